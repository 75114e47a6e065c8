//! The first page: all games on a shelf, each one click away from being played.

use super::lobby::{game_name, is_asked};
use super::{campaigns, today};
use crate::art::picture;
use crate::face::GameBox;
use crate::page::{Frame, Reader, page as frame_page};
use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_core::{Facts, Phrase};
use undercroft_server::hall::{CampaignView, Today};
use undercroft_server::room::Phase;
use undercroft_server::store::{Card, FameRow};
use undercroft_shelf::bots::LEVELS;

/// So many open tables are offered to go on with.
const GO_ON: usize = 3;
/// The level that is offered first: in the middle of the scale.
const USUAL_LEVEL: &str = "normal";

/// What goes on besides single tables.
#[derive(Debug, Default)]
pub struct News {
    /// What everybody plays today.
    pub today: Vec<Today>,
    /// The reader's campaigns.
    pub campaigns: Vec<CampaignView>,
    /// The first name in the Hall of Fame.
    pub fame: Option<FameRow>,
}

/// The home page; `mine` are the reader's own tables.
pub fn page(reader: &Reader, mine: &[Card], news: &News) -> Markup {
    let speech = reader.speech();
    let frame = Frame { title: speech.text("web-home-title"), class: "home", ..Frame::default() };
    let games = undercroft_shelf::facts();
    frame_page(
        reader,
        &frame,
        html! {
            div.greet {
                div { h1 { (speech.text("web-home-hello")) } p { (speech.text("web-home-what")) } }
                (go_on(reader, &speech, mine))
            }
            section.{ "shelf of-" (games.len()) } aria-label=(speech.text("web-games")) {
                @for facts in games { (game(reader, &speech, facts)) }
            }
            (today::cards(reader, &speech, &news.today, &campaigns::card(reader, &speech, &news.campaigns, news.fame.as_ref())))
            p.footer { a href="/about" { (speech.text("web-about")) } }
        },
    )
}

/// The reader's open tables, those that wait for them first.
fn go_on(reader: &Reader, speech: &Speech, mine: &[Card]) -> Markup {
    let person = reader.person.as_ref();
    let mut open: Vec<&Card> = mine.iter().filter(|card| card.phase != Phase::Over).collect();
    open.sort_by_key(|card| !is_asked(card, person));
    html! {
        @if !open.is_empty() {
            nav.go-on aria-label=(speech.text("web-home-go-on")) {
                h2 { (speech.text("web-home-go-on")) }
                @for card in open.iter().take(GO_ON) {
                    @let yours = is_asked(card, person);
                    a.on.you[yours] href={ "/tables/" (card.id) } {
                        (picture(GameBox::of(&card.game).cover))
                        b { (game_name(speech, &card.game)) }
                        small { (speech.text(match card.phase {
                            Phase::Waiting => "web-phase-waiting",
                            Phase::Playing | Phase::Over if yours => "web-phase-yours",
                            Phase::Playing | Phase::Over => "web-phase-playing",
                        })) }
                    }
                }
                @if open.len() > GO_ON { a.all href="/lobby" { (speech.count("web-home-all-tables", open.len() as i64)) } }
            }
        }
    }
}

fn game(reader: &Reader, speech: &Speech, facts: &'static Facts) -> Markup {
    let (boxed, name) = (GameBox::of(facts.id), game_name(speech, facts.id));
    html! {
        article.game.{ "game-" (facts.id) } {
            form method="post" action={ "/play/" (facts.id) } {
                input type="hidden" name="word" value=(reader.token);
                div.stand {
                    button.box aria-label={ (speech.text("web-play")) ": " (name) } { (picture(boxed.cover)) span.print {} }
                    h2 {
                        // A set of several: what they share is printed small above the title.
                        @match name.split_once(": ") {
                            Some((series, title)) => { small { (series) } " " (title) }
                            None => (name),
                        }
                    }
                }
                (ticket(speech, facts, boxed))
                div.drawer {
                    p { (speech.say(&Phrase::member("web-tagline", facts.id))) }
                    (go(reader, speech, facts))
                    p.ways { (ways(reader, speech, facts, boxed)) }
                }
            }
        }
    }
}

/// The brass ticket: how many play, how long, how much there is to think of.
fn ticket(speech: &Speech, facts: &Facts, boxed: &GameBox) -> Markup {
    let Facts { min_seats: min, max_seats: max, .. } = facts;
    let players = speech.say(&Phrase::new("web-players-range").number("min", *min).number("max", *max));
    html! {
        p.ticket {
            span { (picture("people")) b aria-hidden="true" { (min) "–" (max) } span.unseen { (players) } }
            @if let Some(minutes) = boxed.minutes { span { (picture("clock")) b { (speech.count("web-minutes", minutes)) } } }
            @if let Some(weight) = boxed.weight {
                @let told = speech.count("web-weight", weight);
                span.pips role="img" aria-label=(told) title=(told) { @for pip in 0..5 { i.empty[pip >= weight] {} } }
            }
        }
    }
}

/// How many bots are offered first: a company of three where that is possible.
pub(super) fn usual_bots(facts: &Facts) -> u8 {
    2.clamp(facts.min_seats - 1, facts.max_seats - 1)
}

fn bots(speech: &Speech, count: u8) -> String {
    if count == 0 { speech.text("web-alone") } else { speech.count("web-bots", count) }
}

/// The button that opens a table at once, and how many and how strong the bots are.
fn go(reader: &Reader, speech: &Speech, facts: &Facts) -> Markup {
    let usual = usual_bots(facts);
    let strength = |level: &str| speech.say(&Phrase::member("web-strength", level));
    html! {
        div.go {
            button.play { b { (speech.text("web-play")) } small { (bots(speech, usual)) " · " (strength(USUAL_LEVEL)) } }
            details.set {
                summary aria-label=(speech.text("web-more-options")) title=(speech.text("web-more-options")) { (picture("sliders")) }
                div.pop {
                    @if reader.name.is_none() {
                        label.name { span { (speech.text("web-your-name")) }
                            input name="name" maxlength="24" autocomplete="nickname" placeholder=(speech.text("web-guest")); }
                    }
                    fieldset.bots {
                        legend { (speech.text("web-opponents")) }
                        @for count in facts.min_seats - 1..facts.max_seats {
                            label title=(bots(speech, count)) {
                                input type="radio" name="bots" value=(count) checked[count == usual] data-said=(bots(speech, count)) aria-label=(bots(speech, count));
                                span { (count) }
                            }
                        }
                    }
                    fieldset.levels {
                        legend { (speech.text("web-strength")) }
                        @for level in LEVELS {
                            label { input type="radio" name="level" value=(level) checked[*level == USUAL_LEVEL] data-said=(strength(level)); span { (strength(level)) } }
                        }
                    }
                }
            }
        }
    }
}

fn ways(reader: &Reader, speech: &Speech, facts: &Facts, boxed: &GameBox) -> Markup {
    let taught = boxed.lesson.is_some() || boxed.guide(reader.language).is_some();
    html! {
        a href={ "/new/" (facts.id) } { (speech.text("web-new-table")) }
        @if taught { a href={ "/how-to-play/" (facts.id) } { (speech.text("web-learn-short")) } }
        a href={ "/leaders/" (facts.id) } { (speech.text("web-leaders-short")) }
    }
}
