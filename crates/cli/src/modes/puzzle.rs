//! `undercroft puzzle`: set battles to be won, and how they are won best.

use crate::language::{self, tell};
use crate::play::{self, Ended};
use crate::screen::{Screen, Tone};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::path::PathBuf;
use undercroft_bots::lords::solver::{Goal, Solver};
use undercroft_core::{Company, Game, Language, Log, Observer, Phrase, Quick, Seat, Silent, Tell, Words};
use undercroft_lords::state::Player;
use undercroft_lords::training::{self, FATIGUE, SCENARIOS, Scenario};
use undercroft_lords::{Lords, Move, State};
use undercroft_shelf::AnyTable;
use undercroft_shelf::any_table::table_from_position;

/// Games that have puzzles.
const GAMES: [&str; 1] = ["lords"];
/// More best plans than any puzzle has.
const MOST_PLANS: usize = 10_000;

#[derive(Debug, Args)]
pub struct Puzzle {
    /// The game, such as `lords`
    pub game: Option<String>,
    /// Which puzzle; without it they are listed
    pub puzzle: Option<String>,
    /// Show every best plan instead of playing
    #[arg(long)]
    pub solution: bool,
    /// Where to save the attempt
    #[arg(long, value_name = "FILE", conflicts_with = "solution")]
    pub save: Option<PathBuf>,
    /// Language, `en` or `ru`; taken from the system unless given
    #[arg(long, value_parser = crate::args::language)]
    pub lang: Option<Language>,
}

pub fn run(args: &Puzzle) -> Result<()> {
    let game = args.game.as_deref().unwrap_or(GAMES[0]);
    if !GAMES.contains(&game) {
        bail!(tell(&Phrase::new("cli-wrong-no-puzzles").text("game", game).text("known", GAMES.join(", "))));
    }
    let words = language::words(language::chosen(args.lang));
    let mut desk = Desk { words, screen: Screen::standard() };
    let Some(id) = &args.puzzle else {
        if args.solution {
            bail!(tell(&Phrase::new("cli-wrong-which-puzzle").text("known", known())));
        }
        return desk.list();
    };
    let scenario = training::scenario(id).with_context(|| {
        tell(&Phrase::new("cli-wrong-no-puzzle").text("puzzle", id).text("known", known()))
    })?;
    if args.solution {
        desk.show_plans(scenario)
    } else {
        desk.begin(scenario, args.save.clone()).map(|_| ())
    }
}

/// The puzzle that a saved game is an attempt at, if it is one: it begins as the puzzle begins.
pub fn attempted(log: &Log) -> Option<&'static Scenario> {
    let position = log.position.as_deref()?;
    SCENARIOS.iter().find(|scenario| {
        let (game, start) = training::alone(scenario);
        log.game == GAMES[0] && game.write_position(&start) == position
    })
}

/// Goes on with an attempt that was left.
pub fn go_on(
    screen: Screen,
    words: Words,
    scenario: &'static Scenario,
    table: Box<dyn AnyTable>,
    file: PathBuf,
) -> Result<Screen> {
    Desk { words, screen }.play(scenario, table, Some(file))
}

fn known() -> String {
    let ids: Vec<&str> = SCENARIOS.iter().map(|one| one.id).collect();
    ids.join(", ")
}

/// Where puzzles are set and told.
struct Desk {
    words: Words,
    screen: Screen,
}

impl Desk {
    fn tell(&mut self, tone: Tone, phrase: &Phrase) -> Result<()> {
        let text = self.words.say(phrase, &Company::default());
        Ok(self.screen.say(tone, &text)?)
    }

    fn list(&mut self) -> Result<()> {
        let name = language::game_name(Lords::facts().id);
        self.tell(Tone::Strong, &Phrase::new("cli-puzzle-list").phrase("game", name))?;
        for scenario in &SCENARIOS {
            self.tell(Tone::Plain, &introduced("cli-puzzle-item", scenario))?;
        }
        let how = Phrase::new("cli-puzzle-how").text("game", GAMES[0]).text("id", SCENARIOS[0].id);
        self.tell(Tone::Quiet, &how)
    }

    fn begin(self, scenario: &'static Scenario, save: Option<PathBuf>) -> Result<Screen> {
        let (game, start) = training::alone(scenario);
        let table = table_from_position(&game.write_position(&start), play::random_seed()?)?;
        self.play(scenario, table, save)
    }

    /// The ordinary terminal game, and then the verdict.
    fn play(
        mut self,
        scenario: &'static Scenario,
        table: Box<dyn AnyTable>,
        save: Option<PathBuf>,
    ) -> Result<Screen> {
        let (game, start) = training::alone(scenario);
        self.tell(Tone::Strong, &introduced("cli-puzzle-title", scenario))?;
        self.tell(Tone::Plain, &Phrase::new("cli-puzzle-goal").number("fatigue", FATIGUE))?;
        let words = language::words(self.words.language());
        let Ended { screen, table, .. } = play::alone(self.screen, table, words, save)?;
        self.screen = screen;
        if !table.status().acting().is_empty() {
            return Ok(self.screen);
        }
        let (_, end) =
            Lords::read_position(&table.position()).context(tell(&Phrase::new("cli-wrong-read-back")))?;
        self.judge(scenario, &Proof::of(&game, &start), end.player(Seat::FIRST))?;
        Ok(self.screen)
    }

    fn judge(&mut self, scenario: &Scenario, proof: &Proof, end: &Player) -> Result<()> {
        let result = Ending::of(end);
        let all = scenario.party.len() as u8;
        let lost = Phrase::new("cli-puzzle-lost").number("lost", result.lost);
        self.tell(Tone::Strong, &lost.number("captured", result.captured).number("all", all))?;
        let best = &proof.thriftiest;
        if (result.lost, result.captured) != (best.lost, best.captured) {
            let better =
                Phrase::new("cli-puzzle-better").number("lost", best.lost).number("all", best.captured);
            self.tell(Tone::Warning, &better)?;
        } else {
            self.tell(Tone::Good, &Phrase::new("cli-puzzle-best"))?;
            self.tell(Tone::Plain, &result.stores(Phrase::new("cli-puzzle-stores")))?;
            let thrift = if result.left() < best.left() {
                best.stores(Phrase::new("cli-puzzle-thriftier"))
            } else {
                Phrase::new("cli-puzzle-thriftiest")
            };
            self.tell(Tone::Plain, &thrift)?;
        }
        let show = Phrase::new("cli-puzzle-show").text("game", GAMES[0]).text("id", scenario.id);
        self.tell(Tone::Quiet, &show)
    }

    fn show_plans(&mut self, scenario: &Scenario) -> Result<()> {
        let (game, start) = training::alone(scenario);
        let proof = Proof::of(&game, &start);
        self.tell(Tone::Strong, &introduced("cli-puzzle-title", scenario))?;
        let best = &proof.thriftiest;
        let lost = Phrase::new("cli-puzzle-lost").number("lost", best.lost).number("captured", best.captured);
        self.tell(Tone::Plain, &lost.number("all", scenario.party.len() as u8))?;
        self.tell(Tone::Plain, &Phrase::new("cli-puzzle-plans").number("count", proof.plans.len() as i64))?;
        for (number, plan) in (1..).zip(&proof.plans) {
            let end = after(&game, &start, plan);
            let title = Phrase::new("cli-puzzle-plan").number("number", number);
            self.screen.line("")?;
            self.tell(Tone::Strong, &Ending::of(end.player(Seat::FIRST)).stores(title))?;
            for (round, moves) in rounds(&game, &start, plan) {
                self.tell(Tone::Plain, &Phrase::new("cli-puzzle-round").number("round", round))?;
                for label in moves {
                    self.tell(Tone::Plain, &Phrase::new("cli-puzzle-move").phrase("move", label))?;
                }
            }
        }
        Ok(())
    }
}

/// A puzzle in one line: who comes, and what there is against them.
fn introduced(key: &'static str, scenario: &Scenario) -> Phrase {
    let (game, _) = training::alone(scenario);
    let party = scenario.party.iter().map(|who| game.adventurer_phrase(*who));
    let creatures = scenario.creatures.iter().map(|one| Phrase::member("lords-creature", one.id()));
    let traps = scenario.traps.iter().map(|one| Phrase::member("lords-trap", one.id()));
    let rooms = scenario.room.iter().map(|room| Phrase::member("lords-room", room.id()));
    let defence = creatures.chain(traps).chain(rooms).collect();
    Phrase::new(key).text("id", scenario.id).list("party", party.collect()).list("defence", defence)
}

/// What came of a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ending {
    lost: u8,
    captured: u8,
    food: u8,
    gold: u8,
    traps: u8,
}

impl Ending {
    fn of(player: &Player) -> Ending {
        Ending {
            lost: player.dungeon.conquered.len(),
            captured: player.prison.len() as u8,
            food: player.food,
            gold: player.gold,
            traps: player.traps.total(),
        }
    }

    fn left(&self) -> u8 {
        self.food + self.gold + self.traps
    }

    fn stores(&self, phrase: Phrase) -> Phrase {
        phrase.number("food", self.food).number("gold", self.gold).number("traps", self.traps)
    }
}

/// What the solver proves about a puzzle.
struct Proof {
    /// Every best plan, the thriftiest first.
    plans: Vec<Vec<Move>>,
    /// The best result, by the thriftiest plan.
    thriftiest: Ending,
}

impl Proof {
    fn of(game: &Lords, start: &State) -> Proof {
        let plans = |goal| {
            let solver = Solver::new(game, start, Seat::FIRST, goal);
            solver.map_or(Vec::new(), |mut solver| solver.plans(start, MOST_PLANS))
        };
        let left = |plan: &Vec<Move>| Ending::of(after(game, start, plan).player(Seat::FIRST));
        let mut plans: Vec<Vec<Move>> = plans(Goal::Points);
        plans.sort_by_cached_key(|plan| std::cmp::Reverse(left(plan).left()));
        let thriftiest = plans.first().map_or_else(|| Ending::of(start.player(Seat::FIRST)), left);
        Proof { plans, thriftiest }
    }
}

/// The battle after these moves.
fn after(game: &Lords, start: &State, plan: &[Move]) -> State {
    let mut state = start.clone();
    for mv in plan {
        game.apply(&mut state, Seat::FIRST, *mv, &mut Quick::new(0), &mut Silent);
    }
    state
}

/// The moves of a plan in words, round by round.
fn rounds(game: &Lords, start: &State, plan: &[Move]) -> Vec<(u8, Vec<Phrase>)> {
    let mut state = start.clone();
    let mut rounds: Vec<(u8, Vec<Phrase>)> = Vec::new();
    for mv in plan {
        let label = game.label(&game.view(&state, Observer::Seat(Seat::FIRST)), *mv);
        match rounds.last_mut() {
            Some((round, moves)) if *round == state.combat_round => moves.push(label),
            Some(_) | None => rounds.push((state.combat_round, vec![label])),
        }
        game.apply(&mut state, Seat::FIRST, *mv, &mut Quick::new(0), &mut Silent);
    }
    rounds
}
