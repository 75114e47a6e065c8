//! The decisions of players and their notation.

use crate::components::{Adventurer, Creature, Order, Room, Trap};
use crate::state::Cell;
use undercroft_core::NotationError;

/// How a creature attacks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The plain attack.
    Plain,
    /// The Slime holds the party.
    Hold,
    /// The Troll is fed first.
    Fed,
    /// The Witch deals two small blows.
    Split,
    /// The Vampire sips and returns.
    Sip,
}

impl Mode {
    const ALL: [Mode; 5] = [Mode::Plain, Mode::Hold, Mode::Fed, Mode::Split, Mode::Sip];

    /// Its word in the notation.
    pub fn id(self) -> &'static str {
        match self {
            Mode::Plain => "",
            Mode::Hold => "hold",
            Mode::Fed => "fed",
            Mode::Split => "split",
            Mode::Sip => "sip",
        }
    }
}

/// A part of a wage, for the Monster Strike.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Part {
    Gold,
    Food,
    Evil,
    Trap,
}

impl Part {
    /// All of them.
    pub const ALL: [Part; 4] = [Part::Gold, Part::Food, Part::Evil, Part::Trap];

    /// Its word in the notation.
    pub fn id(self) -> &'static str {
        match self {
            Part::Gold => "gold",
            Part::Food => "food",
            Part::Evil => "evil",
            Part::Trap => "trap",
        }
    }
}

/// One decision. Places in a party and combat cards are counted from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Full game: keep this one of the three drawn orders in hand.
    Keep(Order),
    /// Give this order next.
    Order(Order),
    /// 2 players: the third order of the colour one operates.
    Third(Order),
    /// Use the space.
    Use,
    /// Decline.
    Pass,
    /// That is all.
    Done,
    /// Look at a combat card.
    Spy(u8),
    /// Dig a tunnel.
    Dig(Cell),
    /// Send this many imps to mine.
    Mine(u8),
    /// Hire a creature.
    Hire(Creature),
    /// Build a room in place of a tunnel.
    Build(Room, Cell),
    /// Put a room to work.
    Produce(Room),
    /// Take an order back.
    Recall(Order),
    /// Discard a trap.
    Discard(Trap),
    /// Feed a monster to the Demon.
    Feed(Creature),
    /// Pay a creature.
    Pay(Creature),
    /// Let a creature go.
    Release(Creature),
    /// Pay this much.
    Give(u8),
    /// Pay one part of a wage.
    PayPart(Creature, Part),
    /// Let a monster strike.
    Strike(Creature),
    /// Give a monster up.
    Lose(Creature),
    /// Gain the Evil.
    Accept,
    /// Defend this tile.
    Tile(Cell),
    /// Lay a trap.
    Lay(Trap),
    /// Send a creature.
    Send(Creature),
    /// The plan stands.
    Ready,
    /// Free a prisoner.
    Free(Adventurer),
    /// This trap goes first.
    First(Trap),
    /// Hit the adventurer in this place.
    Target(u8),
    /// Withdraw a monster.
    Withdraw(Creature),
    /// Withdraw all monsters.
    Retreat,
    /// The spell hits this monster.
    Pick(Creature),
    /// Attack; the place is 0 where there is nothing to choose.
    Attack(Creature, Mode, u8),
    /// A creature that cannot attack goes home.
    Idle(Creature),
}

impl std::fmt::Display for Move {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Move::Keep(order) => write!(f, "keep {order}"),
            Move::Order(order) => write!(f, "order {order}"),
            Move::Third(order) => write!(f, "third {order}"),
            Move::Use => f.write_str("use"),
            Move::Pass => f.write_str("pass"),
            Move::Done => f.write_str("done"),
            Move::Spy(place) => write!(f, "spy {place}"),
            Move::Dig(cell) => write!(f, "dig {cell}"),
            Move::Mine(imps) => write!(f, "mine {imps}"),
            Move::Hire(creature) => write!(f, "hire {creature}"),
            Move::Build(room, cell) => write!(f, "build {room} {cell}"),
            Move::Produce(room) => write!(f, "produce {room}"),
            Move::Recall(order) => write!(f, "recall {order}"),
            Move::Discard(trap) => write!(f, "discard {trap}"),
            Move::Feed(creature) => write!(f, "feed {creature}"),
            Move::Pay(creature) => write!(f, "pay {creature}"),
            Move::Release(creature) => write!(f, "release {creature}"),
            Move::Give(amount) => write!(f, "give {amount}"),
            Move::PayPart(creature, part) => write!(f, "part {creature} {}", part.id()),
            Move::Strike(creature) => write!(f, "strike {creature}"),
            Move::Lose(creature) => write!(f, "lose {creature}"),
            Move::Accept => f.write_str("accept"),
            Move::Tile(cell) => write!(f, "tile {cell}"),
            Move::Lay(trap) => write!(f, "lay {trap}"),
            Move::Send(creature) => write!(f, "send {creature}"),
            Move::Ready => f.write_str("ready"),
            Move::Free(adventurer) => write!(f, "free {adventurer}"),
            Move::First(trap) => write!(f, "first {trap}"),
            Move::Target(place) => write!(f, "target {place}"),
            Move::Withdraw(creature) => write!(f, "withdraw {creature}"),
            Move::Retreat => f.write_str("retreat"),
            Move::Pick(creature) => write!(f, "pick {creature}"),
            Move::Attack(creature, mode, place) => {
                write!(f, "attack {creature}")?;
                if mode != Mode::Plain {
                    write!(f, " {}", mode.id())?;
                }
                if place > 0 { write!(f, " {place}") } else { Ok(()) }
            }
            Move::Idle(creature) => write!(f, "idle {creature}"),
        }
    }
}

const EXPECTED: &str = "moves are written like: order dig, use, pass, done, dig B2, mine 3, hire troll, \
    build mint C3, produce mint, recall food, pay witch, release witch, give 2, tile C2, lay pendulum, \
    send ghost, ready, target 1, attack vampire sip 2";

/// Reads what `Display` writes; capitals and extra blanks do not matter.
impl std::str::FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let lower = text.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        read_words(&words).ok_or_else(|| NotationError::new(text, EXPECTED))
    }
}

fn read_words(words: &[&str]) -> Option<Move> {
    let (verb, rest) = words.split_first()?;
    match (*verb, rest) {
        ("attack", [creature, rest @ ..]) => {
            let (mode, rest) = match rest {
                [word, more @ ..] if mode(word).is_some() => (mode(word)?, more),
                _ => (Mode::Plain, rest),
            };
            let place = match rest {
                [] => 0,
                [place] => number(place).filter(|place| *place > 0)?,
                _ => return None,
            };
            Some(Move::Attack(Creature::from_id(creature)?, mode, place))
        }
        (verb, []) => match verb {
            "use" => Some(Move::Use),
            "pass" => Some(Move::Pass),
            "done" => Some(Move::Done),
            "accept" => Some(Move::Accept),
            "ready" => Some(Move::Ready),
            "retreat" => Some(Move::Retreat),
            _ => None,
        },
        (verb, [word]) => read_one(verb, word),
        ("build", [room, cell]) => Some(Move::Build(Room::from_id(room)?, Cell::read(cell)?)),
        ("part", [creature, part]) => {
            let part = Part::ALL.into_iter().find(|one| one.id() == *part)?;
            Some(Move::PayPart(Creature::from_id(creature)?, part))
        }
        _ => None,
    }
}

fn read_one(verb: &str, word: &str) -> Option<Move> {
    let creature = || Creature::from_id(word);
    let order = || Order::from_id(word);
    let trap = || Trap::from_id(word);
    match verb {
        "keep" => order().map(Move::Keep),
        "order" => order().map(Move::Order),
        "third" => order().map(Move::Third),
        "recall" => order().map(Move::Recall),
        "spy" => number(word).map(Move::Spy),
        "mine" => number(word).map(Move::Mine),
        "give" => number(word).map(Move::Give),
        "target" => number(word).map(Move::Target),
        "dig" => Cell::read(word).map(Move::Dig),
        "tile" => Cell::read(word).map(Move::Tile),
        "produce" => Room::from_id(word).map(Move::Produce),
        "discard" => trap().map(Move::Discard),
        "lay" => trap().map(Move::Lay),
        "first" => trap().map(Move::First),
        "free" => Adventurer::from_id(word).map(Move::Free),
        "hire" => creature().map(Move::Hire),
        "feed" => creature().map(Move::Feed),
        "pay" => creature().map(Move::Pay),
        "release" => creature().map(Move::Release),
        "strike" => creature().map(Move::Strike),
        "lose" => creature().map(Move::Lose),
        "send" => creature().map(Move::Send),
        "withdraw" => creature().map(Move::Withdraw),
        "pick" => creature().map(Move::Pick),
        "idle" => creature().map(Move::Idle),
        _ => None,
    }
}

fn mode(word: &str) -> Option<Mode> {
    Mode::ALL.into_iter().find(|mode| *mode != Mode::Plain && mode.id() == word)
}

fn number(word: &str) -> Option<u8> {
    // Only the digits that Display writes: `+1` and `01` would be second spellings.
    let number: u8 = word.parse().ok()?;
    (number.to_string() == word).then_some(number)
}
