//! Positions: a situation written down as text, and read back through one gate.

use crate::Paper;
use crate::components::{DICE, Symbol};
use crate::state::{DungeonCard, MissionSlot, Phase, State, Team};
use serde::{Deserialize, Serialize};
use undercroft_core::{PositionError, position};

/// The situation as it is written: the sheets as the others know them are left out where they say the same.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Situation {
    phase: Phase,
    #[serde(default)]
    round: u8,
    dungeon: DungeonCard,
    dice: [Symbol; DICE],
    #[serde(default)]
    missions: Vec<MissionSlot>,
    teams: Vec<Team>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    shown: Vec<Team>,
}

/// The position of a state.
pub(crate) fn write(game: &Paper, state: &State) -> String {
    let situation = Situation {
        phase: state.phase,
        round: state.round,
        dungeon: state.dungeon,
        dice: state.dice,
        missions: state.missions.to_vec(),
        teams: state.teams.to_vec(),
        shown: if state.shown == state.teams { Vec::new() } else { state.shown.to_vec() },
    };
    position::write(game, situation)
}

/// The state of a position, or everything that makes it impossible.
pub(crate) fn read(text: &str) -> Result<(Paper, State), PositionError> {
    let (game, situation) = position::read::<Paper, Situation>(text)?;
    let Situation { phase, round, dungeon, dice, missions, teams, shown } = situation;
    let shown = if shown.is_empty() { teams.clone() } else { shown };
    if missions.len() > 3 || teams.len() > 8 || shown.len() > 8 {
        return Err(PositionError::one("a position has at most 8 teams and 3 missions"));
    }
    let state = State {
        phase,
        round,
        dungeon,
        missions: missions.into_iter().collect(),
        dice,
        teams: teams.into_iter().collect(),
        shown: shown.into_iter().collect(),
    };
    game.problems(&state).pass(())?;
    Ok((game, state))
}
