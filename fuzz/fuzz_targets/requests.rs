//! Any text as the body of a request, a token or a cookie.

#![no_main]

use libfuzzer_sys::fuzz_target;
use undercroft_server::NewTable;
use undercroft_server::hall::Action;
use undercroft_server::room::one_line;
use undercroft_server::session::{Sessions, token_in_cookies};

fuzz_target!(|text: &str| {
    let _ = serde_json::from_str::<Action>(text);
    let _ = serde_json::from_str::<NewTable>(text);
    assert!(Sessions::new("fuzz").read(text).is_none());
    let _ = token_in_cookies(text);
    if let Some(line) = one_line(text, 24) {
        assert!(!line.is_empty() && line.chars().count() <= 24 && !line.chars().any(char::is_control));
    }
});
