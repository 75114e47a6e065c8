//! The defence: traps laid, creatures sent, and the places that are still free.

use super::lane::verb;
use super::steps::Tale;
use super::things::{self, named, numbered, pic};
use super::{Easel, asks, piece};
use maud::{Markup, html};
use undercroft_core::Seat;
use undercroft_lords::Move;
use undercroft_lords::components::{Creature, Trap};
use undercroft_lords::moves::Mode;
use undercroft_lords::state::Ask;

pub(super) fn guards(easel: &Easel<'_>, seat: Seat, tale: &Tale) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let player = view.player(seat);
    let shown = &player.shown;
    let hidden = player.laid_traps.saturating_sub(shown.plan.traps.len() as u8);
    // Named as in the lair, so that whoever is sent travels.
    let all: Vec<Creature> = shown.down.each().chain(shown.up.each()).chain(shown.plan.sent.each()).collect();
    let home = all.len() - usize::from(shown.plan.sent.total());
    let sent = numbered("creature", all).split_off(home);
    let planning = view.fighter().is_none() && view.you == Some(seat) && shown.plan.tile.is_some();
    let limits = easel.game.plan_limits(shown);
    let monsters = shown.plan.sent.each().filter(|creature| creature.is_monster()).count() as u8;
    html! {
        ul.guards aria-label=(speech.text("web-lords-defence")) {
            @for (trap, name) in numbered("trap", shown.plan.traps.iter().copied()) { li.guard data-vt=(name) data-inspect=(things::about_trap(easel, trap)) { (laid(easel, trap)) } }
            @for _ in 0..hidden { li.guard { (pic("spell")) b { (speech.text("web-lords-hidden-trap")) } } }
            @for trap in &tale.sprung {
                @if !shown.plan.traps.contains(trap) {
                    li.guard.spent data-inspect=(things::about_trap(easel, *trap)) { (pic(trap.id())) b { (named(easel, "lords-trap", *trap)) } small { (speech.text("web-lords-sprung")) } }
                }
            }
            @for (creature, name) in sent { li.guard.ready data-vt=(name) data-inspect=(things::about_creature(easel, creature)) { (ready(easel, creature)) } }
            @for creature in &tale.spent {
                li.guard.spent data-inspect=(things::about_creature(easel, *creature)) { (pic(creature.id())) b { (named(easel, "lords-creature", *creature)) } small { (speech.text("web-lords-fought")) } }
            }
            @if planning {
                @for _ in player.laid_traps..limits.traps { li.guard.hole { b { (speech.text("web-lords-hole-trap")) } } }
                @for _ in monsters..limits.monsters { li.guard.hole { b { (speech.text("web-lords-hole-monster")) } } }
            }
        }
    }
}

/// A trap in the plan, as its owner sees it. Of two the owner says which goes first.
fn laid(easel: &Easel<'_>, trap: Trap) -> Markup {
    let inside = html! { (pic(trap.id())) b { (named(easel, "lords-trap", trap)) } };
    if asks(easel, Ask::TrapOrder) {
        return piece(easel, Move::First(trap), &things::trap(trap), "chosen-guard", inside);
    }
    html! {
        (inside)
        @if asks(easel, Ask::TrapTarget) { small { (easel.speech.text("web-lords-aim")) } }
        @else { small { (easel.speech.text("web-lords-face-down")) } }
    }
}

/// A creature that waits to strike, with what it can do to nobody in particular.
fn ready(easel: &Easel<'_>, creature: Creature) -> Markup {
    let thing = things::sent(creature);
    html! {
        (easel.choices.source(&thing, &named(easel, "lords-creature", creature), "striker", pic(creature.id())))
        b { (named(easel, "lords-creature", creature)) }
        small { (easel.speech.say(&easel.game.creature_text(creature))) }
        @for mv in answers(easel, creature) {
            (piece(easel, mv, &thing, "hit", html! { b { (easel.speech.text(verb(mv))) } }))
        }
    }
}

/// What can be answered about a creature on the battleground, besides blows at somebody.
fn answers(easel: &Easel<'_>, creature: Creature) -> Vec<Move> {
    if !easel.view.is_asked() {
        return Vec::new();
    }
    let offered = |mv: &Move| easel.choices.allowed(&mv.to_string()).is_some();
    let all = match easel.view.ask {
        Ask::Suggestion => vec![Move::Pay(creature), Move::Withdraw(creature)],
        Ask::Pick => vec![Move::Pick(creature)],
        Ask::Fight => {
            let without_hit =
                |mv: &Move| easel.view.blows.iter().any(|blow| blow.mv == *mv && blow.hits.is_empty());
            let nobody = [Mode::Plain, Mode::Hold, Mode::Fed].map(|mode| Move::Attack(creature, mode, 0));
            nobody.into_iter().chain([Move::Idle(creature)]).filter(without_hit).collect()
        }
        _ => Vec::new(),
    };
    all.into_iter().filter(offered).collect()
}
