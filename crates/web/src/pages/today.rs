//! What everybody plays today: a card each on the first page, and a page with the boards of the day.

use super::lobby::game_name;
use crate::art::picture;
use crate::face::GameBox;
use crate::page::{Frame, Reader, page as frame_page};
use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_server::hall::Today;

const HOUR: i64 = 3_600_000;
const MINUTE: i64 = 60_000;

/// The row of the first page.
pub fn cards(reader: &Reader, speech: &Speech, all: &[Today], further: &Markup) -> Markup {
    html! {
        section.today aria-label=(speech.text("web-day-today")) {
                h2 { a href="/today" { (speech.text("web-day-today")) } @if let Some(first) = all.first() { small { (date(speech, &first.day)) } } }
                @for today in all {
                    article.day {
                        div.art { (picture(GameBox::of(today.game).cover)) }
                        div { (head(speech, today)) p { (so_far(speech, today)) } }
                        (way_in(reader, speech, today, true))
                    }
                }
                (further)
            }
    }
}

/// The page of the day.
pub fn page(reader: &Reader, all: &[Today]) -> Markup {
    let speech = reader.speech();
    let frame = Frame { title: speech.text("web-day-today"), class: "plain", ..Frame::default() };
    let main = html! {
        div.title-row {
            h1 { (speech.text("web-day-today")) @if let Some(first) = all.first() { ", " (date(&speech, &first.day)) } }
        }
        @if all.is_empty() { section.sheet { p { (speech.text("web-day-soon")) } } }
        @for today in all {
            section.sheet.of-day id=(today.game) {
                div.day {
                    div.art { (picture(GameBox::of(today.game).cover)) }
                    div { (head(&speech, today)) p.soft { (game_name(&speech, today.game)) } }
                    (way_in(reader, &speech, today, false))
                }
                p { (speech.say(&Phrase::member("web-day-what", today.game))) }
                @if let (Some(draw), Some(position)) = (GameBox::of(today.game).day, &today.position) { (draw(&speech, position)) }
                @if let Some(best) = today.best { p { b { (speech.say(&Phrase::member("web-day-best", today.game).number("best", best))) } } }
                p { (so_far(&speech, today)) }
                (board(reader, &speech, today))
            }
        }
    };
    frame_page(reader, &frame, main)
}

fn head(speech: &Speech, today: &Today) -> Markup {
    let left = if today.left >= HOUR {
        speech.count("web-day-hours", today.left / HOUR)
    } else {
        speech.count("web-day-minutes", (today.left / MINUTE).max(1))
    };
    html! {
        p.kicker { (speech.say(&Phrase::member("web-day", today.game))) " · " (left) }
        h3 { (speech.say(&Phrase::member("web-day-title", today.game))) }
    }
}

/// How others fared, or the reader.
fn so_far(speech: &Speech, today: &Today) -> String {
    let counts = today.counts;
    if let Some((score, place)) = today.own.as_ref().and_then(|own| own.score.zip(own.place)) {
        let told = Phrase::member("web-day-own", today.game).number("score", score).number("place", place);
        return speech.say(&told.number("best", today.best.unwrap_or_default()).number("n", counts.finished));
    }
    match (counts.best, today.solved) {
        (Some(_), Some(solved)) => {
            speech.say(&Phrase::new("web-day-solved").number("n", counts.finished).number("solved", solved))
        }
        (Some(best), None) => {
            speech.say(&Phrase::new("web-day-went-in").number("n", counts.entered).number("best", best))
        }
        (None, _) => speech.text("web-day-nobody"),
    }
}

/// The button that goes in; whoever was there goes on, or to the board.
fn way_in(reader: &Reader, speech: &Speech, today: &Today, short: bool) -> Markup {
    let done = today.own.as_ref().is_some_and(|own| own.score.is_some());
    html! {
        @match &today.own {
            Some(own) if !done => a.choice.act href={ "/tables/" (own.table) } { (speech.text("web-day-go-on")) },
            Some(_) if short => a.choice.act href={ "/today#" (today.game) } { (speech.text("web-day-board-short")) },
            Some(own) => a.choice.act href={ "/tables/" (own.table) } { (speech.text("web-day-look-back")) },
            None => form method="post" action={ "/today/" (today.game) } {
                input type="hidden" name="word" value=(reader.token);
                button.choice.act.main { (speech.say(&Phrase::member("web-day-enter", today.game))) }
            }
        }
    }
}

fn board(reader: &Reader, speech: &Speech, today: &Today) -> Markup {
    // Equal scores share a place.
    let place = |score: i64| today.board.iter().filter(|row| row.score > score).count() + 1;
    html! {
        @if !today.board.is_empty() {
            table.leaders {
                caption.unseen { (speech.text("web-day-board")) }
                thead { tr { th { "#" } th { (speech.text("web-player")) } th { (speech.say(&Phrase::member("web-day-score", today.game))) } } }
                tbody {
                    @for row in &today.board {
                        tr.mine[reader.person.as_ref() == Some(&row.person)] {
                            td { (place(row.score)) }
                            td {
                                (picture("person")) " "
                                @match &row.name {
                                    Some(name) => a href={ "/people/" (row.person) } { (name) },
                                    None => (speech.text("web-guest")),
                                }
                            }
                            td { (row.score) @if today.best.is_some_and(|best| row.score >= i64::from(best)) { " " (picture("crown")) } }
                        }
                    }
                }
            }
        }
    }
}

/// A date such as `2026-11-18` as people say it.
pub fn date(speech: &Speech, day: &str) -> String {
    let mut parts = day.split('-').map(|part| part.parse::<i64>().unwrap_or_default());
    let (_, month, day) = (parts.next(), parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    speech.say(&Phrase::new("web-day-date").number("day", day).number("month", month))
}
