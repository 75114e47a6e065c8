//! The Dungeonlord phase: banes at any moment, all encounters in one declaration (section 7).

use super::Play;
use crate::Rules;
use crate::components::{Class, Form, HostKind, Placement, Resource, Symbol, Timing, Trigger, Who};
use crate::event::Event;
use crate::ids::Card;
use crate::moves::Move;
use crate::state::{
    Asked, Attack, Battle, BattleKind, Choice, Context, Creature, Frame, List, Lurker, Sent, Source, State,
};
use undercroft_core::{Chance, Seat, Sink};

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
        self.special_moves(state, moves);
        moves.push(if state.tray.is_empty() { Move::Done } else { Move::Declare });
    }

    /// A bane was played on it, so everybody knows of it.
    pub(crate) fn is_committed(&self, state: &State, card: Card) -> bool {
        let host = crate::state::Host::Card(card);
        let in_hand = state.player(state.active).hand.contains(card);
        state.modifiers.iter().any(|one| one.on == Creature::Monster(card))
            || (in_hand && state.attached.iter().any(|one| one.host == host))
            || (self.components.card(card).class == Class::Monster && self.shows_tray(state))
    }

    /// A bane is being put on one of the monsters that are ready: they lie open for the choice.
    fn shows_tray(&self, state: &State) -> bool {
        match state.stack.last() {
            Some(Frame::Ask { what: Asked::Choice(Choice::Target(number)), .. }) => {
                let op = &self.components.ops[usize::from(*number)];
                self.to_be_chosen(op) == Some(Who::AttackingMonster)
            }
            Some(Frame::Ask { what: Asked::Choice(Choice::Host(card)), .. }) => {
                let title = self.components.card(*card);
                title.host == Some(HostKind::Monster) && !title.class.is_glory()
            }
            Some(_) | None => false,
        }
    }

    /// DR-115…119: whoever can pay the whole price; peril in the tray is spoken for.
    fn payers(&self, state: &State, seat: Seat, card: Card) -> impl Iterator<Item = Seat> {
        let bill = self.bill(state);
        state.heroes_from(seat).filter(move |other| {
            let bill = if self.components.card(card).class.is_encounter() {
                self.with_encounter(state, bill, *other, card)
            } else {
                bill.plus(*other, self.price(state, *other, card))
            };
            *other != seat
                && self.least_discounts(state, &bill).is_some()
                && self.is_legendary_enough(state, seat, card, Some(*other))
        })
    }

    /// DRA-46: banes that can be played at any time, in whosever turn. Not while another is Dungeonlord: the peril that his
    /// encounters will cost is spoken for, and nobody knows yet which they are.
    pub(crate) fn any_time_curses(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if state.active != seat && state.phase == crate::state::Phase::Dungeonlord {
            return;
        }
        for card in self.distinct(state, seat) {
            let title = self.components.card(card);
            let waits = state.tray.iter().any(|sent| sent.card == card);
            if title.class == Class::Bane && title.timing == Timing::AnyTime && !waits {
                self.curses(state, seat, card, moves);
            }
        }
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
        if state.declared || !self.has_room_for_attack(state) {
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
                Class::Trap => self.trap_places(state, card, target, moves),
                Class::Treasure | Class::Boon | Class::Bane => {}
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

    /// All monsters that are ready are shown, because something is to be put on one of them.
    pub fn show_tray(&mut self) {
        let rules = self.rules;
        let (tray, active) = (self.state.tray, self.state.active);
        for Sent { card, target, form, .. } in tray {
            if rules.components.card(card).class != Class::Monster {
                continue;
            }
            let player = self.player(active);
            if player.hand.contains(card) {
                player.known.insert(card);
            }
            self.events.push(|| Event::Attacks {
                by: rules.being(Creature::Monster(card)),
                on: crate::event::Being::Hero(target),
                form,
            });
        }
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
        self.events.push(|| Event::Declared { seat });
        for Sent { card, target, form, specials, .. } in tray {
            // Everybody sees it from now on.
            let player = self.player(seat);
            if player.hand.contains(card) {
                player.known.insert(card);
            }
            if rules.components.card(card).class != Class::Trap {
                self.events.push(|| Event::Attacks {
                    by: crate::event::Being::Monster(rules.card_name(card)),
                    on: crate::event::Being::Hero(target),
                    form,
                });
            }
            if specials != 0 {
                self.events.push(|| Event::Special { seat, card: rules.card_name(card) });
            }
        }
        let bill = rules.bill(self.state);
        let given = rules.least_discounts(self.state, &bill).unwrap_or_default();
        let all = rules.discount(self.state).map_or(0, |(_, amount)| amount as u8);
        self.allot(seat, given, all.saturating_sub(given.iter().sum()));
    }

    /// The encounters are paid, the discount as allotted, and fought target by target.
    pub fn resolve_encounters(&mut self, seat: Seat, discounts: [u8; 4]) {
        let rules = self.rules;
        let tray = self.state.tray;
        let bought: Vec<Vec<i8>> = tray.iter().map(|sent| rules.bought_attacks(self.state, sent)).collect();
        let prices = rules.prices(self.state, discounts);
        self.state.tray.clear();
        let mut battles: List<Battle, 4> = List::default();
        for (nth, sent) in tray.iter().enumerate() {
            let Sent { card, target, form, .. } = *sent;
            let price = prices[nth];
            self.lose(target, Resource::Peril, price);
            let trap = rules.components.card(card).class == Class::Trap;
            self.events.push(|| Event::Played {
                seat,
                card: rules.card_name(card),
                against: Some(target),
                price: price as u8,
            });
            if let Some(spot) = sent.spot {
                let player = self.player(seat);
                player.hand.remove(card);
                player.known.remove(card);
                self.lay_trap(seat, sent, spot);
                continue;
            }
            self.take_the_field(seat, card, trap);
            let attacker = Creature::Monster(card);
            let first = Attack { attacker, form, trap, ..Attack::default() };
            let extra = std::iter::repeat_n(0, sent.extra.into()).chain(bought[nth].iter().copied());
            let attacks =
                std::iter::once(first).chain(extra.map(|bonus| Attack { extra: Some(bonus), ..first }));
            let defender = Creature::Hero(target);
            let known = battles.iter().position(|battle| battle.defender == defender);
            let place = known.unwrap_or_else(|| {
                let spot = self.state.player(target).spot;
                let kind = BattleKind::Encounter;
                battles.push(Battle { kind, owner: seat, defender, spot, ..Battle::default() });
                battles.len() - 1
            });
            let battle = &mut battles[place].attacks;
            let room = battle.capacity() - battle.len();
            battle.extend(attacks.take(room));
        }
        for battle in battles.iter().rev() {
            self.state.battles.push(*battle);
            self.push(Frame::Battle);
            for sent in tray.iter().rev().filter(|sent| Creature::Hero(sent.target) == battle.defender) {
                self.push_specials(seat, sent, battle.spot);
            }
        }
    }

    /// DR-442: a threat that was bought is faced before the battle begins.
    fn push_specials(&mut self, seat: Seat, sent: &Sent, spot: crate::ids::Spot) {
        let source = Source::Card(sent.card);
        let victim = Creature::Hero(sent.target);
        let context = Context { victim, ..Context::of(seat, source, spot) };
        for (nth, block) in self.rules.blocks_of(source).iter().take(8).enumerate().rev() {
            if block.on == Trigger::Special && sent.specials >> nth & 1 != 0 {
                self.push(Frame::Run { ops: block.ops, context });
            }
        }
    }

    /// A card leaves hand or lair for the fight; a trap is spent.
    fn take_the_field(&mut self, seat: Seat, card: Card, trap: bool) {
        let life = self.rules.whole_life(self.state, card);
        if !trap {
            self.state.legend.attackers.insert(card);
        }
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
