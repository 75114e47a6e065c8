//! What can come after a round of which it is known who fell: everybody of the others who may fall later is tried.

use super::arsenal::Crowd;
use super::line::{Sums, behind};
use super::party::Harm;
use super::prospect::Prospect;
use super::this_round::ThisRound;
use undercroft_lords::state::COMBAT_ROUNDS;

/// The most harm that can have been done by so many rounds later.
type Later = [Harm; COMBAT_ROUNDS as usize];

/// Some have fallen in this round, the others stand.
pub(super) struct After {
    pub standing: usize,
    /// The harm of this round, without fatigue.
    pub harm: Harm,
    pub fatigue: u32,
    /// What of both is left for those who stand.
    pub rest: u32,
    /// What has been aimed at somebody behind the first who stands.
    pub behind: u32,
    /// What can be healed of the poisoned before it is of any use to them.
    pub in_vain: u32,
    /// Was the party attacked, and does it heal then?
    pub attack: bool,
    pub heals: bool,
    /// Is a tile at stake?
    pub conquest: bool,
}

impl ThisRound<'_> {
    /// The most points of those who stand and of the tiles in later rounds, if it is more than `floor`.
    pub fn later(&self, prospect: &Prospect<'_>, after: &After, lives: &Sums, floor: f64) -> f64 {
        let (line, rounds) = (&self.line, prospect.rounds - 1);
        let held = self.conquest && !after.conquest;
        let tiles = |stands: u32| {
            let stands = stands as usize;
            if after.conquest { self.tiles.now + self.tiles.then[stands] } else { self.tiles.later[stands] }
        };
        let mut most = floor;
        if line.worth[after.standing] - tiles(0) <= most {
            return most;
        }
        let crowd = Crowd {
            party: after.standing.count_ones() + u32::from(self.conjures),
            toughest: line.those(after.standing).map(|one| one.hit_points).max().unwrap_or(0),
        };
        let symbols = line.sum(after.standing, |one| one.symbols);
        let traps = prospect.most_traps(rounds);
        let next = (traps > 0).then(|| self.arsenal.traps_met_by(symbols, crowd));
        let saved = Harm::aimed(if after.attack { 0 } else { self.arsenal.saved });
        let later = |used: usize| {
            let mut harm = Later::default();
            for (round, harm) in harm.iter_mut().enumerate().take(rounds + 1).skip(1) {
                *harm = prospect.later(used, round, next.as_ref()) + saved;
            }
            (harm, self.arsenal.holds(used, held))
        };
        let (mut spent, mut before) = (0.0, None);
        for used in 0..=traps {
            spent += used.checked_sub(1).map_or(0.0, |last| self.arsenal.prices[last]);
            if line.worth[after.standing] - tiles(0) - spent <= most {
                break;
            }
            // More traps may only cost more.
            let (later, holds) = later(used);
            if before.replace((later, holds)) == Some((later, holds)) {
                continue;
            }
            for times in 0..=holds.min(rounds as u32) {
                let in_the_end = prospect.held(later[rounds], used, times);
                let stands = |chosen: usize| {
                    let standing = |round: &usize| !self.fall(chosen, after, later[*round], lives);
                    ((1..=rounds).filter(standing).count() as u32).saturating_sub(times)
                };
                let lost = tiles((rounds as u32).saturating_sub(times));
                // Everybody who may be chosen among those who stand.
                let mut chosen = after.standing;
                loop {
                    let all = after.standing & line.real & !chosen == 0;
                    let own = line.worth[chosen] - spent;
                    if own - if all { tiles(0) } else { lost } > most
                        && self.fall(chosen, after, in_the_end, lives)
                    {
                        most = most.max(own - if all { tiles(stands(chosen)) } else { lost });
                    }
                    if chosen == 0 {
                        break;
                    }
                    chosen = (chosen - 1) & after.standing;
                }
            }
        }
        most
    }

    /// Can all who are chosen fall with so much harm in later rounds, where this is what it takes without it?
    fn fall(&self, chosen: usize, after: &After, later: Harm, lives: &Sums) -> bool {
        if later.each > 0 {
            let lives = self.line.lives(after.harm.each + later.each);
            return self.can_fall(chosen, after, later, &lives);
        }
        self.can_fall(chosen, after, later, lives)
    }

    fn can_fall(&self, chosen: usize, after: &After, later: Harm, lives: &Sums) -> bool {
        let (line, others) = (&self.line, after.standing & !chosen);
        let (rest, harm) = (after.rest, after.harm);
        let front = harm.front + after.fatigue + later.front;
        if lives[chosen] > rest + later.all
            || after.behind + lives[behind(chosen, others)] > harm.aimed + later.aimed
            || (!self.conjures && chosen & 1 == 1 && lives[1] > front)
        {
            return false;
        }
        if !after.heals {
            return true;
        }
        // The party heals from the front, but what is healed of the others is not healed of those who are chosen.
        let (many, standing) = (chosen.count_ones(), after.standing.count_ones());
        let hearts = line.hearts[after.standing].saturating_sub(after.in_vain);
        let shared = (rest + harm.each * standing + line.wounds[others]) as i32 - hearts as i32;
        // Or all of their wounds are healed, and only what comes after the healing counts.
        let after_healing = rest.min(after.fatigue + self.poison) + self.arsenal.saved;
        let anew = after_healing as i32 - line.wounds[chosen] as i32;
        // Those who stand before all the others are healed before them.
        let foremost = line.wounds[chosen & !behind(chosen, others)].min(hearts);
        let dealt = shared.max(anew).min((rest + harm.each * many) as i32 - foremost as i32);
        line.life[chosen] as i32 <= dealt + (later.all + later.each * many) as i32
    }
}
