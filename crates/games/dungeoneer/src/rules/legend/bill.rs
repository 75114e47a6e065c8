//! What a declaration costs whom: the group discount on fiends and effects bought with extra peril.

use crate::Rules;
use crate::components::{Class, Op, Trigger};
use crate::event::Event;
use crate::ids::Card;
use crate::moves::Move;
use crate::rules::Play;
use crate::state::{Choice, Context, Sent, Source, State};
use undercroft_core::{Chance, Seat, Sink};

/// Most attacks of one declaration: a battle has room for no more.
pub(crate) const MOST_ATTACKS: usize = 12;
/// Most effects bought for one declaration: what is going on has room for no more.
const MOST_SPECIALS: u32 = 4;

/// Peril due from each seat: what has its price, and fiends, which are cheaper together.
#[derive(Copy, Clone, Default)]
pub(crate) struct Bill {
    plain: [u16; 4],
    fiends: [u16; 4],
}

impl Bill {
    /// So much more, at its full price.
    pub fn plus(mut self, payer: Seat, peril: u16) -> Bill {
        self.plain[payer.index()] += peril;
        self
    }

    /// What is due from a seat before any discount.
    pub fn due(&self, payer: Seat) -> u16 {
        self.plain[payer.index()] + self.fiends[payer.index()]
    }
}

impl Rules {
    /// What the encounters that are ready cost.
    pub(crate) fn bill(&self, state: &State) -> Bill {
        state.tray.iter().fold(Bill::default(), |bill, sent| {
            let specials = self.specials_of(sent).map(|(_, peril)| u16::from(peril)).sum();
            self.with_encounter(state, bill, sent.target, sent.card).plus(sent.target, specials)
        })
    }

    /// The bill with one more encounter.
    pub(crate) fn with_encounter(&self, state: &State, mut bill: Bill, payer: Seat, card: Card) -> Bill {
        let price = self.price(state, payer, card);
        let due = if self.is_discounted(state, card) { &mut bill.fiends } else { &mut bill.plain };
        due[payer.index()] += price;
        bill
    }

    fn is_discounted(&self, state: &State, card: Card) -> bool {
        self.components.card(card).class == Class::Monster
            && self.discount(state).is_some_and(|(filter, _)| self.admits_card(filter, card))
    }

    /// DR-449, DR-450, DRA-53: the part of the discount that each payer needs at least; nothing if even all of it is
    /// not enough.
    pub(crate) fn least_discounts(&self, state: &State, bill: &Bill) -> Option<[u8; 4]> {
        let mut left = self.discount(state).map_or(0, |(_, amount)| amount);
        let mut given = [0; 4];
        for seat in Seat::all(state.seats()) {
            let (plain, fiends) = (bill.plain[seat.index()], bill.fiends[seat.index()]);
            let short = (plain + fiends).saturating_sub(state.player(seat).peril);
            if short > fiends.min(left) {
                return None;
            }
            left -= short;
            given[seat.index()] = short as u8;
        }
        Some(given)
    }

    /// Effects bought for an encounter: the block's number and its price.
    fn specials_of(&self, sent: &Sent) -> impl Iterator<Item = (u8, u8)> {
        let bits = sent.specials;
        let blocks =
            self.components.blocks(self.components.card(sent.card).blocks).iter().take(8).enumerate();
        blocks
            .filter(move |(nth, block)| block.on == Trigger::Special && bits >> nth & 1 != 0)
            .map(|(nth, block)| (nth as u8, block.cost.peril))
    }

    /// Attacks of an encounter with what was bought for it.
    fn attacks_of(&self, state: &State, sent: &Sent) -> usize {
        1 + usize::from(sent.extra) + self.bought_attacks(state, sent).len()
    }

    /// Extra attacks that were bought, with what is added to their checks.
    pub(crate) fn bought_attacks(&self, state: &State, sent: &Sent) -> Vec<i8> {
        let context = Context::of(state.active, Source::Card(sent.card), state.player(sent.target).spot);
        let blocks = self.components.blocks(self.components.card(sent.card).blocks);
        let mut found = Vec::new();
        for (nth, _) in self.specials_of(sent) {
            for op in self.components.ops(blocks[usize::from(nth)].ops) {
                if let Op::ExtraAttack { amount, bonus } = op {
                    let amount = self.amount(state, amount, &context).clamp(0, 4) as usize;
                    found.extend(std::iter::repeat_n(*bonus, amount));
                }
            }
        }
        found
    }

    /// Is there room for another attack?
    pub(crate) fn has_room_for_attack(&self, state: &State) -> bool {
        state.tray.iter().map(|sent| self.attacks_of(state, sent)).sum::<usize>() < MOST_ATTACKS
    }

    /// DR-440…443, DRA-62: effects that could be bought for encounters that are ready, each once, and extra attacks
    /// that a card allows.
    pub(crate) fn special_moves(&self, state: &State, moves: &mut Vec<Move>) {
        let bought: u32 = state.tray.iter().map(|sent| sent.specials.count_ones()).sum();
        let bill = self.bill(state);
        for sent in &state.tray {
            let blocks = self.components.blocks(self.components.card(sent.card).blocks);
            for (nth, block) in blocks.iter().take(8).enumerate() {
                let open = match block.on {
                    Trigger::Special => {
                        let more = self
                            .components
                            .ops(block.ops)
                            .iter()
                            .any(|op| matches!(op, Op::ExtraAttack { .. }));
                        let payable = bill.plus(sent.target, block.cost.peril.into());
                        sent.specials >> nth & 1 == 0
                            && bought < MOST_SPECIALS
                            && (!more || self.has_room_for_attack(state))
                            && self.least_discounts(state, &payable).is_some()
                    }
                    Trigger::Static => {
                        self.has_room_for_attack(state) && sent.extra < self.free_extra(state, sent.card)
                    }
                    Trigger::Play
                    | Trigger::Use
                    | Trigger::Enter
                    | Trigger::AnyEntry
                    | Trigger::Spring
                    | Trigger::TurnStart
                    | Trigger::Strike
                    | Trigger::Countered
                    | Trigger::WouldWound
                    | Trigger::Defeated => false,
                };
                if open {
                    moves.push(Move::Special(sent.card, nth as u8));
                }
            }
        }
    }

    /// Extra attacks that a card allows for nothing.
    fn free_extra(&self, state: &State, card: Card) -> u8 {
        let context = Context::of(state.active, Source::Card(card), state.player(state.active).spot);
        let blocks = self.components.blocks(self.components.card(card).blocks);
        let ops = blocks
            .iter()
            .filter(|block| block.on == Trigger::Static)
            .flat_map(|block| self.components.ops(block.ops));
        ops.map(|op| match op {
            Op::ExtraAttack { amount, .. } => self.amount(state, amount, &context).max(0) as u8,
            _ => 0,
        })
        .sum()
    }

    /// What each encounter that is ready costs with the discounts as allotted.
    pub(crate) fn prices(&self, state: &State, mut discounts: [u8; 4]) -> Vec<u16> {
        let price = |sent: &Sent| {
            let special: u16 = self.specials_of(sent).map(|(_, peril)| u16::from(peril)).sum();
            let mut price = self.price(state, sent.target, sent.card);
            if self.is_discounted(state, sent.card) {
                let left = &mut discounts[sent.target.index()];
                let off = price.min((*left).into());
                *left -= off as u8;
                price -= off;
            }
            price + special
        };
        state.tray.iter().map(price).collect()
    }

    /// DRA-53: whose fiends could cost still less.
    pub(crate) fn allotments(&self, state: &State, given: &[u8; 4]) -> Vec<(Seat, u16)> {
        let bill = self.bill(state);
        Seat::all(state.seats())
            .map(|seat| (seat, bill.fiends[seat.index()].saturating_sub(given[seat.index()].into())))
            .filter(|(_, more)| *more > 0)
            .collect()
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// An effect is bought for an encounter that is ready; nobody else hears of it.
    pub fn buy_special(&mut self, seat: Seat, card: Card, nth: u8) {
        let rules = self.rules;
        let blocks = rules.blocks_of(Source::Card(card));
        let special = blocks.get(usize::from(nth)).is_some_and(|block| block.on == Trigger::Special);
        if let Some(sent) = self.state.tray.iter_mut().find(|sent| sent.card == card) {
            if special {
                sent.specials |= 1 << nth;
            } else {
                sent.extra += 1;
            }
        }
        self.events.push(|| Event::Prepared { seat, card: rules.card_name(card) });
    }

    /// DRA-53: the Dungeonlord allots what is left of the discount, where it makes a difference.
    pub fn allot(&mut self, seat: Seat, given: [u8; 4], left: u8) {
        let open = self.rules.allotments(self.state, &given);
        let more: u16 = open.iter().map(|(_, more)| *more).sum();
        if left > 0 && open.len() > 1 && more > left.into() {
            let context = self.context(seat, Source::Rules);
            self.ask(seat, Choice::Allot { given, left }, context);
            return;
        }
        let (mut given, mut left) = (given, left);
        for (payer, more) in open {
            let part = more.min(left.into()) as u8;
            given[payer.index()] += part;
            left -= part;
        }
        self.resolve_encounters(seat, given);
    }
}
