//! Every legal move, question by question. What is not generated here is not legal.

use super::payment::{can_pay_wage, edible};
use crate::Lords;
use crate::components::{Creature, Order};
use crate::moves::{Move, Part};
use crate::state::{Ask, Phase, State};
use undercroft_core::{Seat, SeatSet};

impl Lords {
    /// Who is asked.
    pub(crate) fn acting(&self, state: &State) -> SeatSet {
        let seats = Seat::all(state.seats());
        match state.ask {
            Ask::Nothing => SeatSet::EMPTY,
            Ask::Keep => seats.filter(|seat| state.player(*seat).kept.is_none()).collect(),
            Ask::Orders => seats.filter(|seat| !state.has_ordered(*seat)).collect(),
            Ask::Space
            | Ask::Spy
            | Ask::Dig
            | Ask::Discard
            | Ask::Feed
            | Ask::Produce
            | Ask::Tunnel
            | Ask::Recall
            | Ask::Wages
            | Ask::Give
            | Ask::Hunt
            | Ask::Strike
            | Ask::Tile
            | Ask::Plan
            | Ask::Free
            | Ask::TrapOrder
            | Ask::TrapTarget
            | Ask::Suggestion
            | Ask::Peace
            | Ask::Pick
            | Ask::Fight
            | Ask::Second => SeatSet::only(state.actor),
        }
    }

    pub(crate) fn generate(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if seat.number() > state.seats() || !self.acting(state).contains(seat) {
            return;
        }
        let player = state.player(seat);
        match state.ask {
            Ask::Nothing => {}
            Ask::Keep => moves.extend(player.drawn.iter().map(Move::Keep)),
            Ask::Orders if player.chosen.is_full() => {
                moves.extend(state.third_candidates(seat).iter().map(Move::Third));
            }
            Ask::Orders => moves.extend(player.hand().iter().map(Move::Order)),
            Ask::Space => self.generate_space(state, seat, moves),
            Ask::Spy => {
                moves.extend((1..=4).map(Move::Spy));
                moves.push(Move::Pass);
            }
            Ask::Dig => {
                moves.extend(player.dungeon.diggable().iter().map(Move::Dig));
                moves.push(Move::Done);
            }
            Ask::Tunnel => moves.extend(player.dungeon.diggable().iter().map(Move::Dig)),
            Ask::Discard => moves.extend(player.traps.kinds().map(Move::Discard)),
            Ask::Feed => {
                moves.extend(
                    Creature::ALL.iter().filter(|one| edible(player, **one)).map(|one| Move::Feed(*one)),
                );
            }
            Ask::Produce => {
                let rooms = player.dungeon.working_rooms().map(|(room, _)| room);
                moves.extend(rooms.filter(|room| self.can_produce(state, seat, *room)).map(Move::Produce));
                moves.push(Move::Done);
            }
            Ask::Recall => moves.extend(player.recallable().iter().map(Move::Recall)),
            Ask::Wages => {
                for creature in self.unsettled_kinds(state, seat) {
                    if can_pay_wage(self, player, creature) {
                        moves.push(Move::Pay(creature));
                    }
                    moves.push(Move::Release(creature));
                }
            }
            Ask::Give => moves.extend((0..=self.most_to_give(state, seat)).map(Move::Give)),
            Ask::Hunt => {
                let owned = |one: &Creature| one.is_monster() && player.owned(*one) > 0;
                moves.extend(Creature::ALL.iter().copied().filter(owned).map(Move::Lose));
                moves.push(Move::Accept);
            }
            Ask::Strike => {
                for creature in self.unsettled_kinds(state, seat).filter(|one| one.is_monster()) {
                    let payable = |part: &Part| self.can_pay_part(player, creature, *part);
                    moves.extend(
                        Part::ALL.into_iter().filter(payable).map(|part| Move::PayPart(creature, part)),
                    );
                    moves.push(Move::Strike(creature));
                }
            }
            Ask::Tile => moves.extend(player.dungeon.closest().iter().map(Move::Tile)),
            Ask::Plan => {
                let traps = player.traps.kinds().filter(|trap| self.can_lay(state, seat, *trap));
                moves.extend(traps.map(Move::Lay));
                moves.extend(player.up.kinds().filter(|one| self.can_send(player, *one)).map(Move::Send));
                moves.push(Move::Ready);
            }
            Ask::Free => {
                for (place, who) in player.prison.iter().enumerate() {
                    if !player.prison[..place].contains(who) {
                        moves.push(Move::Free(*who));
                    }
                }
            }
            Ask::TrapOrder => {
                for (place, trap) in player.plan.traps.iter().enumerate() {
                    if !player.plan.traps[..place].contains(trap) {
                        moves.push(Move::First(*trap));
                    }
                }
            }
            Ask::TrapTarget => moves.extend((1..=player.party.len() as u8).map(Move::Target)),
            Ask::Suggestion => {
                for creature in Creature::ALL.iter().filter(|one| state.undecided(seat, **one)) {
                    if can_pay_wage(self, player, *creature) {
                        moves.push(Move::Pay(*creature));
                    }
                    moves.push(Move::Withdraw(*creature));
                }
            }
            Ask::Peace => moves.extend([Move::Retreat, Move::Accept]),
            Ask::Pick => {
                moves.extend(player.plan.sent.kinds().filter(|one| one.is_monster()).map(Move::Pick));
            }
            Ask::Fight => {
                for creature in player.plan.sent.kinds() {
                    let before = moves.len();
                    self.attacks(state, seat, creature, |mode, place| {
                        moves.push(Move::Attack(creature, mode, place));
                    });
                    if moves.len() == before {
                        moves.push(Move::Idle(creature));
                    }
                }
            }
            Ask::Second => {
                let targets = (0..player.party.len()).filter(|place| self.harmable(state, player, *place));
                moves.extend(targets.map(|place| Move::Target(place as u8 + 1)));
            }
        }
    }

    fn generate_space(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let Some((order, space)) = state.current_space() else { return };
        let player = state.player(seat);
        match order {
            Order::Food | Order::Reputation | Order::Imps | Order::Traps => moves.push(Move::Use),
            Order::Dig => moves.extend(player.dungeon.diggable().iter().map(Move::Dig)),
            Order::Mine => moves.extend((1..=self.most_miners(state, seat, space)).map(Move::Mine)),
            Order::Hire => {
                let offered = state.tavern.kinds().filter(|one| self.can_hire(state, seat, *one, space));
                moves.extend(offered.map(Move::Hire));
            }
            Order::Room => {
                for room in &state.shop {
                    let squares = self.room_squares(state, seat, *room);
                    moves.extend(squares.iter().map(|cell| Move::Build(*room, cell)));
                }
            }
        }
        moves.push(Move::Pass);
    }

    fn unsettled_kinds<'a>(&self, state: &'a State, seat: Seat) -> impl Iterator<Item = Creature> + use<'a> {
        Creature::ALL.iter().copied().filter(move |one| state.unsettled(seat, *one) > 0)
    }

    /// Is the game over?
    pub(crate) fn is_over(state: &State) -> bool {
        state.phase == Phase::Over
    }
}
