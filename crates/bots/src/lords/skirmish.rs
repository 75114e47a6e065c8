//! What a steward notices in combat: who is still standing after what has been planned, and what one piece more would do.

use super::lessons::{NOTICED, Noticed, SHARED};
use super::steward::Mind;
use arrayvec::ArrayVec;
use undercroft_lords::Move;
use undercroft_lords::components::{Creature, Trap};

/// The party as it would be after what is planned, roughly: no spells, no healing, the owner aims well.
#[derive(Clone)]
pub struct Skirmish {
    lives: ArrayVec<u8, 8>,
    symbols: u8,
    held: bool,
    felled: u8,
    damage: u8,
}

impl Skirmish {
    /// Before anything is planned.
    fn new(mind: &Mind<'_>) -> Skirmish {
        let parts = mind.game.components();
        let party = &mind.player.party;
        let life = |who| parts.adventurer(who).hit_points;
        let lives =
            party.iter().map(|one| (life(one.who) + one.extra).saturating_sub(one.damage + one.poison));
        Skirmish {
            lives: lives.filter(|life| *life > 0).collect(),
            symbols: party.iter().map(|one| parts.adventurer(one.who).trap).sum(),
            held: false,
            felled: 0,
            damage: 0,
        }
    }

    fn hurt(&mut self, place: usize, damage: u8) {
        if let Some(life) = self.lives.get_mut(place) {
            let dealt = damage.min(*life);
            *life -= dealt;
            self.damage += dealt;
        }
    }

    fn sweep(&mut self) {
        let before = self.lives.len();
        self.lives.retain(|life| *life > 0);
        self.felled += (before - self.lives.len()) as u8;
    }

    fn trap(&mut self, mind: &Mind<'_>, trap: Trap) {
        let effect = &mind.game.components().trap(trap, mind.state.year).effect;
        self.held |= effect.hold;
        let last = self.lives.len().saturating_sub(1);
        for place in 0..self.lives.len() {
            let lethal = if effect.lethal { self.lives[place] } else { 0 };
            let front =
                if place == 0 { effect.first.saturating_add(lethal) + effect.any } else { effect.others };
            let second = if place == 1 { effect.second } else { 0 };
            let back = if place == last { effect.last } else { 0 };
            let block = front.saturating_add(second + back + effect.each);
            let less = self.symbols.min(block);
            self.symbols -= less;
            self.hurt(place, block - less);
        }
        self.hurt(0, effect.poison);
        self.sweep();
    }

    fn creature(&mut self, mind: &Mind<'_>, creature: Creature) {
        let bonus = super::battle::room_bonus(mind, creature);
        let damage = mind.game.components().creature(creature).damage + bonus;
        match creature {
            Creature::Slime | Creature::Dragon => {
                for place in 0..self.lives.len() {
                    self.hurt(place, damage);
                }
            }
            Creature::Ghost => self.hurt(1, damage),
            Creature::Vampire | Creature::Demon => {
                // Where it fells somebody, or else where it is least wasted.
                let fells = self.lives.iter().position(|life| *life == damage);
                let fells = fells.or_else(|| self.lives.iter().position(|life| *life > damage));
                self.hurt(fells.unwrap_or(0), damage);
            }
            Creature::Goblin | Creature::Troll | Creature::Witch | Creature::Golem => self.hurt(0, damage),
        }
        self.sweep();
    }

    fn left(&self) -> u8 {
        self.lives.iter().sum()
    }
}

/// After everything that is planned so far.
pub fn planned(mind: &Mind<'_>) -> Skirmish {
    let mut skirmish = Skirmish::new(mind);
    for trap in &mind.player.plan.traps {
        skirmish.trap(mind, *trap);
    }
    for creature in mind.player.plan.sent.each() {
        skirmish.creature(mind, creature);
    }
    skirmish
}

/// How much fatigue this round brings, as far as the seat knows.
fn fatigue(mind: &Mind<'_>) -> f32 {
    let (state, parts) = (mind.state, mind.game.components());
    let place = usize::from(state.combat_round.saturating_sub(1));
    let seen =
        mind.player.spied.get(place).copied().unwrap_or(false) || usize::from(state.cards_shown) > place;
    match state.card() {
        Some(card) if seen => f32::from(parts.card(card).fatigue),
        _ if state.year == 1 => 1.4,
        _ => 2.3,
    }
}

/// Everything about the combat as a whole.
pub fn shared(mind: &Mind<'_>, after: &Skirmish) -> Noticed {
    let (player, state, parts) = (mind.player, mind.state, mind.game.components());
    let mut noticed = [0.0; NOTICED];
    let number = |count: u8| f32::from(count);
    let flag = |is: bool| f32::from(u8::from(is));
    let mut next = 0;
    let mut note = |value: f32| {
        noticed[next] = value;
        next += 1;
    };
    let sum =
        |symbol: &dyn Fn(usize) -> u8| (0..player.party.len()).map(|at| number(symbol(at))).sum::<f32>();
    let spec = |at: usize| parts.adventurer(player.party[at].who);
    let magic = sum(&|at| spec(at).magic);
    let rounds = number(5 - state.combat_round.clamp(1, 4));
    let fatigue = fatigue(mind);
    let left = number(after.left());
    note(1.0);
    note(flag(state.combat_round == 2));
    note(flag(state.combat_round == 3));
    note(flag(state.combat_round >= 4));
    note(flag(state.year == 2));
    note(flag(state.year == 2) * (4.0 - rounds) / 3.0);
    note(player.party.len() as f32 / 3.0);
    note(left / 12.0);
    note(number(after.lives.first().copied().unwrap_or(0)) / 6.0);
    note(number(after.lives.get(1).copied().unwrap_or(0)) / 6.0);
    note(number(after.lives.last().copied().unwrap_or(0)) / 6.0);
    note(number(after.symbols) / 3.0);
    note(sum(&|at| spec(at).heal) / 3.0);
    note(flag(magic >= number(state.combat_round)));
    note(number(player.traps.total()) / 3.0);
    note(number(player.up.total()) / 3.0);
    note(number(player.up.total() + player.traps.total()) / (2.0 * rounds));
    note(player.plan.traps.len() as f32);
    note(number(player.plan.sent.total()) / 2.0);
    note(number(after.damage) / 6.0);
    note(number(after.felled) / 2.0);
    note(flag(after.lives.is_empty()));
    note(flag(left <= fatigue));
    note(flag(left <= fatigue * rounds));
    note(fatigue / 3.0);
    note(flag(player.plan.tile.is_some_and(|cell| player.dungeon.room_at(cell).is_some())));
    note(number(player.dungeon.unconquered().len()) / 10.0);
    note(flag(after.held));
    note(number(player.gold) / 4.0);
    note(number(player.food) / 4.0);
    note(flag(state.seats() == 2));
    note(left / 12.0 * rounds / 4.0);
    debug_assert!(next <= SHARED);
    noticed
}

/// What one piece more would do.
pub fn own(mind: &Mind<'_>, after: &Skirmish, mv: Move, own: &mut [f32]) {
    let mut then = after.clone();
    match mv {
        Move::Lay(trap) => then.trap(mind, trap),
        Move::Send(creature) => then.creature(mind, creature),
        _ => return,
    }
    let flag = |is: bool| f32::from(u8::from(is));
    own[1] = f32::from(then.damage - after.damage) / 4.0;
    own[2] = f32::from(then.felled - after.felled) / 2.0;
    own[3] = flag(then.lives.is_empty() && !after.lives.is_empty());
    own[4] = flag(f32::from(then.left()) <= fatigue(mind) && f32::from(after.left()) > fatigue(mind));
    own[5] = flag(then.held && !after.held && !then.lives.is_empty());
}
