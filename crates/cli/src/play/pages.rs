//! The pages around a turn: the story so far, the reasons, and the page between two people.

use super::session::{Asked, Session};
use crate::input::latin;
use crate::screen::{Tone, columns, wrap};
use anyhow::Result;
use undercroft_core::{Observer, Phrase, Refusal, Seat};
use unicode_width::UnicodeWidthStr;

/// So many moves are named of those that are forbidden for the same reason.
const NAMED: usize = 3;

impl Session {
    /// What happened. Where it is more than fits above the table, it scrolls up, and can be scrolled back to.
    pub(super) fn show_story(&mut self, told: &[String]) -> Result<()> {
        for sentence in told {
            self.screen.say(Tone::Plain, sentence)?;
        }
        if !told.is_empty() {
            self.screen.line("")?;
        }
        Ok(())
    }

    /// Everything the seat knows of the game so far.
    pub(super) fn show_log(&mut self, seat: Seat) -> Result<()> {
        let told = self.told(0, Observer::Seat(seat));
        self.screen.fresh()?;
        self.tell(Tone::Strong, &Phrase::new("cli-log"))?;
        for sentence in told {
            self.screen.say(Tone::Plain, &sentence)?;
        }
        if self.screen.live {
            let enter = self.words.text("cli-press-enter");
            self.screen.ask(&enter)?;
            self.page(seat)?;
        }
        Ok(())
    }

    /// Everything one might expect to be allowed but is not, with the reasons.
    pub(super) fn why_not_what(&mut self, seat: Seat) -> Result<()> {
        let refused = self.table.scene(Observer::Seat(seat)).not_now();
        if refused.is_empty() {
            return self.tell(Tone::Good, &Phrase::new("cli-why-nothing"));
        }
        // One line for each reason: dozens of moves may be forbidden by three rules.
        let company = self.players.company(&self.words, self.viewer);
        let mut reasons: Vec<(Refusal, Vec<Phrase>)> = Vec::new();
        for not_now in refused {
            match reasons.iter_mut().find(|(refusal, _)| *refusal == not_now.refusal) {
                Some((_, moves)) => moves.push(not_now.choice.label),
                None => reasons.push((not_now.refusal, vec![not_now.choice.label])),
            }
        }
        for (refusal, mut moves) in reasons {
            let more = moves.len().saturating_sub(NAMED);
            moves.truncate(NAMED);
            if more > 0 {
                moves.push(Phrase::new("cli-why-more").number("n", more as i64));
            }
            let line = Phrase::new("cli-why-line")
                .list("move", moves)
                .phrase("reason", refusal.phrase)
                .text("rule", refusal.rule);
            for row in wrap(&self.words.say(&line, &company), self.screen.size().0, 2) {
                self.screen.line(&row)?;
            }
        }
        Ok(())
    }

    /// What the seat may do although nobody asks for it, each with the words to type.
    pub(super) fn show_asides(&mut self, seat: Seat) -> Result<()> {
        let scene = self.table.scene(Observer::Seat(seat));
        let offered: Vec<_> = scene.interjections().into_iter().chain(scene.standing_orders()).collect();
        if offered.is_empty() {
            return self.tell(Tone::Good, &Phrase::new("cli-orders-none"));
        }
        self.tell(Tone::Strong, &Phrase::new("cli-orders"))?;
        for choice in offered {
            let line =
                Phrase::new("cli-orders-line").text("move", choice.notation).phrase("label", choice.label);
            self.tell(Tone::Plain, &line)?;
        }
        Ok(())
    }

    /// What the signs of the drawn table mean, and what its items do, where the table cannot say it all.
    pub(super) fn show_legend(&mut self, seat: Seat) -> Result<()> {
        let company = self.players.company(&self.words, self.viewer);
        let legend = self.table.scene(Observer::Seat(seat)).legend();
        let lines: Vec<String> = legend.iter().map(|phrase| self.words.say(phrase, &company)).collect();
        let width = self.screen.size().0;
        // Signs come first and have short meanings: side by side they leave room for what follows.
        let short = lines.iter().take_while(|line| line.width() <= width / 2).count();
        let (signs, longer) = lines.split_at(short);
        let longer = longer.iter().flat_map(|line| wrap(line, width, 2));
        for row in columns(signs, width, 2).into_iter().chain(longer) {
            self.screen.line(&row)?;
        }
        Ok(())
    }

    /// The table in words; where a game says it all in its drawing, that drawing again.
    pub(super) fn show_table(&mut self, seat: Seat) -> Result<()> {
        let told = self.table.scene(Observer::Seat(seat)).in_words();
        if told.is_empty() {
            return self.page(seat);
        }
        self.show_list(&told)
    }

    /// Sentences one below the other, those that continue indented.
    fn show_list(&mut self, phrases: &[Phrase]) -> Result<()> {
        let company = self.players.company(&self.words, self.viewer);
        for phrase in phrases {
            for row in wrap(&self.words.say(phrase, &company), self.screen.size().0, 2) {
                self.screen.line(&row)?;
            }
        }
        Ok(())
    }

    /// Why one move is not allowed.
    pub(super) fn tell_refusal(&mut self, refusal: &Refusal) -> Result<()> {
        let refused =
            Phrase::new("cli-refused").phrase("reason", refusal.phrase.clone()).text("rule", refusal.rule);
        self.tell(Tone::Warning, &refused)
    }

    /// The page between two people at one screen: it shows nothing that only one of them may know.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<Asked> {
        let before = self.viewer;
        self.screen.hide()?;
        self.tell(Tone::Strong, &Phrase::new("cli-pass").seat("who", seat))?;
        let undo = before.filter(|before| self.table.undoable(*before).is_ok());
        if let Some(before) = undo {
            self.viewer = None;
            self.tell(Tone::Quiet, &Phrase::new("cli-pass-undo").seat("who", before))?;
        }
        let ready = Phrase::new("cli-pass-ready").seat("who", seat);
        let ready = self.words.say(&ready, &self.players.company(&self.words, None));
        let typed = self.screen.ask(&ready)?.map(|text| latin(&text).to_lowercase());
        match (typed.as_deref(), undo) {
            (None, _) => Ok(Asked::InputEnded),
            (Some("q"), _) => Ok(Asked::Left),
            (Some("u"), Some(before)) => {
                // It was allowed a moment ago, and nobody has moved since.
                self.table.undo(before)?;
                self.kept = None;
                self.viewer = Some(before);
                self.keep();
                Ok(Asked::Done)
            }
            (Some(_), _) => {
                self.viewer = Some(seat);
                self.turn(seat)
            }
        }
    }
}
