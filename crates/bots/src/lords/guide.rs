//! What a search is told about Dungeon Lords.

use super::standing;
use super::steward::{Mind, Steward};
use crate::guide::{Guide, Shares, fingerprint, shares_of};
use undercroft_core::{Outcome, Quick, Seat};
use undercroft_lords::{Lords, Move, State};

/// Everybody plays on as the steward would.
#[derive(Copy, Clone, Debug)]
pub struct LordsGuide {
    /// How much the lead in points counts besides the win itself.
    ambition: f64,
    /// Who plays on.
    steward: Steward,
    /// Does thinking about the first year end with it?
    horizon: bool,
}

/// A lead of so many points is half of what a lead can be worth.
const LEAD: f64 = 10.0;

impl LordsGuide {
    /// Nothing but the win counts: for hints and reviews, which speak of chances.
    pub fn chances() -> LordsGuide {
        LordsGuide { ambition: 0.0, steward: Steward::default(), horizon: true }
    }

    /// The lead counts as much as the win: a game that is as good as won is played on with care.
    pub fn ambitious() -> LordsGuide {
        LordsGuide { ambition: 0.5, steward: Steward::default(), horizon: true }
    }

    /// The same with stewards who go by rules of thumb alone: how lords thought before they learned from games.
    pub(super) fn inexperienced() -> LordsGuide {
        let steward = Steward { lessons: None, ..Steward::default() };
        LordsGuide { steward, horizon: false, ..LordsGuide::ambitious() }
    }

    /// The same with stewards who are more or less resolute.
    pub(super) fn resolved(self, resolve: f32) -> LordsGuide {
        LordsGuide { steward: Steward { resolve, ..self.steward }, ..self }
    }

    /// The same, but every game is played on to its end.
    pub(super) fn to_the_end(self) -> LordsGuide {
        LordsGuide { horizon: false, ..self }
    }

    /// What the one who plays on has in mind on a seat.
    pub(super) fn steward_mind<'a>(&'a self, game: &'a Lords, state: &'a State, seat: Seat) -> Mind<'a> {
        let steward = &self.steward;
        Mind::new(game, state, seat, &steward.habits, steward.lessons).resolved(steward.resolve)
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

    /// What the first year was about is clear at its end.
    fn settled(&self, game: &Lords, root: &State, state: &State, _luck: &mut Quick) -> Option<Shares> {
        let over = self.horizon && root.year == 1 && state.year == 2;
        over.then(|| standing::shares(game, state, self.ambition))
    }

    fn likely_move(
        &self,
        game: &Lords,
        state: &State,
        seat: Seat,
        moves: &[Move],
        luck: &mut Quick,
    ) -> Option<Move> {
        self.steward_mind(game, state, seat).likely_move(moves, luck)
    }

    fn worth(&self, outcome: &Outcome) -> Shares {
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
