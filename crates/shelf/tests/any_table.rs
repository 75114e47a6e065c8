//! Every game on the shelf sits at an `AnyTable` alike.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;
use undercroft_core::table::PlayError;
use undercroft_core::{Log, Observer, Seat, Seed, Setup};
use undercroft_shelf::any_table::{new_table, table_from_log, table_from_position};
use undercroft_shelf::bots::Limit;
use undercroft_shelf::{AnyTable, OpenError, facts, ids, open};

fn seed() -> Seed {
    Seed::new("torch").unwrap()
}

/// A table where bots have made so many moves, or the game is over.
fn after(game: &str, moves: usize) -> Box<dyn AnyTable> {
    let seats = undercroft_shelf::facts_of(game).unwrap().max_seats;
    let mut table = new_table(game, &Setup::new(seats), seed()).unwrap();
    for _ in 0..moves {
        let Some(seat) = table.status().acting().first() else { break };
        let mv = table.bot_move(seat, "random", &Limit::NONE).unwrap();
        table.play(seat, &mv, &[]).unwrap();
    }
    table
}

#[test]
fn every_game_is_found_by_its_own_id_only() {
    let names: BTreeSet<&str> = ids().into_iter().collect();
    assert_eq!(names.len(), facts().len(), "no two games share an id");
    struct Ask;
    impl undercroft_shelf::Visitor for Ask {
        type Output = &'static str;
        fn visit<G: undercroft_core::Tell>(self) -> &'static str {
            G::facts().id
        }
    }
    for id in ids() {
        assert_eq!(open(id, Ask), Ok(id));
    }
    let error = open("chess", Ask).unwrap_err().to_string();
    assert_eq!(error, format!("there is no game “chess”; the games are: {}", ids().join(", ")));
}

#[test]
fn bots_finish_every_game_and_its_log_plays_the_same() {
    for game in ids() {
        let table = after(game, 100_000);
        assert!(table.status().outcome().is_some(), "{game} is not over");
        let text = table.log(&[]).write();
        let again = table_from_log(&Log::read(&text).unwrap()).unwrap();
        assert_eq!(again.hash(), table.hash());
        assert_eq!(after(game, 100_000).hash(), table.hash(), "a seed fixes the bots too");
    }
}

#[test]
fn a_position_starts_a_table_where_the_other_stood() {
    for game in ids() {
        for moves in 0..12 {
            let table = after(game, moves);
            let copy = table_from_position(&table.position(), seed()).unwrap();
            assert_eq!(copy.hash(), table.hash(), "{game} after {moves} moves");
        }
    }
}

#[test]
fn imagined_situations_look_the_same_to_the_one_who_imagines() {
    for game in ids() {
        for moves in 0..12 {
            let table = after(game, moves);
            for seat in Seat::all(table.setup().seats) {
                let imagined = table_from_position(&table.imagine(seat, 7), seed()).unwrap();
                let own = Observer::Seat(seat);
                assert_eq!(
                    imagined.scene(own).view(),
                    table.scene(own).view(),
                    "{game}, seat {seat} after {moves} moves"
                );
                assert_eq!(table.imagine(seat, 7), imagined.position(), "the same luck imagines the same");
            }
        }
    }
}

#[test]
fn what_is_refused_is_refused_alike_and_changes_nothing() {
    for game in ids() {
        let mut table = after(game, 3);
        let before = table.hash();
        let acting = table.status().acting();
        for seat in Seat::all(table.setup().seats) {
            for not_now in table.scene(Observer::Seat(seat)).not_now() {
                let notation = &not_now.choice.notation;
                assert_eq!(table.why_not(seat, notation), Ok(Some(not_now.refusal.clone())));
                assert_eq!(table.play(seat, notation, &[]), Err(PlayError::Refused(not_now.refusal)));
            }
            assert_eq!(table.scene(Observer::Seat(seat)).choices().is_empty(), !acting.contains(seat));
        }
        assert!(matches!(table.play(Seat::FIRST, "no such move", &[]), Err(PlayError::Notation(_))));
        assert_eq!(table.hash(), before);
    }
}

#[test]
fn the_past_can_be_visited_but_a_reveal_not_undone() {
    let mut table = after("welcome", 0);
    let first = table.status().acting().first().unwrap();
    table.play(first, "draw", &[]).unwrap();
    assert!(table.undo(first).is_err(), "a seen card cannot be forgotten");
    table.play(first, "add", &[]).unwrap();
    assert_eq!(table.mover(2), Some(first));
    let past = table.at(1);
    table.undo(first).unwrap();
    assert_eq!((past.hash(), past.moves()), (table.hash(), table.moves()));
}

#[test]
fn no_table_is_made_of_nonsense() {
    assert!(matches!(new_table("chess", &Setup::new(2), seed()), Err(OpenError::Game(_))));
    assert!(matches!(new_table("welcome", &Setup::new(1), seed()), Err(OpenError::Setup(_))));
    assert!(matches!(table_from_position("game = 'chess'", seed()), Err(OpenError::Game(_))));
    assert!(matches!(table_from_position("[", seed()), Err(OpenError::Position(_))));
    let mut log = after("welcome", 2).log(&[]);
    log.game = "chess".to_owned();
    assert!(matches!(table_from_log(&log), Err(OpenError::Log(error)) if error.line == 1));
}
