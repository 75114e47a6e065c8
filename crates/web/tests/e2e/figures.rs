//! Figures for `docs/benchmarks.md`: what a table weighs, and how long it takes to draw. Nothing is asserted here:
//! `cargo test -p undercroft-web --test e2e -- --ignored --nocapture figures`.

use crate::browser::Browser;
use crate::house::House;
use crate::moments;
use crate::play::ASKED;
use serde_json::Value;
use std::time::Instant;
use undercroft_core::{Company, Language, Observer, Seat};
use undercroft_server::{NewTable, SeatPlan};
use undercroft_web::speech::Speech;

const WEIGHT: &str = "performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource')) \
    .filter((one) => !one.name.includes('/stream')).map((one) => [one.name.split('/').pop(), one.transferSize])";

#[test]
#[ignore = "a measurement"]
fn what_a_table_weighs() {
    let (house, browser) = (House::open("figures"), Browser::start("figures"));
    for game in undercroft_shelf::ids() {
        let page = browser.page();
        let me = house.settle(&page, "Ann");
        let seats = vec![SeatPlan::Me, SeatPlan::Bot("easy".into()), SeatPlan::Bot("easy".into())];
        let table = house.run(house.hall.open_table(&me, &NewTable::new(game, seats))).unwrap();
        page.go(&house.at(&format!("tables/{table}")));
        page.wait(ASKED);
        let parts: Vec<(String, u64)> = serde_json::from_value(page.eval(WEIGHT)).unwrap();
        let sum: u64 = parts.iter().map(|(_, bytes)| bytes).sum();
        println!("{game}: {sum} bytes over the wire: {}", Value::from(format!("{parts:?}")));
    }
}

#[test]
#[ignore = "a measurement"]
fn how_long_a_table_takes_to_draw() {
    for game in undercroft_shelf::ids() {
        let table = moments::after(game, 60);
        let names = ["Ann", "Mira", "Oskar"].map(str::to_owned).to_vec();
        let speech = Speech::new(Language::En).with(Company { names, you: Some(Seat::FIRST) });
        let scene = undercroft_web::scene::scene_of(&*table, Observer::Seat(Seat::FIRST));
        let took = (0..300).map(|_| {
            let begun = Instant::now();
            std::hint::black_box(undercroft_web::face::draw(game, &scene, &speech, true));
            begun.elapsed()
        });
        let mut took: Vec<_> = took.collect();
        took.sort();
        println!("{game}: drawn in {:?} at best, {:?} in the middle", took[0], took[took.len() / 2]);
    }
}
