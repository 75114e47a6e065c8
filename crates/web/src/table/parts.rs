//! The parts of a table that are sent apart, each when *it* changes.

use super::{Board, Sheet, bar, log, sides};
use crate::art::picture;
use crate::face::Interlude;
use maud::{Markup, html};

/// A table, part by part. Each part is one element with an id, which the script morphs into the one that is there.
#[derive(Debug)]
pub struct Parts {
    /// What the whole table is called and whether it waits for the reader.
    pub frame: Markup,
    /// The players.
    pub seats: Markup,
    /// The other cards of the left column.
    pub left: Markup,
    /// The middle.
    pub board: Markup,
    /// What has just ended.
    pub interlude: Markup,
    /// Interjections and standing orders.
    pub orders: Markup,
    /// The face's cards of the right column.
    pub right: Markup,
    /// The newest lines of the log.
    pub log: Markup,
    /// Talk and the like.
    pub panels: Markup,
    /// What is asked and what may be done.
    pub bar: Markup,
    /// The newest sentences, for those who hear the page.
    pub news: Markup,
}

impl Parts {
    /// The parts of a table.
    pub fn of(sheet: &Sheet<'_>, board: &Board) -> Parts {
        Parts {
            frame: html! {
                div #frame hidden data-class=(class(sheet, board)) data-moves=(sheet.moves) data-headline=(board.headline) {}
            },
            seats: sides::seats(sheet, board),
            left: html! { div #left.stack-of-parts { @for part in &board.left { (part) } } },
            board: html! {
                section #board.board aria-label=(sheet.speech.text("web-board")) { (board.stage) }
            },
            interlude: html! {
                div #interlude.interlude { @if let Some(one) = &sheet.interlude { (interlude(sheet, one)) } }
            },
            orders: html! { div #orders.stack-of-parts { (sides::asides(sheet)) } },
            right: html! { div #right.stack-of-parts { @for part in &board.right { (part) } } },
            log: log::tail(sheet),
            panels: html! { div #panels.stack-of-parts { @for panel in &sheet.extras.panels { (panel) } } },
            bar: bar::bar(sheet, board),
            news: html! { p #news.unseen { (log::news(sheet)) } },
        }
    }

    /// The players alone.
    pub fn of_seats(sheet: &Sheet<'_>, board: &Board) -> Markup {
        sides::seats(sheet, board)
    }

    /// Each with the name it has in the stream.
    pub fn named(self) -> [(&'static str, Markup); 11] {
        [
            ("frame", self.frame),
            ("seats", self.seats),
            ("left", self.left),
            ("board", self.board),
            ("interlude", self.interlude),
            ("orders", self.orders),
            ("right", self.right),
            ("log", self.log),
            ("panels", self.panels),
            ("bar", self.bar),
            ("news", self.news),
        ]
    }
}

fn class(sheet: &Sheet<'_>, board: &Board) -> String {
    let asked = !sheet.choices.legal.is_empty();
    let marks = [("asked", asked), ("over", sheet.over || sheet.extras.controls.is_some())];
    let marks = marks.into_iter().filter(|(_, holds)| *holds).map(|(mark, _)| mark);
    ["table", board.class]
        .into_iter()
        .filter(|part| !part.is_empty())
        .chain(marks)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Held until it was seen: the script opens it once. Without a script a ribbon opens it.
fn interlude(sheet: &Sheet<'_>, one: &Interlude) -> Markup {
    let speech = sheet.speech;
    // Whoever opens the page later has missed it.
    let fresh = sheet.moves <= one.number + 1;
    html! {
        details #ended data-ended=(one.ended) data-fresh=[fresh.then_some("yes")] {
            summary { span { (one.title) } small { (speech.text("web-interlude-look")) } }
            div.held role="group" aria-label=(one.title) {
                (one.shown)
                button.choice.main.script-only #go-on type="button" data-seen { span { (one.on) } kbd aria-hidden="true" { "S" } }
            }
        }
    }
}

/// On a phone the columns are sheets behind these buttons.
fn sheets(sheet: &Sheet<'_>, board: &Board) -> Markup {
    let speech = sheet.speech;
    let own = |index: usize, name: &'static str, empty: bool| {
        let button = board.sheets[index].clone().or_else(|| Some(("eye", speech.text("web-sheet-more"))));
        button.filter(|_| !empty).map(|(sign, word)| (name, sign, word))
    };
    let left = own(0, "left", board.left.is_empty());
    let right = own(1, "right", board.right.is_empty() && sheet.choices.orders.is_empty());
    let log = Some(("log", "scroll", speech.text("web-log")));
    let talk =
        Some(("panels", "talk", speech.text("web-sheet-talk"))).filter(|_| !sheet.extras.panels.is_empty());
    let all = [left, right].into_iter().flatten().chain(board.tabs.iter().cloned());
    html! {
        nav #sheets.sheets aria-label=(speech.text("web-sheets")) {
            @for (name, sign, word) in all.chain([log, talk].into_iter().flatten()) {
                button type="button" data-sheet=(name) aria-expanded="false" { (picture(sign)) span { (word) } }
            }
        }
    }
}

/// The whole table, as a page brings it.
pub fn region(sheet: &Sheet<'_>, board: &Board) -> Markup {
    let parts = Parts::of(sheet, board);
    let speech = sheet.speech;
    let inside = html! {
        (parts.frame)
        aside #players.side.left aria-label=(speech.text("web-players")) { (parts.seats) (parts.left) }
        (parts.board)
        (parts.interlude)
        @if let Some((bubble, spot)) = &sheet.extras.bubble { section #bubble.bubble role="status" data-spot=[spot] { (bubble) } }
        aside.side.right aria-label=(speech.text("web-log-and-answers")) {
            div #answers.answers { (sides::answers(speech, sheet.why.as_ref(), sheet.hints.as_deref())) }
            (parts.orders)
            (parts.right)
            (log::log(sheet))
            (parts.panels)
            (parts.news)
        }
        (sheets(sheet, board))
        (parts.bar)
    };
    let class = class(sheet, board);
    if sheet.extras.controls.is_some() {
        // The controls of a replay have forms of their own.
        return html! {
            div #table class=(class) data-page="at-table" data-moves=(sheet.moves) data-headline=(board.headline) { (inside) }
        };
    }
    html! {
        form #table class=(class) method="post" action={ (sheet.way.base) "/move" } data-page="at-table"
            data-moves=(sheet.moves) data-headline=(board.headline) {
            input type="hidden" name="word" value=(sheet.way.token);
            input type="hidden" name="once" value=(sheet.way.move_id);
            (inside)
        }
    }
}
