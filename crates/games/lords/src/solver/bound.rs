//! What a combat can still come to at the very best: how many can be captured with all the harm that is left to do,
//! what the traps for it cost, and how many tiles must be lost before that.
//!
//! The bound is never less than the truth, and never rises from a situation to the next. Harm is counted as if
//! none of it were wasted or healed. Everything that could still do harm is collected here; what it can come to at
//! best is worked out by the [`Prospect`].

use super::Solver;
use super::arsenal::{Arsenal, Blows, Crowd, Prevented, SLOTS, blow_of, fewest_symbols, insert, trap_harm};
use super::cards::Omens;
use super::party::{Harm, Party};
use super::prospect::Prospect;
use super::tiles::Tiles;
use super::worth::{TRAP_BLOW, capture};
use crate::components::TrapEffect;
use crate::names::{Class, Creature, Trap};
use crate::rules::payment::can_pay;
use crate::rules::scoring::{is_real, prisoner_points};
use crate::state::{Ask, COMBAT_ROUNDS, Member, Phase, Player, State, Step};
use arrayvec::ArrayVec;
use undercroft_core::Seat;

/// How far the plan of the round is made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Plans {
    /// More may be added to it.
    Open,
    /// It is sent as it is.
    Closed,
}

impl Solver<'_> {
    /// What a situation is worth at the very most: in combat nothing is won but prisoners.
    pub(super) fn at_best(&self, state: &State, plans: Plans) -> f64 {
        let player = state.player(self.me);
        // The gold on a trap comes back only if nobody is there any more when the battle begins.
        let begun = matches!(state.phase, Phase::Battle(_)) && state.battle.step > Step::Start;
        let tiles = self.tiles(player);
        // Where the search looks no further, the rest is guessed: then the guess has a bound.
        let guesses = self.last_round < COMBAT_ROUNDS && self.last_round >= state.combat_round;
        let guess = guesses.then(|| usize::from(self.last_round - state.combat_round));
        // What comes after a guess does not matter, unless nothing is guessed after all.
        let omens = self.omens(state, guess.is_none_or(|last| tiles.left <= last + 1));
        let gold = if omens.wanders && !begun { player.plan.surcharge } else { 0 };
        let has = tiles.points
            + f64::from(prisoner_points(self.game, player))
            + self.weights.with_plan(player, gold);
        // The training ground goes on for as many rounds as it takes.
        if self.game.agreed.training.is_some() {
            let real = player.party.iter().filter(|one| is_real(self.game, one.who));
            return has
                + real.map(|one| capture(self.game.components.adventurer(one.who).class)).sum::<f64>();
        }
        has + self.still_to_win(state, plans, guess, omens, &tiles)
    }

    /// The most points that can still come of the party, of the traps and of the tiles that cannot be kept.
    fn still_to_win(
        &self,
        state: &State,
        plans: Plans,
        guess: Option<usize>,
        omens: Omens,
        tiles: &Tiles,
    ) -> f64 {
        let player = state.player(self.me);
        let planning = matches!(state.phase, Phase::Planning(_));
        let rounds = usize::from((COMBAT_ROUNDS + 1).saturating_sub(state.combat_round));
        let open = planning && plans == Plans::Open;
        let mut arsenal = self.arsenal(state, player, open, rounds, omens, tiles);
        let lone = self.lone_trap(state, player, open, omens);
        let side = lone.map(|trap| self.game.components.trap(trap, state.year));
        let spent = side.map_or(0.0, |side| self.weights.of_trap(side.cost));
        let last = guess.filter(|last| *last == 0);
        let last =
            last.and_then(|_| self.last_round(state, &arsenal, side.map(|side| &side.effect), omens, tiles));
        if let Some(most) = last {
            return most - spent;
        }
        let party = self.party(state, omens);
        let conquest = (planning || state.battle.step <= Step::Conquering) && !state.battle.held;
        let mut weary = [0; COMBAT_ROUNDS as usize];
        for (later, fatigue) in weary.iter_mut().enumerate().take(rounds) {
            let known = self.fatigue(state, usize::from(state.combat_round) + later);
            *fatigue = if later == 0 && !conquest { 0 } else { known };
        }
        let seen = guess.filter(|last| tiles.left > last + 1).map_or(rounds, |last| last + 1);
        let twofold = tiles.twofold.is_some_and(|round| round < rounds);
        self.meet_thieves(state, &mut arsenal, &weary[..seen.min(weary.len())], omens, twofold);
        let prospect = Prospect { arsenal: &arsenal, party: &party, weary, rounds, conquest, tiles, guess };
        prospect.at_best() - spent
    }

    fn party(&self, state: &State, omens: Omens) -> Party {
        let parts = &self.game.components;
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
        let is_paladin = |one: &&Member| self.game.components.adventurer(one.who).class == Class::Paladin;
        let found = Seat::all(state.seats())
            .find_map(|seat| state.player(seat).party.iter().find(is_paladin).map(|one| (seat, one)));
        let away = found.is_some_and(|(seat, _)| seat != self.me);
        let harmed = found.map_or(0, |(_, one)| u32::from(one.damage) + u32::from(one.poison));
        let from = state.combat_round + u8::from(!away);
        let weary: u32 = (from..=COMBAT_ROUNDS).map(|round| self.fatigue(state, round.into())).sum();
        self.paladin_life.saturating_sub(harmed + weary)
    }

    fn has_paladin(&self, player: &Player) -> bool {
        let is_paladin = |one: &Member| self.game.components.adventurer(one.who).class == Class::Paladin;
        player.party.iter().any(is_paladin)
    }

    fn arsenal(
        &self,
        state: &State,
        player: &Player,
        open: bool,
        rounds: usize,
        omens: Omens,
        tiles: &Tiles,
    ) -> Arsenal {
        let (game, parts) = (self.game, &self.game.components);
        let real = player.party.iter().filter(|one| is_real(game, one.who)).count() as u32;
        let joins = omens.wanders && !self.has_paladin(player);
        let party = real + u32::from(joins);
        let printed = |one: &Member| u32::from(parts.adventurer(one.who).hit_points);
        let toughest = player.party.iter().map(printed).max().unwrap_or(0);
        let toughest = if joins { toughest.max(self.paladin_life) } else { toughest };
        let second = party > 1 || omens.conjures || player.party.len() > 1;
        let crowd = Crowd { party, second, toughest };
        let limits = game.plan_limits(player);
        let mut arsenal = Arsenal {
            sent: Harm::aimed(if state.ask == Ask::Second { state.due.into() } else { 0 }),
            laid: Harm::default(),
            traps: ArrayVec::new(),
            prices: ArrayVec::new(),
            monsters: Blows::default(),
            ghosts: Harm::default(),
            holds_now: false,
            held_by: 0,
            holds: 0,
            open: (0, 0),
            is_open: open,
            fits: tiles.fits,
            trap_sums: Default::default(),
            blows_by: Default::default(),
            blows: TRAP_BLOW * (u32::from(player.traps.total()) + player.plan.traps.len() as u32),
        };
        if open {
            let sent = player.plan.sent.total() - player.plan.sent.count(Creature::Ghost);
            let most = if player.plan.tile.is_some() {
                (limits.traps.into(), limits.monsters.into())
            } else {
                tiles.first
            };
            arsenal.open =
                (most.0.saturating_sub(player.plan.traps.len()), most.1.saturating_sub(usize::from(sent)));
        }
        let mut in_hand = player.traps;
        if let Some(trap) = self.lone_trap(state, player, open, omens) {
            let effect = &parts.trap(trap, state.year).effect;
            let prevented = self.prevented(state, player, effect);
            arsenal.laid = trap_harm(effect, crowd).less(prevented, effect.poison.into());
            arsenal.sent += arsenal.laid;
            arsenal.holds_now |= effect.hold;
            arsenal.holds += u32::from(effect.hold);
            arsenal.blows -= TRAP_BLOW;
        } else {
            for trap in &player.plan.traps {
                in_hand.add(*trap);
                arsenal.open.0 += 1;
                arsenal.holds_now |= parts.trap(*trap, state.year).effect.hold;
            }
        }
        for trap in in_hand.kinds() {
            let side = parts.trap(trap, state.year);
            let (harm, price) = (trap_harm(&side.effect, crowd), self.weights.of_trap(side.cost));
            let cost = side.cost;
            let gold = player.gold + player.plan.surcharge;
            // Nothing comes into the stores in combat.
            if cost.gold > gold || cost.food > player.food || cost.imps > player.imps {
                continue;
            }
            arsenal.traps.push((harm, Prevented::of(&side.effect, party), in_hand.count(trap)));
            for _ in 0..in_hand.count(trap) {
                insert(&mut arsenal.prices, price, |other| other <= price);
                arsenal.holds_now |= open && side.effect.hold;
                arsenal.holds += u32::from(side.effect.hold);
            }
        }
        let fighting = matches!(state.phase, Phase::Battle(_)) && state.battle.step >= Step::Monsters;
        for creature in Creature::ALL.iter().copied() {
            let (up, sent) = (player.up.count(creature), player.plan.sent.count(creature));
            if up + sent == 0 {
                continue;
            }
            let spec = parts.creature(creature);
            let bonus = |last: usize| {
                let there = tiles.strong.iter().filter(|(_, round)| *round <= last);
                there.map(|(room, _)| u32::from(game.bonus_in(*room, creature))).max().unwrap_or(0)
            };
            let now = bonus(0);
            let blow = |bonus: u32| blow_of(creature, spec.damage.into(), spec.other.into(), bonus);
            let later = bonus(rounds.saturating_sub(1));
            // Whom a spell sends home fights another day.
            let stays = fighting || !omens.withdraws;
            arsenal.sent += blow(if stays { now } else { later }).0 * u32::from(sent);
            let (harm, again) = blow(later);
            let damage = u32::from(spec.damage);
            // Who stays on the battleground lies there afterwards, with two exceptions.
            let back = !stays
                || (omens.wanders && !fighting)
                || matches!(creature, Creature::Vampire | Creature::Golem);
            arsenal.blows +=
                u32::from(spec.damage.max(1)) * (u32::from(up) + if back { u32::from(sent) } else { 0 });
            if matches!(creature, Creature::Slime | Creature::Demon) {
                arsenal.holds += u32::from(up + sent);
                if sent > 0 || (open && up > 0) {
                    let only = creature == Creature::Slime && !arsenal.holds_now;
                    arsenal.held_by = if only { damage } else { 0 };
                    arsenal.holds_now = true;
                }
            }
            if creature == Creature::Ghost {
                arsenal.ghosts += harm * u32::from(up);
                continue;
            }
            for _ in 0..up {
                arsenal.monsters.add(harm);
            }
            if let Some(again) = again {
                // Who stays at home in this round can act in every later one only.
                let later = rounds.saturating_sub(1);
                let home = later.saturating_sub(usize::from(!open));
                let times = usize::from(up) * home + usize::from(sent) * later;
                (0..times).for_each(|_| arsenal.monsters.add(again));
            }
        }
        arsenal.count_blows();
        arsenal
    }

    /// The one trap of the plan, if it will be used for certain. Of two nobody knows who meets how many thieves, and
    /// whether the second is needed; and where the paladin wanders, nobody may be there when the battle begins.
    fn lone_trap(&self, state: &State, player: &Player, open: bool, omens: Omens) -> Option<Trap> {
        let [trap] = player.plan.traps[..] else { return None };
        let only = !open || self.game.plan_limits(player).traps == 1;
        let to_come = matches!(state.phase, Phase::Planning(_)) || state.battle.step <= Step::Trap;
        let cost = self.game.components.trap(trap, state.year).cost;
        (only && to_come && !omens.wanders && can_pay(self.game, player, cost, false)).then_some(trap)
    }

    /// DL-236: what thieves take from the one trap of the plan.
    fn prevented(&self, state: &State, player: &Player, effect: &TrapEffect) -> u32 {
        // What is taken from an illusion's part does not matter.
        if effect.lethal || player.party.iter().any(|one| !is_real(self.game, one.who)) {
            return 0;
        }
        let parts = &self.game.components;
        let symbols: u32 = player.party.iter().map(|one| u32::from(parts.adventurer(one.who).trap)).sum();
        let left = symbols.saturating_sub(state.battle.symbols_used.into());
        Prevented::of(effect, player.party.len() as u32).most.min(left)
    }

    /// What the traps in hand can do round by round, when no more thieves have fallen than can have.
    fn meet_thieves(&self, state: &State, arsenal: &mut Arsenal, weary: &[u32], omens: Omens, twofold: bool) {
        let parts = &self.game.components;
        let party = &state.player(self.me).party;
        // Of two traps in a round the second meets fewer thieves; illusions take some of the trouble from them.
        let alone = arsenal.open.0 <= 1 && !twofold;
        let guarded =
            alone && !omens.wanders && !omens.conjures && party.iter().all(|one| is_real(self.game, one.who));
        let mut thieves: ArrayVec<(u32, u32), 8> = ArrayVec::new();
        for one in party.iter().filter(|_| guarded) {
            let spec = parts.adventurer(one.who);
            let life = u32::from(spec.hit_points.saturating_sub(one.damage).saturating_sub(one.poison));
            if spec.trap > 0 {
                thieves.push((life, spec.trap.into()));
            }
        }
        let (mut harm, mut fatigue, mut before) = (0, 0, None);
        for (further, more) in weary.iter().enumerate() {
            let symbols = fewest_symbols(&thieves, harm);
            if before == Some(symbols) {
                arsenal.trap_sums[further] = arsenal.trap_sums[further - 1].clone();
            } else {
                arsenal.meet_thieves(further, symbols);
            }
            before = Some(symbols);
            fatigue += more;
            let most = arsenal.harm(SLOTS, further);
            harm = most.all + most.each * thieves.len() as u32 + fatigue;
        }
    }

    /// The fatigue of a round, or the most it may be.
    pub(super) fn fatigue(&self, state: &State, round: usize) -> u32 {
        let place = round.saturating_sub(1);
        let card = state.cards[usize::from(state.year - 1)].get(place);
        match card.filter(|_| super::cards::knows(state, self.me, place)) {
            Some(card) => self.game.components.card(*card).fatigue.into(),
            None => self.most_fatigue,
        }
    }
}
