//! The exact combat solver: what a player can make of the combat of this year, by trying everything.
//!
//! It plays the game's own rules on a copy in which only this player's dungeon is attacked, so it can never
//! disagree with them. Combat cards the player does not know are averaged over, all equally likely. What other
//! dungeons do to the paladin meanwhile is left out.
//!
//! Nothing is won in combat but prisoners, so that every situation has an upper bound. Whole plans are tried, the
//! most promising first; one whose bound is no better than what has been found already is not tried at all.

mod alone;
mod arsenal;
mod bound;
mod cards;
mod fingerprint;
mod forces;
mod later;
mod line;
mod paladin;
mod party;
mod prospect;
mod pruning;
mod search;
#[cfg(test)]
mod tests;
mod this_round;
mod tiles;
mod worth;

pub use pruning::Pruning;
pub use worth::Goal;

use arrayvec::ArrayVec;
use fingerprint::Known;
use paladin::Evils;
use std::cell::RefCell;
use undercroft_core::{Game, Seat};
use undercroft_lords::Lords;
use undercroft_lords::components::{Adventurer, Card, Room, RoomEffect, RoomUse, Spell};
use undercroft_lords::moves::Move;
use undercroft_lords::state::{COMBAT_ROUNDS, Cell, Phase, State};
use worth::Weights;

/// Two values closer than this are the same.
const SAME: f64 = 1e-9;

/// What the solver found.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// The expected worth at the end of combat: points, and stores as the [`Goal`] weighs them.
    pub value: f64,
    /// The best next moves.
    pub moves: Vec<Move>,
    /// Every next move with its worth; of those that are not among the best, with what it is worth at most.
    pub worth: Vec<(Move, f64)>,
    /// Situations looked at.
    pub situations: u64,
    /// Was the combat looked at to its end?
    pub complete: bool,
}

/// A value, or what it is at most.
#[derive(Copy, Clone, Debug)]
struct Found {
    value: f64,
    exact: bool,
}

/// Solves the combat of one player.
#[derive(Debug)]
pub struct Solver<'a> {
    game: &'a Lords,
    seat: Seat,
    /// The seat in the copy on which everything is tried.
    me: Seat,
    weights: Weights,
    year: u8,
    /// May the paladin still come, or go and come back?
    wanders: bool,
    evils: Evils,
    /// The spells of the cards that the player does not know.
    spells_unseen: ArrayVec<Spell, { Card::COUNT }>,
    /// What it takes to strike the paladin down.
    paladin_life: u32,
    /// The most fatigue that a card of this year causes.
    most_fatigue: u32,
    /// The rooms in which some creatures are stronger.
    strong: ArrayVec<(Room, Cell), { Room::COUNT }>,
    /// The tiles in the order in which they can be lost.
    rings: tiles::Rings,
    /// What was last worked out about them.
    last_tiles: RefCell<(Option<tiles::Where>, tiles::Tiles)>,
    /// The last combat round that is looked at.
    last_round: u8,
    known: Known<Found>,
    /// Lists to be filled again.
    spare: Vec<Vec<Move>>,
    situations: u64,
    /// The most situations to look at; then the search is given up.
    limit: u64,
    /// What is switched off to measure its worth.
    without: Option<Pruning>,
}

impl<'a> Solver<'a> {
    /// A solver for the seat that is asked in this state, if it is asked something in combat.
    pub fn new(game: &'a Lords, state: &State, seat: Seat, goal: Goal) -> Option<Solver<'a>> {
        let in_combat = matches!(state.phase, Phase::Planning(_) | Phase::Battle(_));
        let asked = game.status(state).acting().contains(seat);
        if !in_combat || !asked {
            return None;
        }
        let parts = game.components();
        let who = if state.year == 1 { Adventurer::SilverPaladin } else { Adventurer::GoldPaladin };
        let strengthens =
            |room| matches!(parts.room(room).purpose, RoomUse::Effect(RoomEffect::Stronger { .. }));
        let dungeon = &state.player(seat).dungeon;
        let fatigue = parts.cards_of(state.year).map(|card| u32::from(parts.card(card).fatigue));
        Some(Solver {
            game,
            seat,
            me: seat,
            weights: Weights::of(goal, state.year),
            year: state.year,
            wanders: true,
            evils: Evils::default(),
            spells_unseen: ArrayVec::new(),
            paladin_life: parts.adventurer(who).hit_points.into(),
            most_fatigue: fatigue.max().unwrap_or(0),
            strong: dungeon.working_rooms().filter(|(room, _)| strengthens(*room)).collect(),
            rings: tiles::rings(dungeon),
            last_tiles: RefCell::default(),
            last_round: u8::MAX,
            known: Known::default(),
            spare: Vec::new(),
            situations: 0,
            limit: u64::MAX,
            without: None,
        })
    }

    /// Looks no further than this many rounds, the present one included; what comes after is guessed. One round is
    /// quick whatever is known of the cards.
    #[must_use]
    pub fn rounds(mut self, state: &State, rounds: u8) -> Solver<'a> {
        self.last_round = state.combat_round.saturating_add(rounds.saturating_sub(1));
        self
    }

    /// The same without one of the parts that only make it faster.
    #[must_use]
    pub fn without(mut self, part: Option<Pruning>) -> Solver<'a> {
        self.without = part;
        self
    }

    /// Gives up after so many situations; what was found by then is not the best for certain.
    #[must_use]
    pub fn give_up_after(mut self, situations: u64) -> Solver<'a> {
        self.limit = situations;
        self
    }

    fn uses(&self, part: Pruning) -> bool {
        self.without != Some(part)
    }

    /// The best moves now and what they are worth.
    pub fn solve(&mut self, state: &State) -> Solution {
        let alone = self.alone(state);
        let worth = self.worth_of_moves(&alone);
        self.solution(worth)
    }

    /// The same within about so many situations: as many rounds ahead as that allows, but at least the present one.
    pub fn solve_within(&mut self, state: &State, situations: u64) -> Solution {
        let last = self.last_round;
        let mut best: Option<Solution> = None;
        for round in state.combat_round..=COMBAT_ROUNDS.max(state.combat_round) {
            let whole = round >= COMBAT_ROUNDS;
            self.last_round = if whole { last } else { round };
            self.limit = if best.is_some() { situations } else { u64::MAX };
            let alone = self.alone(state);
            let worth = self.worth_of_moves(&alone);
            if self.situations >= self.limit {
                break;
            }
            let found = self.solution(worth);
            // Each round more takes many times as long as the one before.
            let hopeless = found.situations > situations / 3;
            best = Some(Solution { complete: whole, ..found });
            if hopeless {
                break;
            }
        }
        (self.limit, self.last_round) = (u64::MAX, last);
        best.unwrap_or_else(|| self.solution(Vec::new()))
    }

    fn solution(&self, worth: Vec<(Move, f64)>) -> Solution {
        let value = worth.iter().map(|(_, value)| *value).fold(f64::MIN, f64::max);
        let best = worth.iter().filter(|(_, own)| value - own < SAME).map(|(mv, _)| *mv).collect();
        let complete = self.last_round >= COMBAT_ROUNDS && self.situations < self.limit;
        Solution { value, moves: best, worth, situations: self.situations, complete }
    }

    /// All best ways through a combat whose cards are known, each as its moves; at most `limit` of them.
    /// Creatures are sent in the order of their list and after the trap, so that no plan is told twice.
    pub fn plans(&mut self, state: &State, limit: usize) -> Vec<Vec<Move>> {
        let mut found = Vec::new();
        let alone = self.alone(state);
        self.follow(&alone, &mut Vec::new(), limit, &mut found);
        found
    }

    fn follow(&mut self, state: &State, line: &mut Vec<Move>, limit: usize, found: &mut Vec<Vec<Move>>) {
        if found.len() >= limit {
            return;
        }
        if self.is_done(state) {
            found.push(line.clone());
            return;
        }
        let last = line.last().copied();
        for mv in self.solution_here(state) {
            if last.is_some_and(|last| !search::comes_after(mv, last)) {
                continue;
            }
            line.push(mv);
            let mut next = state.clone();
            self.make(&mut next, mv);
            self.follow(&next, line, limit, found);
            line.pop();
        }
    }

    fn solution_here(&mut self, state: &State) -> Vec<Move> {
        let worth = self.worth_of_moves(state);
        self.solution(worth).moves
    }

    fn is_done(&self, state: &State) -> bool {
        !self.in_combat(state) || state.combat_round > self.last_round
    }

    fn in_combat(&self, state: &State) -> bool {
        state.year == self.year && matches!(state.phase, Phase::Planning(_) | Phase::Battle(_))
    }
}
