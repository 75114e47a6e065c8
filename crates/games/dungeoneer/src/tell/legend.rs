//! What signs and names mean: the signs of the map, the hero's abilities, the cards at hand and in play.

use super::names;
use super::text::Printed;
use crate::Rules;
use crate::ids::Card;
use crate::state::Item;
use crate::view::View;
use undercroft_core::{Phrase, Seat};

const SIGNS: [&str; 4] = [
    "dungeoneer-legend-turn",
    "dungeoneer-legend-location",
    "dungeoneer-legend-exits",
    "dungeoneer-legend-marks",
];

/// The explanations for this table.
pub(super) fn explained(rules: &Rules, view: &View) -> Vec<Phrase> {
    let components = &rules.components;
    let mut told: Vec<Phrase> = SIGNS.map(Phrase::new).into();
    if !components.events.is_empty() {
        told.push(Phrase::new("dungeoneer-legend-nakari"));
    }
    let mut things: Vec<Printed> = Vec::new();
    let all = |cards: &mut dyn Iterator<Item = Card>| cards.map(Printed::Card).collect::<Vec<_>>();
    for seat in Seat::all(view.shown.seats()) {
        let player = view.player(seat);
        let abilities = components.hero(player.hero).ability_names.len() as u8;
        things.extend((0..abilities).map(|nth| Printed::Ability(player.hero, nth)));
        let items = player.items.iter().map(|item| item.card);
        let lair = player.lair.iter().map(|lurker| lurker.card);
        things.extend(all(&mut player.hand.iter().chain(items).chain(lair)));
    }
    let attached = view.shown.attached.iter().map(|one| one.card);
    let field = view.shown.field.iter().map(|one| one.card);
    things.extend(all(&mut attached.chain(field)));
    things.extend(view.shown.map.iter().map(|placed| Printed::Location(placed.location)));
    things.extend(rules.event(&view.shown).map(|(event, _)| Printed::Event(event)));
    things.extend(all(&mut view.shown.legend.traps.iter().map(|trap| trap.card)));
    things.extend(view.shown.quests.iter().map(|open| Printed::QuestMonster(open.quest)));
    let mut seen = Vec::new();
    for of in things {
        let Some(print) = rules.print(of) else { continue };
        if seen.contains(&&print.word) {
            continue;
        }
        seen.push(&print.word);
        let sentences = [rules.sheet_of(of), rules.text_of(of)].into_iter().flatten().collect();
        if let Some(text) = super::text::sentences(sentences) {
            told.push(
                Phrase::new("dungeoneer-legend-thing")
                    .phrase("name", names::text(&print.name))
                    .phrase("line", rules.type_line(of))
                    .phrase("text", text),
            );
        }
    }
    told
}

/// The legendary event with its tokens.
pub(super) fn event(rules: &Rules, view: &View) -> Option<Phrase> {
    let (_, event) = rules.event(&view.shown)?;
    let said = Phrase::new("dungeoneer-words-event").phrase("event", names::text(&event.print.name));
    Some(said.number("tokens", view.shown.legend.tokens).number("most", event.max_tokens))
}

/// A readied card with its tokens, a minion with its life.
pub(super) fn item(rules: &Rules, item: &Item) -> Phrase {
    let card = rules.card_phrase(item.card);
    if item.life > 0 {
        return Phrase::new("dungeoneer-words-lurker").phrase("card", card).number("life", item.life);
    }
    if item.tokens > 0 {
        return Phrase::new("dungeoneer-words-charged").phrase("card", card).number("tokens", item.tokens);
    }
    card
}

/// Of a combined game: the grade that is played, and when it is over.
pub(super) fn grade(rules: &Rules, view: &View) -> Option<Phrase> {
    rules.is_combined().then(|| {
        let last = rules.later_grades(view.shown.grade).next().is_none();
        Phrase::new("dungeoneer-words-grade")
            .phrase("grade", names::grade(view.shown.grade))
            .number("top", rules.set(&view.shown).top_level)
            .number("last", u8::from(last))
    })
}

/// Of a combined game: victory points, whether the hero waits, and his other cards.
pub(super) fn combined(rules: &Rules, view: &View, seat: Seat) -> Option<Phrase> {
    let player = view.player(seat);
    let cards: Vec<Phrase> = player.pairs.iter().map(|hero| rules.hero_phrase(*hero)).collect();
    (rules.is_combined() && !cards.is_empty()).then(|| {
        Phrase::new("dungeoneer-words-combined")
            .seat("who", seat)
            .number("points", i64::from(rules.points(player)))
            .number("waits", u8::from(rules.waits(&view.shown, seat)))
            .list("cards", cards)
    })
}
