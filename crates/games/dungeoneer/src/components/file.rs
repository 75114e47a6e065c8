//! A pack as it is written: rows of TOML before their words are looked up.

use super::vocabulary::*;
use serde::de::{Error, IgnoredAny};
use serde::{Deserialize, Deserializer};

/// A pack's tables; entries stay raw so that each can be refused on its own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pack {
    /// Who it is and what it is played with: read before, when the sets of the table are found.
    #[serde(default, rename = "pack")]
    _head: Option<IgnoredAny>,
    pub set: toml::Spanned<toml::Table>,
    #[serde(default)]
    pub kinds: std::collections::BTreeMap<String, KindRow>,
    #[serde(default)]
    pub heroes: Vec<toml::Spanned<toml::Table>>,
    #[serde(default)]
    pub locations: Vec<toml::Spanned<toml::Table>>,
    #[serde(default)]
    pub quests: Vec<toml::Spanned<toml::Table>>,
    #[serde(default)]
    pub adventure: Vec<toml::Spanned<toml::Table>>,
    pub event: Option<toml::Spanned<toml::Table>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KindRow {
    pub en: String,
    #[serde(default)]
    pub ru: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetRow {
    pub id: String,
    #[serde(default)]
    pub name_en: String,
    #[serde(default)]
    pub name_ru: String,
    pub grade: Grade,
    pub start_level: u8,
    pub top_level: u8,
    pub start_life: u8,
    pub hand_size: u8,
    pub quests_to_win: u8,
    pub counts: CountsRow,
    #[serde(default, rename = "shuffled")]
    _shuffled: Option<IgnoredAny>,
    #[serde(default)]
    pub tokens: TokensRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CountsRow {
    pub locations: usize,
    pub quests: usize,
    pub heroes: usize,
    pub adventure: usize,
    #[serde(default)]
    pub events: usize,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct TokensRow {
    pub deactivation: u8,
    pub bridge: u8,
    pub tracking_pairs: u8,
    #[serde(rename = "life")]
    _life: Option<IgnoredAny>,
}

/// What every entry says of itself, besides its values.
#[derive(Deserialize, Default)]
pub(super) struct Provenance {
    #[serde(default, rename = "provenance")]
    _provenance: Option<String>,
    #[serde(default, rename = "house_fields")]
    _house_fields: Vec<String>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct NameRow {
    pub id: String,
    #[serde(default)]
    pub name_en: String,
    #[serde(default)]
    pub name_ru: String,
    #[serde(default)]
    pub text: String,
    #[serde(default)]
    pub text_ru: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ValuesRow {
    pub symbol: Symbol,
    pub values: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FormRow {
    pub symbol: Symbol,
    pub value: u8,
}

#[derive(Deserialize)]
pub(super) struct HeroRow {
    #[serde(flatten)]
    pub name: NameRow,
    #[serde(flatten)]
    _provenance: Provenance,
    #[serde(default)]
    pub race_en: String,
    #[serde(default)]
    pub race_ru: String,
    #[serde(default)]
    pub class_en: String,
    #[serde(default)]
    pub class_ru: String,
    pub life: u8,
    pub levels: Vec<u8>,
    pub melee: ValuesRow,
    pub magic: ValuesRow,
    pub speed: ValuesRow,
    pub boon_limit: u8,
    pub treasure_limit: u8,
    #[serde(default, rename = "also_in")]
    _also_in: Vec<String>,
    #[serde(default)]
    pub abilities: Vec<AbilityRow>,
}

#[derive(Deserialize)]
pub(super) struct AbilityRow {
    #[serde(flatten)]
    pub name: NameRow,
    #[serde(flatten)]
    pub block: BlockRow,
}

#[derive(Deserialize)]
pub(super) struct LocationRow {
    #[serde(flatten)]
    pub name: NameRow,
    #[serde(flatten)]
    _provenance: Provenance,
    #[serde(rename = "type")]
    pub terrain: Terrain,
    #[serde(default)]
    pub entrance: bool,
    pub glory: u8,
    pub peril: u8,
    pub exits: ExitsRow,
    pub barrier: BarrierRow,
    pub resident: Option<String>,
    #[serde(default)]
    pub effects: Vec<BlockRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExitsRow {
    pub n: ExitRow,
    pub e: ExitRow,
    pub s: ExitRow,
    pub w: ExitRow,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum ExitRow {
    Open,
    Wall,
    Blocked { target: u8, stat: Stat },
    Trap { target: u8, stat: Stat },
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum BarrierRow {
    None,
    Hazard { amount: u8 },
    Spikes { target: u8, stat: Stat },
    Pit { target: u8, stat: Stat },
}

#[derive(Deserialize)]
pub(super) struct QuestRow {
    #[serde(flatten)]
    pub name: NameRow,
    #[serde(flatten)]
    _provenance: Provenance,
    pub grade: Grade,
    pub categories: Vec<Category>,
    pub sites: Vec<String>,
    pub requires: Vec<StepRow>,
    #[serde(default)]
    pub influence: Vec<BlockRow>,
    pub reward: RewardRow,
    pub monster: Option<MonsterRow>,
    #[serde(default, rename = "artifact_kind")]
    _artifact_kind: Option<String>,
    #[serde(default = "yes")]
    pub in_deck: bool,
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RewardRow {
    #[serde(default)]
    pub level: u8,
    #[serde(default)]
    pub glory: u8,
    #[serde(default)]
    pub win: bool,
    #[serde(default)]
    pub effects: Vec<BlockRow>,
}

#[derive(Deserialize)]
pub(super) struct MonsterRow {
    #[serde(flatten)]
    pub name: NameRow,
    pub kind: String,
    pub family: Option<String>,
    pub life: u8,
    pub melee: FormRow,
    pub magic: FormRow,
    pub speed: FormRow,
    #[serde(default)]
    pub hits: HitsRow,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct HitsRow {
    pub melee: Option<HitRow>,
    pub magic: Option<HitRow>,
    pub speed: Option<HitRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HitRow {
    pub wounds: u8,
    #[serde(default)]
    pub then: Vec<OpRow>,
}

#[derive(Deserialize)]
pub(super) struct AdventureRow {
    #[serde(flatten)]
    pub name: NameRow,
    #[serde(flatten)]
    _provenance: Provenance,
    pub class: Class,
    pub copies: u8,
    pub cost: u8,
    #[serde(default)]
    pub upkeep: u8,
    pub timing: Timing,
    pub duration: Duration,
    pub kind: String,
    pub family: Option<String>,
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    pub host: Option<HostKind>,
    #[serde(default)]
    pub host_kinds: Vec<String>,
    #[serde(default = "yes")]
    pub targeted: bool,
    #[serde(default = "at_target")]
    pub placement: Placement,
    #[serde(default)]
    pub solo: SoloRow,
    #[serde(default = "yes")]
    pub in_deck: bool,
    pub life: Option<u8>,
    pub melee: Option<FormRow>,
    pub magic: Option<FormRow>,
    pub speed: Option<FormRow>,
    #[serde(default)]
    pub hits: HitsRow,
    #[serde(default)]
    pub effects: Vec<BlockRow>,
}

fn at_target() -> Placement {
    Placement::Target
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct SoloRow {
    pub teleport: bool,
    pub shift: bool,
    pub needs_several_heroes: bool,
    pub hold_for: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct EventRow {
    #[serde(flatten)]
    pub name: NameRow,
    #[serde(flatten)]
    _provenance: Provenance,
    pub max_tokens: u8,
    pub token_on: u8,
    pub discarded_when_defeated: Option<String>,
    #[serde(default)]
    pub effects: Vec<BlockRow>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct CostRow {
    pub glory: Option<Payment>,
    pub peril: u8,
    pub ap: u8,
    pub life: u8,
    pub charge: u8,
    pub discard: Option<String>,
}

#[derive(Copy, Clone)]
pub(super) enum Payment {
    Number(u8),
    X,
}

impl<'de> Deserialize<'de> for Payment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Payment, D::Error> {
        match toml::Value::deserialize(deserializer)? {
            toml::Value::Integer(number) => u8::try_from(number)
                .map(Payment::Number)
                .map_err(|_| D::Error::custom(format!("{number} cannot be paid"))),
            toml::Value::String(word) if word == "x" => Ok(Payment::X),
            other => Err(D::Error::custom(format!("{other} is neither a number nor \"x\""))),
        }
    }
}

#[derive(Deserialize)]
pub(super) struct BlockRow {
    pub on: Trigger,
    pub timing: Option<Timing>,
    #[serde(default)]
    pub cost: CostRow,
    pub x: Option<X>,
    #[serde(default)]
    pub x_plus: u8,
    #[serde(default = "most")]
    pub x_max: u8,
    #[serde(default = "no_limit")]
    pub limit: Limit,
    #[serde(default = "controller")]
    pub by: By,
    #[serde(default)]
    pub optional: bool,
    #[serde(default, rename = "if")]
    pub when: ConditionRow,
    #[serde(rename = "do")]
    pub ops: Vec<OpRow>,
}

fn most() -> u8 {
    u8::MAX
}

fn no_limit() -> Limit {
    Limit::None
}

fn controller() -> By {
    By::Controller
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ConditionRow {
    pub terrain: Option<Terrain>,
    pub location: Option<String>,
    pub versus: Option<FilterRow>,
    pub min_life: Option<u8>,
    pub max_life: Option<u8>,
    pub wrath_tokens: Option<u8>,
    pub prone: Option<bool>,
    pub own_turn: Option<bool>,
    pub owner_hero_turn: Option<bool>,
    pub unmarked: bool,
    pub marked: Option<Token>,
}

#[derive(Deserialize, Default, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub(super) struct FilterRow {
    pub class: Option<Class>,
    pub kind: Option<String>,
    pub kinds: Vec<String>,
    pub family: Option<String>,
    pub keyword: Option<Keyword>,
    pub not_keyword: Option<Keyword>,
    pub id: Option<String>,
    pub max_cost: Option<u8>,
    pub max_life: Option<u8>,
    pub form: Option<Form>,
    pub terrain: Option<Terrain>,
    pub occupied: Option<bool>,
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Counted {
            per: Per,
            #[serde(default = "once")]
            times: i8,
            #[serde(default)]
            plus: i8,
            #[serde(default = "no_cap")]
            max: i8,
        }
        fn once() -> i8 {
            1
        }
        fn no_cap() -> i8 {
            i8::MAX
        }
        match toml::Value::deserialize(deserializer)? {
            toml::Value::Integer(number) => i8::try_from(number)
                .map(Amount::number)
                .map_err(|_| D::Error::custom(format!("the amount {number} is out of range"))),
            toml::Value::String(word) if word == "all" => Ok(Amount::ALL),
            toml::Value::Table(table) => {
                let counted = Counted::deserialize(table).map_err(D::Error::custom)?;
                let Counted { per, times, plus, max } = counted;
                Ok(Amount { per: Some(per), times, plus, max, all: false })
            }
            other => Err(D::Error::custom(format!(
                "the amount {other} is neither a number, \"all\" nor {{ per = … }}"
            ))),
        }
    }
}

fn at_any_check() -> Checks {
    Checks::Any
}

fn while_in_play() -> Until {
    Until::InPlay
}

fn one() -> Amount {
    Amount::number(1)
}

fn from_any() -> WoundSource {
    WoundSource::Any
}

fn by_owner() -> Chooser {
    Chooser::Owner
}

fn by_you() -> Chooser {
    Chooser::You
}

fn from_deck() -> DrawFrom {
    DrawFrom::Deck
}

fn you() -> Who {
    Who::You
}

fn this() -> Who {
    Who::This
}

fn every_face() -> Vec<u8> {
    (1..=6).collect()
}

/// An operation as it is written.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum OpRow {
    Modify {
        who: Who,
        stat: Value,
        amount: Amount,
        #[serde(default = "at_any_check")]
        checks: Checks,
        #[serde(default)]
        versus: FilterRow,
        #[serde(default)]
        of: FilterRow,
        #[serde(default = "while_in_play")]
        until: Until,
    },
    Reroll {
        #[serde(default = "you", rename = "who")]
        _who: Who,
        #[serde(default = "at_any_check")]
        checks: Checks,
        stat: Option<Form>,
        #[serde(default = "every_face")]
        faces: Vec<u8>,
    },
    Wound {
        who: Who,
        amount: Amount,
        #[serde(default)]
        of: FilterRow,
    },
    Heal {
        who: Who,
        amount: Amount,
    },
    Prevent {
        who: Who,
        amount: Amount,
        #[serde(default = "from_any")]
        source: WoundSource,
        form: Option<Form>,
        #[serde(default)]
        versus: FilterRow,
    },
    Gain {
        who: Who,
        resource: Resource,
        amount: Amount,
    },
    Lose {
        who: Who,
        resource: Resource,
        amount: Amount,
    },
    Transfer {
        who: Who,
        resource: Resource,
        amount: Amount,
        to: Who,
    },
    Threat {
        who: Who,
        stat: Stat,
        target: u8,
        #[serde(default)]
        fail: Vec<OpRow>,
        #[serde(default)]
        pass: Vec<OpRow>,
    },
    CancelAttack {
        #[serde(default = "you", rename = "who")]
        _who: Who,
        #[serde(default)]
        of: FilterRow,
    },
    Redirect {
        #[serde(default = "you", rename = "who")]
        _who: Who,
        #[serde(default)]
        of: FilterRow,
    },
    ExtraAttack {
        #[serde(default = "this", rename = "who")]
        _who: Who,
        amount: Amount,
        #[serde(default)]
        checks_bonus: i8,
    },
    MakeMinion {
        #[serde(default = "you", rename = "who")]
        _who: Who,
        #[serde(default)]
        of: FilterRow,
    },
    Discard {
        who: Who,
        from: From,
        class: Option<Class>,
        #[serde(default = "one")]
        amount: Amount,
        #[serde(default = "by_owner")]
        chooser: Chooser,
        #[serde(default)]
        of: FilterRow,
    },
    Draw {
        who: Who,
        #[serde(default = "one")]
        amount: Amount,
        #[serde(default = "from_deck")]
        from: DrawFrom,
        class: Option<Class>,
        #[serde(default)]
        of: FilterRow,
    },
    PlayFree {
        #[serde(default = "you", rename = "who")]
        _who: Who,
        class: Option<Class>,
        #[serde(default = "most")]
        max_cost: u8,
        #[serde(default)]
        peril_equal_cost: bool,
    },
    CostChange {
        who: Who,
        #[serde(default)]
        of: FilterRow,
        amount: Amount,
        #[serde(default = "while_in_play")]
        until: Until,
    },
    Charge {
        who: Who,
        amount: Amount,
    },
    Move {
        who: Who,
        steps: u8,
        #[serde(default = "by_you")]
        chooser: Chooser,
        #[serde(default)]
        walls: bool,
    },
    Teleport {
        who: Who,
        #[serde(default)]
        to: FilterRow,
        #[serde(default)]
        within: u8,
        #[serde(default = "by_you")]
        chooser: Chooser,
    },
    Shift {
        who: Who,
        mode: ShiftMode,
        #[serde(default)]
        of: FilterRow,
        #[serde(default)]
        half_turn: bool,
        #[serde(default = "yes")]
        riders: bool,
    },
    Explore {
        #[serde(default = "you", rename = "who")]
        _who: Who,
        amount: Amount,
        #[serde(default)]
        look: u8,
    },
    Ignore {
        who: Who,
        what: Ignored,
        #[serde(default = "while_in_play")]
        until: Until,
    },
    Mark {
        #[serde(default = "you", rename = "who")]
        _who: Who,
        token: Token,
        at: String,
    },
    Fall {
        who: Who,
    },
    Stand {
        who: Who,
    },
    Forbid {
        who: Who,
        what: Forbidden,
        #[serde(default = "while_in_play")]
        until: Until,
    },
    Immune {
        #[serde(default = "this", rename = "who")]
        _who: Who,
        to: Immunity,
    },
    EndPhase {
        #[serde(default = "you", rename = "who")]
        _who: Who,
    },
    SwapQuest {
        who: Who,
    },
    Choose {
        who: Who,
        options: Vec<Vec<OpRow>>,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ThreatRow {
    pub stat: Stat,
    pub target: u8,
}

/// A step of a quest as it is written.
#[derive(Deserialize)]
#[serde(tag = "step", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum StepRow {
    Search {
        target: u8,
        terrain: Option<Terrain>,
        #[serde(default)]
        ap: u8,
    },
    Pay {
        #[serde(default)]
        glory: u8,
        #[serde(default)]
        life: u8,
        #[serde(default)]
        ap: u8,
    },
    Give {
        class: Class,
        #[serde(default)]
        count: u8,
        #[serde(default)]
        min_total_cost: u8,
        #[serde(default, rename = "readied")]
        _readied: bool,
    },
    Threat {
        options: Vec<ThreatRow>,
        #[serde(default)]
        fail: Vec<OpRow>,
    },
    Hunt {
        monster: String,
    },
    Escort {
        from: String,
        to: String,
    },
    Roll {
        dice: u8,
        test: DiceTest,
        target: u8,
        #[serde(default)]
        fail: Vec<OpRow>,
    },
    AnyOf {
        options: Vec<Vec<StepRow>>,
    },
    Play {
        class: Class,
    },
    Do {
        #[serde(rename = "do")]
        ops: Vec<OpRow>,
    },
}
