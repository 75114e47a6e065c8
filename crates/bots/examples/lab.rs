use undercroft_bots::*;
use undercroft_core::*;
use undercroft_welcome::Welcome;
fn duel(game: &Welcome, a: &mut dyn Bot<Welcome>, b: &mut dyn Bot<Welcome>, pairs: u32) -> f64 {
    let mut wins = 0.0;
    for n in 0..pairs {
        for swap in 0..2u8 {
            let mut table = Table::new(game.clone(), Seed::new(format!("lab-{n}")).unwrap());
            let mut luck = Quick::new(u64::from(n) * 2 + u64::from(swap));
            loop {
                match table.status() {
                    Status::Over(o) => {
                        wins += o.share(Seat::new(swap));
                        break;
                    }
                    Status::Acting(s) => {
                        let seat = s.first().unwrap();
                        let h = table.handle(seat);
                        let mv = if seat == Seat::new(swap) {
                            a.choose(&h, &mut luck)
                        } else {
                            b.choose(&h, &mut luck)
                        }
                        .unwrap();
                        table.play(seat, mv).unwrap();
                    }
                }
            }
        }
    }
    wins / f64::from(2 * pairs)
}
fn bot(game: &Welcome, name: &str) -> Box<dyn Bot<Welcome>> {
    let guide = welcome::guide::WelcomeGuide::new(game);
    let (kind, n) = name.split_once(':').unwrap_or((name, "0"));
    match kind {
        "each" | "root" => {
            let mut b = Ismcts::new(Budget::read(n).unwrap(), guide);
            b.settings.observers = if kind == "each" { Observers::Each } else { Observers::Root };
            Box::new(b)
        }
        "plain" => Box::new(Ismcts::new(Budget::read(n).unwrap(), Unguided)),
        "greedy" => Box::new(Greedy { budget: Budget::read(n).unwrap(), guide }),
        "random" => Box::new(Random),
        path => {
            let policy = welcome::policy::Policy::read_finished(&std::fs::read(path).unwrap()).unwrap();
            Box::new(welcome::Expert::new(game, Some(std::sync::Arc::new(policy)), Budget::iterations(1000)))
        }
    }
}
fn main() {
    let game = Welcome::new(&Setup::new(2)).unwrap();
    let args: Vec<String> = std::env::args().collect();
    let pairs = args[1].parse().unwrap();
    for pair in args[2..].chunks(2) {
        let t = std::time::Instant::now();
        let r = duel(&game, &mut *bot(&game, &pair[0]), &mut *bot(&game, &pair[1]), pairs);
        let half = 1.96 * (r * (1.0 - r) / f64::from(2 * pairs)).sqrt();
        println!("{} vs {}: {:.3} ± {half:.3} ({:.1}s)", pair[0], pair[1], r, t.elapsed().as_secs_f64());
    }
}
