//! The five phases of a turn (sections 5, 6 and 18).

use super::Play;
use crate::Rules;
use crate::components::{Class, Forbidden, Form, Keyword, Resource, Until};
use crate::event::Event;
use crate::ids::Card;
use crate::moves::Move;
use crate::state::{Choice, Creature, End, Frame, Phase, Placing, Source, State};
use undercroft_core::{Chance, Seat, Sink};

impl Rules {
    /// DR-103, DR-533: the action points of a turn.
    pub(crate) fn action_points(&self, state: &State, seat: Seat) -> u8 {
        let speed = self.value(state, seat, Form::Speed);
        if self.agreed.movement_limit { 3 } else { speed.max(0) as u8 }
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// What the phase does by itself; `false` where it asks.
    pub fn phase_step(&mut self) -> bool {
        let active = self.state.active;
        if self.state.player(active).out && self.state.phase != Phase::Over {
            self.next_turn();
            return true;
        }
        match self.state.phase {
            Phase::Heroes | Phase::Pairing | Phase::Laying | Phase::Hero => false,
            Phase::Reset => {
                if self.state.players.iter().any(|player| player.plots != 0) {
                    self.begin_laying();
                } else {
                    self.reset();
                }
                true
            }
            Phase::Dungeonlord => {
                if !self.rules.agreed.solo {
                    return false;
                }
                self.state.phase = Phase::Building;
                true
            }
            Phase::Building => {
                self.state.phase = Phase::Hero;
                // DR-132, DR-516: with everything laid there is nothing to do.
                if !self.state.locations.is_empty() {
                    self.draw_location(active, Placing::Build);
                }
                true
            }
            Phase::Discard => {
                if self.rules.has_discard(self.state, active) {
                    return false;
                }
                self.stay();
                true
            }
            Phase::Save => {
                if self.rules.can_save(self.state, active) {
                    return false;
                }
                self.state.phase = Phase::Draw;
                true
            }
            Phase::Draw => {
                // DR-534 and DR-304: what is not saved is lost; it would be lost in the next Reset anyway.
                self.end_turn(active);
                true
            }
            Phase::Over => false,
        }
    }

    /// Section 6: everything that lasts for a turn returns to its initial state.
    fn reset(&mut self) {
        let active = self.state.active;
        let round = self.state.round;
        self.events.push(|| Event::Turn { round, seat: active });
        self.roll_for_event();
        // DRA-27: every Reset refreshes what can be used once per turn, of all players.
        self.state.used.clear();
        self.state.legend.attackers = Default::default();
        self.state.declared = false;
        for index in 0..self.state.players.len() {
            let player = &mut self.state.players[index];
            player.fought = false;
            player.dropped = false;
            player.spare = false;
            for lurker in player.lair.iter_mut() {
                lurker.attacked = false;
            }
        }
        for open in self.state.quests.iter_mut() {
            open.attempts = 0;
            open.found = false;
        }
        self.state
            .modifiers
            .retain(|one| !(one.until == Until::NextReset && one.on == Creature::Hero(active)));
        // DR-110: upkeep comes between what is refreshed and the action points.
        self.state.phase = Phase::Dungeonlord;
        self.push(Frame::Upkeep);
    }

    /// DR-103…107, DR-533: new action points, and every other location is new again.
    pub fn take_action_points(&mut self) {
        let active = self.state.active;
        let points = self.rules.action_points(self.state, active);
        let player = self.player(active);
        player.saved = false;
        player.ap = points;
        player.visited = 0;
        player.visit(player.spot);
        player.moved = false;
        player.played = 0;
    }

    /// A move of the active player between two things that happen.
    pub fn phase_move(&mut self, seat: Seat, mv: Move) {
        match (self.state.phase, mv) {
            (Phase::Heroes, Move::Choose(hero)) => self.choose_hero(seat, hero),
            (Phase::Pairing, Move::Choose(hero)) => self.choose_pair(seat, hero),
            (Phase::Laying, Move::To(location)) => self.show_plot(seat, location),
            (Phase::Laying, Move::Done) => self.pass_laying(seat),
            (Phase::Dungeonlord, Move::Done) => self.state.phase = Phase::Building,
            (Phase::Hero, Move::Done) => self.end_hero_phase(),
            (Phase::Hero, Move::Go(side)) => self.go(seat, side),
            (Phase::Hero, Move::Explore) => {
                self.pay_ap(seat);
                self.draw_location(seat, Placing::Explore);
            }
            (Phase::Discard, Move::Done) => {
                self.events.push(|| Event::KeptAll { seat });
                self.stay();
            }
            (Phase::Discard, Move::Discard(card)) => {
                self.discard_any(seat, card);
                self.stay();
            }
            (Phase::Save, Move::Save) => {
                self.player(seat).saved = true;
                self.events.push(|| Event::Saved { seat });
                self.state.phase = Phase::Draw;
            }
            (Phase::Save, Move::Done) => self.state.phase = Phase::Draw,
            (_, Move::Curse(card, payer)) => self.curse(seat, card, payer),
            (Phase::Dungeonlord, Move::Send(card, target, form)) => self.send(seat, card, target, form),
            (Phase::Dungeonlord, Move::Set(card, target)) => self.send(seat, card, target, Form::Melee),
            (Phase::Dungeonlord, Move::SetAt(card, target, location)) => {
                self.send(seat, card, target, Form::Melee);
                let spot = self.state.spot_of(location);
                if let Some(sent) = self.state.tray.last_mut() {
                    sent.spot = spot;
                }
            }
            (Phase::Dungeonlord, Move::Special(card, nth)) => self.buy_special(seat, card, nth),
            (Phase::Dungeonlord, Move::Declare) => self.declare(seat),
            (Phase::Hero, Move::Attempt(quest)) => self.attempt(seat, quest),
            (Phase::Hero, Move::Search(quest)) => self.search(seat, quest),
            (Phase::Hero, Move::Take(quest)) => self.take_escort(seat, quest),
            (Phase::Hero, Move::Deliver(quest)) => self.deliver(seat, quest),
            (_, Move::Leave(quest)) => self.leave_escort(seat, quest),
            (_, Move::Attack(target, form)) => self.attack_hero(seat, target, form),
            (_, Move::Play(card)) => self.play_card(seat, card),
            (_, Move::Use(source, nth, x)) => self.use_effect(seat, source, nth, x, None),
            (_, Move::UseOn(source, nth, creature)) => {
                self.use_effect(seat, source, nth, 0, Some(creature));
            }
            (_, Move::Stand) => self.stand_up(seat),
            (_, Move::Lie) => self.lie_down(seat),
            _ => {}
        }
    }

    /// DR-151, DR-237: on to Discard/Draw.
    pub fn end_hero_phase(&mut self) {
        let seat = self.state.active;
        self.events.push(|| Event::PhaseEnded { seat });
        self.state.phase = Phase::Discard;
    }

    /// DR-300…302: the staying bonus of a hero who did not move.
    fn stay(&mut self) {
        let seat = self.state.active;
        self.state.phase = Phase::Save;
        if !self.state.player(seat).moved {
            self.receive_points(seat);
        }
    }

    /// DR-307…310: cards up to the hand's size, then the next player.
    fn end_turn(&mut self, seat: Seat) {
        self.player(seat).ap = 0;
        let size = self.rules.hand_size(self.state, seat);
        let hand = self.state.player(seat).hand.len();
        self.next_turn();
        // DR-559: alone one draws one card.
        if self.rules.agreed.solo {
            self.draw_cards(seat, 1, Some(true));
        } else if size > hand {
            self.push(Frame::DrawUp { seat, left: (size - hand) as u8 });
        }
    }

    /// DR-096, DR-097: clockwise, past those who are out.
    pub fn next_turn(&mut self) {
        self.state.modifiers.retain(|one| one.until == Until::NextReset);
        let (seats, first, active) = (self.state.seats(), self.state.first, self.state.active);
        let next = self.state.left_of(active);
        let place = |seat: Seat| (seat.index() as u8 + seats - first.index() as u8) % seats;
        if place(next) <= place(active) {
            self.state.round += 1;
        }
        self.state.active = next;
        self.state.phase = Phase::Reset;
        if self.state.round - self.state.before > self.rules.agreed.turn_limit {
            // Of a combined game each grade has its rounds, so that it comes to its end.
            match self.rules.later_grades(self.state.grade).next() {
                Some(next) => self.begin_grade(next),
                None => self.finish(End::TurnLimit, None),
            }
        }
    }

    /// DR-307, DR-480, DR-583: draws as many as are left.
    pub fn draw_up(&mut self, seat: Seat, left: u8) {
        self.pop();
        if left == 0 {
            return;
        }
        if self.rules.agreed.split_decks && !self.rules.agreed.solo {
            let context = self.context(seat, Source::Rules);
            if self.rules.decks_left(self.state) > 1 {
                self.ask(seat, Choice::Deck { left }, context);
                return;
            }
        }
        self.draw_cards(seat, left, None);
    }

    /// A card of the hand, a treasure or a monster of the lair goes to the discard pile.
    pub fn discard_any(&mut self, seat: Seat, card: Card) {
        let rules = self.rules;
        let player = self.player(seat);
        if player.hand.remove(card) {
            player.known.remove(card);
        } else if let Some(place) = player.items.iter().position(|item| item.card == card) {
            player.items.remove(place);
        } else if let Some(place) = player.lair.iter().position(|lurker| lurker.card == card) {
            player.lair.remove(place);
        }
        self.lay_on_pile(card);
        self.events.push(|| Event::Discarded { seat, card: rules.card_name(card) });
        self.check_limits(seat);
    }

    /// DR-161, DR-300, DR-549: peril and glory of the location where the hero is.
    pub fn receive_points(&mut self, seat: Seat) {
        let placed = *self.state.placed(self.state.player(seat).spot);
        let site = self.rules.components.site(placed.location);
        let (glory, peril) = (site.glory, site.peril);
        self.gain(seat, Resource::Glory, glory.into());
        if self.rules.agreed.solo {
            self.roll_for_peril(seat, peril);
        } else {
            self.gain(seat, Resource::Peril, peril.into());
        }
    }

    fn choose_hero(&mut self, seat: Seat, hero: crate::ids::HeroId) {
        let rules = self.rules;
        self.player(seat).hero = hero;
        self.events.push(|| Event::HeroChosen { seat, hero: rules.components.hero(hero).print.word.clone() });
        self.state.active = self.state.left_of(seat);
        if self.state.active == self.state.first {
            self.heroes_are_known();
        }
    }
}

impl Rules {
    /// DR-295…297, DR-524, DR-560: is there a question about discarding at all?
    pub(crate) fn has_discard(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        !self.agreed.solo
            && (!player.hand.is_empty()
                || player.items.iter().any(|item| self.is_discardable(item.card))
                || player.lair.iter().any(|lurker| self.is_discardable(lurker.card)))
    }

    /// DR-296, DRA-24: treasures and monsters can be discarded at the end of a turn, boons and bosses cannot.
    pub(crate) fn is_discardable(&self, card: Card) -> bool {
        let title = self.components.card(card);
        match title.class {
            Class::Treasure => true,
            Class::Monster => !title.has(Keyword::Boss),
            Class::Boon | Class::Bane | Class::Trap => false,
        }
    }

    /// DR-295, DR-297, DR-524: nothing need be discarded.
    pub(crate) fn may_keep_all(&self, state: &State, seat: Seat) -> bool {
        self.agreed.optional_discard || state.player(seat).hand.is_empty()
    }

    /// DR-303, DR-534.
    pub(crate) fn can_save(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        player.ap > 0
            && !self.agreed.movement_limit
            && !self.agreed.solo
            && !self.forbidden(state, Creature::Hero(seat), Forbidden::SaveAp)
    }

    pub(crate) fn decks_left(&self, state: &State) -> usize {
        let any = |glory: bool| {
            let deck = if glory { &state.deck } else { &state.peril_deck };
            !deck.is_empty()
                || state.discard.iter().any(|card| self.components.card(card).class.is_glory() == glory)
        };
        usize::from(any(true)) + usize::from(any(false))
    }
}
