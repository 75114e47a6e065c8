//! What the tests of all tables need: opening one, and reading it in Russian.

use crate::browser::Page;
use crate::house::House;
use crate::play::{ASKED, OVER};
use serde_json::json;

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

pub fn no_english(page: &Page) {
    let latin =
        page.eval("(document.querySelector('#table').innerText.match(/([A-Za-z]{2,} ){3,}/) ?? [''])[0]");
    assert_eq!(latin, json!(""), "an English sentence on a Russian page");
}
