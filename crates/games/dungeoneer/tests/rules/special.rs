//! Sections 18 and 19: staying, saving, and what may be done out of turn.

use crate::bench::{Bench, edited, with_pack};
use undercroft_core::{Game, Seat, Setup};
use undercroft_dungeoneer::Event;
use undercroft_dungeoneer::components::VAULT;
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::state::{Lurker, Phase};

/// Both heroes at the Crossroads with nothing in hand; the first player's Hero phase.
fn together() -> Bench {
    together_with(Setup::new(2))
}

fn together_with(setup: Setup) -> Bench {
    let mut bench = Bench::with(setup);
    bench.bare();
    bench.dungeon(&[("crossroads", 0, 0), ("spiked_corridor", 0, 1)]);
    bench
}

/// DR-149, DR-312, DR-316, DR-317: a fallen hero stands up in anybody's turn, for the point he saved; without it he waits
/// for his own.
#[test]
fn standing_up_out_of_turn() {
    let mut bench = together();
    bench.player(2).prone = true;
    assert!(!bench.ok(2, "stand"));
    bench.player(2).saved = true;
    for phase in [Phase::Dungeonlord, Phase::Hero] {
        bench.state.phase = phase;
        assert!(bench.ok(2, "stand"), "{phase:?}");
    }
    bench.play(2, "stand");
    assert_eq!((bench.player(2).prone, bench.player(2).saved), (false, false));
    // In his own turn a point of the turn does it, as Dungeonlord as well.
    bench.me().prone = true;
    bench.state.phase = Phase::Dungeonlord;
    bench.play(1, "stand");
    assert_eq!((bench.me().prone, bench.me().ap), (false, 2));
}

/// DR-159, DR-312, DR-319: moving, exploring, cards for the Hero phase and quests are no special actions, whatever is saved.
#[test]
fn what_waits_for_ones_turn() {
    let mut bench = together();
    bench.only_quest("crack_the_strongbox", Some(2));
    bench.put(2, "treasury");
    bench.deal(2, "haste");
    (bench.player(2).saved, bench.player(2).glory) = (true, 9);
    for text in ["go north", "explore", "play haste", "attempt crack_the_strongbox"] {
        assert!(!bench.ok(2, text), "{text}");
    }
    let mut open = Vec::new();
    bench.game.interjections(&bench.state, Seat::new(1), &mut open);
    assert_eq!(open, [], "nothing else is open either");
}

/// DR-313, DRA-85: a card for any time is played in anybody's turn if it can be paid, but not while something is going on.
#[test]
fn any_time_cards() {
    let mut bench = together();
    bench.deal(2, "potion_of_speed");
    bench.player(2).glory = 1;
    assert!(!bench.ok(2, "play potion_of_speed"), "two glory");
    bench.player(2).glory = 2;
    for phase in [Phase::Dungeonlord, Phase::Hero] {
        bench.state.phase = phase;
        assert!(bench.ok(2, "play potion_of_speed"), "{phase:?}");
    }
    bench.play_with(1, "explore", &["winding_stair"]);
    assert!(!bench.ok(2, "play potion_of_speed"), "a location is being laid");
    let build = bench.legal(1)[0].clone();
    bench.play(1, &build);
    bench.play(2, "play potion_of_speed");
    assert_eq!(bench.player(2).glory, 0);
}

/// DRA-46: a bane for any time is paid with any opponent's peril in any turn, never with one's own.
#[test]
fn any_time_banes() {
    let pack = edited(VAULT, "ill_omen", "timing = \"dungeonlord\"", "timing = \"any_time\"");
    let mut bench = together_with(with_pack(3, pack));
    bench.deal(2, "ill_omen");
    for number in 1..=3 {
        bench.player(number).peril = 2;
    }
    assert!(bench.ok(2, "curse ill_omen 1") && bench.ok(2, "curse ill_omen 3"));
    assert!(!bench.ok(2, "curse ill_omen 2"));
    bench.play(2, "curse ill_omen 3");
    assert_eq!((bench.player(1).peril, bench.player(2).peril, bench.player(3).peril), (2, 2, 0));
}

/// DR-315: an ability is used in anybody's turn, with a point that was saved.
#[test]
fn abilities_out_of_turn() {
    let mut bench = together();
    bench.cast(2, "hemp_spirit_caller");
    (bench.player(2).glory, bench.player(2).life) = (3, 4);
    assert!(!bench.ok(2, "use hemp_spirit_caller"), "nothing saved");
    bench.player(2).saved = true;
    bench.play(2, "use hemp_spirit_caller");
    let player = bench.player(2);
    assert_eq!((player.glory, player.life, player.saved), (0, 5, false));
    player.saved = true;
    player.glory = 3;
    assert!(!bench.ok(2, "use hemp_spirit_caller"), "once per turn (DR-102)");
}

/// DR-318, DR-320, DRA-26: with a saved point a hero attacks another out of his turn, once in each turn and between two
/// actions only.
#[test]
fn a_battle_out_of_turn() {
    let mut bench = together();
    assert!(!bench.ok(2, "attack 1 melee"));
    bench.player(2).saved = true;
    assert!(bench.ok(2, "attack 1 melee"));
    bench.play_with(1, "explore", &["winding_stair"]);
    assert!(!bench.ok(2, "attack 1 melee"), "not inside an action");
    let build = bench.legal(1)[0].clone();
    bench.play(1, &build);
    bench.play_with(2, "attack 1 melee", &["6", "1"]);
    assert_eq!((bench.me().life, bench.player(2).saved), (5, false));
    bench.player(2).saved = true;
    assert_eq!(bench.refused(2, "attack 1 melee"), "DR-096", "one battle a turn");
    bench.player(2).fought = false;
    bench.put(1, "spiked_corridor");
    assert!(!bench.ok(2, "attack 1 melee"), "elsewhere");
}

/// DR-303, DR-305, DR-566: everybody sees the saved point, and sees it go.
#[test]
fn a_saved_point_is_public() {
    let mut bench = together();
    bench.play(1, "done");
    bench.play(1, "save");
    assert!(bench.seen_by(2).player(Seat::FIRST).saved);
    assert!(bench.told().contains(&Event::Saved { seat: Seat::FIRST }));
    bench.me().prone = true;
    bench.play(1, "stand");
    assert!(!bench.seen_by(2).player(Seat::FIRST).saved);
}

/// DR-300, DR-301: whoever stayed receives the points of the place at the end, and neither its barrier nor its effect.
#[test]
fn staying_brings_points_only() {
    for (word, glory, peril) in [("spiked_corridor", 2, 1), ("crawl_of_eyes", 2, 2)] {
        let mut bench = together();
        bench.put(1, word);
        bench.me().ap = 0;
        bench.play(1, "done");
        assert_eq!((bench.me().glory, bench.me().peril, bench.me().life), (glory, peril, 6), "{word}");
        let rolled = bench.events.iter().any(|event| matches!(event, Event::Rolled { .. }));
        assert!(!rolled, "{word}");
    }
}

/// DR-302, DRA-22: left and come back is moved, and earns nothing at the end; lying before a shut exit is not.
#[test]
fn who_has_moved() {
    let mut bench = together();
    bench.state.locations.clear();
    bench.play_with(1, "go north", &["6"]);
    bench.play(1, "go south");
    let (glory, peril) = (bench.me().glory, bench.me().peril);
    bench.me().ap = 0;
    bench.play(1, "done");
    assert_eq!((bench.me().glory, bench.me().peril), (glory, peril));

    let mut bench = together();
    bench.lay("black_drain");
    bench.hold(1, &["shadow_step"]);
    (bench.me().glory, bench.me().ap) = (3, 0);
    bench.play(1, "play shadow_step");
    let peril = bench.me().peril;
    bench.play(1, "done");
    assert_eq!(bench.me().peril, peril, "teleported in the own turn is moved");
}

/// DR-151, DR-227: nobody has to do anything: entering a quest's site starts nothing, and the phase ends when he likes.
#[test]
fn every_action_is_voluntary() {
    let mut bench = together();
    bench.only_quest("crack_the_strongbox", Some(1));
    bench.dungeon(&[("crossroads", 0, 0), ("treasury", 0, -1)]);
    bench.play(1, "go south");
    assert_eq!(bench.me().spot, Spot(1));
    assert!(bench.state.stack.is_empty() && bench.state.quests[0].attempts == 0);
    assert!(bench.may(1, "attempt crack_the_strongbox") && bench.may(1, "done"));
    bench.play(1, "done");
    assert_ne!(bench.state.phase, Phase::Hero);
}

/// DR-219, DR-296, DR-297, DR-578, DRA-23, DRA-24: with an empty hand nothing has to be discarded, but a treasure or a monster of the lair may be.
#[test]
fn an_empty_hand_may_discard() {
    let mut bench = together();
    let helm = bench.ready(1, "helm_of_clear_sight");
    bench.ready(1, "weapon_drill");
    for word in ["ramalith", "mutant_rat"] {
        let card = bench.card(word);
        bench.take_out(card);
        bench.me().lair.push(Lurker { card, owner: Seat::FIRST, life: 1, ..Lurker::default() });
    }
    bench.play(1, "done");
    // No boon and no Boss.
    assert_eq!(bench.legal(1), ["discard helm_of_clear_sight", "discard mutant_rat", "done"]);
    bench.play(1, "discard helm_of_clear_sight");
    assert!(bench.state.discard.contains(helm));
}

/// DR-098, DR-101, DR-102, DRA-27: what lasts for a turn ends with it, and every Reset lets everybody use his effects again.
#[test]
fn a_new_turn_refreshes_everybody() {
    let mut bench = together();
    bench.state.locations.clear();
    bench.cast(2, "hemp_spirit_caller");
    (bench.player(2).glory, bench.player(2).life, bench.player(2).saved) = (9, 2, true);
    bench.hold(1, &["potion_of_speed"]);
    (bench.me().glory, bench.me().ap) = (2, 0);
    bench.play(1, "play potion_of_speed");
    assert_eq!(bench.state.modifiers.len(), 1);
    bench.play(2, "use hemp_spirit_caller");
    assert_eq!(bench.state.used.len(), 1);
    bench.play(1, "done");
    assert_eq!(bench.state.active, Seat::new(1));
    assert!(bench.state.modifiers.is_empty() && bench.state.used.is_empty());
    assert!(bench.may(2, "use hemp_spirit_caller"));
}

/// DR-583: with deck and discard pile empty nobody draws.
#[test]
fn nothing_to_draw() {
    let mut bench = together();
    bench.state.deck.clear();
    bench.state.discard = Default::default();
    bench.me().ap = 0;
    bench.play(1, "done");
    assert!(bench.me().hand.is_empty());
    assert_eq!(bench.state.active, Seat::new(1));
}
