//! What stands and lies on the map: figures, flags of quests, tokens, traps that wait, monsters that live there. They stand
//! on the map and not in the locations, so that they can walk.

use super::super::{Easel, cards, pictures, player_name, things};
use super::Chart;
use crate::art::picture;
use crate::face::Thing;
use crate::table::{emblem, inspect};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_dungeoneer::components::{Token, Where};
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::state::{Escort, OpenQuest, Phase};

pub(super) fn marks(easel: &Easel<'_>, chart: &Chart<'_>) -> Markup {
    let shown = &easel.view.shown;
    html! {
        @for spot in (0..shown.map.len()).map(|spot| Spot(spot as u8)) {
            (residents(easel, chart, spot))
            (flags(easel, chart, spot))
            (tokens(easel, chart, spot))
        }
        @if shown.phase != Phase::Heroes {
            @for seat in Seat::all(shown.seats()).filter(|seat| !shown.player(*seat).out) { (pawn(easel, chart, seat)) }
        }
    }
}

/// A hero's figure; several in one place stand side by side, and whoever has fallen lies.
fn pawn(easel: &Easel<'_>, chart: &Chart<'_>, seat: Seat) -> Markup {
    let shown = &easel.view.shown;
    let player = shown.player(seat);
    let here: Vec<Seat> = Seat::all(shown.seats())
        .filter(|other| !shown.player(*other).out && shown.player(*other).spot == player.spot)
        .collect();
    let nth = here.iter().position(|other| *other == seat).unwrap_or(0);
    let hero = easel.game.components().hero(player.hero);
    let place = chart.at(shown.placed(player.spot).cell);
    html! {
        span.on.pawn.(place).{ "seat-" (seat.number()) }.{ "of-" (here.len()) "-" (nth) }.mine[easel.view.you == Some(seat)].prone[player.prone]
            data-vt={ "pawn-" (seat.number()) } data-thing=(Thing::seat(seat)) aria-hidden="true" {
            (picture(pictures::hero(hero))) (emblem(seat))
        }
    }
}

/// Sites of quests: the reader's own filled, those open to all with a star, those of others small.
fn flags(easel: &Easel<'_>, chart: &Chart<'_>, spot: Spot) -> Markup {
    let (shown, components) = (&easel.view.shown, easel.game.components());
    let placed = shown.placed(spot);
    let here = |open: &&OpenQuest| components.quest(open.quest).sites.contains(&Where::At(placed.location));
    html! {
        @for (nth, open) in shown.quests.iter().filter(here).take(4).enumerate() {
            @let whose = match open.owner { None => "common", Some(seat) if easel.view.you == Some(seat) => "mine", Some(_) => "theirs" };
            span.on.flag.(whose).{ "f-" (nth) }.(chart.at(placed.cell)) aria-hidden="true" {
                (picture("dr-flag"))
                @match open.owner { None => i { "★" }, Some(seat) => (emblem(seat)) }
            }
        }
    }
}

/// The monster that lives here, with its life.
fn residents(easel: &Easel<'_>, chart: &Chart<'_>, spot: Spot) -> Markup {
    let placed = easel.view.shown.placed(spot);
    let Some(quest) = easel.game.resident(&easel.view.shown, placed.location) else { return html! {} };
    let one = easel.game.components().quest(quest);
    let who = undercroft_dungeoneer::state::Creature::Quest(quest);
    let life = easel.game.life(&easel.view.shown, who);
    html! {
        span.on.dweller.(chart.at(placed.cell)) data-thing=(things::quest(quest)) data-inspect=(cards::about_quest(easel, quest)) tabindex="0" {
            (picture(pictures::quest_monster(easel.game.components(), one)))
            span.up { (life) (picture("dr-life")) }
            span.unseen { (easel.speech.say(&easel.game.creature_phrase(who))) }
        }
    }
}

/// Tokens, traps that wait for somebody, and an escort who was left.
fn tokens(easel: &Easel<'_>, chart: &Chart<'_>, spot: Spot) -> Markup {
    let (shown, components) = (&easel.view.shown, easel.game.components());
    let placed = shown.placed(spot);
    let at = chart.at(placed.cell);
    let traps = shown.legend.traps.iter().filter(|trap| trap.spot == spot);
    let left = shown.quests.iter().filter(|open| open.escort == Escort::Lying(spot));
    html! {
        @if placed.has(Token::Deactivation) {
            @let said = easel.speech.text("web-dungeoneer-deactivated");
            span.on.mark.{ "m-0" }.(at) data-inspect=(inspect("dr-deactivation", &said, &easel.speech.text("web-dungeoneer-deactivated-text"), None)) { (picture("dr-deactivation")) span.unseen { (said) } }
        }
        @for (nth, trap) in traps.take(3).enumerate() {
            @let title = components.card(trap.card);
            @let said = Phrase::new("web-dungeoneer-trap-of").seat("who", trap.owner).text("card", cards::name(easel, &title.print));
            span.on.mark.laid.{ "m-" (nth + 1) }.(at) data-thing=(things::card(trap.card)) data-vt=(things::card(trap.card)) data-inspect=(cards::about(easel, trap.card)) tabindex="0" {
                (picture(pictures::card(components, title))) (emblem(trap.owner)) span.unseen { (easel.speech.say(&said)) }
            }
        }
        @for open in left {
            span.on.mark.{ "m-0" }.(at) data-thing=(things::quest(open.quest)) data-inspect=(cards::about_quest(easel, open.quest)) tabindex="0" {
                (picture("dr-quest-escort")) span.unseen { (easel.speech.say(&easel.game.quest_phrase(open.quest))) @if let Some(owner) = open.owner { ", " (player_name(easel, owner)) } }
            }
        }
    }
}
