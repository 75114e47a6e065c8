//! Positions that cannot be are refused, with every reason.

use undercroft_core::{Game, Setup};
use undercroft_core::{Quick, Silent};
use undercroft_lords::Lords;

fn written() -> String {
    let game = Lords::new(&Setup::new(2)).expect("a set-up of the game");
    let state = game.start(&mut Quick::new(1), &mut Silent);
    game.write_position(&state)
}

#[test]
fn a_position_reads_back() {
    let text = written();
    let (game, state) = Lords::read_position(&text).unwrap();
    assert_eq!(game.write_position(&state), text);
}

#[test]
fn impossible_positions_are_refused() {
    let text = written();
    let tunnels = "tunnels = [\"C1\", \"C2\", \"C3\"]";
    assert!(text.contains(tunnels));
    let cases = [
        (tunnels, "tunnels = [\"C1\", \"C2\", \"D1\", \"D2\"]", "block of two by two"),
        (tunnels, "tunnels = [\"C1\", \"E4\"]", "connected"),
        (tunnels, "tunnels = [\"C2\", \"C3\"]", "the entrance"),
        (tunnels, "tunnels = [\"F9\"]", "is no square"),
        ("year = 1", "year = 3", "years 1 and 2"),
        ("seats = 2", "seats = 3", "the table has 3"),
        ("seats = 2", "seats = 5", "2 to 4 players"),
        ("game = \"lords\"", "game = \"welcome\"", "not of lords"),
        ("evil = 4", "evil = 99", "evil is at most 14"),
        ("imps = 3", "imps = 3\nwings = 2", "unknown field"),
        ("[position.tavern]", "[position.tavern]\ndemon = 2", "demon"),
    ];
    for (from, to, reason) in cases {
        let error = Lords::read_position(&text.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.contains(reason), "{to}: {error}");
    }
}

#[test]
fn rooms_in_the_wrong_place_are_refused() {
    let text = written();
    let with = |rooms: &str| {
        let text = text.replacen("tunnels = [\"C1\", \"C2\", \"C3\"]", "tunnels = [\"C1\"]", 1);
        let at = text.find("[position.players.dungeon.rooms]").unwrap();
        let at = at + text[at..].find('\n').unwrap() + 1;
        Lords::read_position(&format!("{}{rooms}{}", &text[..at], &text[at..])).unwrap_err().to_string()
    };
    assert!(with("mint = \"C2\"\n").contains("mint may not stand on C2 (DL-132)"));
    assert!(with("magic-room = \"C2\"\nmint = \"C3\"\n").contains("DL-133"));
    assert!(with("palace = \"C2\"\n").contains("“palace” is not known"));
}
