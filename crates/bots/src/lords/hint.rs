//! Why a move is good or bad, as far as it can be worked out.

use super::bot::combat;
use super::solver::Solution;
use crate::Hint;
use undercroft_core::{Phrase, Quick, SeatHandle};
use undercroft_lords::{Lords, Move};

/// Less than a tenth of a point is not told in numbers.
const UNTOLD: f64 = 0.05;

/// The combat that the seat is in, if there is something to choose.
fn solved(seat: &SeatHandle<'_, Lords>) -> Option<Solution> {
    if seat.legal_moves().len() < 2 {
        return None;
    }
    // The solver knows no luck but that of the cards, which it averages over: any imagined world will do.
    combat(seat, &mut Quick::new(0))
}

/// In combat the best moves come first. The chance to win the game says little there, and nothing in a training
/// battle that is fought alone; between equals it decides.
pub fn explain(seat: &SeatHandle<'_, Lords>, hints: &mut [Hint<Move>]) {
    let Some(solution) = solved(seat) else { return };
    let loss = |hint: &Hint<Move>| {
        let worth = solution.worth.iter().find(|(mv, _)| *mv == hint.mv);
        let known = worth.map_or(f64::INFINITY, |(_, worth)| solution.value - worth);
        if solution.moves.contains(&hint.mv) { f64::NEG_INFINITY } else { known }
    };
    hints.sort_by(|one, other| loss(one).total_cmp(&loss(other)));
    for hint in hints {
        hint.reasons = reason(&solution, hint.mv).into_iter().collect();
    }
}

/// In combat: how the move compares with the best one.
pub fn reasons(seat: &SeatHandle<'_, Lords>, mv: Move) -> Vec<Phrase> {
    solved(seat).and_then(|solution| reason(&solution, mv)).into_iter().collect()
}

fn reason(solution: &Solution, mv: Move) -> Option<Phrase> {
    let (_, most) = solution.worth.iter().find(|(other, _)| *other == mv)?;
    // The solver turns to something else as soon as a move cannot be the best: what it knows of the others is only
    // how much they are worth at most, and that may be next to nothing less.
    let loss = solution.value - most;
    Some(match (solution.moves.contains(&mv), solution.complete) {
        (true, true) => Phrase::new("lords-hint-best"),
        (true, false) => Phrase::new("lords-hint-best-guess"),
        (false, _) if loss < UNTOLD => Phrase::new("lords-hint-not-best"),
        (false, _) => worse(loss),
    })
}

/// So many points less, to a tenth; each language has its own sign before the tenth.
fn worse(loss: f64) -> Phrase {
    let tenths = (loss * 10.0).round() as i64;
    Phrase::new("lords-hint-worse").number("whole", tenths / 10).number("tenth", tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::worse;
    use crate::{Budget, Limit, hints};
    use undercroft_core::{Company, Game, Language, Quick, Seat, Seed, Status, Table, Tell, Words};
    use undercroft_lords::Lords;
    use undercroft_lords::training::{self, SCENARIOS};

    /// With little thought about chances to win, which there are none of in a battle alone.
    #[test]
    fn whoever_takes_the_first_hint_solves_every_training_battle() {
        for scenario in &SCENARIOS {
            let (game, start) = training::alone(scenario);
            let position = game.write_position(&start);
            let mut table: Table<Lords> =
                Table::from_position(&position, Seed::new("hints").expect("a seed")).expect("a position");
            while let Status::Acting(acting) = table.status() {
                let seat = acting.first().expect("somebody is asked");
                let best =
                    hints(&table.handle(seat), Budget::iterations(20), &mut Quick::new(1), &Limit::NONE);
                table.play(seat, best.first().expect("a move").mv).expect("a legal move");
            }
            let player = table.state().player(Seat::FIRST);
            let proven = if scenario.room.is_some() { 0 } else { 1 };
            assert_eq!(player.dungeon.conquered.len(), proven, "battle {}", scenario.id);
            assert_eq!(player.prison.len(), scenario.party.len(), "battle {}", scenario.id);
        }
    }

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
