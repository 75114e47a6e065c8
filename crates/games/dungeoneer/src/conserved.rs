//! Nothing appears and nothing vanishes.

use crate::Rules;
use crate::ids::{Card, CardSet, Location};
use crate::state::{Asked, Choice, Frame, State};

/// Every card and every location is somewhere, once.
pub(crate) fn conserved(rules: &Rules, state: &State) -> Result<(), String> {
    let mut seen = CardSet::EMPTY;
    let mut found = |card: Card, place: &str| {
        if card.index() >= rules.components.cards.len() {
            return Err(format!("card {} does not exist", card.0));
        }
        if seen.contains(card) {
            return Err(format!("{} is there twice, once {place}", rules.card_name(card)));
        }
        seen.insert(card);
        Ok(())
    };
    for card in state.deck.iter().chain(&state.peril_deck) {
        found(*card, "in a deck")?;
    }
    for card in state.discard.iter() {
        found(card, "in the discard pile")?;
    }
    for player in &state.players {
        for card in player.hand.iter() {
            found(card, "in a hand")?;
        }
        for item in &player.items {
            found(item.card, "in an inventory")?;
        }
        for lurker in &player.lair {
            found(lurker.card, "in a lair")?;
        }
        if !player.known.minus(&player.hand).is_empty() {
            return Err("a known card is not in the hand".to_owned());
        }
    }
    for lurker in &state.field {
        found(lurker.card, "in battle")?;
    }
    for attached in &state.attached {
        found(attached.card, "attached")?;
    }
    for trap in &state.legend.traps {
        found(trap.card, "on the map")?;
    }
    for card in &state.held {
        found(*card, "held back")?;
    }
    for frame in &state.stack {
        if let Frame::Solo { drawn, .. } = frame {
            for card in drawn {
                found(*card, "just drawn")?;
            }
        }
    }
    let wanted = rules.cards_in_play(state);
    if let Some(card) = wanted.minus(&seen).iter().next() {
        let (here, all) = (seen.len(), wanted.len());
        return Err(format!("{here} of {all} cards are there; {} is missing", rules.card_name(card)));
    }
    // DR-493, DRA-64: cards of earlier grades are in hands and in play, or have left the game.
    let earlier = rules.cards_of_earlier_grades(state);
    if let Some(card) = seen.minus(&wanted).minus(&earlier).iter().next() {
        return Err(format!("{} is not in this game yet, or never", rules.card_name(card)));
    }
    let piled: CardSet = state.deck.iter().chain(&state.peril_deck).copied().collect();
    let left = piled.or(&state.discard);
    if left != left.minus(&earlier) {
        return Err("a card of an earlier grade lies in a deck or on the pile".to_owned());
    }
    if state.removed != state.removed.minus(&seen) || !state.removed.minus(&earlier).is_empty() {
        return Err("a card that left the game is still there".to_owned());
    }
    locations(rules, state)?;
    quests(rules, state)
}

fn locations(rules: &Rules, state: &State) -> Result<(), String> {
    let placing = state.stack.iter().flat_map(|frame| match frame {
        Frame::Place { location, .. } => vec![*location],
        Frame::Ask { what: Asked::Choice(Choice::Look { drawn }), .. } => drawn.to_vec(),
        _ => Vec::new(),
    });
    let mut all: Vec<Location> = (state.map.iter().map(|placed| placed.location))
        .chain(state.locations.iter().copied())
        .chain(state.players.iter().flat_map(|player| player.plots()))
        .chain(state.gone())
        .chain(placing)
        .collect();
    all.sort_unstable();
    let there = |location: &Location| {
        let grade = rules.components.grade_of(&rules.components.site(*location).print);
        grade <= state.grade || rules.agreed.whole_map
    };
    let wanted: Vec<Location> = (0..rules.components.sites.len() as u8).map(Location).filter(there).collect();
    if all != wanted {
        return Err(format!("{} locations are there, each should be once", all.len()));
    }
    for (index, placed) in state.map.iter().enumerate() {
        if state.map[..index].iter().any(|other| other.cell == placed.cell) {
            return Err(format!("two locations lie at {}", placed.cell));
        }
    }
    Ok(())
}

fn quests(rules: &Rules, state: &State) -> Result<(), String> {
    let mut all: Vec<u8> = (state.quest_deck.iter().map(|quest| quest.0))
        .chain(state.quests.iter().map(|open| open.quest.0))
        .chain(state.players.iter().flat_map(|player| player.completed.iter().map(|quest| quest.0)))
        .collect();
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    if all.len() != count || all.iter().any(|quest| usize::from(*quest) >= rules.components.quests.len()) {
        return Err("a quest is there twice or does not exist".to_owned());
    }
    Ok(())
}
