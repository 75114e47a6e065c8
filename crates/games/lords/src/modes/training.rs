//! The training ground: four set battles in three tunnels, with fatigue always 2 and no spells.

use crate::Lords;
use crate::components::{Adventurer, Creature, Room, Trap};
use crate::state::{Cell, Cells, Dungeon, Member, Paladin, Player, State};
use undercroft_core::{Game as _, Quick, Seat, Setup, Silent};

/// DL-378: training knows no combat cards.
pub const FATIGUE: u8 = 2;

/// A set battle.
#[derive(Debug)]
pub struct Scenario {
    /// Its name as the option `training` has it.
    pub id: &'static str,
    /// The party, front first.
    pub party: [Adventurer; 3],
    /// The creatures in the lair.
    pub creatures: &'static [Creature],
    /// The traps in hand.
    pub traps: &'static [Trap],
    /// Food and gold.
    pub food: u8,
    /// Gold.
    pub gold: u8,
    /// A room at the entrance instead of a tunnel.
    pub room: Option<Room>,
    /// The published solution, as a move list.
    pub solution: &'static [&'static str],
    /// Tiles lost by it.
    pub lost: u8,
}

/// DL-375…379: the scenarios in their order, the first also with a room at the entrance.
pub const SCENARIOS: [Scenario; 5] = [
    Scenario {
        id: "1",
        party: [Adventurer::WarriorA, Adventurer::WarriorB, Adventurer::PriestA],
        creatures: &[Creature::Troll, Creature::Goblin],
        traps: &[Trap::RollingStone],
        food: 1,
        gold: 0,
        room: None,
        solution: &[
            "lay rolling-stone",
            "send troll",
            "ready",
            "attack troll",
            "send goblin",
            "ready",
            "attack goblin",
        ],
        lost: 1,
    },
    Scenario {
        id: "2",
        party: [Adventurer::WarriorB, Adventurer::ThiefC, Adventurer::ThiefB],
        creatures: &[Creature::Witch, Creature::Ghost],
        traps: &[Trap::PoisonedMeal],
        food: 1,
        gold: 0,
        room: None,
        solution: &[
            "send ghost",
            "send witch",
            "ready",
            "attack ghost 2",
            "attack witch",
            "lay poisoned-meal",
            "ready",
        ],
        lost: 1,
    },
    Scenario {
        id: "3",
        party: [Adventurer::WarriorC, Adventurer::PriestC, Adventurer::ThiefD],
        creatures: &[Creature::Vampire],
        traps: &[Trap::CursedRing, Trap::Pendulum],
        food: 0,
        gold: 1,
        room: None,
        solution: &[
            "lay cursed-ring",
            "send vampire",
            "ready",
            "attack vampire sip 3",
            "send vampire",
            "ready",
            "attack vampire sip 3",
            "lay pendulum",
            "send vampire",
            "ready",
            "attack vampire 1",
        ],
        lost: 1,
    },
    Scenario {
        id: "4",
        party: [Adventurer::PriestB, Adventurer::ThiefA, Adventurer::PriestD],
        creatures: &[Creature::Slime],
        traps: &[Trap::WallOfFire, Trap::AntiMagicDart],
        food: 0,
        gold: 0,
        room: None,
        solution: &[
            "lay wall-of-fire",
            "ready",
            "lay anti-magic-dart",
            "send slime",
            "ready",
            "target 1",
            "attack slime",
        ],
        lost: 1,
    },
    Scenario {
        id: "room",
        party: [Adventurer::WarriorA, Adventurer::WarriorB, Adventurer::PriestA],
        creatures: &[Creature::Troll, Creature::Goblin],
        traps: &[Trap::RollingStone],
        food: 1,
        gold: 1,
        room: Some(Room::Hatchery),
        solution: &[
            "lay rolling-stone",
            "send troll",
            "send goblin",
            "ready",
            "attack troll fed",
            "attack goblin",
        ],
        lost: 0,
    },
];

/// The scenario with this name.
pub fn scenario(id: &str) -> Option<&'static Scenario> {
    SCENARIOS.iter().find(|one| one.id == id)
}

/// The set battle for one player: nobody comes to the other dungeon.
pub fn alone(scenario: &Scenario) -> (Lords, State) {
    let setup = Setup::new(Lords::facts().min_seats).with("training", scenario.id);
    let game = Lords::new(&setup).expect("every scenario is a value of the option");
    // Nothing of the training ground is left to luck.
    let mut state = game.start(&mut Quick::new(0), &mut Silent);
    for other in state.players.iter_mut().skip(1) {
        *other = Player::default();
    }
    (game, state)
}

/// Everybody gets the same set battle in a dungeon of their own.
pub(crate) fn lay_out(game: &Lords, state: &mut State) {
    let Some(scenario) = game.agreed.training else { return };
    state.paladin = Paladin::Out;
    state.cards = Default::default();
    state.first = Seat::FIRST;
    let mut dungeon = Dungeon::default();
    if let Some(room) = scenario.room {
        dungeon.tunnels = dungeon.tunnels.minus(Cells::only(Cell::ENTRANCE));
        dungeon.rooms.put(room, Cell::ENTRANCE);
    }
    for player in &mut state.players {
        *player = Player {
            food: scenario.food,
            gold: scenario.gold,
            dungeon,
            up: scenario.creatures.iter().copied().collect(),
            traps: scenario.traps.iter().copied().collect(),
            party: scenario.party.into_iter().map(Member::new).collect(),
            ..Player::default()
        };
    }
}
