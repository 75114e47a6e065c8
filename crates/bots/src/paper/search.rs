//! Search over orders of dice, their uses, routes and rewards, up to the end of the phase.

use super::estimate::Judge;
use super::patience::Patience;
use super::seen::{Counts, Seen};
use std::collections::VecDeque;
use undercroft_core::Silent;
use undercroft_paper::moves::Move;
use undercroft_paper::rules::{Asked, Common};
use undercroft_paper::state::{Phase, Team};

/// A sheet that can be reached, and how.
#[derive(Clone, Debug)]
struct Node {
    team: Team,
    from: Option<(u32, Move)>,
    worth: f32,
}

/// A beam search: after each die the most promising sheets are kept.
#[derive(Debug)]
pub(super) struct Search<'a> {
    judge: &'a Judge<'a>,
    common: Common<'a>,
    nodes: Vec<Node>,
    /// Sheets at the end of the phase, the best first.
    ends: Vec<u32>,
}

/// More sheets than this are never opened for one step of the beam.
const MOST: usize = 60_000;
/// More than this are never opened from one sheet. Hardly any die leads to so many: it is for a Ranger with the
/// medallion, who walks along water for nothing and could go everywhere in every order.
const MOST_FROM_ONE: usize = 3_000;
/// The same when there is no time left: enough for every use of a die and a short march.
const MOST_IN_HASTE: usize = 300;

impl<'a> Search<'a> {
    pub(super) fn new(judge: &'a Judge<'a>, common: Common<'a>, team: Team) -> Search<'a> {
        let root = Node { team, from: None, worth: 0.0 };
        Search { judge, common, nodes: vec![root], ends: Vec::new() }
    }

    /// Searches with a beam of this width. When patience is over it goes on with the best sheet so far, and that
    /// quickly: there is always a whole plan.
    pub(super) fn run(&mut self, width: usize, patience: &mut Patience<'_>) {
        let mut beam = vec![0u32];
        let counts = Counts::new(&self.common, self.judge.missions, &self.nodes[0].team);
        loop {
            let mut next: Vec<u32> = Vec::new();
            let mut seen = Seen::new(counts);
            for (index, node) in beam.iter().enumerate() {
                if index > 0 && patience.look() {
                    break;
                }
                self.expand(*node, &mut next, &mut seen, patience);
            }
            for node in &next {
                let team = self.nodes[*node as usize].team;
                self.nodes[*node as usize].worth = self.judge.worth(&self.common, &team);
            }
            next.sort_by(|a, b| self.nodes[*b as usize].worth.total_cmp(&self.nodes[*a as usize].worth));
            let finished =
                next.iter().all(|node| self.common.asked(&self.nodes[*node as usize].team) == Asked::Confirm);
            if finished {
                self.ends = next;
                return;
            }
            next.truncate(if patience.is_over() { 1 } else { width });
            beam = next;
        }
    }

    /// Every sheet after one more die (or, before any die, after what has to be settled first).
    fn expand(&mut self, from: u32, found: &mut Vec<u32>, seen: &mut Seen, patience: &mut Patience<'_>) {
        // What takes few moves first, so that only the longest ways are left out where there are too many.
        let mut open = VecDeque::from([from]);
        let mut moves = Vec::new();
        let before = seen.len();
        while let Some(node) = open.pop_front() {
            let team = self.nodes[node as usize].team;
            moves.clear();
            self.choices(&team, &mut moves);
            for mv in &moves {
                let most = if patience.is_over() { MOST_IN_HASTE } else { MOST_FROM_ONE };
                if (seen.len() - before > most || seen.len() > MOST) && !found.is_empty() {
                    return;
                }
                patience.consider();
                let mut after = team;
                self.common.apply(&mut after, *mv, &mut Silent);
                if !seen.insert(&after) {
                    continue;
                }
                let index = self.nodes.len() as u32;
                self.nodes.push(Node { team: after, from: Some((node, *mv)), worth: 0.0 });
                match self.common.asked(&after) {
                    Asked::Die | Asked::Confirm => found.push(index),
                    _ if after.ready => found.push(index),
                    Asked::Talent
                    | Asked::Goal
                    | Asked::Wounds
                    | Asked::Level
                    | Asked::Item
                    | Asked::Minion
                    | Asked::Gem
                    | Asked::Step => open.push_back(index),
                }
            }
        }
        if found.is_empty() {
            found.push(from);
        }
    }

    /// The moves worth looking at: wounds are healed as far as possible, since a heart has no other use.
    fn choices(&self, team: &Team, moves: &mut Vec<Move>) {
        match self.common.asked(team) {
            Asked::Wounds => {
                moves.push(Move::Heal(team.pending.wounds.min(self.common.free_hearts(team))));
            }
            Asked::Confirm => {}
            Asked::Talent
            | Asked::Goal
            | Asked::Level
            | Asked::Item
            | Asked::Minion
            | Asked::Gem
            | Asked::Die
            | Asked::Step => self.common.legal_moves(team, moves),
        }
    }

    /// The most promising end.
    pub(super) fn best(&self) -> u32 {
        self.ends.first().copied().unwrap_or(0)
    }

    /// The best ends, at most so many; before the game no more than `alike` with the same cards.
    pub(super) fn candidates(&self, most: usize, alike: usize) -> Vec<u32> {
        let mut chosen: Vec<u32> = Vec::new();
        for end in &self.ends {
            let cards = |node: u32| (self.team(node).talent, self.team(node).goal);
            let same = chosen.iter().filter(|other| cards(**other) == cards(*end)).count();
            if chosen.len() < most && (self.common.phase != Phase::Prelude || same < alike) {
                chosen.push(*end);
            }
        }
        chosen
    }

    /// What the sheet of a node is worth.
    pub(super) fn worth(&self, node: u32) -> f32 {
        self.nodes[node as usize].worth
    }

    /// The sheet of a node.
    pub(super) fn team(&self, node: u32) -> &Team {
        &self.nodes[node as usize].team
    }

    /// The moves that lead to a node, each with the sheet before it.
    pub(super) fn path_to(&self, node: u32) -> Vec<(Team, Move)> {
        let mut path = Vec::new();
        let mut node = node;
        while let Some((from, mv)) = self.nodes[node as usize].from {
            path.push((self.nodes[from as usize].team, mv));
            node = from;
        }
        path.reverse();
        path
    }
}
