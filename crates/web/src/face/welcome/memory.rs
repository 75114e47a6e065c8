//! What the reader remembers, what is still unknown, and the luck of the game so far.

use super::Easel;
use super::cards::chip;
use maud::{Markup, html};
use undercroft_core::{Observer, Phrase};
use undercroft_welcome::{Event, Monster};

/// What the reader has seen this round: cards put into the dungeon or thrown away.
pub(super) fn seen(easel: &Easel<'_>) -> Option<Markup> {
    let (view, speech) = (easel.view, easel.speech);
    view.observer.seat()?;
    let hidden = view.delve.as_ref().map(|delve| delve.own_in_pile.clone()).unwrap_or_default();
    let below: Vec<Monster> = view.pile.iter().filter_map(|card| card.monster).chain(hidden).collect();
    let thrown: Vec<Monster> = view.discard.iter().filter_map(|card| card.monster).collect();
    Some(html! {
        section.card.memory {
            h2 { (speech.text("web-welcome-seen")) }
            @if below.is_empty() && thrown.is_empty() { p.soft { (speech.text("web-welcome-seen-nothing")) } }
            @for (key, list) in [("web-welcome-seen-below", &below), ("web-welcome-seen-thrown", &thrown)] {
                @if !list.is_empty() {
                    p { span.soft { (speech.text(key)) } " " @for monster in list { (chip(easel, *monster, None)) } }
                }
            }
        }
    })
}

/// Every monster the reader cannot place.
pub(super) fn unknown(easel: &Easel<'_>) -> Option<Markup> {
    let (view, speech) = (easel.view, easel.speech);
    if view.observer == Observer::Omniscient {
        return None;
    }
    let left: u8 = view.unseen.iter().sum();
    let all = easel.game.components().deck_size() as i64;
    Some(html! {
        section.card.unknown {
            h2 { (speech.text("web-welcome-unknown")) }
            p.soft { (speech.say(&Phrase::new("web-welcome-unknown-count").number("left", left).number("all", all))) }
            p.chips {
                @for monster in Monster::ALL {
                    @let count = view.unseen[monster as usize];
                    @if count > 0 { (chip(easel, monster, Some(count))) }
                }
            }
        }
    })
}

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
                    rect.bar x=(x + 5) y=(38.0 - bar) width="15" height=(bar) rx="2" {}
                    line.mean x1=(x + 2) x2=(x + 23) y1=(38.0 - mean) y2=(38.0 - mean) {}
                    text x=(x + 12) y="52" { (components.strength(monster)) }
                    title { (super::monster_name(speech, monster)) ": " (counts[index]) }
                }
            }
            p.soft { (speech.text("web-welcome-luck-note")) }
        }
    })
}
