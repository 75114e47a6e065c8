//! The closed vocabulary in which packs say what cards do: 31 operations and the words they take.
//!
//! Everything here is small and `Copy`; lists of operations, filters, steps and choices lie in the arenas of
//! [`Components`](crate::Components) and are referred to by ranges.

use serde::{Deserialize, Serialize};

/// An enum of words: its `ALL`, its word in packs and notation, and the way back.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum $name { $($(#[$doc])* #[serde(rename = $word)] $variant),+ }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Its word in packs and in the notation.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// The one with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    };
}

words! {
    /// The three forms of battle, and the characteristics of the same names (DR-330).
    #[allow(missing_docs)]
    Form { Melee = "melee", Magic = "magic", Speed = "speed" }
}

words! {
    /// What a creature can do in a form (DR-332, DR-333).
    Symbol {
        /// Attack and counterattack.
        Attack = "attack",
        /// Counterattack only.
        Counter = "counter",
        /// Neither: it rolls a plain die and deals no wound.
        None = "none",
    }
}

words! {
    /// The classes of adventure cards (DR-052).
    #[allow(missing_docs)]
    Class { Treasure = "treasure", Boon = "boon", Bane = "bane", Monster = "monster", Trap = "trap" }
}

impl Class {
    /// Paid with glory by its own player (DR-054).
    pub const fn is_glory(self) -> bool {
        matches!(self, Class::Treasure | Class::Boon)
    }

    /// A monster or a trap (DR-052).
    pub const fn is_encounter(self) -> bool {
        matches!(self, Class::Monster | Class::Trap)
    }
}

words! {
    /// When a card may be played, or an effect used (DR-224).
    #[allow(missing_docs)]
    Timing {
        Hero = "hero",
        AnyTime = "any_time",
        Response = "response",
        Dungeonlord = "dungeonlord",
        /// Stage I of an attack one makes.
        OwnAttack = "own_attack",
        /// Always in force.
        Always = "always",
    }
}

words! {
    /// How long a card stays (DR-058…066).
    #[allow(missing_docs)]
    Duration { Instant = "instant", Permanent = "permanent", Attachment = "attachment", Monster = "monster" }
}

words! {
    /// When a block of effects happens.
    #[allow(missing_docs)]
    Trigger {
        Play = "play",
        Static = "static",
        Use = "use",
        Special = "special",
        Enter = "enter",
        AnyEntry = "any_entry",
        Spring = "spring",
        TurnStart = "turn_start",
        Strike = "strike",
        Countered = "countered",
        WouldWound = "would_wound",
        Defeated = "defeated",
    }
}

words! {
    /// Whom an operation concerns.
    #[allow(missing_docs)]
    Who {
        You = "you",
        Victim = "victim",
        Entering = "entering",
        EachHere = "each_here",
        OthersHere = "others_here",
        EachHero = "each_hero",
        EachOpponent = "each_opponent",
        Opponent = "opponent",
        Hero = "hero",
        HeroHere = "hero_here",
        Attacker = "attacker",
        AttackingMonster = "attacking_monster",
        LairMonster = "lair_monster",
        MonstersHere = "monsters_here",
        EachMonster = "each_monster",
        This = "this",
        Host = "host",
        Bearer = "bearer",
        Struck = "struck",
        Event = "event",
    }
}

words! {
    /// What `modify` adds to.
    #[allow(missing_docs)]
    Value {
        Melee = "melee",
        Magic = "magic",
        Speed = "speed",
        All = "all",
        WoundsDealt = "wounds_dealt",
        WoundsTaken = "wounds_taken",
        Life = "life",
        BoonLimit = "boon_limit",
        TreasureLimit = "treasure_limit",
        LairLimit = "lair_limit",
        TrapTarget = "trap_target",
        HandSize = "hand_size",
    }
}

words! {
    /// The characteristic of a threat (DR-388).
    #[allow(missing_docs)]
    Stat {
        Melee = "melee",
        Magic = "magic",
        Speed = "speed",
        Level = "level",
        Life = "life",
        Best = "best",
        None = "none",
    }
}

words! {
    /// Which checks are meant; they are nested.
    #[allow(missing_docs)]
    Checks {
        Any = "any",
        Battle = "battle",
        Attack = "attack",
        Counter = "counter",
        Threat = "threat",
        Exit = "exit",
        Barrier = "barrier",
        Trap = "trap",
        Search = "search",
    }
}

impl Checks {
    /// Does this word admit a check of the `made` sort? `made` is never `any` or `battle`.
    pub const fn admit(self, made: Checks) -> bool {
        match self {
            Checks::Any => true,
            Checks::Battle => matches!(made, Checks::Attack | Checks::Counter),
            Checks::Threat => {
                matches!(made, Checks::Threat | Checks::Exit | Checks::Barrier | Checks::Trap)
            }
            Checks::Attack => matches!(made, Checks::Attack),
            Checks::Counter => matches!(made, Checks::Counter),
            Checks::Exit => matches!(made, Checks::Exit),
            Checks::Barrier => matches!(made, Checks::Barrier),
            Checks::Trap => matches!(made, Checks::Trap),
            Checks::Search => matches!(made, Checks::Search),
        }
    }
}

words! {
    /// How long a change lasts.
    #[allow(missing_docs)]
    Until {
        NextCheck = "next_check",
        ThisBattle = "this_battle",
        EndOfTurn = "end_of_turn",
        NextReset = "next_reset",
        /// As long as its source is in play.
        InPlay = "in_play",
    }
}

words! {
    /// What can be gained and lost.
    #[allow(missing_docs)]
    Resource { Glory = "glory", Peril = "peril", Ap = "ap", Level = "level" }
}

words! {
    /// What wounds come from.
    #[allow(missing_docs)]
    WoundSource { Any = "any", Strike = "strike", Trap = "trap", Threat = "threat" }
}

words! {
    /// Where a card is discarded from.
    #[allow(missing_docs)]
    From {
        Hand = "hand",
        Inventory = "inventory",
        HandOrInventory = "hand_or_inventory",
        Lair = "lair",
        Attackers = "attackers",
        This = "this",
        Attached = "attached",
    }
}

words! {
    /// Where a card is drawn from.
    #[allow(missing_docs)]
    DrawFrom { Deck = "deck", DiscardPile = "discard_pile" }
}

words! {
    /// Who chooses.
    #[allow(missing_docs)]
    Chooser { Owner = "owner", You = "you", Random = "random" }
}

words! {
    /// What `ignore` skips.
    #[allow(missing_docs)]
    Ignored {
        Blocked = "blocked",
        TrapExit = "trap_exit",
        Pit = "pit",
        Spikes = "spikes",
        Hazard = "hazard",
        LocationEffect = "location_effect",
    }
}

words! {
    /// What `forbid` forbids.
    #[allow(missing_docs)]
    Forbidden {
        AttackHeroes = "attack_heroes",
        Challenge = "challenge",
        Heal = "heal",
        SaveAp = "save_ap",
        PlayBoon = "play_boon",
        PlayTreasure = "play_treasure",
        Respond = "respond",
        Abilities = "abilities",
        Card = "card",
        Stand = "stand",
    }
}

words! {
    /// What a creature can be immune to.
    #[allow(missing_docs)]
    Immunity {
        Ward = "ward",
        Discard = "discard",
        Redirect = "redirect",
        MakeMinion = "make_minion",
        Spell = "spell",
    }
}

words! {
    /// The ways of shifting locations.
    #[allow(missing_docs)]
    ShiftMode { Rotate = "rotate", Swap = "swap", Relocate = "relocate" }
}

words! {
    /// Tokens that lie on locations (DR-020, DR-021).
    #[allow(missing_docs)]
    Token { Deactivation = "deactivation", Bridge = "bridge", Tracking = "tracking" }
}

words! {
    /// How often an effect may be used.
    #[allow(missing_docs)]
    Limit {
        None = "none",
        OncePerTurn = "once_per_turn",
        OncePerBattle = "once_per_battle",
        OncePerCheck = "once_per_check",
    }
}

words! {
    /// Who may use an effect.
    #[allow(missing_docs)]
    By {
        Controller = "controller",
        Bearer = "bearer",
        AnyHere = "any_here",
        Dealer = "dealer",
    }
}

words! {
    /// How X is fixed (DR-409, DR-410).
    #[allow(missing_docs)]
    X { Chosen = "chosen", TargetCost = "target_cost" }
}

words! {
    /// What an amount counts.
    #[allow(missing_docs)]
    Per {
        WrathToken = "wrath_token",
        Charge = "charge",
        SameNameAttacking = "same_name_attacking",
        CompletedQuest = "completed_quest",
        TargetCost = "target_cost",
        X = "x",
        Level = "level",
    }
}

words! {
    /// The types of location, as filters name them: `passage` takes in dark passages.
    #[allow(missing_docs)]
    Terrain { Room = "room", Passage = "passage", DarkPassage = "dark_passage", Entrance = "entrance" }
}

words! {
    /// What an attachment is put on.
    #[allow(missing_docs)]
    HostKind { Hero = "hero", Treasure = "treasure", Boon = "boon", Monster = "monster" }
}

words! {
    /// Words on a card with rules of their own.
    #[allow(missing_docs)]
    Keyword { Legendary = "legendary", Ward = "ward", Boss = "boss", Resident = "resident" }
}

words! {
    /// The quest categories (section 17 of the catalogue).
    #[allow(missing_docs)]
    Category {
        Artifact = "artifact",
        Influence = "influence",
        Sacrifice = "sacrifice",
        Hunt = "hunt",
        Search = "search",
        Escort = "escort",
        Threat = "threat",
        Chance = "chance",
    }
}

words! {
    /// Grades of sets and quests.
    #[allow(missing_docs)]
    #[derive(Default)]
    Grade {
        #[default]
        Heroic = "heroic",
        Epic = "epic",
        Legendary = "legendary",
    }
}

impl Grade {
    /// DR-506: victory points for a quest.
    pub const fn points(self) -> u8 {
        match self {
            Grade::Heroic => 1,
            Grade::Epic => 2,
            Grade::Legendary => 3,
        }
    }

    pub(crate) fn is_heroic(&self) -> bool {
        *self == Grade::Heroic
    }
}

words! {
    /// What a chance quest asks of its dice (DR-294).
    #[allow(missing_docs)]
    DiceTest { TotalAtLeast = "total_at_least", Pair = "pair", PairOrTotal = "pair_or_total" }
}

words! {
    /// Where a trap takes effect (DR-393, DR-396).
    #[allow(missing_docs)]
    Placement { Target = "target", Placed = "placed" }
}

/// A stretch of an arena.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Span {
    /// The first.
    pub from: u16,
    /// One past the last.
    pub to: u16,
}

impl Span {
    /// Is there nothing in it?
    pub const fn is_empty(self) -> bool {
        self.from >= self.to
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        (self.to - self.from) as usize
    }

    /// As indices.
    pub fn range(self) -> std::ops::Range<usize> {
        usize::from(self.from)..usize::from(self.to)
    }
}

/// A filter by its number; 0 admits everything.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct FilterId(pub u8);

impl FilterId {
    /// Admits everything.
    pub const ANY: FilterId = FilterId(0);
}

/// A number, or a number of something: `times × per + plus`, at most `max`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Amount {
    /// What is counted; nothing for a plain number.
    pub per: Option<Per>,
    /// So much for each.
    pub times: i8,
    /// And so much besides: the number itself where nothing is counted.
    pub plus: i8,
    /// At most so much.
    pub max: i8,
    /// Everything there is.
    pub all: bool,
}

impl Amount {
    /// A plain number.
    pub const fn number(number: i8) -> Amount {
        Amount { per: None, times: 0, plus: number, max: i8::MAX, all: false }
    }

    /// Everything there is.
    pub const ALL: Amount = Amount { per: None, times: 0, plus: 0, max: i8::MAX, all: true };
}

/// One operation. Lists inside are spans of [`Components::ops`](crate::Components::ops).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Op {
    Modify {
        who: Who,
        value: Value,
        amount: Amount,
        checks: Checks,
        versus: FilterId,
        of: FilterId,
        until: Until,
    },
    Reroll {
        checks: Checks,
        stat: Option<Form>,
        /// Which faces may be rolled again, as bits 1 to 6.
        faces: u8,
    },
    Wound {
        who: Who,
        amount: Amount,
        of: FilterId,
    },
    Heal {
        who: Who,
        amount: Amount,
    },
    Prevent {
        who: Who,
        amount: Amount,
        source: WoundSource,
        form: Option<Form>,
        versus: FilterId,
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
        fail: Span,
        pass: Span,
    },
    CancelAttack {
        of: FilterId,
    },
    Redirect {
        of: FilterId,
    },
    ExtraAttack {
        amount: Amount,
        bonus: i8,
    },
    MakeMinion {
        of: FilterId,
    },
    Discard {
        who: Who,
        from: From,
        class: Option<Class>,
        amount: Amount,
        chooser: Chooser,
        of: FilterId,
    },
    Draw {
        who: Who,
        amount: Amount,
        from: DrawFrom,
        class: Option<Class>,
        of: FilterId,
    },
    PlayFree {
        class: Option<Class>,
        max_cost: u8,
        peril_equal_cost: bool,
    },
    CostChange {
        who: Who,
        of: FilterId,
        amount: Amount,
        until: Until,
    },
    Charge {
        who: Who,
        amount: Amount,
    },
    Move {
        who: Who,
        steps: u8,
        chooser: Chooser,
        walls: bool,
    },
    Teleport {
        who: Who,
        to: FilterId,
        /// Grid steps, walls ignored; 0 for any distance.
        within: u8,
        chooser: Chooser,
    },
    Shift {
        who: Who,
        mode: ShiftMode,
        of: FilterId,
        half_turn: bool,
        riders: bool,
    },
    Explore {
        amount: Amount,
        look: u8,
    },
    Ignore {
        who: Who,
        what: Ignored,
        until: Until,
    },
    Mark {
        token: Token,
        /// A location; none for the one that carries the effect.
        at: Option<u8>,
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
        until: Until,
    },
    Immune {
        to: Immunity,
    },
    EndPhase,
    SwapQuest {
        who: Who,
    },
    Choose {
        who: Who,
        /// A span of [`Components::options`](crate::Components::options).
        options: Span,
    },
}

/// A condition; all that are set must hold.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub struct Condition {
    pub terrain: Option<Terrain>,
    pub location: Option<u8>,
    pub versus: FilterId,
    pub min_life: Option<u8>,
    pub max_life: Option<u8>,
    pub wrath_tokens: Option<u8>,
    pub prone: Option<bool>,
    pub own_turn: Option<bool>,
    pub owner_hero_turn: Option<bool>,
    /// No deactivation token here.
    pub unmarked: bool,
    /// Such a token lies here.
    pub marked: Option<Token>,
}

/// What a filter asks for; all that is set must hold.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub struct Filter {
    pub class: Option<Class>,
    /// Any of these kinds, as bits; 0 for all.
    pub kinds: u64,
    pub family: Option<u8>,
    pub keyword: Option<Keyword>,
    pub not_keyword: Option<Keyword>,
    /// A title by its number.
    pub title: Option<u8>,
    pub max_cost: Option<u8>,
    pub max_life: Option<u8>,
    pub form: Option<Form>,
    pub terrain: Option<Terrain>,
    pub occupied: Option<bool>,
}

/// What using an effect costs.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cost {
    /// Glory of the user.
    pub glory: u8,
    /// The glory is X.
    pub glory_x: bool,
    /// Extra peril of the attacked hero.
    pub peril: u8,
    /// Action points.
    pub ap: u8,
    /// Life.
    pub life: u8,
    /// Tokens off this card.
    pub charge: u8,
    /// The card itself.
    pub discard_this: bool,
}

/// One block of effects on a card, a location, a quest or a hero.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Block {
    pub on: Trigger,
    pub timing: Timing,
    pub cost: Cost,
    pub x: Option<X>,
    pub x_plus: u8,
    pub x_max: u8,
    pub limit: Limit,
    pub by: By,
    pub optional: bool,
    pub when: Condition,
    pub ops: Span,
}

/// What happens in a form of battle when the creature strikes (DR-355, DR-356).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Hit {
    /// All wounds of the strike.
    pub wounds: u8,
    /// And then.
    pub then: Span,
}

/// One step of a quest; lists inside are spans of the arenas.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Step {
    Search {
        target: u8,
        terrain: Option<Terrain>,
        ap: u8,
    },
    Pay {
        glory: u8,
        life: u8,
        ap: u8,
    },
    Give {
        class: Class,
        count: u8,
        min_total_cost: u8,
    },
    Threat {
        /// A span of [`Components::threats`](crate::Components::threats).
        options: Span,
        fail: Span,
    },
    /// The monster's number.
    Hunt {
        monster: u8,
    },
    Escort {
        from: u8,
        to: u8,
    },
    Roll {
        dice: u8,
        test: DiceTest,
        target: u8,
        fail: Span,
    },
    AnyOf {
        /// A span of [`Components::paths`](crate::Components::paths).
        options: Span,
    },
    Play {
        class: Class,
    },
    Do {
        ops: Span,
    },
}
