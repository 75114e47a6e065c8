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
        return vec![worse(loss)];
    }
    let key = if solution.complete { "lords-hint-best" } else { "lords-hint-best-guess" };
    vec![Phrase::new(key)]
}

/// So many points less, to a tenth; each language has its own sign before the tenth.
fn worse(loss: f64) -> Phrase {
    let tenths = (loss * 10.0).round() as i64;
    Phrase::new("lords-hint-worse").number("whole", tenths / 10).number("tenth", tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::worse;
    use undercroft_core::{Company, Language, Tell, Words};
    use undercroft_lords::Lords;

    #[test]
    fn tenths_are_written_as_each_language_does() {
        for (language, points) in
            [(Language::En, ["2.0", "0.1", "10.5"]), (Language::Ru, ["2,0", "0,1", "10,5"])]
        {
            let words = Words::new(language, &[Lords::words(language)]);
            for (loss, wanted) in [1.96, 0.05, 10.46].into_iter().zip(points) {
                let said = words.try_say(&worse(loss), &Company::default()).expect("a sentence");
                assert!(said.contains(&format!(" {wanted} ")), "{said}");
            }
        }
    }
}
