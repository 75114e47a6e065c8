//! The battle lane: the party with its front next to the defence, and every blow below the one it hits.

use super::steps::Tale;
use super::things::{self, named, numbered, pic, stairs, symbols};
use super::{Easel, asks, guards, piece};
use maud::{Markup, html};
use undercroft_core::Seat;
use undercroft_lords::Move;
use undercroft_lords::moves::Mode;
use undercroft_lords::state::{Ask, Member};

pub(super) fn lane(easel: &Easel<'_>, seat: Seat) -> Markup {
    let player = &easel.view.player(seat).shown;
    let tale = Tale::of(easel, seat);
    let names = numbered("adv", player.party.iter().map(|member| member.who));
    html! {
        div.lane {
            (stairs("gate"))
            ol.party aria-label=(easel.speech.text("web-lords-party")) {
                @if player.party.is_empty() { li.nobody { (easel.speech.text("web-lords-no-party")) } }
                @for ((place, member), (_, name)) in (1..).zip(&player.party).zip(names) {
                    (foe(easel, place, member, &name, &tale))
                }
            }
            (guards::guards(easel, seat, &tale))
        }
    }
}

/// One of the party: hearts left and lost, symbols, what this battle did to him, and the blows that can hit him.
fn foe(easel: &Easel<'_>, place: u8, member: &Member, name: &str, tale: &Tale) -> Markup {
    let game = easel.game;
    let spec = game.components().adventurer(member.who);
    let all = game.hit_points(member);
    let left = all.saturating_sub(member.damage);
    let hurt: u8 = tale.hurt.iter().filter(|(who, _)| *who == member.who).map(|(_, damage)| damage).sum();
    let label = easel.speech.say(&game.member_phrase(member));
    html! {
        li.foe data-thing=(things::foe(place)) data-vt=(name) {

            div.plate data-inspect=(things::about_adventurer(easel, member.who, &label)) {
                b { i aria-hidden="true" { (place) } (named(easel, "lords-class", spec.class)) }
                span.hearts aria-hidden="true" {
                    @for heart in 0..all { span.lost[heart >= left].gold[heart >= spec.hit_points] { (pic("heart")) } }
                }
                span.of aria-hidden="true" { (left) "/" (all) }
                span.unseen { (label) }
            }
            div.figure {
                (pic(spec.class.id()))
                span.sym aria-hidden="true" { (symbols(easel, member.who)) }
                @if member.poison > 0 { span.poison title=(easel.speech.count("web-lords-poison", member.poison)) { (pic("poisoned-dart")) (member.poison) } }
            }
            div.led { (omen(easel, place)) @if hurt > 0 { "−" (hurt) (pic("heart")) } }
            ul.blows { @for (key, blow) in blows(easel, place) { li data-vt={ "blow-" (place) "-" (key) } { (blow) } } }
        }
    }
}

/// While the reader plans: what the laid trap would leave of this one.
fn omen(easel: &Easel<'_>, place: u8) -> Markup {
    let hit = easel.view.sprung.iter().find(|hit| hit.place == place);
    html! {
        @if let Some(hit) = hit { (pic("trap")) "→ " (result(easel, hit.left)) }
    }
}

fn result(easel: &Easel<'_>, left: u8) -> Markup {
    html! {
        @if left == 0 { span.jail { (easel.speech.text("web-lords-jail")) } } @else { span.rest { (left) (pic("heart")) } }
    }
}

/// The blows that would hit the one in this place, each with what would be left of him.
fn blows(easel: &Easel<'_>, place: u8) -> Vec<(String, Markup)> {
    if !(asks(easel, Ask::Fight) || asks(easel, Ask::Second) || asks(easel, Ask::TrapTarget)) {
        return Vec::new();
    }
    let thing = things::foe(place);
    let aimed = |mv: Move| match mv {
        Move::Attack(_, _, at) | Move::Target(at) => at,
        _ => 0,
    };
    let mut found = Vec::new();
    for blow in &easel.view.blows {
        let hit = blow.hits.iter().find(|hit| hit.place == place);
        if hit.is_none() && aimed(blow.mv) != place {
            continue;
        }
        let falls = hit.is_some_and(|hit| hit.left == 0);
        let inside = html! {
            (pic(striker(easel, blow.mv))) b { (easel.speech.text(verb(blow.mv))) }
            "→ " @match hit { Some(hit) => (result(easel, hit.left)), None => (easel.speech.text("web-lords-absorbed")) }
        };
        let class = if falls { "hit kill" } else { "hit" };
        found.push((blow.mv.to_string().replace(' ', "-"), piece(easel, blow.mv, &thing, class, inside)));
    }
    found
}

/// The picture of what strikes.
fn striker(easel: &Easel<'_>, mv: Move) -> &'static str {
    match mv {
        Move::Attack(creature, ..) => creature.id(),
        _ if easel.view.ask == Ask::Second => "witch",
        _ => {
            easel.view.player(easel.view.subject()).shown.plan.traps.first().map_or("trap", |trap| trap.id())
        }
    }
}

/// The word for a blow.
pub(super) fn verb(mv: Move) -> &'static str {
    match mv {
        Move::Attack(_, Mode::Plain, _) => "web-lords-blow-plain",
        Move::Attack(_, Mode::Hold, _) => "web-lords-blow-hold",
        Move::Attack(_, Mode::Fed, _) => "web-lords-blow-fed",
        Move::Attack(_, Mode::Split, _) => "web-lords-blow-split",
        Move::Attack(_, Mode::Sip, _) => "web-lords-blow-sip",
        Move::Idle(_) => "web-lords-blow-idle",
        Move::Withdraw(_) => "web-lords-blow-withdraw",
        Move::Pick(_) => "web-lords-blow-pick",
        Move::Pay(_) => "web-lords-pay",
        _ => "web-lords-blow-target",
    }
}
