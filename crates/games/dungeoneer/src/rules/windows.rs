//! Windows: who is asked out of turn, and when (DRA-85). Who is asked never depends on a hidden hand: the table waits
//! only where the seat could answer for all that anybody can see.

use super::Play;
use crate::Rules;
use crate::components::{Forbidden, Timing};
use crate::event::Event;
use crate::ids::CardSet;
use crate::moves::Move;
use crate::state::{
    Asked, Check, Context, Creature, Escort, Frame, Order, Orders, Phase, Source, State, Window, Wound,
};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Asks a seat if it could answer.
    pub fn open_window(&mut self, seat: Seat, window: Window) {
        let rules = self.rules;
        let player = self.state.player(seat);
        if player.out || player.life == 0 {
            return;
        }
        let orders = player.orders;
        let in_force = rules.is_asked(self.state, seat, window, orders);
        if in_force != rules.is_asked(self.state, seat, window, Orders::default()) {
            self.events.push(|| Event::AskedByOrder { seat, window, asked: in_force });
        }
        if in_force {
            let context = Context::of(seat, Source::Rules, self.state.player(seat).spot);
            self.push(Frame::Ask { seat, what: Asked::Window(window), context });
        }
    }

    pub fn window_before_roll(&mut self, check: Check) {
        if let Creature::Hero(seat) = check.by {
            self.open_window(seat, Window::BeforeRoll);
        }
    }

    pub fn window_after_roll(&mut self, check: Check) {
        if let Creature::Hero(seat) = check.by {
            self.open_window(seat, Window::AfterRoll);
        }
    }

    pub fn window_for_wound(&mut self, wound: Wound) {
        match wound.to {
            Creature::Hero(seat) => self.open_window(seat, Window::Wound),
            Creature::Monster(_) => self.window_for_dealer(&wound),
            Creature::Nobody | Creature::Quest(_) => {}
        }
    }

    /// DR-170: between the points and the location's effect cards may be played.
    pub fn window_on_entering(&mut self, seat: Seat) {
        let site = self.rules.components.site(self.state.placed(self.state.player(seat).spot).location);
        if site.on_entry {
            self.open_window(seat, Window::Entering);
        }
    }

    /// The answer to a window: a card, an effect, or nothing more.
    pub fn answer_window(&mut self, seat: Seat, window: Window, context: Context, mv: Move) {
        let _ = context;
        match mv {
            Move::Play(card) => {
                self.close_after_one(window);
                self.play_card(seat, card);
            }
            Move::Use(source, nth, x) => {
                self.close_after_one(window);
                self.use_effect(seat, source, nth, x, None);
            }
            Move::UseOn(source, nth, creature) => {
                self.close_after_one(window);
                self.use_effect(seat, source, nth, 0, Some(creature));
            }
            _ => self.pop(),
        }
    }

    /// After a re-roll or a prevention the question is put anew, for the new die or the wounds that are left.
    fn close_after_one(&mut self, window: Window) {
        match window {
            Window::AfterRoll | Window::Wound => {
                self.pop();
                match self.top() {
                    Some(Frame::Check(check)) => {
                        self.become_frame(Frame::Check(Check { asked: false, ..check }))
                    }
                    Some(Frame::Wound(wound)) => {
                        self.become_frame(Frame::Wound(Wound { asked: false, ..wound }))
                    }
                    _ => {}
                }
            }
            Window::OwnAttack | Window::Response | Window::BeforeRoll | Window::Entering | Window::Reward => {
            }
        }
    }

    /// DR-403: one die is rolled again, before the comparison.
    pub fn reroll(&mut self) {
        if let Some(Frame::Check(check)) = self.top() {
            let die = self.chance.die(6);
            let again = Check { die, ..check };
            self.become_frame(Frame::Check(again));
            self.tell_roll(&again);
        }
    }

    /// Wounds about to be taken are cancelled.
    pub fn prevent(&mut self, seat: Seat, amount: u8) {
        if let Some(Frame::Wound(wound)) = self.top() {
            let prevented = amount.min(wound.amount);
            self.become_frame(Frame::Wound(Wound { amount: wound.amount - prevented, ..wound }));
            self.events.push(|| Event::Prevented { seat, amount: prevented });
        }
    }
}

impl Rules {
    /// Is the seat asked with these orders? Looks at public things and the orders only.
    fn is_asked(&self, state: &State, seat: Seat, window: Window, orders: Orders) -> bool {
        if orders.has(Order::Quiet) && state.active != seat {
            return false;
        }
        if window == Window::Response && self.forbidden(state, Creature::Hero(seat), Forbidden::Respond) {
            return false;
        }
        let from_hand = match window {
            Window::Response => orders.has(Order::Attacked),
            Window::Wound => orders.has(Order::Wounds),
            Window::AfterRoll => orders.has(Order::Rerolls),
            Window::Entering => orders.has(Order::Entering),
            Window::Reward => true,
            // Cards that change a roll are played before the move that rolls.
            Window::BeforeRoll | Window::OwnAttack => false,
        };
        // Re-rolls and changes of a roll that are in play for all to see are always asked about.
        let mut uses = Vec::new();
        if window != Window::Entering {
            self.uses(state, seat, Some(window), &mut uses);
        }
        !uses.is_empty() || (from_hand && self.could_hold(state, seat, window))
    }

    /// Could the seat hold a card that fits, for all that is not face up somewhere, and pay for it?
    fn could_hold(&self, state: &State, seat: Seat, window: Window) -> bool {
        let player = state.player(seat);
        if player.hand.is_empty() {
            return false;
        }
        let unseen = self.unseen(state, seat);
        let fits = |card: &crate::ids::Card| {
            let title = self.components.card(*card);
            title.class.is_glory()
                && title.timing != Timing::Dungeonlord
                && self.is_timely(state, seat, *card, Some(window))
                && player.glory >= self.price(state, seat, *card)
        };
        let hidden = player.hand.len() > player.known.len();
        player.known.iter().any(|card| fits(&card)) || (hidden && unseen.iter().any(|card| fits(&card)))
    }

    /// Cards that lie nowhere for all to see and that the seat could hold. How many of a hand are of an earlier grade
    /// everybody knows: they were held at the switch, and whatever came later is of the new one.
    fn unseen(&self, state: &State, seat: Seat) -> CardSet {
        let mut cards: CardSet = state.deck.iter().chain(&state.peril_deck).copied().collect();
        for player in &state.players {
            cards = cards.or(&player.hand.minus(&player.known));
        }
        if !self.is_combined() {
            return cards;
        }
        let earlier = self.cards_of_earlier_grades(state);
        let own = state.player(seat).hand.minus(&state.player(seat).known);
        let old = own.minus(&own.minus(&earlier));
        let fresh = cards.minus(&earlier);
        match (old.is_empty(), own.minus(&old).is_empty()) {
            (true, _) => fresh,
            (false, true) => cards.or(&state.removed).minus(&fresh),
            (false, false) => cards.or(&state.removed),
        }
    }

    /// What can be done in a window.
    pub(crate) fn window_moves(&self, state: &State, seat: Seat, window: Window, moves: &mut Vec<Move>) {
        self.plays(state, seat, Some(window), moves);
        self.uses(state, seat, Some(window), moves);
        moves.push(Move::Done);
    }

    /// Orders a seat may give or take back; a game that is over knows none.
    pub(crate) fn standing_orders(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if state.is_over() || seat.number() > state.seats() || self.agreed.solo {
            return;
        }
        let orders = state.player(seat).orders;
        moves.extend(Order::ALL.into_iter().map(|order| Move::Order(order, !orders.has(order))));
    }

    /// What a seat may do between two moves of the active player (DR-312, DRA-26, DRA-85).
    pub(crate) fn interjections(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let between = state.stack.is_empty() && matches!(state.phase, Phase::Dungeonlord | Phase::Hero);
        if !between || seat == state.active || seat.number() > state.seats() || state.player(seat).out {
            return;
        }
        if self.can_stand(state, seat) {
            moves.push(Move::Stand);
        }
        if self.can_lie(state, seat) {
            moves.push(Move::Lie);
        }
        self.attacks(state, seat, moves);
        self.plays(state, seat, None, moves);
        self.uses(state, seat, None, moves);
        self.any_time_curses(state, seat, moves);
        for open in &state.quests {
            if open.owner == Some(seat) && open.escort == Escort::Carried {
                moves.push(Move::Leave(open.quest));
            }
        }
    }
}
