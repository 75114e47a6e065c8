//! Where the paladin may ride during this combat.

use super::Solver;
use super::cards::knows;
use arrayvec::ArrayVec;
use undercroft_core::Seat;
use undercroft_lords::components::{Card, Creature, Speed, Spell, Trap};
use undercroft_lords::state::{COMBAT_ROUNDS, Paladin, Phase, State, Step};

/// The most Evil that the player can gain.
#[derive(Clone, Debug, Default)]
pub(super) struct Evils {
    /// By the spell of each card.
    by_card: ArrayVec<u32, { Card::COUNT }>,
    /// By any spell of this year.
    any: u32,
    /// By all traps that cost Evil.
    traps: u32,
}

impl Solver<'_> {
    /// The most Evil that can come of each card and of the traps.
    pub(super) fn evils(&self, state: &State) -> Evils {
        let (parts, player) = (self.game.components(), state.player(self.seat));
        let traps = Trap::ALL.iter().map(|one| {
            let laid = player.plan.traps.iter().filter(|trap| *trap == one).count() as u32;
            (u32::from(player.traps.count(*one)) + laid) * u32::from(parts.trap(*one, state.year).cost.evil)
        });
        // Every monster is paid once at most for each Suggestion.
        let monsters = Creature::ALL.iter().filter(|one| one.is_monster());
        let wages = monsters
            .map(|one| u32::from(player.owned(*one)) * u32::from(parts.creature(*one).cost.evil))
            .sum::<u32>();
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
        let any = parts.cards_of(state.year).map(|card| evil_of(parts.card(card).spell)).max();
        let by_card = Card::ALL.iter().map(|card| evil_of(parts.card(*card).spell)).collect();
        Evils { by_card, any: any.unwrap_or(0), traps: traps.sum() }
    }

    /// The most Evil that the spell of this round can bring.
    fn evil_in(&self, state: &State, seat: Seat, round: u8) -> u32 {
        let place = usize::from(round.saturating_sub(1));
        let card = state.cards[usize::from(state.year - 1)].get(place);
        let known = card.filter(|_| knows(state, seat, place));
        known.map_or(self.evils.any, |card| self.evils.by_card[*card as usize])
    }

    /// May the paladin still come to this seat, or leave it, in the rounds that are looked at? He comes only if the
    /// player can become evil enough, and leaves only for somebody who is. Others gain no Evil meanwhile; with every
    /// tile some is lost.
    pub(super) fn may_wander(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        let left = COMBAT_ROUNDS.saturating_sub(state.combat_round) + 1;
        let space = self.game.components().evilometer.paladin;
        let needed = match state.paladin {
            Paladin::Out => return false,
            Paladin::With(host) if host == seat => {
                let others = Seat::all(state.seats()).filter(|other| *other != seat);
                let most = others.map(|other| state.player(other).evil).max().unwrap_or(0);
                return most >= space && most > player.evil.saturating_sub(left);
            }
            Paladin::With(host) => space.max((state.player(host).evil + 1).saturating_sub(left)),
            Paladin::Tent => space,
        };
        let parts = self.game.components();
        let magic: u8 = player.party.iter().map(|one| parts.adventurer(one.who).magic).sum();
        let last = COMBAT_ROUNDS.min(magic).min(self.last_round);
        let from = state.combat_round + u8::from(self.spell_is_over(state, seat));
        let spells: u32 = (from.max(1)..=last).map(|round| self.evil_in(state, seat, round)).sum();
        // What has been paid for a Suggestion is not paid again.
        let wage = |one: Creature| u32::from(parts.creature(one).cost.evil);
        let paid: u32 =
            state.settled.kinds().map(|one| u32::from(state.settled.count(one)) * wage(one)).sum();
        u32::from(player.evil) + spells.saturating_sub(paid) + self.evils.traps >= u32::from(needed)
    }

    /// Has the battle of this seat gone past the spell of the round?
    pub(super) fn spell_is_over(&self, state: &State, seat: Seat) -> bool {
        let now = matches!(state.phase, Phase::Battle(turn) if turn == state.turn_of(seat));
        now && state.card().is_some_and(|card| match self.game.components().card(card).speed {
            Speed::Fast => state.battle.step > Step::Fast,
            Speed::Slow => state.battle.step > Step::Slow,
        })
    }
}
