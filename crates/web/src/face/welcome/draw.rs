//! The whole board, put together for one reader.

use super::cards::monster_card;
use super::{Easel, delve, kit, memory, odds, stage};
use crate::table::{Board, SeatMarks};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_welcome::{Move, PhaseView};

/// Draws the board.
pub(super) fn board(easel: &Easel<'_>) -> Board {
    let (view, speech) = (easel.view, easel.speech);
    let stage = match view.phase {
        PhaseView::Bidding | PhaseView::Deciding => stage::bidding(easel),
        PhaseView::Naming | PhaseView::Delving | PhaseView::Facing | PhaseView::Dying => {
            delve::corridor(easel)
        }
        PhaseView::ChoosingHero => stage::heroes(easel),
        PhaseView::Over => delve::corridor(easel),
    };
    let show_kit = match view.phase {
        PhaseView::Bidding
        | PhaseView::Deciding
        | PhaseView::Naming
        | PhaseView::Delving
        | PhaseView::Facing
        | PhaseView::Dying
        | PhaseView::Over => true,
        PhaseView::ChoosingHero => false,
    };
    let left: Vec<Markup> = match view.phase {
        PhaseView::ChoosingHero | PhaseView::Over => Vec::new(),
        _ => [memory::seen(easel), memory::unknown(easel)].into_iter().flatten().collect(),
    };
    Board {
        stage: html! {
            div.welcome data-phase=(phase_name(view.phase)) {
                (stage)
                @if show_kit { (kit::kit(easel)) }
            }
        },
        left,
        right: odds::odds(easel).into_iter().chain(memory::luck(easel)).collect(),
        hand: hand(easel),
        detail: detail(easel),
        marks: Seat::all(view.players.len() as u8).map(|seat| marks(easel, seat)).collect(),
        greyed: greyed(easel),
        headline: speech.say(&Phrase::new("web-welcome-headline").number("round", view.round)),
        ..Board::default()
    }
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

/// The drawn card, for the one who drew it.
fn hand(easel: &Easel<'_>) -> Option<Markup> {
    let monster = easel.view.card?;
    let vt = format!("pile-{}", easel.view.pile.len());
    Some(html! { span data-vt=(vt) { (monster_card(easel.game, easel.speech, monster, "small")) } })
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
        span.tokens role="img" aria-label=(label) title=(label) {
            @for token in 0..2 { span.token.won[token < player.successes] { @if token < player.successes { "✓" } } }
            @if player.failures > 0 { span.aid.red { @for _ in 0..player.failures { "✕" } } }
        }
    };
    SeatMarks { tokens, state: speech.text(key), ..SeatMarks::default() }
}
