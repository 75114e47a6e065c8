//! What a combat can still come to at the very best: how many can be captured with all the harm that is left to do,
//! what the traps for it cost, and how many tiles must be lost before that.
//!
//! The bound is never less than the truth. Everything that could still do harm is collected here; what it can come
//! to at best is worked out by the [`Prospect`], as if none of it were wasted or healed. Where that is not close
//! enough and a round is being fought, [`Solver::this_round`] looks at who may fall in it and what is healed then.

use super::arsenal::Crowd;
use super::cards::Omens;
use super::party::Party;
use super::prospect::{Prospect, Weary};
use super::this_round::{Fought, Then};
use super::tiles::Tiles;
use super::worth::capture;
use super::{Pruning, Solver};
use undercroft_core::Seat;
use undercroft_lords::components::Class;
use undercroft_lords::rules::scoring::{is_real, prisoner_points};
use undercroft_lords::state::{COMBAT_ROUNDS, Member, Phase, State, Step};

/// How far the plan of the round is made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Plans {
    /// More may be added to it.
    Open,
    /// It is sent as it is.
    Closed,
}

/// What of a situation does not depend on the plan.
pub(super) struct RoundFacts<'a> {
    pub tiles: &'a Tiles,
    pub omens: Omens,
    /// Whom a trap may meet.
    pub crowd: Crowd,
    planning: bool,
    /// After how many further rounds the search looks no further and guesses.
    guess: Option<usize>,
    /// Rounds to come, this one included, and those of them that are looked at.
    rounds: usize,
    pub seen: usize,
    /// Is a tile at stake?
    conquest: bool,
    weary: Weary,
    party: Party,
}

impl Solver<'_> {
    /// What a situation is worth at the very most: in combat nothing is won but prisoners.
    pub(super) fn at_best(&self, state: &State, plans: Plans) -> f64 {
        self.at_best_above(state, plans, f64::MIN)
    }

    /// The same, looked at closely only where it seems to be more than `floor`.
    pub(super) fn at_best_above(&self, state: &State, plans: Plans, floor: f64) -> f64 {
        let tiles = self.tiles(state.player(self.me));
        self.at_best_in(&self.facts(state, &tiles), state, plans, floor)
    }

    /// What of a situation does not depend on the plan.
    pub(super) fn facts<'a>(&self, state: &State, tiles: &'a Tiles) -> RoundFacts<'a> {
        let planning = matches!(state.phase, Phase::Planning(_));
        // Where the search looks no further, the rest is guessed: then the guess has a bound.
        let guesses = self.last_round < COMBAT_ROUNDS && self.last_round >= state.combat_round;
        let guess = guesses.then(|| usize::from(self.last_round - state.combat_round));
        // What comes after a guess does not matter, unless nothing is guessed after all.
        let omens = self.omens(state, guess.is_none_or(|last| tiles.left <= last + 1));
        let rounds = usize::from((COMBAT_ROUNDS + 1).saturating_sub(state.combat_round));
        let seen = guess.filter(|last| tiles.left > last + 1).map_or(rounds, |last| last + 1);
        let conquest = (planning || state.battle.step <= Step::Conquering) && !state.battle.held;
        let mut weary = [0; COMBAT_ROUNDS as usize];
        for (later, fatigue) in weary.iter_mut().enumerate().take(rounds) {
            let known = self.fatigue(state, usize::from(state.combat_round) + later);
            *fatigue = if later == 0 && !conquest { 0 } else { known };
        }
        let (party, crowd) = (self.party(state, omens), self.crowd(state.player(self.me), omens));
        RoundFacts { tiles, omens, crowd, planning, guess, rounds, seen, conquest, weary, party }
    }

    /// What a situation with these facts is worth at the very most.
    pub(super) fn at_best_in(&self, facts: &RoundFacts<'_>, state: &State, plans: Plans, floor: f64) -> f64 {
        let player = state.player(self.me);
        // The gold on a trap comes back only if nobody is there any more when the battle begins.
        let begun = !facts.planning && state.battle.step > Step::Start;
        let gold = if facts.omens.wanders && !begun { player.plan.surcharge } else { 0 };
        let has = facts.tiles.points
            + f64::from(prisoner_points(self.game, player))
            + self.weights.with_plan(player, gold);
        // The training ground goes on for as many rounds as it takes.
        if self.game.scenario().is_some() {
            let real = player.party.iter().filter(|one| is_real(self.game, one.who));
            return has
                + real.map(|one| capture(self.game.components().adventurer(one.who).class)).sum::<f64>();
        }
        // Nothing more can come of it than the whole party.
        let all = has + facts.party.all;
        if facts.guess.is_none() && all <= floor {
            return all;
        }
        has + self.still_to_win(facts, state, plans, floor - has)
    }

    /// The most points that can still come of the party, of the traps and of the tiles that cannot be kept.
    fn still_to_win(&self, facts: &RoundFacts<'_>, state: &State, plans: Plans, floor: f64) -> f64 {
        let RoundFacts { tiles, omens, planning, guess, rounds, seen, conquest, weary, party, .. } = facts;
        let (tiles, omens, guess, rounds) = (*tiles, *omens, *guess, *rounds);
        let open = *planning && plans == Plans::Open;
        let laid = &self.laid_traps(facts, state, open);
        let mut arsenal = self.arsenal(facts, state, open, laid);
        let spent = laid.spent;
        let settled = !omens.wanders && !omens.hides && !open && arsenal.open.0 == 0;
        let conjures = omens.conjures;
        let last = !planning && guess.is_some() && state.combat_round == self.last_round;
        // Where the last tile may be lost, nothing is guessed.
        let closer = self.uses(Pruning::CloserBound);
        if closer && last && settled && !conjures && tiles.left > 1 {
            let then = Then::Guess(rounds - 1);
            let fought = Fought { state, arsenal: &arsenal, laid, conjures, tiles, then };
            if let Some(most) = self.this_round(&fought, (f64::MIN, f64::MAX)) {
                return most - spent;
            }
        }
        let twofold = tiles.twofold.is_some_and(|round| round < rounds);
        self.meet_thieves(state, &mut arsenal, &weary[..(*seen).min(weary.len())], omens, twofold);
        let (weary, conquest) = (*weary, *conquest);
        let prospect = Prospect { arsenal: &arsenal, party, weary, rounds, conquest, tiles, guess };
        let most = prospect.at_best() - spent;
        if !closer || most <= floor || guess.is_some() || !settled {
            return most;
        }
        let now = self.omens_now(state);
        let fighting = !planning && state.battle.step >= Step::Monsters;
        if now.conjures || (now.withdraws && !fighting) {
            return most;
        }
        let fought =
            Fought { state, arsenal: &arsenal, laid, conjures, tiles, then: Then::Rounds(&prospect) };
        let close = self.this_round(&fought, (floor + spent, most + spent));
        close.map_or(most, |close| most.min(close - spent))
    }

    fn party(&self, state: &State, omens: Omens) -> Party {
        let parts = self.game.components();
        let player = state.player(self.me);
        let mut party = Party::default();
        for one in player.party.iter().filter(|one| is_real(self.game, one.who)) {
            // Hit points that magic adds are not counted: neither here nor as harm by a poisoned meal.
            let spec = parts.adventurer(one.who);
            let life = u32::from(spec.hit_points.saturating_sub(one.damage));
            let poisoned = life.saturating_sub(one.poison.into());
            // A paladin who wanders need not be struck down where he is not.
            if omens.wanders && spec.class == Class::Paladin {
                continue;
            }
            party.add(spec.class, poisoned, omens.hides && spec.class == Class::Wizard);
            party.poison += life - poisoned;
        }
        if omens.wanders {
            party.add_rider(self.life_of_rider(state));
        }
        party.front = player.party.first().filter(|_| !omens.wanders && !omens.conjures).and_then(|first| {
            let spec = parts.adventurer(first.who);
            let stays = is_real(self.game, first.who) && !(omens.hides && spec.class == Class::Wizard);
            let harmed = u32::from(first.damage) + u32::from(first.poison);
            stays.then(|| (u32::from(spec.hit_points).saturating_sub(harmed), u32::from(spec.heal)))
        });
        party
    }

    /// What it takes here to strike down the paladin who wanders: elsewhere he only grows weary, once in every
    /// round at whose beginning he is there.
    fn life_of_rider(&self, state: &State) -> u32 {
        let is_paladin = |one: &&Member| self.game.components().adventurer(one.who).class == Class::Paladin;
        let found = Seat::all(state.seats())
            .find_map(|seat| state.player(seat).party.iter().find(is_paladin).map(|one| (seat, one)));
        let away = found.is_some_and(|(seat, _)| seat != self.me);
        let harmed = found.map_or(0, |(_, one)| u32::from(one.damage) + u32::from(one.poison));
        let from = state.combat_round + u8::from(!away);
        let weary: u32 = (from..=COMBAT_ROUNDS).map(|round| self.fatigue(state, round.into())).sum();
        self.paladin_life.saturating_sub(harmed + weary)
    }

    /// The fatigue of a round, or the most it may be.
    pub(super) fn fatigue(&self, state: &State, round: usize) -> u32 {
        let place = round.saturating_sub(1);
        let card = state.cards[usize::from(state.year - 1)].get(place);
        match card.filter(|_| super::cards::knows(state, self.me, place)) {
            Some(card) => self.game.components().card(*card).fatigue.into(),
            None => self.most_fatigue,
        }
    }
}
