//! Several people on one device: the table is covered between them.

use crate::browser::Browser;
use crate::house::House;
use crate::play::situation;

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
            assert!(!page.has(".hand") && !page.has(".peek"), "nothing is seen behind the curtain");
            if curtains == 1 {
                page.screenshot("curtain");
            }
            page.click("#table.curtain button.main");
            page.wait_for("#table.table.asked");
            continue;
        }
        let before = situation(&page);
        let pass = "#table .bar button[value=pass]";
        page.click(if curtains > 4 && page.has(pass) { pass } else { "#table button[name=move]" });
        page.wait(&format!(
            "document.querySelector('#table.curtain') !== null || \
             (document.querySelector('#table')?.dataset.moves + document.querySelector('#prompt')?.textContent) !== {before}"
        ));
    }
    page.wait_for(".winner");
    assert!(curtains > 4, "the device changed hands {curtains} times");
}
