//! Positions as files, and the gate that lets only possible ones in.

mod rest;
pub(crate) mod spoken;

use crate::components::Class;
use crate::conserved::conserved;
use crate::state::{Phase, Player, State};
use crate::{Dungeoneer, Rules};
use serde_json::Value;
use undercroft_core::misread::in_plain_words;
use undercroft_core::{Gate, PositionError, PositionFile, Seat, position};

/// Writes a position file.
pub(crate) fn write(rules: &Rules, state: &State) -> String {
    let mut situation = serde_json::to_value(state).expect("a state is plain data");
    leave_out_nothing(&mut situation);
    spoken::say(&rules.components, &mut situation);
    PositionFile { game: rules.facts.id.to_owned(), setup: rules.setup.clone(), position: situation }.write()
}

/// TOML has no word for nothing: what a question leaves open is not written.
fn leave_out_nothing(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, field| !field.is_null());
            fields.values_mut().for_each(leave_out_nothing);
        }
        Value::Array(list) => list.iter_mut().for_each(leave_out_nothing),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Reads a position file.
pub(crate) fn read<const SET: usize>(text: &str) -> Result<(Dungeoneer<SET>, State), PositionError> {
    let (game, mut situation): (Dungeoneer<SET>, Value) = position::read(text)?;
    let rules = &game.0;
    let left_out = rest::usual(rules, &mut situation);
    let unknown = spoken::understand(&rules.components, &mut situation);
    if !unknown.is_empty() {
        return Err(PositionError(unknown));
    }
    let read: Result<State, _> = serde_path_to_error::deserialize(situation);
    let mut state = read.map_err(|error| {
        let (place, said) = (error.path().to_string(), in_plain_words(&error.inner().to_string()));
        PositionError::one(if place == "." { said } else { format!("{place}: {said}") })
    })?;
    rest::lies_in_the_decks(rules, &mut state, left_out, text);
    let reasons = impossible(rules, &state);
    if reasons.is_empty() { Ok((game, state)) } else { Err(PositionError(reasons)) }
}

/// Everything that makes the state impossible.
fn impossible(rules: &Rules, state: &State) -> Vec<String> {
    let mut gate = Gate::default();
    let seats = rules.setup.seats;
    gate.need(state.seats() == seats, || {
        format!("{} players are described, the table has {seats}", state.seats())
    });
    let at_table = |seat: Seat| seat.number() <= state.seats();
    gate.need(at_table(state.first) && at_table(state.active), || {
        "first and active must sit at the table".to_owned()
    });
    gate.need(!state.map.is_empty(), || "there is no map".to_owned());
    let (grade, before) = (state.grade, state.before);
    let played: Vec<_> = rules.components.grades().map(|grade| grade.word()).collect();
    gate.need(played.contains(&grade.word()), || {
        format!("the game has no {} part; it has: {}", grade.word(), played.join(", "))
    });
    gate.need(before < state.round.max(1), || {
        format!("round {} cannot come before {before} rounds are over", state.round)
    });
    gate.need(state.end.is_some() == (state.phase == Phase::Over), || {
        "end and phase do not agree: a game that is over has both".to_owned()
    });
    for (index, one) in state.players.iter().enumerate() {
        let before = gate.count();
        player(rules, state, one, &mut gate);
        gate.about(before, &format!("player {}", index + 1));
    }
    legend(rules, state, &mut gate);
    if gate.is_open() {
        // Only now is everything where the rules would look for it.
        if let Err(reason) = conserved(rules, state) {
            gate.wrong(reason);
        } else if state.end.is_none() {
            for seat in rules.acting(state).iter() {
                let mut moves = Vec::new();
                rules.generate(state, seat, &mut moves);
                gate.need(!moves.is_empty(), || {
                    format!("player {seat} is asked, but nothing he could do is legal")
                });
            }
        }
    }
    gate.reasons()
}

/// What one player can have.
fn player(rules: &Rules, state: &State, player: &Player, gate: &mut Gate) {
    let components = &rules.components;
    gate.need(player.spot.index() < state.map.len(), || "the hero stands nowhere on the map".to_owned());
    let known = |hero: &crate::ids::HeroId| hero.index() < components.heroes.len();
    if !known(&player.hero) || !player.pairs.iter().all(known) {
        gate.wrong("there is no such hero");
        return;
    }
    let levels = components.sets.iter().map(|set| set.start_level).min().unwrap_or(1)
        ..=components.sets.iter().map(|set| set.top_level).max().unwrap_or(1);
    gate.need(levels.contains(&player.level), || {
        format!(
            "level {}; heroes have levels {} to {} (DR-026, DR-027)",
            player.level,
            levels.start(),
            levels.end()
        )
    });
    // A hero may have fallen in something that is not through yet (DR-582).
    let dying = player.life == 0 && !player.out;
    gate.need(!player.out || player.life == 0, || "out of the game, but with life".to_owned());
    gate.need(!dying || !state.stack.is_empty(), || "no life, but not out of the game (DR-007)".to_owned());
    let known = |card: &crate::ids::Card| card.index() < components.cards.len();
    for item in player.items.iter().filter(|item| known(&item.card)) {
        gate.need(components.card(item.card).class != Class::Trap, || {
            format!("{} cannot be in an inventory (DR-057)", rules.card_name(item.card))
        });
    }
    for lurker in player.lair.iter().filter(|lurker| known(&lurker.card)) {
        gate.need(components.card(lurker.card).class == Class::Monster, || {
            format!("{} is no monster and cannot be in a lair (DR-374)", rules.card_name(lurker.card))
        });
    }
}

/// What legendary sets bring, and what is being declared.
fn legend(rules: &Rules, state: &State, gate: &mut Gate) {
    let at_table = |seat: Seat| seat.number() <= state.seats();
    let on_map = |spot: crate::ids::Spot| spot.index() < state.map.len();
    let most = rules.components.events.first().map_or(0, |event| event.max_tokens);
    let tokens = state.legend.tokens;
    gate.need(tokens <= most, || format!("{tokens} tokens lie on the event, which holds {most} (DR-447)"));
    for trap in &state.legend.traps {
        gate.need(on_map(trap.spot), || "a placed trap lies nowhere on the map".to_owned());
        gate.need(at_table(trap.owner), || "a placed trap is nobody's".to_owned());
    }
    for sent in &state.tray {
        gate.need(at_table(sent.target), || "an encounter is sent against nobody".to_owned());
        gate.need(sent.spot.is_none_or(on_map), || "a trap is set nowhere on the map".to_owned());
    }
}
