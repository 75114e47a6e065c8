//! What the bar holds besides the plain choices: the order cards, and a list of what can be clicked on the table.

use super::things::{self, disc, named, order_pic, pic};
use super::{Easel, asks, piece};
use crate::face::Place;
use crate::table::Choice;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_lords::Move;
use undercroft_lords::components::Order;
use undercroft_lords::state::{Ask, Phase};

pub(super) fn hand(easel: &Easel<'_>) -> Option<Markup> {
    let view = easel.view;
    let you = view.you?;
    let orders = matches!(view.ask, Ask::Keep | Ask::Orders | Ask::Recall) && view.is_asked();
    if orders || view.phase == Phase::Orders {
        return Some(order_cards(easel, you));
    }
    let on_table: Vec<_> =
        easel.choices.legal.iter().filter(|choice| matches!(choice.place, Place::On(_))).collect();
    if on_table.is_empty() {
        return None;
    }
    if on_table.len() <= 2 {
        return Some(html! { div.direct { @for choice in on_table { (listed(easel, choice)) } } });
    }
    Some(html! {
        details.all id="all-choices" {
            summary.choice { (easel.speech.count("web-lords-all-choices", on_table.len() as i64)) }
            div.listed {
                @for choice in on_table { (listed(easel, choice)) }
            }
        }
    })
}

/// A choice of the table once more, in words. The thing itself has the key.
fn listed(easel: &Easel<'_>, choice: &Choice) -> Markup {
    html! {
        button.choice.main[easel.choices.wants(&choice.notation)] name="move" value=(choice.notation) {
            span { (choice.label) }
            @if let Some(key) = choice.key { kbd aria-hidden="true" { (key) } }
        }
    }
}

fn order_cards(easel: &Easel<'_>, you: Seat) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let own = &view.player(you).shown;
    let shown: Vec<Order> = match view.ask {
        Ask::Keep => own.drawn.iter().collect(),
        Ask::Recall => own.chosen.to_vec(),
        _ if view.is_asked() => Order::ALL.to_vec(),
        _ => Vec::new(),
    };
    html! {
        div.command {
            @if view.phase == Phase::Orders {
                ol.slots aria-label=(speech.text("web-lords-your-orders")) {
                    @for nth in 0..3 { (slot(easel, own.chosen.get(nth).copied(), nth, own.chosen.len())) }
                }
            }
            div.handful { @for order in shown { (card(easel, you, order)) } }
        }
    }
}

/// A place for one of the three orders of the round.
fn slot(easel: &Easel<'_>, order: Option<Order>, nth: usize, given: usize) -> Markup {
    let speech = easel.speech;
    let name = speech.text(["web-lords-first-order", "web-lords-second-order", "web-lords-third-order"][nth]);
    html! {
        li.slot.now[nth == given] {
            span.rn { (name) }
            @match order {
                Some(order) => div.ocard data-vt={ "given-" (order) } {
                    (pic(order_pic(order))) b { (named(easel, "lords-order", order)) }
                    span.why-s { (speech.text("web-lords-only-you")) }
                },
                None => div.empty-slot { @if nth == given { (speech.text("web-lords-choose-card")) } },
            }
        }
    }
}

fn card(easel: &Easel<'_>, you: Seat, order: Order) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let own = &view.player(you).shown;
    let mv = match view.ask {
        Ask::Keep => Move::Keep(order),
        Ask::Recall => Move::Recall(order),
        _ if own.chosen.is_full() => Move::Third(order),
        _ => Move::Order(order),
    };
    let choosing = asks(easel, Ask::Orders) && !own.chosen.is_full();
    let closed = choosing && own.inaccessible.contains(order);
    let given = choosing && own.chosen.contains(&order);
    let class = match (closed, given) {
        (true, _) => "ocard shut-card",
        (_, true) => "ocard gap",
        _ => "ocard",
    };
    let inside = html! {
        (pic(order_pic(order))) b { (named(easel, "lords-order", order)) }
        @if closed { span.why-s { (speech.text("web-lords-closed-now")) } span.lk { (pic("lock")) } }
        @else if given { span.why-s { (speech.text("web-lords-given")) } }
        @else if choosing { (rivals(easel, you, order)) }
    };
    piece(easel, mv, &things::order(order), class, inside)
}

/// Who else can give this order: the closed orders of all lie open.
fn rivals(easel: &Easel<'_>, you: Seat, order: Order) -> Markup {
    let view = easel.view;
    let others: Vec<Seat> = Seat::all(view.players.len() as u8).filter(|seat| *seat != you).collect();
    let able = others.iter().filter(|seat| !view.player(**seat).shown.inaccessible.contains(order));
    let names: Vec<Phrase> = able.map(|seat| Phrase::new("lords-occupant").seat("who", *seat)).collect();
    let label = match names.is_empty() {
        true => Phrase::new("web-lords-nobody-else"),
        false => Phrase::new("web-lords-who-else").list("who", names),
    };
    let label = easel.speech.say(&label);
    html! {
        span.rivals role="img" aria-label=(label) title=(label) {
            @for seat in others {
                span.off[view.player(seat).shown.inaccessible.contains(order)] { (disc(seat)) }
            }
            @for (dummy, index) in view.dummies.iter().zip(0..) {
                @if dummy.drawn.contains(order) { span.emblem.nobody { (super::orders::dummy_name(index)) } }
            }
        }
    }
}

/// A second, quieter sentence: where to click, and what it means.
pub(super) fn detail(easel: &Easel<'_>) -> Option<String> {
    let view = easel.view;
    if !view.is_asked() {
        return None;
    }
    let key = match view.ask {
        Ask::Orders => "web-lords-detail-orders",
        Ask::Dig | Ask::Tunnel => "web-lords-detail-dig",
        Ask::Space => match view.space {
            Some((Order::Dig, _)) => "web-lords-detail-dig",
            Some((Order::Hire, _)) => "web-lords-detail-hire",
            Some((Order::Room, _)) => "web-lords-detail-room",
            _ => return None,
        },
        Ask::Produce => "web-lords-detail-produce",
        Ask::Wages => "web-lords-detail-wages",
        Ask::Spy => "web-lords-detail-spy",
        Ask::Tile => "web-lords-detail-tile",
        Ask::Plan => "web-lords-detail-plan",
        Ask::Fight => "web-lords-detail-fight",
        Ask::Second | Ask::TrapTarget => "web-lords-detail-target",
        _ => return None,
    };
    Some(easel.speech.text(key))
}

/// The phase in one word, for the stylesheet.
pub(super) fn phase_name(easel: &Easel<'_>) -> &'static str {
    match easel.view.phase {
        Phase::Draft | Phase::Orders => "orders",
        Phase::Actions(_) => "actions",
        Phase::Production(_) => "production",
        Phase::Recall(_) => "recall",
        Phase::Event(_) => "event",
        Phase::Arrival(_) => "arrival",
        Phase::Planning(_) => "planning",
        Phase::Battle(_) => "battle",
        Phase::Over => "over",
    }
}

/// The word of the space that is being carried out, for the header.
pub(super) fn doing(easel: &Easel<'_>) -> Phrase {
    match (easel.view.phase, easel.view.space) {
        (Phase::Actions(_), Some((order, _))) => Phrase::member("lords-order", order.id()),
        _ => Phrase::member("web-lords-phase", phase_name(easel)),
    }
}
