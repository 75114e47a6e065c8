//! A sum: a die, and what is added to it, each with where it comes from.

use super::super::{Easel, named, pictures, signed};
use crate::art::picture;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_dungeoneer::components::Stat;
use undercroft_dungeoneer::state::Source;
use undercroft_dungeoneer::{Addend, Duel};

/// What a sum is made from.
pub(super) struct Sum<'a> {
    pub stat: Stat,
    pub addends: &'a [Addend],
    /// The total, once rolled, and its die if it was told.
    pub rolled: Option<(i8, Option<u8>)>,
    pub attacks: bool,
}

pub(super) fn sum(easel: &Easel<'_>, sum: &Sum<'_>) -> Markup {
    let added = Duel::sum(sum.addends);
    html! {
        div.sum.att[sum.attacks] {
            div.head {
                (die(easel, sum.rolled.and_then(|(_, die)| die), sum.attacks))
                @match sum.rolled {
                    Some((total, _)) => span.tot { (total) },
                    None => span.tot { (signed(added)) },
                }
            }
            (chips(easel, sum, added))
        }
    }
}

/// A die; before the roll it shows a question mark. The red one attacks.
pub(super) fn die(easel: &Easel<'_>, face: Option<u8>, red: bool) -> Markup {
    let Some(face) = face.filter(|face| (1..=6).contains(face)) else {
        return html! { span.die.q.red[red] aria-hidden="true" { "?" } };
    };
    // Which of the nine places of a face have a pip.
    const PIPS: [[u8; 9]; 6] = [
        [0, 0, 0, 0, 1, 0, 0, 0, 0],
        [0, 0, 1, 0, 0, 0, 1, 0, 0],
        [0, 0, 1, 0, 1, 0, 1, 0, 0],
        [1, 0, 1, 0, 0, 0, 1, 0, 1],
        [1, 0, 1, 0, 1, 0, 1, 0, 1],
        [1, 0, 1, 1, 0, 1, 1, 0, 1],
    ];
    let said = easel.speech.count("web-dungeoneer-die", face);
    html! {
        span.die.red[red] role="img" aria-label=(said) { @for pip in PIPS[usize::from(face - 1)] { @if pip == 1 { i {} } @else { u {} } } }
    }
}

fn chips(easel: &Easel<'_>, sum: &Sum<'_>, added: i8) -> Markup {
    // What ended since the roll is no longer among what is added.
    let rest = match sum.rolled {
        Some((total, Some(die))) => total - die as i8 - added,
        _ => 0,
    };
    html! {
        div.eq {
            @for one in sum.addends {
                @match one.source {
                    None => span.m { @if let Some(sign) = pictures::stat(sum.stat) { (picture(sign)) } (one.amount) span.unseen { " " (named(easel, "dungeoneer-stat", sum.stat.word())) } },
                    Some(source) => span.m.minus[one.amount < 0] { (picture(drawn(easel, source))) b { (signed(one.amount)) } " " (short(easel, source)) },
                }
            }
            @if rest != 0 { span.m.minus[rest < 0] { b { (signed(rest)) } " " (easel.speech.text("web-dungeoneer-since-gone")) } }
        }
    }
}

/// The picture of what something comes from.
pub(super) fn drawn(easel: &Easel<'_>, source: Source) -> &'static str {
    let components = easel.game.components();
    match source {
        Source::Rules => "dr-die",
        Source::Card(card) => pictures::card(components, components.card(card)),
        Source::Location(_) => "dr-place",
        Source::Quest(quest) => pictures::quest(components.quest(quest)),
        Source::Hero(hero) => pictures::hero(components.hero(hero)),
        Source::Event(_) => "dr-event",
    }
}

fn short(easel: &Easel<'_>, source: Source) -> String {
    match source {
        Source::Rules => easel.speech.say(&Phrase::new("web-dungeoneer-of-rules")),
        _ => easel.speech.say(&easel.game.source_phrase(source, 0)),
    }
}
