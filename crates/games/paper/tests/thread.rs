use undercroft_core::*;
use undercroft_paper::*;
#[test]
fn random_games() {
    println!("state {} team {}", size_of::<State>(), size_of::<Team>());
    for seats in [1u8, 2, 4, 8] {
        let game = Paper::new(&Setup::new(seats)).unwrap();
        let mut chance = Quick::new(7);
        let mut moves = Vec::new();
        let mut total = 0; let mut n = 0; let mut count = 0u64;
        for g in 0..200 {
            let mut state = game.start(&mut chance, &mut Silent);
            loop {
                let acting = match game.status(&state) { Status::Acting(a) => a, Status::Over(o) => { total += o.scores().iter().sum::<i32>(); n += o.scores().len(); break } };
                let seats: Vec<Seat> = acting.iter().collect();
                let seat = seats[chance.below(seats.len() as u32) as usize];
                moves.clear();
                game.legal_moves(&state, seat, &mut moves);
                assert!(!moves.is_empty());
                let mv = moves[chance.below(moves.len() as u32) as usize];
                assert_eq!(game.read_move(&game.write_move(mv)).unwrap(), mv);
                game.play(&mut state, seat, mv, &mut chance, &mut Silent).unwrap();
                count += 1;
                if g < 10 {
                    game.conserved(&state).unwrap();
                    let text = game.write_position(&state);
                    let (_, back) = Paper::read_position(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
                    assert_eq!(back, state);
                    for s in Seat::all(game.setup().seats) {
                        let a = game.imagine(&state, s, &mut Quick::new(3));
                        game.conserved(&a).unwrap();
                        assert_eq!(game.view(&a, Observer::Seat(s)), game.view(&state, Observer::Seat(s)));
                        assert_eq!(game.imagine(&a, s, &mut Quick::new(5)), game.imagine(&state, s, &mut Quick::new(5)));
                    }
                }
            }
        }
        println!("{seats} seats: mean {} moves/game {}", total as f64 / n as f64, count / 200);
    }
}
