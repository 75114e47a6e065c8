//! People with people: an invitation, talk, a break, a move taken back, a spectator, and the next game.

use crate::browser::{Browser, PATIENCE, Page};
use crate::house::House;
use crate::play::{ASKED, OVER, go_on};

/// Ann opens a table for two, which everybody may see or not; gives her link.
fn invite(house: &House, ann: &Page, public: bool) -> String {
    ann.go(&house.at("new/welcome"));
    ann.write("input[name=name]", "Ann");
    ann.choose("select[name=seat3]", "none");
    if public {
        ann.click("input[name=public]");
    }
    ann.click("form.form button.main");
    ann.wait_for(".waiting-room .invite input");
    let link = ann.eval("document.querySelector('.invite input').value");
    let link = link.as_str().expect("the invitation is shown").to_owned();
    assert!(link.starts_with(&house.address), "the link is complete: {link}");
    link
}

/// They begin when Boris has come by Ann's link.
fn seat_two(house: &House, ann: &Page, boris: &Page) -> String {
    boris.go(&invite(house, ann, true));
    boris.write("input[name=name]", "Boris <b>");
    boris.click("button[name=sit]");
    boris.wait_for(".waiting-room");
    ann.wait_for_text("Boris <b>");
    assert!(boris.has(".waiting-room") && !boris.has("button[formaction$='/start']"), "only the host begins");
    ann.click("button[formaction$='/start']");
    ann.wait_for("#table.table");
    boris.wait_for("#table.table");
    assert!(boris.holds("document.body.classList.contains('at-table')"), "the waiting room became a table");
    ann.eval("location.pathname").as_str().expect("a path").to_owned()
}

/// The page that is asked; none when the game is over.
fn asked(pages: [&Page; 2]) -> Option<&Page> {
    let start = std::time::Instant::now();
    loop {
        for page in pages {
            if page.has("#table.over") {
                return None;
            }
            if page.has("#table.asked button[name=move]") {
                return Some(page);
            }
        }
        assert!(start.elapsed() < PATIENCE, "nobody is asked");
        std::thread::sleep(std::time::Duration::from_millis(25));
    }
}

/// The one who is asked clicks a choice; returns when everybody has seen the move.
fn move_on(page: &Page, everybody: [&Page; 3], choice: &str) {
    let before: Vec<_> = everybody.iter().map(|page| log_of(page)).collect();
    go_on(page);
    page.click(choice);
    for (page, before) in everybody.iter().zip(before) {
        page.wait(&format!("document.querySelector('#log ol').innerText !== {before}"));
    }
}

fn log_of(page: &Page) -> serde_json::Value {
    page.eval("document.querySelector('#log ol').innerText")
}

#[test]
fn two_people_play_each_other_while_a_third_watches() {
    let (house, browser) = (House::open("together"), Browser::start("together"));
    let (ann, boris, watcher) = (browser.page(), browser.page(), browser.page());
    let table = seat_two(&house, &ann, &boris);
    watcher.go(&house.at(&table));
    watcher.wait_for("#table.table");
    let everybody = [&ann, &boris, &watcher];
    ann.wait_for_text("one person is watching");

    boris.click("#talk summary");
    boris.write("#say-text", "good luck <i>Ann</i>");
    boris.press("Enter", "Enter", "\r", 13);
    for page in everybody {
        page.wait_for_text("good luck <i>Ann</i>");
    }

    for turn in 0..200 {
        let Some(mover) = asked([&ann, &boris]) else { break };
        let other = if std::ptr::eq(mover, &ann) { &boris } else { &ann };
        assert!(!other.has("button[name=move]"), "only the one who is asked has choices");
        assert!(!watcher.has("button[name=move]") && !watcher.has(".held-card"), "a spectator only looks on");
        if turn == 1 && mover.has(".held-card") {
            let card = mover.text(".held-card b");
            assert!(!log_of(other).to_string().contains(&card), "the drawn card is a secret");
        }
        // Passing early keeps the game short; the first turns fill the dungeon a little.
        let pass = "#table .bar button[value=pass]";
        let choice = if turn > 3 && mover.has(pass) { pass } else { "#table button[name=move]" };
        move_on(mover, everybody, choice);
    }
    for page in everybody {
        page.wait(OVER);
        page.wait_for(".winner");
    }

    ann.click("button[formaction$='/again']");
    ann.wait(&format!("location.pathname.startsWith('/tables/') && location.pathname !== {table:?}"));
    boris.wait_for_text("Join the next game");
    boris.click("button[formaction$='/again']");
    boris.wait(&format!("location.pathname.startsWith('/tables/') && location.pathname !== {table:?}"));
    assert_eq!(ann.eval("location.pathname"), boris.eval("location.pathname"), "they play again together");
    ann.wait_for("#table.table");
}

#[test]
fn a_break_a_move_taken_back_and_a_seat_left() {
    let (house, browser) = (House::open("agree"), Browser::start("agree"));
    let (ann, boris) = (browser.page(), browser.page());
    seat_two(&house, &ann, &boris);
    let first = asked([&ann, &boris]).expect("the game has begun");
    let second = if std::ptr::eq(first, &ann) { &boris } else { &ann };

    // Whoever draws has learned something: the other has to agree before the card goes back.
    first.click("#table .bar button[value=draw]");
    first.wait_for(".held-card");
    first.click("button[formaction$='/undo']");
    second.wait_for(".notice button[name=yes]");
    second.click(".notice button[name=no]");
    second.wait("document.querySelector('.notice') === null");
    first.wait("document.querySelector('.notice') === null");
    assert!(first.has(".held-card"), "refused: the card stays drawn");
    first.click("button[formaction$='/undo']");
    second.wait_for(".notice button[name=yes]");
    second.click(".notice button[name=yes]");
    first.wait_for("#table .bar button[value=draw]");
    assert!(!first.has(".held-card"), "agreed: the card is back in the deck");

    // A break begins when both want it, and one who wants to go on is enough to end it.
    first.click("button[formaction$='/pause']");
    second.wait_for(".notice button[name=wish]");
    second.click(".notice button[name=wish]");
    first.wait("!document.querySelector('#table').classList.contains('asked')");
    assert!(!first.has("button[name=move]"), "nothing is asked during a break");
    // Not the button that agreed, which may still be there.
    second.wait_for(".notice button.main[formaction$='/pause']");
    second.click(".notice button.main[formaction$='/pause']");
    first.wait_for("#table.asked");

    // Who leaves is played for by a bot, and may come back.
    first.click("button[formaction$='/leave']");
    first.wait_for(".notice button[formaction$='/return']");
    second.wait_for_text("a bot is playing");
    first.click(".notice button[formaction$='/return']");
    first.wait("document.querySelector('.notice') === null");
    second.wait("!document.body.innerText.includes('a bot is playing')");

    // Giving up takes two clicks and ends a game of two.
    second.click(".sure summary");
    second.click("button[formaction$='/resign']");
    for page in [first, second] {
        page.wait(OVER);
        page.wait("document.querySelector('#prompt').textContent.includes('given up')");
    }
}

/// Boris has no script: what he does and that he is there is seen all the same.
#[test]
fn a_guest_is_sent_away_before_the_start() {
    let (house, browser) = (House::open("kick"), Browser::start("kick"));
    let (ann, boris) = (browser.page(), browser.page());
    boris.without_script();
    let link = invite(&house, &ann, false);
    boris.go(&link);
    let page = boris.text("main");
    for told in
        ["Ann invites you to Welcome to the Dungeon", "One seat is still free.", "2 seats", "as long as"]
    {
        assert!(page.contains(told), "the invitation says “{told}”: {page}");
    }
    let preview = boris.eval("document.querySelector('meta[property=\"og:title\"]').content");
    assert_eq!(preview, "Ann invites you to Welcome to the Dungeon");
    boris.write("input[name=name]", "Boris");
    boris.click("button[name=sit]");
    boris.wait_for(".waiting-room button[formaction$='/leave']");
    ann.wait_for_text("Boris");
    ann.wait("document.querySelectorAll('.player .state')[1].textContent === 'is here'");
    assert!(!boris.has("button[formaction$='/kick']"), "a guest sends nobody away");

    ann.click("button[formaction$='/kick']");
    ann.wait("!document.querySelector('.players').innerText.includes('Boris')");
    // His page loads itself again, and the seat is free for whoever wants it.
    boris.wait_for(".waiting-room button[name=seat]");
    assert!(!boris.has("button[formaction$='/leave']"), "he has no seat to leave");
    boris.click(".waiting-room button[name=seat]");
    ann.wait_for_text("Boris");
    ann.click("button[formaction$='/start']");
    ann.wait_for("#table.table");
    boris.wait_for("#table.table");
}

#[test]
fn passing_can_be_ordered_beforehand() {
    let (house, browser) = (House::open("order"), Browser::start("order"));
    let (ann, boris) = (browser.page(), browser.page());
    seat_two(&house, &ann, &boris);
    let first = asked([&ann, &boris]).expect("the game has begun");
    let second = if std::ptr::eq(first, &ann) { &boris } else { &ann };
    second.click("button[name=aside][value='order pass']");
    second.wait_for("button[name=aside][value='order none']");
    first.click("#table .bar button[value=draw]");
    first.wait_for(".held-card");
    first.click("#table button[value=add]");
    // The order passes by itself, and the first player goes in.
    first.wait(
        "document.querySelector('.scene.delve') !== null || document.querySelector('.show.heroes') !== null",
    );
    second.wait("document.querySelector('#log ol').innerText.includes('pass')");
    first.wait(ASKED);
}
