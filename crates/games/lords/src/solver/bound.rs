//! What a combat can still come to at the very best: how many can be captured with all the harm that is left to do,
//! what the traps for it cost, and how many tiles must be lost before that.
//!
//! The bound is never less than the truth, and never rises from a situation to the next. Harm is counted as if
//! none of it were wasted or healed; only a trap in the plan meets the thieves, whom it meets before all else.

use super::Solver;
use super::worth::{self, PALADIN, TILE, capture};
use crate::components::TrapEffect;
use crate::names::{Class, Creature, Trap};
use crate::rules::payment::can_pay;
use crate::rules::scoring::{is_real, room_points};
use crate::state::{Ask, COMBAT_ROUNDS, Member, Phase, Player, State, Step};
use arrayvec::ArrayVec;

/// The most traps or monsters that four rounds have room for.
const SLOTS: usize = 8;

/// Harm of single blows or traps, the worst first.
type Blows = ArrayVec<u32, SLOTS>;

/// What the first so many come to.
fn sums(blows: &Blows) -> [u32; SLOTS + 1] {
    let mut sums = [0; SLOTS + 1];
    for many in 1..=SLOTS {
        sums[many] = sums[many - 1] + blows.get(many - 1).copied().unwrap_or(0);
    }
    sums
}

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
    /// May anything be added this round at all?
    is_open: bool,
    /// Traps and monsters that fit a tile later.
    fits: (usize, usize),
    /// What the worst so many traps and attacks come to.
    trap_sums: [u32; SLOTS + 1],
    monster_sums: [u32; SLOTS + 1],
    /// What all creatures and traps could do by the measure of a guess.
    blows: u32,
}

impl Arsenal {
    /// The most harm of this round and so many further ones, with so many traps of the hand.
    fn harm(&self, used: usize, further: usize) -> u32 {
        let traps = used.min(self.open.0 + further * self.fits.0).min(SLOTS);
        let monsters = (self.open.1 + further * self.fits.1).min(SLOTS);
        let ghosts = if self.is_open || further > 0 { self.ghosts } else { 0 };
        self.sent + self.trap_sums[traps] + self.monster_sums[monsters] + ghosts
    }

    /// Points that the tiles cost which must be lost: one for each round in which the party stands and is not held.
    fn tiles_lost(&self, stands_now: bool, stands_later: u32, tiles: u32, room: f64) -> f64 {
        if stands_now && !self.holds_now {
            TILE * f64::from(1 + stands_later.saturating_sub(self.holds).min(tiles - 1)) + room
        } else {
            let stands = u32::from(stands_now) + stands_later;
            TILE * f64::from(stands.saturating_sub(self.holds).min(tiles))
        }
    }
}

/// Whom there is to capture.
struct Party {
    /// What it takes to strike each down, the weakest first.
    lives: ArrayVec<u32, 9>,
    /// What each is worth as a prisoner, the dearest first.
    worth: ArrayVec<f64, 9>,
    /// What all of them are worth.
    all: f64,
    /// What it takes to strike all down before they conquer a tile this round.
    life_now: u32,
    /// The same later, when poison has done its work.
    life: u32,
}

impl Party {
    /// Points for as many prisoners as so much harm can make, the weakest first, the dearest counted.
    fn captured(&self, mut harm: u32) -> f64 {
        let enough = |life: &&u32| {
            let falls = **life <= harm;
            harm = harm.saturating_sub(**life);
            falls
        };
        let many = self.lives.iter().take_while(enough).count();
        self.worth.iter().take(many).sum()
    }
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
        let arsenal = self.arsenal(state, player, open, rounds, wanders);
        let party = self.party(player, wanders);
        let conquest = (planning || state.battle.step <= Step::Conquering) && !state.battle.held;
        let mut weary = [0; COMBAT_ROUNDS as usize];
        for (later, fatigue) in weary.iter_mut().enumerate().take(rounds) {
            let known = self.fatigue(state, usize::from(state.combat_round) + later);
            *fatigue = if later == 0 && !conquest { 0 } else { known };
        }
        let room = self.tile_worth(player) - TILE;
        let tiles = u32::from(player.dungeon.unconquered().len());
        // Where the search looks no further, the rest is guessed: then the guess has a bound, too.
        let last = usize::from(self.last_round.saturating_sub(state.combat_round));
        let guesses = self.last_round < COMBAT_ROUNDS && self.last_round >= state.combat_round;
        let slots = arsenal.open.0 + (rounds.saturating_sub(1)) * arsenal.fits.0;
        let (mut most, mut guessed, mut price) = (f64::MIN, f64::MIN, 0.0);
        for used in 0..=slots.min(arsenal.traps.len()) {
            if used > 0 {
                price += arsenal.prices[used - 1];
            }
            let (mut harm, mut fatigue, mut stands, mut stands_now) = (0, 0, 0, false);
            for (further, more) in weary.iter().enumerate().take(rounds) {
                fatigue += more;
                harm = arsenal.harm(used, further) + fatigue;
                if further == 0 {
                    stands_now = conquest && harm < party.life_now && tiles > 0;
                } else {
                    stands += u32::from(harm < party.life);
                }
                if guesses && further == last {
                    let captured = party.captured(harm);
                    let left = party.life.saturating_sub(harm);
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

    fn party(&self, player: &Player, wanders: bool) -> Party {
        let parts = &self.game.components;
        let mut party =
            Party { lives: ArrayVec::new(), worth: ArrayVec::new(), all: 0.0, life_now: 0, life: 0 };
        for one in player.party.iter().filter(|one| is_real(self.game, one.who)) {
            // Hit points that magic adds are not counted: neither here nor as harm by a poisoned meal.
            let spec = parts.adventurer(one.who);
            let life = u32::from(spec.hit_points.saturating_sub(one.damage));
            let poisoned = life.saturating_sub(one.poison.into());
            // A paladin who wanders may come to harm elsewhere, and where he is not he need not be struck down.
            let rides = wanders && spec.class == Class::Paladin;
            party.lives.push(if rides { 0 } else { poisoned });
            party.worth.push(capture(spec.class));
            if !rides {
                party.life_now += life;
                party.life += poisoned;
            }
        }
        if wanders && !self.has_paladin(player) {
            party.lives.push(0);
            party.worth.push(PALADIN);
        }
        party.all = party.worth.iter().sum();
        party.lives.sort_unstable();
        party.worth.sort_unstable_by(|one, other| other.total_cmp(one));
        party
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
            sent: if state.ask == Ask::Second { state.due.into() } else { 0 },
            traps: Blows::new(),
            prices: ArrayVec::new(),
            monsters: Blows::new(),
            ghosts: 0,
            holds_now: false,
            holds: 0,
            open: (0, 0),
            is_open: open,
            fits: self.fits(player),
            trap_sums: [0; SLOTS + 1],
            monster_sums: [0; SLOTS + 1],
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
            arsenal.sent +=
                trap_harm(effect, party, toughest).saturating_sub(self.prevented(state, player, effect));
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
            for _ in 0..in_hand.count(trap) {
                insert(&mut arsenal.traps, harm, |other| other >= harm);
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
                Creature::Goblin => (damage + other, None),
                Creature::Slime | Creature::Dragon => (damage * party, None),
                Creature::Ghost | Creature::Demon => (damage, None),
                Creature::Troll => (damage.max(other), None),
                Creature::Witch => (damage.max(2 * other), None),
                Creature::Vampire => (damage.max(other), Some(other)),
                Creature::Golem => (damage, Some(damage)),
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
                insert(&mut arsenal.monsters, harm, |other| other >= harm);
            }
            if let Some(again) = again {
                // Who stays at home in this round can act in every later one only.
                let later = rounds.saturating_sub(1);
                let home = later.saturating_sub(usize::from(!open));
                let times = usize::from(up) * home + usize::from(sent) * later;
                (0..times).for_each(|_| insert(&mut arsenal.monsters, again, |other| other >= again));
            }
        }
        (arsenal.trap_sums, arsenal.monster_sums) = (sums(&arsenal.traps), sums(&arsenal.monsters));
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
        let many = player.party.len() as u32;
        let second = if many > 1 { u32::from(effect.second) } else { 0 };
        let blocks = u32::from(effect.first + effect.any + effect.last)
            + second
            + u32::from(effect.others) * many.saturating_sub(1)
            + u32::from(effect.each) * many;
        blocks.min(symbols.saturating_sub(state.battle.symbols_used.into()))
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
