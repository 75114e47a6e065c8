//! Blocks of effects: when they happen, what they cost, how often they may be used.

use super::{ops, things};
use crate::Rules;
use crate::components::{Block, By, Condition, Cost, FilterId, Limit, Resource, Span, Timing, Trigger, X};
use crate::tell::names;
use undercroft_core::Phrase;

/// Where a block stands: it says when something that is always in force is so.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Frame {
    Card,
    Location,
    Ability,
    /// While a quest is not completed (DR-252).
    Influence,
    /// Of an artifact, to the end of the game.
    Reward,
}

impl Frame {
    const fn word(self) -> &'static str {
        match self {
            Frame::Card => "card",
            Frame::Location => "location",
            Frame::Ability => "ability",
            Frame::Influence => "influence",
            Frame::Reward => "reward",
        }
    }
}

impl Rules {
    /// A block as one sentence.
    pub(super) fn block_sentence(&self, block: &Block, frame: Frame) -> Phrase {
        Phrase::new("dungeoneer-card-block")
            .phrase("when", when(block, frame))
            .phrase("if", self.condition(&block.when))
            .phrase("cost", cost(block))
            .phrase("do", self.operations(block.ops))
            .phrase("limit", limit(block.limit))
    }

    /// Operations one after the other; "nothing happens" for none.
    pub(super) fn operations(&self, span: Span) -> Phrase {
        let said = self.components.ops(span).iter().map(|op| self.op_phrase(op)).collect();
        super::one_after_another("dungeoneer-card-then", said).unwrap_or_else(ops::no_effect)
    }

    /// What comes of something, in the message's `$do`; nothing if nothing comes of it.
    pub(super) fn consequences(&self, key: &'static str, span: Span) -> Phrase {
        if span.is_empty() { things::nothing() } else { Phrase::new(key).phrase("do", self.operations(span)) }
    }

    fn condition(&self, when: &Condition) -> Phrase {
        let mut said = Vec::new();
        let number = |key: &'static str, n: u8| Phrase::new(key).number("n", n);
        said.extend(when.terrain.map(|terrain| Phrase::member("dungeoneer-card-if-terrain", terrain.word())));
        said.extend(when.location.map(|location| {
            let site = &self.components.sites[usize::from(location)];
            Phrase::new("dungeoneer-card-if-location").phrase("location", names::text(&site.print.name))
        }));
        if when.versus != FilterId::ANY {
            let other = self.noun(Some(crate::components::Class::Monster), when.versus);
            said.push(Phrase::new("dungeoneer-card-if-versus").phrase("other", other));
        }
        said.extend(when.min_life.map(|n| number("dungeoneer-card-if-min-life", n)));
        said.extend(when.max_life.map(|n| number("dungeoneer-card-if-max-life", n)));
        said.extend(when.wrath_tokens.map(|n| number("dungeoneer-card-if-tokens", n)));
        let switch = |key: &'static str, on: bool| Phrase::new(key).number("on", u8::from(on));
        said.extend(when.prone.map(|on| switch("dungeoneer-card-if-prone", on)));
        said.extend(when.own_turn.map(|on| switch("dungeoneer-card-if-own-turn", on)));
        said.extend(when.owner_hero_turn.map(|on| switch("dungeoneer-card-if-hero-phase", on)));
        if when.unmarked {
            said.push(Phrase::new("dungeoneer-card-if-unmarked"));
        }
        said.extend(when.marked.map(|token| Phrase::member("dungeoneer-card-if-marked", token.word())));
        if said.is_empty() { things::nothing() } else { Phrase::new("dungeoneer-card-if").list("all", said) }
    }
}

/// The moment of a block.
fn when(block: &Block, frame: Frame) -> Phrase {
    let optional = u8::from(block.optional);
    match block.on {
        Trigger::Static => Phrase::member("dungeoneer-card-always", frame.word()),
        Trigger::Use => match block.by {
            By::Controller | By::AnyHere => Phrase::member("dungeoneer-card-use", used(block).word()),
            By::Bearer => Phrase::member("dungeoneer-card-bearer-use", used(block).word()),
            By::Dealer => Phrase::new("dungeoneer-card-dealer"),
        },
        Trigger::WouldWound if block.by == By::Dealer => Phrase::new("dungeoneer-card-dealer"),
        Trigger::Special
        | Trigger::Play
        | Trigger::Enter
        | Trigger::AnyEntry
        | Trigger::Spring
        | Trigger::TurnStart
        | Trigger::Strike
        | Trigger::Countered
        | Trigger::WouldWound
        | Trigger::Defeated => {
            Phrase::member("dungeoneer-card-trigger", block.on.word()).number("optional", optional)
        }
    }
}

/// When an effect that is used may be used.
fn used(block: &Block) -> Timing {
    match block.timing {
        Timing::Always => Timing::AnyTime,
        timing => timing,
    }
}

/// The price of a block, with what X is.
fn cost(block: &Block) -> Phrase {
    let Cost { glory, glory_x, peril, ap, life, charge, discard_this } = block.cost;
    let mut paid = Vec::new();
    if glory_x {
        let x = if block.x_plus > 0 { format!("X + {}", block.x_plus) } else { "X".to_owned() };
        paid.push(Phrase::member("dungeoneer-points", Resource::Glory.word()).text("n", x));
    }
    let mut points = |resource, n: u8| {
        if n > 0 {
            paid.push(names::points(resource, n));
        }
    };
    points(Resource::Glory, glory);
    points(Resource::Peril, peril);
    points(Resource::Ap, ap);
    if life > 0 {
        paid.push(Phrase::new("dungeoneer-card-life").number("n", life));
    }
    let mut parts = Vec::new();
    if !paid.is_empty() {
        let extra = u8::from(block.on == Trigger::Special);
        parts.push(Phrase::new("dungeoneer-card-pay").list("what", paid).number("extra", extra));
    }
    if charge > 0 {
        parts.push(Phrase::new("dungeoneer-card-pay-tokens").number("n", charge));
    }
    if discard_this {
        parts.push(Phrase::new("dungeoneer-card-pay-this"));
    }
    parts.extend(block.x.map(|x| match x {
        X::Chosen => Phrase::new("dungeoneer-card-x-chosen").number("most", block.x_max),
        X::TargetCost => Phrase::new("dungeoneer-card-x-cost"),
    }));
    if parts.is_empty() {
        things::nothing()
    } else {
        Phrase::new("dungeoneer-card-cost").list("parts", parts)
    }
}

fn limit(limit: Limit) -> Phrase {
    match limit {
        Limit::None => things::nothing(),
        Limit::OncePerTurn | Limit::OncePerBattle | Limit::OncePerCheck => {
            Phrase::member("dungeoneer-card-limit", limit.word())
        }
    }
}
