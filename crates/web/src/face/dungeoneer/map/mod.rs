//! The map: every location as a floor plan where it lies, with the ways out of the reader's place, the figures, and
//! whatever lies about. It pans by scrolling and fits by the stylesheet, so that it works without a script.

mod building;
mod lens;
mod marks;
mod mini;
mod piles;
mod ways;

use super::plan::{self, Plan};
use super::{Easel, cards, legal, piece, player_name, things};
use crate::art::picture;
use crate::face::Place;
use crate::table::Choice;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_dungeoneer::components::Terrain;
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::state::{Asked, Cell, Choice as Question, Frame, Phase, Side};
use undercroft_dungeoneer::{Event, Move, Step};

/// What all parts of the map are drawn from.
struct Chart<'a> {
    moves: Vec<(Move, &'a Choice)>,
    /// The ways out of the place of whoever goes.
    steps: Vec<Step>,
    /// Who goes: the reader's own hero, or the one who is sent away.
    goes: Option<Seat>,
    west: i8,
    east: i8,
    north: i8,
    south: i8,
}

impl<'a> Chart<'a> {
    fn of(easel: &Easel<'a>) -> Chart<'a> {
        let (view, moves) = (easel.view, legal(easel));
        let free = moves.iter().filter_map(|(mv, _)| match mv {
            Move::Build(cell, _) => Some(*cell),
            _ => None,
        });
        let cells: Vec<Cell> = view.shown.map.iter().map(|placed| placed.cell).chain(free).collect();
        let most = |of: fn(&Cell) -> i8| cells.iter().map(of).max().unwrap_or(0);
        let least = |of: fn(&Cell) -> i8| cells.iter().map(of).min().unwrap_or(0);
        let goes = match view.shown.stack.last() {
            Some(Frame::Ask { what: Asked::Choice(Question::Side { hero, .. }), .. }) => Some(*hero),
            _ => view.you,
        };
        let stands = |seat: &Seat| !view.player(*seat).out && view.shown.phase != Phase::Heroes;
        let goes = goes.filter(stands).filter(|_| !view.shown.map.is_empty());
        let steps = goes.map(|seat| easel.game.steps(&view.shown, seat)).unwrap_or_default();
        let (west, east) = (least(|cell| cell.x), most(|cell| cell.x));
        let (south, north) = (least(|cell| cell.y), most(|cell| cell.y));
        Chart { moves, steps, goes, west, east, north, south }
    }

    /// The classes that say where a cell is.
    fn at(&self, cell: Cell) -> String {
        format!("at {}", position(cell.x - self.west, self.north - cell.y))
    }
}

/// Column and row as classes of the stylesheet: pages carry no styles of their own.
fn position(column: i8, row: i8) -> String {
    format!("x-{} y-{}", column.clamp(0, 63), row.clamp(0, 63))
}

pub(super) fn map(easel: &Easel<'_>) -> Markup {
    let (chart, speech) = (Chart::of(easel), easel.speech);
    let shown = &easel.view.shown;
    let size = position(chart.east - chart.west, chart.north - chart.south);
    html! {
        div #pan.pan data-keep role="region" aria-label=(speech.text("web-dungeoneer-map")) tabindex="0" {
            div.map.(size) data-west=(chart.west) data-north=(chart.north) {
                @for spot in 0..shown.map.len() { (site(easel, &chart, Spot(spot as u8))) }
                (building::plots(easel, &chart))
                (marks::marks(easel, &chart))
            }
        }
        div.zoom.script-only role="group" aria-label=(speech.text("web-dungeoneer-zoom")) {
            @for (deed, sign, key) in [("in", "+", "+"), ("out", "−", "−")] {
                button type="button" data-zoom=(deed) title=(titled(easel, deed, key)) { span aria-hidden="true" { (sign) } span.unseen { (titled(easel, deed, key)) } }
            }
            button type="button" data-zoom="fit" title=(titled(easel, "fit", "0")) { (picture("dr-fit")) span.unseen { (titled(easel, "fit", "0")) } }
            button type="button" data-zoom="follow" aria-pressed="false" title=(titled(easel, "follow", "F")) { (picture("dr-follow")) span.unseen { (titled(easel, "follow", "F")) } }
        }
        (mini::mini(easel, &chart))
        (lens::lenses(easel, &chart))
        (building::drawn(easel, &chart))
        (piles::piles(easel))
    }
}

fn titled(easel: &Easel<'_>, deed: &str, key: &str) -> String {
    easel.speech.say(&Phrase::member("web-dungeoneer-zoom", deed).text("key", key))
}

/// A location where it lies: a button if it can be gone to, or for whoever wonders why not.
fn site(easel: &Easel<'_>, chart: &Chart<'_>, spot: Spot) -> Markup {
    let shown = &easel.view.shown;
    let placed = shown.placed(spot);
    let site = easel.game.components().site(placed.location);
    let thing = things::site(placed.location);
    let step = chart.steps.iter().find(|step| step.to == spot);
    let found =
        chart.moves.iter().find(|(_, choice)| choice.place == Place::On(thing.clone())).map(|(mv, _)| *mv);
    let walks = found.is_some_and(|mv| matches!(mv, Move::Go(_)));
    let here = chart.goes.is_some_and(|seat| shown.player(seat).spot == spot);
    let inside = html! {
        (floor(&Plan::of(site, placed), "plan"))
        b.nm { (cards::name(easel, &site.print)) }
        @for seat in Seat::all(shown.seats()).filter(|seat| !shown.player(*seat).out && shown.player(*seat).spot == spot && shown.phase != Phase::Heroes) {
            span.unseen { ", " (player_name(easel, seat)) }
        }
        @if let Some(step) = step.filter(|_| walks) {
            (ways::chip(easel, step))
            @if step.points.is_none() { span.seen { (easel.speech.text("web-dungeoneer-no-points")) } }
        }
    };
    let dark = site.terrain == Terrain::DarkPassage;
    let class = ["loc", if dark { "dark" } else { "" }, if here { "here" } else { "" }].join(" ");
    let mv =
        found.or_else(|| wall(chart, shown.placed(spot).cell, easel)).unwrap_or(Move::To(placed.location));
    let lens = walks.then(|| thing.to_string());
    // A place with a lens needs no inspector besides.
    let about = lens.is_none().then(|| cards::about_site(easel, placed.location));
    html! {
        div.(chart.at(placed.cell)).fresh[is_fresh(easel, spot)] data-vt=(thing) data-lens=[lens] data-inspect=[about] {
            (piece(easel, mv, &thing, class.trim_end(), inside))
        }
    }
}

/// The wall between the reader's place and a neighbour: what a click there would want.
fn wall(chart: &Chart<'_>, cell: Cell, easel: &Easel<'_>) -> Option<Move> {
    let shown = &easel.view.shown;
    let from = shown.placed(shown.player(chart.goes?).spot).cell;
    let side = Side::ALL.into_iter().find(|side| from.beside(*side) == cell)?;
    (chart.goes == easel.view.you).then_some(Move::Go(side))
}

/// Has it just been laid?
fn is_fresh(easel: &Easel<'_>, spot: Spot) -> bool {
    let shown = &easel.view.shown;
    let newest = easel.told.last().map_or(0, |(number, _)| *number);
    let laid = easel.told.iter().rev().take_while(|(number, _)| *number == newest);
    usize::from(spot.0) + 1 == shown.map.len()
        && laid.into_iter().any(|(_, event)| matches!(event, Event::Placed { .. }))
}

/// A floor plan; the words stand beside it.
fn floor(plan: &Plan, class: &str) -> Markup {
    html! { img.(class) src=(plan::address(plan)) alt="" width="180" height="144" draggable="false"; }
}
