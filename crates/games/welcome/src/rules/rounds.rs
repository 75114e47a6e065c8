//! The result of a dungeon, the next round and the end of the game (WD-132 … WD-156).

use crate::Welcome;
use crate::components::Hero;
use crate::event::Event;
use crate::state::Stack;
use crate::state::{Delve, Phase, State};
use undercroft_core::{Chance, Seat, SeatSet, Sink};

/// WD-136: a success token; WD-137: the second one wins at once.
pub fn succeed(game: &Welcome, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let runner = state.turn;
    let player = &mut state.players[runner.index()];
    player.successes += 1;
    let successes = player.successes;
    events.push(|| Event::Succeeded { seat: runner, successes });
    if successes >= 2 {
        win(state, runner, false, events);
    } else {
        end_round(game, state, runner, chance);
    }
}

/// WD-139, WD-140: the aid turns red; a second failure eliminates. WD-153: the last one left wins.
pub fn fail(game: &Welcome, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let runner = state.turn;
    let player = &mut state.players[runner.index()];
    player.failures += 1;
    let eliminated = player.is_eliminated();
    events.push(|| Event::Failed { seat: runner, eliminated });
    if eliminated {
        state.passing = state.passing.without(runner);
    }
    let survivors = state.survivors(game.seats());
    match survivors.first() {
        Some(last) if survivors.len() == 1 => win(state, last, true, events),
        Some(_) | None => {
            let first = first_of_next_round(game, state, runner);
            end_round(game, state, first, chance);
        }
    }
}

fn win(state: &mut State, winner: Seat, last_standing: bool, events: &mut impl Sink<Event>) {
    state.phase = Phase::Over;
    events.push(|| Event::Won { seat: winner, last_standing });
}

/// WD-147 … WD-150: the runner, or the next player clockwise who is still in the game.
fn first_of_next_round(game: &Welcome, state: &State, runner: Seat) -> Seat {
    let survivors = state.survivors(game.seats());
    let mut seat = runner;
    while !survivors.contains(seat) {
        seat = seat.next(game.seats());
    }
    seat
}

/// WD-143, WD-151: everything is gathered in and shuffled; tallies stay.
fn end_round(game: &Welcome, state: &mut State, first: Seat, chance: &mut impl Chance) {
    state.turn = first;
    state.phase = Phase::ChoosingHero;
    clear_table(game, state, chance);
}

/// WD-015, WD-016, WD-018: a full deck, an empty pile, all six tiles of the hero.
pub fn clear_table(game: &Welcome, state: &mut State, chance: &mut impl Chance) {
    state.deck = game.full_deck();
    chance.shuffle(&mut state.deck);
    state.pile = Stack::default();
    state.discard = Stack::default();
    state.passed = SeatSet::EMPTY;
    state.started = SeatSet::EMPTY;
    state.delve = Delve::default();
    state.tiles = game.components().all_tiles(state.hero);
}

/// WD-144 … WD-146.
pub fn choose_hero(game: &Welcome, state: &mut State, seat: Seat, hero: Hero, events: &mut impl Sink<Event>) {
    state.hero = hero;
    state.tiles = game.components().all_tiles(hero);
    state.phase = Phase::Bidding;
    events.push(|| Event::HeroChosen { seat, hero });
    let round = state.round();
    events.push(|| Event::RoundBegan { round, first: seat });
}
