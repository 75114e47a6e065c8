//! Every word exists in both languages, and the sheet fits on a terminal.

use undercroft_core::{Chance, Company, Game, Language, Observer, Quick, Seat, Setup, Status, Tell, Words};
use undercroft_paper::components::{Gem, Room};
use undercroft_paper::{Paper, Team};

/// The widest and highest sheet: 13 lines of rooms and borders, their columns, and six lines around them.
const WIDTH: usize = 80;
const HEIGHT: usize = 20;

struct Listener {
    words: [Words; 2],
    company: Company,
}

impl Listener {
    fn hears(&self, phrase: &undercroft_core::Phrase) {
        for words in &self.words {
            if let Err(error) = words.try_say(phrase, &self.company) {
                panic!("{error}");
            }
        }
    }
}

#[test]
fn everything_can_be_said_in_both_languages() {
    let names = ["Mira", "Oskar", "Ludmila the Unspeakably Long", "Bo"].map(str::to_owned).to_vec();
    for you in [None, Some(Seat::FIRST)] {
        let listener = Listener {
            words: Language::ALL.map(|language| Words::new(language, &[Paper::words(language)])),
            company: Company { names: names.clone(), you },
        };
        for seats in [1, 4] {
            let game = Paper::new(&Setup::new(seats)).unwrap();
            for number in 0..30 {
                play_and_listen(&game, &listener, number);
            }
        }
    }
}

fn play_and_listen(game: &Paper, listener: &Listener, number: u64) {
    let mut chance = Quick::new(number);
    let mut events = Vec::new();
    let mut state = game.start(&mut chance, &mut events);
    while let Status::Acting(acting) = game.status(&state) {
        let seats: Vec<Seat> = acting.iter().collect();
        let seat = seats[chance.below(seats.len() as u32) as usize];
        let view = game.view(&state, Observer::Seat(seat));
        listener.hears(&game.prompt(&view));
        listener.hears(&game.prompt(&game.view(&state, Observer::Spectator)));
        let mut moves = Vec::new();
        game.legal_moves(&state, seat, &mut moves);
        moves.iter().for_each(|mv| listener.hears(&game.label(&view, *mv)));
        for mv in game.expected(&view) {
            listener.hears(&game.label(&view, mv));
            if let Err(refusal) = game.check(&state, seat, mv) {
                listener.hears(&refusal.phrase);
            }
        }
        for words in &listener.words {
            sheet_fits(&game.draw(&view, words, &listener.company));
        }
        let mv = moves[chance.below(moves.len() as u32) as usize];
        game.apply(&mut state, seat, mv, &mut chance, &mut events);
    }
    for event in &events {
        game.sentence(event).iter().for_each(|phrase| listener.hears(phrase));
    }
    let view = game.view(&state, Observer::Spectator);
    listener.hears(&game.prompt(&view));
    sheet_fits(&game.draw(&view, &listener.words[1], &listener.company));
}

fn sheet_fits(text: &str) {
    assert!(text.lines().count() <= HEIGHT, "{} lines:\n{text}", text.lines().count());
    assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "too wide:\n{text}");
    assert!(!text.contains('⟨'), "a word is missing:\n{text}");
}

#[test]
fn the_map_is_explained_before_the_first_round_and_no_line_of_it_is_cut() {
    let game = Paper::new(&Setup::new(1)).unwrap();
    let state = game.start(&mut Quick::new(1), &mut undercroft_core::Silent);
    let view = game.view(&state, Observer::Seat(Seat::FIRST));
    let company = Company::default();
    for language in Language::ALL {
        let words = Words::new(language, &[Paper::words(language)]);
        let drawn = game.draw(&view, &words, &company);
        for key in undercroft_paper::LEGEND {
            let sign = words.say(&undercroft_core::Phrase::new(key), &company);
            assert!(drawn.contains(&sign), "“{sign}” is missing:\n{drawn}");
        }
    }
}

#[test]
fn both_languages_have_the_same_keys() {
    let keys = |language| {
        let mut keys: Vec<&str> = Paper::words(language)
            .lines()
            .filter(|line| line.starts_with("paper-"))
            .filter_map(|line| line.split_once(" = ").map(|(key, _)| key))
            .collect();
        keys.sort_unstable();
        keys
    };
    assert_eq!(keys(Language::En), keys(Language::Ru));
}

/// A choice of the next room tells what is still there for this team and what it costs, not what was printed.
#[test]
fn the_next_room_is_told_as_it_is_now() {
    let game = Paper::new(&Setup::new(1).with("dungeon", "a")).unwrap();
    let start = game.start(&mut Quick::new(1), &mut undercroft_core::Silent);
    let words = Words::new(Language::En, &[Paper::words(Language::En)]);
    let told = |prepare: fn(&mut Team), mv: &str| {
        let mut state = start;
        prepare(&mut state.teams[0]);
        let view = game.view(&state, Observer::Seat(Seat::FIRST));
        words.say(&game.label(&view, game.read_move(mv).unwrap()), &Company::default())
    };
    assert_eq!(told(|_| {}, "go F4"), "Go to F4 (lair of the Minotaur)");
    assert_eq!(told(|_| {}, "go C1"), "Go to C1 (nothing special)");
    assert_eq!(told(|_| {}, "go D3"), "Go to D3 (goblin 4 against your Rogue, 3 wounds, gem C)");
    assert_eq!(
        told(|team| team.levels[3] = 4, "go D3"),
        "Go to D3 (goblin 4 against your Rogue, no wound, gem C)"
    );
    assert_eq!(
        told(|team| team.crossed.insert(Gem::from_letter("C").unwrap()), "go D3"),
        "Go to D3 (goblin 4 against your Rogue, 3 wounds)"
    );
    let explored = |team: &mut Team| {
        ["C3", "D3"].iter().for_each(|name| team.explored.insert(Room::from_name(name).unwrap()));
    };
    assert_eq!(told(explored, "go D3"), "Go to D3 (already explored)");
    assert_eq!(told(explored, "go C3"), "Go to C3 (trap, already explored)");
}
