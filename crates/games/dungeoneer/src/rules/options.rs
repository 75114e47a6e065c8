//! The facts of the sets, and what can be agreed before the game.

use undercroft_core::{Facts, OptionSpec, SWITCH, Setup, SetupError, Values};

/// DR-001.
pub const QUESTS: &str = "quests";
/// DR-003.
pub const LAST_HERO: &str = "last_hero";
/// DR-582.
pub const NOBODY: &str = "nobody";
/// DR-004.
pub const NAKARI: &str = "nakari";
/// The agreed number of rounds is over.
pub const TURN_LIMIT: &str = "turn_limit";
/// DR-543.
pub const SOLO_WON: &str = "solo_won";
/// DR-565.
pub const SOLO_LOST: &str = "solo_lost";

/// The heroic set Vault of the Fiends.
pub static VAULT: Facts = Facts {
    id: "vault",
    rules_version: 1,
    catalogue: "DR",
    min_seats: 1,
    max_seats: 4,
    seats_rule: "DR-009",
    options: &[
        OptionSpec { id: "resurrection", default: "off", values: SWITCH, rule: "DR-517" },
        OptionSpec { id: "hero_choice", default: "off", values: SWITCH, rule: "DR-523" },
        OptionSpec { id: "optional_discard", default: "off", values: SWITCH, rule: "DR-524" },
        OptionSpec { id: "unbiased_placement", default: "off", values: SWITCH, rule: "DR-525" },
        OptionSpec { id: "nothing_personal", default: "off", values: SWITCH, rule: "DR-530" },
        OptionSpec { id: "movement_limit", default: "off", values: SWITCH, rule: "DR-533" },
        OptionSpec { id: "ap_for_falling", default: "off", values: SWITCH, rule: "DR-537" },
        OptionSpec { id: "evading_spikes", default: "off", values: SWITCH, rule: "DR-542" },
        OptionSpec { id: "split_decks", default: "off", values: SWITCH, rule: "DR-479" },
        OptionSpec { id: "solo_lair", default: "off", values: SWITCH, rule: "DR-555" },
        OptionSpec {
            id: "common_artifacts",
            default: "replaced",
            values: Values::OneOf(&["replaced", "not_replaced"]),
            rule: "DRA-14",
        },
        OptionSpec {
            id: "search_distance",
            default: "between",
            values: Values::OneOf(&["between", "moves"]),
            rule: "DRA-18",
        },
        OptionSpec { id: "strike_on_counter", default: "on", values: SWITCH, rule: "DRA-31" },
        OptionSpec {
            id: "cancel",
            default: "until_strike",
            values: Values::OneOf(&["until_strike", "before_roll"]),
            rule: "DRA-76",
        },
        OptionSpec {
            id: "trap_exits",
            default: "every_time",
            values: Values::OneOf(&["every_time", "once_per_turn"]),
            rule: "DRA-87",
        },
        OptionSpec {
            id: "turn_limit",
            default: "60",
            values: Values::Number { min: 1, max: 99 },
            rule: "DR-097",
        },
    ],
    end_reasons: &[QUESTS, LAST_HERO, NOBODY, TURN_LIMIT, SOLO_WON, SOLO_LOST],
};

/// The legendary set Wrath of the Serpent Goddess.
pub static SERPENT: Facts = Facts {
    id: "serpent",
    rules_version: 1,
    catalogue: "DR",
    min_seats: 2,
    max_seats: 4,
    seats_rule: "DR-009",
    options: &[
        OptionSpec { id: "hero_choice", default: "off", values: SWITCH, rule: "DR-523" },
        OptionSpec { id: "optional_discard", default: "off", values: SWITCH, rule: "DR-524" },
        OptionSpec { id: "unbiased_placement", default: "off", values: SWITCH, rule: "DR-525" },
        OptionSpec { id: "nothing_personal", default: "off", values: SWITCH, rule: "DR-530" },
        OptionSpec { id: "movement_limit", default: "off", values: SWITCH, rule: "DR-533" },
        OptionSpec { id: "evading_spikes", default: "off", values: SWITCH, rule: "DR-542" },
        OptionSpec { id: "split_decks", default: "off", values: SWITCH, rule: "DR-479" },
        OptionSpec {
            id: "search_distance",
            default: "between",
            values: Values::OneOf(&["between", "moves"]),
            rule: "DRA-18",
        },
        OptionSpec { id: "strike_on_counter", default: "on", values: SWITCH, rule: "DRA-31" },
        OptionSpec {
            id: "legendary_peril",
            default: "either",
            values: Values::OneOf(&["either", "target_only"]),
            rule: "DRA-59",
        },
        OptionSpec {
            id: "cancel",
            default: "until_strike",
            values: Values::OneOf(&["until_strike", "before_roll"]),
            rule: "DRA-76",
        },
        OptionSpec {
            id: "trap_exits",
            default: "every_time",
            values: Values::OneOf(&["every_time", "once_per_turn"]),
            rule: "DRA-87",
        },
        OptionSpec {
            id: "turn_limit",
            default: "60",
            values: Values::Number { min: 1, max: 99 },
            rule: "DR-097",
        },
    ],
    end_reasons: &[QUESTS, LAST_HERO, NOBODY, NAKARI, TURN_LIMIT],
};

/// What the options come to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// DR-511: all locations are laid before the game.
    pub no_blank_spots: bool,
    /// DR-517: a defeated player goes on with a new hero.
    pub resurrection: bool,
    /// DR-523: heroes are chosen.
    pub hero_choice: bool,
    /// DR-524: nothing has to be discarded.
    pub optional_discard: bool,
    /// DR-525: one's own sites are placed by a neighbour.
    pub unbiased_placement: bool,
    /// DR-530: all quests are common.
    pub nothing_personal: bool,
    /// DR-533: three action points, none saved.
    pub movement_limit: bool,
    /// DR-537: a challenge for lying down.
    pub ap_for_falling: bool,
    /// DR-542: an action point instead of the spikes.
    pub evading_spikes: bool,
    /// DR-479: glory and peril cards in decks of their own.
    pub split_decks: bool,
    /// DR-555: the harder solo game.
    pub solo_lair: bool,
    /// DRA-14: a completed common artifact is replaced.
    pub artifacts_replaced: bool,
    /// DRA-18: the search bonus counts moves, not locations between.
    pub search_by_moves: bool,
    /// DRA-31: strike effects also on counterattacks.
    pub strike_on_counter: bool,
    /// DRA-59: a legendary peril card needs a target of the legendary level.
    pub legendary_target_only: bool,
    /// DRA-76: attacks can be cancelled after the rolls.
    pub cancel_until_strike: bool,
    /// DRA-87: a trap exit is spent for the turn once checked.
    pub trap_exits_once: bool,
    /// After so many rounds the game ends.
    pub turn_limit: u16,
    /// DR-543: one player against the dungeon.
    pub solo: bool,
}

impl Agreed {
    /// Reads a checked set-up, or says what does not go together.
    pub fn read(setup: &Setup, facts: &'static Facts) -> Result<Agreed, SetupError> {
        // The sets do not offer all the same options: what is not offered is as in the box.
        let is = |id: &str, value: &str| facts.option(id).is_some() && setup.get(facts, id) == value;
        let on = |id: &str| is(id, "on");
        let solo = setup.seats == 1;
        let agreed = Agreed {
            no_blank_spots: false,
            resurrection: on("resurrection"),
            hero_choice: on("hero_choice"),
            optional_discard: on("optional_discard"),
            unbiased_placement: on("unbiased_placement"),
            nothing_personal: on("nothing_personal"),
            movement_limit: on("movement_limit"),
            ap_for_falling: on("ap_for_falling"),
            evading_spikes: on("evading_spikes"),
            // DR-545: the solo game has split decks anyway.
            split_decks: on("split_decks") || solo,
            solo_lair: is("solo_lair", "on"),
            artifacts_replaced: !is("common_artifacts", "not_replaced"),
            search_by_moves: setup.get(facts, "search_distance") == "moves",
            strike_on_counter: on("strike_on_counter"),
            legendary_target_only: is("legendary_peril", "target_only"),
            cancel_until_strike: setup.get(facts, "cancel") == "until_strike",
            trap_exits_once: setup.get(facts, "trap_exits") == "once_per_turn",
            // The set-up has been checked: the value is a number.
            turn_limit: setup.get(facts, "turn_limit").parse().unwrap_or(60),
            solo,
        };
        let mut wrong = Vec::new();
        let mut never = |together: bool, reason: &str| {
            if together {
                wrong.push(reason.to_owned());
            }
        };
        never(
            agreed.no_blank_spots && agreed.unbiased_placement,
            "no_blank_spots and unbiased_placement cannot be combined (DR-587)",
        );
        never(
            agreed.ap_for_falling && agreed.movement_limit,
            "ap_for_falling and movement_limit cannot be combined (DR-540)",
        );
        never(agreed.solo_lair && !solo, "solo_lair is for one player (DR-555)");
        never(solo && agreed.resurrection, "a solo game is lost with its hero (DR-565)");
        never(solo && agreed.unbiased_placement, "unbiased_placement needs several players (DR-525)");
        never(solo && agreed.nothing_personal, "nothing_personal needs several players (DR-530)");
        never(solo && on("split_decks"), "a solo game has split decks anyway (DR-545)");
        never(solo && agreed.optional_discard, "a solo game has no duty to discard anyway (DR-560)");
        never(solo && agreed.no_blank_spots, "no_blank_spots needs several players (DR-512)");
        if wrong.is_empty() { Ok(agreed) } else { Err(SetupError(wrong)) }
    }
}
