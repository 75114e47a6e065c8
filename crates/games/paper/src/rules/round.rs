//! What touches everybody: dice, and all that is settled together when a round ends.

use super::fight::Fight;
use super::{Common, Told};
use crate::Paper;
use crate::components::{DICE, Die, Gems, Hero, Symbol, Talent};
use crate::event::Event;
use crate::state::{Phase, ROUNDS, State, Team};
use undercroft_core::{Chance, Seat, SeatSet, Sink};

impl Paper {
    /// Goes on as far as nobody has to decide anything.
    pub(crate) fn advance(&self, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
        while state.phase != Phase::Over && state.teams.iter().all(|team| team.ready) {
            self.show_sheets(state, events);
            match state.phase {
                Phase::Prelude => {
                    // PD-323: everybody has chosen, the talents are open.
                    events.push(|| Event::Talents {
                        talents: state.teams.iter().filter_map(|team| team.talent).collect(),
                    });
                    self.begin_round(state, chance, events);
                }
                Phase::Dice => {
                    announce_gems(state, events);
                    if state.is_last_of_stage() {
                        if self.agreements().missions_before_monster {
                            self.claim_missions(state, events);
                        }
                        self.fight_monster(state, events);
                    } else {
                        self.claim_missions(state, events);
                        self.begin_round(state, chance, events);
                    }
                }
                Phase::Aftermath => {
                    self.vanish_gems(state, events);
                    if !self.agreements().missions_before_monster {
                        self.claim_missions(state, events);
                    }
                    if state.round == ROUNDS {
                        self.finish(state, events);
                    } else {
                        self.begin_round(state, chance, events);
                    }
                }
                Phase::Over => {}
            }
        }
    }

    /// PD-324: everybody is done, and everybody may look at the sheets.
    fn show_sheets(&self, state: &State, events: &mut impl Sink<Event>) {
        let common = Common::new(self.components(), state);
        for (seat, team) in Seat::all(state.teams.len() as u8).zip(&state.teams) {
            events.push(|| Event::Shown {
                seat,
                sheet: Box::new(Team { dealt: None, goal: None, ..*team }),
                training: common.training(team),
            });
        }
    }

    /// PD-047, PD-068, PD-069: the dice are rolled, and skulls wound everybody before any die is chosen.
    fn begin_round(&self, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
        state.round += 1;
        let repeated = self.roll(state, chance);
        let (round, dice) = (state.round, state.dice);
        events.push(|| Event::Rolled { round, dice, repeated });
        let skulls = state.skulls();
        for team in &mut state.teams {
            team.used = [false; DICE];
            // PD-251: once-per-round rights renew.
            team.recoloured = false;
            team.pending.wounds = skull_wounds(team, skulls);
        }
        self.begin_phase(state, Phase::Dice, events);
    }

    /// PD-064, PD-065: all six dice again while three or more skulls or clovers lie there.
    fn roll(&self, state: &mut State, chance: &mut impl Chance) -> u8 {
        let mut repeated = 0u8;
        loop {
            state.dice = std::array::from_fn(|place| {
                let faces = &self.components().faces[Die::colour_at(place) as usize];
                faces[usize::from(chance.die(6)) - 1]
            });
            let count = |symbol| state.dice.iter().filter(|shown| **shown == symbol).count();
            if count(Symbol::Skull) < 3 && count(Symbol::Clover) < 3 {
                return repeated;
            }
            repeated = repeated.saturating_add(1);
        }
    }

    /// PD-072, PD-324: everybody starts at once, and from here on nobody sees what the others do.
    fn begin_phase(&self, state: &mut State, phase: Phase, events: &mut impl Sink<Event>) {
        state.phase = phase;
        let common = Common::new(self.components(), state);
        for (index, team) in state.teams.iter_mut().enumerate() {
            common.settle(team, &mut Told { seat: Seat::new(index as u8), events });
            team.ready = phase == Phase::Aftermath && team.pending.is_empty();
        }
        state.shown = state.teams;
    }

    /// PD-226 to PD-246: all teams fight or flee; the best one will get the reward after its wounds.
    fn fight_monster(&self, state: &mut State, events: &mut impl Sink<Event>) {
        let common = Common::new(self.components(), state);
        let stage = state.stage();
        let monster = common.dungeon.monsters[stage];
        let mut best = (0, SeatSet::EMPTY);
        for (index, team) in state.teams.iter_mut().enumerate() {
            let seat = Seat::new(index as u8);
            match common.fight(team, stage) {
                Fight::Hurts { power, glory, wounds } => {
                    team.monster_glory[stage] = glory;
                    team.pending.wounds = wounds;
                    if power > best.0 {
                        best = (power, SeatSet::only(seat));
                    } else if power == best.0 {
                        best.1 = best.1.with(seat);
                    }
                    events.push(|| Event::Fought { seat, monster, power, glory, wounds });
                }
                Fight::Flees { glory } => {
                    team.monster_glory[stage] = glory;
                    events.push(|| Event::Fled { seat, monster, glory });
                }
            }
        }
        // PD-243, PD-247: a tie, or nobody to compare with, means no reward.
        if let (1, Some(seat), true) = (best.1.len(), best.1.first(), state.teams.len() > 1) {
            state.teams[seat.index()].pending.prize = true;
            events.push(|| Event::Prize { seat, monster });
        }
        self.begin_phase(state, Phase::Aftermath, events);
    }

    /// PD-302 to PD-306: after monsters 1 and 2 two gems vanish for all who do not have them.
    fn vanish_gems(&self, state: &mut State, events: &mut impl Sink<Event>) {
        if !self.agreements().vanishing || state.round == ROUNDS {
            return;
        }
        let common = Common::new(self.components(), state);
        let (monster, gems) = (common.dungeon.monsters[common.stage], common.monster().vanish);
        cross_out(&mut state.teams, gems);
        events.push(|| Event::Vanished { monster, gems });
    }

    /// PD-028 to PD-034: every team that meets a requirement gets the glory; then the mission is gone.
    fn claim_missions(&self, state: &mut State, events: &mut impl Sink<Event>) {
        let common = Common::new(self.components(), state);
        let solo = state.teams.len() == 1;
        for (place, slot) in state.missions.iter_mut().enumerate().filter(|(_, slot)| slot.round == 0) {
            let mission = self.components().missions[usize::from(slot.card) - 1];
            let mut seats = SeatSet::EMPTY;
            for (index, team) in state.teams.iter_mut().enumerate() {
                if common.measure(team, mission.task) >= mission.count {
                    team.missions[place] = true;
                    seats = seats.with(Seat::new(index as u8));
                }
            }
            if !seats.is_empty() {
                slot.round = state.round;
                let (card, glory) = (slot.card, common.mission_glory(state.round, solo));
                events.push(|| Event::Mission { card, seats, glory });
            }
        }
    }

    /// PD-046, PD-280: the game is over; goals are open, everything is counted.
    fn finish(&self, state: &mut State, events: &mut impl Sink<Event>) {
        state.phase = Phase::Over;
        state.shown = state.teams;
        for seat in Seat::all(state.teams.len() as u8) {
            let score = self.score(state, seat);
            let team = state.team(seat);
            if let (Some(goal), Some(dealt)) = (team.goal, team.dealt) {
                events.push(|| Event::Scored { seat, goal, dealt, score });
            }
        }
    }
}

/// PD-068, PD-111, PD-266: a wound for each skull; one less for a Seer, none with a Cleric of level 4.
fn skull_wounds(team: &Team, skulls: u8) -> u8 {
    if team.level(Hero::Cleric) >= 4 { 0 } else { skulls.saturating_sub(u8::from(team.is(Talent::Seer))) }
}

/// PD-209 to PD-214: the gems stolen in this round are named; whoever has not stolen them crosses them out.
fn announce_gems(state: &mut State, events: &mut impl Sink<Event>) {
    let mut stolen = Gems::EMPTY;
    for (index, team) in state.teams.iter_mut().enumerate() {
        let gems = std::mem::take(&mut team.fresh);
        stolen = stolen.or(gems);
        if !gems.is_empty() {
            events.push(|| Event::Announced { seat: Seat::new(index as u8), gems });
        }
    }
    cross_out(&mut state.teams, stolen);
}

fn cross_out(teams: &mut [Team], gems: Gems) {
    for team in teams {
        team.crossed = team.crossed.or(gems.without(team.letters));
    }
}
