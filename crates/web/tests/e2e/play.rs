//! One person against bots: by mouse, by keyboard only, in Russian, with the script switched off.

use crate::browser::{Browser, Page};
use crate::house::House;
use crate::moments;
use serde_json::{Value, json};

/// The page is loaded, and the reader is asked or the game is over.
pub const ASKED: &str =
    "document.readyState === 'complete' && document.querySelector('#table.asked, #table.over') !== null";
pub const OVER: &str = "document.querySelector('#table.over') !== null";

/// How often a person is asked before the game must be over.
const TURNS: usize = 400;

const SITUATION: &str =
    "document.querySelector('#table')?.dataset.moves + document.querySelector('#prompt')?.textContent";

/// Something that differs whenever the table changed.
pub fn situation(page: &Page) -> Value {
    page.eval(SITUATION)
}

/// Waits until the table changed and the reader is asked again.
pub fn wait_for_change(page: &Page, before: &Value) {
    page.wait(&format!("({SITUATION}) !== {before} && {ASKED}"));
}

/// Goes on from what has just ended, if it is held.
pub fn go_on(page: &Page) {
    if page.has("#ended[open]") {
        page.click("#go-on");
        page.wait("document.querySelector('#ended[open]') === null");
    }
}

/// Plays a whole game, each decision by `decide`.
fn play_through(page: &Page, decide: impl Fn(&Page)) {
    for _ in 0..TURNS {
        page.wait(ASKED);
        if page.holds(OVER) {
            return;
        }
        let before = situation(page);
        go_on(page);
        decide(page);
        wait_for_change(page, &before);
    }
    panic!("the game does not end");
}

#[test]
fn a_whole_game_by_mouse() {
    let (house, browser) = (House::open("mouse"), Browser::start("mouse"));
    let page = browser.page();
    page.go(&house.address);
    page.click(".game-welcome .play");
    page.wait("location.pathname.startsWith('/tables/')");
    play_through(&page, |page| page.click("#table button[name=move]"));
    assert!(page.has(".winner"), "somebody has won");
    assert!(page.has("#luck[open]"), "the luck of the game is shown");
    page.click(".bar a[href*=replay]");
    page.wait_for("form[data-replay]");
}

#[test]
fn a_whole_game_by_keyboard() {
    let (house, browser) = (House::open("keyboard"), Browser::start("keyboard"));
    let page = browser.page();
    page.go(&house.address);
    for _ in 0..40 {
        page.tab();
        if page.holds("document.activeElement?.matches('.game-welcome .play')") {
            break;
        }
    }
    assert!(page.holds("document.activeElement?.matches('.game-welcome .play')"), "Tab reaches the button");
    page.press("Enter", "Enter", "\r", 13);
    page.wait("location.pathname.startsWith('/tables/')");
    play_through(&page, |page| page.press("1", "Digit1", "1", 49));
}

#[test]
fn a_whole_game_on_a_phone_by_touch() {
    let (house, browser) = (House::open("touch"), Browser::moving("touch"));
    let page = browser.page();
    page.phone();
    page.go(&house.address);
    page.tap(".game-welcome .play");
    page.wait("location.pathname.startsWith('/tables/')");
    play_through(&page, |page| page.tap("#table button[name=move]"));
    assert!(page.has(".winner"), "somebody has won");
}

#[test]
fn a_whole_game_without_a_script() {
    let (house, browser) = (House::open("no-script"), Browser::start("no-script"));
    let page = browser.page();
    page.without_script();
    page.go(&house.address);
    assert!(!page.holds("document.documentElement.classList.contains('script')"));
    page.click(".game-welcome .play");
    page.wait("location.pathname.startsWith('/tables/')");
    // The page loads itself again while others play.
    play_through(&page, |page| page.click("#table button[name=move]"));
}

#[test]
fn keys_ask_why_and_for_a_hint() {
    let (house, browser) = (House::open("keys"), Browser::start("keys"));
    let page = browser.page();
    let me = house.settle(&page, "Ann");
    let table = house.table_like(&me, &*moments::find("deciding", "deciding", 4));
    page.go(&house.at(&format!("tables/{table}")));
    page.press("?", "Slash", "?", 191);
    // ? leads to what is not allowed.
    page.wait("document.activeElement.classList.contains('cannot')");
    page.press("Enter", "Enter", "\r", 13);
    page.wait_for("#answers .why .rule");
    // The answer is spoken, with its rule.
    page.wait("document.querySelector('#announcer').textContent.includes('WD-')");
    page.press("Escape", "Escape", "", 27);
    page.wait("document.querySelector('#answers').childElementCount === 0");
    page.press("h", "KeyH", "h", 72);
    page.wait_for("#answers .hints .chance");
    assert!(page.text(".odds").contains('%'), "the chance to survive is always there");
}

#[test]
fn language_and_theme_work_by_plain_forms() {
    let (house, browser) = (House::open("settings"), Browser::start("settings"));
    let page = browser.page();
    page.without_script();
    page.go(&house.address);
    page.click(".settings summary");
    page.click("button[name=language][value=ru]");
    page.wait("document.documentElement.lang === 'ru'");
    page.click(".settings summary");
    page.click("button[name=theme][value=light]");
    page.wait("document.documentElement.dataset.theme === 'light'");
}

/// No English sentence is left on a page for Russian readers, from the first page to a move and its answer.
#[test]
fn a_round_in_russian() {
    let (house, browser) = (House::open("russian"), Browser::start("russian"));
    let page = browser.page();
    page.call("Network.setExtraHTTPHeaders", json!({ "headers": { "Accept-Language": "ru-RU,ru;q=0.9" } }));
    page.go(&house.address);
    assert_eq!(page.eval("document.documentElement.lang"), json!("ru"), "the browser's language is spoken");
    page.click(".game-welcome .play");
    page.wait(ASKED);
    for _ in 0..3 {
        let before = situation(&page);
        page.click("#table button[name=move]");
        wait_for_change(&page, &before);
    }
    // Names of games and seats may be Latin; a run of three Latin words is a sentence somebody forgot.
    let latin =
        page.eval("(document.querySelector('#table').innerText.match(/([A-Za-z]{2,} ){3,}/) ?? [''])[0]");
    assert_eq!(latin, json!(""), "an English sentence on a Russian page");
    page.press("р", "KeyH", "р", 72);
    page.wait_for("#answers .hints");
    page.screenshot("table-russian");
}
