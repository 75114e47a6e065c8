//! What goes wrong between a browser and a server must not show at the table.

use crate::browser::{Browser, Page};
use crate::house::House;
use crate::moments;
use crate::play::{ASKED, situation, wait_for_change};
use crate::wire::Wire;
use undercroft_server::TableId;

/// How many moves the person has made at the table.
fn own_moves(house: &House, table: &TableId) -> usize {
    let entries = house.run(house.hall.store().entries(table, 0)).unwrap();
    let own = entries.iter().filter(|(entry, _)| match entry {
        undercroft_server::journal::Entry::Moved { by, .. } => {
            *by == undercroft_server::journal::Hand::Person
        }
        _ => false,
    });
    own.count()
}

fn table_in_front_of(house: &House, page: &Page, address: &str) -> TableId {
    let (person, token) = house.run(house.hall.welcome("Ann")).unwrap();
    let cookie = serde_json::json!({ "name": "undercroft", "value": token, "url": address });
    page.call("Network.setCookie", cookie);
    let table = house.table_like(&person, &*moments::find("deciding", "deciding", 4));
    page.go(&format!("{address}tables/{table}"));
    page.wait(ASKED);
    table
}

#[test]
fn a_move_whose_answer_is_lost_is_made_once() {
    let (house, browser) = (House::open("deaf"), Browser::start("deaf"));
    let (wire, page) = (Wire::to(&house.address), browser.page());
    let table = table_in_front_of(&house, &page, &wire.address);
    let before = situation(&page);
    wire.go_deaf();
    page.click("#table button[value=add]");
    page.wait_for(".lost-connection");
    assert!(page.has("#table"), "the table stays on the screen");
    wire.mend();
    wait_for_change(&page, &before);
    page.wait("document.querySelector('.lost-connection') === null");
    assert_eq!(own_moves(&house, &table), 1, "sent again and again, made once");
}

#[test]
fn a_move_without_a_connection_is_made_when_it_is_back() {
    let (house, browser) = (House::open("cut"), Browser::start("cut"));
    let (wire, page) = (Wire::to(&house.address), browser.page());
    let table = table_in_front_of(&house, &page, &wire.address);
    let before = situation(&page);
    wire.cut();
    page.click("#table button[value=add]");
    page.wait_for(".lost-connection");
    assert_eq!(own_moves(&house, &table), 0);
    wire.mend();
    wait_for_change(&page, &before);
    assert_eq!(own_moves(&house, &table), 1);
}

#[test]
fn reload_and_the_back_button_keep_the_table() {
    let (house, browser) = (House::open("reload"), Browser::start("reload"));
    let page = browser.page();
    let table = table_in_front_of(&house, &page, &house.address);
    let before = situation(&page);
    page.click("#table button[value=add]");
    page.call("Page.reload", serde_json::json!({}));
    wait_for_change(&page, &before);
    assert_eq!(own_moves(&house, &table), 1, "reloading in mid-move plays it once");
    let now = situation(&page);
    page.click(".top a[href='/lobby']");
    page.wait("location.pathname === '/lobby'");
    page.eval("history.back()");
    page.wait(&format!("location.pathname.endsWith({:?}) && {ASKED}", table.to_string()));
    assert_eq!(situation(&page), now, "the way back leads to the table as it is");
    assert_eq!(own_moves(&house, &table), 1);
    let before = situation(&page);
    page.click("#table button[name=move]");
    wait_for_change(&page, &before);
    assert_eq!(own_moves(&house, &table), 2, "and the game goes on from there");
}

#[test]
fn a_form_sent_twice_without_a_script_plays_once() {
    let (house, browser) = (House::open("twice"), Browser::start("twice"));
    let page = browser.page();
    page.without_script();
    let table = table_in_front_of(&house, &page, &house.address);
    // Two clicks in a row, as impatient people do.
    let fields = page.eval(
        "new URLSearchParams([...new FormData(document.querySelector('#table')), ['move', 'add']]).toString()",
    );
    for _ in 0..2 {
        let sent = format!(
            "fetch('/tables/{table}/move', {{ method: 'POST', headers: \
             {{ 'Content-Type': 'application/x-www-form-urlencoded' }}, body: {fields} }}).then((r) => r.ok)"
        );
        assert!(page.holds(&sent));
    }
    assert_eq!(own_moves(&house, &table), 1);
}
