//! Sections 30.7, 34 and 36: creatures and combat rooms.

use crate::bench::{Bench, cell};
use undercroft_lords::components::{Adventurer, Card, Creature, Room, Trap};
use undercroft_lords::state::Cells;

use Adventurer::*;

fn fight_in(room: Option<Room>, party: &[Adventurer], creatures: &[Creature]) -> Bench {
    let mut bench = Bench::new(4);
    bench.combat(party, &[], creatures);
    bench.cards(&[Card::Invisibility; 4]);
    if let Some(room) = room {
        let dungeon = &mut bench.me().dungeon;
        dungeon.tunnels = dungeon.tunnels.minus(Cells::only(cell("C1")));
        dungeon.rooms.put(room, cell("C1"));
    }
    for creature in creatures {
        bench.play(1, &format!("send {creature}"));
    }
    bench.play(1, "ready");
    bench
}

fn fight(party: &[Adventurer], creatures: &[Creature]) -> Bench {
    fight_in(None, party, creatures)
}

/// DL-251, DL-252, DL-253: the owner chooses order and option, and whoever can attack must.
#[test]
fn the_owner_chooses_the_order() {
    let mut bench = fight(&[WarriorB, ThiefC, ThiefB], &[Creature::Witch, Creature::Ghost]);
    let legal = bench.legal(1);
    assert!(legal.contains(&"attack witch".to_owned()) && legal.contains(&"attack witch split 2".to_owned()));
    assert!(!legal.iter().any(|text| text.starts_with("idle") || text == "done"));
    assert_eq!(bench.refused(1, "idle witch"), "DL-253");
    bench.all(1, &["attack ghost 2", "attack witch"]);
    assert_eq!(bench.damage(), [2, 0]);
}

/// DL-254, DLX-07: excess damage of a standard attack is lost.
#[test]
fn standard_attack() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorB, ThiefC], &[], &[Creature::Witch]);
    bench.cards(&[Card::Invisibility; 4]);
    bench.me().party[0].damage = 2;
    bench.all(1, &["send witch", "ready", "attack witch"]);
    assert_eq!((bench.party(), bench.damage()), (vec!["thief-c"], vec![0]));
    assert_eq!(bench.me().down.count(Creature::Witch), 1);
}

/// DL-255, DL-344, DLX-08: the Vampire chooses its target; 3 damage, or 2 and back face up (DL-258).
#[test]
fn the_vampire() {
    for (place, fallen) in [(1, true), (2, false), (3, true)] {
        let mut bench = fight(&[WarriorA, ThiefC, ThiefA], &[Creature::Vampire]);
        bench.play(1, &format!("attack vampire {place}"));
        assert_eq!(bench.me().prison.len() == 1, fallen);
        assert_eq!(bench.me().down.total(), 1);
    }
    let mut bench = fight(&[WarriorC], &[Creature::Vampire]);
    bench.play(1, "attack vampire sip 1");
    assert_eq!((bench.damage(), bench.me().up.total()), (vec![2], 1));
}

/// DL-259, DL-345: no Vampire bites a priest; the paladin it may.
#[test]
fn vampires_and_priests() {
    let bench = fight(&[SilverPaladin, PriestA], &[Creature::Vampire]);
    assert_eq!(bench.legal(1), ["attack vampire 1", "attack vampire sip 1"]);
    assert_eq!(bench.refused(1, "attack vampire 2"), "DL-345");
    let mut bench = fight(&[PriestA, PriestC], &[Creature::Vampire]);
    assert_eq!((bench.damage(), bench.me().up.total()), (vec![0, 0], 1), "it comes back unused");
}

/// DL-256, DL-337, DL-338, DLX-09: the Slime hits all for 1, or holds the party.
#[test]
fn the_slime() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorA, ThiefC, ThiefB], &[], &[Creature::Slime]);
    bench.cards(&[Card::Invisibility; 4]);
    bench.me().party[0].damage = 2;
    bench.all(1, &["send slime", "ready", "attack slime"]);
    assert_eq!((bench.damage(), bench.me().prison.len()), (vec![1, 1], 1));
    let mut bench = fight(&[WarriorA, ThiefC], &[Creature::Slime]);
    bench.play(1, "attack slime hold");
    assert_eq!((bench.conquered(), bench.me().down.total()), (0, 1));
}

/// DL-336: the Goblin hits for 2, and the next for 1 if the first fell.
#[test]
fn the_goblin() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorA, WarriorB], &[], &[Creature::Goblin]);
    bench.cards(&[Card::Invisibility; 4]);
    bench.me().party[0].damage = 1;
    bench.all(1, &["send goblin", "ready", "attack goblin"]);
    assert_eq!((bench.party(), bench.damage()), (vec!["warrior-b"], vec![1]));
}

/// DL-260, DL-339: a ghost attacks anyone but the first, and a single adventurer not at all.
#[test]
fn the_ghost() {
    let bench = fight(&[WarriorA, ThiefC, ThiefB], &[Creature::Ghost]);
    assert_eq!(bench.legal(1), ["attack ghost 2", "attack ghost 3"]);
    assert_eq!(bench.refused(1, "attack ghost 1"), "DL-260");
    let mut bench = fight(&[WarriorA], &[Creature::Ghost]);
    assert_eq!((bench.damage(), bench.me().down.total()), (vec![0], 1));
}

/// DL-264, DL-341: the Troll hits for 3, or for 4 after a food; its token does nothing in battle.
#[test]
fn the_troll() {
    let mut bench = fight(&[WarriorC], &[Creature::Troll]);
    assert_eq!(bench.legal(1), ["attack troll", "attack troll fed"]);
    bench.play(1, "attack troll fed");
    assert_eq!((bench.damage(), bench.me().food), (vec![4], 2));
}

/// DL-343: the Witch hits for 4, or two of one's choice for 1 each.
#[test]
fn the_witch() {
    let mut bench = fight(&[WarriorC, ThiefC], &[Creature::Witch]);
    bench.all(1, &["attack witch split 2", "target 1"]);
    assert_eq!(bench.damage(), [1, 1]);
}

/// DL-346, DL-348, DL-349, DL-262: Golem, Dragon and Demon.
#[test]
fn monsters_of_the_second_year() {
    let mut bench = fight(&[WarriorC], &[Creature::Golem]);
    bench.play(1, "attack golem");
    assert_eq!((bench.damage(), bench.me().up.total()), (vec![4], 1));
    let mut bench = fight(&[WarriorC, PriestD], &[Creature::Dragon]);
    bench.play(1, "attack dragon");
    assert_eq!(bench.damage(), [2, 2]);
    let mut bench = fight(&[WarriorC, WarriorH], &[Creature::Demon]);
    bench.play(1, "attack demon 2");
    assert_eq!((bench.damage(), bench.conquered()), (vec![0, 7], 0));
}

/// DL-359, DL-360, DL-361, DLX-35, DLX-36: creatures are stronger in their rooms, and only there.
#[test]
fn stronger_in_their_rooms() {
    for (room, creature, attack, damage) in [
        (Room::TrainingRoom, Creature::Troll, "attack troll", 4),
        (Room::TrainingRoom, Creature::Troll, "attack troll fed", 5),
        (Room::TrainingRoom, Creature::Goblin, "attack goblin", 3),
        (Room::TrainingRoom, Creature::Witch, "attack witch", 4),
        (Room::DarkRoom, Creature::Vampire, "attack vampire 1", 4),
        (Room::DarkRoom, Creature::Vampire, "attack vampire sip 1", 3),
        (Room::DarkRoom, Creature::Witch, "attack witch", 5),
    ] {
        let mut bench = fight_in(Some(room), &[WarriorH], &[creature]);
        bench.play(1, attack);
        assert_eq!(bench.damage(), [damage], "{attack} in the {room}");
    }
    let mut bench = fight_in(Some(Room::DarkRoom), &[WarriorH, WarriorG], &[Creature::Witch]);
    bench.all(1, &["attack witch split 1", "target 2"]);
    assert_eq!(bench.damage(), [2, 2]);
    let mut bench = fight_in(Some(Room::TrainingRoom), &[WarriorA, WarriorH], &[Creature::Goblin]);
    bench.play(1, "attack goblin");
    assert_eq!((bench.party(), bench.damage()), (vec!["warrior-h"], vec![2]), "3, then 2");
    for (room, creature, attack, damage) in [
        (Room::TrainingRoom, Creature::Troll, "attack troll", 3),
        (Room::DarkRoom, Creature::Vampire, "attack vampire 1", 3),
    ] {
        let mut bench = Bench::new(4);
        bench.room(room, "C3").combat(&[WarriorH], &[], &[creature]).cards(&[Card::Invisibility; 4]);
        bench.send_all().play(1, attack);
        assert_eq!(bench.damage(), [damage], "the {room} is elsewhere");
    }
}

/// DL-362, DL-363, DL-364: two traps without surcharge in the Labyrinth, one monster; symbols count once.
#[test]
fn the_labyrinth() {
    for (first, damage) in [("rolling-stone", [0, 1, 1, 2]), ("wall-of-fire", [4, 0, 0, 0])] {
        let mut bench = Bench::new(4);
        bench.state.year = 2;
        let party = [GoldPaladin, WarriorH, WarriorG, ThiefF];
        bench.combat(&party, &[Trap::RollingStone, Trap::WallOfFire], &[Creature::Goblin, Creature::Troll]);
        bench.cards(&[Card::CreateFood; 4]);
        let dungeon = &mut bench.me().dungeon;
        dungeon.tunnels = dungeon.tunnels.minus(Cells::only(cell("C1")));
        dungeon.rooms.put(Room::Labyrinth, cell("C1"));
        bench.all(1, &["lay rolling-stone", "lay wall-of-fire", "send goblin"]);
        assert_eq!(bench.refused(1, "send troll"), "DL-362");
        assert_eq!(bench.me().gold, 3);
        bench.all(1, &["ready", &format!("first {first}")]);
        assert_eq!(bench.damage(), damage, "{first} first");
    }
    let mut bench = Bench::new(4);
    bench.room(Room::Labyrinth, "C1");
    let creatures = [Creature::Goblin, Creature::Ghost, Creature::Ghost];
    bench.combat(&[WarriorH], &[Trap::RollingStone, Trap::WallOfFire, Trap::Pendulum], &creatures);
    bench.me().gold = 0;
    bench.all(1, &["lay pendulum", "lay wall-of-fire", "send goblin", "send ghost", "send ghost"]);
    assert_eq!(bench.refused(1, "lay rolling-stone"), "DL-362");
}
