//! How somebody bids who thinks of the own skin only: where training begins, and what a policy falls back on in
//! situations that it has hardly ever met.

use super::abstraction::{ACTIONS, Knowledge, Memory, Outlook};
use super::kit::Kit;
use undercroft_welcome::Monster;

/// Who would survive with this chance never passes …
const BOLD: f32 = 0.6;
/// … and with this one always does.
const TIMID: f32 = 0.3;
/// Ways to place a card that differ by less than this in the chance to survive are mixed.
const NEARLY_AS_SAFE: f32 = 0.1;

/// How often to pass.
pub fn pass(outlook: &Outlook) -> f32 {
    ((BOLD - outlook.chance) / (BOLD - TIMID)).clamp(0.0, 1.0)
}

/// What to do with a card, for a hero whose kits these are; `known` no longer counts it among the unseen.
pub fn place(memory: &mut Memory, kits: &[Kit; 64], known: &Knowledge, card: Monster) -> [f32; ACTIONS] {
    let chances: [f32; ACTIONS] = std::array::from_fn(|action| {
        let mut after = *known;
        match action.checked_sub(1) {
            None => after.own[card as usize] += 1,
            Some(bit) if known.tiles >> bit & 1 == 1 => after.tiles &= !(1 << bit),
            Some(_) => return f32::MIN,
        }
        memory.estimate(kits, &after).0
    });
    let best = chances.into_iter().fold(f32::MIN, f32::max);
    let near = chances.map(|chance| (1.0 - (best - chance) / NEARLY_AS_SAFE).max(0.0).powi(2));
    let total: f32 = near.iter().sum();
    near.map(|near| near / total)
}
