//! A round that is being fought, and what can come after it: everybody who may fall in it, with everybody else
//! standing, is tried.
//!
//! That knows more than a [`Prospect`] does: who is still there to heal, and that what is dealt to those who stand is
//! healed in part.

use super::Solver;
use super::arsenal::Arsenal;
use super::forces::Laid;
use super::later::After;
use super::line::{Line, Standing, behind};
use super::party::Harm;
use super::prospect::Prospect;
use super::tiles::Tiles;
use super::worth::guess;
use undercroft_lords::components::Creature;
use undercroft_lords::state::{Phase, State, Step};

/// A round that is being fought, or planned for good.
pub(super) struct Fought<'a> {
    pub state: &'a State,
    pub arsenal: &'a Arsenal,
    pub laid: &'a Laid,
    /// May an illusion come to stand before the first later?
    pub conjures: bool,
    pub tiles: &'a Tiles,
    pub then: Then<'a>,
}

/// What comes after this round.
pub(super) enum Then<'a> {
    /// It is guessed, for so many rounds.
    Guess(usize),
    /// More rounds.
    Rounds(&'a Prospect<'a>),
}

/// The party in its order, and what can happen to it.
pub(super) struct ThisRound<'a> {
    pub line: Line,
    pub arsenal: &'a Arsenal,
    pub tiles: &'a Tiles,
    then: &'a Then<'a>,
    pub fatigue: u32,
    /// Poison of a trap that is still to be sprung.
    pub poison: u32,
    /// What magic still keeps from the party.
    shield: u32,
    /// Is a tile at stake?
    pub conquest: bool,
    /// Has anybody attacked already, and may anybody still?
    attacked: bool,
    attacks: bool,
    /// DL-267: will the party heal, if anybody attacks it?
    heals: bool,
    /// May an illusion come to stand before the first?
    pub conjures: bool,
    /// More than so much need not be known.
    enough: f64,
}

impl Solver<'_> {
    /// The most points that can still come of this round and of what follows, if nothing but the player's own forces
    /// can change the party in it: if it is between `floor` and `enough`, else whichever of them is nearer.
    pub(super) fn this_round(&self, fought: &Fought<'_>, (floor, enough): (f64, f64)) -> Option<f64> {
        let Fought { state, arsenal, laid, conjures, tiles, then } = fought;
        let (player, battle) = (state.player(self.me), &state.battle);
        let planning = matches!(state.phase, Phase::Planning(_));
        let conquest = planning || battle.step <= Step::Conquering && !battle.held;
        let weary = self.fatigue(state, state.combat_round.into());
        let sent = &player.plan.sent;
        let stopped = !planning && battle.no_healing || sent.count(Creature::Dragon) > 0 || laid.stops;
        let round = ThisRound {
            line: self.line(player)?,
            arsenal,
            tiles,
            then,
            fatigue: if conquest { weary } else { 0 },
            poison: laid.poison,
            shield: if planning { 0 } else { battle.shield.into() },
            conquest,
            attacked: !planning && battle.attacked,
            attacks: !sent.is_empty(),
            heals: (planning || battle.step <= Step::Healing) && !stopped,
            conjures: *conjures,
            enough,
        };
        Some(round.at_best(floor))
    }
}

impl ThisRound<'_> {
    /// The most that can come of it, the party held or not.
    fn at_best(&self, floor: f64) -> f64 {
        let free = self.with_fatigue(self.fatigue, self.conquest, 0, floor);
        if !self.conquest || !self.arsenal.holds_now {
            return free;
        }
        // Who holds the party does not strike it, unless he is a Demon.
        self.with_fatigue(0, false, self.arsenal.held_by, free)
    }

    /// With an attack, which may lead to healing, or without one.
    fn with_fatigue(&self, fatigue: u32, conquest: bool, idle: u32, floor: f64) -> f64 {
        let mut harm = self.arsenal.sent;
        harm.each -= idle.min(harm.each);
        let attack = self.attacks || self.attacked;
        let most = if attack { self.with(harm, fatigue, true, conquest, floor) } else { floor };
        if self.attacked { most } else { self.with(self.arsenal.laid, fatigue, false, conquest, most) }
    }

    /// The most points with so much harm and then so much fatigue.
    fn with(&self, harm: Harm, fatigue: u32, attack: bool, conquest: bool, floor: f64) -> f64 {
        // Nobody knows how much of the shield goes into harm for everybody.
        let shield = if harm.each == 0 { self.shield } else { 0 };
        let all = (harm.all + fatigue).saturating_sub(shield);
        let (line, lives) = (&self.line, self.line.lives(harm.each));
        let in_vain = line.sum(line.everybody, |one| {
            one.doomed + if one.poison > 0 { harm.each.saturating_sub(one.life) } else { 0 }
        });
        let mut most = floor;
        for fallen in (0..=line.everybody).rev() {
            if most >= self.enough {
                return self.enough;
            }
            let standing = line.everybody & !fallen;
            // Behind one who stands only what is aimed at somebody does anything.
            let behind = lives[behind(fallen, standing)];
            let reached = fallen & 1 == 0 || lives[1] <= harm.front + fatigue;
            if !reached || lives[fallen] > all || behind > harm.aimed {
                continue;
            }
            let worth = line.worth[fallen];
            if standing & line.real == 0 {
                // Whom only poison takes still stands when a tile is taken.
                let sound = |one: &Standing| (one.life + one.poison).saturating_sub(harm.each);
                let in_time = !conquest || line.sum(fallen, sound) <= all;
                most = most.max(if in_time { worth } else { worth - self.tiles.now });
                continue;
            }
            let after = After {
                standing,
                harm,
                fatigue,
                rest: all - lives[fallen],
                behind,
                in_vain,
                attack,
                heals: attack && self.heals,
                conquest,
            };
            let left = match self.then {
                Then::Guess(rounds) => self.guessed(*rounds, &after),
                Then::Rounds(prospect) => self.later(prospect, &after, &lives, most - worth),
            };
            most = most.max(worth + left);
        }
        most.min(self.enough)
    }

    /// What is guessed of those who stand.
    fn guessed(&self, rounds: usize, after: &After) -> f64 {
        let (line, standing) = (&self.line, after.standing.count_ones());
        let (wounds, hearts) = (line.wounds[after.standing], line.hearts[after.standing]);
        // What strikes those who stand: fatigue and poison come after the healing, everything else before.
        let each = after.harm.each * standing;
        let before = wounds + each + after.rest.saturating_sub(after.fatigue + self.poison);
        let healed = if after.heals { hearts.min(before).saturating_sub(after.in_vain) } else { 0 };
        let left = (line.life[after.standing] + healed).saturating_sub(each + after.rest).max(standing);
        let tile = if after.conquest { self.tiles.now } else { 0.0 };
        let blows = self.arsenal.blows.into();
        let worth = line.worth[after.standing];
        guess(rounds as f64, left.into(), hearts.into(), blows, worth) - tile
    }
}
