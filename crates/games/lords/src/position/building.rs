//! What play has brought about by this point of the year: orders and minions, workers, events, and who may be there at all.

use crate::Lords;
use crate::components::{Adventurer, Creature, Order, Season};
use crate::state::{Occupant, Paladin, Phase, Player, State};
use undercroft_core::{Gate, Seat};

/// Everything about the building season that play cannot lead to.
pub(super) fn check(game: &Lords, state: &State, gate: &mut Gate) {
    for seat in Seat::all(state.seats()) {
        let before = gate.count();
        orders(state, seat, gate);
        workers(state, state.player(seat), gate);
        gate.about(before, &format!("player {seat}"));
    }
    if game.agreed.training.is_none() {
        events(state, gate);
        of_this_year(game, state, gate);
        paladin(game, state, gate);
    }
}

/// DL-063, 065: three different orders, none of them closed; DL-067…: a minion stands only where an order was given.
fn orders(state: &State, seat: Seat, gate: &mut Gate) {
    let player = state.player(seat);
    for order in &player.chosen {
        let times = player.chosen.iter().filter(|other| *other == order).count();
        gate.need(times == 1, || {
            let times = if times == 2 { "twice".to_owned() } else { format!("{times} times") };
            format!("the order {order} is given {times} (DL-063)")
        });
        let closed = player.inaccessible.contains(*order);
        gate.need(!closed || after_recall(state), || {
            format!("the order {order} is given, but it is closed this season (DL-065)")
        });
    }
    let waits = player.waiting.iter().find(|order| !player.chosen.contains(order));
    gate.need(waits.is_none(), || {
        let order = waits.map_or("", Order::id);
        format!("a minion waits on the order {order}, which was not given (DL-069)")
    });
    let mut minions = 0;
    for (order, spaces) in Order::ALL.iter().zip(&state.board) {
        let here = spaces.iter().filter(|space| **space == Occupant::Player(seat)).count();
        minions += here;
        gate.need(here <= 1, || format!("{here} minions stand on {order}; each order has one (DL-067)"));
        let given = player.chosen.contains(order) || !matches!(state.phase, Phase::Actions(_));
        gate.need(here == 0 || given, || {
            format!("a minion stands on {order}, which was not ordered (DL-067)")
        });
    }
    gate.need(minions <= 3, || format!("{minions} minions are on the board; a player has 3 (DL-067)"));
}

/// Has the order that comes back already been chosen, so that the others are closed for the next season?
fn after_recall(state: &State) -> bool {
    !matches!(state.phase, Phase::Orders | Phase::Actions(_) | Phase::Production(_))
}

/// Nobody works who is not there; DL-192: at the end of a round everybody comes home.
fn workers(state: &State, player: &Player, gate: &mut Gate) {
    let at_home = match state.phase {
        Phase::Draft | Phase::Orders | Phase::Planning(_) | Phase::Battle(_) | Phase::Over => true,
        Phase::Actions(_) | Phase::Production(_) | Phase::Recall(_) | Phase::Event(_) | Phase::Arrival(_) => {
            false
        }
    };
    // Whoever has worked may be gone before the round ends: a troll on Pay Day, up to half of the imps at their feast.
    let (imps, trolls) = match state.phase {
        Phase::Event(_) | Phase::Arrival(_) => {
            (player.imps.saturating_mul(2).saturating_add(1), player.busy_trolls)
        }
        _ => (player.imps, player.owned(Creature::Troll)),
    };
    for (who, busy, there) in [("imps", player.busy_imps, imps), ("trolls", player.busy_trolls, trolls)] {
        gate.need(busy <= there, || format!("{busy} {who} are at work, but there are only {there}"));
        gate.need(busy == 0 || !at_home, || {
            format!("{busy} {who} are at work, but nobody works now (DL-192)")
        });
    }
    for (room, _) in player.dungeon.rooms.iter() {
        let worked = player.worked.count(room);
        gate.need(worked <= 2, || {
            format!("the room {room} has worked {worked} times; twice is the most (DL-159)")
        });
    }
}

/// DL-056: the event of the coming season lies face up.
fn events(state: &State, gate: &mut Gate) {
    let shown = match (state.phase, state.season) {
        (Phase::Over, _) => return,
        (Phase::Draft, _) => 0,
        (_, Season::Winter) => 1,
        (_, Season::Spring) => 2,
        (_, Season::Summer | Season::Autumn) => 3,
    };
    gate.need(state.events_shown == shown, || {
        format!("{} event tiles lie face up; in {} it is {shown} (DL-056)", state.events_shown, state.season)
    });
}

/// DL-292…302: what belongs to the second year is not there in the first.
fn of_this_year(game: &Lords, state: &State, gate: &mut Gate) {
    if state.year != 1 {
        return;
    }
    let later = |who: &Adventurer| game.components.adventurer(*who).year == 2 && *who != Adventurer::Illusion;
    let met = state.players.iter().flat_map(|player| {
        player.prison.iter().copied().chain(player.party.iter().map(|member| member.who)).collect::<Vec<_>>()
    });
    let gone = Adventurer::ALL.into_iter().filter(|who| state.adventurers_gone.has(*who));
    let coming = state.arriving.iter().chain(&state.forecast).copied();
    for who in met.chain(gone).chain(coming).filter(later) {
        gate.wrong(format!("{who} comes in year 2 only (DL-294)"));
    }
    let built = state
        .players
        .iter()
        .flat_map(|player| player.dungeon.rooms.iter().map(|(room, _)| room).collect::<Vec<_>>());
    for room in built.chain(state.shop).filter(|room| game.components.room(*room).year == 2) {
        gate.wrong(format!("the room {room} comes in year 2 only (DL-294)"));
    }
}

/// DL-198…204: after every movement of a counter the paladin is with the most evil player on or above his space.
fn paladin(game: &Lords, state: &State, gate: &mut Gate) {
    let space = game.components.evilometer.paladin;
    let above = match state.paladin {
        Paladin::Out => return,
        Paladin::Tent => space,
        Paladin::With(host) if host.number() <= state.seats() => space.max(state.player(host).evil + 1),
        Paladin::With(_) => return,
    };
    for seat in Seat::all(state.seats()).filter(|seat| state.player(*seat).evil >= above) {
        gate.wrong(format!(
            "player {seat}: with evil {} the paladin would have come here (DL-199)",
            state.player(seat).evil
        ));
    }
}
