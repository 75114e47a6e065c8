//! A biased reward: a team that would rather have strong heroes, or many gems. Whoever learns sees sheets so that the best plans
//! would never show it, and simple players have nothing else in their heads.

use undercroft_core::Chance;
use undercroft_paper::rules::Common;
use undercroft_paper::state::Team;

/// What a team likes beyond glory: so much more (or less) for each of these.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct RewardBias {
    level: f32,
    lair: f32,
    gem: f32,
    minion: f32,
    filled: f32,
    potion: f32,
    explored: f32,
}

impl RewardBias {
    /// A bias as it comes: rather for levels and lairs, which pay off late, than for boxes, which pay at once.
    pub(super) fn new(luck: &mut impl Chance) -> RewardBias {
        let mut between = |low: f32, high: f32| low + (high - low) * luck.below(1000) as f32 / 999.0;
        RewardBias {
            level: between(-0.5, 3.0),
            lair: between(0.0, 5.0),
            gem: between(-1.0, 2.0),
            minion: between(-1.0, 1.0),
            filled: between(-2.0, 1.0),
            potion: between(-0.5, 1.0),
            explored: 0.0,
        }
    }

    /// Nothing but glory.
    const NONE: RewardBias =
        RewardBias { level: 0.0, lair: 0.0, gem: 0.0, minion: 0.0, filled: 0.0, potion: 0.0, explored: 0.0 };

    /// What a simple player of that name is after.
    pub(super) fn called(name: &str) -> Option<RewardBias> {
        Some(match name {
            "path-runner" => RewardBias { explored: 4.0, ..RewardBias::NONE },
            "gem-thief" => RewardBias { gem: 10.0, ..RewardBias::NONE },
            "minion-hunter" => RewardBias { minion: 8.0, ..RewardBias::NONE },
            "brewer" => RewardBias { potion: 8.0, ..RewardBias::NONE },
            _ => return None,
        })
    }

    /// How much better a sheet looks with this bias.
    pub(super) fn likes(&self, common: &Common<'_>, team: &Team) -> f32 {
        let lairs = team.explored.and(common.dungeon.lairs.into_iter().collect()).len();
        let filled: u8 = team.items.iter().sum();
        self.level * f32::from(team.health())
            + self.lair * f32::from(lairs)
            + self.gem * f32::from(team.gems)
            + self.minion * f32::from(team.minions())
            + self.filled * f32::from(filled)
            + self.potion * f32::from(team.potions)
            + self.explored * f32::from(team.explored.len())
    }
}

/// The names of the simple players: as far as the dungeon goes, gems, minions, potions.
pub const NAMES: &[&str] = &["path-runner", "gem-thief", "minion-hunter", "brewer"];
