//! The party in its line, and sums over every choice of its members.

use super::Solver;
use super::worth::capture;
use arrayvec::ArrayVec;
use undercroft_lords::rules::scoring::is_real;
use undercroft_lords::state::{Member, Player};

/// The most of a party that are looked at: three adventurers, the paladin and an illusion.
const MOST: usize = 5;

/// Every choice of them, by its bits.
const CHOICES: usize = 1 << MOST;

/// A sum for every choice.
pub(super) type Sums = [u32; CHOICES];

/// One of the party.
#[derive(Copy, Clone, Debug)]
pub(super) struct Standing {
    /// What it takes to strike him down.
    pub life: u32,
    /// What could be healed of him without saving him from his poison.
    pub doomed: u32,
    /// What poison will do at the end of the round, after the healing and after a tile was lost.
    pub poison: u32,
    /// What could be healed.
    pub wounds: u32,
    pub hearts: u32,
    pub symbols: u32,
    /// What he has when nothing has happened to him.
    pub hit_points: u32,
    /// Points for him as a prisoner; none for an illusion.
    pub worth: f64,
}

/// The party in its order.
#[derive(Debug)]
pub(super) struct Line {
    pub party: ArrayVec<Standing, MOST>,
    /// Sums over every choice of them: what it takes to strike them down, their wounds and hearts.
    pub life: Sums,
    pub wounds: Sums,
    pub hearts: Sums,
    /// Points for them.
    pub worth: [f64; CHOICES],
    /// All of them, and those who are no illusions.
    pub everybody: usize,
    pub real: usize,
}

impl Solver<'_> {
    /// The party of a player, unless it is too large.
    pub(super) fn line(&self, player: &Player) -> Option<Line> {
        if player.party.len() > MOST {
            return None;
        }
        let real = |place: usize| usize::from(is_real(self.game, player.party[place].who)) << place;
        let party: ArrayVec<Standing, MOST> = player.party.iter().map(|one| self.standing(one)).collect();
        Some(Line {
            life: sums(&party, |one| one.life),
            wounds: sums(&party, |one| one.wounds),
            hearts: sums(&party, |one| one.hearts),
            worth: sums_of(&party, 0.0, |one| one.worth),
            everybody: (1 << party.len()) - 1,
            real: (0..party.len()).map(real).sum(),
            party,
        })
    }

    fn standing(&self, one: &Member) -> Standing {
        let spec = self.game.components().adventurer(one.who);
        let harmed = u32::from(one.damage) + u32::from(one.poison);
        // Hit points that magic adds are not counted.
        let hit_points = u32::from(spec.hit_points);
        Standing {
            life: hit_points.saturating_sub(harmed),
            doomed: harmed.saturating_sub(hit_points),
            poison: hit_points.saturating_sub(one.damage.into()).min(one.poison.into()),
            wounds: one.damage.into(),
            hearts: spec.heal.into(),
            symbols: spec.trap.into(),
            hit_points,
            worth: capture(spec.class),
        }
    }
}

impl Line {
    /// What it takes to strike them down where everybody suffers so much.
    pub fn lives(&self, each: u32) -> Sums {
        sums(&self.party, |one| one.life.saturating_sub(each))
    }

    /// A sum over some of the party.
    pub fn sum(&self, chosen: usize, of: impl Fn(&Standing) -> u32) -> u32 {
        self.those(chosen).map(of).sum()
    }

    pub fn those(&self, chosen: usize) -> impl Iterator<Item = &Standing> {
        self.party.iter().enumerate().filter(move |(place, _)| chosen >> place & 1 == 1).map(|(_, one)| one)
    }
}

/// Those of them who are behind the first of the others.
pub(super) fn behind(chosen: usize, others: usize) -> usize {
    chosen & !(others ^ others.wrapping_sub(1))
}

fn sums(party: &[Standing], of: impl Fn(&Standing) -> u32) -> Sums {
    sums_of(party, 0, of)
}

/// The sum of something for every choice of the party.
fn sums_of<T: Copy + std::ops::Add<Output = T>>(
    party: &[Standing],
    none: T,
    of: impl Fn(&Standing) -> T,
) -> [T; CHOICES] {
    let mut sums = [none; CHOICES];
    for (place, one) in party.iter().enumerate() {
        let own = of(one);
        for choice in 0..1_usize << place {
            sums[choice | 1 << place] = sums[choice] + own;
        }
    }
    sums
}
