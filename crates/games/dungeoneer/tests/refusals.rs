//! Which rule refuses what, in every situation of Dungeoneer: read `refusals.txt` after every change.

use undercroft_battery::refusals;
use undercroft_dungeoneer::state::{Asked, Frame};
use undercroft_dungeoneer::{State, Vault};

#[test]
fn every_refusal_names_its_rule() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/refusals.txt");
    let first = |text: String| text.split(['(', ' ', '{']).next().unwrap_or_default().to_owned();
    refusals::<Vault>(
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
