//! Who knows what (WD-160 … WD-164).

use crate::common::*;
use undercroft_core::{Observer, Seat};
use undercroft_welcome::{Event, Monster, Tile};

/// WD-160: what everybody sees at all times.
#[test]
fn public_things() {
    let mut table = table(3, "hero=rogue");
    throw(&mut table, "orc", "buckler");
    add(&mut table, "demon");
    play(&mut table, "pass");
    let view = public(&table);
    assert_eq!((view.deck, view.pile.len()), (11, 1));
    assert_eq!(view.discard[0].tile, Tile::Buckler);
    assert_eq!(view.players.iter().filter(|player| player.passed).count(), 1);
    assert_eq!(view.turn, Some(turn(&table)));
    add(&mut table, "goblin");
    play(&mut table, "pass");
    play_all(&mut table, &["name lich", "reveal"]);
    let delve = public(&table).delve.unwrap();
    assert_eq!((delve.named, delve.health), (Some(Monster::Lich), 8 + 1));
    assert_eq!(delve.met[0].0, Monster::Goblin);
}

/// WD-161, WD-162: each player knows just the faces of the cards that player drew this round.
#[test]
fn everyone_knows_their_own_cards() {
    let mut table = table(3, "hero=warrior");
    let first = turn(&table);
    add(&mut table, "orc");
    throw(&mut table, "demon", "torch");
    add(&mut table, "lich");
    for (turns, seat) in [first, first.next(3), first.next(3).next(3)].into_iter().enumerate() {
        let view = table.view(Observer::Seat(seat));
        let faces: Vec<Option<Monster>> = view
            .pile
            .iter()
            .map(|card| card.monster)
            .chain(view.discard.iter().map(|card| card.monster))
            .collect();
        let own = [Monster::Orc, Monster::Demon, Monster::Lich][turns];
        assert_eq!(faces.iter().flatten().collect::<Vec<_>>(), [&own]);
        assert_eq!(view.deck_cards, None);
        assert_eq!(view.unseen.iter().sum::<u8>(), 12);
    }
    let spectator = public(&table);
    assert!(spectator.pile.iter().all(|card| card.monster.is_none()));
    assert_eq!(spectator.unseen.iter().sum::<u8>(), 13);
}

/// WD-162: and the others hear of a draw without its face.
#[test]
fn events_keep_the_secret() {
    let mut table = table(2, "hero=warrior");
    let drawer = turn(&table);
    throw(&mut table, "demon", "torch");
    for seat in Seat::all(2) {
        let faces = table.events(1, Observer::Seat(seat)).into_iter().filter_map(|(_, event)| match event {
            Event::Drew { monster, .. } | Event::ThrewAway { monster, .. } => Some(monster),
            _ => None,
        });
        let expected = (seat == drawer).then_some(Monster::Demon);
        assert_eq!(faces.collect::<Vec<_>>(), [expected, expected]);
    }
}

/// WD-054: what was thrown away cannot be looked at again; the list of one's own draws can be switched off.
#[test]
fn memory_can_be_left_to_the_players() {
    let mut table = table(2, "hero=warrior,memory_aid=off");
    let first = turn(&table);
    throw(&mut table, "demon", "torch");
    add(&mut table, "orc");
    let view = table.view(Observer::Seat(first));
    assert_eq!(view.discard[0].monster, None);
    draw(&mut table, "lich");
    assert_eq!(
        table.view(Observer::Seat(first)).card,
        Some(Monster::Lich),
        "the card in hand is seen, of course"
    );
}

/// WD-163: the runner knows no more of the pile than its own cards.
#[test]
fn the_runner_knows_only_its_own() {
    let mut table = table(2, "hero=barbarian");
    add(&mut table, "orc");
    add(&mut table, "lich");
    add(&mut table, "golem");
    add(&mut table, "goblin");
    play(&mut table, "pass");
    let runner = turn(&table);
    let known = table.view(Observer::Seat(runner)).pile.iter().filter(|card| card.monster.is_some()).count();
    assert_eq!(known, 2);
}

/// WD-164: the discard stays hidden after the round.
#[test]
fn the_discard_is_not_shown_afterwards() {
    let mut table = Dungeon::of("barbarian").without(&["chainmail"]).pile(&["orc"]).enter();
    play(&mut table, "reveal");
    let secret = Monster::Goblin;
    for (_, event) in table.events(0, Observer::Spectator) {
        let text = format!("{event:?}");
        assert!(!text.contains(&format!("{secret:?}")), "{text}");
    }
}
