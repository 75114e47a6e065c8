//! The final count: players as columns, points and titles as rows.

use super::things::{disc, named, pic};
use super::{Easel, seasons};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_lords::rules::scoring::{Points, Sheet};

/// A row of points: a sign, its words, and what it gives.
type Row = (&'static str, &'static str, fn(&Points) -> i16);

const ROWS: [Row; 7] = [
    ("room", "web-lords-count-rooms", |points| points.rooms),
    ("hire", "web-lords-count-monsters", |points| points.monsters),
    ("warrior", "web-lords-count-prisoners", |points| points.prisoners),
    ("conquered", "web-lords-count-conquered", |points| points.conquered),
    ("letter", "web-lords-count-marks", |points| points.marks),
    ("chapel", "web-lords-count-bonus", |points| points.scoring_rooms),
    ("hall-of-fame", "web-lords-count-fame", |points| points.fame),
];

pub(super) fn sheet(easel: &Easel<'_>, sheet: &Sheet) -> Markup {
    let speech = easel.speech;
    let seats: Vec<Seat> = Seat::all(sheet.points.len() as u8).collect();
    let best = seats.iter().map(|seat| sheet.total(*seat)).max();
    let won = |seat: Seat| Some(sheet.total(seat)) == best;
    let winners: Vec<Phrase> = seats
        .iter()
        .filter(|seat| won(**seat))
        .map(|seat| Phrase::new("lords-seat").seat("who", *seat))
        .collect();
    let titled = |title: usize, seat: Seat| {
        let award = &sheet.titles[title];
        if award.holders.contains(seat) { i16::from(award.points) } else { 0 }
    };
    html! {
        section.paper.tally {
            h2.winner { (pic("hall-of-fame")) (speech.say(&Phrase::new("web-lords-winner").list("who", winners))) }
            div.tally-rows tabindex="0" {
                table {
                    thead { tr { td {} @for seat in &seats { th.best[won(*seat)] scope="col" {
                        (disc(*seat)) " " (speech.say(&Phrase::new("lords-seat").seat("who", *seat)))
                    } } } }
                    tbody {
                        @for (picture, key, points) in ROWS {
                            @if seats.iter().any(|seat| points(&sheet.points[seat.index()]) != 0) {
                                tr { th scope="row" { (pic(picture)) (speech.text(key)) }
                                    @for seat in &seats { (figure(points(&sheet.points[seat.index()]))) } }
                            }
                        }
                        @for (place, award) in sheet.titles.iter().enumerate() {
                            tr.title { th scope="row" { (pic("first")) span { (named(easel, "lords-title", award.title)) } }
                                @for seat in &seats { (figure(titled(place, *seat))) } }
                        }
                    }
                    tfoot { tr { th scope="row" { (speech.text("web-lords-count-total")) }
                        @for seat in &seats { td.best[won(*seat)] { b { (signed(sheet.total(*seat))) } } } } }
                }
            }
            @if let (Some(scenario), Some(you)) = (easel.game.scenario(), easel.view.you) {
                @let lost = easel.view.player(you).shown.dungeon.conquered.len();
                @let key = if lost <= scenario.lost { "web-lords-puzzle-solved" } else { "web-lords-puzzle-missed" };
                p.solved { (speech.say(&Phrase::new(key).number("lost", lost).number("best", scenario.lost))) }
            } @else { p.licence { (speech.text("web-lords-licence")) } }
        }
        (seasons::evilometer(easel))
        (super::pit::pit(easel, false))
    }
}

/// A number with a real minus sign.
pub(super) fn signed(points: i16) -> String {
    if points < 0 { format!("−{}", -points) } else { points.to_string() }
}

fn figure(points: i16) -> Markup {
    html! { td.nothing[points == 0].minus[points < 0] { @if points == 0 { "·" } @else { (signed(points)) } } }
}
