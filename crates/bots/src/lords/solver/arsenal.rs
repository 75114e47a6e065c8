//! Everything that could still harm a party, by the most it could do.

use super::party::Harm;
use arrayvec::ArrayVec;
use undercroft_lords::components::{Creature, Trap, TrapEffect};
use undercroft_lords::state::COMBAT_ROUNDS;

/// The most traps or monsters that four rounds have room for.
pub(super) const SLOTS: usize = 8;

/// Harm of single blows or traps, the worst first in each respect; not necessarily that of the same blows.
#[derive(Debug, Default)]
pub(super) struct Blows {
    worst: ArrayVec<Harm, SLOTS>,
    /// What everybody suffers of all together.
    each: u32,
}

impl Blows {
    pub fn add(&mut self, harm: Harm) {
        self.each += harm.each;
        let mut harm = Harm { each: 0, ..harm };
        for other in &mut self.worst {
            (*other, harm) = (other.max(harm), other.min(harm));
        }
        // What has no place is left out.
        if harm != Harm::default() {
            let _ = self.worst.try_push(harm);
        }
    }

    /// What the worst so many come to.
    pub fn sums(&self) -> Sums {
        let mut sums = Sums(ArrayVec::new());
        sums.0.push(Harm::default());
        let mut sum = Harm::each(self.each);
        if self.worst.is_empty() {
            sums.0.push(sum);
        }
        for harm in &self.worst {
            sum += *harm;
            sums.0.push(sum);
        }
        sums
    }
}

/// What the worst so many blows or traps come to, up to all of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Sums(ArrayVec<Harm, { SLOTS + 1 }>);

impl Sums {
    fn of(&self, many: usize) -> Harm {
        self.0.get(many).or(self.0.last()).copied().unwrap_or_default()
    }
}

/// What the worst so many traps come to, each of them met by so many symbols of thieves.
#[derive(Clone, Debug)]
pub(super) struct Met {
    sums: Sums,
    symbols: u32,
}

/// Everything that could still harm the party, by the most it could do.
#[derive(Debug)]
pub(super) struct Arsenal {
    /// Harm of what is in the plan.
    pub sent: Harm,
    /// The traps in it alone, if they will be used for certain.
    pub laid: Harm,
    /// What Vampires in the plan can do later instead, if they only sip now or do not attack.
    pub saved: u32,
    /// Kinds of traps in hand that can be paid for, and how many.
    pub traps: ArrayVec<(TrapEffect, u8), { Trap::COUNT }>,
    /// Whom they may meet.
    pub crowd: Crowd,
    /// What they take from the stores, the cheapest first.
    pub prices: ArrayVec<f64, SLOTS>,
    /// Attacks of monsters in the lair, the worst first.
    pub monsters: Blows,
    /// Attacks of those that stay up afterwards, how many of them are in the lair and how many in the plan.
    pub returning: ArrayVec<(Harm, u8, u8), 2>,
    /// All ghosts in the lair together.
    pub ghosts: Harm,
    /// Can the party be held this round?
    pub holds_now: bool,
    /// What it costs to hold it: the blow of the Slime that does it, if nothing else can.
    pub held_by: u32,
    /// Is there something in the plan that holds it?
    pub holder_sent: bool,
    /// What besides the plan can keep the party from conquering, each for one round.
    pub holders: Holders,
    /// Traps and monsters that can still be added this round.
    pub open: (usize, usize),
    /// May anything be added this round at all?
    pub is_open: bool,
    /// Traps and monsters that fit later, by how many rounds later.
    pub fits: [(usize, usize); COMBAT_ROUNDS as usize],
    /// What the traps come to, as thieves become fewer.
    pub trap_sums: ArrayVec<Met, { COMBAT_ROUNDS as usize }>,
    /// Do two traps fit somewhere? What the worst so many of them come to without thieves.
    pub twofold: bool,
    pub unmet: Option<Met>,
    /// Which of these it is, by how many rounds later.
    pub met: [u8; COMBAT_ROUNDS as usize],
    /// What the creatures in the lair come to by then.
    pub blows_by: [Harm; COMBAT_ROUNDS as usize],
    /// What all creatures and traps could do by the measure of a guess.
    pub blows: u32,
}

/// Traps and creatures that can keep the party from conquering.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Holders {
    pub traps: u32,
    pub demons: u32,
    pub slimes: u32,
    /// What a Slime does not do that holds the party instead.
    pub slime_damage: u32,
}

impl Holders {
    /// How often they can hold it, with so many traps.
    fn times(self, used: usize) -> u32 {
        self.traps.min(used as u32) + self.demons + self.slimes
    }

    /// The harm for everybody that is not done if they hold it so often.
    pub fn idle(self, used: usize, times: u32) -> u32 {
        times.saturating_sub(self.traps.min(used as u32) + self.demons) * self.slime_damage
    }
}

impl Arsenal {
    /// In how many later rounds the party can be held with so many traps of the hand, if it is held in this one or
    /// if it is not.
    pub fn holds(&self, used: usize, held: bool) -> u32 {
        self.holders.times(used).saturating_sub(u32::from(held && !self.holder_sent))
    }

    /// The traps and monsters that can be added in this round and so many further ones.
    pub fn slots(&self, further: usize) -> (usize, usize) {
        let (traps, monsters) = self.fits[further];
        (self.open.0 + traps, self.open.1 + monsters)
    }

    /// Lets everything strike anybody.
    pub fn forget_the_line(&mut self) {
        for harm in self.blows_by.iter_mut().chain([&mut self.sent, &mut self.laid]) {
            (harm.aimed, harm.front) = (harm.all, harm.all);
        }
    }

    /// Adds up what the creatures can do, round by round. Those that stay up can do it again in the next one.
    pub fn count_blows(&mut self) {
        for further in 0..self.blows_by.len() {
            for (again, up, sent) in &self.returning {
                let up = if further > usize::from(!self.is_open) { *up } else { 0 };
                let sent = if further > 0 { *sent } else { 0 };
                (0..up + sent).for_each(|_| self.monsters.add(*again));
            }
            let ghosts = if self.is_open || further > 0 { self.ghosts } else { Harm::default() };
            self.blows_by[further] = self.monsters.sums().of(self.slots(further).1) + ghosts;
        }
    }

    /// The most harm of this round and so many further ones, with so many traps of the hand.
    pub fn harm(&self, used: usize, further: usize) -> Harm {
        self.sent + self.added(used, further, None)
    }

    /// The same without what is in the plan, where this is what the traps come to in the next round, if it is known.
    pub fn added(&self, used: usize, further: usize, next: Option<&Met>) -> Harm {
        let blows = self.blows_by[further];
        if used == 0 { blows } else { blows + self.traps(used, further, next) }
    }

    /// The most that so many traps of the hand can do by then: the later they are used, the fewer thieves they meet,
    /// but each round has room for so many only.
    fn traps(&self, used: usize, further: usize, next: Option<&Met>) -> Harm {
        let met = |round: usize| match next {
            Some(next) if round == 1 => Some(next),
            _ => self.trap_sums.get(usize::from(self.met[round])),
        };
        let all = used.min(self.slots(further).0);
        let (mut left, mut sum) = (all, Harm::default());
        for round in (0..=further).rev() {
            let before = if round == 0 { 0 } else { self.slots(round - 1).0 };
            let many = left.min(self.slots(round).0 - before);
            sum += self.met_in(met(round), many, many.saturating_sub(1));
            left -= many;
        }
        // Or all of them as late as the last, but then some of them by twos.
        sum.min(self.met_in(met(further), all, if self.twofold { all / 2 } else { 0 }))
    }

    /// What so many traps come to in a round, so many of them besides another one: thieves use each of their symbols
    /// once, so that two traps suffer no more from them than one.
    fn met_in(&self, met: Option<&Met>, many: usize, besides: usize) -> Harm {
        let Some(Met { sums, symbols }) = met else { return Harm::default() };
        let met = sums.of(many);
        if besides == 0 || *symbols == 0 {
            return met;
        }
        (met + Harm::aimed(symbols * besides as u32)).min(self.met_in(self.unmet.as_ref(), many, 0))
    }

    /// What the worst so many traps come to from this round on, and so many further ones, where thieves who still have
    /// so many symbols take from each what they can.
    pub fn meet_thieves(&mut self, further: usize, symbols: u32) {
        self.met[further..].fill(self.trap_sums.len() as u8);
        self.trap_sums.push(self.traps_met_by(symbols, self.crowd));
    }

    /// What the worst so many traps come to, where each of them meets this crowd with so many symbols.
    pub fn traps_met_by(&self, symbols: u32, crowd: Crowd) -> Met {
        let mut blows = Blows::default();
        for (effect, many) in &self.traps {
            let harm = met_harm(effect, crowd, symbols);
            (0..*many).for_each(|_| blows.add(harm));
        }
        Met { sums: blows.sums(), symbols }
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

/// Whom a trap may meet.
#[derive(Copy, Clone, Debug)]
pub(super) struct Crowd {
    /// How many there are, illusions among them.
    pub party: u32,
    /// The hit points of the toughest.
    pub toughest: u32,
}

/// A trap's damage to all together, if no thief took any of it away.
pub(super) fn trap_harm(effect: &TrapEffect, crowd: Crowd) -> Harm {
    let lethal = if effect.lethal { crowd.toughest } else { 0 };
    let second = if crowd.party > 1 { u32::from(effect.second) } else { 0 };
    let others = u32::from(effect.others) * crowd.party.saturating_sub(1);
    let behind = second + u32::from(effect.last + effect.any + effect.poison);
    let each = u32::from(effect.each);
    let aimed = behind + others + each * crowd.party;
    let first = lethal + u32::from(effect.first);
    let front = first + each + u32::from(effect.any + effect.last + effect.poison);
    Harm { all: first + aimed, aimed, front, each: 0 }
}

/// The same if it meets so many symbols of thieves: each takes a point away, but nothing of poison.
pub(super) fn met_harm(effect: &TrapEffect, crowd: Crowd, symbols: u32) -> Harm {
    let (harm, poison) = (trap_harm(effect, crowd), effect.poison.into());
    harm.less(symbols.min(harm.all - poison), poison)
}

/// A creature's worst blow with its damage, its other damage and what the room adds to both, and the blow that it can
/// deal again in every later round.
pub(super) fn blow_of(creature: Creature, damage: u32, other: u32, bonus: u32) -> (Harm, Option<Harm>) {
    let (damage, other) = (damage + bonus, other + bonus);
    match creature {
        Creature::Goblin => (Harm { front: damage, ..Harm::first(damage + other) }, None),
        Creature::Slime | Creature::Dragon => (Harm::each(damage), None),
        Creature::Ghost => (Harm::behind(damage), None),
        Creature::Demon => (Harm::aimed(damage), None),
        Creature::Troll => (Harm::first(damage.max(other)), None),
        Creature::Witch => (Harm { aimed: 2 * other, ..Harm::first(damage.max(2 * other)) }, None),
        Creature::Vampire => (Harm::aimed(damage.max(other)), Some(Harm::aimed(other))),
        Creature::Golem => (Harm::first(damage), Some(Harm::first(damage))),
    }
}
