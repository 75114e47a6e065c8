//! Standing orders are silent: whoever gives one tells nobody, and only the seat itself can know of it.

use crate::Failure;
use crate::failure::Counts;
use crate::legality::{pool, some_of};
use crate::sight::{Sight, difference, heard};
use crate::story::{Story, luck_at};
use undercroft_core::chance::{Chance, Quick};
use undercroft_core::game::Game;
use undercroft_core::seat::{Observer, Seat};

const CHECK: &str = "standing orders";

/// How many situations of a game are looked at.
const SITUATIONS: usize = 16;

/// Luck that notes whether anybody wanted it.
struct Noted {
    luck: Quick,
    used: bool,
}

impl Chance for Noted {
    fn bits(&mut self) -> u32 {
        self.used = true;
        self.luck.bits()
    }
}

pub(crate) fn check<G: Game>(game: &G, stories: &[Story<G>]) -> Result<Counts, Failure> {
    let pool = pool(game, stories);
    let (mut given, mut interjections) = (0, 0);
    for story in stories {
        let stride = story.steps.len() / SITUATIONS + 1;
        for (moves, state) in story.states().step_by(stride) {
            let over = game.status(state).outcome().is_some();
            for seat in Seat::all(game.setup().seats) {
                let (mut orders, mut asides) = (Vec::new(), Vec::new());
                game.standing_orders(state, seat, &mut orders);
                game.interjections(state, seat, &mut asides);
                interjections += asides.len() as u64;
                let silent = if over && !(orders.is_empty() && asides.is_empty()) {
                    Err(format!("seat {seat} may still do something though the game is over"))
                } else {
                    let luck = luck_at(story.number, moves);
                    orders
                        .iter()
                        .try_for_each(|order| is_silent(game, state, seat, *order, &pool, luck.clone()))
                };
                silent.map_err(|problem| story.failure(game, CHECK, moves, problem))?;
                given += orders.len() as u64;
            }
        }
    }
    Ok(Counts::from([("standing orders given", given), ("interjections offered", interjections)]))
}

fn is_silent<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    order: G::Move,
    pool: &[G::Move],
    mut luck: Quick,
) -> Result<(), String> {
    let text = game.write_move(order);
    let mut noted = Noted { luck: luck.fork(), used: false };
    let (mut after, mut events) = (state.clone(), Vec::new());
    game.apply(&mut after, seat, order, &mut noted, &mut events);
    if noted.used {
        return Err(format!("the order “{text}” of seat {seat} uses luck"));
    }
    if events.iter().any(G::reveals) {
        return Err(format!("the order “{text}” of seat {seat} is said to reveal something"));
    }
    let foreign = some_of(pool, 24, &mut luck);
    let others = Seat::all(game.setup().seats).filter(|other| *other != seat).map(Observer::Seat);
    for observer in others.chain([Observer::Spectator]) {
        if let Some(event) = heard(game, &events, observer).first() {
            return Err(format!("{observer:?} hears of the order “{text}” of seat {seat}: {event}"));
        }
        let sight = |state| Sight::of(game, state, observer, &foreign, luck.clone());
        difference(&sight(state), &sight(&after)).map_err(|problem| {
            format!("{observer:?} notices the order “{text}” of seat {seat}: {problem}")
        })?;
    }
    Ok(())
}
