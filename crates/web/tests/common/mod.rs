//! Moments of random games, drawn as pages.

pub mod moments;

use undercroft_core::{Company, Language, Observer, Seat};
use undercroft_shelf::AnyTable;
use undercroft_web::page::{Frame, Reader, Theme, page};
use undercroft_web::scene::scene_of;
use undercroft_web::speech::Speech;
use undercroft_web::table::{Extras, Hint, SeatCard, Sheet, Undo, Way, Why, region};

/// Whoever reads.
pub fn reader(language: Language, theme: Theme, name: &str) -> Reader {
    Reader {
        language,
        theme,
        person: None,
        name: Some(name.to_owned()),
        account: false,
        token: "token".into(),
        path: "/".into(),
        origin: "http://club.example".into(),
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
    let drawn = undercroft_web::face::draw(table.facts().id, &scene, &speech, name != "over");
    let turn = table.status().acting();
    let seats = Seat::all(3).map(|seat| SeatCard {
        seat,
        name: names[seat.index()].to_owned(),
        bot: (seat != me).then(|| if seat.index() == 1 { "hard" } else { "normal" }.to_owned()),
        away: false,
        here: seat.index() != 2,
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
        way: Way {
            base: "/tables/gallery".into(),
            token: "token".into(),
            move_id: "1".into(),
            ..Way::default()
        },
        seats: seats.collect(),
        prompt: drawn.prompt.clone(),
        choices: drawn.choices.clone(),
        log: drawn.log.clone(),
        interlude: drawn.interlude,
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
        game: Some(table.facts().id),
        ..Frame::default()
    };
    page(&reader, &frame, region(&sheet, &drawn.board)).into_string()
}
