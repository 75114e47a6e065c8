//! What operations do to rolls, attacks and wounds.

use super::{hero, lord, send};
use undercroft_core::Seat;
use undercroft_dungeoneer::Event;
use undercroft_dungeoneer::event::Being;
use undercroft_dungeoneer::state::{Lurker, Phase};

const DRILL: &str = r#"stat = "melee", amount = 1, checks = "any""#;

/// DR-434: +1 on Melee makes a tie of five against four; a value may also be of the wounds one takes, of a lair or a hand.
#[test]
fn modify_adds_to_a_value() {
    for (ready, life) in [(false, 5), (true, 6)] {
        let mut bench = lord(&[]);
        if ready {
            bench.ready(2, "weapon_drill");
        }
        send(&mut bench, "mutant_rat", "melee", &["3", "2"]);
        assert_eq!(bench.player(2).life, life);
    }
    let mut bench = lord(&[("weapon_drill", DRILL, r#"stat = "wounds_taken", amount = 1"#)]);
    bench.ready(2, "weapon_drill");
    send(&mut bench, "mutant_rat", "melee", &["6", "1"]);
    assert_eq!(bench.player(2).life, 4, "one wound becomes two");

    for (amount, asked) in [(1, false), (-1, true)] {
        let to = format!(r#"stat = "lair_limit", amount = {amount}"#);
        let mut bench = lord(&[("weapon_drill", DRILL, &to)]);
        bench.ready(1, "weapon_drill");
        let waiting = if amount > 0 { 3 } else { 2 };
        for word in ["sulphur_imp", "bone_archer", "crouching_skeleton"].iter().take(waiting) {
            let card = bench.card(word);
            bench.take_out(card);
            bench.me().lair.push(Lurker { card, owner: Seat::FIRST, life: 1, ..Lurker::default() });
        }
        send(&mut bench, "mutant_rat", "melee", &["3", "3"]);
        bench.play(1, "lair mutant_rat");
        assert_eq!(bench.may(1, "discard mutant_rat"), asked, "a lair of {waiting} and {amount}");
    }

    let mut bench = hero(&[("weapon_drill", DRILL, r#"stat = "hand_size", amount = 2"#)]);
    bench.ready(1, "weapon_drill");
    bench.me().ap = 0;
    bench.play(1, "done");
    assert_eq!(bench.me().hand.len(), 7);
}

/// DR-403: the own die, never another's.
#[test]
fn reroll_rolls_one_die_again() {
    let mut bench = lord(&[]);
    bench.hold(2, &["lucky_break"]);
    bench.player(2).glory = 2;
    bench.play(2, "order rerolls on");
    send(&mut bench, "mutant_rat", "melee", &[]);
    bench.play_with(2, "done", &["3", "1"]);
    let dice = |events: &[Event]| -> Vec<u8> {
        let of = |event: &Event| match event {
            Event::Rolled { by: Being::Hero(_), die, .. } => Some(*die),
            _ => None,
        };
        events.iter().filter_map(of).collect()
    };
    bench.play_with(2, "play lucky_break", &["4"]);
    assert_eq!(dice(&bench.told()), [1, 4]);
}

/// DR-383: a flask kills the rat before it attacks, and nobody is paid for it.
#[test]
fn wound_takes_life_and_rewards_nobody() {
    let mut bench = lord(&[]);
    bench.hold(2, &["alchemists_fire"]);
    bench.player(2).glory = 2;
    send(&mut bench, "mutant_rat", "melee", &[]);
    bench.play(2, "play alchemists_fire");
    assert!(bench.legal(2).is_empty(), "nothing is left to answer");
    let rat = bench.card("mutant_rat");
    assert!(bench.state.discard.contains(rat) && bench.state.stack.is_empty());
    assert_eq!((bench.player(2).life, bench.player(2).glory), (6, 0));
}

/// DR-418: two life, up to those of the start.
#[test]
fn heal_restores_life() {
    for (before, after) in [(3, 5), (5, 6)] {
        let mut bench = hero(&[]);
        bench.hold(1, &["healing_draught"]);
        bench.me().life = before;
        bench.play(1, "play healing_draught");
        assert_eq!(bench.me().life, after);
    }
}

/// DR-384: one wound of two.
#[test]
fn prevent_cancels_wounds() {
    let mut bench = lord(&[]);
    bench.ready(2, "guardian_cloak");
    send(&mut bench, "ramalith", "melee", &["6", "1"]);
    bench.play(2, "use guardian_cloak");
    assert_eq!(bench.player(2).life, 5, "two wounds, one prevented");
}

/// DR-389: a thief is evaded with a seven, or takes a treasure.
#[test]
fn threat_has_two_ends() {
    for (die, left) in [("3", 1), ("2", 0)] {
        let mut bench = lord(&[]);
        bench.ready(2, "helm_of_clear_sight");
        bench.cast(2, "hemp_spirit_caller");
        bench.hold(1, &["nimble_claws"]);
        // 3 of Speed and 1 of the helm.
        bench.play_with(1, "curse nimble_claws 2", &[die]);
        if left == 0 {
            bench.play(2, "discard helm_of_clear_sight");
        }
        assert_eq!(bench.player(2).items.len(), left, "{die}");
    }
}

/// DR-342, DR-343: no roll, no strike; its monster goes home.
#[test]
fn cancel_attack_leaves_nothing_of_it() {
    let mut bench = lord(&[]);
    bench.hold(2, &["counterspell"]);
    bench.player(2).glory = 2;
    send(&mut bench, "sulphur_imp", "magic", &[]);
    bench.play(2, "play counterspell");
    assert!(bench.legal(2).is_empty(), "nothing is left to answer");
    assert!(!bench.told().iter().any(|event| matches!(event, Event::Rolled { .. })));
    assert_eq!(bench.legal(1), ["lair sulphur_imp", "hand sulphur_imp"]);
}

/// DRA-76: what cancels an attack at any time does so until the strike is applied, after both rolls, and takes the rest of
/// the strike with it; where it was agreed, only before the rolls.
#[test]
fn an_attack_is_cancelled_in_the_last_moment() {
    for (option, late) in [("until_strike", true), ("before_roll", false)] {
        let mut bench = crate::bench::Bench::with(undercroft_core::Setup::new(2).with("cancel", option));
        bench.bare();
        bench.dungeon(&[("crossroads", 0, 0), ("spiked_corridor", 0, 1)]);
        bench.as_dungeonlord(9);
        bench.hold(2, &["dodge"]);
        bench.player(2).glory = 1;
        send(&mut bench, "jangooba", "melee", &[]);
        assert_eq!(bench.legal(2), ["play dodge", "done"], "in the Response stage");
        bench.play_with(2, "done", &["6", "1"]);
        assert_eq!(bench.may(2, "play dodge"), late, "{option}");
        if late {
            bench.play(2, "play dodge");
            let player = *bench.player(2);
            assert_eq!((player.life, player.spot.0, player.glory), (6, 0, 0), "neither wounded nor hurled");
            assert_eq!(bench.legal(1), ["lair jangooba", "hand jangooba"]);
        } else {
            assert_eq!((bench.player(2).life, bench.player(2).spot.0), (5, 1));
        }
    }
    // Dodge is for Melee: against Magic nobody is asked when the wound comes.
    let mut bench = lord(&[]);
    bench.hold(2, &["dodge"]);
    bench.player(2).glory = 1;
    send(&mut bench, "sulphur_imp", "magic", &[]);
    bench.play_with(2, "done", &["6", "1"]);
    assert_eq!(bench.player(2).life, 5);
}

/// DR-342: turned away with nobody else there, the monster ignores the hero.
#[test]
fn redirect_turns_an_attacker_away() {
    let mut bench = lord(&[]);
    bench.put(1, "spiked_corridor");
    bench.hold(2, &["distracting_manoeuvre"]);
    bench.player(2).glory = 1;
    send(&mut bench, "mutant_rat", "melee", &[]);
    bench.play(2, "play distracting_manoeuvre");
    assert!(bench.legal(2).is_empty(), "nothing is left to answer");
    assert_eq!(bench.player(2).life, 6);
    assert_eq!(bench.legal(1), ["lair mutant_rat", "hand mutant_rat"]);
}

/// DR-440, DR-441: for one more peril Ramalith attacks twice; each attack has its own dice.
#[test]
fn extra_attack_rolls_twice() {
    let mut bench = lord(&[(
        "ramalith",
        "on = \"static\"\ndo = [{ op = \"immune\", who = \"this\", to = \"discard\" }]",
        "on = \"special\"\ncost = { peril = 1 }\ndo = [{ op = \"extra_attack\", who = \"this\", amount = 1 }]",
    )]);
    bench.hold(1, &["ramalith"]);
    bench.play(1, "send ramalith 2 magic");
    bench.play(1, "special ramalith");
    bench.play_with(1, "declare", &["6", "6", "1", "1"]);
    assert_eq!((bench.player(2).life, bench.player(2).peril), (4, 3), "six and one peril, two strikes");
}

/// DR-467, DR-468: the rat leaves the battle and lies in the inventory with its life.
#[test]
fn make_minion_takes_a_monster_over() {
    let mut bench = lord(&[(
        "alchemists_fire",
        r#"{ op = "wound", who = "attacker", amount = 1 }"#,
        r#"{ op = "make_minion", who = "attacker" }"#,
    )]);
    bench.hold(2, &["alchemists_fire"]);
    bench.player(2).glory = 2;
    send(&mut bench, "mutant_rat", "melee", &[]);
    bench.play(2, "play alchemists_fire");
    assert!(bench.legal(2).is_empty(), "nothing is left to answer");
    let rat = bench.card("mutant_rat");
    let item = bench.player(2).items[0];
    assert_eq!((item.card, item.life), (rat, 1));
    assert!(bench.state.field.is_empty() && bench.state.stack.is_empty());
}

/// DR-411: struck by the Brute, the hero lies on the ground.
#[test]
fn fall_lays_a_hero_down() {
    let mut bench = lord(&[]);
    send(&mut bench, "vat_born_brute", "melee", &["6", "1"]);
    assert!(bench.player(2).prone);
}

/// DR-412: a breath gets him up for no point.
#[test]
fn stand_gets_him_up() {
    let mut bench = hero(&[]);
    bench.hold(1, &["catch_your_breath"]);
    (bench.me().prone, bench.me().ap, bench.me().life) = (true, 0, 5);
    bench.play(1, "play catch_your_breath");
    assert_eq!((bench.me().prone, bench.me().life), (false, 6));
}

/// DR-416: a card may ask for a threat besides the point: the simple way is shut, and its own way costs the point each time.
#[test]
fn forbid_forbids() {
    let mut bench = lord(&[
        (
            "leaden_feet",
            r#"{ op = "modify", who = "bearer", stat = "speed", amount = -1, checks = "any" }"#,
            r#"{ op = "forbid", who = "bearer", what = "stand" }"#,
        ),
        (
            "leaden_feet",
            "cost = { glory = 2 }\ndo = [{ op = \"discard\", who = \"this\", from = \"this\", amount = 1, chooser = \"owner\" }]",
            "cost = { ap = 1 }\ndo = [{ op = \"threat\", who = \"you\", stat = \"speed\", target = 6, fail = [], \
             pass = [{ op = \"stand\", who = \"you\" }] }]",
        ),
    ]);
    bench.hold(1, &["leaden_feet"]);
    bench.play(1, "curse leaden_feet 2");
    bench.turn_of(2, 3);
    bench.player(2).prone = true;
    assert!(!bench.may(2, "stand"));
    bench.play_with(2, "use leaden_feet 2", &["1"]);
    assert_eq!((bench.player(2).prone, bench.player(2).ap), (true, 2), "5 against 6");
    bench.play_with(2, "use leaden_feet 2", &["2"]);
    assert_eq!((bench.player(2).prone, bench.player(2).ap), (false, 1));

    // The Shackle Fiend's Speed forbids the challenge, its Melee does not.
    for (form, may) in [("speed", false), ("melee", true)] {
        let mut bench = lord(&[]);
        bench.player(2).saved = true;
        send(&mut bench, "shackle_fiend", form, &["6", "1"]);
        assert_eq!(bench.may(2, "challenge shackle_fiend melee"), may, "{form}");
    }

    // Whoever may not respond is not asked.
    let ban = r#"{ op = "forbid", who = "victim", what = "respond", until = "end_of_turn" }"#;
    let omen = r#"{ op = "modify", who = "victim", stat = "all", amount = -2, checks = "any", until = "next_check" }"#;
    let mut bench = lord(&[("ill_omen", omen, ban)]);
    bench.hold(2, &["counterspell"]);
    bench.player(2).glory = 2;
    bench.hold(1, &["ill_omen"]);
    bench.play(1, "curse ill_omen 2");
    send(&mut bench, "sulphur_imp", "magic", &["6", "1"]);
    assert_eq!(bench.player(2).life, 5);
}

/// DR-578, DRA-24: a Boss cannot be discarded by the Sentinel; what is immune to spells is not stopped by one.
#[test]
fn immune_cannot_be_meant() {
    for (monster, may) in [("ramalith", false), ("mutant_rat", true)] {
        let mut bench = lord(&[]);
        bench.cast(2, "kasshar_ashscale");
        bench.player(2).glory = 9;
        bench.hold(1, &[monster]);
        bench.play(1, &format!("send {monster} 2 melee"));
        if may {
            bench.play(1, "declare");
            bench.play(2, &format!("use kasshar_ashscale 1 on {monster}"));
            assert!(bench.state.field.is_empty());
        } else {
            bench.play_with(1, "declare", &["1", "1"]);
        }
    }
    for (to, cancelled) in [("discard", true), ("spell", false)] {
        let mut bench = lord(&[("ramalith", r#"to = "discard""#, &format!(r#"to = "{to}""#))]);
        bench.hold(2, &["counterspell"]);
        bench.player(2).glory = 2;
        bench.hold(1, &["ramalith"]);
        bench.play(1, "send ramalith 2 magic");
        bench.play(1, "declare");
        assert_eq!(bench.may(2, "play counterspell"), cancelled, "immune to {to}");
    }
}

/// A card may act when its hero has struck, as attacker or with a counterattack.
#[test]
fn strikes_of_a_hero_set_cards_off() {
    for (trigger, glory) in [("strike", (1, 0)), ("countered", (0, 1))] {
        let to = format!(
            "on = \"{trigger}\"\ndo = [{{ op = \"gain\", who = \"you\", resource = \"glory\", amount = 1 }}]"
        );
        let from = "on = \"static\"\ndo = [{ op = \"modify\", who = \"you\", stat = \"melee\", amount = 1, checks = \"any\" }]";
        let mut bench = lord(&[("weapon_drill", from, &to)]);
        bench.ready(1, "weapon_drill");
        bench.turn_of(1, 3);
        bench.play_with(1, "attack 2 melee", &["6", "1"]);
        assert_eq!(bench.me().glory, glory.0, "{trigger}: he strikes as attacker");
        bench.me().glory = 0;
        bench.turn_of(2, 3);
        bench.state.phase = Phase::Hero;
        bench.play_with(2, "attack 1 melee", &["1", "6"]);
        assert_eq!(bench.me().glory, glory.1, "{trigger}: he strikes with a counterattack");
    }
}
