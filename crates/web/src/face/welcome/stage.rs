//! The middle of the table while the dungeon is being filled, and between rounds.

use super::Easel;
use super::cards::card_back;
use crate::art::picture;
use crate::face::Thing;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_welcome::{Effect, Hero, Move, PhaseView};

pub(super) fn bidding(easel: &Easel<'_>) -> Markup {
    html! {
        div.scene.bidding {
            (deck(easel))
            (hero(easel))
            (dungeon(easel))
        }
    }
}

fn deck(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let inside = html! {
        span.stack { @for _ in 0..view.deck.min(5) { span.back {} } }
        span.count { (view.deck) }
    };
    let thinking = view.phase == PhaseView::Deciding && view.card.is_none();
    html! {
        section.pile {
            h2 { (speech.text("web-welcome-deck")) }
            (super::piece(easel, Move::Draw, &Thing::new("deck"), "deck", inside))
            @if thinking {
                div.looking { (card_back(easel, view.turn, None, &format!("pile-{}", view.pile.len()))) }
            }
        }
    }
}

/// A number with a true minus.
pub(super) fn signed(number: i8) -> String {
    number.to_string().replace('-', "−")
}

/// The hero with the health on entering, and how it comes about.
pub(super) fn hero(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let delving = view.delve.as_ref();
    let health = delving.map_or(view.entry_health, |delve| delve.health);
    let name = speech.say(&Phrase::member("welcome-hero", view.hero.id()));
    html! {
        section.hero data-thing="hero" {
            h2 { (name) }
            div.portrait data-vt="portrait" {
                (picture(view.hero.id()))
                span.health data-vt="health" {
                    (picture("heart")) b { (signed(health)) }
                    span.unseen { (speech.text("web-welcome-health")) }
                }
            }
            @if delving.is_none() { (sum(easel)) }
        }
    }
}

/// The base health and what armour adds, as a sum.
fn sum(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let tiles = easel.game.components().tiles(view.hero);
    html! {
        p.sum {
            span title=(speech.text("web-welcome-base-health")) { (view.base_health) }
            @for (tile, effect) in tiles {
                @if let Effect::Health(bonus) = effect {
                    @let left = view.tiles.contains(tile);
                    " + "
                    span.part.lost[!left] title=(super::cards::tile_name(speech, *tile)) {
                        (picture(tile.id())) @if left { (bonus) } @else { s { (bonus) } }
                    }
                }
            }
            " = " b { (view.entry_health) }
        }
    }
}

/// The archway with the cards that wait behind it.
pub(super) fn dungeon(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let count = view.pile.len();
    html! {
        section.pile.dungeon data-thing="pile" {
            h2 { (speech.text("web-welcome-dungeon")) }
            div.arch {
                (picture("archway"))
                div.{ "fan n" (count.min(13)) } {
                    @for (index, card) in view.pile.iter().enumerate().rev() {
                        (card_back(easel, card.by, card.monster, &format!("pile-{}", count - 1 - index)))
                    }
                }
            }
            span.count title=(speech.count("web-welcome-dungeon-count", count as i64)) { (count) }
        }
    }
}

/// Between rounds: the four heroes.
pub(super) fn heroes(easel: &Easel<'_>) -> Markup {
    let components = easel.game.components();
    html! {
        div.scene.heroes {
            @for hero in Hero::ALL {
                @let inside = html! {
                    span.art { (picture(hero.id())) }
                    span.name { (easel.speech.say(&Phrase::member("welcome-hero", hero.id()))) }
                    span.life { (picture("heart")) (components.health(hero)) }
                    span.tiles {
                        @for (tile, _) in components.tiles(hero) {
                            span title=(super::cards::tile_name(easel.speech, *tile)) { (picture(tile.id())) }
                        }
                    }
                };
                (super::piece(easel, Move::Choose(hero), &super::hero_thing(hero), "hero-card", inside))
            }
        }
    }
}
