//! `cargo xtask test`: everything a change must pass, step by step.

use crate::needs::{C_COMPILER, CHROMIUM, CLIPPY, NPM, Need, POSTGRESQL, PYTHON, RUSTFMT};
use crate::{described, locales, rooms, rules};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// How a step went.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Result {
    Passed,
    Failed(String),
    Skipped(String),
}

/// One thing that is checked.
struct Step {
    name: &'static str,
    needs: &'static [Need],
    run: fn(&Path) -> Result,
}

const STEPS: &[Step] = &[
    Step { name: "format", needs: &[RUSTFMT], run: |root| cargo(root, &["fmt", "--all", "--check"]) },
    Step { name: "clippy", needs: &[CLIPPY, C_COMPILER], run: clippy },
    Step { name: "tests", needs: &[C_COMPILER, CHROMIUM, NPM], run: tests },
    Step { name: "on PostgreSQL", needs: &[POSTGRESQL], run: on_postgresql },
    Step { name: "API as described", needs: &[PYTHON], run: |root| found(described::run(root)) },
    Step {
        name: "rule coverage",
        needs: &[],
        run: |root| found(rules::run(root, &rules::Wanted::default())),
    },
    Step { name: "rooms", needs: &[], run: |root| found(rooms::run(root)) },
    Step { name: "words", needs: &[], run: |root| found(locales::run(root)) },
    Step { name: "WebAssembly build", needs: &[], run: web_assembly },
];

/// Says before anything else what is missing here and will be installed on the way.
fn announce() {
    let mut told: Vec<&str> = Vec::new();
    for need in STEPS.iter().flat_map(|step| step.needs) {
        if !told.contains(&need.name) && !need.is_met() {
            told.push(need.name);
            println!("{} is missing here; it will be installed with {}", need.name, need.ways());
        }
    }
}

/// Runs every step, whatever the others say; `true` if none failed.
pub fn test(root: &Path) -> bool {
    announce();
    let mut results = Vec::new();
    for step in STEPS {
        println!("\n=== {} ===", step.name);
        let start = Instant::now();
        let needs: std::result::Result<(), String> = step.needs.iter().try_for_each(Need::meet);
        let result = match needs {
            Ok(()) => (step.run)(root),
            Err(problem) => Result::Failed(problem),
        };
        results.push((step.name, result, start.elapsed()));
    }
    println!("\n{}", summary(&results));
    !results.iter().any(|(_, result, _)| matches!(result, Result::Failed(_)))
}

fn summary(results: &[(&str, Result, Duration)]) -> String {
    let mut text = "=== summary ===\n".to_owned();
    let (mut passed, mut failed) = (0, 0);
    for (name, result, time) in results {
        let (word, why) = match result {
            Result::Passed => ("passed", ""),
            Result::Failed(why) => ("FAILED", why.as_str()),
            Result::Skipped(why) => ("skipped", why.as_str()),
        };
        passed += u32::from(*result == Result::Passed);
        failed += u32::from(matches!(result, Result::Failed(_)));
        let line = format!("{word:8} {name:18} {:6.1} s  {why}", time.as_secs_f64());
        text += line.trim_end();
        text += "\n";
    }
    text + &format!("\n{passed} passed, {failed} failed")
}

fn clippy(root: &Path) -> Result {
    cargo(root, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

fn tests(root: &Path) -> Result {
    cargo(root, &["test", "--workspace"])
}

/// The server's tests once more, on a throw-away PostgreSQL.
fn on_postgresql(root: &Path) -> Result {
    let script = "crates/server/tests/with-postgres.sh";
    let mut command = Command::new("sh");
    command.args([script, env!("CARGO"), "test", "--package", "undercroft-server"]);
    ended(script, command.current_dir(root))
}

fn cargo(root: &Path, args: &[&str]) -> Result {
    let mut command = Command::new(env!("CARGO"));
    ended(&format!("cargo {}", args.join(" ")), command.args(args).current_dir(root))
}

fn ended(name: &str, command: &mut Command) -> Result {
    match command.status() {
        Ok(status) if status.success() => Result::Passed,
        Ok(status) => Result::Failed(format!("`{name}` ended with {status}")),
        Err(error) => Result::Failed(format!("`{name}` could not be started: {error}")),
    }
}

fn found(outcome: anyhow::Result<bool>) -> Result {
    match outcome {
        Ok(true) => Result::Passed,
        Ok(false) => Result::Failed("see above".to_owned()),
        Err(error) => Result::Failed(format!("{error:#}")),
    }
}

/// Core and games must build for the browser; checked where the target is installed.
fn web_assembly(root: &Path) -> Result {
    const TARGET: &str = "wasm32-unknown-unknown";
    let installed = Command::new("rustup").args(["target", "list", "--installed"]).output();
    let installed = installed.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(TARGET));
    if !installed {
        return Result::Skipped(format!("install it with `rustup target add {TARGET}`"));
    }
    let mut args =
        vec!["check".to_owned(), "--target".into(), TARGET.into(), "-p".into(), "undercroft-core".into()];
    let games = std::fs::read_dir(root.join("crates/games")).into_iter().flatten().flatten();
    let names = games.filter_map(|entry| entry.file_name().into_string().ok());
    args.extend(names.flat_map(|name| ["-p".to_owned(), format!("undercroft-{name}")]));
    cargo(root, &args.iter().map(String::as_str).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_closes_with_the_count() {
        let second = Duration::from_secs(1);
        let results = [
            ("format", Result::Passed, second),
            ("tests", Result::Failed("see above".into()), second),
            ("WebAssembly build", Result::Skipped("install it".into()), second),
        ];
        let text = summary(&results);
        assert!(text.ends_with("\n1 passed, 1 failed"), "{text}");
        assert!(text.contains("FAILED   tests                 1.0 s  see above\n"), "{text}");
        assert!(text.contains("skipped  WebAssembly build"), "{text}");
    }
}
