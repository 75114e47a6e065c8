//! Monster cards, face up and face down.

use super::Easel;
use crate::art::picture;
use crate::speech::Speech;
use crate::table::{emblem, inspect};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_welcome::{Effect, Monster, Tile};

/// The name of a monster.
pub(super) fn monster_name(speech: &Speech, monster: Monster) -> String {
    speech.say(&Phrase::member("welcome-monster", monster.id()))
}

/// The name of a tile.
pub(super) fn tile_name(speech: &Speech, tile: Tile) -> String {
    speech.say(&Phrase::member("welcome-tile", tile.id()))
}

/// When a tile of the kit beats a monster.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum When {
    Always,
    Once,
    IfNamed,
}

/// What of the hero's kit beats a monster, as the tiles say.
pub(super) fn beaten_by(easel: &Easel<'_>, monster: Monster) -> Vec<(Tile, When)> {
    let view = easel.view;
    let delve = view.delve.as_ref();
    let left =
        |tile: &Tile| view.tiles.contains(tile) && !delve.is_some_and(|delve| delve.spent.contains(tile));
    let named = delve.and_then(|delve| delve.named);
    let tiles = easel.game.components().tiles(view.hero).iter().filter(|(tile, _)| left(tile));
    let when = |effect: &Effect| match effect {
        Effect::Beats(kinds) | Effect::Absorbs(kinds) => kinds.contains(monster).then_some(When::Always),
        Effect::Pact(kind) => (*kind == monster).then_some(When::Always),
        Effect::Vorpal => match named {
            Some(named) => (named == monster).then_some(When::Always),
            None => Some(When::IfNamed),
        },
        Effect::Axe | Effect::Polymorph => Some(When::Once),
        Effect::Health(_) | Effect::Potion | Effect::Omnipotence => None,
    };
    tiles.filter_map(|(tile, effect)| Some((*tile, when(effect)?))).collect()
}

/// A card face up. It is measured by its own width, so that one card serves hand, corridor and verdict.
pub(super) fn monster_card(easel: &Easel<'_>, monster: Monster, below: Option<Markup>) -> Markup {
    let speech = easel.speech;
    let name = monster_name(speech, monster);
    let strength = easel.game.components().strength(monster);
    let words = Phrase::new("web-welcome-inspect-monster").number("strength", strength);
    let words = speech.say(&words.number("copies", easel.game.components().copies(monster)));
    html! {
        span.mon.(monster.id()) data-thing=(super::monster_thing(monster))
            data-inspect=(inspect(monster.id(), &name, &words, Some("WD-005"))) {
            span.n { em { (strength) } }
            span.art { (picture(monster.id())) }
            b { (name) }
            @if let Some(below) = below { span.by { (below) } }
        }
    }
}

/// What beats a card, for the line below its name.
pub(super) fn answers(easel: &Easel<'_>, monster: Monster) -> Markup {
    let speech = easel.speech;
    let all = beaten_by(easel, monster);
    // What works every time is worth more than what works once.
    let sure = all.iter().any(|(_, when)| *when == When::Always);
    let shown: Vec<_> = all.iter().filter(|(_, when)| !sure || *when == When::Always).take(3).collect();
    html! {
        @for (tile, _) in &shown { (picture(tile.id())) span.unseen { (tile_name(speech, *tile)) " " } }
        @match shown.first().map(|(_, when)| *when) {
            None => small.none { (speech.text("web-welcome-nothing-beats")) },
            Some(When::Once) => small { (speech.text("web-welcome-once")) },
            Some(When::IfNamed) => small { (speech.text("web-welcome-if-named")) },
            Some(When::Always) => {}
        }
    }
}

/// A card face down: who put it there is public, its face only for those who know it.
pub(super) fn card_back(easel: &Easel<'_>, by: Option<Seat>, known: Option<Monster>, vt: &str) -> Markup {
    let speech = easel.speech;
    let title = match (by, known) {
        (Some(seat), Some(monster)) => speech.say(
            &Phrase::new("web-welcome-card-known")
                .seat("who", seat)
                .phrase("monster", Phrase::member("welcome-monster", monster.id())),
        ),
        (Some(seat), None) => speech.say(&Phrase::new("web-welcome-card-by").seat("who", seat)),
        (None, _) => speech.text("web-welcome-card-hidden"),
    };
    html! {
        span.back.known[known.is_some()] data-vt=(vt) title=(title) role="img" aria-label=(title) {
            (picture("back"))
            @if let Some(monster) = known {
                span.peek { (picture(monster.id())) (easel.game.components().strength(monster)) }
            }
            @if let Some(seat) = by { (emblem(seat)) }
        }
    }
}
