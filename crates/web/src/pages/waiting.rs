//! Before the game: who has come, whom to invite.

use crate::art::picture;
use crate::speech::Speech;
use crate::table::{Way, emblem};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_server::hall::{Name, TableView};
use undercroft_server::room::Phase;

/// The region of a table that has not begun.
pub fn region(speech: &Speech, view: &TableView, way: &Way) -> Markup {
    let closed = view.phase == Phase::Over;
    html! {
        form #table.waiting-room method="post" action={ (way.base) "/join" } data-page="plain" {
            input type="hidden" name="word" value=(way.token);
            section.sheet {
                h2.title { (speech.say(&Phrase::member("web-game", &view.game))) }
                p.soft role="status" { (speech.text(if closed { "web-waiting-closed" } else { "web-waiting" })) }
                @if view.from_position { p.soft { (speech.text("web-from-position")) } }
                ul.players {
                    @for chair in &view.chairs {
                        li.player {
                            span.face { (picture(match chair.name { Name::Bot(_) => "bot", Name::Person(_) => "person", Name::Free => "clock" })) (emblem(chair.seat)) }
                            span.name { b { (speech.company().names[chair.seat.index()]) } @if view.you == Some(chair.seat) { " " small { (speech.text("web-you")) } } }
                            span.marks {
                                @if chair.name == Name::Free && view.you.is_none() && !closed {
                                    button.choice name="seat" value=(chair.seat.number()) { (speech.text("web-sit-down")) }
                                }
                                @if view.is_host && chair.person.is_some() && view.you != Some(chair.seat) && !closed {
                                    button.tool name="seat" value=(chair.seat.number()) formaction={ (way.base) "/kick" } { (speech.text("web-kick")) }
                                }
                            }
                            span.state { @match &chair.name { Name::Bot(level) => (speech.say(&Phrase::member("web-level", level))), Name::Free => (speech.text("web-seat-waits")), Name::Person(_) => (speech.text(if chair.present || view.you == Some(chair.seat) { "web-seat-ready" } else { "web-not-here" })) } }
                        }
                    }
                }
                @if let Some(invite) = view.invite.as_ref().filter(|_| !closed) {
                    @let address = format!("{}/join/{}/{invite}", way.origin, view.id);
                    div.invite {
                        label { span { (speech.text("web-invite")) } input readonly value=(address); }
                        button.choice.script-only type="button" data-copy=(address) data-copied=(speech.text("web-copied")) { (speech.text("web-copy")) }
                    }
                }
                div.choices {
                    @if view.is_host && !closed { button.choice.main formaction={ (way.base) "/start" } { (speech.text("web-start")) } }
                    @if view.you.is_some() && !closed { button.choice formaction={ (way.base) "/leave" } { (speech.text("web-leave")) } }
                }
            }
        }
    }
}

/// Between two people who share a device: nobody sees the table until the right one says so.
pub fn curtain(speech: &Speech, to: Seat, way: &Way) -> Markup {
    let who =
        |key: &'static str| speech.say(&Phrase::new(key).text("name", &speech.company().names[to.index()]));
    html! {
        form #table.curtain.asked method="post" action={ (way.base) "/here" } data-page="plain" {
            input type="hidden" name="word" value=(way.token);
            section.sheet {
                (picture("lantern"))
                h2.title { (who("web-curtain")) }
                p #prompt.soft { (speech.text("web-curtain-why")) }
                button.choice.main name="seat" value=(to.number()) data-key="1" autofocus {
                    (emblem(to)) span { (who("web-curtain-open")) } kbd aria-hidden="true" { "1" }
                }
            }
            p #news.unseen { (who("web-curtain")) }
        }
    }
}
