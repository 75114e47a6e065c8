//! Before the game: who has come, whom to invite.

use crate::art::picture;
use crate::speech::Speech;
use crate::table::{Way, emblem};
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_server::hall::{Name, TableView};
use undercroft_server::room::Phase;

/// The region of a table that has not begun.
pub fn region(speech: &Speech, view: &TableView, way: &Way) -> Markup {
    let closed = view.phase == Phase::Over;
    html! {
        form #table.waiting-room method="post" action={ (way.base) "/join" } {
            input type="hidden" name="word" value=(way.token);
            section.sheet {
                h1 { (speech.say(&Phrase::member("web-game", &view.game))) }
                p.soft role="status" { (speech.text(if closed { "web-waiting-closed" } else { "web-waiting" })) }
                ul.players {
                    @for chair in &view.chairs {
                        li.player {
                            span.face { (picture(match chair.name { Name::Bot(_) => "robot", Name::Person(_) => "person", Name::Free => "hourglass" })) (emblem(chair.seat)) }
                            span.name { b { (speech.company().names[chair.seat.index()]) } @if view.you == Some(chair.seat) { " " small { (speech.text("web-you")) } } }
                            span.marks {
                                @if chair.name == Name::Free && view.you.is_none() && !closed {
                                    button.choice name="seat" value=(chair.seat.number()) { (speech.text("web-sit-down")) }
                                }
                                @if view.is_host && chair.person.is_some() && view.you != Some(chair.seat) && !closed {
                                    button.tool name="seat" value=(chair.seat.number()) formaction={ (way.base) "/kick" } { (speech.text("web-kick")) }
                                }
                            }
                            span.state { @match &chair.name { Name::Bot(level) => (speech.say(&Phrase::member("web-level", level))), Name::Free => (speech.text("web-seat-waits")), Name::Person(_) => (speech.text("web-seat-ready")) } }
                        }
                    }
                }
                @if let Some(invite) = view.invite.as_ref().filter(|_| !closed) {
                    label.invite { span { (speech.text("web-invite")) }
                        input readonly value={ "/join/" (view.id) "/" (invite) } data-invite={ "/join/" (view.id) "/" (invite) }; }
                }
                div.choices {
                    @if view.is_host && !closed { button.choice.main formaction={ (way.base) "/start" } { (speech.text("web-start")) } }
                    @if view.you.is_some() && !closed { button.choice formaction={ (way.base) "/leave" } { (speech.text("web-leave")) } }
                }
            }
        }
    }
}
