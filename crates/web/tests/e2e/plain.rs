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
fn the_first_moves_of_a_game_that_is_not_drawn() {
    let (house, browser) = (House::open("plain"), Browser::start("plain"));
    let page = browser.page();
    open(&house, &page, "vault", 1);
    page.wait_for(".slate pre");
    play_until(&page, "Number(document.querySelector('#table').dataset.moves) > 12");
    page.screenshot("plain-vault");
}
