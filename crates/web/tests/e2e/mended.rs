//! What once went wrong for somebody new, with everything moving: each of it stays mended.

use crate::browser::{Browser, Page};
use crate::house::House;
use crate::moments;
use crate::play::{ASKED, OVER, situation, wait_for_change};
use serde_json::json;
use undercroft_server::{NewTable, SeatPlan};

/// Moves that can be seen but not clicked, because something lies over them or they lie beside the screen.
const OUT_OF_REACH: &str = "[...document.querySelectorAll('#table button[name=move]')].filter((e) => e.checkVisibility() && e.getBoundingClientRect().width).filter((e) => { \
    e.scrollIntoView({ block: 'center', inline: 'center' }); const b = e.getBoundingClientRect(); \
    const at = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2); return !at || !(e === at || e.contains(at)); }).map((e) => e.value)";

/// One click in the middle of the first such button, and no second one.
fn click_once(page: &Page, selector: &str) {
    let place = page.eval(&format!("(() => {{ const b = {}?.getBoundingClientRect(); return b ? [b.x + b.width / 2, b.y + b.height / 2] : null; }})()", seen(selector)));
    assert!(place.is_array(), "nothing to click: {selector}");
    page.click_at(&place);
}

/// The first such element that can be seen.
fn seen(selector: &str) -> String {
    format!(
        "[...document.querySelectorAll({selector:?})].find((e) => e.checkVisibility() && e.getBoundingClientRect().width)"
    )
}

/// A click while things are still on their way counts.
#[test]
fn nothing_swallows_a_click() {
    crate::browser::or_once_more(nothing_swallows_a_click_once);
}

fn nothing_swallows_a_click_once() {
    let (house, browser) = (House::open("clicks"), Browser::moving("clicks"));
    for game in ["welcome", "lords", "paper"] {
        let page = browser.page();
        let me = house.settle(&page, "Ann");
        let seats = vec![SeatPlan::Me, SeatPlan::Bot("easy".into()), SeatPlan::Bot("easy".into())];
        let table = house.run(house.hall.open_table(&me, &NewTable::new(game, seats))).unwrap();
        page.go(&house.at(&format!("tables/{table}")));
        let mut moving = 0;
        for _ in 0..24 {
            page.wait(ASKED);
            if page.holds(OVER) {
                break;
            }
            if page.has("#ended[open]") {
                page.press("s", "KeyS", "s", 83);
                page.wait("!document.querySelector('#ended[open]')");
            }
            if page.holds("document.getAnimations().some((one) => one.playState === 'running')") {
                moving += 1;
            }
            let before = situation(&page);
            // Dice and groups take a thing first; what is in the bar or glows by itself is one click.
            let buttons = "#table .bar .choices > button[name=move]:not([hidden]), #table .room.can, #table .ocard.can, #table .bar .group[open] button[name=move]";
            let anything = "#table button[name=move]";
            let there = |what: &str| page.holds(&format!("Boolean({})", seen(what)));
            if there(buttons) {
                click_once(&page, buttons);
            } else if there("#table .bar .group summary") {
                click_once(&page, "#table .bar .group summary");
                page.wait(&format!("Boolean({})", seen("#table .bar .group[open] button[name=move]")));
                click_once(&page, buttons);
            } else if there(anything) {
                click_once(&page, anything);
            } else {
                // Everything lies on the table itself; other tests go there.
                break;
            }
            page.wait(&format!("(document.querySelector('#table')?.dataset.moves + document.querySelector('#prompt')?.textContent) !== {before}"));
        }
        assert!(moving > 0, "{game}: something moved");
    }
}

/// At every size everything that may be done can be clicked, and a large screen is used.
#[test]
fn every_move_is_within_reach_at_every_size() {
    let (house, browser) =
        (House::with_pause("sizes", std::time::Duration::from_secs(600)), Browser::moving("sizes"));
    let page = browser.page();
    let me = house.settle(&page, "Ann");
    for (name, phase, pile) in
        [("deciding", "deciding", 4), ("bidding", "bidding", 3), ("facing", "facing", 1)]
    {
        let table = house.table_like(&me, &*moments::find(name, phase, pile));
        page.go(&house.at(&format!("tables/{table}")));
        page.wait(ASKED);
        for (width, height) in
            [(901, 700), (1000, 700), (1100, 720), (1280, 600), (1366, 768), (2560, 1440), (320, 640)]
        {
            page.size(width, height);
            assert_eq!(page.eval(OUT_OF_REACH), json!([]), "{name} at {width} × {height}");
            assert!(
                page.holds("document.documentElement.scrollWidth <= innerWidth"),
                "{name} at {width} scrolls sideways"
            );
        }
    }
    let large = |page: &Page| {
        page.eval("parseFloat(getComputedStyle(document.querySelector('#prompt')).fontSize)")
            .as_f64()
            .unwrap()
    };
    page.size(1366, 768);
    let usual = large(&page);
    page.size(2560, 1440);
    assert!(large(&page) > 1.15 * usual, "letters grow with the screen: {usual} and {}", large(&page));
}

/// Heroes with their equipment in words, bots with names, what can be done about the table in sight, keys that can be
/// switched off, talk that is noticed on a phone, a log that stays where it was read, and an end that is told.
#[test]
fn what_a_newcomer_stumbled_over() {
    let (house, browser) = (House::open("newcomer"), Browser::moving("newcomer"));
    let page = browser.page();
    let me = house.settle(&page, "Ann");
    let table = house.table_like(&me, &*moments::find("hero", "choosing-hero", 0));
    page.go(&house.at(&format!("tables/{table}")));
    page.wait(ASKED);
    let heroes = page.eval("[...document.querySelectorAll('.heroes button[name=move]')].map((e) => e.innerText.split('\\n').filter(Boolean).length)");
    let heroes: Vec<u64> = serde_json::from_value(heroes).unwrap();
    assert_eq!(heroes.len(), 4, "four heroes to choose from");
    assert!(heroes.iter().all(|lines| *lines >= 8), "each says who it is and what its tiles do: {heroes:?}");
    assert!(page.holds("document.querySelectorAll('h1').length === 1"), "one heading");
    let names = page.text(".players");
    assert!(names.contains("Mira") || names.contains("Oskar"), "bots have names: {names}");
    for deed in ["leave", "resign", "fair"] {
        assert!(
            page.has(&format!("#deeds [formaction$='/{deed}'], #deeds a[href$='/{deed}']")),
            "{deed} is in sight"
        );
    }

    // Keys can be switched off, and on again.
    page.click(".settings summary");
    page.click("[data-keys=off]");
    page.press("Escape", "Escape", "", 27);
    let before = situation(&page);
    page.press("1", "Digit1", "1", 49);
    std::thread::sleep(std::time::Duration::from_millis(400));
    assert_eq!(situation(&page), before, "a key that is switched off does nothing");
    page.click(".settings summary");
    page.click("[data-keys=on]");
    page.press("Escape", "Escape", "", 27);
    page.press("1", "Digit1", "1", 49);
    wait_for_change(&page, &before);

    // A long log stays where it is read.
    let seats = vec![SeatPlan::Me, SeatPlan::Bot("easy".into())];
    let lords = house.run(house.hall.open_table(&me, &NewTable::new("lords", seats))).unwrap();
    page.go(&house.at(&format!("tables/{lords}")));
    for turn in 0..60 {
        page.wait(ASKED);
        if page.holds(
            "document.querySelector('#log').scrollHeight > document.querySelector('#log').clientHeight + 120",
        ) {
            break;
        }
        let before = situation(&page);
        if page.has("#ended[open] #go-on") {
            page.click("#go-on");
            continue;
        }
        page.click(if turn % 2 == 0 {
            "#table button[name=move]"
        } else {
            "#table .bar button[name=move], #table button[name=move]"
        });
        wait_for_change(&page, &before);
    }
    page.eval("document.querySelector('#log').scrollTop = 80");
    let before = situation(&page);
    page.click("#table button[name=move]");
    wait_for_change(&page, &before);
    let top = page.eval("document.querySelector('#log').scrollTop").as_f64().unwrap();
    assert!(top >= 40.0, "the log stays where it was read: {top}");

    // Talk is noticed on a phone.
    page.phone();
    page.go(&house.at(&format!("tables/{lords}")));
    page.wait(ASKED);
    house.run(house.hall.say(&me, &lords, "anybody there?")).unwrap();
    page.wait_for(".sheets [data-unread]");

    // A game that is given up says so.
    page.size(1366, 768);
    house.run(house.hall.resign(&me, &lords)).unwrap();
    page.wait(OVER);
    page.wait("document.querySelector('#prompt').textContent.includes('given up')");
}

/// The card that kills and the end of a round are drawn: at the table, and when one looks back.
#[test]
fn the_end_of_a_round_is_held_until_it_was_seen() {
    crate::browser::or_once_more(the_end_of_a_round_is_held_until_it_was_seen_once);
}

fn the_end_of_a_round_is_held_until_it_was_seen_once() {
    let (house, browser) = (House::open("held"), Browser::moving("held"));
    let page = browser.page();
    let me = house.settle(&page, "Ann");
    let seats = vec![SeatPlan::Me, SeatPlan::Bot("easy".into()), SeatPlan::Bot("easy".into())];
    let table = house.run(house.hall.open_table(&me, &NewTable::new("welcome", seats))).unwrap();
    page.go(&house.at(&format!("tables/{table}")));
    let (mut held, mut deadly) = (Vec::new(), false);
    for _ in 0..300 {
        page.wait(ASKED);
        if page.has("#ended[open]") {
            assert!(page.has("#ended[open] .verdict"), "who came out or fell");
            deadly |= page.has("#ended[open] .step.deadly, #ended[open] .deadly");
            held.push(page.eval("Number(document.querySelector('#ended').dataset.number ?? document.querySelector('#table').dataset.moves)"));
            page.click("#go-on");
            page.wait("!document.querySelector('#ended[open]')");
        }
        if page.holds(OVER) {
            break;
        }
        let before = situation(&page);
        page.click("#table button[name=move]");
        page.wait(&format!("(document.querySelector('#table')?.dataset.moves + document.querySelector('#prompt')?.textContent) !== {before} && {ASKED}"));
    }
    assert!(page.holds(OVER) && !held.is_empty(), "rounds ended: {held:?}");
    // Looking back, somebody fell in this game or came out: both are drawn as they were.
    page.click(".bar a[href*=replay]");
    page.wait_for("form[data-replay]");
    let last =
        page.eval("Number(document.querySelector('form[data-replay]').dataset.replay)").as_u64().unwrap();
    let base = house.at(&format!("tables/{table}/replay"));
    let mut seen = false;
    for number in (1..=last).rev() {
        page.go(&format!("{base}?move={number}"));
        if page.has(".verdict") {
            seen = true;
            deadly |= page.has(".deadly");
            break;
        }
    }
    assert!(seen, "the replay shows how a round ended");
    println!("a deadly card was among them: {deadly}");
}
