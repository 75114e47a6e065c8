//! The count of everything in the box.

use crate::Lords;
use crate::components::{Adventurer, Class, Creature, Room, Trap};
use crate::state::{Adventurers, Creatures, Rooms, State, Traps};
use undercroft_core::Gate;

/// DL-015: nothing appears, nothing vanishes.
pub(crate) fn conserved(game: &Lords, state: &State, gate: &mut Gate) {
    if game.agreed.training.is_some() {
        return;
    }
    creatures_conserved(game, state, gate);
    adventurers_conserved(game, state, gate);
    let mut rooms: Rooms = state.room_stack.iter().chain(&state.shop).copied().collect();
    rooms.pour(&state.rooms_gone);
    let mut traps: Traps = state.trap_deck.iter().copied().collect();
    traps.pour(&state.traps_seen);
    for player in &state.players {
        player.dungeon.rooms.iter().for_each(|(room, _)| rooms.add(room));
        traps.pour(&player.traps);
        traps.pour(&player.buried);
        player.plan.traps.iter().for_each(|trap| traps.add(*trap));
    }
    for room in &Room::ALL {
        count(room.id(), rooms.count(*room), 1, gate);
    }
    for trap in &Trap::ALL {
        count(trap.id(), traps.count(*trap), game.components.traps[trap.place()].copies, gate);
    }
    for (year, cards) in [1_u8, 2].into_iter().zip(&state.cards) {
        let wanted = if year < state.year { 0 } else { 4 };
        count(&format!("combat cards of year {year}"), cards.len() as u8, wanted, gate);
        for (place, card) in cards.iter().enumerate() {
            if cards[..place].contains(card) || game.components.card(*card).year != year {
                gate.wrong(format!("{card} cannot lie there among the combat cards of year {year}"));
            }
        }
    }
}

fn creatures_conserved(game: &Lords, state: &State, gate: &mut Gate) {
    let mut all: Creatures = state.creature_stack.iter().copied().collect();
    all.pour(&state.tavern);
    all.pour(&state.creatures_gone);
    for player in &state.players {
        all.pour(&player.up);
        all.pour(&player.down);
        all.pour(&player.plan.sent);
    }
    for creature in &Creature::ALL {
        let copies = game.components.creature(*creature).copies;
        count(creature.id(), all.count(*creature), copies[0] + copies[1], gate);
    }
}

fn adventurers_conserved(game: &Lords, state: &State, gate: &mut Gate) {
    let stacks = state.adventurer_stacks.iter().flatten();
    let mut all: Adventurers = stacks.chain(&state.forecast).chain(&state.arriving).copied().collect();
    all.pour(&state.adventurers_gone);
    for player in &state.players {
        player.prison.iter().for_each(|who| all.add(*who));
        player.party.iter().for_each(|member| all.add(member.who));
    }
    for who in &Adventurer::ALL {
        let spec = game.components.adventurer(*who);
        match spec.class {
            Class::Warrior | Class::Thief | Class::Priest | Class::Wizard => {
                count(who.id(), all.count(*who), spec.copies, gate);
            }
            // Every dungeon may have an illusion of its own.
            Class::Illusion => {}
            Class::Paladin => {
                let there = all.count(*who);
                gate.need(there <= 1, || format!("{who} is there {there} times"));
            }
        }
    }
}

fn count(what: &str, found: u8, wanted: u8, gate: &mut Gate) {
    gate.need(found == wanted, || format!("{what}: there are {found}, the box has {wanted}"));
}
