//! What a combat can still come to at the very best: how many can be captured with all the harm that is left to do,
//! what the traps for it cost, and how many tiles must be lost before that.
//!
//! The bound is never less than the truth, and never rises from a situation to the next. Harm is counted as if
//! none of it were wasted or healed; only a trap in the plan meets the thieves, whom it meets before all else.

use super::Solver;
use super::arsenal::{Arsenal, Blows, SLOTS, blocks, fewest_symbols, insert, trap_harm};
use super::party::{Harm, Party};
use super::worth::{self, TILE, capture};
use crate::components::TrapEffect;
use crate::names::{Class, Creature, Trap};
use crate::rules::payment::can_pay;
use crate::rules::scoring::{is_real, room_points};
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
        let wanders = self.wanders && self.may_wander(state, self.me);
        let gold = if wanders && !begun { player.plan.surcharge } else { 0 };
        let has = self.weights.with_plan(self.game, player, gold);
        // The training ground goes on for as many rounds as it takes.
        if self.game.agreed.training.is_some() {
            let real = player.party.iter().filter(|one| is_real(self.game, one.who));
            return has
                + real.map(|one| capture(self.game.components.adventurer(one.who).class)).sum::<f64>();
        }
        has + self.still_to_win(state, player, plans, wanders)
    }

    /// The most points that can still come of the party, of the traps and of the tiles that cannot be kept.
    fn still_to_win(&self, state: &State, player: &Player, plans: Plans, wanders: bool) -> f64 {
        let planning = matches!(state.phase, Phase::Planning(_));
        let rounds = usize::from((COMBAT_ROUNDS + 1).saturating_sub(state.combat_round));
        let open = planning && plans == Plans::Open;
        let mut arsenal = self.arsenal(state, player, open, rounds, wanders);
        let party = self.party(state, wanders);
        let conquest = (planning || state.battle.step <= Step::Conquering) && !state.battle.held;
        let mut weary = [0; COMBAT_ROUNDS as usize];
        for (later, fatigue) in weary.iter_mut().enumerate().take(rounds) {
            let known = self.fatigue(state, usize::from(state.combat_round) + later);
            *fatigue = if later == 0 && !conquest { 0 } else { known };
        }
        self.meet_thieves(state, &mut arsenal, &weary[..rounds.min(weary.len())], wanders);
        let room = self.tile_worth(player) - TILE;
        let tiles = u32::from(player.dungeon.unconquered().len());
        // Where the search looks no further, the rest is guessed: then the guess has a bound, too.
        let last = usize::from(self.last_round.saturating_sub(state.combat_round));
        let guesses = self.last_round < COMBAT_ROUNDS && self.last_round >= state.combat_round;
        let slots = arsenal.open.0 + (rounds.saturating_sub(1)) * arsenal.fits.0;
        let (mut most, mut guessed, mut price) = (f64::MIN, f64::MIN, 0.0);
        for used in 0..=slots.min(arsenal.prices.len()) {
            if used > 0 {
                price += arsenal.prices[used - 1];
            }
            let (mut harm, mut fatigue, mut stands, mut stands_now) = (Harm::default(), 0, 0, false);
            for (further, more) in weary.iter().enumerate().take(rounds) {
                fatigue += more;
                harm = arsenal.harm(used, further) + Harm::first(fatigue);
                if further == 0 {
                    stands_now = conquest && harm.all < party.life_now && tiles > 0;
                } else {
                    stands += u32::from(harm.all < party.life);
                }
                if guesses && further == last {
                    let captured = party.captured(harm);
                    let left = party.life.saturating_sub(harm.all);
                    let later = rounds - 1 - further;
                    let worth = worth::guess_at_most(later, left, arsenal.blows, captured, party.all);
                    let lost = arsenal.tiles_lost(stands_now, stands, tiles, room);
                    guessed = guessed.max(worth - price - lost);
                }
            }
            let (captured, lost) =
                (party.captured(harm), arsenal.tiles_lost(stands_now, stands, tiles, room));
            most = most.max(captured - price - lost);
            // More traps would only cost more.
            if captured == party.all && lost == 0.0 && !guesses {
                break;
            }
        }
        let most = if guesses { most.min(guessed) } else { most };
        let lone = self.lone_trap(state, player, open, wanders);
        let spent = lone.map(|trap| self.weights.of_trap(self.game.components.trap(trap, state.year).cost));
        most - spent.unwrap_or(0.0)
    }

    fn party(&self, state: &State, wanders: bool) -> Party {
        let parts = &self.game.components;
        let player = state.player(self.me);
        let mut party = Party::default();
        for one in player.party.iter().filter(|one| is_real(self.game, one.who)) {
            // Hit points that magic adds are not counted: neither here nor as harm by a poisoned meal.
            let spec = parts.adventurer(one.who);
            let life = u32::from(spec.hit_points.saturating_sub(one.damage));
            let poisoned = life.saturating_sub(one.poison.into());
            // A paladin who wanders need not be struck down where he is not.
            if wanders && spec.class == Class::Paladin {
                continue;
            }
            party.add(spec.class, poisoned, self.hides && spec.class == Class::Wizard);
            party.life_now += life;
            party.life += poisoned;
        }
        if wanders {
            party.add_rider(self.life_of_rider(state));
        }
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

    fn arsenal(&self, state: &State, player: &Player, open: bool, rounds: usize, wanders: bool) -> Arsenal {
        let (game, parts) = (self.game, &self.game.components);
        let real = player.party.iter().filter(|one| is_real(game, one.who)).count() as u32;
        let joins = wanders && !self.has_paladin(player);
        let party = real + u32::from(joins);
        let printed = |one: &Member| u32::from(parts.adventurer(one.who).hit_points);
        let toughest = player.party.iter().map(printed).max().unwrap_or(0);
        let toughest = if joins { toughest.max(self.paladin_life) } else { toughest };
        let limits = game.plan_limits(player);
        let mut arsenal = Arsenal {
            sent: Harm::aimed(if state.ask == Ask::Second { state.due.into() } else { 0 }),
            traps: ArrayVec::new(),
            prices: ArrayVec::new(),
            monsters: Blows::default(),
            ghosts: Harm::default(),
            holds_now: false,
            holds: 0,
            open: (0, 0),
            is_open: open,
            fits: self.fits(player),
            trap_sums: Default::default(),
            monster_sums: Default::default(),
            blows: 2 * (u32::from(player.traps.total()) + player.plan.traps.len() as u32),
        };
        if open {
            let sent = player.plan.sent.total() - player.plan.sent.count(Creature::Ghost);
            let most = if player.plan.tile.is_some() {
                (limits.traps.into(), limits.monsters.into())
            } else {
                arsenal.fits
            };
            arsenal.open =
                (most.0.saturating_sub(player.plan.traps.len()), most.1.saturating_sub(usize::from(sent)));
        }
        let mut in_hand = player.traps;
        if let Some(trap) = self.lone_trap(state, player, open, wanders) {
            let effect = &parts.trap(trap, state.year).effect;
            arsenal.sent += trap_harm(effect, party, toughest).less(self.prevented(state, player, effect));
            arsenal.holds_now |= effect.hold;
            arsenal.holds += u32::from(effect.hold);
        } else {
            for trap in &player.plan.traps {
                in_hand.add(*trap);
                arsenal.open.0 += 1;
                arsenal.holds_now |= parts.trap(*trap, state.year).effect.hold;
            }
        }
        for trap in in_hand.kinds() {
            let side = parts.trap(trap, state.year);
            let (harm, price) = (trap_harm(&side.effect, party, toughest), self.weights.of_trap(side.cost));
            let cost = side.cost;
            let gold = player.gold + player.plan.surcharge;
            // Nothing comes into the stores in combat.
            if cost.gold > gold || cost.food > player.food || cost.imps > player.imps {
                continue;
            }
            arsenal.traps.push((harm, blocks(&side.effect, party), in_hand.count(trap)));
            for _ in 0..in_hand.count(trap) {
                insert(&mut arsenal.prices, price, |other| other <= price);
                arsenal.holds_now |= open && side.effect.hold;
                arsenal.holds += u32::from(side.effect.hold);
            }
        }
        let stronger = self.stronger;
        for creature in Creature::ALL.iter().copied() {
            let (up, sent) = (player.up.count(creature), player.plan.sent.count(creature));
            if up + sent == 0 {
                continue;
            }
            let spec = parts.creature(creature);
            let (damage, other) = (u32::from(spec.damage) + stronger, u32::from(spec.other) + stronger);
            // The worst blow, and what it can do again in every later round.
            let (harm, again) = match creature {
                Creature::Goblin => (Harm::first(damage + other), None),
                Creature::Slime | Creature::Dragon => (Harm::aimed(damage * party), None),
                Creature::Ghost | Creature::Demon => (Harm::aimed(damage), None),
                Creature::Troll => (Harm::first(damage.max(other)), None),
                Creature::Witch => (Harm { all: damage.max(2 * other), aimed: 2 * other }, None),
                Creature::Vampire => (Harm::aimed(damage.max(other)), Some(Harm::aimed(other))),
                Creature::Golem => (Harm::first(damage), Some(Harm::first(damage))),
            };
            arsenal.sent += harm * u32::from(sent);
            arsenal.blows += u32::from(spec.damage.max(1)) * u32::from(up + sent);
            if matches!(creature, Creature::Slime | Creature::Demon) {
                arsenal.holds += u32::from(up + sent);
                arsenal.holds_now |= sent > 0 || open;
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
        arsenal.monster_sums = arsenal.monsters.sums();
        arsenal
    }

    /// The one trap of the plan, if it will be used for certain. Of two nobody knows who meets how many thieves, and
    /// whether the second is needed; and where the paladin wanders, nobody may be there when the battle begins.
    fn lone_trap(&self, state: &State, player: &Player, open: bool, wanders: bool) -> Option<Trap> {
        let [trap] = player.plan.traps[..] else { return None };
        let only = !open || self.game.plan_limits(player).traps == 1;
        let to_come = matches!(state.phase, Phase::Planning(_)) || state.battle.step <= Step::Trap;
        let cost = self.game.components.trap(trap, state.year).cost;
        (only && to_come && !wanders && can_pay(self.game, player, cost, false)).then_some(trap)
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
        blocks(effect, player.party.len() as u32).min(left)
    }

    /// What the traps in hand can do round by round, when no more thieves have fallen than can have.
    fn meet_thieves(&self, state: &State, arsenal: &mut Arsenal, weary: &[u32], wanders: bool) {
        let parts = &self.game.components;
        let party = &state.player(self.me).party;
        // Of two traps in a round the second meets fewer thieves; illusions take some of the trouble from them.
        let alone = arsenal.open.0.max(arsenal.fits.0) <= 1;
        let guarded =
            alone && !wanders && !self.conjures && party.iter().all(|one| is_real(self.game, one.who));
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
                arsenal.trap_sums[further] = arsenal.trap_sums[further - 1];
            } else {
                arsenal.meet_thieves(further, symbols);
            }
            before = Some(symbols);
            fatigue += more;
            harm = arsenal.harm(SLOTS, further).all + fatigue;
        }
    }

    /// The fatigue of a round, or the most it may be.
    fn fatigue(&self, state: &State, round: usize) -> u32 {
        let place = round.saturating_sub(1);
        let card = state.cards[usize::from(state.year - 1)].get(place);
        match card.filter(|_| super::cards::knows(state, self.me, place)) {
            Some(card) => self.game.components.card(*card).fatigue.into(),
            None => self.most_fatigue,
        }
    }

    /// The most traps and monsters that any tile takes that is still ours.
    fn fits(&self, player: &Player) -> (usize, usize) {
        let ours = self.rooms.iter().filter(|(cell, _)| !player.dungeon.conquered.contains(*cell));
        let tunnel = self.game.limits(None);
        ours.fold((tunnel.traps.into(), tunnel.monsters.into()), |(traps, monsters), (_, limits)| {
            (traps.max(limits.traps.into()), monsters.max(limits.monsters.into()))
        })
    }

    /// Points that the loss of the tile in question costs.
    fn tile_worth(&self, player: &Player) -> f64 {
        match player.plan.tile.and_then(|cell| player.dungeon.room_at(cell)) {
            Some(room) => TILE + 2.0 + f64::from(room_points(self.game, player, room)),
            None => TILE,
        }
    }
}
