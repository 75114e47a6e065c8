//! Positions as files, and the gate that lets only possible ones in.

use crate::conserved::conserved;
use crate::state::{Phase, State};
use crate::{Dungeoneer, Rules};
use serde::Serialize;
use undercroft_core::{Game, PositionError, PositionFile, Seat, Setup};

#[derive(Serialize)]
struct Written<'a> {
    game: &'static str,
    setup: &'a Setup,
    position: &'a State,
}

/// Writes a position file.
pub(crate) fn write(rules: &Rules, state: &State) -> String {
    let file = Written { game: rules.facts.id, setup: &rules.setup, position: state };
    // A state holds nothing that TOML lacks: no empty options in lists, no keys that are not words.
    toml::to_string(&file).expect("a state can be written as TOML")
}

/// Reads a position file.
pub(crate) fn read<const SET: usize>(text: &str) -> Result<(Dungeoneer<SET>, State), PositionError> {
    let file: PositionFile<State> = toml::from_str(text)?;
    let facts = Dungeoneer::<SET>::facts();
    if file.game != facts.id {
        return Err(PositionError::one(format!("this is a position of {}, not of {}", file.game, facts.id)));
    }
    let game = Dungeoneer::<SET>::new(&file.setup).map_err(|error| PositionError(error.0))?;
    let reasons = impossible(&game.0, &file.position);
    if reasons.is_empty() { Ok((game, file.position)) } else { Err(PositionError(reasons)) }
}

/// Everything that makes the state impossible.
fn impossible(rules: &Rules, state: &State) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut need = |fits: bool, reason: String| {
        if !fits {
            wrong.push(reason);
        }
    };
    let seats = rules.setup.seats;
    need(state.seats() == seats, format!("{} players are described, the table has {seats}", state.seats()));
    let at_table = |seat: Seat| seat.number() <= state.seats();
    need(
        at_table(state.first) && at_table(state.active),
        "first and active must sit at the table".to_owned(),
    );
    need(!state.map.is_empty(), "there is no map".to_owned());
    for (index, player) in state.players.iter().enumerate() {
        let name = format!("player {}", index + 1);
        need(player.spot.index() < state.map.len(), format!("{name} stands nowhere on the map"));
        need(player.hero.index() < rules.components.heroes.len(), format!("{name} has no such hero"));
        // A hero may have fallen in something that is not through yet (DR-582).
        let dying = player.life == 0 && !player.out;
        need(!player.out || player.life == 0, format!("{name} is out, but has life"));
        need(!dying || !state.stack.is_empty(), format!("{name} has no life, but is not out"));
    }
    need((state.end.is_some()) == (state.phase == Phase::Over), "end and phase do not agree".to_owned());
    let most = rules.components.events.first().map_or(0, |event| event.max_tokens);
    let tokens = state.legend.tokens;
    need(tokens <= most, format!("{tokens} tokens lie on the event, which holds {most} (DR-447)"));
    let on_map = |spot: crate::ids::Spot| spot.index() < state.map.len();
    for trap in &state.legend.traps {
        need(on_map(trap.spot), "a placed trap lies nowhere on the map".to_owned());
        need(at_table(trap.owner), "a placed trap is nobody's".to_owned());
    }
    for sent in &state.tray {
        need(at_table(sent.target), "an encounter is sent against nobody".to_owned());
        need(sent.spot.is_none_or(on_map), "a trap is set nowhere on the map".to_owned());
    }
    if !wrong.is_empty() {
        return wrong;
    }
    if let Err(reason) = conserved(rules, state) {
        return vec![reason];
    }
    if state.end.is_none() {
        for seat in rules.acting(state).iter() {
            let mut moves = Vec::new();
            rules.generate(state, seat, &mut moves);
            if moves.is_empty() {
                wrong.push(format!("seat {seat} is asked, but nothing it could do is legal"));
            }
        }
    }
    wrong
}
