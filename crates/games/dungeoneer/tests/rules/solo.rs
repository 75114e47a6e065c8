//! One player against the dungeon (section 29).

use crate::bench::Bench;
use undercroft_core::{Game, Setup, Status};
use undercroft_dungeoneer::state::Phase;

/// At the entrance with the Crossroads to the north, in the Hero phase, without cards and glory.
fn alone(setup: Setup) -> Bench {
    let mut bench = Bench::with(setup);
    bench.clear_hand(1);
    bench.line(&["entrance_to_the_vault", "crossroads"]);
    bench.me().glory = 0;
    bench.me().visited = 1;
    bench
}

/// DR-544…546, DRA-73: no cards that move heroes or the map, two decks, three quests and no others, five glory cards.
#[test]
fn the_start_alone() {
    let bench = Bench::new(1);
    for word in ["planar_rift", "banishing_glyph", "shadow_step"] {
        let card = bench.card(word);
        let player = &bench.state.players[0];
        assert!(!bench.state.deck.contains(&card) && !bench.state.peril_deck.contains(&card), "{word}");
        assert!(!player.hand.contains(card), "{word}");
    }
    assert_eq!((bench.state.quests.len(), bench.state.quest_deck.len()), (3, 0));
    let hand = bench.state.players[0].hand;
    assert_eq!(hand.len(), 5);
    assert!(hand.iter().all(|card| bench.components().card(card).class.is_glory()));
}

/// DRX-32, DR-548…551: two dice at the Crossroads; three and six bring nothing but the glory.
#[test]
fn dice_instead_of_peril() {
    let mut bench = alone(Setup::new(1));
    bench.play_with(1, "go north", &["3", "6"]);
    assert_eq!((bench.me().glory, bench.me().peril, bench.me().life), (1, 0, 6));
    assert!(bench.state.stack.is_empty());
}

/// DR-550, DR-554: a die of one or two brings a card; the monster attacks, and is discarded afterwards.
#[test]
fn a_random_encounter() {
    let mut bench = alone(Setup::new(1));
    let rat = bench.card("mutant_rat");
    bench.play_with(1, "go north", &["1", "5", "mutant_rat", "5", "3"]);
    assert_eq!(bench.me().life, 5);
    bench.play(1, "done");
    assert!(bench.state.stack.is_empty() && bench.state.discard.contains(rat));
}

/// DR-381, DR-558: a slain monster brings a glory and a card.
#[test]
fn spoils() {
    let mut bench = alone(Setup::new(1));
    let haste = bench.card("haste");
    bench.play_with(1, "go north", &["1", "5", "mutant_rat", "1", "6", "haste"]);
    assert_eq!(bench.me().glory, 2, "one of the place, one of the rat");
    assert!(bench.me().hand.contains(haste));
}

/// DR-552, DR-553: banes come first; the Fury waits for a fiend, and the Imp is one.
#[test]
fn banes_wait_for_what_they_concern() {
    let mut bench = alone(Setup::new(1));
    bench.play_with(1, "go north", &["1", "5", "fiendish_fury"]);
    assert_eq!(bench.state.held.len(), 1);
    bench.state.players[0].visited = 2;
    // One die at the entrance: 1 + 2 + 2 against 2 + 1.
    bench.play_with(1, "go south", &["1", "sulphur_imp", "1", "2"]);
    assert_eq!(bench.me().life, 5);
    assert!(bench.state.held.is_empty());
}

/// DR-555…557: in the harder game the survivor lies in wait, and joins the next monster.
#[test]
fn a_lair_of_the_dungeon() {
    let mut bench = alone(Setup::new(1).with("solo_lair", "on"));
    let rat = bench.card("mutant_rat");
    bench.play_with(1, "go north", &["1", "5", "mutant_rat", "3", "3"]);
    bench.play(1, "done");
    assert_eq!(bench.me().lair.iter().map(|one| one.card).collect::<Vec<_>>(), [rat]);
    bench.me().visited = 2;
    // The rat and the imp attack together.
    bench.play_with(1, "go south", &["1", "sulphur_imp", "6", "6", "1", "1"]);
    assert_eq!(bench.me().life, 4);
}

/// DR-559, DR-560: nothing is discarded, one glory card is drawn.
#[test]
fn the_end_of_a_turn_alone() {
    let mut bench = alone(Setup::new(1));
    let haste = bench.card("haste");
    bench.me().moved = true;
    bench.play_with(1, "done", &["haste"]);
    assert_eq!(bench.me().hand.iter().collect::<Vec<_>>(), [haste]);
    assert_eq!(bench.state.round, 2);
}

/// DR-561…563: permanent boons only at the entrance, permanent treasures only after a battle, instants anywhere.
#[test]
fn what_stays_has_its_place() {
    let mut bench = alone(Setup::new(1));
    for word in ["weapon_drill", "helm_of_clear_sight", "haste"] {
        bench.deal(1, word);
    }
    bench.me().glory = 12;
    assert!(bench.may(1, "play weapon_drill") && bench.may(1, "play haste"));
    assert!(!bench.may(1, "play helm_of_clear_sight"));
    bench.put(1, "crossroads");
    assert!(!bench.may(1, "play weapon_drill") && bench.may(1, "play haste"));
}

/// DR-565: without its hero the game is lost, and nobody wins.
#[test]
fn a_lost_game() {
    let mut bench = alone(Setup::new(1));
    bench.me().life = 1;
    bench.play_with(1, "go north", &["1", "5", "mutant_rat", "6", "1"]);
    let Status::Over(outcome) = bench.game.status(&bench.state) else { panic!("it is over") };
    assert_eq!(outcome.reason(), "solo_lost");
    assert_eq!(outcome.share(undercroft_core::Seat::FIRST), 0.0);
}

/// DR-543, DR-564: alone the third quest wins at the entrance.
#[test]
fn alone_the_third_quest_wins_at_the_entrance() {
    let mut bench = Bench::new(1);
    bench.only_quest("crack_the_strongbox", Some(1));
    let done = [bench.quest("shady_deal"), bench.quest("seal_the_rift")];
    bench.state.quest_deck.retain(|quest| !done.contains(quest));
    bench.me().completed.extend(done);
    bench.line(&["entrance_to_the_vault", "crossroads"]);
    bench.put(1, "treasury");
    bench.play_with(1, "attempt crack_the_strongbox", &["5", "5"]);
    assert!(bench.state.end.is_none());
    bench.state.stack.clear();
    bench.state.phase = Phase::Hero;
    bench.me().ap = 1;
    bench.put(1, "crossroads");
    bench.play(1, "go south");
    let Status::Over(outcome) = bench.game.status(&bench.state) else { panic!("it is over") };
    assert_eq!(outcome.reason(), "solo_won");
}
