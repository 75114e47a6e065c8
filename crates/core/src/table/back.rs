//! Going back: undo, replays and branches. Marks on the way make it cost the same however long the game is.

use super::{Table, Turn};
use crate::chance::{Script, Seeded};
use crate::game::{Game, Silent};
use crate::seat::Seat;
use std::sync::Arc;
use thiserror::Error;

/// So many turns lie between two marks: a going back plays at most as many again, and a game keeps one state for each.
pub(super) const STRIDE: usize = 16;

/// Why nothing was undone.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Error)]
pub enum UndoError {
    /// This seat has not moved yet.
    #[error("there is no move of this seat to take back")]
    Nothing,
    /// The move showed something or a die was cast.
    #[error("the last move revealed something; it can only be taken back if the table agrees")]
    Revealed,
    /// Somebody has moved since.
    #[error("another seat has moved since; it can only be taken back if the table agrees")]
    OthersMoved,
}

impl<G: Game> Table<G> {
    /// Adds a turn that leads to `state`.
    pub(super) fn push(&mut self, turn: Turn<G>, state: G::State) {
        self.state = state;
        self.turns.push(Arc::new(turn));
        if self.turns.len().is_multiple_of(STRIDE) {
            self.marks.push(self.state.clone());
        }
    }

    /// Which move could `seat` take back on its own? Its last one, unless something was revealed by it or
    /// after it, or another seat has moved since and could have known of it. Moves that told nobody anything are in
    /// nobody's way.
    pub fn undoable(&self, seat: Seat) -> Result<usize, UndoError> {
        let last = self.turns.iter().rposition(|turn| turn.seat == seat).ok_or(UndoError::Nothing)?;
        let (own, later) = (&self.turns[last], &self.turns[last + 1..]);
        if own.revealed || later.iter().any(|turn| turn.revealed) {
            return Err(UndoError::Revealed);
        }
        if !own.silent && later.iter().any(|turn| !turn.silent) {
            return Err(UndoError::OthersMoved);
        }
        if !later.is_empty() && self.without(last).is_none() {
            return Err(UndoError::OthersMoved);
        }
        Ok(last)
    }

    /// Takes back the last move of `seat`, as far as [`undoable`](Table::undoable) allows.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let last = self.undoable(seat)?;
        match self.without(last) {
            Some(table) => *self = table,
            None => return Err(UndoError::OthersMoved),
        }
        Ok(())
    }

    /// The table as it would be without the turn at `last`; nothing if others would then have heard something else (a
    /// standing order, once taken back, might have been carried out).
    fn without(&self, last: usize) -> Option<Table<G>> {
        let mut table = self.at(last);
        for turn in &self.turns[last + 1..] {
            match table.play_scripted(turn.seat, turn.mv, &turn.script) {
                Ok(()) if turn.silent => {}
                Ok(()) if table.turns.last().is_some_and(|again| again.events == turn.events) => {}
                // What told nobody anything may have been an answer to the move that is gone, and goes with it.
                Err(_) if turn.silent => {}
                Ok(()) | Err(_) => return None,
            }
        }
        Some(table)
    }

    /// Goes back to where only so many moves had been played.
    pub fn go_back(&mut self, moves: usize) {
        if moves >= self.turns.len() {
            return;
        }
        self.state = self.state_at(moves);
        self.turns.truncate(moves);
        self.marks.truncate(moves / STRIDE + 1);
    }

    /// The table as it was after the first `moves` moves: for replays, branches and undo by agreement.
    #[must_use]
    pub fn at(&self, moves: usize) -> Table<G> {
        let mut table = self.clone();
        table.go_back(moves);
        table
    }

    /// The true state after the first `moves` moves.
    pub fn state_at(&self, moves: usize) -> G::State {
        if moves >= self.turns.len() {
            return self.state.clone();
        }
        let mark = moves / STRIDE;
        let mut state = self.marks[mark].clone();
        for (index, turn) in self.turns.iter().enumerate().take(moves).skip(mark * STRIDE) {
            let luck = Seeded::for_move(&self.seed, index as u64 + 1);
            let mut chance = Script::new(&turn.script, luck);
            self.game.apply(&mut state, turn.seat, turn.mv, &mut chance, &mut Silent);
        }
        state
    }
}
