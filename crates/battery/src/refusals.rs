//! Which rule answers which kind of move in which situation: a list for a person to read, kept as a file.
//!
//! Random games are played by every set-up. In a sample of the situations, every kind of move that was ever possible is tried
//! by somebody who is asked and by somebody who is not, and the rules that refuse it are written down.

use crate::files::{blessing, lines_agree};
use crate::playthrough::playthrough_setups;
use crate::story::Player;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use undercroft_core::chance::{Chance, Quick};
use undercroft_core::game::{Game, Silent};
use undercroft_core::outcome::Status;
use undercroft_core::seat::Seat;

/// Games by each set-up.
const GAMES: u64 = 4;
/// So many situations of a phase are looked at.
const SITUATIONS: usize = 24;
/// So many moves of a kind are tried.
const MOVES: usize = 10;
/// A game is left after this many moves.
const LONGEST: usize = 900;

/// Compares the list in `file` with the game. `phase` names a situation, `kind` what a move is, by its notation; `more` are
/// moves that never are possible but that people try. With `UNDERCROFT_BLESS=1` the file is written anew.
///
/// # Panics
/// If a line differs.
pub fn refusals<G: Game>(
    file: impl AsRef<Path>,
    phase: impl Fn(&G::State) -> String,
    kind: impl Fn(&str) -> String,
    more: &[&str],
) {
    let (mut moves, mut situations) = (Pool::<G>::new(), BTreeMap::new());
    for (number, setup) in playthrough_setups::<G>().iter().enumerate() {
        for luck in 0..GAMES {
            let game = G::new(setup).unwrap_or_else(|error| panic!("{error}"));
            walk(&game, number as u64 * GAMES + luck, &phase, &kind, &mut moves, &mut situations);
        }
    }
    let mut list: BTreeMap<(String, String), BTreeSet<&'static str>> = BTreeMap::new();
    for (name, found) in &situations {
        for (game, state, seat) in found {
            let asked = game.status(state).acting().contains(*seat);
            let name = if asked { name.clone() } else { format!("{name}, not asked") };
            let typed = more.iter().filter_map(|text| Some((kind(text), game.read_move(text).ok()?)));
            let seen = moves.iter().flat_map(|(kind, moves)| moves.iter().map(move |mv| (kind.clone(), *mv)));
            for (kind, mv) in seen.chain(typed) {
                if let Err(refusal) = game.check(state, *seat, mv) {
                    list.entry((name.clone(), kind)).or_default().insert(refusal.rule);
                }
            }
        }
    }
    let mut text = String::from("# situation | kind of move | rules that refuse it\n");
    for ((phase, kind), rules) in list {
        let rules: Vec<&str> = rules.into_iter().collect();
        text += &format!("{phase} | {kind} | {}\n", rules.join(" "));
    }
    let file = file.as_ref();
    if blessing() {
        std::fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        return;
    }
    let written = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    lines_agree(&written, &text).unwrap_or_else(|problem| panic!("{}: {problem}", file.display()));
}

type Pool<G> = BTreeMap<String, Vec<<G as Game>::Move>>;
type Situations<G> = BTreeMap<String, Vec<(G, <G as Game>::State, Seat)>>;

fn walk<G: Game>(
    game: &G,
    luck: u64,
    phase: &impl Fn(&G::State) -> String,
    kind: &impl Fn(&str) -> String,
    moves: &mut Pool<G>,
    situations: &mut Situations<G>,
) {
    let mut chance = Quick::new(luck);
    let mut player = Player::new(chance.fork());
    let mut state = game.start(&mut chance, &mut Silent);
    for _ in 0..LONGEST {
        let acting = match game.status(&state) {
            Status::Acting(seats) => seats,
            Status::Over(_) => break,
        };
        let Some(seat) = player.seat(acting) else { break };
        let mut legal = Vec::new();
        game.possible_moves(&state, seat, &mut legal);
        for mv in &legal {
            let known = moves.entry(kind(&game.write_move(*mv))).or_default();
            if known.len() < MOVES && !known.contains(mv) {
                known.push(*mv);
            }
        }
        let found = situations.entry(phase(&state)).or_default();
        if found.len() < SITUATIONS && chance.below(3) == 0 {
            found.push((game.clone(), state.clone(), seat));
            let idle = Seat::all(game.setup().seats).find(|seat| !acting.contains(*seat));
            found.extend(idle.map(|seat| (game.clone(), state.clone(), seat)));
        }
        let mut answers = Vec::new();
        game.legal_moves(&state, seat, &mut answers);
        let Some(mv) = player.choose(&answers) else { break };
        game.apply(&mut state, seat, mv, &mut chance, &mut Silent);
    }
    if matches!(game.status(&state), Status::Over(_)) {
        let found = situations.entry(phase(&state)).or_default();
        if found.len() < SITUATIONS {
            found.push((game.clone(), state, Seat::FIRST));
        }
    }
}
