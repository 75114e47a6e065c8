//! How a player bids, as far as somebody else knows it.

use super::abstraction::{ACTIONS, BIDS, DECISIONS, Memory, bid_index, decision_index};
use super::expert::{knowledge, tallies};
use super::guide::kits_of;
use super::kit::Kit;
use super::policy::Policy;
use super::tallies::Tallies;
use crate::bot::Bot;
use crate::budget::Limit;
use std::sync::{Arc, Mutex, PoisonError};
use undercroft_core::{Quick, SeatHandle};
use undercroft_welcome::{Hero, Move, PhaseView, Welcome};

/// What a player does in the situations that the policy tells apart.
pub trait Habits: Send + Sync + std::fmt::Debug {
    /// How often it passes, as far as that is known.
    fn pass(&self, tallies: Tallies, hero: Hero, index: usize) -> Option<f32>;

    /// What it does with a card.
    fn place(&self, tallies: Tallies, hero: Hero, index: usize) -> Option<[f32; ACTIONS]>;
}

impl Habits for Policy {
    fn pass(&self, tallies: Tallies, hero: Hero, index: usize) -> Option<f32> {
        self.settled_pass(tallies, hero, index)
    }

    fn place(&self, tallies: Tallies, hero: Hero, index: usize) -> Option<[f32; ACTIONS]> {
        self.settled_decision(tallies, hero, index)
    }
}

/// Habits learned by watching a player. Tallies are not told apart, for there is never enough to watch; where
/// little was seen, the player is taken for one who follows the policy.
#[derive(Debug)]
pub struct Watched {
    policy: Arc<Policy>,
    bids: Vec<[u16; 2]>,
    placings: Vec<[u16; ACTIONS]>,
}

/// So many observations weigh as much as the policy.
const BELIEF: f32 = 2.0;

impl Watched {
    /// Nothing seen yet.
    pub fn new(policy: Arc<Policy>) -> Watched {
        Watched { policy, bids: vec![[0; 2]; 4 * BIDS], placings: vec![[0; ACTIONS]; 4 * DECISIONS] }
    }
}

fn blend<const N: usize>(seen: &[u16; N], expected: Option<[f32; N]>) -> Option<[f32; N]> {
    let total: f32 = seen.iter().map(|count| f32::from(*count)).sum();
    let (expected, belief) = match expected {
        Some(expected) => (expected, BELIEF),
        None if total == 0.0 => return None,
        None => ([0.0; N], 0.0),
    };
    Some(std::array::from_fn(|action| {
        (f32::from(seen[action]) + belief * expected[action]) / (total + belief)
    }))
}

impl Habits for Watched {
    fn pass(&self, tallies: Tallies, hero: Hero, index: usize) -> Option<f32> {
        let pass = Habits::pass(&*self.policy, tallies, hero, index);
        let seen = &self.bids[hero as usize * BIDS + index];
        Some(blend(seen, pass.map(|pass| [1.0 - pass, pass]))?[1])
    }

    fn place(&self, tallies: Tallies, hero: Hero, index: usize) -> Option<[f32; ACTIONS]> {
        let expected = self.policy.place(tallies, hero, index);
        blend(&self.placings[hero as usize * DECISIONS + index], expected)
    }
}

/// A bot that is being watched while it plays.
pub struct UnderWatch {
    bot: Box<dyn Bot<Welcome>>,
    watched: Arc<Mutex<Watched>>,
    kits: Box<[[Kit; 64]; 4]>,
    memory: [Memory; 4],
}

impl UnderWatch {
    /// Watches a bot.
    pub fn new(game: &Welcome, bot: Box<dyn Bot<Welcome>>, watched: Arc<Mutex<Watched>>) -> UnderWatch {
        let kits = Box::new(Hero::ALL.map(|hero| kits_of(game, hero)));
        UnderWatch { bot, watched, kits, memory: Default::default() }
    }

    fn note(&mut self, seat: &SeatHandle<'_, Welcome>, mv: Move) {
        let (game, view) = (seat.game(), seat.view());
        if !matches!(view.phase, PhaseView::Bidding | PhaseView::Deciding)
            || tallies(&view, seat.seat()).is_none()
        {
            return;
        }
        let (hero, known) = (view.hero as usize, knowledge(game, &view));
        let outlook = self.memory[hero].outlook(&self.kits[hero], &known);
        let mut watched = self.watched.lock().unwrap_or_else(PoisonError::into_inner);
        let seen = match (mv, view.card) {
            (Move::Draw | Move::Pass, _) => {
                let bids = &mut watched.bids[hero * BIDS + bid_index(&known, &outlook)];
                Some(&mut bids[usize::from(mv == Move::Pass)])
            }
            (mv, Some(card)) => {
                let placings =
                    &mut watched.placings[hero * DECISIONS + decision_index(&known, card, &outlook)];
                action(game, view.hero, mv).map(|action| &mut placings[action])
            }
            (_, None) => None,
        };
        if let Some(count) = seen {
            *count = count.saturating_add(1);
        }
    }
}

/// The policy's number for a way to place a card.
pub fn action(game: &Welcome, hero: Hero, mv: Move) -> Option<usize> {
    match mv {
        Move::Add => Some(0),
        Move::Discard(tile) => {
            game.components().tiles(hero).iter().position(|(known, _)| *known == tile).map(|bit| bit + 1)
        }
        Move::Draw
        | Move::Pass
        | Move::Name(_)
        | Move::Reveal
        | Move::Axe
        | Move::Polymorph
        | Move::Face
        | Move::Drink
        | Move::Fall
        | Move::Choose(_)
        | Move::Order(_) => None,
    }
}

impl Bot<Welcome> for UnderWatch {
    fn choose(&mut self, seat: &SeatHandle<'_, Welcome>, luck: &mut Quick, limit: &Limit) -> Option<Move> {
        let mv = self.bot.choose(seat, luck, limit)?;
        self.note(seat, mv);
        Some(mv)
    }
}
