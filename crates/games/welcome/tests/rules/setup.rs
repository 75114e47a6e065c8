//! Object, components and set-up (WD-001 … WD-024).

use crate::common::*;
use std::collections::HashSet;
use undercroft_core::{Game, Observer, Seat, Setup};
use undercroft_welcome::{Effect, Hero, Monster, Phase, Tile, Welcome};

fn game(seats: u8) -> Welcome {
    Welcome::new(&Setup::new(seats)).unwrap()
}

/// WD-004: two, three or four players, and no others.
#[test]
fn two_to_four_play() {
    for seats in 0..=8 {
        let allowed = Welcome::new(&Setup::new(seats)).is_ok();
        assert_eq!(allowed, (2..=4).contains(&seats), "{seats} seats");
    }
    let error = Welcome::new(&Setup::new(5)).unwrap_err();
    assert_eq!(error.to_string(), "welcome is for 2 to 4 players, not 5 (WD-004)");
}

/// WD-005, WD-006, WD-009: 13 monsters; 4 heroes with six tiles each, 24 in all, each with an effect.
#[test]
fn the_box_is_complete() {
    let game = game(4);
    assert_eq!(game.components().deck_size(), 13);
    let tiles: usize = Hero::ALL.iter().map(|hero| game.components().all_tiles(*hero).len()).sum();
    assert_eq!(tiles, 24);
}

/// WD-007, WD-011, WDX-12: eight kinds with strengths 1, 2, 3, 4, 5, 6, 7 and 9.
#[test]
fn monsters_have_their_strengths() {
    let strengths = Monster::ALL.map(|monster| game(2).components().strength(monster));
    assert_eq!(strengths, [1, 2, 3, 4, 5, 6, 7, 9]);
}

/// WD-012: two each of the five weakest, one each of Lich, Demon and Dragon.
#[test]
fn monsters_have_their_copies() {
    assert_eq!(Monster::ALL.map(|monster| game(2).components().copies(monster)), [2, 2, 2, 2, 2, 1, 1, 1]);
}

/// WD-008: base health 3, 4, 2 and 3; with both health tiles every hero has 11.
#[test]
fn heroes_have_their_health() {
    let game = game(2);
    assert_eq!(Hero::ALL.map(|hero| game.components().health(hero)), [3, 4, 2, 3]);
    for hero in Hero::ALL {
        let bonus: u8 = (game.components().tiles(hero).iter())
            .filter_map(|(_, effect)| if let Effect::Health(bonus) = effect { Some(*bonus) } else { None })
            .sum();
        assert_eq!(game.components().health(hero) + bonus, 11, "{hero:?}");
    }
}

/// WD-013: the first hero is agreed on or drawn; drawing finds all four.
#[test]
fn the_first_hero_is_agreed_or_drawn() {
    for hero in Hero::ALL {
        assert_eq!(public(&table(2, &format!("hero={}", hero.id()))).hero, hero);
    }
    let drawn: HashSet<Hero> =
        (0..40).map(|seed| public(&table_with_seed(2, "", &seed.to_string())).hero).collect();
    assert_eq!(drawn.len(), 4);
}

/// WD-015, WDX-01: the Warrior starts with all six tiles.
#[test]
fn all_six_tiles_lie_ready() {
    let tiles: HashSet<Tile> = public(&table(3, "hero=warrior")).tiles.into_iter().collect();
    let printed = [
        Tile::PlateArmor,
        Tile::KnightShield,
        Tile::VorpalSword,
        Tile::DragonSpear,
        Tile::HolyGrail,
        Tile::Torch,
    ];
    assert_eq!(tiles, HashSet::from(printed));
}

/// WD-016: all 13 cards are in the deck, and their order differs from game to game.
#[test]
fn the_deck_is_shuffled() {
    let deck =
        |seed: u32| table_with_seed(2, "", &seed.to_string()).view(Observer::Omniscient).deck_cards.unwrap();
    let orders: HashSet<Vec<Monster>> = (0..20).map(deck).collect();
    assert_eq!(orders.len(), 20);
    let mut sorted = deck(0);
    sorted.sort();
    assert_eq!(sorted, game(2).components().deck().collect::<Vec<_>>());
}

/// WD-010, WD-017, WD-018, WD-019, WDX-11: nobody has a failure or a token, and the dungeon is empty.
#[test]
fn the_table_starts_clean() {
    for seats in 2..=4 {
        let view = public(&table(seats, ""));
        assert_eq!(view.players.len(), seats as usize);
        assert!(view.players.iter().all(|player| (player.successes, player.failures) == (0, 0)));
        assert_eq!((view.deck, view.pile.len(), view.tiles.len(), view.discard.len()), (13, 0, 6, 0));
    }
}

/// WD-020: anyone may be the first player.
#[test]
fn luck_chooses_the_first_player() {
    let first: HashSet<Seat> = (0..60).map(|seed| turn(&table_with_seed(4, "", &seed.to_string()))).collect();
    assert_eq!(first.len(), 4);
}

/// WD-021, WD-063: bidding first, then the dungeon, where only the runner acts.
#[test]
fn a_round_is_bidding_and_dungeon() {
    let mut table = table(3, "hero=barbarian");
    assert_eq!(table.state().phase, Phase::Bidding);
    assert_eq!(refused(&table, "axe"), "WD-021");
    add(&mut table, "orc");
    play_all(&mut table, &["pass", "pass"]);
    assert_eq!(table.state().phase, Phase::Delving);
    let runner = turn(&table);
    for other in Seat::all(3).filter(|seat| *seat != runner) {
        assert_eq!(refused_to(&table, other, "reveal"), "WD-063");
        assert!(table.legal_moves(other).is_empty());
    }
}

/// WD-022: whoever throws a tile away takes it from the one shared set.
#[test]
fn the_equipment_is_shared() {
    let mut table = table(2, "hero=warrior");
    throw(&mut table, "goblin", "torch");
    assert_eq!(refused_after_draw(&mut table, "discard torch"), "WD-049");
    assert_eq!(public(&table).tiles.len(), 5);
}

fn refused_after_draw(table: &mut undercroft_core::Table<Welcome>, mv: &str) -> &'static str {
    draw(table, "skeleton");
    refused(table, mv)
}
