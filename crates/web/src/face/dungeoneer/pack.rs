//! A pack to be looked through: its heroes, locations, quests and cards, and a map that could come of it.

use super::plan::{self, Plan};
use super::{Easel, cards, hand, map, pictures};
use crate::art::picture;
use crate::speech::Speech;
use crate::table::Choices;
use maud::{Markup, html};
use undercroft_core::{Game as _, Observer, Quick, Setup};
use undercroft_dungeoneer::ids::{Card, HeroId, Location, QuestId};
use undercroft_dungeoneer::{Move, Printed, Vault};

/// So many places the sample map has, and so many moves it may take to lay them.
const PLACES: usize = 14;
const MOVES: usize = 160;

/// Reads a pack: what is in it as a page shows it, or everything that is wrong, line by line.
pub fn browse(text: &str, speech: &Speech) -> Result<Markup, Vec<String>> {
    let setup = Setup { components: Some(text.to_owned()), ..Setup::new(2) };
    let game = Vault::new(&setup)
        .map_err(|wrong| wrong.0.iter().map(|phrase| speech.say(phrase)).collect::<Vec<_>>())?;
    let mut chance = Quick::new(11);
    let mut state = game.start(&mut chance, &mut Vec::new());
    for step in 0..MOVES {
        let Some(seat) = game.status(&state).acting().first().filter(|_| state.map.len() < PLACES) else {
            break;
        };
        let mut moves = Vec::new();
        game.legal_moves(&state, seat, &mut moves);
        let wanted = |mv: &&Move| matches!(mv, Move::Build(..) | Move::Explore);
        let builds: Vec<Move> = moves.iter().filter(wanted).copied().collect();
        let list = if builds.is_empty() { &moves } else { &builds };
        let Some(mv) = list.get(step * 7 % list.len().max(1)) else { break };
        game.apply(&mut state, seat, *mv, &mut chance, &mut Vec::new());
    }
    let (view, choices) = (game.view(&state, Observer::Spectator), Choices::default());
    let easel = Easel { game: &game, view: &view, choices: &choices, told: &[], speech };
    Ok(html! {
        h2 { (speech.text("web-packs-map")) }
        div.tabletop.sample { (map::map(&easel)) }
        (heroes(&easel)) (quests(&easel)) (sites(&easel)) (titles(&easel))
    })
}

fn heroes(easel: &Easel<'_>) -> Markup {
    let all = &easel.game.components().heroes;
    html! {
        h2 { (easel.speech.count("web-packs-heroes", all.len() as i64)) }
        ul.all-of {
            @for (nth, hero) in all.iter().enumerate() {
                li { (picture(pictures::hero(hero))) span { b { (cards::name(easel, &hero.print)) } @for ability in 0..hero.ability_names.len() { p { (cards::said(easel, Printed::Ability(HeroId(nth as u8), ability as u8))) } } } }
            }
        }
    }
}

fn quests(easel: &Easel<'_>) -> Markup {
    let all = &easel.game.components().quests;
    html! {
        h2 { (easel.speech.count("web-packs-quests", all.len() as i64)) }
        ul.all-of {
            @for (nth, quest) in all.iter().enumerate() {
                li { (picture(pictures::quest(quest))) span { b { (cards::name(easel, &quest.print)) } p { (cards::said(easel, Printed::Quest(QuestId(nth as u8)))) } } }
            }
        }
    }
}

fn sites(easel: &Easel<'_>) -> Markup {
    let all = &easel.game.components().sites;
    html! {
        h2 { (easel.speech.count("web-packs-sites", all.len() as i64)) }
        ul.all-of {
            @for (nth, site) in all.iter().enumerate() {
                li { img.plan src=(plan::address(&Plan::lying(site, false))) alt="" width="180" height="144" loading="lazy"; span { b { (cards::name(easel, &site.print)) } p { (cards::said(easel, Printed::Location(Location(nth as u8)))) } } }
            }
        }
    }
}

/// Every title of the adventure deck once.
fn titles(easel: &Easel<'_>) -> Markup {
    let components = easel.game.components();
    let first = |card: &Card| !components.cards[..card.index()].contains(&components.cards[card.index()]);
    let all: Vec<Card> = components.all_cards().filter(first).collect();
    html! {
        h2 { (easel.speech.count("web-packs-cards", all.len() as i64)) }
        ul.all-cards {
            @for card in all {
                li data-inspect=(cards::about(easel, card)) tabindex="0" { div.hc.(components.card(card).class.word()) { (hand::face(easel, card, None)) } }
            }
        }
    }
}
