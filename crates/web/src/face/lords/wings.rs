//! What lies beside the reader's dungeon: stores, orders, rooms, lair, traps and prison.

use super::orders::recipe;
use super::things::{self, SPACES, named, numbered, order_pic, pic};
use super::{Easel, asks, piece};
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_lords::Move;
use undercroft_lords::components::{Creature, Order, Trap};
use undercroft_lords::moves::Part;
use undercroft_lords::state::{Ask, Phase, Player};

fn player<'a>(easel: &Easel<'a>) -> &'a Player {
    &easel.view.player(easel.view.subject()).shown
}

/// Gold, food, red markers and imps; busy imps carry a pick, busy trolls stand among them.
pub(super) fn stores(easel: &Easel<'_>) -> Markup {
    let (own, speech) = (player(easel), easel.speech);
    let imps = Phrase::new("web-lords-imps-free").number("free", own.free_imps()).number("all", own.imps);
    let store = |key: &'static str, picture: &str, count: u8| {
        let label = speech.count(key, count);
        html! { span title=(label) { (pic(picture)) b aria-hidden="true" { (count) } span.unseen { (label) } } }
    };
    html! {
        section.paper.nook.keep data-thing="stores" {
            h3 { (speech.text("web-lords-stores")) }
            div.stores {
                (store("web-lords-gold", "gold", own.gold)) (store("web-lords-food", "food", own.food))
                (store("web-lords-marks", "letter", own.marks))
            }
            h3 { (speech.text("web-lords-imps")) small { (speech.say(&imps)) } }
            div.den aria-hidden="true" {
                @for _ in 0..own.free_imps() { (pic("imp")) }
                @for _ in 0..own.busy_imps.min(own.imps) { span.busy { (pic("imp")) (pic("dig")) } }
                @for _ in 0..own.busy_trolls { span.busy { (pic("troll")) (pic("dig")) } }
            }
        }
    }
}

/// The three orders of the round and what has become of them; closed ones carry a lock.
pub(super) fn orders(easel: &Easel<'_>) -> Markup {
    let (own, speech) = (player(easel), easel.speech);
    html! {
        section.paper.nook data-thing="your-orders" {
            h3 { (speech.text("web-lords-your-orders"))
                @if !own.inaccessible.is_empty() {
                    small { (speech.text("web-lords-closed")) " " @for order in own.inaccessible.iter() { (shut(easel, order)) } }
                }
            }
            ol.slabs {
                @for nth in 0..3 {
                    li { @match own.chosen.get(nth) {
                        Some(order) => div.slab title=(named(easel, "lords-order", *order)) {
                            (pic(order_pic(*order))) span.unseen { (named(easel, "lords-order", *order)) ": " }
                            (speech.text(fate(easel, own, *order)))
                        },
                        None => div.slab.none { (SPACES[nth]) },
                    } }
                }
            }
        }
    }
}

/// A closed order.
pub(super) fn shut(easel: &Easel<'_>, order: Order) -> Markup {
    let label = easel.speech.say(
        &Phrase::new("web-lords-closed-order").phrase("order", Phrase::member("lords-order", order.id())),
    );
    html! { span.shut title=(label) { (pic(order_pic(order))) (pic("lock")) span.unseen { (label) } } }
}

/// What has become of an order that was given.
fn fate(easel: &Easel<'_>, own: &Player, order: Order) -> &'static str {
    match easel.view.phase {
        Phase::Draft | Phase::Orders => "web-lords-order-secret",
        _ if own.waiting.contains(order) => "web-lords-order-undone",
        Phase::Actions(_) => match easel.view.space {
            Some((now, _)) if now == order => "web-lords-order-now",
            Some((now, _)) if order < now => "web-lords-order-done",
            _ => "web-lords-order-to-come",
        },
        Phase::Production(_)
        | Phase::Recall(_)
        | Phase::Event(_)
        | Phase::Arrival(_)
        | Phase::Planning(_)
        | Phase::Battle(_)
        | Phase::Over => "web-lords-order-done",
    }
}

/// The rooms of the dungeon, what they make, and how often they have worked this season.
pub(super) fn rooms(easel: &Easel<'_>) -> Markup {
    let (own, speech) = (player(easel), easel.speech);
    html! {
        section.paper.nook {
            h3 { (speech.text("web-lords-rooms")) @if !own.dungeon.rooms.cells.is_empty() { small { (speech.text("web-lords-worked")) } } }
            @if own.dungeon.rooms.cells.is_empty() { p.none { (speech.text("web-lords-no-rooms")) } }
            ul.works {
                @for (room, _) in own.dungeon.rooms.iter() {
                    li.work data-thing=(things::room(room)) data-inspect=(things::about_room(easel, room)) {
                        (pic(room.id())) span.pr { (recipe(easel, room)) }
                        small { (own.worked.count(room)) "×" }
                    }
                }
            }
        }
    }
}

/// The creatures at home. Several answers to one question stand on the creature as small buttons.
pub(super) fn lair(easel: &Easel<'_>) -> Markup {
    let own = player(easel);
    // In this order a creature that is sent keeps its name: it travels instead of appearing.
    let all = own.down.each().map(|one| (one, true)).chain(own.up.each().map(|one| (one, false)));
    let (kinds, down): (Vec<Creature>, Vec<bool>) = all.unzip();
    html! {
        section.paper.nook.lair {
            h3 { (easel.speech.text("web-lords-lair")) }
            ul.slabs {
                @if kinds.is_empty() { li { div.slab.none { (easel.speech.text("web-lords-nobody-yet")) } } }
                @for ((creature, name), down) in numbered("creature", kinds).into_iter().zip(down) {
                    li data-vt=(name) data-inspect=(things::about_creature(easel, creature)) { (tile(easel, creature, down)) }
                }
            }
        }
    }
}

fn tile(easel: &Easel<'_>, creature: Creature, down: bool) -> Markup {
    let settled = easel.view.settled.count(creature) > 0 && easel.view.is_asked();
    let thing = things::lair(creature);
    let inside = html! {
        (pic(creature.id())) span.label { (named(easel, "lords-creature", creature)) }
        @if down { span.badge { (pic("zzz")) span.unseen { (easel.speech.text("web-lords-down")) } } }
        @if settled { span.badge { (pic("gold")) span.unseen { (easel.speech.text("web-lords-settled")) } } }
    };
    let class = if down { "slab down" } else { "slab" };
    match &answers(easel, creature)[..] {
        [] => html! { div.(class) data-thing=(thing) { (inside) } },
        [only] => piece(easel, *only, &thing, class, inside),
        several => html! {
            div.(class).asking data-thing=(thing) {
                (inside)
                div.small-answers { @for mv in several { (piece(easel, *mv, &thing, "answer", answer(easel, *mv))) } }
            }
        },
    }
}

/// What can be answered about a creature at home.
fn answers(easel: &Easel<'_>, creature: Creature) -> Vec<Move> {
    if !easel.view.is_asked() {
        return Vec::new();
    }
    match easel.view.ask {
        Ask::Wages => vec![Move::Pay(creature), Move::Release(creature)],
        Ask::Strike if creature.is_monster() => {
            let parts = Part::ALL.into_iter().map(|part| Move::PayPart(creature, part));
            let offered = |mv: &Move| easel.choices.allowed(&mv.to_string()).is_some();
            parts.filter(offered).chain([Move::Strike(creature)]).collect()
        }
        Ask::Feed => vec![Move::Feed(creature)],
        Ask::Hunt => vec![Move::Lose(creature)],
        Ask::Plan => vec![Move::Send(creature)],
        _ => Vec::new(),
    }
}

/// A small button on a creature: a sign and a word.
fn answer(easel: &Easel<'_>, mv: Move) -> Markup {
    let speech = easel.speech;
    let (picture, key) = match mv {
        Move::Release(_) => ("boot", "web-lords-let-go"),
        Move::Strike(_) => ("zzz", "web-lords-strike"),
        Move::PayPart(_, Part::Food) => ("food", "web-lords-pay"),
        Move::PayPart(_, Part::Evil) => ("evil", "web-lords-pay"),
        Move::PayPart(_, Part::Trap) => ("trap", "web-lords-pay"),
        _ => ("gold", "web-lords-pay"),
    };
    html! { (pic(picture)) span aria-hidden="true" { (speech.text(key)) } }
}

/// The trap cards in hand; of others only their number shows.
pub(super) fn traps(easel: &Easel<'_>) -> Markup {
    let (own, speech) = (player(easel), easel.speech);
    let hidden = easel.view.player(easel.view.subject()).trap_cards - own.traps.total();
    html! {
        section.paper.nook.traps {
            h3 { (speech.text("web-lords-traps")) small { (speech.count("web-lords-trap-deck", easel.view.trap_deck)) } }
            ul.slabs {
                @if own.traps.is_empty() && hidden == 0 { li { div.slab.none { (speech.text("web-lords-none-yet")) } } }
                @for (trap, name) in numbered("trap", own.traps.each()) { li data-vt=(name) data-inspect=(things::about_trap(easel, trap)) { (trap_card(easel, trap)) } }
                @if hidden > 0 { li { div.slab { (pic("trap")) "×" (hidden) } } }
            }
        }
    }
}

fn trap_card(easel: &Easel<'_>, trap: Trap) -> Markup {
    let thing = things::trap(trap);
    let inside = html! { (pic(trap.id())) span.label { (named(easel, "lords-trap", trap)) } };
    let mv = match easel.view.ask {
        Ask::Plan => Some(Move::Lay(trap)),
        Ask::Discard => Some(Move::Discard(trap)),
        _ => None,
    };
    match mv.filter(|_| easel.view.is_asked()) {
        Some(mv) => piece(easel, mv, &thing, "slab", inside),
        None => html! { div.slab data-thing=(thing) { (inside) } },
    }
}

/// Whoever was captured, behind bars.
pub(super) fn prison(easel: &Easel<'_>) -> Markup {
    let (own, speech) = (player(easel), easel.speech);
    html! {
        section.paper.nook.prison {
            h3 { (speech.text("web-lords-prison")) }
            ul.slabs {
                @if own.prison.is_empty() { li { div.slab.none { (speech.text("web-lords-nobody-yet")) } } }
                @for (who, name) in numbered("adv", own.prison.iter().copied()) {
                    li data-vt=(name) {
                        @let thing = things::prisoner(who);
                        @let label = speech.say(&easel.game.adventurer_phrase(who));
                        @let inside = pic(easel.game.components().adventurer(who).class.id());
                        @if asks(easel, Ask::Free) { (piece(easel, Move::Free(who), &thing, "slab bars", inside)) }
                        @else { div.slab.bars data-thing=(thing) title=(label) { (inside) span.unseen { (label) } } }
                    }
                }
            }
        }
    }
}
