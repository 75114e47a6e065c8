//! Dungeoneer in a real browser, with everything moving: whole turns of both sets, a battle, building, the Dungeonlord's
//! lanes, the map that stays where the reader has it, a phone, no script, somebody who looks on.

use crate::accessible::assert_accessible;
use crate::browser::{Browser, Page};
use crate::house::House;
use crate::moments;
use crate::plain::{in_russian, no_english, open};
use crate::play::{ASKED, OVER, go_on, situation, wait_for_change};
use serde_json::json;
use std::time::Duration;
use undercroft_server::{NewTable, SeatPlan};

/// The phase of the turn.
const PHASE: &str = "document.querySelector('.delve').dataset.phase";
const CARD: &str = "Math.round(document.querySelector('.map .at').getBoundingClientRect().width)";

/// Marks the first such thing that can be seen and clicked.
fn pick(page: &Page, selector: &str) -> bool {
    page.holds(&format!(
        "(() => {{ document.querySelectorAll('[data-pick]').forEach((e) => e.removeAttribute('data-pick')); \
         const found = [...document.querySelectorAll({selector:?})].find((e) => {{ \
         if (!e.checkVisibility() || !e.getBoundingClientRect().width) return false; \
         e.scrollIntoView({{ block: 'center', behavior: 'instant' }}); const b = e.getBoundingClientRect(); \
         return e.contains(document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)); }}); \
         found?.setAttribute('data-pick', ''); return Boolean(found); }})()"
    ))
}

/// Clicks something that can be done: in the battle, on the map, in the hand or in the bar.
fn click_something(page: &Page, turn: usize) {
    let in_bar = ".bar .choices > button[name=move]";
    // Now and then the question is left, so that the game goes on.
    let first = if turn % 3 == 2 { in_bar } else { "#board button[name=move], .bar .hand button[name=move]" };
    assert!(
        pick(page, first) || pick(page, in_bar) || pick(page, "#table button[name=move]"),
        "nothing to do"
    );
    page.click("[data-pick]");
}

fn play(page: &Page, moves: usize, mut seen: impl FnMut(&Page)) {
    for turn in 0..400 {
        page.wait(&format!("{ASKED} || {OVER}"));
        if page.holds(OVER)
            || page.holds(&format!("Number(document.querySelector('#table').dataset.moves) > {moves}"))
        {
            return;
        }
        seen(page);
        go_on(page);
        let before = situation(page);
        click_something(page, turn);
        wait_for_change(page, &before);
    }
    panic!("never {moves} moves");
}

/// A table at one of the moments worth looking at; bots wait there.
fn at_moment(house: &House, page: &Page, name: &str) {
    let (_, game, phase, top, least) =
        moments::DELVES.into_iter().find(|(one, ..)| *one == name).expect("a moment");
    let me = house.settle(page, "Ann");
    let id = house.table_like(&me, &*moments::delve(game, phase, top, least));
    page.go(&house.at(&format!("tables/{id}")));
    page.wait_for(".dungeoneer .delve");
    page.wait(ASKED);
}

fn still(name: &str) -> House {
    House::with_pause(name, Duration::from_secs(600))
}

#[test]
fn the_first_turns_of_both_sets_by_mouse() {
    crate::browser::or_once_more(the_first_turns_of_both_sets_by_mouse_once);
}

fn the_first_turns_of_both_sets_by_mouse_once() {
    let (house, browser) = (House::open("dungeoneer"), Browser::moving("dungeoneer"));
    for game in ["vault", "serpent"] {
        let page = browser.page();
        open(&house, &page, game, 1);
        page.wait_for(".dungeoneer .delve");
        let mut phases: Vec<String> = Vec::new();
        play(&page, 26, |page| {
            let phase = page.eval(PHASE).as_str().unwrap_or_default().to_owned();
            if !phases.contains(&phase) {
                assert_accessible(&format!("{game} {phase}"), page);
                page.screenshot(&format!("dungeoneer-{game}-{phase}"));
                phases.push(phase);
            }
        });
        assert!(phases.contains(&"hero".to_owned()), "{phases:?}");
    }
}

#[test]
fn every_moment_in_both_themes_and_sizes() {
    let (house, browser) = (still("dungeoneer-moments"), Browser::start("dungeoneer-moments"));
    let page = browser.page();
    for (name, ..) in moments::DELVES {
        at_moment(&house, &page, name);
        for (width, height, size) in [(1366, 768, "desktop"), (390, 844, "phone")] {
            page.size(width, height);
            for theme in ["dark", "light"] {
                page.eval(&format!("document.documentElement.dataset.theme = {theme:?}"));
                page.screenshot(&format!("dungeoneer-{name}-{size}-{theme}"));
                assert_accessible(&format!("{name}, {size}, {theme}"), &page);
            }
            assert!(
                page.holds("document.documentElement.scrollWidth <= innerWidth"),
                "{name}, {size}: sideways"
            );
        }
        page.size(1366, 768);
        assert!(page.holds("document.documentElement.scrollHeight <= innerHeight"), "{name}: on one screen");
    }
}

#[test]
fn a_battle_is_staged_with_its_sums() {
    let (house, browser) = (still("dungeoneer-battle"), Browser::moving("dungeoneer-battle"));
    let page = browser.page();
    at_moment(&house, &page, "respond");
    assert!(page.has(".battle .track .now"), "one of eight stages is lit");
    let odds = "[...document.querySelectorAll('.clash .lg b')].map((e) => parseInt(e.textContent)).reduce((a, b) => a + b, 0)";
    let rows = page.eval("document.querySelectorAll('.clash .odds').length").as_i64().unwrap_or(0);
    let sum = page.eval(odds).as_i64().unwrap_or(0);
    assert!(rows > 0 && (sum - 100 * rows).abs() <= rows, "{sum} % of {rows}");
    // The chips come to what is added.
    let adds = "(() => { const s = document.querySelector('.clash .sum'); const n = (t) => Number(t.replace('−', '-').match(/[-+]?\\d+/)?.[0] ?? 0); \
                return n(s.querySelector('.tot').textContent) === [...s.querySelectorAll('.m')].reduce((a, m) => a + n(m.textContent), 0); })()";
    assert!(page.holds(adds), "{}", page.text(".clash .sum"));
    // “Not until my turn” is switched without an answer to the question.
    page.click(".switch");
    page.wait_for(".switch[aria-checked=true]");
    let before = situation(&page);
    page.click(".bar button[value=done]");
    page.wait(&format!("document.querySelector('#table').dataset.moves + document.querySelector('#prompt').textContent !== {before}"));
}

#[test]
fn a_location_is_turned_and_laid() {
    let (house, browser) = (still("dungeoneer-build"), Browser::moving("dungeoneer-build"));
    let page = browser.page();
    at_moment(&house, &page, "build");
    let places = page.eval("document.querySelectorAll('.map .loc').length").as_i64().unwrap();
    assert!(page.has(".plot.both .lay.turned"), "somewhere it fits both ways");
    page.press("r", "KeyR", "r", 82);
    page.wait("document.querySelector('.plot.both .lay.turned').checkVisibility() && !document.querySelector('.plot.both .lay.upright').checkVisibility()");
    page.click(".plot.both .alt");
    page.wait("document.querySelector('.plot.both .lay.upright').checkVisibility()");
    page.press("0", "Digit0", "0", 48);
    assert!(pick(&page, ".plot .lay"));
    page.click("[data-pick]");
    page.wait(&format!("document.querySelectorAll('.map .loc').length === {}", places + 1));
}

#[test]
fn the_dungeonlord_sends_from_card_to_purse_to_form() {
    let (house, browser) = (still("dungeoneer-lord"), Browser::moving("dungeoneer-lord"));
    let page = browser.page();
    at_moment(&house, &page, "lord");
    assert!(page.has(".lane .purse") && !pick(&page, ".offer"), "no card is chosen yet");
    // A monster: it can come in more than one form.
    page.click(".hand .source.monster");
    page.wait_for("#table.aiming");
    assert!(pick(&page, ".offer button[value^=send]"), "the purses that can pay offer its forms");
    assert!(page.text(".lane .offer:not([hidden]) .pays").contains('→'), "what is left is told");
    page.click("[data-pick]");
    page.wait_for(".lane .en");
    // Nobody knows of it yet: it can be taken back.
    page.click(".en .x");
    page.wait("document.querySelector('.lane .en') === null");
    page.click(".hand .source.monster");
    page.wait_for("#table.aiming");
    assert!(pick(&page, ".offer button[value^=send]"));
    page.click("[data-pick]");
    page.wait_for(".lane .en");
    let before = situation(&page);
    page.click(".bar button[value=declare]");
    page.wait(&format!("document.querySelector('#table').dataset.moves + document.querySelector('#prompt').textContent !== {before}"));
    assert!(page.has(".battle .clash"), "the battle takes the stage");
    assert_accessible("a battle of one's own monsters", &page);
}

#[test]
fn the_map_stays_where_the_reader_has_it() {
    let (house, browser) = (still("dungeoneer-map"), Browser::moving("dungeoneer-map"));
    let page = browser.page();
    at_moment(&house, &page, "hero");
    page.press("0", "Digit0", "0", 48);
    let fit = page.eval(CARD);
    assert!(!page.has("#mini.needed"), "everything is in view");
    page.press("+", "Equal", "+", 187);
    page.press("+", "Equal", "+", 187);
    page.wait(&format!("{CARD} > {fit} * 1.4 && document.querySelector('#mini.needed') !== null"));
    const SCROLLED: &str =
        "document.querySelector('#pan').scrollLeft + document.querySelector('#pan').scrollTop";
    let (wide, scrolled) = (page.eval(CARD), page.eval(SCROLLED));
    // A drag with the mouse pans, and is no click.
    let moves = page.eval("document.querySelector('#table').dataset.moves");
    for (kind, x, y) in [
        ("mousePressed", 700, 300),
        ("mouseMoved", 660, 280),
        ("mouseMoved", 600, 220),
        ("mouseReleased", 600, 220),
    ] {
        page.call(
            "Input.dispatchMouseEvent",
            json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 }),
        );
    }
    page.wait(&format!("{SCROLLED} !== {scrolled}"));
    assert_eq!(page.eval("document.querySelector('#table').dataset.moves"), moves);
    // A step changes the table, not the size.
    let before = situation(&page);
    assert!(pick(&page, ".map .loc.can"));
    page.click("[data-pick]");
    page.wait(&format!("document.querySelector('#table').dataset.moves + document.querySelector('#prompt').textContent !== {before}"));
    assert_eq!(page.eval(CARD), wide, "as large as the reader wants it");
    page.go(page.eval("location.href").as_str().unwrap());
    page.wait(&format!("{CARD} === {wide}"));
    page.press("0", "Digit0", "0", 48);
    page.wait(&format!("{CARD} === {fit}"));
    // Arrows go from place to place.
    page.eval("document.querySelector('.map button.loc.here, .map button.loc').focus()");
    let from = page.eval("document.activeElement.dataset.thing");
    for key in ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"] {
        page.press(key, key, "", 37);
    }
    assert!(page.holds("document.activeElement.matches('.map .loc')"), "from {from} to a place");
}

#[test]
fn a_step_by_touch_on_a_phone() {
    let (house, browser) = (still("dungeoneer-phone"), Browser::moving("dungeoneer-phone"));
    let page = browser.page();
    page.phone();
    at_moment(&house, &page, "hero");
    assert!(page.holds("innerWidth === 390 && document.documentElement.scrollWidth <= 390"));
    assert!(page.holds(&format!("{CARD} >= 110")), "places can be read");
    for tab in ["left", "hand", "seats", "right", "log"] {
        page.tap(&format!("#sheets [data-sheet={tab}]"));
        page.wait(&format!("document.querySelector('#table').dataset.sheet === {tab:?}"));
        page.screenshot(&format!("dungeoneer-phone-{tab}"));
        page.tap(&format!("#sheets [data-sheet={tab}]"));
    }
    let before = situation(&page);
    // The first touch looks, the lens has the button that goes.
    page.tap(".map .loc.can");
    page.wait("[...document.querySelectorAll('.lens')].some((lens) => !lens.hidden)");
    assert_eq!(situation(&page), before, "looking is no step");
    page.tap(".lens:not([hidden]) button[name=move]");
    page.wait(&format!("document.querySelector('#table').dataset.moves + document.querySelector('#prompt').textContent !== {before}"));
}

#[test]
fn somebody_looks_on() {
    let (house, browser) = (House::open("dungeoneer-watch"), Browser::moving("dungeoneer-watch"));
    let (page, watcher) = (browser.page(), browser.page());
    let me = house.settle(&page, "Ann");
    let seats = vec![SeatPlan::Me, SeatPlan::Bot("easy".into()), SeatPlan::Bot("easy".into())];
    let public = NewTable { public: true, ..NewTable::new("vault", seats) };
    let address = house.at(&format!("tables/{}", house.run(house.hall.open_table(&me, &public)).unwrap()));
    page.go(&address);
    watcher.go(&address);
    watcher.wait_for(".dungeoneer .delve");
    play(&page, 18, |_| {});
    let moves = page.eval("document.querySelector('#table').dataset.moves");
    watcher.wait(&format!("Number(document.querySelector('#table').dataset.moves) >= Number({moves})"));
    assert!(!watcher.has("button[name=move]") && !watcher.has(".hand .hc"), "a spectator only looks on");
    assert!(!watcher.has(".window"), "and does not learn what anybody is asked");
    assert_accessible("a spectator", &watcher);
}

#[test]
fn without_a_script_in_russian() {
    let (house, browser) = (House::open("dungeoneer-ru"), Browser::start("dungeoneer-ru"));
    let page = browser.page();
    in_russian(&page);
    open(&house, &page, "serpent", 1);
    let address = page.eval("location.href").as_str().unwrap_or_default().to_owned();
    page.without_script();
    page.go(&address);
    page.wait_for(".dungeoneer .delve");
    no_english(&page);
    assert!(page.has("#table button[name=move]"), "something can be done without a script");
    assert!(page.has("#in-words li"), "the map is also a list");
}

#[test]
fn a_pack_is_tried_its_faults_are_told_and_it_is_played() {
    let (house, browser) = (House::open("dungeoneer-pack"), Browser::start("dungeoneer-pack"));
    let page = browser.page();
    page.go(&house.at("packs"));
    let send = |page: &Page, text: &str| {
        page.wait_for("#pack-text");
        page.eval(&format!(
            "{{ document.querySelector('#pack-text').value = {}; document.querySelector('[data-pack] .choice').click(); }}",
            json!(text)
        ));
    };
    let ours = undercroft_dungeoneer::components::VAULT;
    // A word nobody knows, in its line.
    send(&page, &ours.replacen("life = 6", "lyfe = 6", 1));
    page.wait_for(".packs .wrong li");
    assert!(page.text(".packs .wrong").contains("lyfe"), "{}", page.text(".packs .wrong"));
    assert!(!page.has(".packs .start"), "a broken pack is not played");
    assert_accessible("a broken pack", &page);
    send(&page, &ours.replacen("Armory", "Arms of Ann", 1));
    page.wait_for(".packs .start");
    assert!(page.has(".packs .sample .map .loc") && page.has(".packs .all-cards .hc"), "all that is in it");
    assert!(page.text(".packs").contains("Arms of Ann"), "as the pack calls it");
    page.screenshot("dungeoneer-pack");
    assert_accessible("a pack", &page);
    page.click(".packs .start button[value='1']");
    page.wait("location.pathname.startsWith('/tables/')");
    page.wait_for(".dungeoneer .delve");
}
