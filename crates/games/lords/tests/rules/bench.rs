//! A table on which tests put things where they want them.

use undercroft_core::{Chance, Company, Game, Language, Quick, Seat, Setup, Silent, Status, Tell, Words};
use undercroft_lords::components::{Adventurer, Card, Creature, EventTile, Order, Room, Season, Trap};
use undercroft_lords::state::{Ask, Battle, Cell, Cells, Member, Orders, Phase, Player};
use undercroft_lords::{Event, Lords, State, training};

pub struct Bench {
    pub game: Lords,
    pub state: State,
    pub events: Vec<Event>,
    luck: Quick,
}

pub fn cell(text: &str) -> Cell {
    Cell::read(text).expect("a square")
}

/// Plays at random to the end and shows the state after every move.
pub fn play_at_random(game: &Lords, seed: u64, mut look: impl FnMut(&State)) {
    let mut chance = Quick::new(seed);
    let mut state = game.start(&mut chance, &mut Silent);
    let mut moves = Vec::new();
    while let Some(seat) = game.status(&state).acting().first() {
        moves.clear();
        game.legal_moves(&state, seat, &mut moves);
        let mv = moves[chance.below(moves.len() as u32) as usize];
        game.apply(&mut state, seat, mv, &mut chance, &mut Silent);
        look(&state);
    }
}

impl Bench {
    pub fn new(seats: u8) -> Bench {
        Bench::with(Setup::new(seats))
    }

    pub fn full(seats: u8) -> Bench {
        Bench::with(Setup::new(seats).with("rules", "full"))
    }

    /// A full game of four in which everybody has kept an order.
    pub fn begun() -> Bench {
        let mut bench = Bench::full(4);
        for number in 1..=4 {
            let keep = bench.legal(number)[0].clone();
            bench.play(number, &keep);
        }
        bench.state.first = Seat::FIRST;
        bench
    }

    pub fn with(setup: Setup) -> Bench {
        Bench::seeded(setup, 7)
    }

    pub fn seeded(setup: Setup, seed: u64) -> Bench {
        let game = Lords::new(&setup).expect("a set-up of the game");
        let mut luck = Quick::new(seed);
        let mut events = Vec::new();
        let mut state = game.start(&mut luck, &mut events);
        state.first = Seat::FIRST;
        Bench { game, state, events, luck }
    }

    /// A set battle of the training ground, with nobody at the other dungeon.
    pub fn training(id: &str) -> Bench {
        let (game, state) = training::alone(training::scenario(id).expect("a scenario"));
        Bench { game, state, events: Vec::new(), luck: Quick::new(7) }
    }

    pub fn me(&mut self) -> &mut Player {
        &mut self.state.players[0]
    }

    pub fn player(&mut self, number: usize) -> &mut Player {
        &mut self.state.players[number - 1]
    }

    /// Plays a legal move of seat `number`.
    pub fn play(&mut self, number: u8, text: &str) -> &mut Bench {
        let mv = self.game.read_move(text).expect("a move");
        let mut events = Vec::new();
        self.game
            .play(&mut self.state, Seat::new(number - 1), mv, &mut self.luck, &mut events)
            .unwrap_or_else(|refusal| {
                panic!("{number}: {text}: {refusal}, asked {:?}: {:?}", self.state.ask, self.legal(number))
            });
        self.events = events;
        self
    }

    pub fn all(&mut self, number: u8, texts: &[&str]) -> &mut Bench {
        for text in texts {
            self.play(number, text);
        }
        self
    }

    /// The rule that forbids a move.
    pub fn refused(&self, number: u8, text: &str) -> &'static str {
        let mv = self.game.read_move(text).expect("a move");
        let refusal = self.game.check(&self.state, Seat::new(number - 1), mv);
        refusal.expect_err("the move should be refused").rule
    }

    /// The same with the sentence that an English player reads.
    pub fn told(&self, number: u8, text: &str) -> (&'static str, String) {
        let mv = self.game.read_move(text).expect("a move");
        let refusal = self.game.check(&self.state, Seat::new(number - 1), mv);
        let refusal = refusal.expect_err("the move should be refused");
        let words = Words::new(Language::En, &[Lords::words(Language::En)]);
        (refusal.rule, words.try_say(&refusal.phrase, &Company::default()).expect("a sentence"))
    }

    pub fn legal(&self, number: u8) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.state, Seat::new(number - 1), &mut moves);
        moves.into_iter().map(|mv| mv.to_string()).collect()
    }

    pub fn may(&self, number: u8, text: &str) -> bool {
        self.legal(number).iter().any(|one| one == text)
    }

    pub fn acting(&self) -> Vec<u8> {
        self.game.status(&self.state).acting().iter().map(Seat::number).collect()
    }

    /// All players give their three orders, whatever was inaccessible.
    pub fn orders(&mut self, given: &[[Order; 3]]) -> &mut Bench {
        for (index, three) in given.iter().enumerate() {
            let others = Orders::ALL.minus(three.iter().copied().collect());
            self.state.players[index].inaccessible = others.iter().take(2).collect();
            for order in three {
                self.play(index as u8 + 1, &format!("order {order}"));
            }
            if given.len() == 2 {
                let third = self.legal(index as u8 + 1)[0].clone();
                self.play(index as u8 + 1, &third);
            }
        }
        self
    }

    /// Everybody takes the mildest way until `stop` says so.
    pub fn until(&mut self, stop: impl Fn(&State) -> bool) -> &mut Bench {
        for _ in 0..2000 {
            if stop(&self.state) {
                return self;
            }
            let Some(number) = self.acting().first().copied() else { return self };
            let legal = self.legal(number);
            let mild = ["pass", "done", "ready", "give 0"];
            let chosen = mild.iter().find(|mild| legal.iter().any(|one| one == *mild));
            let text = chosen.map_or_else(|| legal[0].clone(), |mild| (*mild).to_owned());
            self.play(number, &text);
        }
        panic!("it does not come to that");
    }

    /// The event phase of spring with this tile, first player first.
    pub fn event(&mut self, tile: EventTile) -> &mut Bench {
        self.event_in(Season::Spring, tile)
    }

    /// The event phase of a season with this tile.
    pub fn event_in(&mut self, season: Season, tile: EventTile) -> &mut Bench {
        self.state.season = season;
        let place = EventTile::place_of(season).expect("a season with an event");
        self.state.event_tiles[place] = tile;
        let turn = self.state.seats() - 1;
        self.state.phase = Phase::Recall(turn);
        let last = self.state.seat_in_turn(turn);
        self.state.ask = Ask::Recall;
        self.state.actor = last;
        let player = &mut self.state.players[last.index()];
        player.chosen = [Order::Food, Order::Dig, Order::Mine].into_iter().collect();
        player.waiting = Orders::default().with(Order::Dig);
        self.play(last.number(), "recall food")
    }

    /// Combat in seat 1's dungeon only: a party, traps and creatures at the entrance.
    pub fn combat(&mut self, party: &[Adventurer], traps: &[Trap], creatures: &[Creature]) -> &mut Bench {
        let state = &mut self.state;
        state.season = Season::Autumn;
        state.phase = Phase::Planning(0);
        state.ask = Ask::Plan;
        state.actor = Seat::FIRST;
        state.combat_round = 1;
        state.battle = Battle::default();
        state.players.iter_mut().for_each(|player| player.party.clear());
        let me = &mut state.players[0];
        me.party = party.iter().copied().map(Member::new).collect();
        me.traps = traps.iter().copied().collect();
        me.up = creatures.iter().copied().collect();
        me.plan.tile = Some(Cell::ENTRANCE);
        self.cards(&[Card::Fireball, Card::MagicShield, Card::DetectEvil, Card::Suggestion])
    }

    /// A battle of seat 1 into which all of this is sent, by one card all the time, up to where the owner is asked or
    /// the next round begins.
    pub fn battle(party: &[Adventurer], traps: &[Trap], creatures: &[Creature], card: Card) -> Bench {
        let mut bench = Bench::new(4);
        bench.combat(party, traps, creatures).cards(&[card; 4]);
        bench.send_all();
        bench
    }

    /// Seat 1 lays all its traps, sends all its creatures and is ready.
    pub fn send_all(&mut self) -> &mut Bench {
        let (traps, creatures) = (self.me().traps, self.me().up);
        for trap in traps.each() {
            self.play(1, &format!("lay {trap}"));
        }
        for creature in creatures.each() {
            self.play(1, &format!("send {creature}"));
        }
        self.play(1, "ready")
    }

    /// Puts a room of seat 1 in place of a tunnel.
    pub fn room(&mut self, room: Room, square: &str) -> &mut Bench {
        let dungeon = &mut self.me().dungeon;
        dungeon.tunnels = dungeon.tunnels.minus(Cells::only(cell(square)));
        dungeon.rooms.put(room, cell(square));
        self
    }

    /// The combat cards of the year, round by round.
    pub fn cards(&mut self, cards: &[Card]) -> &mut Bench {
        self.state.cards[usize::from(self.state.year - 1)] = cards.iter().copied().collect();
        self
    }

    /// Damage on the party of seat 1, front to back.
    pub fn damage(&self) -> Vec<u8> {
        self.state.players[0].party.iter().map(|member| member.damage).collect()
    }

    pub fn party(&self) -> Vec<&'static str> {
        self.state.players[0].party.iter().map(|member| member.who.id()).collect()
    }

    pub fn conquered(&self) -> u8 {
        self.state.players[0].dungeon.conquered.len()
    }

    pub fn heard(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(wanted)
    }

    pub fn is_over(&self) -> bool {
        matches!(self.game.status(&self.state), Status::Over(_))
    }

    /// What seat `number` would hear or do next without luck.
    pub fn silent(&mut self, number: u8, text: &str) -> State {
        let mut state = self.state.clone();
        let mv = self.game.read_move(text).expect("a move");
        self.game.apply(&mut state, Seat::new(number - 1), mv, &mut self.luck, &mut Silent);
        state
    }
}
