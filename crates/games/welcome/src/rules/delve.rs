//! The dungeon phase (WD-063 … WD-131).

use crate::PileOrder;
use crate::Welcome;
use crate::components::Effect;
use crate::components::{Monster, MonsterSet, Tile};
use crate::event::Event;
use crate::rules::rounds;
use crate::state::{Delve, Fate, Met, Phase, State};
use undercroft_core::{Chance, Seat, Sink};

/// WD-057, WD-064: the last player left leads the hero in, with whatever is left.
pub fn enter(
    game: &Welcome,
    state: &mut State,
    runner: Seat,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    state.turn = runner;
    // WDA-18: there is nothing left to pass.
    state.passing = state.passing.without(runner);
    state.delve = Delve { health: entry_health(game, state), ..Delve::default() };
    if game.options().pile_order == PileOrder::Shuffle {
        chance.shuffle(&mut state.pile);
    }
    let (health, monsters) = (state.delve.health, state.pile.len() as u8);
    events.push(|| Event::Entered { seat: runner, health, monsters });
    if state.pile.is_empty() {
        // WD-135, WDA-06: nothing to name, nothing to fight.
        rounds::succeed(game, state, chance, events);
    } else if has(game, state, |effect| *effect == Effect::Vorpal).is_some() {
        state.phase = Phase::Naming;
    } else {
        state.phase = Phase::Delving;
    }
}

/// WD-064, WD-065: base health and the bonuses of all tiles left.
pub fn entry_health(game: &Welcome, state: &State) -> i8 {
    let bonus: u8 = game
        .components()
        .tiles(state.hero)
        .iter()
        .filter(|(tile, _)| state.tiles.contains(*tile))
        .map(|(_, effect)| match effect {
            Effect::Health(bonus) => *bonus,
            Effect::Beats(_)
            | Effect::Absorbs(_)
            | Effect::Vorpal
            | Effect::Axe
            | Effect::Potion
            | Effect::Polymorph
            | Effect::Pact(_)
            | Effect::Omnipotence => 0,
        })
        .sum();
    (game.components().health(state.hero) + bonus) as i8
}

/// A tile of the hero that is left, not used up, and has a wanted effect.
pub fn has(game: &Welcome, state: &State, wanted: impl Fn(&Effect) -> bool) -> Option<Tile> {
    let left = state.tiles.minus(state.delve.spent);
    game.components().find(state.hero, left, wanted).map(|(tile, _)| tile)
}

/// WD-066.
pub fn name(state: &mut State, seat: Seat, monster: Monster, events: &mut impl Sink<Event>) {
    state.delve.named = Some(monster);
    state.phase = Phase::Delving;
    events.push(|| Event::Named { seat, monster });
}

/// WD-067: the next card of the pile.
pub fn reveal(game: &Welcome, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    if let Some(card) = next_of_pile(game, state) {
        meet(game, state, card.monster, Some(card.by), chance, events);
    }
}

/// WDA-03: from the top, or from the bottom if so agreed.
fn next_of_pile(game: &Welcome, state: &mut State) -> Option<crate::state::Placed> {
    match game.options().pile_order {
        PileOrder::Lifo | PileOrder::Shuffle => state.pile.pop(),
        PileOrder::Fifo => (!state.pile.is_empty()).then(|| state.pile.remove(0)),
    }
}

/// WD-075: the order of things when a card is turned over.
fn meet(
    game: &Welcome,
    state: &mut State,
    monster: Monster,
    by: Option<Seat>,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = state.turn;
    let strength = game.components().strength(monster) as i8;
    let beaten_by = beaten_by(game, state, monster);
    // WD-074: whatever else beats it, the Ring gives its health; WD-095: at once.
    if absorbs(game, state, monster) {
        state.delve.health += strength;
    }
    // WD-120: the Pact goes on to the next card whenever its monster shows up (WDA-15).
    state.delve.pact = has(game, state, |effect| *effect == Effect::Pact(monster)).is_some();
    let fate = match beaten_by {
        Some(tile) => Fate::Beaten(tile),
        None if can_intervene(game, state) => Fate::Facing,
        None => {
            state.delve.health -= strength;
            Fate::Hit
        }
    };
    state.delve.met.push(Met { monster, by, fate });
    let health = state.delve.health;
    events.push(|| Event::Met { seat, monster, fate, health });
    if fate == Fate::Facing {
        state.phase = Phase::Facing;
    } else {
        go_on(game, state, chance, events);
    }
}

/// WD-075 (2), (3): what beats the monster without any decision. The pending Pact is named first, for it is
/// spent on this card in any case.
fn beaten_by(game: &Welcome, state: &State, monster: Monster) -> Option<Tile> {
    if state.delve.pact {
        let pact = has(game, state, |effect| matches!(effect, Effect::Pact(_)));
        if pact.is_some() {
            return pact;
        }
    }
    has(game, state, |effect| match effect {
        Effect::Absorbs(kinds) => kinds.contains(monster),
        Effect::Beats(_)
        | Effect::Health(_)
        | Effect::Vorpal
        | Effect::Axe
        | Effect::Potion
        | Effect::Polymorph
        | Effect::Pact(_)
        | Effect::Omnipotence => false,
    })
    .or_else(|| {
        has(game, state, |effect| match effect {
            Effect::Beats(kinds) => kinds.contains(monster),
            Effect::Vorpal => state.delve.named == Some(monster),
            Effect::Pact(kind) => *kind == monster,
            Effect::Absorbs(_)
            | Effect::Health(_)
            | Effect::Axe
            | Effect::Potion
            | Effect::Polymorph
            | Effect::Omnipotence => false,
        })
    })
}

fn absorbs(game: &Welcome, state: &State, monster: Monster) -> bool {
    has(game, state, |effect| matches!(effect, Effect::Absorbs(kinds) if kinds.contains(monster))).is_some()
}

/// WD-075 (4): is there a one-shot for a monster that would otherwise hit?
fn can_intervene(game: &Welcome, state: &State) -> bool {
    has(game, state, |effect| *effect == Effect::Axe).is_some() || can_polymorph(game, state)
}

/// WD-115: not without a card to take its place.
pub fn can_polymorph(game: &Welcome, state: &State) -> bool {
    has(game, state, |effect| *effect == Effect::Polymorph).is_some()
        && !polymorph_source_is_empty(game, state)
}

/// WD-114, WDA-01.
pub fn polymorph_source_is_empty(game: &Welcome, state: &State) -> bool {
    if game.options().polymorph_from_pile { state.pile.is_empty() } else { state.deck.is_empty() }
}

/// WD-101: the Axe beats the monster just turned over.
pub fn axe(game: &Welcome, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let Some(tile) = has(game, state, |effect| *effect == Effect::Axe) else { return };
    state.delve.spent = state.delve.spent.with(tile);
    let (seat, monster) = (state.turn, decide_fate(state, Fate::Beaten(tile)));
    events.push(|| Event::Axed { seat, monster });
    go_on(game, state, chance, events);
}

/// WD-113, WD-117: away with it, and the replacement is met at once.
pub fn polymorph(game: &Welcome, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let Some(tile) = has(game, state, |effect| *effect == Effect::Polymorph) else { return };
    state.delve.spent = state.delve.spent.with(tile);
    let (seat, monster) = (state.turn, decide_fate(state, Fate::Replaced));
    events.push(|| Event::Polymorphed { seat, monster });
    if game.options().polymorph_from_pile {
        reveal(game, state, chance, events);
    } else {
        chance.bring_up(&mut state.deck, |monster, name| monster.id() == name);
        if let Some(replacement) = state.deck.pop() {
            meet(game, state, replacement, None, chance, events);
        }
    }
}

/// WD-070 by choice: the hit, keeping Axe and Polymorph for later.
pub fn face(game: &Welcome, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let (seat, monster) = (state.turn, decide_fate(state, Fate::Hit));
    state.delve.health -= game.components().strength(monster) as i8;
    let health = state.delve.health;
    events.push(|| Event::Faced { seat, monster, health });
    go_on(game, state, chance, events);
}

/// WD-108: exactly the hero's base health; WD-109: and on.
pub fn drink(game: &Welcome, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let Some(tile) = has(game, state, |effect| *effect == Effect::Potion) else { return };
    state.delve.spent = state.delve.spent.with(tile);
    decide_fate(state, Fate::Healed);
    state.delve.health = game.components().health(state.hero) as i8;
    let (seat, health) = (state.turn, state.delve.health);
    events.push(|| Event::Drank { seat, health });
    go_on(game, state, chance, events);
}

/// Settles the card just turned over.
fn decide_fate(state: &mut State, fate: Fate) -> Monster {
    let last = state.delve.met.last_mut().expect("a card has just been turned over");
    last.fate = fate;
    last.monster
}

/// WD-075 (6), (7): dead, through, or on to the next card.
fn go_on(game: &Welcome, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    if state.delve.health <= 0 {
        if has(game, state, |effect| *effect == Effect::Potion).is_some() {
            state.phase = Phase::Dying;
        } else {
            die(game, state, chance, events);
        }
    } else if state.pile.is_empty() {
        rounds::succeed(game, state, chance, events);
    } else {
        state.phase = Phase::Delving;
    }
}

/// WD-077, WD-125: the run is over; Omnipotence may still turn it into a success.
pub fn die(game: &Welcome, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    if has(game, state, |effect| *effect == Effect::Omnipotence).is_none() {
        return rounds::fail(game, state, chance, events);
    }
    let seat = state.turn;
    show_the_rest(game, state, events);
    if all_different(game, state) {
        events.push(|| Event::SavedByOmnipotence { seat });
        rounds::succeed(game, state, chance, events);
    } else {
        rounds::fail(game, state, chance, events);
    }
}

/// WD-127: the rest of the pile is turned over.
fn show_the_rest(game: &Welcome, state: &mut State, events: &mut impl Sink<Event>) {
    let first = state.delve.met.len();
    while let Some(card) = next_of_pile(game, state) {
        state.delve.met.push(Met { monster: card.monster, by: Some(card.by), fate: Fate::Shown });
    }
    let (seat, rest) = (state.turn, &state.delve.met[first..]);
    if !rest.is_empty() {
        events.push(|| Event::RestShown { seat, monsters: rest.iter().map(|met| met.monster).collect() });
    }
}

/// WD-125 … WD-128: no two monsters that were in the dungeon are of the same kind.
fn all_different(game: &Welcome, state: &State) -> bool {
    let counts = |met: &&Met| game.options().omnipotence_counts_replaced || met.fate != Fate::Replaced;
    let mut seen = MonsterSet::EMPTY;
    state.delve.met.iter().filter(counts).map(|met| met.monster).all(|monster| {
        let new = !seen.contains(monster);
        seen = seen.with(monster);
        new
    })
}
