//! Does a review ever blame the strongest player? Experts play, a review with the usual budget looks at so many of their decisions, and every one it
//! calls a mistake is told: `cargo run --release -p undercroft-bots --example reviews -- welcome 500 [budget]`.

use undercroft_bots::{Budget, Fallback, Limit, Opponents, luck_of, review};
use undercroft_core::{Seed, Setup, Status, Table};

type Problem = Box<dyn std::error::Error>;

fn main() -> Result<(), Problem> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let decisions: usize = words.get(1).map_or(Ok(500), |text| text.parse())?;
    let budget = words.get(2).map_or(Ok(Budget::iterations(2_000)), |text| Budget::read(text))?;
    match words.first().map_or("welcome", String::as_str) {
        "welcome" => blamed::<undercroft_welcome::Welcome>(decisions, budget),
        "lords" => blamed::<undercroft_lords::Lords>(decisions, budget),
        "paper" => blamed::<undercroft_paper::Paper>(decisions, budget),
        "vault" => blamed::<undercroft_dungeoneer::Vault>(decisions, budget),
        _ => Err("welcome, lords, paper or vault".into()),
    }
}

fn blamed<G: Opponents>(wanted: usize, budget: Budget) -> Result<(), Problem> {
    let (mut seen, mut mistakes, mut deal) = (0, 0, 0);
    while seen < wanted {
        deal += 1;
        let seed = Seed::new(format!("reviews-{deal}"))?;
        let mut table: Table<G> = Table::new(G::new(&Setup::new(2))?, seed.clone());
        let mut bot = table.game().expert(Fallback::Search)?;
        while let Status::Acting(acting) = table.status() {
            let seat = acting.first().ok_or("nobody is asked")?;
            let mut luck = luck_of(&seed, seat, table.turns().len());
            let mv = bot.choose(&table.handle(seat), &mut luck, &Limit::NONE).ok_or("no move")?;
            table.play(seat, mv).map_err(|_| "an illegal move")?;
        }
        let judged = review(&table, budget, &Limit::NONE, |_| {});
        for decision in judged.decisions.iter().take(wanted - seen) {
            seen += 1;
            if decision.loss > decision.margin.max(0.01) {
                mistakes += 1;
                println!(
                    "game {deal}, move {}: {:?} instead of {:?}, {:.3} ± {:.3}",
                    decision.number, decision.played, decision.best, decision.loss, decision.margin
                );
            }
        }
    }
    println!("{seen} decisions of experts, {mistakes} called mistakes");
    Ok(())
}
