//! The set-ups a game is tested with.

use undercroft_core::chance::{Chance, Quick};
use undercroft_core::game::Game;
use undercroft_core::setup::{OptionSpec, Setup, Values};

/// Every seat count with the default options, with every option value changed one at a time, and with some
/// random combinations. Set-ups the game refuses are left out, but every value must be accepted by some.
///
/// # Panics
/// If no seat count accepts the defaults or a value of an option.
pub fn every_setup<G: Game>() -> Vec<Setup> {
    let facts = G::facts();
    let mut all = Vec::new();
    let mut add = |setups: Vec<Setup>, what: &str| {
        let accepted = setups.into_iter().filter_map(accepted::<G>);
        let before = all.len();
        all.extend(accepted);
        assert!(all.len() > before, "{}: no seat count accepts {what}", facts.id);
    };
    let seat_counts = facts.min_seats..=facts.max_seats;
    add(seat_counts.clone().map(Setup::new).collect(), "the defaults");
    for option in facts.options {
        for value in values_to_test(option) {
            let setups = seat_counts.clone().map(|seats| Setup::new(seats).with(option.id, &value));
            add(setups.collect(), &format!("{}={value}", option.id));
        }
    }
    if facts.options.iter().filter(|option| !values_to_test(option).is_empty()).count() > 1 {
        let mut chance = Quick::new(u64::from(facts.rules_version));
        let mixed =
            seat_counts.flat_map(|seats| [seats; 2]).map(|seats| random_setup::<G>(seats, &mut chance));
        all.extend(mixed.filter_map(accepted::<G>));
    }
    let mut seen = Vec::new();
    all.retain(|setup| {
        let fresh = !seen.contains(setup);
        seen.push(setup.clone());
        fresh
    });
    all
}

/// A set-up in a few words, fit for a file name: `3-seats-variant=on`.
pub fn setup_name(setup: &Setup) -> String {
    let mut name = format!("{}-seats", setup.seats);
    for (id, value) in &setup.options {
        name += &format!("-{id}={value}");
    }
    if setup.components.is_some() {
        name += "-own-components";
    }
    name
}

pub(crate) fn accepted<G: Game>(setup: Setup) -> Option<Setup> {
    Some(G::new(&setup).ok()?.setup().clone())
}

/// Every value but the default; of a long range of numbers, both ends and the middle.
pub(crate) fn values_to_test(option: &OptionSpec) -> Vec<String> {
    let all: Vec<String> = match option.values {
        Values::OneOf(words) => words.iter().map(|word| (*word).to_owned()).collect(),
        Values::Number { min, max } if max - min < 6 => {
            (min..=max).map(|number| number.to_string()).collect()
        }
        Values::Number { min, max } => {
            [min, min + (max - min) / 2, max].iter().map(ToString::to_string).collect()
        }
    };
    all.into_iter().filter(|value| value != option.default).collect()
}

/// At least two options changed: one alone is tried anyway.
fn random_setup<G: Game>(seats: u8, chance: &mut Quick) -> Setup {
    loop {
        let mut setup = Setup::new(seats);
        for option in G::facts().options {
            let values = values_to_test(option);
            let pick = chance.below(values.len() as u32 + 1) as usize;
            if let Some(value) = values.get(pick) {
                setup = setup.with(option.id, value);
            }
        }
        if setup.options.len() > 1 {
            return setup;
        }
    }
}
