//! Section 17: searches, escorts, and how quests are counted, kept and lost.

use crate::bench::Bench;
use undercroft_core::{Seat, Setup};
use undercroft_dungeoneer::Event;
use undercroft_dungeoneer::components::{Category, Form};
use undercroft_dungeoneer::state::{Escort, OpenQuest, Phase};

const LINE: [&str; 5] =
    ["entrance_to_the_vault", "crossroads", "spiked_corridor", "circle_of_summoning", "black_drain"];

/// A search in a dark passage four moves from the entrance, by a hero with 3 points and nothing in hand.
fn searching(setup: Setup) -> Bench {
    let mut bench = Bench::with(setup);
    bench.bare();
    bench.only_quest("find_the_hidden_still", Some(1));
    bench.line(&LINE);
    bench.put(1, "black_drain");
    bench
}

/// DR-270…274, DR-276, DR-277, DRA-18: a point and a die for each search, in a place that the card allows; the three
/// locations between hero and entrance count, so that 2 misses a six and 3 finds; only then may the quest be attempted.
#[test]
fn a_search_adds_the_way_to_the_entrance() {
    let mut bench = searching(Setup::new(2));
    bench.put(1, "circle_of_summoning");
    assert!(!bench.ok(1, "search find_the_hidden_still"), "no dark passage");
    bench.put(1, "black_drain");
    bench.me().glory = 2;
    assert!(!bench.ok(1, "attempt find_the_hidden_still"), "nothing was found");
    bench.play_with(1, "search find_the_hidden_still", &["2"]);
    assert_eq!(bench.me().ap, 2, "the first search costs a point as well");
    assert!(!bench.ok(1, "attempt find_the_hidden_still"));
    bench.play_with(1, "search find_the_hidden_still", &["3"]);
    assert_eq!(bench.me().ap, 1);
    let quest: undercroft_dungeoneer::event::Name = "find_the_hidden_still".into();
    let found = |total, found| Event::Searched { seat: Seat::FIRST, quest: quest.clone(), total, found };
    let told = bench.told();
    assert!(told.contains(&found(5, false)) && told.contains(&found(6, true)), "{told:?}");
    bench.play(1, "attempt find_the_hidden_still");
    assert_eq!((bench.me().ap, bench.me().level), (1, 2), "the attempt itself is the free first one");
}

/// DR-273: on the entrance and beside it nothing is added; walls make the way longer, checks do not.
#[test]
fn the_way_is_the_shortest_walk() {
    type Map = &'static [(&'static str, i8, i8)];
    let cases: [(Map, i8); 3] = [
        // Beside the entrance.
        (&[("entrance_to_the_vault", 0, 0), ("black_drain", 0, 1)], 0),
        // The drain's west is a wall; round by Crossroads and Corridor two locations lie between.
        (
            &[
                ("entrance_to_the_vault", 0, 0),
                ("black_drain", 1, 0),
                ("crossroads", 0, 1),
                ("flooded_chamber", 1, 1),
            ],
            2,
        ),
        // A blocked exit on the way is a way: the Gallery's north.
        (&[("entrance_to_the_vault", 0, 0), ("collapsed_gallery", 1, 0), ("black_drain", 1, 1)], 1),
    ];
    for (map, between) in cases {
        let mut bench = searching(Setup::new(2));
        bench.dungeon(map);
        bench.put(1, "black_drain");
        bench.play_with(1, "search find_the_hidden_still", &["1"]);
        let total = bench.events.iter().find_map(|event| match event {
            Event::Searched { total, .. } => Some(*total),
            _ => None,
        });
        assert_eq!(total, Some(1 + between), "{map:?}");
    }
}

/// DR-275: what is not completed in the turn has to be found again.
#[test]
fn what_was_found_is_lost_with_the_turn() {
    let mut bench = searching(Setup::new(2));
    bench.state.locations.clear();
    bench.play_with(1, "search find_the_hidden_still", &["6"]);
    bench.me().ap = 0;
    bench.play(1, "done");
    assert!(!bench.state.quests[0].found);
    bench.hold(1, &[]);
    bench.turn_of(1, 3);
    bench.me().glory = 2;
    assert!(!bench.ok(1, "attempt find_the_hidden_still"));
    assert!(bench.ok(1, "search find_the_hidden_still"));
}

/// DR-272, DRA-18: where it was agreed, moves are counted: one more.
#[test]
fn moves_may_be_counted() {
    let mut bench = searching(Setup::new(2).with("search_distance", "moves"));
    bench.play_with(1, "search find_the_hidden_still", &["2"]);
    assert!(bench.state.quests[0].found);
}

/// The scribe is a common quest; the first hero stands where he is to be found, the second elsewhere.
fn lost_scribe(owner: Option<usize>) -> Bench {
    let mut bench = Bench::new(2);
    bench.bare();
    bench.only_quest("guide_the_lost_scribe", owner);
    bench.put(1, "flooded_chamber");
    bench
}

/// DR-279…283, DR-290: taking charge is free and voluntary, makes a common quest one's own, opens another and ends nothing;
/// bringing the scribe to the library completes it.
#[test]
fn a_common_escort_becomes_personal() {
    let mut bench = lost_scribe(None);
    assert!(!bench.ok(1, "attempt guide_the_lost_scribe"), "an escort is no attempt");
    bench.put(1, "forbidden_library");
    assert!(!bench.ok(1, "deliver guide_the_lost_scribe"), "nobody to deliver");
    assert!(!bench.ok(1, "take guide_the_lost_scribe"), "he is in the Flooded Chamber");
    bench.put(1, "flooded_chamber");
    bench.me().ap = 0;
    bench.play_with(1, "take guide_the_lost_scribe", &["shady_deal"]);
    assert_eq!(bench.state.quests[0].owner, Some(Seat::FIRST));
    assert_eq!(bench.state.quests[0].escort, Escort::Carried);
    assert_eq!((bench.state.quests[1].quest, bench.state.quests[1].owner), (bench.quest("shady_deal"), None));
    assert_eq!(bench.state.phase, Phase::Hero);
    bench.put(1, "forbidden_library");
    bench.play(1, "deliver guide_the_lost_scribe");
    assert_eq!((bench.me().level, bench.me().glory, bench.me().hand.len()), (2, 2, 1));
    assert_eq!(bench.state.phase, Phase::Discard);
    assert_eq!(bench.state.quests.len(), 1, "the other common quest");
}

/// DR-282: begun by one, it is nobody else's.
#[test]
fn a_personal_escort_is_ones_own() {
    let bench = lost_scribe(Some(2));
    assert_eq!(bench.refused(1, "take guide_the_lost_scribe"), "DR-577");
}

/// DR-281, DR-284…287, DR-289, DRA-19: left anywhere in anybody's turn, the scribe waits there; whoever takes him up, the
/// former carrier too, goes on from there, in his own Hero phase and for nothing, however many quests he has.
#[test]
fn an_escort_left_behind_is_anybodys() {
    let mut bench = lost_scribe(Some(2));
    for quest in ["seal_the_rift", "crack_the_strongbox"] {
        let quest = bench.quest(quest);
        bench.state.quest_deck.retain(|one| *one != quest);
        bench.state.quests.push(OpenQuest { quest, owner: Some(Seat::FIRST), ..OpenQuest::default() });
    }
    bench.state.quests[0].escort = Escort::Carried;
    let spot = bench.put(2, "crossroads");
    assert!(bench.legal(2).is_empty(), "nobody asks him");
    bench.play(2, "leave guide_the_lost_scribe");
    assert_eq!((bench.state.quests[0].escort, bench.state.quests[0].owner), (Escort::Lying(spot), None));
    assert!(!bench.ok(2, "take guide_the_lost_scribe"), "not in another's turn");
    assert!(!bench.ok(1, "take guide_the_lost_scribe"), "only where he waits");
    bench.put(1, "crossroads");
    bench.state.phase = Phase::Dungeonlord;
    assert!(!bench.ok(1, "take guide_the_lost_scribe"), "only in the Hero phase");
    bench.turn_of(2, 0);
    assert!(bench.ok(2, "take guide_the_lost_scribe"), "the former carrier");
    bench.turn_of(1, 0);
    bench.play(1, "take guide_the_lost_scribe");
    let own = bench.state.quests.iter().filter(|open| open.owner == Some(Seat::FIRST)).count();
    assert_eq!(own, 3);
    bench.put(1, "forbidden_library");
    bench.play(1, "deliver guide_the_lost_scribe");
    assert_eq!(bench.me().completed.len(), 1);
}

/// DR-288, DR-326: a hero who strikes the carrier wounds him or takes the escort.
#[test]
fn an_escort_is_taken_by_force() {
    for take in [true, false] {
        let mut bench = lost_scribe(Some(2));
        bench.state.quests[0].escort = Escort::Carried;
        bench.put(1, "crossroads");
        bench.put(2, "crossroads");
        bench.play_with(1, "attack 2 melee", &["6", "1"]);
        assert_eq!(bench.legal(1), ["take guide_the_lost_scribe", "done"]);
        bench.play(1, if take { "take guide_the_lost_scribe" } else { "done" });
        let owner = if take { Seat::FIRST } else { Seat::new(1) };
        assert_eq!(bench.state.quests[0].owner, Some(owner));
        assert_eq!(bench.player(2).life, if take { 6 } else { 5 });
        assert!(bench.state.stack.is_empty());
    }
}

/// DR-327, DRA-21: a defender who wins takes nothing; he wounds.
#[test]
fn a_defender_takes_no_escort() {
    let mut bench = lost_scribe(Some(1));
    bench.state.quests[0].escort = Escort::Carried;
    bench.put(1, "crossroads");
    bench.put(2, "crossroads");
    bench.play_with(1, "attack 2 melee", &["1", "6"]);
    assert_eq!((bench.me().life, bench.state.quests[0].owner), (5, Some(Seat::FIRST)));
    assert!(bench.state.stack.is_empty());
}

/// DR-226, DR-259: every quest says where and how: a site on the map or a terrain, and steps; a hunt has its monster.
#[test]
fn every_quest_says_where_and_how() {
    let bench = Bench::new(2);
    for quest in &bench.components().quests {
        assert!(!quest.sites.is_empty() && !quest.steps.is_empty(), "{}", quest.print.word);
        assert_eq!(quest.is(Category::Hunt), quest.monster.is_some(), "{}", quest.print.word);
    }
}

/// DR-233, DR-244, DRA-13: the free first attempt is counted for each quest by itself, and anew each turn.
#[test]
fn each_quest_has_its_free_attempt() {
    let mut bench = Bench::new(2);
    bench.bare();
    bench.state.locations.clear();
    bench.only_quest("seal_the_rift", Some(1));
    let deal = bench.quest("wreck_the_laboratory");
    bench.state.quest_deck.retain(|one| *one != deal);
    bench.state.quests.push(OpenQuest { quest: deal, owner: Some(Seat::FIRST), ..OpenQuest::default() });
    bench.put(1, "interdimensional_portal");
    bench.me().ap = 0;
    bench.play(1, "attempt seal_the_rift");
    bench.play_with(1, "pick 1", &["1"]);
    assert!(!bench.ok(1, "attempt seal_the_rift"), "the second costs a point");
    bench.put(1, "ramaliths_laboratory");
    assert!(bench.ok(1, "attempt wreck_the_laboratory"), "the first at another quest is free");
    bench.play(1, "done");
    assert_eq!(bench.state.quests.iter().map(|open| open.attempts).collect::<Vec<_>>(), [0, 0]);
}

/// DR-046, DR-152, DR-234…238, DR-242, DR-245: a completed quest brings its reward and a level, leaves the table for good,
/// is not replaced where it was personal, counts on, and ends the Hero phase at once with points left.
#[test]
fn what_completing_brings() {
    let mut bench = Bench::new(2);
    bench.bare();
    bench.state.locations.clear();
    bench.only_quest("crack_the_strongbox", Some(1));
    bench.put(1, "treasury");
    let deck = bench.state.quest_deck;
    bench.play_with(1, "attempt crack_the_strongbox", &["4", "5"]);
    assert_eq!((bench.me().level, bench.me().glory, bench.me().ap), (2, 2 + 2, 3), "and for staying");
    assert_ne!(bench.state.phase, Phase::Hero);
    assert!(bench.state.quests.is_empty());
    assert_eq!(bench.state.quest_deck, deck, "neither drawn from nor put back");
    bench.play(1, "save");
    let quest = bench.quest("crack_the_strongbox");
    assert_eq!(bench.me().completed[..], [quest]);
}

/// DR-235, DR-248…251, DRX-13: an artifact works to the end of the game, is no treasure, takes no place and stands beside a
/// treasure of its kind, and nothing that takes treasures takes it.
#[test]
fn an_artifact_is_no_treasure() {
    let mut bench = Bench::new(2);
    bench.bare();
    bench.only_quest("destroy_the_chain_golem", Some(1));
    bench.put(1, "armory");
    bench.me().glory = 1;
    bench.play_with(1, "attempt destroy_the_chain_golem", &["5"]);
    let golem = bench.quest("destroy_the_chain_golem");
    assert!(bench.me().completed.contains(&golem));
    // The chain shirt is armour, and so is the Breastplate; the limit of three has room for three treasures besides.
    bench.turn_of(1, 3);
    bench.put(1, "crossroads");
    for word in ["burnished_shield", "jailers_keys"] {
        bench.ready(1, word);
    }
    bench.hold(1, &["vault_breastplate"]);
    bench.me().glory = 4;
    bench.play(1, "play vault_breastplate");
    assert_eq!(bench.me().items.len(), 3);
    // A thief takes treasures as long as there are any, and no artifact.
    bench.me().items.clear();
    bench.turn_of(2, 3);
    bench.state.phase = Phase::Dungeonlord;
    bench.hold(2, &["nimble_claws", "mutant_rat"]);
    bench.me().peril = 4;
    bench.me().hand = Default::default();
    bench.play_with(2, "curse nimble_claws 1", &["1"]);
    assert!(bench.state.stack.is_empty(), "there is nothing to choose");
    // Years later: +3 on Melee counterattacks. 1 + 2 + 3 stands against 4 + 2.
    bench.play(2, "send mutant_rat 1 melee");
    bench.play_with(2, "declare", &["4", "1"]);
    assert_eq!(bench.me().life, 6, "a tie");
}

/// A fiend of Magic 2 attacks the second hero, Magic 1, with a 2 against his 3: a tie without influence.
fn imp_ties(bench: &mut Bench, target: u8) -> bool {
    let me = 3 - target;
    bench.turn_of(me, 0);
    bench.state.phase = Phase::Dungeonlord;
    bench.state.declared = false;
    bench.hold(me.into(), &["sulphur_imp"]);
    bench.player(target.into()).peril = 1;
    let before = bench.player(target.into()).life;
    bench.play(me, &format!("send sulphur_imp {target} magic"));
    bench.play_with(me, "declare", &["2", "3"]);
    while !bench.state.stack.is_empty() {
        bench.play(me, if bench.may(me, "done") { "done" } else { "hand sulphur_imp" });
    }
    bench.hold(me.into(), &[]);
    bench.player(target.into()).life == before
}

/// DR-252…255, DRA-49: the mark weakens whoever holds it against fiends; as a common quest it weakens everybody, from the
/// moment it lies there; once it is washed off it does nothing.
#[test]
fn an_influence_lasts_until_it_is_lifted() {
    for (owner, first, second) in [(Some(1), false, true), (Some(2), true, false), (None, false, false)] {
        let mut bench = Bench::new(2);
        bench.bare();
        bench.only_quest("wash_off_the_mark", owner);
        assert_eq!((imp_ties(&mut bench, 1), imp_ties(&mut bench, 2)), (first, second), "{owner:?}");
    }
    let mut bench = Bench::new(2);
    bench.bare();
    bench.only_quest("wash_off_the_mark", Some(1));
    bench.put(1, "dark_altar");
    bench.me().glory = 5;
    bench.play(1, "attempt wash_off_the_mark");
    bench.play(1, "pick 2");
    assert_eq!(
        (bench.me().completed.len(), bench.player(2).level),
        (1, 1),
        "only who completes it is rewarded"
    );
    bench.clear_hand(1);
    bench.me().glory = 0;
    assert!(imp_ties(&mut bench, 1));
}

/// DR-259…263, DR-266…268, DR-382, DRA-16, DRA-17: the quest's monster attacks first, for no point; a point buys the challenge,
/// and that was the hero's battle of the turn: a second attempt costs a point and has no challenge. Wounds stay.
#[test]
fn a_hunt_has_one_challenge_a_turn() {
    let mut bench = Bench::new(2);
    bench.bare();
    bench.only_quest("drain_the_mother_ooze", Some(1));
    bench.put(1, "ooze_vats");
    // Ooze 3 + 1 against 2 + 6: the counterattack wounds it.
    bench.play_with(1, "attempt drain_the_mother_ooze", &["1", "6"]);
    assert_eq!((bench.state.quests[0].wounds, bench.me().ap), (1, 3));
    assert_eq!(
        bench.legal(1),
        ["challenge drain_the_mother_ooze melee", "challenge drain_the_mother_ooze speed", "done"]
    );
    // Challenged with Speed, in which it can do nothing: a plain die and no wound.
    bench.play_with(1, "challenge drain_the_mother_ooze speed", &["1", "6"]);
    assert_eq!((bench.me().life, bench.me().ap, bench.me().fought), (6, 2, true));
    bench.play_with(1, "attempt drain_the_mother_ooze", &["1", "6"]);
    assert_eq!((bench.state.quests[0].wounds, bench.me().ap), (2, 1));
    assert!(bench.state.stack.is_empty(), "no second challenge");
    bench.play_with(1, "attempt drain_the_mother_ooze", &["1", "6"]);
    // DR-267, DR-382: the third wound completes it, for the reward of the card and nothing else.
    assert_eq!((bench.me().level, bench.me().glory), (2, 3 + 2), "3 of the quest, 2 for staying");
}

/// DR-292, DR-293: as many attempts at a threat as there are points, each failure with its consequences.
#[test]
fn a_threat_is_tried_again_and_again() {
    let mut bench = Bench::new(2);
    bench.bare();
    bench.only_quest("wreck_the_laboratory", Some(1));
    bench.put(1, "ramaliths_laboratory");
    bench.put(2, "ramaliths_laboratory");
    for (ap, life) in [(3, 5), (2, 4), (1, 3), (0, 2)] {
        bench.play(1, "attempt wreck_the_laboratory");
        bench.play_with(1, "pick 1", &["1"]);
        assert_eq!((bench.me().ap, bench.me().life, bench.player(2).life), (ap, life, life));
        assert_eq!(bench.me().peril, u16::from(6 - life));
    }
    assert!(!bench.ok(1, "attempt wreck_the_laboratory"));
}

/// DR-091, DRA-44: at the Entrance two glory put one's own quest under the deck and bring another.
#[test]
fn a_quest_is_exchanged_at_the_entrance() {
    let mut bench = Bench::new(2);
    bench.bare();
    bench.only_quest("seal_the_rift", Some(1));
    let common = bench.quest("shady_deal");
    bench.state.quest_deck.retain(|one| *one != common);
    bench.state.quests.push(OpenQuest { quest: common, ..OpenQuest::default() });
    bench.put(1, "entrance_to_the_vault");
    bench.me().glory = 1;
    assert!(!bench.ok(1, "use entrance_to_the_vault 2"));
    bench.me().glory = 2;
    bench.play(1, "use entrance_to_the_vault 2");
    assert_eq!(bench.legal(1), ["quest seal_the_rift"], "not the common one");
    bench.play_with(1, "quest seal_the_rift", &["feed_the_bone_pit"]);
    assert_eq!(bench.me().glory, 0);
    assert_eq!(bench.state.quests[0].quest, bench.quest("feed_the_bone_pit"));
    assert_eq!(bench.state.quest_deck[0], bench.quest("seal_the_rift"), "the last to be drawn");
    bench.put(1, "crossroads");
    bench.me().glory = 2;
    assert!(!bench.ok(1, "use entrance_to_the_vault 2"), "only there");
}

/// DR-028, DR-348: a hero uses the values of his level, in checks of every sort.
#[test]
fn values_follow_the_level() {
    for (level, melee, life) in [(1, 2, 5), (2, 3, 5), (4, 4, 6)] {
        let mut bench = Bench::new(2);
        bench.bare();
        bench.as_dungeonlord(1);
        let hero = bench.player(2).hero;
        assert_eq!(bench.components().hero(hero).value(Form::Melee, level), melee);
        bench.player(2).level = level;
        bench.hold(1, &["mutant_rat"]);
        bench.play(1, "send mutant_rat 2 melee");
        // 3 + 2 against 1 and the value.
        bench.play_with(1, "declare", &["3", "1"]);
        assert_eq!(bench.player(2).life, life, "level {level}");
    }
}

/// DR-418, DR-425, DR-426, DRA-39, DRA-60: a level is never lost below the first, and completed quests stay completed.
#[test]
fn levels_have_a_floor() {
    let pack = crate::bench::edited(
        undercroft_dungeoneer::components::VAULT,
        "tithe_to_the_vault",
        r#"{ op = "lose", who = "victim", resource = "glory", amount = 3 }"#,
        r#"{ op = "lose", who = "victim", resource = "level", amount = 1 }"#,
    );
    let mut bench = Bench::with(crate::bench::with_pack(2, pack));
    bench.bare();
    bench.as_dungeonlord(9);
    let done = bench.quest("shady_deal");
    bench.state.quest_deck.retain(|quest| *quest != done);
    bench.player(2).completed.push(done);
    bench.player(2).level = 2;
    bench.hold(1, &["tithe_to_the_vault"]);
    bench.play(1, "curse tithe_to_the_vault 2");
    bench.play(2, "pick 1");
    assert_eq!((bench.player(2).level, bench.player(2).completed.len()), (1, 1));
    bench.hold(1, &["tithe_to_the_vault"]);
    bench.play(1, "curse tithe_to_the_vault 2");
    bench.play(2, "pick 1");
    assert_eq!(bench.player(2).level, 1);
}
