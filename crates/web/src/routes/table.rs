//! A table: the waiting room before the game, the board during it, the same with a way on after it.

use super::Answer;
use super::sofa::Shown;
use super::visit::{Visit, table_id};
use crate::face::{self, Drawn};
use crate::page::{Frame, page};
use crate::pages::extras;
use crate::pages::waiting;
use crate::speech::Speech;
use crate::table::{Board, Clock, Extras, Hint, Parts, SeatCard, Sheet, Undo, Way, Why, region};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;
use undercroft_core::{Phrase, SeatSet};
use undercroft_server::hall::{self, Name, TableView};
use undercroft_server::http::{Held, Part};
use undercroft_server::ids::random_word;
use undercroft_server::room::Phase;
use undercroft_server::{Hall, TableId};

/// An answer to a question the reader asked about the table.
#[derive(Debug, Default)]
pub(super) struct Asked {
    pub why: Option<Why>,
    pub hints: Option<Vec<Hint>>,
}

pub(super) async fn show(State(hall): State<Arc<Hall>>, visit: Visit, Path(id): Path<String>) -> Answer {
    let id = table_id(&visit, &id)?;
    let failure = |trouble| visit.failure(trouble);
    let shown = visit.look(&hall, &id).await.map_err(failure)?;
    // Without a script no stream will say that they are here.
    for person in visit.device(&hall).await.map_err(failure)? {
        hall.call(&person.id, &id);
    }
    Ok(show_page(&visit, &shown, Asked::default()))
}

/// The whole page of a table.
pub(super) fn show_page(visit: &Visit, shown: &Shown, asked: Asked) -> Response {
    let view = shown.view();
    // The page says what it shows, so that its stream begins with what is new.
    let seen = Held::of(&parts_of(visit, shown)).write();
    let (region, headline) = whole(visit, shown, asked);
    let class = if view.sight.is_some() && !shown.is_curtain() { "at-table" } else { "plain" };
    let waits = view.phase != Phase::Over && !view.you.is_some_and(|seat| view.asked.contains(seat));
    let frame = Frame {
        title: headline.clone(),
        class,
        stream: Some(format!("/tables/{}/stream?seen={seen}", view.id)),
        reload: waits.then_some(3),
        headline: Some(headline),
        game: Some(&view.game),
        ..Frame::default()
    };
    let say = format!("/tables/{}/say", view.id);
    let main = html! {
        (region)
        // Talk has a form of its own, so that Enter says something instead of making a move.
        form #say method="post" action=(say) { input type="hidden" name="word" value=(visit.reader.token); }
    };
    page(&visit.reader, &frame, main).into_response()
}

/// The parts of the table as the visitor may see it now; nothing once they may not see it any more.
pub(super) async fn parts_for(hall: &Arc<Hall>, visit: &Visit, id: &TableId) -> Option<Vec<Part>> {
    let shown = visit.look(hall, id).await.ok()?;
    Some(parts_of(visit, &shown))
}

/// Each part with what it is known by. The players are known without the times of their clocks, which are no news.
/// `end` comes last, with every change: all parts of a change are shown at once.
fn parts_of(visit: &Visit, shown: &Shown) -> Vec<Part> {
    let view = shown.view();
    let speech = &speech_of(visit, view);
    let mut all = Vec::new();
    match drawn(visit, shown, speech, Asked::default()) {
        Err(other) => all.push(Part::new("table", other.into_string())),
        Ok((mut sheet, board)) => {
            // From a waiting room or from behind a curtain the whole table is new.
            all.push(Part::with_essence("table", region(&sheet, &board).into_string(), "table"));
            let named = Parts::of(&sheet, &board).named();
            for seat in &mut sheet.seats {
                seat.clock = None;
            }
            let timeless = Parts::of_seats(&sheet, &board).into_string();
            all.extend(named.into_iter().map(|(name, part)| match name {
                "seats" => Part::with_essence(name, part.into_string(), &timeless),
                _ => Part::new(name, part.into_string()),
            }));
        }
    }
    all.push(Part::going_along("end", "end".to_owned()));
    all
}

pub(super) fn speech_of(visit: &Visit, view: &TableView) -> Speech {
    let speech = visit.reader.speech();
    let company = view.company(speech.words());
    speech.with(company)
}

/// The whole region and its headline.
fn whole(visit: &Visit, shown: &Shown, asked: Asked) -> (Markup, String) {
    let speech = &speech_of(visit, shown.view());
    match drawn(visit, shown, speech, asked) {
        Ok((mut sheet, board)) => {
            sheet.way.move_id = random_word(12);
            (region(&sheet, &board), board.headline)
        }
        Err(other) => (other, speech.say(&Phrase::member("web-game", &shown.view().game))),
    }
}

/// The table, or the waiting room or curtain that is there instead.
fn drawn<'a>(
    visit: &Visit,
    shown: &Shown,
    speech: &'a Speech,
    asked: Asked,
) -> Result<(Sheet<'a>, Board), Markup> {
    let view = shown.view();
    let way = Way {
        base: format!("/tables/{}", view.id),
        token: visit.reader.token.clone(),
        move_id: String::new(),
        origin: visit.reader.origin.clone(),
    };
    if let Shown::Curtain { to, .. } = shown {
        return Err(waiting::curtain(speech, *to, &way));
    }
    let curious = view.you.is_some() && view.phase == Phase::Playing;
    let Some(sight) = &view.sight else { return Err(waiting::region(speech, view, &way)) };
    let Drawn { board, log, prompt, choices, interlude } = face::draw(&view.game, sight, speech, curious);
    let sheet = Sheet {
        speech,
        observer: view.observer,
        moves: log.last().map_or(0, |line| line.number),
        seats: seat_cards(view, speech),
        prompt: match extras::ending(speech, view) {
            Some(ending) => ending,
            None if view.paused => speech.text("web-paused"),
            None => prompt,
        },
        choices,
        log,
        interlude,
        why: asked.why,
        hints: asked.hints,
        undo: match view.undo {
            hall::Undo::Nothing => Undo::Nothing,
            hall::Undo::Now => Undo::Free,
            hall::Undo::Ask => Undo::Ask,
        },
        over: view.phase == Phase::Over,
        extras: Extras {
            notices: extras::notices(speech, view, &way),
            company: extras::company(speech, view.watchers),
            panels: extras::panels(speech, view, &way),
            actions: extras::actions(speech, view, &way),
            alone: view.day.is_some(),
            ..Extras::default()
        },
        way,
    };
    Ok((sheet, board))
}

fn seat_cards(view: &TableView, speech: &Speech) -> Vec<SeatCard> {
    let asked: SeatSet = view.asked;
    view.chairs
        .iter()
        .map(|chair| SeatCard {
            seat: chair.seat,
            name: speech.company().names.get(chair.seat.index()).cloned().unwrap_or_default(),
            bot: match &chair.name {
                Name::Bot(level) => Some(level.clone()),
                Name::Free | Name::Person(_) => None,
            },
            away: chair.absence.is_some(),
            // Whoever reads this is there, even before their stream is.
            here: view.you == Some(chair.seat) || chair.person.is_none() || chair.present,
            clock: chair.time_left.map(|left| Clock { left, runs: chair.clock_runs }),
            turn: asked.contains(chair.seat),
        })
        .collect()
}

/// Only the answers of a page, for the script.
pub(super) fn answers(speech: &Speech, asked: &Asked) -> Markup {
    html! { div #answers.answers { (crate::table::answers(speech, asked.why.as_ref(), asked.hints.as_deref())) } }
}
