//! After the game: scrub, step, play, other eyes, the analysis, a link to a moment, and playing on.

use crate::browser::Browser;
use crate::house::House;
use crate::play::ASKED;
use serde_json::json;

const AT: &str = "new URLSearchParams(location.search).get('move')";

#[test]
fn a_finished_game_is_looked_at_from_all_sides() {
    let (house, browser) = (House::open("replay"), Browser::moving("replay"));
    let page = browser.page();
    let me = house.settle(&page, "Ann");
    let table = house.finished_game(&me);
    let base = format!("tables/{table}/replay");
    page.go(&house.at(&format!("{base}?move=0")));
    let last = page.eval("Number(document.querySelector('form[data-replay]').dataset.replay)");
    let last = last.as_u64().expect("the number of moves");
    assert!(last > 3, "{last} moves");

    page.click("[data-step='1']");
    page.wait(&format!("{AT} === '1'"));
    page.press("ArrowRight", "ArrowRight", "", 39);
    page.wait(&format!("{AT} === '2'"));
    page.press("ArrowLeft", "ArrowLeft", "", 37);
    page.wait(&format!("{AT} === '1'"));
    // The table follows the thumb before it is let go.
    let height = page.eval("document.querySelector('.bar').offsetHeight");
    for place in [2, 3] {
        page.eval(&format!(
            "{{ const e = document.querySelector('#scrub'); e.value = {place}; e.dispatchEvent(new Event('input', {{ bubbles: true }})); }}"
        ));
        page.wait(&format!(
            "{AT} === '{place}' && document.querySelector('#table').dataset.moves === '{place}'"
        ));
    }
    assert_eq!(page.eval("document.querySelector('.bar').offsetHeight"), height, "nothing jumps");
    page.eval("history.back()");
    page.wait(&format!("{AT} === '2' && document.querySelector('#table').dataset.moves === '2'"));
    page.press("ArrowLeft", "ArrowLeft", "", 37);
    page.wait(&format!("{AT} === '1'"));

    // Slowly, so that it is not at the end before it is stopped.
    page.choose("[data-speed]", "2000");
    page.click("#play");
    page.wait(&format!("Number({AT}) >= 2"));
    assert!(page.has("#play.plays"), "the button says that it stops");
    page.click("#play");
    page.wait("document.querySelector('#play:not(.plays)')?.ariaLabel === document.querySelector('#play').dataset.play");

    // With one player's eyes the other's cards are face down.
    page.go(&house.at(&format!("{base}?move=2&seat=1")));
    assert!(page.has(".eyes [aria-current][href*='seat=1']"));
    page.click(".eyes a[href*='seat=2']");
    page.wait("location.search.includes('seat=2')");

    page.click(".review a.choice");
    page.wait_for(".film polyline");
    assert!(page.holds("location.search.includes('review=1')"), "the analysis stays while stepping");
    page.click("[data-step='1']");
    page.wait(&format!("{AT} === '3' && document.querySelector('.film polyline') !== null"));
    page.screenshot("replay-analysed");

    let link = page.eval("document.querySelector('[data-copy]').dataset.copy");
    let link = link.as_str().expect("a link to the moment").to_owned();
    let stranger = browser.page();
    stranger.go(&link);
    assert_eq!(stranger.eval("document.querySelector('#table').dataset.moves"), json!("3"));

    page.click("#log li:last-child a");
    page.wait(&format!("{AT} === '0'"));
    page.click(".continue button");
    page.wait(&format!(
        "location.pathname.startsWith('/tables/') && !location.pathname.includes({:?})",
        table.to_string()
    ));
    page.wait(ASKED);
    assert!(!page.has("form[data-replay]"), "the game goes on against bots");
}

#[test]
fn the_luck_of_a_finished_game_can_be_checked() {
    let (house, browser) = (House::open("fair"), Browser::start("fair"));
    let page = browser.page();
    let me = house.settle(&page, "Ann");
    let table = house.finished_game(&me);
    page.go(&house.at(&format!("tables/{table}/fair")));
    page.wait_for_text("a-finished-game");
    page.wait_for_text("nobody touched the luck");
    let file = page.eval(&format!("fetch('/tables/{table}/file').then((r) => r.text())"));
    let log = undercroft_core::Log::read(file.as_str().expect("a file")).unwrap();
    assert!(undercroft_shelf::any_table::table_from_log(&log).is_ok(), "the file plays");
}
