//! The columns: people on the left, log and answers on the right.

use super::{Board, Hint, SeatCard, Sheet, Why, emblem};
use crate::art::picture;
use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_core::Phrase;

/// The players, with who looks on.
pub(super) fn seats(sheet: &Sheet<'_>, board: &Board) -> Markup {
    html! {
        div #seats.stack-of-parts {
            ul.players { @for card in &sheet.seats { (player(sheet, board, card)) } }
            @if let Some(company) = &sheet.extras.company { (company) }
        }
    }
}

fn player(sheet: &Sheet<'_>, board: &Board, card: &SeatCard) -> Markup {
    let speech = sheet.speech;
    let you = sheet.observer.seat() == Some(card.seat);
    let marks = board.marks.get(card.seat.index()).cloned().unwrap_or_default();
    let plain = if card.bot.is_some() || card.away { "bot" } else { "person" };
    let thing = format!("seat-{}", card.seat.number());
    html! {
        li.player.turn[card.turn].you[you] data-thing=(thing) data-vt=(thing) aria-current=[card.turn.then_some("true")] {
            span.face.absent[!card.here].{ "seat-" (card.seat.number()) } { (picture(marks.portrait.unwrap_or(plain))) (emblem(card.seat)) }
            span.name {
                b { (card.name) }
                @if you { " " small { (speech.text("web-you")) } }
                @if let Some(level) = &card.bot {
                    " " small { (speech.say(&Phrase::member("web-level", level))) }
                }
            }
            span.marks { (marks.tokens) }
            span.state {
                (marks.state)
                @if card.away { " · " (speech.text("web-away")) }
                @if !card.here && !card.away { " · " (speech.text("web-not-here")) }
                @if let Some(clock) = card.clock { " · " (clock.show(speech)) }
            }
            @if let Some(below) = &marks.below { div.below { (below) } }
        }
    }
}

/// More than these wait in a fold: they are looked for seldom.
const MANY_ORDERS: usize = 4;

/// What may be done without being asked, and the orders that stand until they are taken back.
pub(super) fn asides(sheet: &Sheet<'_>) -> Markup {
    let choices = &sheet.choices;
    html! {
        @for (key, list) in [("web-interjections", &choices.interjections), ("web-standing-orders", &choices.orders)] {
            // Not called a move: nobody is asked for it.
            @let buttons = html! { div.choices { @for choice in list { button.tool name="aside" value=(choice.notation) { (choice.label) } } } };
            @if list.len() > MANY_ORDERS {
                details.card.asides.fold id=(key) { summary { h2 { (sheet.speech.text(key)) } } (buttons) }
            } @else if !list.is_empty() {
                section.card.asides aria-label=(sheet.speech.text(key)) { h2 { (sheet.speech.text(key)) } (buttons) }
            }
        }
    }
}

/// What the reader asked: why something is not allowed, and what a strong player would do.
pub fn answers(speech: &Speech, why: Option<&Why>, hints: Option<&[Hint]>) -> Markup {
    html! {
        @if let Some(why) = why {
            section.card.why {
                h2 { (speech.text("web-why-not")) }
                p { (why.text) }
                @if let Some(rule) = &why.rule {
                    p.rule { (speech.say(&Phrase::new("web-rule").text("rule", rule))) }
                }
            }
        }
        @if let Some(hints) = hints {
            section.card.hints {
                h2 { (speech.text("web-hints")) }
                @if hints.is_empty() { p { (speech.text("web-hints-none")) } }
                ol {
                    @for hint in hints {
                        li {
                            b { (hint.label) }
                            @if let Some(chance) = hint.chance {
                                " " span.chance { (speech.count("web-percent", (chance * 100.0).round() as i64)) }
                            }
                            @if let Some(reason) = &hint.reason { p { (reason) } }
                        }
                    }
                }
            }
        }
    }
}
