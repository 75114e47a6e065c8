//! A battle of one's own that has just ended, held until it was seen.

use super::Easel;
use super::things::pic;
use crate::face::Interlude;
use maud::html;
use undercroft_core::{Phrase, Tell as _};
use undercroft_lords::Event;

/// How a battle ended: its picture and its words.
fn ending(event: &Event) -> Option<(&'static str, Phrase)> {
    match event {
        Event::Conquered { cell, .. } => {
            Some(("conquered", Phrase::new("web-lords-ended-lost").text("cell", cell.to_string())))
        }
        Event::Defended { .. } => Some(("hall-of-fame", Phrase::new("web-lords-ended-won"))),
        Event::Held { .. } => Some(("lock", Phrase::new("web-lords-ended-held"))),
        _ => None,
    }
}

/// The reader's last battle, from its beginning to its end.
pub(super) fn battle(easel: &Easel<'_>) -> Option<Interlude> {
    let you = easel.view.you?;
    let own = |event: &Event| matches!(event, Event::Battle { seat, .. } if *seat == you);
    let ends = |event: &Event| matches!(event, Event::Conquered { seat, .. } | Event::Defended { seat } | Event::Held { seat } if *seat == you);
    let began = easel.told.iter().rposition(|(_, event)| own(event))?;
    let fought = &easel.told[began..];
    let length = fought.iter().position(|(_, event)| ends(event))?;
    let (number, last) = fought[length];
    let (picture, title) = ending(last)?;
    let title = easel.speech.say(&title);
    let battles = easel.told[..=began].iter().filter(|(_, event)| own(event)).count();
    let lines = fought[..=length].iter().filter_map(|(_, event)| easel.game.sentence(event));
    let lines: Vec<String> = lines.map(|line| easel.speech.say(&line)).collect();
    Some(Interlude {
        ended: format!("battle-{battles}"),
        number,
        shown: html! {
            section.aftermath { (pic(picture)) h2 { (title) } ol { @for line in &lines { li { (line) } } } }
        },
        title,
        on: easel.speech.text("web-lords-go-on"),
    })
}
