//! Monsters that serve a hero (DR-467…476, DRA-61).

use crate::Rules;
use crate::components::{By, Class, Form, Trigger};
use crate::event::{Being, Event};
use crate::ids::Card;
use crate::moves::Move;
use crate::rules::Play;
use crate::state::{Battle, BattleKind, Choice, Creature, Fate, Frame, Item, Source, State, Used, Wound};
use undercroft_core::{Chance, Seat, Sink};

/// The mark of a minion that has done its one thing of this turn, in place of a block's number.
const SERVED: u8 = u8::MAX;

impl Rules {
    /// DR-475: is there a place for a minion?
    pub(crate) fn has_place_for_minion(&self, state: &State, seat: Seat) -> bool {
        let items = &state.player(seat).items;
        items.len() < items.capacity()
            && self.readied(state, seat, Class::Treasure) < self.limit(state, seat, Class::Treasure)
    }

    /// A minion among the readied cards.
    pub(crate) fn minion<'a>(&self, state: &'a State, card: Card) -> Option<&'a Item> {
        if self.components.card(card).class != Class::Monster {
            return None;
        }
        state.players.iter().flat_map(|player| player.items.iter()).find(|item| item.card == card)
    }

    /// DR-469, DR-471: minions that have not served this turn.
    pub(crate) fn ready_minions(&self, state: &State, seat: Seat) -> impl Iterator<Item = Card> {
        let items = state.player(seat).items.into_iter().map(|item| item.card);
        items.filter(move |card| {
            let used = Used { source: Source::Card(*card), nth: SERVED, by: seat.number() };
            self.components.card(*card).class == Class::Monster && !state.used.contains(&used)
        })
    }

    /// DR-469, DR-472, DR-474: attacks of minions on whoever has just attacked their master.
    pub(crate) fn minion_attacks(&self, state: &State, seat: Seat, battle: &Battle, moves: &mut Vec<Move>) {
        for card in self.ready_minions(state, seat) {
            for (index, attack) in battle.attacks.iter().enumerate() {
                let target = attack.attacker;
                let first = !battle.attacks[..index].iter().any(|other| other.attacker == target);
                let there = attack.fate == Fate::Done && !attack.trap && self.life(state, target) > 0;
                if first && there {
                    let forms = self.forms(state, Creature::Monster(card));
                    moves.extend(forms.map(|form| Move::Unleash(card, target, form)));
                }
            }
        }
    }

    /// DRA-55: who may take a token off the monster instead of wounding it.
    fn dealer(&self, state: &State, wound: &Wound) -> Option<(Seat, Card)> {
        let Creature::Monster(card) = wound.to else { return None };
        let tokens = self.tokens_on(state, card);
        let blocks = self.components.blocks(self.components.card(card).blocks);
        let open = wound.amount > 0
            && blocks.iter().any(|block| {
                block.on == Trigger::WouldWound
                    && block.by == By::Dealer
                    && block.cost.charge.max(1) <= tokens
            });
        let seat = match wound.from {
            Creature::Hero(seat) => Some(seat),
            Creature::Monster(by) => self.owner_of(state, by),
            Creature::Nobody | Creature::Quest(_) => None,
        };
        seat.filter(|seat| open && !state.player(*seat).out).map(|seat| (seat, card))
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DR-467: an attacker leaves the battle and serves the hero, with the life it has.
    pub fn make_minion(&mut self, seat: Seat, who: Creature) {
        let rules = self.rules;
        let Creature::Monster(card) = who else { return };
        let Some(lurker) = self.off_the_field(card) else { return };
        if let Some(battle) = self.fight() {
            for attack in battle.attacks.iter_mut().filter(|attack| attack.attacker == who) {
                attack.fate = Fate::Void;
            }
        }
        self.state.modifiers.retain(|one| one.on != who);
        self.player(seat).items.push(Item { card, tokens: lurker.tokens, life: lurker.life });
        self.events.push(|| Event::Tamed { seat, card: rules.card_name(card) });
    }

    fn served(&mut self, seat: Seat, card: Card) {
        let used = Used { source: Source::Card(card), nth: SERVED, by: seat.number() };
        if self.state.used.len() < self.state.used.capacity() {
            self.state.used.push(used);
        }
    }

    /// DR-469: a minion counters the attack at hand instead of its master.
    pub fn stand_in(&mut self, seat: Seat, card: Card) {
        let rules = self.rules;
        self.served(seat, card);
        if let Some(battle) = self.fight() {
            let nth = usize::from(battle.cursor);
            if let Some(attack) = battle.attacks.get_mut(nth) {
                attack.minion = Some(card);
            }
        }
        self.events.push(|| Event::StoodIn { seat, card: rules.card_name(card) });
    }

    /// DR-474: in place of the hero's challenge, for its price.
    pub fn unleash(&mut self, seat: Seat, card: Card, target: Creature, form: Form) {
        let rules = self.rules;
        self.pay_ap(seat);
        self.player(seat).fought = true;
        self.served(seat, card);
        self.state.legend.attackers.insert(card);
        let by = Being::Monster(rules.card_name(card));
        self.events.push(|| Event::Attacks { by, on: rules.being(target), form });
        self.start_battle(BattleKind::Challenge, seat, Creature::Monster(card), target, form);
    }

    /// DRA-55: the dealer is asked before a monster that can lose a token takes a wound.
    pub fn window_for_dealer(&mut self, wound: &Wound) {
        if let Some((seat, card)) = self.rules.dealer(self.state, wound) {
            let context = self.context(seat, Source::Card(card));
            self.ask(seat, Choice::Instead(card), context);
        }
    }

    /// A token instead of one wound; the question is put again for the next.
    pub fn token_instead(&mut self, card: Card, context: crate::state::Context) {
        self.charge(
            crate::components::Who::This,
            -1,
            &crate::state::Context { source: Source::Card(card), ..context },
        );
        if let Some(Frame::Wound(wound)) = self.top() {
            let amount = wound.amount.saturating_sub(1);
            self.become_frame(Frame::Wound(Wound { amount, asked: false, ..wound }));
        }
    }

    /// DR-473: a minion without life is discarded; the last life of a quest's own card has its consequences.
    pub fn after_wound(&mut self, wound: &Wound) {
        let rules = self.rules;
        match wound.to {
            Creature::Monster(card) => {
                if rules.minion(self.state, card).is_some_and(|item| item.life == 0)
                    && let Some(owner) = rules.owner_of(self.state, card)
                {
                    self.events.push(|| Event::MonsterKilled { who: Being::Monster(rules.card_name(card)) });
                    self.discard_any(owner, card);
                }
            }
            Creature::Quest(quest) => {
                let title = rules.components.quest(quest).title;
                if title.is_some() && self.state.lost > 0 && rules.life(self.state, wound.to) == 0 {
                    self.last_life_taken(quest, wound.from);
                }
            }
            Creature::Nobody | Creature::Hero(_) => {}
        }
    }
}
