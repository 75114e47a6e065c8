//! Why a move is not allowed: the rule, and the sentence for people.

use super::Asked;
use crate::components::Hero;
use undercroft_core::{Phrase, Refusal};

/// Why a move is not allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Why {
    Over,
    NotAtTheTable,
    Waiting,
    AskedElse(Asked),
    NotDealt,
    FewerWounds,
    FewerHearts,
    Skull,
    DieUsed,
    DieNotRolled,
    ThreeDice,
    DiceLeft,
    Boots,
    OtherHero,
    OtherColour,
    TopLevel,
    SameHero,
    ItemFinished,
    SameItem,
    BoxNeedsSymbol(Hero),
    NoMovement,
    NotAnEntrance,
    SameRoom,
    Diagonal,
    NotNextTo,
    Wall,
    Water,
    NoMinion,
    MinionBeaten,
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Refusal {
        let (rule, key) = match why {
            Why::Over => ("PD-046", "paper-why-over"),
            Why::NotAtTheTable => ("PD-001", "paper-why-not-at-the-table"),
            Why::Waiting => ("PD-072", "paper-why-waiting"),
            Why::AskedElse(asked) => asked_else(asked),
            Why::NotDealt => ("PD-016", "paper-why-not-dealt"),
            Why::FewerWounds => ("PD-082", "paper-why-fewer-wounds"),
            Why::FewerHearts => ("PD-153", "paper-why-fewer-hearts"),
            Why::Skull => ("PD-070", "paper-why-skull"),
            Why::DieUsed => ("PD-073", "paper-why-die-used"),
            Why::DieNotRolled => ("PD-063", "paper-why-die-not-rolled"),
            Why::ThreeDice => ("PD-071", "paper-why-three-dice"),
            Why::DiceLeft => ("PD-077", "paper-why-dice-left"),
            Why::Boots => ("PD-060", "paper-why-boots"),
            Why::OtherHero => ("PD-096", "paper-why-other-hero"),
            Why::OtherColour => ("PD-101", "paper-why-other-colour"),
            Why::TopLevel => ("PD-100", "paper-why-top-level"),
            Why::SameHero => ("PD-263", "paper-why-same-hero"),
            Why::ItemFinished => ("PD-126", "paper-why-item-finished"),
            Why::SameItem => ("PD-276", "paper-why-same-item"),
            Why::BoxNeedsSymbol(hero) => {
                // Dozens of these are made for one scene, so the key is not put together.
                let hero = match hero {
                    Hero::Warrior => "paper-hero-warrior",
                    Hero::Wizard => "paper-hero-wizard",
                    Hero::Cleric => "paper-hero-cleric",
                    Hero::Rogue => "paper-hero-rogue",
                };
                let needs = Phrase::new("paper-why-box-needs").phrase("hero", Phrase::new(hero));
                return Refusal::with("PD-118", needs);
            }
            Why::NoMovement => ("PD-158", "paper-why-no-movement"),
            Why::NotAnEntrance => ("PD-164", "paper-why-not-an-entrance"),
            Why::SameRoom => ("PD-162", "paper-why-same-room"),
            Why::Diagonal => ("PD-163", "paper-why-diagonal"),
            Why::NotNextTo => ("PD-162", "paper-why-not-next-to"),
            Why::Wall => ("PD-170", "paper-why-wall"),
            Why::Water => ("PD-169", "paper-why-water"),
            Why::NoMinion => ("PD-139", "paper-why-no-minion"),
            Why::MinionBeaten => ("PD-191", "paper-why-minion-beaten"),
        };
        Refusal::new(rule, key)
    }
}

fn asked_else(asked: Asked) -> (&'static str, &'static str) {
    match asked {
        Asked::Talent | Asked::Goal => ("PD-016", "paper-why-first-cards"),
        Asked::Wounds => ("PD-081", "paper-why-first-wounds"),
        Asked::Level => ("PD-104", "paper-why-first-level"),
        Asked::Item => ("PD-128", "paper-why-first-item"),
        Asked::Minion => ("PD-139", "paper-why-first-minion"),
        Asked::Gem => ("PD-258", "paper-why-first-gem"),
        Asked::Die => ("PD-076", "paper-why-first-die"),
        Asked::Step => ("PD-075", "paper-why-first-step"),
        Asked::Confirm => ("PD-325", "paper-why-first-confirm"),
    }
}
