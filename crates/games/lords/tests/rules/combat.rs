//! Sections 30.1 to 30.3 and 30.11: planning, the combat card, and the end of combat.

use crate::bench::{Bench, cell};
use undercroft_core::Seat;
use undercroft_lords::Event;
use undercroft_lords::components::{Adventurer, Card, Creature, Room, Trap};
use undercroft_lords::state::{Ask, Cells, Member};

use Adventurer::{PriestA, ThiefA, WarriorA, WarriorB, WarriorC};

fn room_at_entrance(bench: &mut Bench, room: Room) {
    let dungeon = &mut bench.me().dungeon;
    dungeon.tunnels = dungeon.tunnels.minus(Cells::only(cell("C1")));
    dungeon.rooms.put(room, cell("C1"));
}

/// DL-210, DL-211, DL-212, DL-224, DL-230: four rounds, each planned and fought in player order, each
/// player at home, with the cards from the top.
#[test]
fn four_rounds_of_combat() {
    let mut bench = Bench::new(4);
    bench.until(|state| state.combat_round == 1);
    for player in &mut bench.state.players {
        player.party =
            [Member::new(WarriorC), Member::new(WarriorB), Member::new(WarriorA)].into_iter().collect();
        player.up = Default::default();
        player.traps = Default::default();
        for square in ["D1", "E1"] {
            player.dungeon.tunnels.insert(cell(square));
        }
    }
    let cards = bench.state.cards[0];
    let first = bench.state.first;
    for (round, card) in (1..=4).zip(cards) {
        assert_eq!(bench.state.combat_round, round);
        for turn in 0..4 {
            let number = bench.state.seat_in_turn(turn).number();
            bench.until(|state| state.ask == Ask::Plan);
            assert_eq!(bench.acting(), [number]);
            bench.play(number, "ready");
        }
        assert!(bench.heard(|event| matches!(event, Event::Turned { card: one, .. } if *one == card)));
        let fought: Vec<Seat> = bench
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Battle { seat, .. } => Some(*seat),
                _ => None,
            })
            .collect();
        let in_order: Vec<Seat> = (0..4).map(|turn| Seat::new((first.index() as u8 + turn) % 4)).collect();
        assert_eq!(fought, in_order);
    }
    assert_eq!(bench.state.year, 2);
}

/// DL-215, DL-218: the tile closest to the entrance is attacked, first of all the entrance itself.
#[test]
fn the_entrance_comes_first() {
    let mut bench = Bench::new(4);
    bench.until(|state| state.combat_round == 1);
    let seat = bench.state.actor;
    assert_eq!(bench.state.player(seat).plan.tile, Some(cell("C1")));
}

/// DL-216, DL-217, DLX-34: among equally close tiles the owner chooses, anew every round.
#[test]
fn choosing_the_tile() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC, WarriorB, WarriorA], &[], &[Creature::Slime]);
    bench.cards(&[Card::Fireball; 4]);
    bench.me().dungeon.tunnels = [cell("C1"), cell("D1")].into_iter().collect();
    bench.me().dungeon.rooms.put(Room::PrintingPress, cell("C2"));
    bench.play(1, "ready");
    assert_eq!(bench.legal(1), ["tile D1", "tile C2"]);
    assert_eq!(bench.refused(1, "tile C1"), "DL-215");
    bench.all(1, &["tile C2", "send slime", "ready", "attack slime hold"]);
    assert_eq!(bench.legal(1), ["tile D1", "tile C2"]);
    bench.all(1, &["tile D1", "ready"]);
    assert_eq!(bench.me().plan.tile, Some(cell("C2")), "only the room is left");
}

/// DLA-12: closeness is walking distance through one's own tiles, conquered ones included.
#[test]
fn closest_by_walking() {
    let mut bench = Bench::new(4);
    let dungeon = &mut bench.me().dungeon;
    dungeon.tunnels = ["C1", "C2", "C3", "D3", "E3", "E2"].into_iter().map(cell).collect();
    dungeon.conquered = ["C1", "C2", "C3"].into_iter().map(cell).collect();
    assert_eq!(dungeon.closest(), Cells::only(cell("D3")));
    dungeon.conquered.insert(cell("D3"));
    dungeon.conquered.insert(cell("E3"));
    assert_eq!(dungeon.closest(), Cells::only(cell("E2")));
}

/// DL-219, DL-221: a tunnel takes one trap, one monster, and any number of ghosts; or nothing.
#[test]
fn limits_of_a_tunnel() {
    let mut bench = Bench::new(4);
    let lair = [Creature::Goblin, Creature::Troll, Creature::Ghost, Creature::Ghost];
    bench.combat(&[WarriorC], &[Trap::Pendulum, Trap::TrapDoor], &lair);
    assert!(bench.may(1, "ready"));
    bench.all(1, &["lay pendulum", "send troll"]);
    let told = |text: &str| bench.told(1, text);
    let (rule, why) = told("lay trap-door");
    assert!(rule == "DL-219" && why.starts_with("No more traps fit on this tile"), "{rule}: {why}");
    let (rule, why) = told("send goblin");
    assert!(rule == "DL-219" && why.starts_with("No more monsters fit on this tile"), "{rule}: {why}");
    bench.all(1, &["send ghost", "send ghost"]);
}

/// DL-220, DL-226, DL-233: a room takes two monsters and one trap, which costs a gold more, paid at once.
#[test]
fn limits_of_a_room() {
    let mut bench = Bench::new(4);
    let lair = [Creature::Goblin, Creature::Troll, Creature::Witch];
    bench.combat(&[WarriorC], &[Trap::RollingStone, Trap::TrapDoor], &lair);
    room_at_entrance(&mut bench, Room::Hatchery);
    bench.play(1, "lay rolling-stone");
    assert_eq!((bench.me().gold, bench.me().plan.surcharge), (2, 1));
    assert_eq!(bench.refused(1, "lay trap-door"), "DL-220");
    bench.all(1, &["send goblin", "send troll"]);
    assert_eq!(bench.refused(1, "send witch"), "DL-220");
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC], &[Trap::RollingStone], &[]);
    room_at_entrance(&mut bench, Room::Hatchery);
    bench.me().gold = 0;
    assert_eq!(bench.refused(1, "lay rolling-stone"), "DL-220", "the trap is free, the room is not");
}

/// DL-234: a trap that cannot be paid cannot be laid.
#[test]
fn unaffordable_traps() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC], &[Trap::CursedRing, Trap::KamikazeImp, Trap::PoisonedMeal], &[]);
    (bench.me().gold, bench.me().food, bench.me().imps) = (0, 0, 0);
    for trap in ["cursed-ring", "kamikaze-imp", "poisoned-meal"] {
        let told = bench.told(1, &format!("lay {trap}"));
        assert_eq!(
            told,
            ("DL-234", "You cannot pay the whole cost, and a part of it is not enough.".to_owned())
        );
    }
}

/// DL-223, DL-225, DL-228: the plan stands once the card is turned.
#[test]
fn plans_are_binding() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC, WarriorB], &[], &[Creature::Goblin, Creature::Troll]);
    assert_eq!(bench.state.cards_shown, 0);
    bench.all(1, &["send goblin", "ready"]);
    assert_eq!(bench.state.cards_shown, 1);
    for change in ["send troll", "lay pendulum", "tile C2"] {
        assert_eq!(bench.told(1, change), ("DL-223", "A plan cannot be changed.".to_owned()));
    }
}

/// DL-229: the same card holds for every dungeon.
#[test]
fn one_card_for_all() {
    let mut bench = Bench::new(2);
    bench.combat(&[WarriorC], &[], &[]);
    bench.cards(&[Card::Suggestion; 4]);
    bench.player(2).party.push(Member::new(WarriorB));
    bench.all(1, &["ready"]).play(2, "ready");
    let fatigue = bench.events.iter().filter(|event| matches!(event, Event::Fatigue { count: 2, .. }));
    assert_eq!(fatigue.count(), 2);
}

/// DL-227, DL-257: a knocked-out creature cannot be sent again this year.
#[test]
fn knocked_out_creatures_rest() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC, WarriorB], &[], &[Creature::Goblin]);
    bench.all(1, &["send goblin", "ready", "attack goblin"]);
    assert_eq!(bench.refused(1, "send goblin"), "DL-227");
}

/// DL-286: with the last adventurer gone the battle and the combat of that dungeon are over.
#[test]
fn the_last_one_falls() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorA], &[Trap::RollingStone], &[]);
    bench.all(1, &["lay rolling-stone", "ready"]);
    assert!(!bench.heard(|event| matches!(event, Event::Fatigue { .. })));
    assert_eq!((bench.conquered(), bench.me().prison.len(), bench.state.year), (0, 1, 2));
}

/// DL-287, DL-291: after round 4 the rest of the party leaves, and all creatures are face up.
#[test]
fn after_the_fourth_round() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC, WarriorB], &[], &[Creature::Goblin]);
    bench.state.combat_round = 4;
    bench.all(1, &["send goblin", "ready", "attack goblin"]);
    assert!(bench.me().party.is_empty() && bench.me().down.is_empty());
    assert_eq!(bench.me().up.total(), 1);
    assert!(bench.heard(|event| matches!(event, Event::PartyLeaves { count: 2, .. })));
}

/// DL-288, DL-289, DL-290: without a tile to lose a prisoner of one's choice goes free, and there is no battle.
#[test]
fn freeing_prisoners() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC, WarriorB], &[], &[]);
    bench.cards(&[Card::Invisibility; 4]);
    bench.me().dungeon.conquered = ["C2", "C3"].into_iter().map(cell).collect();
    bench.me().prison = [Adventurer::SilverPaladin, PriestA, ThiefA].into_iter().collect();
    bench.play(1, "ready");
    assert_eq!(bench.conquered(), 3);
    assert_eq!(bench.legal(1), ["free paladin-silver", "free priest-a", "free thief-a"]);
    assert_eq!(bench.refused(1, "free wizard-a"), "DL-288");
    bench.play(1, "free thief-a");
    assert!(!bench.heard(|event| matches!(event, Event::Battle { .. })));
    assert_eq!(bench.me().prison.len(), 2);
}

/// DL-009, DL-010, DL-213, DL-214: damage equal to hit points sends an adventurer to prison; the next is first.
#[test]
fn elimination() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorA, WarriorB, PriestA], &[Trap::RollingStone], &[]);
    bench.all(1, &["lay rolling-stone", "ready"]);
    assert_eq!(bench.party(), ["warrior-b", "priest-a"]);
    assert_eq!(bench.me().prison.to_vec(), [WarriorA]);
}
