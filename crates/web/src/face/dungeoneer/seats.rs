//! The people: of everybody the life, the values, the place and the peril that a Dungeonlord may spend.

use super::bits::{Points, seals, stamp, token};
use super::{Easel, cards, first_name, pictures, sheet};
use crate::art::picture;
use crate::table::SeatMarks;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_dungeoneer::components::Form;
use undercroft_dungeoneer::state::{Creature, Host, Phase};

pub(super) fn marks(easel: &Easel<'_>, seat: Seat) -> SeatMarks {
    let view = easel.view;
    let chosen = view.shown.phase != Phase::Heroes;
    let hero = easel.game.components().hero(view.player(seat).hero);
    let own = view.you == Some(seat);
    SeatMarks {
        tokens: html! { @if chosen { (tokens(easel, seat)) } },
        state: easel.speech.say(&state(easel, seat)),
        below: chosen.then(|| if own { seals(easel, seat) } else { rival(easel, seat) }),
        portrait: chosen.then(|| pictures::hero(hero)),
    }
}

/// The level, and the peril in large: what a Dungeonlord may spend against this hero.
fn tokens(easel: &Easel<'_>, seat: Seat) -> Markup {
    let player = easel.view.player(seat);
    let level = easel.speech.count("web-dungeoneer-level", player.level);
    let peril = Phrase::new("web-dungeoneer-peril-of").number("n", i64::from(player.peril)).seat("who", seat);
    html! {
        span.lvl title=(level) { span aria-hidden="true" { (player.level) } span.unseen { (level) " " } }
        span.pp title=(easel.speech.say(&peril)) { (token(easel, Points::Peril, player.peril, "big")) }
    }
}

/// Where the hero is, or what keeps him.
fn state(easel: &Easel<'_>, seat: Seat) -> Phrase {
    let (view, player) = (easel.view, easel.view.player(seat));
    if player.out {
        return Phrase::new("web-dungeoneer-out");
    }
    if view.shown.phase == Phase::Heroes {
        return Phrase::new("web-dungeoneer-chooses");
    }
    let name = easel.game.site_phrase(view.shown.placed(player.spot).location);
    let asked = view.acting.contains(seat) && view.you != Some(seat) && view.shown.active != seat;
    let key = match (asked, player.prone) {
        // The same words whatever the seat is asked for.
        (true, _) => return Phrase::new("web-dungeoneer-may-respond"),
        (false, true) => "web-dungeoneer-lies-in",
        (false, false) => "web-dungeoneer-is-in",
    };
    Phrase::new(key).phrase("location", name).text("hero", first_name(easel, seat))
}

/// What lies before another player.
fn rival(easel: &Easel<'_>, seat: Seat) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let player = view.player(seat);
    if player.out {
        return seals(easel, seat);
    }
    let who = Creature::Hero(seat);
    let life = speech.say(
        &Phrase::new("web-dungeoneer-life")
            .number("life", player.life)
            .number("whole", easel.game.whole_life(&view.shown, who).max(player.life)),
    );
    let hidden = view.hands[seat.index()];
    let held = player.hand.len() as i64 + i64::from(hidden.cards) + i64::from(hidden.peril);
    let banes = view.shown.attached.iter().filter(|one| one.host == Host::Hero(seat));
    html! {
        div.st {
            span.lf title=(life) { (picture("dr-life")) span aria-hidden="true" { (player.life) } span.unseen { (life) } }
            @for form in Form::ALL { (stamp(easel, who, *form, easel.game.value(&view.shown, seat, *form))) }
        }
        div.goods {
            (seals(easel, seat))
            (token(easel, Points::Glory, player.glory, "tiny"))
            span.count title=(speech.count("web-dungeoneer-in-hand", held)) { (picture("dr-card")) span aria-hidden="true" { (held) } span.unseen { (speech.count("web-dungeoneer-in-hand", held)) } }
            @if player.saved { span title=(speech.text("web-dungeoneer-saved")) { (picture("dr-step")) span.unseen { (speech.text("web-dungeoneer-saved")) } } }
            @for item in &player.items { (sheet::slot(easel, item.card, item.tokens, item.life)) }
            @for bane in banes { (sheet::slot(easel, bane.card, 0, 0)) }
            @for lurker in &player.lair { span.slot.lurks data-inspect=(cards::about(easel, lurker.card)) tabindex="0" { (picture(pictures::card(easel.game.components(), easel.game.components().card(lurker.card)))) span.up { (lurker.life) } span.unseen { (super::card_name(easel, lurker.card)) } } }
        }
    }
}
