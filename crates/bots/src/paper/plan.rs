//! What a planner remembers between two decisions.

use undercroft_paper::moves::Move;
use undercroft_paper::state::Team;

/// The memory of a planner: the plan it is carrying out, move by move with the sheet it expects before each.
///
/// A value of its own that can live beside the table, not in the planner: with a kept one the planner thinks once a
/// phase and then does what it has decided, with an empty one it decides anew. It holds nothing that its seat does
/// not know, and it may be lost at any time: where the sheet is not as the plan expected it, a new plan is made.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plan {
    steps: Vec<(Team, Move)>,
    considered: u64,
}

impl Plan {
    /// The move that was planned for a sheet.
    pub(super) fn next(&self, sheet: &Team) -> Option<Move> {
        self.steps.iter().find(|(team, _)| team == sheet).map(|(_, mv)| *mv)
    }

    /// Takes a new plan that so many sheets were considered for; the answer is its first move.
    pub(super) fn renew(&mut self, steps: Vec<(Team, Move)>, considered: u64) -> Option<Move> {
        self.steps = steps;
        self.considered += considered;
        self.steps.first().map(|(_, mv)| *mv)
    }

    /// How many sheets were considered for all plans so far: what thinking has cost, whatever the machine.
    pub fn considered(&self) -> u64 {
        self.considered
    }
}
