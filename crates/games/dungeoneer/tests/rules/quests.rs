//! Sections 16 and 17: attempts, completion and the eight categories.

use crate::bench::Bench;
use undercroft_core::{Game, Seat, Setup, Status};
use undercroft_dungeoneer::Event;
use undercroft_dungeoneer::components::{Class, Form, Token};
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::state::{Escort, OpenQuest, Phase};

/// The hero's value in a form, and the die that reaches a number with it.
fn die_for(bench: &mut Bench, form: Form, target: u8) -> String {
    let (hero, level) = (bench.me().hero, bench.me().level);
    let value = bench.components().hero(hero).value(form, level);
    let die = target - value;
    assert!((2..=6).contains(&die), "the table needs another hero: {die}");
    die.to_string()
}

fn one_less(die: &str) -> String {
    (die.parse::<u8>().expect("a die") - 1).to_string()
}

/// A hero at the Portal before a threat of Magic 7+ or Speed 8+, strong enough for neither without luck.
fn at_the_rift(seats: u8) -> Bench {
    let mut bench = Bench::new(seats);
    bench.only_quest("seal_the_rift", Some(1));
    bench.put(1, "interdimensional_portal");
    for hero in 0..bench.components().heroes.len() as u8 {
        let hero = undercroft_dungeoneer::ids::HeroId(hero);
        let value = bench.components().hero(hero).value(Form::Magic, 1);
        if (1..=3).contains(&value) {
            bench.me().hero = hero;
        }
    }
    bench.me().level = 1;
    bench
}

/// DR-228, DR-230: a personal quest is attempted at its site by its owner.
#[test]
fn a_personal_quest_is_attempted_at_its_site_by_its_owner() {
    let mut bench = at_the_rift(2);
    assert!(bench.may(1, "attempt seal_the_rift"));
    bench.state.quests[0].owner = Some(Seat::new(1));
    assert!(!bench.may(1, "attempt seal_the_rift"), "DR-577");
    // DR-229: anybody's, if it is common.
    bench.state.quests[0].owner = None;
    assert!(bench.may(1, "attempt seal_the_rift"));
    bench.put(1, "treasury");
    assert!(!bench.may(1, "attempt seal_the_rift"));
    bench.put(1, "interdimensional_portal");
    bench.state.phase = Phase::Dungeonlord;
    assert!(!bench.may(1, "attempt seal_the_rift"), "DR-319");
}

/// DR-231, DR-232, DR-244: the first attempt is free and each further one costs an action point.
#[test]
fn the_first_attempt_is_free_and_each_further_one_costs_an_action_point() {
    let mut bench = at_the_rift(2);
    let low = one_less(&die_for(&mut bench, Form::Magic, 7));
    bench.play(1, "attempt seal_the_rift");
    assert_eq!(bench.legal(1), ["pick 1", "pick 2"]);
    bench.play_with(1, "pick 1", &[&low]);
    assert_eq!(bench.me().ap, 3);
    bench.play(1, "attempt seal_the_rift");
    bench.play_with(1, "pick 1", &[&low]);
    assert_eq!(bench.me().ap, 2);
    bench.me().ap = 0;
    assert!(!bench.may(1, "attempt seal_the_rift"));
    assert_eq!(bench.state.quests.len(), 1, "it stays where it is");
}

/// DR-246: a prone hero makes the free attempt only.
#[test]
fn a_prone_hero_makes_the_free_attempt_only() {
    let mut bench = at_the_rift(2);
    bench.me().prone = true;
    assert!(bench.may(1, "attempt seal_the_rift"));
    bench.state.quests[0].attempts = 1;
    assert!(!bench.may(1, "attempt seal_the_rift"));
    bench.me().prone = false;
    assert!(bench.may(1, "attempt seal_the_rift"));
}

/// DR-291, DR-234, DR-237: a threat overcome completes the quest and ends the phase.
#[test]
fn a_threat_overcome_completes_the_quest_and_ends_the_phase() {
    let mut bench = at_the_rift(2);
    let die = die_for(&mut bench, Form::Magic, 7);
    let glory = bench.me().glory;
    bench.play(1, "attempt seal_the_rift");
    bench.play_with(1, "pick 1", &[&die]);
    assert_eq!(bench.me().level, 2, "DR-046");
    assert_eq!(bench.me().glory, glory + 2);
    assert_eq!(bench.me().completed.len(), 1);
    assert!(bench.state.quests.is_empty(), "DR-242: a personal quest is not replaced");
    assert_ne!(bench.state.phase, Phase::Hero);
    let portal = bench.me().spot;
    assert!(bench.state.placed(portal).has(Token::Deactivation));
}

/// DR-293: a failure hits every hero there.
#[test]
fn a_failure_hits_every_hero_there() {
    let mut bench = at_the_rift(3);
    bench.put(2, "interdimensional_portal");
    let before: Vec<u16> = bench.state.players.iter().map(|player| player.peril).collect();
    let low = one_less(&die_for(&mut bench, Form::Magic, 7));
    bench.play(1, "attempt seal_the_rift");
    bench.play_with(1, "pick 1", &[&low]);
    let after: Vec<u16> = bench.state.players.iter().map(|player| player.peril).collect();
    assert_eq!(after, [before[0] + 2, before[1] + 2, before[2]]);
}

/// DR-001, DR-002, DR-236: the third quest wins at once.
#[test]
fn the_third_quest_wins_at_once() {
    let mut bench = at_the_rift(2);
    let done = [bench.quest("shady_deal"), bench.quest("crack_the_strongbox")];
    bench.state.quest_deck.retain(|quest| !done.contains(quest));
    bench.me().completed.extend(done);
    let die = die_for(&mut bench, Form::Magic, 7);
    bench.play(1, "attempt seal_the_rift");
    bench.play_with(1, "pick 1", &[&die]);
    let Status::Over(outcome) = bench.game.status(&bench.state) else { panic!("it is over") };
    assert_eq!(outcome.reason(), "quests");
    assert_eq!(bench.state.winner, Some(Seat::FIRST));
}

/// DR-229, DR-240: a completed common quest is replaced.
#[test]
fn a_completed_common_quest_is_replaced() {
    let mut bench = at_the_rift(2);
    bench.state.quests[0].owner = None;
    let die = die_for(&mut bench, Form::Magic, 7);
    bench.play(1, "attempt seal_the_rift");
    bench.play_with(1, "pick 1", &[&die, "shady_deal"]);
    let open = bench.state.quests[0];
    assert_eq!((open.quest, open.owner), (bench.quest("shady_deal"), None));
}

/// DRA-14: common artifacts are replaced unless agreed otherwise.
#[test]
fn common_artifacts_are_replaced_unless_agreed_otherwise() {
    for (option, left) in [("replaced", 1), ("not_replaced", 0)] {
        let mut bench = Bench::with(Setup::new(2).with("common_artifacts", option));
        bench.only_quest("destroy_the_chain_golem", None);
        bench.put(1, "armory");
        bench.me().glory = 1;
        let die = die_for(&mut bench, Form::Melee, 7);
        let chance: &[&str] = if left == 1 { &[&die, "shady_deal"] } else { &[&die] };
        bench.play_with(1, "attempt destroy_the_chain_golem", chance);
        assert_eq!(bench.state.quests.len(), left, "{option}");
    }
}

/// DRA-44: without quests in the deck there is no replacement.
#[test]
fn without_quests_in_the_deck_there_is_no_replacement() {
    let mut bench = at_the_rift(2);
    bench.state.quests[0].owner = None;
    bench.state.quest_deck.clear();
    let die = die_for(&mut bench, Form::Magic, 7);
    bench.play(1, "attempt seal_the_rift");
    bench.play_with(1, "pick 1", &[&die]);
    assert!(bench.state.quests.is_empty());
}

/// DR-247, DR-249: an artifact of two categories is roused in either way and is no treasure.
#[test]
fn an_artifact_of_two_categories_is_roused_in_either_way_and_is_no_treasure() {
    let mut bench = Bench::new(2);
    bench.only_quest("destroy_the_chain_golem", Some(1));
    bench.put(1, "armory");
    // Nothing to wake the golem with: neither glory nor a treasure played here.
    bench.me().glory = 0;
    assert!(!bench.may(1, "attempt destroy_the_chain_golem"));
    bench.me().played = 1 << Class::Treasure as u8;
    assert!(bench.may(1, "attempt destroy_the_chain_golem"));
    bench.me().glory = 1;
    bench.play(1, "attempt destroy_the_chain_golem");
    assert_eq!(bench.legal(1), ["pick 1", "pick 2"], "both ways are open");
    let die = die_for(&mut bench, Form::Melee, 7);
    bench.play_with(1, "pick 1", &[&die]);
    assert_eq!(bench.me().glory, 1, "the treasure woke it");
    assert_eq!(bench.me().completed.len(), 1);
    assert!(bench.me().items.is_empty(), "DR-249: no treasure");
}

/// DR-254: an influence is lifted by a threat or a payment.
#[test]
fn an_influence_is_lifted_by_a_threat_or_a_payment() {
    let mut bench = Bench::new(2);
    bench.only_quest("wash_off_the_mark", Some(1));
    bench.put(1, "dark_altar");
    bench.me().glory = 4;
    let low = one_less(&die_for(&mut bench, Form::Magic, 7));
    let peril = bench.me().peril;
    // Five glory are missing, so only the threat is left.
    bench.play_with(1, "attempt wash_off_the_mark", &[&low]);
    assert_eq!(bench.me().peril, peril + 2);
    bench.me().glory = 5;
    bench.play(1, "attempt wash_off_the_mark");
    bench.play(1, "pick 2");
    assert_eq!(bench.me().glory, 1, "DR-254: five paid, one as a reward");
    assert!(bench.state.quests.is_empty());
}

/// DRX-34, DR-256: a readied card given up completes a sacrifice.
#[test]
fn a_readied_card_given_up_completes_a_sacrifice() {
    let mut bench = Bench::new(2);
    bench.only_quest("shady_deal", Some(1));
    bench.put(1, "interdimensional_portal");
    bench.me().glory = 0;
    assert!(!bench.may(1, "attempt shady_deal"));
    let word =
        bench.components().all_cards().find(|card| bench.components().card(*card).class == Class::Treasure);
    let word = bench.components().card_words[word.expect("a treasure").index()].to_string();
    let card = bench.ready(1, &word);
    bench.play(1, "attempt shady_deal");
    bench.play(1, &format!("discard {word}"));
    assert!(bench.me().items.is_empty());
    assert!(bench.state.discard.contains(card));
    assert_eq!((bench.me().level, bench.me().glory), (2, 1));
    assert_ne!(bench.state.phase, Phase::Hero);
}

/// DR-257: a boon can be given up and the giver chooses which.
#[test]
fn a_boon_can_be_given_up_and_the_giver_chooses_which() {
    let mut bench = Bench::new(2);
    bench.only_quest("feed_the_bone_pit", Some(1));
    bench.put(1, "ossuary");
    let boons: Vec<String> = bench
        .components()
        .all_cards()
        .filter(|card| bench.components().card(*card).class == Class::Boon)
        .map(|card| bench.components().card_words[card.index()].to_string())
        .take(2)
        .collect();
    for boon in &boons {
        bench.ready(1, boon);
    }
    bench.me().glory = 2;
    bench.me().life = 1;
    bench.play(1, "attempt feed_the_bone_pit");
    assert_eq!(bench.legal(1), boons.iter().map(|boon| format!("discard {boon}")).collect::<Vec<_>>());
    bench.play(1, &format!("discard {}", boons[1]));
    assert_eq!(bench.me().items.len(), 1);
    assert_eq!(bench.me().glory, 0);
    assert_eq!(bench.me().completed.len(), 1);
}

/// DR-258, DRA-15: paying the last life defeats before anything is completed.
#[test]
fn paying_the_last_life_defeats_before_anything_is_completed() {
    let mut bench = Bench::new(3);
    bench.only_quest("feed_the_bone_pit", Some(1));
    bench.put(1, "ossuary");
    bench.me().life = 2;
    bench.play(1, "attempt feed_the_bone_pit");
    assert!(bench.me().out);
    assert!(bench.me().completed.is_empty());
    // With a life to spare it is only paid.
    let mut bench = Bench::new(3);
    bench.only_quest("feed_the_bone_pit", Some(1));
    bench.put(1, "ossuary");
    bench.me().life = 3;
    bench.play(1, "attempt feed_the_bone_pit");
    assert_eq!((bench.me().life, bench.me().completed.len()), (1, 1));
}

/// DR-260, DR-261, DR-262: the player on the left chooses the form of a quest monster.
#[test]
fn the_player_on_the_left_chooses_the_form_of_a_quest_monster() {
    let mut bench = Bench::new(3);
    bench.only_quest("banish_the_bound_fiend", Some(1));
    bench.put(1, "circle_of_summoning");
    bench.play(1, "attempt banish_the_bound_fiend");
    assert_eq!(bench.legal(2), ["form melee", "form magic"], "speed is for counterattacks only");
    assert_eq!(bench.me().ap, 3);
    // DR-581: past those who are out.
    let mut bench = Bench::new(3);
    bench.only_quest("banish_the_bound_fiend", Some(1));
    bench.put(1, "circle_of_summoning");
    bench.player(2).out = true;
    bench.player(2).life = 0;
    bench.play(1, "attempt banish_the_bound_fiend");
    assert_eq!(bench.legal(3).len(), 2);
}

const LINE: [&str; 5] =
    ["entrance_to_the_vault", "crossroads", "spiked_corridor", "circle_of_summoning", "black_drain"];

/// DR-275: what was found has to be found again next turn.
#[test]
fn what_was_found_has_to_be_found_again_next_turn() {
    let mut bench = Bench::new(2);
    bench.only_quest("find_the_hidden_still", Some(1));
    bench.line(&LINE);
    bench.put(1, "black_drain");
    bench.me().glory = 0;
    bench.play_with(1, "search find_the_hidden_still", &["6"]);
    assert!(!bench.may(1, "attempt find_the_hidden_still"), "nothing to pay with");
    bench.me().glory = 2;
    assert!(bench.may(1, "attempt find_the_hidden_still"));
    // DR-270: it was found here and nowhere else.
    bench.play(1, "go south");
    bench.me().spot = Spot(4);
    assert!(!bench.state.quests[0].found);
    bench.state.quests[0].found = true;
    bench.me().hand = Default::default();
    bench.play(1, "done");
    while bench.state.active == Seat::FIRST {
        let mv = bench.legal(1)[0].clone();
        bench.play(1, &mv);
    }
    assert!(!bench.state.quests[0].found);
}

/// DR-246, DR-276: a prone hero does not search.
#[test]
fn a_prone_hero_does_not_search() {
    let mut bench = Bench::new(2);
    bench.only_quest("find_the_hidden_still", Some(1));
    bench.line(&LINE);
    bench.put(1, "black_drain");
    bench.me().prone = true;
    assert!(!bench.may(1, "search find_the_hidden_still"));
    bench.me().prone = false;
    bench.me().ap = 0;
    assert!(!bench.may(1, "search find_the_hidden_still"));
}

/// DRA-20: a defeated carrier leaves the escort where he fell.
#[test]
fn a_defeated_carrier_leaves_the_escort_where_he_fell() {
    let mut bench = Bench::new(3);
    bench.only_quest("guide_the_lost_scribe", Some(1));
    bench.state.quests[0].escort = Escort::Carried;
    let pit = bench.quest("feed_the_bone_pit");
    bench.state.quest_deck.retain(|quest| *quest != pit);
    let own = OpenQuest { quest: pit, owner: Some(Seat::FIRST), ..Default::default() };
    bench.state.quests.push(own);
    let spot = bench.put(1, "ossuary");
    bench.me().life = 2;
    bench.play(1, "attempt feed_the_bone_pit");
    assert_eq!(bench.state.quests.len(), 1);
    assert_eq!(bench.state.quests[0].escort, Escort::Lying(spot));
}

/// DR-294: a chance quest asks for its dice.
#[test]
fn a_chance_quest_asks_for_its_dice() {
    let mut bench = Bench::new(2);
    bench.only_quest("crack_the_strongbox", Some(1));
    bench.put(1, "treasury");
    let peril = bench.me().peril;
    bench.play_with(1, "attempt crack_the_strongbox", &["4", "4"]);
    assert_eq!(bench.me().peril, peril + 1);
    assert!(bench.events.contains(&Event::Dice { seat: Seat::FIRST, dice: vec![4, 4] }));
    bench.play_with(1, "attempt crack_the_strongbox", &["4", "5"]);
    assert_eq!((bench.me().completed.len(), bench.me().ap), (1, 2));
}

/// DR-530, DR-532: with nothing personal two common quests stay open, also when an escort becomes somebody's own.
#[test]
fn nothing_personal_keeps_two_common_quests_open() {
    let mut bench = Bench::with(Setup::new(2).with("nothing_personal", "on"));
    assert_eq!(bench.state.quests.iter().filter(|open| open.owner.is_none()).count(), 2);
    bench.only_quest("guide_the_lost_scribe", None);
    let other = bench.quest("seal_the_rift");
    bench.state.quest_deck.retain(|quest| *quest != other);
    bench.state.quests.push(OpenQuest { quest: other, ..OpenQuest::default() });
    bench.put(1, "flooded_chamber");
    bench.play_with(1, "take guide_the_lost_scribe", &["shady_deal"]);
    let common = bench.state.quests.iter().filter(|open| open.owner.is_none()).count();
    assert_eq!((common, bench.state.quests.len()), (2, 3));
}

/// DR-531: both missing common quests are opened.
#[test]
fn both_missing_common_quests_are_opened() {
    let mut bench = Bench::with(Setup::new(2).with("nothing_personal", "on"));
    bench.only_quest("guide_the_lost_scribe", None);
    bench.put(1, "flooded_chamber");
    bench.play_with(1, "take guide_the_lost_scribe", &["shady_deal", "seal_the_rift"]);
    assert_eq!(bench.state.quests.iter().filter(|open| open.owner.is_none()).count(), 2);
}

#[test]
fn a_pack_with_a_search_inside_an_alternative_is_refused() {
    let pack = undercroft_dungeoneer::components::VAULT.replace(
        r#"[{ step = "play", class = "treasure" }]"#,
        r#"[{ step = "search", target = 8, terrain = "room", ap = 1 }]"#,
    );
    let wrong = undercroft_dungeoneer::Components::read(&[&pack]).expect_err("no such alternative");
    assert!(wrong.iter().any(|reason| reason.contains("part of an alternative")), "{wrong:?}");
}

/// Passes every window and declines everything until the attempt at a hunt is over.
fn fight(bench: &mut Bench) {
    for _ in 0..20 {
        if bench.state.stack.is_empty() {
            return;
        }
        let asked = bench.game.status(&bench.state).acting().first().expect("somebody is asked");
        bench.play(asked.number(), "done");
    }
    panic!("the battle does not end");
}

/// DR-264, DR-265, DR-269: wounds of a quest monster stay and bring nothing.
#[test]
fn wounds_of_a_quest_monster_stay_and_bring_nothing() {
    let mut bench = Bench::new(2);
    bench.only_quest("still_the_bone_brewer", Some(1));
    bench.put(1, "ossuary");
    no_answers(&mut bench);
    // It attacks with magic only, with a value of 3: a 1 against the hero's 6.
    let (hero, level) = (bench.me().hero, bench.me().level);
    let value = bench.components().hero(hero).value(Form::Magic, level);
    assert!(6 + value > 4, "the counterattack wins");
    // No staying bonus at the end of the phase.
    bench.me().moved = true;
    let (glory, peril) = (bench.me().glory, bench.me().peril);
    bench.play_with(1, "attempt still_the_bone_brewer", &["1", "6"]);
    fight(&mut bench);
    assert_eq!(bench.state.quests[0].wounds, 1, "DR-266");
    assert_eq!((bench.me().glory, bench.me().peril), (glory, peril));
    assert!(bench.state.field.is_empty() && bench.player(2).lair.is_empty());
    // DR-267: the second wound completes it.
    bench.play_with(1, "attempt still_the_bone_brewer", &["1", "6"]);
    fight(&mut bench);
    assert_eq!((bench.me().completed.len(), bench.me().level, bench.me().glory), (1, 2, glory + 2));
}

/// Nobody is asked about answers: no hands, no glory for them.
fn no_answers(bench: &mut Bench) {
    for number in 1..=bench.state.players.len() {
        let player = bench.player(number);
        let hand = std::mem::take(&mut player.hand);
        player.known = Default::default();
        player.glory = 0;
        for card in hand.iter() {
            bench.state.discard.insert(card);
        }
    }
}
