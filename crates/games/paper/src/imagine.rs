//! A state as it might be, for all one seat knows.

use crate::Paper;
use crate::components::{GoalCard, Talent};
use crate::state::{Dealt, Phase, State, Team};
use undercroft_core::{Chance, Seat, Silent};

impl Paper {
    /// Deals the others' unknown cards anew, puts their sheets back to the start of the phase, and lets those
    /// who are known to have finished it do so in some way.
    pub(crate) fn imagined(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
        let mut imagined = *state;
        if state.phase == Phase::Over {
            return imagined;
        }
        imagined.teams = state.shown;
        imagined.teams[seat.index()] = *state.team(seat);
        self.deal_unknown_cards(&mut imagined.teams, seat, state.phase, chance);
        imagined.shown = imagined.teams;
        imagined.shown[seat.index()] = state.shown[seat.index()];
        let common = self.common(state);
        let mut moves = Vec::new();
        for (index, team) in imagined.teams.iter_mut().enumerate() {
            while index != seat.index() && state.teams[index].ready && !team.ready {
                moves.clear();
                common.legal_moves(team, &mut moves);
                let chosen = chance.below(moves.len() as u32) as usize;
                common.apply(team, moves[chosen], &mut Silent);
                team.ready |= state.phase == Phase::Aftermath && team.pending.is_empty();
            }
        }
        imagined
    }

    /// Known are the seat's own cards, everybody's talent once it is open, and the colours that the others'
    /// goals have filled in on their sheets.
    fn deal_unknown_cards(&self, teams: &mut [Team], seat: Seat, phase: Phase, chance: &mut impl Chance) {
        let own = teams[seat.index()].dealt;
        let open: Vec<Talent> = teams.iter().filter_map(|team| team.talent).collect();
        let mut talents: Vec<Talent> = Talent::ALL.into();
        talents.retain(|talent| {
            !own.is_some_and(|dealt| dealt.talents.contains(talent))
                && (phase == Phase::Prelude || !open.contains(talent))
        });
        let mut goals: Vec<GoalCard> = GoalCard::all().collect();
        goals.retain(|goal| !own.is_some_and(|dealt| dealt.goals.contains(goal)));
        chance.shuffle(&mut talents);
        chance.shuffle(&mut goals);
        let mut others: Vec<&mut Team> = teams
            .iter_mut()
            .enumerate()
            .filter(|(index, _)| *index != seat.index())
            .map(|(_, team)| team)
            .collect();
        // Kept goals first, so that nobody's discard takes the only card with the right colours.
        for team in &mut others {
            let Some(kept) = team.goal else { continue };
            let training = self.components().goal(kept).training;
            let fits = goals.iter().position(|goal| self.components().goal(*goal).training == training);
            team.goal = fits.map(|index| goals.remove(index));
        }
        for team in &mut others {
            let talents = [team.talent.or_else(|| talents.pop()), talents.pop()];
            let goals = [team.goal.or_else(|| goals.pop()), goals.pop()];
            if let ([Some(kept), Some(left)], [Some(goal), Some(other)]) = (talents, goals) {
                team.dealt = Some(Dealt { talents: [kept, left], goals: [goal, other] });
            }
        }
    }
}
