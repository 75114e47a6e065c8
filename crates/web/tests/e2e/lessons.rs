//! Lessons as a learner takes them: what is lit is pressed, every step survives a reload, wrong moves are answered.

use crate::accessible::assert_accessible;
use crate::browser::{Browser, Page};
use crate::house::House;
use serde_json::json;

/// What is lit, the board before the bar; among several the first.
const LIT: &str = "(() => { const seen = (q) => [...document.querySelectorAll(q)].find((e) => e.checkVisibility() && e.getBoundingClientRect().width); \
                   document.querySelectorAll('[data-next]').forEach((e) => e.removeAttribute('data-next')); \
                   const lit = seen('.bar [formaction$=\"/next\"]') ?? seen('#board .target.spot.aim') ?? seen('#board .spot:not(.chosen)') ?? seen('.bar .spot'); \
                   lit?.setAttribute('data-next', ''); return Boolean(lit); })()";

/// Takes a whole lesson; `press` is how the learner presses something.
fn take(page: &Page, game: &str, press: impl Fn(&Page, &str)) {
    for step in 1.. {
        let told = page.text("#bubble .lesson");
        assert!(!told.is_empty() && !told.contains('⟨'), "{game}, step {step}: {told}");
        let address = page.eval("location.href");
        page.go(address.as_str().unwrap());
        assert_eq!(page.text("#bubble .lesson"), told, "{game}, step {step} survives a reload");
        assert!(page.holds("document.documentElement.scrollWidth <= innerWidth && innerWidth === Math.round(visualViewport.width)"), "{game}, step {step} scrolls sideways");
        if step % 6 == 1 {
            assert_accessible(&format!("lesson of {game}, step {step}"), page);
        }
        if page.has(".bar [formaction^='/play/']") {
            return;
        }
        // What has just ended is looked at first.
        if page.holds("document.getElementById('ended')?.open === true") {
            press(page, "#go-on");
            page.wait("document.getElementById('ended').open === false");
        }
        // Perhaps a thing first, and then the thing it goes to.
        for _ in 0..2 {
            assert!(page.holds(LIT), "{game}, step {step}: nothing is lit");
            press(page, "[data-next]");
            page.wait(&format!(
                "location.href !== {address} || document.getElementById('table').classList.contains('aiming')"
            ));
            if page.eval("location.href") != address {
                break;
            }
        }
        page.wait(&format!("location.href !== {address}"));
        page.wait(&format!("document.querySelector('#bubble .lesson').textContent !== {told:?}"));
        assert!(!page.has("#bubble .not-so"), "{game}, step {step}: {}", page.text("#bubble"));
    }
}

#[test]
fn lessons_by_mouse_with_everything_moving() {
    let (house, browser) = (House::open("lessons"), Browser::moving("lessons"));
    for game in ["welcome", "lords", "paper", "vault"] {
        let page = browser.page();
        page.go(&house.at(&format!("how-to-play/{game}")));
        take(&page, game, |page, what| page.click(what));
    }
}

#[test]
fn lessons_on_a_russian_phone_by_touch() {
    let (house, browser) = (House::open("lessons-phone"), Browser::start("lessons-phone"));
    for game in ["lords", "paper", "vault"] {
        let page = browser.page();
        page.phone();
        page.call("Network.setExtraHTTPHeaders", json!({ "headers": { "Accept-Language": "ru" } }));
        page.go(&house.at(&format!("how-to-play/{game}")));
        take(&page, game, |page, what| page.tap(what));
    }
}

#[test]
fn a_lesson_answers_a_wrong_move_and_knows_no_false_address() {
    let (house, browser) = (House::open("lesson-wrong"), Browser::moving("lesson-wrong"));
    let page = browser.page();
    page.go(&house.at("how-to-play/lords?step=2"));
    page.click("[value='order mine']");
    page.wait_for("#bubble .not-so");
    assert!(page.has(".ocard.spot[value='order dig']"), "what is wanted stays lit");
    page.click("[value='order dig']");
    page.wait("location.search.startsWith('?step=3')");
    for nowhere in
        ["how-to-play/lords?step=99", "how-to-play/lords?step=8~dig+E1", "how-to-play/lords?step=far"]
    {
        page.go(&house.at(nowhere));
        assert!(!page.has("#bubble"), "{nowhere}");
    }
}
