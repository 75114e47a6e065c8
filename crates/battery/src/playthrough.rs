//! Playthroughs: complete games as plain text, compared line by line.
//!
//! A file holds the set-up, every move in notation, every event as each observer hears of it, and what
//! changed in each observer's view. Observers who are told the same share a line.

use crate::files::{blessing, lines_agree};
use crate::setups::{accepted, setup_name, values_to_test};
use crate::story::Player;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::path::Path;
use undercroft_core::chance::Quick;
use undercroft_core::game::Game;
use undercroft_core::seat::{Observer, Seat};
use undercroft_core::seed::{Seed, fingerprint};
use undercroft_core::setup::Setup;
use undercroft_core::table::Table;

/// From this size on, views are written as fingerprints: still compared, but short.
const DETAILED: usize = 40_000;

/// From this size on, events are too.
const READABLE: usize = 50_000;

/// A game is left after this many moves; what it ends with is still written.
const LONGEST: usize = 600;

/// The set-ups that must have a playthrough: every seat count, and every option value once.
pub fn playthrough_setups<G: Game>() -> Vec<Setup> {
    let facts = G::facts();
    let seat_counts: Vec<u8> = (facts.min_seats..=facts.max_seats).collect();
    let mut setups: Vec<Setup> =
        seat_counts.iter().filter_map(|seats| accepted::<G>(Setup::new(*seats))).collect();
    let values = facts
        .options
        .iter()
        .flat_map(|option| values_to_test(option).into_iter().map(move |value| (option.id, value)));
    for (index, (id, value)) in values.enumerate() {
        let from = index % seat_counts.len();
        let turned = seat_counts[from..].iter().chain(&seat_counts[..from]);
        setups.extend(turned.filter_map(|seats| accepted::<G>(Setup::new(*seats).with(id, &value))).next());
    }
    setups
}

/// Compares the playthroughs in `folder` with the game, one file for each of [`playthrough_setups`]. With
/// `UNDERCROFT_BLESS=1` they are written anew.
///
/// # Panics
/// If a line differs, a file is missing or a file belongs to no set-up.
pub fn playthroughs<G: Game>(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    let mut stale = files_in(folder);
    let mut problems = Vec::new();
    for setup in playthrough_setups::<G>() {
        let name = format!("{}.txt", setup_name(&setup));
        stale.remove(&name);
        let path = folder.join(&name);
        let found = playthrough::<G>(&setup);
        if blessing() {
            let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, found));
            problems.extend(written.err().map(|error| format!("{}: {error}", path.display())));
            continue;
        }
        match std::fs::read_to_string(&path) {
            Ok(text) => {
                let agree = lines_agree(&text, &found);
                problems.extend(agree.err().map(|problem| format!("{}: {problem}", path.display())));
            }
            Err(error) => problems.push(format!(
                "{}: {error}; every set-up needs a playthrough (`cargo xtask playthroughs` writes it)",
                path.display()
            )),
        }
    }
    for name in stale {
        if blessing() {
            problems.extend(
                std::fs::remove_file(folder.join(&name)).err().map(|error| format!("{name}: {error}")),
            );
        } else {
            problems.push(format!("{}: no set-up has this name", folder.join(name).display()));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n\n"));
}

fn files_in(folder: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|name| name.ends_with(".txt"))
        .collect()
}

/// One complete game as text. The luck and the moves follow from the set-up alone.
pub fn playthrough<G: Game>(setup: &Setup) -> String {
    let name = setup_name(setup);
    let game = G::new(setup).unwrap_or_else(|error| panic!("{name}: {error}"));
    let seed: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).take(64).collect();
    let seed = Seed::new(seed).expect("letters, digits and dashes make a seed");
    let mut table = Table::new(game, seed.clone());
    let mut text = Text::new(&table);
    text.line(&format!("game {} by rules {}, {}", G::facts().id, G::facts().rules_version, name));
    text.line(&format!("setup {}", json(table.game().setup())));
    text.line(&format!("seed {}", seed.as_str()));
    text.told(&table, 0);
    let luck = name.bytes().fold(0u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
    let mut player = Player::new(Quick::new(luck));
    for number in 1..=LONGEST {
        let Some(seat) = player.seat(table.status().acting()) else { break };
        let Some(mv) = player.choose(&table.legal_moves(seat)) else { break };
        text.line(&format!("\n{number}. {seat}: {}", table.game().write_move(mv)));
        table.play(seat, mv).expect("the game generated the move");
        text.told(&table, number);
    }
    text.line("");
    match table.status().outcome() {
        Some(outcome) => text.line(&format!("over {}", json(&outcome))),
        None => text.line(&format!("left after {LONGEST} moves")),
    }
    text.line(&format!("state {}", table.hash()));
    text.written
}

/// The file as it grows, and what each observer saw last.
struct Text {
    written: String,
    seen: Vec<(Observer, Value)>,
}

impl Text {
    fn new<G: Game>(table: &Table<G>) -> Text {
        let seats = Seat::all(table.seats()).map(Observer::Seat);
        let observers = seats.chain([Observer::Spectator]);
        Text { written: String::new(), seen: observers.map(|observer| (observer, Value::Null)).collect() }
    }

    fn line(&mut self, line: &str) {
        self.written += line;
        self.written += "\n";
    }

    /// What everybody hears and sees after the move with this number (0 is the set-up).
    fn told<G: Game>(&mut self, table: &Table<G>, number: usize) {
        let heard: Vec<(Observer, Vec<String>)> = self
            .seen
            .iter()
            .map(|(observer, _)| {
                let events = table.happened(number).iter();
                let heard = events.filter_map(|event| table.game().project(event, *observer));
                (*observer, heard.map(|event| json(&event)).collect())
            })
            .collect();
        let short = self.written.len() > READABLE;
        for (who, events) in together(heard) {
            if short {
                self.line(&format!("  {who} hear #{}", &fingerprint(&events)[..8]));
                continue;
            }
            for event in events {
                self.line(&format!("  {who} hear {event}"));
            }
        }
        let short = self.written.len() > DETAILED;
        let mut changes = Vec::new();
        for (observer, before) in &mut self.seen {
            let now = serde_json::to_value(table.view(*observer)).expect("views are plain data");
            if let Some(change) = difference(before, &now) {
                let change = if short { format!("#{}", &fingerprint(&now)[..8]) } else { json(&change) };
                changes.push((*observer, change));
            }
            *before = now;
        }
        for (who, change) in together(changes) {
            self.line(&format!("  {who} see {change}"));
        }
    }
}

/// Observers who are told the same, in one group: `1 3 spectator`.
fn together<T: PartialEq>(told: Vec<(Observer, T)>) -> Vec<(String, T)> {
    let mut groups: Vec<(String, T)> = Vec::new();
    for (observer, what) in told {
        let name = match observer {
            Observer::Seat(seat) => seat.to_string(),
            Observer::Spectator => "spectator".to_owned(),
            Observer::Omniscient => "all-seeing".to_owned(),
        };
        match groups.iter_mut().find(|(_, same)| *same == what) {
            Some((names, _)) => *names += &format!(" {name}"),
            None => groups.push((name, what)),
        }
    }
    groups
}

/// The parts of `now` that differ from `before`, as a JSON merge patch; nothing if they are equal.
fn difference(before: &Value, now: &Value) -> Option<Value> {
    if before == now {
        return None;
    }
    let (Value::Object(old), Value::Object(new)) = (before, now) else { return Some(now.clone()) };
    let mut patch = Map::new();
    for (key, value) in new {
        let change = difference(old.get(key).unwrap_or(&Value::Null), value);
        patch.extend(change.map(|change| (key.clone(), change)));
    }
    for key in old.keys().filter(|key| !new.contains_key(*key)) {
        patch.insert(key.clone(), Value::Null);
    }
    Some(Value::Object(patch))
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data serialises")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_changed_is_written() {
        let before = json!({"turn": 1, "hand": ["orc"], "piles": {"left": 2, "right": 3}, "gone": true});
        let now = json!({"turn": 1, "hand": [], "piles": {"left": 2, "right": 4}});
        assert_eq!(difference(&before, &now), Some(json!({"gone": null, "hand": [], "piles": {"right": 4}})));
        assert_eq!(difference(&now, &now), None);
    }

    #[test]
    fn observers_who_are_told_the_same_share_a_line() {
        let told = vec![
            (Observer::Seat(Seat::new(0)), "orc"),
            (Observer::Seat(Seat::new(1)), "a card"),
            (Observer::Spectator, "a card"),
        ];
        assert_eq!(together(told), [("1".to_owned(), "orc"), ("2 spectator".to_owned(), "a card")]);
    }
}
