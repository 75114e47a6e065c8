//! Which rule refuses what, in every situation of Dungeon Lords: read `refusals.txt` after every change.

use undercroft_battery::refusals;
use undercroft_lords::{Lords, State};

#[test]
fn every_refusal_names_its_rule() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/refusals.txt");
    refusals::<Lords>(
        file,
        |state: &State| format!("{:?}", state.ask),
        |notation| notation.split(' ').next().unwrap_or_default().to_owned(),
        &[
            "attack goblin 1",
            "attack goblin fed",
            "attack ghost",
            "attack vampire split 1",
            "attack witch 2",
            "tile E4",
            "spy 9",
        ],
    );
}
