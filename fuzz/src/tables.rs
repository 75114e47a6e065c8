//! What is done with a table that came out of somebody's text. The server's tests use this file as well.

use undercroft_core::{Chance, Observer, Quick, Seat};
use undercroft_shelf::AnyTable;

/// Plays random moves, up to so many.
pub fn play(table: &mut Box<dyn AnyTable>, moves: usize, luck: &mut Quick) {
    for _ in 0..moves {
        let acting: Vec<Seat> = table.status().acting().iter().collect();
        if acting.is_empty() {
            return;
        }
        let seat = acting[luck.below(acting.len() as u32) as usize];
        let legal = table.legal(seat);
        assert!(!legal.is_empty(), "seat {seat} is asked but has no move");
        let choice = &legal[luck.below(legal.len() as u32) as usize];
        table.play(seat, &choice.notation, &[]).expect("a legal move can be played");
    }
}

/// Everything anybody could see.
pub fn look(table: &dyn AnyTable) {
    let seats = Seat::all(table.setup().seats).map(Observer::Seat);
    for observer in seats.chain([Observer::Spectator, Observer::Omniscient]) {
        table.view(observer);
        table.prompt(observer);
        table.events(0, observer);
    }
    for seat in table.status().acting().iter() {
        table.legal(seat);
        table.not_now(seat);
    }
}
