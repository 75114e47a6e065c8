//! Which rule refuses what, in every situation of Dungeoneer: read `refusals.txt` and `refusals-serpent.txt` after every
//! change.

use undercroft_battery::refusals;
use undercroft_core::Game;
use undercroft_dungeoneer::state::{Asked, Frame};
use undercroft_dungeoneer::{Serpent, State, Vault};

#[test]
fn every_refusal_names_its_rule() {
    listed::<Vault>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/refusals.txt"));
}

#[test]
fn every_refusal_of_the_serpent_names_its_rule() {
    listed::<Serpent>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/refusals-serpent.txt"));
}

fn listed<G: Game<State = State>>(file: &str) {
    let first = |text: String| text.split(['(', ' ', '{']).next().unwrap_or_default().to_owned();
    refusals::<G>(
        file,
        |state: &State| match state.stack.last() {
            Some(Frame::Ask { what: Asked::Window(window), .. }) => first(format!("{window:?}")) + " window",
            Some(Frame::Ask { what: Asked::Choice(choice), .. }) => first(format!("{choice:?}")),
            Some(Frame::Place { .. }) => "Place".to_owned(),
            Some(_) | None => first(format!("{:?}", state.phase)),
        },
        |notation| notation.split(' ').next().unwrap_or_default().to_owned(),
        &[],
    );
}
