//! Measures players of Welcome to the Dungeon that have no name in the arena, for ablations:
//!
//! `cargo run --release -p undercroft-bots --example welcome -- match SEATS GAMES BOT OTHER [OTHER …]`: the first against the others, every
//! deal in all rotations of the seats; the last one takes the seats left over. A BOT is a name of the arena,
//! `reckon:CAUTION:LEAST:spite|safe:TRIES`, or `policy:FILE:SELDOM`. `gauntlet SEATS GAMES BOT` does it for all simple players.
//! `exploit FILE SELDOM GAMES WORLDS`: what somebody wins who knows the policy. `train ROUNDS FILE`: a policy without progress bars.

use std::sync::Arc;
use undercroft_bots::welcome::Expert;
use undercroft_bots::welcome::company::Reckoning;
use undercroft_bots::welcome::exploit::{Inquiry, exploit};
use undercroft_bots::welcome::gauntlet;
use undercroft_bots::welcome::policy::Policy;
use undercroft_bots::welcome::train::{TrainArgs, train};
use undercroft_bots::{Bot, BotSpec, Budget, Fallback, Limit};
use undercroft_core::{Chance, Game, Quick, SeatHandle, Setup, Silent, Status};
use undercroft_welcome::Welcome;

type Problem = Box<dyn std::error::Error>;

fn main() -> Result<(), Problem> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["match", seats, games, ref bots @ ..] if !bots.is_empty() => {
            let (rate, margin) = wins(seats.parse()?, games.parse()?, bots)?;
            println!(
                "{} wins {:.1} ± {:.1} % among {}",
                bots[0],
                100.0 * rate,
                100.0 * margin,
                bots[1..].join(", ")
            );
        }
        ["gauntlet", seats, games, bot] => {
            let mut rows = Vec::new();
            for name in gauntlet::NAMES {
                rows.push((wins(seats.parse()?, games.parse()?, &[name, bot])?, name));
            }
            rows.sort_by(|one, other| other.0.0.total_cmp(&one.0.0));
            for ((rate, margin), name) in rows {
                println!("{name:14} {:.1} ± {:.1} %", 100.0 * rate, 100.0 * margin);
            }
        }
        ["train", rounds, file] => {
            let args = TrainArgs { seed: 1, rounds: rounds.parse()?, resume: None };
            std::fs::write(file, train(args, |_| Ok::<(), Problem>(()))?.write())?;
        }
        ["exploit", file, seldom, games, worlds] => {
            let mut policy = Policy::read_finished(&std::fs::read(file)?)?;
            policy.seldom = seldom.parse()?;
            let inquiry = Inquiry {
                policy: Arc::new(policy),
                against: None,
                watch: 0,
                games: games.parse()?,
                worlds: worlds.parse()?,
                seed: "exploit 1".to_owned(),
            };
            let won = exploit(&inquiry, |_| {});
            println!(
                "the response wins {:.1} ± {:.1} % against {file} without parts below {seldom}",
                won.rate * 100.0,
                won.margin * 100.0
            );
        }
        _ => return Err(
            "match SEATS GAMES BOT OTHER …, gauntlet SEATS GAMES BOT, or exploit FILE SELDOM GAMES WORLDS"
                .into(),
        ),
    }
    Ok(())
}

fn bot(game: &Welcome, name: &str) -> Result<Box<dyn Bot<Welcome>>, Problem> {
    let parts: Vec<&str> = name.split(':').collect();
    let search = Budget::iterations(1_000);
    Ok(match parts[..] {
        ["reckon", caution, least, spite, tries] => {
            let reckoning = Reckoning {
                caution: caution.parse()?,
                least: least.parse()?,
                spite: spite == "spite",
                tries: tries.parse()?,
            };
            Box::new(Expert::reckoning(game, reckoning, search))
        }
        ["policy", file, seldom] => {
            let mut policy = Policy::read_finished(&std::fs::read(file)?)?;
            policy.seldom = seldom.parse()?;
            Box::new(Expert::new(game, Some(Arc::new(policy)), search))
        }
        _ => BotSpec::read(name)?.bot(game, Fallback::Search)?,
    })
}

/// The first bot's share of wins and half the width of its interval, from the spread between deals.
fn wins(seats: u8, games: u32, names: &[&str]) -> Result<(f64, f64), Problem> {
    let game = Welcome::new(&Setup::new(seats))?;
    let count = usize::from(seats);
    let name_of = |bot: usize| names[bot.min(names.len() - 1)];
    let mut bots = Vec::new();
    for number in 0..count {
        bots.push(bot(&game, name_of(number))?);
    }
    let mut deals = Vec::new();
    for deal in 0..games.div_ceil(u32::from(seats)) {
        let mut won = 0.0;
        for turn in 0..count {
            let mut chance = Quick::new(u64::from(deal) + 1);
            let mut luck = Quick::new(u64::from(deal) << 8 | turn as u64);
            let mut state = game.start(&mut chance, &mut Silent);
            let outcome = loop {
                let seat = match game.status(&state) {
                    Status::Over(outcome) => break outcome,
                    Status::Acting(acting) => acting.first().ok_or("nobody is asked")?,
                };
                let number = (seat.index() + turn) % count;
                let handle = SeatHandle::new(&game, &state, seat);
                let mut own = Quick::new(u64::from(luck.bits()));
                let mv = bots[number].choose(&handle, &mut own, &Limit::NONE).ok_or("no move")?;
                game.apply(&mut state, seat, mv, &mut chance, &mut Silent);
            };
            let own = undercroft_core::Seat::new(((count - turn) % count) as u8);
            won += outcome.share(own) / count as f64;
        }
        deals.push(won);
    }
    let number = deals.len().max(1) as f64;
    let mean = deals.iter().sum::<f64>() / number;
    let spread = deals.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (number - 1.0).max(1.0);
    Ok((mean, if spread < 1e-12 { 3.0 / number } else { 1.96 * (spread / number).sqrt() }))
}
