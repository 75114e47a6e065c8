//! The orders board: eight orders with three spaces each, the tavern and the rooms for sale.

use super::things::{self, SPACES, amount, disc, named, order_pic, pic, price};
use super::{Easel, asks, piece};
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_lords::Move;
use undercroft_lords::components::{Cost, Creature, Gain, Order, Room, RoomUse};
use undercroft_lords::state::{Ask, COLUMNS, Cell, Cells, Occupant, Phase, ROWS};

pub(super) fn board(easel: &Easel<'_>) -> Markup {
    html! {
        div.orders #part-board role="group" aria-label=(easel.speech.text("web-lords-board")) {
            @for order in Order::ALL.iter().copied() { (column(easel, order)) }
        }
    }
}

/// Has this order been carried out by everybody?
fn is_done(easel: &Easel<'_>, order: Order) -> bool {
    match easel.view.phase {
        Phase::Draft | Phase::Orders => false,
        Phase::Actions(_) => easel.view.space.is_some_and(|(now, _)| order < now),
        Phase::Production(_)
        | Phase::Recall(_)
        | Phase::Event(_)
        | Phase::Arrival(_)
        | Phase::Planning(_)
        | Phase::Battle(_)
        | Phase::Over => true,
    }
}

fn column(easel: &Easel<'_>, order: Order) -> Markup {
    let now = easel.view.space.is_some_and(|(now, _)| now == order);
    // DL-074: which space is carried out first.
    let last_first = order.spaces()[0] != 0;
    let stalls = match order {
        Order::Hire => Some(tavern(easel)),
        Order::Room => Some(shop(easel)),
        Order::Food | Order::Reputation | Order::Dig | Order::Mine | Order::Imps | Order::Traps => None,
    };
    html! {
        section.paper.act.wide[stalls.is_some()].done[is_done(easel, order)].now[now] data-thing=(things::order(order)) {
            h3 {
                (pic(order_pic(order))) span { (named(easel, "lords-order", order)) }
                @if last_first { small { (easel.speech.text("web-lords-third-first")) } }
            }
            @for space in 0..3 { (space_of(easel, order, space)) }
            @if let Some(stalls) = stalls { (stalls) }
        }
    }
}

fn space_of(easel: &Easel<'_>, order: Order, space: usize) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let occupant = view.board[order.place()][space];
    let now = view.space == Some((order, space));
    let told = speech.say(&easel.game.space_explained(order, space, view.year));
    let who = match occupant {
        Occupant::Free => None,
        Occupant::Player(seat) => Some(speech.say(&Phrase::new("lords-occupant").seat("who", seat))),
        Occupant::Dummy(dummy) => {
            Some(speech.say(&Phrase::new("lords-dummy").text("dummy", dummy_name(dummy))))
        }
    };
    html! {
        div.sp.taken[who.is_some()].now[now] title=(told) {
            span.unseen { (told) @if let Some(who) = &who { ": " (who) } }
            @match occupant {
                Occupant::Free => span.nth aria-hidden="true" { (SPACES[space]) },
                Occupant::Player(seat) => span.pawn.{ "seat-" (seat.number()) } data-vt={ "minion-" (seat.number()) "-" (order) } {
                    (pic("pawn")) (disc(seat))
                },
                Occupant::Dummy(dummy) => span.pawn.nobody data-vt={ "minion-" (dummy_name(dummy)) "-" (order) } {
                    (pic("pawn")) span.emblem aria-hidden="true" { (dummy_name(dummy)) }
                },
            }
            span.g aria-hidden="true" { (offer(easel, order, space)) }
        }
    }
}

pub(super) fn dummy_name(dummy: u8) -> &'static str {
    if dummy == 0 { "A" } else { "B" }
}

/// What a space gives and what it costs, as signs.
fn offer(easel: &Easel<'_>, order: Order, space: usize) -> Markup {
    let speech = easel.speech;
    let spec = easel.game.components().space(order, space);
    let (gain, cost) = (spec.gain, spec.cost);
    let free = cost == Cost::default();
    match order {
        Order::Hire => html! {
            b { (speech.text("web-lords-wage")) }
            @if !free { small { "+" (price(cost)) } }
        },
        Order::Room => html! { b { @if free { (speech.text("web-lords-free")) } @else { (price(cost)) } } },
        Order::Dig | Order::Mine => html! {
            b { (amount(gain.most, if order == Order::Dig { "dig" } else { "gold" })) }
            small { (speech.text("web-lords-most")) @if gain.foreman { " +" (pic("imp")) } }
        },
        Order::Food | Order::Reputation | Order::Imps | Order::Traps => html! {
            b { (gains(gain)) }
            small { @if free { (speech.text("web-lords-free")) } @else { (speech.text("web-lords-for")) " " (price(cost)) } }
        },
    }
}

/// What a space or a room gives, as signs.
fn gains(gain: Gain) -> Markup {
    html! {
        (amount(gain.food, "food")) (amount(gain.gold, "gold")) (amount(gain.imps, "imp")) (amount(gain.traps, "trap"))
        (amount(gain.tunnels, "dig"))
        @if gain.goodness > 0 { span.amount { "−" (gain.goodness) (pic("evil")) } }
        @if gain.spy { (pic("eye")) }
    }
}

/// The tavern. Whoever hires clicks a creature.
fn tavern(easel: &Easel<'_>) -> Markup {
    let hiring = asks(easel, Ask::Space) && easel.view.space.is_some_and(|(order, _)| order == Order::Hire);
    html! {
        ul.stalls aria-label=(easel.speech.text("web-lords-tavern")) {
            @for creature in easel.view.tavern.kinds() {
                li data-vt={ "tavern-" (creature) } data-inspect=(things::about_creature(easel, creature)) {
                    @let inside = for_hire(easel, creature);
                    @let thing = things::tavern(creature);
                    @if hiring { (piece(easel, Move::Hire(creature), &thing, "good", inside)) }
                    @else { div.good data-thing=(thing) { (inside) } }
                }
            }
        }
    }
}

fn for_hire(easel: &Easel<'_>, creature: Creature) -> Markup {
    let count = easel.view.tavern.count(creature);
    html! {
        (pic(creature.id()))
        span { b { (named(easel, "lords-creature", creature)) } span.pr { (price(easel.game.components().creature(creature).cost)) } }
        @if count > 1 { span.times { "×" (count) } }
    }
}

/// A creature and how it fights.
pub(super) fn creature_told(easel: &Easel<'_>, creature: Creature) -> String {
    let name = Phrase::member("lords-creature", creature.id());
    let told = Phrase::new("lords-legend-thing").phrase("name", name);
    easel.speech.say(&told.phrase("text", easel.game.creature_text(creature)))
}

fn shop(easel: &Easel<'_>) -> Markup {
    html! {
        ul.stalls aria-label=(easel.speech.text("web-lords-shop")) {
            @for room in easel.view.shop.iter().copied() {
                li data-vt={ "shop-" (room) } data-inspect=(things::about_room(easel, room)) {
                    (easel.choices.source(&things::shop(room), &named(easel, "lords-room", room), "good for-sale", for_sale(easel, room)))
                }
            }
        }
    }
}

fn for_sale(easel: &Easel<'_>, room: Room) -> Markup {
    html! {
        (pic(room.id())) b { (named(easel, "lords-room", room)) }
        span.pr { (recipe(easel, room)) }
        (zone(easel, room))
    }
}

/// What a room makes of what; rooms of the second year say in words what they are for.
pub(super) fn recipe(easel: &Easel<'_>, room: Room) -> Markup {
    match &easel.game.components().room(room).purpose {
        RoomUse::Production { imps, cost, gain } => html! {
            span.unseen { (easel.speech.say(&easel.game.room_text(room))) }
            span.makes aria-hidden="true" { (amount(*imps, "imp")) (price(*cost)) span.ar { "→" } (gains(*gain)) }
        },
        RoomUse::Effect(_) => html! { small { (easel.speech.say(&easel.game.room_text(room))) } },
    }
}

/// Where a room may stand, as a small plan of the building site.
fn zone(easel: &Easel<'_>, room: Room) -> Markup {
    let cells = easel.game.components().room(room).zone;
    let words = easel.speech.say(&easel.game.zone(room).unwrap_or_else(|| Phrase::new("web-lords-anywhere")));
    html! {
        svg.zone viewBox={ "-1 -1 " (COLUMNS * 7 + 1) " " (ROWS * 7 + 1) } role="img" aria-label=(words) focusable="false" {
            path.yes d=(squares(cells)) {}
            path.no d=(squares(Cells::ALL.minus(cells))) {}
        }
    }
}

fn squares(cells: Cells) -> String {
    let square = |cell: Cell| format!("M{} {}h6v6h-6z", cell.column() * 7, cell.row() * 7);
    cells.iter().map(square).collect()
}
