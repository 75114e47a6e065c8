//! The facts of the sets, and what can be agreed before the game.

use crate::Rules;
use undercroft_core::{Facts, OptionSpec, Phrase, SWITCH, Setup, SetupError, Values};

/// DR-001.
pub const QUESTS: &str = "quests";
/// DR-003.
pub const LAST_HERO: &str = "last_hero";
/// DR-582.
pub const NOBODY: &str = "nobody";
/// DR-004.
pub const NAKARI: &str = "nakari";
/// DR-504.
pub const POINTS: &str = "points";
/// The agreed number of rounds is over.
pub const TURN_LIMIT: &str = "turn_limit";
/// DR-543.
pub const SOLO_WON: &str = "solo_won";
/// DR-565.
pub const SOLO_LOST: &str = "solo_lost";

const fn switch(id: &'static str, rule: &'static str) -> OptionSpec {
    OptionSpec { id, default: "off", values: SWITCH, rule }
}

const fn one_of(id: &'static str, words: &'static [&'static str], rule: &'static str) -> OptionSpec {
    OptionSpec { id, default: words[0], values: Values::OneOf(words), rule }
}

const NO_BLANK_SPOTS: OptionSpec = switch("no_blank_spots", "DR-511");
const RESURRECTION: OptionSpec = switch("resurrection", "DR-517");
const HERO_CHOICE: OptionSpec = switch("hero_choice", "DR-523");
const OPTIONAL_DISCARD: OptionSpec = switch("optional_discard", "DR-524");
const UNBIASED_PLACEMENT: OptionSpec = switch("unbiased_placement", "DR-525");
const NOTHING_PERSONAL: OptionSpec = switch("nothing_personal", "DR-530");
const MOVEMENT_LIMIT: OptionSpec = switch("movement_limit", "DR-533");
const EVADING_SPIKES: OptionSpec = switch("evading_spikes", "DR-542");
const ALSO: OptionSpec = one_of("also", &["none", "mill"], "DR-477");
const SPLIT_DECKS: OptionSpec = switch("split_decks", "DR-479");
const SOLO_LAIR: OptionSpec = switch("solo_lair", "DR-555");
const SEARCH_DISTANCE: OptionSpec = one_of("search_distance", &["between", "moves"], "DRA-18");
const STRIKE_ON_COUNTER: OptionSpec =
    OptionSpec { id: "strike_on_counter", default: "on", values: SWITCH, rule: "DRA-31" };
const CANCEL: OptionSpec = one_of("cancel", &["until_strike", "before_roll"], "DRA-76");
const TRAP_EXITS: OptionSpec = one_of("trap_exits", &["every_time", "once_per_turn"], "DRA-87");
const TURN_LIMIT_OPTION: OptionSpec = OptionSpec {
    id: "turn_limit",
    default: "60",
    values: Values::Number { min: 1, max: 99 },
    rule: "DR-097",
};

/// The heroic set Vault of the Fiends.
pub static VAULT: Facts = Facts {
    id: "vault",
    rules_version: 3,
    catalogue: "DR",
    min_seats: 1,
    max_seats: 4,
    seats_rule: "DR-009",
    options: &[
        NO_BLANK_SPOTS,
        RESURRECTION,
        HERO_CHOICE,
        OPTIONAL_DISCARD,
        UNBIASED_PLACEMENT,
        NOTHING_PERSONAL,
        MOVEMENT_LIMIT,
        switch("ap_for_falling", "DR-537"),
        EVADING_SPIKES,
        SPLIT_DECKS,
        SOLO_LAIR,
        one_of("common_artifacts", &["replaced", "not_replaced"], "DRA-14"),
        SEARCH_DISTANCE,
        STRIKE_ON_COUNTER,
        CANCEL,
        TRAP_EXITS,
        TURN_LIMIT_OPTION,
        ALSO,
    ],
    // Points and the last monster come with packs of the players' own.
    end_reasons: &[QUESTS, LAST_HERO, NOBODY, NAKARI, POINTS, TURN_LIMIT, SOLO_WON, SOLO_LOST],
};

/// The legendary set Wrath of the Serpent Goddess, alone or after a heroic one.
pub static SERPENT: Facts = Facts {
    id: "serpent",
    rules_version: 5,
    catalogue: "DR",
    min_seats: 1,
    max_seats: 4,
    seats_rule: "DR-009",
    options: &[
        one_of("heroic", &["none", "vault"], "DR-485"),
        one_of("pairing", &["random", "choice", "shared"], "DRA-78"),
        one_of("legendary_map", &["at_switch", "at_start"], "DRA-65"),
        NO_BLANK_SPOTS,
        RESURRECTION,
        HERO_CHOICE,
        OPTIONAL_DISCARD,
        UNBIASED_PLACEMENT,
        NOTHING_PERSONAL,
        MOVEMENT_LIMIT,
        EVADING_SPIKES,
        SPLIT_DECKS,
        SOLO_LAIR,
        SEARCH_DISTANCE,
        STRIKE_ON_COUNTER,
        one_of("legendary_peril", &["either", "target_only"], "DRA-59"),
        CANCEL,
        TRAP_EXITS,
        TURN_LIMIT_OPTION,
        ALSO,
    ],
    end_reasons: &[QUESTS, LAST_HERO, NOBODY, NAKARI, POINTS, TURN_LIMIT, SOLO_WON, SOLO_LOST],
};

/// DRA-78: how heroes come to a card of a higher grade.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pairing {
    /// Dealt at random.
    Random,
    /// Chosen by their players.
    Choice,
    /// Only heroes that are in both sets play (DR-486).
    Shared,
}

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
    /// DR-485: a heroic set is played first.
    pub heroic: bool,
    /// DR-477: a second heroic set is played together with the first.
    pub also: bool,
    /// DRA-78.
    pub pairing: Pairing,
    /// DRA-65: the locations of all grades are shuffled together at the start.
    pub whole_map: bool,
}

impl Agreed {
    /// Reads a checked set-up, or says what does not go together.
    pub fn read(setup: &Setup, facts: &'static Facts) -> Result<Agreed, SetupError> {
        // The sets do not offer all the same options: what is not offered is as in the box.
        let is = |id: &str, value: &str| facts.option(id).is_some() && setup.get(facts, id) == value;
        let on = |id: &str| is(id, "on");
        let solo = setup.seats == 1;
        let agreed = Agreed {
            no_blank_spots: on("no_blank_spots"),
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
            heroic: is("heroic", "vault"),
            also: is("also", "mill"),
            pairing: match () {
                () if is("pairing", "choice") => Pairing::Choice,
                () if is("pairing", "shared") => Pairing::Shared,
                () => Pairing::Random,
            },
            whole_map: is("legendary_map", "at_start"),
        };
        let mut wrong = Vec::new();
        let mut never = |together: bool, reason: &str| {
            if together {
                wrong.push(Phrase::plain(reason));
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
        never(
            agreed.no_blank_spots && agreed.heroic && !agreed.whole_map,
            "no_blank_spots lays the locations of all sets: choose legendary_map=at_start (DR-511)",
        );
        if wrong.is_empty() { Ok(agreed) } else { Err(SetupError(wrong)) }
    }

    /// The sets of the box that are on the table. The small one brings the set that it joins.
    pub(crate) fn boxed(&self, game: &'static str) -> Vec<&'static str> {
        let heroic = (self.heroic || self.also && game != VAULT.id).then_some(VAULT.id);
        let also = self.also.then_some("mill");
        heroic.into_iter().chain([game]).chain(also).collect()
    }
}

impl Rules {
    /// DRX-35: are there enough heroes that occur in every grade, where only those may play?
    pub(crate) fn check_pairing(&self) -> Result<(), SetupError> {
        let (heroes, seats) = (self.heroes_to_begin_with(), self.setup.seats);
        if heroes.len() >= usize::from(seats) {
            return Ok(());
        }
        let named: Vec<&str> = heroes.iter().map(|hero| self.components.hero(*hero).print.id()).collect();
        let who = if named.is_empty() { "none".to_owned() } else { named.join(", ") };
        Err(SetupError(vec![Phrase::plain(format!(
            "pairing=shared needs a hero in every set for each of {seats} players; there are {}: {who} \
             (DR-486); pairing=random or choice serves everybody",
            heroes.len()
        ))]))
    }
}
