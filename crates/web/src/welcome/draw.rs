//! The whole board, put together for one reader.

use super::cards::monster_card;
use super::{Scene, delve, kit, memory, odds, stage};
use crate::table::Board;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_welcome::{Event, Move, PhaseView};

/// Draws the board. `events` is what the reader knows of the whole game, for the luck of it.
pub fn board(scene: &Scene<'_>, events: &[Event]) -> Board {
    let (view, speech) = (scene.view, scene.speech);
    let stage = match view.phase {
        PhaseView::Bidding | PhaseView::Deciding => stage::bidding(scene),
        PhaseView::Naming | PhaseView::Delving | PhaseView::Facing | PhaseView::Dying => {
            delve::corridor(scene)
        }
        PhaseView::ChoosingHero => stage::heroes(scene),
        PhaseView::Over => delve::corridor(scene),
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
        _ => [memory::seen(scene), memory::unknown(scene)].into_iter().flatten().collect(),
    };
    Board {
        stage: html! {
            div.welcome data-phase=(phase_name(view.phase)) {
                (stage)
                @if show_kit { (kit::kit(scene)) }
            }
        },
        left,
        right: odds::odds(scene).into_iter().chain(memory::luck(scene, events)).collect(),
        hand: hand(scene),
        detail: detail(scene),
        marks: Seat::all(view.players.len() as u8).map(|seat| marks(scene, seat)).collect(),
        on_board: on_board(scene),
        greyed: greyed(scene),
        headline: speech.say(&Phrase::new("web-welcome-headline").number("round", view.round)),
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
fn hand(scene: &Scene<'_>) -> Option<Markup> {
    let monster = scene.view.card?;
    let vt = format!("pile-{}", scene.view.pile.len());
    Some(html! { span data-vt=(vt) { (monster_card(scene.game, scene.speech, monster, "small")) } })
}

fn detail(scene: &Scene<'_>) -> Option<String> {
    if !scene.view.is_asked() || scene.choices.legal.is_empty() {
        return None;
    }
    let speech = scene.speech;
    let items = scene.choices.legal.len() as i64;
    match scene.view.phase {
        PhaseView::Bidding => Some(speech.text("web-welcome-detail-bidding")),
        PhaseView::Deciding if items > 1 => Some(speech.count("web-welcome-detail-deciding", items)),
        PhaseView::Deciding => Some(speech.text("web-welcome-detail-only-you")),
        PhaseView::Naming => Some(speech.text("web-welcome-detail-naming")),
        PhaseView::Delving | PhaseView::Facing | PhaseView::Dying | PhaseView::Over => None,
        PhaseView::ChoosingHero => Some(speech.text("web-welcome-detail-hero")),
    }
}

/// What stands on the board as a thing to click; everything else becomes a button of the bar. Drawing and what
/// is used in the dungeon are both: the bar must never be empty when something is asked.
fn on_board(scene: &Scene<'_>) -> Vec<String> {
    let legal = scene.choices.legal.iter();
    legal
        .map(|choice| choice.notation.clone())
        .filter(|notation| match Move::read(notation) {
            Ok(Move::Discard(_) | Move::Name(_) | Move::Choose(_)) => true,
            Ok(
                Move::Pass
                | Move::Draw
                | Move::Add
                | Move::Reveal
                | Move::Axe
                | Move::Polymorph
                | Move::Face
                | Move::Drink
                | Move::Fall
                | Move::Order(_),
            )
            | Err(_) => false,
        })
        .collect()
}

/// While the dungeon is filled, people look for "draw", "add" and "pass" in the same place. In the dungeon the
/// tiles themselves answer.
fn greyed(scene: &Scene<'_>) -> Vec<String> {
    match scene.view.phase {
        PhaseView::Bidding | PhaseView::Deciding => {
            [Move::Draw, Move::Add, Move::Pass].into_iter().map(Move::write).collect()
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
fn marks(scene: &Scene<'_>, seat: Seat) -> (Markup, String) {
    let (view, speech) = (scene.view, scene.speech);
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
    let markup = html! {
        span.tokens role="img" aria-label=(label) title=(label) {
            @for token in 0..2 { span.token.won[token < player.successes] { @if token < player.successes { "✓" } } }
            @if player.failures > 0 { span.aid.red { @for _ in 0..player.failures { "✕" } } }
        }
    };
    (markup, speech.text(key))
}
