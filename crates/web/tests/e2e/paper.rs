//! The table of Paper Dungeons: dice, map and sheet, played by mouse, by keyboard and without a script.

use crate::accessible::assert_accessible;
use crate::browser::{Browser, Page};
use crate::house::House;
use crate::play::{ASKED, OVER};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::time::Duration;
use undercroft_server::{NewTable, SeatPlan};

/// Opens a game from the first page with so many bots.
fn open(house: &House, page: &Page, bots: u8) {
    page.go(&house.address);
    page.click(".game-paper .set summary");
    page.click(&format!(".game-paper label:has([name=bots][value='{bots}'])"));
    page.click(".game-paper label:has([value=easy])");
    page.click(".game-paper .play");
    page.wait("location.pathname.startsWith('/tables/')");
    page.wait(ASKED);
}

fn with_motion(page: &Page) {
    let wish = json!([{ "name": "prefers-reduced-motion", "value": "no-preference" }]);
    page.call("Emulation.setEmulatedMedia", json!({ "features": wish }));
}

fn in_russian(page: &Page) {
    page.call("Network.setExtraHTTPHeaders", json!({ "headers": { "Accept-Language": "ru-RU,ru;q=0.9" } }));
}

/// How many moves the table shows. The prompt would not do: it changes as soon as a die is picked up.
fn situation(page: &Page) -> Value {
    page.eval("document.querySelector('#table')?.dataset.moves")
}

/// Waits until the move has arrived and the reader is asked again.
fn wait_for_change(page: &Page, before: &Value) {
    page.wait(&format!("document.querySelector('#table')?.dataset.moves !== {before} && {ASKED}"));
}

/// What the table asks for: the first word of the first move, or `dice`.
fn asked(page: &Page) -> String {
    let asked = page.eval(
        "document.querySelector('.die.can') ? 'dice' \
         : document.querySelector('#table button[name=move]')?.value.split(' ')[0] ?? 'nothing'",
    );
    asked.as_str().unwrap_or("nothing").to_owned()
}

/// Answers by mouse on the things themselves: a die and the place it goes to, a glowing room, box or card.
fn decide_by_mouse(page: &Page, turn: usize) {
    if page.has("#ended[open] #go-on") {
        page.click("#go-on");
        page.wait("!document.querySelector('#ended[open]')");
    }
    if page.has(".die.can") {
        // A table that changed under the click may have let go of the die again.
        while !page.has(".board .aim") {
            page.click(".die.can");
            std::thread::sleep(Duration::from_millis(100));
        }
        // Walking and everything else, by turns.
        let walk = turn.is_multiple_of(2) && page.has(".marchers.aim");
        page.click(if walk {
            ".marchers.aim"
        } else {
            ".item.aim, .hero-row.aim, .brewery.aim, .marchers.aim"
        });
    } else if page.has(".room.can") {
        page.click(".room.can");
    } else if page.has(".use.now, .pick.can") {
        page.click(".use.now, .pick.can");
    } else {
        page.click(".bar button[name=move]");
    }
}

#[test]
fn a_whole_game_alone_by_mouse_with_motion() {
    let (house, browser) = (House::open("paper-mouse"), Browser::start("paper-mouse"));
    let page = browser.page();
    with_motion(&page);
    open(&house, &page, 0);
    let mut seen = HashSet::new();
    for turn in 0..400 {
        page.wait(ASKED);
        if page.holds(OVER) {
            break;
        }
        let asked = asked(&page);
        if seen.insert(asked.clone()) {
            assert!(
                page.holds("document.documentElement.scrollHeight <= innerHeight"),
                "{asked}: one screen is enough"
            );
            assert!(page.holds("document.querySelector('.bar').scrollHeight <= document.querySelector('.bar').clientHeight + 2"), "{asked}: the bar is high enough");
        }
        let before = situation(&page);
        decide_by_mouse(&page, turn);
        wait_for_change(&page, &before);
    }
    assert!(page.holds(OVER), "the game ends");
    assert!(seen.contains("dice") && seen.contains("go") && seen.contains("done"), "{seen:?}");
    if page.has("#ended[open] #go-on") {
        page.click("#go-on");
    }
    let rows = page.eval("document.querySelectorAll('.ledger tbody tr').length");
    assert_eq!(rows, json!(11), "lines A to K, and the sum");
    let sum = page.eval(
        "(() => { const number = (cell) => Number(cell.textContent.replace('−', '-').replace('–', '0')); \
         const lines = [...document.querySelectorAll('.ledger tbody td')].map(number); \
         return lines.reduce((a, b) => a + b, 0) === number(document.querySelector('.ledger tfoot td')); })()",
    );
    assert_eq!(sum, json!(true), "the lines add up");
    page.screenshot("paper-over");
    page.click(".bar a[href*=replay]");
    page.wait_for("form[data-replay]");
    page.wait_for(".paper");
}

#[test]
fn a_whole_game_alone_by_keyboard() {
    crate::browser::or_once_more(a_whole_game_alone_by_keyboard_once);
}

fn a_whole_game_alone_by_keyboard_once() {
    let (house, browser) = (House::open("paper-keys"), Browser::start("paper-keys"));
    let page = browser.page();
    open(&house, &page, 0);
    for _ in 0..500 {
        page.wait(ASKED);
        if page.holds(OVER) {
            break;
        }
        if page.has("#ended[open]") {
            page.press("s", "KeyS", "s", 83);
            page.wait("!document.querySelector('#ended[open]')");
        }
        let (before, dice) = (situation(&page), page.has(".die.can"));
        page.press("1", "Digit1", "1", 49);
        if dice {
            page.wait_for(".group[open]");
            // A die that is good for one thing only has no second choice.
            if page.has(".group[open] [data-subkey='2']") {
                page.press("2", "Digit2", "2", 50);
            } else {
                page.press("1", "Digit1", "1", 49);
            }
        }
        wait_for_change(&page, &before);
    }
    assert!(page.holds(OVER), "the game ends");
}

#[test]
fn a_whole_game_alone_without_a_script_in_russian() {
    let (house, browser) = (House::open("paper-plain"), Browser::start("paper-plain"));
    let page = browser.page();
    page.without_script();
    in_russian(&page);
    open(&house, &page, 0);
    for _ in 0..400 {
        page.wait(ASKED);
        let latin =
            page.eval("(document.querySelector('#table').innerText.match(/([A-Za-z]{2,} ){3,}/) ?? [''])[0]");
        assert_eq!(latin, json!(""), "an English sentence on a Russian page");
        if page.holds(OVER) {
            break;
        }
        let before = situation(&page);
        if page.has(".die.can") {
            page.click("#table .group summary");
            page.wait_for(".group[open] button[name=move]");
            page.click("#table .group[open] button[name=move]");
        } else {
            page.click(if page.has(".room.can") { ".room.can" } else { "#table .bar button[name=move]" });
        }
        wait_for_change(&page, &before);
    }
    assert!(page.holds(OVER), "the game ends");
}

#[test]
fn a_whole_game_alone_on_a_phone_by_touch() {
    let (house, browser) = (House::open("paper-touch"), Browser::moving("paper-touch"));
    let page = browser.page();
    page.phone();
    let me = house.settle(&page, "Ann");
    let table = house.run(house.hall.open_table(&me, &NewTable::new("paper", vec![SeatPlan::Me]))).unwrap();
    page.go(&house.at(&format!("tables/{table}")));
    for _ in 0..400 {
        page.wait(ASKED);
        if page.has("#ended[open]") {
            page.tap("#go-on");
            page.wait("!document.querySelector('#ended[open]')");
        }
        if page.holds(OVER) {
            break;
        }
        let before = situation(&page);
        if page.has(".die.can") {
            page.tap("#table .bar .group summary");
            page.wait_for(".group[open] button[name=move]");
            page.tap("#table .bar .group[open] button[name=move]");
        } else {
            page.tap(if page.has(".room.can") { ".room.can" } else { "#table .bar button[name=move]" });
        }
        wait_for_change(&page, &before);
    }
    assert!(page.holds(OVER), "the game ends");
}

/// Every kind of question once, in both themes and on both sizes: no barrier, nothing beside the screen.
#[test]
fn every_question_is_accessible() {
    let (house, browser) = (House::open("paper-axe"), Browser::start("paper-axe"));
    let page = browser.page();
    let me = house.settle(&page, "Ann");
    let seats = vec![SeatPlan::Me, SeatPlan::Bot("easy".into()), SeatPlan::Bot("easy".into())];
    let table = house.run(house.hall.open_table(&me, &NewTable::new("paper", seats))).unwrap();
    page.go(&house.at(&format!("tables/{table}")));
    let mut seen = HashSet::new();
    for turn in 0..400 {
        page.wait(ASKED);
        let over = page.holds(OVER);
        let held = page.has("#ended[open]");
        let what = if held {
            "ended".to_owned()
        } else if over {
            "over".to_owned()
        } else {
            asked(&page)
        };
        if seen.insert(what.clone()) {
            look(&page, &what);
        }
        if held {
            page.click("#go-on");
            page.wait("!document.querySelector('#ended[open]')");
            continue;
        }
        if over {
            break;
        }
        let before = situation(&page);
        decide_by_mouse(&page, turn);
        wait_for_change(&page, &before);
    }
    assert!(seen.contains("over") && seen.contains("dice") && seen.contains("go"), "{seen:?}");
}

fn look(page: &Page, what: &str) {
    for (width, height) in [(1366, 768), (390, 844), (320, 640)] {
        page.size(width, height);
        assert!(
            page.holds("document.documentElement.scrollWidth <= innerWidth"),
            "{what}: {width} px scroll sideways"
        );
        for theme in ["dark", "light"] {
            page.eval(&format!("document.documentElement.dataset.theme = {theme:?}"));
            page.screenshot(&format!("paper-{what}-{width}-{theme}"));
            if width != 320 {
                assert_accessible(&format!("{what}, {width}, {theme}"), page);
            }
        }
    }
    page.size(1366, 768);
    assert!(
        page.holds("document.documentElement.scrollHeight <= innerHeight"),
        "{what}: one screen is enough"
    );
}

/// PD-324: others' sheets are those of the last round, and a click enlarges them.
#[test]
fn the_sheet_of_another_team_opens() {
    let (house, browser) = (House::open("paper-peek"), Browser::start("paper-peek"));
    let page = browser.page();
    open(&house, &page, 1);
    for turn in 0..200 {
        page.wait(ASKED);
        if page.has(".die.can") {
            break;
        }
        let before = situation(&page);
        decide_by_mouse(&page, turn);
        wait_for_change(&page, &before);
    }
    page.click("button.mini");
    page.wait("document.querySelector('#sheet-2').matches(':popover-open')");
    page.screenshot("paper-peek");
    page.click("#sheet-2 .close");
    page.wait("!document.querySelector('#sheet-2').matches(':popover-open')");
}
