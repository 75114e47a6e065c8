//! A finished game: scrub, step, play, anybody's eyes, and play on from here.

use super::review;
use crate::art::picture;
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
        extras: Extras { controls: Some(controls(reader, &speech, moment, review)), ..Extras::default() },
    };
    (table_region(&sheet, &board), headline)
}

/// A bot is stored by its level and called by its seat, as at the table.
fn shown_names(speech: &Speech, names: &[String]) -> Vec<String> {
    let shown = |(index, name): (usize, &String)| {
        if !BOTS.contains(&name.as_str()) {
            return name.clone();
        }
        speech.say(&Phrase::member("bots-name", &(index + 1).to_string()))
    };
    names.iter().enumerate().map(shown).collect()
}

fn address(moment: &Moment, number: usize, observer: Observer, reviewed: bool) -> String {
    let seat = observer.seat().map(|seat| format!("&seat={seat}")).unwrap_or_default();
    let review = if reviewed { "&review=1" } else { "" };
    format!("/tables/{}/replay?move={number}{seat}{review}", moment.id)
}

fn controls(reader: &Reader, speech: &Speech, moment: &Moment, review: Option<&AnyReview>) -> Markup {
    let (number, last, reviewed) = (moment.number, moment.moves, review.is_some());
    let to = |number: usize| address(moment, number, moment.observer, reviewed);
    let step = |to: String, sign: &str, key: &'static str, by: Option<&str>| {
        html! { a.tool.sq href=(to) aria-label=(speech.text(key)) title=(speech.text(key)) data-step=[by] { (picture(sign)) } }
    };
    html! {
        div.controls {
            (step(to(0), "to-first", "web-replay-first", None))
            (step(to(number.saturating_sub(1)), "step-back", "web-replay-back", Some("-1")))
            button #play.choice.main.sq.script-only type="button" data-play=(speech.text("web-replay-play")) data-stop=(speech.text("web-replay-stop")) aria-label=(speech.text("web-replay-play")) {
                (picture("step-on")) (picture("stop"))
            }
            (step(to((number + 1).min(last)), "step-on", "web-replay-next", Some("1")))
            (step(to(last), "to-last", "web-replay-last", None))
            output #moment { (speech.say(&Phrase::new("web-replay-move").number("n", number as i64).number("all", last as i64))) }
            label.script-only { span.unseen { (speech.text("web-replay-speed")) }
                select name="" data-speed { @for (value, label) in [("2000", "½×"), ("1100", "1×"), ("500", "2×")] {
                    option value=(value) selected[value == "1100"] { (label) } } } }
            (play_on(reader, speech, moment))
            button.tool.script-only type="button" data-copy={ (reader.origin) (to(number)) } data-copied=(speech.text("web-copied")) { (speech.text("web-replay-link")) }
            a.tool href={ "/tables/" (moment.id) "/file" } { (speech.text("web-file")) }
            (eyes(speech, moment, reviewed))
        }
        form.replay.film method="get" action={ "/tables/" (moment.id) "/replay" } data-replay=(last) {
            @if let Some(seat) = moment.observer.seat() { input type="hidden" name="seat" value=(seat.number()); }
            @if reviewed { input type="hidden" name="review" value="1"; }
            (review::film(speech, moment, review, &to))
            label.scrub { span.unseen { (speech.text("web-replay-scrub")) }
                input #scrub type="range" name="move" min="0" max=(last) value=(number); }
            noscript { button.tool { (speech.text("web-replay-go")) } }
        }
    }
}

/// With whose eyes the table is seen.
fn eyes(speech: &Speech, moment: &Moment, reviewed: bool) -> Markup {
    let to = |observer| address(moment, moment.number, observer, reviewed);
    let here = moment.observer.seat();
    html! {
        nav.eyes aria-label=(speech.text("web-replay-eyes")) {
            span.soft { (speech.text("web-replay-eyes")) }
            a.tool href=(to(Observer::Omniscient)) aria-current=[here.is_none().then_some("true")] { (picture("eye")) (speech.text("web-replay-all")) }
            @for seat in Seat::all(moment.setup.seats) {
                a.tool href=(to(Observer::Seat(seat))) aria-current=[(here == Some(seat)).then_some("true")] {
                    (crate::table::emblem(seat)) span { (speech.company().names[seat.index()]) }
                }
            }
        }
    }
}

/// The way to play on from this moment, in the seat that is looked through.
fn play_on(reader: &Reader, speech: &Speech, moment: &Moment) -> Markup {
    let status = moment.sight.scene.status();
    let seat = moment.observer.seat().or(status.acting().first());
    html! {
        @if reader.name.is_some() && status.outcome().is_none() {
            form.continue method="post" action={ "/tables/" (moment.id) "/continue" } {
                input type="hidden" name="word" value=(reader.token);
                input type="hidden" name="number" value=(moment.number);
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat.number()); }
                button.choice { (speech.text("web-replay-continue")) }
            }
        }
    }
}
