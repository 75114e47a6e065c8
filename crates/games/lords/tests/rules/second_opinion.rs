//! Battles told a second time and compared with the game: every question, every choice it offers, and what is left in the
//! end. The other telling is written apart from the rules, so that both must be wrong in the same way to agree.

use crate::bench::Bench;
use crate::telling::{One, Telling};
use undercroft_core::{Chance, Quick, Seat};
use undercroft_lords::components::{Adventurer, Card, Creature, Room, Trap};
use undercroft_lords::state::{Creatures, Member, Paladin, Traps};

/// A battle of seat 1 with everything left to chance, in one of the first three rounds; at seat 2 combat goes on.
fn set_up(bench: &mut Bench, luck: &mut Quick) -> (Card, Option<Room>) {
    let mut any = |count: usize| luck.below(count as u32) as usize;
    let year = 1 + any(2) as u8;
    bench.state.year = year;
    let parts = bench.game.components().clone();
    // The Suggestion and the sheep have tests of their own.
    let cards: Vec<Card> =
        parts.cards_of(year).filter(|card| !matches!(card, Card::Suggestion | Card::Metamorphosis)).collect();
    let card = cards[any(cards.len())];
    let rooms = [
        None,
        None,
        Some(Room::Hatchery),
        Some(Room::TrainingRoom),
        Some(Room::DarkRoom),
        Some(Room::Labyrinth),
        Some(Room::AntiMagicRoom),
    ];
    let room = rooms[any(rooms.len())];
    if let Some(room) = room {
        bench.room(room, "C1");
    }
    let people: Vec<Adventurer> = Adventurer::ALL
        .iter()
        .copied()
        .filter(|who| parts.adventurer(*who).year == year && *who != Adventurer::Illusion)
        .collect();
    let party: Vec<Adventurer> = (0..1 + any(4)).map(|_| people[any(people.len())]).collect();
    let (most_traps, most_monsters) = match room {
        None => (1, 1),
        Some(Room::Labyrinth) => (2, 1),
        Some(_) => (1, 2),
    };
    let traps: Vec<Trap> = (0..any(most_traps + 1)).map(|_| Trap::ALL[any(Trap::COUNT)]).collect();
    let monsters: Vec<Creature> = Creature::ALL.iter().copied().filter(|one| one.is_monster()).collect();
    let mut creatures: Vec<Creature> =
        (0..any(most_monsters + 1)).map(|_| monsters[any(monsters.len())]).collect();
    creatures.extend((0..any(3)).map(|_| Creature::Ghost));
    bench.combat(&party, &traps, &creatures).cards(&[card; 4]);
    bench.state.combat_round = 1 + any(3) as u8;
    bench.state.paladin = Paladin::Out;
    let me = bench.me();
    (me.gold, me.food, me.imps) = (6, 4, 3);
    for one in &mut me.party {
        one.damage = any(3) as u8;
    }
    bench.player(2).party = [Member::new(Adventurer::WarriorH)].into_iter().collect();
    (card, room)
}

/// DL-230…282, DL-336…349, DL-359…365, DL-371…374: many battles of all kinds, both tellings side by side.
#[test]
fn both_tellings_agree() {
    let mut luck = Quick::new(30);
    let mut bench = Bench::new(2);
    let fresh = bench.state.clone();
    for _ in 0..6_000 {
        bench.state = fresh.clone();
        let (card, room) = set_up(&mut bench, &mut luck);
        let before = bench.state.clone();
        let me = before.player(Seat::FIRST);
        let parts = bench.game.components().clone();
        let party = me.party.iter().map(|one| {
            let spec = parts.adventurer(one.who);
            let (trap, heal, magic) = (spec.trap, spec.heal, spec.magic);
            let (life, damage) = (spec.hit_points, one.damage);
            One { who: one.who, class: spec.class, life, damage, trap, heal, magic, poison: 0 }
        });
        let party: Vec<One> = party.collect();
        let (traps, sent) = (me.traps.each().collect::<Vec<_>>(), me.up.each().collect::<Vec<_>>());
        let surcharge = u8::from(room.is_some_and(|room| room != Room::Labyrinth) && !traps.is_empty());
        bench.send_all();
        // Seat 2 plans nothing and is not asked again before the next round.
        bench.play(2, "ready");
        let mut telling = Telling {
            bench: &mut bench,
            luck: &mut luck,
            year: before.year,
            round: before.combat_round,
            card,
            room,
            party,
            prison: Vec::new(),
            sent,
            traps,
            up: Creatures::default(),
            down: Creatures::default(),
            hand: Traps::default(),
            gold: me.gold - surcharge,
            food: me.food,
            imps: me.imps,
            evil: me.evil,
            lost: 0,
            shield: 0,
            invisible: false,
            rage: false,
            no_magic: false,
            no_healing: false,
            held: false,
            attacked: false,
        };
        telling.battle();
        let told: Vec<_> = telling.party.iter().map(|one| (one.who, one.damage)).collect();
        let Telling { prison, up, down, hand, gold, food, imps, evil, lost, .. } = telling;
        let after = *bench.me();
        let found: Vec<_> = after.party.iter().map(|one| (one.who, one.damage)).collect();
        let start = &before.players[0];
        assert_eq!(found, told, "{card} in {room:?}: {start:?}");
        assert_eq!(after.prison.to_vec(), prison, "{card} in {room:?}: {start:?}");
        assert_eq!((after.up, after.down, after.traps), (up, down, hand), "{card} in {room:?}: {start:?}");
        let stores = (after.gold, after.food, after.imps, after.evil, after.dungeon.conquered.len());
        assert_eq!(stores, (gold, food, imps, evil, lost), "{card} in {room:?}: {start:?}");
        assert_eq!(bench.state.combat_round, before.combat_round + 1);
    }
}
