//! The combat of one player apart from everything else, small enough to be copied all the time.

use super::{Pruning, Solver};
use undercroft_core::{Game, Seat};
use undercroft_lords::moves::Move;
use undercroft_lords::state::{List, Paladin, Phase, Player, State};

impl Solver<'_> {
    /// The same situation with nobody at the other dungeons, and without the stacks, which combat never touches.
    /// Where the paladin cannot change dungeons, there are no other dungeons at all.
    pub(super) fn alone(&mut self, state: &State) -> State {
        self.known.clear();
        self.evils = self.evils(state);
        self.spells_unseen = self.spells_unseen(state);
        self.wanders = !self.uses(Pruning::OneDungeon) || self.may_wander(state, self.seat);
        self.me = if self.wanders { self.seat } else { Seat::FIRST };
        let mut state = state.clone();
        if self.wanders {
            for other in Seat::all(state.seats()).filter(|other| *other != self.seat) {
                let evil = state.player(other).evil;
                *state.player_mut(other) = Player { evil, ..Player::default() };
            }
        } else {
            state.paladin = match state.paladin {
                Paladin::With(host) if host == self.seat => Paladin::With(Seat::FIRST),
                Paladin::Tent | Paladin::With(_) | Paladin::Out => Paladin::Out,
            };
            state.players.swap(0, self.seat.index());
            state.players.truncate(1);
            (state.first, state.actor) = (Seat::FIRST, Seat::FIRST);
            state.phase = match state.phase {
                Phase::Planning(_) => Phase::Planning(0),
                Phase::Battle(_) => Phase::Battle(0),
                other => other,
            };
        }
        let me = state.player_mut(self.me);
        me.buried = Default::default();
        me.chosen.clear();
        state.creature_stack.clear();
        state.room_stack.clear();
        state.adventurer_stacks.iter_mut().for_each(List::clear);
        state.returned = 0;
        state.trap_deck.clear();
        state.dummies.clear();
        state.shop.clear();
        state.arriving.clear();
        state.forecast.clear();
        state.specials.clear();
        state.cards[usize::from(2 - state.year)].clear();
        state
    }

    /// Makes a move and lets things happen until the player is asked again or the combat is over.
    pub(super) fn make(&self, state: &mut State, mv: Move) {
        self.game.fight_out(state, self.me, mv);
        if self.wanders {
            self.let_others_pass(state);
        }
    }

    /// Should the paladin ride to another dungeon, its owner lets things happen.
    fn let_others_pass(&self, state: &mut State) {
        while !self.is_done(state) {
            let Some(other) = self.game.status(state).acting().first().filter(|seat| *seat != self.me) else {
                return;
            };
            let mut moves = Vec::new();
            self.game.legal_moves(state, other, &mut moves);
            let ready = moves.iter().copied().find(|mv| *mv == Move::Ready);
            let Some(mv) = ready.or(moves.first().copied()) else { return };
            self.game.fight_out(state, other, mv);
        }
    }
}
