//! The decisions of players and their notation.

use crate::components::{Components, Form};
use crate::ids::{Card, HeroId, Location, QuestId};
use crate::state::{Cell, Creature, Order, Side, Source};
use undercroft_core::{NotationError, Seat};

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Nothing more: ends the phase, closes the window, declines.
    Done,
    /// Place the drawn location, half-turned or not.
    Build(Cell, bool),
    /// Go through an exit, or have a hero moved there.
    Go(Side),
    /// Draw and place a location.
    Explore,
    /// Stand up.
    Stand,
    /// Lie down for an action point (variants).
    Lie,
    /// Play a card.
    Play(Card),
    /// Use an effect: what carries it, which of its blocks, and X.
    Use(Source, u8, u8),
    /// Use an effect on a creature that sets its price.
    UseOn(Source, u8, Creature),
    /// Attack a hero.
    Attack(Seat, Form),
    /// Challenge a creature.
    Challenge(Creature, Form),
    /// A minion attacks instead of the hero (DR-469).
    Unleash(Card, Creature, Form),
    /// Attempt a quest.
    Attempt(QuestId),
    /// Search for its object.
    Search(QuestId),
    /// Take charge of an escort.
    Take(QuestId),
    /// Bring the escort to its end.
    Deliver(QuestId),
    /// Leave the escort here.
    Leave(QuestId),
    /// Play a bane, paid by this seat's peril.
    Curse(Card, Seat),
    /// Put a monster into the declaration.
    Send(Card, Seat, Form),
    /// Put a trap into the declaration.
    Set(Card, Seat),
    /// Put a trap into the declaration that will wait in a location (DR-396).
    SetAt(Card, Seat, Location),
    /// Buy an effect of an encounter in the declaration, or use an extra attack it has.
    Special(Card, u8),
    /// Declare all encounters.
    Declare,
    /// Discard a card.
    Discard(Card),
    /// Save an action point.
    Save,
    /// One of several options.
    Pick(u8),
    /// A hero.
    Hero(Seat),
    /// A monster.
    Monster(Creature),
    /// A location.
    To(Location),
    /// A card.
    Card(Card),
    /// A form of battle.
    Form(Form),
    /// The monster goes to the lair.
    Lair(Card),
    /// The monster goes back to the hand.
    Hand(Card),
    /// DR-379: a peril for this player.
    Peril(Seat),
    /// A hero card.
    Choose(HeroId),
    /// A quest.
    Quest(QuestId),
    /// Give or withdraw a standing order.
    Order(Order, bool),
}

const EXPECTED: &str = "moves are written like: go north, explore, build 2,-1, build 2,-1 turned, play haste, use heal, \
    attack 2 melee, attempt seal_the_rift, curse ill_omen 2, send mutant_rat 2 melee, declare, discard dodge, \
    challenge mutant_rat speed, lair mutant_rat, save, done";

/// Writes a move with the words of the components.
pub fn write(components: &Components, mv: Move) -> String {
    let card = |card: Card| &components.card_words[card.index()];
    let quest = |quest: QuestId| &components.quest(quest).print.word;
    match mv {
        Move::Done => "done".to_owned(),
        Move::Build(cell, false) => format!("build {cell}"),
        Move::Build(cell, true) => format!("build {cell} turned"),
        Move::Go(side) => format!("go {}", side.word()),
        Move::Explore => "explore".to_owned(),
        Move::Stand => "stand".to_owned(),
        Move::Lie => "lie".to_owned(),
        Move::Play(one) => format!("play {}", card(one)),
        Move::Use(source, nth, x) => {
            let mut text = format!("use {}", source_word(components, source));
            if nth > 0 || x > 0 {
                text += &format!(" {}", nth + 1);
            }
            if x > 0 {
                text += &format!(" {x}");
            }
            text
        }
        Move::UseOn(source, nth, who) => {
            format!(
                "use {} {} on {}",
                source_word(components, source),
                nth + 1,
                creature_word(components, who)
            )
        }
        Move::Attack(seat, form) => format!("attack {seat} {}", form.word()),
        Move::Challenge(who, form) => format!("challenge {} {}", creature_word(components, who), form.word()),
        Move::Attempt(one) => format!("attempt {}", quest(one)),
        Move::Search(one) => format!("search {}", quest(one)),
        Move::Take(one) => format!("take {}", quest(one)),
        Move::Deliver(one) => format!("deliver {}", quest(one)),
        Move::Leave(one) => format!("leave {}", quest(one)),
        Move::Curse(one, seat) => format!("curse {} {seat}", card(one)),
        Move::Send(one, seat, form) => format!("send {} {seat} {}", card(one), form.word()),
        Move::Set(one, seat) => format!("set {} {seat}", card(one)),
        Move::SetAt(one, seat, location) => {
            format!("set {} {seat} at {}", card(one), components.site(location).print.word)
        }
        Move::Special(one, 0) => format!("special {}", card(one)),
        Move::Special(one, nth) => format!("special {} {}", card(one), nth + 1),
        Move::Unleash(one, who, form) => {
            format!("unleash {} {} {}", card(one), creature_word(components, who), form.word())
        }
        Move::Declare => "declare".to_owned(),
        Move::Discard(one) => format!("discard {}", card(one)),
        Move::Save => "save".to_owned(),
        Move::Pick(nth) => format!("pick {}", nth + 1),
        Move::Hero(seat) => format!("hero {seat}"),
        Move::Monster(who) => format!("monster {}", creature_word(components, who)),
        Move::To(location) => format!("to {}", components.site(location).print.word),
        Move::Card(one) => format!("card {}", card(one)),
        Move::Form(form) => format!("form {}", form.word()),
        Move::Lair(one) => format!("lair {}", card(one)),
        Move::Hand(one) => format!("hand {}", card(one)),
        Move::Peril(seat) => format!("peril {seat}"),
        Move::Choose(hero) => format!("choose {}", components.hero(hero).print.word),
        Move::Quest(one) => format!("quest {}", quest(one)),
        Move::Order(order, on) => format!("order {} {}", order.word(), if on { "on" } else { "off" }),
    }
}

/// Reads what [`write`] writes, whatever the case.
pub fn read(components: &Components, text: &str) -> Result<Move, NotationError> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    read_words(components, &words)
        .filter(|mv| write(components, *mv) == words.join(" "))
        .ok_or_else(|| NotationError::new(text, EXPECTED))
}

fn read_words(components: &Components, words: &[&str]) -> Option<Move> {
    let card = |word: &str| components.find_card(word);
    let quest = |word: &str| components.find_quest(word);
    Some(match *words {
        ["done"] => Move::Done,
        ["explore"] => Move::Explore,
        ["stand"] => Move::Stand,
        ["lie"] => Move::Lie,
        ["declare"] => Move::Declare,
        ["save"] => Move::Save,
        ["build", at] => Move::Build(cell(at)?, false),
        ["build", at, "turned"] => Move::Build(cell(at)?, true),
        ["go", side] => Move::Go(Side::from_word(side)?),
        ["play", one] => Move::Play(card(one)?),
        ["use", source] => Move::Use(read_source(components, source)?, 0, 0),
        ["use", source, nth] => Move::Use(read_source(components, source)?, number(nth)?.checked_sub(1)?, 0),
        ["use", source, nth, x] => {
            Move::Use(read_source(components, source)?, number(nth)?.checked_sub(1)?, number(x)?)
        }
        ["use", source, nth, "on", who] => Move::UseOn(
            read_source(components, source)?,
            number(nth)?.checked_sub(1)?,
            read_creature(components, who)?,
        ),
        ["attack", to, form] => Move::Attack(seat(to)?, Form::from_word(form)?),
        ["challenge", who, form] => Move::Challenge(read_creature(components, who)?, Form::from_word(form)?),
        ["attempt", one] => Move::Attempt(quest(one)?),
        ["search", one] => Move::Search(quest(one)?),
        ["take", one] => Move::Take(quest(one)?),
        ["deliver", one] => Move::Deliver(quest(one)?),
        ["leave", one] => Move::Leave(quest(one)?),
        ["curse", one, payer] => Move::Curse(card(one)?, seat(payer)?),
        ["send", one, to, form] => Move::Send(card(one)?, seat(to)?, Form::from_word(form)?),
        ["set", one, to] => Move::Set(card(one)?, seat(to)?),
        ["set", one, to, "at", place] => Move::SetAt(card(one)?, seat(to)?, components.find_site(place)?),
        ["special", one] => Move::Special(card(one)?, 0),
        ["special", one, nth] => Move::Special(card(one)?, number(nth)?.checked_sub(1)?),
        ["unleash", one, who, form] => {
            Move::Unleash(card(one)?, read_creature(components, who)?, Form::from_word(form)?)
        }
        ["discard", one] => Move::Discard(card(one)?),
        ["pick", nth] => Move::Pick(number(nth)?.checked_sub(1)?),
        ["hero", one] => Move::Hero(seat(one)?),
        ["monster", who] => Move::Monster(read_creature(components, who)?),
        ["to", one] => Move::To(components.find_site(one)?),
        ["card", one] => Move::Card(card(one)?),
        ["form", form] => Move::Form(Form::from_word(form)?),
        ["lair", one] => Move::Lair(card(one)?),
        ["hand", one] => Move::Hand(card(one)?),
        ["peril", one] => Move::Peril(seat(one)?),
        ["choose", one] => Move::Choose(components.find_hero(one)?),
        ["quest", one] => Move::Quest(quest(one)?),
        ["order", order, on] => Move::Order(
            Order::from_word(order)?,
            match on {
                "on" => true,
                "off" => false,
                _ => return None,
            },
        ),
        _ => return None,
    })
}

fn source_word(components: &Components, source: Source) -> &str {
    match source {
        Source::Rules => "rules",
        Source::Card(card) => &components.card_words[card.index()],
        Source::Location(location) => &components.site(location).print.word,
        Source::Quest(quest) => &components.quest(quest).print.word,
        Source::Hero(hero) => &components.hero(hero).print.word,
        Source::Event(event) => &components.events[usize::from(event)].print.word,
    }
}

fn read_source(components: &Components, word: &str) -> Option<Source> {
    if word == "rules" {
        return Some(Source::Rules);
    }
    let event = || components.events.iter().position(|event| *event.print.word == *word);
    (components.find_card(word).map(Source::Card))
        .or_else(|| components.find_site(word).map(Source::Location))
        .or_else(|| components.find_hero(word).map(Source::Hero))
        .or_else(|| components.find_quest(word).map(Source::Quest))
        .or_else(|| event().map(|index| Source::Event(index as u8)))
}

/// A creature's word: a seat's number, a card, a quest.
fn creature_word(components: &Components, who: Creature) -> String {
    match who {
        Creature::Nobody => "nobody".to_owned(),
        Creature::Hero(seat) => seat.to_string(),
        Creature::Monster(card) => components.card_words[card.index()].to_string(),
        Creature::Quest(quest) => components.quest(quest).print.word.to_string(),
    }
}

fn read_creature(components: &Components, word: &str) -> Option<Creature> {
    if word == "nobody" {
        return Some(Creature::Nobody);
    }
    (seat(word).map(Creature::Hero))
        .or_else(|| components.find_card(word).map(Creature::Monster))
        .or_else(|| components.find_quest(word).map(Creature::Quest))
}

fn seat(word: &str) -> Option<Seat> {
    Seat::from_number(number(word)?.into()).filter(|seat| seat.number() <= 4)
}

fn cell(word: &str) -> Option<Cell> {
    let (x, y) = word.split_once(',')?;
    Some(Cell { x: x.parse().ok()?, y: y.parse().ok()? })
}

fn number(word: &str) -> Option<u8> {
    word.parse().ok()
}
