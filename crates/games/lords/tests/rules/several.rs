//! Section 30 where much comes together: several thieves, traps, ghosts and priests, and a paladin who comes and goes.

use crate::bench::{Bench, cell};
use undercroft_core::Seat;
use undercroft_lords::Event;
use undercroft_lords::components::{Adventurer, Card, Creature, Room, Trap};
use undercroft_lords::state::{Ask, Member, Paladin};

use Adventurer::*;
use Card::Invisibility;

fn battles(bench: &Bench) -> Vec<u8> {
    let fought = bench.events.iter().filter_map(|event| match event {
        Event::Battle { seat, .. } => Some(seat.number()),
        _ => None,
    });
    fought.collect()
}

/// DL-236, DL-237, DL-238, DL-201: the symbols of all thieves and of the paladin protect from the front.
#[test]
fn several_thieves_and_the_paladin() {
    for (party, trap, damage) in [
        (&[SilverPaladin, ThiefA, ThiefB, WarriorA][..], Trap::WallOfFire, &[0, 0, 0, 0][..]),
        (&[SilverPaladin, ThiefA, WarriorC], Trap::WallOfFire, &[0, 0, 1]),
        (&[WarriorC, ThiefA, ThiefC], Trap::RollingStone, &[1, 0, 0]),
        (&[WarriorC, ThiefA, ThiefC], Trap::KamikazeImp, &[1, 1, 1]),
        (&[WarriorC, ThiefD, ThiefC], Trap::KamikazeImp, &[0, 1, 1]),
        (&[SilverPaladin, WarriorC], Trap::Pendulum, &[0, 1]),
    ] {
        let bench = Bench::battle(party, &[trap], &[], Invisibility);
        assert_eq!(bench.damage(), damage, "{trap} on {party:?}");
    }
}

/// DL-362, DL-363, DLA-22: two traps fit into the Labyrinth, a third does not; both are reserved for together; of two
/// alike one is named as well, lest others learn it; one that found nobody left comes back unpaid.
#[test]
fn two_traps_at_once() {
    let labyrinth = |party: &[Adventurer], traps: &[Trap]| {
        let mut bench = Bench::new(4);
        bench.room(Room::Labyrinth, "C1").combat(party, traps, &[]).cards(&[Invisibility; 4]);
        bench
    };
    let mut bench = labyrinth(&[WarriorC], &[Trap::Pendulum, Trap::TrapDoor, Trap::WallOfFire]);
    bench.all(1, &["lay pendulum", "lay trap-door"]);
    assert_eq!(bench.refused(1, "lay wall-of-fire"), "DL-362");

    let mut bench = labyrinth(&[WarriorC, WarriorB], &[Trap::CursedRing, Trap::CursedRing]);
    bench.me().gold = 1;
    bench.play(1, "lay cursed-ring");
    assert_eq!(bench.refused(1, "lay cursed-ring"), "DL-234");
    bench.me().gold = 2;
    bench.all(1, &["lay cursed-ring", "ready"]);
    assert_eq!(bench.legal(1), ["first cursed-ring"]);
    bench.play(1, "first cursed-ring");
    assert_eq!((bench.damage(), bench.me().gold, bench.conquered()), (vec![2, 2], 0, 0));

    let mut bench = labyrinth(&[WarriorA], &[Trap::RollingStone, Trap::CursedRing]);
    bench.send_all().play(1, "first rolling-stone");
    let me = bench.me();
    assert_eq!((me.prison.len(), me.gold, me.traps.count(Trap::CursedRing)), (1, 3, 1));
}

/// DL-363: against the second trap only what the first left of the symbols counts, and a thief whom the first one
/// captured has none left.
#[test]
fn symbols_between_two_traps() {
    let mut bench = Bench::new(4);
    let traps = [Trap::RollingStone, Trap::Pendulum];
    bench.room(Room::Labyrinth, "C1").combat(&[WarriorC, ThiefB], &traps, &[]).cards(&[Invisibility; 4]);
    bench.me().party[1].damage = 2;
    bench.send_all().play(1, "first pendulum");
    assert_eq!((bench.party(), bench.damage()), (vec!["warrior-c"], vec![3]));

    let mut bench = Bench::new(4);
    let traps = [Trap::AntiMagicDart, Trap::RollingStone];
    bench.room(Room::Labyrinth, "C1").combat(&[WarriorC, ThiefB], &traps, &[]).cards(&[Invisibility; 4]);
    bench.send_all().all(1, &["first anti-magic-dart", "target 2"]);
    assert_eq!(bench.damage(), [2, 0], "one symbol for the dart, the other for the stone");
}

/// DL-359, DL-360, DLX-35: the Training Room makes the Goblin hit for 3 and then for 2, but only battles on its own
/// square.
#[test]
fn combat_rooms_only_on_their_square() {
    for (square, left) in [("C1", [0, 2]), ("C2", [0, 1])] {
        let mut bench = Bench::new(4);
        bench.room(Room::TrainingRoom, square).combat(
            &[WarriorA, WarriorC, WarriorC],
            &[],
            &[Creature::Goblin],
        );
        bench.cards(&[Invisibility; 4]).me().party[0].damage = 1;
        bench.send_all().play(1, "attack goblin");
        assert_eq!((bench.party().len(), bench.damage()), (2, vec![left[1], left[0]]), "{square}");
    }
    let mut bench = Bench::new(4);
    bench.room(Room::AntiMagicRoom, "C2").combat(&[WarriorC, WizardD], &[], &[]);
    bench.cards(&[Card::DetectEvil; 4]).play(1, "ready");
    assert!(bench.heard(|event| matches!(event, Event::Cast { .. })));
}

/// DL-219, DL-251, DL-339: any number of ghosts beside a monster, in the order the owner likes; when only one
/// adventurer is left the last ghost finds nobody.
#[test]
fn several_ghosts() {
    let lair = [Creature::Ghost, Creature::Ghost, Creature::Troll];
    let mut bench = Bench::battle(&[WarriorC, ThiefC, ThiefA], &[], &lair, Invisibility);
    bench.all(1, &["attack ghost 2", "attack troll", "attack ghost 2"]);
    assert_eq!((bench.party(), bench.damage()), (vec!["warrior-c", "thief-a"], vec![3, 0]));
    assert_eq!(bench.me().down.total(), 3);

    let mut bench = Bench::battle(&[WarriorA, ThiefA], &[], &lair, Invisibility);
    bench.play(1, "attack troll");
    assert_eq!((bench.state.combat_round, bench.party()), (2, vec!["thief-a"]));
    assert_eq!((bench.me().down.count(Creature::Ghost), bench.damage()), (2, vec![0]));
}

/// DL-267, DL-270, DL-271, DL-201: the hearts of all priests and of the paladin, from the front, after one more point
/// for everybody by the Slime.
#[test]
fn several_hearts() {
    for (party, before, after) in [
        (&[SilverPaladin, PriestA, WarriorC][..], [3, 0, 1], [1, 1, 2]),
        (&[SilverPaladin, PriestB, PriestD], [1, 1, 2], [0, 0, 1]),
        (&[SilverPaladin, WarriorC, ThiefA], [0, 2, 1], [0, 2, 2]),
    ] {
        let mut bench = Bench::new(4);
        bench.combat(party, &[], &[Creature::Slime]).cards(&[Invisibility; 4]);
        bench.me().party.iter_mut().zip(before).for_each(|(one, damage)| one.damage = damage);
        bench.send_all().play(1, "attack slime");
        assert_eq!(bench.damage(), after, "{party:?}");
    }
}

/// DL-277, DL-281: fatigue goes on from one to the next, through as many as it takes.
#[test]
fn fatigue_through_several() {
    for (hurt, party, lost) in [([4, 3, 0], vec![1], 1), ([4, 3, 3], vec![], 0), ([3, 0, 0], vec![1, 0], 1)] {
        let mut bench = Bench::new(4);
        bench.state.year = 2;
        bench.combat(&[WarriorE, ThiefE, PriestE], &[], &[]).cards(&[Card::Regeneration; 4]);
        bench.me().party.iter_mut().zip(hurt).for_each(|(one, damage)| one.damage = damage);
        bench.play(1, "ready");
        assert_eq!((bench.damage(), bench.conquered()), (party, lost), "{hurt:?}");
    }
}

/// DL-261, DL-282, DL-349: with the Demon there is neither fatigue nor conquest nor a loss of Evil.
#[test]
fn nothing_after_the_demon() {
    let mut bench = Bench::battle(&[WarriorC, WarriorB], &[], &[Creature::Demon], Card::DetectEvil);
    bench.play(1, "attack demon 2");
    assert_eq!((bench.party(), bench.damage()), (vec!["warrior-c"], vec![0]));
    assert_eq!((bench.conquered(), bench.me().evil), (0, 4));
}

/// DLA-39: a player who has already fought this round fights the paladin from the next round on.
#[test]
fn he_comes_after_the_battle() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC], &[], &[Creature::Slime]).cards(&[Card::Fireball; 4]);
    bench.state.paladin = Paladin::With(Seat::new(1));
    (bench.me().evil, bench.player(2).evil) = (10, 10);
    bench.player(2).party = [SilverPaladin, WarriorB].into_iter().map(Member::new).collect();
    bench.all(1, &["send slime", "ready"]).play(2, "ready").play(1, "attack slime hold");
    assert_eq!(battles(&bench), [2], "seat 1 fought before and not again");
    assert_eq!((bench.state.paladin, bench.state.combat_round), (Paladin::With(Seat::FIRST), 2));
    assert_eq!((bench.party(), bench.damage()), (vec!["paladin-silver", "warrior-c"], vec![1, 0]));
    bench.play(1, "ready").play(2, "ready");
    assert_eq!((battles(&bench), bench.damage()), (vec![1, 2], vec![2, 0]));
}

/// DLA-41: of a plan that is called off the gold for a room comes back too, and the trap stays a secret.
#[test]
fn everything_planned_comes_back() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC, WizardA], &[], &[]).cards(&[Card::DetectEvil; 4]);
    bench.state.paladin = Paladin::With(Seat::new(1));
    (bench.me().evil, bench.player(2).evil) = (9, 9);
    let other = bench.player(2);
    other.dungeon.tunnels = ["C2", "C3"].into_iter().map(cell).collect();
    other.dungeon.rooms.put(Room::Hatchery, cell("C1"));
    other.party.push(Member::new(SilverPaladin));
    other.up = [Creature::Goblin, Creature::Ghost].into_iter().collect();
    other.traps.add(Trap::RollingStone);
    bench.play(1, "ready").all(2, &["lay rolling-stone", "send goblin", "send ghost"]);
    assert_eq!(bench.player(2).gold, 2);
    bench.play(2, "ready");
    let other = *bench.player(2);
    assert_eq!((other.gold, other.up.total(), other.down.total(), other.traps.total()), (3, 2, 0, 1));
    assert!(!bench.heard(|event| matches!(event, Event::Sprung { .. })));
    assert!(bench.state.traps_seen.is_empty());
}

/// DL-288, DL-290: he also comes to a dungeon without a tile to lose, and then a prisoner goes free each round.
#[test]
fn he_comes_to_a_lost_dungeon() {
    let mut bench = Bench::new(4);
    bench.combat(&[SilverPaladin, WarriorC], &[], &[]).cards(&[Invisibility; 4]);
    bench.state.paladin = Paladin::With(Seat::FIRST);
    (bench.me().evil, bench.player(2).evil) = (10, 10);
    let other = bench.player(2);
    other.dungeon.conquered = ["C1", "C2", "C3"].into_iter().map(cell).collect();
    other.prison = [ThiefA, PriestA].into_iter().collect();
    bench.play(1, "ready");
    assert_eq!((bench.state.paladin, bench.state.combat_round), (Paladin::With(Seat::new(1)), 2));
    bench.play(1, "ready");
    assert_eq!((bench.acting(), bench.state.ask), (vec![2], Ask::Free));
    bench.play(2, "free thief-a");
    assert_eq!((battles(&bench), bench.player(2).prison.to_vec()), (vec![1], vec![PriestA]));
    assert!(bench.state.adventurers_gone.has(ThiefA));
}

/// DL-206: once captured he stays in prison, whoever becomes the most evil.
#[test]
fn a_captured_paladin_stays() {
    let mut bench = Bench::new(4);
    bench.combat(&[SilverPaladin, WizardA], &[], &[Creature::Demon]).cards(&[Card::DetectEvil; 4]);
    bench.state.paladin = Paladin::With(Seat::FIRST);
    (bench.me().evil, bench.player(2).evil) = (10, 9);
    bench.player(2).party = [WizardD, WarriorC].into_iter().map(Member::new).collect();
    bench.play(1, "send demon").play(1, "ready").play(2, "ready").play(1, "attack demon 1");
    assert_eq!(bench.me().prison.to_vec(), [SilverPaladin]);
    assert_eq!((bench.player(2).evil, bench.state.paladin), (10, Paladin::Out));
    assert!(!bench.heard(|event| matches!(event, Event::Paladin { .. })));
}
