//! What a team is asked, and what it may answer. Generator and validator share every predicate.

use super::gains::TOP_LEVEL;
use super::{Common, Why};
use crate::components::{Gem, Hero, Item, Room};
use crate::moves::Move;
use crate::state::{DICE_PER_ROUND, Phase, Team};

/// What a team is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// PD-016: which talent to keep.
    Talent,
    /// PD-016: which goal to keep.
    Goal,
    /// PD-081: how many of the wounds go under potions.
    Wounds,
    /// PD-104: which hero gets a level.
    Level,
    /// PD-128: which item gets a box.
    Item,
    /// PD-139: which minion is beaten from afar.
    Minion,
    /// PD-258: which gem is stolen before the game.
    Gem,
    /// PD-071: which die to use, and what for.
    Die,
    /// PD-160: where to move, or to stop.
    Step,
    /// PD-325: to confirm.
    Confirm,
}

impl Common<'_> {
    /// What the team is asked; the first thing that has to be settled.
    pub fn asked(&self, team: &Team) -> Asked {
        let pending = &team.pending;
        if pending.wounds > 0 {
            return Asked::Wounds;
        }
        if pending.levels > 0 {
            return Asked::Level;
        }
        if pending.boxes > 0 {
            return Asked::Item;
        }
        if pending.minions > 0 {
            return Asked::Minion;
        }
        if pending.gem {
            return Asked::Gem;
        }
        match self.phase {
            Phase::Prelude if team.talent.is_none() => Asked::Talent,
            Phase::Prelude if team.goal.is_none() => Asked::Goal,
            Phase::Dice if team.moves.is_some() => Asked::Step,
            Phase::Dice if team.dice_used() < DICE_PER_ROUND => Asked::Die,
            Phase::Prelude | Phase::Dice | Phase::Aftermath | Phase::Over => Asked::Confirm,
        }
    }

    /// Adds every legal move of the team.
    pub fn legal_moves(&self, team: &Team, moves: &mut Vec<Move>) {
        match self.asked(team) {
            Asked::Talent => {
                moves.extend(team.dealt.iter().flat_map(|dealt| dealt.talents).map(Move::Talent))
            }
            Asked::Goal => moves.extend(team.dealt.iter().flat_map(|dealt| dealt.goals).map(Move::Goal)),
            Asked::Wounds => {
                moves.extend((0..=team.pending.wounds.min(self.free_hearts(team))).rev().map(Move::Heal));
            }
            Asked::Level => {
                moves.extend(
                    Hero::ALL.into_iter().filter(|h| self.may_train(team, *h).is_ok()).map(Move::Train),
                );
            }
            Asked::Item => {
                moves.extend(
                    Item::ALL.into_iter().filter(|i| self.may_fill(team, *i).is_ok()).map(Move::Fill),
                );
            }
            Asked::Minion => {
                moves.extend(self.components.minion_rooms().without(team.beaten).iter().map(Move::Slay));
            }
            Asked::Gem => {
                moves.extend(Gem::all().map(Move::Steal));
                moves.push(Move::Decline);
            }
            Asked::Die => self.uses_of_dice(team, moves),
            Asked::Step => {
                self.steps(team, moves);
                moves.push(Move::Stop);
            }
            Asked::Confirm => moves.push(Move::Done),
        }
    }

    fn uses_of_dice(&self, team: &Team, moves: &mut Vec<Move>) {
        for die in self.usable_dice(team) {
            moves.extend(
                Hero::ALL
                    .into_iter()
                    .filter(|hero| self.may_level(team, die, *hero).is_ok())
                    .map(|hero| Move::Level(die, hero)),
            );
            moves.extend(
                Item::ALL
                    .into_iter()
                    .filter(|item| self.may_craft(team, die, *item).is_ok())
                    .map(|item| Move::Craft(die, item)),
            );
            if self.not_boots(die).is_ok() {
                moves.push(Move::Brew(die));
            }
            moves.push(Move::March(die));
        }
    }

    fn steps(&self, team: &Team, moves: &mut Vec<Move>) {
        match team.position {
            None => moves.extend(Room::all().take(6).map(Move::Go)),
            Some(position) => {
                let open = self.map().ways(position).iter().filter(|way| self.may_pass(team, **way).is_ok());
                moves.extend(open.filter_map(|way| way.to).map(Move::Go));
            }
        }
    }

    /// May the team answer with this move?
    pub fn check(&self, team: &Team, mv: Move) -> Result<(), Why> {
        let asked = self.asked(team);
        match (asked, mv) {
            (Asked::Talent, Move::Talent(talent)) => {
                dealt(team.dealt.is_some_and(|dealt| dealt.talents.contains(&talent)))
            }
            (Asked::Goal, Move::Goal(goal)) => {
                dealt(team.dealt.is_some_and(|dealt| dealt.goals.contains(&goal)))
            }
            (Asked::Wounds, Move::Heal(wounds)) => {
                if wounds > team.pending.wounds {
                    Err(Why::FewerWounds)
                } else if wounds > self.free_hearts(team) {
                    Err(Why::FewerHearts)
                } else {
                    Ok(())
                }
            }
            (Asked::Level, Move::Train(hero)) => self.may_train(team, hero),
            (Asked::Item, Move::Fill(item)) => self.may_fill(team, item),
            (Asked::Minion, Move::Slay(room)) => self.may_slay(team, room),
            (Asked::Gem, Move::Steal(_) | Move::Decline)
            | (Asked::Step, Move::Stop)
            | (Asked::Confirm, Move::Done) => Ok(()),
            (Asked::Step, Move::Go(room)) => self.may_go(team, room),
            (Asked::Die, Move::Level(die, hero)) => {
                self.may_take(team, die)?;
                self.may_level(team, die, hero)
            }
            (Asked::Die, Move::Craft(die, item)) => {
                self.may_take(team, die)?;
                self.may_craft(team, die, item)
            }
            (Asked::Die, Move::Brew(die)) => {
                self.may_take(team, die)?;
                self.not_boots(die)
            }
            (Asked::Die, Move::March(die)) => self.may_take(team, die),
            (Asked::Die, Move::Done) => Err(Why::DiceLeft),
            (Asked::Die, Move::Go(_) | Move::Stop) => Err(Why::NoMovement),
            (Asked::Confirm, _) if self.phase == Phase::Dice && mv.die().is_some() => Err(Why::ThreeDice),
            (Asked::Confirm, Move::Go(_)) if self.phase == Phase::Dice => Err(Why::NoMovement),
            _ => Err(Why::AskedElse(asked)),
        }
    }

    /// PD-100, PD-104: may this hero get a level? PD-263: before the game only two different ones.
    pub(super) fn may_train(&self, team: &Team, hero: Hero) -> Result<(), Why> {
        if team.level(hero) >= TOP_LEVEL {
            Err(Why::TopLevel)
        } else if self.phase == Phase::Prelude && team.level(hero) > 1 {
            Err(Why::SameHero)
        } else {
            Ok(())
        }
    }

    /// PD-126, PD-128: may this item get a box? PD-276: before the game only the first of two different ones.
    pub(super) fn may_fill(&self, team: &Team, item: Item) -> Result<(), Why> {
        if team.has(item) {
            Err(Why::ItemFinished)
        } else if self.phase == Phase::Prelude && team.items[item as usize] > 0 {
            Err(Why::SameItem)
        } else {
            Ok(())
        }
    }

    /// PD-139, PD-191: may the minion of this room be beaten from afar?
    fn may_slay(&self, team: &Team, room: Room) -> Result<(), Why> {
        if !self.components.minion_rooms().contains(room) {
            Err(Why::NoMinion)
        } else if team.beaten.contains(room) {
            Err(Why::MinionBeaten)
        } else {
            Ok(())
        }
    }
}

fn dealt(is: bool) -> Result<(), Why> {
    if is { Ok(()) } else { Err(Why::NotDealt) }
}
