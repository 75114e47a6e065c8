//! Whom there is to capture, and how much of that so much harm can do.

use super::worth::{PALADIN, capture};
use arrayvec::ArrayVec;
use std::ops::{Add, AddAssign, Mul};
use undercroft_lords::components::Class;

/// Harm that can still be done.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Harm {
    /// All that can be shared out among the party.
    pub all: u32,
    /// At most so much of it can strike somebody who does not stand first.
    pub aimed: u32,
    /// At most so much of it can strike the first.
    pub front: u32,
    /// What everybody suffers besides.
    pub each: u32,
}

impl Harm {
    /// Harm that can go anywhere.
    pub fn aimed(all: u32) -> Harm {
        Harm { all, aimed: all, front: all, each: 0 }
    }

    /// Harm that only ever strikes the first in the line.
    pub fn first(all: u32) -> Harm {
        Harm { all, aimed: 0, front: all, each: 0 }
    }

    /// Harm that never strikes the first in the line.
    pub fn behind(all: u32) -> Harm {
        Harm { all, aimed: all, front: 0, each: 0 }
    }

    /// Harm for everybody.
    pub fn each(each: u32) -> Harm {
        Harm { each, ..Harm::default() }
    }

    /// The same when everything strikes the first in the line.
    pub fn raging(self) -> Harm {
        Harm::first(self.all + self.each)
    }

    /// The lesser of two in each respect.
    pub fn min(self, other: Harm) -> Harm {
        Harm {
            all: self.all.min(other.all),
            aimed: self.aimed.min(other.aimed),
            front: self.front.min(other.front),
            each: self.each.min(other.each),
        }
    }

    /// The greater of two in each respect.
    pub fn max(self, other: Harm) -> Harm {
        Harm {
            all: self.all.max(other.all),
            aimed: self.aimed.max(other.aimed),
            front: self.front.max(other.front),
            each: self.each.max(other.each),
        }
    }

    /// The same when so much of it is prevented, but not of the poison in it. It is prevented at the front first.
    pub fn less(self, prevented: u32, poison: u32) -> Harm {
        let all = self.all.saturating_sub(prevented);
        let front = self.front.saturating_sub(prevented).max(self.front.min(poison));
        Harm { all, aimed: self.aimed.min(all), front, each: self.each }
    }
}

impl Add for Harm {
    type Output = Harm;

    fn add(self, other: Harm) -> Harm {
        Harm {
            all: self.all + other.all,
            aimed: self.aimed + other.aimed,
            front: self.front + other.front,
            each: self.each + other.each,
        }
    }
}

impl AddAssign for Harm {
    fn add_assign(&mut self, other: Harm) {
        *self = *self + other;
    }
}

impl Mul<u32> for Harm {
    type Output = Harm;

    fn mul(self, times: u32) -> Harm {
        Harm {
            all: self.all * times,
            aimed: self.aimed * times,
            front: self.front * times,
            each: self.each * times,
        }
    }
}

/// Somebody to capture.
#[derive(Copy, Clone, Debug)]
struct One {
    /// What it takes to strike him down.
    life: u32,
    /// Points for him as a prisoner.
    worth: f64,
}

/// Whom there is to capture.
#[derive(Debug, Default)]
pub(super) struct Party {
    /// Those who stand in a line, the first first.
    line: ArrayVec<One, 8>,
    /// Their places, the weakest first.
    weakest: ArrayVec<u8, 8>,
    /// Those who may step out of it, the weakest first.
    loose: ArrayVec<u32, 8>,
    /// What it takes here to strike down the paladin who rides about.
    rider: Option<u32>,
    /// What all of them are worth.
    pub all: f64,
    /// What poison will do at the end of this round.
    pub poison: u32,
    /// He who stands first, if nobody comes before him: what it takes to strike him down, and his own hearts.
    pub front: Option<(u32, u32)>,
}

impl Party {
    /// One more at the end of the line. One who is loose may leave his place without being struck down.
    pub fn add(&mut self, class: Class, life: u32, loose: bool) {
        self.all += capture(class);
        if loose {
            let place = self.loose.iter().take_while(|other| **other <= life).count();
            let _ = self.loose.try_insert(place, life);
            return;
        }
        let place =
            self.weakest.iter().take_while(|other| self.line[usize::from(**other)].life <= life).count();
        let _ = self.weakest.try_insert(place, self.line.len() as u8);
        let _ = self.line.try_push(One { life, worth: capture(class) });
    }

    /// The paladin, if he rides about.
    pub fn add_rider(&mut self, life: u32) {
        self.all += PALADIN;
        self.rider = Some(life);
    }

    /// How many there are without the rider.
    pub fn people(&self) -> u32 {
        (self.line.len() + self.loose.len()) as u32
    }

    /// What it takes to strike everybody down where everybody suffers so much, without the rider.
    pub fn life(&self, each: u32) -> u32 {
        let line = self.line.iter().map(|one| one.life);
        line.chain(self.loose.iter().copied()).map(|life| life.saturating_sub(each)).sum()
    }

    /// The most points for prisoners that so much harm can make.
    pub fn captured(&self, harm: Harm) -> f64 {
        let rider = self.rider.map(|life| life.saturating_sub(harm.each));
        if harm.all >= self.life(harm.each) + rider.unwrap_or(0) {
            return self.all;
        }
        let mut best = self.of_loose(harm, |harm| self.of_line(harm));
        if let Some(left) = rider.and_then(|life| harm.all.checked_sub(life)) {
            best = best.max(PALADIN + self.of_loose(Harm { all: left, ..harm }, |harm| self.of_line(harm)));
        }
        best
    }

    /// The same if the first of the line never falls.
    pub fn captured_behind(&self, harm: Harm) -> f64 {
        let aimed = harm.aimed.min(harm.all);
        self.of_loose(Harm { all: aimed, aimed, ..harm }, |left| self.behind(0, left))
    }

    /// Those who may step out of the line, as many as it pays to strike down, and `rest` of the line with what is
    /// left then.
    fn of_loose(&self, mut harm: Harm, rest: impl Fn(Harm) -> f64) -> f64 {
        let mut best = rest(harm);
        let mut worth = 0.0;
        for life in &self.loose {
            let Some(left) = harm.all.checked_sub(life.saturating_sub(harm.each)) else { break };
            harm.all = left;
            worth += capture(Class::Wizard);
            best = best.max(worth + rest(harm));
        }
        best
    }

    /// So many fall from the front, whatever strikes them; behind the first who stands only what is aimed at
    /// somebody does anything.
    fn of_line(&self, harm: Harm) -> f64 {
        let (mut best, mut worth, mut left) = (0.0_f64, 0.0, harm.all);
        for (place, first) in self.line.iter().enumerate() {
            best = best.max(worth + self.behind(place, Harm { all: left, ..harm }));
            let life = first.life.saturating_sub(harm.each);
            let Some(rest) = left.checked_sub(life) else { return best };
            left = rest;
            worth += first.worth;
        }
        best.max(worth)
    }

    /// The most points for those behind this place: as many of them as can be struck down, the dearest counted.
    fn behind(&self, place: usize, harm: Harm) -> f64 {
        let mut left = harm.aimed.min(harm.all);
        let mut many = 0;
        for one in self.weakest.iter().map(|one| usize::from(*one)).filter(|one| *one > place) {
            let life = self.line[one].life.saturating_sub(harm.each);
            let Some(rest) = left.checked_sub(life) else { break };
            left = rest;
            many += 1;
        }
        let dear = self.line[place + 1..].iter().any(|one| one.worth >= PALADIN);
        let common = capture(Class::Warrior);
        match many {
            0 => 0.0,
            _ if dear => PALADIN + common * f64::from(many - 1),
            _ => common * f64::from(many),
        }
    }
}
