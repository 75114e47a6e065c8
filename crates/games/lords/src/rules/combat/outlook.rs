//! What a blow would do, for whoever is about to deal it.

use crate::Lords;
use crate::components::Trap;
use crate::moves::Move;
use crate::rules::Play;
use crate::state::{Ask, List, State};
use undercroft_core::{Quick, Seat, Silent};

/// Adventurers of a kind are told apart by a mark on their poison, which works only when the battle is over.
const MARK: u8 = 16;

/// What is left of each adventurer, by the places before the blow; of a captured one nothing.
pub(crate) type Left = List<u8, 8>;

impl Lords {
    /// What is left of the party right after an attack or an aimed trap, before anything follows from it.
    pub(crate) fn left_after(&self, state: &State, seat: Seat, mv: Move) -> Left {
        self.left(state, seat, |play| {
            if play.state.ask == Ask::TrapTarget {
                play.direct_trap(seat, mv);
            } else {
                play.fight(seat, mv);
            }
        })
    }

    /// What a trap that needs no aim would leave of the party as it stands.
    pub(crate) fn left_after_trap(&self, state: &State, seat: Seat, trap: Trap) -> Option<Left> {
        let effect = self.components.trap(trap, state.year).effect;
        let party = &state.player(seat).party;
        let aims = effect.any > 0 || effect.poison > 0 || effect.anti_magic;
        if party.is_empty() || (aims && party.len() > 1) {
            return None;
        }
        Some(self.left(state, seat, |play| play.resolve(seat, trap, 0)))
    }

    fn left(&self, state: &State, seat: Seat, blow: impl FnOnce(&mut Play<'_, Quick, Silent>)) -> Left {
        let (mut state, mut luck) = (state.clone(), Quick::new(0));
        let party = &mut state.player_mut(seat).party;
        let mut left: Left = party.iter().map(|_| 0).collect();
        for (place, member) in (0..).zip(party.iter_mut()) {
            member.poison = place * MARK;
        }
        blow(&mut Play {
            game: self,
            state: &mut state,
            chance: &mut luck,
            events: &mut Silent,
            only_combat: true,
        });
        for member in &state.player(seat).party {
            left[usize::from(member.poison / MARK)] = self.hit_points(member).saturating_sub(member.damage);
        }
        left
    }
}
