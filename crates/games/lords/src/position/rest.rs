//! The short form: what a description leaves out lies on the stacks, in an order that follows from the text.

use crate::Lords;
use crate::components::{Adventurer, Card, Class, Creature, Room, Special, Trap};
use crate::state::{Adventurers, Creatures, Dummy, List, Rooms, State, Traps};
use undercroft_core::{Chance, Quick};

/// Puts what is nowhere to be found on those stacks that are empty.
pub(super) fn lies_on_the_stacks(game: &Lords, state: &mut State, text: &str) {
    if game.agreed.training.is_some() || !matches!(state.year, 1 | 2) {
        return;
    }
    let seed = text.bytes().fold(0u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
    let mut luck = Quick::new(seed);
    if state.dummies.is_empty() {
        state.dummies = (state.seats()..4).map(|_| Dummy::default()).collect();
    }
    creatures(game, state, &mut luck);
    rooms(game, state, &mut luck);
    adventurers(game, state, &mut luck);
    traps(game, state, &mut luck);
    for year in state.year..=2 {
        let cards = &mut state.cards[usize::from(year - 1)];
        if cards.is_empty() {
            let mut all: Vec<Card> = game.components.cards_of(year).collect();
            luck.shuffle(&mut all);
            *cards = all.into_iter().take(4).collect();
        }
    }
    if game.agreed.special_events && state.specials.is_empty() {
        let mut all = Special::ALL;
        luck.shuffle(&mut all);
        state.specials = all.into_iter().take(2).collect();
    }
}

fn creatures(game: &Lords, state: &mut State, luck: &mut Quick) {
    if !state.creature_stack.is_empty() {
        return;
    }
    let mut found: Creatures = state.tavern;
    found.pour(&state.creatures_gone);
    for player in &state.players {
        found.pour(&player.up);
        found.pour(&player.down);
        found.pour(&player.plan.sent);
    }
    let (mut below, mut above) = (Vec::new(), Vec::new());
    for creature in Creature::ALL {
        let [first, second] = game.components.creature(creature).copies;
        let left = (first + second).saturating_sub(found.count(creature));
        // In the first year nothing of the second has been seen yet.
        let later = if state.year == 1 { left.min(second) } else { left };
        below.extend(std::iter::repeat_n(creature, later.into()));
        above.extend(std::iter::repeat_n(creature, (left - later).into()));
    }
    luck.shuffle(&mut below);
    luck.shuffle(&mut above);
    state.creature_stack = below.into_iter().chain(above).take(24).collect();
}

fn rooms(game: &Lords, state: &mut State, luck: &mut Quick) {
    if !state.room_stack.is_empty() {
        return;
    }
    let mut found: Rooms = state.shop.iter().copied().collect();
    found.pour(&state.rooms_gone);
    for player in &state.players {
        player.dungeon.rooms.iter().for_each(|(room, _)| found.add(room));
    }
    let left = Room::ALL.into_iter().filter(|room| !found.has(*room));
    let (mut below, mut above): (Vec<Room>, Vec<Room>) =
        left.partition(|room| game.components.room(*room).year == 2);
    luck.shuffle(&mut below);
    luck.shuffle(&mut above);
    // In the second year the rooms of the first that nobody took are gone.
    if state.year == 2 {
        above.drain(..).for_each(|room| state.rooms_gone.add(room));
    }
    state.room_stack = below.into_iter().chain(above).collect();
}

fn adventurers(game: &Lords, state: &mut State, luck: &mut Quick) {
    let mut found: Adventurers = state.forecast.iter().chain(&state.arriving).copied().collect();
    found.pour(&state.adventurers_gone);
    for stack in &state.adventurer_stacks {
        stack.iter().for_each(|who| found.add(*who));
    }
    for player in &state.players {
        player.prison.iter().for_each(|who| found.add(*who));
        player.party.iter().for_each(|member| found.add(member.who));
    }
    for year in [1, 2_u8] {
        if !state.adventurer_stacks[usize::from(year - 1)].is_empty() {
            continue;
        }
        let mut left = Vec::new();
        for who in Adventurer::ALL {
            let spec = game.components.adventurer(who);
            if spec.year == year && !matches!(spec.class, Class::Paladin | Class::Illusion) {
                left.extend(std::iter::repeat_n(who, spec.copies.saturating_sub(found.count(who)).into()));
            }
        }
        luck.shuffle(&mut left);
        // Those of the first year who never came are gone in the second.
        if year < state.year {
            left.drain(..).for_each(|who| state.adventurers_gone.add(who));
        }
        state.adventurer_stacks[usize::from(year - 1)] = left.into_iter().take(16).collect::<List<_, 16>>();
    }
}

fn traps(game: &Lords, state: &mut State, luck: &mut Quick) {
    if !state.trap_deck.is_empty() {
        return;
    }
    let mut found: Traps = state.traps_seen;
    for player in &state.players {
        found.pour(&player.traps);
        found.pour(&player.buried);
        player.plan.traps.iter().for_each(|trap| found.add(*trap));
    }
    let mut left = Vec::new();
    for trap in Trap::ALL {
        let copies = game.components.traps[trap.place()].copies;
        left.extend(std::iter::repeat_n(trap, copies.saturating_sub(found.count(trap)).into()));
    }
    luck.shuffle(&mut left);
    state.trap_deck = left.into_iter().take(27).collect();
}
