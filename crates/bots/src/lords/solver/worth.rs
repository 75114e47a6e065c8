//! What a situation is worth to the player, and what it can be worth at best.

use undercroft_core::Seat;
use undercroft_lords::Lords;
use undercroft_lords::components::{Class, Cost};
use undercroft_lords::rules::scoring;
use undercroft_lords::state::{COMBAT_ROUNDS, Player, State};

/// What counts as better.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Points of the final score (without titles).
    Points,
    /// Points first; among equal points, what is left of gold, food, imps and traps.
    Thrift,
    /// Points, and stores for what they will still be good for: less in the second year than in the first.
    Prosper,
}

/// What one piece of each kind of store is worth, in points.
#[derive(Copy, Clone, Debug)]
pub(super) struct Weights {
    gold: f64,
    food: f64,
    imps: f64,
    traps: f64,
}

impl Weights {
    pub fn of(goal: Goal, year: u8) -> Weights {
        let all = |each: f64| Weights { gold: each, food: each, imps: each, traps: each };
        match (goal, year) {
            (Goal::Points, _) => all(0.0),
            (Goal::Thrift, _) => all(0.001),
            (Goal::Prosper, 1) => Weights { gold: 0.4, food: 0.4, imps: 0.7, traps: 0.6 },
            (Goal::Prosper, _) => all(0.1),
        }
    }

    fn stores(&self, gold: u8, food: u8, imps: u8, traps: u8) -> f64 {
        self.gold * f64::from(gold)
            + self.food * f64::from(food)
            + self.imps * f64::from(imps)
            + self.traps * f64::from(traps)
    }

    /// What a trap takes from the stores when it is used: itself and its cost.
    pub fn of_trap(&self, cost: Cost) -> f64 {
        self.stores(cost.gold, cost.food, cost.imps, 1)
    }

    /// The worth of what the player has now.
    pub fn now(&self, game: &Lords, player: &Player) -> f64 {
        let points = f64::from(scoring::points(game, player).total());
        points + self.stores(player.gold, player.food, player.imps, player.traps.total())
    }

    /// The worth of the stores if the traps in the plan come back, and so much of the gold on them.
    pub fn with_plan(&self, player: &Player, gold: u8) -> f64 {
        let traps = player.traps.total() + player.plan.traps.len() as u8;
        self.stores(player.gold + gold, player.food, player.imps, traps)
    }

    /// A guess at the worth in the end, for a combat that goes on after the last round looked at: the party is
    /// captured as far as it is hurt, tiles are lost, and creatures that still stand will do something about it.
    pub fn guess(&self, game: &Lords, state: &State, seat: Seat) -> f64 {
        let player = state.player(seat);
        let rounds = f64::from(COMBAT_ROUNDS.saturating_sub(state.combat_round) + 1);
        let parts = game.components();
        let (mut left, mut hearts) = (0.0, 0.0);
        for member in &player.party {
            let life = game.hit_points(member);
            left += f64::from(life.saturating_sub(member.damage));
            hearts += f64::from(parts.adventurer(member.who).heal);
        }
        let blows = player.up.each().map(|one| f64::from(parts.creature(one).damage.max(1)));
        let blows: f64 = blows.sum::<f64>() + f64::from(TRAP_BLOW * u32::from(player.traps.total()));
        self.now(game, player) + guess(rounds, left, hearts, blows, prisoners(game, player))
    }
}

/// What comes of a party with so many hit points left and so many hearts, in so many rounds, with such blows.
pub(super) fn guess(rounds: f64, left: f64, hearts: f64, blows: f64, prisoners: f64) -> f64 {
    let weary = 2.0 * rounds;
    let chance = ((blows + weary) / (left + hearts + 0.5)).min(1.0);
    let lost = if left > 0.0 { rounds.min(left / 4.0 + 0.5) } else { 0.0 };
    0.9 * chance * prisoners - 2.0 * lost * (1.0 - 0.5 * chance)
}

/// The most that can come of captures worth `captured` and of a guess after them, if at least so many hit points and
/// hearts are left and at most so many blows: a guess falls with hit points and hearts, and rises with blows.
pub(super) fn guess_at_most(
    rounds: usize,
    (left, hearts): (u32, u32),
    blows: u32,
    captured: f64,
    all: f64,
) -> f64 {
    captured + guess(rounds as f64, left.into(), hearts.into(), blows.into(), all - captured)
}

/// Points for the whole party, once captured.
fn prisoners(game: &Lords, player: &Player) -> f64 {
    player.party.iter().map(|one| capture(game.components().adventurer(one.who).class)).sum()
}

/// Points for one who is captured.
pub(super) fn capture(class: Class) -> f64 {
    match class {
        Class::Warrior | Class::Thief | Class::Priest | Class::Wizard => 2.0,
        Class::Paladin => PALADIN,
        Class::Illusion => 0.0,
    }
}

/// What a trap in hand is taken to do, where the rest of a combat is guessed.
pub(super) const TRAP_BLOW: u32 = 2;

/// Points that a conquered tile costs at least.
pub(super) const TILE: f64 = 2.0;

/// Points for a captured paladin.
pub(super) const PALADIN: f64 = 5.0;
