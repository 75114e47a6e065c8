use undercroft_bots::welcome::*;
fn main() {
    let rounds: u32 = std::env::args().nth(1).unwrap().parse().unwrap();
    let out = std::env::args().nth(2).unwrap();
    let t = std::time::Instant::now();
    train::train(train::TrainArgs { seed: 1, rounds, resume: None }, |p| {
        println!("stage {} {:.0}s values {:?}", p.head.stages, t.elapsed().as_secs_f64(), p.head.values);
        let f = p.write();
        println!("{} bytes", f.len());
        std::fs::write(&out, f)
    })
    .unwrap();
}
