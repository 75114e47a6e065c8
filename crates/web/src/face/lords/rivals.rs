//! The players: Evil and points, and of the others everything that lies open, with their dungeon in small.

use super::count::signed;
use super::things::{numbered, order_pic, pic};
use super::{Easel, pit, wings};
use crate::table::SeatMarks;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_lords::rules::scoring;
use undercroft_lords::state::{Phase, Player};

/// What stands on a player's card, and where the player stands in a few words.
pub(super) fn marks(easel: &Easel<'_>, seat: Seat) -> SeatMarks {
    let own = easel.view.you == Some(seat);
    let below = || html! { (stock(easel, seat)) (map(easel, seat)) (facts(easel, seat)) };
    SeatMarks {
        tokens: sum(easel, seat),
        state: easel.speech.say(&state(easel, seat)),
        below: (!own).then(below),
        portrait: Some("lord"),
    }
}

/// Evil and the points so far; the crown is the Starting Player Token.
fn sum(easel: &Easel<'_>, seat: Seat) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let player = &view.player(seat).shown;
    let points = match &view.scores {
        Some(sheet) => sheet.total(seat),
        None => scoring::points(easel.game, player).total(),
    };
    let label =
        Phrase::new("web-lords-standing").number("evil", player.evil).number("points", i64::from(points));
    html! {
        span.ev role="img" aria-label=(speech.say(&label)) title=(speech.say(&label)) {
            @if view.first == seat { span.crown { (pic("first")) } }
            (pic("evil")) (player.evil) em { (pic("hall-of-fame")) (signed(points)) }
        }
        @if view.first == seat { span.unseen { (speech.text("web-lords-first")) } }
    }
}

fn stock(easel: &Easel<'_>, seat: Seat) -> Markup {
    let player = easel.view.player(seat);
    let shown = &player.shown;
    let traps = player.trap_cards + player.laid_traps;
    let label = Phrase::new("web-lords-stock")
        .number("gold", shown.gold)
        .number("food", shown.food)
        .number("free", shown.free_imps())
        .number("imps", shown.imps)
        .number("traps", traps)
        .number("marks", shown.marks);
    html! {
        span.stock role="img" aria-label=(easel.speech.say(&label)) title=(easel.speech.say(&label)) {
            (pic("gold")) b { (shown.gold) } (pic("food")) b { (shown.food) }
            (pic("imp")) b { (shown.free_imps()) "/" (shown.imps) } (pic("trap")) b { (traps) } (pic("letter")) b { (shown.marks) }
        }
    }
}

/// The dungeon in small: a click shows it in large, without a script too.
fn map(easel: &Easel<'_>, seat: Seat) -> Markup {
    let speech = easel.speech;
    let name = format!("dungeon-{}", seat.number());
    let whose = speech.say(&Phrase::new("web-lords-dungeon-of").seat("who", seat));
    html! {
        button.mapb type="button" popovertarget=(name) title=(whose) { (pit::small(easel, seat)) span.unseen { (whose) } }
        div.large-dungeon.{ "seat-" (seat.number()) } id=(name) popover {
            h3 { (whose) }
            (pit::small(easel, seat))
            (stock(easel, seat))
            (facts(easel, seat))
            ul.told { @for line in easel.game.player_in_words(easel.view, seat) { li { (speech.say(&line)) } } }
        }
    }
}

/// Creatures, the party, prisoners in combat, and the closed orders while building.
fn facts(easel: &Easel<'_>, seat: Seat) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let player = &view.player(seat).shown;
    let fighting = super::seasons::at_war(easel);
    html! {
        span.facts {
            span.row { (creatures(easel, player)) }
            span.row { (party(easel, player)) }
            @if fighting { span.row {
                @if player.prison.is_empty() { small { (speech.text("web-lords-no-prisoners")) } }
                @for (who, _) in numbered("jail", player.prison.iter().copied()) {
                    @let label = speech.say(&easel.game.adventurer_phrase(who));
                    span.jailed role="img" aria-label=(label) title=(label) { (pic(easel.game.components().adventurer(who).class.id())) }
                }
            } } @else { span.row {
                @if player.chosen.is_empty() { @for order in player.inaccessible.iter() { (wings::shut(easel, order)) } }
                @for order in &player.chosen { span.gave title=(super::things::named(easel, "lords-order", *order)) { (pic(order_pic(*order))) } }
            } }
        }
    }
}

fn creatures(easel: &Easel<'_>, player: &Player) -> Markup {
    let all = (player.up.each().map(|one| (one, false)))
        .chain(player.plan.sent.each().map(|one| (one, false)))
        .chain(player.down.each().map(|one| (one, true)));
    let all: Vec<_> = all.collect();
    html! {
        @if all.is_empty() { small { (easel.speech.text("web-lords-no-creatures")) } }
        @for (creature, down) in all {
            @let label = super::orders::creature_told(easel, creature);
            span.down[down] role="img" aria-label=(label) title=(label) { (pic(creature.id())) }
        }
    }
}

fn party(easel: &Easel<'_>, player: &Player) -> Markup {
    html! {
        @if player.party.is_empty() { small { (easel.speech.text("web-lords-no-party")) } }
        @for member in &player.party {
            @let label = easel.speech.say(&easel.game.member_phrase(member));
            @let class = easel.game.components().adventurer(member.who).class;
            span.pip role="img" aria-label=(label) title=(label) {
                (pic(class.id())) b { (easel.game.hit_points(member).saturating_sub(member.damage)) }
            }
        }
    }
}

/// Where the player stands.
fn state(easel: &Easel<'_>, seat: Seat) -> Phrase {
    let view = easel.view;
    if view.scores.is_some() {
        return Phrase::new("web-lords-state-over");
    }
    match view.phase {
        Phase::Orders => {
            Phrase::new("web-lords-state-orders").number("given", view.player(seat).orders_given)
        }
        _ if view.acting.contains(seat) => Phrase::new("web-lords-state-acts"),
        Phase::Battle(_) if view.fighter() == Some(seat) => Phrase::new("web-lords-state-fights"),
        _ => Phrase::new("web-lords-state-waits"),
    }
}
