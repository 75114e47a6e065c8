//! Dungeon Lords in a real browser: by mouse on the things themselves, by keys, without a script, watched and replayed.

use crate::accessible::assert_accessible;
use crate::browser::{Browser, Page};
use crate::house::House;
use crate::plain::{in_russian, no_english, open};
use crate::play::{ASKED, OVER, situation, wait_for_change};
use serde_json::{Value, json};
use undercroft_server::{NewTable, SeatPlan, TableId};

/// The season or combat that is on.
const SEASON: &str = "document.querySelector('.hall')?.dataset.season";

/// What is asked, without numbers: the same question on another square is no other moment.
const MOMENT: &str = "document.querySelector('.hall').dataset.phase + ' ' + \
    document.querySelector('#prompt').textContent.split(/[:.]/)[0].replace(/[0-9IVX]+/g, '').trim()";

/// Clicks something that glows: on the table if there is such a thing, otherwise in the bar.
fn click_something(page: &Page, turn: usize) {
    let on_table = "#board button[name=move], .command button[name=move], .spells button[name=move]";
    let in_bar = ".bar .choices > button[name=move]";
    let things = page.eval(&format!("document.querySelectorAll({on_table:?}).length")).as_u64().unwrap_or(0);
    // Now and then the question is left, so that the game goes on.
    if things == 0 || (turn % 5 == 4 && page.has(in_bar)) {
        page.click(in_bar);
        return;
    }
    page.eval(&format!(
        "(() => {{ document.querySelectorAll('.picked').forEach((e) => e.classList.remove('picked')); \
         document.querySelectorAll({on_table:?})[{}].classList.add('picked'); }})()",
        turn as u64 % things
    ));
    page.click(".picked");
}

/// Plays on until something is true, and looks at every new moment.
fn play_until(page: &Page, done: &str, decide: impl Fn(&Page, usize), mut look: impl FnMut(&Page, &str)) {
    let mut seen: Vec<Value> = Vec::new();
    for turn in 0..400 {
        page.wait(ASKED);
        if page.holds(done) {
            return;
        }
        assert!(!page.holds(OVER), "the game is over before {done}");
        if page.has("#ended[open] #go-on") {
            page.click("#go-on");
            continue;
        }
        let moment = page.eval(MOMENT);
        if !seen.contains(&moment) {
            look(page, moment.as_str().unwrap_or_default());
            seen.push(moment);
        }
        let before = situation(page);
        decide(page, turn);
        wait_for_change(page, &before);
    }
    panic!("never: {done}");
}

/// A table with so many easy bots, and the page of whoever sits at it.
fn sit_down(house: &House, page: &Page, bots: usize) {
    let me = house.settle(page, "Ann");
    let seats = std::iter::once(SeatPlan::Me).chain(vec![SeatPlan::Bot("easy".into()); bots]);
    let table = house.run(house.hall.open_table(&me, &NewTable::new("lords", seats.collect()))).unwrap();
    page.go(&house.at(&format!("tables/{table}")));
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
    watcher.wait_for(".hall .orders");
    // What is not allowed says why, with its rule.
    page.wait_for(".ocard.shut-card");
    page.click(".ocard.shut-card");
    page.wait_for("#answers .why .rule");
    // Another dungeon in large, without leaving one's own.
    page.click(".mapb");
    page.wait("document.querySelector('.large-dungeon:popover-open') !== null");
    page.press("Escape", "Escape", "", 27);
    page.wait("document.querySelector('.large-dungeon:popover-open') === null");
    play_until(&page, &format!("{SEASON} === 'spring'"), click_something, |_, _| {});
    assert!(!watcher.has("button[name=move]"), "a spectator only looks on");
    watcher.wait(&format!("{SEASON} === 'spring'"));
    page.screenshot("lords-spring");

    // Given up, it can be looked back upon with anybody's eyes.
    house.run(house.hall.resign(&me, &table)).unwrap();
    page.wait(OVER);
    page.go(&house.at(&format!("tables/{table}/replay?move=4")));
    page.wait_for(".hall");
    page.press("ArrowRight", "ArrowRight", "", 39);
    page.wait("document.querySelector('#table').dataset.moves === '5'");
    page.click(".eyes a[href*='seat=2']");
    page.wait("location.search.includes('seat=2')");
    page.screenshot("lords-replay");
}

/// Nothing scrolls sideways at this width.
fn assert_no_scrolling(page: &Page, what: &str) {
    let wide = page.eval("document.documentElement.scrollWidth - window.innerWidth");
    assert!(wide.as_i64().unwrap_or(1) <= 0, "{what}: the page is {wide} too wide");
}

#[test]
fn a_first_year_of_lords_by_mouse_with_motion() {
    crate::browser::or_once_more(a_first_year_of_lords_by_mouse_with_motion_once);
}

fn a_first_year_of_lords_by_mouse_with_motion_once() {
    let (house, browser) = (House::open("lords-year"), Browser::start("lords-year"));
    let page = browser.page();
    let motion = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
    page.call("Emulation.setEmulatedMedia", motion);
    sit_down(&house, &page, 3);
    play_until(
        &page,
        "document.querySelector('#headline').textContent.includes('year 2')",
        click_something,
        |page, moment| {
            let high = page.eval("document.documentElement.scrollHeight - window.innerHeight");
            assert!(high.as_i64().unwrap_or(1) <= 0, "{moment}: the page scrolls at 1366 × 768");
            assert_accessible(moment, page);
            for width in [390, 320] {
                page.size(width, 844);
                assert_no_scrolling(page, moment);
            }
            page.size(1366, 768);
        },
    );
}

#[test]
fn a_first_round_of_lords_on_a_phone_by_touch() {
    let (house, browser) = (House::open("lords-touch"), Browser::moving("lords-touch"));
    let page = browser.page();
    page.phone();
    sit_down(&house, &page, 2);
    let touch = |page: &Page, _: usize| page.tap("#table button[name=move]");
    play_until(&page, &format!("{SEASON} === 'spring'"), touch, assert_no_scrolling);
}

/// The first nine choices have keys; groups open to keys of their own.
#[test]
fn a_first_round_of_lords_by_keyboard() {
    let (house, browser) = (House::open("lords-keys"), Browser::start("lords-keys"));
    let page = browser.page();
    sit_down(&house, &page, 2);
    let press = |page: &Page, _: usize| {
        let opens = page.holds("document.querySelector(\"[data-key='1']\")?.tagName === 'SUMMARY'");
        page.press("1", "Digit1", "1", 49);
        if opens {
            page.wait_for(".group[open] [data-subkey='1']");
            page.press("1", "Digit1", "1", 49);
        }
    };
    play_until(&page, &format!("{SEASON} === 'spring'"), press, |_, _| {});
}

#[test]
fn a_first_year_of_lords_without_a_script_in_russian() {
    let (house, browser) = (House::open("lords-plain"), Browser::start("lords-plain"));
    let page = browser.page();
    page.without_script();
    in_russian(&page);
    open(&house, &page, "lords", 1);
    no_english(&page);
    play_until(
        &page,
        "document.querySelector('#headline')?.textContent.includes('год 2')",
        |page, _| page.click("#table button[name=move]"),
        |page, _| no_english(page),
    );
    page.screenshot("lords-russian");
}

/// DL-379: the published way through the first training battle is the best, and the table says so.
#[test]
fn a_training_battle_is_solved_by_mouse() {
    let (house, browser) = (House::open("lords-puzzle"), Browser::start("lords-puzzle"));
    let page = browser.page();
    page.go(&house.at("puzzles/lords"));
    assert_accessible("puzzles", &page);
    page.click(".puzzle-card .choice");
    page.wait("location.pathname.startsWith('/tables/')");
    let way =
        ["lay rolling-stone", "send troll", "ready", "attack troll", "send goblin", "ready", "attack goblin"];
    for mv in way {
        let button = format!("#board button[value='{mv}'], .bar .choices > button[value='{mv}']");
        page.wait_for(&button);
        if page.has("#ended[open] #go-on") {
            page.click("#go-on");
        }
        let before = situation(&page);
        page.click(&button);
        wait_for_change(&page, &before);
    }
    page.wait(OVER);
    page.wait_for(".solved");
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
            assert!(!page.has(".hall"), "nothing is seen behind the curtain");
            if curtains > 2 {
                return;
            }
            page.click("#table.curtain button.main");
            page.wait_for("#table.table.asked");
            continue;
        }
        let before = situation(&page);
        page.click("#table button[name=move]");
        page.wait(&format!(
            "document.querySelector('#table.curtain') !== null || \
             (document.querySelector('#table')?.dataset.moves + document.querySelector('#prompt')?.textContent) !== {before}"
        ));
    }
    panic!("the device changed hands {curtains} times");
}
