//! Which rule refuses what, in every situation of Paper Dungeons: read `refusals.txt` after every change.

use undercroft_battery::refusals;
use undercroft_paper::{Paper, State};

#[test]
fn every_refusal_names_its_rule() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/refusals.txt");
    refusals::<Paper>(
        file,
        |state: &State| format!("{:?}", state.phase),
        kind,
        &["black-skull move", "go F9"],
    );
}

/// The verb: a die may stand before it.
fn kind(notation: &str) -> String {
    let verbs = ["level", "craft", "brew", "move"];
    let mut words = notation.split(' ');
    let verb = words.clone().find(|word| verbs.contains(word)).or_else(|| words.next());
    verb.unwrap_or_default().to_owned()
}
