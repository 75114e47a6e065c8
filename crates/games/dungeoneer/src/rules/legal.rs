//! What a seat may do: answers to questions, and moves of the active player between two things that happen.

use crate::Rules;
use crate::components::Class;
use crate::ids::HeroId;
use crate::moves::Move;
use crate::state::{Asked, Choice, Context, Creature, Frame, Phase, Side, State};
use undercroft_core::{Seat, SeatSet};

impl Rules {
    /// Who is asked.
    pub(crate) fn acting(&self, state: &State) -> SeatSet {
        match state.stack.last() {
            _ if state.phase == Phase::Over => SeatSet::EMPTY,
            Some(Frame::Ask { seat, .. } | Frame::Place { seat, .. }) => SeatSet::only(*seat),
            Some(_) | None => SeatSet::only(state.active),
        }
    }

    /// Adds every legal answer of a seat that is asked.
    pub(crate) fn generate(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if !self.acting(state).contains(seat) {
            return;
        }
        match state.stack.last() {
            Some(Frame::Place { location, .. }) => {
                self.placements(state, *location, |cell, turned| moves.push(Move::Build(cell, turned)));
            }
            Some(Frame::Ask { what: Asked::Window(window), .. }) => {
                self.window_moves(state, seat, *window, moves);
            }
            Some(Frame::Ask { what: Asked::Choice(choice), context, .. }) => {
                self.choices(state, seat, *choice, context, moves);
            }
            Some(_) | None => self.phase_moves(state, seat, moves),
        }
    }

    fn phase_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let player = state.player(seat);
        match state.phase {
            Phase::Heroes => {
                let taken: Vec<HeroId> = self.chosen_heroes(state);
                let free = self.heroes_to_begin_with().into_iter();
                moves.extend(free.filter(|hero| !taken.contains(hero)).map(Move::Choose));
            }
            Phase::Pairing => {
                let grade = self.unpaired(state, seat);
                let free = grade.map(|grade| self.free_cards(state, grade)).unwrap_or_default();
                moves.extend(free.into_iter().map(Move::Choose));
            }
            Phase::Dungeonlord => {
                if self.can_stand(state, seat) {
                    moves.push(Move::Stand);
                }
                if self.can_lie(state, seat) {
                    moves.push(Move::Lie);
                }
                self.plays(state, seat, None, moves);
                self.uses(state, seat, None, moves);
                self.dungeonlord_moves(state, seat, moves);
            }
            Phase::Hero => self.hero_moves(state, seat, moves),
            Phase::Discard => {
                moves.extend(self.distinct(state, seat).map(Move::Discard));
                let others = (player.items.iter().map(|item| item.card))
                    .chain(player.lair.iter().map(|lurker| lurker.card));
                moves.extend(others.filter(|card| self.is_discardable(*card)).map(Move::Discard));
                if self.may_keep_all(state, seat) {
                    moves.push(Move::Done);
                }
            }
            Phase::Save => moves.extend([Move::Save, Move::Done]),
            Phase::Laying => {
                let open = self.layable(state, seat);
                if open.is_empty() {
                    moves.push(Move::Done);
                }
                moves.extend(open.into_iter().map(Move::To));
            }
            Phase::Reset | Phase::Building | Phase::Draw | Phase::Over => {}
        }
    }

    /// Heroes of those who have chosen already (DR-523).
    fn chosen_heroes(&self, state: &State) -> Vec<HeroId> {
        let mut seat = state.first;
        let mut taken = Vec::new();
        while seat != state.active {
            taken.push(state.player(seat).hero);
            seat = seat.next(state.seats());
        }
        taken
    }

    /// The hand without second copies: one move for cards that are alike.
    pub(crate) fn distinct(
        &self,
        state: &State,
        seat: Seat,
    ) -> impl Iterator<Item = crate::ids::Card> + use<'_> {
        let player = state.player(seat);
        // What is ready to be sent is in the hand no longer, as far as its player is concerned.
        let ready = state.tray.iter().map(|sent| sent.card).collect();
        let (hand, known) = (player.hand.minus(&ready), player.known);
        let mut last = None;
        hand.iter().filter(move |card| {
            let look = (self.components.cards[card.index()], known.contains(*card));
            let fresh = last != Some(look);
            last = Some(look);
            fresh
        })
    }

    fn hero_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let player = state.player(seat);
        if self.can_stand(state, seat) {
            moves.push(Move::Stand);
        }
        if player.ap > 0 && !player.prone {
            for side in Side::ALL {
                if self.way(state, player.spot, side).is_some() {
                    moves.push(Move::Go(side));
                }
            }
        }
        if self.points_for_actions(state, seat) > 0 && !state.locations.is_empty() {
            moves.push(Move::Explore);
        }
        if self.can_lie(state, seat) {
            moves.push(Move::Lie);
        }
        self.plays(state, seat, None, moves);
        self.uses(state, seat, None, moves);
        self.any_time_curses(state, seat, moves);
        self.attacks(state, seat, moves);
        self.quest_moves(state, seat, moves);
        moves.push(Move::Done);
    }

    fn choices(&self, state: &State, seat: Seat, choice: Choice, context: &Context, moves: &mut Vec<Move>) {
        match choice {
            Choice::Option(options) => {
                moves.extend(self.open_options(state, seat, options, context).map(Move::Pick));
            }
            Choice::Target(number) => {
                let op = &self.components.ops[usize::from(number)];
                if let Some(who) = self.to_be_chosen(op) {
                    let found = self.candidates(state, who, op, context);
                    moves.extend(found.into_iter().map(|creature| match creature {
                        Creature::Hero(hero) => Move::Hero(hero),
                        Creature::Nobody | Creature::Monster(_) | Creature::Quest(_) => {
                            Move::Monster(creature)
                        }
                    }));
                }
            }
            Choice::Side { hero, walls } => moves.extend(self.sides(state, hero, walls).map(Move::Go)),
            Choice::Teleport { hero, to, within } => {
                let spots = self.teleports(state, hero, to, within);
                moves.extend(spots.map(|spot| Move::To(state.placed(spot).location)));
            }
            Choice::Discard { owner, from, class, of, .. } => {
                moves.extend(self.discards(state, owner, from, class, of).map(Move::Discard));
            }
            Choice::FromPile { class, of, .. } => {
                moves.extend(self.pile(state, class, of).map(Move::Card));
            }
            Choice::SwapQuest => {
                moves.extend(self.swappable(state, seat).map(Move::Quest));
            }
            Choice::Deck { .. } => moves.extend([Move::Pick(0), Move::Pick(1)]),
            Choice::Surplus(class) => {
                let items = state.player(seat).items.iter().map(|item| item.card);
                moves.extend(items.filter(|card| self.counts_as(*card, class)).map(Move::Discard));
            }
            Choice::Spikes | Choice::Instead(_) => moves.extend([Move::Pick(0), Move::Done]),
            Choice::Upkeep => self.upkeep_moves(state, seat, moves),
            Choice::Allot { given, .. } => {
                moves.extend(self.allotments(state, &given).into_iter().map(|(seat, _)| Move::Hero(seat)));
            }
            Choice::StandIn => {
                let minions = self.ready_minions(state, seat);
                moves.extend(minions.map(|card| Move::Monster(Creature::Monster(card))));
                moves.push(Move::Done);
            }
            Choice::Look { drawn } => {
                moves.extend(self.laid_somewhere(state, &drawn).map(Move::To));
            }
            Choice::Redirect(by) => {
                let others = self.turnings(state, seat, by).into_iter();
                moves.extend(others.map(|creature| match creature {
                    Creature::Hero(hero) => Move::Hero(hero),
                    Creature::Nobody | Creature::Monster(_) | Creature::Quest(_) => Move::Monster(creature),
                }));
                moves.push(Move::Done);
            }
            Choice::Challenge => {
                self.challenges(state, seat, moves);
                moves.push(Move::Done);
            }
            Choice::Lair(card) => self.homes(state, card, moves),
            Choice::Crowded => self.crowd(state, seat, moves),
            Choice::Gift => {
                moves.extend(state.heroes_from(seat).map(Move::Peril));
                moves.push(Move::Done);
            }
            Choice::PlayFree { class, max_cost, .. } => {
                moves.extend(self.free_plays(state, seat, class, max_cost).map(Move::Play));
                moves.push(Move::Done);
            }
            Choice::Host(card) => {
                let victim = match context.victim {
                    Creature::Hero(victim) if victim != seat => Some(victim),
                    Creature::Nobody | Creature::Hero(_) | Creature::Monster(_) | Creature::Quest(_) => None,
                };
                for host in self.hosts(state, seat, card, victim) {
                    if let crate::state::Host::Card(host) = host {
                        moves.push(Move::Card(host));
                    }
                }
            }
            Choice::Swap { of, half_turn, first, second, .. } => {
                let name = |spot| Move::To(state.placed(spot).location);
                match (first, second) {
                    (None, _) => {
                        for (one, _) in self.swaps(state, of, half_turn) {
                            if !moves.contains(&name(one)) {
                                moves.push(name(one));
                            }
                        }
                    }
                    (Some(first), None) => {
                        let pairs = self.swaps(state, of, half_turn).filter(|(one, _)| *one == first);
                        moves.extend(pairs.map(|(_, other)| name(other)));
                    }
                    (Some(one), Some(other)) => {
                        moves.extend(self.swap_turns(state, one, other, half_turn).map(Move::Pick));
                    }
                }
            }
            Choice::Relocate { of, half_turn, what: None } => {
                let spots = self.relocatable(state, of, half_turn);
                moves.extend(spots.map(|spot| Move::To(state.placed(spot).location)));
            }
            Choice::Relocate { half_turn, what: Some(spot), .. } => {
                let places = self.new_places(state, spot, half_turn).into_iter();
                moves.extend(places.map(|(cell, turned)| Move::Build(cell, turned)));
            }
            Choice::Form(quest) => {
                moves.extend(self.forms(state, Creature::Quest(quest)).map(Move::Form));
            }
            Choice::Spoils(victim) => {
                let carried = state.quests.iter().filter(|open| {
                    open.owner == Some(victim) && open.escort == crate::state::Escort::Carried
                });
                moves.extend(carried.map(|open| Move::Take(open.quest)));
                moves.push(Move::Done);
            }
            Choice::Path { options, .. } => {
                let paths = self.components.paths[options.range()].iter().enumerate();
                let open = paths.filter(|(_, path)| self.can_begin(state, seat, **path));
                moves.extend(open.map(|(nth, _)| Move::Pick(nth as u8)));
            }
            Choice::QuestThreat { options, .. } => moves.extend((0..options.len() as u8).map(Move::Pick)),
            Choice::Give { class, .. } => moves.extend(self.gifts(state, seat, class).map(Move::Discard)),
            Choice::NewHero => moves.extend(self.free_heroes(state).into_iter().map(Move::Choose)),
            Choice::Entrance(_) => {
                moves.extend(self.entrances(state).map(|spot| Move::To(state.placed(spot).location)));
            }
        }
    }

    /// DR-468: a minion counts as a treasure.
    pub(crate) fn counts_as(&self, card: crate::ids::Card, class: Class) -> bool {
        let title = self.components.card(card);
        title.class == class || (class == Class::Treasure && title.class == Class::Monster)
    }
}
