//! What a step takes and what a blow does, for whoever draws the table. Everything follows from what the asker sees.

use crate::components::{Barrier, Checks, Class, Exit, Form, Ignored, Stat, Value};
use crate::ids::{Card, Spot};
use crate::state::{Attack, Battle, Creature, Side, State};
use crate::{Dungeoneer, Rules};
use undercroft_core::Seat;

/// A check that lies ahead.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Test {
    /// With what.
    pub stat: Stat,
    /// What is to be reached.
    pub target: u8,
    /// How many faces of the die are enough.
    pub faces: u8,
}

/// What stands in the way of a step.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Hurdle {
    /// A blocked exit: failing costs an action point (DR-172).
    Blocked(Test),
    /// A trap exit: failing costs a wound (DR-185).
    Trap(Test),
    /// Spikes in the next location: failing costs a wound.
    Spikes(Test),
    /// A pit in the next location: failing, the hero falls.
    Pit(Test),
}

/// A step of a hero through an exit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Through which exit.
    pub side: Side,
    /// Where it leads.
    pub to: Spot,
    /// What is checked on the way, in its order.
    pub hurdles: Vec<Hurdle>,
    /// Glory and peril for entering; nothing where the hero has been this turn (DR-161).
    pub points: Option<(u8, u8)>,
}

impl<const SET: usize> Dungeoneer<SET> {
    /// The steps that are open to a hero where he stands, whether he has a point for them or not.
    pub fn steps(&self, state: &State, seat: Seat) -> Vec<Step> {
        let spot = state.player(seat).spot;
        let to = |side: Side| Some((side, self.0.way(state, spot, side)?));
        Side::ALL.into_iter().filter_map(to).map(|(side, to)| self.step(state, seat, side, to)).collect()
    }

    fn step(&self, state: &State, seat: Seat, side: Side, to: Spot) -> Step {
        let (rules, player) = (&self.0, state.player(seat));
        let (here, there) = (state.placed(player.spot), state.placed(to));
        let who = Creature::Hero(seat);
        let test = |stat: Stat, target: u8, made: Checks| {
            let faces = self.passing(state, who, stat, made, target);
            Test { stat, target, faces }
        };
        let exit = match here.exit(rules.components.site(here.location), side) {
            Exit::Open | Exit::Wall => None,
            Exit::Blocked { stat, target } => {
                let free = rules.is_held_open(state, player.spot, side)
                    || rules.ignores(state, who, Ignored::Blocked);
                (!free).then(|| Hurdle::Blocked(test(stat, target, Checks::Exit)))
            }
            Exit::Trap { stat, target } => {
                let free = rules.is_sprung(state, here.location, side)
                    || rules.ignores(state, who, Ignored::TrapExit);
                (!free).then(|| Hurdle::Trap(test(stat, target, Checks::Exit)))
            }
        };
        let site = rules.components.site(there.location);
        let barrier = match site.barrier {
            Barrier::Spikes { stat, target } if !rules.ignores(state, who, Ignored::Spikes) => {
                Some(Hurdle::Spikes(test(stat, target, Checks::Barrier)))
            }
            Barrier::Pit { stat, target } if !rules.ignores(state, who, Ignored::Pit) => {
                Some(Hurdle::Pit(test(stat, target, Checks::Barrier)))
            }
            Barrier::None | Barrier::Hazard { .. } | Barrier::Spikes { .. } | Barrier::Pit { .. } => None,
        };
        let points = (!player.has_visited(to)).then_some((site.glory, site.peril));
        Step { side, to, hurdles: exit.into_iter().chain(barrier).collect(), points }
    }

    /// Who answers an attack: whoever is attacked, or the minion that stands in for him.
    pub fn answers(&self, battle: &Battle, attack: &Attack) -> Creature {
        battle.defender_of(attack)
    }

    /// The wounds of a strike before anything prevents them.
    pub fn wounds(&self, state: &State, by: Creature, on: Creature, (form, attacks): (Form, bool)) -> u8 {
        self.0.wounds_of(state, by, on, form, attacks)
    }

    /// Peril of a seat that is left once the encounters that are ready and this card are paid, before any discount.
    pub fn left_after(&self, state: &State, payer: Seat, card: Option<Card>) -> i32 {
        let mut bill = self.0.bill(state);
        if let Some(card) = card {
            bill = match self.0.components.card(card).class {
                Class::Monster | Class::Trap => self.0.with_encounter(state, bill, payer, card),
                Class::Treasure | Class::Boon | Class::Bane => {
                    bill.plus(payer, self.0.price(state, payer, card))
                }
            };
        }
        i32::from(state.player(payer).peril) - i32::from(bill.due(payer))
    }

    /// DR-504: victory points of a combined game; nothing where quests are counted.
    pub fn victory_points(&self, state: &State, seat: Seat) -> Option<u16> {
        self.0.is_combined().then(|| self.0.points(state.player(seat)))
    }
}

impl Rules {
    fn wounds_of(&self, state: &State, by: Creature, on: Creature, form: Form, attacks: bool) -> u8 {
        let printed = self.hit(state, by, form, attacks).map_or(1, |hit| hit.wounds);
        let made = if attacks { Checks::Attack } else { Checks::Counter };
        let more = self.bonus(state, by, Value::WoundsDealt, made, on, Some(form));
        (i16::from(printed) + i16::from(more)).max(0) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Vault;
    use crate::moves::Move;
    use crate::state::Phase;
    use undercroft_core::{Game, Quick, Setup};

    /// Whoever may walk may take exactly the steps that are told, and a step without hurdles is never checked.
    #[test]
    fn steps_are_the_ways_a_hero_may_go() {
        let game = Vault::new(&Setup::new(2)).expect("a game");
        let (mut walked, mut free) = (0, 0);
        for number in 0..8 {
            let mut chance = Quick::new(number);
            let mut state = game.start(&mut chance, &mut Vec::new());
            for turn in 0..500usize {
                let Some(seat) = game.status(&state).acting().first() else { break };
                let mut moves = Vec::new();
                game.legal_moves(&state, seat, &mut moves);
                let walks = state.phase == Phase::Hero && state.stack.is_empty();
                let steps = game.steps(&state, seat);
                if walks && moves.iter().any(|mv| matches!(mv, Move::Go(_))) {
                    for side in Side::ALL {
                        let told = steps.iter().any(|step| step.side == side);
                        assert_eq!(told, moves.contains(&Move::Go(side)), "{side:?}");
                    }
                    let mut heard = Vec::new();
                    let step = &steps[turn % steps.len()];
                    let before = *state.player(seat);
                    game.apply(&mut state, seat, Move::Go(step.side), &mut chance, &mut heard);
                    walked += 1;
                    if step.hurdles.is_empty() {
                        free += 1;
                        let exit = |event: &crate::Event| {
                            matches!(
                                event,
                                crate::Event::Rolled { checks: Checks::Exit | Checks::Barrier, .. }
                            )
                        };
                        assert!(!heard.iter().any(exit), "{heard:?}");
                        if let Some((glory, _)) = step.points {
                            assert!(state.player(seat).glory >= before.glory + u16::from(glory).min(1));
                        }
                    }
                    continue;
                }
                game.apply(&mut state, seat, moves[turn * 5 % moves.len()], &mut chance, &mut Vec::new());
            }
        }
        assert!(walked > 40 && free > 10, "{walked} {free}");
    }
}
