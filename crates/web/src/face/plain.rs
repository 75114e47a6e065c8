//! The face of a game that nobody has drawn yet: its text table in a frame, its words, and all its choices as buttons.

use super::{Drawn, Wish};
use crate::art::picture;
use crate::speech::Speech;
use crate::table::{Board, Choices, LogLine, Refused, group};
use maud::{Markup, html};
use undercroft_core::{Outcome, Phrase};
use undercroft_server::hall::Sight;
use undercroft_shelf::AnyScene;

#[allow(clippy::unnecessary_wraps, reason = "every face is drawn by a function of this kind")]
pub(super) fn draw(game: &str, sight: &Sight, speech: &Speech, _wish: Wish) -> Option<Drawn> {
    Some(table(game, sight, speech))
}

/// The table of any game.
pub(super) fn table(game: &str, sight: &Sight, speech: &Speech) -> Drawn {
    let scene = &*sight.scene;
    let choices = Choices::of_any(scene, speech);
    let log = sight.happenings.iter().filter_map(|heard| {
        let text = speech.say(heard.sentence.as_ref()?);
        Some(LogLine { number: heard.number, text, about: Vec::new(), head: false, moment: None })
    });
    let board = Board {
        stage: stage(game, scene, speech, &choices),
        right: right(scene, speech, &choices.refused),
        detail: (!choices.groups.is_empty()).then(|| speech.text("web-plain-groups")),
        groups_on_stage: true,
        headline: speech.say(&Phrase::member("web-game", game)),
        ..Board::default()
    };
    Drawn { board, log: log.collect(), prompt: speech.say(scene.prompt()), choices, interlude: None }
}

fn stage(game: &str, scene: &dyn AnyScene, speech: &Speech, choices: &Choices) -> Markup {
    let told = !scene.in_words().is_empty();
    html! {
        div.plain-face {
            @if let Some(outcome) = scene.status().outcome() { (ending(game, &outcome, speech)) }
            // The slate scrolls sideways on a narrow screen, so it can be reached by keyboard.
            div #slate.slate role="region" tabindex="0" aria-label=(speech.text("web-board")) {
                // Where the game tells everything in words, those are read instead of the drawing.
                pre aria-hidden=[told.then_some("true")] { (scene.draw(speech.words(), speech.company())) }
            }
            @if !choices.groups.is_empty() {
                div.groups role="group" aria-label=(speech.text("web-choices")) {
                    @for one in &choices.groups { (group(one)) }
                }
            }
        }
    }
}

/// Who has won and why; some games can be lost by everybody.
fn ending(game: &str, outcome: &Outcome, speech: &Speech) -> Markup {
    let reason =
        Phrase { key: format!("{game}-end-{}", outcome.reason()).into(), args: Vec::new(), own: None };
    html! {
        div.ending {
            (picture("trophy"))
            div {
                @for seat in outcome.winners().iter() {
                    p.winner { (speech.say(&Phrase::new("web-winner").seat("who", seat))) }
                }
                p.soft { (speech.say(&reason)) }
            }
        }
    }
}

/// Everything in words, what the signs mean, and what is not allowed now.
fn right(scene: &dyn AnyScene, speech: &Speech, refused: &[Refused]) -> Vec<Markup> {
    let folds = [
        ("in-words", "web-plain-in-words", scene.in_words()),
        ("legend", "web-plain-legend", scene.legend()),
    ];
    let folded = |(id, key, lines): (&'static str, &'static str, Vec<Phrase>)| {
        html! {
            details #(id).card.fold {
                summary { h2 { (speech.text(key)) } }
                ul { @for line in &lines { li { (speech.say(line)) } } }
            }
        }
    };
    let mut cards: Vec<Markup> =
        folds.into_iter().filter(|(_, _, lines)| !lines.is_empty()).map(folded).collect();
    cards.extend((!refused.is_empty()).then(|| not_now(speech, refused)));
    cards
}

/// What is not allowed now, by the reason.
fn not_now(speech: &Speech, refused: &[Refused]) -> Markup {
    let mut reasons: Vec<(&Refused, Vec<&str>)> = Vec::new();
    for one in refused {
        match reasons.iter_mut().find(|(other, _)| other.why == one.why) {
            Some((_, labels)) => labels.push(&one.choice.label),
            None => reasons.push((one, vec![&one.choice.label])),
        }
    }
    html! {
        details #cannot.card.fold {
            summary { h2 { (speech.text("web-plain-not-now")) } }
            dl {
                @for (one, labels) in &reasons {
                    dt { (one.why.text) @if let Some(rule) = &one.why.rule { " " span.rule { (speech.say(&Phrase::new("web-rule").text("rule", rule))) } } }
                    dd { (labels.join(" · ")) }
                }
            }
        }
    }
}
