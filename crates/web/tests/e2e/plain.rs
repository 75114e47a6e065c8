//! Games without a drawn table: played, watched and replayed through the plain face all the same.

use crate::browser::{Browser, Page};
use crate::house::House;
use crate::play::{ASKED, OVER, situation, wait_for_change};
use serde_json::json;

/// Takes the first choice: one of the bar, or one of a group that has to be opened first.
fn choose(page: &Page) {
    let bar = "#table .bar button[name=move]";
    // A group that was opened before stays open.
    if !page.has(bar) && !page.has(".group[open] button[name=move]") {
        page.click("#table .group summary");
        page.wait_for(".group[open] button[name=move]");
    }
    page.click(if page.has(bar) { bar } else { "#table .group[open] button[name=move]" });
}

pub fn in_russian(page: &Page) {
    page.call("Network.setExtraHTTPHeaders", json!({ "headers": { "Accept-Language": "ru-RU,ru;q=0.9" } }));
}

/// Opens a game from the first page with so many bots.
pub fn open(house: &House, page: &Page, game: &str, bots: u8) {
    page.go(&house.address);
    page.click(&format!(".game-{game} .set summary"));
    page.click(&format!(".game-{game} label:has([name=bots][value='{bots}'])"));
    page.click(&format!(".game-{game} label:has([value=easy])"));
    page.click(&format!(".game-{game} .play"));
    page.wait("location.pathname.startsWith('/tables/')");
    page.wait(ASKED);
    assert!(!page.holds(OVER), "the game begins");
}

/// Plays until something is true.
fn play_until(page: &Page, done: &str) {
    for _ in 0..400 {
        page.wait(ASKED);
        if page.holds(done) {
            return;
        }
        assert!(!page.holds(OVER), "the game is over before {done}");
        let before = situation(page);
        choose(page);
        wait_for_change(page, &before);
    }
    panic!("never: {done}");
}

pub fn no_english(page: &Page) {
    let latin =
        page.eval("(document.querySelector('#table').innerText.match(/([A-Za-z]{2,} ){3,}/) ?? [''])[0]");
    assert_eq!(latin, json!(""), "an English sentence on a Russian page");
}

#[test]
fn a_whole_game_of_paper_alone_by_mouse() {
    let (house, browser) = (House::open("paper"), Browser::start("paper"));
    let page = browser.page();
    open(&house, &page, "paper", 0);
    play_until(&page, "document.querySelector('.groups') !== null");
    page.screenshot("paper-groups");
    // The keys lead first to a group and then to what is in it.
    let before = situation(&page);
    page.press("1", "Digit1", "1", 49);
    page.wait_for(".group[open]");
    page.screenshot("paper-group-open");
    page.press("1", "Digit1", "1", 49);
    wait_for_change(&page, &before);
    play_until(&page, OVER);
    page.wait_for(".ending");
    page.screenshot("paper-over");
    page.click(".bar a[href*=replay]");
    page.wait_for("form[data-replay]");
    page.wait_for(".slate pre");
}

#[test]
fn a_whole_game_of_paper_alone_without_a_script_in_russian() {
    let (house, browser) = (House::open("paper-plain"), Browser::start("paper-plain"));
    let page = browser.page();
    page.without_script();
    in_russian(&page);
    open(&house, &page, "paper", 0);
    no_english(&page);
    play_until(&page, OVER);
    no_english(&page);
}
