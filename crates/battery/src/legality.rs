//! Generator ≡ validator: `check` accepts exactly what `legal_moves` generates.

use crate::Failure;
use crate::failure::Counts;
use crate::story::{Story, luck_at};
use std::collections::HashSet;
use undercroft_core::chance::{Chance, Quick};
use undercroft_core::game::Game;
use undercroft_core::seat::Seat;

const CHECK: &str = "legality";

/// How many foreign moves are tried in one situation.
const TRIED: usize = 48;

pub(crate) fn check<G: Game>(game: &G, stories: &[Story<G>]) -> Result<Counts, Failure> {
    let pool = pool(game, stories);
    let (mut accepted, mut refused) = (0, 0);
    for story in stories {
        for (moves, state) in story.states() {
            let mut luck = luck_at(story.number, moves);
            for seat in Seat::all(game.setup().seats) {
                let (yes, no) = seat_is_judged_alike(game, state, seat, &pool, &mut luck)
                    .map_err(|problem| story.failure(game, CHECK, moves, problem))?;
                accepted += yes;
                refused += no;
            }
        }
    }
    Ok(Counts::from([("moves accepted", accepted), ("moves refused", refused)]))
}

/// Every move that was legal for anybody at any time.
pub(crate) fn pool<G: Game>(game: &G, stories: &[Story<G>]) -> Vec<G::Move> {
    let mut known = HashSet::new();
    let mut pool = Vec::new();
    let mut moves = Vec::new();
    for (_, state) in stories.iter().flat_map(Story::states) {
        for seat in Seat::all(game.setup().seats) {
            moves.clear();
            game.possible_moves(state, seat, &mut moves);
            pool.extend(moves.iter().copied().filter(|mv| known.insert(*mv)));
        }
    }
    pool
}

/// Some moves of the pool: all of a small one, else a random part.
pub(crate) fn some_of<M: Copy>(pool: &[M], most: usize, luck: &mut Quick) -> Vec<M> {
    if pool.len() <= most {
        return pool.to_vec();
    }
    (0..most).map(|_| pool[luck.below(pool.len() as u32) as usize]).collect()
}

fn seat_is_judged_alike<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    pool: &[G::Move],
    luck: &mut Quick,
) -> Result<(u64, u64), String> {
    let acting = game.status(state).acting().contains(seat);
    let mut legal = Vec::new();
    game.legal_moves(state, seat, &mut legal);
    if legal.is_empty() == acting {
        let problem =
            if acting { "is asked but has no legal move" } else { "is not asked but has legal moves" };
        return Err(format!("seat {seat} {problem}"));
    }
    game.interjections(state, seat, &mut legal);
    game.standing_orders(state, seat, &mut legal);
    let mut again = Vec::new();
    game.possible_moves(state, seat, &mut again);
    if again != legal {
        return Err(format!("seat {seat} gets another list of moves when it asks twice"));
    }
    let mut set = HashSet::new();
    if let Some(twice) = legal.iter().find(|mv| !set.insert(**mv)) {
        return Err(format!("“{}” is generated twice for seat {seat}", game.write_move(*twice)));
    }
    for mv in &legal {
        if let Err(refusal) = game.check(state, seat, *mv) {
            let text = game.write_move(*mv);
            return Err(format!("“{text}” of seat {seat} is generated but refused by {}", refusal.rule));
        }
    }
    let mut refused = 0;
    for mv in some_of(pool, TRIED, luck) {
        if !set.contains(&mv) {
            foreign_move_is_refused(game, state, seat, mv, luck)?;
            refused += 1;
        }
    }
    Ok((legal.len() as u64, refused))
}

fn foreign_move_is_refused<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    mv: G::Move,
    luck: &mut Quick,
) -> Result<(), String> {
    let text = || game.write_move(mv);
    let Err(refusal) = game.check(state, seat, mv) else {
        return Err(format!("“{}” of seat {seat} is accepted but not generated", text()));
    };
    let prefix = G::facts().catalogue;
    if !refusal.rule.starts_with(prefix) {
        return Err(format!("“{}” is refused by “{}”, which is no {prefix} rule", text(), refusal.rule));
    }
    let mut touched = state.clone();
    let mut events: Vec<G::Event> = Vec::new();
    if game.play(&mut touched, seat, mv, luck, &mut events).is_ok() {
        return Err(format!("“{}” of seat {seat} is refused by check but played", text()));
    }
    if touched != *state || !events.is_empty() {
        return Err(format!("the refused “{}” of seat {seat} has changed something", text()));
    }
    Ok(())
}
