//! Any text as a saved game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use undercroft_core::Log;
use undercroft_shelf::any_table::table_from_log;

fuzz_target!(|text: &str| {
    if let Ok(log) = Log::read(text) {
        let _ = table_from_log(&log);
    }
});
