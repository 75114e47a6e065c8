//! Using dice.

use super::gains::TOP_LEVEL;
use super::{Common, Why};
use crate::components::{Colour, DICE, Die, Hero, Item, Symbol, Talent};
use crate::event::Deed;
use crate::state::{DICE_PER_ROUND, Team};
use undercroft_core::Sink;

/// PD-144, PD-252: how many potions a die brews; the Alchemist brews one more.
pub fn potions_of_a_die(team: &Team) -> u8 {
    2 + u8::from(team.is(Talent::Alchemist))
}

impl Common<'_> {
    /// The die at a place of the pool.
    pub fn die_at(&self, place: usize) -> Die {
        Die { colour: Die::colour_at(place), symbol: self.dice[place] }
    }

    /// The place of an unused die that looks like this.
    fn unused(&self, team: &Team, die: Die) -> Option<usize> {
        (0..DICE).find(|place| !team.used[*place] && self.die_at(*place) == die)
    }

    /// Dice the team may still use, each look once, in the order of the pool.
    pub fn usable_dice(&self, team: &Team) -> impl Iterator<Item = Die> {
        (0..DICE)
            .filter(|place| !team.used[*place] && self.dice[*place] != Symbol::Skull)
            .map(|place| (place, self.die_at(place)))
            .filter(|(place, die)| self.unused(team, *die) == Some(*place))
            .map(|(_, die)| die)
    }

    /// PD-063, PD-070, PD-073: may the team take this die?
    pub(super) fn may_take(&self, team: &Team, die: Die) -> Result<(), Why> {
        if die.symbol == Symbol::Skull {
            Err(Why::Skull)
        } else if self.unused(team, die).is_some() {
            Ok(())
        } else if (0..DICE).any(|place| self.die_at(place) == die) {
            Err(Why::DieUsed)
        } else {
            Err(Why::DieNotRolled)
        }
    }

    /// PD-096, PD-100, PD-101: may this die raise this hero?
    pub(super) fn may_level(&self, team: &Team, die: Die, hero: Hero) -> Result<(), Why> {
        self.not_boots(die)?;
        if !die.symbol.stands_for(hero) {
            return Err(Why::OtherHero);
        }
        if team.level(hero) >= TOP_LEVEL {
            return Err(Why::TopLevel);
        }
        let mystic = team.is(Talent::Mystic) && !team.recoloured;
        if self.fits_colour(team, die, hero) || mystic { Ok(()) } else { Err(Why::OtherColour) }
    }

    /// PD-057, PD-108: a clover has every colour, and a Wizard of level 4 makes colours meaningless.
    fn fits_colour(&self, team: &Team, die: Die, hero: Hero) -> bool {
        die.symbol == Symbol::Clover
            || self.training(team)[hero as usize] == die.colour
            || team.level(Hero::Wizard) >= 4
    }

    /// PD-265: does only the Mystic's once-per-round change make this die fit?
    pub(super) fn needs_mystic(&self, team: &Team, die: Die, hero: Hero) -> bool {
        !self.fits_colour(team, die, hero)
    }

    /// PD-020: the colours that train the heroes.
    pub fn training(&self, team: &Team) -> [Colour; 4] {
        team.goal.map_or([Colour::White; 4], |goal| self.components.goal(goal).training)
    }

    /// PD-117 to PD-120: may this die fill the next box of this item?
    pub(super) fn may_craft(&self, team: &Team, die: Die, item: Item) -> Result<(), Why> {
        self.not_boots(die)?;
        if team.has(item) {
            return Err(Why::ItemFinished);
        }
        match self.components.boxes[item as usize][usize::from(team.items[item as usize])] {
            Some(hero) if !die.symbol.stands_for(hero) => Err(Why::BoxNeedsSymbol(hero)),
            Some(_) | None => Ok(()),
        }
    }

    /// PD-060, PD-062: boots are for movement only.
    pub(super) fn not_boots(&self, die: Die) -> Result<(), Why> {
        if die.symbol == Symbol::Boots { Err(Why::Boots) } else { Ok(()) }
    }

    /// PD-055, PD-073: marks the die as used and writes its number on the round track.
    pub(super) fn spend(&self, team: &mut Team, die: Die, deeds: &mut impl Sink<Deed>) {
        let count = team.dice_used();
        if let Some(place) = self.unused(team, die) {
            team.used[place] = true;
        }
        if (1..=8).contains(&self.round) && count < DICE_PER_ROUND {
            team.record[usize::from(self.round) - 1][count] = self.components.number(die);
        }
        deeds.push(|| Deed::Takes { die });
    }
}
