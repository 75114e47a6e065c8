//! What is done with a table that came out of somebody's text. The server's tests use this file as well.

use undercroft_core::{Chance, Ear, Observer, Quick, Seat};
use undercroft_shelf::AnyTable;

/// Plays random moves, up to so many.
pub fn play(table: &mut Box<dyn AnyTable>, moves: usize, luck: &mut Quick) {
    for _ in 0..moves {
        let acting: Vec<Seat> = table.status().acting().iter().collect();
        if acting.is_empty() {
            return;
        }
        let seat = acting[luck.below(acting.len() as u32) as usize];
        let legal = table.scene(Observer::Seat(seat)).choices();
        assert!(!legal.is_empty(), "seat {seat} is asked but has no move");
        let choice = &legal[luck.below(legal.len() as u32) as usize];
        table.play(seat, &choice.notation, &[]).expect("a legal move can be played");
    }
}

/// Everything anybody could see.
pub fn look(table: &dyn AnyTable) {
    let seats = Seat::all(table.setup().seats).map(Observer::Seat);
    for observer in seats.chain([Observer::Spectator, Observer::Omniscient]) {
        let scene = table.scene(observer);
        scene.view();
        scene.choices();
        scene.not_now();
        table.listen(&mut Ear::default(), observer);
    }
    for seat in Seat::all(table.setup().seats) {
        table.imagine(seat, 1);
    }
}
