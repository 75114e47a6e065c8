//! The one gate from a description to a state. Every reason for a refusal is told at once.

use super::history::History;
use super::{Description, PhaseName, read_monster, read_seat, read_tile, replay};
use crate::PileOrder;
use crate::Welcome;
use crate::components::{Monster, TileSet};
use crate::state::{Delve, Discarded, Fate, Phase, Placed, Player, State};
use undercroft_core::{Seat, SeatSet};

/// A card turned over, as described.
pub(super) struct MetCard {
    pub monster: Monster,
    pub by: Option<Seat>,
    pub fate: Fate,
}

/// The lists of a description, read.
struct Cards {
    pile: Vec<Placed>,
    discard: Vec<Discarded>,
    met: Vec<MetCard>,
}

/// Makes a state of the description, or says everything that is wrong.
pub fn admit(game: &Welcome, description: &Description) -> Result<State, Vec<String>> {
    let mut wrong = Vec::new();
    let cards = read_cards(description, &mut wrong);
    check_seats(game, description, &cards, &mut wrong);
    if !wrong.is_empty() {
        return Err(wrong);
    }
    check_deck(game, description, &cards, &mut wrong);
    check_tiles(game, description, &cards, &mut wrong);
    check_tallies(description, &mut wrong);
    check_fields(description, &mut wrong);
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let state = lay_out(game, description, &cards);
    check_turn(game, description, &state)?;
    let mut state = match description.phase {
        PhaseName::Bidding | PhaseName::Deciding | PhaseName::ChoosingHero => state,
        PhaseName::Dungeon | PhaseName::Over => replay::enter(game, description, &cards.met, state)?,
    };
    state.passing = description.passing.iter().copied().collect();
    check_orders(&state)?;
    Ok(state)
}

/// WDA-18: those who are out of the game order nothing.
fn check_orders(state: &State) -> Result<(), Vec<String>> {
    let out = state.passing.iter().filter(|seat| state.player(*seat).is_eliminated());
    let wrong: Vec<String> =
        out.map(|seat| format!("seat {seat} is eliminated and cannot be passing")).collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

fn read_cards(description: &Description, wrong: &mut Vec<String>) -> Cards {
    let words = |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
    let pile = collect("pile", &description.pile, wrong, |text| match &words(text)[..] {
        [monster, by] => Ok(Placed { monster: read_monster(monster)?, by: read_seat(by)? }),
        _ => Err("a card of the pile is a monster and a seat, such as “orc 2”".to_owned()),
    });
    let discard = collect("discard", &description.discard, wrong, |text| match &words(text)[..] {
        [monster, by, tile] => {
            Ok(Discarded { monster: read_monster(monster)?, by: read_seat(by)?, tile: read_tile(tile)? })
        }
        _ => Err("a discarded card is a monster, a seat and a tile, such as “lich 3 torch”".to_owned()),
    });
    let met =
        collect("met", &description.met, wrong, |text| match &words(text)[..] {
            [monster, from, fate] => Ok(MetCard {
                monster: read_monster(monster)?,
                by: if from == "deck" { None } else { Some(read_seat(from)?) },
                fate: read_fate(fate)?,
            }),
            _ => Err("a card met is a monster, a seat or “deck”, and its fate, such as “goblin 1 torch”"
                .to_owned()),
        });
    Cards { pile, discard, met }
}

fn read_fate(text: &str) -> Result<Fate, String> {
    Ok(match text {
        "facing" => Fate::Facing,
        "replaced" => Fate::Replaced,
        "hit" => Fate::Hit,
        "healed" => Fate::Healed,
        "shown" => Fate::Shown,
        tile => Fate::Beaten(
            read_tile(tile)
                .map_err(|error| format!("{error}; or say hit, healed, replaced, facing or shown"))?,
        ),
    })
}

fn collect<T>(
    list: &str,
    texts: &[String],
    wrong: &mut Vec<String>,
    read: impl Fn(&str) -> Result<T, String>,
) -> Vec<T> {
    let mut items = Vec::new();
    for text in texts {
        match read(text) {
            Ok(item) => items.push(item),
            Err(reason) => wrong.push(format!("{list}: “{text}”: {reason}")),
        }
    }
    items
}

fn check_seats(game: &Welcome, description: &Description, cards: &Cards, wrong: &mut Vec<String>) {
    let seats = game.seats();
    let named = [description.turn]
        .into_iter()
        .chain(description.passed.iter().copied())
        .chain(description.passing.iter().copied())
        .chain(cards.pile.iter().map(|card| card.by))
        .chain(cards.discard.iter().map(|card| card.by))
        .chain(cards.met.iter().filter_map(|card| card.by));
    let strangers: SeatSet = named.filter(|seat| seat.number() > seats).collect();
    wrong.extend(strangers.iter().map(|seat| format!("seat {seat} is not at this table of {seats}")));
    for (list, length) in
        [("successes", description.successes.len()), ("failures", description.failures.len())]
    {
        if length != seats as usize {
            wrong.push(format!("{list} has {length} numbers, but there are {seats} seats"));
        }
    }
}

/// WD-165: every card is somewhere, and no card twice.
fn check_deck(game: &Welcome, description: &Description, cards: &Cards, wrong: &mut Vec<String>) {
    let everywhere: Vec<Monster> = (description.deck.iter().copied())
        .chain(cards.pile.iter().map(|card| card.monster))
        .chain(cards.discard.iter().map(|card| card.monster))
        .chain(cards.met.iter().map(|card| card.monster))
        .chain(description.card)
        .collect();
    for monster in Monster::ALL {
        let found = everywhere.iter().filter(|other| **other == monster).count();
        let copies = game.components().copies(monster) as usize;
        if found != copies {
            wrong.push(format!("{} is there {found} times; there are {copies} (WD-012)", monster.id()));
        }
    }
}

/// WD-166: thrown-away tiles are the hero's own and each only once.
fn check_tiles(game: &Welcome, description: &Description, cards: &Cards, wrong: &mut Vec<String>) {
    let all = game.components().all_tiles(description.hero);
    let mut thrown = TileSet::EMPTY;
    for Discarded { tile, .. } in &cards.discard {
        if !all.contains(*tile) {
            wrong.push(format!("discard: the {} has no {} (WD-006)", description.hero.id(), tile.id()));
        } else if thrown.contains(*tile) {
            wrong.push(format!("discard: {} is thrown away twice (WD-049)", tile.id()));
        }
        thrown = thrown.with(*tile);
    }
}

/// WD-001 … WD-003, WD-152 … WD-155: one winner exactly when the game is over.
fn check_tallies(description: &Description, wrong: &mut Vec<String>) {
    let players = description.players();
    for (index, player) in players.iter().enumerate() {
        if player.successes > 2 || player.failures > 2 {
            wrong.push(format!(
                "seat {}: a player has at most 2 successes and 2 failures (WD-001)",
                index + 1
            ));
        }
    }
    let winners = players.iter().filter(|player| player.successes >= 2).count();
    let survivors = players.iter().filter(|player| !player.is_eliminated()).count();
    let over = winners > 0 || survivors <= 1;
    if winners + usize::from(survivors <= 1) > 1 || survivors == 0 {
        wrong.push("a game ends with its first winner (WD-155)".to_owned());
    }
    match description.phase {
        PhaseName::Over if !over => wrong.push("nobody has won, so the game is not over (WD-152)".to_owned()),
        PhaseName::Bidding | PhaseName::Deciding | PhaseName::Dungeon | PhaseName::ChoosingHero if over => {
            wrong.push("someone has won, so the game is over (WD-154)".to_owned());
        }
        _ => {}
    }
}

/// Each phase has its own things on the table.
fn check_fields(description: &Description, wrong: &mut Vec<String>) {
    let phase = description.phase;
    let in_dungeon = matches!(phase, PhaseName::Dungeon | PhaseName::Over);
    if description.card.is_some() != (phase == PhaseName::Deciding) {
        wrong.push("there is a card in hand exactly while its player is deciding (WD-035)".to_owned());
    }
    if !in_dungeon && (!description.met.is_empty() || description.named.is_some()) {
        wrong.push("cards are met and kinds are named only in the dungeon (WD-066)".to_owned());
    }
    let cleared =
        description.pile.is_empty() && description.discard.is_empty() && description.passed.is_empty();
    if phase == PhaseName::ChoosingHero && !cleared {
        wrong.push("between rounds nothing lies on the table and nobody has passed (WD-151)".to_owned());
    }
}

/// The state at the end of the bidding, or before: the dungeon comes by replaying it.
fn lay_out(game: &Welcome, description: &Description, cards: &Cards) -> State {
    let mut players = [Player::default(); 4];
    players[..description.players().len()].copy_from_slice(&description.players());
    let mut pile: Vec<Placed> = (cards.met.iter())
        .filter_map(|met| Some(Placed { monster: met.monster, by: met.by? }))
        .chain(cards.pile.iter().copied())
        .collect();
    if game.options().pile_order != PileOrder::Fifo {
        pile.reverse();
    }
    let replacements = cards.met.iter().filter(|met| met.by.is_none()).map(|met| met.monster);
    let deck: Vec<Monster> = replacements.chain(description.deck.iter().copied()).collect();
    let thrown: TileSet = cards.discard.iter().map(|card| card.tile).collect();
    let passed: SeatSet = description.passed.iter().copied().collect();
    let acted = pile.iter().map(|card| card.by).chain(cards.discard.iter().map(|card| card.by));
    let started = acted.chain(passed.iter()).collect();
    State {
        phase: match (description.phase, description.card) {
            (PhaseName::Deciding, Some(card)) => Phase::Deciding(card),
            (PhaseName::ChoosingHero, _) => Phase::ChoosingHero,
            (PhaseName::Bidding | PhaseName::Deciding | PhaseName::Dungeon | PhaseName::Over, _) => {
                Phase::Bidding
            }
        },
        turn: description.turn,
        players,
        hero: description.hero,
        tiles: game.components().all_tiles(description.hero).minus(thrown),
        deck: deck.into_iter().rev().collect(),
        pile: pile.into_iter().collect(),
        discard: cards.discard.iter().copied().collect(),
        passed,
        started,
        delve: Delve::default(),
        passing: SeatSet::EMPTY,
    }
}

/// WD-168: the tally that the last dungeon changed is taken back, to see the table as it was before.
pub(super) fn before_the_end(description: &Description, mut state: State) -> State {
    if description.phase == PhaseName::Over {
        let runner = &mut state.players[description.turn.index()];
        if runner.successes >= 2 {
            runner.successes -= 1;
        } else {
            runner.failures = runner.failures.saturating_sub(1);
        }
    }
    state
}

/// Whose turn, who passed, and how it came about.
fn check_turn(game: &Welcome, description: &Description, state: &State) -> Result<(), Vec<String>> {
    let state = before_the_end(description, *state);
    let survivors = state.survivors(game.seats());
    let mut wrong = Vec::new();
    if !survivors.contains(state.turn) {
        wrong.push(format!("seat {} is eliminated and cannot be on turn (WD-024)", state.turn));
    }
    for seat in state.passed.iter().filter(|seat| !survivors.contains(*seat)) {
        wrong.push(format!("seat {seat} is eliminated and cannot have passed (WD-024)"));
    }
    if state.passed.contains(state.turn) {
        wrong.push(format!("seat {} has passed and cannot be on turn (WD-028)", state.turn));
    }
    let first = possible_first_players(game, &state, survivors);
    if description.phase == PhaseName::ChoosingHero {
        if state.round() == 1 || !first.contains(state.turn) {
            wrong.push(format!(
                "seat {} was not in the last dungeon and does not choose (WD-144)",
                state.turn
            ));
        }
        return if wrong.is_empty() { Ok(()) } else { Err(wrong) };
    }
    let bidders = state.bidders(game.seats());
    match description.phase {
        PhaseName::Bidding | PhaseName::Deciding if bidders.len() < 2 => {
            wrong.push("with one player left the bidding is over (WD-055)".to_owned());
        }
        PhaseName::Dungeon | PhaseName::Over if bidders != SeatSet::only(state.turn) => {
            wrong.push("everyone but the runner must have passed (WD-055)".to_owned());
        }
        _ => {}
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let placed_in_order: Vec<Seat> = state.pile.iter().map(|card| card.by).collect();
    let history = History {
        game,
        survivors,
        first,
        added: placed_in_order,
        thrown: state.discard.iter().map(|card| card.by).collect(),
        passed: state.passed,
        turn: state.turn,
    };
    if history.is_possible() {
        Ok(())
    } else {
        let reason =
            "no bidding leads here: turns go clockwise among those who have not passed, one card a turn";
        Err(vec![format!("{reason} (WD-025, WD-037)")])
    }
}

/// WD-020, WD-147 … WD-149: anyone in round 1; later the last runner or, if eliminated, the next one in.
fn possible_first_players(game: &Welcome, state: &State, survivors: SeatSet) -> SeatSet {
    if state.round() == 1 {
        return survivors;
    }
    Seat::all(game.seats())
        .filter(|seat| state.player(*seat) != Player::default())
        .map(|mut seat| {
            while !survivors.contains(seat) {
                seat = seat.next(game.seats());
            }
            seat
        })
        .collect()
}
