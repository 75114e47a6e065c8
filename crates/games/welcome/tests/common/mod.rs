//! Ways to set a table for a rule's test.
#![allow(dead_code)]

use undercroft_core::table::PlayError;
use undercroft_core::{Game, Observer, Seat, Seed, Setup, Table};
use undercroft_welcome::{Monster, View, Welcome};

pub fn seat(number: u64) -> Seat {
    Seat::from_number(number).unwrap()
}

/// A new table, with options as on the command line.
pub fn table(seats: u8, options: &str) -> Table<Welcome> {
    table_with_seed(seats, options, "rules")
}

pub fn table_with_seed(seats: u8, options: &str, seed: &str) -> Table<Welcome> {
    let game = Welcome::new(&Setup::new(seats).read_options(options).unwrap()).unwrap();
    Table::new(game, Seed::new(seed).unwrap())
}

/// A table that starts from a position in `tests/positions`, or from the text itself.
pub fn position(text: &str) -> Table<Welcome> {
    Table::from_position(text, Seed::new("rules").unwrap()).unwrap()
}

/// Whose turn it is.
pub fn turn(table: &Table<Welcome>) -> Seat {
    table.status().acting().first().expect("the game is still on")
}

/// The player on turn makes a move.
pub fn play(table: &mut Table<Welcome>, mv: &str) {
    let seat = turn(table);
    table.play_text(seat, mv, &[]).unwrap_or_else(|error| panic!("{mv}: {error}"));
}

/// Several moves, each by whoever is on turn.
pub fn play_all(table: &mut Table<Welcome>, moves: &[&str]) {
    for mv in moves {
        play(table, mv);
    }
}

/// The player on turn draws this monster.
pub fn draw(table: &mut Table<Welcome>, monster: &str) {
    let seat = turn(table);
    table.play_text(seat, "draw", &[monster.to_owned()]).unwrap();
}

/// Draws this monster and adds it.
pub fn add(table: &mut Table<Welcome>, monster: &str) {
    draw(table, monster);
    play(table, "add");
}

/// Draws this monster and throws it away with the tile.
pub fn throw(table: &mut Table<Welcome>, monster: &str, tile: &str) {
    draw(table, monster);
    play(table, &format!("discard {tile}"));
}

/// What the player on turn may do.
pub fn legal(table: &Table<Welcome>) -> Vec<String> {
    table.legal_moves(turn(table)).into_iter().map(|mv| table.game().write_move(mv)).collect()
}

/// The rule that forbids the move to the player on turn.
pub fn refused(table: &Table<Welcome>, mv: &str) -> &'static str {
    refused_to(table, turn(table), mv)
}

/// The rule that forbids the move to this player.
pub fn refused_to(table: &Table<Welcome>, seat: Seat, mv: &str) -> &'static str {
    let mut copy = table.clone();
    match copy.play_text(seat, mv, &[]) {
        Err(PlayError::Refused(refusal)) => refusal.rule,
        other => panic!("{mv} should be refused: {other:?}"),
    }
}

/// What everybody sees.
pub fn public(table: &Table<Welcome>) -> View {
    table.view(Observer::Spectator)
}

pub fn view(table: &Table<Welcome>, number: u64) -> View {
    table.view(Observer::Seat(seat(number)))
}

/// The hero's health in the dungeon.
pub fn health(table: &Table<Welcome>) -> i8 {
    public(table).delve.expect("somebody is in the dungeon").health
}

/// A dungeon to be set up by play: two players, the pile in the order it will be met.
pub struct Dungeon {
    hero: &'static str,
    options: String,
    without: Vec<&'static str>,
    pile: Vec<&'static str>,
    deck_is_empty: bool,
}

impl Dungeon {
    pub fn of(hero: &'static str) -> Dungeon {
        Dungeon { hero, options: String::new(), without: Vec::new(), pile: Vec::new(), deck_is_empty: false }
    }

    /// Tiles that have been thrown away.
    pub fn without(mut self, tiles: &[&'static str]) -> Dungeon {
        self.without = tiles.to_vec();
        self
    }

    /// Everything but these tiles has been thrown away.
    pub fn with_only(mut self, tiles: &[&'static str]) -> Dungeon {
        let game = Welcome::new(&Setup::new(2)).unwrap();
        let hero = undercroft_welcome::Hero::from_id(self.hero).unwrap();
        let six = game.components().tiles(hero).iter().map(|(tile, _)| tile.id());
        self.without = six.filter(|tile| !tiles.contains(tile)).collect();
        self
    }

    /// Monsters, the first to be met first.
    pub fn pile(mut self, monsters: &[&'static str]) -> Dungeon {
        self.pile = monsters.to_vec();
        self
    }

    pub fn options(mut self, options: &str) -> Dungeon {
        self.options = options.to_owned();
        self
    }

    /// Plays the bidding and enters.
    pub fn enter(self) -> Table<Welcome> {
        let mut table = table(2, &format!("hero={},{}", self.hero, self.options));
        let fifo = self.options.contains("fifo");
        let mut spare: Vec<Monster> = table.game().components().deck().collect();
        for monster in &self.pile {
            let found = spare.iter().position(|other| other.id() == *monster).expect("enough copies");
            spare.remove(found);
        }
        // Spare cards go with the tiles, the rarest kinds last.
        for (tile, monster) in self.without.iter().zip(spare) {
            throw(&mut table, monster.id(), tile);
        }
        let mut in_order = self.pile.clone();
        if !fifo {
            in_order.reverse();
        }
        for monster in in_order {
            add(&mut table, monster);
        }
        play(&mut table, "pass");
        table
    }
}

/// Turns over cards until something is asked or the dungeon is over.
pub fn reveal_all(table: &mut Table<Welcome>) {
    while !table.status().acting().is_empty() && legal(table) == ["reveal"] {
        play(table, "reveal");
    }
}

/// Successes and failures of a player.
pub fn tally(table: &Table<Welcome>, seat: Seat) -> (u8, u8) {
    let player = public(table).players[seat.index()];
    (player.successes, player.failures)
}
