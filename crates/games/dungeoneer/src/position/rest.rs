//! The short form: what a description leaves out is as usual, and what it does not place lies in the decks, in an order
//! that follows from the text.

use crate::Rules;
use crate::components::{Grade, Terrain};
use crate::ids::{Card, CardSet, Location, QuestId};
use crate::state::{Frame, OpenQuest, Phase, Player, State};
use serde_json::{Map, Value, json};
use undercroft_core::{Chance, Quick, Seat};

/// What a description has left to us.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct LeftOut {
    locations: bool,
    deck: bool,
    quest_deck: bool,
    quests: bool,
    /// The action points of whoever's turn it is.
    points: bool,
}

/// Puts the usual in the place of fields that are not there.
pub(super) fn usual(rules: &Rules, state: &mut Value) -> LeftOut {
    let entrance = rules.components.sites.iter().find(|site| site.is(Terrain::Entrance));
    let entrance = entrance.map_or("", |site| &site.print.word);
    let Some(fields) = state.as_object_mut() else {
        return LeftOut::default();
    };
    let deck = !fields.contains_key("deck") && !fields.contains_key("peril_deck");
    let mut left_out = LeftOut {
        locations: !fields.contains_key("locations"),
        deck,
        quest_deck: !fields.contains_key("quest_deck"),
        quests: !fields.contains_key("quests"),
        points: false,
    };
    for list in ["locations", "deck", "quest_deck", "quests"] {
        fill(fields, list, json!([]));
    }
    fill(fields, "round", json!(1));
    fill(fields, "grade", json!(rules.first_grade().word()));
    let grade = fields.get("grade").and_then(Value::as_str).and_then(Grade::from_word).unwrap_or_default();
    let set = rules.components.set_of(grade);
    fill(fields, "phase", json!("hero"));
    let first = fields.get("first").or_else(|| fields.get("active")).cloned().unwrap_or(json!(1));
    fill(fields, "first", first.clone());
    fill(fields, "active", first);
    fill(fields, "map", json!([{ "location": entrance, "at": "0,0" }]));
    let active = fields.get("active").and_then(Value::as_u64).unwrap_or(1);
    let players = fields.get_mut("players").and_then(Value::as_array_mut).into_iter().flatten();
    for (number, player) in players.filter_map(Value::as_object_mut).enumerate() {
        // A whole position names its decks: there no points are none.
        left_out.points |= deck && number as u64 + 1 == active && !player.contains_key("ap");
        fill(player, "hero", json!(number));
        fill(player, "level", json!(set.start_level));
        fill(player, "life", json!(set.start_life));
        fill(player, "glory", json!(0));
        fill(player, "peril", json!(0));
        fill(player, "spot", json!(entrance));
        let here = player.get("spot").cloned().unwrap_or_default();
        // DR-161: whoever stands somewhere has been there.
        if here.is_string() {
            fill(player, "visited", json!([here]));
        }
    }
    left_out
}

fn fill(fields: &mut Map<String, Value>, key: &str, value: Value) {
    fields.entry(key).or_insert(value);
}

/// Puts what is nowhere to be found into the decks that were left out.
pub(super) fn lies_in_the_decks(rules: &Rules, state: &mut State, left_out: LeftOut, text: &str) {
    let seed = text.bytes().fold(0u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
    let mut luck = Quick::new(seed);
    let before_the_end = matches!(state.phase, Phase::Dungeonlord | Phase::Building | Phase::Hero);
    if left_out.points && before_the_end && state.active.number() <= state.seats() {
        let known = |player: &Player| player.hero.index() < rules.components.heroes.len();
        if state.players.iter().all(|player| known(player) && player.spot.index() < state.map.len()) {
            state.player_mut(state.active).ap = rules.action_points(state, state.active);
        }
    }
    if left_out.locations {
        locations(rules, state, &mut luck);
    }
    if left_out.deck {
        cards(rules, state, &mut luck);
    }
    if left_out.quest_deck {
        quests(rules, state, left_out.quests, &mut luck);
    }
}

fn locations(rules: &Rules, state: &mut State, luck: &mut Quick) {
    let lies = |one: &Location| {
        state.map.iter().any(|placed| placed.location == *one)
            || state.gone().any(|gone| gone == *one)
            || state.players.iter().any(|player| player.plots().any(|plot| plot == *one))
            || state
                .stack
                .iter()
                .any(|frame| matches!(frame, Frame::Place { location, .. } if location == one))
    };
    let later = |grade: Grade| grade > state.grade && !rules.agreed.whole_map;
    let all =
        rules.components.grades().filter(|grade| !later(*grade)).flat_map(|grade| rules.sites_of(grade));
    let mut left: Vec<Location> = all.filter(|one| !lies(one)).collect();
    luck.shuffle(&mut left);
    state.locations = left.into_iter().collect();
}

fn cards(rules: &Rules, state: &mut State, luck: &mut Quick) {
    let mut found: CardSet = state.discard;
    for player in &state.players {
        found = found.or(&player.hand);
        player.items.iter().for_each(|item| found.insert(item.card));
        player.lair.iter().for_each(|lurker| found.insert(lurker.card));
    }
    state.field.iter().for_each(|lurker| found.insert(lurker.card));
    state.attached.iter().for_each(|attached| found.insert(attached.card));
    state.legend.traps.iter().for_each(|trap| found.insert(trap.card));
    state.held.iter().for_each(|card| found.insert(*card));
    let mut left: Vec<Card> =
        rules.cards_in_play(state).iter().filter(|card| !found.contains(*card)).collect();
    luck.shuffle(&mut left);
    for card in left {
        let peril = rules.agreed.split_decks && !rules.components.card(card).class.is_glory();
        if peril { state.peril_deck.push(card) } else { state.deck.push(card) }
    }
}

/// The quest deck, and if none were described also those on the table (DR-083, DR-084).
fn quests(rules: &Rules, state: &mut State, deal: bool, luck: &mut Quick) {
    let done = |state: &State, quest: QuestId| {
        state.open_quest(quest).is_some()
            || state.players.iter().any(|player| player.completed.contains(&quest))
    };
    let all = (0..rules.components.quests.len())
        .map(|quest| QuestId(quest as u8))
        .filter(|quest| rules.components.quest(*quest).grade == state.grade);
    let mut left: Vec<QuestId> =
        all.filter(|quest| rules.components.quest(*quest).in_deck && !done(state, *quest)).collect();
    luck.shuffle(&mut left);
    if deal {
        for owner in rules.dealt_quests() {
            if let Some(quest) = left.pop() {
                state.quests.push(OpenQuest { quest, owner, ..OpenQuest::default() });
            }
        }
        let grade = state.grade;
        for quest in rules.standing_quests().filter(|quest| rules.components.quest(*quest).grade == grade) {
            if !done(state, quest) {
                state.quests.push(OpenQuest { quest, ..OpenQuest::default() });
            }
        }
    }
    // DR-546: alone, the quests that were dealt are all there are.
    if !rules.agreed.solo {
        state.quest_deck = left.into_iter().collect();
    }
}

/// Who owns the quests dealt at the beginning; nobody those of all.
impl Rules {
    pub(crate) fn dealt_quests(&self) -> impl Iterator<Item = Option<Seat>> + use<> {
        // DR-083, DR-084; variants DR-530, DR-546.
        let (personal, common) = match (self.agreed.solo, self.agreed.nothing_personal) {
            (true, _) => (3, 0),
            (false, true) => (0, 2),
            (false, false) => (2, 1),
        };
        Seat::all(self.setup.seats)
            .flat_map(move |seat| std::iter::repeat_n(Some(seat), personal))
            .chain(std::iter::repeat_n(None, common))
    }
}
