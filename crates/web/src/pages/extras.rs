//! What a table with people has besides the game: wishes, talk, pause, rematch.

use crate::art::picture;
use crate::speech::Speech;
use crate::table::Way;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_server::hall::{Name, TableView};
use undercroft_server::journal::Absence;
use undercroft_server::room::{Ending, Phase};
use undercroft_shelf::campaigns::CHAPTERS;

/// What waits for an answer, above the bar.
pub fn notices(speech: &Speech, view: &TableView, way: &Way) -> Vec<Markup> {
    let mut notices = Vec::new();
    let base = &way.base;
    if let Some(wish) = &view.back {
        let own = view.you == Some(wish.seat);
        let may = view.you.is_some_and(|seat| wish.waiting.contains(seat));
        notices.push(html! {
            span { (speech.say(&Phrase::new("web-back-wish").seat("who", wish.seat))) }
            @if may {
                button.choice name="yes" value="1" formaction={ (base) "/answer" } { (speech.text("web-yes")) }
            }
            @if may || own {
                button.tool name="no" value="1" formaction={ (base) "/answer" } {
                    (speech.text(if own { "web-withdraw" } else { "web-no" }))
                }
            }
        });
    }
    let mine = view.you.and_then(|seat| view.chairs.get(seat.index()));
    notices.extend(pause_notice(speech, view, base));
    if let Some(version) = view.other_rules {
        notices.push(html! { span { (speech.count("web-other-rules", version)) } });
    }
    if let Some(absence) = mine.and_then(|chair| chair.absence).filter(|_| view.phase == Phase::Playing) {
        notices.push(html! {
            span { (speech.text("web-stand-in")) }
            @if absence != Absence::Resigned {
                button.choice.main formaction={ (base) "/return" } { (speech.text("web-return")) }
            }
        });
    }
    notices
}

/// The table rests, or somebody would like it to.
fn pause_notice(speech: &Speech, view: &TableView, base: &str) -> Option<Markup> {
    let mine = view.you.and_then(|seat| view.chairs.get(seat.index()));
    let mine = mine.filter(|chair| chair.absence.is_none() && view.phase == Phase::Playing);
    if view.paused {
        return Some(html! {
            span { (speech.text("web-paused")) }
            @if mine.is_some() { button.choice.main formaction={ (base) "/pause" } { (speech.text("web-go-on")) } }
        });
    }
    let wisher = view.chairs.iter().find(|chair| chair.wants_pause)?;
    let own = mine.is_some_and(|chair| chair.wants_pause);
    Some(html! {
        span { (speech.say(&Phrase::new("web-pause-wish").seat("who", wisher.seat))) }
        @if own { button.tool formaction={ (base) "/pause" } { (speech.text("web-withdraw")) } }
        @else if mine.is_some() {
            button.choice name="wish" value="1" formaction={ (base) "/pause" } { (speech.text("web-pause-agree")) }
        }
    })
}

/// Talk, and what can be done about the table itself, at the end of the right column.
pub fn panels(speech: &Speech, view: &TableView, way: &Way) -> Vec<Markup> {
    vec![talk(speech, view), deeds(speech, view, way)]
}

fn talk(speech: &Speech, view: &TableView) -> Markup {
    html! {
        details #talk.card.more open[!view.talk.is_empty()] data-said=(view.talk.len()) {
            summary { h2 { (speech.text("web-sheet-talk")) } }
            ul.talk { @for line in view.talk.iter().rev().take(30) { li { b { (line.name) ":" } " " (line.text) } } }
            div.say {
                label.unseen for="say-text" { (speech.text("web-say")) }
                input #say-text form="say" name="text" maxlength="300" autocomplete="off" placeholder=(speech.text("web-say"));
                button.tool form="say" { (speech.text("web-send")) }
            }
        }
    }
}

/// Always in sight: a break, leaving, giving up, notices, and the proof of fair luck.
fn deeds(speech: &Speech, view: &TableView, way: &Way) -> Markup {
    let base = &way.base;
    let people = view.chairs.iter().filter(|chair| chair.person.is_some()).count();
    let playing = view.you.is_some() && view.phase == Phase::Playing;
    let mine = view.you.and_then(|seat| view.chairs.get(seat.index()));
    let wishes = mine.is_some_and(|chair| chair.wants_pause);
    html! {
        section #deeds.deeds aria-label=(speech.text("web-deeds")) {
            @if playing {
                @if people > 1 && !wishes && !view.paused {
                    button.tool name="wish" value="1" formaction={ (base) "/pause" } { (speech.text("web-pause")) }
                }
                button.tool formaction={ (base) "/leave" } { (speech.text("web-leave")) }
                // Giving up cannot be taken back, so it takes two clicks.
                details.sure {
                    summary.tool { (speech.text("web-resign")) }
                    button.tool formaction={ (base) "/resign" } { (speech.text("web-resign-sure")) }
                }
                button.tool.script-only type="button" data-notify data-on=(speech.text("web-notify-on")) { (speech.text("web-notify")) }
            }
            @if view.day.is_some() { p.soft { (speech.say(&Phrase::member("web-day-note", &view.game))) } }
            @if let Some(chapter) = &view.chapter {
                p.soft { (speech.say(&Phrase::new("web-campaign-chapter").number("chapter", chapter.number).number("chapters", CHAPTERS as i64))) " · " a href="/campaigns" { (speech.text("web-campaign-one")) } }
            }
            @if view.from_position { p.soft { (speech.text("web-from-position")) } }
            @if let Some(seal) = &view.seal {
                a.tool href={ (base) "/fair" } title=(seal) { (speech.text("web-fair-link")) }
            }
        }
    }
}

/// What is said of a game that nobody played to its end: who gave up, and who is left.
pub fn ending(speech: &Speech, view: &TableView) -> Option<String> {
    match view.ending.as_ref()? {
        Ending::Played(_) => None,
        Ending::GivenUp { winner: Some(seat) } => {
            Some(speech.say(&Phrase::new("web-given-up-winner").seat("who", *seat)))
        }
        Ending::GivenUp { winner: None } => Some(speech.text("web-given-up")),
        Ending::Closed => Some(speech.text("web-closed")),
    }
}

/// Who looks on, below the players.
pub fn company(speech: &Speech, watching: usize) -> Option<Markup> {
    (watching > 0).then(
        || html! { p.watching.soft { (picture("eye")) " " (speech.count("web-watching", watching as i64)) } },
    )
}

/// Buttons of the bar beside the game's own choices.
pub fn actions(speech: &Speech, view: &TableView, way: &Way) -> Vec<Markup> {
    let base = &way.base;
    let mut actions = Vec::new();
    let bots = view.chairs.iter().any(|chair| matches!(chair.name, Name::Bot(_)) || chair.absence.is_some());
    let waits = view.you.is_some_and(|seat| !view.asked.contains(seat));
    if view.phase == Phase::Playing && waits && bots {
        actions.push(html! {
            button.choice name="skip" value="1" formaction={ (base) "/hurry" } data-key="s" {
                span { (speech.text("web-hurry")) } kbd aria-hidden="true" { "S" }
            }
        });
    }
    if view.phase == Phase::Over {
        if view.day.is_some() {
            let board = format!("/today#{}", view.game);
            actions.push(html! { a.choice.main href=(board) { (speech.text("web-day-board")) } });
        } else if let Some(chapter) = &view.chapter {
            let (last, id) = (usize::from(chapter.number) >= CHAPTERS, &chapter.campaign);
            if view.you.is_some() && !last && matches!(view.ending, Some(Ending::Played(_))) {
                let next = i64::from(chapter.number) + 1;
                actions.push(html! {
                    button.choice.main formaction={ "/campaigns/" (id) } { (speech.count("web-campaign-next", next)) }
                });
            }
            actions.push(
                html! { a.choice.main[last] href="/campaigns" { (speech.text("web-campaign-standing")) } },
            );
        } else if view.you.is_some() {
            actions.push(
                html! { button.choice.main formaction={ (base) "/again" } { (speech.text(if view.again.is_some() { "web-again-join" } else { "web-again" })) } },
            );
        }
        actions.push(html! { a.choice href={ (base) "/replay?move=0" } { (speech.text("web-replay")) } });
        actions.push(
            html! { a.choice href={ (base) "/replay?move=0&review=1" } { (speech.text("web-review-ask")) } },
        );
    }
    actions
}
