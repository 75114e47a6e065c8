//! Sections 2 to 4, 15 and 30: what is on the table, who sees it, and what variants change.

use crate::bench::Bench;
use undercroft_core::{Company, Game, Language, Observer, Seat, Setup, Silent, Tell, Words};
use undercroft_core::{Quick, Status};
use undercroft_dungeoneer::components::Terrain;
use undercroft_dungeoneer::ids::{CardSet, Spot};
use undercroft_dungeoneer::state::{Attached, Frame, Host, Item, Phase};
use undercroft_dungeoneer::{Event, Serpent, Vault};

fn bare() -> Bench {
    let mut bench = Bench::new(2);
    bench.bare();
    bench.dungeon(&[("crossroads", 0, 0), ("spiked_corridor", 0, 1)]);
    bench
}

/// DR-009: one to four players; neither none nor five.
#[test]
fn one_to_four() {
    for seats in 1..=4 {
        assert!(Vault::new(&Setup::new(seats)).is_ok(), "{seats}");
    }
    for seats in [0, 5] {
        let error = Vault::new(&Setup::new(seats)).expect_err("too few or too many").to_string();
        assert!(error.contains("DR-009"), "{error}");
    }
}

/// DR-031, DR-105: by default as many action points as Speed.
#[test]
fn action_points_are_speed() {
    for (hero, speed) in [("ylva_nightthorn", 4), ("brunna_deepsigil", 2)] {
        let mut bench = bare();
        bench.state.locations.clear();
        bench.cast(2, hero);
        bench.me().ap = 0;
        bench.play(1, "done");
        assert_eq!(bench.player(2).ap, speed, "{hero}");
    }
}

/// DRX-01, DR-035, DR-037, DR-038, DR-079: everybody has glory and peril of his own, 13 and 11 if it comes to that, and all
/// see both.
#[test]
fn trackers_are_public() {
    let mut bench = bare();
    (bench.me().glory, bench.me().peril) = (13, 11);
    let view = bench.seen_by(2);
    assert_eq!((view.player(Seat::FIRST).glory, view.player(Seat::FIRST).peril), (13, 11));
    assert_eq!((view.player(Seat::new(1)).glory, view.player(Seat::new(1)).peril), (0, 0));
    let words = Words::new(Language::En, &[Vault::words(Language::En)]);
    let company = Company { names: vec!["Mira".into(), "Li".into()], you: Some(Seat::new(1)) };
    let table = bench.game.draw(&view, &words, &company);
    let line = table.lines().find(|line| line.contains("Mira")).expect("a line for every player");
    assert!(line.contains("glory 13") && line.contains("peril 11"), "{line}");
}

/// DR-048: rooms and passages of the dungeon, and nothing of the surface.
#[test]
fn only_dungeon_locations() {
    for pack in [undercroft_dungeoneer::components::VAULT, undercroft_dungeoneer::components::SERPENT] {
        let components = undercroft_dungeoneer::Components::read(&[pack]).expect("a pack");
        let inside = [Terrain::Room, Terrain::Passage, Terrain::DarkPassage];
        assert!(components.sites.iter().all(|site| inside.contains(&site.terrain)));
        assert_eq!(components.sites.iter().filter(|site| site.entrance).count(), 1);
    }
}

/// DR-069, DR-072, DR-086…088, DR-134, DR-569: three decks of their own kinds; their sizes and those of hands are known, an
/// empty discard pile lies beside.
#[test]
fn decks_by_their_backs() {
    let game = Vault::new(&Setup::new(2)).expect("a table for two");
    let state = game.start(&mut Quick::new(3), &mut Silent);
    assert_eq!((state.deck.len(), state.quest_deck.len()), (60 - 10, 14 - 5));
    assert!(state.discard.is_empty());
    for observer in [Observer::Seat(Seat::FIRST), Observer::Spectator] {
        let view = game.view(&state, observer);
        assert_eq!((view.decks.cards, view.quests), (50, 9));
        assert_eq!(usize::from(view.locations), state.locations.len());
        assert!(view.shown.deck.is_empty() && view.shown.quest_deck.is_empty());
        assert!(view.shown.locations.is_empty(), "DR-567");
        assert_eq!(view.hands[1].cards, 5);
    }
}

/// DR-034, DR-059, DR-085, DR-087, DR-225, DR-566, DR-567: readied cards, quests, lairs and places are for all to see and a
/// readied card stays; a hand is its player's secret.
#[test]
fn what_others_see() {
    let mut bench = bare();
    bench.state.locations.clear();
    let helm = bench.ready(1, "helm_of_clear_sight");
    bench.hold(1, &["haste", "dodge"]);
    let view = bench.seen_by(2);
    let seen = view.player(Seat::FIRST);
    assert_eq!(seen.items[..], [Item { card: helm, ..Item::default() }]);
    assert_eq!((seen.spot, seen.life, seen.level), (Spot(0), 6, 1));
    assert_eq!(view.shown.quests[..], bench.state.quests[..]);
    assert_eq!((seen.hand, view.hands[0].cards), (CardSet::EMPTY, 2));
    assert_eq!(bench.seen_by(1).player(Seat::FIRST).hand.len(), 2);
    // Turn after turn it is there.
    bench.me().ap = 0;
    bench.play(1, "done");
    bench.play(1, "discard haste");
    assert_eq!(bench.me().items[0].card, helm);
}

/// DR-568: a card that went back to a hand before all eyes is known there, and only it.
#[test]
fn a_returned_card_is_remembered() {
    let mut bench = bare();
    bench.as_dungeonlord(5);
    bench.hold(1, &["mutant_rat", "haste"]);
    bench.play(1, "send mutant_rat 2 melee");
    bench.play_with(1, "declare", &["3", "3"]);
    bench.play(1, "hand mutant_rat");
    let rat = bench.card("mutant_rat");
    let view = bench.seen_by(2);
    assert_eq!(view.player(Seat::FIRST).hand.iter().collect::<Vec<_>>(), [rat]);
    assert_eq!(view.hands[0].cards, 1);
}

/// DR-567, DR-591: whatever a defender holds, everybody is asked the same and hears the same, until he plays it.
#[test]
fn nobody_is_asked_because_of_what_he_holds() {
    let mut stories = Vec::new();
    for hand in [["dodge", "haste"], ["weapon_drill", "haste"]] {
        let mut bench = bare();
        bench.as_dungeonlord(5);
        bench.hold(2, &hand);
        bench.player(2).glory = 1;
        bench.hold(1, &["mutant_rat"]);
        bench.play(1, "send mutant_rat 2 melee");
        bench.play(1, "declare");
        let mut asked = Vec::new();
        let dice = [&["6", "1"] as &[&str], &[], &[], &[]];
        for dice in dice {
            let Status::Acting(seats) = bench.game.status(&bench.state) else { break };
            asked.push(seats);
            let seat = seats.first().expect("somebody").number();
            if bench.state.stack.is_empty() || !bench.may(seat, "done") {
                break;
            }
            bench.play_with(seat, "done", dice);
        }
        let heard: Vec<Event> = bench
            .told()
            .iter()
            .filter_map(|event| bench.game.project(event, Observer::Seat(Seat::FIRST)))
            .collect();
        stories.push((asked, heard));
    }
    assert_eq!(stories[0], stories[1]);
    assert!(stories[0].0.len() >= 2, "the defender was asked: {:?}", stories[0].0);
}

/// DR-062, DR-063, DR-065, DR-213: an attachment takes no place among boons or treasures, and goes with its host.
#[test]
fn attachments_go_with_their_host() {
    let mut bench = bare();
    for word in ["weapon_drill", "arcane_focus", "trap_sense"] {
        bench.ready(1, word);
    }
    bench.ready(1, "helm_of_clear_sight");
    let rune = bench.deal(1, "tempering_rune");
    bench.me().glory = 3;
    bench.play(1, "play tempering_rune");
    let helm = bench.card("helm_of_clear_sight");
    assert_eq!(
        bench.state.attached[..],
        [Attached { card: rune, controller: Seat::FIRST, host: Host::Card(helm) }]
    );
    bench.play(1, "done");
    bench.play(1, "discard helm_of_clear_sight");
    assert!(bench.state.discard.contains(helm) && bench.state.discard.contains(rune));
    assert!(bench.state.attached.is_empty());
}

/// DR-064, DR-065, DR-378: on a monster that goes back to the hand an attachment is lost; in the lair it stays, and counts
/// for nothing there.
#[test]
fn attachments_of_monsters() {
    for (home, kept) in [("hand", 0), ("lair", 1)] {
        let mut bench = bare();
        bench.as_dungeonlord(9);
        bench.hold(1, &["mutant_rat", "alchemical_frenzy"]);
        bench.play(1, "send mutant_rat 2 melee");
        bench.play(1, "curse alchemical_frenzy 2");
        // 3 + 2 + 1 against 4 + 2.
        bench.play_with(1, "declare", &["3", "4"]);
        assert_eq!(bench.player(2).life, 6, "a tie");
        bench.play(1, &format!("{home} mutant_rat"));
        let frenzy = bench.card("alchemical_frenzy");
        assert_eq!(bench.state.attached.len(), kept, "{home}");
        assert_eq!(bench.state.discard.contains(frenzy), kept == 0);
    }
}

/// DR-218, DRA-38: with the pouch gone, what is too much has to go; its owner chooses.
#[test]
fn a_lost_pouch() {
    let mut bench = bare();
    bench.as_dungeonlord(3);
    for word in ["belt_pouch", "burnished_shield", "jailers_keys", "helm_of_clear_sight", "guardian_cloak"] {
        bench.ready(2, word);
    }
    bench.hold(1, &["nimble_claws"]);
    // Speed 4, the helm 1.
    bench.play_with(1, "curse nimble_claws 2", &["1"]);
    bench.play(2, "discard belt_pouch");
    assert_eq!(bench.legal(2).len(), 4, "one of the four is too much: {:?}", bench.legal(2));
    bench.play(2, "discard jailers_keys");
    assert_eq!(bench.player(2).items.len(), 3);
    assert!(bench.state.stack.is_empty());
}

/// A table of three at which the first player explores the site of whoever's quest.
fn explores(owners: &[Option<usize>], quest: &str, location: &str) -> Seat {
    let mut bench = Bench::with(Setup::new(3).with("unbiased_placement", "on"));
    bench.bare();
    bench.only_quest(quest, owners[0]);
    let open = bench.state.quests[0];
    for owner in &owners[1..] {
        let owner = owner.map(|number| Seat::new(number as u8 - 1));
        bench.state.quests.push(undercroft_dungeoneer::state::OpenQuest { owner, ..open });
    }
    bench.dungeon(&[("crossroads", 0, 0)]);
    bench.play_with(1, "explore", &[location]);
    let Some(Frame::Place { seat, .. }) = bench.state.stack.last() else { panic!("somebody places it") };
    *seat
}

/// DR-525…529: a location of one's own quest goes to the left, past everybody whose quest it serves too; all the way round
/// it comes back. Common quests do not count, and of an escort only the first site.
#[test]
fn unbiased_placement() {
    let seat = |number: u8| Seat::new(number - 1);
    let (rift, portal) = ("seal_the_rift", "interdimensional_portal");
    assert_eq!(explores(&[Some(2)], rift, portal), seat(1), "another's quest");
    assert_eq!(explores(&[Some(1)], rift, portal), seat(2));
    assert_eq!(explores(&[Some(1), Some(2)], rift, portal), seat(3));
    assert_eq!(explores(&[Some(1), Some(2), Some(3)], rift, portal), seat(1), "all the way round");
    assert_eq!(explores(&[None], rift, portal), seat(1), "the common quest");
    let scribe = "guide_the_lost_scribe";
    assert_eq!(explores(&[Some(1)], scribe, "flooded_chamber"), seat(2), "where it begins");
    assert_eq!(explores(&[Some(1)], scribe, "forbidden_library"), seat(1), "where it ends");
}

/// DR-533…536, DRA-72: with limited movement a hero lies down, once in a turn and in anybody's, for a point that is good for
/// all but moving: lying there he explores, and challenges whoever attacked him.
#[test]
fn lying_down_for_a_point() {
    let mut bench = Bench::with(Setup::new(2).with("movement_limit", "on"));
    bench.bare();
    bench.dungeon(&[("crossroads", 0, 0), ("spiked_corridor", 0, 1)]);
    bench.me().ap = 0;
    assert!(!bench.may(1, "explore"));
    bench.play(1, "lie");
    assert!(bench.me().prone && bench.me().spare);
    assert!(!bench.ok(1, "go north") && !bench.ok(1, "lie"), "no move, and no second time");
    bench.play_with(1, "explore", &["winding_stair"]);
    let build = bench.legal(1)[0].clone();
    bench.play(1, &build);
    assert!(!bench.me().spare && !bench.may(1, "explore") && !bench.may(1, "stand"), "spent");

    // In another's turn, attacked: down, and then the challenge.
    let mut bench = Bench::with(Setup::new(2).with("movement_limit", "on"));
    bench.bare();
    bench.dungeon(&[("crossroads", 0, 0), ("spiked_corridor", 0, 1)]);
    bench.as_dungeonlord(3);
    assert!(bench.ok(2, "lie"), "between two moves");
    bench.hold(1, &["jangooba"]);
    bench.play(1, "send jangooba 2 speed");
    // 1 + 3 against 6 + 4.
    bench.play_with(1, "declare", &["1", "6"]);
    assert_eq!(bench.legal(2), ["lie", "done"]);
    bench.play(2, "lie");
    assert!(bench.may(2, "challenge jangooba melee"));
    bench.play_with(2, "challenge jangooba speed", &["6", "1"]);
    assert!(bench.player(2).prone && bench.player(2).fought && !bench.player(2).spare);
    assert_eq!(bench.player(2).glory, 2);
    // A new turn, a new chance; what was not used is lost.
    bench.state.locations.clear();
    bench.player(2).spare = true;
    bench.turn_of(1, 0);
    bench.play(1, "done");
    assert!(!bench.player(2).spare && !bench.player(2).dropped);

    let mut bench = bare();
    assert!(!bench.ok(1, "lie") && !bench.ok(2, "lie"), "only where it was agreed");
    bench.state.phase = Phase::Dungeonlord;
    assert!(!bench.ok(1, "lie"));
}

/// DR-541: under the legendary book lying down to challenge is not offered.
#[test]
fn a_variant_of_one_book() {
    let setup = Setup::new(2).with("ap_for_falling", "on");
    assert!(Vault::new(&setup).is_ok());
    assert!(Serpent::new(&setup).is_err());
}

/// DR-547: alone nobody is Dungeonlord: the first question of a turn is where the location goes.
#[test]
fn alone_there_is_no_dungeonlord() {
    let game = Vault::new(&Setup::new(1)).expect("a table for one");
    let state = game.start(&mut Quick::new(4), &mut Silent);
    assert!(matches!(state.stack.last(), Some(Frame::Place { .. })));
    let mut moves = Vec::new();
    game.legal_moves(&state, Seat::FIRST, &mut moves);
    assert!(moves.iter().all(|mv| game.write_move(*mv).starts_with("build ")));
}
