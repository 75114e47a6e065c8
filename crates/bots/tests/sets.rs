//! Combined games of Dungeoneer, played by bots: each of them comes to the switch, and to its end.

use undercroft_bots::dungeoneer::Adventurer;
use undercroft_bots::{Bot, Limit};
use undercroft_core::{Game, Quick, Seat, SeatHandle, Setup, Status};
use undercroft_dungeoneer::components::Grade;
use undercroft_dungeoneer::{Event, Serpent};

/// A game may take so many moves; whatever takes more would never end.
const LONGEST: usize = 20_000;

/// Set-ups of combined games by turns: two to four players, with and without the small set, by each way to pair heroes.
fn setup(nth: u64) -> Setup {
    let pick = |words: [&'static str; 2], every: u64| words[usize::from(nth.is_multiple_of(every))];
    Setup::new(2 + (nth % 3) as u8)
        .with("heroic", "vault")
        .with("also", pick(["none", "mill"], 2))
        .with("pairing", pick(["random", "choice"], 4))
        .with("legendary_map", pick(["at_switch", "at_start"], 5))
        .with("split_decks", pick(["off", "on"], 7))
        .with("turn_limit", "99")
}

/// A game by adventurers: the grades that began, why it ended, nothing if it does not, and how many quests were left.
/// Whoever is `spared` has all his life again whenever nothing is going on.
fn played(setup: &Setup, seed: u64, spared: bool) -> (Vec<Grade>, Option<&'static str>, usize) {
    let game = Serpent::new(setup).expect("a set-up of the game");
    let (mut luck, mut thought) = (Quick::new(seed), Quick::new(seed + 1));
    let mut events = Vec::new();
    let mut state = game.start(&mut luck, &mut events);
    let began = |events: &[Event]| -> Vec<Grade> {
        let grades = events.iter().filter_map(|event| match event {
            Event::GradeBegan { grade } => Some(*grade),
            _ => None,
        });
        grades.collect()
    };
    for _ in 0..LONGEST {
        let seat = match game.status(&state) {
            Status::Over(outcome) => return (began(&events), Some(outcome.reason()), state.quests.len()),
            Status::Acting(seats) => seats.first().expect("somebody is asked"),
        };
        let handle = SeatHandle::new(&game, &state, seat);
        let mv = Adventurer.choose(&handle, &mut thought, &Limit::NONE).expect("a move");
        game.play(&mut state, seat, mv, &mut luck, &mut events).expect("a legal move");
        if spared && state.stack.is_empty() {
            for seat in Seat::all(state.seats()) {
                let hero = state.player(seat).hero;
                state.player_mut(seat).life = game.components().hero(hero).life;
            }
        }
        assert_eq!(game.conserved(&state), Ok(()));
    }
    (began(&events), None, state.quests.len())
}

/// DR-490, DR-504, DRA-66: with heroes who do not die the switch always comes, and after it the highest level, or
/// Nakari's end: whatever the cards and quests, nobody is left with nothing to do. Adventurers who get nowhere until the
/// agreed rounds are over are rare, and quests are still open to them.
#[test]
fn a_combined_game_comes_to_the_switch_and_to_its_end() {
    let mut slow = 0;
    for nth in 0..30 {
        let (began, end, quests) = played(&setup(nth), nth, true);
        assert_eq!(began, [Grade::Legendary], "game {nth}: {end:?}");
        let late = end == Some("turn_limit") && quests > 1;
        assert!(matches!(end, Some("points" | "nakari")) || late, "game {nth}: {end:?}, {quests} quests");
        slow += u8::from(late);
    }
    assert!(slow <= 2, "{slow} games came to no end of their own");
}

/// Where heroes die, a game ends early only with the last of them.
#[test]
fn only_death_comes_before_the_switch() {
    let mut switched = 0;
    for nth in 0..30 {
        let (began, end, _) = played(&setup(nth), 100 + nth, false);
        let early = began.is_empty();
        assert!(matches!(end, Some("last_hero" | "nobody")) || !early, "game {nth}: {end:?}");
        assert!(matches!(end, Some("points" | "nakari" | "last_hero" | "nobody")), "game {nth}: {end:?}");
        switched += u8::from(!early);
    }
    assert!(switched > 5, "{switched} games came to the switch");
}
