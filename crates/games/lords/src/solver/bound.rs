//! What a combat can still come to at the very best: how many can be captured with all the harm that is left to do,
//! and how many tiles must be lost before that.

use super::worth::{TILE, capture};
use crate::Lords;
use crate::components::{RoomEffect, RoomUse, TrapEffect};
use crate::names::Creature;
use crate::rules::scoring::is_real;
use crate::state::{COMBAT_ROUNDS, Phase, Player, State};
use arrayvec::ArrayVec;

/// Blows that can be dealt, one for each time a creature may attack.
type Blows = ArrayVec<u32, 64>;

/// Everything that could still harm the party, by the most it could do.
struct Arsenal {
    /// Traps, the worst first.
    traps: Blows,
    /// Attacks of monsters, the worst first; those that come back count for every round.
    monsters: Blows,
    /// All ghosts together.
    ghosts: u32,
    /// Ways to keep the party from conquering, each for one round.
    holds: u32,
    /// Fatigue of a round.
    fatigue: u32,
    /// Traps and monsters that fit a tile.
    fits: (usize, usize),
}

impl Arsenal {
    fn of(game: &Lords, state: &State, player: &Player, rounds: usize) -> Arsenal {
        let parts = &game.components;
        let party = player.party.len() as u32;
        let toughest = player.party.iter().map(|one| u32::from(game.hit_points(one))).max().unwrap_or(0);
        let (mut traps, mut monsters, mut ghosts, mut holds) = (Blows::new(), Blows::new(), 0, 0);
        for trap in player.traps.each().chain(player.plan.traps.iter().copied()) {
            let effect = &parts.trap(trap, state.year).effect;
            let _ = traps.try_push(trap_harm(effect, party, toughest));
            holds += u32::from(effect.hold);
        }
        let stronger = strongest_room(game, player);
        for creature in player.up.each().chain(player.plan.sent.each()) {
            let spec = parts.creature(creature);
            let (damage, other) = (u32::from(spec.damage) + stronger, u32::from(spec.other) + stronger);
            let (harm, again) = match creature {
                Creature::Goblin => (damage + other, false),
                Creature::Slime | Creature::Dragon => (damage * party, false),
                Creature::Ghost => {
                    ghosts += damage;
                    continue;
                }
                Creature::Troll => (damage.max(other), false),
                Creature::Witch => (damage.max(2 * other), false),
                Creature::Vampire => (damage.max(other), true),
                Creature::Golem => (damage, true),
                Creature::Demon => (damage, false),
            };
            holds += u32::from(matches!(creature, Creature::Slime | Creature::Demon));
            for _ in 0..if again { rounds } else { 1 } {
                let _ = monsters.try_push(harm);
            }
        }
        traps.sort_unstable_by(|one, other| other.cmp(one));
        monsters.sort_unstable_by(|one, other| other.cmp(one));
        let fatigue = parts.cards_of(state.year).map(|card| u32::from(parts.card(card).fatigue)).max();
        Arsenal { traps, monsters, ghosts, holds, fatigue: fatigue.unwrap_or(0), fits: fits(game, player) }
    }

    /// The most harm in so many rounds.
    fn harm(&self, rounds: usize) -> u32 {
        let traps: u32 = self.traps.iter().take(rounds * self.fits.0).sum();
        let monsters: u32 = self.monsters.iter().take(rounds * self.fits.1).sum();
        traps + monsters + self.ghosts + self.fatigue * rounds as u32
    }
}

/// A trap's damage to all together, if no thief took any of it away.
fn trap_harm(effect: &TrapEffect, party: u32, toughest: u32) -> u32 {
    let lethal = if effect.lethal { toughest } else { 0 };
    let single = effect.first + effect.second + effect.last + effect.any + effect.poison;
    lethal
        + u32::from(single)
        + u32::from(effect.others) * party.saturating_sub(1)
        + u32::from(effect.each) * party
}

/// The most that a room adds to an attack.
fn strongest_room(game: &Lords, player: &Player) -> u32 {
    let rooms = player.dungeon.working_rooms();
    let more = rooms.map(|(room, _)| match &game.components.room(room).purpose {
        RoomUse::Effect(RoomEffect::Stronger { damage, .. }) => u32::from(*damage),
        RoomUse::Effect(_) | RoomUse::Production { .. } => 0,
    });
    more.max().unwrap_or(0)
}

/// The most traps and monsters that any tile of the dungeon takes.
fn fits(game: &Lords, player: &Player) -> (usize, usize) {
    let rooms = player.dungeon.working_rooms().map(|(room, _)| game.limits(Some(room)));
    rooms.chain([game.limits(None)]).fold((0, 0), |(traps, monsters), limits| {
        (traps.max(limits.traps.into()), monsters.max(limits.monsters.into()))
    })
}

/// The most points that can still come of the party, and of the tiles that cannot be kept: never less than the truth.
pub(super) fn still_to_win(game: &Lords, state: &State, player: &Player, paladin: bool) -> f64 {
    let real = || player.party.iter().filter(|one| is_real(game, one.who));
    let all = || real().map(|one| capture(game.components.adventurer(one.who).class));
    // The training ground goes on for as many rounds as it takes, and a paladin who comes changes everything.
    if paladin || game.agreed.training.is_some() {
        return all().sum();
    }
    let planning = matches!(state.phase, Phase::Planning(_));
    let rounds = usize::from((COMBAT_ROUNDS + 1).saturating_sub(state.combat_round));
    let arsenal = Arsenal::of(game, state, player, rounds);
    let mut lives: ArrayVec<u32, 8> = real()
        .map(|one| u32::from(game.hit_points(one).saturating_sub(one.damage.saturating_add(one.poison))))
        .collect();
    lives.sort_unstable();
    let mut harm = arsenal.harm(rounds);
    let many = lives.iter().take_while(|life| {
        let enough = **life <= harm;
        harm = harm.saturating_sub(**life);
        enough
    });
    let mut worth: ArrayVec<f64, 8> = all().collect();
    worth.sort_by(|one, other| other.total_cmp(one));
    let captured: f64 = worth.iter().take(many.count()).sum();
    let life: u32 = lives.iter().sum();
    let standing = (1..=rounds).filter(|done| planning && arsenal.harm(*done) < life).count() as u32;
    let tiles = u32::from(player.dungeon.unconquered().len());
    captured - TILE * f64::from(standing.saturating_sub(arsenal.holds).min(tiles))
}
