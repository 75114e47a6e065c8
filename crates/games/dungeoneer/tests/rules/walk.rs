//! A table on which tests put things where they want them.

use undercroft_core::{Chance, Game, Quick, Seat, Setup};
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::state::{Cell, Phase, Placed, Player};
use undercroft_dungeoneer::{Event, State, Vault};

pub struct Walk {
    pub game: Vault,
    pub state: State,
    pub events: Vec<Event>,
    luck: Quick,
}

/// Luck in which the next dice are named.
struct Dice<'a> {
    luck: &'a mut Quick,
    dice: Vec<u8>,
}

impl Chance for Dice<'_> {
    fn bits(&mut self) -> u32 {
        self.luck.bits()
    }

    fn die(&mut self, sides: u8) -> u8 {
        if self.dice.is_empty() { self.luck.die(sides) } else { self.dice.remove(0) }
    }
}

impl Walk {
    pub fn new(seats: u8) -> Walk {
        Walk::seeded(Setup::new(seats), 7)
    }

    pub fn seeded(setup: Setup, seed: u64) -> Walk {
        let game = Vault::new(&setup).expect("a set-up of the game");
        let mut luck = Quick::new(seed);
        let mut events = Vec::new();
        let state = game.start(&mut luck, &mut events);
        Walk { game, state, events, luck }
    }

    pub fn active(&mut self) -> &mut Player {
        let seat = self.state.active;
        self.state.player_mut(seat)
    }

    /// Plays a legal move of whoever is asked.
    pub fn play(&mut self, text: &str) -> &mut Walk {
        self.roll(text, &[])
    }

    /// The same with the dice that fall.
    pub fn roll(&mut self, text: &str, dice: &[u8]) -> &mut Walk {
        let seat = self.asked();
        let mv = self.game.read_move(text).expect("a move");
        let mut luck = Dice { luck: &mut self.luck, dice: dice.to_vec() };
        self.events.clear();
        self.game
            .play(&mut self.state, seat, mv, &mut luck, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}; {:?}", self.legal()));
        self
    }

    pub fn asked(&self) -> Seat {
        self.game.status(&self.state).acting().first().expect("somebody is asked")
    }

    pub fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.state, self.asked(), &mut moves);
        moves.into_iter().map(|mv| self.game.write_move(mv)).collect()
    }

    /// The rule that forbids a move of whoever is asked.
    pub fn refused(&self, text: &str) -> &'static str {
        let mv = self.game.read_move(text).expect("a move");
        self.game.check(&self.state, self.asked(), mv).expect_err("the move should be refused").rule
    }

    /// The active hero, upright and with action points, in his Hero phase in a dungeon of these locations.
    pub fn in_dungeon(&mut self, map: &[(&str, i8, i8)], ap: u8) -> &mut Walk {
        self.state.stack.clear();
        self.state.phase = Phase::Hero;
        let all: Vec<_> = (self.state.map.iter().map(|placed| placed.location))
            .chain(self.state.locations.iter().copied())
            .collect();
        self.state.map.clear();
        for (word, x, y) in map {
            let location = self.game.components().find_site(word).expect("a location");
            self.state.map.push(Placed { location, cell: Cell { x: *x, y: *y }, ..Placed::default() });
        }
        let laid: Vec<_> = self.state.map.iter().map(|placed| placed.location).collect();
        self.state.locations = all.into_iter().filter(|one| !laid.contains(one)).collect();
        for player in &mut self.state.players {
            (player.spot, player.visited, player.prone) = (Spot(0), 1, false);
        }
        self.active().ap = ap;
        self
    }

    /// Plays at random to the end and shows the table before every move.
    pub fn play_on(&mut self, mut look: impl FnMut(&Walk)) {
        while self.game.status(&self.state).acting().first().is_some() {
            look(self);
            let moves = self.legal();
            let choice = self.luck.below(moves.len() as u32) as usize;
            self.play(&moves[choice]);
        }
    }
}
