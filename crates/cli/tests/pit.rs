//! The example that pits an outside bot against ours works as it stands.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::path::Path;
use std::process::Command;

#[test]
fn an_outside_bot_plays_against_ours() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/pit.py");
    let run = |arguments: [&str; 2]| {
        let run = Command::new("python3")
            .arg(&example)
            .args(arguments)
            .env("UNDERCROFT", env!("CARGO_BIN_EXE_undercroft"))
            .output()
            .expect("python3 runs");
        (
            run.status.success(),
            String::from_utf8_lossy(&run.stdout).into_owned() + &String::from_utf8_lossy(&run.stderr),
        )
    };
    let (fine, said) = run(["10", "expert"]);
    assert!(fine && said.starts_with("won ") && said.contains(" of 10 games against expert"), "{said}");
    let (fine, said) = run(["2", "gandalf"]);
    assert!(!fine && said.contains("there is no bot “gandalf”"), "{said}");
}
