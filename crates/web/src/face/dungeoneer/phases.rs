//! The ribbon: which phase of the turn it is.

use super::Easel;
use maud::{Markup, html};
use undercroft_dungeoneer::state::Phase;

const PHASES: [&str; 5] = ["reset", "dungeonlord", "building", "hero", "discard"];
const NUMBERS: [&str; 5] = ["I", "II", "III", "IV", "V"];

/// The place of a phase in the turn.
fn nth(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Reset => Some(0),
        Phase::Dungeonlord => Some(1),
        Phase::Building => Some(2),
        Phase::Hero => Some(3),
        Phase::Discard | Phase::Save | Phase::Draw => Some(4),
        Phase::Heroes | Phase::Pairing | Phase::Laying | Phase::Over => None,
    }
}

/// Its word, for the stylesheet and for tests.
pub(super) fn name(phase: Phase) -> &'static str {
    match phase {
        Phase::Heroes => "heroes",
        Phase::Pairing => "pairing",
        Phase::Laying => "laying",
        Phase::Over => "over",
        Phase::Reset | Phase::Dungeonlord | Phase::Building | Phase::Hero => {
            nth(phase).map_or("", |nth| PHASES[nth])
        }
        Phase::Discard | Phase::Save | Phase::Draw => "discard",
    }
}

pub(super) fn ribbon(easel: &Easel<'_>) -> Markup {
    let speech = easel.speech;
    let Some(now) = nth(easel.view.shown.phase) else { return html! {} };
    html! {
        ol.phases aria-label=(speech.text("web-dungeoneer-phases")) {
            @for (index, phase) in PHASES.iter().enumerate() {
                li.past[index < now].now[index == now] aria-current=[(index == now).then_some("step")] {
                    b aria-hidden="true" { (NUMBERS[index]) } " "
                    span { (super::named(easel, "web-dungeoneer-phase", phase)) }
                }
            }
        }
    }
}
