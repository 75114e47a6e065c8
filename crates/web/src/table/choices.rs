//! What the reader may do, and what not: every choice is a real button of the table's form.

use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_shelf::AnyScene;

/// The choices of one reader.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// Allowed now, in the order of their keys.
    pub legal: Vec<Choice>,
    /// Expected by people, but not allowed now.
    pub refused: Vec<Choice>,
    /// The reader plays: whatever is clicked and is not allowed gets an answer.
    pub curious: bool,
}

/// A move that is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move as it is sent.
    pub notation: String,
    /// The move in words.
    pub label: String,
}

impl Choices {
    /// What the reader of a scene may do.
    pub fn of(scene: &dyn AnyScene, speech: &Speech) -> Choices {
        let told = |choice: &undercroft_shelf::Choice| Choice {
            notation: choice.notation.clone(),
            label: speech.say(&choice.label),
        };
        Choices {
            legal: scene.choices().iter().map(told).collect(),
            refused: scene.not_now().iter().map(|not| told(&not.choice)).collect(),
            curious: false,
        }
    }

    /// The key, 1 to 9, of a legal move.
    pub fn key(&self, notation: &str) -> Option<usize> {
        let at = self.legal.iter().position(|choice| choice.notation == notation)?;
        (at < 9).then_some(at + 1)
    }

    /// May this be done now?
    pub fn allows(&self, notation: &str) -> bool {
        self.legal.iter().any(|choice| choice.notation == notation)
    }

    /// A thing on the board that stands for a move: a glowing button when the move is allowed, a button that
    /// answers "why not" for somebody who plays, and just the thing for everybody else.
    pub fn piece(&self, choice: &Choice, thing: &str, class: &str, inside: Markup) -> Markup {
        let Choice { notation, label } = choice;
        if self.allows(notation) {
            let key = self.key(notation);
            return html! {
                button.piece.can.(class) name="move" value=(notation) data-thing=(thing) data-key=[key]
                    title=(label) {
                    span.unseen { (label) ": " }
                    (inside)
                    @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
                }
            };
        }
        if self.curious || self.refused.iter().any(|refused| refused.notation == *notation) {
            return html! {
                button.piece.cannot.(class) name="why" value=(notation) data-thing=(thing)
                    aria-disabled="true" { span.unseen { (label) ": " } (inside) }
            };
        }
        html! { div.piece.(class) data-thing=(thing) { (inside) } }
    }

    /// A choice as a button of the bar.
    pub fn button(&self, choice: &Choice, main: bool) -> Markup {
        let key = self.key(&choice.notation);
        html! {
            button.choice.main[main] name="move" value=(choice.notation) data-key=[key] {
                span { (choice.label) }
                @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
            }
        }
    }
}
