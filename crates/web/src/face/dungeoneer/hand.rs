//! The cards in hand: what can be played glows and stands up, the rest says in two words why not.

use super::bits::{Points, stamp_of, token};
use super::{Easel, card_name, cards, legal, pictures, things};
use crate::art::picture;
use maud::{Markup, html};
use undercroft_core::{Game as _, Phrase, Seat};
use undercroft_dungeoneer::components::{Class, Form, Symbol, Timing};
use undercroft_dungeoneer::ids::Card;
use undercroft_dungeoneer::state::{Lurker, Phase};
use undercroft_dungeoneer::{Move, Printed};

pub(super) fn hand(easel: &Easel<'_>) -> Option<Markup> {
    let you = easel.view.you?;
    let player = easel.view.player(you);
    if easel.view.shown.is_over() || player.hand.is_empty() && player.lair.is_empty() {
        return None;
    }
    let lair = (easel.view.shown.phase == Phase::Dungeonlord && easel.view.shown.active == you)
        .then_some(&player.lair)
        .filter(|lair| !lair.is_empty());
    Some(html! {
        ul.cards aria-label=(easel.speech.text("web-dungeoneer-hand")) {
            @for card in player.hand.iter() { li data-vt=(things::card(card)) { (held(easel, you, card, None)) } }
        }
        @if let Some(lair) = lair {
            ul.cards.lair aria-label=(easel.speech.count("web-dungeoneer-lair", lair.len() as i64)) {
                @for lurker in lair { li data-vt=(things::card(lurker.card)) { (held(easel, you, lurker.card, Some(lurker))) } }
            }
        }
    })
}

/// What a card is for now.
enum Now<'a> {
    /// It is played, discarded or chosen.
    Can(Move),
    /// It may be played although nobody asks.
    Aside(&'a str),
    /// It starts from here and goes to somebody.
    From,
    /// It lies in the tray.
    Sent,
    /// It cannot, and this is what people would expect of it.
    Cannot(Move),
}

fn held(easel: &Easel<'_>, you: Seat, card: Card, lurker: Option<&Lurker>) -> Markup {
    let title = easel.game.components().card(card);
    let thing = things::card(card);
    let now = now(easel, you, card);
    let foot = match &now {
        Now::Can(_) | Now::From | Now::Aside(_) => html! { span.yes { (price(easel, you, card)) } },
        Now::Sent => html! { span.yes.sent { (easel.speech.text("web-dungeoneer-in-tray")) } },
        Now::Cannot(mv) => html! { span.no { (picture("dr-lock")) (reason(easel, you, card, *mv)) } },
    };
    let inside = html! { (face(easel, card, lurker)) (foot) };
    let class = format!("hc {}", title.class.word());
    let about = cards::about(easel, card);
    let name = card_name(easel, card);
    html! {
        span.holder data-inspect=(about) {
            @match now {
                Now::Can(mv) | Now::Cannot(mv) => (super::piece(easel, mv, &thing, &class, inside)),
                Now::From => (easel.choices.source(&thing, &name, &class, inside)),
                Now::Aside(notation) => button.piece.can.(class) name="aside" value=(notation) data-thing=(thing) title=(name) { (inside) },
                Now::Sent => div.piece.sent.(class) data-thing=(thing) { (inside) },
            }
        }
    }
}

fn now<'a>(easel: &Easel<'a>, you: Seat, card: Card) -> Now<'a> {
    let thing = things::card(card);
    if easel.choices.groups.iter().any(|group| group.from.as_ref() == Some(&thing)) {
        return Now::From;
    }
    let of_card = |mv: &Move| match mv {
        Move::Play(one) | Move::Discard(one) | Move::Card(one) => *one == card,
        _ => false,
    };
    if let Some((mv, _)) = legal(easel).into_iter().find(|(mv, _)| of_card(mv)) {
        return Now::Can(mv);
    }
    if easel.view.shown.tray.iter().any(|sent| sent.card == card) {
        return Now::Sent;
    }
    let aside = easel.choices.interjections.iter().find(|choice| {
        easel.game.read_move(&choice.notation).is_ok_and(|mv| match mv {
            Move::Play(one) | Move::Curse(one, _) => one == card,
            _ => false,
        })
    });
    match aside {
        Some(choice) => Now::Aside(&choice.notation),
        None => Now::Cannot(expected(easel, you, card)),
    }
}

/// What people would expect a card to do.
fn expected(easel: &Easel<'_>, you: Seat, card: Card) -> Move {
    let title = easel.game.components().card(card);
    let other = easel.view.shown.left_of(you);
    let attacks = |form: &&Form| {
        let sheet = title.sheet.map(|sheet| &easel.game.components().sheets[usize::from(sheet)]);
        sheet.is_some_and(|sheet| sheet.symbols[**form as usize] == Symbol::Attack)
    };
    match title.class {
        Class::Treasure | Class::Boon => Move::Play(card),
        Class::Bane => Move::Curse(card, other),
        Class::Trap => Move::Set(card, other),
        Class::Monster => {
            Move::Send(card, other, Form::ALL.iter().find(attacks).copied().unwrap_or(Form::Melee))
        }
    }
}

/// The face of a card: price, picture, name, kind, and in short what it does.
pub(super) fn face(easel: &Easel<'_>, card: Card, lurker: Option<&Lurker>) -> Markup {
    let components = easel.game.components();
    let title = components.card(card);
    let sheet = title.sheet.map(|sheet| &components.sheets[usize::from(sheet)]);
    let points = if title.class.is_glory() { Points::Glory } else { Points::Peril };
    let life = lurker.map(|lurker| lurker.life).or(sheet.map(|sheet| sheet.life));
    html! {
        span.cost { (token(easel, points, title.cost, "")) }
        span.art {
            (picture(pictures::card(components, title)))
            @if let Some(life) = life { span.hearts aria-hidden="true" { @for _ in 0..life.min(5) { (picture("dr-life")) } } }
        }
        b.nm { (cards::name(easel, &title.print)) }
        span.kd { (cards::kind(easel, title)) }
        @if let Some(sheet) = sheet {
            span.fm { @for form in Form::ALL { @if sheet.symbols[*form as usize] != Symbol::None { (stamp_of(easel, sheet.symbols[*form as usize], *form, sheet.values[*form as usize] as i8)) } } }
        } @else {
            span.tx { (cards::said(easel, Printed::Card(card))) }
        }
    }
}

/// What it costs of what there is.
fn price(easel: &Easel<'_>, you: Seat, card: Card) -> String {
    let view = easel.view;
    if view.shown.phase == Phase::Discard {
        return easel.speech.text("web-dungeoneer-discard");
    }
    if !easel.game.components().card(card).class.is_glory() {
        return easel.speech.text("web-dungeoneer-whose-peril");
    }
    let price = easel.game.price(&view.shown, you, card);
    let said = Phrase::new("web-dungeoneer-of-glory")
        .number("price", i64::from(price))
        .number("glory", i64::from(view.player(you).glory));
    easel.speech.say(&said)
}

/// Why it cannot be played now, in two words; a click tells more.
fn reason(easel: &Easel<'_>, you: Seat, card: Card, mv: Move) -> String {
    let title = easel.game.components().card(card);
    let rule = easel.game.check(&easel.view.shown, you, mv).err().map_or("", |refusal| refusal.rule);
    let key = match (rule, title.timing) {
        ("DR-039", _) => "short",
        ("DR-215", _) => "twice",
        ("DR-212", _) => "room",
        ("DR-572", _) => "peril",
        ("DR-122", _) => "declared",
        (_, Timing::Dungeonlord) => "lord",
        _ if !title.class.is_glory() => "lord",
        (_, Timing::Response) => "attacked",
        (_, Timing::OwnAttack) => "attack",
        (_, Timing::Hero) => "hero",
        (_, Timing::AnyTime | Timing::Always) => "moment",
    };
    easel.speech.say(&Phrase::member("web-dungeoneer-not", key))
}
