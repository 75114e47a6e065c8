//! A workbench: a table in the middle of round 1 whose sheets a test fills in as it needs them.

use undercroft_core::{Game, Quick, Refusal, Script, Seat, Setup};
use undercroft_paper::components::{GoalCard, Item, Room, Symbol, Talent};
use undercroft_paper::state::{Dealt, DungeonCard};
use undercroft_paper::{Event, Paper, Phase, Score, State, Team};

pub struct Bench {
    pub game: Paper,
    pub state: State,
}

/// White sword, white hat, clover, black sword, boots, black mask.
pub const DICE: [Symbol; 6] =
    [Symbol::Warrior, Symbol::Wizard, Symbol::Clover, Symbol::Warrior, Symbol::Boots, Symbol::Rogue];

/// Talents that do nothing once the game has begun (the Ranger: on dry land).
const TALENTS: [[Talent; 2]; 3] =
    [[Talent::Ranger, Talent::Thief], [Talent::Craftsman, Talent::Noble], [Talent::Healer, Talent::Seer]];
/// Goals that train Warrior and Cleric with black dice, Wizard and Rogue with white ones.
const GOALS: [[u64; 2]; 3] = [[7, 1], [9, 2], [15, 3]];

impl Bench {
    /// In dungeon A, without missions, nobody inside yet.
    pub fn new(seats: u8) -> Bench {
        Bench::with(Setup::new(seats).with("dungeon", "a").with("missions", "off"))
    }

    pub fn with(setup: Setup) -> Bench {
        let game = Paper::new(&setup).unwrap();
        let mut state = game.start(&mut Quick::new(1), &mut undercroft_core::Silent);
        state.phase = Phase::Dice;
        state.round = 1;
        state.dice = DICE;
        for (index, team) in state.teams.iter_mut().enumerate() {
            let goals = GOALS[index].map(|number| GoalCard::from_number(number).unwrap());
            *team = Team::new(Dealt { talents: TALENTS[index], goals });
            (team.talent, team.goal) = (Some(TALENTS[index][0]), Some(goals[0]));
        }
        state.shown = state.teams;
        Bench { game, state }
    }

    /// Alone, with this talent.
    pub fn talent(talent: Talent) -> Bench {
        let mut bench = Bench::new(1);
        bench.team().talent = Some(talent);
        bench
    }

    pub fn team(&mut self) -> &mut Team {
        &mut self.state.teams[0]
    }

    pub fn other(&mut self) -> &mut Team {
        &mut self.state.teams[1]
    }

    /// The first team stands in a room (and has explored it).
    pub fn at(mut self, name: &str) -> Bench {
        self.stand(name);
        self
    }

    pub fn stand(&mut self, name: &str) {
        let team = self.team();
        team.position = Some(room(name));
        team.entrance = Some(room("A1"));
        team.explored.insert(room(name));
    }

    pub fn finish_item(&mut self, item: Item) {
        self.team().items[item as usize] = 2;
    }

    /// The first seat plays moves, each of which must be legal.
    pub fn play(&mut self, moves: &[&str]) -> Vec<Event> {
        self.play_as(1, moves, &[])
    }

    pub fn play_as(&mut self, seat: u64, moves: &[&str], script: &[&str]) -> Vec<Event> {
        let mut events = Vec::new();
        let mut chance = Script::new(script.iter().copied(), Quick::new(9));
        for text in moves {
            let mv = self.game.read_move(text).unwrap();
            let seat = Seat::from_number(seat).unwrap();
            self.game
                .play(&mut self.state, seat, mv, &mut chance, &mut events)
                .unwrap_or_else(|refusal| panic!("“{text}” is refused by {}", refusal.rule));
        }
        chance.finish().unwrap();
        events
    }

    /// The rule that forbids a move of the first seat; the state must stay as it is.
    pub fn refused(&mut self, text: &str) -> &'static str {
        self.refusal(text).rule
    }

    /// The whole answer to a move that is forbidden.
    pub fn refusal(&mut self, text: &str) -> Refusal {
        let mv = self.game.read_move(text).unwrap();
        let before = self.state;
        let refusal = self
            .game
            .play(&mut self.state, Seat::FIRST, mv, &mut Quick::new(0), &mut undercroft_core::Silent)
            .expect_err(text);
        assert_eq!(self.state, before, "a refused move changes nothing");
        refusal
    }

    pub fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.state, Seat::FIRST, &mut moves);
        moves.into_iter().map(|mv| self.game.write_move(mv)).collect()
    }

    /// Marks three dice as used, and the rounds before as played, for every team.
    pub fn spend_dice(&mut self) {
        let usable: Vec<usize> = (0..6).filter(|place| self.state.dice[*place] != Symbol::Skull).collect();
        for team in &mut self.state.teams {
            team.used = [false; 6];
            usable.iter().take(3).for_each(|place| team.used[*place] = true);
        }
    }

    /// Goes to the end of a round, without anything happening in it, and settles it. Dice of the next round
    /// may be dictated as faces 1 to 6 (sword, hat, cross, mask, clover or boots, skull).
    pub fn end_round(&mut self, round: u8, script: &[&str]) -> Vec<Event> {
        self.state.round = round;
        self.spend_dice();
        let seats = self.state.teams.len() as u64;
        let mut events = Vec::new();
        for seat in 1..=seats {
            let script = if seat == seats { script } else { &[] };
            events.extend(self.play_as(seat, &["done"], script));
        }
        events
    }

    pub fn score(&self) -> Score {
        self.game.score(&self.state, Seat::FIRST)
    }
}

/// Dice without a skull.
pub const QUIET: [&str; 6] = ["1", "2", "3", "1", "2", "3"];

pub fn room(name: &str) -> Room {
    Room::from_name(name).unwrap()
}

pub fn dungeon(letter: &str) -> DungeonCard {
    DungeonCard::from_letter(letter).unwrap()
}
