//! Random games to the end: nobody is stuck, nothing is lost, every game ends.

use crate::story::play_out;
use crate::{Failure, Report, setup_name};
use std::panic::{AssertUnwindSafe, catch_unwind};
use undercroft_core::game::Game;
use undercroft_core::outcome::Outcome;
use undercroft_core::seat::Seat;

/// Plays `games` random games by one set-up.
pub(crate) fn play_many<G: Game>(game: &G, games: usize, longest: usize) -> Result<Report, Failure> {
    let mut report = Report { games: games as u64, ..Report::default() };
    let mut moves = Vec::new();
    for number in 0..games as u64 {
        let played =
            catch_unwind(AssertUnwindSafe(|| play_out(game, number, longest, &mut moves, |_, _| {})));
        let ended = match played {
            Ok(Ok((outcome, count))) => outcome_fits(game, &outcome).map(|()| (outcome, count)),
            Ok(Err(problem)) => Err(problem),
            Err(panic) => Err(format!("the rules panicked: {}", panic_message(&*panic))),
        };
        let (outcome, count) = ended.map_err(|problem| retold(game, number, longest, problem))?;
        report.moves += count as u64;
        report.longest = report.longest.max(count);
        *report.ends.entry(outcome.reason()).or_default() += 1;
    }
    Ok(report)
}

fn outcome_fits<G: Game>(game: &G, outcome: &Outcome) -> Result<(), String> {
    let (reason, seats) = (outcome.reason(), game.setup().seats);
    if !G::facts().end_reasons.contains(&reason) {
        return Err(format!("it ended by “{reason}”, which is not among the game's end reasons"));
    }
    if outcome.places().len() != usize::from(seats) {
        return Err(format!("the outcome has {} places for {seats} seats", outcome.places().len()));
    }
    // Where everybody lost, the first place stays empty; never more than that one.
    let best = outcome.places().iter().min().copied().unwrap_or(0);
    if !(1..=2).contains(&best) {
        return Err(format!("the best place is {best}"));
    }
    Ok(())
}

/// Plays the game again and writes its moves down.
fn retold<G: Game>(game: &G, number: u64, longest: usize, problem: String) -> Failure {
    let mut story: Vec<(Seat, G::Move)> = Vec::new();
    let _ = catch_unwind(AssertUnwindSafe(|| {
        play_out(game, number, longest, &mut Vec::new(), |_, played| story.extend(played))
    }));
    Failure {
        check: "random games",
        setup: format!("{}, random game {number}", setup_name(game.setup())),
        story: story.iter().map(|(seat, mv)| format!("{seat}: {}", game.write_move(*mv))).collect(),
        problem,
    }
}

pub(crate) fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned()
}
