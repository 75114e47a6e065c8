//! "If you went in now": the exact chance to come out alive, from what the reader knows.

use super::Easel;
use maud::{Markup, html};
use undercroft_bots::hint::percent;
use undercroft_bots::welcome::expert::{dungeon, dungeon_choices};
use undercroft_bots::welcome::kit::Kit;
use undercroft_bots::welcome::survival::survival;
use undercroft_core::{Observer, Phrase, Seat};
use undercroft_welcome::{Monster, PhaseView, PileOrder, Tile, View};

/// The card with the chances; nothing where the reader has no stake or nothing can be computed.
pub(super) fn odds(easel: &Easel<'_>) -> Option<Markup> {
    // Whoever sees every card has no chances, only facts.
    if easel.view.observer == Observer::Omniscient {
        return None;
    }
    match easel.view.phase {
        PhaseView::Bidding | PhaseView::Deciding => bidding(easel),
        PhaseView::Naming | PhaseView::Delving | PhaseView::Facing | PhaseView::Dying => delving(easel),
        PhaseView::ChoosingHero | PhaseView::Over => None,
    }
}

/// The chance on entering, with one more card next to be met or one tile less.
fn chance(easel: &Easel<'_>, added: Option<Monster>, without: Option<Tile>) -> Option<f64> {
    let (game, view) = (easel.game, easel.view);
    if view.observer == Observer::Omniscient {
        return None;
    }
    let mut dungeon = dungeon(game, view)?;
    if let Some(card) = added {
        let place = if game.options().pile_order == PileOrder::Fifo { dungeon.pile.len() } else { 0 };
        dungeon.pile.insert(place, Some(card));
    }
    let tiles = view.tiles.iter().copied().filter(|tile| Some(*tile) != without).collect();
    Some(survival(Kit::new(game.components(), view.hero, tiles), &dungeon).0)
}

/// The chance with the card in the reader's hand in the dungeon.
pub(super) fn with_card(easel: &Easel<'_>) -> Option<f64> {
    chance(easel, Some(easel.view.card?), None)
}

/// The chance without a tile, while one can be thrown away.
pub(super) fn without(easel: &Easel<'_>, tile: Tile) -> Option<f64> {
    easel.view.card?;
    chance(easel, None, Some(tile))
}

/// A player who may still have to go in; one who has passed is safe this time.
fn still_bids(view: &View, seat: Seat) -> bool {
    view.players.get(seat.index()).is_some_and(|player| !player.passed && !player.eliminated)
}

fn bidding(easel: &Easel<'_>) -> Option<Markup> {
    let (view, speech) = (easel.view, easel.speech);
    view.observer.seat().filter(|seat| still_bids(view, *seat))?;
    let now = chance(easel, None, None)?;
    let with = view.card.and_then(|card| Some((card, with_card(easel)?)));
    let unknown: i64 = view.unseen.iter().map(|count| i64::from(*count)).sum();
    let below = view.pile.iter().filter(|card| card.monster.is_none()).count() as i64;
    let from = Phrase::new("web-welcome-odds-from").number("unknown", unknown).number("below", below);
    Some(html! {
        section.card.odds {
            h2 { (speech.text("web-welcome-odds")) }
            dl {
                dt.(mood(now)) { (share(now)) } dd { (speech.text("web-welcome-odds-alive")) }
                @if let Some((card, with)) = with {
                    dt.(mood(with)) { (share(with)) }
                    dd { (speech.say(&Phrase::new("web-welcome-odds-added").phrase("monster", Phrase::member("welcome-monster", card.id())))) }
                }
            }
            p { (speech.say(&from)) }
        }
    })
}

/// In the dungeon everything that matters is public, so everybody may know the chance of each choice.
fn delving(easel: &Easel<'_>) -> Option<Markup> {
    let (view, speech) = (easel.view, easel.speech);
    let choices = dungeon_choices(easel.game, view)?;
    let best = choices.iter().map(|(_, chance)| *chance).reduce(f64::max)?;
    let several = choices.len() > 1 && choices.len() <= 3;
    Some(html! {
        section.card.odds {
            h2 { (speech.text("web-welcome-odds-below")) }
            dl {
                @if several {
                    @for (mv, chance) in &choices {
                        dt.(mood(*chance)) { (share(*chance)) } dd { (speech.say(&undercroft_core::Tell::label(easel.game, view, *mv))) }
                    }
                } @else {
                    dt.(mood(best)) { (share(best)) } dd { (speech.text("web-welcome-odds-out")) }
                }
            }
        }
    })
}

fn mood(chance: f64) -> &'static str {
    if chance >= 0.5 { "good" } else { "bad" }
}

/// The colour of a chance on a thing.
pub(super) fn class(chance: f64) -> &'static str {
    match chance {
        chance if chance >= 0.6 => "good",
        chance if chance >= 0.4 => "mid",
        _ => "bad",
    }
}

/// A chance in percent.
pub(super) fn share(chance: f64) -> String {
    format!("{}\u{a0}%", percent(chance))
}
