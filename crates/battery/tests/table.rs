//! A table plays, tells and takes back, shown with the toy game.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod toy;

use toy::{Event, Move, Toy, fault};
use undercroft_core::table::{PlayError, UndoError};
use undercroft_core::*;

type Plain = Toy<{ fault::NONE }>;

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// Two players, one round, and both have rolled a 1: time to bid, one token each.
fn time_to_bid() -> Table<Plain> {
    let game = Plain::new(&Setup::new(2).with("rounds", "1")).unwrap();
    let mut table = Table::new(game, Seed::new("torch").unwrap());
    table.play_text(ONE, "roll", &["1".to_owned()]).unwrap();
    table.play_text(TWO, "roll", &["1".to_owned()]).unwrap();
    table
}

fn new_table() -> Table<Plain> {
    Table::new(Plain::new(&Setup::new(2)).unwrap(), Seed::new("torch").unwrap())
}

#[test]
fn the_same_seed_and_moves_give_the_same_state() {
    let play = || {
        let mut table = new_table();
        table.play(ONE, Move::Draw).unwrap();
        table.play(TWO, Move::Roll).unwrap();
        table.hash()
    };
    assert_eq!(play(), play());
}

#[test]
fn dice_and_draws_can_be_dictated() {
    let mut table = new_table();
    let top = *table.state().deck.first().unwrap();
    table.play_scripted(ONE, Move::Draw, &[top.to_string()]).unwrap();
    assert!(table.state().hands[0].contains(&top));
    table.play_text(TWO, "roll", &["6".to_owned()]).unwrap();
    assert_eq!(table.turns()[1].events, [Event::Rolled { seat: TWO, face: 6 }]);
}

#[test]
fn whatever_is_refused_changes_nothing() {
    let mut table = new_table();
    let before = table.hash();
    let three = Seat::new(2);
    assert_eq!(table.play(three, Move::Roll), Err(PlayError::NoSeat { seat: three, seats: 2 }));
    assert!(
        matches!(table.play(TWO, Move::Roll), Err(PlayError::Refused(refusal)) if refusal.rule == "TOY-3")
    );
    assert!(matches!(table.play_text(ONE, "dance", &[]), Err(PlayError::Notation(_))));
    assert!(matches!(table.play_text(ONE, "roll", &["7".to_owned()]), Err(PlayError::Script(_))));
    let unused = ["3".to_owned(), "3".to_owned()];
    assert!(matches!(table.play_text(ONE, "roll", &unused), Err(PlayError::Script(_))));
    assert_eq!((table.hash(), table.turns().len()), (before, 0));
}

#[test]
fn events_are_told_as_each_observer_may_hear_them() {
    let mut table = new_table();
    table.play(ONE, Move::Draw).unwrap();
    let card = |observer| match table.events(1, observer).as_slice() {
        [(1, Event::Drew { card, .. })] => *card,
        other => panic!("{other:?}"),
    };
    assert!(card(Observer::Seat(ONE)).is_some());
    assert_eq!(card(Observer::Seat(TWO)), None);
    assert_eq!(card(Observer::Spectator), None);
    assert_eq!(table.events(2, Observer::Seat(ONE)), []);
}

#[test]
fn nothing_can_be_undone_before_the_first_move() {
    assert_eq!(new_table().undo(ONE), Err(UndoError::Nothing));
}

#[test]
fn a_drawn_card_and_a_cast_die_stay() {
    let mut table = new_table();
    table.play(ONE, Move::Draw).unwrap();
    assert_eq!(table.undo(ONE), Err(UndoError::Revealed));
    table.play(TWO, Move::Roll).unwrap();
    assert_eq!(table.undo(TWO), Err(UndoError::Revealed));
    assert_eq!(table.turns().len(), 2);
}

#[test]
fn moves_that_reveal_nothing_are_undone_one_by_one() {
    let mut table = time_to_bid();
    let start = table.hash();
    table.play(ONE, Move::Bid(1)).unwrap();
    let bid = table.hash();
    table.play(ONE, Move::Ready).unwrap();
    table.undo(ONE).unwrap();
    assert_eq!(table.hash(), bid);
    table.undo(ONE).unwrap();
    assert_eq!(table.hash(), start);
    assert_eq!(table.undo(ONE), Err(UndoError::Revealed), "before that lies the die");
}

#[test]
fn a_move_nobody_heard_of_is_undone_though_others_have_moved() {
    let mut table = time_to_bid();
    table.play(ONE, Move::Bid(1)).unwrap();
    table.play(TWO, Move::Bid(0)).unwrap();
    table.play(TWO, Move::Ready).unwrap();
    let seen = table.view(Observer::Seat(TWO));
    table.undo(ONE).unwrap();
    let mut without = time_to_bid();
    without.play(TWO, Move::Bid(0)).unwrap();
    without.play(TWO, Move::Ready).unwrap();
    assert_eq!(table.state(), without.state());
    assert_eq!(table.view(Observer::Seat(TWO)), seen);
    assert_eq!(table.turns().len(), 4);
}

#[test]
fn a_move_the_others_heard_of_stays_once_they_have_moved() {
    let mut table = time_to_bid();
    table.play(ONE, Move::Bid(1)).unwrap();
    table.play(ONE, Move::Ready).unwrap();
    table.play(TWO, Move::Bid(0)).unwrap();
    assert_eq!(table.undo(TWO), Ok(()), "the other one is still free");
    let game = Plain::new(&Setup::new(3).with("rounds", "1")).unwrap();
    let mut three = Table::new(game, Seed::new("torch").unwrap());
    for seat in Seat::all(3) {
        three.play_text(seat, "roll", &["1".to_owned()]).unwrap();
    }
    for seat in [ONE, TWO] {
        three.play(seat, Move::Bid(1)).unwrap();
        three.play(seat, Move::Ready).unwrap();
    }
    assert_eq!(three.undo(ONE), Err(UndoError::OthersMoved));
}

#[test]
fn a_move_that_told_nobody_anything_is_in_nobodys_way() {
    let mut table = time_to_bid();
    table.play(ONE, Move::Bid(1)).unwrap();
    let before = table.hash();
    table.play(ONE, Move::Ready).unwrap();
    table.play(TWO, Move::Bid(0)).unwrap();
    table.undo(ONE).unwrap();
    assert_eq!(table.turns().len(), 4, "the secret bid of the other stays");
    table.undo(TWO).unwrap();
    assert_eq!(table.hash(), before);
}

/// Marks on the way: what was is found again, also far behind the first of them.
#[test]
fn going_back_finds_every_state_again() {
    let mut table = time_to_bid();
    let mut hashes = vec![table.hash()];
    for number in 0..50 {
        table.play(ONE, Move::Bid(number % 2)).unwrap();
        hashes.push(table.hash());
    }
    for (moves, hash) in (2..).zip(&hashes) {
        assert_eq!(table.at(moves).hash(), *hash, "after {moves} moves");
        assert_eq!(table.at(moves).turns().len(), moves);
    }
    table.go_back(20);
    table.play(TWO, Move::Bid(0)).unwrap();
    assert_eq!(table.at(20).hash(), hashes[18]);
}

#[test]
fn the_scene_offers_what_the_seat_may_do_and_says_why_not() {
    let table = time_to_bid();
    let scene = table.scene(Observer::Seat(ONE));
    let answers: Vec<Move> = scene.answers().collect();
    assert_eq!(answers, table.legal_moves(ONE));
    assert!(scene.refused.iter().any(|(mv, refusal)| *mv == Move::Ready && refusal.rule == "TOY-9"));
    assert!(scene.asides().any(|mv| mv == Move::RollForMe(true)), "a standing order");
    assert!(table.scene(Observer::Spectator).deeds.is_empty());
}

/// Numbers of moves that somebody heard nothing of would tell how many there were.
#[test]
fn events_are_numbered_by_what_was_heard() {
    let mut table = time_to_bid();
    let mut ear = Ear::default();
    assert_eq!(table.listen(&mut ear, Observer::Seat(TWO)).len(), 2);
    table.play(ONE, Move::Bid(1)).unwrap();
    table.play(ONE, Move::Bid(0)).unwrap();
    assert_eq!(table.listen(&mut ear, Observer::Seat(TWO)), []);
    assert_eq!(ear.next(), 3);
    table.play(ONE, Move::Ready).unwrap();
    assert_eq!(table.listen(&mut ear, Observer::Seat(TWO)), [(3, Event::Readied { seat: ONE })]);
}

#[test]
fn nothing_is_undone_after_the_bids_are_opened() {
    let mut table = time_to_bid();
    for seat in [ONE, TWO] {
        table.play(seat, Move::Bid(1)).unwrap();
        table.play(seat, Move::Ready).unwrap();
    }
    assert!(table.status().outcome().is_some());
    assert_eq!(table.undo(ONE), Err(UndoError::Revealed));
    assert_eq!(table.undo(TWO), Err(UndoError::Revealed));
}

#[test]
fn a_table_can_be_seen_as_it_was() {
    let table = time_to_bid();
    assert_eq!(table.at(0).hash(), {
        let game = Plain::new(&Setup::new(2).with("rounds", "1")).unwrap();
        Table::new(game, Seed::new("torch").unwrap()).hash()
    });
    assert_eq!(table.at(1).turns().len(), 1);
    assert_eq!(table.at(99).hash(), table.hash());
}

#[test]
fn a_table_starts_from_a_position_and_remembers_it() {
    let table = time_to_bid();
    let text = table.game().write_position(table.state());
    let mut other: Table<Plain> = Table::from_position(&text, Seed::new("other").unwrap()).unwrap();
    assert_eq!(other.state(), table.state());
    other.play(ONE, Move::Bid(0)).unwrap();
    assert_eq!(other.undo(ONE), Ok(()));
    assert_eq!(other.log(&[]).position, Some(text));
    assert!(Table::<Plain>::from_position("game = 1", Seed::new("x").unwrap()).is_err());
}
