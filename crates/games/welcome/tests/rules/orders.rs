//! Standing orders (WDA-18).

use crate::common::*;
use undercroft_core::{Observer, Seat, Table};
use undercroft_welcome::{Event, PhaseView, Welcome};

fn order(table: &mut Table<Welcome>, seat: Seat, what: &str) {
    table.play_text(seat, &format!("order {what}"), &[]).unwrap_or_else(|error| panic!("{what}: {error}"));
}

/// What everybody heard of the last move.
fn heard(table: &Table<Welcome>) -> Vec<Event> {
    table.happened(table.turns().len()).to_vec()
}

/// WDA-18: nobody else notices; when the turn comes the pass happens at once, and everybody hears that it was ordered.
#[test]
fn a_pass_said_beforehand() {
    let mut table = table(3, "hero=warrior");
    let [first, second] = [turn(&table), turn(&table).next(3)];
    let seen =
        |table: &Table<Welcome>| [Observer::Seat(first), Observer::Spectator].map(|who| table.view(who));
    let (before, told) = (seen(&table), table.events(0, Observer::Seat(first)));
    order(&mut table, second, "pass");
    assert_eq!(seen(&table), before);
    assert_eq!(table.events(0, Observer::Seat(first)), told);
    assert_eq!(table.view(Observer::Seat(second)).passing, [second]);
    assert_eq!(turn(&table), first);

    add(&mut table, "orc");
    assert!(heard(&table).contains(&Event::Passed { seat: second, forced: false, ordered: true }));
    assert_eq!(turn(&table), second.next(3));
    assert!(public(&table).players[second.index()].passed);
    assert_eq!(table.view(Observer::Seat(second)).passing, [], "carried out once");
}

/// WDA-18: who is being asked goes on being asked; the order waits for the next turn.
#[test]
fn an_order_changes_nothing_at_once() {
    let mut table = table(2, "hero=warrior");
    let first = turn(&table);
    order(&mut table, first, "pass");
    assert_eq!((turn(&table), legal(&table)), (first, vec!["draw".to_owned(), "pass".to_owned()]));
    add(&mut table, "goblin");
    add(&mut table, "orc");
    assert_eq!(
        public(&table).phase,
        PhaseView::Naming,
        "the first player passed and the second is the runner"
    );
    assert_eq!(turn(&table), first.next(2));
}

/// WDA-18, WD-158: where passing is not allowed yet, the order waits.
#[test]
fn an_order_waits_until_it_is_allowed() {
    let mut table = table(2, "hero=warrior,variant=on");
    let second = turn(&table).next(2);
    order(&mut table, second, "pass");
    add(&mut table, "orc");
    assert_eq!((turn(&table), legal(&table)), (second, vec!["draw".to_owned()]));
    add(&mut table, "goblin");
    add(&mut table, "lich");
    assert!(heard(&table).iter().any(|event| matches!(event, Event::Passed { ordered: true, .. })));
}

/// WDA-18: several orders are carried out one after the other, and WD-055 ends the bidding.
#[test]
fn all_others_pass_at_once() {
    let mut table = table(4, "hero=barbarian");
    let first = turn(&table);
    for seat in Seat::all(4).filter(|seat| *seat != first) {
        order(&mut table, seat, "pass");
    }
    add(&mut table, "orc");
    assert_eq!((public(&table).phase, turn(&table)), (PhaseView::Delving, first));
}

/// WDA-18: an order can be taken back, and the same cannot be ordered twice.
#[test]
fn an_order_is_taken_back() {
    let mut table = table(2, "hero=warrior");
    let second = turn(&table).next(2);
    assert_eq!(refused_to(&table, second, "order none"), "WDA-18");
    order(&mut table, second, "pass");
    assert_eq!(refused_to(&table, second, "order pass"), "WDA-18");
    order(&mut table, second, "none");
    add(&mut table, "orc");
    assert_eq!(turn(&table), second);
    order(&mut table, second, "pass");
    table.undo(second).unwrap();
    assert_eq!(table.view(Observer::Seat(second)).passing, [], "undone though it is no answer");
}

/// WDA-18: passing oneself, or becoming the runner, cancels the order.
#[test]
fn an_order_is_spent() {
    let mut table = table(2, "hero=barbarian");
    let [first, second] = [turn(&table), turn(&table).next(2)];
    order(&mut table, first, "pass");
    order(&mut table, second, "pass");
    play(&mut table, "pass");
    assert_eq!(table.view(Observer::Omniscient).passing, []);
    assert_eq!(turn(&table), second, "with an empty pile the runner succeeds and chooses the next hero");
    order(&mut table, second, "pass");
    play(&mut table, "hero mage");
    assert_eq!(
        turn(&table),
        first,
        "the chooser would have begun, and passed: with two players that ends the round"
    );
}

/// WDA-18, WD-024, WD-154: the eliminated order nothing, and after the end there is nothing to order.
#[test]
fn who_may_order() {
    let text = "game = \"welcome\"\n[setup]\nseats = 3\n[position]\nphase = \"bidding\"\nturn = 1\nhero = \"warrior\"\n\
        deck = [\"goblin\", \"goblin\", \"skeleton\", \"skeleton\", \"orc\", \"orc\", \"vampire\", \"vampire\", \
        \"golem\", \"golem\", \"lich\", \"demon\", \"dragon\"]\npassing = [2]\nsuccesses = [0, 0, 0]\nfailures = [0, 0, 2]\n";
    let mut table = position(text);
    assert_eq!(refused_to(&table, seat(3), "order pass"), "WD-024");
    add(&mut table, "goblin");
    assert_eq!(public(&table).phase, PhaseView::Naming, "seat 2 had ordered to pass");
    let out = text.replace("passing = [2]", "passing = [3]");
    let error = Table::<Welcome>::from_position(&out, undercroft_core::Seed::new("x").unwrap()).unwrap_err();
    assert!(error.to_string().contains("seat 3 is eliminated and cannot be passing"), "{error}");
}

/// A state without orders is written as it always was, so that old fingerprints and saved games stay.
#[test]
fn nothing_new_where_nobody_orders() {
    let mut table = table(2, "hero=warrior");
    let second = turn(&table).next(2);
    let written = |table: &Table<Welcome>| serde_json::to_string(table.state()).unwrap();
    assert!(!written(&table).contains("passing"));
    let hash = table.hash();
    order(&mut table, second, "pass");
    assert!(written(&table).contains("\"passing\":["));
    order(&mut table, second, "none");
    assert_eq!(table.hash(), hash);
}
