use crate::bench::{Bench, QUIET};
use undercroft_core::{Game, Observer, Quick, Seat, Seed, Setup, Silent, Table};
use undercroft_paper::{Event, Paper};

/// PD-322: dice, cards on the table, rounds and the colours on the sheets are open to everybody.
#[test]
fn what_is_open() {
    let bench = Bench::new(2);
    let view = bench.game.view(&bench.state, Observer::Spectator);
    assert_eq!((view.dice, view.round, view.dungeon), (bench.state.dice, 1, bench.state.dungeon));
    assert!(view.teams.iter().all(|team| team.training.is_some() && team.sheet.talent.is_some()));
}

/// PD-323, PDA-14: dealt cards are secret; talents are open once all have chosen, goals only at the end.
#[test]
fn what_is_secret() {
    let game = Paper::new(&Setup::new(2)).unwrap();
    let state = game.start(&mut Quick::new(1), &mut Silent);
    let view = game.view(&state, Observer::Seat(Seat::FIRST));
    assert!(view.teams[0].sheet.dealt.is_some() && view.teams[1].sheet.dealt.is_none());
    let mut bench = Bench::new(2);
    let view = bench.game.view(&bench.state, Observer::Seat(Seat::FIRST));
    assert!(view.teams[0].sheet.goal.is_some() && view.teams[1].sheet.goal.is_none());
    bench.end_round(8, &[]);
    let view = bench.game.view(&bench.state, Observer::Spectator);
    assert!(view.teams.iter().all(|team| team.sheet.goal.is_some()));
}

/// PD-324, PD-220: what a team marks in a round is shown to the others only when the round ends.
#[test]
fn unfinished_rounds_are_hidden() {
    let mut bench = Bench::new(2);
    let other = Observer::Seat(Seat::new(1));
    let before = bench.game.view(&bench.state, other);
    let events = bench.play(&["clover move", "go F1", "stop"]);
    assert_eq!(bench.game.view(&bench.state, other), before);
    assert!(events.iter().all(|event| bench.game.project(event, other).is_none()));
    bench.end_round(1, &QUIET);
    let after = bench.game.view(&bench.state, other);
    assert_eq!(after.teams[0].sheet.potions, 1);
}

/// PD-325: until it confirms the round a team may take its marks back, whatever the others have done meanwhile.
#[test]
fn marks_can_be_revised() {
    let game = Paper::new(&Setup::new(2)).unwrap();
    let mut table = Table::new(game, Seed::new("revise").unwrap());
    let first = Seat::FIRST;
    let kept = table.legal_moves(first)[0];
    table.play(first, kept).unwrap();
    let other = table.legal_moves(Seat::new(1))[1];
    table.play(Seat::new(1), other).unwrap();
    table.undo(first).unwrap();
    assert_eq!(table.state().teams[0].talent, None);
    assert!(table.state().teams[1].talent.is_some());
}

/// PD-210: the announcement is heard by everybody.
#[test]
fn announcements_are_public() {
    let bench = Bench::new(2);
    let event = Event::Announced { seat: Seat::FIRST, gems: Default::default() };
    assert!(bench.game.project(&event, Observer::Spectator).is_some());
}
