//! The bar at the bottom: what you hold, what you are asked, and the buttons.

use super::groups::{group_with, source, target};
use super::{Board, Choice, Sheet, Undo};
use crate::art::picture;
use maud::{Markup, html};

pub(super) fn bar(sheet: &Sheet<'_>, board: &Board) -> Markup {
    let speech = sheet.speech;
    let sign = |choice: &Choice| {
        board.signs.iter().find(|(notation, _)| *notation == choice.notation).map(|(_, inside)| inside)
    };
    let base = &sheet.way.base;
    html! {
        footer #bar.bar tabindex="-1" aria-label=(speech.text("web-your-choice")) {
            @for notice in &sheet.extras.notices { div.notice { (notice) } }
            @if let Some(hand) = &board.hand { div.hand { (hand) } }
            @if let Some(progress) = &sheet.extras.progress { (progress) }
            div.ask {
                p #prompt.prompt { (sheet.prompt) }
                @if let Some(detail) = &board.detail { p.detail { (detail) } }
            }
            @if let Some(controls) = &sheet.extras.controls { (controls) }
            div.choices role="group" aria-label=(speech.text("web-choices")) {
                @if !board.groups_on_stage { @for one in &sheet.choices.groups { (group_with(one, &board.signs, &sheet.choices.wanted)) } }
                @for (index, choice) in sheet.choices.in_bar().enumerate() {
                    // In a lesson the button to press is the one that it wants.
                    @let main = if sheet.choices.wanted.is_empty() { index == 0 } else { sheet.choices.wants(&choice.notation) };
                    (sheet.choices.button(choice, main, sign(choice)))
                }
                @for choice in sheet.choices.refused.iter().map(|refused| &refused.choice).filter(|choice| board.greyed.contains(&choice.notation)) {
                    button.choice.cannot name="why" value=(choice.notation) aria-disabled="true" { span { (choice.label) } }
                }
                // Clicked by the script for a click on a thing to which the chosen one cannot go.
                @for refused in &sheet.choices.refused {
                    @if let Some(to) = target(&refused.choice) {
                        button.choice.never hidden name="why" value=(refused.choice.notation) data-never=(to) data-of=[source(&refused.choice)] {}
                    }
                }
                @for action in &sheet.extras.actions { (action) }
            }
            div.tools role="group" aria-label=(speech.text("web-tools")) {
                @match sheet.undo {
                    Undo::Nothing => {}
                    Undo::Free => button.tool name="undo" value="1" formaction={ (base) "/undo" } data-key="u" title=(speech.text("web-undo")) {
                        (picture("undo")) span { (speech.text("web-undo")) } kbd aria-hidden="true" { "U" }
                    }
                    Undo::Ask => button.tool name="ask" value="1" formaction={ (base) "/undo" } data-key="u"
                        title=(speech.text("web-undo-ask-title")) {
                        (picture("undo")) span { (speech.text("web-undo-ask")) } kbd aria-hidden="true" { "U" }
                    }
                }
                @if !sheet.choices.legal.is_empty() && !sheet.extras.alone {
                    button.tool name="hint" value="1" formaction={ (base) "/hint" } data-key="h" title=(speech.text("web-hint")) {
                        (picture("bulb")) span { (speech.text("web-hint")) } kbd aria-hidden="true" { "H" }
                    }
                }
            }
        }
    }
}
