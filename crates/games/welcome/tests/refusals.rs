//! Which rule refuses what, in every situation of Welcome to the Dungeon: read `refusals.txt` after every change.

use undercroft_battery::refusals;
use undercroft_welcome::{State, Welcome};

#[test]
fn every_refusal_names_its_rule() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/refusals.txt");
    refusals::<Welcome>(
        file,
        |state: &State| format!("{:?}", state.phase).split('(').next().unwrap_or_default().to_owned(),
        |notation| notation.split(' ').next().unwrap_or_default().to_owned(),
        &[],
    );
}
