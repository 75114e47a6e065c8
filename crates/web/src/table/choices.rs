//! What the reader may do, and what not: every choice is a real button of the table's form.

use super::Why;
use super::groups::{self, FEW, Group};
use crate::face::{Face, Place, Thing};
use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_core::{Deed, Scene};
use undercroft_shelf::AnyScene;

/// The choices of one reader.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// Answers, in the order of their keys.
    pub legal: Vec<Choice>,
    /// Those of the answers that are put together: from the same thing, or too many for the bar.
    pub groups: Vec<Group>,
    /// What may be done without being asked.
    pub interjections: Vec<Choice>,
    /// Orders that stand until they are taken back.
    pub orders: Vec<Choice>,
    /// Expected by people, but not allowed now.
    pub refused: Vec<Refused>,
    /// The reader plays: whatever is clicked and is not allowed gets an answer.
    pub curious: bool,
    /// The moves that a lesson wants: their things and their buttons light up.
    pub wanted: Vec<String>,
}

/// A move that is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move as it is sent.
    pub notation: String,
    /// The move in words.
    pub label: String,
    /// Where it lives.
    pub place: Place,
    /// Its key, 1 to 9.
    pub key: Option<u8>,
}

/// A move that is not allowed now, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The move.
    pub choice: Choice,
    /// The reason.
    pub why: Why,
}

impl Choices {
    /// What the reader of a scene may do, each in its place.
    pub fn of<G: Face>(scene: &Scene<G>, speech: &Speech) -> Choices {
        let told = |mv: G::Move| Choice {
            notation: scene.game.write_move(mv),
            label: speech.say(&scene.label(mv)),
            place: G::place(&scene.view, mv),
            key: None,
        };
        let mut choices = Choices::default();
        for deed in &scene.deeds {
            let list = match deed {
                Deed::Answer(_) => &mut choices.legal,
                Deed::Interjection(_) => &mut choices.interjections,
                Deed::StandingOrder(_) => &mut choices.orders,
            };
            list.push(told(deed.mv()));
        }
        let refused = scene.refused.iter();
        choices.refused =
            refused.map(|(mv, why)| Refused { choice: told(*mv), why: Why::of(why, speech) }).collect();
        choices.arranged(|thing| Some(speech.say(&G::called(&scene.view, thing)?)))
    }

    /// What the reader of any game's scene may do: everything in the bar.
    pub fn of_any(scene: &dyn AnyScene, speech: &Speech) -> Choices {
        let told = |choice: &undercroft_shelf::Choice| Choice {
            notation: choice.notation.clone(),
            label: speech.say(&choice.label),
            place: Place::Bar,
            key: None,
        };
        let all = |choices: Vec<undercroft_shelf::Choice>| choices.iter().map(told).collect();
        let refused = scene.not_now();
        let choices = Choices {
            legal: all(scene.choices()),
            interjections: all(scene.interjections()),
            orders: all(scene.standing_orders()),
            refused: (refused.iter())
                .map(|not| Refused { choice: told(&not.choice), why: Why::of(&not.refusal, speech) })
                .collect(),
            ..Choices::default()
        };
        choices.arranged(|_| None)
    }

    /// Puts together what belongs together, and gives the first nine their keys: groups, then what stands alone.
    pub(super) fn arranged(mut self, called: impl Fn(&Thing) -> Option<String>) -> Choices {
        self.groups = groups::by_source(&self.legal, called);
        self.groups.extend(groups::by_beginning(&self.legal));
        let mut keys = 1..=FEW as u8;
        for group in &mut self.groups {
            group.key = keys.next();
        }
        let grouped: Vec<String> = self.groups.iter().flat_map(Group::notations).collect();
        for choice in self.legal.iter_mut().filter(|choice| !grouped.contains(&choice.notation)) {
            choice.key = keys.next();
        }
        self
    }

    /// The answers that stand in the bar, each as a button of its own.
    pub fn in_bar(&self) -> impl Iterator<Item = &Choice> {
        let grouped = |choice: &Choice| {
            self.groups
                .iter()
                .any(|group| group.members.iter().any(|(one, _)| one.notation == choice.notation))
        };
        self.legal.iter().filter(move |choice| choice.place == Place::Bar && !grouped(choice))
    }

    /// A thing on the board from which moves start: it glows, and a click on it lights up where they lead. If there are
    /// none and people expect one, a click says why not.
    pub fn source(&self, thing: &Thing, label: &str, class: &str, inside: Markup) -> Markup {
        if let Some(group) = self.groups.iter().find(|group| group.from.as_ref() == Some(thing)) {
            return html! {
                a.piece.can.source.(class).spot[group.members.iter().any(|(one, _)| self.wants(&one.notation))] role="button" href={ "#" (group.id) } draggable="false" data-source=(thing)
                    data-thing=(thing) title=(label) {
                    span.unseen { (label) ": " }
                    (inside)
                    @if let Some(key) = group.key { kbd aria-hidden="true" { (key) } }
                }
            };
        }
        match self.refused.iter().find(|refused| groups::source(&refused.choice) == Some(thing)) {
            Some(refused) => html! {
                button.piece.cannot.(class) name="why" value=(refused.choice.notation) data-thing=(thing)
                    aria-disabled="true" { span.unseen { (label) ": " } (inside) }
            },
            None => html! { div.piece.(class) data-thing=(thing) { (inside) } },
        }
    }

    /// A thing on the board to which moves lead. It glows as soon as one of the things they start from is chosen.
    pub fn target(&self, thing: &Thing, class: &str, inside: Markup) -> Markup {
        html! { div.piece.target.(class) data-thing=(thing) { (inside) } }
    }

    /// Is this a move that a lesson wants?
    pub fn wants(&self, notation: &str) -> bool {
        self.wanted.iter().any(|wanted| wanted == notation)
    }

    /// The choice with this notation, if it is allowed now.
    pub fn allowed(&self, notation: &str) -> Option<&Choice> {
        self.legal.iter().find(|choice| choice.notation == notation)
    }

    /// A thing on the board that stands for a move: a glowing button when the move is allowed, a button that
    /// answers "why not" for somebody who plays, and just the thing for everybody else.
    pub fn piece(&self, notation: &str, label: &str, thing: &Thing, class: &str, inside: Markup) -> Markup {
        if let Some(choice) = self.allowed(notation) {
            return html! {
                button.piece.can.(class).spot[self.wants(notation)] name="move" value=(notation) data-thing=(thing) data-key=[choice.key]
                    title=(label) {
                    span.unseen { (label) ": " }
                    (inside)
                    @if let Some(key) = choice.key { kbd aria-hidden="true" { (key) } }
                }
            };
        }
        if self.curious || self.refused.iter().any(|refused| refused.choice.notation == *notation) {
            return html! {
                button.piece.cannot.(class) name="why" value=(notation) data-thing=(thing)
                    aria-disabled="true" { span.unseen { (label) ": " } (inside) }
            };
        }
        html! { div.piece.(class) data-thing=(thing) { (inside) } }
    }

    /// A choice as a button of the bar, with its label or what the face shows instead.
    pub fn button(&self, choice: &Choice, main: bool, inside: Option<&Markup>) -> Markup {
        let spot = self.wants(&choice.notation);
        html! {
            button.choice.main[main].spot[spot] name="move" value=(choice.notation) data-key=[choice.key] {
                @match inside { Some(inside) => (sign(choice, inside)), None => span { (choice.label) } }
                @if let Some(key) = choice.key { kbd aria-hidden="true" { (key) } }
            }
        }
    }
}

/// What a face shows instead of a label, which is still what is heard.
pub(super) fn sign(choice: &Choice, inside: &Markup) -> Markup {
    html! { span.unseen { (choice.label) } span.sign aria-hidden="true" { (inside) } }
}
