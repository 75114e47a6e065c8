//! What each observer may see (WD-160 … WD-164).

use crate::PileOrder;
use crate::Welcome;
use crate::components::{Hero, Monster, Tile, TileSet};
use crate::rules::delve::entry_health;
use crate::state::{Fate, Phase, State};
use serde::{Deserialize, Deserializer, Serialize};
use undercroft_core::{Game, Observer, Outcome, Seat};

/// The table as one observer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub observer: Observer,
    pub round: u8,
    pub phase: PhaseView,
    /// Whose turn it is: the bidder, the runner, or who chooses the hero; nobody once the game is over.
    pub turn: Option<Seat>,
    pub players: Vec<PlayerView>,
    pub hero: Hero,
    /// The hero's base health and what it would be on entering now.
    pub base_health: u8,
    pub entry_health: i8,
    /// The hero's tiles that are left, in printed order.
    pub tiles: Vec<Tile>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// The pile, next card to be met first.
    pub pile: Vec<PileCard>,
    pub discard: Vec<DiscardView>,
    /// The card this observer has just drawn.
    pub card: Option<Monster>,
    /// How many of each kind this observer has not seen this round, weakest first.
    pub unseen: [u8; 8],
    /// The trip through the dungeon, from entering on.
    pub delve: Option<DelveView>,
    /// The deck, top card first: omniscient observers only.
    pub deck_cards: Option<Vec<Monster>>,
    /// WDA-18: players who pass as soon as they can, as far as this observer knows: only the observer's own seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passing: Vec<Seat>,
    #[serde(deserialize_with = "outcome")]
    pub outcome: Option<Outcome>,
}

fn outcome<'de, D: Deserializer<'de>>(source: D) -> Result<Option<Outcome>, D::Error> {
    Outcome::read(source, Welcome::facts().end_reasons)
}

/// What is being asked, without the secret in it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseView {
    Bidding,
    Deciding,
    Naming,
    Delving,
    Facing,
    Dying,
    ChoosingHero,
    Over,
}

/// A player in public.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    pub successes: u8,
    pub failures: u8,
    pub passed: bool,
    pub eliminated: bool,
    /// Has had a bidding turn this round.
    pub started: bool,
}

/// A card of the dungeon pile.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PileCard {
    /// Who put it there; unknown once the pile has been shuffled.
    pub by: Option<Seat>,
    /// Its face, for those who know it.
    pub monster: Option<Monster>,
}

/// A monster thrown away with a tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiscardView {
    pub by: Seat,
    pub tile: Tile,
    /// Its face, for the player who threw it away.
    pub monster: Option<Monster>,
}

/// The trip through the dungeon, which is public (WD-068).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DelveView {
    pub runner: Seat,
    pub health: i8,
    pub named: Option<Monster>,
    /// One-shot tiles used up.
    pub spent: Vec<Tile>,
    /// WD-121: the next card is beaten.
    pub pact: bool,
    /// Cards turned over, in order, and what became of them.
    pub met: Vec<(Monster, Fate)>,
    /// After a shuffle, what this observer put into the pile: somewhere in it, unless met already.
    pub own_in_pile: Vec<Monster>,
}

impl View {
    pub fn new(game: &Welcome, state: &State, observer: Observer) -> View {
        let over = state.phase == Phase::Over;
        let delving = state.is_delving() || over;
        let shuffled = delving && game.options().pile_order == PileOrder::Shuffle;
        let remembers = |by: Seat| observer.knows_secrets_of(by) && remembers(game, observer);
        let mut pile: Vec<PileCard> = state
            .pile
            .iter()
            .map(|card| match observer {
                Observer::Omniscient => PileCard { by: Some(card.by), monster: Some(card.monster) },
                Observer::Seat(_) | Observer::Spectator if shuffled => PileCard { by: None, monster: None },
                Observer::Seat(_) | Observer::Spectator => {
                    PileCard { by: Some(card.by), monster: remembers(card.by).then_some(card.monster) }
                }
            })
            .collect();
        if game.options().pile_order != PileOrder::Fifo {
            pile.reverse();
        }
        let discard = state
            .discard
            .iter()
            .map(|card| DiscardView {
                by: card.by,
                tile: card.tile,
                monster: remembers(card.by).then_some(card.monster),
            })
            .collect();
        let card = match state.phase {
            Phase::Deciding(monster) if observer.knows_secrets_of(state.turn) => Some(monster),
            _ => None,
        };
        let status = game.status(state);
        View {
            observer,
            round: state.round(),
            phase: phase(state),
            turn: (!over).then_some(state.turn),
            players: players(game, state),
            hero: state.hero,
            base_health: game.components().health(state.hero),
            entry_health: entry_health(game, state),
            tiles: in_printed_order(game, state.hero, state.tiles),
            deck: state.deck.len() as u8,
            pile,
            discard,
            card,
            unseen: unseen(game, state, observer),
            delve: delving.then(|| delve(game, state, observer, shuffled)),
            deck_cards: (observer == Observer::Omniscient)
                .then(|| state.deck.iter().rev().copied().collect()),
            passing: state.passing.iter().filter(|seat| observer.knows_secrets_of(*seat)).collect(),
            outcome: status.outcome(),
        }
    }

    /// Is the observer the player who is asked?
    pub fn is_asked(&self) -> bool {
        self.turn.is_some() && self.observer.seat() == self.turn
    }
}

/// WDA-11: are the observer's own draws listed?
fn remembers(game: &Welcome, observer: Observer) -> bool {
    game.options().memory_aid || observer == Observer::Omniscient
}

fn phase(state: &State) -> PhaseView {
    match state.phase {
        Phase::Bidding => PhaseView::Bidding,
        Phase::Deciding(_) => PhaseView::Deciding,
        Phase::Naming => PhaseView::Naming,
        Phase::Delving => PhaseView::Delving,
        Phase::Facing => PhaseView::Facing,
        Phase::Dying => PhaseView::Dying,
        Phase::ChoosingHero => PhaseView::ChoosingHero,
        Phase::Over => PhaseView::Over,
    }
}

fn players(game: &Welcome, state: &State) -> Vec<PlayerView> {
    Seat::all(game.seats())
        .map(|seat| {
            let player = state.player(seat);
            PlayerView {
                successes: player.successes,
                failures: player.failures,
                passed: state.passed.contains(seat),
                eliminated: player.is_eliminated(),
                started: state.started.contains(seat),
            }
        })
        .collect()
}

fn in_printed_order(game: &Welcome, hero: Hero, tiles: TileSet) -> Vec<Tile> {
    let printed = game.components().tiles(hero).iter().map(|(tile, _)| *tile);
    printed.filter(|tile| tiles.contains(*tile)).collect()
}

fn delve(game: &Welcome, state: &State, observer: Observer, shuffled: bool) -> DelveView {
    let own = |by: Seat| shuffled && observer.seat() == Some(by) && remembers(game, observer);
    let mut own_in_pile: Vec<Monster> = (state.pile.iter().map(|card| (card.monster, Some(card.by))))
        .chain(state.delve.met.iter().map(|met| (met.monster, met.by)))
        .filter(|(_, by)| by.is_some_and(own))
        .map(|(monster, _)| monster)
        .collect();
    own_in_pile.sort();
    DelveView {
        runner: state.turn,
        health: state.delve.health,
        named: state.delve.named,
        spent: in_printed_order(game, state.hero, state.delve.spent),
        pact: state.delve.pact,
        met: state.delve.met.iter().map(|met| (met.monster, met.fate)).collect(),
        own_in_pile,
    }
}

/// How many of each kind the observer cannot place: all cards less those the observer drew or saw turned over.
/// After a shuffle a card met may be one of the observer's own, so those are not counted twice: each kind is
/// at least as often known as it was drawn or met.
fn unseen(game: &Welcome, state: &State, observer: Observer) -> [u8; 8] {
    let mut own = [0u8; 8];
    let mut shown = [0u8; 8];
    if remembers(game, observer) {
        let added = state.pile.iter().map(|card| (card.monster, card.by));
        let thrown = state.discard.iter().map(|card| (card.monster, card.by));
        let met = state.delve.met.iter().filter_map(|met| Some((met.monster, met.by?)));
        for (monster, by) in added.chain(thrown).chain(met) {
            own[monster as usize] += u8::from(observer.knows_secrets_of(by));
        }
    }
    if let Phase::Deciding(monster) = state.phase {
        own[monster as usize] += u8::from(observer.knows_secrets_of(state.turn));
    }
    let shuffled = game.options().pile_order == PileOrder::Shuffle;
    for met in &*state.delve.met {
        let counted =
            !shuffled && remembers(game, observer) && met.by.is_some_and(|by| observer.knows_secrets_of(by));
        shown[met.monster as usize] += u8::from(!counted);
    }
    std::array::from_fn(|kind| {
        let total = game.components().copies(Monster::ALL[kind]);
        let known = if shuffled { own[kind].max(shown[kind]) } else { own[kind] + shown[kind] };
        if observer == Observer::Omniscient { 0 } else { total.saturating_sub(known) }
    })
}
