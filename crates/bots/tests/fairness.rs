//! Bots see what a person sees, keep to their time, and answer the same to the same question.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use undercroft_bots::{BOTS, BotSpec, Budget, Fallback, Ismcts, LEVELS, Limit, Opponents, Unguided, luck_of};
use undercroft_core::{Chance, Game, Quick, Seat, SeatHandle, Seed, Setup, Table};
use undercroft_lords::Lords;
use undercroft_paper::Paper;
use undercroft_welcome::Welcome;

fn welcome(seats: u8) -> Welcome {
    Welcome::new(&Setup::new(seats)).unwrap()
}

/// A table after some random moves, and who is asked.
fn somewhere(seats: u8, luck: u64) -> Option<(Table<Welcome>, Seat)> {
    let mut chance = Quick::new(luck);
    let mut table = Table::new(welcome(seats), Seed::new(format!("fair-{luck}")).unwrap());
    for _ in 0..chance.below(30) {
        let Some(seat) = table.status().acting().first() else { break };
        let moves = table.legal_moves(seat);
        table.play(seat, moves[chance.below(moves.len() as u32) as usize]).unwrap();
    }
    let seat = table.status().acting().first()?;
    Some((table, seat))
}

#[test]
fn two_worlds_a_seat_cannot_tell_apart_get_the_same_move() {
    for (luck, seats) in (0..40).zip([2u8, 3, 4].into_iter().cycle()) {
        let Some((table, seat)) = somewhere(seats, luck) else { continue };
        let other = table.handle(seat).imagine(&mut Quick::new(luck + 1000));
        for name in BOTS {
            let spec = BotSpec::read(name).unwrap();
            let choose = |handle: &SeatHandle<'_, Welcome>| {
                let mut bot = spec.bot(table.game(), Fallback::Refuse).unwrap();
                bot.choose(handle, &mut Quick::new(luck), &Limit::NONE)
            };
            let here = choose(&table.handle(seat));
            let there = choose(&SeatHandle::new(table.game(), &other, seat));
            assert_eq!(here, there, "{name} on seat {seat} of {seats}, table {luck}");
            assert!(here.is_some_and(|mv| table.legal_moves(seat).contains(&mv)));
        }
    }
}

#[test]
fn threads_do_not_change_the_move() {
    let (table, seat) = (4..).find_map(|luck| somewhere(2, luck)).unwrap();
    let found = [1, 2, 0].map(|threads| {
        let mut bot = Ismcts::new(Budget::iterations(20_000), table.game().guide());
        bot.settings.threads = threads;
        let findings = bot.search(&table.handle(seat), &mut Quick::new(9), &Limit::NONE);
        findings
            .moves
            .iter()
            .map(|found| (found.tally.visits, found.tally.total.to_bits()))
            .collect::<Vec<_>>()
    });
    assert_eq!(found[0], found[1]);
    assert_eq!(found[0], found[2]);
    assert_eq!(found[0].iter().map(|(visits, _)| visits).sum::<u32>(), 20_000);
}

#[test]
fn a_search_keeps_to_its_time() {
    let (table, seat) = (8..).find_map(|luck| somewhere(4, luck)).unwrap();
    let handle = table.handle(seat);
    let bot = Ismcts::new(Budget::Time(Duration::from_millis(100)), Unguided);
    // A busy machine may stop the bot at any moment; one undisturbed search shows what it does.
    let in_time = (0..50).any(|luck| {
        let begun = Instant::now();
        bot.search(&handle, &mut Quick::new(luck), &Limit::NONE);
        begun.elapsed() <= Duration::from_millis(110)
    });
    assert!(in_time);
}

/// Whatever a bot still had in mind: when it is told to stop, it answers.
fn answers_when_stopped<G: Opponents>(seats: u8) {
    let game = <G as Game>::new(&Setup::new(seats)).unwrap();
    let table = Table::new(game, Seed::new("stop").unwrap());
    let seat = table.status().acting().first().unwrap();
    let raised = Limit::NONE.or_when(Arc::new(AtomicBool::new(true)));
    for level in LEVELS {
        let mut bot = BotSpec::read(level).unwrap().bot(table.game(), Fallback::Refuse).unwrap();
        let mv = bot.choose(&table.handle(seat), &mut Quick::new(1), &raised);
        assert!(mv.is_some_and(|mv| table.legal_moves(seat).contains(&mv)), "{} {level}", G::facts().id);
    }
}

#[test]
fn every_level_of_every_game_answers_at_once_when_it_is_stopped() {
    answers_when_stopped::<Welcome>(4);
    answers_when_stopped::<Lords>(4);
    answers_when_stopped::<Paper>(2);
}

/// The bot at a table is made anew for each decision, the one in the arena is kept: they make the same moves.
fn fresh_and_kept_agree<G: Opponents>(seats: u8, moves: usize) {
    for level in LEVELS {
        let game = <G as Game>::new(&Setup::new(seats)).unwrap();
        let mut table = Table::new(game, Seed::new(format!("agree-{level}")).unwrap());
        let spec = BotSpec::read(level).unwrap();
        let mut kept: Vec<_> =
            Seat::all(seats).map(|_| spec.bot(table.game(), Fallback::Refuse).unwrap()).collect();
        for number in 0..moves {
            let Some(seat) = table.status().acting().first() else { break };
            let luck = || luck_of(table.seed(), seat, number);
            let mut fresh = spec.bot(table.game(), Fallback::Refuse).unwrap();
            let mv = fresh.choose(&table.handle(seat), &mut luck(), &Limit::NONE).unwrap();
            let same = kept[seat.index()].choose(&table.handle(seat), &mut luck(), &Limit::NONE).unwrap();
            let written = [mv, same].map(|mv| table.game().write_move(mv));
            assert_eq!(written[0], written[1], "{} {level}, move {number}", G::facts().id);
            table.play(seat, mv).unwrap();
        }
    }
}

#[test]
fn the_bot_at_a_table_is_the_one_that_was_measured() {
    fresh_and_kept_agree::<Welcome>(2, 60);
    fresh_and_kept_agree::<Welcome>(3, 60);
    fresh_and_kept_agree::<Lords>(2, 14);
    fresh_and_kept_agree::<Paper>(2, 24);
}

#[test]
fn nobody_answers_out_of_turn() {
    let (table, seat) = (4..).find_map(|luck| somewhere(2, luck)).unwrap();
    let other = seat.next(2);
    for name in BOTS {
        let mut bot = BotSpec::read(name).unwrap().bot(table.game(), Fallback::Refuse).unwrap();
        assert_eq!(bot.choose(&table.handle(other), &mut Quick::new(1), &Limit::NONE), None, "{name}");
    }
}

/// The cards of other players' own tables: the policy was not trained for them.
#[test]
fn the_expert_says_when_it_cannot_play() {
    let table = undercroft_welcome::IN_THE_BOX.replacen("strength = 9", "strength = 8", 1);
    let setup = Setup { components: Some(table), ..Setup::new(2) };
    let game = Welcome::new(&setup).unwrap();
    assert!(game.expert(Fallback::Refuse).is_err());
    let mut searching = game.expert(Fallback::Search).unwrap();
    let table = Table::new(game, Seed::new("other").unwrap());
    let seat = table.status().acting().first().unwrap();
    assert!(searching.choose(&table.handle(seat), &mut Quick::new(1), &Limit::NONE).is_some());
}
