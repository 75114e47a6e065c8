//! Playing a tournament.

use super::results::{Record, Results, Times};
use super::{ArenaError, Plan, Shard};
use crate::bot::{Bot, luck_of};
use crate::budget::Limit;
use crate::guide::fingerprint;
use crate::level::BotSpec;
use crate::opponents::{Fallback, Opponents};
use rayon::prelude::*;
use std::time::Instant;
use undercroft_core::{Game, Outcome, Seat, Seeded, Silent, Sink, Status};

/// Plays all deals of the shard that `results` does not hold yet. After every batch `batch_done` gets what there
/// is, to save and show it, and may stop the tournament with an error.
pub fn play<G: Opponents, E: From<ArenaError>>(
    results: Results,
    shard: Shard,
    fallback: Fallback,
    mut batch_done: impl FnMut(&Results) -> Result<(), E>,
) -> Result<Results, E> {
    let game = G::new(&results.plan.setup).map_err(ArenaError::from)?;
    let specs = results.plan.entrants().into_iter().map(BotSpec::read).collect::<Result<Vec<_>, _>>();
    let specs = specs.map_err(ArenaError::from)?;
    for spec in &specs {
        spec.bot(&game, fallback).map_err(ArenaError::from)?;
    }
    let mut results = results;
    let open: Vec<u32> =
        (0..results.plan.deals).filter(|deal| shard.holds(*deal) && !results.has_deal(*deal)).collect();
    results.games.retain(|record| !open.contains(&record.0));
    let workers = rayon::current_num_threads() as u32;
    let mut next = 0;
    let mut batch = workers as usize;
    while next < open.len() {
        let begun = Instant::now();
        let deals = &open[next..(next + batch).min(open.len())];
        let played: Vec<(Vec<Record>, Vec<Times>)> = deals
            .par_iter()
            .map_init(
                || seat_bots(&game, &specs, fallback),
                |bots, deal| play_deal(&game, &results.plan, *deal, bots),
            )
            .collect();
        next += deals.len();
        for (records, times) in played {
            results.games.extend(records);
            for (time, other) in results.times.iter_mut().zip(&times) {
                time.add(other);
            }
        }
        results.put_in_order()?;
        batch_done(&results)?;
        // About a second's work at a time: enough to keep all cores busy, and little to lose.
        if begun.elapsed().as_millis() < 500 {
            batch = (batch * 2).min(4096);
        }
    }
    Ok(results)
}

pub(super) fn seat_bots<G: Opponents>(
    game: &G,
    specs: &[BotSpec],
    fallback: Fallback,
) -> Vec<Box<dyn Bot<G>>> {
    let made = specs.iter().map(|spec| spec.bot(game, fallback));
    made.collect::<Result<_, _>>().expect("every bot was made once before the tournament began")
}

fn play_deal<G: Opponents>(
    game: &G,
    plan: &Plan,
    deal: u32,
    bots: &mut [Box<dyn Bot<G>>],
) -> (Vec<Record>, Vec<Times>) {
    let mut times = vec![Times::default(); bots.len()];
    let seatings = plan.seatings();
    let records = seatings.iter().enumerate().map(|(number, seating)| {
        let ended = play_game(game, &plan.seed, deal, seating, bots, &mut times);
        Record(deal, number as u16, ended.places, ended.moves, ended.reason, ended.scores)
    });
    let records = records.collect();
    (records, times)
}

/// How a game ended.
pub(crate) struct Ended {
    /// The place of each seat.
    pub places: Vec<u8>,
    /// Moves made.
    pub moves: u32,
    /// The number of the end reason among the game's.
    pub reason: u8,
    /// Points by seat, where the game counts them.
    pub scores: Vec<i32>,
}

/// The luck of the table depends on the deal alone, so that every seating meets the same cards as far as the
/// moves agree.
pub(crate) fn play_game<G: Opponents>(
    game: &G,
    seed: &str,
    deal: u32,
    seating: &[usize],
    bots: &mut [Box<dyn Bot<G>>],
    times: &mut [Times],
) -> Ended {
    let (outcome, moves, _) = watch_game(game, seed, deal, seating, bots, times, &mut Silent);
    let Some(outcome) = outcome else {
        return Ended { places: vec![1; seating.len()], moves, reason: 0, scores: Vec::new() };
    };
    let reasons = G::facts().end_reasons;
    let reason = reasons.iter().position(|known| *known == outcome.reason()).unwrap_or(0) as u8;
    let scores = if G::POINTS { outcome.scores().to_vec() } else { Vec::new() };
    Ended { places: outcome.places().to_vec(), moves, reason, scores }
}

/// The same with somebody who listens: how it ended, after how many moves, and the last state.
pub(crate) fn watch_game<G: Opponents>(
    game: &G,
    seed: &str,
    deal: u32,
    seating: &[usize],
    bots: &mut [Box<dyn Bot<G>>],
    times: &mut [Times],
    events: &mut impl Sink<G::Event>,
) -> (Option<Outcome>, u32, G::State) {
    let table_seed = undercroft_core::Seed::from_bytes(key(seed, deal));
    let mut state = game.start(&mut Seeded::for_move(&table_seed, 0), events);
    let mut moves = 0u32;
    loop {
        let acting = match game.status(&state) {
            Status::Acting(acting) => acting,
            Status::Over(outcome) => return (Some(outcome), moves, state),
        };
        let Some(seat) = acting.first() else { return (None, moves, state) };
        let mv = choose(game, &state, seat, seating[seat.index()], (&table_seed, moves), bots, times);
        let Some(mv) = mv else { return (None, moves, state) };
        moves += 1;
        game.apply(&mut state, seat, mv, &mut Seeded::for_move(&table_seed, u64::from(moves)), events);
    }
}

fn choose<G: Opponents>(
    game: &G,
    state: &<G as Game>::State,
    seat: Seat,
    entrant: usize,
    (seed, moves): (&undercroft_core::Seed, u32),
    bots: &mut [Box<dyn Bot<G>>],
    times: &mut [Times],
) -> Option<G::Move> {
    let handle = undercroft_core::SeatHandle::new(game, state, seat);
    let mut luck = luck_of(seed, seat, moves as usize);
    let begun = Instant::now();
    let mv = bots[entrant].choose(&handle, &mut luck, &Limit::NONE);
    let taken = begun.elapsed();
    if handle.legal_moves().len() > 1 {
        times[entrant].note(taken.as_nanos() as u64);
    }
    mv
}

fn key(seed: &str, deal: u32) -> [u8; 16] {
    let (one, other) = (fingerprint(&(seed, deal, 1u8)), fingerprint(&(seed, deal, 2u8)));
    let mut key = [0; 16];
    key[..8].copy_from_slice(&one.to_le_bytes());
    key[8..].copy_from_slice(&other.to_le_bytes());
    key
}

#[cfg(test)]
mod tests {
    use super::super::{Wish, merge};
    use super::*;
    use undercroft_core::Setup;
    use undercroft_welcome::Welcome;

    fn plan(bots: &str, games: u32) -> Plan {
        let wish = Wish { bots, seats: None, games, budget: None, seed: "torch", setup: Setup::new(2) };
        Plan::new(Welcome::facts(), wish).unwrap()
    }

    fn run(results: Results, shard: &str) -> Results {
        let shard = Shard::read(shard).unwrap();
        play::<Welcome, ArenaError>(results, shard, Fallback::Refuse, |_| Ok(())).unwrap()
    }

    #[test]
    fn shards_add_up_to_the_whole() {
        let plan = plan("greedy@20,random", 24);
        let whole = run(Results::new(plan.clone()), "1/1");
        let parts = ["1/3", "2/3", "3/3"].map(|shard| run(Results::new(plan.clone()), shard));
        let merged = merge(parts.iter().map(|part| Results::read(&part.write()).unwrap()).collect()).unwrap();
        assert_eq!(merged.games, whole.games);
        assert!(merge(vec![parts[0].clone(), parts[0].clone()]).is_err());
        assert!(merge(vec![parts[0].clone(), Results::new(self::plan("easy,random", 24))]).is_err());
    }

    #[test]
    fn an_interrupted_tournament_goes_on_where_it_was() {
        let plan = plan("random,random", 12);
        let whole = run(Results::new(plan.clone()), "1/1");
        let mut half = whole.clone();
        half.games.truncate(7);
        assert_eq!(run(half, "1/1").games, whole.games);
    }

    #[test]
    fn damaged_files_are_refused() {
        let text = run(Results::new(plan("random,easy", 4)), "1/1").write();
        assert!(Results::read(&text[..text.len() - 5]).is_err());
        assert!(Results::read(&text.replace("[0,0,[", "[9,0,[")).is_err());
    }
}
