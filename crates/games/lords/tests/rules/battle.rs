//! Sections 30.4 to 30.10 and 38: the steps of a battle.

use crate::bench::{Bench, cell};
use undercroft_lords::Event;
use undercroft_lords::components::{Adventurer, Card, Creature, Room, Trap};
use undercroft_lords::state::{Ask, Cells};

use Adventurer::*;

/// A battle of seat 1 with fatigue 0 and no spell, up to where the owner is asked or the next round begins.
fn battle(party: &[Adventurer], traps: &[Trap], creatures: &[Creature]) -> Bench {
    let mut bench = Bench::new(4);
    bench.combat(party, traps, creatures);
    bench.cards(&[Card::Invisibility; 4]);
    for trap in traps {
        bench.play(1, &format!("lay {trap}"));
    }
    for creature in creatures {
        bench.play(1, &format!("send {creature}"));
    }
    bench.play(1, "ready");
    bench
}

const S1: [Adventurer; 3] = [WarriorA, WarriorB, PriestA];
const S2: [Adventurer; 3] = [WarriorB, ThiefC, ThiefB];
const S3: [Adventurer; 3] = [WarriorC, PriestC, ThiefD];

/// DLX-01, DLX-02, DLX-03, DLX-04, DLX-05, DL-235, DL-236, DL-237, DL-238: traps against the training parties.
#[test]
fn trap_examples() {
    let cases: [(&[Adventurer], Trap, &[u8]); 5] = [
        (&S1, Trap::WallOfFire, &[1, 1, 2]),
        (&S1, Trap::RollingStone, &[0, 0]),
        (&S3, Trap::RollingStone, &[1, 0, 0]),
        (&S3, Trap::WallOfFire, &[0, 0, 2]),
        (&S2, Trap::RollingStone, &[0, 0, 0]),
    ];
    for (party, trap, damage) in cases {
        assert_eq!(battle(party, &[trap], &[]).damage(), damage, "{trap} on {party:?}");
    }
}

/// DLX-06, DL-241, DL-261, DL-282: prevented damage does not prevent the effect: no fatigue, no conquest.
#[test]
fn side_effects_stay() {
    let mut bench = Bench::new(4);
    bench.combat(&S2, &[Trap::TrapDoor], &[]);
    bench.cards(&[Card::DetectEvil; 4]);
    let evil = bench.me().evil;
    bench.all(1, &["lay trap-door", "ready"]);
    assert_eq!((bench.damage(), bench.conquered(), bench.me().evil), (vec![0, 0, 0], 0, evil));
}

/// DL-239, DL-240: thieves work every round, but only against traps.
#[test]
fn thieves_work_every_round() {
    let mut bench = battle(&[WarriorC, ThiefD], &[], &[Creature::Goblin]);
    bench.play(1, "attack goblin");
    assert_eq!(bench.damage(), [2, 0]);
    bench.me().dungeon.tunnels.insert(cell("D1"));
    for _ in 0..2 {
        bench.until(|state| state.ask == undercroft_lords::state::Ask::Plan);
        bench.me().traps.add(Trap::RollingStone);
        bench.all(1, &["lay rolling-stone", "ready"]);
    }
    assert_eq!(bench.damage(), [4, 0]);
}

/// DL-242: a used trap is discarded for all to see.
#[test]
fn used_traps_are_gone() {
    let mut bench = battle(&S1, &[Trap::WallOfFire], &[]);
    assert_eq!(bench.state.traps_seen.count(Trap::WallOfFire), 1);
    assert!(bench.me().traps.is_empty());
}

/// DL-007: Rolling Stone and Poisoned Meal in both years; the meal deals as much as the first has hit points.
#[test]
fn traps_change_in_the_second_year() {
    let bench = Bench::new(2);
    let parts = bench.game.components();
    assert_eq!([1, 2].map(|year| parts.trap(Trap::RollingStone, year).effect.first), [3, 4]);
    assert_eq!([1, 2].map(|year| parts.trap(Trap::PoisonedMeal, year).cost.food), [1, 2]);
    let mut bench = battle(&S2, &[Trap::PoisonedMeal], &[]);
    assert_eq!((bench.damage(), bench.me().food), (vec![1, 0, 0], 2));
}

/// DL-371, DLX-39: the Poisoned Dart's 2 come at the end of the round though its 1 was prevented.
#[test]
fn poisoned_dart() {
    let mut bench = battle(&[WarriorC, ThiefA], &[Trap::PoisonedDart], &[]);
    assert_eq!(bench.damage(), [0, 0]);
    bench.play(1, "target 1");
    assert_eq!((bench.damage(), bench.conquered()), (vec![2, 0], 1));
}

/// DL-372, DL-373, DL-374, DLX-40: the Anti-magic Dart stops spells, healing, or nothing, by whom it hits.
#[test]
fn anti_magic_dart() {
    for (target, casts, heals) in [(1, true, true), (2, false, true), (3, true, false)] {
        let mut bench = Bench::new(4);
        bench.combat(&[SilverPaladin, WizardA, PriestA], &[Trap::AntiMagicDart], &[Creature::Goblin]);
        bench.cards(&[Card::DetectTreasure; 4]);
        bench.me().party[0].damage = 2;
        let dart = format!("target {target}");
        bench.all(1, &["lay anti-magic-dart", "send goblin", "ready", &dart, "attack goblin"]);
        assert_eq!(bench.heard(|event| matches!(event, Event::Cast { .. })), casts);
        assert_eq!(bench.heard(|event| matches!(event, Event::Healed { .. })), heals);
    }
}

/// DL-243, DL-244, DL-245, DL-246, DL-249, DLX-38: a party with two magic symbols casts in rounds 1 and 2.
#[test]
fn magic_for_the_round() {
    for (round, casts) in [(1, true), (2, true), (3, false), (4, false)] {
        let mut bench = Bench::new(4);
        bench.combat(&[WarriorC, WizardB], &[], &[]);
        bench.cards(&[Card::DetectEvil; 4]);
        bench.state.combat_round = round;
        bench.play(1, "ready");
        assert_eq!(bench.heard(|event| matches!(event, Event::Cast { .. })), casts, "round {round}");
        assert!(bench.heard(|event| matches!(event, Event::Fatigue { count: 2, .. })));
    }
}

/// DL-231, DL-247, DL-265: a trap can stop a fast spell by its wizard, a monster a slow one.
#[test]
fn wizards_must_live_to_cast() {
    let cast = |event: &Event| matches!(event, Event::Cast { .. });
    let mut bench = Bench::new(4);
    bench.combat(&[WizardA, WarriorC], &[Trap::RollingStone], &[]);
    bench.cards(&[Card::AuraOfFear; 4]);
    bench.all(1, &["lay rolling-stone", "ready"]);
    assert!(!bench.heard(cast));
    let mut bench = Bench::new(4);
    bench.combat(&[WizardA, WarriorC], &[], &[Creature::Witch]);
    bench.cards(&[Card::DetectEvil; 4]);
    bench.all(1, &["send witch", "ready", "attack witch"]);
    assert!(!bench.heard(cast));
}

/// One battle under a spell, cast by two strong wizards behind a warrior.
fn under(card: Card, creatures: &[Creature]) -> Bench {
    let mut bench = Bench::new(4);
    let year = bench.game.components().card(card).year;
    bench.state.year = year;
    bench.combat(&[WarriorH, WizardD, WizardB], &[], creatures);
    bench.cards(&[card; 4]);
    for creature in creatures {
        bench.play(1, &format!("send {creature}"));
    }
    bench.play(1, "ready");
    bench
}

/// DL-248, DL-250, DL-266: every spell does what its card says.
#[test]
fn spells_of_the_first_year() {
    let mut bench = under(Card::MagicShield, &[Creature::Goblin]);
    bench.play(1, "attack goblin");
    assert_eq!(bench.damage()[0], 1 + 1, "2 - 1 by the shield, and 1 fatigue");

    let mut bench = under(Card::DetectTreasure, &[]);
    assert_eq!((bench.me().gold, bench.me().food), (2, 3));
    assert_eq!(under(Card::FistOfJustice, &[]).me().imps, 2);
    assert_eq!(under(Card::DetectEvil, &[]).me().evil, 4 + 2 - 1);

    let mut bench = under(Card::Suggestion, &[Creature::Troll]);
    assert_eq!(bench.legal(1), ["pay troll", "withdraw troll"]);
    bench.play(1, "withdraw troll");
    assert_eq!((bench.me().up.total(), bench.me().down.total()), (1, 0));
    let mut bench = under(Card::Suggestion, &[Creature::Troll]);
    bench.all(1, &["pay troll", "attack troll"]);
    assert_eq!(bench.me().food, 1);

    let mut bench = under(Card::WordOfPeace, &[Creature::Troll]);
    assert_eq!(bench.legal(1), ["retreat", "accept"]);
    bench.play(1, "accept");
    assert_eq!(bench.me().evil, 6);
    let mut bench = under(Card::AuraOfFear, &[Creature::Troll, Creature::Ghost]);
    assert_eq!(bench.legal(1), ["pick troll"]);
    bench.play(1, "pick troll");
    assert_eq!(bench.me().up.count(Creature::Troll), 1);
}

/// DL-012, DL-248, DL-263, DL-340: invisible wizards cannot be harmed, and ghosts are safe from monster spells.
#[test]
fn invisibility() {
    let mut bench = Bench::new(4);
    bench.combat(&[WizardD, WarriorC, WizardB], &[], &[Creature::Ghost]);
    bench.cards(&[Card::Invisibility; 4]);
    bench.all(1, &["send ghost", "ready"]);
    assert_eq!(bench.party(), ["warrior-c", "wizard-d", "wizard-b"]);
    assert_eq!(bench.damage(), [0, 0, 0], "the ghost may not attack the first and cannot harm the others");
}

/// DL-248: the spells of the second year.
#[test]
fn spells_of_the_second_year() {
    assert_eq!(under(Card::CreateFood, &[]).me().party[0].extra, 1);
    let mut bench = under(Card::Illusion, &[Creature::Goblin]);
    assert_eq!(bench.party()[0], "illusion");
    bench.play(1, "attack goblin");
    assert_eq!(bench.me().prison.len(), 0, "an illusion is no prisoner");
    assert_eq!(bench.damage()[0], 1 + 2, "the follow-up and the fatigue hit the warrior");
    let bench = under(Card::BlindRage, &[Creature::Vampire]);
    assert_eq!(bench.legal(1), ["attack vampire 1", "attack vampire sip 1"]);
    let mut bench = under(Card::Metamorphosis, &[Creature::Golem]);
    bench.all(1, &["pick golem", "attack golem"]);
    assert_eq!((bench.damage()[0], bench.me().down.total()), (1 + 3, 1));
    let mut bench = under(Card::DimensionalGate, &[Creature::Troll]);
    bench.play(1, "pick troll");
    assert_eq!(bench.me().monsters(), 0);
    let mut bench = Bench::new(4);
    bench.state.year = 2;
    bench.combat(&[WarriorH, WizardD], &[], &[]);
    bench.me().party[0].damage = 5;
    bench.cards(&[Card::Regeneration; 4]).play(1, "ready");
    assert_eq!(bench.damage()[0], 3);
    assert_eq!(under(Card::HolyTithe, &[]).me().gold, 1);
    assert_eq!(under(Card::Exorcism, &[]).me().imps, 1);
    assert_eq!(under(Card::BookOfCrimes, &[]).me().evil, 4 + 3 - 1);
}

/// DL-365: no spell, fast or slow, is cast in the Anti-magic Room; elsewhere it is. The Witch's magic works.
#[test]
fn anti_magic_room() {
    for (card, square, casts) in [
        (Card::DetectEvil, "C1", false),
        (Card::WordOfPeace, "C1", false),
        (Card::DetectEvil, "C2", true),
        (Card::WordOfPeace, "C2", true),
    ] {
        let mut bench = Bench::new(4);
        bench.room(Room::AntiMagicRoom, square);
        bench.combat(&[WarriorC, WizardD], &[], &[Creature::Witch]).cards(&[card; 4]);
        bench.send_all();
        let mut heard = bench.heard(|event| matches!(event, Event::Cast { .. }));
        if bench.state.ask == Ask::Peace {
            bench.play(1, "accept");
        }
        bench.play(1, "attack witch");
        heard |= bench.heard(|event| matches!(event, Event::Cast { .. }));
        assert_eq!(heard, casts, "{card} with the room on {square}");
        assert!(bench.heard(|event| matches!(event, Event::Hurt { damage: 4, .. })));
    }
}

/// DL-267, DL-268, DL-269, DL-270, DLX-10, DLX-11: healing needs hearts and an attack; the dead stay dead.
#[test]
fn healing_after_an_attack() {
    let mut bench = battle(&[WarriorC, PriestA], &[], &[Creature::Troll]);
    bench.play(1, "attack troll");
    assert_eq!(bench.damage(), [2, 0]);
    assert_eq!(
        battle(&[WarriorC, PriestA], &[Trap::RollingStone], &[]).damage(),
        [3, 0],
        "no attack, no healing"
    );
    let mut bench = battle(&[WarriorC, PriestA], &[Trap::RollingStone], &[Creature::Slime]);
    bench.play(1, "attack slime hold");
    assert_eq!(bench.damage(), [3, 0], "holding is no attack");
    let mut bench = battle(&[WarriorC, PriestA, ThiefA], &[], &[Creature::Vampire]);
    bench.play(1, "attack vampire 3");
    assert_eq!((bench.damage(), bench.me().prison.len()), (vec![0, 0], 1));
}

/// DL-271, DL-272, DL-273, DL-274, DL-275, DLX-12: hearts heal old wounds too, from the front, priests included.
#[test]
fn healing_goes_from_the_front() {
    let mut bench = Bench::new(4);
    bench.combat(&[PriestB, ThiefA, PriestD], &[], &[Creature::Goblin]);
    bench.cards(&[Card::Invisibility; 4]);
    bench.me().party[1].damage = 1;
    bench.me().party[2].damage = 2;
    bench.all(1, &["send goblin", "ready", "attack goblin"]);
    assert_eq!(bench.damage(), [0, 0, 1]);
    let mut bench = battle(&[WarriorC, PriestD], &[], &[Creature::Goblin]);
    bench.play(1, "attack goblin");
    assert_eq!(bench.damage(), [0, 0]);
}

/// DL-276, DL-277, DL-278, DLX-37: fatigue goes point by point to whoever is first.
#[test]
fn fatigue_spills() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorA, WarriorB], &[], &[]);
    bench.cards(&[Card::DetectEvil; 4]);
    bench.me().party[0].damage = 2;
    bench.play(1, "ready");
    assert_eq!((bench.party(), bench.damage()), (vec!["warrior-b"], vec![1]));
    for (year, expected) in [(1, [0, 1, 1, 1, 1, 2, 2, 2, 2]), (2, [1, 2, 2, 2, 2, 3, 3, 3, 3])] {
        let parts = bench.game.components();
        let mut fatigue: Vec<u8> = parts.cards_of(year).map(|card| parts.card(card).fatigue).collect();
        fatigue.sort_unstable();
        assert_eq!(fatigue, expected);
    }
}

/// DL-279, DL-280, DL-281: whoever is left conquers the tile, and its owner is a little nicer.
#[test]
fn conquest() {
    let mut bench = battle(&[WarriorA], &[], &[]);
    assert_eq!((bench.conquered(), bench.me().evil), (1, 3));
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorA], &[], &[]);
    bench.cards(&[Card::DetectEvil; 4]);
    bench.me().party[0].damage = 1;
    bench.play(1, "ready");
    assert_eq!((bench.conquered(), bench.me().prison.len()), (0, 1));
}

/// DL-283, DL-284, DL-285: a conquered tile is of no use, but it is there.
#[test]
fn conquered_tiles() {
    let mut bench = Bench::new(4);
    let dungeon = &mut bench.me().dungeon;
    dungeon.conquered = Cells::only(cell("C1"));
    assert!(
        !dungeon.minable().contains(cell("C1")) && !dungeon.room_squares(Cells::ALL).contains(cell("C1"))
    );
    assert!(dungeon.diggable().contains(cell("D1")) && dungeon.tiles().len() == 3);
    dungeon.tunnels.insert(cell("D1"));
    assert!(!dungeon.diggable().contains(cell("D2")), "the block would be full");
}

/// DL-232: a battle is told step by step to everybody.
#[test]
fn battles_are_public() {
    let mut bench = battle(&[WarriorC], &[], &[Creature::Goblin]);
    bench.play(1, "attack goblin");
    for event in &bench.events {
        assert_eq!(event.project(undercroft_core::Observer::Spectator).as_ref(), Some(event));
    }
}
