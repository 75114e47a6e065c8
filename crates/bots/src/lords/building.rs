//! What to do with a space of the board: worth it or not, where to dig, whom to hire, what to build.

use super::orders;
use super::steward::Mind;
use undercroft_lords::Move;
use undercroft_lords::components::{Cost, Creature, Order, Room, RoomEffect, RoomUse};
use undercroft_lords::state::{Cell, Phase};

/// What the place on the Evilometer is worth: nothing or less.
pub fn evil(mind: &Mind<'_>) -> f32 {
    evil_at(mind, mind.player.evil)
}

/// What it is worth to stand `more` spaces higher.
pub fn more_evil(mind: &Mind<'_>, more: u8) -> f32 {
    evil_at(mind, mind.player.evil.saturating_add(more)) - evil(mind)
}

/// The more evil, the stronger the visitors, and in the end the paladin himself.
fn evil_at(mind: &Mind<'_>, space: u8) -> f32 {
    let habits = mind.habits;
    let (space, paladin) = (f32::from(space), f32::from(mind.game.components().evilometer.paladin));
    let feared = if space >= paladin { habits.evil_paladin } else { 0.0 };
    -habits.evil * space - feared - habits.evil_near * (space - paladin + 2.0).max(0.0)
}

/// A creature for its price, with this much food and gold at hand.
pub fn hiring(mind: &Mind<'_>, creature: Creature, food: f32, gold: f32) -> f32 {
    let player = mind.player;
    let cost = mind.game.components().creature(creature).cost;
    let poor = food < f32::from(cost.food) || gold < f32::from(cost.gold);
    if poor || player.traps.total() < cost.traps || player.monsters() < cost.monsters {
        return -1.0;
    }
    let crowd = mind.habits.hire_crowd * f32::from(player.monsters());
    mind.habits.hire + mind.rank(creature) - crowd + price(mind, cost)
}

fn price(mind: &Mind<'_>, cost: Cost) -> f32 {
    let habits = mind.habits;
    let (gold, has) = (f32::from(cost.gold), f32::from(mind.player.gold));
    let owed = (orders::taxes(mind) - (has - gold)).clamp(0.0, gold);
    more_evil(mind, cost.evil)
        - habits.price_food * f32::from(cost.food)
        - habits.price_gold * gold
        - habits.price_taxes * owed
        - habits.price_imps * f32::from(cost.imps)
        - habits.price_traps * f32::from(cost.traps)
        - habits.price_monsters * f32::from(cost.monsters)
}

/// A choice on a space of the board; to pass is worth nothing.
pub fn worth(mind: &Mind<'_>, mv: Move) -> f32 {
    let player = mind.player;
    match mv {
        Move::Use => plain_space(mind),
        Move::Dig(cell) => dig(mind, cell),
        Move::Mine(imps) => f32::from(imps),
        Move::Hire(creature) => {
            mind.habits.gain_use + hiring(mind, creature, f32::from(player.food), f32::from(player.gold))
        }
        Move::Build(room, cell) => build(mind, room, cell),
        // Workers would only idle.
        Move::Produce(room) => match &mind.game.components().room(room).purpose {
            RoomUse::Production { cost, .. } => 1.0 + price(mind, *cost),
            RoomUse::Effect(_) => 0.0,
        },
        _ => 0.0,
    }
}

fn plain_space(mind: &Mind<'_>) -> f32 {
    let Phase::Actions(step) = mind.state.phase else { return 1.0 };
    let Some(order) = Order::ALL.get(usize::from(step / 3)) else { return 1.0 };
    let spec = mind.game.components().space(*order, order.spaces()[usize::from(step % 3)]);
    let (gain, habits) = (&spec.gain, mind.habits);
    let goodness = mind.player.evil.min(gain.goodness);
    price(mind, spec.cost)
        + habits.gain_food * f32::from(gain.food)
        + habits.gain_gold * f32::from(gain.gold)
        + habits.gain_imps * f32::from(gain.imps)
        + habits.gain_traps * f32::from(gain.traps)
        + habits.gain_goodness * f32::from(goodness)
        + if gain.spy { habits.gain_spy } else { 0.0 }
        + habits.gain_use
}

/// Long tunnels leave room for more, and what lies far from the stairs is safe.
fn dig(mind: &Mind<'_>, cell: Cell) -> f32 {
    let mut dungeon = mind.player.dungeon;
    let room = mind.habits.dig_most - f32::from(dungeon.unconquered().len());
    dungeon.tunnels.insert(cell);
    let open = f32::from(dungeon.diggable().len());
    mind.habits.dig_open * open + mind.habits.dig_depth * f32::from(cell.row()) + 0.3 * room.clamp(-5.0, 1.0)
}

fn build(mind: &Mind<'_>, room: Room, cell: Cell) -> f32 {
    let habits = mind.habits;
    let depth = f32::from(cell.row()) + (f32::from(cell.column()) - 2.0).abs();
    let useful = match &mind.game.components().room(room).purpose {
        RoomUse::Production { .. } => habits.room_production,
        RoomUse::Effect(RoomEffect::Points { creatures, points }) => {
            creatures.iter().map(|one| f32::from(mind.player.owned(*one) * points)).sum()
        }
        RoomUse::Effect(
            RoomEffect::Stronger { .. } | RoomEffect::Labyrinth | RoomEffect::AntiMagic | RoomEffect::Fame,
        ) => habits.room_effect,
    };
    habits.room + useful + habits.room_depth * depth
}
