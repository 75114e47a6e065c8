//! What a steward notices while building: stores, debts to come, the dungeon, the party at the stairs, the others.

use super::lessons::{Noticed, SHARED};
use super::orders;
use super::steward::Mind;
use undercroft_core::Seat;
use undercroft_lords::Move;
use undercroft_lords::components::{Cost, Creature, EventTile, Order, Season};
use undercroft_lords::state::{Occupant, Paladin, Player};

/// Everything about the situation as a whole.
pub fn shared(mind: &Mind<'_>) -> Noticed {
    let (player, state, parts) = (mind.player, mind.state, mind.game.components());
    let dungeon = &player.dungeon;
    let mut noticed = [0.0; super::lessons::NOTICED];
    let number = |count: u8| f32::from(count);
    let flag = |is: bool| f32::from(u8::from(is));
    let short = |wanted: f32, has: f32| (wanted - has).max(0.0);
    let given = player.chosen.len();
    let mut next = 0;
    let mut note = |value: f32| {
        noticed[next] = value;
        next += 1;
    };
    note(1.0);
    note(flag(given == 1));
    note(flag(given == 2));
    for order in &Order::ALL {
        note(flag(player.chosen.contains(order)));
    }
    note(number(player.food) / 5.0);
    note(number(player.gold) / 5.0);
    note(number(player.free_imps()) / 5.0);
    note(number(player.imps) / 6.0);
    let paladin = parts.evilometer.paladin;
    note(number(player.evil) / 10.0);
    note(number((player.evil + 2).saturating_sub(paladin)) / 3.0);
    note(number(dungeon.unconquered().len()) / 10.0);
    note(number(dungeon.minable().len()) / 4.0);
    note(number(player.traps.total()) / 3.0);
    note(number(player.monsters()) / 3.0);
    note(strength(mind, player) / 10.0);
    note(dungeon.working_rooms().count() as f32 / 3.0);
    let season = match state.season {
        Season::Winter => 0.0,
        Season::Spring => 1.0,
        Season::Summer => 2.0,
        Season::Autumn => 3.0,
    } / 3.0;
    let second = flag(state.year == 2);
    note(second);
    note(season);
    note(second * season);
    note(flag(state.season == Season::Autumn));
    let (taxes_now, taxes_later) = due(mind, EventTile::Taxes);
    let (wages_now, wages_later) = due(mind, EventTile::PayDay);
    let tax = orders::taxes(mind);
    note(flag(taxes_now) * short(tax, number(player.gold)) / 4.0);
    note(flag(taxes_later) * short(tax, number(player.gold)) / 4.0);
    note(flag(taxes_now));
    let wages = wages(mind, player);
    note(flag(wages_now) * short(number(wages.food), number(player.food)) / 3.0);
    note(flag(wages_later) * short(number(wages.food), number(player.food)) / 3.0);
    note(flag(wages_now || wages_later) * number(wages.evil) / 4.0);
    let party = || player.party.iter().map(|one| parts.adventurer(one.who));
    note(party().map(|one| number(one.hit_points)).sum::<f32>() / 12.0);
    note(player.party.len() as f32 / 3.0);
    note(party().map(|one| number(one.trap)).sum::<f32>() / 3.0);
    note(party().map(|one| number(one.heal)).sum::<f32>() / 3.0);
    note(party().map(|one| number(one.magic)).sum::<f32>() / 3.0);
    note(flag(state.shop.iter().any(|room| !dungeon.room_squares(parts.room(*room).zone).is_empty())));
    note(best_offer(mind) / 4.0);
    note(number(state.turn_of(mind.seat)) / 3.0);
    note(flag(state.seats() == 2));
    note(match state.paladin {
        Paladin::With(host) if host == mind.seat => 1.0,
        Paladin::With(_) => -1.0,
        Paladin::Tent | Paladin::Out => 0.0,
    });
    note(lead_in_evil(mind) / 3.0);
    debug_assert!(next <= SHARED);
    noticed
}

/// What is noticed about one move besides what rules of thumb say.
pub fn own(mind: &Mind<'_>, mv: Move, own: &mut [f32]) {
    let (player, parts) = (mind.player, mind.game.components());
    match mv {
        Move::Order(order) => {
            own[1] = crowd(mind, order) / 3.0;
            own[2] = mind.state.board[order.place()].iter().filter(|one| **one != Occupant::Free).count()
                as f32
                / 2.0;
        }
        Move::Hire(creature) => {
            let cost = parts.creature(creature).cost;
            let left = f32::from(player.food) - f32::from(cost.food);
            let wages = wages(mind, player);
            let (now, later) = due(mind, EventTile::PayDay);
            own[1] = left / 4.0;
            own[2] =
                if now || later { (f32::from(wages.food + cost.food) - left).max(0.0) / 3.0 } else { 0.0 };
            let evil =
                f32::from(player.evil + cost.evil) + if now || later { f32::from(cost.evil) } else { 0.0 };
            own[3] = (evil - f32::from(parts.evilometer.paladin) + 1.0).max(0.0) / 3.0;
            own[4] = f32::from(player.owned(creature)) / 2.0;
        }
        Move::Build(room, cell) => {
            let depth = f32::from(cell.row()) + (f32::from(cell.column()) - 2.0).abs();
            own[1] = depth / 4.0;
            own[2] = f32::from(parts.room(room).year) - 1.0;
        }
        Move::Dig(cell) => {
            let mut dungeon = player.dungeon;
            let before = dungeon.diggable().len();
            dungeon.tunnels.insert(cell);
            own[1] = (f32::from(dungeon.diggable().len()) - f32::from(before)) / 3.0;
            own[2] = f32::from(dungeon.minable().len()) / 4.0;
            own[3] = f32::from(dungeon.tiles().len() % 2);
        }
        Move::Pay(creature) | Move::Release(creature) => {
            own[1] = f32::from(player.down.has(creature));
        }
        _ => {}
    }
}

/// Does this event come at the end of the round, or later in the year as far as anybody can know?
fn due(mind: &Mind<'_>, event: EventTile) -> (bool, bool) {
    let state = mind.state;
    let now = EventTile::place_of(state.season);
    let shown = usize::from(state.events_shown);
    match state.event_tiles[..shown].iter().position(|tile| *tile == event) {
        Some(place) => (now == Some(place), now.is_none_or(|now| place > now)),
        None => (false, true),
    }
}

/// What all creatures together ask for on Pay Day.
fn wages(mind: &Mind<'_>, player: &Player) -> Cost {
    let mut sum = Cost::default();
    for creature in &Creature::ALL {
        for _ in 0..player.owned(*creature) {
            sum = sum.and(mind.game.components().creature(*creature).cost);
        }
    }
    sum
}

/// The damage of all creatures together.
fn strength(mind: &Mind<'_>, player: &Player) -> f32 {
    let damage = |one: &Creature| player.owned(*one) * mind.game.components().creature(*one).damage;
    Creature::ALL.iter().map(|one| f32::from(damage(one))).sum()
}

/// The strongest creature on offer that can be paid.
fn best_offer(mind: &Mind<'_>) -> f32 {
    let (player, parts) = (mind.player, mind.game.components());
    let payable = |cost: Cost| {
        player.food >= cost.food
            && player.gold >= cost.gold
            && player.traps.total() >= cost.traps
            && player.monsters() >= cost.monsters
    };
    let offers = mind.state.tavern.kinds().filter(|one| payable(parts.creature(*one).cost));
    offers.map(|one| mind.rank(one) * 2.0).fold(0.0, f32::max)
}

/// How many others could give this order too.
fn crowd(mind: &Mind<'_>, order: Order) -> f32 {
    let others = Seat::all(mind.state.seats()).filter(|seat| *seat != mind.seat);
    others.filter(|seat| !mind.state.player(*seat).inaccessible.contains(order)).count() as f32
}

/// How much more evil than the most evil of the others.
fn lead_in_evil(mind: &Mind<'_>) -> f32 {
    let others = Seat::all(mind.state.seats()).filter(|seat| *seat != mind.seat);
    let most = others.map(|seat| mind.state.player(seat).evil).max().unwrap_or(0);
    (f32::from(mind.player.evil) - f32::from(most)).clamp(-4.0, 4.0)
}
