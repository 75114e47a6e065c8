//! What a solo game of a person adds: the day it belongs to, and a title for its score.

use super::daily::{Results, titles};
use crate::screen::Tone;
use anyhow::Result;
use undercroft_core::{Outcome, Phrase, Seat};
use undercroft_paper::modes::day_of;
use undercroft_shelf::AnyTable;

/// Before the dungeon of a day: which day, and what was reached there before.
pub fn before(table: &dyn AnyTable) -> Result<Vec<Phrase>> {
    match day(table) {
        Some(day) => Ok(Results::read()?.welcome(&day)),
        None => Ok(Vec::new()),
    }
}

/// After a solo game: the title, the next one, and how the day stands.
pub fn after(table: &dyn AnyTable, outcome: &Outcome) -> Result<Vec<(Tone, Phrase)>> {
    if !has_titles(table) {
        return Ok(Vec::new());
    }
    let score = outcome.score(Seat::FIRST);
    let mut told = Vec::from(titles(score).map(|title| (Tone::Good, title)));
    if let Some(day) = day(table) {
        told.push((Tone::Plain, Results::read()?.note(&day, score)?));
    }
    Ok(told)
}

/// Paper Dungeons alone.
fn has_titles(table: &dyn AnyTable) -> bool {
    table.facts().id == "paper" && table.setup().seats == 1
}

fn day(table: &dyn AnyTable) -> Option<String> {
    has_titles(table).then(|| day_of(table.setup(), table.seed())).flatten()
}
