//! Random games, move by move.

use crate::{Failure, setup_name};
use std::hash::{Hash, Hasher};
use undercroft_core::chance::{Chance, Quick};
use undercroft_core::game::{Game, Silent};
use undercroft_core::outcome::{Outcome, Status};
use undercroft_core::seat::{Seat, SeatSet};

/// A random player with a temper. Half of the games are played uniformly; in the others the player takes the
/// move it likes best out of a few, by likes that are drawn anew for every game, so that stubborn, timid and
/// reckless play all occur and rare ends are reached.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    luck: Quick,
    likes: u64,
    looks_at: u32,
    /// When to do something without being asked; apart, so that games without such moves are played as ever.
    asides: Quick,
}

impl Player {
    pub(crate) fn new(mut luck: Quick) -> Player {
        let likes = u64::from(luck.bits()) << 32 | u64::from(luck.bits());
        let looks_at = [1, 1, 2, 4][luck.below(4) as usize];
        Player { luck, likes, looks_at, asides: Quick::new(likes) }
    }

    /// One of the seats, at random.
    pub(crate) fn seat(&mut self, seats: SeatSet) -> Option<Seat> {
        if seats.len() < 2 {
            return seats.first();
        }
        let pick = self.luck.below(seats.len() as u32) as usize;
        seats.iter().nth(pick)
    }

    /// Now and then something that some seat may do without being asked.
    pub(crate) fn aside<G: Game>(&mut self, game: &G, state: &G::State) -> Option<(Seat, G::Move)> {
        if self.asides.below(4) > 0 {
            return None;
        }
        let (mut found, mut moves) = (Vec::new(), Vec::new());
        for seat in Seat::all(game.setup().seats) {
            game.interjections(state, seat, &mut moves);
            game.standing_orders(state, seat, &mut moves);
            found.extend(moves.drain(..).map(|mv| (seat, mv)));
        }
        let count = u32::try_from(found.len()).ok().filter(|count| *count > 0)?;
        Some(found[self.asides.below(count) as usize])
    }

    /// One of the moves; nothing if there is none.
    pub(crate) fn choose<M: Copy + Hash>(&mut self, moves: &[M]) -> Option<M> {
        let count = moves.len() as u32;
        if count < 2 {
            return moves.first().copied();
        }
        if self.looks_at == 1 {
            return Some(moves[self.luck.below(count) as usize]);
        }
        let looks = (0..self.looks_at).map(|_| moves[self.luck.below(count) as usize]);
        looks.max_by_key(|mv| {
            let mut liking = Liking(self.likes);
            mv.hash(&mut liking);
            liking.finish()
        })
    }
}

/// A hasher of one multiplication: likes need to be quick and the same on every machine, nothing more.
struct Liking(u64);

impl Hasher for Liking {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0.rotate_left(5) ^ u64::from(*byte)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

/// The luck of the rules and the luck of the players in random game `number`.
fn lucks(number: u64) -> (Quick, Player) {
    let mut luck = Quick::new(number.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ 0x7072_6f6f_6600);
    let player = Player::new(luck.fork());
    (luck, player)
}

/// Plays random game `number` to its end and lets `watch` see every move before it is made. Costs little
/// more than the rules themselves.
pub(crate) fn play_out<G: Game>(
    game: &G,
    number: u64,
    longest: usize,
    moves: &mut Vec<G::Move>,
    mut watch: impl FnMut(&G::State, Option<(Seat, G::Move)>),
) -> Result<(Outcome, usize), String> {
    let (mut luck, mut player) = lucks(number);
    let mut state = game.start(&mut luck, &mut Silent);
    for count in 0..=longest {
        let acting = match game.status(&state) {
            Status::Acting(seats) => seats,
            Status::Over(outcome) => {
                watch(&state, None);
                game.conserved(&state)?;
                return Ok((outcome, count));
            }
        };
        if let Err(problem) = game.conserved(&state) {
            watch(&state, None);
            return Err(problem);
        }
        let (seat, mv) = match player.aside(game, &state) {
            Some(aside) => aside,
            None => {
                let seat = player.seat(acting).ok_or("the game is not over, but nobody is asked")?;
                moves.clear();
                game.legal_moves(&state, seat, moves);
                let Some(mv) = player.choose(moves) else {
                    watch(&state, None);
                    return Err(format!("seat {seat} is asked but has no legal move"));
                };
                (seat, mv)
            }
        };
        watch(&state, Some((seat, mv)));
        game.apply(&mut state, seat, mv, &mut luck, &mut Silent);
    }
    Err(format!("the game has not ended after {longest} moves"))
}

/// One move of a story and the state before it.
#[derive(Clone, Debug)]
pub(crate) struct Step<G: Game> {
    pub(crate) state: G::State,
    pub(crate) seat: Seat,
    pub(crate) mv: G::Move,
}

/// A random game with all its states, for a closer look.
#[derive(Clone, Debug)]
pub(crate) struct Story<G: Game> {
    pub(crate) number: u64,
    pub(crate) steps: Vec<Step<G>>,
    pub(crate) last: G::State,
}

impl<G: Game> Story<G> {
    /// Plays random game `number`, as far as it gets.
    pub(crate) fn play(game: &G, number: u64, longest: usize) -> Story<G> {
        let mut steps: Vec<Step<G>> = Vec::new();
        let mut last = None;
        let watch = |state: &G::State, played: Option<(Seat, G::Move)>| match played {
            Some((seat, mv)) => steps.push(Step { state: state.clone(), seat, mv }),
            None => last = Some(state.clone()),
        };
        // What is wrong with the game itself is told by the cheap random games, which come first.
        let _ = play_out(game, number, longest, &mut Vec::new(), watch);
        let last = last.or_else(|| steps.last().map(|step| step.state.clone()));
        Story { number, steps, last: last.unwrap_or_else(|| game.start(&mut lucks(number).0, &mut Silent)) }
    }

    /// Every state, with how many moves came before it.
    pub(crate) fn states(&self) -> impl Iterator<Item = (usize, &G::State)> {
        self.steps.iter().map(|step| &step.state).chain([&self.last]).enumerate()
    }

    /// A problem after the first `moves` moves.
    pub(crate) fn failure(&self, game: &G, check: &'static str, moves: usize, problem: String) -> Failure {
        let told = self.steps.iter().take(moves);
        let story = told.map(|step| format!("{}: {}", step.seat, game.write_move(step.mv))).collect();
        let setup = format!("{}, random game {}", setup_name(game.setup()), self.number);
        Failure { check, setup, story, problem }
    }
}

/// The luck for the closer look at move `moves` of game `number`.
pub(crate) fn luck_at(number: u64, moves: usize) -> Quick {
    Quick::new(number << 32 | moves as u64)
}
