//! Rules of thumb for combat: throw in what hurts most now, and nothing where fatigue is enough.

use super::steward::Mind;
use arrayvec::ArrayVec;
use undercroft_lords::Move;
use undercroft_lords::components::{Class, Creature, RoomEffect, RoomUse, Trap};
use undercroft_lords::moves::Mode;

/// Fatigue of a card nobody has seen.
const FATIGUE: u8 = 2;

/// A decision in combat.
pub fn worth(mind: &Mind<'_>, mv: Move) -> f32 {
    let (player, habits) = (mind.player, mind.habits);
    let class = |who| mind.game.components().adventurer(who).class;
    match mv {
        Move::Tile(cell) => player.dungeon.room_at(cell).map_or(0.0, |_| habits.defend_room),
        Move::Ready => ready(mind),
        Move::Lay(trap) => habits.lay + laying(mind, trap),
        Move::Send(creature) => habits.send + sending(mind, creature),
        Move::First(trap) => habits.traps_rank[trap.place()],
        Move::Target(place) => target(mind, usize::from(place) - 1, 1),
        Move::Attack(creature, mode, place) => attack(mind, creature, mode, place),
        Move::Free(who) => {
            if class(who) == Class::Paladin {
                0.0
            } else {
                1.0
            }
        }
        _ => 0.0,
    }
}

/// Hit points left of each adventurer, front first.
fn lives(mind: &Mind<'_>) -> ArrayVec<u8, 8> {
    let life = |who| mind.game.components().adventurer(who).hit_points;
    let party = mind.player.party.iter();
    party.map(|one| (life(one.who) + one.extra).saturating_sub(one.damage + one.poison)).collect()
}

/// To send no more: right where fatigue alone does it, wrong where there is more to send.
fn ready(mind: &Mind<'_>) -> f32 {
    let left: u8 = lives(mind).iter().sum();
    if left <= FATIGUE { 9.0 } else { mind.habits.keep }
}

/// Blows are worth what they take, and more if they fell somebody.
fn blow(mind: &Mind<'_>, life: u8, damage: u8) -> f32 {
    let captured = damage >= life && life > 0;
    f32::from(damage.min(life)) + if captured { mind.habits.capture } else { 0.0 }
}

/// DL-236…239: what a trap does after thieves have taken their part.
fn laying(mind: &Mind<'_>, trap: Trap) -> f32 {
    let parts = mind.game.components();
    let side = parts.trap(trap, mind.state.year);
    let effect = &side.effect;
    let lives = lives(mind);
    let mut symbols: u8 = mind.player.party.iter().map(|one| parts.adventurer(one.who).trap).sum();
    let mut sum = if effect.hold { mind.habits.hold } else { 0.0 };
    for (place, life) in lives.iter().enumerate() {
        let lethal = if effect.lethal { *life } else { 0 };
        let front =
            if place == 0 { effect.first + lethal + effect.any + effect.poison } else { effect.others };
        let second = if place == 1 { effect.second } else { 0 };
        let back = if place + 1 == lives.len() { effect.last } else { 0 };
        let block = front + second + back + effect.each;
        let less = symbols.min(block);
        symbols -= less;
        sum += blow(mind, *life, block - less);
    }
    sum - mind.habits.lay_cost * f32::from(side.cost.gold + side.cost.food + 2 * side.cost.imps)
}

fn sending(mind: &Mind<'_>, creature: Creature) -> f32 {
    let lives = lives(mind);
    let damage = mind.game.components().creature(creature).damage;
    let first = blow(mind, lives.first().copied().unwrap_or(0), damage);
    match creature {
        Creature::Slime | Creature::Dragon => lives.iter().map(|life| blow(mind, *life, damage)).sum(),
        Creature::Ghost => {
            if lives.len() > 1 {
                mind.habits.ghost
            } else {
                -2.0
            }
        }
        Creature::Vampire | Creature::Golem => mind.habits.stands + first,
        Creature::Goblin | Creature::Troll | Creature::Witch | Creature::Demon => first,
    }
}

fn target(mind: &Mind<'_>, place: usize, damage: u8) -> f32 {
    let Some(life) = lives(mind).get(place).copied() else { return 0.0 };
    let class = mind.player.party.get(place).map(|one| mind.game.components().adventurer(one.who).class);
    let bonus = match class {
        Some(Class::Priest | Class::Wizard) => 0.4,
        Some(Class::Thief | Class::Paladin) => 0.2,
        Some(Class::Warrior | Class::Illusion) | None => 0.0,
    };
    blow(mind, life, damage) + bonus
}

fn attack(mind: &Mind<'_>, creature: Creature, mode: Mode, place: u8) -> f32 {
    let spec = mind.game.components().creature(creature);
    let more = room_bonus(mind, creature);
    let damage = more + if mode == Mode::Plain { spec.damage } else { spec.other };
    let after = match (creature, mode) {
        (Creature::Golem, _) | (Creature::Vampire, Mode::Sip) => mind.habits.stands,
        (Creature::Troll, Mode::Fed) => mind.habits.fed,
        // A ghost strikes from behind: it goes before those who strike the first.
        (Creature::Ghost, _) => 0.3,
        _ => 0.0,
    };
    let lives = lives(mind);
    let dealt = match (mode, creature) {
        (Mode::Hold, _) => mind.habits.hold,
        (Mode::Split, _) => 1.5,
        (_, Creature::Slime | Creature::Dragon) => lives.iter().map(|life| blow(mind, *life, damage)).sum(),
        _ if place > 0 => target(mind, usize::from(place) - 1, damage),
        _ => blow(mind, lives.first().copied().unwrap_or(0), damage),
    };
    dealt + after
}

/// DL-360, 361: damage that the room of the battle adds.
pub fn room_bonus(mind: &Mind<'_>, creature: Creature) -> u8 {
    let player = mind.player;
    let room = player.plan.tile.and_then(|cell| player.dungeon.room_at(cell));
    match room.map(|room| &mind.game.components().room(room).purpose) {
        Some(RoomUse::Effect(RoomEffect::Stronger { creatures, damage }))
            if creatures.contains(&creature) =>
        {
            *damage
        }
        Some(RoomUse::Effect(_) | RoomUse::Production { .. }) | None => 0,
    }
}
