//! The whole board, put together for one reader.

use super::fight::{Fight, fight};
use super::{Easel, hand, lord, map, phases, picker, quests, seats, sheet, wrath};
use crate::table::Board;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat, Tell as _};
use undercroft_dungeoneer::state::{Frame, Phase};

pub(super) fn board(easel: &Easel<'_>) -> Board {
    let (view, speech) = (easel.view, easel.speech);
    let (fight, picker) = (fight(easel), picker::picker(easel));
    let lordly = lord::is_lord(easel);
    Board {
        stage: html! {
            div.delve data-phase=(phases::name(view.shown.phase)) {
                (phases::ribbon(easel))
                div.tabletop.fighting[matches!(fight, Fight::Own(_))].lanes-below[lordly].picking[picker.is_some()] {
                    (map::map(easel))
                    @match fight { Fight::Own(battle) | Fight::Beside(battle) => (battle), Fight::Nothing => {} }
                    @if lordly { (lord::lanes(easel)) }
                    @if let Some(picker) = picker { (picker) }
                }
            }
        },
        left: sheet::sheet(easel).into_iter().collect(),
        right: wrath::wrath(easel)
            .into_iter()
            .chain(quests::quests(easel))
            .chain([in_words(easel)])
            .collect(),
        hand: hand::hand(easel),
        detail: detail(easel),
        marks: Seat::all(view.shown.seats()).map(|seat| seats::marks(easel, seat)).collect(),
        class: class(easel),
        sheets: [
            Some(("person", speech.text("web-dungeoneer-tab-hero"))),
            Some(("dr-quest", speech.text("web-dungeoneer-quests"))),
        ],
        tabs: tabs(easel),
        headline: speech.say(&headline(easel)),
        ..Board::default()
    }
}

/// On a phone: the hand in large, and the rivals.
fn tabs(easel: &Easel<'_>) -> Vec<(&'static str, &'static str, String)> {
    let held = easel.view.you.map_or(0, |you| easel.view.player(you).hand.len() as i64);
    let hand = (held > 0).then(|| ("hand", "dr-card", easel.speech.count("web-dungeoneer-tab-hand", held)));
    let rivals = ("seats", "people", easel.speech.text("web-dungeoneer-tab-rivals"));
    hand.into_iter().chain([rivals]).collect()
}

fn class(easel: &Easel<'_>) -> &'static str {
    match easel.view.shown.phase {
        Phase::Dungeonlord => "dungeoneer lordly",
        Phase::Building => "dungeoneer building",
        Phase::Heroes
        | Phase::Pairing
        | Phase::Laying
        | Phase::Reset
        | Phase::Hero
        | Phase::Discard
        | Phase::Save
        | Phase::Draw
        | Phase::Over => "dungeoneer",
    }
}

fn headline(easel: &Easel<'_>) -> Phrase {
    let shown = &easel.view.shown;
    let name = easel
        .game
        .components()
        .sets
        .first()
        .map_or_else(String::new, |set| set.name.in_language(easel.speech.language()).to_owned());
    let key = match shown.phase {
        Phase::Over => "web-dungeoneer-headline-over",
        Phase::Heroes | Phase::Pairing | Phase::Laying => "web-dungeoneer-headline-before",
        Phase::Reset
        | Phase::Dungeonlord
        | Phase::Building
        | Phase::Hero
        | Phase::Discard
        | Phase::Save
        | Phase::Draw => "web-dungeoneer-headline",
    };
    Phrase::new(key).text("set", name).number("round", shown.round)
}

/// A second sentence: where to click.
fn detail(easel: &Easel<'_>) -> Option<String> {
    let places = matches!(easel.view.shown.stack.last(), Some(Frame::Place { .. }));
    if easel.view.is_asked() && places {
        let fits = easel.choices.legal.len() as i64;
        return Some(easel.speech.count("web-dungeoneer-detail-build", fits));
    }
    if !easel.view.is_asked() || !easel.view.shown.stack.is_empty() {
        return None;
    }
    let key = match easel.view.shown.phase {
        Phase::Dungeonlord => "web-dungeoneer-detail-lord",
        Phase::Hero => "web-dungeoneer-detail-hero",
        Phase::Discard => "web-dungeoneer-detail-discard",
        Phase::Heroes
        | Phase::Pairing
        | Phase::Laying
        | Phase::Reset
        | Phase::Building
        | Phase::Save
        | Phase::Draw
        | Phase::Over => {
            return None;
        }
    };
    Some(easel.speech.text(key))
}

/// Everything once more in words.
fn in_words(easel: &Easel<'_>) -> Markup {
    let lines = easel.game.in_words(easel.view);
    html! {
        details #in-words.card.fold {
            summary { h2 { (easel.speech.text("web-plain-in-words")) } }
            ul { @for line in &lines { li { (easel.speech.say(line)) } } }
        }
    }
}
