//! What effects are worth to the one who uses them, in wounds or thereabouts.

use undercroft_core::Seat;
use undercroft_dungeoneer::components::{
    Amount, Block, Class, Components, Cost, Op, Resource, Span, Trigger, Value, Who,
};
use undercroft_dungeoneer::ids::Card;
use undercroft_dungeoneer::{Dungeoneer, State};

/// A point of glory.
pub const GLORY: f32 = 0.2;
/// A point of peril on one's own side.
pub const PERIL: f32 = 0.12;
/// An action point.
const ACTION: f32 = 0.5;
/// A card in the hand.
const CARD: f32 = 0.5;

/// Whose effects are judged, and where.
#[derive(Copy, Clone, Debug)]
pub struct Judge<'a> {
    components: &'a Components,
    /// Life that could be healed.
    hurt: f32,
    /// Monsters are on one's own side, those who bear a card are not.
    lord: bool,
}

impl<'a> Judge<'a> {
    /// As a seat judges.
    pub fn new<const SET: usize>(game: &'a Dungeoneer<SET>, state: &State, seat: Seat) -> Judge<'a> {
        let player = state.player(seat);
        let full = game.components().hero(player.hero).life;
        Judge {
            components: game.components(),
            hurt: f32::from(full.saturating_sub(player.life)),
            lord: false,
        }
    }

    /// A card on the table or in the hand, for what it does in all.
    pub fn card(&self, card: Card) -> f32 {
        let title = self.components.card(card);
        let lord = match title.class {
            Class::Bane | Class::Monster | Class::Trap => true,
            Class::Treasure | Class::Boon => false,
        };
        let judge = Judge { lord, ..*self };
        let effects: f32 =
            self.components.blocks(title.blocks).iter().map(|block| judge.printed(block)).sum();
        match title.class {
            Class::Treasure | Class::Boon => 0.2 + effects,
            Class::Bane => 0.3 + effects,
            Class::Trap => 0.9,
            Class::Monster => {
                let sheet = title.sheet.map(|index| &self.components.sheets[usize::from(index)]);
                let best = sheet.map_or(0, |sheet| sheet.values.into_iter().max().unwrap_or(0));
                0.4 + 0.2 * f32::from(best)
            }
        }
    }

    fn printed(&self, block: &Block) -> f32 {
        let worth = self.ops(block.ops) - self.cost(&block.cost);
        match block.on {
            Trigger::Static => 1.4 * worth,
            Trigger::Use => 1.2 * worth.max(0.0),
            Trigger::Play
            | Trigger::Special
            | Trigger::Enter
            | Trigger::AnyEntry
            | Trigger::Spring
            | Trigger::TurnStart
            | Trigger::Strike
            | Trigger::Countered
            | Trigger::WouldWound
            | Trigger::Defeated => worth,
        }
    }

    /// What playing a card from the hand does at once and later.
    pub fn playing(&self, card: Card) -> f32 {
        self.card(card) - GLORY * f32::from(self.components.card(card).cost)
    }

    /// What using a block brings.
    pub fn using(&self, block: &Block, x: u8) -> f32 {
        self.ops(block.ops)
            - self.cost(&block.cost)
            - if block.cost.glory_x { GLORY * f32::from(x) } else { 0.0 }
    }

    fn cost(&self, cost: &Cost) -> f32 {
        GLORY * f32::from(cost.glory)
            + ACTION * f32::from(cost.ap)
            + 1.2 * f32::from(cost.life)
            + 0.3 * f32::from(cost.charge)
            + if cost.discard_this { 0.5 } else { 0.0 }
    }

    /// What operations bring.
    pub fn ops(&self, span: Span) -> f32 {
        self.components.ops(span).iter().map(|op| self.op(op)).sum()
    }

    /// Whom an operation concerns: 1 for those one wishes well, -1 for the others. Whoever may choose picks well.
    fn side(&self, who: Who) -> f32 {
        match who {
            Who::You | Who::This => 1.0,
            Who::Bearer => {
                if self.lord {
                    -1.0
                } else {
                    1.0
                }
            }
            Who::Entering | Who::EachHere | Who::EachHero => 0.2,
            Who::Attacker
            | Who::AttackingMonster
            | Who::LairMonster
            | Who::MonstersHere
            | Who::EachMonster
            | Who::Host => {
                if self.lord {
                    1.0
                } else {
                    -1.0
                }
            }
            Who::Victim
            | Who::OthersHere
            | Who::EachOpponent
            | Who::Opponent
            | Who::Hero
            | Who::HeroHere
            | Who::Struck
            | Who::Event => -1.0,
        }
    }

    /// What one operation brings.
    pub fn op(&self, op: &Op) -> f32 {
        match *op {
            Op::Modify { who, value, amount, .. } => {
                let each = match value {
                    Value::WoundsTaken => -0.8,
                    Value::TrapTarget => -0.3,
                    Value::BoonLimit | Value::TreasureLimit | Value::LairLimit => 0.25,
                    Value::HandSize => 0.6,
                    Value::All => 0.9,
                    Value::Melee | Value::Magic | Value::Speed => 0.5,
                    Value::WoundsDealt | Value::Life => 0.8,
                };
                self.side(who) * each * number(amount)
            }
            Op::Reroll { .. } => 0.4,
            Op::Wound { who, amount, .. } => -self.side(who) * number(amount),
            Op::Heal { who: Who::You, amount } => number(amount).min(self.hurt),
            Op::Heal { who, amount } => self.side(who) * 0.5 * number(amount),
            Op::Prevent { amount, .. } => number(amount).min(1.5),
            Op::Gain { who, resource, amount } => self.side(who) * points(resource) * number(amount),
            Op::Lose { who, resource, amount } => -self.side(who) * points(resource) * number(amount),
            Op::Transfer { who, resource, amount, to } => {
                (self.side(to) - self.side(who)) * points(resource) * number(amount)
            }
            Op::Threat { who, target, fail, pass, .. } => {
                let failing = f32::from(target).clamp(2.0, 10.0) / 12.0;
                let worth = failing * self.ops(fail) + (1.0 - failing) * self.ops(pass);
                if self.side(who) > 0.0 { worth } else { worth.abs() }
            }
            Op::CancelAttack { .. } => 0.9,
            Op::Redirect { .. } => 1.0,
            Op::ExtraAttack { amount, .. } => 0.6 * number(amount),
            Op::MakeMinion { .. } => 1.2,
            Op::Discard { who, amount, .. } => -self.side(who) * CARD * number(amount).min(3.0),
            Op::Draw { who, amount, .. } => self.side(who) * CARD * number(amount),
            Op::PlayFree { .. } => 0.6,
            Op::CostChange { who, amount, .. } => -self.side(who) * 0.3 * number(amount),
            Op::Charge { amount, .. } => 0.2 * number(amount),
            Op::Move { who, .. } | Op::Teleport { who, .. } => {
                if self.side(who) > 0.0 {
                    0.5
                } else {
                    0.3
                }
            }
            Op::Shift { .. } => 0.1,
            Op::Explore { .. } => 0.2,
            Op::Ignore { who, .. } => 0.3 * self.side(who),
            Op::Mark { .. } => 0.1,
            Op::Fall { who } => -0.5 * self.side(who),
            Op::Stand { who } => 0.5 * self.side(who),
            Op::Forbid { who, .. } => -0.4 * self.side(who),
            Op::Immune { .. } => 0.3,
            Op::EndPhase => -0.5,
            Op::SwapQuest { .. } => 0.2,
            Op::Choose { options, .. } => {
                let ways = self.components.options[options.range()].iter();
                ways.map(|way| self.ops(*way)).fold(f32::MIN, f32::max).max(-3.0)
            }
        }
    }
}

fn points(resource: Resource) -> f32 {
    match resource {
        Resource::Glory => GLORY,
        Resource::Peril => -PERIL,
        Resource::Ap => ACTION,
        Resource::Level => 2.0,
    }
}

fn number(amount: Amount) -> f32 {
    if amount.all {
        return 2.0;
    }
    let counted = if amount.per.is_some() { 1.5 } else { 0.0 };
    (counted * f32::from(amount.times) + f32::from(amount.plus)).min(f32::from(amount.max))
}
