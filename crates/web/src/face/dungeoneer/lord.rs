//! The Dungeonlord's lanes: one for each victim, with the purse that pays, what is ready to go, and, once a card is
//! chosen, what it would cost there and how likely it is to strike.

use super::bits::{hearts, percent, seals, stamp};
use super::{Easel, card_name, cards, first_name, legal, named, pictures, player_name, things};
use crate::art::picture;
use crate::face::Thing;
use crate::table::{Choice, emblem};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_dungeoneer::components::{Class, Form};
use undercroft_dungeoneer::ids::Card;
use undercroft_dungeoneer::state::{Creature, Phase, Sent};
use undercroft_dungeoneer::{Duel, Move};

/// The reader plays the dungeon now, and nothing else is asked.
pub(super) fn is_lord(easel: &Easel<'_>) -> bool {
    let shown = &easel.view.shown;
    shown.phase == Phase::Dungeonlord
        && easel.view.you == Some(shown.active)
        && shown.stack.is_empty()
        && shown.battles.is_empty()
        && !shown.declared
        && !easel.game.agreed().solo
}

pub(super) fn lanes(easel: &Easel<'_>) -> Markup {
    let shown = &easel.view.shown;
    let victims: Vec<Seat> = shown.heroes_from(shown.active).filter(|seat| *seat != shown.active).collect();
    let discount = easel.game.discount(shown);
    html! {
        section.lanes.{ "of-" (victims.len()) } aria-label=(easel.speech.text("web-dungeoneer-lanes")) tabindex="0" {
            @for victim in victims { (lane(easel, victim)) }
            @if discount > 0 { p.discount { (picture("dr-event")) (easel.speech.count("web-dungeoneer-discount", discount)) } }
        }
    }
}

fn lane(easel: &Easel<'_>, victim: Seat) -> Markup {
    let (shown, game) = (&easel.view.shown, easel.game);
    let (player, who) = (shown.player(victim), Creature::Hero(victim));
    let hero = game.components().hero(player.hero);
    let ready: Vec<(usize, &Sent)> =
        shown.tray.iter().enumerate().filter(|(_, sent)| sent.target == victim).collect();
    let inside = html! {
        div.hd {
            span.face.{ "seat-" (victim.number()) } { (picture(pictures::hero(hero))) (emblem(victim)) }
            span { b { (first_name(easel, victim)) } small { (player_name(easel, victim)) " · " (easel.speech.say(&game.site_phrase(shown.placed(player.spot).location))) } }
            (hearts(easel, player.life, game.whole_life(shown, who)))
        }
        div.st { @for form in Form::ALL { (stamp(easel, who, *form, game.value(shown, victim, *form))) } (seals(easel, victim)) }
        (purse(easel, victim))
        @for (nth, sent) in &ready { (staged(easel, sent, nth + 1 == shown.tray.len())) }
        (offers(easel, victim))
        @if ready.is_empty() { p.void { (affordable(easel, victim)) } }
    };
    let class = if ready.is_empty() { "lane" } else { "lane aimed" };
    easel.choices.target(&Thing::seat(victim), class, inside)
}

/// The victim's peril: what is spoken for is faint.
fn purse(easel: &Easel<'_>, victim: Seat) -> Markup {
    let peril = i32::from(easel.view.player(victim).peril);
    let left = easel.game.left_after(&easel.view.shown, victim, None).max(0);
    let said = Phrase::new("web-dungeoneer-purse").number("left", left).number("peril", peril);
    html! {
        p.purse {
            span aria-hidden="true" { @for nth in 0..peril.min(12) { span.gem.spent[nth >= left] { (picture("dr-peril-token")) } } }
            b { (easel.speech.say(&said)) }
        }
    }
}

/// An encounter that is ready: nobody knows of it yet, and the last one can be taken back.
fn staged(easel: &Easel<'_>, sent: &Sent, last: bool) -> Markup {
    let (shown, components) = (&easel.view.shown, easel.game.components());
    let title = components.card(sent.card);
    let duel = easel.game.duel(
        shown,
        (Creature::Monster(sent.card), Creature::Hero(sent.target), sent.form),
        (None, None),
    );
    let specials: Vec<&Choice> = legal(easel)
        .into_iter()
        .filter(|(mv, _)| matches!(mv, Move::Special(card, _) if *card == sent.card))
        .map(|(_, choice)| choice)
        .collect();
    html! {
        div.en.(title.class.word()) data-thing=(things::card(sent.card)) data-vt=(things::card(sent.card)) data-inspect=(cards::about(easel, sent.card)) {
            span.a { (picture(pictures::card(components, title))) }
            div {
                b { (card_name(easel, sent.card)) }
                @if title.class == Class::Monster {
                    span.fs { (picture(pictures::form(sent.form))) (Duel::sum(&duel.attack)) " : " (Duel::sum(&duel.counter)) " " i { (percent(easel, duel.odds.wins, 36)) } }
                } @else if let Some(spot) = sent.spot {
                    small { (easel.speech.say(&easel.game.site_phrase(shown.placed(spot).location))) }
                }
                @for choice in specials { button.choice.mini name="move" value=(choice.notation) { (choice.label) } }
            }
            @if last { button.x.script-only type="button" data-recall title=(easel.speech.text("web-dungeoneer-recall")) { span aria-hidden="true" { "✕" } span.unseen { (easel.speech.text("web-dungeoneer-recall")) } } }
        }
    }
}

/// What a card would cost here, and the forms it can come in. The script shows those of the chosen card.
fn offers(easel: &Easel<'_>, victim: Seat) -> Markup {
    let mut cards: Vec<(Card, Vec<(Move, &Choice)>)> = Vec::new();
    for (mv, choice) in legal(easel) {
        let (card, payer) = match mv {
            Move::Curse(card, payer)
            | Move::Send(card, payer, _)
            | Move::Set(card, payer)
            | Move::SetAt(card, payer, _) => (card, payer),
            _ => continue,
        };
        if payer != victim {
            continue;
        }
        match cards.iter_mut().find(|(one, _)| *one == card) {
            Some((_, ways)) => ways.push((mv, choice)),
            None => cards.push((card, vec![(mv, choice)])),
        }
    }
    let shown = &easel.view.shown;
    html! {
        @for (card, ways) in cards {
            @let from = easel.game.left_after(shown, victim, None);
            @let to = easel.game.left_after(shown, victim, Some(card)).max(0);
            div.offer hidden data-offer=(things::card(card)) {
                p { b { (card_name(easel, card)) } span.pays { (picture("dr-peril-token")) (from) " → " (to) } }
                div.fs { @for (mv, choice) in ways { (way(easel, mv, choice)) } }
            }
        }
    }
}

fn way(easel: &Easel<'_>, mv: Move, choice: &Choice) -> Markup {
    let shown = &easel.view.shown;
    let inside = match mv {
        Move::Send(card, victim, form) => {
            let duel =
                easel.game.duel(shown, (Creature::Monster(card), Creature::Hero(victim), form), (None, None));
            html! { (picture(pictures::form(form))) (Duel::sum(&duel.attack)) " : " (Duel::sum(&duel.counter)) " " i { (percent(easel, duel.odds.wins, 36)) } span.unseen { (named(easel, "dungeoneer-stat", form.word())) } }
        }
        Move::SetAt(_, _, location) => html! { (easel.speech.say(&easel.game.site_phrase(location))) },
        Move::Curse(..) => html! { (easel.speech.text("web-dungeoneer-play-it")) },
        _ => html! { (easel.speech.text("web-dungeoneer-set-it")) },
    };
    html! { button.can.spot[easel.choices.wants(&choice.notation)] name="move" value=(choice.notation) title=(choice.label) { (inside) } }
}

/// What this purse could pay for.
fn affordable(easel: &Easel<'_>, victim: Seat) -> String {
    let mut names: Vec<String> = Vec::new();
    for (mv, _) in legal(easel) {
        let card = match mv {
            Move::Curse(card, payer)
            | Move::Send(card, payer, _)
            | Move::Set(card, payer)
            | Move::SetAt(card, payer, _)
                if payer == victim =>
            {
                card
            }
            _ => continue,
        };
        let name = card_name(easel, card);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.is_empty() {
        return easel.speech.text("web-dungeoneer-pays-nothing");
    }
    easel.speech.say(&Phrase::new("web-dungeoneer-pays").text("cards", names.join(", ")))
}
