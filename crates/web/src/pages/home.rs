//! The first page: pick a game and play.

use super::lobby::{card_list, game_name};
use crate::art::picture;
use crate::page::{Frame, Reader, page as frame_page};
use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_core::{Facts, Phrase};
use undercroft_server::room::Phase;
use undercroft_server::store::Card;
use undercroft_shelf::bots::LEVELS;

/// The home page; `mine` are the reader's own tables.
pub fn page(reader: &Reader, mine: &[Card]) -> Markup {
    let speech = reader.speech();
    let frame = Frame { title: speech.text("web-home-title"), class: "plain home", ..Frame::default() };
    let open: Vec<&Card> = mine.iter().filter(|card| card.phase != Phase::Over).take(6).collect();
    frame_page(
        reader,
        &frame,
        html! {
            section.hello {
                h1 { (speech.text("web-home-hello")) }
                p { (speech.text("web-home-what")) }
            }
            @if !open.is_empty() {
                section.sheet { h2 { (speech.text("web-home-go-on")) } (card_list(&speech, &open, reader.person.as_ref())) }
            }
            div.games { @for facts in crate::boards::games() { (game(reader, &speech, facts)) } }
            p.footer { a href="/about" { (speech.text("web-about")) } }
        },
    )
}

fn game(reader: &Reader, speech: &Speech, facts: &'static Facts) -> Markup {
    let most = usize::from(facts.max_seats).saturating_sub(1).min(3);
    let least = usize::from(facts.min_seats).saturating_sub(1).max(1);
    let usual = if (least..=most).contains(&2) { 2 } else { least };
    html! {
        section.game-card {
            div.cover {
                (picture("archway"))
                span.cast { @for id in ["warrior", "mage", "rogue"] { (picture(id)) } }
                span.foes { @for id in ["dragon", "vampire", "lich"] { (picture(id)) } }
            }
            div.text {
                h2 { (game_name(speech, facts.id)) }
                p { (speech.say(&Phrase::member("web-tagline", facts.id))) }
                p.soft { (speech.say(&Phrase::new("web-players-range").number("min", facts.min_seats).number("max", facts.max_seats))) }
                form.quick method="post" action={ "/play/" (facts.id) } {
                    input type="hidden" name="word" value=(reader.token);
                    @if reader.name.is_none() {
                        label { span { (speech.text("web-your-name")) }
                            input name="name" maxlength="24" autocomplete="nickname" placeholder=(speech.text("web-guest")); }
                    }
                    @if LEVELS.len() > 1 {
                        label { span { (speech.text("web-bots-level")) }
                            select name="level" {
                                @for level in LEVELS {
                                    option value=(level) selected[*level == "normal"] { (speech.say(&Phrase::member("web-level", level))) }
                                }
                            }
                        }
                    }
                    div.choices {
                        @for bots in [usual].into_iter().chain((least..=most).filter(|bots| *bots != usual)) {
                            @let whole = speech.count("web-play-bots", bots as i64);
                            @if bots == usual { button.choice.main name="bots" value=(bots) { (whole) } }
                            @else { button.choice name="bots" value=(bots) aria-label=(whole) { (speech.count("web-bots", bots as i64)) } }
                        }
                    }
                }
                p.ways {
                    a href={ "/new/" (facts.id) } { (speech.text("web-new-table")) }
                    a href={ "/how-to-play/" (facts.id) } { (speech.text("web-learn")) }
                    a href={ "/leaders/" (facts.id) } { (speech.text("web-leaders")) }
                }
            }
        }
    }
}
