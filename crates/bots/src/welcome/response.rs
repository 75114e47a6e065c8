//! A player of two who knows how the other bids and takes advantage of it.
//!
//! Before each bid it imagines what the other may have drawn, every world weighed by how likely the other would
//! then have bid as it did. In each world it tries all its moves and lets the round be played on: the other by its
//! habits, itself by the policy. It leaves the policy's move only where another is clearly better. So it plays at
//! least as well as the policy, up to chance, and better wherever one step from it can be made to pay.

use super::abstraction::{ACTIONS, Memory, bid_index, decision_index};
use super::expert::{best, best_hero, dungeon_choices, pick, placing, tallies, toss};
use super::guide::kits_of;
use super::habits::{Habits, action};
use super::kit::Kit;
use super::policy::Policy;
use super::prior;
use super::regret::Payoffs;
use super::round::{MOST, Round};
use super::tallies::Tallies;
use crate::bot::Bot;
use crate::budget::Limit;
use std::sync::Arc;
use undercroft_core::{Chance, Quick, Seat, SeatHandle};
use undercroft_welcome::{Hero, Monster, Move, PhaseView, View, Welcome};

/// The player.
pub struct Responder {
    policy: Arc<Policy>,
    habits: Arc<dyn Habits>,
    kits: Box<[[Kit; 64]; 4]>,
    memory: [Memory; 4],
    worlds: u32,
    /// The round it is in, and what was done with every card of it.
    round: u8,
    placed: Vec<Placing>,
}

/// What was done with a card, and the card if it was the player's own.
#[derive(Copy, Clone, Debug)]
struct Placing {
    action: usize,
    card: Option<Monster>,
}

/// What does not change during one decision.
#[derive(Copy, Clone)]
struct Situation {
    hero: Hero,
    tallies: Tallies,
    payoffs: Payoffs,
    /// The player's number in the round: 0 if it bids first.
    me: usize,
    card: Option<Monster>,
}

/// A move is clearly better if it is by so many standard errors.
const CLEARLY: f64 = 1.0;

impl Responder {
    /// A player who imagines so many worlds before each bid.
    pub fn new(game: &Welcome, policy: Arc<Policy>, habits: Arc<dyn Habits>, worlds: u32) -> Responder {
        Responder {
            policy,
            habits,
            kits: Box::new(Hero::ALL.map(|hero| kits_of(game, hero))),
            memory: Default::default(),
            worlds,
            round: 0,
            placed: Vec::new(),
        }
    }

    /// Turns alternate, so at most one card was placed since the player last looked.
    fn look(&mut self, game: &Welcome, view: &View, seat: Seat) -> Option<()> {
        if view.round != self.round {
            (self.round, self.placed) = (view.round, Vec::new());
        }
        let count = view.pile.len() + view.discard.len();
        if self.placed.len() + 1 == count {
            let added = view.pile.iter().filter(|card| card.by != Some(seat)).count();
            let known = self.placed.iter().filter(|step| step.card.is_none() && step.action == 0).count();
            let thrown = view.discard.iter().rev().find(|card| card.by != seat);
            let mv = if added > known { Move::Add } else { Move::Discard(thrown?.tile) };
            self.placed.push(Placing { action: action(game, view.hero, mv)?, card: None });
        }
        (self.placed.len() == count).then_some(())
    }

    fn bid(&mut self, game: &Welcome, view: &View, seat: Seat, luck: &mut Quick) -> Option<Move> {
        self.look(game, view, seat)?;
        let tallies = tallies(view, seat)?;
        let at = Situation {
            hero: view.hero,
            tallies,
            payoffs: self.policy.payoffs(tallies),
            me: self.placed.len() % 2,
            card: view.card,
        };
        let unseen: Vec<Monster> = Monster::ALL
            .into_iter()
            .flat_map(|kind| std::iter::repeat_n(kind, usize::from(view.unseen[kind as usize])))
            .collect();
        let chosen = self.best_action(&at, &unseen, luck);
        Some(match (view.card, chosen) {
            (None, 0) => Move::Draw,
            (None, _) => Move::Pass,
            (Some(card), action) => {
                self.placed.push(Placing { action, card: Some(card) });
                placing(game, view, action)
            }
        })
    }

    /// Draw (0) or pass (1); with a card in hand, what to do with it.
    fn best_action(&mut self, at: &Situation, unseen: &[Monster], luck: &mut Quick) -> usize {
        let mut results: Vec<(f64, [f64; ACTIONS])> = Vec::with_capacity(self.worlds as usize);
        let mut usual = 0;
        for number in 0..self.worlds {
            let (round, weight) = self.imagine(at, unseen, luck);
            if number == 0 {
                usual = self.usual_action(at, &round, luck);
            }
            if weight > 0.0 {
                results.push((weight, self.try_all(at, &round, luck)));
            }
        }
        let gain = |action: usize| Gain::new(&results, action, usual);
        let gains = (0..ACTIONS).map(gain);
        let best = gains.enumerate().max_by(|(_, one), (_, other)| one.mean.total_cmp(&other.mean));
        best.filter(|(_, gain)| gain.mean > CLEARLY * gain.error).map_or(usual, |(action, _)| action)
    }

    /// A world the player could be in, and how likely the other would have bid so in it.
    fn imagine(&mut self, at: &Situation, unseen: &[Monster], luck: &mut Quick) -> (Round, f64) {
        let mut hidden = unseen.to_vec();
        luck.shuffle(&mut hidden);
        let mut cards = Vec::with_capacity(MOST);
        cards.extend(self.placed.iter().filter_map(|step| step.card.or_else(|| hidden.pop())));
        cards.extend(at.card);
        cards.append(&mut hidden);
        let mut round = Round::new(&cards, 63);
        let mut weight = 1.0;
        for number in 0..self.placed.len() {
            let action = self.placed[number].action;
            if round.turn != at.me {
                weight *= f64::from(1.0 - self.pass(at, &round));
            }
            let card = round.draw();
            if round.turn != at.me && round.tiles != 0 {
                weight *= f64::from(self.strategy(at, &round, card)[action]);
            }
            round.place(card, action);
        }
        (round, weight)
    }

    fn usual_action(&mut self, at: &Situation, round: &Round, luck: &mut Quick) -> usize {
        match at.card {
            None => usize::from(toss(luck) < self.pass(at, round)),
            Some(card) => {
                let mut round = *round;
                round.draw();
                pick(&self.strategy(at, &round, card), toss(luck))
            }
        }
    }

    /// What each action brings in this world; nothing for those that are not possible.
    fn try_all(&mut self, at: &Situation, round: &Round, luck: &mut Quick) -> [f64; ACTIONS] {
        std::array::from_fn(|action| {
            let mut round = *round;
            match at.card {
                None if action == 1 => self.enter(at, &round, 1 - at.me),
                None if action > 1 || !round.can_draw() => f64::MIN,
                None => {
                    self.draw(at, &mut round, luck);
                    self.play_on(at, round, luck)
                }
                Some(_) if !round.allows(action) => f64::MIN,
                Some(card) => {
                    round.draw();
                    round.place(card, action);
                    self.play_on(at, round, luck)
                }
            }
        })
    }

    fn play_on(&mut self, at: &Situation, mut round: Round, luck: &mut Quick) -> f64 {
        loop {
            if !round.can_draw() || toss(luck) < self.pass(at, &round) {
                return self.enter(at, &round, 1 - round.turn);
            }
            self.draw(at, &mut round, luck);
        }
    }

    fn draw(&mut self, at: &Situation, round: &mut Round, luck: &mut Quick) {
        let card = round.draw();
        let action = if round.tiles == 0 { 0 } else { pick(&self.strategy(at, round, card), toss(luck)) };
        round.place(card, action);
    }

    fn pass(&mut self, at: &Situation, round: &Round) -> f32 {
        let hero = at.hero as usize;
        let known = round.knowledge(round.turn);
        let outlook = self.memory[hero].outlook(&self.kits[hero], &known);
        let pass = self.habits_of(at, round.turn).pass(at.tallies, at.hero, bid_index(&known, &outlook));
        pass.unwrap_or_else(|| prior::pass(&outlook))
    }

    /// What the player whose turn it is does with the card it has just drawn.
    fn strategy(&mut self, at: &Situation, round: &Round, card: Monster) -> [f32; ACTIONS] {
        let hero = at.hero as usize;
        let known = round.knowledge(round.turn);
        let index = decision_index(&known, card, &self.memory[hero].outlook(&self.kits[hero], &known));
        let strategy = self.habits_of(at, round.turn).place(at.tallies, at.hero, index);
        strategy.unwrap_or_else(|| prior::place(&mut self.memory[hero], &self.kits[hero], &known, card))
    }

    fn habits_of(&self, at: &Situation, player: usize) -> &dyn Habits {
        if player == at.me { &*self.policy } else { &*self.habits }
    }

    /// The player's winning chance once `runner` has gone in.
    fn enter(&mut self, at: &Situation, round: &Round, runner: usize) -> f64 {
        let (hero, kit) = (at.hero as usize, &self.kits[at.hero as usize][usize::from(round.tiles)]);
        let known = round.knowledge(runner);
        let named = if kit.vorpal { self.memory[hero].estimate(&self.kits[hero], &known).1 } else { None };
        let first = f64::from(at.payoffs[runner][usize::from(round.delve(kit, named))]);
        if at.me == 0 { first } else { 1.0 - first }
    }
}

/// How much better one action is than another over the same worlds.
#[derive(Copy, Clone, Debug)]
struct Gain {
    mean: f64,
    error: f64,
}

impl Gain {
    fn new(results: &[(f64, [f64; ACTIONS])], action: usize, usual: usize) -> Gain {
        let total: f64 = results.iter().map(|(weight, _)| weight).sum();
        if total <= 0.0 || results[0].1[action] == f64::MIN {
            return Gain { mean: f64::MIN, error: 0.0 };
        }
        let gain = |brought: &[f64; ACTIONS]| brought[action] - brought[usual];
        let mean = results.iter().map(|(weight, brought)| weight * gain(brought)).sum::<f64>() / total;
        let spread = results.iter().map(|(weight, brought)| (weight * (gain(brought) - mean)).powi(2));
        Gain { mean, error: spread.sum::<f64>().sqrt() / total }
    }
}

impl Bot<Welcome> for Responder {
    fn choose(&mut self, seat: &SeatHandle<'_, Welcome>, luck: &mut Quick, _: &Limit) -> Option<Move> {
        let (game, view, moves) = (seat.game(), seat.view(), seat.legal_moves());
        let wanted = match view.phase {
            PhaseView::Bidding | PhaseView::Deciding if moves.is_empty() => None,
            PhaseView::Bidding | PhaseView::Deciding => self.bid(game, &view, seat.seat(), luck),
            PhaseView::ChoosingHero => best_hero(&self.policy, &view, seat.seat()),
            PhaseView::Naming | PhaseView::Facing | PhaseView::Dying => {
                best(&dungeon_choices(game, &view).unwrap_or_default())
            }
            PhaseView::Delving | PhaseView::Over => None,
        };
        wanted.filter(|mv| moves.contains(mv)).or(moves.first().copied())
    }
}
