//! Any text as a position; what is accepted is played on.

#![no_main]

use libfuzzer_sys::fuzz_target;
use undercroft_core::{Quick, Seed};
use undercroft_shelf::any_table::table_from_position;

fuzz_target!(|text: &str| {
    let seed = Seed::new("fuzz").expect("a seed");
    if let Ok(mut table) = table_from_position(text, seed) {
        undercroft_fuzz::look(table.as_ref());
        undercroft_fuzz::play(&mut table, 30, &mut Quick::new(1));
        undercroft_fuzz::look(table.as_ref());
    }
});
