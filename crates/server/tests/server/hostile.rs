//! Texts from outside, spoiled in every way that a fixed seed can think of: they may be refused, but nothing may
//! panic, hang or be half done. `fuzz/` does the same without an end, guided by what the code does with the text.
//!
//! `UNDERCROFT_CASES=100000` tries harder.

use crate::common::{open, plan};
use crate::fuzz_tables::{look, play};
use undercroft_core::{Chance, Log, Observer, Quick, Seat, Seed, Setup};
use undercroft_server::hall::Action;
use undercroft_server::session::{Sessions, token_in_cookies};
use undercroft_server::{NewTable, PersonId, Trouble};
use undercroft_shelf::AnyTable;
use undercroft_shelf::any_table::{new_table, table_from_log, table_from_position};

fn cases(usual: usize) -> usize {
    std::env::var("UNDERCROFT_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Values that programs are known to stumble over.
const TRAPS: &[&str] = &[
    "0",
    "1",
    "-1",
    "9",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "99999999999999999999",
    "1e9",
    "-0",
    "0.5",
    "",
    " ",
    "\"",
    "\\",
    "'",
    "[]",
    "{}",
    "[",
    "]",
    "{",
    "}",
    "=",
    ",",
    ":",
    ";",
    "\n",
    "\r\n",
    "\t",
    "\u{0}",
    "%00",
    "%",
    "&",
    "+",
    "é",
    "Ж",
    "\u{202e}",
    "\u{feff}",
    "🐉",
    "null",
    "true",
    "false",
    "none",
    "all",
    "me",
    "A1",
    "Z99",
    "aa",
];

fn pick<'a, T: ?Sized>(luck: &mut Quick, from: &[&'a T]) -> &'a T {
    from[luck.below(from.len() as u32) as usize]
}

/// A text with some of its words and letters replaced, repeated, swapped or gone.
fn spoil(text: &str, others: &[&str], luck: &mut Quick) -> String {
    let mut parts: Vec<String> = text
        .split_inclusive(|c: char| !c.is_alphanumeric())
        .flat_map(|part| {
            let at = part.char_indices().next_back().map_or(0, |(at, _)| at);
            let splits = part.chars().next_back().is_some_and(|c| !c.is_alphanumeric());
            let (word, mark) = part.split_at(if splits { at } else { part.len() });
            [word.to_owned(), mark.to_owned()]
        })
        .filter(|part| !part.is_empty())
        .collect();
    for _ in 0..=luck.below(3) {
        if parts.is_empty() {
            parts.push(String::new());
        }
        let (at, to) = (luck.below(parts.len() as u32) as usize, luck.below(parts.len() as u32) as usize);
        match luck.below(8) {
            0 => parts[at] = pick(luck, TRAPS).to_owned(),
            1 => parts.insert(at, pick(luck, TRAPS).to_owned()),
            2 => drop(parts.remove(at)),
            3 => parts.swap(at, to),
            4 => parts[at] = parts[to].clone(),
            5 => parts.truncate(at),
            6 if !others.is_empty() => parts[at] = pick(luck, others).to_owned(),
            _ => {
                let copies = 1 + luck.below(40) as usize;
                parts[at] = parts[at].repeat(copies);
            }
        }
    }
    parts.concat()
}

fn fresh(game: &str, seats: u8, seed: &str) -> Box<dyn AnyTable> {
    new_table(game, &Setup::new(seats), Seed::new(seed).unwrap()).unwrap()
}

#[test]
fn moves() {
    for game in undercroft_shelf::ids() {
        let mut luck = Quick::new(1);
        let mut table = fresh(game, 2, "moves");
        for case in 0..cases(4_000) {
            if case % 40 == 0 {
                play(&mut table, 3, &mut luck);
                if table.status().outcome().is_some() {
                    table = fresh(game, 2 + (case % 3) as u8, "again");
                }
            }
            let Some(seat) = table.status().acting().first() else { continue };
            let legal = table.scene(Observer::Seat(seat)).choices();
            let notations: Vec<&str> = legal.iter().map(|choice| choice.notation.as_str()).collect();
            let text = spoil(pick(&mut luck, &notations), &notations, &mut luck);
            // A move that is allowed after all has to be one that was offered.
            if let Ok(None) = table.why_not(seat, &text) {
                let before = table.moves();
                table.play(seat, &text, &[]).unwrap();
                assert_eq!(table.moves(), before + 1, "{game}: “{text}”");
            }
        }
    }
}

#[test]
fn replay_files() {
    for game in undercroft_shelf::ids() {
        let mut luck = Quick::new(2);
        let mut table = fresh(game, 2, "replay");
        play(&mut table, 60, &mut luck);
        let names = vec!["Mira".to_owned(), "Oskar".to_owned()];
        let log = table.log(&names);
        let text = log.write();
        assert!(table_from_log(&Log::read(&text).unwrap()).is_ok());
        for case in 0..cases(600) {
            if let Ok(log) = Log::read(&spoil(&text, &[], &mut luck)) {
                let _ = table_from_log(&log);
            }
            // Well formed, but played by somebody else, or something else.
            let mut other = log.clone();
            let at = luck.below(other.moves.len() as u32) as usize;
            let moves: Vec<&str> = log.moves.iter().map(|mv| mv.notation.as_str()).collect();
            other.moves[at].notation = spoil(&log.moves[at].notation, &moves, &mut luck);
            if case % 3 == 0
                && let Some(seat) = Seat::from_number(1 + u64::from(luck.below(8)))
            {
                other.moves[at].seat = seat;
            }
            if case % 5 == 0 {
                other.moves[at].script = vec![pick(&mut luck, TRAPS).to_owned()];
            }
            let _ = table_from_log(&other);
        }
    }
}

#[test]
fn positions() {
    for game in undercroft_shelf::ids() {
        let mut luck = Quick::new(3);
        let mut accepted = 0;
        for case in 0..cases(600) {
            let mut table = fresh(game, 2, &format!("position{}", case / 20));
            play(&mut table, (case / 20) * 7 % 90, &mut luck.clone());
            let text = table.position();
            let words: Vec<&str> = text.split_whitespace().collect();
            let spoiled = spoil(&text, &words, &mut luck);
            if let Ok(mut table) = table_from_position(&spoiled, Seed::new("x").unwrap()) {
                accepted += 1;
                look(table.as_ref());
                play(&mut table, 30, &mut luck);
                look(table.as_ref());
            }
        }
        assert!(accepted > 0, "{game}: not one spoiled position was accepted");
    }
}

#[test]
fn component_tables() {
    let boxes = [
        ("welcome", include_str!("../../../games/welcome/components.toml")),
        ("lords", include_str!("../../../games/lords/components.toml")),
        ("paper", include_str!("../../../games/paper/components.toml")),
        ("vault", include_str!("../../../games/dungeoneer/packs/vault.toml")),
        ("serpent", include_str!("../../../games/dungeoneer/packs/serpent.toml")),
    ];
    for (game, text) in boxes {
        let mut luck = Quick::new(4);
        for _ in 0..cases(150) {
            let setup = Setup { components: Some(spoil(text, &[], &mut luck)), ..Setup::new(2) };
            if let Ok(mut table) = new_table(game, &setup, Seed::new("x").unwrap()) {
                play(&mut table, 60, &mut luck);
                look(table.as_ref());
            }
        }
    }
}

#[test]
fn tokens_and_cookies() {
    let (sessions, mut luck) = (Sessions::new("secret"), Quick::new(5));
    let token = sessions.token(&PersonId::random(), 0);
    let cookie = format!("theme=dark; undercroft={token}; language=ru");
    for _ in 0..cases(5_000) {
        let spoiled = spoil(&token, &[], &mut luck);
        assert!(spoiled == token || sessions.read(&spoiled).is_none(), "{spoiled}");
        let cookies = spoil(&cookie, &[], &mut luck);
        let _ = token_in_cookies(&cookies).map(|token| sessions.read(token));
    }
}

#[tokio::test]
async fn requests() {
    let place = open().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let mut new = plan(&["me", "open"]);
    (new.public, new.start_when_full) = (true, true);
    let mut luck = Quick::new(6);
    let tables = [
        r#"{"game":"welcome","seats":["me","random"],"options":{"hero":"mage"},"public":true,"clock":{"kind":"none"}}"#,
        r#"{"game":"lords","seats":["me","random","open"],"clock":{"kind":"live","bank":300,"increment":5}}"#,
        r#"{"game":"paper","seats":["me"],"clock":{"kind":"slow","per_move":86400},"stand_in":"random"}"#,
    ];
    for _ in 0..cases(300) {
        if let Ok(new) = serde_json::from_str::<NewTable>(&spoil(pick(&mut luck, &tables), &[], &mut luck)) {
            let opened = place.hall.open_table(&mira, &new).await;
            assert!(!matches!(opened, Err(Trouble::Storage(_))), "{new:?}: {opened:?}");
        }
    }
    let actions = [
        r#"{"do":"play","move":"draw","id":"1"}"#,
        r#"{"do":"play","move":"discard torch"}"#,
        r#"{"do":"join","seat":2,"invite":"abc"}"#,
        r#"{"do":"kick","seat":2}"#,
        r#"{"do":"say","text":"hello"}"#,
        r#"{"do":"play","move":"order pass"}"#,
        r#"{"do":"answer_undo","yes":true}"#,
        r#"{"do":"undo"}"#,
        r#"{"do":"pause","wish":true}"#,
        r#"{"do":"leave"}"#,
        r#"{"do":"come_back"}"#,
        r#"{"do":"resign"}"#,
    ];
    let mut id = None;
    for case in 0..cases(1_500) {
        if case % 100 == 0 {
            let fresh = place.hall.open_table(&mira, &new).await.unwrap();
            place.hall.join(&oskar, &fresh, None).await.unwrap();
            id = Some(fresh);
        }
        let Some(id) = &id else { continue };
        let who = if luck.below(2) == 0 { &mira } else { &oskar };
        let text = if luck.below(3) == 0 {
            pick(&mut luck, &actions).to_owned()
        } else {
            spoil(pick(&mut luck, &actions), &actions, &mut luck)
        };
        if let Ok(action) = serde_json::from_str::<Action>(&text) {
            let done = place.hall.perform(who, id, &action).await;
            assert!(!matches!(done, Err(Trouble::Storage(_))), "{text}: {done:?}");
        }
    }
    // Whatever was done, the journals still tell the same.
    if let Some(id) = id {
        let before = place.see(&mira, &id).await;
        assert_eq!(*place.another().await.see(Some(&mira.id), &id).await.unwrap(), before);
    }
}
