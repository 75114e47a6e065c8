//! Games without a drawn table: played, watched and replayed through the plain face all the same.

use crate::browser::{Browser, Page};
use crate::house::House;
use crate::play::{ASKED, OVER, situation, wait_for_change};
use serde_json::json;
use undercroft_server::{NewTable, SeatPlan, TableId};

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

fn in_russian(page: &Page) {
    page.call("Network.setExtraHTTPHeaders", json!({ "headers": { "Accept-Language": "ru-RU,ru;q=0.9" } }));
}

/// Opens a game from the first page with so many bots.
fn open(house: &House, page: &Page, game: &str, bots: u8) {
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

fn no_english(page: &Page) {
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

#[test]
fn a_first_round_of_lords_by_mouse_while_somebody_watches() {
    let (house, browser) = (House::open("lords"), Browser::start("lords"));
    let (page, watcher) = (browser.page(), browser.page());
    let me = house.settle(&page, "Ann");
    let seats = vec![SeatPlan::Me, SeatPlan::Bot("easy".into()), SeatPlan::Bot("easy".into())];
    let table = NewTable { public: true, ..NewTable::new("lords", seats) };
    let table: TableId = house.run(house.hall.open_table(&me, &table)).unwrap();
    page.go(&house.at(&format!("tables/{table}")));
    watcher.go(&house.at(&format!("tables/{table}")));
    watcher.wait_for(".slate pre");
    page.click("#cannot summary, #legend summary");
    play_until(&page, "/^Year 1 · Spring/.test(document.querySelector('.slate pre').textContent)");
    assert!(!watcher.has("button[name=move]"), "a spectator only looks on");
    watcher.wait("/^Year 1 · Spring/.test(document.querySelector('.slate pre').textContent)");
    page.screenshot("lords-spring");

    // Given up, it can be looked back upon with anybody's eyes.
    house.run(house.hall.resign(&me, &table)).unwrap();
    page.wait(OVER);
    page.go(&house.at(&format!("tables/{table}/replay?move=4")));
    page.wait_for(".slate pre");
    page.press("ArrowRight", "ArrowRight", "", 39);
    page.wait("document.querySelector('#table').dataset.moves === '5'");
    page.click(".eyes a[href*='seat=2']");
    page.wait("location.search.includes('seat=2')");
    page.screenshot("lords-replay");
}

#[test]
fn a_first_round_of_lords_without_a_script_in_russian() {
    let (house, browser) = (House::open("lords-plain"), Browser::start("lords-plain"));
    let page = browser.page();
    page.without_script();
    in_russian(&page);
    open(&house, &page, "lords", 1);
    no_english(&page);
    play_until(&page, "/^Год 1 · Весна/.test(document.querySelector('.slate pre').textContent)");
    no_english(&page);
    page.screenshot("lords-russian");
}

/// Two people share a device at a game in which both are asked at once.
#[test]
fn two_people_share_a_device_at_lords() {
    let (house, browser) = (House::open("lords-sofa"), Browser::start("lords-sofa"));
    let page = browser.page();
    page.go(&house.at("new/lords"));
    page.write("input[name=name]", "Ann");
    page.choose("select[name=seat2]", "here");
    page.write("input[name=name2]", "Boris");
    page.choose("select[name=seat3]", "none");
    page.click("form.form button.main");
    page.wait("location.pathname.startsWith('/tables/')");
    let mut curtains = 0;
    for _ in 0..60 {
        page.wait_for("#table.asked");
        if page.has("#table.curtain") {
            curtains += 1;
            assert!(!page.has(".slate"), "nothing is seen behind the curtain");
            if curtains > 2 {
                return;
            }
            page.click("#table.curtain button.main");
            page.wait_for("#table.table.asked");
            continue;
        }
        let before = situation(&page);
        choose(&page);
        page.wait(&format!(
            "document.querySelector('#table.curtain') !== null || \
             (document.querySelector('#table')?.dataset.moves + document.querySelector('#prompt')?.textContent) !== {before}"
        ));
    }
    panic!("the device changed hands {curtains} times");
}
