//! `undercroft bench`: how fast random play and the search go on one core, and what a live table costs.

mod tables;

use crate::args;
use anyhow::Result;
use serde::Serialize;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};
use undercroft_bots::{Budget, Ismcts, Limit, Opponents};
use undercroft_core::{Chance, Game, Quick, SeatHandle, Setup, SetupError, Silent, Status};
use undercroft_shelf::{Visitor, ids, open};

/// The figures of one game.
#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    seats: u8,
    moves_per_second: u64,
    games_per_second: u64,
    clones_per_second: u64,
    state_bytes: usize,
    /// Iterations in a game of two, from its start.
    search_per_second: u64,
    /// Everything a page needs, for one observer.
    scene_micros: f64,
    /// A move played at a live table and projected for four observers, around move 10.
    table_move_micros_early: f64,
    /// The same around move 300, or at the end of a shorter game.
    table_move_micros_late: f64,
    /// A move taken back, late in the game.
    undo_micros: f64,
}

#[derive(Debug, Serialize)]
struct Report {
    undercroft: &'static str,
    seconds: f64,
    games: Vec<Figures>,
}

pub fn run(args: &args::Bench) -> Result<()> {
    let chosen = match &args.game {
        Some(game) => vec![game.as_str()],
        None => ids(),
    };
    let mut games = Vec::new();
    for game in chosen {
        games.push(open(game, Measure { time: Duration::from_secs_f64(args.seconds) })??);
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        let report = Report { undercroft: env!("CARGO_PKG_VERSION"), seconds: args.seconds, games };
        serde_json::to_writer_pretty(&mut out, &report).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(
        out,
        "{:<12}{:>6}{:>14}{:>14}{:>14}{:>13}{:>14}",
        "game", "seats", "moves/s", "games/s", "clones/s", "state bytes", "searches/s"
    )?;
    for figures in &games {
        writeln!(
            out,
            "{:<12}{:>6}{:>14}{:>14}{:>14}{:>13}{:>14}",
            figures.game,
            figures.seats,
            figures.moves_per_second,
            figures.games_per_second,
            figures.clones_per_second,
            figures.state_bytes,
            figures.search_per_second
        )?;
    }
    writeln!(out, "\nAt a live table, microseconds:")?;
    writeln!(out, "{:<12}{:>10}{:>14}{:>14}{:>10}", "game", "scene", "move 10", "move 300", "undo")?;
    for figures in &games {
        writeln!(
            out,
            "{:<12}{:>10.1}{:>14.1}{:>14.1}{:>10.1}",
            figures.game,
            figures.scene_micros,
            figures.table_move_micros_early,
            figures.table_move_micros_late,
            figures.undo_micros
        )?;
    }
    Ok(())
}

struct Measure {
    time: Duration,
}

impl Visitor for Measure {
    type Output = Result<Figures, SetupError>;

    /// By the default options and with every seat taken: four fifths of the time for play, the rest for clones; then
    /// as much again for one search and for live tables.
    fn visit<G: Opponents>(self) -> Self::Output {
        let facts = G::facts();
        let game = <G as Game>::new(&Setup::new(facts.max_seats))?;
        let (moves, games, playing) = random_play(&game, self.time.mul_f64(0.8));
        let (clones, cloning) = cloning(&game, self.time.mul_f64(0.2));
        let (searched, searching) = search::<G>(&Setup::new(facts.min_seats.max(2)), self.time)?;
        let costs = tables::costs::<G>(&Setup::new(facts.max_seats), self.time)?;
        let per_second = |count: u64, time: Duration| (count as f64 / time.as_secs_f64()).round() as u64;
        Ok(Figures {
            game: facts.id,
            seats: facts.max_seats,
            moves_per_second: per_second(moves, playing),
            games_per_second: per_second(games, playing),
            clones_per_second: per_second(clones, cloning),
            state_bytes: size_of::<G::State>(),
            search_per_second: per_second(searched, searching),
            scene_micros: costs.scene,
            table_move_micros_early: costs.move_early,
            table_move_micros_late: costs.move_late,
            undo_micros: costs.undo,
        })
    }
}

/// Plays one move of a seat that is asked, chosen from all its legal moves.
fn random_move<G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &mut Quick,
    moves: &mut Vec<G::Move>,
) -> bool {
    let seat = match game.status(state) {
        Status::Over(_) => return false,
        Status::Acting(seats) => seats.first(),
    };
    let Some(seat) = seat else { return false };
    moves.clear();
    game.legal_moves(state, seat, moves);
    let Some(mv) = moves.get(chance.below(moves.len().max(1) as u32) as usize).copied() else { return false };
    game.apply(state, seat, mv, chance, &mut Silent);
    true
}

/// Whole games, at least one, until the time is up: moves, games and the time they took.
fn random_play<G: Game>(game: &G, time: Duration) -> (u64, u64, Duration) {
    let (mut chance, mut choices) = (Quick::new(1), Vec::new());
    let (mut moves, mut games) = (0, 0);
    let start = Instant::now();
    loop {
        let mut state = game.start(&mut chance, &mut Silent);
        while random_move(game, &mut state, &mut chance, &mut choices) {
            moves += 1;
        }
        black_box(&state);
        games += 1;
        // The clock is not free either.
        if games % 64 == 0 && start.elapsed() >= time {
            return (moves, games, start.elapsed());
        }
    }
}

/// One search on one thread by the bot `ismcts`, as large as it gets in the time.
fn search<G: Opponents>(setup: &Setup, time: Duration) -> Result<(u64, Duration), SetupError> {
    let game = <G as Game>::new(setup)?;
    let mut chance = Quick::new(3);
    let state = game.start(&mut chance, &mut Silent);
    let Some(seat) = game.status(&state).acting().first() else { return Ok((0, time)) };
    let bot = Ismcts::new(Budget::Time(time), game.guide());
    let start = Instant::now();
    let found = bot.search(&SeatHandle::new(&game, &state, seat), &mut chance, &Limit::NONE);
    Ok((u64::from(found.iterations), start.elapsed()))
}

/// Copies of states from the middle of games.
fn cloning<G: Game>(game: &G, time: Duration) -> (u64, Duration) {
    let (mut chance, mut choices) = (Quick::new(2), Vec::new());
    let states: Vec<G::State> = (0..64)
        .map(|length| {
            let mut state = game.start(&mut chance, &mut Silent);
            for _ in 0..length {
                if !random_move(game, &mut state, &mut chance, &mut choices) {
                    break;
                }
            }
            state
        })
        .collect();
    let mut clones = 0;
    let start = Instant::now();
    while start.elapsed() < time {
        for _ in 0..16 {
            for state in &states {
                black_box(black_box(state).clone());
            }
        }
        clones += 16 * states.len() as u64;
    }
    (clones, start.elapsed())
}
