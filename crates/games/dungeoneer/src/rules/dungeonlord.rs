//! The Dungeonlord phase: banes at any moment, all encounters in one declaration (section 7).

use super::Play;
use crate::Rules;
use crate::components::{Class, Form, Placement, Resource, Symbol, Timing, Trigger};
use crate::event::Event;
use crate::ids::Card;
use crate::moves::Move;
use crate::state::{Attack, Battle, BattleKind, Context, Creature, Frame, List, Lurker, Sent, Source, State};
use undercroft_core::{Chance, Seat, Sink};

/// Most encounters of one declaration: a battle has room for no more.
const MOST_SENT: usize = 12;

impl Rules {
    /// Everything the active player may do as Dungeonlord.
    pub(crate) fn dungeonlord_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        for card in self.distinct(state, seat) {
            if state.tray.iter().any(|sent| sent.card == card) {
                continue;
            }
            match self.components.card(card).class {
                Class::Bane => self.curses(state, seat, card, moves),
                Class::Monster | Class::Trap => self.sends(state, seat, card, moves),
                Class::Treasure | Class::Boon => {}
            }
        }
        for lurker in state.player(seat).lair.iter().filter(|lurker| !lurker.attacked) {
            if !state.tray.iter().any(|sent| sent.card == lurker.card) {
                self.sends(state, seat, lurker.card, moves);
            }
        }
        moves.push(if state.tray.is_empty() { Move::Done } else { Move::Declare });
    }

    /// A bane was played on it, so everybody knows of it.
    pub(crate) fn is_committed(&self, state: &State, card: Card) -> bool {
        state.modifiers.iter().any(|one| one.on == Creature::Monster(card))
    }

    /// DR-115…119: whoever can pay the whole price; peril in the tray is spoken for.
    fn payers(&self, state: &State, seat: Seat, card: Card) -> impl Iterator<Item = Seat> {
        state.heroes_from(seat).filter(move |other| {
            *other != seat
                && state.player(*other).peril
                    >= self.price(state, *other, card) + self.spoken_for(state, *other)
        })
    }

    fn spoken_for(&self, state: &State, payer: Seat) -> u16 {
        let sent = state.tray.iter().filter(|sent| sent.target == payer);
        sent.map(|sent| self.price(state, payer, sent.card)).sum()
    }

    fn curses(&self, state: &State, seat: Seat, card: Card, moves: &mut Vec<Move>) {
        let title = self.components.card(card);
        if !matches!(title.timing, Timing::Dungeonlord | Timing::AnyTime) {
            return;
        }
        for payer in self.payers(state, seat, card) {
            let context = Context {
                victim: Creature::Hero(payer),
                ..Context::of(seat, Source::Card(card), state.player(payer).spot)
            };
            let hosted = title.host.is_none() || !self.hosts(state, seat, card, Some(payer)).is_empty();
            let blocks = self.components.blocks(title.blocks);
            let mut plays = blocks.iter().filter(|block| block.on == Trigger::Play);
            if hosted && plays.all(|block| self.possible(state, block.ops, &context)) {
                moves.push(Move::Curse(card, payer));
            }
        }
    }

    fn sends(&self, state: &State, seat: Seat, card: Card, moves: &mut Vec<Move>) {
        // DR-122: one declaration a phase.
        if state.declared || state.tray.len() >= MOST_SENT {
            return;
        }
        let title = self.components.card(card);
        for target in self.payers(state, seat, card) {
            match title.class {
                Class::Monster => {
                    for form in Form::ALL {
                        if self.symbol(state, Creature::Monster(card), *form) == Symbol::Attack {
                            moves.push(Move::Send(card, target, *form));
                        }
                    }
                }
                Class::Trap if title.placement == Placement::Target => moves.push(Move::Set(card, target)),
                Class::Trap | Class::Treasure | Class::Boon | Class::Bane => {}
            }
        }
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// An encounter joins the tray; nothing is spent and nobody else hears of it.
    pub fn send(&mut self, seat: Seat, card: Card, target: Seat, form: Form) {
        let rules = self.rules;
        self.state.tray.push(Sent { card, target, form, ..Sent::default() });
        let trap = rules.components.card(card).class == Class::Trap;
        self.events.push(|| Event::Sent {
            seat,
            card: rules.card_name(card),
            target,
            form: (!trap).then_some(form),
        });
    }

    /// DR-121: what a bane was played on is named, and stays in the declaration.
    pub fn commit(&mut self, who: Creature) {
        let rules = self.rules;
        let Creature::Monster(card) = who else { return };
        let Some(sent) = self.state.tray.iter().find(|sent| sent.card == card).copied() else { return };
        let active = self.state.active;
        let player = self.player(active);
        if player.hand.contains(card) {
            player.known.insert(card);
        }
        self.events.push(|| Event::Attacks {
            by: rules.being(who),
            on: crate::event::Being::Hero(sent.target),
            form: sent.form,
        });
    }

    /// DR-115: a bane, paid with the peril of the one it is played against.
    pub fn curse(&mut self, seat: Seat, card: Card, payer: Seat) {
        let price = self.rules.price(self.state, payer, card);
        self.lose(payer, Resource::Peril, price);
        self.put_into_play(seat, card, price as u8, Some(payer));
    }

    /// DR-121, DRA-11: all encounters are played together, then resolved target by target.
    pub fn declare(&mut self, seat: Seat) {
        let rules = self.rules;
        self.state.declared = true;
        let tray = self.state.tray;
        self.state.tray.clear();
        self.events.push(|| Event::Declared { seat });
        let mut battles: List<Battle, 4> = List::default();
        for sent in &tray {
            let Sent { card, target, form, .. } = *sent;
            let price = rules.price(self.state, target, card);
            self.lose(target, Resource::Peril, price);
            let trap = rules.components.card(card).class == Class::Trap;
            self.events.push(|| Event::Played {
                seat,
                card: rules.card_name(card),
                against: Some(target),
                price: price as u8,
            });
            if !trap {
                self.events.push(|| Event::Attacks {
                    by: crate::event::Being::Monster(rules.card_name(card)),
                    on: crate::event::Being::Hero(target),
                    form,
                });
            }
            self.take_the_field(seat, card, trap);
            let attack = Attack { attacker: Creature::Monster(card), form, trap, ..Attack::default() };
            let defender = Creature::Hero(target);
            match battles.iter_mut().find(|battle| battle.defender == defender) {
                Some(battle) => battle.attacks.push(attack),
                None => {
                    let spot = self.state.player(target).spot;
                    let mut battle = Battle {
                        kind: BattleKind::Encounter,
                        owner: seat,
                        defender,
                        spot,
                        ..Battle::default()
                    };
                    battle.attacks.push(attack);
                    battles.push(battle);
                }
            }
        }
        for battle in battles.iter().rev() {
            self.state.battles.push(*battle);
            self.push(Frame::Battle);
        }
    }

    /// A card leaves hand or lair for the fight; a trap is spent.
    fn take_the_field(&mut self, seat: Seat, card: Card, trap: bool) {
        let life = self.rules.sheet(Creature::Monster(card)).map_or(0, |sheet| sheet.life);
        let player = self.player(seat);
        player.known.remove(card);
        let from_hand = player.hand.remove(card);
        if trap {
            self.state.discard.insert(card);
            return;
        }
        let lurker = if from_hand {
            // DR-324.
            Lurker { card, owner: seat, life, tokens: 0, attacked: true }
        } else {
            // DR-325: from the lair it keeps the life it has.
            let place = player.lair.iter().position(|lurker| lurker.card == card);
            match place {
                Some(place) => Lurker { attacked: true, ..player.lair.remove(place) },
                None => return,
            }
        };
        self.state.field.push(lurker);
    }
}
