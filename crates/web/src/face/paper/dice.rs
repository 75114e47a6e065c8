//! The dice in their tray, and the road of rounds and monsters.

use super::art::{heart, ink, monster};
use super::{Easel, Middle, die_thing, monster_name, plain, signed};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat, Tell as _};
use undercroft_paper::components::{DICE, Die, Symbol};
use undercroft_paper::{Deed, Event};

pub(super) fn tray(easel: &Easel<'_>, middle: &Middle<'_>) -> Markup {
    html! {
        div.tray {
            @if easel.view.round > 0 { (pool(easel, middle)) }
            (road(easel, middle))
        }
    }
}

fn pool(easel: &Easel<'_>, middle: &Middle<'_>) -> Markup {
    let done = done_with(easel, middle.seat);
    html! {
        div.pool role="group" aria-label=(easel.speech.text("web-paper-dice")) {
            @for place in 0..DICE { (die(easel, middle, place, &done)) }
        }
    }
}

fn die(easel: &Easel<'_>, middle: &Middle<'_>, place: usize, done: &[(Die, String)]) -> Markup {
    let speech = easel.speech;
    let die = middle.common.die_at(place);
    let name = speech.say(&Phrase::member("paper-die", &die.name()));
    let used = &middle.team.sheet.used;
    // A new round has new dice: they roll in afresh.
    let key = format!("die-{place}-{}", easel.view.round);
    let class = format!("die {} {}", die.colour.id(), if used[place] { "used" } else { die.symbol.id() });
    let shown = if die.symbol == Symbol::Skull {
        let label = format!("{name}: {}", speech.text("web-paper-skull"));
        let inside = html! { (cube(easel, die)) small aria-hidden="true" { "−1" (heart(true)) } };
        easel.choices.source(&die_thing(die), &label, &class, inside)
    } else if used[place] {
        let alike = (0..place).filter(|other| used[*other] && middle.common.die_at(*other) == die).count();
        let what = done.iter().filter(|(taken, _)| *taken == die).nth(alike).map(|(_, what)| what.as_str());
        let label = format!("{name}: {}", what.map_or_else(|| speech.text("web-paper-used"), str::to_owned));
        html! { div class=(class) title=(label) { (cube(easel, die)) span.unseen { (label) } (ink("tick")) } }
    } else {
        easel.choices.source(&die_thing(die), &name, &class, cube(easel, die))
    };
    html! { div.slot id=(key) { (shown) } }
}

/// A die: white ones have a ring in the corner, black ones a dot.
fn cube(easel: &Easel<'_>, die: Die) -> Markup {
    html! {
        span.cube aria-hidden="true" {
            i.mark {}
            (ink(&format!("f-{}", die.symbol.id())))
            @if die.symbol != Symbol::Skull { i.number { (easel.game.components().number(die)) } }
        }
    }
}

/// What the dice of this round were used for, in the order in which they were taken.
fn done_with(easel: &Easel<'_>, of: Seat) -> Vec<(Die, String)> {
    let begun = easel.told.iter().rposition(|(_, event)| matches!(event, Event::Rolled { .. })).unwrap_or(0);
    let mut done: Vec<(Die, String)> = Vec::new();
    let mut taken = None;
    for (_, event) in &easel.told[begun..] {
        match event {
            Event::Done { seat, what: Deed::Takes { die } } if *seat == of => taken = Some(*die),
            Event::Done { seat, .. } if *seat == of => {
                if let (Some(die), Some(sentence)) = (taken.take(), easel.game.sentence(event)) {
                    done.push((die, easel.speech.say(&sentence)));
                }
            }
            _ => {}
        }
    }
    done
}

/// The eight rounds with what was written down, and the monsters between them.
fn road(easel: &Easel<'_>, middle: &Middle<'_>) -> Markup {
    let sheet = &middle.team.sheet;
    html! {
        ol.road aria-label=(easel.speech.text("web-paper-rounds")) {
            @for (index, numbers) in sheet.record.iter().enumerate() {
                @let round = index as u8 + 1;
                @let here = easel.view.round == round;
                li.here[here] aria-current=[here.then_some("step")] {
                    small { (round) }
                    span.hand-written { @for number in numbers { @if *number > 0 { (number) } @else { u {} } } }
                }
                @if let Some(stage) = [3, 6, 8].iter().position(|last| *last == round) { (fight(easel, middle, stage)) }
            }
        }
    }
}

fn fight(easel: &Easel<'_>, middle: &Middle<'_>, stage: usize) -> Markup {
    let foe = middle.common.monster_of(stage);
    let number = middle.common.dungeon.monsters[stage];
    let fought = super::foes::fought(easel, middle.seat, number).is_some();
    let name = monster_name(easel, number);
    let title = easel.speech.say(
        &Phrase::new("web-paper-fight")
            .text("monster", name)
            .text("power", foe.power.map(|limit| limit.to_string()).join("/"))
            .number("flee", foe.flee),
    );
    html! {
        li.fight.done[fought] title=(title) data-thing={ "monster-" (foe.id) } {
            span.unseen { (title) }
            (ink(monster(&foe.id)))
            @if fought { span.hand-written { (signed(middle.team.sheet.monster_glory[stage])) } }
            @else { span.wait aria-hidden="true" { (plain(foe.power[0])) "+" } }
        }
    }
}
