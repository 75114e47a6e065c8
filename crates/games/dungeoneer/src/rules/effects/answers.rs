//! Answers to questions.

use super::super::Play;
use crate::components::Checks;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Asked, Choice, Context, Creature, Frame, OpenQuest, Source};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The answer to the question on top.
    pub fn answer(&mut self, seat: Seat, what: Asked, context: Context, mv: Move) {
        match what {
            Asked::Window(window) => self.answer_window(seat, window, context, mv),
            Asked::Choice(choice) => {
                self.pop();
                self.chosen(seat, choice, context, mv);
            }
        }
    }

    fn chosen(&mut self, seat: Seat, choice: Choice, context: Context, mv: Move) {
        let rules = self.rules;
        match (choice, mv) {
            (Choice::Option(options), Move::Pick(nth)) => {
                let ops = rules.components.options[usize::from(options.from) + usize::from(nth)];
                self.push(Frame::Run { ops, context });
            }
            (Choice::Target(number), Move::Hero(hero)) => {
                self.operate(number, Context { victim: Creature::Hero(hero), chosen: true, ..context });
            }
            (Choice::Target(number), Move::Monster(victim)) => {
                self.operate(number, Context { victim, chosen: true, ..context });
            }
            (Choice::Side { hero, .. }, Move::Go(side)) => self.push_aside(hero, side),
            (Choice::Teleport { hero, .. }, Move::To(location)) => {
                if let Some(spot) = self.state.spot_of(location) {
                    self.land(hero, spot);
                }
            }
            (Choice::Discard { owner, from, class, of, left }, Move::Discard(card)) => {
                let more = left > 1 && rules.discards(self.state, owner, from, class, of).count() > 1;
                if more {
                    self.ask(seat, Choice::Discard { owner, from, class, of, left: left - 1 }, context);
                }
                self.discard_chosen(owner, card);
            }
            (Choice::FromPile { class, of, left }, Move::Card(card)) => {
                self.state.discard.remove(card);
                let player = self.player(seat);
                player.hand.insert(card);
                player.known.insert(card);
                self.events.push(|| Event::TookBack { seat, card: rules.card_name(card) });
                if left > 1 && rules.pile(self.state, class, of).next().is_some() {
                    self.ask(seat, Choice::FromPile { class, of, left: left - 1 }, context);
                }
            }
            (Choice::NewHero, Move::Choose(hero)) => self.take_new_hero(seat, hero),
            (Choice::Entrance(risen), Move::To(location)) => {
                if let Some(spot) = self.state.spot_of(location) {
                    self.come_in(risen, spot);
                }
            }
            (Choice::SwapQuest, Move::Quest(quest)) => self.swap_quest(seat, quest),
            (Choice::Deck { left }, Move::Pick(deck)) => {
                self.draw_cards(seat, 1, Some(deck == 0));
                if left > 1 {
                    self.push(Frame::DrawUp { seat, left: left - 1 });
                }
            }
            (Choice::Surplus(_) | Choice::Crowded, Move::Discard(card)) => self.discard_any(seat, card),
            (Choice::Redirect(by), Move::Hero(hero)) => self.turn_on(by, Creature::Hero(hero)),
            (Choice::Redirect(by), Move::Monster(to)) => self.turn_on(by, to),
            (Choice::Redirect(by), Move::Done) => self.turn_on(by, Creature::Nobody),
            (Choice::Challenge, Move::Challenge(target, form)) => self.challenge(seat, target, form),
            (Choice::Challenge, Move::Lie) => {
                self.lie_down(seat);
                self.ask(seat, Choice::Challenge, context);
            }
            (Choice::Challenge, Move::Unleash(card, target, form)) => self.unleash(seat, card, target, form),
            (Choice::Upkeep, Move::Hand(card)) => self.take_back(seat, card),
            (Choice::Allot { mut given, left }, Move::Hero(payer)) => {
                given[payer.index()] += 1;
                self.allot(seat, given, left.saturating_sub(1));
            }
            (Choice::StandIn, Move::Monster(Creature::Monster(card))) => self.stand_in(seat, card),
            (Choice::Instead(card), Move::Pick(_)) => self.token_instead(card, context),
            (Choice::Look { drawn }, Move::To(location)) => self.lay_looked_at(seat, &drawn, location),
            (Choice::Lair(_), mv) => self.go_home(seat, mv),
            (Choice::Gift, Move::Peril(to)) => self.gain(to, crate::components::Resource::Peril, 1),
            (Choice::PlayFree { peril, .. }, Move::Play(card)) => {
                if peril {
                    let cost = rules.components.card(card).cost;
                    self.gain(seat, crate::components::Resource::Peril, cost.into());
                }
                self.put_into_play(seat, card, 0, None);
            }
            (Choice::Host(card), Move::Card(host)) => {
                if let Some(attached) = self.state.attached.iter_mut().find(|one| one.card == card) {
                    attached.host = crate::state::Host::Card(host);
                }
                // Its effects wait below and concern whatever it was put on.
                let host_card = crate::state::Host::Card(host);
                if let Some(Frame::Run { context, .. }) = self.state.stack.last_mut()
                    && context.source == Source::Card(card)
                {
                    *context = crate::rules::playing::on_host(*context, host_card);
                }
                self.host_named(card, host_card);
                self.events
                    .push(|| Event::Attached { card: rules.card_name(card), to: rules.card_name(host) });
            }
            (Choice::Swap { of, half_turn, riders, first, second }, mv) => {
                self.swap_answer(seat, of, half_turn, riders, first, second, context, mv);
            }
            (Choice::Relocate { of, half_turn, what: None }, Move::To(location)) => {
                let what = self.state.spot_of(location);
                self.ask(seat, Choice::Relocate { of, half_turn, what }, context);
            }
            (Choice::Relocate { what: Some(spot), .. }, Move::Build(cell, turned)) => {
                self.relocate(spot, cell, turned);
            }
            (Choice::Spoils(victim), Move::Done) => {
                if let Some(battle) = self.state.battles.last() {
                    let form = battle.attacks[usize::from(battle.cursor)].form;
                    self.strike(Creature::Hero(seat), Creature::Hero(victim), form, true);
                }
            }
            (Choice::Spoils(_), Move::Take(quest)) => self.take_escort(seat, quest),
            (
                Choice::Path { .. } | Choice::QuestThreat { .. } | Choice::Give { .. } | Choice::Form(_),
                mv,
            ) => self.answer_quest(seat, choice, context, mv),
            (Choice::Spikes, Move::Done) => {
                let spot = self.state.player(seat).spot;
                let site = rules.components.site(self.state.placed(spot).location);
                if let crate::components::Barrier::Spikes { stat, target } = site.barrier {
                    self.push_check(seat, stat, Checks::Barrier, target);
                }
            }
            (Choice::Spikes, Move::Pick(_)) => {
                // DR-542: avoided altogether.
                self.pay_ap(seat);
                self.events.push(|| Event::Lost {
                    seat,
                    resource: crate::components::Resource::Ap,
                    amount: 1,
                });
                self.state.total = i8::MAX;
            }
            _ => {}
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn swap_answer(
        &mut self,
        seat: Seat,
        of: crate::components::FilterId,
        half_turn: bool,
        riders: bool,
        first: Option<crate::ids::Spot>,
        second: Option<crate::ids::Spot>,
        context: Context,
        mv: Move,
    ) {
        let named = match mv {
            Move::To(location) => self.state.spot_of(location),
            _ => None,
        };
        match (first, second, named, mv) {
            (None, _, Some(spot), _) => {
                let choice = Choice::Swap { of, half_turn, riders, first: Some(spot), second: None };
                self.ask(seat, choice, context);
            }
            (Some(one), None, Some(other), _) => {
                let turns: Vec<u8> = self.rules.swap_turns(self.state, one, other, half_turn).collect();
                match turns[..] {
                    [] => {}
                    [only] => self.swap(one, other, only, riders),
                    [..] => {
                        let choice = Choice::Swap { of, half_turn, riders, first, second: Some(other) };
                        self.ask(seat, choice, context);
                    }
                }
            }
            (Some(one), Some(other), _, Move::Pick(turns)) => self.swap(one, other, turns, riders),
            _ => {}
        }
    }

    /// DR-091, DRA-44: one personal quest goes under the deck, a new one comes.
    fn swap_quest(&mut self, seat: Seat, old: crate::ids::QuestId) {
        let rules = self.rules;
        let Some(new) = self.next_quest() else { return };
        if let Some(open) = self.state.quests.iter_mut().find(|open| open.quest == old) {
            *open = OpenQuest { quest: new, owner: Some(seat), ..OpenQuest::default() };
        }
        self.state.quest_deck.insert(0, old);
        self.state.quests_returned += 1;
        self.events.push(|| Event::QuestSwapped {
            seat,
            old: rules.quest_name(old),
            new: rules.quest_name(new),
        });
    }

    /// The next quest of the deck.
    pub fn next_quest(&mut self) -> Option<crate::ids::QuestId> {
        let rules = self.rules;
        let hidden = usize::from(self.state.quests_returned).min(self.state.quest_deck.len());
        let deck = &mut self.state.quest_deck[hidden..];
        self.chance.bring_up(deck, |quest, word| *rules.quest_name(*quest) == *word);
        let quest = self.state.quest_deck.pop();
        self.state.quests_returned = self.state.quests_returned.min(self.state.quest_deck.len() as u8);
        quest
    }
}
