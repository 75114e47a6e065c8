//! Writes texts that are right into `corpus`, so that fuzzing begins behind the first checks:
//! `cargo run --example starting_points` in this folder.

use std::error::Error;
use std::path::Path;
use undercroft_core::{Observer, Quick, Seed, Setup};
use undercroft_shelf::any_table::new_table;

const COMPONENTS: [(&str, &str); 3] = [
    ("welcome", include_str!("../../crates/games/welcome/components.toml")),
    ("lords", include_str!("../../crates/games/lords/components.toml")),
    ("paper", include_str!("../../crates/games/paper/components.toml")),
];

const REQUESTS: [&str; 6] = [
    r#"{"do":"play","move":"discard torch","id":"1"}"#,
    r#"{"do":"join","seat":2,"invite":"abc"}"#,
    r#"{"do":"answer_undo","yes":true}"#,
    r#"{"game":"welcome","seats":["me","random"],"options":{"hero":"mage"},"public":true,"clock":{"kind":"none"}}"#,
    r#"{"game":"lords","seats":["me","open"],"clock":{"kind":"live","bank":300,"increment":5}}"#,
    "theme=dark; undercroft=abc.0.0123456789abcdef; language=ru",
];

/// How far the games are played whose moves, logs and positions are written.
const DEPTHS: [u8; 8] = [0, 1, 3, 8, 20, 45, 90, 200];

fn main() -> Result<(), Box<dyn Error>> {
    for (number, game) in (0_u8..).zip(undercroft_shelf::ids()) {
        if let Some((_, text)) = COMPONENTS.iter().find(|(id, _)| *id == game) {
            write("components", game, &[&[number], text.as_bytes()].concat())?;
        }
        for depth in DEPTHS {
            let name = format!("{game}-{depth}");
            let mut table = new_table(game, &Setup::new(2), Seed::new("s1")?)?;
            undercroft_fuzz::play(&mut table, usize::from(depth), &mut Quick::new(1));
            write("positions", &name, table.position().as_bytes())?;
            let names = ["Mira".to_owned(), "Oskar".to_owned()];
            write("replays", &name, table.log(&names).write().as_bytes())?;
            let Some(seat) = table.status().acting().first() else { continue };
            for (index, choice) in table.scene(Observer::Seat(seat)).choices().iter().take(8).enumerate() {
                let data = [&[number, depth, 1], choice.notation.as_bytes()].concat();
                write("moves", &format!("{name}-{index}"), &data)?;
            }
        }
    }
    for (number, text) in REQUESTS.iter().enumerate() {
        write("requests", &number.to_string(), text.as_bytes())?;
    }
    Ok(())
}

fn write(target: &str, name: &str, data: &[u8]) -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join(name), data)
}
