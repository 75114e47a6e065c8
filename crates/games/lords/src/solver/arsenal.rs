//! Everything that could still harm a party, by the most it could do.

use super::party::Harm;
use super::worth::TILE;
use crate::components::TrapEffect;
use crate::names::Trap;
use crate::state::COMBAT_ROUNDS;
use arrayvec::ArrayVec;

/// The most traps or monsters that four rounds have room for.
pub(super) const SLOTS: usize = 8;

/// Harm of single blows or traps, the worst first.
#[derive(Default)]
pub(super) struct Blows {
    all: ArrayVec<u32, SLOTS>,
    /// What of it can be aimed; not necessarily that of the same blows.
    aimed: ArrayVec<u32, SLOTS>,
}

impl Blows {
    pub fn add(&mut self, harm: Harm) {
        insert(&mut self.all, harm.all, |other| other >= harm.all);
        if harm.aimed > 0 {
            insert(&mut self.aimed, harm.aimed, |other| other >= harm.aimed);
        }
    }

    /// What the first so many come to.
    pub fn sums(&self) -> [Harm; SLOTS + 1] {
        let mut sums = [Harm::default(); SLOTS + 1];
        let at = |list: &ArrayVec<u32, SLOTS>, place: usize| list.get(place).copied().unwrap_or(0);
        for many in 0..SLOTS {
            sums[many + 1] = sums[many] + Harm { all: at(&self.all, many), aimed: at(&self.aimed, many) };
        }
        sums
    }
}

/// Everything that could still harm the party, by the most it could do.
pub(super) struct Arsenal {
    /// Harm of what is in the plan.
    pub sent: Harm,
    /// Kinds of traps in hand that can be paid for, what each does, what thieves can take from it, and how many.
    pub traps: ArrayVec<(Harm, u32, u8), { Trap::COUNT }>,
    /// What they take from the stores, the cheapest first.
    pub prices: ArrayVec<f64, SLOTS>,
    /// Attacks of monsters in the lair, the worst first; those that come back count for every round.
    pub monsters: Blows,
    /// All ghosts in the lair together.
    pub ghosts: Harm,
    /// Can the party be held this round?
    pub holds_now: bool,
    /// Ways to keep the party from conquering, each for one round.
    pub holds: u32,
    /// Traps and monsters that can still be added this round.
    pub open: (usize, usize),
    /// May anything be added this round at all?
    pub is_open: bool,
    /// Traps and monsters that fit a tile later.
    pub fits: (usize, usize),
    /// What the worst so many traps and attacks come to.
    pub trap_sums: [[Harm; SLOTS + 1]; COMBAT_ROUNDS as usize],
    pub monster_sums: [Harm; SLOTS + 1],
    /// What all creatures and traps could do by the measure of a guess.
    pub blows: u32,
}

impl Arsenal {
    /// The most harm of this round and so many further ones, with so many traps of the hand.
    pub fn harm(&self, used: usize, further: usize) -> Harm {
        let traps = used.min(self.open.0 + further * self.fits.0).min(SLOTS);
        let monsters = (self.open.1 + further * self.fits.1).min(SLOTS);
        let ghosts = if self.is_open || further > 0 { self.ghosts } else { Harm::default() };
        self.sent + self.trap_sums[further][traps] + self.monster_sums[monsters] + ghosts
    }

    /// What the worst so many traps come to in this round and so many further ones, where thieves who still have so
    /// many symbols take from each what they can.
    pub fn meet_thieves(&mut self, further: usize, symbols: u32) {
        let mut blows = Blows::default();
        for (harm, blocks, many) in &self.traps {
            let left = harm.less(symbols.min(*blocks));
            (0..*many).for_each(|_| blows.add(left));
        }
        self.trap_sums[further] = blows.sums();
    }

    /// Points that the tiles cost which must be lost: one for each round in which the party stands and is not held.
    pub fn tiles_lost(&self, stands_now: bool, stands_later: u32, tiles: u32, room: f64) -> f64 {
        if stands_now && !self.holds_now {
            TILE * f64::from(1 + stands_later.saturating_sub(self.holds).min(tiles - 1)) + room
        } else {
            let stands = u32::from(stands_now) + stands_later;
            TILE * f64::from(stands.saturating_sub(self.holds).min(tiles))
        }
    }
}

/// Puts something in its place among those that come `before` it; what has no place is left out.
pub(super) fn insert<T: Copy>(list: &mut ArrayVec<T, SLOTS>, one: T, before: impl Fn(T) -> bool) {
    let place = list.iter().take_while(|other| before(**other)).count();
    if list.is_full() && place < SLOTS {
        list.pop();
    }
    let _ = list.try_insert(place, one);
}

/// What thieves can take from a trap.
pub(super) fn blocks(effect: &TrapEffect, party: u32) -> u32 {
    if effect.lethal {
        return 0;
    }
    let second = if party > 1 { u32::from(effect.second) } else { 0 };
    u32::from(effect.first + effect.any + effect.last)
        + second
        + u32::from(effect.others) * party.saturating_sub(1)
        + u32::from(effect.each) * party
}

/// The fewest symbols that are left of these thieves, by their lives, after so much harm.
pub(super) fn fewest_symbols(thieves: &[(u32, u32)], harm: u32) -> u32 {
    match thieves {
        _ if harm >= thieves.iter().map(|(life, _)| life).sum() => 0,
        [] => 0,
        [(life, symbols), rest @ ..] => {
            let stays = symbols + fewest_symbols(rest, harm);
            harm.checked_sub(*life).map_or(stays, |left| stays.min(fewest_symbols(rest, left)))
        }
    }
}

/// A trap's damage to all together, if no thief took any of it away.
pub(super) fn trap_harm(effect: &TrapEffect, party: u32, toughest: u32) -> Harm {
    let lethal = if effect.lethal { toughest } else { 0 };
    let each = u32::from(effect.each) * party;
    let aimed = u32::from(effect.second + effect.last + effect.any + effect.poison) + each;
    // With an illusion in front, everybody else stands behind the first.
    let (first, others) = (u32::from(effect.first), u32::from(effect.others));
    let front = first.max(others) + others * party.saturating_sub(1);
    Harm { all: lethal + front + aimed, aimed: aimed + others * party }
}
