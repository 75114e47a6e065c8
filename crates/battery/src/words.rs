//! Everything people read can be said, in every language, and the table fits a small screen.

use crate::Failure;
use crate::failure::Counts;
use crate::setup_name;
use crate::story::{Story, luck_at};
use undercroft_core::game::Tell;
use undercroft_core::phrase::Phrase;
use undercroft_core::seat::{Observer, Seat};
use undercroft_core::setup::Values;
use undercroft_core::words::{Company, Language, Words};

const CHECK: &str = "words";
const COLUMNS: usize = 80;
const LINES: usize = 20;

/// How many situations of a game are looked at.
const SITUATIONS: usize = 40;

/// Names of the length people have.
const NAMES: [&str; 8] = ["Mira", "Oskar", "Constantine", "Ада", "Ярослава", "Li", "Bot 7", "Zoë"];

pub(crate) fn check<G: Tell>(game: &G, stories: &[Story<G>]) -> Result<Counts, Failure> {
    let mut speaker =
        Speaker { words: Language::ALL.map(|language| (language, read::<G>(language))), said: 0 };
    facts_are_named::<G>(&mut speaker).map_err(|problem| Failure {
        check: CHECK,
        setup: setup_name(game.setup()),
        story: Vec::new(),
        problem,
    })?;
    for story in stories {
        let stride = story.steps.len() / SITUATIONS + 1;
        for (moves, state) in
            story.states().filter(|(moves, _)| moves % stride == 0 || *moves == story.steps.len())
        {
            situation_is_told(game, state, &mut speaker)
                .map_err(|problem| story.failure(game, CHECK, moves, problem))?;
        }
        for (moves, step) in story.steps.iter().enumerate() {
            let (mut next, mut events) = (step.state.clone(), Vec::new());
            game.apply(&mut next, step.seat, step.mv, &mut luck_at(story.number, moves), &mut events);
            events_are_told(game, &events, &mut speaker)
                .map_err(|problem| story.failure(game, CHECK, moves + 1, problem))?;
        }
    }
    Ok(Counts::from([("phrases said", speaker.said)]))
}

fn read<G: Tell>(language: Language) -> Words {
    Words::new(language, &[G::words(language)])
}

struct Speaker {
    words: [(Language, Words); 2],
    said: u64,
}

impl Speaker {
    fn say(&mut self, phrase: &Phrase, company: &Company) -> Result<(), String> {
        for (_, words) in &self.words {
            let text = words.try_say(phrase, company).map_err(|error| error.to_string())?;
            if text.trim().is_empty() {
                return Err(format!("“{}” says nothing", phrase.key));
            }
            self.said += 1;
        }
        Ok(())
    }
}

/// The name of the game, its options, their values and its ends.
fn facts_are_named<G: Tell>(speaker: &mut Speaker) -> Result<(), String> {
    let facts = G::facts();
    let id = facts.id;
    let mut keys = vec![format!("{id}-name")];
    keys.extend(facts.end_reasons.iter().map(|reason| format!("{id}-end-{reason}")));
    for option in facts.options {
        keys.push(format!("{id}-option-{}", option.id));
        if let Values::OneOf(values) = option.values {
            keys.extend(values.iter().map(|value| format!("{id}-option-{}-{value}", option.id)));
        }
    }
    keys.into_iter().try_for_each(|key| speaker.say(&Phrase::keyed(key), &Company::default()))
}

fn situation_is_told<G: Tell>(game: &G, state: &G::State, speaker: &mut Speaker) -> Result<(), String> {
    let seats = game.setup().seats;
    let observers = Seat::all(seats).map(Observer::Seat).chain([Observer::Spectator, Observer::Omniscient]);
    for observer in observers {
        let view = game.view(state, observer);
        let company = company(seats, observer);
        speaker.say(&game.prompt(&view), &company)?;
        for phrase in game.in_words(&view).iter().chain(&game.legend(&view)) {
            speaker.say(phrase, &company)?;
        }
        for (language, words) in &speaker.words {
            fits_the_screen(&game.draw(&view, words, &company))
                .map_err(|problem| format!("the table in {} {problem}", language.code()))?;
        }
        let Some(seat) = observer.seat() else { continue };
        let mut moves = Vec::new();
        game.legal_moves(state, seat, &mut moves);
        for mv in moves.into_iter().chain(game.expected(&view)) {
            speaker.say(&game.label(&view, mv), &company)?;
            if let Err(refusal) = game.check(state, seat, mv) {
                speaker.say(&refusal.phrase, &company)?;
            }
        }
    }
    Ok(())
}

fn events_are_told<G: Tell>(game: &G, events: &[G::Event], speaker: &mut Speaker) -> Result<(), String> {
    let seats = game.setup().seats;
    let observers = Seat::all(seats).map(Observer::Seat).chain([Observer::Spectator, Observer::Omniscient]);
    for observer in observers {
        let company = company(seats, observer);
        let told = events.iter().filter_map(|event| game.project(event, observer));
        for phrase in told.filter_map(|event| game.sentence(&event)) {
            speaker.say(&phrase, &company)?;
        }
    }
    Ok(())
}

fn company(seats: u8, observer: Observer) -> Company {
    let names = NAMES.iter().take(usize::from(seats)).map(|name| (*name).to_owned()).collect();
    Company { names, you: observer.seat() }
}

fn fits_the_screen(table: &str) -> Result<(), String> {
    if table.contains('⟨') {
        return Err(format!("lacks a word:\n{table}"));
    }
    let lines = table.lines().count();
    if lines > LINES {
        return Err(format!("has {lines} lines, {LINES} are allowed:\n{table}"));
    }
    match table.lines().find(|line| line.chars().count() > COLUMNS) {
        Some(line) => {
            Err(format!("has a line of {} columns, {COLUMNS} are allowed:\n{line}", line.chars().count()))
        }
        None => Ok(()),
    }
}
