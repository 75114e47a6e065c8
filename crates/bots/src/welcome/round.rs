//! One round of bidding between two players, stripped to what training needs.

use super::abstraction::Knowledge;
use super::kit::{Counts, Kit};
use super::quick;
use undercroft_core::Chance;
use undercroft_welcome::{Components, Monster};

/// The bidding of a round. Player 0 is the one who bids first.
#[derive(Copy, Clone, Debug)]
pub struct Round {
    deck: [Monster; 13],
    drawn: u8,
    pile: [(Monster, u8); 13],
    added: u8,
    /// Tiles left, one bit for each in printed order.
    pub tiles: u8,
    /// Whose turn it is: 0 or 1.
    pub turn: usize,
    own: [Counts; 2],
    unseen: [Counts; 2],
}

impl Round {
    /// A freshly shuffled round.
    pub fn deal(components: &Components, luck: &mut impl Chance) -> Round {
        let mut deck = [Monster::Goblin; 13];
        for (place, monster) in deck.iter_mut().zip(components.deck()) {
            *place = monster;
        }
        luck.shuffle(&mut deck);
        let all = Monster::ALL.map(|monster| components.copies(monster));
        Round {
            deck,
            drawn: 0,
            pile: [(Monster::Goblin, 0); 13],
            added: 0,
            tiles: 63,
            turn: 0,
            own: [[0; 8]; 2],
            unseen: [all; 2],
        }
    }

    /// Is there a card to draw?
    pub fn can_draw(&self) -> bool {
        usize::from(self.drawn) < self.deck.len()
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
        quick::delve(kit, named, pile, self.deck.get(usize::from(self.drawn)).copied())
    }
}
