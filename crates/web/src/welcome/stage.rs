//! The middle of the table while the dungeon is being filled, and between rounds.

use super::Scene;
use super::cards::card_back;
use crate::art::picture;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_welcome::{Effect, Hero, Move, PhaseView};

pub(super) fn bidding(scene: &Scene<'_>) -> Markup {
    html! {
        div.scene.bidding {
            (deck(scene))
            (hero(scene))
            (dungeon(scene))
        }
    }
}

fn deck(scene: &Scene<'_>) -> Markup {
    let (view, speech) = (scene.view, scene.speech);
    let inside = html! {
        span.stack { @for _ in 0..view.deck.min(5) { span.back {} } }
        span.count { (view.deck) }
    };
    let thinking = view.phase == PhaseView::Deciding && view.card.is_none();
    html! {
        section.pile {
            h2 { (speech.text("web-welcome-deck")) }
            (super::piece(scene, Move::Draw, "deck", "deck", inside))
            @if thinking {
                div.looking { (card_back(scene, view.turn, None, &format!("pile-{}", view.pile.len()))) }
            }
        }
    }
}

/// A number with a true minus.
pub(super) fn signed(number: i8) -> String {
    number.to_string().replace('-', "−")
}

/// The hero with the health on entering, and how it comes about.
pub(super) fn hero(scene: &Scene<'_>) -> Markup {
    let (view, speech) = (scene.view, scene.speech);
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
            @if delving.is_none() { (sum(scene)) }
        }
    }
}

/// The base health and what armour adds, as a sum.
fn sum(scene: &Scene<'_>) -> Markup {
    let (view, speech) = (scene.view, scene.speech);
    let tiles = scene.game.components().tiles(view.hero);
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
pub(super) fn dungeon(scene: &Scene<'_>) -> Markup {
    let (view, speech) = (scene.view, scene.speech);
    let count = view.pile.len();
    html! {
        section.pile.dungeon data-thing="pile" {
            h2 { (speech.text("web-welcome-dungeon")) }
            div.arch {
                (picture("archway"))
                div.{ "fan n" (count.min(13)) } {
                    @for (index, card) in view.pile.iter().enumerate().rev() {
                        (card_back(scene, card.by, card.monster, &format!("pile-{}", count - 1 - index)))
                    }
                }
            }
            span.count title=(speech.count("web-welcome-dungeon-count", count as i64)) { (count) }
        }
    }
}

/// Between rounds: the four heroes.
pub(super) fn heroes(scene: &Scene<'_>) -> Markup {
    let components = scene.game.components();
    html! {
        div.scene.heroes {
            @for hero in Hero::ALL {
                @let inside = html! {
                    span.art { (picture(hero.id())) }
                    span.name { (scene.speech.say(&Phrase::member("welcome-hero", hero.id()))) }
                    span.life { (picture("heart")) (components.health(hero)) }
                    span.tiles {
                        @for (tile, _) in components.tiles(hero) {
                            span title=(super::cards::tile_name(scene.speech, *tile)) { (picture(tile.id())) }
                        }
                    }
                };
                (super::piece(scene, Move::Choose(hero), "hero", "hero-card", inside))
            }
        }
    }
}
