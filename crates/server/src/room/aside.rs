//! Games that cannot go on here: they were begun by rules, or with component values, that this program does not
//! have. Their moves are kept as they were written, so that the file can be taken to a program that has them.

use super::{Occupant, Room};
use crate::journal::{After, Entry, Terms};
use crate::trouble::{Not, Trouble};
use undercroft_core::log::LoggedMove;
use undercroft_core::{Log, Seat, Seed};

/// A game that was set aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Aside {
    seed: Seed,
    moves: Vec<LoggedMove>,
    /// Where its last move led, as far as that is known.
    after: After,
}

impl Aside {
    fn push(&mut self, seat: Seat, notation: &str, after: &After) {
        let n = self.moves.len() as u64 + 1;
        self.moves.push(LoggedMove { n, seat, notation: notation.to_owned(), script: Vec::new() });
        self.after.clone_from(after);
    }

    /// A seat took its last move back; what others did in secret since then stays.
    fn take_back(&mut self, seat: Seat) -> Result<(), String> {
        let last = self.moves.iter().rposition(|mv| mv.seat == seat).ok_or("takes back nothing")?;
        self.moves.remove(last);
        self.moves.iter_mut().zip(1..).for_each(|(mv, n)| mv.n = n);
        self.after = After::default();
        Ok(())
    }
}

/// Does this program have the rules and component values of the table?
fn plays_by_our_rules(terms: &Terms) -> bool {
    let same_rules =
        undercroft_shelf::facts_of(&terms.game).is_ok_and(|facts| facts.rules_version == terms.rules);
    let same_components = terms.components.as_ref().is_none_or(|noted| {
        undercroft_shelf::components_fingerprint(&terms.game, &terms.setup).is_ok_and(|ours| ours == *noted)
    });
    same_rules && same_components
}

impl Room {
    /// Adds an entry that was written before, perhaps by a program with other rules: where the game cannot be
    /// followed any more, it is set aside.
    pub fn recall(&mut self, entry: &Entry, at: crate::time::Millis) -> Result<(), Trouble> {
        if let Entry::Started { seed } = entry
            && !plays_by_our_rules(&self.terms)
        {
            self.start_aside(seed);
        }
        match self.apply(entry, at) {
            Err(_) if self.aside.is_none() && self.set_aside() => self.apply(entry, at),
            done => done,
        }
    }

    /// Where the game stands after a move, to be noted with it.
    pub fn after(&self) -> After {
        let Some(table) = self.table() else { return After::default() };
        let end = table.status().outcome().map(|outcome| outcome.reason().to_owned());
        After { state: Some(table.hash()), end }
    }

    /// After the last entry was recalled: is the game where it was when that was written?
    pub fn compare(&mut self) {
        let Some(noted) = &self.noted.state else { return };
        if self.table().is_some_and(|table| table.hash() != *noted) {
            self.set_aside();
        }
    }

    /// Was the game set aside? Then this is the version of the rules it was begun by.
    pub fn other_rules(&self) -> Option<u32> {
        self.aside.as_ref().map(|_| self.terms.rules)
    }

    fn start_aside(&mut self, seed: &str) {
        // A seed that was stored was checked before.
        let Ok(seed) = Seed::new(seed) else { return };
        self.aside = Some(Aside { seed, moves: Vec::new(), after: After::default() });
        self.seat_bots();
    }

    fn set_aside(&mut self) -> bool {
        let Some(table) = self.table.take() else { return false };
        let log = table.log(&[]);
        self.aside = Some(Aside { seed: log.seed, moves: log.moves, after: std::mem::take(&mut self.noted) });
        self.back = None;
        true
    }

    pub(super) fn seat_bots(&mut self) {
        for chair in self.chairs.iter_mut().filter(|chair| chair.occupant == Occupant::Nobody) {
            chair.occupant = Occupant::Bot(self.terms.stand_in.clone());
        }
    }

    /// What an entry does to a game that was set aside. Says whether it was one about the game.
    pub(super) fn take_aside(&mut self, entry: &Entry) -> Result<bool, String> {
        let Some(aside) = &mut self.aside else { return Ok(false) };
        match entry {
            Entry::Moved { seat, notation, after, .. } => aside.push(*seat, notation, after),
            Entry::TakenBack { seat } => aside.take_back(*seat)?,
            Entry::Started { .. } => {}
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The last move of a seat, counted from 1.
    pub(super) fn last_move_of(&self, seat: Seat) -> Option<usize> {
        match (&self.table, &self.aside) {
            (Some(table), _) => (1..=table.moves()).rev().find(|number| table.mover(*number) == Some(seat)),
            (None, Some(aside)) => aside.moves.iter().rposition(|mv| mv.seat == seat).map(|index| index + 1),
            (None, None) => None,
        }
    }

    /// Goes back to where only so many moves had been played.
    pub(super) fn go_back_to(&mut self, moves: usize) {
        if let Some(table) = &mut self.table {
            for (index, gain) in self.gains.drain(moves.min(self.gains.len())..).enumerate() {
                self.owed.extend(table.mover(moves + index + 1).map(|seat| (seat, gain)));
            }
            table.go_back(moves);
        } else if let Some(aside) = &mut self.aside {
            aside.moves.truncate(moves);
            aside.after = After::default();
        }
        (self.went_back, self.noted) = (true, After::default());
        self.rewritten += 1;
    }

    /// The file of a game that was set aside, for those who played it. What was secret in it is no longer, so the
    /// game must be closed before the file is given away.
    pub fn log_set_aside(&self) -> Option<Log> {
        let aside = self.aside.as_ref()?;
        Some(Log {
            game: self.terms.game.clone(),
            rules: self.terms.rules,
            setup: self.terms.setup.clone(),
            players: self.names(),
            seed: aside.seed.clone(),
            script: Vec::new(),
            position: self.terms.position.clone(),
            moves: aside.moves.clone(),
            hash: aside.after.state.clone().unwrap_or_default(),
            end: aside.after.end.clone(),
        })
    }

    /// Closes a game that was set aside, for good: somebody who played it takes the file home.
    pub fn close_aside(&self, person: &crate::ids::PersonId) -> Result<Vec<Entry>, Trouble> {
        self.seat_of(person).ok_or(Not::Seated)?;
        Ok(if self.closed || self.aside.is_none() { Vec::new() } else { vec![Entry::Closed] })
    }
}
