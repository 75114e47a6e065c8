//! Any text as a component table; what is accepted is played with.

#![no_main]

use libfuzzer_sys::fuzz_target;
use undercroft_core::{Quick, Seed, Setup};
use undercroft_shelf::any_table::new_table;

fuzz_target!(|data: &[u8]| {
    let Some((game, text)) = undercroft_fuzz::game(data) else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let setup = Setup { components: Some(text.to_owned()), ..Setup::new(2) };
    if let Ok(mut table) = new_table(game, &setup, Seed::new("fuzz").expect("a seed")) {
        undercroft_fuzz::play(&mut table, 60, &mut Quick::new(1));
        undercroft_fuzz::look(table.as_ref());
    }
});
