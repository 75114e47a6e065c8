//! Which orders fit what a dungeon lacks.

use super::building;
use super::steward::Mind;
use undercroft_lords::components::{EventTile, Order, Season};

/// What the orders already given will bring before the later ones are carried out.
struct Expected {
    food: f32,
    gold: f32,
    imps: f32,
}

impl Expected {
    fn of(mind: &Mind<'_>) -> Expected {
        let player = mind.player;
        let given = |order| player.chosen.contains(&order);
        let gold = if given(Order::Mine) { f32::from(player.imps.min(2)) } else { 0.0 };
        Expected {
            food: f32::from(player.food) + if given(Order::Food) { 2.5 } else { 0.0 },
            gold: f32::from(player.gold) + gold,
            imps: f32::from(player.imps) - if given(Order::Dig) { 2.0 } else { 0.0 },
        }
    }
}

/// How far the year has come: 0 in winter, 3 in autumn.
fn passed(season: Season) -> f32 {
    match season {
        Season::Winter => 0.0,
        Season::Spring => 1.0,
        Season::Summer => 2.0,
        Season::Autumn => 3.0,
    }
}

/// Gold that taxes will still take this year, as far as anybody can know.
pub fn taxes(mind: &Mind<'_>) -> f32 {
    let state = mind.state;
    let now = EventTile::place_of(state.season);
    let shown = usize::from(state.events_shown);
    let place = state.event_tiles[..shown].iter().position(|tile| *tile == EventTile::Taxes);
    let over = place.is_some_and(|place| now.is_some_and(|now| place < now));
    if over { 0.0 } else { f32::from(mind.player.dungeon.tiles().len().div_ceil(2)) }
}

/// What an order is worth now.
pub fn worth(mind: &Mind<'_>, order: Order) -> f32 {
    const USELESS: f32 = -1.0;
    let (player, state, habits) = (mind.player, mind.state, mind.habits);
    let expected = Expected::of(mind);
    let passed = passed(state.season);
    let late = if state.year == 2 { passed } else { 0.0 };
    match order {
        Order::Food => {
            let missing = habits.food_enough - f32::from(player.food);
            habits.food_missing * missing - habits.food_late * late + building::more_evil(mind, 1)
        }
        Order::Reputation => habits.reputation - habits.reputation_evil * building::evil(mind),
        Order::Dig if player.imps < 2 => USELESS,
        Order::Dig => {
            let missing = habits.tiles_enough - f32::from(player.dungeon.unconquered().len());
            habits.tiles_missing * missing - habits.dig_late * late
        }
        Order::Mine => {
            let miners = expected.imps.min(f32::from(player.dungeon.minable().len())).min(3.0);
            let missing = habits.gold_enough + taxes(mind) - f32::from(player.gold);
            if miners < 1.0 {
                return USELESS;
            }
            habits.gold_missing * miners * missing.clamp(-1.0, 4.0) - habits.mine_late * late
        }
        Order::Imps if expected.food < 1.0 => USELESS,
        Order::Imps => {
            let seasons = if state.year == 1 { 7.0 - passed } else { 3.0 - passed };
            let missing = habits.imps_enough - f32::from(player.imps);
            habits.imps_missing * missing + habits.imps_seasons * (seasons - 3.0)
        }
        Order::Traps if expected.gold < 1.0 => USELESS,
        Order::Traps => {
            let held = f32::from(player.traps.total());
            habits.traps - habits.traps_held * held + habits.traps_late * passed
        }
        Order::Hire => {
            let offers =
                state.tavern.kinds().map(|one| building::hiring(mind, one, expected.food, expected.gold));
            offers.fold(USELESS, f32::max)
        }
        Order::Room => {
            let zone = |room| mind.game.components().room(room).zone;
            let fits = state.shop.iter().any(|room| !player.dungeon.room_squares(zone(*room)).is_empty());
            if fits && expected.gold >= 1.0 { habits.room } else { USELESS }
        }
    }
}
