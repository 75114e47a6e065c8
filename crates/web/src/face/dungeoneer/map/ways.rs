//! The ways out: what a step costs, what it is tested by, and what it risks.

use super::super::bits::percent;
use super::super::{Easel, named, pictures};
use crate::art::picture;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_dungeoneer::components::Checks;
use undercroft_dungeoneer::state::{Creature, Side};
use undercroft_dungeoneer::{Duel, Hurdle, Step, Test};

/// The class of the edge that a chip sits on: that of the place it leads to.
fn edge(side: Side) -> &'static str {
    match side {
        Side::North => "n",
        Side::East => "e",
        Side::South => "s",
        Side::West => "w",
    }
}

/// What stands in the way: its word, its sign, the sign of what failing costs, and the test.
fn told(hurdle: Hurdle) -> (&'static str, &'static str, &'static str, Test) {
    match hurdle {
        Hurdle::Blocked(test) => ("blocked", "dr-exit-blocked", "dr-step-spent", test),
        Hurdle::Trap(test) => ("trap", "dr-exit-trap", "dr-wound", test),
        Hurdle::Spikes(test) => ("spikes", "dr-spikes", "dr-wound", test),
        Hurdle::Pit(test) => ("pit", "dr-pit", "dr-fall", test),
    }
}

/// The chip on the edge of the place that a step leads to.
pub(super) fn chip(easel: &Easel<'_>, step: &Step) -> Markup {
    html! {
        span.way.(edge(step.side)) {
            span.ap aria-hidden="true" { (picture("dr-step")) b { "1" } }
            @for hurdle in &step.hurdles {
                @let (_, sign, cost, test) = told(*hurdle);
                span.t aria-hidden="true" {
                    (picture(sign)) @if let Some(stat) = pictures::stat(test.stat) { (picture(stat)) } (test.target) "+ "
                    @if test.faces >= 6 { (easel.speech.text("web-dungeoneer-sure")) }
                    @else { (picture(cost)) (percent(easel, 6 - i64::from(test.faces), 6)) }
                }
                span.unseen { " " (sentence(easel, step, *hurdle)) }
            }
        }
    }
}

/// The way in words, for the lens.
pub(super) fn sentences(easel: &Easel<'_>, step: &Step) -> Markup {
    let open = !step.hurdles.iter().any(|hurdle| matches!(hurdle, Hurdle::Blocked(_) | Hurdle::Trap(_)));
    html! {
        @if open {
            p.by { (picture("dr-exit-open")) span { (easel.speech.say(&Phrase::new("web-dungeoneer-way-open").text("side", step.side.word()))) } }
        }
        @for hurdle in &step.hurdles {
            @let (_, sign, _, test) = told(*hurdle);
            p.by { (picture(sign)) span { (sentence(easel, step, *hurdle)) " " em.bad[test.faces < 4] { (risk(easel, *hurdle)) } } }
        }
    }
}

/// What it is, and what the hero adds to the die.
fn sentence(easel: &Easel<'_>, step: &Step, hurdle: Hurdle) -> String {
    let (word, _, _, test) = told(hurdle);
    let checks = match hurdle {
        Hurdle::Blocked(_) | Hurdle::Trap(_) => Checks::Exit,
        Hurdle::Spikes(_) | Hurdle::Pit(_) => Checks::Barrier,
    };
    let view = easel.view;
    let added = view.you.map_or(0, |you| {
        Duel::sum(&easel.game.addends(&view.shown, Creature::Hero(you), test.stat, checks, Creature::Nobody))
    });
    let said = Phrase::member("web-dungeoneer-way", word)
        .text("side", step.side.word())
        .text("stat", named(easel, "dungeoneer-stat", test.stat.word()))
        .number("target", test.target)
        .number("value", added);
    easel.speech.say(&said)
}

/// What failing costs, and how likely it is.
fn risk(easel: &Easel<'_>, hurdle: Hurdle) -> String {
    let (word, _, _, test) = told(hurdle);
    if test.faces >= 6 {
        return easel.speech.text("web-dungeoneer-way-sure");
    }
    let said = Phrase::member("web-dungeoneer-risk", word)
        .text("percent", percent(easel, 6 - i64::from(test.faces), 6));
    easel.speech.say(&said)
}
