//! What people read: everything can be said in both languages, and the drawn map is true.

use crate::walk::Walk;
use undercroft_core::{Company, Game, Language, Observer, Phrase, Seat, Setup, Tell, Words};
use undercroft_dungeoneer::components::{Checks, Form, Resource, Stat, Token};
use undercroft_dungeoneer::event::{Being, Event};
use undercroft_dungeoneer::moves::Move;
use undercroft_dungeoneer::state::{
    Asked, Choice, Context, Creature, End, Frame, Order, Side, Source, Window,
};
use undercroft_dungeoneer::{Vault, components, ids};

fn company(you: Seat) -> Company {
    Company { names: ["Mira", "Оскар", "Li", "Ада"].map(String::from).to_vec(), you: Some(you) }
}

/// The phrase in both languages, to the one it is about and to another.
fn say(phrase: &Phrase) -> Vec<String> {
    let mut said = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language, &[Vault::words(language)]);
        for seat in [Seat::new(0), Seat::new(1)] {
            let text = words.try_say(phrase, &company(seat)).expect("a sentence");
            assert!(!text.trim().is_empty() && !text.contains('⟨'), "{text}");
            said.push(text);
        }
    }
    said
}

/// DR-095: a whole game can be told: questions, choices, the table, and what the signs mean.
#[test]
fn a_game_is_told_from_beginning_to_end() {
    let languages = Language::ALL.map(|language| Words::new(language, &[Vault::words(language)]));
    for (seats, seed) in [(1, 1), (2, 2), (4, 3)] {
        let mut bench = Walk::seeded(Setup::new(seats).with("turn_limit", "4"), seed);
        bench.play_on(|bench| {
            let you = bench.asked();
            let view = bench.game.view(&bench.state, Observer::Seat(you));
            let mut phrases = vec![bench.game.prompt(&view)];
            phrases.extend(bench.game.in_words(&view));
            phrases.extend(bench.game.legend(&view));
            phrases.extend(bench.events.iter().filter_map(|event| bench.game.sentence(event)));
            let mut moves = Vec::new();
            bench.game.legal_moves(&bench.state, you, &mut moves);
            phrases.extend(moves.into_iter().map(|mv| bench.game.label(&view, mv)));
            for words in &languages {
                for phrase in &phrases {
                    words.try_say(phrase, &company(you)).expect("a sentence");
                }
                let table = bench.game.draw(&view, words, &company(you));
                assert!(table.lines().count() <= 19, "{table}");
                assert!(table.lines().all(|line| line.chars().count() <= 80), "{table}");
            }
        });
    }
}

/// DR-047, DR-051, DR-080: the map shows points, exits and heroes where they are.
#[test]
fn the_map_is_drawn() {
    let mut bench = Walk::new(2);
    bench.in_dungeon(&[("entrance_to_the_vault", 0, 0), ("crossroads", 1, 0)], 2);
    let view = bench.game.view(&bench.state, Observer::Seat(bench.asked()));
    let words = Words::new(Language::En, &[Vault::words(Language::En)]);
    let table = bench.game.draw(&view, &words, &company(Seat::FIRST));
    let map: Vec<&str> = table.lines().take(3).collect();
    assert_eq!(map[0].matches("┌1/1  ──").count(), 1, "{table}");
    assert_eq!(map[0].matches("┌1/2  ──").count(), 1, "{table}");
    assert_eq!(map[1], " Entrance  Crossroa", "{table}");
    assert_eq!(map[2], "└12─  ───┘└───  ───┘", "{table}");
}

/// DR-337, DR-344, DR-346: a battle is told as arithmetic: what each adds to the die, where it comes from, and how often of 36
/// it strikes or is struck.
#[test]
fn a_battle_is_arithmetic() {
    let mut bench = crate::bench::Bench::new(2);
    bench.bare();
    bench.dungeon(&[("crossroads", 0, 0)]);
    bench.as_dungeonlord(5);
    bench.ready(2, "weapon_drill");
    bench.player(2).glory = 1;
    bench.hold(2, &["haste"]);
    bench.hold(1, &["jangooba"]);
    bench.play(1, "send jangooba 2 melee");
    bench.play(1, "declare");
    let words = Words::new(Language::En, &[Vault::words(Language::En)]);
    let table =
        |bench: &crate::bench::Bench| bench.game.draw(&bench.seen_by(2), &words, &company(Seat::new(1)));
    let before = table(&bench);
    assert!(before.contains("Melee, Jangooba against your hero: die + 3 against die + 3 (Weapon Drill +1)"));
    assert!(before.contains("strikes 15, is struck 15"), "{before}");
    let view = bench.seen_by(2);
    let told: Vec<String> =
        bench.game.in_words(&view).iter().map(|phrase| words.say(phrase, &company(Seat::new(1)))).collect();
    let whole = "against die + 3 (Weapon Drill +1); of 36: strikes 15, is struck 15";
    assert!(told.iter().any(|one| one.ends_with(whole)), "{told:?}");
    // Hero, hand and quests stand below.
    assert!(before.contains("Ylva Nightthorn: Melee 3, Magic 1, Speed 4; in play: Weapon Drill"), "{before}");
    assert!(before.contains("Hand: Haste") && before.contains("Quests: yours "), "{before}");
}

/// Every question has a sentence of its own, also those that seldom come up.
#[test]
fn every_question_is_asked() {
    let mut bench = Walk::new(2);
    let you = bench.asked();
    let card = bench.game.components().find_card("mutant_rat").expect("a monster");
    let (quest, spot) = (ids::QuestId(0), ids::Spot(0));
    let any = components::FilterId::ANY;
    let none = components::Span::default();
    let class = components::Class::Treasure;
    let choices = [
        Choice::Option(none),
        Choice::Target(0),
        Choice::Redirect(Creature::Monster(card)),
        Choice::Challenge,
        Choice::Lair(card),
        Choice::Crowded,
        Choice::Gift,
        Choice::Side { hero: you, walls: false },
        Choice::Teleport { hero: you, to: any, within: 0 },
        Choice::Discard { owner: you, from: components::From::Hand, class: None, of: any, left: 2 },
        Choice::FromPile { class: None, of: any, left: 1 },
        Choice::PlayFree { class: None, max_cost: 3, peril: false },
        Choice::Host(card),
        Choice::SwapQuest,
        Choice::Swap { of: any, half_turn: false, riders: true, first: Some(spot), second: None },
        Choice::Relocate { of: any, half_turn: false, what: None },
        Choice::Relocate { of: any, half_turn: false, what: Some(spot) },
        Choice::Form(quest),
        Choice::Deck { left: 2 },
        Choice::Surplus(class),
        Choice::NewHero,
        Choice::Entrance(you),
        Choice::Spoils(you),
        Choice::Path { quest, options: none },
        Choice::QuestThreat { quest, options: none },
        Choice::Give { quest, class, count: 1, total: 0 },
        Choice::Spikes,
    ];
    let windows = [
        Window::OwnAttack,
        Window::Response,
        Window::Reward,
        Window::BeforeRoll,
        Window::AfterRoll,
        Window::Wound,
        Window::Entering,
    ];
    let asked = choices.map(Asked::Choice).into_iter().chain(windows.map(Asked::Window));
    let mut prompts: Vec<String> = Vec::new();
    for what in asked {
        let context = Context::of(you, Source::Card(card), spot);
        bench.state.stack.clear();
        bench.state.stack.push(Frame::Ask { seat: you, what, context });
        let view = bench.game.view(&bench.state, Observer::Seat(you));
        let said = say(&bench.game.prompt(&view));
        assert!(!prompts.contains(&said[0]), "asked twice: {}", said[0]);
        prompts.push(said[0].clone());
        say(&bench.game.label(&view, Move::Done));
        say(&bench.game.label(&view, Move::Pick(0)));
    }
}

/// Every move is a choice with words of its own.
#[test]
fn every_move_has_a_label() {
    let bench = Walk::new(2);
    let you = bench.asked();
    let view = bench.game.view(&bench.state, Observer::Seat(you));
    let moves = "done, build 2,-1, build 2,-1 turned, go north, explore, stand, lie, play haste, \
        use mutant_rat 1 2, use mutant_rat 1 on 2, attack 2 melee, challenge mutant_rat speed, curse ill_omen 2, \
        send mutant_rat 2 melee, set mutant_rat 2, declare, discard mutant_rat, save, pick 2, \
        hero 2, monster mutant_rat, to crossroads, card haste, form magic, lair mutant_rat, hand mutant_rat, peril 2, \
        choose grog_nordheim, order attacked on, order attacked off";
    let cells = moves.replace("2,-1", "2;-1");
    let mut said: Vec<String> = Vec::new();
    for text in cells.split(',').map(|text| text.trim().replace(';', ",")) {
        let mv = bench.game.read_move(&text).unwrap_or_else(|error| panic!("{error}"));
        let label = say(&bench.game.label(&view, mv));
        assert!(!said.contains(&label[0]), "{text}: said twice: {}", label[0]);
        said.push(label[0].clone());
    }
    let quest = ids::QuestId(0);
    type Make = fn(ids::QuestId) -> Move;
    let quests: [Make; 6] =
        [Move::Attempt, Move::Search, Move::Take, Move::Deliver, Move::Leave, Move::Quest];
    for make in quests {
        let label = say(&bench.game.label(&view, make(quest)));
        assert!(!said.contains(&label[0]), "said twice: {}", label[0]);
        said.push(label[0].clone());
    }
}

/// Every event has its sentence; only the end of a phase needs none.
#[test]
fn every_event_is_told() {
    let bench = Walk::new(2);
    let (seat, other) = (Seat::new(0), Seat::new(1));
    let name = |word: &str| ids::Name::from(word);
    let (card, location) = (name("mutant_rat"), name("crossroads"));
    let quest = bench.game.components().quests[0].print.word.clone();
    let (hero, rat) = (Being::Hero(seat), Being::Monster(card.clone()));
    let (resource, form) = (Resource::Glory, Form::Melee);
    let roll = |target| Event::Rolled {
        by: hero.clone(),
        die: 3,
        stat: Stat::Melee,
        bonus: -1,
        total: 2,
        target,
        checks: Checks::Exit,
    };
    let events = vec![
        Event::Started { heroes: vec![name("grog_nordheim"), name("ylva_nightthorn")], first: seat },
        Event::HeroChosen { seat, hero: name("grog_nordheim") },
        Event::Turn { round: 2, seat },
        Event::LocationDrawn { seat, location: location.clone() },
        Event::LocationAside { location: location.clone() },
        Event::LocationPassed { seat, to: other },
        Event::LocationShown { seat, location: location.clone() },
        Event::LaidNothing { seat },
        Event::LocationsGone { locations: vec![location.clone()] },
        Event::QuestGone { quest: quest.clone() },
        Event::Relocated { location: location.clone(), cell: Default::default(), turned: true },
        Event::NothingFits,
        Event::Moved { seat, side: Side::North, location: location.clone() },
        Event::Stuck { seat, side: Side::East },
        Event::Teleported { seat, location: location.clone() },
        Event::Gained { seat, resource, amount: 3 },
        Event::Lost { seat, resource, amount: 3 },
        roll(0),
        roll(5),
        Event::Dice { seat, dice: vec![3, 4] },
        Event::Wounded { who: rat.clone(), wounds: 2, life: 1 },
        Event::Healed { who: hero.clone(), amount: 1, life: 6 },
        Event::Prevented { seat, amount: 1 },
        Event::Fell { seat },
        Event::Stood { seat },
        Event::Defeated { seat },
        Event::Marked { location: location.clone(), token: Token::Bridge },
        Event::Rotated { location: location.clone() },
        Event::Swapped { first: location.clone(), second: location.clone() },
        Event::Played { seat, card: card.clone(), against: Some(other), price: 2 },
        Event::Played { seat, card: card.clone(), against: None, price: 2 },
        Event::DungeonPlays { cards: vec![card.clone()] },
        Event::Used { seat, source: card.clone() },
        Event::Attached { card: card.clone(), to: name("grog_nordheim") },
        Event::Discarded { seat, card: card.clone() },
        Event::KeptAll { seat },
        Event::Saved { seat },
        Event::Drew { seat, count: 2, cards: None },
        Event::Drew { seat, count: 1, cards: Some(vec![card.clone()]) },
        Event::TookBack { seat, card: card.clone() },
        Event::Reshuffled,
        Event::QuestRevealed { quest: quest.clone(), owner: Some(seat) },
        Event::QuestRevealed { quest: quest.clone(), owner: None },
        Event::QuestSwapped { seat, old: quest.clone(), new: quest.clone() },
        Event::Attempted { seat, quest: quest.clone() },
        Event::Searched { seat, quest: quest.clone(), total: 5, found: true },
        Event::Completed { seat, quest: quest.clone(), level: 2 },
        Event::EscortTaken { seat, quest: quest.clone() },
        Event::EscortLeft { seat, quest: quest.clone(), location },
        Event::Sent { seat, card: card.clone(), target: other, form: Some(form) },
        Event::Sent { seat, card: card.clone(), target: other, form: None },
        Event::Declared { seat },
        Event::Attacks { by: rat.clone(), on: hero.clone(), form },
        Event::Challenged { seat, target: rat.clone(), form },
        Event::Voided { by: rat.clone() },
        Event::Redirected { by: rat.clone(), to: Being::Nobody },
        Event::Struck { by: rat.clone(), on: hero.clone() },
        Event::Drawn { by: hero.clone(), on: Being::QuestMonster(quest) },
        Event::WentHome { card, owner: seat, lair: true },
        Event::MonsterKilled { who: rat },
        Event::Order { seat, order: Order::Quiet, on: true },
        Event::AskedByOrder { seat, window: Window::Response, asked: true },
        Event::AskedByOrder { seat, window: Window::Wound, asked: false },
        Event::Ended { end: End::Quests, winner: Some(seat) },
        Event::Ended { end: End::Nobody, winner: None },
        Event::Ended { end: End::TurnLimit, winner: None },
        Event::Ended { end: End::SoloLost, winner: None },
    ];
    let mut said: Vec<String> = Vec::new();
    for event in &events {
        let phrase = bench.game.sentence(event).unwrap_or_else(|| panic!("{event:?} has no sentence"));
        let told = say(&phrase);
        assert!(!said.contains(&told[0]), "told twice: {}", told[0]);
        said.push(told[0].clone());
    }
    let what = "done".into();
    let silent =
        [Event::PhaseEnded { seat }, Event::SetOut { seat, side: Side::North }, Event::Chose { seat, what }];
    for event in silent {
        assert_eq!(bench.game.sentence(&event), None);
    }
    let told = |event: &Event| say(&bench.game.sentence(event).expect("a sentence"));
    assert_eq!(
        told(&roll(5)),
        [
            "Exit, your hero: 3 − 1 (Melee) = 2 against 5.",
            "Exit, Mira’s hero: 3 − 1 (Melee) = 2 against 5.",
            "Выход, ваш герой: 3 − 1 (ближний бой) = 2 против 5.",
            "Выход, герой игрока Mira: 3 − 1 (ближний бой) = 2 против 5.",
        ]
    );
}
