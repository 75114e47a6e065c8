//! Dungeoneer in a real browser: the first turns on the things themselves, in both sets, and without a script in Russian.

use crate::accessible::assert_accessible;
use crate::browser::{Browser, Page};
use crate::house::House;
use crate::plain::{in_russian, no_english, open};
use crate::play::{ASKED, OVER, situation, wait_for_change};

/// The phase of the turn, and whether somebody is asked in the midst of it.
const MOMENT: &str = "document.querySelector('.delve').dataset.phase";

/// Clicks something that can be done: on the map or in the hand if there is such a thing, otherwise in the bar.
fn click_something(page: &Page, turn: usize) {
    let on_table = "#board button[name=move], .bar .hand button[name=move]";
    let in_bar = ".bar .choices > button[name=move]";
    // Now and then the question is left, so that the game goes on.
    let leave = turn % 3 == 2 && page.has(in_bar);
    page.click(if page.has(on_table) && !leave { on_table } else { in_bar });
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
        let before = situation(page);
        click_something(page, turn);
        wait_for_change(page, &before);
    }
    panic!("never {moves} moves");
}

#[test]
fn the_first_turns_of_both_sets_by_mouse() {
    let (house, browser) = (House::open("dungeoneer"), Browser::start("dungeoneer"));
    for game in ["vault", "serpent"] {
        let page = browser.page();
        open(&house, &page, game, 1);
        page.wait_for(".dungeoneer .delve");
        let mut phases: Vec<String> = Vec::new();
        play(&page, 24, |page| {
            let phase = page.eval(MOMENT).as_str().unwrap_or_default().to_owned();
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
}
