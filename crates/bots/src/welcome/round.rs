//! One round of bidding between two players, stripped to what training needs.

use super::abstraction::Knowledge;
use super::kit::{Counts, Kit};
use super::quick;
use undercroft_core::Chance;
use undercroft_welcome::{Components, Monster};

/// The most cards a round is played with.
pub const MOST: usize = 13;

/// The bidding of a round. Player 0 is the one who bids first.
#[derive(Copy, Clone, Debug)]
pub struct Round {
    deck: [Monster; MOST],
    cards: u8,
    drawn: u8,
    pile: [(Monster, u8); MOST],
    added: u8,
    /// Tiles left, one bit for each in printed order.
    pub tiles: u8,
    /// Whose turn it is: 0 or 1.
    pub turn: usize,
    own: [Counts; 2],
    unseen: [Counts; 2],
}

impl Round {
    /// A round with these cards in this order, the first to be drawn first, and these tiles.
    pub fn new(cards: &[Monster], tiles: u8) -> Round {
        let mut deck = [Monster::Goblin; MOST];
        let mut all = [0; 8];
        for (place, monster) in deck.iter_mut().zip(cards) {
            *place = *monster;
            all[*monster as usize] += 1;
        }
        Round {
            deck,
            cards: cards.len().min(MOST) as u8,
            drawn: 0,
            pile: [(Monster::Goblin, 0); MOST],
            added: 0,
            tiles,
            turn: 0,
            own: [[0; 8]; 2],
            unseen: [all; 2],
        }
    }

    /// The round with everything in the box, not yet shuffled.
    pub fn full(components: &Components) -> Round {
        Round::new(&components.deck().collect::<Vec<_>>(), 63)
    }

    /// The same, freshly shuffled.
    #[must_use]
    pub fn dealt(mut self, luck: &mut impl Chance) -> Round {
        luck.shuffle(&mut self.deck[..usize::from(self.cards)]);
        self
    }

    /// Is there a card to draw?
    pub fn can_draw(&self) -> bool {
        self.drawn < self.cards
    }

    /// What a player knows.
    pub fn knowledge(&self, player: usize) -> Knowledge {
        Knowledge {
            tiles: self.tiles,
            own: self.own[player],
            unseen: self.unseen[player],
            unknown: self.added - self.own[player].iter().sum::<u8>(),
        }
    }

    /// The player whose turn it is draws.
    pub fn draw(&mut self) -> Monster {
        let card = self.deck[usize::from(self.drawn)];
        self.drawn += 1;
        self.unseen[self.turn][card as usize] -= 1;
        card
    }

    /// The drawn card goes into the dungeon (action 0) or away with tile `action - 1`.
    pub fn place(&mut self, card: Monster, action: usize) {
        if action == 0 {
            self.pile[usize::from(self.added)] = (card, self.turn as u8);
            self.added += 1;
            self.own[self.turn][card as usize] += 1;
        } else {
            self.tiles &= !(1 << (action - 1));
        }
        self.turn = 1 - self.turn;
    }

    /// Is action `action` possible?
    pub fn allows(&self, action: usize) -> bool {
        action == 0 || self.tiles >> (action - 1) & 1 == 1
    }

    /// The runner's trip, with the kind it would name.
    pub fn delve(&self, kit: &Kit, named: Option<Monster>) -> bool {
        let pile = self.pile[..usize::from(self.added)].iter().rev().map(|(monster, _)| *monster);
        let top = self.can_draw().then(|| self.deck[usize::from(self.drawn)]);
        quick::delve(kit, named, pile, top)
    }
}
