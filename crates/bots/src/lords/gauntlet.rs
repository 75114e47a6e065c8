//! Simple lords: stewards with one idea in their heads. A good opponent must not lose to any of them.

use super::habits::{Habits, USUAL};
use super::steward::Steward;

/// The names of the simple lords.
pub const NAMES: &[&str] = &[
    "digger",
    "builder",
    "monsters-first",
    "trapper",
    "imp-master",
    "well-fed",
    "saint",
    "villain",
    "pacifist",
];

/// The simple lord of that name.
pub fn called(name: &str) -> Option<Steward> {
    let habits = match name {
        // Digs and mines, and leaves the defence to luck.
        "digger" => {
            Habits { tiles_enough: 14.0, dig_most: 16.0, gold_enough: 8.0, hire: -1.0, traps: -1.0, ..USUAL }
        }
        // Rooms before everything.
        "builder" => Habits { room: 4.0, room_depth: 0.2, tiles_enough: 11.0, ..USUAL },
        // A full lair.
        "monsters-first" => Habits { hire: 3.5, hire_crowd: 0.1, ..USUAL },
        // A trap in every corridor.
        "trapper" => Habits { traps: 4.0, traps_held: 0.1, ..USUAL },
        // Many hands.
        "imp-master" => Habits { imps_enough: 12.0, imps_missing: 0.8, ..USUAL },
        // Full stores.
        "well-fed" => Habits { food_enough: 9.0, food_missing: 0.6, ..USUAL },
        // Never more evil than it must be.
        "saint" => Habits { evil: 1.2, reputation: 1.5, reputation_evil: 3.0, gain_goodness: 1.5, ..USUAL },
        // Does not care what people say.
        "villain" => Habits { evil: 0.0, evil_paladin: 0.0, evil_near: 0.0, reputation: -2.0, ..USUAL },
        // Lets the adventurers have what they come for.
        "pacifist" => {
            Habits { hire: -5.0, traps: -5.0, lay: -9.0, send: -9.0, capture: 0.0, hold: 0.0, ..USUAL }
        }
        _ => return None,
    };
    Some(Steward { habits, lessons: None, resolve: 1.0 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Bot;
    use crate::budget::Limit;
    use undercroft_core::{Game, Quick, Seed, Setup, Table};
    use undercroft_lords::Lords;

    #[test]
    fn every_simple_lord_plays_whole_games() {
        assert!(called("nobody").is_none());
        for (number, name) in NAMES.iter().enumerate() {
            let seats = [2, 4][number % 2];
            let mut table = Table::new(
                <Lords as Game>::new(&Setup::new(seats)).unwrap(),
                Seed::new(format!("gauntlet-{name}")).unwrap(),
            );
            let mut lord = called(name).unwrap();
            for step in 0..5_000 {
                let Some(seat) = table.status().acting().first() else { break };
                let mv = lord.choose(&table.handle(seat), &mut Quick::new(step), &Limit::NONE).unwrap();
                table.play(seat, mv).unwrap();
            }
            assert!(table.status().acting().first().is_none(), "{name} never ends");
        }
    }
}
