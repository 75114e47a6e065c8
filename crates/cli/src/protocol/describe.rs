//! Facts and tables as the client reads them.

use super::{LONGEST_LINE, MOST_TABLES, VERSION};
use serde_json::{Value, json};
use undercroft_core::setup::{OptionSpec, Values};
use undercroft_core::{Language, Seat};
use undercroft_shelf::AnyTable;

/// The program introduces itself.
pub fn hello() -> Value {
    json!({
        "name": "undercroft",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": VERSION,
        "games": undercroft_shelf::ids(),
        "languages": Language::ALL.map(Language::code),
        "longest_line": LONGEST_LINE,
        "most_tables": MOST_TABLES,
    })
}

/// What can be agreed before a game.
pub fn option(spec: &OptionSpec) -> Value {
    let values = match spec.values {
        Values::OneOf(words) => json!(words),
        Values::Number { min, max } => json!({ "min": min, "max": max }),
    };
    json!({ "id": spec.id, "default": spec.default, "values": values, "rule": spec.rule })
}

/// Where the game stands.
pub fn progress(table: &dyn AnyTable) -> Value {
    let status = table.status();
    let acting: Vec<Seat> = status.acting().iter().collect();
    let mut reply = json!({ "moves": table.moves(), "acting": acting, "over": status.outcome().is_some() });
    if let Some(outcome) = status.outcome() {
        reply["outcome"] = json!(outcome);
    }
    reply
}

/// All about a table; its secrets only when there is nothing left to hide, or for tools that ask.
pub fn status(number: u64, table: &dyn AnyTable, players: &[String], omniscient: bool) -> Value {
    let mut reply = json!({
        "table": number,
        "game": table.facts().id,
        "rules": table.facts().rules_version,
        "seats": table.setup().seats,
        "options": table.setup().options,
        "packs": table.packs(),
        "players": players,
    });
    if let (Value::Object(all), Value::Object(progress)) = (&mut reply, progress(table)) {
        all.extend(progress);
    }
    reply["seal"] = json!(table.seed().seal());
    if omniscient || table.status().outcome().is_some() {
        reply["seed"] = json!(table.seed());
        reply["hash"] = json!(table.hash());
    }
    reply
}
