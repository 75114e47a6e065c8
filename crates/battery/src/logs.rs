//! The log is the game: it reads back, replays to the same state, shows damage by its line, and undo
//! returns to exactly what was.

use crate::failure::Counts;
use crate::story::{Player, Story};
use crate::{Failure, setup_name};
use undercroft_core::chance::{Chance, Quick};
use undercroft_core::game::Game;
use undercroft_core::log::{Log, LogError};
use undercroft_core::seat::{Observer, Seat};
use undercroft_core::seed::Seed;
use undercroft_core::table::Table;

/// How many undos are tried in one game.
const UNDOS: u32 = 12;

/// How many tables are played; replaying costs more than playing.
const TABLES: usize = 6;

pub(crate) fn check<G: Game>(game: &G, stories: &[Story<G>]) -> Result<Counts, Failure> {
    let (mut replays, mut damages, mut undos) = (0, 0, 0);
    for story in stories.iter().take(TABLES) {
        let seed = Seed::new(format!("battery-{}", story.number)).expect("letters and digits make a seed");
        let failure = |check, table: &Table<G>, problem| Failure {
            check,
            setup: format!("{}, seed {}", setup_name(game.setup()), table.seed().as_str()),
            story: table
                .turns()
                .iter()
                .map(|turn| format!("{}: {}", turn.seat, game.write_move(turn.mv)))
                .collect(),
            problem,
        };
        let mut table = Table::new(game.clone(), seed);
        let mut luck = Quick::new(story.number);
        let mut player = Player::new(luck.fork());
        let length = story.steps.len().max(1) as u32;
        while let Some(seat) = player.seat(table.status().acting()) {
            let aside = player.aside(game, table.state());
            let answer = || Some((seat, player.choose(&table.legal_moves(seat))?));
            let Some((seat, mv)) = aside.or_else(answer) else { break };
            table.play(seat, mv).map_err(|error| failure("log", &table, error.to_string()))?;
            if luck.below(length) < UNDOS {
                undos += undo_returns(&table).map_err(|problem| failure("undo", &table, problem))?;
            }
            if table.turns().len() > story.steps.len() * 4 + 100 {
                break;
            }
        }
        replays_alike(&table).map_err(|problem| failure("log", &table, problem))?;
        replays += 1;
        damages += damage_is_found(&table, &mut luck).map_err(|problem| failure("log", &table, problem))?;
    }
    Ok(Counts::from([("logs replayed", replays), ("damaged logs refused", damages), ("moves undone", undos)]))
}

fn load<G: Game>(text: &str) -> Result<Table<G>, LogError> {
    Table::from_log(&Log::read(text)?)
}

fn replays_alike<G: Game>(table: &Table<G>) -> Result<(), String> {
    let log = table.log(&[]);
    let text = log.write();
    if Log::read(&text).as_ref() != Ok(&log) {
        return Err("the log does not read back".to_owned());
    }
    for _ in 0..2 {
        let again: Table<G> = load(&text).map_err(|error| format!("the log is refused: {error}"))?;
        if again.state() != table.state() || again.hash() != table.hash() {
            return Err("the replay ends in another state".to_owned());
        }
    }
    Ok(())
}

/// Undo for every seat that may: the state is what it was before the move, and where others have moved
/// since, nothing changes for them.
fn undo_returns<G: Game>(table: &Table<G>) -> Result<u64, String> {
    let mut undone = 0;
    for seat in Seat::all(table.seats()) {
        let Ok(last) = table.undoable(seat) else { continue };
        let mut back = table.clone();
        back.undo(seat).map_err(|error| format!("seat {seat} may undo, but: {error}"))?;
        undone += 1;
        let (own, later) = (&table.turns()[last], &table.turns()[last + 1..]);
        let dropped = table.turns().len() - 1 - back.turns().len();
        // Silent answers to the move that is gone may go with it.
        if own.told_nobody() && dropped > 0 || dropped > later.len() {
            return Err(format!("undo of seat {seat} takes back more than one move"));
        }
        if later.is_empty() {
            if back.hash() != table.at(last).hash() {
                return Err(format!("undo of seat {seat} does not return to the state before its move"));
            }
            continue;
        }
        if !own.told_nobody() {
            if later.iter().any(|turn| !turn.told_nobody()) {
                return Err(format!("seat {seat} undoes a move others have heard of and answered"));
            }
            continue;
        }
        nobody_notices(table, &back, seat)?;
    }
    Ok(undone)
}

/// A move that nobody heard of is taken back: the others hear, may and see the same as before. Whether a seat has
/// finished what it does in secret is public, for the table waits for it: if it is asked again by this, that shows.
fn nobody_notices<G: Game>(table: &Table<G>, back: &Table<G>, seat: Seat) -> Result<(), String> {
    let asked_again = back.status().acting().contains(seat) && !table.status().acting().contains(seat);
    let told = |table: &Table<G>, observer| -> Vec<String> {
        let events = table.events(0, observer).into_iter();
        events.map(|(_, event)| serde_json::to_string(&event).expect("plain data serialises")).collect()
    };
    let others = Seat::all(table.seats()).filter(|other| *other != seat).map(Observer::Seat);
    for observer in others.chain([Observer::Spectator]) {
        let may = |table: &Table<G>| observer.seat().map(|other| table.legal_moves(other));
        let change = if told(back, observer) != told(table, observer) {
            "hears"
        } else if may(back) != may(table) {
            "may do"
        } else if !asked_again && back.view(observer) != table.view(observer) {
            "sees"
        } else {
            continue;
        };
        return Err(format!(
            "seat {seat} undoes a move nobody heard of, but {observer:?} {change} something else"
        ));
    }
    Ok(())
}

/// Each damage is an error that names the line.
fn damage_is_found<G: Game>(table: &Table<G>, luck: &mut Quick) -> Result<u64, String> {
    let log = table.log(&[]);
    let text = log.write();
    let lines: Vec<&str> = text.lines().collect();
    let mut found = 0;
    let mut expect = |what: &str, text: String, lines: std::ops::RangeInclusive<usize>| {
        found += 1;
        match load::<G>(&text) {
            Err(error) if lines.contains(&error.line) => Ok(()),
            Err(error) => Err(format!("{what} should be found at line {lines:?}, but: {error}")),
            Ok(_) => Err(format!("{what} is not noticed")),
        }
    };
    let changed = |change: &dyn Fn(&mut Log)| {
        let mut log = log.clone();
        change(&mut log);
        log.write()
    };
    let end = lines.len();
    expect("another game", changed(&|log| log.game += "x"), 1..=1)?;
    expect("another rules version", changed(&|log| log.rules += 1), 1..=1)?;
    expect("a changed seed", text.replacen("\"seed\":\"battery", "\"seed\":\"bettery", 1), 1..=1)?;
    expect("a changed hash", changed(&|log| log.hash.insert(0, '0')), end..=end)?;
    expect("a changed end", changed(&|log| log.end = Some("no such end".into())), end..=end)?;
    expect("a lost closing line", lines[..end - 1].join("\n"), end - 1..=end - 1)?;
    if log.moves.is_empty() {
        return Ok(found);
    }
    let index = luck.below(log.moves.len() as u32) as usize;
    let line = index + 2;
    let mut cut = lines.clone();
    cut.remove(line - 1);
    expect("a lost line", cut.join("\n"), line..=line)?;
    let half: String = lines[line - 1].chars().take(lines[line - 1].chars().count() / 2).collect();
    expect("a file cut off", format!("{}\n{half}", lines[..line - 1].join("\n")), line..=line)?;
    expect("a move that is none", changed(&|log| log.moves[index].notation = "⁂".into()), line..=line)?;
    let foreign = Seat::from_number(u64::from(table.seats()) + 1);
    if let Some(foreign) = foreign {
        expect("a seat that is none", changed(&|log| log.moves[index].seat = foreign), line..=line)?;
    }
    let before = table.at(index);
    let mover = table.turns()[index].seat;
    if let Some(illegal) = illegal_move(table, &before, mover) {
        let text = table.game().write_move(illegal);
        expect("an illegal move", changed(&|log| log.moves[index].notation = text.clone()), line..=line)?;
    }
    Ok(found)
}

/// A move of this very game that was not possible then.
fn illegal_move<G: Game>(table: &Table<G>, before: &Table<G>, mover: Seat) -> Option<G::Move> {
    let refused = |mv: &G::Move| before.game().check(before.state(), mover, *mv).is_err();
    table.turns().iter().map(|turn| turn.mv).find(refused)
}
