//! A described dungeon is walked through again, so that only what the rules allow gets through the gate.

use super::gate::{MetCard, before_the_end};
use super::{Description, PhaseName, write_met};
use crate::Welcome;
use crate::components::Effect;
use crate::components::Tile;
use crate::moves::Move;
use crate::rules::delve;
use crate::state::{Fate, Phase, State};
use undercroft_core::{Chance, Game as _, Silent};

/// No luck: the cards lie as described.
struct AsDescribed;

impl Chance for AsDescribed {
    fn bits(&mut self) -> u32 {
        0
    }
    fn shuffle<T>(&mut self, _items: &mut [T]) {}
}

/// Walks through the dungeon again as described; every step must be one the rules allow.
pub(super) fn enter(
    game: &Welcome,
    description: &Description,
    cards: &[MetCard],
    state: State,
) -> Result<State, Vec<String>> {
    let mut state = before_the_end(description, state);
    let runner = state.turn;
    delve::enter(game, &mut state, runner, &mut AsDescribed, &mut Silent);
    match (state.phase, description.named) {
        (Phase::Naming, Some(monster)) => step(game, &mut state, Move::Name(monster)).map_err(|e| vec![e])?,
        (Phase::Naming, None) if !cards.is_empty() => {
            return Err(vec!["a kind must be named before the first card is met (WD-066)".to_owned()]);
        }
        (_, Some(_)) if state.phase != Phase::Naming => {
            return Err(vec!["there is no vorpal weapon or nothing to name a kind for (WD-066)".to_owned()]);
        }
        _ => {}
    }
    for (index, card) in cards.iter().enumerate() {
        let last = index + 1 == cards.len();
        replay_card(game, &mut state, index, card, last).map_err(|reason| {
            vec![format!("met: “{}”: {reason}", write_met(card.monster, card.by, card.fate))]
        })?;
    }
    let over = description.phase == PhaseName::Over;
    if over && state.phase == Phase::Dying {
        step(game, &mut state, Move::Fall).map_err(|reason| vec![reason])?;
    }
    match (over, state.phase == Phase::Over, state.is_delving()) {
        (true, true, _) | (false, _, true) => Ok(state),
        (true, false, _) => Err(vec!["the dungeon as described does not end the game (WD-152)".to_owned()]),
        (false, _, false) => Err(vec!["the dungeon as described is over already (WD-132)".to_owned()]),
    }
}

fn replay_card(
    game: &Welcome,
    state: &mut State,
    index: usize,
    card: &MetCard,
    last: bool,
) -> Result<(), String> {
    if state.delve.met.len() <= index {
        step(game, state, Move::Reveal)?;
    }
    let met = *state.delve.met.get(index).ok_or("no card is left to be met there")?;
    if met.by != card.by {
        return Err("a card from the deck is met only by Polymorph, and then at once (WD-117)".to_owned());
    }
    match (met.fate, card.fate) {
        (Fate::Facing, Fate::Facing) if last => Ok(()),
        (Fate::Facing, Fate::Beaten(tile)) if is_axe(game, state, tile) => step(game, state, Move::Axe),
        (Fate::Facing, Fate::Replaced) => step(game, state, Move::Polymorph),
        (Fate::Facing, Fate::Hit) => step(game, state, Move::Face),
        (Fate::Facing, Fate::Healed) => {
            step(game, state, Move::Face)?;
            step(game, state, Move::Drink)
        }
        (Fate::Hit, Fate::Healed) => step(game, state, Move::Drink),
        (actual, described) if actual == described => Ok(()),
        (actual, _) => Err(format!("by the rules it would be “{}”", write_met(met.monster, met.by, actual))),
    }
}

fn is_axe(game: &Welcome, state: &State, tile: Tile) -> bool {
    delve::has(game, state, |effect| *effect == Effect::Axe) == Some(tile)
}

fn step(game: &Welcome, state: &mut State, mv: Move) -> Result<(), String> {
    let runner = state.turn;
    game.play(state, runner, mv, &mut AsDescribed, &mut Silent)
        .map_err(|refusal| format!("{} is not possible there ({})", mv, refusal.rule))
}
