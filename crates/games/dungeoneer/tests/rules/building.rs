//! Laying locations (sections 4, 8, 9), checked against a naive reading of the printed pack.

use crate::walk::Walk;
use std::collections::HashMap;
use undercroft_core::{Chance, Game, Quick, Setup};
use undercroft_dungeoneer::components::VAULT;
use undercroft_dungeoneer::state::{Frame, Phase, Placing};
use undercroft_dungeoneer::{Event, Vault};

/// Which sides of a card are ways: north, east, south, west of the card as it lies.
pub type Ways = [bool; 4];

/// What the pack prints, read without any code of the game.
pub struct Printed(HashMap<String, Ways>);

/// The cells beside a cell, in the order of [`Ways`].
fn around((x, y): (i8, i8)) -> [(i8, i8); 4] {
    [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]
}

fn half_turned([north, east, south, west]: Ways) -> Ways {
    [south, west, north, east]
}

impl Printed {
    pub fn of(pack: &str) -> Printed {
        let pack: toml::Table = pack.parse().expect("a pack");
        let locations = pack["locations"].as_array().expect("locations");
        let ways = |location: &toml::Value| {
            ["n", "e", "s", "w"].map(|side| location["exits"][side]["kind"].as_str() != Some("wall"))
        };
        let word = |location: &toml::Value| location["id"].as_str().expect("an id").to_owned();
        Printed(locations.iter().map(|location| (word(location), ways(location))).collect())
    }

    /// The map of a table: the ways of every cell.
    pub fn map(&self, bench: &Walk) -> Map {
        let lie = |placed: &undercroft_dungeoneer::state::Placed| {
            let ways = self.0[&*bench.game.components().site(placed.location).print.word];
            ((placed.cell.x, placed.cell.y), if placed.turned { half_turned(ways) } else { ways })
        };
        bench.state.map.iter().map(lie).collect()
    }

    /// DR-135…143 as they are written: every cell of the map's box and two rows round it is tried both ways.
    pub fn legal(&self, bench: &Walk, word: &str, last: bool) -> Vec<String> {
        let map = self.map(bench);
        let mut found = self.joints(&map, word);
        found.retain(|(cell, ways, _)| last || free_after(&map, *cell, *ways) > 0);
        let write = |((x, y), _, turned)| format!("build {x},{y}{}", if turned { " turned" } else { "" });
        let mut found: Vec<String> = found.into_iter().map(write).collect();
        found.sort();
        found
    }

    /// The places where a card joins the map edge to edge, exit to exit, whether it seals the dungeon or not.
    fn joints(&self, map: &Map, word: &str) -> Vec<((i8, i8), Ways, bool)> {
        let (xs, ys) = (map.keys().map(|cell| cell.0), map.keys().map(|cell| cell.1));
        let (left, right) = (xs.clone().min().unwrap_or(0) - 2, xs.max().unwrap_or(0) + 2);
        let (bottom, top) = (ys.clone().min().unwrap_or(0) - 2, ys.max().unwrap_or(0) + 2);
        let mut found = Vec::new();
        for cell in (left..=right).flat_map(|x| (bottom..=top).map(move |y| (x, y))) {
            for turned in [false, true].into_iter().filter(|_| !map.contains_key(&cell)) {
                let ways = if turned { half_turned(self.0[word]) } else { self.0[word] };
                let beside = around(cell).map(|to| map.get(&to));
                let agrees =
                    (0..4).all(|side| beside[side].is_none_or(|other| other[(side + 2) % 4] == ways[side]));
                let joined = (0..4).any(|side| ways[side] && beside[side].is_some());
                if agrees && joined {
                    found.push((cell, ways, turned));
                }
            }
        }
        found
    }
}

/// The ways of every cell.
pub type Map = HashMap<(i8, i8), Ways>;

/// DR-141: exits that face an empty place once a card is laid.
fn free_after(map: &Map, cell: (i8, i8), ways: Ways) -> usize {
    let closed = (around(cell).iter().enumerate())
        .filter(|(side, to)| map.get(to).is_some_and(|other| other[(side + 2) % 4]))
        .count();
    let opened = (0..4).filter(|side| ways[*side] && !map.contains_key(&around(cell)[*side])).count();
    free_exits(map) - closed + opened
}

/// DR-140: no exit lies against a wall.
pub fn edges_agree(map: &Map) -> bool {
    map.iter().all(|(cell, ways)| {
        (0..4)
            .all(|side| map.get(&around(*cell)[side]).is_none_or(|other| other[(side + 2) % 4] == ways[side]))
    })
}

/// DR-141: exits that face an empty place.
fn free_exits(map: &Map) -> usize {
    let free = |cell: &(i8, i8), ways: &Ways| {
        (0..4).filter(|side| ways[*side] && !map.contains_key(&around(*cell)[*side])).count()
    };
    map.iter().map(|(cell, ways)| free(cell, ways)).sum()
}

/// DR-137: every location can be walked to.
pub fn is_connected(map: &Map) -> bool {
    let mut reached = vec![(0, 0)];
    let mut next = 0;
    while next < reached.len() {
        let cell = reached[next];
        for (side, to) in around(cell).into_iter().enumerate() {
            if map[&cell][side] && map.contains_key(&to) && !reached.contains(&to) {
                reached.push(to);
            }
        }
        next += 1;
    }
    reached.len() == map.len()
}

/// A pack in which the exits of locations are other ones.
pub fn crafted(exits: impl Fn(usize) -> Option<Ways>) -> String {
    let mut nth = 0;
    let line = |line: &str| {
        if !line.starts_with("exits = ") {
            return line.to_owned();
        }
        nth += 1;
        let Some(ways) = exits(nth - 1) else { return line.to_owned() };
        let sides = ["n", "e", "s", "w"]
            .iter()
            .zip(ways)
            .map(|(side, way)| format!("{side} = {{ kind = \"{}\" }}", if way { "open" } else { "wall" }));
        format!("exits = {{ {} }}", sides.collect::<Vec<_>>().join(", "))
    };
    VAULT.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Lays the whole deck: the builder takes one of the moves offered. Every choice offered is compared.
fn lay_all(bench: &mut Walk, printed: &Printed, mut choose: impl FnMut(&Walk, &[String]) -> usize) {
    let deck = bench.state.locations.len();
    for _ in 0..4 * deck {
        bench.state.phase = Phase::Hero;
        bench.active().ap = 3;
        bench.active().prone = false;
        if bench.state.locations.is_empty() {
            break;
        }
        bench.play("explore");
        let Some(Frame::Place { location, .. }) = bench.state.stack.last().copied() else {
            // DR-146: only where nothing that is left fits anywhere.
            assert!(bench.events.contains(&Event::NothingFits), "{:?}", bench.events);
            let left = bench.state.locations.iter().map(|one| bench.game.components().site(*one));
            let last = bench.state.locations.len() == 1;
            for site in left {
                assert_eq!(printed.legal(bench, &site.print.word, last), Vec::<String>::new());
            }
            return;
        };
        let word = bench.game.components().site(location).print.word.clone();
        let mut offered = bench.legal();
        offered.sort();
        let last = bench.state.locations.is_empty();
        assert_eq!(offered, printed.legal(bench, &word, last), "{word}");
        assert!(!offered.is_empty(), "{word}");
        let chosen = offered[choose(bench, &offered)].clone();
        bench.play(&chosen);
        let map = printed.map(bench);
        assert!(edges_agree(&map) && is_connected(&map), "{chosen}");
        assert!(last || free_exits(&map) > 0, "{chosen} seals the dungeon");
    }
    assert!(bench.state.locations.is_empty());
}

/// DR-070…073: the entrance, four passages round it, and the ordinary restrictions hold among them.
#[test]
fn the_start_is_laid() {
    let printed = Printed::of(VAULT);
    for seed in 0..40 {
        let bench = Walk::seeded(Setup::new(4), seed);
        let map = printed.map(&bench);
        let first = &bench.state.map[0];
        assert!(bench.game.components().site(first.location).entrance);
        assert_eq!((first.cell.x, first.cell.y), (0, 0));
        assert!(around((0, 0)).iter().all(|cell| map.contains_key(cell)), "{map:?}");
        assert!(edges_agree(&map) && is_connected(&map) && free_exits(&map) > 0, "{map:?}");
        assert_eq!(bench.state.map.len() + bench.state.locations.len() + usize::from(is_placing(&bench)), 22);
    }
}

fn is_placing(bench: &Walk) -> bool {
    matches!(bench.state.stack.last(), Some(Frame::Place { .. }))
}

/// DR-130…143, DR-146, DR-202…205: what is offered is what a naive reading of the rules allows, on many maps, and
/// a deck of ours can always be laid.
#[test]
fn placement_agrees_with_a_naive_checker() {
    let printed = Printed::of(VAULT);
    for seed in 0..60 {
        let mut bench = Walk::seeded(Setup::new(2), seed);
        let mut luck = Quick::new(seed);
        lay_all(&mut bench, &printed, |_, offered| luck.below(offered.len() as u32) as usize);
    }
}

/// DR-141, DR-146, DRA-88: on 400 random maps nothing is ever stuck, and no card could have sealed the dungeon by chance, so
/// that the rule against it needs crafted packs to be seen at work.
#[test]
fn chance_never_seals_the_dungeon() {
    let printed = Printed::of(VAULT);
    let mut luck = Quick::new(1);
    for seed in 0..400 {
        let bench = Walk::seeded(Setup::new(2), seed);
        let mut map = printed.map(&bench);
        let mut deck: Vec<String> = printed.0.keys().cloned().collect();
        let laid = |word: &String| {
            let sites = &bench.game.components().sites;
            bench.state.map.iter().any(|placed| *sites[placed.location.index()].print.word == **word)
        };
        deck.retain(|word| !laid(word));
        deck.sort();
        luck.shuffle(&mut deck);
        while let Some(word) = deck.pop() {
            let joints = printed.joints(&map, &word);
            assert!(!joints.is_empty(), "{word} fits nowhere on map {seed}");
            for (cell, ways, _) in &joints {
                assert!(
                    deck.is_empty() || free_after(&map, *cell, *ways) > 0,
                    "{word} could seal map {seed}"
                );
            }
            let (cell, ways, _) = joints[luck.below(joints.len() as u32) as usize];
            map.insert(cell, ways);
        }
        assert!(map.len() == 22 && edges_agree(&map) && is_connected(&map));
    }
}

/// DR-130…133, DR-147: the Building phase and exploring offer the same places.
#[test]
fn building_and_exploring_are_alike() {
    for seed in 0..5 {
        let mut offers = Vec::new();
        for explore in [false, true] {
            let mut bench = Walk::seeded(Setup::new(2), seed);
            bench.play("done");
            if explore {
                let build = bench.state.stack.pop().expect("a location to place");
                let Frame::Place { location, .. } = build else { panic!("{build:?}") };
                bench.state.locations.push(location);
                bench.state.phase = Phase::Hero;
                bench.active().ap = 1;
                bench.play("explore");
            }
            offers.push(bench.legal());
        }
        assert_eq!(offers[0], offers[1]);
        assert!(offers[0].iter().all(|text| text.starts_with("build ")));
    }
}

/// The location with this word is to be placed by the active player.
fn placing(bench: &mut Walk, word: &str) {
    let location = bench.game.components().find_site(word).expect("a location");
    bench.state.locations.retain(|one| *one != location);
    let seat = bench.state.active;
    bench.state.stack.push(Frame::Place { seat, drawer: seat, location, why: Placing::Explore });
}

/// DRX-04…08, DR-073, DR-135…140, DRA-06, DRA-07: edge to edge, exit to exit, upright or half-turned; not where only a wall
/// is touched, not against a wall, and sideways cannot even be said.
#[test]
fn the_figures_of_the_book() {
    let mut bench = Walk::new(2);
    bench.in_dungeon(&[("crossroads", 0, 0), ("treasury", 0, 1)], 3);
    // Half-turned, the Treasury's one open exit meets the Crossroads.
    bench.state.map[1].turned = true;
    placing(&mut bench, "broken_span");
    let legal = bench.legal();
    let may = |text: &str| legal.iter().any(|one| one == text);
    // A and B: two free joints, one of them with a half turn.
    assert!(may("build -1,0") && may("build 1,0 turned") && may("build 0,-1"));
    // C: it would touch the Treasury's wall with its own and nothing else.
    assert!(!may("build -1,1 turned"));
    // An exit against a wall: its west is one.
    assert_eq!(bench.refused("build 1,0"), "DR-140");
    assert_eq!(bench.refused("build 0,0"), "DR-135");
    assert_eq!(bench.refused("build -1,1 turned"), "DR-136");
    // D: there is no quarter turn.
    assert!(bench.game.read_move("build 1,0 sideways").is_err());
    // Far from everything.
    assert_eq!(bench.refused("build 5,5"), "DR-135");
}

/// DR-141: a hostile builder who always leaves the fewest free exits never seals the dungeon, nor gets stuck, with
/// our pack or with packs of corners and dead ends.
#[test]
fn a_hostile_builder_cannot_seal_the_dungeon() {
    let corners = crafted(|nth| match nth {
        0 => None,
        nth if nth % 3 == 0 => Some([true, true, false, false]),
        nth if nth % 3 == 1 => Some([true, false, true, false]),
        _ => Some([false, false, true, true]),
    });
    let dead_ends = crafted(|nth| (nth > 11).then_some([true, false, false, false]));
    for pack in [VAULT.to_owned(), corners, dead_ends] {
        let printed = Printed::of(&pack);
        for seed in 0..2 {
            let mut setup = Setup::new(2);
            setup.components = Some(pack.clone());
            if Vault::new(&setup).is_err() {
                panic!("the crafted pack should be a pack");
            }
            let mut bench = Walk::seeded(setup, seed);
            lay_all(&mut bench, &printed, |bench, offered| {
                let left = |text: &String| {
                    let mut after = Walk::seeded(Setup::new(2), 0);
                    after.game = bench.game.clone();
                    after.state = bench.state;
                    after.play(text);
                    free_exits(&printed.map(&after))
                };
                (0..offered.len()).min_by_key(|nth| left(&offered[*nth])).expect("something is offered")
            });
        }
    }
}

/// DR-141, DR-146: with one free exit left, a dead end would seal the dungeon and is not laid there.
#[test]
fn the_last_exit_is_not_closed() {
    let pack = crafted(|nth| match nth {
        0 => None,
        1 => Some([false, false, true, false]),
        2 => Some([false, false, false, true]),
        3 => Some([false, true, false, false]),
        4..=12 => Some([true, false, false, false]),
        _ => Some([true; 4]),
    });
    let mut setup = Setup::new(2);
    setup.components = Some(pack.clone());
    let mut bench = Walk::seeded(setup, 1);
    let map = [
        ("entrance_to_the_vault", 0, 0),
        ("crossroads", 0, 1),
        ("broken_span", 1, 0),
        ("guard_passage", -1, 0),
    ];
    bench.in_dungeon(&map, 3);
    // Nothing but dead ends is left.
    let game = bench.game.clone();
    bench.state.locations.retain(|one| game.components().site(*one).ways.count_ones() == 1);
    lay_all(&mut bench, &Printed::of(&pack), |_, _| 0);
    assert_eq!(bench.state.map.len(), 4);
}
