//! A campaign of Paper Dungeons from the first page into the Hall of Fame.

use crate::accessible::{assert_accessible, assert_reachable};
use crate::browser::{Browser, Page};
use crate::house::House;
use crate::play::{ASKED, OVER};
use undercroft_server::{Person, TableId};

/// Plays the chapter on the page to its end, behind the page's back, and waits until the page shows it.
fn play_to_the_end(house: &House, page: &Page, me: &Person) {
    let address = page.eval("location.pathname");
    let table = TableId::read(address.as_str().unwrap().rsplit('/').next().unwrap()).unwrap();
    house.run(async {
        loop {
            let view = house.hall.see(Some(&me.id), &table).await.unwrap();
            let choices = view.sight.as_ref().map_or_else(Vec::new, |sight| sight.scene.choices());
            let Some(choice) = choices.first() else { break };
            house.hall.play(me, &table, &choice.notation, None).await.unwrap();
        }
    });
    page.wait(OVER);
    if page.has("#ended[open] #go-on") {
        page.click("#go-on");
        page.wait("!document.querySelector('#ended[open]')");
    }
}

#[test]
fn a_campaign_leads_into_the_hall_of_fame() {
    let (house, browser) = (House::open("campaign"), Browser::moving("campaign"));
    let page = browser.page();
    let me = house.settle(&page, "Ann");
    page.go(&house.at("campaigns"));
    assert_accessible("campaigns", &page);
    assert_reachable("campaigns", &page);
    page.choose("select[name=scenario]", "tower");
    page.click("form.form button.main");
    page.wait(ASKED);
    for chapter in 2..=3 {
        play_to_the_end(&house, &page, &me);
        assert!(!page.has("button[formaction$='/again']"), "a chapter is played once");
        let before = page.eval("location.pathname");
        page.click(".bar button[formaction^='/campaigns/']");
        page.wait(&format!("location.pathname !== {before} && {ASKED}"));
        page.wait(&format!("document.querySelector('#deeds').innerText.includes('Chapter {chapter} of 3')"));
    }
    page.go(&house.address);
    page.wait("document.querySelector('.today')?.innerText.includes('Chapter 3 of 3')");
    page.screenshot("home-campaign");
    page.eval("history.back()");
    page.wait(ASKED);
    play_to_the_end(&house, &page, &me);
    page.click(".bar a[href='/campaigns']");
    page.wait_for("#fame tbody tr.mine");
    assert_accessible("the Hall of Fame", &page);
    assert!(
        page.holds("[...document.querySelectorAll('main .sheet > p')].every((e) => e.offsetWidth > 400)"),
        "sentences have room"
    );
    page.screenshot("campaigns");
    page.size(320, 640);
    assert!(page.holds("document.documentElement.scrollWidth <= innerWidth"), "campaigns scroll sideways");
    page.screenshot("campaigns-320");
}
