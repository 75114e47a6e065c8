//! Building: the drawn location as it would lie in every place where it fits. Where both ways fit, it can be turned.

use super::super::plan::Plan;
use super::super::{Easel, cards, things};
use super::{Chart, floor};
use crate::table::Choice;
use maud::{Markup, html};
use undercroft_dungeoneer::components::Site;
use undercroft_dungeoneer::ids::Location;
use undercroft_dungeoneer::state::{Cell, Frame};
use undercroft_dungeoneer::{Move, Printed};

fn waiting<'a>(easel: &Easel<'a>) -> Option<(Location, &'a Site)> {
    match easel.view.shown.stack.last() {
        Some(Frame::Place { location, .. }) => Some((*location, easel.game.components().site(*location))),
        _ => None,
    }
}

/// Where it fits, row by row, with the moves for lying upright and turned.
fn fits<'a>(chart: &Chart<'a>) -> Vec<(Cell, [Option<&'a Choice>; 2])> {
    let mut cells: Vec<(Cell, [Option<&Choice>; 2])> = Vec::new();
    for (mv, choice) in &chart.moves {
        let Move::Build(cell, turned) = mv else { continue };
        let place = match cells.iter().position(|(one, _)| one == cell) {
            Some(place) => place,
            None => {
                cells.push((*cell, [None, None]));
                cells.len() - 1
            }
        };
        cells[place].1[usize::from(*turned)] = Some(choice);
    }
    cells.sort_by_key(|(cell, _)| (-cell.y, cell.x));
    cells
}

pub(super) fn plots(easel: &Easel<'_>, chart: &Chart<'_>) -> Markup {
    let Some((_, site)) = waiting(easel) else { return html! {} };
    html! {
        @for (nth, (cell, ways)) in fits(chart).into_iter().enumerate() {
            @let both = ways.iter().all(Option::is_some);
            div.plot.both[both].(chart.at(cell)) {
                @for (turned, choice) in ways.into_iter().enumerate().filter_map(|(turned, way)| Some((turned == 1, way?))) {
                    (lay(easel, site, (cell, turned), choice, (nth < 9).then_some(nth + 1)))
                }
                @if both { button.alt.script-only type="button" data-turn="other" title=(easel.speech.text("web-dungeoneer-turn")) { span aria-hidden="true" { "↻" } span.unseen { (easel.speech.text("web-dungeoneer-turn")) } } }
            }
        }
    }
}

fn lay(
    easel: &Easel<'_>,
    site: &Site,
    (cell, turned): (Cell, bool),
    choice: &Choice,
    key: Option<usize>,
) -> Markup {
    let wanted = easel.choices.wants(&choice.notation);
    html! {
        button.piece.lay.can.{ @if turned { "turned" } @else { "upright" } }.spot[wanted] name="move" value=(choice.notation)
            data-thing=(things::cell(cell)) data-key=[key] title=(choice.label) {
            span.unseen { (choice.label) }
            (floor(&Plan::lying(site, turned), "plan"))
            @if turned { span.how aria-hidden="true" { "↻" } }
            @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
        }
    }
}

/// The drawn card in large, and which way it is held.
pub(super) fn drawn(easel: &Easel<'_>, chart: &Chart<'_>) -> Markup {
    let Some((location, site)) = waiting(easel) else { return html! {} };
    let both = fits(chart).iter().any(|(_, ways)| ways.iter().all(Option::is_some));
    let text = easel.game.text(Printed::Location(location));
    let points = easel.speech.say(&cards::points_of(site));
    html! {
        section.drawn aria-label=(cards::name(easel, &site.print)) data-thing=(things::site(location)) data-vt=(things::site(location)) {
            (floor(&Plan::lying(site, false), "plan upright"))
            (floor(&Plan::lying(site, true), "plan turned"))
            div {
                h3 { (cards::name(easel, &site.print)) }
                p { (cards::terrain(easel, site)) ". " @match text { Some(text) => (easel.speech.say(&text)), None => (points) } }
                @if both {
                    div.turned-or.script-only {
                        button type="button" data-turn="upright" aria-pressed="true" { "↑ " (easel.speech.text("web-dungeoneer-upright")) }
                        button type="button" data-turn="turned" aria-pressed="false" { "↻ " (easel.speech.text("web-dungeoneer-turned")) kbd aria-hidden="true" { "R" } }
                    }
                }
            }
        }
    }
}
