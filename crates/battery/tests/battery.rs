//! The battery passes the toy game, and finds every mistake that is planted in it.

mod toy;

use toy::{Toy, fault};
use undercroft_battery::{Battery, every_setup, setup_name};

#[test]
fn the_toy_passes() {
    let report =
        Battery::<Toy<{ fault::NONE }>>::new().games(300).check().unwrap_or_else(|found| panic!("{found}"));
    println!("{report}");
    assert_eq!(report.setups, every_setup::<Toy<{ fault::NONE }>>().len());
    assert_eq!(report.ends.len(), 3);
    assert!(report.counts.values().all(|count| *count > 0), "{report}");
}

#[test]
fn every_option_value_and_seat_count_is_tried() {
    let names: Vec<String> = every_setup::<Toy<{ fault::NONE }>>().iter().map(setup_name).collect();
    for wanted in ["2-seats", "3-seats", "2-seats-rounds=1", "3-seats-rounds=3", "3-seats-bidding=off"] {
        assert!(names.iter().any(|name| name == wanted), "{wanted} is not in {names:?}");
    }
    assert!(names.iter().any(|name| name.contains("bidding") && name.contains("rounds")), "{names:?}");
}

/// What the battery finds in the toy with a planted fault.
fn found<const FAULT: u8>() -> Vec<&'static str> {
    let failures = Battery::<Toy<FAULT>>::new().games(300).longest(2_000).check();
    let failures = failures.expect_err("the planted fault was not found").0;
    println!("{}", failures[0]);
    let mut checks: Vec<&'static str> = failures.iter().map(|failure| failure.check).collect();
    checks.dedup();
    checks
}

#[test]
fn broken_games_are_found() {
    assert!(found::<{ fault::STUCK }>().contains(&"random games"));
    assert!(found::<{ fault::ENDLESS }>().contains(&"random games"));
    assert!(found::<{ fault::PANIC }>().contains(&"random games"));
    assert!(found::<{ fault::LOST_TOKEN }>().contains(&"random games"));
}

#[test]
fn disagreement_about_legal_moves_is_found() {
    assert!(found::<{ fault::MISMATCH }>().contains(&"legality"));
    assert!(found::<{ fault::WRONG_RULE }>().contains(&"legality"));
    assert!(found::<{ fault::TOUCHING_REFUSAL }>().contains(&"legality"));
}

#[test]
fn lossy_texts_are_found() {
    assert!(found::<{ fault::LOSSY_NOTATION }>().contains(&"texts"));
    assert!(found::<{ fault::LOSSY_POSITION }>().contains(&"texts"));
}

/// Each of these shows somebody something that is not theirs to know, or pretends not to.
#[test]
fn leaks_are_found() {
    for leak in [
        found::<{ fault::LEAKY_VIEW }>,
        found::<{ fault::LEAKY_HANDS }>,
        found::<{ fault::LEAKY_BID }>,
        found::<{ fault::LEAKY_SPECTATOR }>,
        found::<{ fault::LEAKY_EVENT }>,
        found::<{ fault::LEAKY_BID_EVENT }>,
        found::<{ fault::LEAKY_MOVES }>,
        found::<{ fault::LEAKY_REFUSAL }>,
        found::<{ fault::IMAGINE_PEEKS }>,
        found::<{ fault::WRONG_UNDO }>,
    ] {
        assert_eq!(leak(), ["two worlds"]);
    }
    assert!(found::<{ fault::IMAGINE_TRUTH }>().contains(&"two worlds"));
}

#[test]
fn standing_orders_that_are_not_silent_are_found() {
    assert!(found::<{ fault::HEARD_ORDER }>().contains(&"standing orders"));
    assert!(found::<{ fault::SEEN_ORDER }>().contains(&"standing orders"));
    assert!(found::<{ fault::LUCKY_ORDER }>().contains(&"standing orders"));
    assert_eq!(found::<{ fault::UNSAID_ORDER }>(), ["two worlds"]);
}

#[test]
fn an_interjection_that_is_offered_but_refused_is_found() {
    assert!(found::<{ fault::REFUSED_INTERJECTION }>().contains(&"legality"));
}

#[test]
fn missing_words_and_wide_tables_are_found() {
    assert_eq!(found::<{ fault::MISSING_WORD }>(), ["words"]);
    assert_eq!(found::<{ fault::WIDE_TABLE }>(), ["words"]);
}
