//! Rulings on ambiguities of the rulebook: battles.

use crate::bench::Bench;
use undercroft_lords::Event;
use undercroft_lords::components::{Adventurer, Card, Creature, Room, Trap};
use undercroft_lords::state::{Ask, Member};

use Adventurer::*;
use Card::{AuraOfFear, Invisibility};

fn healed(bench: &Bench) -> bool {
    bench.heard(|event| matches!(event, Event::Healed { .. }))
}

/// DLA-04: the Slime hits everybody for 1, not one of the owner's choice.
#[test]
fn the_slime_hits_all() {
    let mut bench = Bench::battle(&[WarriorC, ThiefC], &[], &[Creature::Slime], Invisibility);
    assert_eq!(bench.legal(1), ["attack slime", "attack slime hold"]);
    bench.play(1, "attack slime");
    assert_eq!(bench.damage(), [1, 1]);
}

/// DLA-05: in scenario 4 the Slime stays back in the first round; had it held the party, no tile would be lost and it
/// could not attack in the second.
#[test]
fn the_slime_of_scenario_four_stays_back() {
    let mut bench = Bench::training("4");
    bench.all(1, &["lay wall-of-fire", "ready"]);
    assert_eq!((bench.conquered(), bench.me().up.count(Creature::Slime)), (1, 1));
    let mut bench = Bench::training("4");
    bench.all(1, &["lay wall-of-fire", "send slime", "ready", "attack slime hold"]);
    assert_eq!((bench.conquered(), bench.me().down.count(Creature::Slime)), (0, 1));
}

/// DLA-07: the Poisoned Meal deals the first as much as he has hit points, less what thieves prevent.
#[test]
fn the_poisoned_meal() {
    let bench = Bench::battle(&[WarriorB, ThiefC, ThiefB], &[Trap::PoisonedMeal], &[], Invisibility);
    assert_eq!(bench.damage(), [1, 0, 0]);
    let bench = Bench::battle(&[ThiefB], &[Trap::PoisonedMeal], &[], Invisibility);
    assert_eq!(bench.damage(), [1]);
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorB, ThiefA], &[Trap::PoisonedMeal], &[]).cards(&[Invisibility; 4]);
    bench.me().party[0].damage = 1;
    bench.send_all();
    assert_eq!(bench.me().prison.to_vec(), [WarriorB], "4 - 1, whatever he has suffered before");
}

/// DLA-09: an attack is enough for the party to heal, even one that captures its target; to hold is no attack, nor is
/// coming along without being able to attack.
#[test]
fn what_lets_the_party_heal() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorA, PriestA], &[], &[Creature::Troll]).cards(&[Invisibility; 4]);
    bench.me().party[1].damage = 1;
    bench.send_all().play(1, "attack troll");
    assert!(healed(&bench));
    assert_eq!((bench.party(), bench.damage()), (vec!["priest-a"], vec![0]));

    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC, PriestA], &[], &[Creature::Slime]).cards(&[Invisibility; 4]);
    bench.me().party[0].damage = 2;
    bench.send_all().play(1, "attack slime hold");
    assert_eq!(bench.damage(), [2, 0]);

    let mut bench = Bench::new(4);
    bench.combat(&[PriestA], &[], &[Creature::Ghost]).cards(&[Invisibility; 4]);
    bench.me().party[0].damage = 1;
    bench.send_all();
    assert_eq!(bench.damage(), [1]);
}

/// DLA-10: a creature that cannot attack is knocked out all the same, but the Golem and the Vampire stay up.
#[test]
fn creatures_that_cannot_attack() {
    for (party, creature, stands) in [
        (&[WarriorC][..], Creature::Ghost, false),
        (&[PriestA, PriestC], Creature::Vampire, true),
        (&[WizardA], Creature::Golem, true),
        (&[WizardA], Creature::Goblin, false),
    ] {
        let mut bench = Bench::battle(party, &[], &[creature], Invisibility);
        assert_eq!(bench.me().up.has(creature), stands, "{creature}");
        assert_eq!(bench.me().down.has(creature), !stands, "{creature}");
    }
}

/// DLA-11: the same holds for those whose turn had not come when the last adventurer fell.
#[test]
fn creatures_that_came_too_late() {
    for (creature, stands) in [
        (Creature::Goblin, false),
        (Creature::Ghost, false),
        (Creature::Golem, true),
        (Creature::Vampire, true),
    ] {
        let mut bench = Bench::new(4);
        bench.combat(&[WarriorA], &[Trap::RollingStone], &[creature]).cards(&[Invisibility; 4]);
        bench.player(2).party.push(Member::new(WarriorC));
        bench.send_all().play(2, "ready");
        assert_eq!((bench.me().prison.len(), bench.state.combat_round), (1, 2));
        assert_eq!(bench.me().up.has(creature), stands, "{creature}");
        assert_eq!(bench.me().down.has(creature), !stands, "{creature}");
    }
}

/// DLA-15: symbols take away blocks from front to back, and a thief who falls to the trap has still done his part.
#[test]
fn a_falling_thief_reduces_the_trap() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorA, ThiefA], &[Trap::WallOfFire], &[]).cards(&[Invisibility; 4]);
    bench.me().party[1].damage = 2;
    bench.send_all();
    assert_eq!((bench.party(), bench.damage()), (vec!["warrior-a"], vec![0]));
    assert_eq!(bench.me().prison.to_vec(), [ThiefA]);
}

/// DLA-16: the dart's poison works after conquering, so that the tile may be lost before its victim falls; also when
/// there was no conquering.
#[test]
fn poison_comes_last() {
    let mut bench = Bench::battle(&[WarriorA], &[Trap::PoisonedDart], &[], Invisibility);
    assert_eq!((bench.conquered(), bench.me().prison.len()), (1, 1));
    assert_eq!(defended(&bench), 1, "the last one fell to poison: {:?}", bench.events);
    let mut bench = Bench::battle(&[WarriorA], &[Trap::PoisonedDart], &[Creature::Slime], Invisibility);
    bench.play(1, "attack slime hold");
    assert_eq!((bench.conquered(), bench.me().prison.len()), (0, 1));
    assert_eq!(defended(&bench), 1);
    let mut bench = Bench::battle(&[WarriorA, WarriorC], &[Trap::PoisonedDart], &[], Invisibility);
    bench.play(1, "target 1");
    assert_eq!((bench.me().prison.len(), defended(&bench)), (1, 0), "somebody is left");
}

/// How often the capture of a whole party was told.
fn defended(bench: &Bench) -> usize {
    bench.events.iter().filter(|event| matches!(event, Event::Defended { .. })).count()
}

/// DLA-17: a dart on the paladin does not keep him from healing where no priest is.
#[test]
fn the_dart_does_not_stop_a_paladin() {
    let mut bench = Bench::new(4);
    bench.combat(&[SilverPaladin, WarriorA], &[Trap::AntiMagicDart], &[Creature::Goblin]);
    bench.send_all().all(1, &["target 1", "attack goblin"]);
    assert!(healed(&bench));
}

/// DLA-18: after a Dragon nobody heals, not even the paladin; a spell heals nevertheless.
#[test]
fn nobody_heals_after_a_dragon() {
    for (card, damage) in [(Card::CreateFood, [2, 2]), (Card::Regeneration, [0, 2])] {
        let mut bench = Bench::new(4);
        bench.state.year = 2;
        bench.combat(&[GoldPaladin, PriestH], &[], &[Creature::Dragon]).cards(&[card; 4]);
        bench.send_all();
        let after = bench.silent(1, "attack dragon");
        let fatigue = bench.game.components().card(card).fatigue;
        let mut found: Vec<u8> = after.players[0].party.iter().map(|member| member.damage).collect();
        found[0] -= fatigue;
        assert_eq!(found, damage, "{card}");
    }
}

/// DLA-19: a plan reserves what its trap costs; a trap that nevertheless cannot be paid goes back to the hand. Food
/// for the Troll is asked for only when it attacks.
#[test]
fn plans_that_cannot_be_paid() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC], &[Trap::CursedRing], &[Creature::Troll]);
    bench.me().gold = 0;
    assert_eq!(bench.refused(1, "lay cursed-ring"), "DL-234");
    bench.me().gold = 1;
    bench.play(1, "lay cursed-ring");
    (bench.me().gold, bench.me().food) = (0, 0);
    bench.all(1, &["send troll", "ready"]);
    assert!(bench.heard(|event| matches!(event, Event::TrapFails { .. })));
    assert!(bench.me().traps.has(Trap::CursedRing));
    assert_eq!(bench.legal(1), ["attack troll"]);
    assert_eq!(bench.refused(1, "attack troll fed"), "DL-341");
}

/// DLA-19, DLA-20: with a trap that fails in a room, the gold laid on it comes back too.
#[test]
fn a_trap_that_fails_in_a_room() {
    let mut bench = Bench::new(4);
    bench.room(Room::Hatchery, "C1").combat(&[WarriorC], &[Trap::CursedRing], &[]);
    bench.me().gold = 2;
    bench.play(1, "lay cursed-ring");
    bench.me().gold = 0;
    bench.play(1, "ready");
    assert!(bench.heard(|event| matches!(event, Event::TrapFails { .. })));
    assert_eq!((bench.me().gold, bench.me().traps.count(Trap::CursedRing)), (1, 1));
}

/// DLA-20: the gold for a trap in a room leaves the treasury with the plan.
#[test]
fn the_gold_for_a_room_is_laid_down() {
    let mut bench = Bench::new(4);
    bench.room(Room::Hatchery, "C1").combat(&[WarriorC], &[Trap::RollingStone], &[]);
    bench.play(1, "lay rolling-stone");
    assert_eq!((bench.me().gold, bench.me().plan.surcharge), (2, 1));
}

/// DLA-21: the imp of the Kamikaze Imp does not come back.
#[test]
fn the_imp_is_gone() {
    let mut bench = Bench::battle(&[WarriorC], &[Trap::KamikazeImp], &[], Invisibility);
    assert_eq!(bench.me().imps, 2);
    bench.until(|state| state.year == 2);
    assert_eq!(bench.me().imps, 2);
}

/// DLA-22: in the Labyrinth both traps cost what their cards say and nothing more, and which goes first is chosen when
/// they are sprung; a single trap costs no surcharge either.
#[test]
fn two_traps_in_the_labyrinth() {
    let mut bench = Bench::new(4);
    bench.room(Room::Labyrinth, "C1").combat(&[WarriorC], &[Trap::CursedRing, Trap::PoisonedMeal], &[]);
    bench.send_all();
    assert_eq!(bench.legal(1), ["first cursed-ring", "first poisoned-meal"]);
    assert_eq!(bench.refused(1, "first pendulum"), "DL-363");
    bench.play(1, "first poisoned-meal");
    assert_eq!((bench.me().gold, bench.me().food), (3, 2), "the meal captured the only one");
    let mut bench = Bench::new(4);
    bench.room(Room::Labyrinth, "C1").combat(&[WarriorC], &[Trap::CursedRing], &[]);
    bench.send_all();
    assert_eq!(bench.me().gold, 2);
}

/// DLA-56: the Witch's second small blow is aimed after the first; with nobody left it is lost.
#[test]
fn the_second_blow() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorA, WarriorB, PriestA], &[], &[Creature::Witch]).cards(&[Invisibility; 4]);
    bench.me().party[0].damage = 2;
    bench.send_all().play(1, "attack witch split 1");
    assert_eq!((bench.state.ask, bench.party()), (Ask::Second, vec!["warrior-b", "priest-a"]));
    assert_eq!(bench.legal(1), ["target 1", "target 2"]);
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorA], &[], &[Creature::Witch]).cards(&[Invisibility; 4]);
    bench.me().party[0].damage = 2;
    bench.send_all().play(1, "attack witch split 1");
    assert_eq!((bench.me().prison.len(), bench.conquered()), (1, 0));
}

/// DLA-57: the Goblin's follow-up captures too, but is not followed up.
#[test]
fn one_follow_up() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorA, ThiefA, WarriorB], &[], &[Creature::Goblin]).cards(&[Invisibility; 4]);
    (bench.me().party[0].damage, bench.me().party[1].damage) = (1, 2);
    bench.send_all().play(1, "attack goblin");
    assert_eq!((bench.party(), bench.damage()), (vec!["warrior-b"], vec![0]));
}

/// DLA-58: a creature that comes back on its feet does not attack again in the same round.
#[test]
fn once_a_round() {
    let mut bench = Bench::battle(&[WarriorC], &[], &[Creature::Vampire], Invisibility);
    bench.play(1, "attack vampire sip 1");
    assert_eq!((bench.state.combat_round, bench.me().up.total(), bench.damage()), (2, 1, vec![2]));
}

/// DLA-61: spells happen whether the owner likes it or not; whom they hit is his choice, but no ghost.
#[test]
fn spells_choose_no_ghost() {
    let bench = Bench::battle(&[WarriorC, WizardA], &[], &[Creature::Goblin, Creature::Ghost], AuraOfFear);
    assert_eq!((bench.state.ask, bench.legal(1)), (Ask::Pick, vec!["pick goblin".to_owned()]));
}
