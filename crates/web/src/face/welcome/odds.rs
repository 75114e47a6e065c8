//! "If you went in now": the exact chance to come out alive, from what the reader knows.

use super::Easel;
use super::cards::tile_name;
use crate::art::picture;
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
    let mut dungeon = dungeon(game, view)?;
    if let Some(card) = added {
        let place = if game.options().pile_order == PileOrder::Fifo { dungeon.pile.len() } else { 0 };
        dungeon.pile.insert(place, Some(card));
    }
    let tiles = view.tiles.iter().copied().filter(|tile| Some(*tile) != without).collect();
    Some(survival(Kit::new(game.components(), view.hero, tiles), &dungeon).0)
}

/// A player who may still have to go in; one who has passed is safe this time.
fn still_bids(view: &View, seat: Seat) -> bool {
    view.players.get(seat.index()).is_some_and(|player| !player.passed && !player.eliminated)
}

fn bidding(easel: &Easel<'_>) -> Option<Markup> {
    let (view, speech) = (easel.view, easel.speech);
    view.observer.seat().filter(|seat| still_bids(view, *seat))?;
    let now = chance(easel, None, None)?;
    // Only while the reader holds a card can an item be thrown away.
    let choice = view.card.and_then(|card| Some((card, chance(easel, Some(card), None)?)));
    Some(html! {
        section.card.odds {
            h2 { (speech.text("web-welcome-odds")) }
            p { (share(now)) " " (speech.text("web-welcome-odds-alive")) }
            @if let Some((card, with)) = choice {
                p { (share(with)) " " (speech.say(&Phrase::new("web-welcome-odds-added").phrase("monster", Phrase::member("welcome-monster", card.id())))) }
                @if !view.tiles.is_empty() {
                    p.soft { (speech.text("web-welcome-odds-without")) }
                    p.chips {
                        @for tile in &view.tiles {
                            @if let Some(left) = chance(easel, None, Some(*tile)) {
                                span.chip data-thing={ "tile-" (tile.id()) } title=(tile_name(speech, *tile)) {
                                    (picture(tile.id())) span.unseen { (tile_name(speech, *tile)) } b { (percent(left)) "\u{a0}%" }
                                }
                            }
                        }
                    }
                }
            }
        }
    })
}

/// In the dungeon everything that matters is public, so everybody may know the chance.
fn delving(easel: &Easel<'_>) -> Option<Markup> {
    let (view, speech) = (easel.view, easel.speech);
    let choices = dungeon_choices(easel.game, view)?;
    let best = choices.iter().map(|(_, chance)| *chance).reduce(f64::max)?;
    Some(html! {
        section.card.odds {
            h2 { (speech.text("web-welcome-odds-below")) }
            p { (share(best)) " " (speech.text("web-welcome-odds-out")) }
        }
    })
}

fn share(chance: f64) -> Markup {
    let class = if chance >= 0.5 { "good" } else { "bad" };
    html! { b.share.(class) { (percent(chance)) "\u{a0}%" } }
}
