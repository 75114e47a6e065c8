//! `undercroft` without a command: the menu.

use crate::args::Play;
use crate::input::latin;
use crate::language::{self, game_name};
use crate::play;
use crate::players::Players;
use crate::replay;
use crate::saves;
use crate::screen::{Screen, Tone, wrap};
use anyhow::Result;
use std::path::PathBuf;
use undercroft_core::{Company, Facts, Language, Log, Phrase, Words};

/// How many saved games are offered at once.
const SHOWN: usize = 9;

#[derive(Clone, Debug)]
enum Item {
    Game(&'static Facts),
    Daily,
    Campaign,
    Resume,
    Watch,
    Rules,
    Language(Language),
}

/// Where somebody chooses what to do.
pub struct Menu {
    pub words: Words,
    pub screen: Screen,
}

pub fn run(asked: Option<Language>) -> Result<()> {
    let mut menu = Menu { words: language::words(language::chosen(asked)), screen: Screen::standard() };
    menu.screen.fresh()?;
    loop {
        let items = items(menu.words.language());
        let labels: Vec<Phrase> = items.iter().map(Item::label).collect();
        menu.say(Tone::Strong, &Phrase::new("cli-menu-title"))?;
        let Some(chosen) = menu.choose(&labels, "cli-menu-quit")? else { return Ok(()) };
        menu.screen.line("")?;
        match items[chosen] {
            Item::Game(facts) => {
                let Some(seats) = menu.seats(facts)? else { return Ok(()) };
                let args = Play { game: Some(facts.id.to_owned()), seats: Some(seats), ..Play::default() };
                menu = menu.play(args)?;
            }
            Item::Daily => menu = menu.play(Play { daily: true, ..Play::default() })?,
            Item::Campaign => menu = menu.campaign()?,
            Item::Resume => {
                if let Some(file) = menu.saved(|log| log.end.is_none())? {
                    menu = menu.play(Play { resume: Some(file), ..Play::default() })?;
                }
            }
            Item::Watch => {
                if let Some(file) = menu.saved(|log| log.end.is_some())? {
                    replay::watch(&mut menu.screen, &menu.words, &file, None)?;
                }
            }
            Item::Rules => menu.say(Tone::Plain, &Phrase::new("cli-menu-rules-where"))?,
            Item::Language(language) => menu.words = language::words(language),
        }
        menu.screen.line("")?;
    }
}

/// What can be done now: nothing is offered that leads nowhere.
fn items(spoken: Language) -> Vec<Item> {
    let saved = saves::all();
    let mut items: Vec<Item> = undercroft_shelf::facts().into_iter().map(Item::Game).collect();
    items.extend([Item::Daily, Item::Campaign]);
    if saved.iter().any(|(_, log)| log.end.is_none()) {
        items.push(Item::Resume);
    }
    if saved.iter().any(|(_, log)| log.end.is_some()) {
        items.push(Item::Watch);
    }
    items.push(Item::Rules);
    items.extend(Language::ALL.into_iter().filter(|other| *other != spoken).map(Item::Language));
    items
}

impl Item {
    fn label(&self) -> Phrase {
        match self {
            Item::Game(facts) => Phrase::new("cli-menu-game")
                .phrase("game", game_name(facts.id))
                .number("min", facts.min_seats)
                .number("max", facts.max_seats),
            Item::Daily => Phrase::new("cli-menu-daily"),
            Item::Campaign => Phrase::new("cli-menu-campaign"),
            Item::Resume => Phrase::new("cli-menu-resume"),
            Item::Watch => Phrase::new("cli-menu-watch"),
            Item::Rules => Phrase::new("cli-menu-rules"),
            Item::Language(language) => Phrase::member("cli-menu-language", language.code()),
        }
    }
}

impl Menu {
    fn say(&mut self, tone: Tone, phrase: &Phrase) -> Result<()> {
        let text = self.words.say(phrase, &Company::default());
        Ok(self.screen.say(tone, &text)?)
    }

    /// Lets somebody choose by number; nothing if they would rather not.
    pub fn choose(&mut self, labels: &[Phrase], leave: &'static str) -> Result<Option<usize>> {
        for (index, label) in labels.iter().enumerate() {
            let text = self.words.say(label, &Company::default());
            for row in wrap(&format!("{:>2}  {text}", index + 1), self.screen.size().0, 4) {
                self.screen.line(&row)?;
            }
        }
        let quit = self.words.text(leave);
        self.screen.line(&format!(" q  {quit}"))?;
        loop {
            let typed = self.screen.ask("> ")?.map(|text| latin(&text).to_lowercase());
            match typed.as_deref() {
                None | Some("q") => return Ok(None),
                Some(text) => match text.parse::<usize>() {
                    Ok(number) if (1..=labels.len()).contains(&number) => return Ok(Some(number - 1)),
                    Ok(_) | Err(_) => {
                        let choices = labels.len() as i64;
                        self.say(Tone::Warning, &Phrase::new("cli-menu-choose").number("choices", choices))?;
                    }
                },
            }
        }
    }

    /// Asks who plays: a number of opponents, or the seats one by one.
    pub fn seats(&mut self, facts: &'static Facts) -> Result<Option<String>> {
        let (fewest, most) = (facts.min_seats - 1, facts.max_seats - 1);
        let question = Phrase::new("cli-menu-opponents")
            .number("min", fewest)
            .number("max", most)
            .text("bots", crate::players::USUAL);
        self.say(Tone::Plain, &question)?;
        loop {
            let Some(text) = self.screen.ask("> ")? else { return Ok(None) };
            let players = match text.parse::<u8>() {
                Ok(count) if (fewest..=most).contains(&count) => Some(Players::me_against(count)),
                Ok(_) => None,
                Err(_) if text.is_empty() => Some(Players::me_against(2.clamp(fewest, most))),
                Err(_) => Players::read(&text).ok().filter(|players| {
                    (facts.min_seats..=facts.max_seats).contains(&(players.0.len().min(255) as u8))
                }),
            };
            match players {
                Some(players) => return Ok(Some(players.write().join(","))),
                None => self.say(Tone::Warning, &question)?,
            }
        }
    }

    fn saved(&mut self, wanted: impl Fn(&Log) -> bool) -> Result<Option<PathBuf>> {
        let files: Vec<(PathBuf, Log)> =
            saves::all().into_iter().filter(|(_, log)| wanted(log)).take(SHOWN).collect();
        let label = |(path, log): &(PathBuf, Log)| {
            let facts = undercroft_shelf::facts_of(&log.game).ok()?;
            let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let players = Players::of_log(&log.players, log.setup.seats).ok()?;
            let names = players.company(&self.words, None).names.join(", ");
            let moves = log.moves.len() as i64;
            Some(
                Phrase::new("cli-menu-saved")
                    .phrase("game", game_name(facts.id))
                    .text("names", names)
                    .number("moves", moves)
                    .text("file", name),
            )
        };
        let (files, labels): (Vec<_>, Vec<_>) =
            files.iter().filter_map(|file| Some((file.0.clone(), label(file)?))).unzip();
        Ok(self.choose(&labels, "cli-menu-back")?.map(|chosen| files[chosen].clone()))
    }

    /// Plays and comes back to the menu.
    fn play(mut self, mut args: Play) -> Result<Menu> {
        args.lang = Some(self.words.language());
        self.screen = play::run_on(self.screen, args)?;
        Ok(self)
    }
}
