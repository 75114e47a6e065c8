//! Lets bots play Dungeon Lords against each other and prints what they scored, which the arena does not keep:
//!
//! `cargo run --release -p undercroft-bots --example lords -- hard,random [games] [first|full] [seed]`
//!
//! Besides the bots of the arena there are `old-hard` and `old-expert`, the lords before they learned from games, `planning-hard` and
//! `planning-expert`, who plan the three orders of a round together, `endless-hard` and `endless-expert`, who play every game on to its end, and `free-hard`, who
//! gives nothing on what a steward would do.
//!
//! Every deal is played in all rotations of the seats. Intervals are 95 %, from the spread between deals.

use std::time::Instant;
use undercroft_bots::lords::{EXPERT, HARD, Lord, Steward};
use undercroft_bots::{Bot, BotSpec, Fallback, Limit};
use undercroft_core::{Chance, Game, Quick, SeatHandle, Setup, Silent, Sink, Status};
use undercroft_lords::components::EventTile;
use undercroft_lords::event::Event;
use undercroft_lords::rules::scoring::scores;
use undercroft_lords::{Lords, Move};

/// What one bot did.
#[derive(Clone, Default)]
struct Tally {
    shares: Vec<f64>,
    scores: Vec<f64>,
    seconds: f64,
    longest: f64,
    decisions: u32,
    games: u32,
    /// Points by where they come from, in the order of [`LINES`].
    lines: [f64; 8],
    /// What was done, in the order of [`DEEDS`].
    deeds: [f64; 9],
}

const LINES: [&str; 8] =
    ["rooms", "monsters", "prisoners", "conquered", "red markers", "scoring rooms", "titles", "fame"];
const DEEDS: [&str; 9] = [
    "orders blocked",
    "orders declined",
    "orders idle",
    "hires",
    "rooms",
    "traps drawn",
    "captured",
    "tiles lost",
    "markers that could have been paid",
];

/// Counts what the seats do.
struct Watch {
    deeds: [[f64; 9]; 4],
}

impl Sink<Event> for Watch {
    fn push(&mut self, event: impl FnOnce() -> Event) {
        let (seat, deed, count) = match event() {
            Event::Placed { seat, space: None, .. } => (seat, 0, 1),
            Event::Declined { seat, forced: false, .. } => (seat, 1, 1),
            Event::Declined { seat, .. } => (seat, 2, 1),
            Event::Hired { seat, .. } => (seat, 3, 1),
            Event::Built { seat, .. } => (seat, 4, 1),
            Event::Drew { seat, count, .. } => (seat, 5, count),
            Event::Captured { seat, .. } => (seat, 6, 1),
            Event::Conquered { seat, .. } => (seat, 7, 1),
            _ => return,
        };
        self.deeds[seat.index()][deed] += f64::from(count);
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let names: Vec<&str> = args.first().map_or(vec!["hard", "random"], |text| text.split(',').collect());
    let games: usize = args.get(1).map_or(Ok(100), |text| text.parse())?;
    let rules = args.get(2).map_or("first", String::as_str);
    let seed: u64 = args.get(3).map_or(Ok(1), |text| text.parse())?;
    let game = Lords::new(&Setup::new(names.len() as u8).with("rules", rules))?;
    let mut tallies = vec![Tally::default(); names.len()];
    let mut deals = Quick::new(seed);
    for _ in 0..games.div_ceil(names.len()) {
        let deal = (u64::from(deals.bits()) << 32) | u64::from(deals.bits());
        play_deal(&game, &names, deal, &mut tallies)?;
        if std::env::var_os("PROGRESS").is_some() {
            eprint!(
                "\r{} deals: first wins {:.3}  ",
                tallies[0].shares.len(),
                interval(&tallies[0].shares).0
            );
        }
    }
    for (name, tally) in names.iter().zip(&tallies) {
        let ((rate, rate_margin), (score, score_margin)) = (interval(&tally.shares), interval(&tally.scores));
        println!(
            "{name:8} wins {:6.2} ± {:.2} %   score {score:6.2} ± {score_margin:.2}   {:.1} ms (most {:.0} ms)",
            rate * 100.0,
            rate_margin * 100.0,
            1e3 * tally.seconds / f64::from(tally.decisions.max(1)),
            1e3 * tally.longest,
        );
        let games = f64::from(tally.games.max(1));
        let list = |names: &[&str], sums: &[f64]| {
            let each = names.iter().zip(sums).map(|(name, sum)| format!("{name} {:.2}", sum / games));
            each.collect::<Vec<_>>().join(", ")
        };
        println!("         {}", list(&LINES, &tally.lines));
        println!("         {}", list(&DEEDS, &tally.deeds));
    }
    Ok(())
}

/// The bot of that name.
fn bot(game: &Lords, name: &str) -> Result<Box<dyn Bot<Lords>>, Box<dyn std::error::Error>> {
    // `resolved-1.5-normal`: stewards who are more or less resolute, as players or in thought.
    if let Some((resolve, name)) = name.strip_prefix("resolved-").and_then(|rest| rest.split_once('-')) {
        let resolve = resolve.parse()?;
        return Ok(match name {
            "normal" => Box::new(Steward { resolve, ..Steward::default() }),
            "hard" => Box::new(Lord::new(HARD).resolved(resolve)),
            _ => Box::new(Lord::new(EXPERT).resolved(resolve)),
        });
    }
    Ok(match name {
        "old-hard" => Box::new(Lord::of_old(HARD)),
        "old-expert" => Box::new(Lord::of_old(EXPERT)),
        "endless-hard" => Box::new(Lord::new(HARD).to_the_end()),
        "endless-expert" => Box::new(Lord::new(EXPERT).to_the_end()),
        "free-hard" => Box::new(Lord::new(HARD).without_habits()),
        "planning-hard" => Box::new(Lord::new(HARD).planning()),
        "planning-expert" => Box::new(Lord::new(EXPERT).planning()),
        known => BotSpec::read(known)?.bot(game, Fallback::Search)?,
    })
}

/// One deal in every rotation of the seats.
fn play_deal(
    game: &Lords,
    names: &[&str],
    deal: u64,
    tallies: &mut [Tally],
) -> Result<(), Box<dyn std::error::Error>> {
    let count = names.len();
    let mut sums = vec![(0.0, 0.0); count];
    for turn in 0..count {
        let bot_on = |seat: usize| (seat + turn) % count;
        let mut bots = Vec::new();
        for seat in 0..count {
            bots.push(bot(game, names[bot_on(seat)])?);
        }
        let mut chance = Quick::new(deal);
        let mut luck = Quick::new(deal ^ turn as u64);
        let mut state = game.start(&mut chance, &mut Silent);
        let mut watch = Watch { deeds: Default::default() };
        let outcome = loop {
            let seat = match game.status(&state) {
                Status::Over(outcome) => break outcome,
                Status::Acting(acting) => acting.first().ok_or("nobody is asked")?,
            };
            let handle = SeatHandle::new(game, &state, seat);
            let (begun, choice) = (Instant::now(), handle.legal_moves().len() > 1);
            let mv = bots[seat.index()].choose(&handle, &mut luck.fork(), &Limit::NONE).ok_or("no move")?;
            let tally = &mut tallies[bot_on(seat.index())];
            if choice {
                let taken = begun.elapsed().as_secs_f64();
                (tally.seconds, tally.longest) = (tally.seconds + taken, tally.longest.max(taken));
                tally.decisions += 1;
            }
            // A marker instead of gold that lies there.
            if let Move::Give(paid) = mv
                && state.event_tile() == Some(EventTile::Taxes)
            {
                let could = state.player(seat).gold.min(state.due);
                watch.deeds[seat.index()][8] += f64::from(could.saturating_sub(paid));
            }
            game.apply(&mut state, seat, mv, &mut chance, &mut watch);
        };
        let sheet = scores(game, &state);
        for seat in undercroft_core::Seat::all(count as u8) {
            let sum = &mut sums[bot_on(seat.index())];
            sum.0 += outcome.share(seat) / count as f64;
            sum.1 += f64::from(outcome.score(seat)) / count as f64;
            let tally = &mut tallies[bot_on(seat.index())];
            tally.games += 1;
            let of = &sheet.points[seat.index()];
            let lines = [
                of.rooms,
                of.monsters,
                of.prisoners,
                of.conquered,
                of.marks,
                of.scoring_rooms,
                of.titles,
                of.fame,
            ];
            for (sum, points) in tally.lines.iter_mut().zip(lines) {
                *sum += f64::from(points);
            }
            for (sum, count) in tally.deeds.iter_mut().zip(watch.deeds[seat.index()]) {
                *sum += count;
            }
        }
    }
    for (tally, (share, score)) in tallies.iter_mut().zip(sums) {
        tally.shares.push(share);
        tally.scores.push(score);
    }
    Ok(())
}

/// The mean and half the width of its interval; where all deals agree, by the rule of three.
fn interval(deals: &[f64]) -> (f64, f64) {
    let count = deals.len().max(1) as f64;
    let mean = deals.iter().sum::<f64>() / count;
    let spread = deals.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, if spread < 1e-12 { 3.0 / count } else { 1.96 * (spread / count).sqrt() })
}
