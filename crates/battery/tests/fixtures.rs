//! Playthroughs and perft counts: what agrees passes, what differs is shown.

mod toy;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use toy::{Toy, fault};
use undercroft_battery::{count_sequences, perft, playthrough, playthrough_setups, playthroughs, setup_name};
use undercroft_core::*;

type Plain = Toy<{ fault::NONE }>;

/// A folder of its own for a test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
    folder
}

fn complaint(work: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(work)).expect_err("it should have complained");
    panic.downcast_ref::<String>().expect("a message").clone()
}

fn written(name: &str) -> PathBuf {
    let folder = folder(name);
    for setup in playthrough_setups::<Plain>() {
        let path = folder.join(format!("{}.txt", setup_name(&setup)));
        std::fs::write(path, playthrough::<Plain>(&setup)).expect("the temporary folder can be written");
    }
    folder
}

#[test]
fn every_seat_count_and_option_value_has_a_playthrough() {
    let names: Vec<String> = playthrough_setups::<Plain>().iter().map(setup_name).collect();
    assert_eq!(names, ["2-seats", "3-seats", "2-seats-rounds=1", "3-seats-rounds=3", "2-seats-bidding=off"]);
}

#[test]
fn a_playthrough_tells_a_whole_game_to_everybody() {
    let text = playthrough::<Plain>(&Setup::new(3));
    assert!(text.starts_with("game toy by rules 1, 3-seats\nsetup {\"seats\":3}\nseed 3-seats\n"), "{text}");
    assert!(text.contains("\n1. 1: "), "{text}");
    assert!(text.contains("\n  spectator see {"), "{text}");
    assert!(text.contains("\nover {\"places\":["), "{text}");
    assert!(text.len() < 60_000);
    assert_eq!(text, playthrough::<Plain>(&Setup::new(3)), "it is the same every time");
}

#[test]
fn playthroughs_that_agree_pass() {
    playthroughs::<Plain>(written("agree"));
}

#[test]
fn a_changed_line_is_shown_in_both_versions() {
    let folder = written("changed");
    let path = folder.join("2-seats.txt");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replacen("seed 2-seats", "seed two", 1)).unwrap();
    let told = complaint(|| playthroughs::<Plain>(&folder));
    assert!(told.contains("2-seats.txt: line 3 differs\n  file: seed two\n  now:  seed 2-seats\n"), "{told}");
}

#[test]
fn a_game_that_plays_differently_is_noticed() {
    let told = complaint(|| playthroughs::<Toy<{ fault::LEAKY_VIEW }>>(written("leaky")));
    assert!(told.contains("\"top\":null"), "{told}");
}

#[test]
fn a_missing_file_and_a_needless_one_are_told() {
    let folder = written("missing");
    std::fs::rename(folder.join("3-seats.txt"), folder.join("4-seats.txt")).unwrap();
    let told = complaint(|| playthroughs::<Plain>(&folder));
    assert!(told.contains("every set-up needs a playthrough"), "{told}");
    assert!(told.contains("4-seats.txt: no set-up has this name"), "{told}");
}

/// At the start everybody holds one card and can show it, draw another or roll.
#[test]
fn move_sequences_from_the_start_are_counted() {
    let game = Plain::new(&Setup::new(3)).unwrap();
    let state = game.start(&mut Quick::new(1), &mut Silent);
    assert_eq!([0, 1, 2, 3].map(|depth| count_sequences(&game, &state, depth)), [1, 3, 9, 27]);
}

#[test]
fn counts_in_files_are_compared() {
    let folder = folder("perft");
    let game = Plain::new(&Setup::new(2)).unwrap();
    let state = game.start(&mut Quick::new(1), &mut Silent);
    std::fs::write(folder.join("start.toml"), game.write_position(&state)).unwrap();
    let fixture = folder.join("perft.txt");
    std::fs::write(&fixture, "# the start\nstart.toml 1 3\nstart.toml 2 9\n").unwrap();
    perft::<Plain>(&fixture);
    std::fs::write(&fixture, "start.toml 2 8\n").unwrap();
    let told = complaint(|| perft::<Plain>(&fixture));
    assert!(told.contains("line 1 differs\n  file: start.toml 2 8\n  now:  start.toml 2 9\n"), "{told}");
    std::fs::write(&fixture, "# nothing\n").unwrap();
    assert!(complaint(|| perft::<Plain>(&fixture)).contains("counts nothing"));
}
