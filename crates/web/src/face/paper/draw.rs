//! The whole board, put together for one reader.

use super::art::ink;
use super::{Easel, Middle, cards, dice, ending, foes, glass, map, players, signs, tasks, tracks};
use crate::table::Board;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_paper::{Asked, Phase};

pub(super) fn board(easel: &Easel<'_>) -> Board {
    let (view, speech) = (easel.view, easel.speech);
    let Some(middle) = Middle::of(easel) else { return Board::default() };
    let over = view.phase == Phase::Over;
    let stage = if over { ending::ending(easel) } else { desk(easel, &middle) };
    Board {
        stage: html! { div.paper data-phase=(phase_name(view.phase)) { div.desk { (stage) } } },
        left: tasks::tasks(easel, &middle).into_iter().chain(players::sheets(easel)).collect(),
        right: foes::foes(easel, &middle),
        detail: detail(easel, &middle),
        signs: signs::signs(easel),
        class: "inked",
        sheets: [
            Some(("trophy", speech.text("web-paper-row-missions"))),
            Some(("skull", speech.text("web-welcome-sheet-monsters"))),
        ],
        marks: Seat::all(view.teams.len() as u8).map(|seat| players::marks(easel, seat)).collect(),
        headline: speech.say(&headline(easel)),
        ..Board::default()
    }
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Prelude => "prelude",
        Phase::Dice => "dice",
        Phase::Aftermath => "aftermath",
        Phase::Over => "over",
    }
}

fn headline(easel: &Easel<'_>) -> Phrase {
    let view = easel.view;
    let key = match view.phase {
        Phase::Prelude => "web-paper-headline-before",
        Phase::Dice | Phase::Aftermath => "web-paper-headline",
        Phase::Over => "web-paper-headline-over",
    };
    Phrase::new(key).number("round", view.round).text("dungeon", view.dungeon.letter().to_string())
}

/// Dice above, the sheet below.
fn desk(easel: &Easel<'_>, middle: &Middle<'_>) -> Markup {
    let (sheet, speech) = (&middle.team.sheet, easel.speech);
    let choosing = cards::cards(easel, middle);
    html! {
        (dice::tray(easel, middle))
        div.lay {
            div.sheet.choosing[choosing.is_some()] {
                (map::map(easel, middle, choosing.is_none()))
                @match &choosing {
                    Some(cards) => (cards),
                    None => {
                        input #drawer.unseen type="checkbox" form="none" aria-label=(speech.text("web-paper-your-sheet"));
                        label.handle for="drawer" {
                            b { (speech.text("web-paper-your-sheet")) }
                            span { (ink("heart-full")) (sheet.wounds) "/" (sheet.health()) }
                            span { (ink("potion")) (middle.common.free_hearts(sheet)) }
                            span { (ink("gem")) (sheet.gems) }
                            span { (ink("goblin")) (sheet.minions()) }
                        }
                        div.drawer {
                            label.shut for="drawer" { (speech.text("web-paper-close")) }
                            (glass::glass(easel, middle))
                            (tracks::tracks(easel, middle))
                        }
                    }
                }
                @if choosing.is_none() { (legend(easel)) }
            }
        }
    }
}

/// What the signs mean, at hand.
fn legend(easel: &Easel<'_>) -> Markup {
    let speech = easel.speech;
    html! {
        div #signs.peek-map.legend popover="auto" {
            h3 {
                span { (speech.text("web-paper-signs")) }
                button.close type="button" popovertarget="signs" popovertargetaction="hide" { (speech.text("web-paper-close")) }
            }
            (cards::signs(easel))
        }
    }
}

/// A second sentence: where to click.
fn detail(easel: &Easel<'_>, middle: &Middle<'_>) -> Option<String> {
    if easel.choices.legal.is_empty() {
        return None;
    }
    let (speech, sheet) = (easel.speech, &middle.team.sheet);
    Some(match middle.common.asked(sheet) {
        Asked::Talent => speech.text("web-paper-detail-talent"),
        Asked::Wounds => speech.say(
            &Phrase::new("web-paper-detail-wounds")
                .number("wounds", sheet.wounds)
                .number("health", sheet.health()),
        ),
        Asked::Level => speech.text("web-paper-detail-level"),
        Asked::Item => speech.text("web-paper-detail-item"),
        Asked::Minion => speech.text("web-paper-detail-minion"),
        Asked::Gem => speech.text("web-paper-detail-gem"),
        Asked::Die => speech.text("web-paper-detail-die"),
        Asked::Step => speech.text("web-paper-detail-step"),
        Asked::Goal | Asked::Confirm => return None,
    })
}
