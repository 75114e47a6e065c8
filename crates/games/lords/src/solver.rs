//! The exact combat solver: what a player can make of the combat of this year, by trying everything.
//!
//! It plays the game's own rules on a copy in which only this player's dungeon is attacked, so it can never
//! disagree with them. Combat cards the player does not know are averaged over, all equally likely. What other
//! dungeons do to the paladin meanwhile is left out.

use crate::Lords;
use crate::moves::Move;
use crate::names::Card;
use crate::rules::scoring;
use crate::state::{Ask, Phase, Plan, State};
use arrayvec::ArrayVec;
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use undercroft_core::{Game as _, Quick, Seat, Silent};

/// What counts as better.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Points of the final score (without titles).
    Points,
    /// Points first; among equal points, what is left of gold, food, imps and traps.
    Thrift,
}

/// How much a unit of stores weighs against a point.
const STORE: f64 = 0.001;
/// Two values closer than this are the same.
const SAME: f64 = 1e-9;

/// What the solver found.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// The expected points at the end of combat, stores included by [`Goal::Thrift`] as thousandths.
    pub value: f64,
    /// The best next moves.
    pub moves: Vec<Move>,
    /// Situations looked at.
    pub situations: u64,
}

/// Solves the combat of one player.
#[derive(Debug)]
pub struct Solver<'a> {
    game: &'a Lords,
    seat: Seat,
    goal: Goal,
    year: u8,
    /// The last combat round that is looked at.
    last_round: u8,
    known: HashMap<u128, f64>,
    situations: u64,
}

impl<'a> Solver<'a> {
    /// A solver for the seat that is asked in this state, if it is asked something in combat.
    pub fn new(game: &'a Lords, state: &State, seat: Seat, goal: Goal) -> Option<Solver<'a>> {
        let in_combat = matches!(state.phase, Phase::Planning(_) | Phase::Battle(_));
        let asked = game.acting(state).contains(seat);
        (in_combat && asked).then(|| Solver {
            game,
            seat,
            goal,
            year: state.year,
            last_round: u8::MAX,
            known: HashMap::new(),
            situations: 0,
        })
    }

    /// Looks no further than this many rounds, the present one included: the value is then what is won and lost
    /// by their end. One round is quick enough for use inside a search, whatever is known of the cards.
    #[must_use]
    pub fn rounds(mut self, state: &State, rounds: u8) -> Solver<'a> {
        self.last_round = state.combat_round.saturating_add(rounds.saturating_sub(1));
        self
    }

    /// The best moves now and what they are worth.
    pub fn solve(&mut self, state: &State) -> Solution {
        let state = self.alone(state);
        let worth = self.worth_of_moves(&state);
        let value = worth.iter().map(|(_, value)| *value).fold(f64::MIN, f64::max);
        let best = worth.into_iter().filter(|(_, own)| value - own < SAME).map(|(mv, _)| mv);
        Solution { value, moves: best.collect(), situations: self.situations }
    }

    /// All best ways through a combat whose cards are known, each as its moves; at most `limit` of them.
    /// Creatures are sent in the order of their list and after the trap, so that no plan is told twice.
    pub fn plans(&mut self, state: &State, limit: usize) -> Vec<Vec<Move>> {
        let mut found = Vec::new();
        self.follow(&self.alone(state), &mut Vec::new(), limit, &mut found);
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
        let worth = self.worth_of_moves(state);
        let best = worth.iter().map(|(_, value)| *value).fold(f64::MIN, f64::max);
        for (mv, value) in worth {
            if best - value < SAME {
                line.push(mv);
                self.follow(&self.after(state, mv), line, limit, found);
                line.pop();
            }
        }
    }

    /// The same situation with nobody at the other dungeons.
    fn alone(&self, state: &State) -> State {
        let mut state = state.clone();
        for other in Seat::all(state.seats()).filter(|other| *other != self.seat) {
            let player = state.player_mut(other);
            player.party.clear();
            player.plan = Plan::default();
        }
        state
    }

    fn is_done(&self, state: &State) -> bool {
        state.year != self.year
            || !matches!(state.phase, Phase::Planning(_) | Phase::Battle(_))
            || state.combat_round > self.last_round
    }

    fn after(&self, state: &State, mv: Move) -> State {
        let mut next = state.clone();
        // Combat asks for no luck; what comes after it does not matter here.
        self.game.apply(&mut next, self.seat, mv, &mut Quick::new(0), &mut Silent);
        self.let_others_pass(&mut next);
        next
    }

    /// Should the paladin ride to another dungeon, its owner lets things happen.
    fn let_others_pass(&self, state: &mut State) {
        while !self.is_done(state) {
            let Some(other) = self.game.acting(state).first().filter(|seat| *seat != self.seat) else {
                return;
            };
            let mut moves = Vec::new();
            self.game.generate(state, other, &mut moves);
            let ready = moves.iter().copied().find(|mv| *mv == Move::Ready);
            let Some(mv) = ready.or(moves.first().copied()) else { return };
            self.game.apply(state, other, mv, &mut Quick::new(0), &mut Silent);
        }
    }

    fn worth_of_moves(&mut self, state: &State) -> Vec<(Move, f64)> {
        let mut moves = Vec::with_capacity(16);
        self.game.generate(state, self.seat, &mut moves);
        let seat = self.seat;
        let in_order = |mv: &Move| is_in_order(state, seat, *mv);
        moves.into_iter().filter(in_order).map(|mv| (mv, self.worth_of(state, mv))).collect()
    }

    /// A move's value; where it turns up an unknown card, the mean over all that it may be.
    fn worth_of(&mut self, state: &State, mv: Move) -> f64 {
        let place = usize::from(state.combat_round.saturating_sub(1));
        let unknown = if mv == Move::Ready { self.candidates(state, place) } else { ArrayVec::new() };
        if unknown.is_empty() {
            return self.value(&self.after(state, mv));
        }
        let sum: f64 = unknown
            .iter()
            .map(|card| {
                let mut fate = state.clone();
                let cards = &mut fate.cards[usize::from(state.year - 1)];
                match cards.iter().position(|one| one == card) {
                    Some(elsewhere) => cards.swap(place, elsewhere),
                    None => cards[place] = *card,
                }
                self.value(&self.after(&fate, mv))
            })
            .sum();
        sum / unknown.len() as f64
    }

    /// The cards that may lie in a place of which the player knows nothing; none if he knows it.
    fn candidates(&self, state: &State, place: usize) -> ArrayVec<Card, { Card::COUNT }> {
        let cards = &state.cards[usize::from(state.year - 1)];
        let spied = state.player(self.seat).spied;
        let is_known = |place: usize| {
            place < usize::from(state.cards_shown) || spied.get(place).copied().unwrap_or(true)
        };
        if place >= cards.len() || is_known(place) {
            return ArrayVec::new();
        }
        let known = |card: &Card| cards.iter().position(|one| one == card).is_some_and(is_known);
        self.game.components.cards_of(state.year).filter(|card| !known(card)).collect()
    }

    fn value(&mut self, state: &State) -> f64 {
        self.situations += 1;
        if self.is_done(state) {
            return self.final_value(state);
        }
        // Rounds begin in the same way by many paths; within a battle few paths meet again.
        let plan = &state.player(self.seat).plan;
        let fresh =
            matches!(state.ask, Ask::Plan | Ask::Tile) && plan.sent.is_empty() && plan.traps.is_empty();
        let key = fresh.then(|| self.key(state));
        if let Some(value) = key.and_then(|key| self.known.get(&key)) {
            return *value;
        }
        let best = self.worth_of_moves(state).into_iter().map(|(_, value)| value).fold(f64::MIN, f64::max);
        if let Some(key) = key {
            self.known.insert(key, best);
        }
        best
    }

    fn final_value(&self, state: &State) -> f64 {
        let player = state.player(self.seat);
        let points = f64::from(scoring::points(self.game, player).total());
        let stores = [player.gold, player.food, player.imps, player.traps.total()];
        match self.goal {
            Goal::Points => points,
            Goal::Thrift => points + STORE * stores.into_iter().map(f64::from).sum::<f64>(),
        }
    }

    /// A fingerprint of what can still differ: the player's own things, the round, and the cards he may know.
    fn key(&self, state: &State) -> u128 {
        let [mut a, mut b] = [Mixer(0x9e37_79b9_7f4a_7c15), Mixer(0xc2b2_ae3d_27d4_eb4f)];
        for mixer in [&mut a, &mut b] {
            state.player(self.seat).hash(mixer);
            (state.combat_round, state.cards_shown, state.ask, state.paladin, state.trap_deck.len())
                .hash(mixer);
            let cards = &state.cards[usize::from(state.year - 1)];
            for (place, card) in cards.iter().enumerate() {
                if self.candidates(state, place).is_empty() {
                    (place, card).hash(mixer);
                }
            }
        }
        (u128::from(a.finish()) << 64) | u128::from(b.finish())
    }
}

/// One order for what goes into a plan: the traps, then the creatures by kind.
fn is_in_order(state: &State, seat: Seat, mv: Move) -> bool {
    let plan = &state.player(seat).plan;
    match mv {
        Move::Lay(trap) => plan.sent.is_empty() && plan.traps.iter().all(|laid| *laid <= trap),
        Move::Send(creature) => plan.sent.kinds().all(|sent| sent <= creature),
        _ => true,
    }
}

/// A fast hash for fingerprints; two of them with different seeds make a collision out of the question.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ (mixed >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9fb2_1c65_1e98_df25);
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(byte.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}
