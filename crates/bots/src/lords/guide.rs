//! What a search is told about Dungeon Lords.

use super::steward::{Mind, Steward};
use crate::guide::{Guide, Shares, fingerprint, shares_of};
use undercroft_core::{Game, MAX_SEATS, Outcome, Quick, Seat, Silent, Status};
use undercroft_lords::{Lords, Move, State};

/// Everybody plays on as the steward would.
#[derive(Copy, Clone, Debug)]
pub struct LordsGuide {
    /// How much the lead in points counts besides the win itself.
    ambition: f64,
    /// Who plays on.
    steward: Steward,
}

/// A lead of so many points is half of what a lead can be worth.
const LEAD: f64 = 10.0;

impl LordsGuide {
    /// Nothing but the win counts: for hints and reviews, which speak of chances.
    pub fn chances() -> LordsGuide {
        LordsGuide { ambition: 0.0, steward: Steward::default() }
    }

    /// The lead counts as much as the win: a game that is as good as won is played on with care.
    pub fn ambitious() -> LordsGuide {
        LordsGuide { ambition: 0.5, steward: Steward::default() }
    }

    /// What the one who plays on has in mind on a seat.
    pub(super) fn steward_mind<'a>(&'a self, game: &'a Lords, state: &'a State, seat: Seat) -> Mind<'a> {
        Mind::new(game, state, seat, &self.steward.habits, self.steward.lessons)
    }

    fn shares(&self, outcome: &Outcome) -> Shares {
        let mut shares = shares_of(outcome);
        let seats = || Seat::all(outcome.places().len() as u8);
        for seat in seats() {
            let others = seats().filter(|other| *other != seat).map(|other| outcome.score(other));
            let lead = f64::from(outcome.score(seat) - others.max().unwrap_or(0)) / LEAD;
            let worth = 0.5 + 0.5 * lead / (1.0 + lead.abs());
            let share = &mut shares[seat.index()];
            *share += self.ambition * (worth - *share);
        }
        shares
    }
}

impl Guide<Lords> for LordsGuide {
    /// DL-064, DL-222: which order is given, kept or recalled and which trap is laid stays secret.
    fn appearance(&self, _game: &Lords, mv: &Move) -> u64 {
        match mv {
            Move::Keep(_) => 1,
            Move::Order(_) => 2,
            Move::Third(_) => 3,
            Move::Lay(_) => 4,
            Move::Discard(_) => 5,
            shown => fingerprint(shown),
        }
    }

    fn playout(
        &self,
        game: &Lords,
        _root: &State,
        state: &mut State,
        luck: &mut Quick,
        moves: &mut Vec<Move>,
    ) -> Shares {
        loop {
            let seat = match game.status(state) {
                Status::Over(outcome) => return self.shares(&outcome),
                Status::Acting(acting) => acting.first(),
            };
            let Some(seat) = seat else { return [0.0; MAX_SEATS] };
            moves.clear();
            game.legal_moves(state, seat, moves);
            let mv = self.steward_mind(game, state, seat).likely_move(moves, luck);
            let Some(mv) = mv else { return [0.0; MAX_SEATS] };
            game.apply(state, seat, mv, luck, &mut Silent);
        }
    }
}
