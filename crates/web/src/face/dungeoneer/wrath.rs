//! The legendary event: its card with the tokens, and what it does now.

use super::{Easel, cards};
use crate::art::picture;
use crate::table::inspect;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_dungeoneer::Printed;

pub(super) fn wrath(easel: &Easel<'_>) -> Option<Markup> {
    let shown = &easel.view.shown;
    let event = easel.game.event(shown)?;
    let number = easel.game.components().events.iter().position(|one| one == event)?;
    let (tokens, most) = (shown.legend.tokens, event.max_tokens);
    let text =
        easel.game.text(Printed::Event(number as u8)).map(|text| easel.speech.say(&text)).unwrap_or_default();
    let said = Phrase::new("web-dungeoneer-event-tokens")
        .number("tokens", tokens)
        .number("most", most)
        .number("on", event.token_on);
    let said = easel.speech.say(&said);
    let name = cards::name(easel, &event.print);
    Some(html! {
        section #event.card.wrath data-thing="event" data-inspect=(inspect("dr-event", &name, &text, Some("DR-444"))) tabindex="0" {
            (picture("dr-event"))
            div {
                h2 { (name) }
                span.charge role="img" aria-label=(said) title=(said) { @for nth in 0..most { i.on[nth < tokens] {} } }
                p { (said) }
            }
        }
    })
}
