//! The reader's own hero: life, steps, the three values, points, what he carries and what he can do.

use super::bits::{Points, hearts, token};
use super::{Easel, card_name, cards, legal, named, pictures, signed, things};
use crate::art::picture;
use crate::table::inspect;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_dungeoneer::components::{Class, Form, Symbol};
use undercroft_dungeoneer::ids::Card;
use undercroft_dungeoneer::state::{Creature, Host, Phase, Source};
use undercroft_dungeoneer::{Move, Printed};

pub(super) fn sheet(easel: &Easel<'_>) -> Option<Markup> {
    let seat = easel.view.you?;
    let player = easel.view.player(seat);
    if player.out || easel.view.shown.phase == Phase::Heroes {
        return None;
    }
    let who = Creature::Hero(seat);
    let whole = easel.game.whole_life(&easel.view.shown, who);
    Some(html! {
        section #me.card.me aria-label=(easel.speech.text("web-dungeoneer-your-hero")) {
            div.pips { (hearts(easel, player.life, whole)) (steps(easel, seat)) }
            div.stats { @for form in Form::ALL { (stat(easel, seat, *form)) } }
            (pool(easel, seat))
            (bag(easel, seat))
            (abilities(easel, seat))
        }
    })
}

/// Action points as feet.
fn steps(easel: &Easel<'_>, seat: Seat) -> Markup {
    let player = easel.view.player(seat);
    let speech = easel.speech;
    if player.saved {
        let said = speech.text("web-dungeoneer-saved");
        return html! { span.feet title=(said) { (picture("dr-step")) (speech.text("web-dungeoneer-saved-short")) span.unseen { (said) } } };
    }
    let said = speech.count("dungeoneer-points-ap", player.ap);
    html! {
        span.feet title=(said) {
            @for _ in 0..(if player.ap > 5 { 1 } else { player.ap }) { (picture("dr-step")) }
            @if player.ap == 0 { (picture("dr-step-spent")) }
            b aria-hidden="true" { (player.ap) } span.unseen { (said) }
        }
    }
}

/// One form: what it comes to, and the printed value with what is added.
fn stat(easel: &Easel<'_>, seat: Seat, form: Form) -> Markup {
    let view = easel.view;
    let player = view.player(seat);
    let symbol = easel.game.symbol(&view.shown, Creature::Hero(seat), form);
    let value = easel.game.value(&view.shown, seat, form);
    let printed = easel.game.components().hero(player.hero).value(form, player.level) as i8;
    let said = super::bits::stamp_said(easel, symbol, form, value);
    html! {
        span.stat.(symbol.word()) title=(said) data-inspect=(inspect(pictures::form(form), &named(easel, "dungeoneer-stat", form.word()), &said, Some("DR-332"))) tabindex="0" {
            (picture(pictures::form(form)))
            b aria-hidden="true" { (value) }
            small aria-hidden="true" {
                @if value == printed && symbol != Symbol::Attack { (easel.speech.text("web-dungeoneer-counter-only")) }
                @else if value == printed { (easel.speech.text("web-dungeoneer-attacks")) }
                @else { (printed) " " (signed(value - printed)) }
            }
            span.unseen { (said) }
        }
    }
}

fn pool(easel: &Easel<'_>, seat: Seat) -> Markup {
    let (speech, player) = (easel.speech, easel.view.player(seat));
    html! {
        div.pool {
            span { (token(easel, Points::Glory, player.glory, "")) span aria-hidden="true" { b { (speech.text("web-dungeoneer-glory")) } (speech.text("web-dungeoneer-glory-for")) } }
            span { (token(easel, Points::Peril, player.peril, "")) span aria-hidden="true" { b { (speech.text("web-dungeoneer-peril")) } (speech.text("web-dungeoneer-peril-for")) } }
        }
    }
}

/// Treasures and boons against their limits, banes beside them.
fn bag(easel: &Easel<'_>, seat: Seat) -> Markup {
    let (view, components) = (easel.view, easel.game.components());
    let player = view.player(seat);
    let of = |class: Class| {
        let (used, limit) = easel.game.places(&view.shown, seat, class);
        let counts = move |card: Card| {
            let title = components.card(card);
            match class {
                Class::Boon => title.class == Class::Boon,
                _ => title.class != Class::Boon,
            }
        };
        let items: Vec<_> = player.items.iter().filter(|item| counts(item.card)).collect();
        let free = (limit - used).max(0);
        let key = if class == Class::Boon { "web-dungeoneer-boons" } else { "web-dungeoneer-treasures" };
        let head = Phrase::new(key).number("used", i64::from(used)).number("limit", i64::from(limit));
        html! {
            div.pocket {
                h3 { (easel.speech.say(&head)) }
                div.slots {
                    @for item in items { (slot(easel, item.card, item.tokens, item.life)) }
                    @for _ in 0..free.min(5) { span.slot.free aria-hidden="true" {} }
                }
            }
        }
    };
    let attached: Vec<Card> = (view.shown.attached.iter())
        .filter(|one| match one.host {
            Host::Hero(host) => host == seat,
            Host::Card(card) => player.items.iter().any(|item| item.card == card),
        })
        .map(|one| one.card)
        .collect();
    html! {
        div.bag { (of(Class::Treasure)) (of(Class::Boon)) }
        @if !attached.is_empty() || !player.lair.is_empty() {
            div.bag {
                @if !attached.is_empty() {
                    div.pocket { h3 { (easel.speech.text("web-dungeoneer-banes")) } div.slots { @for card in attached { (slot(easel, card, 0, 0)) } } }
                }
                @if !player.lair.is_empty() {
                    div.pocket {
                        h3 { (easel.speech.count("web-dungeoneer-lair", player.lair.len() as i64)) }
                        div.slots { @for lurker in &player.lair { (slot(easel, lurker.card, lurker.tokens, lurker.life)) } }
                    }
                }
            }
        }
        @for open in view.shown.quests.iter().filter(|open| open.owner == Some(seat) && open.escort == undercroft_dungeoneer::state::Escort::Carried) {
            p.escort data-inspect=(cards::about_quest(easel, open.quest)) { (picture("dr-quest-escort")) (easel.speech.say(&Phrase::new("web-dungeoneer-escorts").phrase("quest", easel.game.quest_phrase(open.quest)))) }
        }
    }
}

/// A card in play in small: a button if something can be done with it now.
pub(super) fn slot(easel: &Easel<'_>, card: Card, tokens: u8, life: u8) -> Markup {
    let components = easel.game.components();
    let title = components.card(card);
    let class = format!("slot {}", title.class.word());
    let inside = html! {
        (picture(pictures::card(components, title)))
        @if life > 0 { span.up { (life) (picture("dr-life")) } } @else if tokens > 0 { span.up { (tokens) } }
        span.unseen { (card_name(easel, card)) }
    };
    let about = cards::about(easel, card);
    let uses = |mv: &Move| match mv {
        Move::Use(Source::Card(one), ..)
        | Move::UseOn(Source::Card(one), ..)
        | Move::Hand(one)
        | Move::Discard(one)
        | Move::Card(one) => *one == card,
        _ => false,
    };
    let found = legal(easel).into_iter().find(|(mv, _)| uses(mv));
    html! {
        @match found {
            Some((_, choice)) => button.can.(class) name="move" value=(choice.notation) title=(choice.label) data-thing=(things::card(card)) data-vt=(things::card(card)) data-inspect=(about) { (inside) },
            None => span.(class) data-thing=(things::card(card)) data-vt=(things::card(card)) data-inspect=(about) tabindex="0" { (inside) },
        }
    }
}

/// What the hero can do that no other can.
fn abilities(easel: &Easel<'_>, seat: Seat) -> Markup {
    let player = easel.view.player(seat);
    let hero = easel.game.components().hero(player.hero);
    let used = |nth: usize| {
        easel
            .view
            .shown
            .used
            .iter()
            .any(|one| one.source == Source::Hero(player.hero) && usize::from(one.nth) == nth)
    };
    let found = legal(easel);
    html! {
        ul.abilities {
            @for (nth, print) in hero.ability_names.iter().enumerate() {
                @let about = inspect(pictures::hero(hero), &cards::name(easel, print), &cards::said(easel, Printed::Ability(player.hero, nth as u8)), Some("DR-025"));
                @let can = found.iter().find(|(mv, _)| matches!(mv, Move::Use(Source::Hero(_), one, _) | Move::UseOn(Source::Hero(_), one, _) if usize::from(*one) == nth));
                li {
                    @match can {
                        Some((_, choice)) => button.ability.can name="move" value=(choice.notation) title=(choice.label) data-inspect=(about) { (picture("dr-best")) span { (cards::name(easel, print)) } },
                        None => span.ability.used[used(nth)] data-inspect=(about) tabindex="0" { (picture("dr-best")) span { (cards::name(easel, print)) @if used(nth) { small { " " (easel.speech.text("web-dungeoneer-used")) } } } },
                    }
                }
            }
        }
    }
}
