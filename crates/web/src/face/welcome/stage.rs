//! The middle of the table while the dungeon is being filled, and between rounds.

use super::Easel;
use super::cards::{answers, card_back, monster_card};
use super::{kit, odds};
use crate::art::picture;
use crate::face::Thing;
use crate::table::inspect;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_welcome::{Effect, Hero, Move, PhaseView};

pub(super) fn bidding(easel: &Easel<'_>) -> Markup {
    html! {
        div.scene.bid {
            (backdrop("hall"))
            (hero(easel))
            (deck(easel))
            (drawn(easel))
            (gate(easel))
        }
    }
}

/// The wall and the floor behind everything.
pub(super) fn backdrop(id: &str) -> Markup {
    html! { svg.bg aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMax slice" { use href=(crate::art::address(id)) {} } }
}

fn deck(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let inside = html! {
        span.stack { @for _ in 0..view.deck.min(3) { span.back { (picture("back")) } } span.count { (view.deck) } }
    };
    html! {
        section.pile {
            h2.plate { (speech.text("web-welcome-deck")) }
            (super::piece(easel, Move::Draw, &Thing::new("deck"), "deck", inside))
        }
    }
}

/// The card that was drawn: open for whoever holds it, its back for the others, its place before.
fn drawn(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let vt = format!("pile-{}", view.pile.len());
    html! {
        div.drawn {
            @if let Some(monster) = view.card {
                span.held-card data-vt=(vt) { (monster_card(easel, monster, Some(answers(easel, monster)))) }
            } @else if view.phase == PhaseView::Deciding {
                (card_back(easel, view.turn, None, &vt))
            } @else if easel.choices.allowed(&Move::Draw.to_string()).is_some() {
                // The same as the deck, where the card will lie.
                button.slot name="move" value=(Move::Draw.to_string()) { (speech.text("web-welcome-slot")) }
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
    figure(
        easel,
        view.hero,
        health,
        html! {
            (speech.say(&Phrase::member("welcome-hero", view.hero.id())))
            @if delving.is_none() { (sum(easel)) }
        },
    )
}

/// A hero, the heart, and the plate above.
pub(super) fn figure(easel: &Easel<'_>, hero: Hero, health: i8, plate: Markup) -> Markup {
    let speech = easel.speech;
    let name = speech.say(&Phrase::member("welcome-hero", hero.id()));
    let own = speech.count("web-welcome-inspect-hero", easel.game.components().health(hero));
    html! {
        section.hero data-thing="hero" data-inspect=(inspect(hero.id(), &name, &own, Some("WD-064"))) {
            h2.plate { (plate) }
            (picture(hero.id()))
            span.life data-vt="health" {
                (picture(if health > 0 { "heart" } else { "heart-broken" })) b { (signed(health)) }
                span.unseen { " " (speech.text("web-welcome-health")) }
            }
        }
    }
}

/// The base health and what armour adds, as a sum.
fn sum(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let tiles = easel.game.components().tiles(view.hero);
    html! {
        span.sum {
            span title=(speech.text("web-welcome-base-health")) { (view.base_health) }
            @for (tile, effect) in tiles {
                @if let Effect::Health(bonus) = effect {
                    @let left = view.tiles.contains(tile);
                    " + "
                    span.off[!left] title=(super::cards::tile_name(speech, *tile)) {
                        (picture(tile.id())) @if left { (bonus) } @else { s { (bonus) } }
                    }
                }
            }
            " = " b { (view.entry_health) }
        }
    }
}

/// The gate with the cards that wait behind it. A click on it puts the drawn card there.
fn gate(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let count = view.pile.len();
    let with = easel.choices.allowed(&Move::Add.to_string()).and_then(|_| odds::with_card(easel));
    let inside = html! {
        (picture("gate"))
        span.fan.{ "n" (count.min(13)) } {
            @for (index, card) in view.pile.iter().enumerate().rev() {
                (card_back(easel, card.by, card.monster, &format!("pile-{}", count - 1 - index)))
            }
        }
        span.foot {
            span.plate { (speech.count("web-welcome-dungeon-count", count as i64)) }
            @if let Some(chance) = with {
                span.chip.{ (odds::class(chance)) } { u { (speech.text("web-welcome-with")) } " " (odds::share(chance)) }
            }
        }
    };
    super::piece(easel, Move::Add, &Thing::new("pile"), "gate", inside)
}

/// Between rounds: the four heroes, each with all six tiles in words.
pub(super) fn heroes(easel: &Easel<'_>) -> Markup {
    html! { @for hero in Hero::ALL { (column(easel, hero)) } }
}

fn column(easel: &Easel<'_>, hero: Hero) -> Markup {
    let (speech, components) = (easel.speech, easel.game.components());
    let own = components.health(hero);
    let armour: u8 = components
        .tiles(hero)
        .iter()
        .map(|(_, effect)| if let Effect::Health(bonus) = effect { *bonus } else { 0 })
        .sum();
    let inside = html! {
        span.niche.{ "of-" (hero.id()) } {
            (picture(hero.id()))
            span.life { (picture("heart")) b { (own) } span.unseen { " " (speech.text("web-welcome-health")) ", " } }
        }
        span.who {
            b { (speech.say(&Phrase::member("welcome-hero", hero.id()))) }
            small { (speech.count("web-welcome-in-armour", own + armour)) }
        }
        span.gear {
            @for (tile, effect) in components.tiles(hero) {
                span.row data-inspect=(kit::about(easel, hero, *tile)) {
                    (picture(tile.id())) b { (super::cards::tile_name(speech, *tile)) } (kit::effect_of(easel, hero, *tile, effect))
                }
            }
        }
    };
    super::piece(easel, Move::Choose(hero), &super::hero_thing(hero), "choose", inside)
}
