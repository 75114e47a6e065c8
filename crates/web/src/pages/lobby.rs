//! The lobby: your tables, tables that wait for players, games to watch.

use crate::art::picture;
use crate::face::GameBox;
use crate::page::{Frame, Reader, page as frame_page};
use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_server::PersonId;
use undercroft_server::room::Phase;
use undercroft_server::store::Card;

/// What the lobby shows.
#[derive(Debug, Default)]
pub struct Lists {
    /// The reader's own tables.
    pub mine: Vec<Card>,
    /// Public tables with free seats.
    pub waiting: Vec<Card>,
    /// Public games that are on.
    pub playing: Vec<Card>,
    /// Public games that are over.
    pub over: Vec<Card>,
}

/// The name of a game.
pub fn game_name(speech: &Speech, id: &str) -> String {
    speech.say(&Phrase::member("web-game", id))
}

/// The lobby.
pub fn page(reader: &Reader, lists: &Lists) -> Markup {
    let speech = reader.speech();
    let frame = Frame {
        title: speech.text("web-lobby"),
        class: "plain",
        stream: Some("/lobby/stream".into()),
        reload: Some(10),
        ..Frame::default()
    };
    frame_page(reader, &frame, region(reader, lists))
}

/// The part that changes when tables come and go.
pub fn region(reader: &Reader, lists: &Lists) -> Markup {
    let speech = &reader.speech();
    let parts = [
        ("web-lobby-mine", &lists.mine),
        ("web-lobby-waiting", &lists.waiting),
        ("web-lobby-playing", &lists.playing),
        ("web-lobby-over", &lists.over),
    ];
    html! {
        div #lobby.lobby {
            div.title-row {
                h1 { (speech.text("web-lobby")) }
                nav.new-tables aria-label=(speech.text("web-new-table")) {
                    span.soft { (speech.text("web-new-table")) }
                    @for facts in undercroft_shelf::facts() {
                        a.choice href={ "/new/" (facts.id) } { (picture(GameBox::of(facts.id).cover)) (game_name(speech, facts.id)) }
                    }
                }
            }
            @for (key, cards) in parts {
                @if !cards.is_empty() {
                    section.sheet {
                        h2 { (speech.text(key)) }
                        (card_list(speech, &cards.iter().take(12).collect::<Vec<_>>(), reader.person.as_ref()))
                    }
                }
            }
            @if parts.iter().all(|(_, cards)| cards.is_empty()) {
                section.sheet { p { (speech.text("web-lobby-empty")) } }
            }
        }
    }
}

/// Is the person asked for a move at this table?
pub fn is_asked(card: &Card, person: Option<&PersonId>) -> bool {
    let own = card.seats.iter().position(|seat| seat.person.is_some() && seat.person.as_ref() == person);
    own.is_some_and(|index| card.asked.iter().any(|number| usize::from(*number) == index + 1))
}

/// Who sits at a table.
pub fn who(speech: &Speech, card: &Card) -> Markup {
    html! {
        span.who {
            @for (index, seat) in card.seats.iter().enumerate() {
                span.seat {
                    @match (&seat.name, &seat.person) {
                        (Some(name), Some(_)) => { (picture("person")) (name) }
                        (Some(_), None) => { (picture("bot")) (speech.say(&Phrase::member("bots-name", &(index + 1).to_string()))) }
                        (None, _) => { span.soft { (speech.text("server-free-seat")) } }
                    }
                }
            }
        }
    }
}

/// Tables as a list of links.
pub fn card_list(speech: &Speech, cards: &[&Card], person: Option<&PersonId>) -> Markup {
    html! {
        ul.tables {
            @for card in cards {
                li {
                    a href={ "/tables/" (card.id) @if card.phase == Phase::Over { "/replay" } } {
                        b { (game_name(speech, &card.game)) }
                        (who(speech, card))
                        @if card.day.is_some() { span.soft { (speech.say(&Phrase::member("web-day", &card.game))) } }
                        @if card.from_position { span.soft { (speech.text("web-own-position")) } }
                        span.state.yours[is_asked(card, person)] {
                            (speech.text(match card.phase {
                                Phase::Playing if is_asked(card, person) => "web-phase-yours",
                                Phase::Waiting => "web-phase-waiting",
                                Phase::Playing => "web-phase-playing",
                                Phase::Over => "web-phase-over",
                            }))
                        }
                    }
                }
            }
        }
    }
}
