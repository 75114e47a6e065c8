//! Several sets on one table: two of a grade, three grades, packs of the players' own, and what is refused.

use crate::bench::{Altar, Bench, Table};
use undercroft_core::{Chance, Game, Observer, Quick, Seat, Setup, Silent};
use undercroft_dungeoneer::components::{Grade, MILL, MOST_LOCATIONS, SERPENT, VAULT};
use undercroft_dungeoneer::ids::HeroId;
use undercroft_dungeoneer::state::{Cell, OpenQuest, Placed};
use undercroft_dungeoneer::{Dungeoneer, Event, Serpent, State, Vault};

fn own(seats: u8, pack: &str) -> Setup {
    Setup { components: Some(pack.to_owned()), ..Setup::new(seats) }
}

/// An epic set: the first one again, from level 4 to 7.
fn epic() -> String {
    let head = "[pack]\nid = \"trial\"\nuses = [\"vault\"]\n";
    let pack = VAULT
        .replace("id = \"vault\"", "id = \"trial\"")
        .replace("grade = \"heroic\"", "grade = \"epic\"")
        .replace("start_level = 1", "start_level = 4")
        .replace("top_level = 4", "top_level = 7")
        .replace("levels = [1, 2, 3, 4]", "levels = [4, 5, 6, 7]");
    format!("{head}{pack}")
}

fn refused<G: Game>(setup: &Setup) -> String {
    match G::new(setup) {
        Ok(_) => panic!("the set-up is accepted"),
        Err(error) => error.to_string(),
    }
}

/// Random moves; the state has to hold after each of them.
fn wander<const SET: usize>(setup: &Setup, moves: usize, seed: u64) -> State {
    let game = Dungeoneer::<SET>::new(setup).expect("a set-up of the game");
    let mut luck = Quick::new(seed);
    let mut state = game.start(&mut luck, &mut Silent);
    for _ in 0..moves {
        let Some(seat) = game.status(&state).acting().first() else { break };
        let mut legal = Vec::new();
        game.legal_moves(&state, seat, &mut legal);
        let mv = legal[luck.below(legal.len() as u32) as usize];
        game.apply(&mut state, seat, mv, &mut luck, &mut Silent);
        assert_eq!(game.conserved(&state), Ok(()));
    }
    let text = game.write_position(&state);
    let (_, back) = Dungeoneer::<SET>::read_position(&text).expect("a possible position");
    assert_eq!(back, state);
    state
}

/// DR-477, DR-482: two heroic sets are one: decks, quests, heroes and locations are shuffled together, and nothing else
/// about the game changes.
#[test]
fn two_sets_of_a_grade() {
    for setup in [Setup::new(4).with("also", "mill"), own(4, MILL)] {
        let game = Vault::new(&setup).unwrap();
        let state = game.start(&mut Quick::new(5), &mut Silent);
        let all = game.components();
        assert_eq!(all.sets.iter().map(|set| &*set.id).collect::<Vec<_>>(), ["vault", "mill"]);
        assert_eq!(state.deck.len() + 20, 72);
        assert_eq!(state.map.len() + state.locations.len(), 28);
        assert_eq!(state.quests.len() + state.quest_deck.len(), 18);
        assert_eq!(all.heroes_of(Grade::Heroic).count(), 8);
        let first = all.site(state.map[0].location);
        assert_eq!(&*first.print.word, "entrance_to_the_vault", "the first set's entrance is laid");
        for player in &state.players {
            assert_eq!((player.level, player.life, player.glory, player.peril), (1, 6, 1, 1));
        }
        assert_eq!(game.conserved(&state), Ok(()));
    }
    let seen = |what: fn(&Vault, &State) -> bool| {
        (0..40).any(|seed| {
            let game = Vault::new(&own(4, MILL)).unwrap();
            let state = game.start(&mut Quick::new(seed), &mut Silent);
            what(&game, &state)
        })
    };
    assert!(seen(|game, state| state
        .players
        .iter()
        .any(|one| game.components().hero(one.hero).print.set == 1)));
    assert!(seen(|game, state| {
        state.quests.iter().any(|open| game.components().quest(open.quest).print.set == 1)
    }));
    assert!(seen(|game, state| {
        let hands = state.players.iter().flat_map(|player| player.hand.iter());
        hands.into_iter().any(|card| game.components().card(card).print.set == 1)
    }));
    assert!(seen(|game, state| {
        state.map.iter().any(|placed| game.components().site(placed.location).print.set == 1)
    }));
}

/// What is combined is the same by option and by pack, so that the example is what the box plays with.
#[test]
fn the_example_is_the_set_of_the_option() {
    let by_option = Vault::new(&Setup::new(2).with("also", "mill")).unwrap();
    let by_pack = Vault::new(&own(2, MILL)).unwrap();
    assert_eq!(by_option.components(), by_pack.components());
    // Before the legends it brings the set that it joins.
    let by_option = Serpent::new(&Setup::new(2).with("also", "mill")).unwrap();
    let by_pack = Serpent::new(&own(2, MILL)).unwrap();
    assert_eq!(by_option.components(), by_pack.components());
}

/// DR-484: there may be two entrances, and the nearest one counts for a search.
#[test]
fn the_nearest_of_two_entrances() {
    let searched = |door: bool| {
        let mut bench: Bench = Table::with(own(2, MILL));
        bench.only_quest("find_the_mill_ledger", Some(1));
        bench.line(&["entrance_to_the_vault", "crossroads", "black_drain", "sluice"]);
        if door {
            let location = bench.components().find_site("mill_door").unwrap();
            bench.state.locations.retain(|one| *one != location);
            let cell = Cell { x: 0, y: 4 };
            // Half-turned its wall is to the north.
            bench.state.map.push(Placed { location, cell, turned: true, ..Placed::default() });
        }
        bench.put(1, "sluice");
        bench.play_with(1, "search find_the_mill_ledger", &["3"]);
        bench.events.iter().find_map(|event| match event {
            Event::Searched { total, .. } => Some(*total),
            _ => None,
        })
    };
    assert_eq!(searched(false), Some(3 + 2), "two locations lie between the Sluice and the entrance");
    assert_eq!(searched(true), Some(3), "the door of the mill is beside it");
}

/// DR-479…481: with two sets as well the glory and the peril cards can have decks of their own.
#[test]
fn split_decks_of_two_sets() {
    let game = Vault::new(&own(2, MILL)).unwrap();
    assert!(!game.agreed().split_decks, "recommended, not required");
    let setup = Setup { components: Some(MILL.to_owned()), ..Setup::new(2).with("split_decks", "on") };
    let game = Vault::new(&setup).unwrap();
    let state = game.start(&mut Quick::new(2), &mut Silent);
    let glory = |card: undercroft_dungeoneer::ids::Card| game.components().card(card).class.is_glory();
    assert!(state.deck.iter().all(|card| glory(*card)));
    assert!(state.peril_deck.iter().all(|card| !glory(*card)));
    assert_eq!(state.deck.len() + state.peril_deck.len() + 10, 72);
}

/// DR-483: a quest may lead to a place of another set; what the sets call alike is told apart by the set.
#[test]
fn sets_know_each_other() {
    let game = Vault::new(&own(2, MILL)).unwrap();
    let all = game.components();
    let quest = all.quest(all.find_quest("carry_the_seed_corn").unwrap());
    let gate = all.find_site("entrance_to_the_vault").unwrap();
    assert!(quest.sites.contains(&undercroft_dungeoneer::components::Where::At(gate)));
    let mut bench: Bench = Table::with(own(2, MILL));
    bench.only_quest("carry_the_seed_corn", Some(1));
    bench.line(&["entrance_to_the_vault", "crossroads", "grain_loft"]);
    bench.put(1, "grain_loft");
    bench.me().ap = 9;
    bench.play(1, "take carry_the_seed_corn");
    bench.put(1, "entrance_to_the_vault");
    bench.play(1, "deliver carry_the_seed_corn");
    assert_eq!(bench.me().completed.len(), 1);
}

/// DR-485: the further set is part of the heroic one when legends follow.
#[test]
fn a_further_set_before_the_legends() {
    let by_option = Setup::new(3).with("heroic", "vault").with("also", "mill");
    for setup in [by_option, own(3, MILL)] {
        let game = Serpent::new(&setup).unwrap();
        let ids: Vec<&str> = game.components().sets.iter().map(|set| &*set.id).collect();
        assert_eq!(ids, ["vault", "mill", "serpent"]);
        let state = game.start(&mut Quick::new(2), &mut Silent);
        assert_eq!((state.deck.len() + 15, state.locations.len() + state.map.len()), (72, 28));
        assert!(state.players.iter().all(|player| player.pairs.len() == 1));
    }
    wander::<1>(&Setup::new(3).with("heroic", "vault").with("also", "mill"), 500, 4);
}

/// DR-505, DRA-68: an epic set stands between: decks change when the last player reaches level 4, and again at 7; nobody
/// jumps. Each card's abilities open with its first level.
#[test]
fn three_grades() {
    let setup = Setup { components: Some(epic()), ..Setup::new(2).with("heroic", "vault") };
    let mut bench: Altar = Table::keeping_heroes(setup);
    let levels: Vec<(Grade, u8, u8)> =
        bench.components().sets.iter().map(|set| (set.grade, set.start_level, set.top_level)).collect();
    assert_eq!(levels, [(Grade::Heroic, 1, 4), (Grade::Epic, 4, 7), (Grade::Legendary, 7, 10)]);
    assert!(bench.components().sites.len() > 64, "three whole sets have a map of their own");
    for player in &bench.state.players {
        let grades = |hero: &HeroId| bench.components().grade_of(&bench.components().hero(*hero).print);
        let mut cards: Vec<Grade> = player.pairs.iter().map(grades).collect();
        cards.sort_unstable();
        assert_eq!(cards, [Grade::Epic, Grade::Legendary]);
    }
    climb(&mut bench, "vault:crack_the_strongbox", "vault:treasury", 3);
    assert_eq!(bench.state.grade, Grade::Epic);
    assert!(bench.state.players.iter().all(|player| player.level == 4), "nobody jumps to level 7");
    let epic = |bench: &Altar| {
        let all = bench.components();
        let hero = all.hero(bench.state.players[0].hero);
        (all.grade_of(&hero.print), all.set_of(bench.state.grade).top_level)
    };
    assert_eq!(epic(&bench), (Grade::Epic, 7));
    let open: Vec<Grade> =
        bench.state.quests.iter().map(|open| bench.components().quest(open.quest).grade).collect();
    assert_eq!(open.iter().filter(|grade| **grade == Grade::Epic).count(), 5);
    assert!(!open.contains(&Grade::Legendary));
    bench.me().level = 6;
    climb(&mut bench, "trial:crack_the_strongbox", "trial:treasury", 6);
    assert_eq!(bench.state.grade, Grade::Legendary);
    assert!(bench.state.players.iter().all(|player| player.level == 7));
    let hero = bench.components().hero(bench.state.players[0].hero);
    assert_eq!(bench.components().grade_of(&hero.print), Grade::Legendary);
    assert_eq!(bench.state.players[0].pairs.len(), 2, "both earlier cards are kept");
    assert_eq!(bench.state.map.len() + bench.state.locations.len(), 66);
    assert_eq!(bench.game.conserved(&bench.state), Ok(()));
}

/// Everybody else waits at the top; the first player completes his last quest of the grade.
fn climb(bench: &mut Altar, quest: &str, site: &str, level: u8) {
    let top = bench.components().set_of(bench.state.grade).top_level;
    bench.state.stack.clear();
    bench.state.battles.clear();
    bench.state.phase = undercroft_dungeoneer::state::Phase::Hero;
    bench.state.active = Seat::FIRST;
    let id = bench.quest(quest);
    bench.state.quest_deck.retain(|one| *one != id);
    let of_grade = bench.components().quest(id).grade;
    for open in bench.state.quests {
        if bench.components().quest(open.quest).grade != of_grade {
            continue;
        }
        if open.quest != id {
            bench.state.quest_deck.push(open.quest);
        }
        bench.state.quests.retain(|one| one.quest != open.quest);
    }
    bench.state.quests.push(OpenQuest { quest: id, owner: Some(Seat::FIRST), ..OpenQuest::default() });
    for number in 2..=usize::from(bench.state.seats()) {
        bench.player(number).level = top;
    }
    bench.me().level = level;
    bench.me().ap = 3;
    bench.put(1, site);
    bench.play_with(1, &format!("attempt {quest}"), &["5", "5"]);
}

/// Three grades are played by random moves without anything being lost, and a map of more than 64 places is written
/// and read back.
#[test]
fn three_grades_at_random() {
    let setup = Setup {
        components: Some(epic()),
        ..Setup::new(2).with("heroic", "vault").with("legendary_map", "at_start").with("resurrection", "on")
    };
    let state = wander::<1>(&setup, 900, 3);
    assert!(state.map.len() + state.locations.len() >= 66);
    let game = Serpent::new(&setup).unwrap();
    let mut state = game.start(&mut Quick::new(1), &mut Silent);
    let row = std::mem::take(&mut state.locations);
    for (x, location) in (0..).zip(row) {
        let cell = Cell { x, y: 20 };
        state.map.push(Placed { location, cell, ..Default::default() });
    }
    for spot in [1, 63, 64, 65] {
        state.players[0].visit(undercroft_dungeoneer::ids::Spot(spot));
    }
    let text = visited(&game, &state);
    let seen: State = serde_json::from_str(&serde_json::to_string(&state).unwrap()).unwrap();
    assert_eq!(seen, state);
    let last = game.components().site(state.map[65].location).print.word.to_string();
    assert!(text.contains(&last), "{last} is said in words");
}

fn visited(game: &Serpent, state: &State) -> String {
    let view = serde_json::to_value(game.view(state, Observer::Seat(Seat::FIRST))).expect("a view is data");
    view["shown"]["players"][0]["visited"].to_string()
}

/// An epic set can be the beginning, and the first set can go before it under its own name: grades are data.
#[test]
fn grades_are_data() {
    let vault = Vault::new(&own(2, &epic())).unwrap();
    let state = vault.start(&mut Quick::new(1), &mut Silent);
    assert_eq!((state.grade, vault.components().grades().count()), (Grade::Heroic, 2));
    let alone = epic().replace("uses = [\"vault\"]", "uses = [\"serpent\"]");
    let game = Serpent::new(&own(2, &alone)).unwrap();
    let state = game.start(&mut Quick::new(1), &mut Silent);
    assert_eq!((state.grade, state.players[0].level), (Grade::Epic, 4));
    wander::<1>(&own(2, &alone), 300, 9);
    // A legendary set of one's own says from which level its cards may be played (DR-463).
    let high = SERPENT
        .replace("start_level = 7", "start_level = 8")
        .replace("top_level = 10", "top_level = 11")
        .replace("levels = [7, 8, 9, 10]", "levels = [8, 9, 10, 11]");
    let game = Serpent::new(&own(2, &high)).unwrap();
    assert_eq!(game.components().legendary_level(), 8);
}

/// A pack that joins nothing takes the place of the set of its grade; several packs are one text.
#[test]
fn packs_take_places() {
    let ids = |game: &Serpent| game.components().sets.iter().map(|set| set.id.clone()).collect::<Vec<_>>();
    let mine = VAULT.replace("id = \"vault\"", "id = \"crypt\"");
    let setup = Setup { components: Some(mine.clone()), ..Setup::new(2).with("heroic", "vault") };
    assert_eq!(ids(&Serpent::new(&setup).unwrap()), ["crypt", "serpent"]);
    let legend = SERPENT.replace("id = \"serpent\"", "id = \"wyrm\"");
    let setup = Setup { components: Some(legend.clone()), ..Setup::new(2).with("heroic", "vault") };
    assert_eq!(ids(&Serpent::new(&setup).unwrap()), ["vault", "wyrm"]);
    let both = format!("#!pack crypt.toml\n{mine}\n#!pack wyrm.toml\n{legend}");
    let setup = Setup { components: Some(both), ..Setup::new(2).with("heroic", "vault") };
    assert_eq!(ids(&Serpent::new(&setup).unwrap()), ["crypt", "wyrm"]);
    let three = format!("#!pack trial.toml\n{}\n#!pack mill.toml\n{MILL}", epic());
    let setup = Setup { components: Some(three), ..Setup::new(2).with("heroic", "vault") };
    let game = Serpent::new(&setup).unwrap();
    assert_eq!(ids(&game), ["vault", "mill", "trial", "serpent"]);
    let packs: Vec<String> =
        game.packs().iter().flat_map(|pack| pack.in_force()).map(|pack| pack.id).collect();
    assert_eq!(packs, ["vault", "mill", "trial", "serpent"], "all of them are shown to everybody");
    assert!(game.components().sites.len() <= MOST_LOCATIONS);
}

/// What is wrong with sets that do not go together is told with file, line, entry and reason.
#[test]
fn sets_that_do_not_fit() {
    let mill = |from: &str, to: &str| {
        assert!(MILL.contains(from), "{from}");
        format!("#!pack mine.toml\n{}", MILL.replacen(from, to, 1))
    };
    let told = |pack: String| refused::<Vault>(&own(2, &pack));
    let cases = [
        (mill("top_level = 4", "top_level = 5"), "mine.toml: line 15, [set]: top_level = 5, but vault has 4"),
        (mill("hand_size = 5", "hand_size = 6"), "mine.toml: line 15, [set]: hand_size = 6, but vault has 5"),
        (
            mill("start_life = 6", "start_life = 0"),
            "mine.toml: line 15, [set]: start_life = 0; needed: 1 to 60",
        ),
        (
            mill("levels = [1, 2, 3, 4]", "levels = [2, 3, 4, 5]"),
            "mine.toml: line 35, heroes marta_quern: levels 2 to 5",
        ),
        (
            mill("grade = \"heroic\"\ncategories", "grade = \"epic\"\ncategories"),
            "quests stop_the_wheel: the quest is epic, but set mill is heroic (DR-045)",
        ),
        (
            mill("vault:entrance_to_the_vault", "vault:entrance"),
            "quests carry_the_seed_corn: there is no location “vault:entrance” in this set",
        ),
        (
            mill("id = \"mill\"\nname_en", "id = \"vault\"\nname_en"),
            "[set]: the id “vault” is that of another set on the table",
        ),
        (
            mill("grade = \"heroic\"            #", "grade = \"epic\"            #"),
            "mine.toml: line 15, [set]: set mill has 2 heroes; four are needed (DR-074)",
        ),
        (mill("uses = [\"vault\"]", "uses = [\"volt\"]"), "did you mean “vault”?"),
        (
            mill("uses = [\"vault\"]", "# uses"),
            "mine.toml: line 15, [set]: set mill has 4 quests; four players need nine (DR-083)",
        ),
        ("# nothing\n".to_owned(), "no pack in it"),
    ];
    for (pack, reason) in cases {
        let wrong = told(pack);
        assert!(wrong.contains(reason), "“{reason}” is not in\n{wrong}");
    }
    // Levels that overlap, from the legendary side.
    let early = epic()
        .replace("start_level = 4", "start_level = 3")
        .replace("levels = [4, 5, 6, 7]", "levels = [3, 4, 5, 6, 7]");
    let wrong = refused::<Vault>(&own(2, &early));
    assert!(
        wrong.contains("start_level = 3, but vault is played to level 4") || wrong.contains("values for"),
        "{wrong}"
    );
    // Two events.
    let again = SERPENT.replace("id = \"serpent\"", "id = \"wyrm\"");
    let twice = format!("[pack]\nid = \"wyrm\"\nuses = [\"serpent\"]\n{again}");
    let wrong = refused::<Serpent>(&own(2, &twice));
    assert!(wrong.contains("a game has one event"), "{wrong}");
}

/// A map has room for three whole sets and some more; beyond that a game is refused, not cut.
#[test]
fn there_is_room_for_so_many_locations() {
    let epic_twice = epic().replace("id = \"trial\"", "id = \"trial_again\"");
    let packs = format!("#!pack one.toml\n{}\n#!pack two.toml\n{epic_twice}", epic());
    let setup = Setup { components: Some(packs), ..Setup::new(2).with("heroic", "vault") };
    let wrong = refused::<Serpent>(&setup);
    assert!(wrong.contains("together have 88 locations; a game has room for 80"), "{wrong}");
    assert!(size_of::<State>() <= 6 * 1024, "{} bytes", size_of::<State>());
}

/// Every card of the example can be read in both languages, and none is left without a sentence.
#[test]
fn the_example_can_be_read() {
    use undercroft_core::{Company, Language, Words};
    let game = Vault::new(&own(2, MILL)).unwrap();
    let all = game.components();
    for language in [Language::En, Language::Ru] {
        let words = Words::new(language, &[<Vault as undercroft_core::Tell>::words(language)]);
        let company = Company::default();
        let mut read = 0;
        for (nth, title) in all.titles.iter().enumerate().filter(|(_, title)| title.print.set == 1) {
            let card = all.all_cards().find(|card| usize::from(all.cards[card.index()]) == nth).unwrap();
            let of = undercroft_dungeoneer::Printed::Card(card);
            let sentences = [game.sheet(of), game.text(of)].into_iter().flatten();
            for phrase in sentences {
                let text = words.say(&phrase, &company);
                assert!(!text.is_empty() && !text.contains("dungeoneer-"), "{}: {text}", title.print.word);
                read += 1;
            }
        }
        assert!(read >= 12, "{read}");
    }
}
