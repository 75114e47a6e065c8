//! The tables of one client, and the answers to its requests.

use super::MOST_TABLES;
use super::describe::{hello, option, progress, status};
use super::error::{self, Fault};
use super::request::{self, Envelope, Eyes, Request, Watcher};
use crate::language;
use crate::play::random_seed;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use undercroft_core::{Company, Ear, Facts, Language, Log, Observer, Phrase, Seat, Seed, Setup, Words};
use undercroft_shelf::any_table::{new_table_scripted, table_from_log, table_from_position};
use undercroft_shelf::bots::{BotMoveError, Limit};
use undercroft_shelf::{AnyTable, Happening};

/// How long a player's name may be.
const LONGEST_NAME: usize = 80;

type Reply = Result<Value, Fault>;

/// The state of a conversation.
pub struct Server {
    tables: BTreeMap<u64, Seated>,
    next_table: u64,
    english: Words,
    russian: Words,
    /// The client has said goodbye.
    pub over: bool,
}

/// A table, how its players are called, and which of them are bots that answer by themselves.
struct Seated {
    table: Box<dyn AnyTable>,
    players: Vec<String>,
    bots: Vec<Option<String>>,
}

impl Server {
    pub fn new() -> Server {
        Server {
            tables: BTreeMap::new(),
            next_table: 1,
            english: language::words(Language::En),
            russian: language::words(Language::Ru),
            over: false,
        }
    }

    /// One request, one reply.
    pub fn answer(&mut self, line: &str) -> String {
        let (id, envelope) = request::read(line);
        let lang = envelope.as_ref().ok().and_then(|envelope| envelope.lang);
        match envelope.and_then(|envelope| self.obey(envelope)) {
            Ok(result) => json!({ "id": id, "result": result }).to_string(),
            Err(fault) => error::reply(&id, &fault, self.words(lang)),
        }
    }

    /// The reply to a line that could not be read at all.
    pub fn unread(&self, fault: &Fault) -> String {
        error::reply(&Value::Null, fault, &self.english)
    }

    fn obey(&mut self, envelope: Envelope) -> Reply {
        let lang = envelope.lang;
        match envelope.request {
            Request::Hello {} => Ok(hello()),
            Request::Games {} => Ok(json!({ "games": self.games(lang) })),
            Request::New { game, seats, options, components, seed, script, players, bots } => {
                let setup = Setup { seats, options, components };
                self.open(new_table_scripted(&game, &setup, seed_or_random(seed)?, &script)?, players, bots)
            }
            Request::Load { log: Some(text), position: None, seed: None, bots } => {
                let log = Log::read(&text).map_err(|error| Fault::told("bad_log", error.phrase()))?;
                self.open(table_from_log(&log)?, log.players, bots)
            }
            Request::Load { log: None, position: Some(text), seed, bots } => {
                self.open(table_from_position(&text, seed_or_random(seed)?)?, Vec::new(), bots)
            }
            Request::Load { .. } => Err(Fault::new(
                "bad_request",
                "load needs either `log` alone, or `position` and perhaps `seed`",
            )),
            Request::Status { table, omniscient } => {
                let seated = self.seated(table)?;
                Ok(status(table, &*seated.table, &seated.players, omniscient))
            }
            Request::Components { table } => {
                Ok(json!({ "components": self.seated(table)?.table.components() }))
            }
            Request::Legal { table, seat } => self.legal(table, seat, lang),
            Request::Play { table, seat, notation, script } => {
                self.play(table, seat, &notation, &script, lang)
            }
            Request::Bot { table, seat, bot, seed } => {
                let seated = self.seated(table)?;
                let seat = seated.seat(seat)?;
                let luck = seed.map(Seed::new).transpose()?;
                let luck = luck.as_ref().unwrap_or(seated.table.seed());
                let mv = seated.table.bot_move_by(seat, &bot, luck, &Limit::NONE)?;
                Ok(json!({ "move": mv }))
            }
            Request::Why { table, seat, notation } => self.why(table, seat, notation.as_deref(), lang),
            Request::View { table, eyes } => self.view(table, &eyes, lang),
            Request::Events { table, eyes, since } => self.events(table, &eyes, since, lang),
            Request::Undo { table, seat } => {
                let seated = self.seated_mut(table)?;
                seated.table.undo(seated.seat(seat)?)?;
                Ok(progress(&*seated.table))
            }
            Request::Branch { table, after } => {
                let seated = self.seated(table)?;
                let moves = seated.table.moves();
                if after > moves {
                    return Err(Fault::new(
                        "out_of_range",
                        format!("after: 0 to {moves} moves were played, not {after}"),
                    ));
                }
                let (branch, players) = (seated.table.at(after), seated.players.clone());
                self.open(branch, players, Vec::new())
            }
            Request::Save { table } => {
                let seated = self.seated(table)?;
                Ok(json!({ "log": seated.table.log(&seated.players).write() }))
            }
            Request::Position { table } => Ok(json!({ "position": self.seated(table)?.table.position() })),
            Request::Imagine { table, seat, seed } => {
                let seated = self.seated(table)?;
                Ok(json!({ "position": seated.table.imagine(seated.seat(seat)?, seed) }))
            }
            Request::Close { table } => {
                self.seated(table)?;
                self.tables.remove(&table);
                Ok(json!({ "closed": table }))
            }
            Request::Quit {} => {
                self.over = true;
                Ok(json!({ "bye": true }))
            }
        }
    }

    fn words(&self, lang: Option<Language>) -> &Words {
        match lang {
            Some(Language::Ru) => &self.russian,
            Some(Language::En) | None => &self.english,
        }
    }

    fn games(&self, lang: Option<Language>) -> Vec<Value> {
        let describe = |facts: &'static Facts| {
            let mut game = json!({ "id": facts.id });
            if lang.is_some() {
                let name = self.words(lang).say(&language::game_name(facts.id), &Company::default());
                game["name"] = json!(name);
            }
            game["rules"] = json!(facts.rules_version);
            game["catalogue"] = json!(facts.catalogue);
            game["min_seats"] = json!(facts.min_seats);
            game["max_seats"] = json!(facts.max_seats);
            game["options"] = facts.options.iter().map(option).collect();
            game["end_reasons"] = json!(facts.end_reasons);
            game
        };
        undercroft_shelf::facts().into_iter().map(describe).collect()
    }

    fn open(&mut self, table: Box<dyn AnyTable>, players: Vec<String>, bots: Vec<Option<String>>) -> Reply {
        if self.tables.len() >= MOST_TABLES {
            let message = format!("{MOST_TABLES} tables are open, which is the most; close one first");
            return Err(Fault::new("too_many_tables", message));
        }
        let seats = table.setup().seats;
        let fits = players.is_empty() || players.len() == usize::from(seats);
        if !fits || players.iter().any(|name| name.chars().count() > LONGEST_NAME) {
            let message =
                format!("players: {seats} names of at most {LONGEST_NAME} letters are needed, or none");
            return Err(Fault::new("bad_request", message));
        }
        if !bots.is_empty() && bots.len() != usize::from(seats) {
            let message = format!("bots: {seats} entries are needed, null for a seat of your own, or none");
            return Err(Fault::new("bad_request", message));
        }
        for (seat, bot) in Seat::all(seats).zip(&bots) {
            // Whether it is asked now or not: a bot that cannot play here says so.
            let answer = bot.as_ref().map(|bot| table.bot_move(seat, bot, &Limit::NONE));
            if let Some(Err(error @ BotMoveError::Unknown(_))) = answer {
                return Err(error.into());
            }
        }
        let mut seated = Seated { table, players, bots };
        seated.let_bots_play()?;
        let number = self.next_table;
        self.next_table += 1;
        let reply = status(number, &*seated.table, &seated.players, false);
        self.tables.insert(number, seated);
        Ok(reply)
    }

    fn seated(&self, table: u64) -> Result<&Seated, Fault> {
        self.tables.get(&table).ok_or_else(|| unknown_table(&self.tables, table))
    }

    fn seated_mut(&mut self, table: u64) -> Result<&mut Seated, Fault> {
        if !self.tables.contains_key(&table) {
            return Err(unknown_table(&self.tables, table));
        }
        self.tables.get_mut(&table).ok_or_else(|| Fault::new("unknown_table", "the table is gone"))
    }

    fn legal(&self, table: u64, seat: u64, lang: Option<Language>) -> Reply {
        let seated = self.seated(table)?;
        let seat = seated.seat(seat)?;
        let scene = seated.table.scene(Observer::Seat(seat));
        let choices = scene.choices();
        let moves: Vec<&str> = choices.iter().map(|choice| choice.notation.as_str()).collect();
        let mut reply = json!({ "moves": moves });
        if lang.is_some() {
            let (words, company) = (self.words(lang), seated.company(self.words(lang), Some(seat)));
            reply["labels"] = choices.iter().map(|choice| words.say(&choice.label, &company)).collect();
        }
        Ok(reply)
    }

    fn play(
        &mut self,
        table: u64,
        seat: u64,
        notation: &str,
        script: &[String],
        lang: Option<Language>,
    ) -> Reply {
        let seated = self.seated_mut(table)?;
        let seat = seated.seat(seat)?;
        match seated.table.play(seat, notation, script) {
            Ok(()) => {
                seated.let_bots_play()?;
                Ok(progress(&*seated.table))
            }
            Err(error) => {
                let words = self.words(lang);
                let company = self.seated(table)?.company(words, Some(seat));
                Err(Fault::of_play(&error, words, &company))
            }
        }
    }

    fn why(&self, table: u64, seat: u64, notation: Option<&str>, lang: Option<Language>) -> Reply {
        let (seated, words) = (self.seated(table)?, self.words(lang));
        let seat = seated.seat(seat)?;
        let company = seated.company(words, Some(seat));
        let Some(notation) = notation else {
            let refused = seated.table.scene(Observer::Seat(seat)).not_now().into_iter().map(|not_now| {
                json!({
                    "move": not_now.choice.notation,
                    "rule": not_now.refusal.rule,
                    "reason": words.say(&not_now.refusal.phrase, &company),
                })
            });
            return Ok(json!({ "refused": refused.collect::<Vec<_>>() }));
        };
        match seated.table.why_not(seat, notation) {
            Ok(None) => Ok(json!({ "legal": true })),
            Ok(Some(refusal)) => Ok(json!({
                "legal": false,
                "rule": refusal.rule,
                "reason": words.say(&refusal.phrase, &company),
            })),
            Err(error) => Err(Fault::of_play(&error, words, &company)),
        }
    }

    fn view(&self, table: u64, eyes: &Eyes, lang: Option<Language>) -> Reply {
        let seated = self.seated(table)?;
        let observer = seated.observer(eyes)?;
        let scene = seated.table.scene(observer);
        let mut reply = json!({ "view": scene.view() });
        if lang.is_some() {
            let words = self.words(lang);
            let company = seated.company(words, observer.seat());
            reply["prompt"] = json!(words.say(scene.prompt(), &company));
            reply["text"] = json!(scene.draw(words, &company));
        }
        Ok(reply)
    }

    fn events(&self, table: u64, eyes: &Eyes, since: usize, lang: Option<Language>) -> Reply {
        let (seated, words) = (self.seated(table)?, self.words(lang));
        let observer = seated.observer(eyes)?;
        let company = seated.company(words, observer.seat());
        let describe = |happening: Happening| {
            let mut told = json!({ "move": happening.number, "event": happening.event.data() });
            if let (Some(sentence), Some(_)) = (happening.sentence, lang) {
                told["text"] = json!(words.say(&sentence, &company));
            }
            told
        };
        let mut ear = Ear::default();
        let told = seated.table.listen(&mut ear, observer).into_iter();
        let events: Vec<Value> = told.filter(|told| told.number >= since).map(describe).collect();
        Ok(json!({ "events": events, "next": ear.next() }))
    }
}

impl Seated {
    /// Bots answer until somebody else is asked.
    fn let_bots_play(&mut self) -> Result<(), Fault> {
        loop {
            let acting = self.table.status().acting();
            let asked = acting.iter().find_map(|seat| Some((seat, self.bots.get(seat.index())?.as_deref()?)));
            let Some((seat, bot)) = asked else { return Ok(()) };
            let mv = self.table.bot_move(seat, bot, &Limit::NONE)?;
            // A bot chooses among the legal moves of its seat.
            self.table.play(seat, &mv, &[]).map_err(|error| Fault::new("no_such_bot", error.to_string()))?;
        }
    }

    fn seat(&self, number: u64) -> Result<Seat, Fault> {
        self.table.seat(number).ok_or_else(|| {
            let seats = self.table.setup().seats;
            Fault::new(
                "no_such_seat",
                format!("seat {number} is not at this table; the seats are 1 to {seats}"),
            )
        })
    }

    fn observer(&self, eyes: &Eyes) -> Result<Observer, Fault> {
        match eyes {
            Eyes::Seat(number) => Ok(Observer::Seat(self.seat(*number)?)),
            Eyes::Watcher(Watcher::Spectator) => Ok(Observer::Spectator),
            Eyes::Watcher(Watcher::Omniscient) => Ok(Observer::Omniscient),
        }
    }

    fn company(&self, words: &Words, you: Option<Seat>) -> Company {
        let numbered = |seat: Seat| {
            words.say(&Phrase::new("cli-player").number("number", seat.number()), &Company::default())
        };
        let names = if self.players.is_empty() {
            Seat::all(self.table.setup().seats).map(numbered).collect()
        } else {
            self.players.clone()
        };
        Company { names, you }
    }
}

fn seed_or_random(seed: Option<String>) -> Result<Seed, Fault> {
    match seed {
        Some(text) => Ok(Seed::new(text)?),
        None => random_seed().map_err(|error| Fault::new("bad_seed", format!("{error:#}"))),
    }
}

fn unknown_table(tables: &BTreeMap<u64, Seated>, table: u64) -> Fault {
    let open: Vec<String> = tables.keys().take(20).map(u64::to_string).collect();
    let open = if open.is_empty() { "none".to_owned() } else { open.join(", ") };
    Fault::new("unknown_table", format!("there is no table {table}; open tables: {open}"))
}
