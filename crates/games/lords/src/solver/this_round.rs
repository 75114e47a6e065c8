//! A round that is being fought, and what can come after it: everybody who may fall in it, with everybody else
//! standing, is tried, and then everybody who may fall later.
//!
//! That knows more than a [`Prospect`] does: who is still there to heal, and that what is dealt to those who stand is
//! healed in part.
//!
//! [`Prospect`]: super::prospect::Prospect

use super::Solver;
use super::arsenal::{Arsenal, Crowd};
use super::party::Harm;
use super::prospect::Prospect;
use super::tiles::Tiles;
use super::worth::{capture, guess};
use crate::components::TrapEffect;
use crate::names::Creature;
use crate::rules::scoring::is_real;
use crate::state::{COMBAT_ROUNDS, Member, Phase, State, Step};
use arrayvec::ArrayVec;

/// The most of a party that are looked at: three adventurers, the paladin and an illusion.
const MOST: usize = 5;

/// Every choice of them, by its bits.
const CHOICES: usize = 1 << MOST;

/// A sum for every choice.
type Sums = [u32; CHOICES];

/// The most harm that can have been done by so many rounds later.
type Later = [Harm; COMBAT_ROUNDS as usize];

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
    symbols: u32,
    /// What he has when nothing has happened to him.
    hit_points: u32,
    /// Points for him as a prisoner; none for an illusion.
    worth: f64,
}

/// A round that is being fought, or planned for good.
pub(super) struct Fought<'a> {
    pub state: &'a State,
    pub arsenal: &'a Arsenal,
    /// The trap that will be used for certain.
    pub trap: Option<&'a TrapEffect>,
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
struct ThisRound<'a> {
    party: ArrayVec<Standing, MOST>,
    /// Sums over every choice of them: what it takes to strike them down, their wounds and hearts.
    life: Sums,
    wounds: Sums,
    hearts: Sums,
    /// Points for them.
    worth: [f64; CHOICES],
    /// Those who are no illusions.
    real: usize,
    arsenal: &'a Arsenal,
    tiles: &'a Tiles,
    then: &'a Then<'a>,
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
    /// May an illusion come to stand before the first?
    conjures: bool,
    /// More than so much need not be known.
    enough: f64,
}

impl Solver<'_> {
    /// The most points that can still come of this round and of what follows, if nothing but the player's own forces
    /// can change the party in it: if it is between `floor` and `enough`, else whichever of them is nearer.
    pub(super) fn this_round(&self, fought: &Fought<'_>, (floor, enough): (f64, f64)) -> Option<f64> {
        let Fought { state, arsenal, trap, conjures, tiles, then } = fought;
        let (player, battle) = (state.player(self.me), &state.battle);
        if player.party.len() > MOST {
            return None;
        }
        let real = |place: usize| usize::from(is_real(self.game, player.party[place].who)) << place;
        let planning = matches!(state.phase, Phase::Planning(_));
        let party: ArrayVec<Standing, MOST> = player.party.iter().map(|one| self.standing(one)).collect();
        let conquest = planning || battle.step <= Step::Conquering && !battle.held;
        let weary = self.fatigue(state, state.combat_round.into());
        let sent = &player.plan.sent;
        let stopped = !planning && battle.no_healing
            || sent.count(Creature::Dragon) > 0
            || trap.is_some_and(|effect| effect.anti_magic);
        let round = ThisRound {
            life: sums(&party, |one| one.life),
            wounds: sums(&party, |one| one.wounds),
            hearts: sums(&party, |one| one.hearts),
            worth: sums_of(&party, 0.0, |one| one.worth),
            real: (0..party.len()).map(real).sum(),
            party,
            arsenal,
            tiles,
            then,
            fatigue: if conquest { weary } else { 0 },
            poison: trap.map_or(0, |effect| effect.poison.into()),
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
            symbols: spec.trap.into(),
            hit_points,
            worth: capture(spec.class),
        }
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
        let lives = sums(&self.party, |one| one.life.saturating_sub(harm.each));
        let everybody = (1_usize << self.party.len()) - 1;
        let in_vain = self.sum(everybody, |one| {
            one.doomed + if one.poison > 0 { harm.each.saturating_sub(one.life) } else { 0 }
        });
        let mut most = floor;
        for fallen in (0..=everybody).rev() {
            if most >= self.enough {
                return self.enough;
            }
            let standing = everybody & !fallen;
            // Behind one who stands only what is aimed at somebody does anything.
            let behind = lives[behind(fallen, standing)];
            let reached = fallen & 1 == 0 || lives[1] <= harm.front + fatigue;
            if !reached || lives[fallen] > all || behind > harm.aimed {
                continue;
            }
            let worth = self.worth[fallen];
            if standing & self.real == 0 {
                // Whom only poison takes still stands when a tile is taken.
                let sound = |one: &Standing| (one.life + one.poison).saturating_sub(harm.each);
                let in_time = !conquest || self.sum(fallen, sound) <= all;
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

    /// A sum over some of the party.
    fn sum(&self, chosen: usize, of: impl Fn(&Standing) -> u32) -> u32 {
        self.those(chosen).map(of).sum()
    }

    fn those(&self, chosen: usize) -> impl Iterator<Item = &Standing> {
        self.party.iter().enumerate().filter(move |(place, _)| chosen >> place & 1 == 1).map(|(_, one)| one)
    }

    /// What is guessed of those who stand.
    fn guessed(&self, rounds: usize, after: &After) -> f64 {
        let standing = after.standing.count_ones();
        let (wounds, hearts) = (self.wounds[after.standing], self.hearts[after.standing]);
        // What strikes those who stand: fatigue and poison come after the healing, everything else before.
        let each = after.harm.each * standing;
        let before = wounds + each + after.rest.saturating_sub(after.fatigue + self.poison);
        let healed = if after.heals { hearts.min(before).saturating_sub(after.in_vain) } else { 0 };
        let left = (self.life[after.standing] + healed).saturating_sub(each + after.rest).max(standing);
        let tile = if after.conquest { self.tiles.now } else { 0.0 };
        let blows = self.arsenal.blows.into();
        let worth = self.worth[after.standing];
        guess(rounds as f64, left.into(), hearts.into(), blows, worth) - tile
    }

    /// The most points of those who stand and of the tiles in later rounds, if it is more than `floor`.
    fn later(&self, prospect: &Prospect<'_>, after: &After, lives: &Sums, floor: f64) -> f64 {
        let (rounds, held) = (prospect.rounds - 1, self.conquest && !after.conquest);
        let tiles = |stands: u32| {
            let stands = stands as usize;
            if after.conquest { self.tiles.now + self.tiles.then[stands] } else { self.tiles.later[stands] }
        };
        let mut most = floor;
        if self.worth[after.standing] - tiles(0) <= most {
            return most;
        }
        let crowd = Crowd {
            party: after.standing.count_ones() + u32::from(self.conjures),
            toughest: self.those(after.standing).map(|one| one.hit_points).max().unwrap_or(0),
        };
        let symbols = self.sum(after.standing, |one| one.symbols);
        let traps = prospect.most_traps(rounds);
        let next = (traps > 0).then(|| self.arsenal.traps_met_by(symbols, crowd));
        let saved = Harm::aimed(if after.attack { 0 } else { self.arsenal.saved });
        let later = |used: usize| {
            let mut harm = Later::default();
            for (round, harm) in harm.iter_mut().enumerate().take(rounds + 1).skip(1) {
                *harm = prospect.later(used, round, next.as_ref()) + saved;
            }
            (harm, self.arsenal.holds(used, held))
        };
        let (mut spent, mut before) = (0.0, None);
        for used in 0..=traps {
            spent += used.checked_sub(1).map_or(0.0, |last| self.arsenal.prices[last]);
            if self.worth[after.standing] - tiles(0) - spent <= most {
                break;
            }
            // More traps may only cost more.
            let (later, holds) = later(used);
            if before.replace((later, holds)) == Some((later, holds)) {
                continue;
            }
            for times in 0..=holds.min(rounds as u32) {
                let in_the_end = prospect.held(later[rounds], used, times);
                let stands = |chosen: usize| {
                    let standing = |round: &usize| !self.fall(chosen, after, later[*round], lives);
                    ((1..=rounds).filter(standing).count() as u32).saturating_sub(times)
                };
                let lost = tiles((rounds as u32).saturating_sub(times));
                // Everybody who may be chosen among those who stand.
                let mut chosen = after.standing;
                loop {
                    let all = after.standing & self.real & !chosen == 0;
                    let own = self.worth[chosen] - spent;
                    if own - if all { tiles(0) } else { lost } > most
                        && self.fall(chosen, after, in_the_end, lives)
                    {
                        most = most.max(own - if all { tiles(stands(chosen)) } else { lost });
                    }
                    if chosen == 0 {
                        break;
                    }
                    chosen = (chosen - 1) & after.standing;
                }
            }
        }
        most
    }

    /// Can all who are chosen fall with so much harm in later rounds, where this is what it takes without it?
    fn fall(&self, chosen: usize, after: &After, later: Harm, lives: &Sums) -> bool {
        if later.each > 0 {
            let each = after.harm.each + later.each;
            let lives = sums(&self.party, |one| one.life.saturating_sub(each));
            return self.can_fall(chosen, after, later, &lives);
        }
        self.can_fall(chosen, after, later, lives)
    }

    fn can_fall(&self, chosen: usize, after: &After, later: Harm, lives: &Sums) -> bool {
        let others = after.standing & !chosen;
        let (rest, harm) = (after.rest, after.harm);
        let front = harm.front + after.fatigue + later.front;
        if lives[chosen] > rest + later.all
            || after.behind + lives[behind(chosen, others)] > harm.aimed + later.aimed
            || (!self.conjures && chosen & 1 == 1 && lives[1] > front)
        {
            return false;
        }
        if !after.heals {
            return true;
        }
        // The party heals from the front, but what is healed of the others is not healed of those who are chosen.
        let (many, standing) = (chosen.count_ones(), after.standing.count_ones());
        let hearts = self.hearts[after.standing].saturating_sub(after.in_vain);
        let shared = (rest + harm.each * standing + self.wounds[others]) as i32 - hearts as i32;
        // Or all of their wounds are healed, and only what comes after the healing counts.
        let after_healing = rest.min(after.fatigue + self.poison) + self.arsenal.saved;
        let anew = after_healing as i32 - self.wounds[chosen] as i32;
        // Those who stand before all the others are healed before them.
        let foremost = self.wounds[chosen & !behind(chosen, others)].min(hearts);
        let dealt = shared.max(anew).min((rest + harm.each * many) as i32 - foremost as i32);
        self.life[chosen] as i32 <= dealt + (later.all + later.each * many) as i32
    }
}

/// Some have fallen in this round, the others stand.
struct After {
    standing: usize,
    /// The harm of this round, without fatigue.
    harm: Harm,
    fatigue: u32,
    /// What of both is left for those who stand.
    rest: u32,
    /// What has been aimed at somebody behind the first who stands.
    behind: u32,
    /// What can be healed of the poisoned before it is of any use to them.
    in_vain: u32,
    /// Was the party attacked, and does it heal then?
    attack: bool,
    heals: bool,
    /// Is a tile at stake?
    conquest: bool,
}

/// Those of them who are behind the first of the others.
fn behind(chosen: usize, others: usize) -> usize {
    chosen & !(others ^ others.wrapping_sub(1))
}

fn sums(party: &[Standing], of: impl Fn(&Standing) -> u32) -> Sums {
    sums_of(party, 0, of)
}

/// The sum of something for every choice of the party.
fn sums_of<T: Copy + std::ops::Add<Output = T>>(
    party: &[Standing],
    none: T,
    of: impl Fn(&Standing) -> T,
) -> [T; CHOICES] {
    let mut sums = [none; CHOICES];
    for (place, one) in party.iter().enumerate() {
        let own = of(one);
        for choice in 0..1_usize << place {
            sums[choice | 1 << place] = sums[choice] + own;
        }
    }
    sums
}
