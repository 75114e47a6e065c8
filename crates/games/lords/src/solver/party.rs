//! Whom there is to capture, and how much of that so much harm can do.

use super::worth::{PALADIN, capture};
use crate::names::Class;
use arrayvec::ArrayVec;
use std::ops::{Add, AddAssign, Mul};

/// Harm that can still be done.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Harm {
    /// All of it.
    pub all: u32,
    /// At most so much of it can strike somebody who does not stand first.
    pub aimed: u32,
}

impl Harm {
    /// Harm that can go anywhere.
    pub fn aimed(all: u32) -> Harm {
        Harm { all, aimed: all }
    }

    /// Harm that only ever strikes the first in the line.
    pub fn first(all: u32) -> Harm {
        Harm { all, aimed: 0 }
    }

    /// The same when so much of it is prevented.
    pub fn less(self, prevented: u32) -> Harm {
        let all = self.all.saturating_sub(prevented);
        Harm { all, aimed: self.aimed.min(all) }
    }
}

impl Add for Harm {
    type Output = Harm;

    fn add(self, other: Harm) -> Harm {
        Harm { all: self.all + other.all, aimed: self.aimed + other.aimed }
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
        Harm { all: self.all * times, aimed: self.aimed * times }
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
    /// What it takes to strike everybody down, the rider as well.
    lives: u32,
    /// What all of them are worth.
    pub all: f64,
    /// What it takes to strike all down before they conquer a tile this round.
    pub life_now: u32,
    /// The same later, when poison has done its work.
    pub life: u32,
}

impl Party {
    /// One more at the end of the line. One who is loose may leave his place without being struck down.
    pub fn add(&mut self, class: Class, life: u32, loose: bool) {
        self.all += capture(class);
        self.lives += life;
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
        self.lives += life;
        self.rider = Some(life);
    }

    /// The most points for prisoners that so much harm can make.
    pub fn captured(&self, harm: Harm) -> f64 {
        if harm.all >= self.lives {
            return self.all;
        }
        let mut best = self.of_loose(harm);
        if let Some(left) = self.rider.and_then(|life| harm.all.checked_sub(life)) {
            best = best.max(PALADIN + self.of_loose(Harm { all: left, ..harm }));
        }
        best
    }

    fn of_loose(&self, mut harm: Harm) -> f64 {
        let mut best = self.of_line(harm);
        let mut worth = 0.0;
        for life in &self.loose {
            let Some(left) = harm.all.checked_sub(*life) else { break };
            harm.all = left;
            worth += capture(Class::Wizard);
            best = best.max(worth + self.of_line(harm));
        }
        best
    }

    /// So many fall from the front, whatever strikes them; behind the first who stands only what is aimed at
    /// somebody does anything.
    fn of_line(&self, harm: Harm) -> f64 {
        let (mut best, mut worth, mut left) = (0.0_f64, 0.0, harm.all);
        for (place, first) in self.line.iter().enumerate() {
            best = best.max(worth + self.behind(place, harm.aimed.min(left)));
            let Some(rest) = left.checked_sub(first.life) else { return best };
            left = rest;
            worth += first.worth;
        }
        best.max(worth)
    }

    /// The most points for those behind this place: as many of them as can be struck down, the dearest counted.
    fn behind(&self, place: usize, mut harm: u32) -> f64 {
        let mut many = 0;
        for one in self.weakest.iter().map(|one| usize::from(*one)).filter(|one| *one > place) {
            let Some(left) = harm.checked_sub(self.line[one].life) else { break };
            harm = left;
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
