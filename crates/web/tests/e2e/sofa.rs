//! Several people on one device: the table is covered between them.

use crate::browser::Browser;
use crate::house::House;
use crate::play::{go_on, situation};
use undercroft_server::http::Limits;
use undercroft_server::load::{Client, Method};

#[test]
fn two_people_pass_one_device_back_and_forth() {
    let (house, browser) = (House::open("sofa"), Browser::start("sofa"));
    let page = browser.page();
    page.go(&house.at("new/welcome"));
    page.write("input[name=name]", "Ann");
    page.choose("select[name=seat2]", "here");
    page.write("input[name=name2]", "Boris");
    page.choose("select[name=seat3]", "none");
    page.click("form.form button.main");
    page.wait("location.pathname.startsWith('/tables/')");
    let mut curtains = 0;
    for _ in 0..300 {
        page.wait_for("#table.asked, #table.over");
        if page.has("#table.over") {
            break;
        }
        if page.has("#table.curtain") {
            curtains += 1;
            assert!(!page.has(".held-card") && !page.has(".peek"), "nothing is seen behind the curtain");
            if curtains == 1 {
                page.screenshot("curtain");
            }
            page.click("#table.curtain button.main");
            page.wait_for("#table.table.asked");
            continue;
        }
        let before = situation(&page);
        let pass = "#table .bar button[value=pass]";
        go_on(&page);
        page.click(if curtains > 4 && page.has(pass) { pass } else { "#table button[name=move]" });
        page.wait(&format!(
            "document.querySelector('#table.curtain') !== null || \
             (document.querySelector('#table')?.dataset.moves + document.querySelector('#prompt')?.textContent) !== {before}"
        ));
    }
    page.wait_for(".winner");
    assert!(curtains > 4, "the device changed hands {curtains} times");
}

/// Everybody who shares a device is a guest like any other, and counted like one: there is one gate for new people.
#[test]
fn guests_on_one_device_are_counted() {
    let limits = Limits { newcomers: 3, newcomers_per_second: 0.0001, ..Limits::none() };
    let house = House::with_limits("crowd", limits);
    let address = house.address.trim_start_matches("http://").trim_end_matches('/').parse().unwrap();
    let statuses = house.run(async {
        let mut client = Client::new(address);
        let page = client.get("/new/welcome").await.unwrap().body;
        let word =
            page.split("name=\"word\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        let mut statuses = Vec::new();
        for _ in 0..3 {
            let body = format!("word={word}&name=Ann&seat1=me&seat2=here&seat3=none&seat4=none");
            let form = [("content-type", "application/x-www-form-urlencoded")];
            let reply = client.send(Method::POST, "/new/welcome", &form, body).await.unwrap();
            statuses.push(reply.status.as_u16());
        }
        statuses
    });
    // Two come in, then one of two, then nobody.
    assert_eq!(statuses, [303, 429, 429]);
}
