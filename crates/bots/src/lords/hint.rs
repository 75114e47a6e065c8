//! Why a move is good or bad, as far as it can be worked out.

use super::bot::combat;
use undercroft_core::{Phrase, Quick, SeatHandle};
use undercroft_lords::{Lords, Move};

/// Differences in points that nobody needs to hear of.
const NOTHING: f64 = 0.05;

/// In combat: how the move compares with the best one.
pub fn reasons(seat: &SeatHandle<'_, Lords>, mv: Move) -> Vec<Phrase> {
    if seat.legal_moves().len() < 2 {
        return Vec::new();
    }
    // The solver knows no luck but that of the cards, which it averages over: any imagined world will do.
    let Some(solution) = combat(seat, &mut Quick::new(0)) else { return Vec::new() };
    let Some((_, worth)) = solution.worth.iter().find(|(other, _)| *other == mv) else { return Vec::new() };
    let loss = solution.value - worth;
    if loss >= NOTHING {
        return vec![Phrase::new("lords-hint-worse").text("points", format!("{loss:.1}"))];
    }
    let key = if solution.complete { "lords-hint-best" } else { "lords-hint-best-guess" };
    vec![Phrase::new(key)]
}
