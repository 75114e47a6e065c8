//! Combat: planning, then battles in their six steps.

pub(crate) mod attack;
mod battle;
pub(crate) mod planning;
mod spell;
mod trap;
