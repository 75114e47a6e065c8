//! A finished game: scrub, step, play, anybody's eyes, and play on from here.

use super::review;
use crate::face::{self, Drawn};
use crate::page::Reader;
use crate::speech::Speech;
use crate::table::{Extras, SeatCard, Sheet, Undo, Way, region as table_region};
use maud::{Markup, html};
use undercroft_core::{Company, Observer, Phrase, Seat};
use undercroft_server::hall::Moment;
use undercroft_shelf::AnyReview;
use undercroft_shelf::bots::BOTS;

/// The region of a replay and its headline.
pub fn region(reader: &Reader, moment: &Moment, review: Option<&AnyReview>) -> (Markup, String) {
    let speech = reader.speech();
    let names = shown_names(&speech, &moment.names);
    let company = Company { names: names.clone(), you: moment.observer.seat() };
    let speech = speech.with(company);
    let Drawn { mut board, mut log, prompt, choices: _, interlude } =
        face::draw(&moment.game, &moment.sight, &speech, false);
    let headline = board.headline.clone();
    let to = |number: usize| address(moment, number, moment.observer, review.is_some());
    board.left.push(review::card(&speech, moment, review, &to));
    for line in &mut log {
        line.moment = Some(to(line.number));
    }
    let turn = moment.sight.scene.status().acting();
    let cards = Seat::all(moment.setup.seats).map(|seat| SeatCard {
        seat,
        name: names.get(seat.index()).cloned().unwrap_or_default(),
        bot: moment.names.get(seat.index()).filter(|name| BOTS.contains(&name.as_str())).cloned(),
        away: false,
        here: true,
        clock: None,
        turn: turn.contains(seat),
    });
    let sheet = Sheet {
        speech: &speech,
        observer: moment.observer,
        moves: moment.number,
        way: Way::default(),
        seats: cards.collect(),
        prompt,
        choices: crate::table::Choices::default(),
        log,
        // Only at the moment itself.
        interlude: interlude.filter(|one| one.number == moment.number),
        why: None,
        hints: None,
        undo: Undo::Nothing,
        over: true,
        extras: Extras {
            controls: Some(controls(reader, &speech, moment, review.is_some())),
            ..Extras::default()
        },
    };
    (table_region(&sheet, &board), headline)
}

/// A bot is stored by its level; alike bots are told apart by their seats, as at the table.
fn shown_names(speech: &Speech, names: &[String]) -> Vec<String> {
    let shown = |(index, name): (usize, &String)| {
        if !BOTS.contains(&name.as_str()) {
            return name.clone();
        }
        let called = speech.say(&Phrase::member("server-bot", name));
        let alike = names.iter().filter(|other| *other == name).count();
        if alike > 1 { format!("{called} {}", index + 1) } else { called }
    };
    names.iter().enumerate().map(shown).collect()
}

fn address(moment: &Moment, number: usize, observer: Observer, reviewed: bool) -> String {
    let seat = observer.seat().map(|seat| format!("&seat={seat}")).unwrap_or_default();
    let review = if reviewed { "&review=1" } else { "" };
    format!("/tables/{}/replay?move={number}{seat}{review}", moment.id)
}

fn controls(reader: &Reader, speech: &Speech, moment: &Moment, reviewed: bool) -> Markup {
    let (number, last) = (moment.number, moment.moves);
    let to = |number: usize| address(moment, number, moment.observer, reviewed);
    let eyes = |observer| address(moment, number, observer, reviewed);
    let here = moment.observer.seat();
    let turn = moment.sight.scene.status().acting().first();
    html! {
        form.replay method="get" action={ "/tables/" (moment.id) "/replay" } data-replay=(last) {
            @if let Some(seat) = here { input type="hidden" name="seat" value=(seat.number()); }
            @if reviewed { input type="hidden" name="review" value="1"; }
            a.tool href=(to(0)) aria-label=(speech.text("web-replay-first")) { "⏮" }
            a #step-back.tool href=(to(number.saturating_sub(1))) aria-label=(speech.text("web-replay-back")) data-step="-1" { "◀" }
            button #play.choice.main.script-only type="button" data-play=(speech.text("web-replay-play")) data-stop=(speech.text("web-replay-stop")) { (speech.text("web-replay-play")) }
            a #step-on.tool href=(to((number + 1).min(last))) aria-label=(speech.text("web-replay-next")) data-step="1" { "▶" }
            a.tool href=(to(last)) aria-label=(speech.text("web-replay-last")) { "⏭" }
            label.scrub {
                span { (speech.say(&Phrase::new("web-replay-move").number("n", number as i64).number("all", last as i64))) }
                input #scrub type="range" name="move" min="0" max=(last) value=(number);
            }
            label.script-only { span.unseen { (speech.text("web-replay-speed")) }
                select name="" data-speed { @for (value, label) in [("2000", "½×"), ("1100", "1×"), ("500", "2×")] {
                    option value=(value) selected[value == "1100"] { (label) } } } }
            noscript { button.tool { (speech.text("web-replay-go")) } }
        }
        nav.eyes aria-label=(speech.text("web-replay-eyes")) {
            span.soft { (speech.text("web-replay-eyes")) }
            a.tool href=(eyes(Observer::Omniscient)) aria-current=[here.is_none().then_some("true")] { (speech.text("web-replay-all")) }
            @for seat in Seat::all(moment.setup.seats) {
                a.tool href=(eyes(Observer::Seat(seat))) aria-current=[(here == Some(seat)).then_some("true")] {
                    (crate::table::emblem(seat)) " " (speech.company().names[seat.index()])
                }
            }
        }
        @if reader.name.is_some() && moment.sight.scene.status().outcome().is_none() {
            form.continue method="post" action={ "/tables/" (moment.id) "/continue" } {
                input type="hidden" name="word" value=(reader.token);
                input type="hidden" name="number" value=(number);
                button.choice { (speech.text("web-replay-continue")) }
                label { span.unseen { (speech.text("web-replay-as")) }
                    select name="seat" { @for seat in Seat::all(moment.setup.seats) {
                        option value=(seat.number()) selected[Some(seat) == here.or(turn)] { (speech.company().names[seat.index()]) } } } }
            }
        }
        button.tool.script-only type="button" data-copy={ (reader.origin) (to(number)) } data-copied=(speech.text("web-copied")) { (speech.text("web-replay-link")) }
        a.tool href={ "/tables/" (moment.id) "/file" } { (speech.text("web-file")) }
    }
}
