//! What each observer may see.

use crate::Paper;
use crate::components::{Colour, Components, DICE, Symbol};
use crate::rules::score::rank;
use crate::rules::{Common, Score};
use crate::state::{DungeonCard, MissionSlot, Phase, State, Team};
use serde::Serialize;
use undercroft_core::{Observer, Seat, SeatSet};

/// The table as one observer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    /// What the teams are busy with.
    pub phase: Phase,
    /// The round, 1 to 8; 0 before the first.
    pub round: u8,
    /// The dungeon card.
    pub dungeon: DungeonCard,
    /// The missions.
    pub missions: Vec<MissionSlot>,
    /// The pool.
    pub dice: [Symbol; DICE],
    /// Who is still busy.
    pub acting: SeatSet,
    /// The teams by seat.
    pub teams: Vec<TeamView>,
}

/// A team as an observer sees it: one's own sheet as it is, the others' as they were when the phase began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TeamView {
    /// The sheet; unknown cards are left out.
    pub sheet: Team,
    /// PD-020: the personality boxes on the sheet, once they are filled.
    pub training: Option<[Colour; 4]>,
    /// The score so far; without the goal where that is unknown.
    pub score: Score,
}

impl Paper {
    /// PD-322 to PD-324: the state with the secrets of the others taken out.
    pub(crate) fn seen_by(&self, state: &State, observer: Observer) -> View {
        let teams = Seat::all(state.teams.len() as u8).map(|seat| self.team_seen_by(state, seat, observer));
        View {
            observer,
            phase: state.phase,
            round: state.round,
            dungeon: state.dungeon,
            missions: state.missions.to_vec(),
            dice: state.dice,
            acting: state.acting(),
            teams: teams.collect(),
        }
    }

    fn team_seen_by(&self, state: &State, seat: Seat, observer: Observer) -> TeamView {
        let common = self.common(state);
        let open = observer.knows_secrets_of(seat) || state.phase == Phase::Over;
        let mut sheet = if open { *state.team(seat) } else { state.shown[seat.index()] };
        let training = sheet.goal.map(|_| common.training(&sheet));
        if !open {
            sheet.dealt = None;
            sheet.goal = None;
            sheet.ready = state.team(seat).ready;
        }
        let score = common.score(&sheet, &state.missions, self.agreements().seats == 1);
        TeamView { sheet, training, score }
    }
}

impl View {
    /// What the teams have in common, all of which is public.
    pub fn common<'a>(&self, components: &'a Components) -> Common<'a> {
        Common {
            components,
            dungeon: &components.dungeons[usize::from(self.dungeon.0)],
            phase: self.phase,
            round: self.round,
            stage: match self.round {
                0..=3 => 0,
                4..=6 => 1,
                _ => 2,
            },
            dice: self.dice,
        }
    }

    /// PD-295 to PD-297: the places by seat as the sheets stand that the observer sees; final once the game is over.
    pub fn places(&self) -> Vec<u8> {
        let ranks: Vec<i32> =
            self.teams.iter().map(|team| rank(i32::from(team.score.total()), &team.sheet)).collect();
        ranks.iter().map(|own| 1 + ranks.iter().filter(|other| *other > own).count() as u8).collect()
    }

    /// The team of the player who looks.
    pub fn own(&self) -> Option<(Seat, &TeamView)> {
        let seat = self.observer.seat()?;
        Some((seat, self.teams.get(seat.index())?))
    }
}
