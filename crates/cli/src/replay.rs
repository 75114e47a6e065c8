//! `undercroft replay`: a saved game, move by move and from anybody's place.

use crate::args::{Replay, ReplayCommand};
use crate::input::latin;
use crate::language::{self, end_reason, game_name, tell};
use crate::players::Players;
use crate::saves;
use crate::screen::{Screen, Tone};
use anyhow::{Context, Result, bail};
use std::io::IsTerminal;
use std::path::Path;
use undercroft_core::{Company, Observer, Phrase, Seat, Words};
use undercroft_shelf::AnyTable;
use undercroft_shelf::any_table::table_from_log;

pub fn run(args: Replay) -> Result<()> {
    let mut screen = Screen::standard();
    match (args.command, args.file) {
        (Some(ReplayCommand::Verify { file, lang }), _) => {
            verify(&mut screen, &language::words(language::chosen(lang)), &file)
        }
        (None, Some(file)) => {
            let words = language::words(language::chosen(args.lang));
            watch(&mut screen, &words, &file, args.seat.as_deref())
        }
        (None, None) => bail!(tell(&Phrase::new("cli-wrong-which-file"))),
    }
}

/// Loading checks everything; this says so.
fn verify(screen: &mut Screen, words: &Words, file: &Path) -> Result<()> {
    let log = saves::read(file)?;
    let table = table_from_log(&log).with_context(|| file.display().to_string())?;
    let nobody = Company::default();
    let end = match table.status().outcome() {
        Some(outcome) => {
            Phrase::new("cli-verify-over").phrase("reason", end_reason(table.facts().id, &outcome))
        }
        None => Phrase::new("cli-verify-unfinished"),
    };
    let lines = [
        Phrase::new("cli-verify-game").phrase("game", game_name(table.facts().id)).number("rules", log.rules),
        Phrase::new("cli-verify-seal").text("seal", log.seed.seal()),
        Phrase::new("cli-verify-moves").number("moves", table.moves() as i64),
        Phrase::new("cli-verify-hash").text("hash", log.hash),
        end,
    ];
    for line in lines {
        screen.say(Tone::Plain, &words.say(&line, &nobody))?;
    }
    Ok(())
}

/// Steps through the game, or prints all of it where nobody can step.
pub fn watch(screen: &mut Screen, words: &Words, file: &Path, seat: Option<&str>) -> Result<()> {
    let log = saves::read(file)?;
    let table = table_from_log(&log).with_context(|| file.display().to_string())?;
    let players =
        Players::of_log(&log.players, log.setup.seats).with_context(|| file.display().to_string())?;
    let observer = match seat {
        Some(text) => read_observer(text, &*table)?,
        None => default_observer(&*table, &players),
    };
    let mut viewer = Viewer { now: table.at(0), table, players, words, screen, observer };
    viewer.run()
}

/// A finished game has no secrets left; in an unfinished one a person keeps to their own seat.
fn default_observer(table: &dyn AnyTable, players: &Players) -> Observer {
    if table.status().outcome().is_some() {
        return Observer::Omniscient;
    }
    match players.people().as_slice() {
        [seat] => Observer::Seat(*seat),
        [] | [..] => Observer::Spectator,
    }
}

fn read_observer(text: &str, table: &dyn AnyTable) -> Result<Observer> {
    match text {
        "spectator" => Ok(Observer::Spectator),
        "all" => Ok(Observer::Omniscient),
        _ => match text.parse().ok().and_then(|number| table.seat(number)) {
            Some(seat) => Ok(Observer::Seat(seat)),
            None => {
                let wrong = Phrase::new("cli-wrong-eyes").text("text", text);
                bail!(tell(&wrong.number("seats", table.setup().seats)))
            }
        },
    }
}

struct Viewer<'a> {
    table: Box<dyn AnyTable>,
    /// The table as it was at the moment that is shown.
    now: Box<dyn AnyTable>,
    players: Players,
    words: &'a Words,
    screen: &'a mut Screen,
    observer: Observer,
}

impl Viewer<'_> {
    fn run(&mut self) -> Result<()> {
        self.title()?;
        // With a terminal only at one end, as in `replay FILE | less`, there is nobody to ask.
        if !self.screen.live && (std::io::stdin().is_terminal() || !self.screen.can_ask()?) {
            return self.print_whole();
        }
        self.page()?;
        while let Some(text) = self.screen.ask("> ")? {
            if !self.obey(&text)? {
                break;
            }
        }
        Ok(())
    }

    /// Does what was typed; false to leave.
    fn obey(&mut self, text: &str) -> Result<bool> {
        let (moves, all) = (self.now.moves(), self.table.moves());
        let (command, rest) = text.split_once(' ').unwrap_or((text, ""));
        match latin(command).to_lowercase().as_str() {
            "q" => return Ok(false),
            "" | "n" if moves < all => self.go_to(moves + 1)?,
            "" | "n" => self.tell(Tone::Quiet, &Phrase::new("cli-replay-last"))?,
            "b" => self.go_to(moves.saturating_sub(1))?,
            "t" => self.in_words()?,
            "v" if rest.is_empty() => {
                self.observer = self.next_observer();
                self.page()?;
            }
            "v" => match read_observer(rest.trim(), &*self.table) {
                Ok(observer) => {
                    self.observer = observer;
                    self.page()?;
                }
                Err(_) => self.tell(Tone::Warning, &Phrase::new("cli-replay-help"))?,
            },
            _ => match text.parse::<usize>() {
                Ok(number) if number <= all => self.go_to(number)?,
                Ok(_) | Err(_) => self.tell(Tone::Warning, &Phrase::new("cli-replay-help"))?,
            },
        }
        Ok(true)
    }

    fn go_to(&mut self, moves: usize) -> Result<()> {
        self.now = self.table.at(moves);
        self.page()
    }

    /// The table in words; where a game says it all in its drawing, the page again.
    fn in_words(&mut self) -> Result<()> {
        let told = self.now.scene(self.observer).in_words();
        if told.is_empty() {
            return self.page();
        }
        told.iter().try_for_each(|phrase| self.tell(Tone::Plain, phrase))
    }

    fn next_observer(&self) -> Observer {
        let seats = self.table.setup().seats;
        match self.observer {
            Observer::Seat(seat) if seat.number() < seats => Observer::Seat(seat.next(seats)),
            Observer::Seat(_) => Observer::Spectator,
            Observer::Spectator => Observer::Omniscient,
            Observer::Omniscient => Observer::Seat(Seat::FIRST),
        }
    }

    fn company(&self) -> Company {
        self.players.company(self.words, self.observer.seat())
    }

    fn tell(&mut self, tone: Tone, phrase: &Phrase) -> Result<()> {
        let text = self.words.say(phrase, &self.company());
        Ok(self.screen.say(tone, &text)?)
    }

    fn title(&mut self) -> Result<()> {
        let company = self.players.company(self.words, None);
        let title = Phrase::new("cli-replay-title")
            .phrase("game", game_name(self.table.facts().id))
            .text("names", company.names.join(", "))
            .number("moves", self.table.moves() as i64);
        self.tell(Tone::Strong, &title)
    }

    /// Where we are, what has just happened and the table after it.
    fn page(&mut self) -> Result<()> {
        self.screen.fresh()?;
        let eyes = match self.observer {
            Observer::Seat(seat) => {
                let names = self.players.company(self.words, None).names;
                Phrase::new("cli-eyes-seat").text("name", names[seat.index()].as_str())
            }
            Observer::Spectator => Phrase::new("cli-eyes-spectator"),
            Observer::Omniscient => Phrase::new("cli-eyes-all"),
        };
        let head = Phrase::new("cli-replay-move")
            .number("move", self.now.moves() as i64)
            .number("moves", self.table.moves() as i64)
            .phrase("eyes", eyes);
        self.tell(Tone::Strong, &head)?;
        let moves = self.now.moves();
        self.sentences(moves, moves)?;
        self.screen.line("")?;
        self.draw()?;
        self.tell(Tone::Quiet, &Phrase::new("cli-replay-keys"))
    }

    /// What the observer is told of the moves `from` to `to`.
    fn sentences(&mut self, from: usize, to: usize) -> Result<()> {
        let company = self.company();
        for told in (from..=to).flat_map(|number| self.table.happened(number, self.observer)) {
            if let Some(sentence) = told.sentence {
                let text = self.words.say(&sentence, &company);
                self.screen.say(Tone::Plain, &text)?;
            }
        }
        Ok(())
    }

    fn draw(&mut self) -> Result<()> {
        let table = self.now.scene(self.observer).draw(self.words, &self.company());
        self.screen.line(table.trim_end())?;
        Ok(self.screen.line("")?)
    }

    /// The table at the start, everything that happened, and the table at the end.
    fn print_whole(&mut self) -> Result<()> {
        self.screen.line("")?;
        self.draw()?;
        self.sentences(0, self.table.moves())?;
        self.screen.line("")?;
        self.now = self.table.at(self.table.moves());
        self.draw()?;
        if let Some(outcome) = self.table.status().outcome() {
            let reason = end_reason(self.table.facts().id, &outcome);
            self.tell(Tone::Good, &Phrase::new("cli-over").phrase("reason", reason))?;
        }
        Ok(())
    }
}
