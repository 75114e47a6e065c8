//! Battles in eight stages (sections 20 and 21).

mod after;
mod stages;

use super::Play;
use crate::Rules;
use crate::components::{Forbidden, Form, Symbol};
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Attack, Battle, BattleKind, Creature, Fate, Frame, State};
use undercroft_core::{Chance, Seat, Sink};

impl Rules {
    /// Forms in which a creature may attack (DR-331).
    pub(crate) fn forms(&self, state: &State, who: Creature) -> impl Iterator<Item = Form> {
        Form::ALL.iter().copied().filter(move |form| self.symbol(state, who, *form) == Symbol::Attack)
    }

    /// DR-320, DR-364, DR-368: has the hero a battle left, and the point for it?
    pub(crate) fn can_fight(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        self.points_for_actions(state, seat) > 0 && !player.fought && !player.out
    }

    /// DR-321, DR-570: heroes he may attack where he stands.
    pub(crate) fn rivals(&self, state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
        let spot = state.player(seat).spot;
        let safe = self.forbidden(state, Creature::Hero(seat), Forbidden::AttackHeroes);
        state
            .heroes_from(state.active)
            .filter(move |other| !safe && *other != seat && state.player(*other).spot == spot)
            .filter(move |other| state.player(*other).life > 0)
    }

    /// Attacks on heroes here.
    pub(crate) fn attacks(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if !self.can_fight(state, seat) {
            return;
        }
        for other in self.rivals(state, seat) {
            moves.extend(self.forms(state, Creature::Hero(seat)).map(|form| Move::Attack(other, form)));
        }
    }

    /// Stage VI: whom the attacked hero may challenge.
    pub(crate) fn challenges(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let Some(battle) = state.battles.last() else { return };
        let who = Creature::Hero(seat);
        if self.forbidden(state, who, Forbidden::Challenge) {
            return;
        }
        let ready = self.can_fight(state, seat);
        let lying = self.can_challenge_lying(state, seat);
        // DR-535: lying down comes first; then he is asked again.
        let lie_first = !ready && !lying && self.can_lie(state, seat) && !state.player(seat).fought;
        if !ready && !lying && !lie_first {
            return;
        }
        let before = moves.len();
        for (index, attack) in battle.attacks.iter().enumerate() {
            let first = !battle.attacks[..index].iter().any(|other| other.attacker == attack.attacker);
            let there = attack.fate == Fate::Done && !attack.trap && self.life(state, attack.attacker) > 0;
            let hero = matches!(attack.attacker, Creature::Hero(_));
            if there && first && !hero {
                moves.extend(self.forms(state, who).map(|form| Move::Challenge(attack.attacker, form)));
            }
        }
        if ready || lie_first {
            self.minion_attacks(state, seat, battle, moves);
            for other in self.rivals(state, seat) {
                let to = Creature::Hero(other);
                moves.extend(self.forms(state, who).map(|form| Move::Challenge(to, form)));
            }
        }
        if lie_first && moves.len() > before {
            moves.truncate(before);
            moves.push(Move::Lie);
        }
    }

    /// DR-537…539.
    pub(crate) fn can_challenge_lying(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        self.agreed.ap_for_falling
            && state.active != seat
            && !player.saved
            && !player.prone
            && !player.dropped
            && !player.fought
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A hero starts a battle with another (DR-320).
    pub fn attack_hero(&mut self, seat: Seat, target: Seat, form: Form) {
        self.pay_ap(seat);
        self.player(seat).fought = true;
        self.start_battle(BattleKind::Hero, seat, Creature::Hero(seat), Creature::Hero(target), form);
    }

    /// DR-365: stages I to V once more, with the challenger as attacker.
    pub fn challenge(&mut self, seat: Seat, target: Creature, form: Form) {
        let rules = self.rules;
        if rules.can_fight(self.state, seat) {
            self.pay_ap(seat);
        } else {
            self.player(seat).dropped = true;
            self.fall(seat);
        }
        self.player(seat).fought = true;
        self.events.push(|| Event::Challenged { seat, target: rules.being(target), form });
        self.start_battle(BattleKind::Challenge, seat, Creature::Hero(seat), target, form);
    }

    /// One creature attacks another.
    pub fn start_battle(
        &mut self,
        kind: BattleKind,
        owner: Seat,
        attacker: Creature,
        defender: Creature,
        form: Form,
    ) {
        if self.state.battles.len() == self.state.battles.capacity() {
            return;
        }
        let rules = self.rules;
        let spot = match defender {
            Creature::Hero(seat) => self.state.player(seat).spot,
            Creature::Nobody | Creature::Monster(_) | Creature::Quest(_) => rules.battle_spot(self.state),
        };
        if kind != BattleKind::Challenge {
            self.events.push(|| Event::Attacks {
                by: rules.being(attacker),
                on: rules.being(defender),
                form,
            });
        }
        let mut battle = Battle { kind, owner, defender, spot, ..Battle::default() };
        battle.attacks.push(Attack { attacker, form, ..Attack::default() });
        self.state.battles.push(battle);
        self.push(Frame::Battle);
    }
}
