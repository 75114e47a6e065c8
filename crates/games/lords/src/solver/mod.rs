//! The exact combat solver: what a player can make of the combat of this year, by trying everything.
//!
//! It plays the game's own rules on a copy in which only this player's dungeon is attacked, so it can never
//! disagree with them. Combat cards the player does not know are averaged over, all equally likely. What other
//! dungeons do to the paladin meanwhile is left out.
//!
//! Nothing is won in combat but prisoners, so that every situation has a simple upper bound; a move whose bound
//! is no better than what has been found already is not tried out.

mod bound;
mod cards;
mod fingerprint;
mod worth;

pub use worth::Goal;

use crate::Lords;
use crate::moves::Move;
use crate::state::{Ask, COMBAT_ROUNDS, Phase, Plan, Player, State};
use fingerprint::{Known, fingerprint};
use undercroft_core::{Game as _, Quick, Seat, Silent};
use worth::{PALADIN, Weights};

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
    weights: Weights,
    year: u8,
    /// May the paladin still come?
    paladin: bool,
    /// The last combat round that is looked at.
    last_round: u8,
    known: Known<Found>,
    situations: u64,
    /// The most situations to look at; then the search is given up.
    limit: u64,
}

impl<'a> Solver<'a> {
    /// A solver for the seat that is asked in this state, if it is asked something in combat.
    pub fn new(game: &'a Lords, state: &State, seat: Seat, goal: Goal) -> Option<Solver<'a>> {
        let in_combat = matches!(state.phase, Phase::Planning(_) | Phase::Battle(_));
        let asked = game.acting(state).contains(seat);
        (in_combat && asked).then(|| Solver {
            game,
            seat,
            weights: Weights::of(goal, state.year),
            year: state.year,
            paladin: worth::paladin_may_come(game, state, seat),
            last_round: u8::MAX,
            known: Known::default(),
            situations: 0,
            limit: u64::MAX,
        })
    }

    /// Looks no further than this many rounds, the present one included; what comes after is guessed. One round is
    /// quick whatever is known of the cards.
    #[must_use]
    pub fn rounds(mut self, state: &State, rounds: u8) -> Solver<'a> {
        self.last_round = state.combat_round.saturating_add(rounds.saturating_sub(1));
        self
    }

    /// The best moves now and what they are worth.
    pub fn solve(&mut self, state: &State) -> Solution {
        let state = self.alone(state);
        let worth = self.worth_of_moves(&state);
        self.solution(worth)
    }

    /// The same within about so many situations: as many rounds ahead as that allows, but at least the present one.
    pub fn solve_within(&mut self, state: &State, situations: u64) -> Solution {
        let alone = self.alone(state);
        let last = self.last_round;
        let mut best: Option<Solution> = None;
        for round in state.combat_round..=COMBAT_ROUNDS.max(state.combat_round) {
            let whole = round >= COMBAT_ROUNDS;
            self.last_round = if whole { last } else { round };
            self.limit = if best.is_some() { situations } else { u64::MAX };
            self.known.clear();
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
        let complete = self.last_round >= COMBAT_ROUNDS;
        Solution { value, moves: best, worth, situations: self.situations, complete }
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
        for mv in self.solution_here(state) {
            line.push(mv);
            self.follow(&self.after(state, mv), line, limit, found);
            line.pop();
        }
    }

    fn solution_here(&mut self, state: &State) -> Vec<Move> {
        let worth = self.worth_of_moves(state);
        self.solution(worth).moves
    }

    /// The same situation with nobody at the other dungeons, and without the stacks, which combat never touches.
    fn alone(&self, state: &State) -> State {
        let mut state = state.clone();
        for other in Seat::all(state.seats()).filter(|other| *other != self.seat) {
            let evil = state.player(other).evil;
            *state.player_mut(other) = Player { evil, ..Player::default() };
        }
        state.player_mut(self.seat).buried = Default::default();
        state.creature_stack.clear();
        state.room_stack.clear();
        state.adventurer_stacks.iter_mut().for_each(arrayvec::ArrayVec::clear);
        state.returned = 0;
        state.trap_deck.clear();
        state
    }

    fn is_done(&self, state: &State) -> bool {
        !self.in_combat(state) || state.combat_round > self.last_round
    }

    fn in_combat(&self, state: &State) -> bool {
        state.year == self.year && matches!(state.phase, Phase::Planning(_) | Phase::Battle(_))
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

    /// The moves with their values; of those that are not among the best, with what they are worth at most.
    fn worth_of_moves(&mut self, state: &State) -> Vec<(Move, f64)> {
        let mut best = f64::MIN;
        let mut worth = Vec::new();
        for mv in self.moves(state) {
            // Just below the best, so that equals are told apart from what is worse.
            let value = self.worth_of(state, mv, best - 2.0 * SAME);
            best = best.max(value);
            worth.push((mv, value));
        }
        worth
    }

    fn moves(&self, state: &State) -> Vec<Move> {
        let mut moves = Vec::with_capacity(16);
        self.game.generate(state, self.seat, &mut moves);
        moves.retain(|mv| is_in_order(state, self.seat, *mv));
        moves
    }

    /// A move's value if it is more than `floor`, else something between the two; where the move turns up an
    /// unknown card, the mean over all that it may be.
    fn worth_of(&mut self, state: &State, mv: Move, floor: f64) -> f64 {
        let chances = if mv == Move::Ready { self.chances(state) } else { Default::default() };
        if chances.is_empty() {
            return self.value(&self.after(state, mv), floor);
        }
        let total = f64::from(chances.iter().map(|(_, count)| count).sum::<u8>());
        let most = self.at_best(state);
        let mut sum = 0.0;
        let mut open = total;
        for (card, count) in chances {
            let count = f64::from(count);
            open -= count;
            // What this card must bring, if all the others bring the most there is.
            let needed = (floor * total - sum - most * open) / count;
            let value = self.value(&self.after(&self.with_card(state, card), mv), needed);
            sum += value * count;
            let bound = (sum + most * open) / total;
            if bound <= floor {
                return bound;
            }
        }
        sum / total
    }

    /// The worth of a situation if it is more than `floor`, else something between the two.
    fn value(&mut self, state: &State, floor: f64) -> f64 {
        self.situations += 1;
        if !self.in_combat(state) {
            return self.weights.now(self.game, state.player(self.seat));
        }
        if self.is_done(state) {
            return self.weights.guess(self.game, state, self.seat).min(self.at_best(state));
        }
        let most = self.at_best(state);
        if most <= floor || self.situations >= self.limit {
            return most;
        }
        let key = self.key(state);
        let known = key.and_then(|key| self.known.get(&key).copied());
        if let Some(found) = known.filter(|found| found.exact || found.value <= floor) {
            return found.value;
        }
        let mut best = f64::MIN;
        for mv in self.moves(state) {
            best = best.max(self.worth_of(state, mv, floor.max(best)));
            if best >= most - SAME {
                break;
            }
        }
        if let Some(key) = key {
            self.known.insert(key, Found { value: best, exact: best > floor });
        }
        best
    }

    /// What a situation is worth at the very most: in combat nothing is won but prisoners.
    fn at_best(&self, state: &State) -> f64 {
        let player = state.player(self.seat);
        let paladin = if self.paladin { PALADIN } else { 0.0 };
        let to_win = bound::still_to_win(self.game, state, player, self.paladin);
        self.weights.with_plan(self.game, player) + to_win + paladin
    }

    /// A fingerprint of what can still differ at the beginning of a round: rounds begin in the same way by many
    /// paths, while within a battle few paths meet again.
    fn key(&self, state: &State) -> Option<u128> {
        let player = state.player(self.seat);
        let plan = &player.plan;
        let fresh =
            matches!(state.ask, Ask::Plan | Ask::Tile) && plan.sent.is_empty() && plan.traps.is_empty();
        let points = || crate::rules::scoring::points(self.game, player).total();
        fresh.then(|| {
            fingerprint(&(
                (state.combat_round, state.ask, state.paladin, self.cards_to_come(state)),
                (player.evil, player.gold, player.food, player.imps, plan.tile, player.dungeon.conquered),
                (player.up, player.down, player.traps, &player.party, &player.prison, points()),
            ))
        })
    }
}

/// One order for what goes into a plan: the traps, then the creatures by kind.
fn is_in_order(state: &State, seat: Seat, mv: Move) -> bool {
    let plan: &Plan = &state.player(seat).plan;
    match mv {
        Move::Lay(trap) => plan.sent.is_empty() && plan.traps.iter().all(|laid| *laid <= trap),
        Move::Send(creature) => plan.sent.kinds().all(|sent| sent <= creature),
        _ => true,
    }
}
