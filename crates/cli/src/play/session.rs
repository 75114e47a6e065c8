//! A game from the first page to the last.

use crate::language::{self, end_reason, game_name};
use crate::modes::solo;
use crate::players::Players;
use crate::saves;
use crate::screen::{Screen, Tone};
use anyhow::{Result, bail};
use std::path::PathBuf;
use std::time::Duration;
use undercroft_core::{Company, Observer, Outcome, Phrase, Seat, SeatSet, Status, Words};
use undercroft_shelf::AnyTable;
use undercroft_shelf::bots::Limit;

/// A table, the people and bots at it, and the screen they share.
pub struct Session {
    pub(super) table: Box<dyn AnyTable>,
    pub(super) players: Players,
    pub(super) words: Words,
    pub(super) screen: Screen,
    /// Where the game is saved after every decision of a person.
    pub(super) file: PathBuf,
    /// So many moves stand in the file as they were played; nothing if it must be written anew.
    pub(super) kept: Option<usize>,
    /// A game among bots is only saved if somebody asked for it.
    saving: bool,
    /// Is there anybody to compare with?
    pub(super) contest: bool,
    /// The word of the group whose choices are shown, where they are too many for one page.
    pub(super) within: Option<String>,
    /// The page fills the screen, and leaves no row for the keys.
    pub(super) tight: bool,
    /// Who is looking at the screen.
    pub(super) viewer: Option<Seat>,
}

/// What came of a session.
pub struct Ended {
    /// The screen, for whatever comes next.
    pub screen: Screen,
    /// The table as it was left.
    pub table: Box<dyn AnyTable>,
    /// How the game ended; nothing if somebody left before.
    pub outcome: Option<Outcome>,
}

/// The longest that people wait for a bot; none needs nearly as long on a machine of today.
const PATIENCE: Duration = Duration::from_secs(10);

/// What came of asking somebody.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    /// The table has changed.
    Done,
    /// They want to go on later.
    Left,
    /// There is no more input.
    InputEnded,
}

impl Session {
    pub fn new(
        table: Box<dyn AnyTable>,
        players: Players,
        words: Words,
        screen: Screen,
        file: PathBuf,
        asked_to_save: bool,
    ) -> Session {
        let saving = asked_to_save || !players.people().is_empty();
        Session {
            table,
            players,
            words,
            screen,
            file,
            kept: None,
            saving,
            contest: true,
            within: None,
            tight: false,
            viewer: None,
        }
    }

    /// The same without a word about the others, who have no part in it.
    #[must_use]
    pub fn without_rivals(mut self) -> Session {
        self.contest = false;
        self
    }

    /// Plays until the game is over or somebody leaves. Whatever happens, the game is saved.
    pub fn run(mut self) -> Result<Ended> {
        match self.play() {
            Ok(Asked::Done) => {}
            Ok(Asked::Left) => {
                self.save()?;
                let file = self.file.display().to_string();
                let saved = Phrase::new("cli-saved").text("file", file);
                self.tell(Tone::Plain, &saved)?;
            }
            Ok(Asked::InputEnded) => {
                self.save()?;
                let ended = Phrase::new("cli-input-ended").text("file", self.file.display().to_string());
                bail!(self.words.say(&ended, &Company::default()));
            }
            Err(error) => {
                if self.saving {
                    self.keep();
                }
                return Err(error);
            }
        }
        Ok(Ended { outcome: self.table.status().outcome(), table: self.table, screen: self.screen })
    }

    fn play(&mut self) -> Result<Asked> {
        self.greet()?;
        loop {
            let acting = match self.table.status() {
                Status::Acting(seats) => seats,
                Status::Over(outcome) => {
                    self.finish(&outcome)?;
                    return Ok(Asked::Done);
                }
            };
            if self.play_bot(acting)? {
                continue;
            }
            let Some(seat) = self.next_person(acting) else { bail!(self.words.text("cli-wrong-nobody")) };
            let asked = if self.must_hand_over(seat) { self.hand_over(seat)? } else { self.turn(seat)? };
            if asked != Asked::Done {
                return Ok(asked);
            }
        }
    }

    fn play_bot(&mut self, acting: SeatSet) -> Result<bool> {
        let Some((seat, bot)) = acting.iter().find_map(|seat| Some((seat, self.players.bot_on(seat)?)))
        else {
            return Ok(false);
        };
        let mv = self.table.bot_move(seat, bot, &Limit::within(PATIENCE))?;
        self.table.play(seat, &mv, &[])?;
        Ok(true)
    }

    /// Who of those asked at the same time comes first: whoever has the screen, else the next around the table.
    fn next_person(&self, acting: SeatSet) -> Option<Seat> {
        let seats = self.table.setup().seats;
        let start = self.viewer.unwrap_or(Seat::FIRST);
        std::iter::successors(Some(start), |seat| Some(seat.next(seats)))
            .take(usize::from(seats))
            .find(|seat| acting.contains(*seat))
    }

    /// The seat that has the screen to itself.
    fn only_person(&self) -> Option<Seat> {
        match self.players.people().as_slice() {
            [seat] => Some(*seat),
            [] | [..] => None,
        }
    }

    fn must_hand_over(&self, seat: Seat) -> bool {
        self.viewer != Some(seat) && self.players.people().len() > 1
    }

    /// Saves after a decision, so that not even a power cut loses a move. Should it fail, the player is told when leaving.
    pub(super) fn keep(&mut self) {
        let played = self.table.moves();
        let kept = self.kept.take().filter(|kept| *kept <= played);
        let appended =
            kept.is_some_and(|kept| saves::append(&self.table.log_since(kept), &self.file).is_ok());
        if appended {
            self.kept = Some(played);
        } else {
            // Should it fail, whoever leaves is told.
            let _ = self.save();
        }
    }

    /// Writes the whole game.
    fn save(&mut self) -> Result<()> {
        self.file = saves::write(&self.table.log(&self.players.write()), &self.file)?;
        self.kept = Some(self.table.moves());
        Ok(())
    }

    fn greet(&mut self) -> Result<()> {
        let title = self.words.say(&game_name(self.table.facts().id), &Company::default());
        self.screen.fresh()?;
        self.screen.say(Tone::Strong, &title)?;
        if self.table.moves() == 0 && !self.players.people().is_empty() {
            self.explain()?;
        }
        if self.contest {
            self.introduce()?;
        }
        if self.screen.live && !self.players.people().is_empty() {
            let enter = self.words.text("cli-press-enter");
            self.screen.ask(&enter)?;
        }
        Ok(())
    }

    /// What this game is, in two sentences; nothing for a game that has none yet.
    fn explain(&mut self) -> Result<()> {
        let about = Phrase::keyed(format!("cli-about-{}", self.table.facts().id));
        if let Ok(about) = self.words.try_say(&about, &Company::default()) {
            self.screen.say(Tone::Plain, &about)?;
            self.screen.line("")?;
        }
        Ok(())
    }

    /// Who sits around the table, what was agreed, and the seal of the luck.
    fn introduce(&mut self) -> Result<()> {
        let company = self.players.company(&self.words, self.only_person());
        let seats = Seat::all(self.table.setup().seats);
        let name = |seat| match self.players.bot_on(seat) {
            Some(bot) => Phrase::new("cli-around-bot").seat("who", seat).text("bot", bot),
            None => Phrase::new("cli-around-seat").seat("who", seat),
        };
        let names = seats.map(name).collect();
        let around = self.words.say(&Phrase::new("cli-around").list("names", names), &company);
        self.screen.say(Tone::Plain, &around)?;
        let agreed = language::agreed(self.table.facts(), self.table.setup());
        if !agreed.is_empty() {
            self.tell(Tone::Plain, &Phrase::new("cli-agreed").list("options", agreed))?;
        }
        if !self.players.people().is_empty() {
            for phrase in solo::before(&*self.table)? {
                self.tell(Tone::Plain, &phrase)?;
            }
        }
        let seal = Phrase::new("cli-seal").text("seal", self.table.seed().seal());
        self.tell(Tone::Quiet, &seal)
    }

    fn finish(&mut self, outcome: &Outcome) -> Result<()> {
        let observer = self.only_person().map_or(Observer::Spectator, Observer::Seat);
        let company = self.players.company(&self.words, observer.seat());
        self.screen.fresh()?;
        let since = self.only_person().or(self.viewer).map_or(0, |seat| self.last_move_of(seat));
        // A player who was out early has much to hear; the screen scrolls, and the result comes last.
        for sentence in self.told(since, observer) {
            self.screen.say(Tone::Plain, &sentence)?;
        }
        self.screen.line("")?;
        let table = self.table.scene(observer).draw(&self.words, &company);
        self.screen.line(table.trim_end())?;
        self.screen.line("")?;
        if self.contest {
            self.rank(outcome, &company)?;
        }
        if self.saving {
            self.save()?;
            let again = Phrase::new("cli-watch-again").text("file", self.file.display().to_string());
            self.tell(Tone::Quiet, &again)?;
        }
        Ok(())
    }

    /// Who came out where, and the seed that was kept secret until now.
    fn rank(&mut self, outcome: &Outcome, company: &Company) -> Result<()> {
        let over = Phrase::new("cli-over").phrase("reason", end_reason(self.table.facts().id, outcome));
        self.tell(Tone::Good, &over)?;
        let mut seats: Vec<Seat> = Seat::all(self.table.setup().seats).collect();
        seats.sort_by_key(|seat| outcome.place(*seat));
        // In a game that everybody lost there is no first place, and no point in the others.
        let key = if outcome.winners().is_empty() { "cli-place-none" } else { "cli-place" };
        for seat in seats {
            let line = Phrase::new(key)
                .number("place", outcome.place(seat))
                .seat("who", seat)
                .number("score", outcome.score(seat));
            let line = self.words.say(&line, company);
            self.screen.say(Tone::Plain, &line)?;
        }
        if !self.players.people().is_empty() {
            for (tone, phrase) in solo::after(&*self.table, outcome)? {
                self.tell(tone, &phrase)?;
            }
        }
        let seed = Phrase::new("cli-seed").text("seed", self.table.seed().as_str());
        self.tell(Tone::Quiet, &seed)
    }

    /// The number of a seat's last move; what happened from there on is news to it.
    pub(super) fn last_move_of(&self, seat: Seat) -> usize {
        (1..=self.table.moves()).rev().find(|number| self.table.mover(*number) == Some(seat)).unwrap_or(0)
    }

    /// What an observer is told of everything from the `since`-th move on.
    pub(super) fn told(&self, since: usize, observer: Observer) -> Vec<String> {
        let company = self.players.company(&self.words, observer.seat());
        let happenings =
            (since..=self.table.moves()).flat_map(|number| self.table.happened(number, observer));
        happenings.filter_map(|told| Some(self.words.say(told.sentence.as_ref()?, &company))).collect()
    }

    /// A sentence of the program itself.
    pub(super) fn tell(&mut self, tone: Tone, phrase: &Phrase) -> Result<()> {
        let text = self.words.say(phrase, &self.players.company(&self.words, self.viewer));
        Ok(self.screen.say(tone, &text)?)
    }
}
