//! Sections 20 to 24: responses, rolls, strikes and challenges in the finer points.

use crate::bench::{Bench, edited, with_pack};
use undercroft_core::{Game, Seat, Setup};
use undercroft_dungeoneer::Event;
use undercroft_dungeoneer::components::{Stat, VAULT};
use undercroft_dungeoneer::event::Being;
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::state::{Lurker, Phase};

/// The first player's Dungeonlord phase: empty hands, ten peril each; all heroes at the Crossroads, the Corridor north of it.
fn lord_of(setup: Setup) -> Bench {
    let mut bench = Bench::with(setup);
    bench.bare();
    bench.dungeon(&[("crossroads", 0, 0), ("spiked_corridor", 0, 1)]);
    bench.state.phase = Phase::Dungeonlord;
    for player in bench.state.players.iter_mut() {
        player.peril = 10;
    }
    bench
}

/// Sends monsters of the first player's hand against the second, all in one form, and declares them.
fn send(bench: &mut Bench, monsters: &[&str], form: &str, dice: &[&str]) {
    bench.hold(1, monsters);
    for monster in monsters {
        bench.play(1, &format!("send {monster} 2 {form}"));
    }
    bench.play_with(1, "declare", dice);
}

/// DR-006, DR-113, DR-335: only whose turn it is is Dungeonlord, and he chooses the form of what he sends.
#[test]
fn the_dungeonlord_chooses_the_form() {
    let mut bench = lord_of(Setup::new(2));
    bench.hold(1, &["herald_of_the_pit"]);
    bench.hold(2, &["mutant_rat"]);
    assert!(bench.may(1, "send herald_of_the_pit 2 melee") && bench.may(1, "send herald_of_the_pit 2 magic"));
    assert_eq!(bench.refused(2, "send mutant_rat 1 melee"), "DR-096");
}

/// DR-117…119: a bane that is aimed at nobody is paid by any one opponent, each card by one.
#[test]
fn a_bane_aimed_at_nobody() {
    let mut bench = lord_of(Setup::new(3));
    bench.put(3, "spiked_corridor");
    bench.hold(1, &["planar_rift"]);
    (bench.player(2).peril, bench.player(3).peril) = (2, 3);
    assert!(!bench.may(1, "curse planar_rift 2"), "two are not three");
    bench.player(2).peril = 3;
    assert!(bench.may(1, "curse planar_rift 2") && bench.may(1, "curse planar_rift 3"));
    bench.play(1, "curse planar_rift 3");
    assert_eq!((bench.player(2).peril, bench.player(3).peril), (3, 0));
}

/// DR-339: an ability for one's own attack is used in its first stage: Strike from Shadow makes 1 + 2 a five.
#[test]
fn abilities_of_the_attacker_come_first() {
    for (die, life) in [("3", 6), ("2", 5)] {
        let mut bench = lord_of(Setup::new(2));
        bench.turn_of(1, 1);
        bench.me().glory = 1;
        bench.play(1, "attack 2 melee");
        assert_eq!(bench.legal(1), ["use ylva_nightthorn", "done"]);
        bench.play(1, "use ylva_nightthorn");
        bench.play_with(1, "done", &["1", die]);
        assert_eq!((bench.player(2).life, bench.me().glory), (life, 0));
    }
}

/// DR-067, DR-322, DR-324: a monster takes the field with its printed life and leaves it again; in a hand or a lair nobody
/// can attack it.
#[test]
fn monsters_are_there_only_while_they_attack() {
    let mut bench = lord_of(Setup::new(2));
    bench.player(2).saved = true;
    assert!(bench.state.field.is_empty());
    send(&mut bench, &["ramalith"], "melee", &["1", "3"]);
    assert_eq!((bench.state.field.len(), bench.state.field[0].life), (1, 3));
    bench.play(2, "done");
    bench.play(1, "lair ramalith");
    assert!(bench.state.field.is_empty() && bench.state.stack.is_empty());
    assert!(!bench.ok(2, "challenge ramalith melee"), "it sits in its lair");
    let mut open = Vec::new();
    bench.game.interjections(&bench.state, Seat::new(1), &mut open);
    assert_eq!(
        open.into_iter().map(|mv| bench.game.write_move(mv)).collect::<Vec<_>>(),
        ["attack 1 melee", "attack 1 speed"]
    );
}

/// DR-124, DR-328: a monster that has attacked does not attack again this turn, from wherever it is.
#[test]
fn one_attack_a_turn() {
    let mut bench = lord_of(Setup::new(2));
    send(&mut bench, &["mutant_rat"], "melee", &["3", "3"]);
    bench.play(1, "lair mutant_rat");
    bench.state.declared = false;
    assert!(!bench.may(1, "send mutant_rat 2 melee"));
}

/// DR-357, DRA-31, DRA-89: a monster that wins as defender strikes with all that is printed for the form, unless it was
/// agreed otherwise.
#[test]
fn strikes_of_a_counterattack() {
    for (option, spot) in [("on", Spot(1)), ("off", Spot(0))] {
        let mut bench = lord_of(Setup::new(2).with("strike_on_counter", option));
        bench.player(2).saved = true;
        // A tie: 1 + 3 against 2 + 2.
        send(&mut bench, &["jangooba"], "melee", &["1", "2"]);
        bench.play_with(2, "challenge jangooba melee", &["1", "6"]);
        assert_eq!((bench.player(2).life, bench.player(2).spot), (5, spot), "{option}");
    }
}

/// DR-363, DR-370, DRA-35: hurled away, the hero may still challenge what attacked him, and any hero where he is now,
/// but nobody whom he left.
#[test]
fn whom_one_may_challenge() {
    for (third, may) in [("crossroads", false), ("spiked_corridor", true)] {
        let mut bench = lord_of(Setup::new(3));
        bench.put(3, third);
        bench.player(2).saved = true;
        send(&mut bench, &["jangooba"], "melee", &["6", "1"]);
        assert_eq!(bench.player(2).spot, Spot(1));
        assert!(bench.may(2, "challenge jangooba melee"));
        assert_eq!(bench.may(2, "challenge 3 melee"), may, "the third hero in {third}");
    }
}

/// DR-314, DR-367: in a challenge the challenged side responds: a rival hero dodges.
#[test]
fn the_challenged_respond() {
    let mut bench = lord_of(Setup::new(3));
    bench.hold(3, &["dodge"]);
    bench.player(3).glory = 1;
    bench.player(2).saved = true;
    send(&mut bench, &["mutant_rat"], "melee", &["3", "3"]);
    bench.play(2, "challenge 3 melee");
    assert_eq!(bench.legal(3), ["play dodge", "done"]);
    bench.play(3, "play dodge");
    assert!(bench.legal(3).is_empty(), "nothing is left to answer");
    assert_eq!((bench.player(3).life, bench.player(3).glory, bench.player(2).saved), (6, 0, false));
}

/// DR-385: glory for wounds comes last: it cannot pay for anything in the battle that earns it.
#[test]
fn rewards_come_last() {
    let mut bench = lord_of(Setup::new(2));
    bench.ready(2, "vault_breastplate");
    bench.player(2).glory = 1;
    // The rat falls to 2 + 6; the skeleton strikes: preventing that would cost two glory.
    send(&mut bench, &["mutant_rat", "crouching_skeleton"], "melee", &["1", "6", "6", "1"]);
    assert_eq!((bench.player(2).life, bench.player(2).glory), (5, 1));
    bench.play(1, "lair crouching_skeleton");
    bench.play(1, "done");
    assert_eq!(bench.player(2).glory, 2);
}

/// DR-401: “you” is whoever controls the card: the Jangooba's player says where the hero is hurled.
#[test]
fn you_is_who_controls_the_card() {
    let mut bench = lord_of(Setup::new(2));
    bench.dungeon(&[("crossroads", 0, 0), ("spiked_corridor", 0, 1), ("flooded_chamber", 0, -1)]);
    send(&mut bench, &["jangooba"], "melee", &["6", "1"]);
    assert!(bench.legal(2).is_empty());
    assert_eq!(bench.legal(1), ["go north", "go south"]);
    bench.play(1, "go south");
    assert_eq!(bench.player(2).spot, Spot(2));
}

/// DR-402, DR-409, DR-575: the Runecaster pays what she likes, up to three, before the die and never after it.
#[test]
fn a_roll_is_changed_before_it_is_cast() {
    let mut bench = lord_of(Setup::new(2));
    bench.cast(2, "brunna_deepsigil");
    bench.player(2).glory = 2;
    bench.hold(1, &["mutant_rat"]);
    bench.play(1, "send mutant_rat 2 melee");
    bench.play(1, "declare");
    assert_eq!(bench.legal(2), ["use brunna_deepsigil 1 1", "use brunna_deepsigil 1 2", "done"]);
    // The rat has rolled 6 + 2; before her own die she may still pay.
    bench.play_with(2, "done", &["6"]);
    bench.play(2, "use brunna_deepsigil 1 2");
    assert_eq!(bench.player(2).glory, 0);
    bench.play(2, "order rerolls on");
    bench.play_with(2, "done", &["2"]);
    let counter = bench.events.iter().rev().find_map(|event| match event {
        Event::Rolled { by: Being::Hero(_), die, bonus, total, .. } => Some((*die, *bonus, *total)),
        _ => None,
    });
    assert_eq!(counter, Some((2, 3 + 2, 7)));
    assert_eq!(bench.player(2).life, 5, "seven against eight");
    // After the die: nothing to pay for, with glory again.
    let mut bench = lord_of(Setup::new(2));
    bench.cast(2, "brunna_deepsigil");
    bench.hold(2, &["lucky_break"]);
    bench.player(2).glory = 5;
    bench.play(2, "order rerolls on");
    send(&mut bench, &["mutant_rat"], "melee", &[]);
    bench.play_with(2, "done", &["6"]);
    bench.play_with(2, "done", &["1"]);
    assert_eq!(bench.legal(2), ["play lucky_break", "done"]);
}

/// DR-403, DRA-48: a card that lets one roll again is played after the die, before anything is compared.
#[test]
fn a_die_is_rolled_again() {
    let mut bench = lord_of(Setup::new(2));
    bench.hold(2, &["lucky_break"]);
    bench.player(2).glory = 2;
    bench.play(2, "order rerolls on");
    send(&mut bench, &["mutant_rat"], "melee", &[]);
    bench.play_with(2, "done", &["3", "1"]);
    assert_eq!(bench.player(2).life, 6, "nothing is compared yet");
    bench.play_with(2, "play lucky_break", &["6"]);
    if bench.may(2, "done") {
        bench.play(2, "done");
    }
    assert_eq!((bench.player(2).life, bench.player(2).glory), (6, 1), "two paid, one for the rat");
}

/// DR-410: where the card says what X is, X is that: Jangooba's cost is three, and nothing else will do.
#[test]
fn x_may_be_given() {
    for (glory, may) in [(2, false), (3, true)] {
        let mut bench = lord_of(Setup::new(2));
        bench.cast(2, "grog_nordheim");
        bench.player(2).glory = glory;
        bench.hold(1, &["jangooba"]);
        bench.play(1, "send jangooba 2 melee");
        if may {
            bench.play(1, "declare");
            bench.play(2, "use grog_nordheim 1 on jangooba");
            assert_eq!(bench.player(2).glory, 0);
        } else {
            bench.play_with(1, "declare", &["1", "1"]);
            assert!(bench.legal(2).is_empty());
        }
    }
}

/// DR-584, DRA-74: turned on another monster, it attacks in the form that was declared; the other counterattacks; wounds
/// count and nobody is rewarded; then the other attacks as it was to.
#[test]
fn a_monster_attacks_a_monster() {
    let mut bench = lord_of(Setup::new(2));
    bench.put(1, "spiked_corridor");
    bench.cast(2, "grog_nordheim");
    bench.player(2).glory = 3;
    bench.hold(1, &["jangooba", "mutant_rat"]);
    bench.play(1, "send jangooba 2 melee");
    bench.play(1, "send mutant_rat 2 melee");
    bench.play(1, "declare");
    bench.play(2, "use grog_nordheim 1 on jangooba");
    assert_eq!(bench.legal(2), ["monster mutant_rat", "done"]);
    // 1 + 3 against 6 + 2.
    bench.play_with(2, "monster mutant_rat", &["1", "6"]);
    assert_eq!(bench.legal(1), ["lair jangooba", "discard jangooba"], "wounded");
    bench.play(1, "lair jangooba");
    assert_eq!(bench.me().lair[0].life, 1);
    assert_eq!((bench.player(2).glory, bench.me().peril), (0, 10), "no reward");
    bench.play_with(2, "done", &["6", "1"]);
    assert_eq!(bench.player(2).life, 5, "the rat's own attack");
}

/// DRA-47: turned on another hero, it costs no further peril, and he has a Response stage of his own.
#[test]
fn a_monster_turned_on_another_hero() {
    let mut bench = lord_of(Setup::new(3));
    bench.cast(2, "grog_nordheim");
    bench.player(2).glory = 3;
    bench.hold(3, &["dodge"]);
    bench.player(3).glory = 1;
    bench.hold(1, &["jangooba"]);
    bench.play(1, "send jangooba 2 melee");
    bench.play(1, "declare");
    bench.play(2, "use grog_nordheim 1 on jangooba");
    bench.play(2, "hero 3");
    assert_eq!(bench.legal(3), ["play dodge", "done"]);
    assert_eq!((bench.player(2).peril, bench.player(3).peril), (7, 10));
}

/// DR-436…438, DRA-34: a hero who is gone before the Attack check is not attacked; the peril is spent, and the unwounded
/// monster goes home.
#[test]
fn whoever_left_is_not_attacked() {
    let mut bench = lord_of(Setup::new(3));
    bench.cast(2, "grog_nordheim");
    bench.player(2).glory = 3;
    bench.hold(1, &["jangooba", "crouching_skeleton"]);
    bench.play(1, "send jangooba 2 melee");
    bench.play(1, "send crouching_skeleton 3 melee");
    bench.play(1, "declare");
    bench.play(2, "use grog_nordheim 1 on jangooba");
    // Jangooba strikes the third hero and hurls him into the Corridor, away from the skeleton.
    bench.play_with(2, "hero 3", &["6", "1"]);
    assert_eq!((bench.player(3).life, bench.player(3).spot), (5, Spot(1)));
    bench.play(1, "lair jangooba");
    bench.play(1, "done");
    assert!(bench.legal(2).is_empty(), "nobody attacks him any more");
    let skeleton = Being::Monster("crouching_skeleton".into());
    assert!(bench.told().contains(&Event::Voided { by: skeleton }));
    assert_eq!((bench.player(3).life, bench.player(3).peril), (5, 8));
    assert_eq!(bench.legal(1), ["lair crouching_skeleton", "hand crouching_skeleton"]);
}

/// DR-361, DR-439: hurled away by one strike, he is still struck by the other whose check was made.
#[test]
fn leaving_after_the_check_saves_nobody() {
    let mut bench = lord_of(Setup::new(2));
    send(&mut bench, &["jangooba", "mutant_rat"], "melee", &["6", "6", "1", "1"]);
    assert_eq!((bench.player(2).life, bench.player(2).spot), (4, Spot(1)));
}

/// DRX-18, DR-344, DR-346, DR-351: a Skeleton of 3 against Grog's 2: it wins if a + 3 > d + 2, loses if less, and five
/// against six does nothing.
#[test]
fn totals_are_compared() {
    for attack in 1..=6u8 {
        for counter in 1..=6u8 {
            let mut bench = lord_of(Setup::new(2));
            bench.cast(2, "grog_nordheim");
            let dice = [attack.to_string(), counter.to_string()];
            send(&mut bench, &["crouching_skeleton"], "melee", &[&dice[0], &dice[1]]);
            let skeleton = bench.card("crouching_skeleton");
            let slain = bench.state.discard.contains(skeleton);
            assert_eq!(bench.player(2).life, if attack + 3 > counter + 2 { 5 } else { 6 });
            assert_eq!(slain, attack + 3 < counter + 2, "{attack} against {counter}");
        }
    }
}

/// DRX-37, DR-388, DR-389: threats of level 5+ and of current life 7+.
#[test]
fn other_characteristics() {
    for (level, die, peril) in [(3, "2", 0), (2, "2", 2)] {
        let mut bench = lord_of(Setup::new(2));
        (bench.player(2).level, bench.player(2).peril) = (level, 3);
        // The Wraith of Magic 4 strikes, and its victim checks his level.
        send(&mut bench, &["weeping_wraith"], "magic", &["6", "1", die]);
        assert_eq!(bench.player(2).peril, peril, "level {level}");
    }
    let pack = edited(VAULT, "choking_gas", "target = 8", "target = 7");
    for (life, left, glory) in [(4, 4, 1), (3, 2, 0)] {
        let mut bench = lord_of(with_pack(2, pack.clone()));
        bench.put(1, "spiked_corridor");
        bench.player(2).life = life;
        bench.hold(1, &["choking_gas"]);
        bench.play(1, "set choking_gas 2");
        bench.play_with(1, "declare", &["3"]);
        assert_eq!((bench.player(2).life, bench.player(2).glory), (left, glory));
        let checked = |event: &Event| matches!(event, Event::Rolled { stat: Stat::Life, target: 7, .. });
        assert!(bench.told().iter().any(checked));
    }
}

/// DR-015, DR-016: a check is one die; a quest of chance takes both dice of the box.
#[test]
fn one_die_or_two() {
    let mut bench = lord_of(Setup::new(2));
    // The script is used up to the last die, or the bench complains.
    send(&mut bench, &["mutant_rat"], "melee", &["3", "3"]);
    bench.play(1, "hand mutant_rat");
    bench.only_quest("crack_the_strongbox", Some(1));
    bench.put(1, "treasury");
    bench.turn_of(1, 1);
    bench.play_with(1, "attempt crack_the_strongbox", &["1", "2"]);
    assert!(bench.told().contains(&Event::Dice { seat: Seat::FIRST, dice: vec![1, 2] }));
}

/// DR-413…415, DR-417, DRA-05: a fallen hero pays for nothing but standing up, and falls no deeper; he counterattacks with
/// his full values, plays cards and uses what costs no point.
#[test]
fn what_the_fallen_can_do() {
    let mut bench = lord_of(Setup::new(2));
    bench.player(2).prone = true;
    // The Brute fells whom it strikes: 6 + 4 against 1 + 2.
    send(&mut bench, &["vat_born_brute"], "melee", &["6", "1"]);
    assert!(bench.player(2).prone);
    assert!(!bench.told().contains(&Event::Fell { seat: Seat::new(1) }), "he lies already");
    bench.play(1, "lair vat_born_brute");
    bench.play(1, "done");
    bench.state.declared = false;
    // Full values: 3 + 2 against 3 + 2.
    send(&mut bench, &["mutant_rat"], "melee", &["3", "3"]);
    assert_eq!(bench.player(2).life, 5);
    bench.play(1, "hand mutant_rat");
    bench.cast(2, "hemp_spirit_caller");
    bench.hold(2, &["healing_draught", "haste"]);
    bench.player(2).glory = 20;
    bench.turn_of(2, 3);
    bench.only_quest("crack_the_strongbox", Some(2));
    bench.put(2, "treasury");
    let legal = bench.legal(2);
    for text in ["play healing_draught", "play haste", "attempt crack_the_strongbox", "stand", "use treasury"]
    {
        assert!(legal.iter().any(|one| one == text), "{text}: {legal:?}");
    }
    for text in ["explore", "use hemp_spirit_caller", "attack 1 melee"] {
        assert!(!bench.ok(2, text), "{text} costs a point");
    }
}

/// DR-433, DR-435: Speed that is still raised at the next Reset brings points then; lowered Speed takes none away before.
#[test]
fn speed_and_points() {
    let mut bench = lord_of(Setup::new(2));
    bench.state.locations.clear();
    bench.ready(2, "pathfinder_boots");
    bench.turn_of(1, 0);
    bench.play(1, "done");
    assert_eq!((bench.state.active, bench.player(2).ap), (Seat::new(1), 5), "4 and the boots");
    // Leaden feet in the middle of the turn: the points stay.
    let feet = bench.card("leaden_feet");
    bench.take_out(feet);
    bench.state.attached.push(undercroft_dungeoneer::state::Attached {
        card: feet,
        controller: Seat::FIRST,
        host: undercroft_dungeoneer::state::Host::Hero(Seat::new(1)),
    });
    bench.play(2, "done");
    assert_eq!(bench.player(2).ap, 5);
    bench.hold(1, &[]);
    bench.turn_of(2, 0);
    bench.play(2, "done");
    bench.hold(2, &[]);
    bench.turn_of(1, 0);
    bench.play(1, "done");
    assert_eq!(bench.player(2).ap, 4, "4, the boots and the lead");
}

/// DR-377, DR-566: everybody sees a lair and the wounds in it; what lies there is nowhere on the map.
#[test]
fn a_lair_is_public() {
    let mut bench = lord_of(Setup::new(2));
    let card = bench.card("jangooba");
    bench.take_out(card);
    bench.me().lair.push(Lurker { card, owner: Seat::FIRST, life: 1, ..Lurker::default() });
    let seen = bench.seen_by(2);
    assert_eq!(seen.player(Seat::FIRST).lair[..], bench.me().lair[..]);
    assert!(seen.shown.field.is_empty());
}

/// DR-580: while a deactivation token lies there, the Portal takes nobody anywhere.
#[test]
fn a_deactivated_place_does_nothing() {
    let mut bench = lord_of(Setup::new(2));
    let spot = bench.put(1, "interdimensional_portal");
    bench.lay("black_drain");
    bench.turn_of(1, 1);
    assert!(bench.may(1, "use interdimensional_portal"));
    bench.state.map[spot.index()].mark(undercroft_dungeoneer::components::Token::Deactivation);
    assert!(!bench.may(1, "use interdimensional_portal"));
}

/// DR-195, DRA-37: a hazard does not count for a hero whom another brought there.
#[test]
fn a_hazard_for_those_who_came() {
    for (brought, life) in [(false, 5), (true, 6)] {
        let mut bench = lord_of(Setup::new(2));
        bench.put(2, "rat_run");
        bench.player(2).brought = brought;
        bench.hold(1, &["enveloping_slime"]);
        bench.play(1, "set enveloping_slime 2");
        bench.play_with(1, "declare", &["2"]);
        assert_eq!(bench.player(2).life, life, "2 + 4 against six, or seven");
    }
}
