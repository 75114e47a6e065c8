//! What a search is told about Welcome to the Dungeon.

use super::kit::Kit;
use super::quick;
use super::race::Race;
use crate::bot::any_of;
use crate::guide::{Guide, Shares};
use undercroft_core::{Chance, Quick, Seat};
use undercroft_welcome::{Hero, Monster, Move, Phase, PileOrder, State, TileSet, Welcome};

/// Rounds are worth what the tallies after them are worth, and a dungeon entered in thought is played at once.
#[derive(Clone, Debug)]
pub struct WelcomeGuide {
    race: Race,
}

impl WelcomeGuide {
    /// The guide for a table of the game.
    pub fn new(game: &Welcome) -> WelcomeGuide {
        WelcomeGuide { race: Race::new(game.seats()) }
    }

    /// The end of a dungeon that has just been entered, by the runner's plain decisions.
    pub(super) fn delve(game: &Welcome, state: &State) -> bool {
        let kit = Kit::new(game.components(), state.hero, state.tiles);
        let named = if kit.vorpal { state.delve.named.or_else(|| name(game, state, &kit)) } else { None };
        let deck = state.deck.last().copied();
        let cards = state.pile.iter().map(|card| card.monster);
        match game.options().pile_order {
            PileOrder::Lifo | PileOrder::Shuffle => quick::delve(&kit, named, cards.rev(), deck),
            PileOrder::Fifo => quick::delve(&kit, named, cards, deck),
        }
    }
}

/// The kind that would hit hardest on the average of what the runner knows.
fn name(game: &Welcome, state: &State, kit: &Kit) -> Option<Monster> {
    let runner = state.turn;
    let mut own = [0u8; 8];
    let mut unseen = Monster::ALL.map(|monster| game.components().copies(monster));
    let mut unknown = 0u8;
    for card in state.pile.iter() {
        if card.by == runner {
            own[card.monster as usize] += 1;
            unseen[card.monster as usize] = unseen[card.monster as usize].saturating_sub(1);
        } else {
            unknown += 1;
        }
    }
    for card in state.discard.iter().filter(|card| card.by == runner) {
        unseen[card.monster as usize] = unseen[card.monster as usize].saturating_sub(1);
    }
    let total: u8 = unseen.iter().sum();
    let part = f32::from(unknown) / f32::from(total.max(1));
    let expected = |monster: &Monster| {
        let kind = *monster as usize;
        (f32::from(own[kind]) + part * f32::from(unseen[kind])) * f32::from(kit.strength[kind])
    };
    kit.worth_naming().max_by(|one, other| expected(one).total_cmp(&expected(other)))
}

impl Guide<Welcome> for WelcomeGuide {
    fn observation(&self, _game: &Welcome, state: &State, _seat: Seat) -> u64 {
        match state.phase {
            Phase::Deciding(monster) => 1 + monster as u64,
            Phase::Facing | Phase::Dying => {
                // Every card turned over since the last decision matters; their sequence is public.
                state.delve.met.iter().fold(0, |seen, met| seen * 9 + 1 + met.monster as u64)
            }
            Phase::Bidding | Phase::Naming | Phase::Delving | Phase::ChoosingHero | Phase::Over => 0,
        }
    }

    fn settled(&self, game: &Welcome, root: &State, state: &State, _luck: &mut Quick) -> Option<Shares> {
        if state.players != root.players {
            return Some(self.race.shares(&state.players));
        }
        if state.is_delving() && !root.is_delving() {
            let alive = WelcomeGuide::delve(game, state);
            return Some(self.race.after(&state.players, state.turn, alive));
        }
        None
    }

    /// A move a sensible player might make: cards are added or thrown away about equally often, and passing grows
    /// likelier with the pile and with every tile gone.
    fn likely_move(
        &self,
        _game: &Welcome,
        state: &State,
        _seat: Seat,
        moves: &[Move],
        luck: &mut Quick,
    ) -> Option<Move> {
        match state.phase {
            Phase::Bidding if moves.len() == 2 => {
                let gone = 6 - state.tiles.len().min(6) as u32;
                let danger = state.pile.len() as u32 * 2 + gone * 3;
                Some(if luck.below(28) < danger.min(20) { Move::Pass } else { Move::Draw })
            }
            Phase::Deciding(_) if moves.len() > 1 => {
                if luck.below(2) == 0 {
                    Some(Move::Add)
                } else {
                    any_of(&moves[1..], luck)
                }
            }
            Phase::Dying => Some(Move::Drink),
            Phase::Bidding
            | Phase::Deciding(_)
            | Phase::Naming
            | Phase::Delving
            | Phase::Facing
            | Phase::ChoosingHero
            | Phase::Over => any_of(moves, luck),
        }
    }
}

/// The kits of one hero by the tiles left, one bit for each in printed order.
pub fn kits_of(game: &Welcome, hero: Hero) -> [Kit; 64] {
    let tiles = game.components().tiles(hero);
    std::array::from_fn(|left| {
        let set: TileSet = tiles
            .iter()
            .enumerate()
            .filter(|(bit, _)| left >> bit & 1 == 1)
            .map(|(_, (tile, _))| *tile)
            .collect();
        Kit::new(game.components(), hero, set)
    })
}
