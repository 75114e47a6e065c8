//! Combats from games of bots that have one clearly best plan, to be found by people.

use super::solver::{Goal, Solver};
use super::{Careless, Steward};
use crate::bot::{Bot, luck_of};
use crate::budget::Limit;
use undercroft_core::{Game, Seat, SeatHandle, Seed, Seeded, Setup, Silent, Status};
use undercroft_lords::rules::scoring;
use undercroft_lords::state::{Phase, State};
use undercroft_lords::{Lords, Move};

/// A combat in the second year, the last of its game, with all its cards face up for the one on the first seat.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The game it comes from.
    pub game: Lords,
    /// Where it begins.
    pub start: State,
    /// The points, without titles, that the best plan comes to.
    pub best: i32,
    /// What a careless lord makes of it.
    pub careless: i32,
    /// The best plan.
    pub plan: Vec<Move>,
}

/// More games than it takes.
const GAMES: u32 = 3_000;
/// A combat that takes the solver longer is too much for people as well.
const SITUATIONS: u64 = 60_000;
/// The best plan may end in so many ways that come to the same, but begins in one.
const ENDINGS: usize = 8;
/// What one has to think of: creatures and traps together.
const PIECES: u32 = 5;
/// Who comes.
const PARTY: usize = 3;
/// A combat has ended long before so many moves.
const LONGEST: usize = 400;

impl Puzzle {
    /// The puzzle that follows from this word; none if the limit was reached before one was found.
    pub fn find(word: &str, limit: &Limit) -> Option<Puzzle> {
        let game = Lords::new(&Setup::new(Lords::facts().min_seats)).ok()?;
        (0..GAMES).take_while(|_| !limit.is_over()).find_map(|number| {
            let seed = Seed::new(format!("{word}-{number}")).ok()?;
            let start = last_combat(&game, &seed)?;
            Puzzle::of(&game, start, &seed)
        })
    }

    /// The situation as text.
    pub fn position(&self) -> String {
        self.game.write_position(&self.start)
    }

    /// The points, without titles, of the one on the first seat.
    pub fn points(game: &Lords, state: &State) -> i32 {
        scoring::points(game, state.player(Seat::FIRST)).total().into()
    }

    fn of(game: &Lords, start: State, seed: &Seed) -> Option<Puzzle> {
        let own = start.player(Seat::FIRST);
        let pieces = u32::from(own.up.total()) + u32::from(own.traps.total());
        if own.party.len() < PARTY || pieces < PIECES {
            return None;
        }
        let careless = fought(game, start.clone(), seed, &mut Careless)?;
        let mut solver = Solver::new(game, &start, Seat::FIRST, Goal::Points)?.give_up_after(SITUATIONS);
        let solution = solver.solve(&start);
        let best = solution.value.round() as i32;
        if !solution.complete || best < careless + 2 {
            return None;
        }
        let plans = Solver::new(game, &start, Seat::FIRST, Goal::Points)?.plans(&start, ENDINGS + 1);
        let first =
            |plan: &[Move]| plan.iter().position(|mv| *mv == Move::Ready).map(|end| plan[..end].to_vec());
        let opening = first(plans.first()?)?;
        let one_way =
            plans.len() <= ENDINGS && plans.iter().all(|plan| first(plan).as_ref() == Some(&opening));
        if !one_way || opening.is_empty() {
            return None;
        }
        // Proved on the table itself: whatever the rival does, the plan brings what it promised.
        let plan = plans.into_iter().next()?;
        for rival in [&mut Steward::default() as &mut dyn Bot<Lords>, &mut Careless] {
            if carried_out(game, start.clone(), seed, &plan, rival)? != best {
                return None;
            }
        }
        let puzzle = Puzzle { game: game.clone(), start, best, careless, plan };
        Lords::read_position(&puzzle.position()).is_ok().then_some(puzzle)
    }
}

/// Where the last combat of a game between two stewards begins, with its cards known to both.
fn last_combat(game: &Lords, seed: &Seed) -> Option<State> {
    let mut state = game.start(&mut Seeded::for_move(seed, 0), &mut Silent);
    let mut steward = Steward::default();
    for moves in 0.. {
        let Status::Acting(acting) = game.status(&state) else { return None };
        if state.year == 2 && matches!(state.phase, Phase::Planning(_)) && acting.contains(Seat::FIRST) {
            state.players.iter_mut().for_each(|player| player.spied = [true; 4]);
            return Some(state);
        }
        step(game, &mut state, acting.first()?, seed, moves, &mut steward)?;
    }
    None
}

fn step(
    game: &Lords,
    state: &mut State,
    seat: Seat,
    seed: &Seed,
    moves: usize,
    bot: &mut dyn Bot<Lords>,
) -> Option<()> {
    let mut luck = luck_of(seed, seat, moves);
    let mv = bot.choose(&SeatHandle::new(game, state, seat), &mut luck, &Limit::NONE)?;
    game.apply(state, seat, mv, &mut Seeded::for_move(seed, moves as u64 + 1), &mut Silent);
    Some(())
}

/// What this bot makes of the combat.
fn fought(game: &Lords, mut state: State, seed: &Seed, bot: &mut dyn Bot<Lords>) -> Option<i32> {
    for moves in 0..LONGEST {
        let Status::Acting(acting) = game.status(&state) else { return Some(Puzzle::points(game, &state)) };
        step(game, &mut state, acting.first()?, seed, moves, bot)?;
    }
    None
}

/// What the plan comes to against this rival; nothing if it cannot be carried out.
fn carried_out(
    game: &Lords,
    mut state: State,
    seed: &Seed,
    plan: &[Move],
    rival: &mut dyn Bot<Lords>,
) -> Option<i32> {
    let mut plan = plan.iter();
    for moves in 0..LONGEST {
        let Status::Acting(acting) = game.status(&state) else { return Some(Puzzle::points(game, &state)) };
        if acting.contains(Seat::FIRST) {
            let mv = *plan.next()?;
            game.check(&state, Seat::FIRST, mv).ok()?;
            game.apply(
                &mut state,
                Seat::FIRST,
                mv,
                &mut Seeded::for_move(seed, moves as u64 + 1),
                &mut Silent,
            );
        } else {
            step(game, &mut state, acting.first()?, seed, moves, rival)?;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same word gives the same puzzle, and nobody who ends where the plan ends is told less than the best.
    #[test]
    fn a_word_gives_a_combat_with_one_best_plan() {
        let puzzle = Puzzle::find("lords-puzzle-2026-11-18", &Limit::NONE).expect("a puzzle for the day");
        assert!(puzzle.best >= puzzle.careless + 2);
        let (game, start) = Lords::read_position(&puzzle.position()).expect("a position that can be read");
        assert_eq!(start, puzzle.start);
        let seed = Seed::from_bytes([7; 16]);
        assert_eq!(carried_out(&game, start, &seed, &puzzle.plan, &mut Careless), Some(puzzle.best));
        let again = Puzzle::find("lords-puzzle-2026-11-18", &Limit::NONE).map(|again| again.position());
        assert_eq!(again, Some(puzzle.position()));
    }

    #[test]
    #[ignore = "a measurement: how long it takes to find the puzzles of a month"]
    fn a_month_of_puzzles() {
        for day in 1..=30 {
            let begun = std::time::Instant::now();
            let puzzle = Puzzle::find(&format!("lords-puzzle-2026-11-{day:02}"), &Limit::NONE);
            let told = puzzle.map(|one| (one.best, one.careless, one.plan.len(), one.position().len()));
            println!("{day} {told:?} {:?}", begun.elapsed());
        }
    }
}
