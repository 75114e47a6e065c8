//! A table: the waiting room before the game, the board during it, the same with a way on after it.

use super::Answer;
use super::sofa::Shown;
use super::visit::{Visit, table_id};
use crate::page::{Frame, page};
use crate::pages::extras;
use crate::pages::waiting;
use crate::speech::Speech;
use crate::table::{Clock, Extras, Hint, SeatCard, Sheet, Undo, Way, Why, region};
use crate::welcome::{Drawn, draw};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
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
    let (region, headline) = parts(visit, shown, view, asked);
    let region = region.into_string();
    let seen = Held::of(&[table_part(visit, shown, region.clone())]).write();
    let numbered = region.replacen(UNNUMBERED, &format!("name=\"once\" value=\"{}\"", random_word(12)), 1);
    let class = if view.sight.is_some() && !shown.is_curtain() { "at-table" } else { "plain" };
    let waits = view.phase != Phase::Over && !view.you.is_some_and(|seat| view.asked.contains(seat));
    let frame = Frame {
        title: headline.clone(),
        class,
        stream: Some(format!("/tables/{}/stream?seen={seen}", view.id)),
        reload: waits.then_some(3),
        headline: Some(headline),
        ..Frame::default()
    };
    let say = format!("/tables/{}/say", view.id);
    let main = html! {
        (PreEscaped(numbered))
        // Talk has a form of its own, so that Enter says something instead of making a move.
        form #say method="post" action=(say) { input type="hidden" name="word" value=(visit.reader.token); }
    };
    page(&visit.reader, &frame, main).into_response()
}

/// The parts of the table as the visitor may see it now; nothing once they may not see it any more.
pub(super) async fn parts_for(hall: &Arc<Hall>, visit: &Visit, id: &TableId) -> Option<Vec<Part>> {
    let shown = visit.look(hall, id).await.ok()?;
    let region = parts(visit, &shown, shown.view(), Asked::default()).0;
    Some(vec![table_part(visit, &shown, region.into_string())])
}

/// The region with what it is known by: itself, but for the times of the clocks, which are no news.
fn table_part(visit: &Visit, shown: &Shown, region: String) -> Part {
    if shown.view().chairs.iter().all(|chair| chair.time_left.is_none()) {
        return Part::new("table", region);
    }
    let still = shown.view().without_times();
    let essence = parts(visit, shown, &still, Asked::default()).0.into_string();
    Part::with_essence("table", region, &essence)
}

pub(super) fn speech_of(visit: &Visit, view: &TableView) -> Speech {
    let speech = visit.reader.speech();
    let company = view.company(speech.words());
    speech.with(company)
}

/// The field for the form's own number. Whoever serves a whole page fills it in, and the script numbers what
/// comes over the stream: a number in here would make every region a new one.
const UNNUMBERED: &str = "name=\"once\" value=\"\"";

fn parts(visit: &Visit, shown: &Shown, view: &TableView, asked: Asked) -> (Markup, String) {
    let speech = &speech_of(visit, view);
    let way = Way {
        base: format!("/tables/{}", view.id),
        token: visit.reader.token.clone(),
        move_id: String::new(),
        origin: visit.reader.origin.clone(),
    };
    let name = speech.say(&Phrase::member("web-game", &view.game));
    if let Shown::Curtain { to, .. } = shown {
        return (waiting::curtain(speech, *to, &way), name);
    }
    let curious = view.you.is_some() && view.phase == Phase::Playing;
    let drawn = view.sight.as_ref().and_then(|sight| draw(sight, speech, curious));
    let Some(Drawn { board, log, prompt, choices }) = drawn else {
        return (waiting::region(speech, view, &way), name);
    };
    let headline = board.headline.clone();
    let sheet = Sheet {
        speech,
        observer: view.observer,
        moves: log.last().map_or(0, |line| line.number),
        seats: seat_cards(view, speech),
        prompt: if view.paused { speech.text("web-paused") } else { prompt },
        choices,
        log,
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
            controls: None,
        },
        way,
    };
    (region(&sheet, &board), headline)
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
