//! `undercroft campaign`: four scenarios of three chapters, and the Hall of Fame.

use super::campaign_file::{Campaigns, Running};
use super::daily::today;
use crate::input::latin;
use crate::language::{self, tell};
use crate::play::{self, Ended};
use crate::players::Players;
use crate::saves;
use crate::screen::{Screen, Tone};
use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use undercroft_core::{Company, Language, Outcome, Phrase, Seat, Seed, Setup, Status, Words};
use undercroft_paper::modes::{CHAPTERS, Campaign as Story, Scenario};
use undercroft_shelf::AnyTable;
use undercroft_shelf::any_table::{new_table, table_from_log};

/// How many lines of the Hall of Fame are shown.
const SHOWN: usize = 10;

#[derive(Debug, Args)]
pub struct Campaign {
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Language, `en` or `ru`; taken from the system unless given
    #[arg(long, value_parser = crate::args::language, global = true)]
    pub lang: Option<Language>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// The scenarios, the campaigns being played and the Hall of Fame
    List,
    /// Start a campaign
    Start(Start),
    /// Go on with a campaign
    Continue {
        /// Which one, as `list` counts them; the last one played unless given
        number: Option<usize>,
    },
}

#[derive(Debug, Args)]
pub struct Start {
    /// city, mummy, tower or kingdom, or its number
    #[arg(value_parser = scenario)]
    pub scenario: Scenario,
    /// Who sits where, separated by commas: `me`, the name of a bot, or the name of a person
    #[arg(long, value_name = "SEATS", default_value = "me")]
    pub seats: String,
    /// What is agreed before the game, as `option=value,option=value`
    #[arg(long)]
    pub options: Option<String>,
    /// Where all luck comes from; random unless given
    #[arg(long)]
    pub seed: Option<String>,
}

fn scenario(text: &str) -> Result<Scenario, String> {
    let numbered = text.parse::<usize>().ok().and_then(|number| Scenario::ALL.get(number.checked_sub(1)?));
    numbered.copied().or_else(|| Scenario::from_id(text)).ok_or_else(|| {
        let ids: Vec<&str> = Scenario::ALL.into_iter().map(Scenario::id).collect();
        let wrong = Phrase::new("cli-wrong-scenario").text("known", ids.join(", "));
        tell(&wrong.number("count", ids.len() as i64))
    })
}

pub fn run(args: Campaign) -> Result<()> {
    let words = language::words(language::chosen(args.lang));
    let mut screen = Screen::standard();
    match args.command {
        None | Some(Command::List) => list(&mut screen, &words, &Campaigns::read()?),
        Some(Command::Start(start)) => begin(screen, &words, &start).map(|_| ()),
        Some(Command::Continue { number }) => {
            let campaigns = Campaigns::read()?;
            let count = campaigns.running.len();
            match number.unwrap_or(count) {
                0 if count == 0 => {
                    bail!(words.text("cli-wrong-no-campaign"))
                }
                number if (1..=count).contains(&number) => {
                    go_on(screen, &words, campaigns, number - 1).map(|_| ())
                }
                number => {
                    let wrong = Phrase::new("cli-wrong-campaign").number("number", number as i64);
                    bail!(tell(&wrong.number("count", count as i64)))
                }
            }
        }
    }
}

/// Starts a campaign and plays its first chapter.
pub fn begin(screen: Screen, words: &Words, start: &Start) -> Result<Screen> {
    let players = Players::read(&start.seats)?;
    let options = start.options.as_deref().unwrap_or_default();
    let setup = Setup::new(players.0.len().min(255) as u8).read_options(options)?;
    let seed = match &start.seed {
        Some(text) => Seed::new(text.as_str())?,
        None => play::random_seed()?,
    };
    // The number of the chapter is added to it.
    Seed::new(format!("{}-{CHAPTERS}", seed.as_str()))?;
    let story = Story::new(start.scenario, setup);
    if let Some(setup) = story.setup() {
        new_table("paper", &setup, seed.clone())?;
    }
    let mut campaigns = Campaigns::read()?;
    campaigns.running.push(Running {
        campaign: story,
        players: players.write(),
        seed: seed.as_str().to_owned(),
        chapter: None,
    });
    campaigns.write()?;
    let last = campaigns.running.len() - 1;
    go_on(screen, words, campaigns, last)
}

/// Plays a campaign from where it stands until it is over or somebody leaves.
pub fn go_on(
    mut screen: Screen,
    words: &Words,
    mut campaigns: Campaigns,
    mut index: usize,
) -> Result<Screen> {
    // The one that is played last is the one to continue.
    let running = campaigns.running.remove(index);
    campaigns.running.push(running);
    index = campaigns.running.len() - 1;
    loop {
        let running = &mut campaigns.running[index];
        let Some(chapter) = running.campaign.chapter() else {
            end(&mut screen, words, &mut campaigns, index)?;
            return Ok(screen);
        };
        let head = Phrase::new("cli-campaign-chapter")
            .phrase("scenario", running.campaign.scenario().phrase())
            .number("chapter", chapter as i64)
            .number("chapters", CHAPTERS as i64);
        say(&mut screen, words, Tone::Strong, &head)?;
        let table = chapter_table(&mut screen, words, running, chapter)?;
        campaigns.write()?;
        let running = &campaigns.running[index];
        let outcome = match table.status() {
            Status::Over(outcome) => outcome,
            Status::Acting(_) => {
                let players = Players::of_log(&running.players, table.setup().seats)?;
                let file = running.chapter.clone().unwrap_or_default();
                let ended = play::sit_down(screen, table, players, words.language(), file)?;
                let Ended { screen: back, outcome, .. } = ended;
                screen = back;
                let Some(outcome) = outcome else {
                    say(&mut screen, words, Tone::Plain, &Phrase::new("cli-campaign-left"))?;
                    return Ok(screen);
                };
                outcome
            }
        };
        note(&mut screen, words, &mut campaigns, index, &outcome)?;
        if campaigns.running[index].campaign.chapter().is_some() {
            let question = words.text("cli-campaign-next");
            let typed = screen.ask(&question)?.map(|text| latin(&text).to_lowercase());
            match typed.as_deref() {
                None | Some("q") => {
                    say(&mut screen, words, Tone::Plain, &Phrase::new("cli-campaign-left"))?;
                    return Ok(screen);
                }
                Some(_) => {}
            }
        }
    }
}

/// The table of the chapter: the saved one, or a new one whose file is noted.
fn chapter_table(
    screen: &mut Screen,
    words: &Words,
    running: &mut Running,
    chapter: usize,
) -> Result<Box<dyn AnyTable>> {
    let Some(setup) = running.campaign.setup() else { bail!(words.text("cli-wrong-chapters")) };
    let seed = Seed::new(format!("{}-{chapter}", running.seed))?;
    let fresh = new_table("paper", &setup, seed)?;
    if let Some(file) = running.chapter.as_ref().filter(|file| file.exists()) {
        let table = table_from_log(&saves::read(file)?).with_context(|| file.display().to_string())?;
        if table.setup() != fresh.setup() || table.seed() != fresh.seed() {
            bail!(saves::about(file, "cli-wrong-chapter"));
        }
        return Ok(table);
    }
    if let Some(file) = &running.chapter {
        let gone = Phrase::new("cli-campaign-gone").text("file", file.display().to_string());
        say(screen, words, Tone::Warning, &gone)?;
    }
    running.chapter = Some(saves::new_file("paper", &fresh.seed().seal()));
    Ok(fresh)
}

/// Notes the result of a chapter and tells how the campaign stands.
fn note(
    screen: &mut Screen,
    words: &Words,
    campaigns: &mut Campaigns,
    index: usize,
    outcome: &Outcome,
) -> Result<()> {
    let running = &mut campaigns.running[index];
    running.campaign.record(outcome).map_err(anyhow::Error::msg)?;
    running.chapter = None;
    campaigns.write()?;
    let running = &campaigns.running[index];
    let company = company(words, running)?;
    let totals = running.campaign.totals();
    say(screen, words, Tone::Strong, &Phrase::new("cli-campaign-standing"))?;
    for (seat, total) in Seat::all(totals.len() as u8).zip(totals) {
        let line = Phrase::new("cli-campaign-total").seat("who", seat).number("total", total);
        screen.say(Tone::Plain, &words.say(&line, &company))?;
    }
    Ok(())
}

/// The winners go into the Hall of Fame; a person without a name is asked for one.
fn end(screen: &mut Screen, words: &Words, campaigns: &mut Campaigns, index: usize) -> Result<()> {
    let running = campaigns.running.remove(index);
    let mut names = company(words, &running)?.names;
    let winners = running.campaign.winners().unwrap_or_default();
    let players = Players::of_log(&running.players, running.campaign.seats() as u8)?;
    for seat in winners.iter().filter(|seat| players.is_nameless_person(*seat)) {
        let question = words.text("cli-campaign-name");
        let name = screen.ask(&question)?.unwrap_or_default();
        let name: String = name.chars().filter(|letter| !letter.is_control()).take(20).collect();
        if !name.trim().is_empty() {
            names[seat.index()] = name.trim().to_owned();
        }
    }
    campaigns.hall.enter(&running.campaign, &names, &today());
    campaigns.write()?;
    say(screen, words, Tone::Good, &Phrase::new("cli-campaign-over"))?;
    let named = winners.iter().map(|seat| names[seat.index()].as_str()).collect::<Vec<_>>().join(", ");
    let won = Phrase::new("cli-campaign-winners")
        .text("names", named)
        .number("total", running.campaign.totals().into_iter().max().unwrap_or(0));
    say(screen, words, Tone::Good, &won)?;
    hall(screen, words, campaigns)
}

/// The scenarios, what is being played, and who is remembered.
pub fn list(screen: &mut Screen, words: &Words, campaigns: &Campaigns) -> Result<()> {
    say(screen, words, Tone::Strong, &Phrase::new("cli-campaign-scenarios"))?;
    for (number, scenario) in Scenario::ALL.into_iter().enumerate() {
        let line = Phrase::new("cli-campaign-scenario")
            .number("number", number as i64 + 1)
            .text("id", scenario.id())
            .phrase("scenario", scenario.phrase());
        say(screen, words, Tone::Plain, &line)?;
    }
    if !campaigns.running.is_empty() {
        say(screen, words, Tone::Strong, &Phrase::new("cli-campaign-running"))?;
    }
    for (number, running) in campaigns.running.iter().enumerate() {
        say(screen, words, Tone::Plain, &label(words, running, number + 1)?)?;
    }
    hall(screen, words, campaigns)
}

/// A campaign being played in one line.
pub fn label(words: &Words, running: &Running, number: usize) -> Result<Phrase> {
    Ok(Phrase::new("cli-campaign-line")
        .number("number", number as i64)
        .phrase("scenario", running.campaign.scenario().phrase())
        .number("chapter", running.campaign.chapter().unwrap_or(CHAPTERS) as i64)
        .text("names", company(words, running)?.names.join(", ")))
}

fn hall(screen: &mut Screen, words: &Words, campaigns: &Campaigns) -> Result<()> {
    let entries = &campaigns.hall.entries;
    let head = if entries.is_empty() { "cli-hall-empty" } else { "cli-hall" };
    say(screen, words, Tone::Strong, &Phrase::new(head))?;
    for (place, fame) in entries.iter().take(SHOWN).enumerate() {
        let chapters: Vec<String> = fame.chapters.iter().map(i32::to_string).collect();
        let line = Phrase::new("cli-hall-line")
            .number("place", place as i64 + 1)
            .text("name", fame.name.clone())
            .number("total", fame.total())
            .text("chapters", chapters.join(" + "))
            .phrase("scenario", fame.scenario.phrase())
            .text("date", fame.date.clone());
        say(screen, words, Tone::Plain, &line)?;
    }
    Ok(())
}

fn company(words: &Words, running: &Running) -> Result<Company> {
    Ok(Players::of_log(&running.players, running.campaign.seats() as u8)?.company(words, None))
}

fn say(screen: &mut Screen, words: &Words, tone: Tone, phrase: &Phrase) -> Result<()> {
    Ok(screen.say(tone, &words.say(phrase, &Company::default()))?)
}
