//! What the reader can answer with now, with its price; and the switch for “not until my turn”.

use super::super::bits::{Points, token};
use super::super::{Easel, card_name, cards, legal, pictures, things};
use super::sums::drawn;
use crate::art::picture;
use crate::table::Choice;
use maud::{Markup, html};
use undercroft_core::{Game as _, Phrase};
use undercroft_dungeoneer::ids::Card;
use undercroft_dungeoneer::state::{Asked, Frame, Order, Source};
use undercroft_dungeoneer::{Move, Printed};

/// The window of the reader; nothing for anybody else, who does not learn why a seat is asked.
pub(super) fn window(easel: &Easel<'_>) -> Markup {
    let asked = matches!(easel.view.shown.stack.last(), Some(Frame::Ask { what: Asked::Window(_), .. }));
    if !easel.view.is_asked() || !asked {
        return html! {};
    }
    let answers: Vec<_> = legal(easel).into_iter().filter(|(mv, _)| *mv != Move::Done).collect();
    html! {
        div.window {
            div.timer.script-only aria-hidden="true" { svg.ring viewBox="0 0 36 36" { circle cx="18" cy="18" r="16" {} circle.go cx="18" cy="18" r="16" pathLength="100" {} } b {} }
            div {
                h3 { (easel.speech.count("web-dungeoneer-answers", answers.len() as i64)) (quiet(easel)) }
                div.opts { @for (mv, choice) in &answers { (answer(easel, *mv, choice)) } }
            }
        }
    }
}

/// “Not until my turn”, as a switch: an order that nobody else hears of.
fn quiet(easel: &Easel<'_>) -> Markup {
    let found = easel.choices.orders.iter().find_map(|choice| match easel.game.read_move(&choice.notation) {
        Ok(Move::Order(Order::Quiet, on)) => Some((choice, on)),
        _ => None,
    });
    html! {
        @if let Some((choice, on)) = found {
            button.switch name="aside" value=(choice.notation) role="switch" aria-checked=(if on { "false" } else { "true" }) title=(easel.speech.text("web-dungeoneer-quiet-text")) { (easel.speech.text("web-dungeoneer-quiet")) }
        }
    }
}

fn answer(easel: &Easel<'_>, mv: Move, choice: &Choice) -> Markup {
    let (components, speech) = (easel.game.components(), easel.speech);
    let text = |of: Printed| easel.game.text(of).map(|text| speech.say(&text));
    let of_card = |card: Card| {
        (pictures::card(components, components.card(card)), card_name(easel, card), text(Printed::Card(card)))
    };
    let (picture_of, name, text) = match mv {
        Move::Play(card) | Move::Use(Source::Card(card), ..) | Move::UseOn(Source::Card(card), ..) => {
            of_card(card)
        }
        Move::Use(Source::Hero(hero), nth, _) | Move::UseOn(Source::Hero(hero), nth, _) => {
            let name = speech.say(&easel.game.source_phrase(Source::Hero(hero), nth));
            (drawn(easel, Source::Hero(hero)), name, text(Printed::Ability(hero, nth)))
        }
        Move::Use(source, nth, _) | Move::UseOn(source, nth, _) => {
            (drawn(easel, source), speech.say(&easel.game.source_phrase(source, nth)), None)
        }
        _ => ("dr-best", choice.label.clone(), None),
    };
    let price = match (mv, easel.view.you) {
        (Move::Play(card), Some(you)) => Some(easel.game.price(&easel.view.shown, you, card)),
        _ => None,
    };
    let class = match mv {
        Move::Play(card) | Move::Use(Source::Card(card), ..) | Move::UseOn(Source::Card(card), ..) => {
            components.card(card).class.word()
        }
        _ => "boon",
    };
    let about = match mv {
        Move::Play(card) => Some(cards::about(easel, card)),
        _ => None,
    };
    let thing = match mv {
        Move::Play(card) => Some(things::card(card)),
        _ => None,
    };
    // Which of several: on whom, or how much of it.
    let more = match mv {
        Move::UseOn(_, _, who) => {
            Some(speech.say(&Phrase::new("web-dungeoneer-on").phrase("who", easel.game.creature_phrase(who))))
        }
        Move::Use(_, _, x) if x > 0 => Some(speech.count("web-dungeoneer-times", x)),
        _ => None,
    };
    html! {
        button.opt.can.(class).spot[easel.choices.wants(&choice.notation)] name="move" value=(choice.notation) title=(choice.label) data-inspect=[about] data-of=[thing] {
            span.a { (picture(picture_of)) }
            span { b { (name) @if let Some(more) = more { " " small { (more) } } } @if let Some(text) = text { span.tx { (text) } } }
            span.pr { @if let Some(price) = price { (token(easel, Points::Glory, price, "")) } @if let Some(key) = choice.key { kbd aria-hidden="true" { (key) } } }
        }
    }
}
