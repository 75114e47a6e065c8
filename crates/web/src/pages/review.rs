//! A finished game looked back upon: everybody's chance to win, move by move, and the costliest mistakes.

use crate::speech::Speech;
use crate::table::emblem;
use maud::{Markup, html};
use undercroft_core::Seat;
use undercroft_server::hall::Moment;
use undercroft_server::room::Ending;
use undercroft_shelf::AnyReview;

/// The picture's size; it is stretched to the width of the bar.
const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 100.0;
const MARGIN: f64 = 4.0;

/// The card beside a replay: the curve if the game was analysed, else the way to have it analysed.
pub fn card(
    speech: &Speech,
    moment: &Moment,
    review: Option<&AnyReview>,
    to: &dyn Fn(usize) -> String,
) -> Markup {
    html! {
        section.card.review {
            h2 { (speech.text("web-review")) }
            @match review {
                None => {
                    p.soft { (speech.text("web-review-what")) }
                    a.choice href={ (to(moment.number)) "&review=1" } { (speech.text("web-review-ask")) }
                }
                Some(review) => {
                    (chances(speech, moment, review))
                    (mistakes(speech, review, to))
                }
            }
        }
    }
}

/// The points of one seat: after how many moves, and its chance to win as it could know it.
fn points(moment: &Moment, review: &AnyReview, seat: Seat) -> Vec<(usize, f64)> {
    let own = review.decisions.iter().filter(|(_, number, _, _)| *number == seat.number());
    let mut points: Vec<(usize, f64)> = own.map(|(number, _, chance, _)| (number - 1, *chance)).collect();
    if let Some(Ending::Played(outcome)) = &moment.ending {
        points.push((moment.moves, outcome.share(seat)));
    }
    points
}

/// The timeline: everybody's chance to win, the costliest mistakes, and where we are. The scrub bar lies over it.
pub fn film(
    speech: &Speech,
    moment: &Moment,
    review: Option<&AnyReview>,
    to: &dyn Fn(usize) -> String,
) -> Markup {
    let share = |number: usize| number as f64 / moment.moves.max(1) as f64;
    let y = |chance: f64| MARGIN + (1.0 - chance) * (HEIGHT - 2.0 * MARGIN);
    let line = |review, seat| {
        let points = points(moment, review, seat).into_iter();
        points
            .map(|(number, chance)| format!("{:.1},{:.1}", share(number) * WIDTH, y(chance)))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let percent = |part: f64| format!("{:.2}%", part * 100.0);
    html! {
        svg.curve viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none" aria-hidden="true" {
            line.half x1="0" x2=(WIDTH) y1=(y(0.5)) y2=(y(0.5)) {}
            @if let Some(review) = review {
                @for seat in Seat::all(moment.setup.seats) { polyline.{ "seat-" (seat.number()) } points=(line(review, seat)) {} }
            }
        }
        @if let Some(review) = review {
            svg.slips role="group" aria-label=(speech.text("web-review-mistakes")) {
                @for (number, _) in &review.mistakes {
                    @let chance = review.decisions.iter().find(|(decision, ..)| decision == number).map_or(0.5, |(_, _, chance, _)| *chance);
                    a href=(to(number.saturating_sub(1))) aria-label=(speech.count("web-review-go", *number as i64)) {
                        svg x=(percent(share(number.saturating_sub(1)))) y=(percent(y(chance) / HEIGHT)) overflow="visible" { circle r="11" {} text y="5" { "?" } }
                    }
                }
            }
        } @else {
            a.choice.analyse href={ (to(moment.number)) "&review=1" } { (speech.text("web-review-ask")) }
        }
        svg.needle aria-hidden="true" { line x1=(percent(share(moment.number))) x2=(percent(share(moment.number))) y1="0" y2="100%" {} }
    }
}

/// Everybody's chance at this moment.
fn chances(speech: &Speech, moment: &Moment, review: &AnyReview) -> Markup {
    html! {
        p.chances {
            @for seat in Seat::all(moment.setup.seats) {
                span.key { (emblem(seat)) span.{ "dash seat-" (seat.number()) } aria-hidden="true" {} (speech.company().names[seat.index()]) @if let Some(chance) = chance_at(moment, review, seat) { " " b { (speech.count("web-percent", (chance * 100.0).round() as i64)) } } }
            }
        }
    }
}

/// What the seat could think of its chances at this moment: as at its last decision.
fn chance_at(moment: &Moment, review: &AnyReview, seat: Seat) -> Option<f64> {
    let before = points(moment, review, seat).into_iter().take_while(|(number, _)| *number <= moment.number);
    before.last().map(|(_, chance)| chance)
}

/// Whose move it was and what it gave away.
fn cost(speech: &Speech, review: &AnyReview, number: usize) -> Markup {
    let judged = review.decisions.iter().find(|(decision, ..)| *decision == number);
    let seat = judged.and_then(|(_, seat, ..)| Seat::from_number(u64::from(*seat)));
    let name = seat.and_then(|seat| speech.company().names.get(seat.index()));
    html! {
        @if let (Some(seat), Some(name)) = (seat, name) { " " (emblem(seat)) " " (name) }
        @if let Some((_, _, _, loss)) = judged { " " b { "−" (speech.count("web-percent", (loss * 100.0).round() as i64)) } }
    }
}

fn mistakes(speech: &Speech, review: &AnyReview, to: &dyn Fn(usize) -> String) -> Markup {
    html! {
        h3 { (speech.text("web-review-mistakes")) }
        @if review.mistakes.is_empty() { p.soft { (speech.text("web-review-flawless")) } }
        ol.mistakes {
            @for (number, phrase) in &review.mistakes {
                li { details {
                    summary { (speech.count("web-review-move", *number as i64)) (cost(speech, review, *number)) }
                    p { (speech.say(phrase)) }
                    a href={ (to(number.saturating_sub(1))) } { (speech.count("web-review-go", *number as i64)) }
                } }
            }
        }
    }
}
