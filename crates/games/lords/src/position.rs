//! Positions as text, the gate that only possible ones pass, and the count of everything in the box.

use crate::bag::{Adventurers, Creatures, Rooms, Traps};
use crate::names::{Adventurer, Class, Creature, Named, Room, Trap};
use crate::site::{Cell, Cells};
use crate::state::{Ask, COMBAT_ROUNDS, Member, Occupant, Paladin, Phase, Player, State};
use crate::{FACTS, Lords};
use serde::Serialize;
use undercroft_core::{Game as _, PositionError, PositionFile, Setup};

#[derive(Serialize)]
struct Written<'a> {
    game: &'static str,
    setup: &'a Setup,
    position: &'a State,
}

/// Writes a position file.
pub(crate) fn write(game: &Lords, state: &State) -> String {
    let file = Written { game: FACTS.id, setup: game.setup(), position: state };
    // A state holds nothing that TOML lacks: no empty options in lists, no keys that are not words.
    toml::to_string(&file).expect("a state can be written as TOML")
}

/// Reads a position file.
pub(crate) fn read(text: &str) -> Result<(Lords, State), PositionError> {
    let file: PositionFile<State> = toml::from_str(text)?;
    if file.game != FACTS.id {
        return Err(PositionError::one(format!("this is a position of {}, not of {}", file.game, FACTS.id)));
    }
    let game = Lords::new(&file.setup).map_err(|error| PositionError(error.0))?;
    let reasons = impossible(&game, &file.position);
    if reasons.is_empty() { Ok((game, file.position)) } else { Err(PositionError(reasons)) }
}

/// Everything that makes the state impossible.
fn impossible(game: &Lords, state: &State) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut need = |fits: bool, reason: String| {
        if !fits {
            wrong.push(reason);
        }
    };
    let seats = game.seats();
    need(
        matches!(state.year, 1 | 2),
        format!("year {} does not exist; a game has years 1 and 2", state.year),
    );
    need(state.seats() == seats, format!("{} players are described, the table has {seats}", state.seats()));
    need(
        state.dummies.len() == usize::from(4 - seats),
        format!("a table of {seats} has {} dummy colours", 4 - seats),
    );
    let at_table = |seat: undercroft_core::Seat| seat.number() <= state.seats();
    need(at_table(state.first) && at_table(state.actor), "first and actor must sit at the table".to_owned());
    if let Paladin::With(seat) = state.paladin {
        need(at_table(seat), format!("the paladin is with seat {seat}, who is not at the table"));
    }
    let turn = match state.phase {
        Phase::Actions(step) => step.saturating_sub(24),
        Phase::Production(turn)
        | Phase::Recall(turn)
        | Phase::Event(turn)
        | Phase::Arrival(turn)
        | Phase::Planning(turn)
        | Phase::Battle(turn) => turn,
        Phase::Draft | Phase::Orders | Phase::Over => 0,
    };
    need(turn <= seats, format!("the phase has turns 0 to {seats}, not {turn}"));
    let training = game.agreed.training.is_some();
    need(training || state.combat_round <= COMBAT_ROUNDS, format!("combat has {COMBAT_ROUNDS} rounds"));
    need(
        state.cards_shown <= state.combat_round.max(COMBAT_ROUNDS),
        "too many combat cards are shown".to_owned(),
    );
    need(state.events_shown <= 3, "there are three event tiles".to_owned());
    let top = game.components.evilometer.top();
    need(state.dummy_evil <= top, format!("dummy_evil: evil is at most {top}"));
    if !wrong.is_empty() {
        return wrong;
    }
    if let Err(reason) = limits(state, training) {
        return vec![reason];
    }
    if let Err(reason) = question(state) {
        wrong.push(reason);
    }
    for (index, player) in state.players.iter().enumerate() {
        player_impossible(game, player, &format!("player {}", index + 1), &mut wrong);
    }
    if let Err(reason) = conserved(game, state) {
        wrong.push(reason);
    }
    let asked = game.acting(state);
    if !Lords::is_over(state) && asked.is_empty() {
        wrong.push("nobody is asked anything".to_owned());
    }
    for seat in asked.iter() {
        let mut moves = Vec::new();
        game.generate(state, seat, &mut moves);
        if moves.is_empty() {
            wrong.push(format!("seat {seat} is asked, but nothing it could do is legal"));
        }
    }
    wrong
}

/// Nothing is beyond what a game could pile up, so that no rule can run out of numbers or places.
fn limits(state: &State, training: bool) -> Result<(), String> {
    for (index, player) in state.players.iter().enumerate() {
        let stores =
            [player.gold, player.food, player.imps, player.marks, player.busy_imps, player.busy_trolls];
        let creatures = Creature::ALL
            .iter()
            .all(|one| [player.up, player.down, player.plan.sent].iter().all(|bag| bag.count(*one) <= 6));
        let traps =
            Trap::ALL.iter().all(|one| player.traps.count(*one) <= 9 && player.buried.count(*one) <= 27);
        let people = player.party.iter().filter(|one| !is_paladin(one.who)).count();
        let most = if state.combat_round == 0 { 3 } else { 5 };
        if stores.iter().any(|store| *store > 99) || !creatures || !traps || people > most {
            return Err(format!("player {} has more of something than a game could give", index + 1));
        }
    }
    if state.combat_round > 100 || (training && state.cards.iter().any(|cards| !cards.is_empty())) {
        return Err("training has no combat cards, and no hundred rounds".to_owned());
    }
    Ok(())
}

fn is_paladin(who: Adventurer) -> bool {
    matches!(who, Adventurer::SilverPaladin | Adventurer::GoldPaladin)
}

/// What is asked fits the phase, and whoever is asked has what the question is about.
fn question(state: &State) -> Result<(), String> {
    let on_turn = |turn: u8| turn < state.seats() && state.seat_in_turn(turn) == state.actor;
    let player = state.player(state.actor);
    let plan = &player.plan;
    let at_space = || {
        let space = state.current_space();
        space.is_some_and(|(order, space)| state.board[order.place()][space] == Occupant::Player(state.actor))
    };
    let fits = match (state.ask, state.phase) {
        (_, Phase::Over) => true,
        (Ask::Keep, Phase::Draft) | (Ask::Orders, Phase::Orders) => true,
        (Ask::Space | Ask::Dig, Phase::Actions(_)) => at_space(),
        (Ask::Spy, Phase::Actions(_)) => true,
        (Ask::Produce | Ask::Tunnel, Phase::Production(turn))
        | (Ask::Recall, Phase::Recall(turn))
        | (Ask::Wages | Ask::Give | Ask::Hunt | Ask::Strike, Phase::Event(turn))
        | (Ask::Free, Phase::Planning(turn)) => on_turn(turn),
        (Ask::Tile, Phase::Planning(turn)) => on_turn(turn) && plan.tile.is_none(),
        (Ask::Plan, Phase::Planning(turn)) => on_turn(turn) && plan.tile.is_some(),
        (Ask::TrapOrder, Phase::Battle(turn)) => on_turn(turn) && plan.traps.len() == 2,
        (Ask::TrapTarget, Phase::Battle(turn)) => {
            on_turn(turn) && !plan.traps.is_empty() && !player.party.is_empty()
        }
        (Ask::Suggestion | Ask::Peace | Ask::Pick | Ask::Fight | Ask::Second, Phase::Battle(turn)) => {
            on_turn(turn) && !player.party.is_empty()
        }
        (Ask::Discard, Phase::Actions(_) | Phase::Event(_) | Phase::Arrival(_) | Phase::Battle(_)) => {
            (1..=player.traps.total()).contains(&state.due)
        }
        (Ask::Feed, Phase::Actions(_) | Phase::Event(_) | Phase::Battle(_)) => {
            (1..player.monsters()).contains(&state.due)
        }
        _ => false,
    };
    let at_table = |occupant: &Occupant| match occupant {
        Occupant::Free | Occupant::Dummy(_) => true,
        Occupant::Player(seat) => seat.number() <= state.seats(),
    };
    let given = |turn: u8| {
        let waits = (turn..state.seats()).map(|turn| state.seat_in_turn(turn));
        waits.into_iter().all(|seat| state.player(seat).chosen.is_full())
    };
    let ordered = match state.phase {
        Phase::Actions(_) | Phase::Production(_) => given(0),
        Phase::Recall(turn) => given(turn),
        _ => true,
    };
    if !fits {
        return Err(format!("{:?} cannot be asked of seat {} in {:?}", state.ask, state.actor, state.phase));
    }
    if !state.board.iter().flatten().all(at_table) {
        return Err("somebody on the board is not at the table".to_owned());
    }
    if !ordered {
        return Err("somebody has not given three orders".to_owned());
    }
    Ok(())
}

fn player_impossible(game: &Lords, player: &Player, name: &str, wrong: &mut Vec<String>) {
    let mut need = |fits: bool, reason: &str| {
        if !fits {
            wrong.push(format!("{name}: {reason}"));
        }
    };
    let top = game.components.evilometer.top();
    need(player.evil <= top, &format!("evil is at most {top}"));
    let dungeon = &player.dungeon;
    need(dungeon.tunnels.and(dungeon.rooms.cells).is_empty(), "a square has both a tunnel and a room");
    need(dungeon.conquered.minus(dungeon.tiles()).is_empty(), "a conquered square has no tile");
    need(dungeon.tiles().contains(Cell::ENTRANCE), "the entrance C1 must have a tile");
    need(is_connected(dungeon.tiles()), "all tiles must be connected");
    need(!has_block(dungeon.tiles()), "no block of two by two may be full (DL-101)");
    need(dungeon.rooms.cells.beside().and(dungeon.rooms.cells).is_empty(), "two rooms share a side (DL-133)");
    for (room, cell) in dungeon.rooms.iter() {
        let fits = game.agreed.training.is_some() || game.components.room(room).zone.contains(cell);
        need(fits, &format!("{room} may not stand on {cell} (DL-132)"));
    }
    need(player.inaccessible.len() <= 2 || player.inaccessible.is_empty(), "two orders are inaccessible");
    let defends = player
        .plan
        .tile
        .is_none_or(|cell| dungeon.unconquered().contains(cell) || dungeon.conquered.contains(cell));
    need(defends, "the defended tile is not in the dungeon");
    let alive = |member: &Member| member.damage < game.hit_points(member);
    need(player.party.iter().all(alive), "an adventurer has more damage than hit points");
}

fn is_connected(tiles: Cells) -> bool {
    let mut reached = Cells::only(Cell::ENTRANCE);
    loop {
        let further = reached.or(reached.beside().and(tiles));
        if further == reached {
            return tiles.minus(reached).is_empty();
        }
        reached = further;
    }
}

fn has_block(tiles: Cells) -> bool {
    // A full block is one that a missing corner would complete.
    tiles.iter().any(|cell| {
        let without = tiles.minus(Cells::only(cell));
        without.completing_block().contains(cell)
    })
}

/// DL-015: nothing appears, nothing vanishes.
pub(crate) fn conserved(game: &Lords, state: &State) -> Result<(), String> {
    if game.agreed.training.is_some() {
        return Ok(());
    }
    creatures_conserved(game, state)?;
    adventurers_conserved(game, state)?;
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
    for room in Room::ALL {
        count(room.word(), rooms.count(*room), 1)?;
    }
    for trap in Trap::ALL {
        count(trap.word(), traps.count(*trap), game.components.traps[trap.place()].copies)?;
    }
    for (year, cards) in [1_u8, 2].into_iter().zip(&state.cards) {
        let wanted = if year < state.year { 0 } else { 4 };
        count(&format!("combat cards of year {year}"), cards.len() as u8, wanted)?;
        for (place, card) in cards.iter().enumerate() {
            if cards[..place].contains(card) || game.components.card(*card).year != year {
                return Err(format!("{card} cannot lie there among the combat cards of year {year}"));
            }
        }
    }
    Ok(())
}

fn creatures_conserved(game: &Lords, state: &State) -> Result<(), String> {
    let mut all: Creatures = state.creature_stack.iter().copied().collect();
    all.pour(&state.tavern);
    all.pour(&state.creatures_gone);
    for player in &state.players {
        all.pour(&player.up);
        all.pour(&player.down);
        all.pour(&player.plan.sent);
    }
    for creature in Creature::ALL {
        let copies = game.components.creature(*creature).copies;
        count(creature.word(), all.count(*creature), copies[0] + copies[1])?;
    }
    Ok(())
}

fn adventurers_conserved(game: &Lords, state: &State) -> Result<(), String> {
    let stacks = state.adventurer_stacks.iter().flatten();
    let mut all: Adventurers = stacks.chain(&state.forecast).chain(&state.arriving).copied().collect();
    all.pour(&state.adventurers_gone);
    for player in &state.players {
        player.prison.iter().for_each(|who| all.add(*who));
        player.party.iter().for_each(|member| all.add(member.who));
    }
    for who in Adventurer::ALL {
        let spec = game.components.adventurer(*who);
        match spec.class {
            Class::Warrior | Class::Thief | Class::Priest | Class::Wizard => {
                count(who.word(), all.count(*who), spec.copies)?;
            }
            // Every dungeon may have an illusion of its own.
            Class::Illusion => {}
            Class::Paladin => {
                if all.count(*who) > 1 {
                    return Err(format!("{who} is there {} times", all.count(*who)));
                }
            }
        }
    }
    Ok(())
}

fn count(what: &str, found: u8, wanted: u8) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what}: there are {found}, the box has {wanted}")) }
}
