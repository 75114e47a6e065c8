//! What a combat can still come to at the very best: how many can be captured with all the harm that is left to do,
//! what the traps for it cost, and how many tiles must be lost before that.
//!
//! The bound is never less than the truth, and never rises from a situation to the next. Harm is counted as if
//! none of it were wasted or healed; only a trap in the plan meets the thieves, whom it meets before all else.

use super::Solver;
use super::worth::{PALADIN, TILE, capture};
use crate::components::{RoomEffect, RoomUse, TrapEffect};
use crate::names::Creature;
use crate::rules::payment::can_pay;
use crate::rules::scoring::{is_real, room_points};
use crate::state::{Ask, COMBAT_ROUNDS, Member, Phase, Player, State, Step};
use arrayvec::ArrayVec;

/// The most traps or monsters that four rounds have room for.
const SLOTS: usize = 8;

/// Harm of single blows or traps, the worst first.
type Blows = ArrayVec<u32, SLOTS>;

/// How far the plan of the round is made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Plans {
    /// More may be added to it.
    Open,
    /// It is sent as it is.
    Closed,
}

/// Everything that could still harm the party, by the most it could do.
struct Arsenal {
    /// Harm of what is in the plan.
    sent: u32,
    /// Traps in hand, the worst first.
    traps: Blows,
    /// What they take from the stores, the cheapest first.
    prices: ArrayVec<f64, SLOTS>,
    /// Attacks of monsters in the lair, the worst first; those that come back count for every round.
    monsters: Blows,
    /// All ghosts in the lair together.
    ghosts: u32,
    /// Can the party be held this round?
    holds_now: bool,
    /// Ways to keep the party from conquering, each for one round.
    holds: u32,
    /// Traps and monsters that can still be added this round.
    open: (usize, usize),
    /// Traps and monsters that fit a tile later.
    fits: (usize, usize),
}

/// Puts something in its place among those that come `before` it; what has no place is left out.
fn insert<T: Copy>(list: &mut ArrayVec<T, SLOTS>, one: T, before: impl Fn(T) -> bool) {
    let place = list.iter().take_while(|other| before(**other)).count();
    if list.is_full() && place < SLOTS {
        list.pop();
    }
    let _ = list.try_insert(place, one);
}

impl Solver<'_> {
    /// What a situation is worth at the very most: in combat nothing is won but prisoners.
    pub(super) fn at_best(&self, state: &State, plans: Plans) -> f64 {
        let player = state.player(self.me);
        let has = self.weights.with_plan(self.game, player);
        // The training ground goes on for as many rounds as it takes.
        if self.game.agreed.training.is_some() {
            let real = player.party.iter().filter(|one| is_real(self.game, one.who));
            return has + real.map(|one| capture(self.game.components.adventurer(one.who).class)).sum::<f64>();
        }
        has + self.still_to_win(state, player, plans)
    }

    /// The most points that can still come of the party, of the traps and of the tiles that cannot be kept.
    fn still_to_win(&self, state: &State, player: &Player, plans: Plans) -> f64 {
        let game = self.game;
        let planning = matches!(state.phase, Phase::Planning(_));
        let rounds = usize::from((COMBAT_ROUNDS + 1).saturating_sub(state.combat_round));
        let open = planning && plans == Plans::Open;
        let arsenal = self.arsenal(state, player, open, rounds);
        let mut lives: ArrayVec<u32, 9> = ArrayVec::new();
        let mut worth: ArrayVec<f64, 9> = ArrayVec::new();
        let (mut standing_now, mut standing_later) = (0, 0);
        for one in player.party.iter().filter(|one| is_real(game, one.who)) {
            let class = game.components.adventurer(one.who).class;
            // Hit points that magic adds are not counted: neither here nor as harm by poison in the meal.
            let printed = game.components.adventurer(one.who).hit_points;
            let life = u32::from(printed.saturating_sub(one.damage));
            let poisoned = life.saturating_sub(one.poison.into());
            lives.push(poisoned);
            worth.push(capture(class));
            // Who may ride away need not be struck down.
            if !(self.wanders && capture(class) == PALADIN) {
                standing_now += life;
                standing_later += poisoned;
            }
        }
        if self.paladin && !worth.contains(&PALADIN) {
            lives.push(self.paladin_life);
            worth.push(PALADIN);
        }
        lives.sort_unstable();
        worth.sort_unstable_by(|one, other| other.total_cmp(one));
        let before_conquest = planning || state.battle.step <= Step::Conquering;
        let weary = |round: usize| self.fatigue(state, round);
        let fatigue_now =
            if before_conquest && !state.battle.held { weary(usize::from(state.combat_round)) } else { 0 };
        let tile = self.tile_worth(player);
        let tiles = u32::from(player.dungeon.unconquered().len());
        let slots = arsenal.open.0 + (rounds.saturating_sub(1)) * arsenal.fits.0;
        let (mut most, mut price) = (f64::MIN, 0.0);
        for used in 0..=slots.min(arsenal.traps.len()) {
            if used > 0 {
                price += arsenal.prices[used - 1];
            }
            // This round, then all further ones.
            let trapped = |slots: usize| arsenal.traps.iter().take(used.min(slots)).sum::<u32>();
            let struck = |slots: usize| arsenal.monsters.iter().take(slots).sum::<u32>();
            let ghosts = if open { arsenal.ghosts } else { 0 };
            let mut harm =
                arsenal.sent + trapped(arsenal.open.0) + struck(arsenal.open.1) + ghosts + fatigue_now;
            let stands_now = before_conquest && !state.battle.held && harm < standing_now && tiles > 0;
            let mut fatigue = fatigue_now;
            let mut stands_later = 0;
            for further in 1..rounds {
                fatigue += weary(usize::from(state.combat_round) + further);
                harm = arsenal.sent
                    + trapped(arsenal.open.0 + further * arsenal.fits.0)
                    + struck(arsenal.open.1 + further * arsenal.fits.1)
                    + arsenal.ghosts
                    + fatigue;
                stands_later += u32::from(harm < standing_later);
            }
            let (lost, room) = if stands_now && !arsenal.holds_now {
                (1 + stands_later.saturating_sub(arsenal.holds).min(tiles - 1), tile - TILE)
            } else {
                let stands = u32::from(stands_now) + stands_later;
                (stands.saturating_sub(arsenal.holds).min(tiles), 0.0)
            };
            let captured: f64 = worth.iter().take(within(&lives, harm)).sum();
            most = most.max(captured - price - TILE * f64::from(lost) - room);
        }
        most - self.spent(state, player, open)
    }

    fn arsenal(&self, state: &State, player: &Player, open: bool, rounds: usize) -> Arsenal {
        let (game, parts) = (self.game, &self.game.components);
        let party = player.party.len() as u32 + u32::from(self.paladin);
        let printed = |one: &Member| u32::from(parts.adventurer(one.who).hit_points);
        let toughest = player.party.iter().map(printed).max().unwrap_or(0);
        let toughest = if self.paladin { toughest.max(self.paladin_life) } else { toughest };
        let limits = game.plan_limits(player);
        let mut arsenal = Arsenal {
            sent: if state.ask == Ask::Second { state.due.into() } else { 0 },
            traps: Blows::new(),
            prices: ArrayVec::new(),
            monsters: Blows::new(),
            ghosts: 0,
            holds_now: false,
            holds: 0,
            open: (0, 0),
            fits: fits(game, player),
        };
        if open {
            let sent = player.plan.sent.total() - player.plan.sent.count(Creature::Ghost);
            let most = if player.plan.tile.is_some() {
                (limits.traps.into(), limits.monsters.into())
            } else {
                arsenal.fits
            };
            arsenal.open = (
                most.0.saturating_sub(player.plan.traps.len()),
                most.1.saturating_sub(usize::from(sent)),
            );
        }
        for trap in &player.plan.traps {
            let effect = &parts.trap(*trap, state.year).effect;
            let prevented = if self.is_lone(player, open) { self.prevented(state, player, effect) } else { 0 };
            arsenal.sent += trap_harm(effect, party, toughest).saturating_sub(prevented);
            arsenal.holds_now |= effect.hold;
            arsenal.holds += u32::from(effect.hold);
        }
        for trap in player.traps.kinds() {
            let side = parts.trap(trap, state.year);
            let (harm, price) = (trap_harm(&side.effect, party, toughest), self.weights.of_trap(side.cost));
            for _ in 0..player.traps.count(trap) {
                insert(&mut arsenal.traps, harm, |other| other >= harm);
                insert(&mut arsenal.prices, price, |other| other <= price);
                arsenal.holds_now |= open && side.effect.hold;
                arsenal.holds += u32::from(side.effect.hold);
            }
        }
        let stronger = strongest_room(game, player);
        for creature in Creature::ALL.iter().copied() {
            let (up, sent) = (player.up.count(creature), player.plan.sent.count(creature));
            if up + sent == 0 {
                continue;
            }
            let spec = parts.creature(creature);
            let (damage, other) = (u32::from(spec.damage) + stronger, u32::from(spec.other) + stronger);
            // The worst blow, and what it can do again in every later round.
            let (harm, again) = match creature {
                Creature::Goblin => (damage + other, None),
                Creature::Slime | Creature::Dragon => (damage * party, None),
                Creature::Ghost | Creature::Demon => (damage, None),
                Creature::Troll => (damage.max(other), None),
                Creature::Witch => (damage.max(2 * other), None),
                Creature::Vampire => (damage.max(other), Some(other)),
                Creature::Golem => (damage, Some(damage)),
            };
            arsenal.sent += harm * u32::from(sent);
            if matches!(creature, Creature::Slime | Creature::Demon) {
                arsenal.holds += u32::from(up + sent);
                arsenal.holds_now |= sent > 0 || open;
            }
            if creature == Creature::Ghost {
                arsenal.ghosts += harm * u32::from(up);
                continue;
            }
            for _ in 0..up {
                insert(&mut arsenal.monsters, harm, |other| other >= harm);
            }
            if let Some(again) = again {
                let times = usize::from(up + sent) * rounds.saturating_sub(1);
                (0..times).for_each(|_| insert(&mut arsenal.monsters, again, |other| other >= again));
            }
        }
        arsenal
    }

    /// Is there one trap in the plan and no other to come? Of two nobody knows who meets how many thieves, and
    /// whether the second is needed.
    fn is_lone(&self, player: &Player, open: bool) -> bool {
        let only = !open || self.game.plan_limits(player).traps == 1;
        player.plan.traps.len() == 1 && only && !self.wanders
    }

    /// DL-236: what thieves take from the one trap of the plan.
    fn prevented(&self, state: &State, player: &Player, effect: &TrapEffect) -> u32 {
        if effect.lethal {
            return 0;
        }
        let parts = &self.game.components;
        let symbols: u32 = player.party.iter().map(|one| u32::from(parts.adventurer(one.who).trap)).sum();
        let many = player.party.len() as u32;
        let second = if many > 1 { u32::from(effect.second) } else { 0 };
        let blocks = u32::from(effect.first + effect.any + effect.last)
            + second
            + u32::from(effect.others) * many.saturating_sub(1)
            + u32::from(effect.each) * many;
        blocks.min(symbols.saturating_sub(state.battle.symbols_used.into()))
    }

    /// A lone trap of the plan that can be paid is used up for certain.
    fn spent(&self, state: &State, player: &Player, open: bool) -> f64 {
        let [trap] = player.plan.traps[..] else { return 0.0 };
        let cost = self.game.components.trap(trap, state.year).cost;
        let to_come = matches!(state.phase, Phase::Planning(_)) || state.battle.step <= Step::Trap;
        if to_come && self.is_lone(player, open) && can_pay(self.game, player, cost, false) {
            self.weights.of_trap(cost) + self.weights.of_gold(player.plan.surcharge)
        } else {
            0.0
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

    /// Points that the loss of the tile in question costs.
    fn tile_worth(&self, player: &Player) -> f64 {
        match player.plan.tile.and_then(|cell| player.dungeon.room_at(cell)) {
            Some(room) => TILE + 2.0 + f64::from(room_points(self.game, player, room)),
            None => TILE,
        }
    }
}

/// How many can be struck down with so much harm, the weakest first.
fn within(lives: &[u32], mut harm: u32) -> usize {
    let enough = |life: &&u32| {
        let falls = **life <= harm;
        harm = harm.saturating_sub(**life);
        falls
    };
    lives.iter().take_while(enough).count()
}

/// A trap's damage to all together, if no thief took any of it away.
fn trap_harm(effect: &TrapEffect, party: u32, toughest: u32) -> u32 {
    let lethal = if effect.lethal { toughest } else { 0 };
    // With an illusion in front, everybody else stands behind the first.
    let front = effect.first.max(effect.others);
    let single = front + effect.second + effect.last + effect.any + effect.poison;
    lethal
        + u32::from(single)
        + u32::from(effect.others) * party.saturating_sub(1)
        + u32::from(effect.each) * party
}

/// The most that a room adds to an attack.
fn strongest_room(game: &crate::Lords, player: &Player) -> u32 {
    let rooms = player.dungeon.working_rooms();
    let more = rooms.map(|(room, _)| match &game.components.room(room).purpose {
        RoomUse::Effect(RoomEffect::Stronger { damage, .. }) => u32::from(*damage),
        RoomUse::Effect(_) | RoomUse::Production { .. } => 0,
    });
    more.max().unwrap_or(0)
}

/// The most traps and monsters that any tile of the dungeon takes.
fn fits(game: &crate::Lords, player: &Player) -> (usize, usize) {
    let rooms = player.dungeon.working_rooms().map(|(room, _)| game.limits(Some(room)));
    rooms.chain([game.limits(None)]).fold((0, 0), |(traps, monsters), limits| {
        (traps.max(limits.traps.into()), monsters.max(limits.monsters.into()))
    })
}
