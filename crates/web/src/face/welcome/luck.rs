//! The luck of the game so far.

use super::Easel;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_welcome::{Event, Monster};

/// The monsters the reader has seen in the whole game, as bars over what an even draw would give.
pub(super) fn luck(easel: &Easel<'_>) -> Option<Markup> {
    let speech = easel.speech;
    let mut counts = [0u32; 8];
    for (_, event) in easel.told {
        match event {
            Event::Drew { monster: Some(monster), .. } => counts[*monster as usize] += 1,
            Event::Met { monster, seat, .. } if easel.view.observer.seat() != Some(*seat) => {
                counts[*monster as usize] += 1;
            }
            _ => {}
        }
    }
    let total: u32 = counts.iter().sum();
    if total == 0 {
        return None;
    }
    let components = easel.game.components();
    let deck = components.deck_size() as f64;
    let expected = |monster: Monster| f64::from(components.copies(monster)) * f64::from(total) / deck;
    let most =
        Monster::ALL.map(|m| expected(m).max(f64::from(counts[m as usize]))).into_iter().fold(1.0, f64::max);
    let height = |value: f64| (value / most * 34.0 * 10.0).round() / 10.0;
    let label = speech.say(&Phrase::new("web-welcome-luck-label").number("n", total));
    Some(html! {
        details #luck.card.luck open[easel.view.outcome.is_some()] {
            summary { h2 { (speech.text("web-luck")) } }
            svg viewBox="0 0 200 56" role="img" aria-label=(label) {
                @for (index, monster) in Monster::ALL.into_iter().enumerate() {
                    @let x = index * 25;
                    @let bar = height(f64::from(counts[index]));
                    @let mean = height(expected(monster));
                    rect.column x=(x + 5) y=(38.0 - bar) width="15" height=(bar) rx="2" {}
                    line.mean x1=(x + 2) x2=(x + 23) y1=(38.0 - mean) y2=(38.0 - mean) {}
                    text x=(x + 12) y="52" { (components.strength(monster)) }
                    title { (super::monster_name(speech, monster)) ": " (counts[index]) }
                }
            }
            p.soft { (speech.text("web-welcome-luck-note")) }
        }
    })
}
