//! What can be agreed before the game.

use crate::cards::Hero;
use undercroft_core::{Facts, OptionSpec, SWITCH, Setup, Values};

/// Facts of Welcome to the Dungeon.
pub static FACTS: Facts = Facts {
    id: "welcome",
    rules_version: 1,
    catalogue: "WD",
    min_seats: 2,
    max_seats: 4,
    seats_rule: "WD-004",
    options: &[
        OptionSpec {
            id: "hero",
            default: "random",
            values: Values::OneOf(&["random", "warrior", "barbarian", "mage", "rogue"]),
            rule: "WDA-17",
        },
        OptionSpec { id: "variant", default: "off", values: SWITCH, rule: "WD-157" },
        OptionSpec { id: "variant_first_turn_pass", default: "off", values: SWITCH, rule: "WDA-10" },
        OptionSpec {
            id: "pile_order",
            default: "lifo",
            values: Values::OneOf(&["lifo", "fifo", "shuffle"]),
            rule: "WDA-03",
        },
        OptionSpec {
            id: "polymorph_source",
            default: "deck",
            values: Values::OneOf(&["deck", "pile"]),
            rule: "WDA-01",
        },
        OptionSpec { id: "omnipotence_counts_replaced", default: "on", values: SWITCH, rule: "WDA-07" },
        OptionSpec { id: "memory_aid", default: "on", values: SWITCH, rule: "WDA-11" },
    ],
    end_reasons: &[SECOND_SUCCESS, LAST_STANDING],
};

/// WD-152.
pub const SECOND_SUCCESS: &str = "second-success";
/// WD-153.
pub const LAST_STANDING: &str = "last-standing";

/// The agreements in typed form.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// WDA-17: the hero of the first round; none to draw one at random.
    pub hero: Option<Hero>,
    /// WD-157: everyone's first card of a round goes into the dungeon.
    pub variant: bool,
    /// WDA-10: under the variant, may the first turn be passed?
    pub variant_first_turn_pass: bool,
    /// WDA-03.
    pub pile_order: PileOrder,
    /// WDA-01: does Polymorph take its card from the dungeon pile instead of the deck?
    pub polymorph_from_pile: bool,
    /// WDA-07: does a card swapped by Polymorph count for Omnipotence?
    pub omnipotence_counts_replaced: bool,
    /// WDA-11: are players shown what they have drawn this round?
    pub memory_aid: bool,
}

/// WDA-03: in which order the dungeon pile is turned over.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PileOrder {
    /// The last card added is the first to be met.
    Lifo,
    /// The first card added is the first to be met.
    Fifo,
    /// The pile is shuffled before the dungeon.
    Shuffle,
}

impl Options {
    /// Reads a checked set-up.
    pub fn read(setup: &Setup) -> Options {
        Options {
            hero: Hero::from_id(setup.get(&FACTS, "hero")),
            variant: setup.is_on(&FACTS, "variant"),
            variant_first_turn_pass: setup.is_on(&FACTS, "variant_first_turn_pass"),
            pile_order: match setup.get(&FACTS, "pile_order") {
                "fifo" => PileOrder::Fifo,
                "shuffle" => PileOrder::Shuffle,
                _ => PileOrder::Lifo,
            },
            polymorph_from_pile: setup.get(&FACTS, "polymorph_source") == "pile",
            omnipotence_counts_replaced: setup.is_on(&FACTS, "omnipotence_counts_replaced"),
            memory_aid: setup.is_on(&FACTS, "memory_aid"),
        }
    }
}
