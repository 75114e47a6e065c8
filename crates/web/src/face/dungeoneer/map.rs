//! The map as a plain grid of places.

use super::plan::{self, Plan};
use super::{Easel, cards, legal, piece, player_name, things};
use crate::face::Place;
use crate::table::{Choice, emblem};
use maud::{Markup, html};
use undercroft_core::Seat;
use undercroft_dungeoneer::Move;
use undercroft_dungeoneer::state::{Cell, Frame};

pub(super) fn map(easel: &Easel<'_>) -> Markup {
    let shown = &easel.view.shown;
    let moves = legal(easel);
    let free = moves.iter().filter_map(|(mv, _)| match mv {
        Move::Build(cell, _) => Some(*cell),
        _ => None,
    });
    let all: Vec<Cell> = shown.map.iter().map(|placed| placed.cell).chain(free).collect();
    let range = |of: fn(&Cell) -> i8| {
        let (low, high) = (all.iter().map(of).min(), all.iter().map(of).max());
        low.unwrap_or(0)..=high.unwrap_or(0)
    };
    html! {
        div.plain-map {
            @for y in range(|cell| cell.y).rev() {
                div.row {
                    @for x in range(|cell| cell.x) {
                        div.place { (place(easel, Cell { x, y }, &moves)) }
                    }
                }
            }
        }
    }
}

/// What lies or could lie in a cell.
fn place(easel: &Easel<'_>, cell: Cell, moves: &[(Move, &Choice)]) -> Markup {
    let shown = &easel.view.shown;
    let Some(spot) = shown.spot_at(cell) else {
        return html! {
            @for (mv, choice) in moves {
                @if let Move::Build(to, turned) = mv {
                    @if *to == cell { (piece(easel, *mv, &things::cell(cell), "loc ghost", ghost(easel, *turned, choice))) }
                }
            }
        };
    };
    let placed = shown.placed(spot);
    let location = placed.location;
    let thing = things::site(location);
    let go = moves.iter().find(|(_, choice)| choice.place == Place::On(thing.clone())).map(|(mv, _)| *mv);
    let inside = html! {
        (floor(&Plan::of(easel.game.components().site(location), placed)))
        b { (easel.speech.say(&easel.game.site_phrase(location))) }
        @for seat in Seat::all(shown.seats()) {
            @if !shown.player(seat).out && shown.player(seat).spot == spot { " " span data-vt={ "pawn-" (seat.number()) } { (emblem(seat)) } span.unseen { (player_name(easel, seat)) } }
        }
    };
    html! {
        span.holder data-inspect=(cards::about_site(easel, location)) {
            (piece(easel, go.unwrap_or(Move::To(location)), &thing, "loc", inside))
        }
    }
}

/// The drawn location as it would lie.
fn ghost(easel: &Easel<'_>, turned: bool, choice: &Choice) -> Markup {
    let drawn = match easel.view.shown.stack.last() {
        Some(Frame::Place { location, .. }) => Some(easel.game.components().site(*location)),
        _ => None,
    };
    html! {
        @if let Some(site) = drawn { (floor(&Plan::lying(site, turned))) }
        span { (choice.label) }
    }
}

/// A floor plan; the words stand beside it.
fn floor(plan: &Plan) -> Markup {
    html! { img.floor src=(plan::address(plan)) alt="" width="180" height="144" draggable="false"; }
}
