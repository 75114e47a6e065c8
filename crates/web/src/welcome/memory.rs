//! What the reader remembers, what is still unknown, and the luck of the game so far.

use super::Scene;
use super::cards::chip;
use crate::art::picture;
use maud::{Markup, html};
use undercroft_core::{Observer, Phrase};
use undercroft_welcome::{Event, Monster};

/// What the reader has seen this round: cards put into the dungeon or thrown away.
pub(super) fn seen(scene: &Scene<'_>) -> Option<Markup> {
    let (view, speech) = (scene.view, scene.speech);
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
                    p { span.soft { (speech.text(key)) } " " @for monster in list { (chip(scene, *monster, None)) } }
                }
            }
        }
    })
}

/// Every monster the reader cannot place.
pub(super) fn unknown(scene: &Scene<'_>) -> Option<Markup> {
    let (view, speech) = (scene.view, scene.speech);
    if view.observer == Observer::Omniscient {
        return None;
    }
    let left: u8 = view.unseen.iter().sum();
    let all = scene.game.components().deck_size() as i64;
    Some(html! {
        section.card.unknown {
            h2 { (speech.text("web-welcome-unknown")) }
            p.soft { (speech.say(&Phrase::new("web-welcome-unknown-count").number("left", left).number("all", all))) }
            p.chips {
                @for monster in Monster::ALL {
                    @let count = view.unseen[monster as usize];
                    @if count > 0 { (chip(scene, monster, Some(count))) }
                }
            }
        }
    })
}

/// The monsters the reader has seen in the whole game, as bars over what an even draw would give.
pub fn luck(scene: &Scene<'_>, events: &[Event]) -> Option<Markup> {
    let speech = scene.speech;
    let mut counts = [0u32; 8];
    for event in events {
        match event {
            Event::Drew { monster: Some(monster), .. } => counts[*monster as usize] += 1,
            Event::Met { monster, seat, .. } if scene.view.observer.seat() != Some(*seat) => {
                counts[*monster as usize] += 1;
            }
            _ => {}
        }
    }
    let total: u32 = counts.iter().sum();
    if total == 0 {
        return None;
    }
    let components = scene.game.components();
    let deck = components.deck_size() as f64;
    let expected = |monster: Monster| f64::from(components.copies(monster)) * f64::from(total) / deck;
    let most =
        Monster::ALL.map(|m| expected(m).max(f64::from(counts[m as usize]))).into_iter().fold(1.0, f64::max);
    let height = |value: f64| (value / most * 34.0 * 10.0).round() / 10.0;
    let label = speech.say(&Phrase::new("web-welcome-luck-label").number("n", total));
    Some(html! {
        details #luck.card.luck open[scene.view.outcome.is_some()] {
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
            p.soft { (speech.text("web-welcome-luck-note")) (picture("dice")) }
        }
    })
}
