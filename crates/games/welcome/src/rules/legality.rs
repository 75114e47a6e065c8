//! What is allowed, and which rule forbids the rest.

use crate::Welcome;
use crate::components::Effect;
use crate::components::{Hero, Monster, Tile};
use crate::moves::{Move, Order};
use crate::rules::delve::{can_polymorph, has, polymorph_source_is_empty};
use crate::rules::orders;
use crate::state::{Fate, Phase, State};
use undercroft_core::{Phrase, Refusal, Seat};

/// Every legal move of the player whose turn it is.
pub fn legal_moves(game: &Welcome, state: &State, moves: &mut Vec<Move>) {
    match state.phase {
        Phase::Bidding => {
            if !state.deck.is_empty() {
                moves.push(Move::Draw);
            }
            if may_pass(game, state) {
                moves.push(Move::Pass);
            }
        }
        Phase::Deciding(_) => {
            moves.push(Move::Add);
            if !must_add_first_card(game, state) {
                let printed = game.components().tiles(state.hero).iter().map(|(tile, _)| *tile);
                moves.extend(printed.filter(|tile| state.tiles.contains(*tile)).map(Move::Discard));
            }
        }
        Phase::Naming => moves.extend(Monster::ALL.map(Move::Name)),
        Phase::Delving => moves.push(Move::Reveal),
        Phase::Facing => {
            if has(game, state, |effect| *effect == Effect::Axe).is_some() {
                moves.push(Move::Axe);
            }
            if can_polymorph(game, state) {
                moves.push(Move::Polymorph);
            }
            moves.push(Move::Face);
        }
        Phase::Dying => moves.extend([Move::Drink, Move::Fall]),
        Phase::ChoosingHero => moves.extend(Hero::ALL.map(Move::Choose)),
        Phase::Over => {}
    }
}

/// WD-030: any turn may be passed; WD-158: but not the first one under the variant, unless WD-032 forces it.
pub fn may_pass(game: &Welcome, state: &State) -> bool {
    !must_add_first_card(game, state) || game.options().variant_first_turn_pass || state.deck.is_empty()
}

/// WD-157: under the variant, the first card of each player's round goes into the dungeon.
fn must_add_first_card(game: &Welcome, state: &State) -> bool {
    game.options().variant && !state.started.contains(state.turn)
}

/// The rule that forbids the move, if one does.
pub fn check(game: &Welcome, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if !matches!(mv, Move::Order(_)) {
        check_turn(game, state, seat)?;
    }
    match mv {
        Move::Order(order) => check_order(game, state, seat, order),
        Move::Pass => check_pass(game, state),
        Move::Draw => check_draw(state),
        Move::Add => check_holds_card(state),
        Move::Discard(tile) => check_discard(game, state, tile),
        Move::Name(_) => check_name(game, state),
        Move::Reveal => check_reveal(state),
        Move::Axe => check_axe(game, state),
        Move::Polymorph => check_polymorph(game, state),
        Move::Face => check_face(state),
        Move::Drink => check_drink(game, state),
        Move::Fall => check_fall(state),
        Move::Choose(_) => match state.phase {
            Phase::ChoosingHero => Ok(()),
            _ => refuse("WD-144", "welcome-no-hero-now"),
        },
    }
}

fn refuse(rule: &'static str, key: &'static str) -> Result<(), Refusal> {
    Err(Refusal::new(rule, key))
}

/// WD-106: the blow has fallen, and only the potion is left to decide about.
fn dying() -> Result<(), Refusal> {
    refuse("WD-106", "welcome-no-dying")
}

/// WDA-18: every player in the game may change the order that stands, asked or not.
pub fn standing_orders(game: &Welcome, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let orders = Order::ALL.into_iter().filter(|order| check_order(game, state, seat, *order).is_ok());
    moves.extend(orders.map(Move::Order));
}

fn check_order(game: &Welcome, state: &State, seat: Seat, order: Order) -> Result<(), Refusal> {
    if state.phase == Phase::Over || seat.number() > game.seats() || state.player(seat).is_eliminated() {
        return check_turn(game, state, seat);
    }
    if order == orders::standing(state, seat) {
        return refuse("WDA-18", "welcome-no-same-order");
    }
    Ok(())
}

/// Is this player asked at all?
fn check_turn(game: &Welcome, state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.phase == Phase::Over {
        return refuse("WD-154", "welcome-no-game-over");
    }
    if seat == state.turn {
        return Ok(());
    }
    if seat.number() <= game.seats() && state.player(seat).is_eliminated() {
        return refuse("WD-024", "welcome-no-eliminated");
    }
    let whose_turn = |rule, key| Err(Refusal::with(rule, Phrase::new(key).seat("who", state.turn)));
    match state.phase {
        Phase::Bidding | Phase::Deciding(_) if state.passed.contains(seat) => {
            refuse("WD-028", "welcome-no-already-passed")
        }
        Phase::Bidding | Phase::Deciding(_) => whose_turn("WD-038", "welcome-no-not-your-turn"),
        Phase::ChoosingHero => whose_turn("WD-144", "welcome-no-not-your-hero"),
        Phase::Naming | Phase::Delving | Phase::Facing | Phase::Dying | Phase::Over => {
            whose_turn("WD-063", "welcome-no-not-your-dungeon")
        }
    }
}

fn check_pass(game: &Welcome, state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Bidding if may_pass(game, state) => Ok(()),
        Phase::Bidding => refuse("WD-158", "welcome-no-first-turn-pass"),
        Phase::Deciding(_) => refuse("WD-027", "welcome-no-pass-after-draw"),
        Phase::ChoosingHero => refuse("WD-144", "welcome-no-hero-first"),
        Phase::Naming | Phase::Delving | Phase::Facing | Phase::Dying | Phase::Over => {
            refuse("WD-076", "welcome-no-turning-back")
        }
    }
}

fn check_draw(state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Bidding if state.deck.is_empty() => refuse("WD-032", "welcome-no-deck-empty"),
        Phase::Bidding => Ok(()),
        Phase::Deciding(_) => refuse("WD-033", "welcome-no-second-draw"),
        Phase::ChoosingHero => refuse("WD-144", "welcome-no-hero-first"),
        Phase::Naming | Phase::Delving | Phase::Facing | Phase::Dying | Phase::Over => {
            refuse("WD-079", "welcome-no-bidding-over")
        }
    }
}

fn check_holds_card(state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Deciding(_) => Ok(()),
        Phase::Bidding => refuse("WD-035", "welcome-no-card-drawn"),
        Phase::ChoosingHero => refuse("WD-144", "welcome-no-hero-first"),
        Phase::Naming | Phase::Delving | Phase::Facing | Phase::Dying | Phase::Over => {
            refuse("WD-079", "welcome-no-bidding-over")
        }
    }
}

fn check_discard(game: &Welcome, state: &State, tile: Tile) -> Result<(), Refusal> {
    check_holds_card(state)?;
    let named = |rule, key| {
        let name = game.tile_name(tile);
        Err(Refusal::with(rule, Phrase::new(key).phrase("tile", name)))
    };
    if must_add_first_card(game, state) {
        refuse("WD-157", "welcome-no-first-card")
    } else if state.tiles.is_empty() {
        refuse("WD-051", "welcome-no-equipment-left")
    } else if !game.components().all_tiles(state.hero).contains(tile) {
        named("WD-006", "welcome-no-foreign-tile")
    } else if !state.tiles.contains(tile) {
        named("WD-049", "welcome-no-tile-gone")
    } else {
        Ok(())
    }
}

fn check_name(game: &Welcome, state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Naming => Ok(()),
        Phase::Bidding | Phase::Deciding(_) | Phase::ChoosingHero | Phase::Over => {
            refuse("WD-066", "welcome-no-name-yet")
        }
        Phase::Delving | Phase::Facing | Phase::Dying => {
            match has(game, state, |effect| *effect == Effect::Vorpal) {
                Some(_) => refuse("WD-096", "welcome-no-name-later"),
                None => refuse("WD-066", "welcome-no-vorpal"),
            }
        }
    }
}

fn check_reveal(state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Delving => Ok(()),
        Phase::Naming => refuse("WD-066", "welcome-no-name-first"),
        Phase::Facing => refuse("WD-067", "welcome-no-unresolved"),
        Phase::Dying => dying(),
        Phase::Bidding | Phase::Deciding(_) | Phase::ChoosingHero | Phase::Over => {
            refuse("WD-044", "welcome-no-peeking")
        }
    }
}

/// A one-shot must be among the tiles left (WD-058) and not used up (`once`).
fn check_has(
    game: &Welcome,
    state: &State,
    wanted: impl Fn(&Effect) -> bool,
    once: &'static str,
) -> Result<(), Refusal> {
    if !state.is_delving() {
        return refuse("WD-021", "welcome-no-dungeon-yet");
    }
    match game.components().find(state.hero, state.tiles, wanted) {
        None => refuse("WD-058", "welcome-no-such-tile"),
        Some((tile, _)) if state.delve.spent.contains(tile) => refuse(once, "welcome-no-used-up"),
        Some(_) => Ok(()),
    }
}

fn check_axe(game: &Welcome, state: &State) -> Result<(), Refusal> {
    check_has(game, state, |effect| *effect == Effect::Axe, "WD-103")?;
    match state.phase {
        Phase::Facing => Ok(()),
        Phase::Dying => dying(),
        _ if state.delve.met.is_empty() => refuse("WD-101", "welcome-no-monster-yet"),
        _ => refuse("WD-102", "welcome-no-late-axe"),
    }
}

fn check_polymorph(game: &Welcome, state: &State) -> Result<(), Refusal> {
    check_has(game, state, |effect| *effect == Effect::Polymorph, "WD-117")?;
    match state.phase {
        Phase::Facing if polymorph_source_is_empty(game, state) => refuse("WD-115", "welcome-no-replacement"),
        Phase::Facing => Ok(()),
        Phase::Dying => dying(),
        _ => refuse("WD-116", "welcome-no-late-polymorph"),
    }
}

fn check_face(state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Facing => Ok(()),
        Phase::Dying => dying(),
        _ if state.delve.met.last().is_some_and(|met| matches!(met.fate, Fate::Beaten(_))) => {
            refuse("WD-069", "welcome-no-already-beaten")
        }
        _ => refuse("WD-070", "welcome-no-nothing-to-face"),
    }
}

fn check_drink(game: &Welcome, state: &State) -> Result<(), Refusal> {
    check_has(game, state, |effect| *effect == Effect::Potion, "WD-110")?;
    match state.phase {
        Phase::Dying => Ok(()),
        _ => refuse("WD-106", "welcome-no-drink-alive"),
    }
}

fn check_fall(state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Dying => Ok(()),
        _ => refuse("WD-107", "welcome-no-fall"),
    }
}
