//! Every page, in both themes and both sizes: pictures to be looked at, and no barrier on any of them.

use crate::accessible::{assert_accessible, assert_reachable};
use crate::browser::{Browser, Page};
use crate::house::House;
use crate::moments;
use serde_json::json;
use std::time::Duration;
use undercroft_server::journal::ClockTerms;
use undercroft_server::{NewTable, SeatPlan};

/// The page as it is now: pictures in both themes and sizes, each of them checked, and reachable by Tab.
fn look(name: &str, page: &Page) {
    for (width, height, size) in [(1366, 768, "desktop"), (390, 844, "phone")] {
        page.size(width, height);
        for theme in ["dark", "light"] {
            page.eval(&format!("document.documentElement.dataset.theme = {theme:?}"));
            page.screenshot(&format!("{name}-{size}-{theme}"));
            assert_accessible(&format!("{name}, {size}, {theme}"), page);
        }
        assert!(
            page.holds("document.documentElement.scrollWidth <= innerWidth"),
            "{name}: {size} scrolls sideways"
        );
    }
    page.size(1366, 768);
    if page.has("body.at-table") {
        assert!(
            page.holds("document.documentElement.scrollHeight <= innerHeight"),
            "{name}: a table fits on one screen"
        );
        let cut = page.eval("[...document.querySelectorAll('.board, .bar')].filter((e) => e.scrollHeight > e.clientHeight + 2).map((e) => e.className)");
        assert_eq!(cut, json!([]), "{name}: nothing of the board is cut off");
        let over = page.eval("(() => { const s = document.querySelector('.scene')?.getBoundingClientRect(); return s ? [...document.querySelectorAll('.scene .count, .scene .foot, .scene .plate')].map((e) => e.getBoundingClientRect()).filter((b) => b.bottom > s.bottom + 1 || b.top < s.top - 1).length : 0; })()");
        assert_eq!(over, json!(0), "{name}: everything lies on the table top");
    }
    assert_reachable(name, page);
}

#[test]
fn pages_around_the_table() {
    let (house, browser) = (House::open("pages"), Browser::start("pages"));
    let page = browser.page();
    for (name, path) in
        [("home", ""), ("sign-in", "sign-in"), ("about", "about"), ("api", "api"), ("not-found", "nowhere")]
    {
        page.go(&house.at(path));
        look(name, &page);
    }
    let me = house.settle(&page, "Ann");
    let finished = house.finished_game(&me);
    let seats = vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Bot("hard".into())];
    let waiting = NewTable { public: true, ..NewTable::new("welcome", seats) };
    let waiting = house.run(house.hall.open_table(&me, &waiting)).unwrap();
    let invite = house.run(house.hall.see(Some(&me.id), &waiting)).unwrap().invite.clone().unwrap();
    for (name, path) in [
        ("home-again", String::new()),
        ("lobby", "lobby".into()),
        ("new-table", "new/welcome".into()),
        ("waiting", format!("tables/{waiting}")),
        ("profile", "me".into()),
        ("leaders", "leaders/welcome".into()),
        ("fair-luck", format!("tables/{finished}/fair")),
        ("replay", format!("tables/{finished}/replay?move=24&review=1")),
        ("lesson", "how-to-play/welcome".into()),
        ("lesson-middle", "how-to-play/welcome?step=4".into()),
        ("table-finished", format!("tables/{finished}")),
    ] {
        page.go(&house.at(&path));
        look(name, &page);
    }
    let invited = browser.page();
    invited.go(&house.at(&format!("join/{waiting}/{invite}")));
    look("invitation", &invited);
}

#[test]
fn the_table_in_every_state() {
    // Bots that wait leave the table as it is.
    let (house, browser) = (House::with_pause("states", Duration::from_secs(600)), Browser::start("states"));
    let page = browser.page();
    let me = house.settle(&page, "Ann");
    for (name, phase, pile) in moments::MOMENTS {
        if phase == "over" {
            continue;
        }
        let table = moments::find(name, phase, pile);
        let id = match name {
            "waiting" => house.table_with_people_like(&me, &*table),
            _ => house.table_like(&me, &*table),
        };
        page.go(&house.at(&format!("tables/{id}")));
        page.wait_for("#table.table");
        if name == "deciding" {
            page.click("button.cannot");
            page.wait_for("#answers .why");
        }
        if name == "bidding" {
            page.press("h", "KeyH", "h", 72);
            page.wait_for("#answers .hints");
        }
        look(&format!("table-{name}"), &page);
    }
    let seats = vec![SeatPlan::Me, SeatPlan::Bot("easy".into())];
    let clocks = ClockTerms::Live { bank: 300, increment: 5 };
    let timed = NewTable { clock: clocks, ..NewTable::new("welcome", seats) };
    let timed = house.run(house.hall.open_table(&me, &timed)).unwrap();
    page.go(&house.at(&format!("tables/{timed}")));
    page.wait_for(".clock");
    look("table-clock", &page);
}
