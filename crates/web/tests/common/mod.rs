//! Moments of random games, drawn as pages.

use undercroft_core::{Company, Language, Observer, Seat, Seed, Setup};
use undercroft_shelf::AnyTable;
use undercroft_shelf::any_table::new_table;
use undercroft_web::page::{Frame, Reader, Theme, page};
use undercroft_web::scene::scene_of;
use undercroft_web::speech::Speech;
use undercroft_web::table::{Extras, Hint, SeatCard, Sheet, Undo, Way, Why, region};

/// Moments worth looking at: a name, the phase, and the least number of cards in the dungeon.
pub const MOMENTS: [(&str, &str, usize); 9] = [
    ("bidding", "bidding", 3),
    ("deciding", "deciding", 4),
    ("waiting", "deciding", 3),
    ("naming", "naming", 4),
    ("delving", "delving", 2),
    ("facing", "facing", 1),
    ("dying", "dying", 0),
    ("hero", "choosing-hero", 0),
    ("over", "over", 0),
];

/// Whoever reads.
pub fn reader(language: Language, theme: Theme, name: &str) -> Reader {
    Reader {
        language,
        theme,
        name: Some(name.to_owned()),
        account: false,
        token: "token".into(),
        path: "/".into(),
    }
}

/// The page of the first seat; the seats have these names.
pub fn table_page(
    name: &str,
    table: &dyn AnyTable,
    language: Language,
    theme: Theme,
    names: [&str; 3],
) -> String {
    let me = Seat::FIRST;
    let company = Company { names: names.map(str::to_owned).to_vec(), you: Some(me) };
    let speech = Speech::new(language).with(company);
    let scene = scene_of(table, Observer::Seat(me));
    let drawn = undercroft_web::welcome::draw(table.setup(), &scene, &speech)
        .expect("a table of Welcome to the Dungeon");
    let turn = table.status().acting();
    let seats = Seat::all(3).map(|seat| SeatCard {
        seat,
        name: names[seat.index()].to_owned(),
        bot: (seat != me).then(|| if seat.index() == 1 { "hard" } else { "normal" }.to_owned()),
        away: false,
        clock: None,
        turn: turn.contains(seat),
    });
    let why = (name == "deciding")
        .then(|| table.why_not(me, "pass").ok().flatten())
        .flatten()
        .map(|refusal| Why { text: speech.say(&refusal.phrase), rule: Some(refusal.rule.to_owned()) });
    let hints = (name == "bidding").then(|| {
        vec![Hint { label: drawn.choices.legal[0].label.clone(), chance: Some(0.46), reason: None }]
    });
    let sheet = Sheet {
        speech: &speech,
        observer: Observer::Seat(me),
        moves: table.moves(),
        way: Way { base: "/tables/gallery".into(), token: "token".into(), move_id: "1".into() },
        seats: seats.collect(),
        prompt: drawn.prompt.clone(),
        choices: drawn.choices.clone(),
        log: drawn.log.clone(),
        why,
        hints,
        undo: if name == "deciding" { Undo::Ask } else { Undo::Free },
        over: name == "over",
        extras: Extras::default(),
    };
    let reader = reader(language, theme, names[0]);
    let frame = Frame {
        title: drawn.board.headline.clone(),
        class: "at-table",
        headline: Some(drawn.board.headline.clone()),
        ..Frame::default()
    };
    page(&reader, &frame, region(&sheet, &drawn.board)).into_string()
}

/// Plays random games until one comes to such a moment with seat 1 to move, or waiting in "waiting".
pub fn find(name: &str, phase: &str, pile: usize) -> Box<dyn AnyTable> {
    let setup = Setup::new(3);
    for number in 0.. {
        let seed = Seed::new(format!("gallery-{number}")).expect("a seed");
        let mut table = new_table("welcome", &setup, seed).expect("a table");
        loop {
            let view = table.view(Observer::Seat(Seat::FIRST));
            let mine = view["turn"] == 1 || phase == "over";
            let wanted = view["phase"] == phase
                && mine == (name != "waiting")
                && view["pile"].as_array().map_or(0, Vec::len) >= pile
                && (view["round"] != 1)
                && (pile < 2 || phase == "naming" || view["discard"].as_array().map_or(0, Vec::len) == 2);
            let met = view["delve"]["met"].as_array().map_or(0, Vec::len);
            if wanted && (phase != "delving" || met >= 2) {
                return table;
            }
            let Some(seat) = table.status().acting().first() else { break };
            let notation = table.bot_move(seat, "random").expect("a move");
            table.play(seat, &notation, &[]).expect("a legal move");
        }
    }
    unreachable!("some game comes there")
}
