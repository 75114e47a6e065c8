//! What a live table costs: a scene, a move with what everybody is shown of it, and a move taken back.

use std::hint::black_box;
use std::time::{Duration, Instant};
use undercroft_bots::Opponents;
use undercroft_core::{Chance, Ear, Observer, Quick, Seat, Seed, Setup, SetupError, Table};

/// The observers a move is projected for.
const OBSERVERS: usize = 4;
/// Where a game is early.
const EARLY: usize = 10;
/// And where it is late, if it takes that long.
const LATE: usize = 300;
/// So many moves around that place are measured.
const AROUND: usize = 8;

/// Microseconds.
#[derive(Copy, Clone, Debug)]
pub(super) struct Costs {
    /// Everything a page needs, for one observer.
    pub(super) scene: f64,
    /// A move played and projected for four observers, around move 10.
    pub(super) move_early: f64,
    /// The same around move 300, or at the end of shorter games.
    pub(super) move_late: f64,
    /// The last move taken back, late in the game.
    pub(super) undo: f64,
}

/// Measures random games with every seat taken until the time is up.
pub(super) fn costs<G: Opponents>(setup: &Setup, time: Duration) -> Result<Costs, SetupError> {
    let (mut scenes, mut early, mut late, mut undo) =
        (Mean::default(), Mean::default(), Mean::default(), Mean::default());
    let start = Instant::now();
    for number in 0.. {
        let seed =
            Seed::new(format!("bench-{number}")).unwrap_or_else(|_| unreachable!("letters and digits"));
        let mut table = Table::new(<G as undercroft_core::Game>::new(setup)?, seed);
        let mut luck = Quick::new(number);
        while table.turns().len() < EARLY - AROUND / 2 && random_move(&mut table, &mut luck) {}
        moves(&mut table, &mut luck, &mut early);
        // How long this game is shows when it is played; the last moves before its end are measured on a copy.
        while table.turns().len() < LATE - AROUND / 2 && random_move(&mut table, &mut luck) {}
        let back = table.turns().len().saturating_sub(AROUND);
        if table.status().outcome().is_some() {
            table.go_back(back);
        }
        moves(&mut table, &mut luck, &mut late);
        for observer in observers(&table) {
            scenes.add(1, || black_box(table.scene(observer)));
        }
        let taken_back = table.turns().len().saturating_sub(1);
        let mut copy = table.clone();
        undo.add(1, || copy.go_back(taken_back));
        if start.elapsed() >= time {
            break;
        }
    }
    Ok(Costs {
        scene: scenes.micros(),
        move_early: early.micros(),
        move_late: late.micros(),
        undo: undo.micros(),
    })
}

/// Plays some moves on, each with what four observers are shown and told of it.
fn moves<G: Opponents>(table: &mut Table<G>, luck: &mut Quick, mean: &mut Mean) {
    let observers = observers(table);
    let mut ears = vec![Ear::default(); observers.len()];
    for (observer, ear) in observers.iter().zip(&mut ears) {
        table.listen(ear, *observer);
    }
    for _ in 0..AROUND {
        let Some((seat, mv)) = choice(table, luck) else { return };
        mean.add(1, || {
            // The move was among the legal ones.
            let _ = table.play(seat, mv);
            for (observer, ear) in observers.iter().zip(&mut ears) {
                black_box(table.scene(*observer));
                black_box(table.listen(ear, *observer));
            }
        });
    }
}

fn observers<G: Opponents>(table: &Table<G>) -> Vec<Observer> {
    let seats = Seat::all(table.seats()).map(Observer::Seat);
    seats.chain(std::iter::repeat(Observer::Spectator)).take(OBSERVERS).collect()
}

fn choice<G: Opponents>(table: &Table<G>, luck: &mut Quick) -> Option<(Seat, G::Move)> {
    let seat = table.status().acting().first()?;
    let moves = table.legal_moves(seat);
    let mv = *moves.get(luck.below(moves.len().max(1) as u32) as usize)?;
    Some((seat, mv))
}

fn random_move<G: Opponents>(table: &mut Table<G>, luck: &mut Quick) -> bool {
    choice(table, luck).is_some_and(|(seat, mv)| table.play(seat, mv).is_ok())
}

#[derive(Copy, Clone, Debug, Default)]
struct Mean {
    time: Duration,
    count: u32,
}

impl Mean {
    fn add<T>(&mut self, count: u32, work: impl FnOnce() -> T) {
        let start = Instant::now();
        black_box(work());
        self.time += start.elapsed();
        self.count += count;
    }

    /// To a hundredth of a microsecond.
    fn micros(self) -> f64 {
        let mean = self.time.as_secs_f64() * 1e6 / f64::from(self.count.max(1));
        (mean * 100.0).round() / 100.0
    }
}
