//! Wounds, healing and resurrection.

use super::Common;
use crate::event::Deed;
use crate::state::Team;
use undercroft_core::Sink;

impl Common<'_> {
    /// PD-152, PD-153: hearts under brewed potions that are still free.
    pub fn free_hearts(&self, team: &Team) -> u8 {
        (team.potions * self.components.hearts).saturating_sub(team.healed)
    }

    /// PD-081: is there a choice where to mark a wound? None on a full wound track (PDA-24).
    pub(super) fn can_heal(&self, team: &Team) -> bool {
        self.free_hearts(team) > 0 && team.wounds < self.components.wound_limit()
    }

    /// PD-080 to PD-083, PD-155: `healed` of the wounds go under potions, the others onto the wound track.
    pub fn mark_wounds(&self, team: &mut Team, healed: u8, deeds: &mut impl Sink<Deed>) {
        let wounds = std::mem::take(&mut team.pending.wounds);
        team.healed += healed;
        let marked = (wounds - healed).min(self.components.wound_limit() - team.wounds);
        team.wounds += marked;
        let total = team.wounds;
        deeds.push(|| Deed::Wounded { wounds: marked, healed, total });
        // PD-087, PD-088, PD-090: more wounds than health, once and for all.
        if team.wounds > team.health() && !team.resurrected {
            team.resurrected = true;
            deeds.push(|| Deed::Resurrected);
        }
    }
}
