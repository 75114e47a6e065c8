//! What is written down reads back the same: states, events, moves and positions.

use crate::Failure;
use crate::failure::Counts;
use crate::story::{Story, luck_at};
use std::collections::HashSet;
use undercroft_core::game::{Game, Silent};
use undercroft_core::seat::Seat;

const CHECK: &str = "texts";

pub(crate) fn check<G: Game>(game: &G, stories: &[Story<G>]) -> Result<Counts, Failure> {
    let mut positions = 0;
    let mut seen = HashSet::new();
    for story in stories {
        for (moves, state) in story.states() {
            let checked = state_reads_back::<G>(state)
                .and_then(|()| position_reads_back(game, state))
                .and_then(|()| moves_read_back(game, state, &mut seen));
            checked.map_err(|problem| story.failure(game, CHECK, moves, problem))?;
            positions += 1;
        }
        for (moves, step) in story.steps.iter().enumerate() {
            events_read_back(game, &step.state, step.seat, step.mv, luck_at(story.number, moves))
                .map_err(|problem| story.failure(game, CHECK, moves + 1, problem))?;
        }
    }
    Ok(Counts::from([("positions written and read", positions), ("notations", seen.len() as u64)]))
}

fn json<T: serde::Serialize>(value: &T) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("it cannot be written as JSON: {error}"))
}

fn state_reads_back<G: Game>(state: &G::State) -> Result<(), String> {
    let text = json(state)?;
    let back: G::State = serde_json::from_str(&text)
        .map_err(|error| format!("the state does not read back: {error}\n  {text}"))?;
    if back == *state {
        Ok(())
    } else {
        Err(format!("the state reads back differently:\n  {text}\n  {}", json(&back)?))
    }
}

fn position_reads_back<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let text = game.write_position(state);
    let (same_game, back) =
        G::read_position(&text).map_err(|error| format!("the position is refused: {error}\n{text}"))?;
    if same_game.setup() != game.setup() {
        return Err(format!("the position loses the set-up:\n{text}"));
    }
    if back != *state {
        return Err(format!(
            "the position loses something:\n{text}\n  was {}\n  is  {}",
            json(state)?,
            json(&back)?
        ));
    }
    let again = same_game.write_position(&back);
    if again == text { Ok(()) } else { Err(format!("the position is written differently:\n{text}\n{again}")) }
}

fn moves_read_back<G: Game>(game: &G, state: &G::State, seen: &mut HashSet<G::Move>) -> Result<(), String> {
    let mut moves = Vec::new();
    for seat in Seat::all(game.setup().seats) {
        game.possible_moves(state, seat, &mut moves);
    }
    for mv in moves {
        if !seen.insert(mv) {
            continue;
        }
        let text = game.write_move(mv);
        let back = game.read_move(&text).map_err(|error| error.to_string())?;
        if back != mv {
            return Err(format!("“{text}” is written for {mv:?} and read as {back:?}"));
        }
        if text.is_empty() || text.trim() != text || text.contains(['\n', '\r', '\t']) {
            return Err(format!("the notation “{text}” is not one plain line"));
        }
    }
    Ok(())
}

/// Also: listening changes nothing, and the same luck gives the same game.
fn events_read_back<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    mv: G::Move,
    luck: undercroft_core::chance::Quick,
) -> Result<(), String> {
    let (mut heard, mut unheard) = (state.clone(), state.clone());
    let mut events: Vec<G::Event> = Vec::new();
    game.apply(&mut heard, seat, mv, &mut luck.clone(), &mut events);
    game.apply(&mut unheard, seat, mv, &mut luck.clone(), &mut Silent);
    if heard != unheard {
        return Err("the move goes differently when somebody listens to its events".to_owned());
    }
    for event in events {
        let text = json(&event)?;
        let back: G::Event = serde_json::from_str(&text)
            .map_err(|error| format!("the event does not read back: {error}\n  {text}"))?;
        if back != event {
            return Err(format!("the event reads back differently: {text}"));
        }
    }
    Ok(())
}
