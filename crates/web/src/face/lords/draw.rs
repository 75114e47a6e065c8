//! The whole board, put together for one reader.

use super::{Easel, bar, count, orders, pit, rivals, road, seasons, spells, war, wings};
use crate::table::Board;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_lords::components::Order;

/// Draws the board.
pub(super) fn board(easel: &Easel<'_>) -> Board {
    let view = easel.view;
    let war = seasons::at_war(easel);
    let inside = match &view.scores {
        Some(sheet) => count::sheet(easel, sheet),
        None if war => war::stage(easel),
        None => building(easel),
    };
    let right = match war || view.scores.is_some() {
        true => spells::gone(easel).into_iter().collect(),
        false => spells::cards(easel).into_iter().chain(spells::gone(easel)).collect(),
    };
    Board {
        stage: html! {
            div.hall.war[war] data-phase=(bar::phase_name(easel)) data-season=(view.season.id()) {
                (parts(easel, war))
                (inside)
            }
        },
        right,
        hand: bar::hand(easel),
        detail: bar::detail(easel),
        marks: Seat::all(view.players.len() as u8).map(|seat| rivals::marks(easel, seat)).collect(),
        class: match view.space {
            _ if war => "lords at-war",
            Some((Order::Room, _)) if view.is_asked() => "lords at-build",
            _ => "lords",
        },
        sheets: [None, Some(("scroll", easel.speech.text("web-lords-combat-cards")))],
        headline: easel.speech.say(&headline(easel)),
        ..Board::default()
    }
}

/// The way to the parts of the table, where they stand below each other.
fn parts(easel: &Easel<'_>, war: bool) -> Markup {
    let first = if war { ("battle", "web-lords-battle") } else { ("board", "web-lords-part-orders") };
    let parts = [("dungeon", "web-lords-part-dungeon"), first, ("year", "web-lords-part-year")];
    html! {
        @if easel.view.scores.is_none() {
            nav.parts aria-label=(easel.speech.text("web-lords-parts")) {
                @for (part, key) in parts { a href={ "#part-" (part) } { (easel.speech.text(key)) } }
                a href="#log" { (easel.speech.text("web-log")) }
            }
        }
    }
}

/// The table while dungeons are built.
fn building(easel: &Easel<'_>) -> Markup {
    html! {
        div.year #part-year { (seasons::strip(easel)) (road::road(easel)) (seasons::evilometer(easel)) }
        (orders::board(easel))
        div.under #part-dungeon {
            div.wing { (wings::stores(easel)) (wings::orders(easel)) (wings::rooms(easel)) }
            (pit::pit(easel, true))
            div.wing { (wings::lair(easel)) (wings::traps(easel)) (wings::prison(easel)) }
        }
    }
}

fn headline(easel: &Easel<'_>) -> Phrase {
    let view = easel.view;
    if view.scores.is_some() {
        return Phrase::new("web-lords-headline-over");
    }
    if seasons::at_war(easel) {
        return Phrase::new("web-lords-headline-combat")
            .number("year", view.year)
            .number("round", view.combat_round);
    }
    Phrase::new("web-lords-headline")
        .number("year", view.year)
        .phrase("season", Phrase::member("lords-season", view.season.id()))
        .phrase("doing", bar::doing(easel))
}
