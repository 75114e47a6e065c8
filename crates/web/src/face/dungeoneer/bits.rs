//! Small signs that are the same in every place and size: tokens, stamps, hearts, steps, seals.

use super::{Easel, named, pictures};
use crate::art::picture;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_dungeoneer::components::{Form, Symbol};
use undercroft_dungeoneer::state::Creature;

/// Glory is a round laurel, peril a diamond.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Points {
    Glory,
    Peril,
}

impl Points {
    pub(super) fn sign(self) -> &'static str {
        match self {
            Points::Glory => "dr-glory-token",
            Points::Peril => "dr-peril-token",
        }
    }

    fn said(self) -> &'static str {
        match self {
            Points::Glory => "dungeoneer-points-glory",
            Points::Peril => "dungeoneer-points-peril",
        }
    }
}

/// So many points as a token.
pub(super) fn token(easel: &Easel<'_>, points: Points, amount: impl Into<i64>, class: &str) -> Markup {
    let amount = amount.into();
    let said = easel.speech.count(points.said(), amount);
    html! {
        span.tk.(class) title=(said) { (picture(points.sign())) b aria-hidden="true" { (amount) } span.unseen { (said) } }
    }
}

/// A form with its value: a round stamp attacks and counters, a dashed shield only counters.
pub(super) fn stamp(easel: &Easel<'_>, who: Creature, form: Form, value: i8) -> Markup {
    let symbol = easel.game.symbol(&easel.view.shown, who, form);
    html! { (stamp_of(easel, symbol, form, value)) }
}

pub(super) fn stamp_of(easel: &Easel<'_>, symbol: Symbol, form: Form, value: i8) -> Markup {
    let said = stamp_said(easel, symbol, form, value);
    html! {
        span.form.(symbol.word()) title=(said) { (picture(pictures::form(form))) span aria-hidden="true" { (value) } span.unseen { (said) } }
    }
}

pub(super) fn stamp_said(easel: &Easel<'_>, symbol: Symbol, form: Form, value: i8) -> String {
    let said = Phrase::member("web-dungeoneer-stamp", symbol.word())
        .text("form", named(easel, "dungeoneer-stat", form.word()))
        .number("value", value);
    easel.speech.say(&said)
}

/// Life left and lost.
pub(super) fn hearts(easel: &Easel<'_>, life: u8, whole: u8) -> Markup {
    let said = Phrase::new("web-dungeoneer-life").number("life", life).number("whole", whole.max(life));
    let said = easel.speech.say(&said);
    html! {
        span.hearts role="img" aria-label=(said) title=(said) {
            @for heart in 0..whole.max(life).min(12) { (picture(if heart < life { "dr-life" } else { "dr-life-lost" })) }
        }
    }
}

/// Quests that are done of those that win.
pub(super) fn seals(easel: &Easel<'_>, seat: Seat) -> Markup {
    if let Some(points) = easel.game.victory_points(&easel.view.shown, seat) {
        // Of two sets in one game the points count, not the quests.
        let said = easel.speech.count("web-dungeoneer-points", points);
        return html! { span.seals.points title=(said) { i.seal.done {} b aria-hidden="true" { (points) } span.unseen { (said) } } };
    }
    let done = easel.view.player(seat).completed.len();
    let all = usize::from(easel.game.components().sets.first().map_or(3, |set| set.quests_to_win));
    let said =
        Phrase::new("web-dungeoneer-quests-done").number("done", done as i64).number("all", all as i64);
    let said = easel.speech.say(&said);
    html! {
        span.seals role="img" aria-label=(said) title=(said) { @for seal in 0..all.max(done) { i.seal.done[seal < done] {} } }
    }
}

/// So many of 36 ways as a percentage.
pub(super) fn percent(easel: &Easel<'_>, ways: impl Into<i64>, of: i64) -> String {
    easel.speech.count("web-percent", (ways.into() * 200 + of) / (2 * of))
}
