//! The exact chances agree with the rules: playing the best decisions many times comes out as computed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use undercroft_bots::welcome::expert::{best, dungeon_choices};
use undercroft_bots::{Budget, Limit, hints, review};
use undercroft_core::{
    Company, Game, Language, Observer, Quick, Seat, Seed, Setup, Silent, Status, Table, Tell, Words,
};
use undercroft_welcome::{Hero, Move, PhaseView, State, Welcome};

/// A round in which the other player passes after `cards` cards were added; the runner is `seat`.
fn entered(hero: &str, cards: usize, discards: usize, luck: u64) -> Option<(Welcome, State, Seat)> {
    let game = Welcome::new(&Setup::new(2).with("hero", hero)).unwrap();
    let mut chance = Quick::new(luck);
    let mut state = game.start(&mut chance, &mut Silent);
    for turn in 0..cards + discards {
        let seat = state.turn;
        game.apply(&mut state, seat, Move::Draw, &mut chance, &mut Silent);
        let tile = state.tiles.iter().nth(turn % state.tiles.len().max(1))?;
        let mv = if turn < discards { Move::Discard(tile) } else { Move::Add };
        game.apply(&mut state, seat, mv, &mut chance, &mut Silent);
    }
    let seat = state.turn;
    game.apply(&mut state, seat, Move::Pass, &mut chance, &mut Silent);
    let runner = state.turn;
    state.is_delving().then_some((game, state, runner))
}

#[test]
fn computed_chances_come_true() {
    for hero in Hero::ALL {
        for (cards, discards) in [(4, 2), (6, 1), (3, 3)] {
            let (game, state, runner) = entered(hero.id(), cards, discards, 5).unwrap();
            let view = game.view(&state, Observer::Seat(runner));
            let choices = dungeon_choices(&game, &view).unwrap();
            let computed = choices.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
            let tries = 3_000;
            let alive = (0..tries).filter(|luck| survives(&game, &state, runner, *luck)).count();
            let seen = alive as f64 / tries as f64;
            let margin = 4.0 * (computed * (1.0 - computed) / tries as f64).sqrt() + 1e-9;
            assert!(
                (seen - computed).abs() <= margin,
                "{hero:?}, {cards} cards, {discards} tiles gone: {seen:.3} seen, {computed:.3} computed"
            );
        }
    }
}

fn survives(game: &Welcome, state: &State, runner: Seat, luck: u64) -> bool {
    let mut chance = Quick::new(luck);
    let mut world = game.imagine(state, runner, &mut chance);
    let before = world.player(runner);
    while world.is_delving() {
        let view = game.view(&world, Observer::Seat(runner));
        let mv = match view.phase {
            PhaseView::Delving => Move::Reveal,
            _ => best(&dungeon_choices(game, &view).unwrap()).unwrap(),
        };
        game.check(&world, runner, mv).unwrap();
        game.apply(&mut world, runner, mv, &mut chance, &mut Silent);
    }
    world.player(runner).successes > before.successes
}

fn words(language: Language) -> Words {
    Words::new(language, &[undercroft_bots::words(language), Welcome::words(language)])
}

#[test]
fn hints_say_what_kills() {
    let mut told = [String::new(), String::new()];
    for luck in 0..40 {
        let Some((game, state, runner)) = entered("warrior", 3, 2, luck) else { continue };
        let handle = undercroft_core::SeatHandle::new(&game, &state, runner);
        for hint in hints::<Welcome>(&handle, Budget::iterations(50), &mut Quick::new(1), &Limit::NONE) {
            for (text, language) in told.iter_mut().zip(Language::ALL) {
                let words = words(language);
                for phrase in hint.reasons.iter().chain([&hint.summary()]) {
                    text.push_str(&words.try_say(phrase, &Company::default()).unwrap());
                    text.push('\n');
                }
            }
        }
    }
    assert!(told[0].contains("only the Dragon kills you") || told[0].contains("kill you"), "{}", told[0]);
    assert!(told[1].contains("смертел"), "{}", told[1]);
}

#[test]
fn a_review_judges_every_decision_and_explains_mistakes() {
    let game = Welcome::new(&Setup::new(2)).unwrap();
    let mut table = Table::new(game, Seed::new("review").unwrap());
    let mut luck = Quick::new(3);
    while let Status::Acting(acting) = table.status() {
        let seat = acting.first().unwrap();
        let mv = undercroft_bots::bot::any_of(&table.legal_moves(seat), &mut luck).unwrap();
        table.play(seat, mv).unwrap();
    }
    let review = review(&table, Budget::iterations(400), &Limit::NONE, |_| {});
    assert!(!review.decisions.is_empty() && !review.mistakes.is_empty());
    assert!(review.decisions.iter().all(|judged| (0.0..=1.0).contains(&judged.chance) && judged.loss >= 0.0));
    for language in Language::ALL {
        for (_, phrase) in &review.mistakes {
            words(language).try_say(phrase, &Company::default()).unwrap();
        }
    }
    let curve = review.curve(Seat::FIRST);
    assert!(curve.windows(2).all(|pair| pair[0].0 < pair[1].0));
}
