//! The last round that is looked at, once its card is turned up: whoever may fall in it, and what is left then.
//!
//! Everybody who may fall, with everybody else standing, is tried. That knows more than a [`Prospect`] does: who is
//! still there to heal, and that what is dealt to those who stand is healed in part.
//!
//! [`Prospect`]: super::prospect::Prospect

use super::Solver;
use super::arsenal::Arsenal;
use super::cards::Omens;
use super::party::Harm;
use super::tiles::Tiles;
use super::worth::{capture, guess};
use crate::components::TrapEffect;
use crate::names::Creature;
use crate::rules::scoring::is_real;
use crate::state::{COMBAT_ROUNDS, Member, Phase, State, Step};
use arrayvec::ArrayVec;

/// One of the party.
#[derive(Copy, Clone, Debug)]
struct Standing {
    /// What it takes to strike him down.
    life: u32,
    /// What could be healed of him without saving him from his poison.
    doomed: u32,
    /// What poison will do at the end of the round, after the healing and after a tile was lost.
    poison: u32,
    /// What could be healed.
    wounds: u32,
    hearts: u32,
    /// Points for him as a prisoner.
    worth: f64,
}

/// The party in its order, and what can happen to it.
struct LastRound<'a> {
    party: ArrayVec<Standing, 8>,
    /// Points for all of them.
    all: f64,
    arsenal: &'a Arsenal,
    tiles: &'a Tiles,
    /// Rounds to come after this one.
    later: f64,
    fatigue: u32,
    /// Poison of a trap that is still to be sprung.
    poison: u32,
    /// What magic still keeps from the party.
    shield: u32,
    /// Is a tile at stake?
    conquest: bool,
    /// Has anybody attacked already, and may anybody still?
    attacked: bool,
    attacks: bool,
    /// DL-267: will the party heal, if anybody attacks it?
    heals: bool,
}

impl Solver<'_> {
    /// The most points that can still come of this round and of the guess after it, if it is being fought and
    /// nothing but the player's own forces can change the party.
    pub(super) fn last_round(
        &self,
        state: &State,
        arsenal: &Arsenal,
        trap: Option<&TrapEffect>,
        omens: Omens,
        tiles: &Tiles,
    ) -> Option<f64> {
        let (player, battle) = (state.player(self.me), &state.battle);
        let fought = matches!(state.phase, Phase::Battle(_)) && state.combat_round == self.last_round;
        let settled = !omens.wanders && !omens.hides && !omens.conjures && arsenal.open.0 == 0;
        let real = player.party.iter().all(|one| is_real(self.game, one.who));
        // Where the last tile may be lost, nothing is guessed.
        if !fought || !settled || !real || tiles.left <= 1 {
            return None;
        }
        let party: ArrayVec<Standing, 8> = player.party.iter().map(|one| self.standing(one)).collect();
        let conquest = battle.step <= Step::Conquering && !battle.held;
        let weary = self.fatigue(state, state.combat_round.into());
        let sent = &player.plan.sent;
        let stopped = battle.no_healing
            || sent.count(Creature::Dragon) > 0
            || trap.is_some_and(|effect| effect.anti_magic);
        let round = LastRound {
            all: party.iter().map(|one| one.worth).sum(),
            party,
            arsenal,
            tiles,
            later: f64::from(COMBAT_ROUNDS.saturating_sub(state.combat_round)),
            fatigue: if conquest { weary } else { 0 },
            poison: trap.map_or(0, |effect| effect.poison.into()),
            shield: battle.shield.into(),
            conquest,
            attacked: battle.attacked,
            attacks: !sent.is_empty(),
            heals: battle.step <= Step::Healing && !stopped,
        };
        Some(round.at_best())
    }

    fn standing(&self, one: &Member) -> Standing {
        let spec = self.game.components.adventurer(one.who);
        let harmed = u32::from(one.damage) + u32::from(one.poison);
        // Hit points that magic adds are not counted.
        let hit_points = u32::from(spec.hit_points);
        Standing {
            life: hit_points.saturating_sub(harmed),
            doomed: harmed.saturating_sub(hit_points),
            poison: hit_points.saturating_sub(one.damage.into()).min(one.poison.into()),
            wounds: one.damage.into(),
            hearts: spec.heal.into(),
            worth: capture(spec.class),
        }
    }
}

impl LastRound<'_> {
    /// The most that can come of it, the party held or not.
    fn at_best(&self) -> f64 {
        let free = self.with_fatigue(self.fatigue, self.conquest, 0);
        if !self.conquest || !self.arsenal.holds_now {
            return free;
        }
        // Who holds the party does not strike it, unless he is a Demon.
        free.max(self.with_fatigue(0, false, self.arsenal.held_by))
    }

    /// With an attack, which may lead to healing, or without one.
    fn with_fatigue(&self, fatigue: u32, conquest: bool, idle: u32) -> f64 {
        let tile = if conquest { self.tiles.now } else { 0.0 };
        let mut harm = self.arsenal.sent;
        harm.each -= idle.min(harm.each);
        let attack = self.attacks || self.attacked;
        let most = if attack { self.with(harm, fatigue, self.heals, tile) } else { f64::MIN };
        if self.attacked { most } else { most.max(self.with(self.arsenal.laid, fatigue, false, tile)) }
    }

    /// The most points with so much harm and then so much fatigue, where those who stand take a tile.
    fn with(&self, harm: Harm, fatigue: u32, heals: bool, tile: f64) -> f64 {
        // Nobody knows how much of the shield goes into harm for everybody.
        let shield = if harm.each == 0 { self.shield } else { 0 };
        let all = (harm.all + fatigue).saturating_sub(shield);
        let mut most = f64::MIN;
        for fallen in 0..1_u32 << self.party.len() {
            let (mut cost, mut behind, mut doomed, mut worth) = (0, 0, 0, 0.0);
            let (mut left, mut wounds, mut hearts, mut standing) = (0, 0, 0, 0);
            let mut reached = true;
            for (place, one) in self.party.iter().enumerate() {
                if fallen >> place & 1 == 0 {
                    standing += 1;
                    left += one.life;
                    wounds += one.wounds;
                    hearts += one.hearts;
                    continue;
                }
                let life = one.life.saturating_sub(harm.each);
                cost += life;
                doomed += one.doomed + if one.poison > 0 { harm.each.saturating_sub(one.life) } else { 0 };
                worth += one.worth;
                // Behind one who stands only what is aimed at somebody does anything.
                behind += if standing > 0 { life } else { 0 };
                reached &= place > 0 || life <= harm.front + fatigue;
            }
            if !reached || cost > all || behind > harm.aimed {
                continue;
            }
            if standing == 0 {
                // Whom only poison takes still stands when a tile is taken.
                let sound = |one: &Standing| (one.life + one.poison).saturating_sub(harm.each);
                let in_time = self.party.iter().map(sound).sum::<u32>() <= all;
                most = most.max(if in_time { worth } else { worth - tile });
                continue;
            }
            // What strikes those who stand: fatigue and poison come after the healing, everything else before.
            let (each, rest) = (harm.each * standing, all - cost);
            let before = wounds + each + rest.saturating_sub(fatigue + self.poison);
            let healed = if heals { hearts.min(before).saturating_sub(doomed) } else { 0 };
            let left = (left + healed).saturating_sub(each + rest).max(standing);
            let blows = self.arsenal.blows.into();
            let after = guess(self.later, left.into(), hearts.into(), blows, self.all - worth);
            most = most.max(worth + after - tile);
        }
        most
    }
}
