//! Any text as a move, in situations all over a game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use undercroft_core::{Quick, Seed, Setup};
use undercroft_shelf::any_table::new_table;

fuzz_target!(|data: &[u8]| {
    let Some((game, [depth, luck, text @ ..])) = undercroft_fuzz::game(data) else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let seed = Seed::new(format!("s{luck}")).expect("a seed");
    let mut table = new_table(game, &Setup::new(2), seed).expect("two can play every game");
    undercroft_fuzz::play(&mut table, usize::from(*depth), &mut Quick::new(u64::from(*luck)));
    let Some(seat) = table.status().acting().first() else { return };
    if let Ok(None) = table.why_not(seat, text) {
        table.play(seat, text, &[]).expect("what is allowed can be played");
    }
});
