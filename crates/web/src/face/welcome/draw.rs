//! The whole board, put together for one reader.

use super::{Easel, census, delve, kit, luck, odds, stage, trip};
use crate::art::picture;
use crate::table::{Board, SeatMarks};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_welcome::{Hero, Move, PhaseView};

/// Draws the board.
pub(super) fn board(easel: &Easel<'_>) -> Board {
    let (view, speech) = (easel.view, easel.speech);
    let show = match view.phase {
        PhaseView::Bidding | PhaseView::Deciding => {
            html! { div.show { (stage::bidding(easel)) (kit::kit(easel)) } }
        }
        PhaseView::Naming | PhaseView::Delving | PhaseView::Facing | PhaseView::Dying => {
            html! { div.show { (delve::corridor(easel)) (kit::kit(easel)) } }
        }
        PhaseView::ChoosingHero => html! { div.show.heroes { (stage::heroes(easel)) } },
        PhaseView::Over => over(easel),
    };
    Board {
        stage: html! {
            div.wood.welcome data-phase=(phase_name(view.phase)) { div.stage { (show) } }
        },
        left: census::census(easel).into_iter().collect(),
        right: odds::odds(easel).into_iter().chain(luck::luck(easel)).collect(),
        detail: detail(easel),
        marks: Seat::all(view.players.len() as u8).map(|seat| marks(easel, seat)).collect(),
        greyed: greyed(easel),
        signs: signs(easel),
        class: "of-welcome",
        sheets: [
            Some(("goblin", speech.text("web-welcome-sheet-monsters"))),
            Some(("heart", speech.text("web-welcome-sheet-odds"))),
        ],
        headline: speech.say(&Phrase::new("web-welcome-headline").number("round", view.round)),
        ..Board::default()
    }
}

/// The last trip and the verdict; without one that ended, what the view has of it.
fn over(easel: &Easel<'_>) -> Markup {
    let ended = trip::last(easel.told).and_then(|trip| delve::ended(easel, &trip, trip.end?.1));
    html! {
        @match ended {
            Some(ended) => (ended),
            None => div.show { (delve::corridor(easel)) },
        }
    }
}

/// Buttons of the bar with their pictures.
fn signs(easel: &Easel<'_>) -> Vec<(String, Markup)> {
    let sign = |mv: Move| match mv {
        Move::Pass => Some("flag"),
        Move::Draw => Some("back"),
        Move::Add => Some("stairs"),
        Move::Axe => Some("vorpal-axe"),
        Move::Polymorph => Some("polymorph"),
        Move::Face => Some("heart"),
        Move::Drink => Some("healing-potion"),
        Move::Fall => Some("skull"),
        Move::Choose(hero) => Some(hero.id()),
        Move::Reveal | Move::Discard(_) | Move::Name(_) | Move::Order(_) => None,
    };
    let moves =
        [Move::Pass, Move::Draw, Move::Add, Move::Axe, Move::Polymorph, Move::Face, Move::Drink, Move::Fall];
    let heroes = Hero::ALL.into_iter().map(Move::Choose);
    let signed = moves.into_iter().chain(heroes).filter_map(|mv| {
        let choice = easel.choices.allowed(&mv.to_string())?;
        let label = match mv {
            Move::Choose(hero) => easel.speech.say(&Phrase::member("welcome-hero", hero.id())),
            _ => choice.label.clone(),
        };
        Some((mv.to_string(), html! { (picture(sign(mv)?)) span { (label) } }))
    });
    signed.collect()
}

fn phase_name(phase: PhaseView) -> &'static str {
    match phase {
        PhaseView::Bidding => "bidding",
        PhaseView::Deciding => "deciding",
        PhaseView::Naming => "naming",
        PhaseView::Delving => "delving",
        PhaseView::Facing => "facing",
        PhaseView::Dying => "dying",
        PhaseView::ChoosingHero => "hero",
        PhaseView::Over => "over",
    }
}

fn detail(easel: &Easel<'_>) -> Option<String> {
    if !easel.view.is_asked() || easel.choices.legal.is_empty() {
        return None;
    }
    let speech = easel.speech;
    let items = easel.choices.legal.len() as i64;
    match easel.view.phase {
        PhaseView::Bidding => Some(speech.text("web-welcome-detail-bidding")),
        PhaseView::Deciding if items > 1 => Some(speech.count("web-welcome-detail-deciding", items)),
        PhaseView::Deciding => Some(speech.text("web-welcome-detail-only-you")),
        PhaseView::Naming => Some(speech.text("web-welcome-detail-naming")),
        PhaseView::Delving | PhaseView::Facing | PhaseView::Dying | PhaseView::Over => None,
        PhaseView::ChoosingHero => Some(speech.text("web-welcome-detail-hero")),
    }
}

/// While the dungeon is filled, people look for "draw", "add" and "pass" in the same place. In the dungeon the
/// tiles themselves answer.
fn greyed(easel: &Easel<'_>) -> Vec<String> {
    match easel.view.phase {
        PhaseView::Bidding | PhaseView::Deciding => {
            [Move::Draw, Move::Add, Move::Pass].into_iter().map(|mv| mv.to_string()).collect()
        }
        PhaseView::Naming
        | PhaseView::Delving
        | PhaseView::Facing
        | PhaseView::Dying
        | PhaseView::ChoosingHero
        | PhaseView::Over => Vec::new(),
    }
}

/// Success tokens, the two sides of the player aid, and where the player stands.
fn marks(easel: &Easel<'_>, seat: Seat) -> SeatMarks {
    let (view, speech) = (easel.view, easel.speech);
    let player = view.players[seat.index()];
    let running = view.delve.as_ref().is_some_and(|delve| delve.runner == seat);
    let won = view.outcome.as_ref().is_some_and(|outcome| outcome.winners().contains(seat));
    let key = if won {
        "web-welcome-state-won"
    } else if player.eliminated {
        "welcome-text-eliminated"
    } else if view.phase == PhaseView::Over {
        "web-welcome-state-lost"
    } else if running {
        "welcome-text-runner"
    } else if player.passed {
        "welcome-text-passed"
    } else if view.turn == Some(seat) {
        "welcome-text-turn"
    } else {
        "welcome-text-in"
    };
    let label = speech.say(
        &Phrase::new("web-welcome-tally")
            .number("successes", player.successes)
            .number("failures", player.failures),
    );
    let tokens = html! {
        span.tally role="img" aria-label=(label) title=(label) {
            @for token in 0..2 { span.no[token >= player.successes] { (picture("crown")) } }
            @for token in 0..2 { span.no[token >= player.failures] { (picture("skull")) } }
        }
    };
    SeatMarks { tokens, state: speech.text(key), ..SeatMarks::default() }
}
