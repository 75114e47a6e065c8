//! Nothing appears and nothing vanishes.

use crate::Welcome;
use crate::components::{Monster, TileSet};
use crate::state::{Phase, State};

/// WD-165 … WD-167: every card is in exactly one place, and every tile of the hero is left or thrown away.
pub(crate) fn conserved(game: &Welcome, state: &State) -> Result<(), String> {
    let mut counts = [0u8; 8];
    let in_hand = match state.phase {
        Phase::Deciding(monster) => Some(monster),
        Phase::Bidding
        | Phase::Naming
        | Phase::Delving
        | Phase::Facing
        | Phase::Dying
        | Phase::ChoosingHero
        | Phase::Over => None,
    };
    let everywhere = (state.deck.iter().copied())
        .chain(state.pile.iter().map(|card| card.monster))
        .chain(state.discard.iter().map(|card| card.monster))
        .chain(state.delve.met.iter().map(|card| card.monster))
        .chain(in_hand);
    for monster in everywhere {
        counts[monster as usize] += 1;
    }
    if let Some(monster) =
        Monster::ALL.into_iter().find(|m| counts[*m as usize] != game.components().copies(*m))
    {
        return Err(format!("{} × {} in play", counts[monster as usize], monster.id()));
    }
    let all = game.components().all_tiles(state.hero);
    let thrown: TileSet = state.discard.iter().map(|card| card.tile).collect();
    if thrown.len() != state.discard.len()
        || all.minus(state.tiles) != thrown
        || !state.tiles.minus(all).is_empty()
    {
        return Err(format!("tiles left {:?}, thrown away {thrown:?}", state.tiles));
    }
    Ok(())
}
