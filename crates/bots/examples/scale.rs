//! Plays matches and draws one scale of ratings for all players of a game:
//!
//! `cargo run --release -p undercroft-bots --example scale -- welcome ratings.svg expert,hard:400 gauntlet,expert:200 …`: each pair of bots with the
//! number of their games; `gauntlet` stands for every simple player. What was played is kept beside the picture (`ratings.svg.json`), so that
//! the same command goes on from it.

use std::collections::BTreeMap;
use undercroft_bots::arena::{ArenaError, Figures, Match, Plan, Results, Shard, Wish, drawing, play, scale};
use undercroft_bots::{Fallback, LEVELS, Opponents};
use undercroft_core::{Company, Language, Phrase, Setup, Words};

type Problem = Box<dyn std::error::Error>;

fn main() -> Result<(), Problem> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, file, pairs @ ..] = &words[..] else { return Err("GAME FILE PAIR:GAMES …".into()) };
    match game.as_str() {
        "welcome" => drawn::<undercroft_welcome::Welcome>(file, pairs),
        "lords" => drawn::<undercroft_lords::Lords>(file, pairs),
        "paper" => drawn::<undercroft_paper::Paper>(file, pairs),
        "vault" => drawn::<undercroft_dungeoneer::Vault>(file, pairs),
        _ => Err("welcome, lords, paper or vault".into()),
    }
}

fn drawn<G: Opponents>(file: &str, pairs: &[String]) -> Result<(), Problem> {
    let kept = format!("{file}.json");
    let mut played: BTreeMap<String, (f64, f64)> = std::fs::read_to_string(&kept)
        .ok()
        .map_or(Ok(BTreeMap::new()), |text| serde_json::from_str(&text))?;
    for pair in pairs {
        let (bots, games) = pair.split_once(':').ok_or("a pair is written as expert,hard:400")?;
        let (one, other) = bots.split_once(',').ok_or("a pair has two bots")?;
        let names: &[&str] = if one == "gauntlet" { G::GAUNTLET } else { &[one] };
        for name in names {
            let bots = format!("{name},{other}");
            if played.contains_key(&bots) {
                continue;
            }
            let wish = Wish {
                bots: &bots,
                seats: Some(2),
                games: games.parse()?,
                budget: None,
                seed: "scale",
                setup: Setup::new(2),
            };
            let plan = Plan::new(G::facts(), wish)?;
            let results =
                play::<G, ArenaError>(Results::new(plan), Shard::WHOLE, Fallback::Search, |_| Ok(()))?;
            let figures = Figures::new(&results, G::facts().end_reasons);
            println!(
                "{bots}: {:.1} ± {:.1} % of {}",
                figures.bots[0].rate * 100.0,
                figures.bots[0].margin * 100.0,
                figures.games
            );
            let games = figures.games as f64;
            played.insert(bots, (figures.bots[0].rate * games, games));
            std::fs::write(&kept, serde_json::to_string_pretty(&played)?)?;
        }
    }
    let matches: Vec<Match> = played
        .iter()
        .filter_map(|(bots, (wins, games))| {
            let (one, other) = bots.split_once(',')?;
            Some(Match { players: [one.to_owned(), other.to_owned()], wins: *wins, games: *games })
        })
        .collect();
    let rated = scale(&matches, "normal");
    for one in &rated {
        println!("{:16} {:5.0} ± {:.0}", one.name, one.rating, one.margin);
    }
    let words = Words::new(Language::En, &[G::words(Language::En)]);
    let name = words.say(&Phrase::keyed(format!("{}-name", G::facts().id)), &Company::default());
    std::fs::write(file, drawing(&format!("{name}, two players"), &rated, LEVELS))?;
    Ok(())
}
