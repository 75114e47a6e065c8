//! Names, pictures and small signs of the things on this table.

use super::Easel;
use crate::art::address;
pub(super) use crate::art::picture as pic;
use crate::face::Thing;
use crate::table::{emblem, inspect};
use maud::{Markup, html};
use undercroft_core::kit::Named;
use undercroft_core::{Phrase, Seat};
use undercroft_lords::components::{Adventurer, Card, Cost, Creature, Order, Room, Trap};
use undercroft_lords::state::Cell;

/// The stairs to a dungeon, which are wider than other drawings.
pub(super) fn stairs(class: &str) -> Markup {
    html! {
        svg.pic.(class) viewBox="0 0 64 52" aria-hidden="true" focusable="false" {
            use href=(address("arch")) width="64" height="52" {}
        }
    }
}

pub(super) fn order_pic(order: Order) -> &'static str {
    match order {
        Order::Imps => "imp",
        Order::Traps => "trap",
        Order::Food | Order::Reputation | Order::Dig | Order::Mine | Order::Hire | Order::Room => order.id(),
    }
}

pub(super) fn order(order: Order) -> Thing {
    Thing::of("order", order)
}

pub(super) fn cell(cell: Cell) -> Thing {
    Thing::of("cell", cell)
}

pub(super) fn tavern(creature: Creature) -> Thing {
    Thing::of("tavern", creature)
}

pub(super) fn shop(room: Room) -> Thing {
    Thing::of("shop", room)
}

pub(super) fn room(room: Room) -> Thing {
    Thing::of("room", room)
}

pub(super) fn trap(trap: Trap) -> Thing {
    Thing::of("trap", trap)
}

pub(super) fn lair(creature: Creature) -> Thing {
    Thing::of("lair", creature)
}

pub(super) fn sent(creature: Creature) -> Thing {
    Thing::of("sent", creature)
}

pub(super) fn prisoner(who: Adventurer) -> Thing {
    Thing::of("prisoner", who)
}

pub(super) fn foe(place: u8) -> Thing {
    Thing::of("foe", place)
}

pub(super) fn spell(place: u8) -> Thing {
    Thing::of("spell", place)
}

/// The name of one of a family, such as `lords-room` and the Mint.
pub(super) fn named(easel: &Easel<'_>, family: &'static str, one: impl Named) -> String {
    easel.speech.say(&Phrase::member(family, one.id()))
}

/// Roman numbers of the spaces of an order.
pub(super) const SPACES: [&str; 3] = ["I", "II", "III"];

/// So many of a store, as signs: `2 [gold]`. Nothing for none.
pub(super) fn amount(count: u8, picture: &str) -> Markup {
    html! { @if count > 0 { span.amount { (count) (pic(picture)) } } }
}

/// A price or a wage as signs.
pub(super) fn price(cost: Cost) -> Markup {
    html! {
        (amount(cost.gold, "gold")) (amount(cost.food, "food")) (amount(cost.evil, "evil"))
        (amount(cost.imps, "imp")) (amount(cost.traps, "trap")) (amount(cost.monsters, "hire"))
    }
}

/// The disc of a player.
pub(super) fn disc(seat: Seat) -> Markup {
    emblem(seat)
}

/// An adventurer with hit points and symbols. `left` are the hit points that are left, and `name` tells him from others
/// among his siblings.
pub(super) fn adventurer(easel: &Easel<'_>, who: Adventurer, left: u8, sign: Option<Markup>) -> Markup {
    let spec = easel.game.components().adventurer(who);
    html! {
        (pic(spec.class.id()))
        span.hp aria-hidden="true" { (pic("heart")) span { (left) } }
        span.sy aria-hidden="true" { (symbols(easel, who)) }
        @if let Some(sign) = sign { (sign) }
    }
}

/// What an adventurer can do, as signs: tools against traps, healing, magic.
pub(super) fn symbols(easel: &Easel<'_>, who: Adventurer) -> Markup {
    let spec = easel.game.components().adventurer(who);
    html! { (amount(spec.trap, "disarm")) (amount(spec.heal, "heal")) (amount(spec.magic, "magic")) }
}

/// Names for things that may be there several times: `goblin-1`, `goblin-2`.
pub(super) fn numbered<T: Named + PartialEq>(
    family: &str,
    things: impl IntoIterator<Item = T>,
) -> Vec<(T, String)> {
    let mut seen: Vec<T> = Vec::new();
    let mut named = Vec::new();
    for thing in things {
        seen.push(thing);
        let number = seen.iter().filter(|one| **one == thing).count();
        named.push((thing, format!("{family}-{}-{number}", thing.id())));
    }
    named
}

/// What the inspector shows of a creature: how it fights and what it wants for it.
pub(super) fn about_creature(easel: &Easel<'_>, creature: Creature) -> String {
    let told = Phrase::new("lords-legend-creature")
        .phrase("creature", Phrase::member("lords-creature", creature.id()))
        .phrase("cost", easel.game.wage_told(creature))
        .phrase("text", easel.game.creature_text(creature));
    inspect(creature.id(), &named(easel, "lords-creature", creature), &easel.speech.say(&told), None)
}

/// What the inspector shows of a room: where it may stand and what it is for.
pub(super) fn about_room(easel: &Easel<'_>, room: Room) -> String {
    let told = easel.speech.say(&easel.game.room_explained(room));
    inspect(room.id(), &named(easel, "lords-room", room), &told, Some("DL-132"))
}

/// What the inspector shows of a trap, in the year that is on.
pub(super) fn about_trap(easel: &Easel<'_>, trap: Trap) -> String {
    let told = easel.speech.say(&easel.game.trap_text(trap, easel.view.year, 0));
    inspect(trap.id(), &named(easel, "lords-trap", trap), &told, Some("DL-233"))
}

/// What the inspector shows of an adventurer: hit points and what his symbols do.
pub(super) fn about_adventurer(easel: &Easel<'_>, who: Adventurer, sentence: &str) -> String {
    let class = easel.game.components().adventurer(who).class;
    let text = format!("{sentence}\n{}", easel.speech.text("web-lords-symbols"));
    inspect(class.id(), &named(easel, "lords-class", class), &text, Some("DL-010"))
}

/// What the inspector shows of a combat card that the reader knows.
pub(super) fn about_card(easel: &Easel<'_>, card: Card) -> String {
    let told = easel.speech.say(&easel.game.card_text(card));
    inspect("spell", &named(easel, "lords-card", card), &told, Some("DL-243"))
}

/// What a thing from which moves start is called: a room for sale, or a creature on the battleground.
pub(super) fn called(thing: &Thing) -> Option<Phrase> {
    let name = thing.to_string();
    let room = name.strip_prefix("shop-").map(|room| Phrase::member("lords-room", room));
    room.or_else(|| name.strip_prefix("sent-").map(|creature| Phrase::member("lords-creature", creature)))
}
