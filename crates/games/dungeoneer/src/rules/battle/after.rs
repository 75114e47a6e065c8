//! Stages VI to VIII: challenge, lair, reward; and attacks turned away.

use super::super::Play;
use crate::Rules;
use crate::components::{Class, Keyword, Limit, Resource, Until, Value};
use crate::event::{Being, Event};
use crate::ids::Card;
use crate::moves::Move;
use crate::state::{
    Battle, BattleKind, Choice, Context, Creature, Fate, Frame, Lurker, Source, Stage, State, Window, Wound,
};
use undercroft_core::{Chance, Seat, Sink};

/// DR-374.
const LAIR: i16 = 3;

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Stage VI: the hero who was attacked may attack once; a challenge causes no other (DR-365).
    pub(super) fn challenge_stage(&mut self, battle: &Battle) {
        self.next_stage(Stage::Lair);
        let attacked = match battle.kind {
            BattleKind::Encounter | BattleKind::Hunt | BattleKind::Resident => true,
            BattleKind::Hero | BattleKind::Challenge | BattleKind::Redirected => false,
        };
        if let (true, Creature::Hero(seat)) = (attacked, battle.defender) {
            let mut moves = Vec::new();
            if self.state.player(seat).life > 0 {
                self.rules.challenges(self.state, seat, &mut moves);
            }
            if !moves.is_empty() {
                let context = self.context(seat, Source::Rules);
                self.ask(seat, Choice::Challenge, context);
            }
        }
    }

    /// Stage VII: every monster that attacked goes home, or to the discard pile.
    pub(super) fn lair_stage(&mut self, battle: &Battle) {
        let rules = self.rules;
        let home = matches!(battle.kind, BattleKind::Encounter | BattleKind::Redirected);
        let nth = usize::from(battle.cursor);
        let Some(attack) = battle.attacks.get(nth).copied().filter(|_| home) else {
            let slain = battle.step;
            self.next_stage(Stage::Reward);
            self.spoils_of_the_slain(slain);
            return;
        };
        if let Some(battle) = self.fight() {
            battle.cursor += 1;
        }
        let Creature::Monster(card) = attack.attacker else { return };
        let Some(lurker) = self.state.field.iter().find(|one| one.card == card).copied() else { return };
        if attack.trap || attack.home {
            return;
        }
        let owner = lurker.owner;
        if lurker.life == 0 {
            // DR-373.
            self.events.push(|| Event::MonsterKilled { who: Being::Monster(rules.card_name(card)) });
            self.off_the_field(card);
            self.lay_on_pile(card);
            if let Some(battle) = self.fight() {
                battle.step += 1;
            }
        } else if rules.agreed.solo {
            self.off_the_field(card);
            self.goes_back(battle, lurker);
        } else if self.state.player(owner).out {
            self.off_the_field(card);
            self.lay_on_pile(card);
            self.events.push(|| Event::Discarded { seat: owner, card: rules.card_name(card) });
        } else {
            let context = self.context(owner, Source::Card(card));
            self.ask(owner, Choice::Lair(card), context);
        }
    }

    pub fn off_the_field(&mut self, card: Card) -> Option<Lurker> {
        let place = self.state.field.iter().position(|one| one.card == card)?;
        Some(self.state.field.remove(place))
    }

    /// The answer of stage VII.
    pub fn go_home(&mut self, seat: Seat, mv: Move) {
        let rules = self.rules;
        match mv {
            Move::Hand(card) => {
                // DR-064, DR-568: back in the hand, and everybody has seen it.
                self.off_the_field(card);
                self.drop_attachments(crate::state::Host::Card(card));
                let player = self.player(seat);
                player.hand.insert(card);
                player.known.insert(card);
                self.events.push(|| Event::WentHome {
                    card: rules.card_name(card),
                    owner: seat,
                    lair: false,
                });
            }
            Move::Lair(card) => {
                if let Some(lurker) = self.off_the_field(card) {
                    self.player(seat).lair.push(lurker);
                    self.events.push(|| Event::WentHome {
                        card: rules.card_name(card),
                        owner: seat,
                        lair: true,
                    });
                }
                if self.state.player(seat).lair.len() > self.rules.lair_limit(self.state, seat) {
                    let context = self.context(seat, Source::Rules);
                    self.ask(seat, Choice::Crowded, context);
                }
            }
            Move::Discard(card) => {
                self.off_the_field(card);
                self.lay_on_pile(card);
                self.events.push(|| Event::Discarded { seat, card: rules.card_name(card) });
            }
            _ => {}
        }
    }

    /// Stage VIII: peril for wounds by monsters, glory for wounds on them (DR-379…384).
    pub(super) fn reward_stage(&mut self, battle: &Battle) {
        let nth = usize::from(battle.cursor);
        let Some(attack) = battle.attacks.get(nth).copied() else {
            self.next_stage(Stage::End);
            let own = matches!(battle.kind, BattleKind::Encounter | BattleKind::Hunt);
            if self.rules.agreed.solo && own {
                self.open_window(self.state.active, Window::Reward);
            }
            return;
        };
        let serves = matches!(attack.attacker, Creature::Monster(card) if self.rules.minion(self.state, card).is_some());
        let (glory_to, glory, by, peril) = match (attack.attacker, battle.defender) {
            _ if serves => (battle.owner, 0, battle.owner, 0),
            (Creature::Monster(_), Creature::Hero(hero)) => (hero, attack.taken, battle.owner, attack.dealt),
            (Creature::Hero(hero), Creature::Monster(card)) => {
                let owner = self.rules.owner_of(self.state, card);
                (hero, attack.dealt, owner.unwrap_or(hero), if owner.is_some() { attack.taken } else { 0 })
            }
            _ => (battle.owner, 0, battle.owner, 0),
        };
        if battle.step == 0 {
            self.gain(glory_to, Resource::Glory, glory.into());
        }
        let Some(battle) = self.fight() else { return };
        if battle.step < peril {
            battle.step += 1;
            if !self.state.player(by).out && !self.rules.agreed.solo {
                let context = self.context(by, Source::Rules);
                self.ask(by, Choice::Gift, context);
            }
        } else {
            battle.cursor += 1;
            battle.step = 0;
        }
    }

    pub(super) fn end_battle(&mut self) {
        self.pop();
        self.state.battles.pop();
        self.refresh(Limit::OncePerBattle);
        if self.state.battles.is_empty() {
            self.forget(Until::ThisBattle);
        }
    }

    /// An attack on you has no effect at all; its monster is handled in stage VII.
    pub fn cancel_attack(&mut self, who: Creature) {
        if let Some(nth) = self.rules.striking(self.state) {
            // DRA-76: in the last moment; the strike is applied no more.
            if let Some(Frame::Wound(wound)) = self.top() {
                self.become_frame(Frame::Wound(Wound { amount: 0, ..wound }));
            }
            self.void(nth);
        } else if let Some(nth) = self.standing(who) {
            self.void(nth);
        }
    }

    fn standing(&self, who: Creature) -> Option<usize> {
        let battle = self.state.battles.last()?;
        battle.attacks.iter().position(|attack| attack.attacker == who && attack.fate == Fate::Standing)
    }

    /// The attacker turns on another hero or monster here, or ignores you.
    pub fn redirect(&mut self, context: Context) {
        if self.standing(context.victim).is_none() {
            return;
        }
        if self.rules.turnings(self.state, context.you, context.victim).is_empty() {
            self.cancel_attack(context.victim);
        } else {
            self.ask(context.you, Choice::Redirect(context.victim), context);
        }
    }

    /// The answer: whom it attacks instead.
    pub fn turn_on(&mut self, by: Creature, to: Creature) {
        let rules = self.rules;
        let Some(nth) = self.standing(by) else { return };
        let Some(battle) = self.fight() else { return };
        let (form, owner) = (battle.attacks[nth].form, battle.owner);
        battle.attacks[nth].fate = Fate::Void;
        self.events.push(|| Event::Redirected { by: rules.being(by), to: rules.being(to) });
        if to != Creature::Nobody {
            // DR-343: it goes home with the battle it is in.
            if let Some(battle) = self.fight() {
                battle.attacks[nth].home = true;
            }
            self.start_battle(BattleKind::Redirected, owner, by, to, form);
        }
    }

    /// An attacking monster is discarded.
    pub fn discard_attacker(&mut self, who: Creature) {
        let rules = self.rules;
        let Creature::Monster(card) = who else { return };
        self.cancel_attack(who);
        if let Some(lurker) = self.off_the_field(card) {
            self.lay_on_pile(card);
            self.events.push(|| Event::Discarded { seat: lurker.owner, card: rules.card_name(card) });
        }
    }
}

impl Rules {
    /// Whom a turned attacker could attack: other heroes here, other monsters of the battle.
    pub(crate) fn turnings(&self, state: &State, seat: Seat, by: Creature) -> Vec<Creature> {
        let spot = state.player(seat).spot;
        let heroes = state.heroes_at(spot).filter(|other| *other != seat && state.player(*other).life > 0);
        let mut found: Vec<Creature> = heroes.map(Creature::Hero).collect();
        if let Some(battle) = state.battles.last() {
            for attack in battle.attacks.iter().filter(|attack| !attack.trap && !attack.home) {
                let other = attack.attacker;
                if other != by && self.life(state, other) > 0 && !found.contains(&other) {
                    found.push(other);
                }
            }
        }
        if state.battles.len() == state.battles.capacity() {
            found.clear();
        }
        found
    }

    /// DR-374: how many monsters a lair holds; no card makes it more than five.
    fn lair_limit(&self, state: &State, seat: Seat) -> usize {
        let more = i16::from(self.added(state, Creature::Hero(seat), Value::LairLimit));
        (LAIR + more).clamp(0, 5) as usize
    }

    /// DR-371, DR-372, DRA-24: where a monster may go.
    pub(crate) fn homes(&self, state: &State, card: Card, moves: &mut Vec<Move>) {
        let whole = self.whole_life(state, card);
        let wounded = self.life(state, Creature::Monster(card)) < whole;
        moves.push(Move::Lair(card));
        if !wounded {
            moves.push(Move::Hand(card));
        } else if self.is_discardable(card) {
            moves.push(Move::Discard(card));
        }
    }

    /// DR-375: a surplus of the lair; a Boss stays.
    pub(crate) fn crowd(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let lair = state.player(seat).lair.iter().map(|lurker| lurker.card);
        let can_go = |card: &Card| {
            let title = self.components.card(*card);
            title.class == Class::Monster && !title.has(Keyword::Boss)
        };
        moves.extend(lair.filter(can_go).map(Move::Discard));
    }
}
