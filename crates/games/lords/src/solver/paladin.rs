//! Where the paladin may ride during this combat.

use super::cards::knows;
use crate::Lords;
use crate::components::Spell;
use crate::names::{Creature, Trap};
use crate::state::{COMBAT_ROUNDS, Paladin, State};
use arrayvec::ArrayVec;
use undercroft_core::Seat;

/// Could he still come to the player by the end of this round? Only if he is about, and the player can become evil
/// enough: by traps that cost Evil, and by the spells of the rounds for which the party has the magic.
pub(super) fn may_come(game: &Lords, state: &State, seat: Seat, last_round: u8) -> bool {
    let space = game.components.evilometer.paladin;
    let needed = match state.paladin {
        Paladin::Out => return false,
        Paladin::With(host) if host == seat => return false,
        Paladin::With(host) => space.max(state.player(host).evil + 1),
        Paladin::Tent => space,
    };
    u32::from(state.player(seat).evil) + most_evil(game, state, seat, last_round) >= u32::from(needed)
}

/// Could he leave the player for somebody who is more evil? Others gain no Evil meanwhile, but the player loses
/// some with every tile.
pub(super) fn may_leave(game: &Lords, state: &State, seat: Seat) -> bool {
    let left = COMBAT_ROUNDS.saturating_sub(state.combat_round) + 1;
    let least = state.player(seat).evil.saturating_sub(left);
    let feared = |other: &Seat| {
        let evil = state.player(*other).evil;
        evil >= game.components.evilometer.paladin && evil > least
    };
    state.paladin == Paladin::With(seat)
        && Seat::all(state.seats()).filter(|one| *one != seat).any(|one| feared(&one))
}

/// The most Evil that the player can gain until then.
fn most_evil(game: &Lords, state: &State, seat: Seat, last_round: u8) -> u32 {
    let (parts, player) = (&game.components, state.player(seat));
    let traps = Trap::ALL.iter().map(|one| {
        let laid = player.plan.traps.iter().filter(|trap| *trap == one).count() as u32;
        (u32::from(player.traps.count(*one)) + laid) * u32::from(parts.trap(*one, state.year).cost.evil)
    });
    // Every monster is paid once at most for each Suggestion.
    let monsters = Creature::ALL.iter().filter(|one| one.is_monster());
    let wages: u32 =
        monsters.map(|one| u32::from(player.owned(*one)) * u32::from(parts.creature(*one).cost.evil)).sum();
    let evil_of = |spell: Spell| match spell {
        Spell::Peace { evil } | Spell::GainEvil { count: evil } => u32::from(evil),
        Spell::Suggestion => wages,
        Spell::Nothing
        | Spell::Invisibility
        | Spell::Shield { .. }
        | Spell::LoseStores { .. }
        | Spell::LoseImps { .. }
        | Spell::Fear
        | Spell::CreateFood { .. }
        | Spell::Illusion
        | Spell::BlindRage
        | Spell::Metamorphosis { .. }
        | Spell::Gate
        | Spell::Regeneration => 0,
    };
    let magic: u8 = player.party.iter().map(|one| parts.adventurer(one.who).magic).sum();
    let cards = &state.cards[usize::from(state.year - 1)];
    let (mut spells, mut unknown) = (0, 0);
    for round in state.combat_round..=COMBAT_ROUNDS.min(magic).min(last_round) {
        let place = usize::from(round.saturating_sub(1));
        match cards.get(place).filter(|_| knows(state, seat, place)) {
            Some(card) => spells += evil_of(parts.card(*card).spell),
            None => unknown += 1,
        }
    }
    let mut others: ArrayVec<u32, { crate::names::Card::COUNT }> =
        parts.cards_of(state.year).map(|card| evil_of(parts.card(card).spell)).collect();
    others.sort_unstable_by(|one, other| other.cmp(one));
    spells + others.iter().take(unknown).sum::<u32>() + traps.sum::<u32>()
}
