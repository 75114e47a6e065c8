//! What everybody plays today, from the first page to the board of the day.

use crate::accessible::{assert_accessible, assert_reachable};
use crate::browser::Browser;
use crate::house::House;
use crate::play::{ASKED, OVER};
use undercroft_server::TableId;

#[test]
fn the_dungeon_of_the_day_with_everything_moving() {
    let (house, browser) = (House::open("days"), Browser::moving("days"));
    let page = browser.page();
    // Whoever comes first finds the day prepared a moment later.
    page.go(&house.at("today"));
    page.wait_for("#paper button.act");
    page.wait_for("#lords button.act");
    assert_accessible("today", &page);
    assert_reachable("today", &page);
    page.screenshot("today");
    page.go(&house.address);
    page.wait_for(".today form[action='/today/paper'] button");
    page.click(".today form[action='/today/paper'] button");
    page.wait(ASKED);
    let address = page.eval("location.pathname");
    let table = TableId::read(address.as_str().unwrap().rsplit('/').next().unwrap()).unwrap();
    assert!(!page.has("[data-key=h]"), "nobody helps in the dungeon of the day");

    // The first page leads back to the same table as long as it is not over.
    page.go(&house.address);
    page.click(&format!(".today a[href='/tables/{table}']"));
    page.wait(ASKED);
    let token = house.run(async {
        let entries = house.hall.store().entries(&table, 0).await.unwrap();
        entries.into_iter().find_map(|(entry, _)| match entry {
            undercroft_server::journal::Entry::Sat { person, .. } => Some(person),
            _ => None,
        })
    });
    let person = house.run(house.hall.profile(&token.unwrap())).unwrap();
    let me = undercroft_server::Person {
        id: person.id,
        name: person.name,
        login: None,
        language: None,
        theme: None,
        created: person.created,
    };
    house.run(async {
        loop {
            let view = house.hall.see(Some(&me.id), &table).await.unwrap();
            let choices = view.sight.as_ref().map_or_else(Vec::new, |sight| sight.scene.choices());
            let Some(choice) = choices.first() else { break };
            house.hall.play(&me, &table, &choice.notation, None).await.unwrap();
        }
    });
    page.wait(OVER);
    if page.has("#ended[open] #go-on") {
        page.click("#go-on");
    }
    assert!(!page.has("button[formaction$='/again']"), "there is one try");
    page.click(".bar a[href='/today#paper']");
    page.wait_for("#paper tr.mine");
    page.screenshot("today-board");
    assert_accessible("the board of the day", &page);

    // Somebody else sees the same board before they go in themselves.
    let other = browser.page();
    other.phone();
    other.go(&house.address);
    other.wait("document.querySelector('.today').innerText.includes('went in')");
    assert!(
        other.holds("document.documentElement.scrollWidth <= innerWidth"),
        "the first page scrolls sideways"
    );
    other.screenshot("home-today-phone");
    other.go(&house.at("today"));
    other.wait_for("#paper .leaders tbody tr");
    assert!(other.holds("document.documentElement.scrollWidth <= innerWidth"), "the day scrolls sideways");
    other.screenshot("today-phone");
    page.go(&house.address);
    page.wait("document.querySelector('.today').innerText.includes('Your result')");
    page.screenshot("home-today");
}

#[test]
fn the_puzzle_of_the_day_begins_with_a_plan() {
    let (house, browser) = (House::open("day-puzzle"), Browser::moving("day-puzzle"));
    let page = browser.page();
    page.go(&house.at("today"));
    page.click("#lords button.act");
    page.wait(ASKED);
    page.wait_for(".hall[data-phase]");
    // Sometimes the tile to be defended is chosen first.
    if !page.has("[name=move][value=ready]") {
        page.click("#board button[name=move], .bar button[name=move]");
    }
    page.wait_for("[name=move][value=ready]");
    assert_accessible("the puzzle of the day", &page);
    page.screenshot("day-puzzle");
}
