//! Hero and quests in a line or two, for the table in text; all of it is told [in words](super::in_words).

use super::names;
use crate::Rules;
use crate::components::{Form, Where};
use crate::ids::QuestId;
use crate::view::View;
use undercroft_core::{Phrase, Seat};

/// The observer's hero, his values and what he has in play.
pub(super) fn hero(rules: &Rules, view: &View) -> Option<Phrase> {
    let seat = view.you?;
    let player = view.player(seat);
    if player.out {
        return None;
    }
    let value = |form: Form| i64::from(rules.value(&view.shown, seat, form));
    let items: Vec<Phrase> = player.items.iter().map(|item| super::legend::item(rules, item)).collect();
    Some(
        Phrase::new("dungeoneer-line-hero")
            .phrase("hero", names::text(&rules.components.hero(player.hero).print.name))
            .number("melee", value(Form::Melee))
            .number("magic", value(Form::Magic))
            .number("speed", value(Form::Speed))
            .number("ready", items.len() as i64)
            .list("items", items),
    )
}

/// The quests on the table with their places: the observer's own, those of all, those of each rival.
pub(super) fn quests(rules: &Rules, view: &View) -> Option<Phrase> {
    let of = |owner: Option<Seat>| -> Vec<Phrase> {
        let open = view.shown.quests.iter().filter(|open| open.owner == owner);
        open.map(|open| short(rules, open.quest)).collect()
    };
    let mut groups = Vec::new();
    let rivals = Seat::all(view.shown.seats()).filter(|seat| view.you != Some(*seat));
    for owner in view.you.map(Some).into_iter().chain([None]).chain(rivals.map(Some)) {
        let quests = of(owner);
        let key = match owner {
            _ if quests.is_empty() => continue,
            Some(seat) if view.you == Some(seat) => "dungeoneer-line-quests-yours",
            Some(_) => "dungeoneer-line-quests-of",
            None => "dungeoneer-line-quests-common",
        };
        let said = Phrase::new(key).list("items", quests);
        groups.push(owner.into_iter().fold(said, |said, seat| said.seat("who", seat)));
    }
    let all = groups.into_iter().reduce(|before, next| {
        Phrase::new("dungeoneer-line-also").phrase("before", before).phrase("next", next)
    });
    all.map(|all| Phrase::new("dungeoneer-line-quests").phrase("groups", all))
}

fn short(rules: &Rules, quest: QuestId) -> Phrase {
    let card = rules.components.quest(quest);
    let place = |site: &Where| match site {
        Where::At(location) => rules.site_phrase(*location),
        Where::Terrain(terrain) => Phrase::member("dungeoneer-card-any-place", terrain.word()),
    };
    Phrase::new("dungeoneer-line-quest")
        .phrase("quest", names::text(&card.print.name))
        .list("places", card.sites.iter().map(place).collect())
}
