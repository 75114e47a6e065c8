//! What can still come of a combat at best, once everything about it has been collected.

use super::arsenal::{Arsenal, Met};
use super::party::{Harm, Party};
use super::tiles::Tiles;
use super::worth;
use undercroft_lords::state::COMBAT_ROUNDS;

/// The fatigue of each round to come, or the most it may be.
pub(super) type Weary = [u32; COMBAT_ROUNDS as usize];

/// Everything that decides how a combat may end.
#[derive(Debug)]
pub(super) struct Prospect<'a> {
    pub arsenal: &'a Arsenal,
    pub party: &'a Party,
    pub weary: Weary,
    /// Rounds to come, this one included.
    pub rounds: usize,
    /// Is a tile still at stake this round?
    pub conquest: bool,
    pub tiles: &'a Tiles,
    /// After how many further rounds the search looks no further and guesses.
    pub guess: Option<usize>,
}

/// What has come of it after a number of rounds.
struct Fate {
    /// All the harm that can have been done.
    harm: Harm,
    /// Can the first of the line have fallen?
    falls: bool,
    /// Has this round's tile been lost for certain?
    lost_now: bool,
    /// Later rounds in which somebody must still be standing.
    stands: u32,
}

impl Prospect<'_> {
    /// The most points that can still come of it.
    pub fn at_best(&self) -> f64 {
        let later = self.guess.unwrap_or(self.rounds.saturating_sub(1));
        let slots = self.most_traps(later);
        let (mut most, mut price) = (f64::MIN, 0.0);
        for used in 0..=slots {
            price += used.checked_sub(1).map_or(0.0, |last| self.arsenal.prices[last]);
            // More traps would only cost more.
            if self.party.all - price <= most {
                break;
            }
            let free = self.with_traps(used, false);
            let held = self.conquest && self.arsenal.holds_now;
            let own = if held { free.max(self.with_traps(used, true)) } else { free };
            most = most.max(own - price);
        }
        most
    }

    /// The most traps of the hand that can be used in all rounds.
    pub fn most_traps(&self, last: usize) -> usize {
        self.arsenal.slots(last).0.min(self.arsenal.prices.len())
    }

    /// The most harm of so many rounds after this one with so many traps, where this is what these come to in the next
    /// one.
    pub fn later(&self, used: usize, rounds: usize, next: Option<&Met>) -> Harm {
        let fatigue = self.weary[1..=rounds].iter().sum();
        self.arsenal.added(used, rounds, next) + Harm::first(fatigue)
    }

    /// The same with so many traps of the hand, if the party is held this round or if it is not.
    fn with_traps(&self, used: usize, held: bool) -> f64 {
        match self.guess {
            // Where the whole dungeon may be lost before, there is nothing to guess.
            Some(last) if self.tiles.left <= last + 1 => {
                self.guessed(used, held, last).max(self.to_the_end(used, held))
            }
            Some(last) => self.guessed(used, held, last),
            None => self.to_the_end(used, held),
        }
    }

    fn to_the_end(&self, used: usize, held: bool) -> f64 {
        let fate = self.after(used, held, self.rounds.saturating_sub(1));
        let holds = self.arsenal.holds(used, held).min(fate.stands);
        let with = |times| self.captured(&fate, used, times) - self.tiles_lost(&fate, times);
        (0..=holds).map(with).fold(f64::MIN, f64::max)
    }

    fn guessed(&self, used: usize, held: bool, last: usize) -> f64 {
        let fate = self.after(used, held, last);
        let captured = self.captured(&fate, used, 0);
        let hearts = self.party.front.filter(|_| !fate.falls).map_or(0, |(_, hearts)| hearts);
        let harm = fate.harm.all + fate.harm.each * self.party.people();
        let left = self.party.life(0).saturating_sub(harm);
        let later = self.rounds - 1 - last;
        let blows = self.arsenal.blows.saturating_sub(worth::TRAP_BLOW * used as u32);
        let worth = worth::guess_at_most(later, (left, hearts), blows, captured, self.party.all);
        worth - self.tiles_lost(&fate, self.arsenal.holds(used, held))
    }

    /// The fatigue that is missing if the party is held in so many later rounds.
    fn missing(&self, holds: u32) -> u32 {
        if holds == 0 {
            return 0;
        }
        let mut later = self.weary;
        let rounds = self.rounds.min(later.len());
        later[0] = u32::MAX;
        later[rounds..].fill(u32::MAX);
        later.sort_unstable();
        later.iter().take(holds as usize).filter(|one| **one < u32::MAX).sum()
    }

    /// Harm, if the party is held in so many later rounds: it does not grow weary in them, and who holds it does not
    /// strike it.
    pub fn held(&self, mut harm: Harm, used: usize, times: u32) -> Harm {
        harm.each = harm.each.saturating_sub(self.arsenal.holders.idle(used, times));
        harm.less(self.missing(times), 0)
    }

    fn after(&self, used: usize, held: bool, last: usize) -> Fate {
        let mut fate = Fate { harm: Harm::default(), falls: true, lost_now: false, stands: 0 };
        let mut fatigue = 0;
        // Who holds the party does not strike it, unless he is a Demon.
        let idle = if held { self.arsenal.held_by } else { 0 };
        for (further, more) in self.weary.iter().enumerate().take(last + 1) {
            fatigue += if held && further == 0 { 0 } else { *more };
            fate.harm = self.arsenal.harm(used, further) + Harm::first(fatigue);
            fate.harm.each -= idle.min(fate.harm.each);
            let to_front = fate.harm.front + fate.harm.each;
            fate.falls = self.party.front.is_none_or(|(life, _)| to_front >= life);
            let life = self.party.life(fate.harm.each);
            if further == 0 {
                let sound = (self.party.life(0) + self.party.poison)
                    .saturating_sub(fate.harm.each * self.party.people());
                let stands = fate.harm.all < life.max(sound) || !fate.falls;
                fate.lost_now = self.conquest && !held && stands;
            } else {
                fate.stands += u32::from(fate.harm.all < life || !fate.falls);
            }
        }
        fate
    }

    /// Points for prisoners, if the party is held in so many later rounds.
    fn captured(&self, fate: &Fate, used: usize, holds: u32) -> f64 {
        let harm = self.held(fate.harm, used, holds);
        if fate.falls { self.party.captured(harm) } else { self.party.captured_behind(harm) }
    }

    /// Points that the tiles cost which must be lost: one for each round in which the party stands and is not held.
    fn tiles_lost(&self, fate: &Fate, holds: u32) -> f64 {
        let later = (fate.stands.saturating_sub(holds) as usize).min(self.tiles.later.len() - 1);
        if fate.lost_now { self.tiles.now + self.tiles.then[later] } else { self.tiles.later[later] }
    }
}
