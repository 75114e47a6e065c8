//! The lens: the place a step leads to, in large, with the way there, what it gives, what it does, and its quests. The
//! script shows the one that is pointed at, touched or focused, in a corner that is free.

use super::super::bits::{Points, token};
use super::super::{Easel, cards, quests, things};
use super::{Chart, ways};
use crate::art::picture;
use crate::table::Choice;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_dungeoneer::components::Where;
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::{Move, Printed, Step};

pub(super) fn lenses(easel: &Easel<'_>, chart: &Chart<'_>) -> Markup {
    html! {
        @for step in &chart.steps {
            @if let Some((_, choice)) = chart.moves.iter().find(|(mv, _)| *mv == Move::Go(step.side)) {
                (lens(easel, step, choice))
            }
        }
    }
}

fn lens(easel: &Easel<'_>, step: &Step, choice: &Choice) -> Markup {
    let (speech, location) = (easel.speech, easel.view.shown.placed(step.to).location);
    let site = easel.game.components().site(location);
    let thing = things::site(location);
    let go = speech.say(&Phrase::new("web-dungeoneer-go").text("side", step.side.word()));
    html! {
        section.lens hidden data-for=(thing) aria-label=(cards::name(easel, &site.print)) {
            header {
                h3 { (cards::name(easel, &site.print)) }
                @match step.points {
                    Some((glory, peril)) => { (token(easel, Points::Glory, glory, "plus")) (token(easel, Points::Peril, peril, "plus")) },
                    None => small { (speech.text("web-dungeoneer-no-points")) },
                }
            }
            (ways::sentences(easel, step))
            @if let Some(text) = easel.game.text(Printed::Location(location)) { p.fx { (speech.say(&text)) } }
            (here(easel, step.to))
            button.choice.main.spot[easel.choices.wants(&choice.notation)] name="move" value=(choice.notation) { span { (go) } @if let Some(key) = choice.key { kbd aria-hidden="true" { (key) } } }
        }
    }
}

/// The reader's own and the common quests that can be done there.
fn here(easel: &Easel<'_>, spot: Spot) -> Markup {
    let (shown, components) = (&easel.view.shown, easel.game.components());
    let location = shown.placed(spot).location;
    let own = shown.quests.iter().filter(|open| open.owner.is_none() || open.owner == easel.view.you);
    let found = own.filter(|open| components.quest(open.quest).sites.contains(&Where::At(location)));
    html! {
        @for open in found {
            p.qu { (picture("dr-flag")) span { b { (cards::name(easel, &components.quest(open.quest).print)) ":" } " " (quests::tests(easel, open, components.quest(open.quest))) } }
        }
    }
}
