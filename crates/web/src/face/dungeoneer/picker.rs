//! What is chosen among things that lie nowhere on the table: heroes before the game, cards of the pile, drawn locations.

use super::plan::{self, Plan};
use super::{Easel, cards, hand, legal, pictures, piece, player_name, things};
use crate::art::picture;
use crate::table::emblem;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_dungeoneer::components::{Form, Symbol};
use undercroft_dungeoneer::ids::HeroId;
use undercroft_dungeoneer::state::Phase;
use undercroft_dungeoneer::{Move, Printed};

pub(super) fn picker(easel: &Easel<'_>) -> Option<Markup> {
    let shown = &easel.view.shown;
    let moves = legal(easel);
    let heroes: Vec<HeroId> = match shown.phase {
        Phase::Heroes => easel.game.components().heroes_of(shown.grade).collect(),
        _ => moves
            .iter()
            .filter_map(|(mv, _)| if let Move::Choose(hero) = mv { Some(*hero) } else { None })
            .collect(),
    };
    if !heroes.is_empty() {
        let list = html! { @for hero in heroes { (hero_card(easel, hero)) } };
        return Some(pane(easel, "web-dungeoneer-pick-hero", "heroes", list));
    }
    let own = |card| easel.view.you.is_some_and(|you| easel.view.player(you).hand.contains(card));
    let cards: Vec<_> = moves
        .iter()
        .filter_map(|(mv, _)| match mv {
            Move::Card(card) if !own(*card) => Some((*mv, *card)),
            _ => None,
        })
        .collect();
    if !cards.is_empty() {
        let list = html! {
            @for (mv, card) in cards {
                span.holder data-inspect=(cards::about(easel, card)) { (piece(easel, mv, &things::card(card), &format!("hc {}", easel.game.components().card(card).class.word()), hand::face(easel, card, None))) }
            }
        };
        return Some(pane(easel, "web-dungeoneer-pick-card", "loose", list));
    }
    let drawn: Vec<_> = moves
        .iter()
        .filter_map(|(mv, _)| match mv {
            Move::To(location) if shown.spot_of(*location).is_none() => Some((*mv, *location)),
            _ => None,
        })
        .collect();
    (!drawn.is_empty()).then(|| {
        let list = html! {
            @for (mv, location) in drawn {
                @let site = easel.game.components().site(location);
                (piece(easel, mv, &things::site(location), "option-site", html! {
                    img.plan src=(plan::address(&Plan::lying(site, false))) alt="" width="180" height="144" draggable="false";
                    b { (cards::name(easel, &site.print)) }
                    @if let Some(text) = easel.game.text(Printed::Location(location)) { small { (easel.speech.say(&text)) } }
                }))
            }
        };
        pane(easel, "web-dungeoneer-pick-site", "sites", list)
    })
}

fn pane(easel: &Easel<'_>, key: &'static str, class: &str, list: Markup) -> Markup {
    let said = easel.speech.text(key);
    html! { section.picker.(class) aria-label=(said) { div.picks { (list) } } }
}

/// A hero card: who it is, the three values of every level, and what only this hero can do.
fn hero_card(easel: &Easel<'_>, id: HeroId) -> Markup {
    let (shown, speech) = (&easel.view.shown, easel.speech);
    let hero = easel.game.components().hero(id);
    // Whoever chooses before the reader has chosen.
    let taken = Seat::all(shown.seats()).find(|seat| {
        shown.phase == Phase::Heroes && has_chosen(easel, *seat) && shown.player(*seat).hero == id
    });
    let level = shown.players.first().map_or(1, |player| player.level).max(hero.first_level);
    let limits = Phrase::new("web-dungeoneer-limits")
        .number("treasures", hero.treasure_limit)
        .number("boons", hero.boon_limit);
    let inside = html! {
        span.portrait { (picture(pictures::hero(hero))) @if let Some(seat) = taken { (emblem(seat)) span.unseen { (player_name(easel, seat)) } } }
        b.nm { (cards::name(easel, &hero.print)) }
        small { (hero.race.in_language(speech.language())) ", " (hero.class.in_language(speech.language())) }
        span.vals {
            @for form in Form::ALL {
                @let symbol = hero.symbols[*form as usize];
                @if symbol != Symbol::None { (super::bits::stamp_of(easel, symbol, *form, hero.value(*form, level) as i8)) }
            }
            span.lf { (picture("dr-life")) (hero.life) }
        }
        span.does {
            @for (nth, print) in hero.ability_names.iter().enumerate() {
                span { b { (cards::name(easel, print)) ": " } @if let Some(text) = easel.game.text(Printed::Ability(id, nth as u8)) { (speech.say(&text)) } }
            }
        }
        small.limits { (speech.say(&limits)) }
    };
    let class = if taken.is_some() { "hero-card taken" } else { "hero-card" };
    piece(easel, Move::Choose(id), &things::hero(id), class, inside)
}

fn has_chosen(easel: &Easel<'_>, seat: Seat) -> bool {
    let shown = &easel.view.shown;
    let turn = |seat: Seat| {
        (seat.index() + usize::from(shown.seats()) - shown.first.index()) % usize::from(shown.seats())
    };
    turn(seat) < turn(shown.active)
}
