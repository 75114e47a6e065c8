//! A component table as it is written.

use super::Task;
use crate::components::{Hero, Item, Minion, Reward, Symbol};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// Where a value comes from.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// Printed in the rulebook.
    Rulebook,
    /// Found in public sources.
    Public,
    /// Follows from the two by counting.
    Derived,
    /// Our own, or the owner's of the file.
    House,
}

/// The whole file.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct File {
    pub dice: DiceEntry,
    pub minions: MinionsEntry,
    pub rooms: Vec<RoomEntry>,
    pub borders: BordersEntry,
    pub tunnels: Vec<TunnelEntry>,
    pub levels: LevelsEntry,
    pub gems: TrackEntry,
    pub minion_track: TrackEntry,
    pub wounds: WoundsEntry,
    pub potions: PotionsEntry,
    pub items: Vec<ItemEntry>,
    pub talents: TalentsEntry,
    pub missions: MissionsEntry,
    pub goals: GoalsEntry,
    pub monsters: Vec<MonsterEntry>,
    pub dungeons: Vec<DungeonEntry>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct DiceEntry {
    pub source: Source,
    pub white: Spanned<Vec<Symbol>>,
    pub black: Spanned<Vec<Symbol>>,
    pub numbers: NumbersEntry,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct NumbersEntry {
    pub source: Source,
    pub warrior: Spanned<u8>,
    pub wizard: Spanned<u8>,
    pub cleric: Spanned<u8>,
    pub rogue: Spanned<u8>,
    pub clover: Spanned<u8>,
    pub boots: Spanned<u8>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct MinionsEntry {
    pub goblin: FighterEntry,
    pub orc: FighterEntry,
    pub ghost: FighterEntry,
    pub zombie: FighterEntry,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct FighterEntry {
    pub hero: Hero,
    pub source: Source,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RoomEntry {
    pub at: Spanned<String>,
    pub minion: Option<MinionEntry>,
    #[serde(default)]
    pub trap: bool,
    pub gem: Option<Spanned<String>>,
    pub reward: Option<Reward>,
    pub source: Source,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct MinionEntry {
    pub kind: Minion,
    pub level: Spanned<u8>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct BordersEntry {
    pub source: Source,
    pub walls: Vec<Spanned<String>>,
    pub water: Vec<Spanned<String>>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TunnelEntry {
    pub between: Spanned<String>,
    pub source: Source,
}

/// One step of a track: what stands under its n-th space.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct StepEntry {
    pub at: Spanned<u8>,
    pub glory: i16,
    pub reward: Option<Reward>,
    pub source: Source,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct LevelsEntry {
    pub glory: Spanned<Vec<StepEntry>>,
    pub master: GloryEntry,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct GloryEntry {
    pub glory: i16,
    pub source: Source,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TrackEntry {
    pub track: Spanned<Vec<StepEntry>>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct WoundsEntry {
    pub length: LengthEntry,
    pub resurrection: GloryEntry,
    pub shields: Vec<StepEntry>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct LengthEntry {
    pub hearts: Spanned<u8>,
    pub source: Source,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PotionsEntry {
    pub rows: Spanned<Vec<PotionRowEntry>>,
    pub hearts: EachEntry,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PotionRowEntry {
    pub potions: u8,
    pub reward: Option<Reward>,
    pub source: Source,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct EachEntry {
    pub each: Spanned<u8>,
    pub source: Source,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ItemEntry {
    pub id: Spanned<Item>,
    pub boxes: Spanned<Vec<BoxEntry>>,
    pub glory: i16,
    pub source: ItemSource,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ItemSource {
    pub boxes: Source,
    pub glory: Source,
}

/// What a die must show to fill a box.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum BoxEntry {
    Any,
    Warrior,
    Wizard,
    Cleric,
    Rogue,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TalentsEntry {
    pub source: Source,
    pub alchemist: i16,
    pub noble: i16,
    pub barbarian: i16,
    pub thief: i16,
    pub bloodthirsty: i16,
    pub marauder: i16,
    pub master: i16,
    pub mystic: i16,
    pub seer: i16,
    pub scout: i16,
    pub ranger: i16,
    pub merchant: i16,
    pub assassin: i16,
    pub craftsman: i16,
    pub healer: i16,
    pub shaman: i16,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct MissionsEntry {
    pub glory: MissionGloryEntry,
    pub solo: SoloEntry,
    pub cards: Spanned<Vec<MissionEntry>>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct MissionGloryEntry {
    pub each: i16,
    pub source: Source,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SoloEntry {
    pub rounds: Spanned<Vec<i16>>,
    pub source: Source,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct MissionEntry {
    pub id: Spanned<u8>,
    pub task: Task,
    pub count: Spanned<u8>,
    pub source: Source,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct GoalsEntry {
    pub glory: StepsEntry,
    pub cards: Spanned<Vec<GoalEntry>>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct StepsEntry {
    pub steps: Spanned<Vec<i16>>,
    pub source: Source,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct GoalEntry {
    pub id: Spanned<u8>,
    pub task: Task,
    pub steps: Spanned<Vec<u8>>,
    pub training: Spanned<String>,
    pub source: Source,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct MonsterEntry {
    pub letter: Spanned<String>,
    pub id: Spanned<String>,
    pub stage: Spanned<u8>,
    pub weakness: Hero,
    pub power: Spanned<Vec<u8>>,
    pub glory: Spanned<Vec<i8>>,
    pub wounds: Spanned<Vec<u8>>,
    pub flee: Spanned<i8>,
    pub prize: PrizeEntry,
    pub vanish: Spanned<Vec<String>>,
    pub source: Source,
    /// Fields of this card that come from elsewhere.
    #[serde(default)]
    pub except: BTreeMap<Source, Vec<String>>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PrizeEntry {
    pub reward: Reward,
    pub count: Spanned<u8>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct DungeonEntry {
    pub letter: Spanned<String>,
    pub monsters: Spanned<Vec<String>>,
    pub lairs: Spanned<Vec<String>>,
    pub walls: Vec<Spanned<String>>,
    pub source: Source,
}
