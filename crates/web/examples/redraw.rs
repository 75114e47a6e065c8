//! How long the server takes to draw a table of Dungeoneer with a large map: `cargo run --release -p undercroft-web --example redraw`.

#[allow(dead_code, reason = "shared with the tests")]
#[path = "../tests/common/mod.rs"]
mod common;

use std::time::Instant;
use undercroft_core::{Language, Observer, Seed, Setup};
use undercroft_shelf::any_table::new_table;
use undercroft_shelf::bots::Limit;
use undercroft_web::page::Theme;

/// The map of both sets together.
const PLACES: usize = 44;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let setup = Setup::new(3).with("heroic", "vault").with("legendary_map", "at_start");
    let mut table = new_table("serpent", &setup, Seed::new("redraw")?)?;
    for _ in 0..4000 {
        let Some(seat) = table.status().acting().first() else { break };
        let scene = table.scene(Observer::Seat(seat));
        if scene.view()["shown"]["map"].as_array().map_or(0, Vec::len) >= PLACES {
            break;
        }
        let choices = scene.choices();
        let builds =
            choices.iter().find(|one| one.notation.starts_with("build") || one.notation == "explore");
        let notation = match builds {
            Some(choice) => choice.notation.clone(),
            None => table.bot_move(seat, "random", &Limit::NONE)?,
        };
        table.play(seat, &notation, &[])?;
    }
    let places = table.scene(Observer::Spectator).view()["shown"]["map"].as_array().map_or(0, Vec::len);
    let names = ["Ann", "Mira", "Oskar"];
    let mut times: Vec<f64> = (0..200)
        .map(|_| {
            let start = Instant::now();
            std::hint::black_box(common::table_page("redraw", &*table, Language::En, Theme::Dark, names));
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("{places} places: median {:.2} ms, slowest of 200 {:.2} ms", times[100], times[199]);
    Ok(())
}
