//! A table on which tests put things where they want them.

use undercroft_core::{Game, Quick, Script, Seat, Setup};
use undercroft_dungeoneer::ids::{Card, HeroId, QuestId, Spot};
use undercroft_dungeoneer::state::{Cell, Frame, Item, OpenQuest, Phase, Placed, Player};
use undercroft_dungeoneer::{Components, Dungeoneer, Event, State};

/// A table of the heroic set.
pub type Bench = Table<0>;
/// A table of the legendary set.
pub type Altar = Table<1>;

/// A pack in which one text of one entry is another one.
#[track_caller]
pub fn edited(pack: &str, id: &str, from: &str, to: &str) -> String {
    let entry = pack.find(&format!("id = \"{id}\"")).expect("an entry of this id");
    let at = entry + pack[entry..].find(from).expect("the text that is edited");
    format!("{}{to}{}", &pack[..at], &pack[at + from.len()..])
}

/// A set-up with a pack of one's own.
pub fn with_pack(seats: u8, pack: String) -> Setup {
    let mut setup = Setup::new(seats);
    setup.components = Some(pack);
    setup
}

pub struct Table<const SET: usize> {
    pub game: Dungeoneer<SET>,
    pub state: State,
    pub events: Vec<Event>,
    luck: Quick,
}

impl<const SET: usize> Table<SET> {
    pub fn new(seats: u8) -> Self {
        Self::with(Setup::new(seats))
    }

    /// A table at the beginning of the first player's Hero phase, with nothing to build.
    pub fn with(setup: Setup) -> Self {
        let mut table = Self::keeping_heroes(setup);
        for player in table.state.players.iter_mut() {
            player.hero = HeroId(0);
        }
        table
    }

    /// The same with the heroes that were dealt.
    pub fn keeping_heroes(setup: Setup) -> Self {
        let game = Dungeoneer::new(&setup).expect("a set-up of the game");
        let mut luck = Quick::new(7);
        let mut events = Vec::new();
        let mut state = game.start(&mut luck, &mut events);
        (state.first, state.active) = (Seat::FIRST, Seat::FIRST);
        for frame in std::mem::take(&mut state.stack) {
            if let Frame::Place { location, .. } = frame {
                state.locations.push(location);
            }
        }
        state.phase = Phase::Hero;
        state.player_mut(Seat::FIRST).ap = 3;
        Table { game, state, events: Vec::new(), luck }
    }

    pub fn components(&self) -> &Components {
        self.game.components()
    }

    pub fn me(&mut self) -> &mut Player {
        self.player(1)
    }

    pub fn player(&mut self, number: usize) -> &mut Player {
        &mut self.state.players[number - 1]
    }

    pub fn quest(&self, word: &str) -> QuestId {
        self.components().find_quest(word).expect("a quest")
    }

    pub fn card(&self, word: &str) -> Card {
        self.components().find_card(word).expect("a card")
    }

    /// The only quest on the table, besides nothing of anybody; the rest goes into the deck.
    pub fn only_quest(&mut self, word: &str, owner: Option<usize>) {
        let quest = self.quest(word);
        let seat = owner.map(|number| Seat::new(number as u8 - 1));
        for open in self.state.quests {
            if self.components().quest(open.quest).in_deck {
                self.state.quest_deck.push(open.quest);
            }
        }
        self.state.quest_deck.retain(|one| *one != quest);
        self.state.quests.clear();
        self.state.quests.push(OpenQuest { quest, owner: seat, ..OpenQuest::default() });
    }

    /// A location on the map, far from everything, if it does not lie there already.
    pub fn lay(&mut self, word: &str) -> Spot {
        let location = self.components().find_site(word).expect("a location");
        if let Some(spot) = self.state.spot_of(location) {
            return spot;
        }
        let x = 20 + self.state.map.len() as i8;
        self.state.locations.retain(|one| *one != location);
        self.state.map.push(Placed { location, cell: Cell { x, y: 9 }, ..Placed::default() });
        Spot(self.state.map.len() as u8 - 1)
    }

    /// A map of these locations only, from the entrance to the north; everybody stands at the entrance.
    pub fn line(&mut self, words: &[&str]) {
        for placed in self.state.map {
            self.state.locations.push(placed.location);
        }
        self.state.map.clear();
        for (y, word) in (0..).zip(words) {
            let location = self.components().find_site(word).expect("a location");
            self.state.locations.retain(|one| *one != location);
            self.state.map.push(Placed { location, cell: Cell { x: 0, y }, ..Placed::default() });
        }
        for player in self.state.players.iter_mut() {
            player.spot = Spot(0);
        }
    }

    /// A map of these locations at these places only; everybody stands in the first, and nothing else is built.
    pub fn dungeon(&mut self, map: &[(&str, i8, i8)]) {
        let words: Vec<&str> = map.iter().map(|(word, ..)| *word).collect();
        self.line(&words);
        for (placed, (_, x, y)) in self.state.map.iter_mut().zip(map) {
            placed.cell = Cell { x: *x, y: *y };
        }
        for player in self.state.players.iter_mut() {
            player.visited = 1;
        }
    }

    /// Nobody holds, has earned or fears anything.
    pub fn bare(&mut self) {
        for number in 1..=self.state.players.len() {
            self.clear_hand(number);
            let player = self.player(number);
            (player.glory, player.peril) = (0, 0);
        }
    }

    /// The Hero phase of somebody, with so many action points.
    pub fn turn_of(&mut self, number: u8, ap: u8) {
        self.state.active = Seat::new(number - 1);
        self.state.phase = Phase::Hero;
        self.player(usize::from(number)).ap = ap;
    }

    /// The hero of a player stands in a location.
    pub fn put(&mut self, number: usize, word: &str) -> Spot {
        let spot = self.lay(word);
        self.player(number).spot = spot;
        spot
    }

    /// A card is readied.
    pub fn ready(&mut self, number: usize, word: &str) -> Card {
        let card = self.card(word);
        self.take_out(card);
        self.player(number).items.push(Item { card, ..Item::default() });
        card
    }

    /// A card comes into a hand.
    pub fn deal(&mut self, number: usize, word: &str) -> Card {
        let card = self.card(word);
        self.take_out(card);
        self.player(number).hand.insert(card);
        card
    }

    /// A hand goes back into its decks.
    pub fn clear_hand(&mut self, number: usize) {
        let split = self.game.agreed().split_decks;
        for card in std::mem::take(&mut self.player(number).hand).iter() {
            if split && !self.components().card(card).class.is_glory() {
                self.state.peril_deck.push(card);
            } else {
                self.state.deck.push(card);
            }
        }
    }

    /// Takes a card from wherever it is.
    pub fn take_out(&mut self, card: Card) {
        self.state.deck.retain(|one| *one != card);
        self.state.peril_deck.retain(|one| *one != card);
        self.state.discard.remove(card);
        for player in self.state.players.iter_mut() {
            player.hand.remove(card);
        }
    }

    pub fn legal(&self, number: u8) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.state, Seat::new(number - 1), &mut moves);
        moves.into_iter().map(|mv| self.game.write_move(mv)).collect()
    }

    #[track_caller]
    pub fn may(&self, number: u8, text: &str) -> bool {
        self.legal(number).iter().any(|one| one == text)
    }

    /// Is it allowed, as an answer, an order or an interjection?
    pub fn ok(&self, number: u8, text: &str) -> bool {
        let mv = self.game.read_move(text).expect("a move");
        self.game.check(&self.state, Seat::new(number - 1), mv).is_ok()
    }

    /// The rule that forbids it.
    #[track_caller]
    pub fn refused(&self, number: u8, text: &str) -> &'static str {
        let mv = self.game.read_move(text).expect("a move");
        self.game.check(&self.state, Seat::new(number - 1), mv).expect_err("it is refused").rule
    }

    /// The events since the last look at them.
    pub fn told(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    /// What an observer sees of the table.
    pub fn seen_by(&self, number: u8) -> undercroft_dungeoneer::View {
        self.game.view(&self.state, undercroft_core::Observer::Seat(Seat::new(number - 1)))
    }

    /// Plays a legal move with these dice, picks and cards; all of them are used.
    #[track_caller]
    pub fn play_with(&mut self, number: u8, text: &str, chance: &[&str]) {
        let mv = self.game.read_move(text).expect("a move");
        let seat = Seat::new(number - 1);
        if let Err(refusal) = self.game.check(&self.state, seat, mv) {
            panic!("{text} is not legal ({refusal:?}), but {:?}", self.legal(number));
        }
        let mut script = Script::new(chance.iter().copied(), self.luck.clone());
        self.game.apply(&mut self.state, seat, mv, &mut script, &mut self.events);
        self.luck = script.finish().expect("a script that is used up");
    }

    /// Plays a legal move with whatever dice come.
    #[track_caller]
    pub fn play_with_luck(&mut self, number: u8, text: &str) {
        let mv = self.game.read_move(text).expect("a move");
        let seat = Seat::new(number - 1);
        self.game.check(&self.state, seat, mv).expect("a legal move");
        self.game.apply(&mut self.state, seat, mv, &mut self.luck, &mut self.events);
    }

    #[track_caller]
    pub fn play(&mut self, number: u8, text: &str) {
        self.play_with(number, text, &[]);
    }

    /// A player's hand is these cards, besides nothing.
    pub fn hold(&mut self, number: usize, words: &[&str]) {
        let old: Vec<Card> = self.player(number).hand.iter().collect();
        for card in old {
            self.player(number).hand.remove(card);
            self.state.deck.push(card);
        }
        for word in words {
            let card = self.card(word);
            self.take_out(card);
            self.player(number).hand.insert(card);
        }
    }

    /// The hero with this word plays for somebody.
    pub fn cast(&mut self, number: usize, word: &str) {
        self.player(number).hero = self.components().find_hero(word).expect("a hero");
    }

    /// The first player is Dungeonlord, with the peril of the second.
    pub fn as_dungeonlord(&mut self, peril: u16) {
        self.state.phase = Phase::Dungeonlord;
        self.state.legend.tokens = 0;
        self.player(2).peril = peril;
        self.hold(2, &[]);
    }
}
