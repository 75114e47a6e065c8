//! Positions as text, and the gate that only possible ones pass.

mod beyond;
mod building;
mod rest;

use beyond::beyond_the_box;

use crate::Lords;
use crate::components::{Adventurer, Creature, EventTile};
use crate::conserved::conserved;
use crate::state::{Ask, COMBAT_ROUNDS, Cell, Cells, Member, Occupant, Paladin, Phase, Plan, Player, State};
use undercroft_core::{Gate, PositionError, Seat, position};

/// Writes a position file.
pub(crate) fn write(game: &Lords, state: &State) -> String {
    position::write(game, state)
}

/// Reads a position file.
pub(crate) fn read(text: &str) -> Result<(Lords, State), PositionError> {
    let (game, mut state) = position::read::<Lords, State>(text)?;
    // Numbers that nobody could count with are told first.
    if beyond_the_box(&state, game.agreed.training.is_some()).is_empty() {
        rest::lies_on_the_stacks(&game, &mut state, text);
    }
    let reasons = impossible(&game, &state);
    if reasons.is_empty() { Ok((game, state)) } else { Err(PositionError(reasons)) }
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
    let at_table = |seat: Seat| seat.number() <= state.seats();
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
    match state.phase {
        Phase::Actions(step) => {
            need(turn <= seats, format!("actions go from 0 to {}, not to {step}", 24 + seats));
        }
        _ => need(turn <= seats, format!("the phase has turns 0 to {seats}, not {turn}")),
    }
    let training = game.agreed.training.is_some();
    let rounds = match state.phase {
        Phase::Planning(_) | Phase::Battle(_) => 1..=if training { u8::MAX } else { COMBAT_ROUNDS },
        Phase::Over => 0..=u8::MAX,
        Phase::Draft | Phase::Orders | Phase::Actions(_) => 0..=0,
        Phase::Production(_) | Phase::Recall(_) | Phase::Event(_) | Phase::Arrival(_) => 0..=0,
    };
    need(
        rounds.contains(&state.combat_round),
        format!("combat has rounds 1 to {COMBAT_ROUNDS}, building has 0, not {}", state.combat_round),
    );
    let shown = if state.phase == Phase::Over { COMBAT_ROUNDS } else { state.combat_round };
    need(state.cards_shown <= shown, "too many combat cards are shown".to_owned());
    need(state.events_shown <= 3, "there are three event tiles".to_owned());
    let once = |tile: &EventTile| state.event_tiles.contains(tile);
    need(EventTile::ALL.iter().all(once), "each event tile is there once".to_owned());
    let specials = if game.agreed.special_events { 2 } else { 0 };
    let twice = matches!(state.specials[..], [one, other] if one == other);
    need(
        state.specials.len() == specials && !twice,
        format!("this game has {specials} different special events"),
    );
    let top = game.components.evilometer.top();
    need(state.dummy_evil <= top, format!("dummy_evil: evil is at most {top}"));
    if !wrong.is_empty() {
        return wrong;
    }
    // The other checks count with these numbers.
    let too_many = beyond_the_box(state, training);
    if !too_many.is_empty() {
        return too_many;
    }
    if let Err(reason) = question(state) {
        wrong.push(reason);
    }
    let under = state.adventurer_stacks[usize::from(state.year - 1)].len();
    if usize::from(state.returned) > under {
        wrong.push(format!("returned is {}, the stack of the year has {under}", state.returned));
    }
    for (index, player) in state.players.iter().enumerate() {
        let name = format!("player {}", index + 1);
        player_impossible(game, player, &name, &mut wrong);
        plan_impossible(game, state, player, &name, &mut wrong);
    }
    paladin_impossible(state, &mut wrong);
    let mut gate = Gate::default();
    building::check(game, state, &mut gate);
    conserved(game, state, &mut gate);
    wrong.extend(gate.reasons());
    let asked = game.acting(state);
    if !Lords::is_over(state) && asked.is_empty() {
        wrong.push("nobody is asked anything".to_owned());
    }
    for seat in asked.iter() {
        let mut moves = Vec::new();
        game.generate(state, seat, &mut moves);
        if moves.is_empty() {
            wrong.push(format!("player {seat} is asked, but nothing they could do is allowed"));
        }
    }
    wrong
}

/// A name of ours as files write it: `TrapOrder` is `trap-order`, `Battle(2)` is `battle`.
fn written(name: &str) -> String {
    let mut word = String::new();
    for letter in name.chars().take_while(|letter| *letter != '(') {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.extend(letter.to_lowercase());
    }
    word
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
        let (ask, phase) = (written(&format!("{:?}", state.ask)), written(&format!("{:?}", state.phase)));
        return Err(format!(
            "the question “{ask}” cannot be asked of player {} in the phase “{phase}”",
            state.actor
        ));
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

/// DL-219, 220, 226, 362: nothing is planned that could not be.
fn plan_impossible(game: &Lords, state: &State, player: &Player, name: &str, wrong: &mut Vec<String>) {
    let plan = &player.plan;
    let Some(cell) = plan.tile else {
        if *plan != Plan::default() {
            wrong.push(format!("{name}: a plan needs a tile (DL-215)"));
        }
        return;
    };
    if state.combat_round == 0 {
        wrong.push(format!("{name}: a plan belongs to combat"));
    }
    let (limits, rule) = (game.plan_limits(player), game.limit_rule(player));
    let monsters = plan.sent.total() - plan.sent.count(Creature::Ghost);
    if monsters > limits.monsters {
        wrong.push(format!("{name}: {} monsters can be sent to {cell} ({rule})", limits.monsters));
    }
    let traps = plan.traps.len() as u8;
    if traps > limits.traps {
        wrong.push(format!("{name}: {} traps can be laid on {cell} ({rule})", limits.traps));
    }
    // The gold stays with the plan when its trap has been sprung.
    let gold = (limits.surcharge * traps.min(limits.traps))..=limits.surcharge;
    if !gold.contains(&plan.surcharge) {
        wrong.push(format!("{name}: the gold on a trap is {} on {cell} (DL-226)", limits.surcharge));
    }
}

/// DL-200, 206: the paladin of the year is where he is said to be, and nowhere else.
fn paladin_impossible(state: &State, wrong: &mut Vec<String>) {
    let who = if state.year == 1 { Adventurer::SilverPaladin } else { Adventurer::GoldPaladin };
    for seat in Seat::all(state.seats()) {
        let player = state.player(seat);
        let paladins = player.party.iter().filter(|one| is_paladin(one.who)).count();
        let leads = player.party.iter().find(|one| one.who != Adventurer::Illusion);
        if state.paladin != Paladin::With(seat) {
            if paladins > 0 {
                wrong.push(format!("player {seat}: the party has a paladin who is not with it (DL-200)"));
            }
        } else if paladins != 1 || leads.is_none_or(|one| one.who != who) {
            wrong.push(format!(
                "player {seat}: the paladin of the year is not at the head of this party (DL-200)"
            ));
        }
    }
    let captured = state.players.iter().any(|player| player.prison.contains(&who));
    if state.paladin == Paladin::Tent && (captured || state.adventurers_gone.has(who)) {
        wrong.push("the paladin is in his tent, but also captured or gone (DL-206)".to_owned());
    }
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
