//! What a solo game adds: the day it belongs to, a title for its score.

use super::session::Session;
use crate::daily::{Results, titles};
use crate::screen::Tone;
use anyhow::Result;
use undercroft_core::{Outcome, Seat};
use undercroft_paper::solo::day_of;

impl Session {
    /// The day whose dungeon is played by a person, if it is one.
    fn day(&self) -> Option<String> {
        self.is_solo().then(|| day_of(self.table.setup(), self.table.seed())).flatten()
    }

    /// Does one person play Paper Dungeons alone?
    fn is_solo(&self) -> bool {
        let alone = self.table.facts().id == "paper" && self.table.setup().seats == 1;
        alone && !self.players.people().is_empty()
    }

    /// Before the dungeon of a day: which day, and what was reached there before.
    pub(super) fn tell_day(&mut self) -> Result<()> {
        let Some(day) = self.day() else { return Ok(()) };
        for phrase in Results::read()?.welcome(&day) {
            self.tell(Tone::Plain, &phrase)?;
        }
        Ok(())
    }

    /// After a solo game: the title, the next one, and how the day stands.
    pub(super) fn tell_title(&mut self, outcome: &Outcome) -> Result<()> {
        if !self.is_solo() {
            return Ok(());
        }
        let score = outcome.score(Seat::FIRST);
        for phrase in titles(score) {
            self.tell(Tone::Good, &phrase)?;
        }
        if let Some(day) = self.day() {
            let noted = Results::read()?.note(&day, score)?;
            self.tell(Tone::Plain, &noted)?;
        }
        Ok(())
    }
}
