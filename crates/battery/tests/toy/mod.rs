//! A toy game with a bit of everything: hidden cards, a die, secret simultaneous bids. `FAULT` plants one
//! mistake in it, so that the battery can be seen to find it.
//!
//! Everybody starts with one card. In turn, a player draws a card unseen by the others, shows one, or rolls
//! a die for a token. After some rounds all bid tokens in secret, changing their minds until they are ready.
//! Whoever has two tokens may give one back at any time before the bids (an interjection), and everybody may have the
//! die rolled without being asked (a standing order).

#![allow(dead_code, reason = "each test file uses its own part of the toy")]

pub mod fault;
mod tell;

use serde::{Deserialize, Serialize};
use undercroft_core::*;

const SEATS: usize = 3;
const CARDS: u8 = 9;
const TOKENS: u8 = 8;
const NO_BID: u8 = u8::MAX;

#[derive(Clone, Debug)]
pub struct Toy<const FAULT: u8> {
    setup: Setup,
    rounds: u8,
    bidding: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub deck: Vec<u8>,
    pub hands: [Vec<u8>; SEATS],
    pub shown: Vec<u8>,
    pub tokens: [u8; SEATS],
    pub bank: u8,
    pub turn: u8,
    pub bids: [u8; SEATS],
    pub ready: SeatSet,
    /// Whose die is rolled without a question.
    #[serde(default, skip_serializing_if = "nobody")]
    pub rolled_for: SeatSet,
}

fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Draw,
    Show(u8),
    Roll,
    Bid(u8),
    Ready,
    GiveBack,
    RollForMe(bool),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Drew { seat: Seat, card: Option<u8> },
    Showed { seat: Seat, card: u8 },
    Rolled { seat: Seat, face: u8 },
    Bid { seat: Seat, bid: u8 },
    Readied { seat: Seat },
    Opened { bids: Vec<u8> },
    GaveBack { seat: Seat },
    Ordered { seat: Seat, on: bool },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub you: Option<Seat>,
    pub hands: Vec<Option<Vec<u8>>>,
    pub cards: Vec<u8>,
    pub deck: u8,
    pub shown: Vec<u8>,
    pub tokens: Vec<u8>,
    pub bank: u8,
    pub bids: Vec<Option<u8>>,
    pub ready: SeatSet,
    pub acting: SeatSet,
    pub top: Option<u8>,
    pub rolled_for: SeatSet,
}

static FACTS: Facts = Facts {
    id: "toy",
    rules_version: 1,
    catalogue: "TOY",
    min_seats: 2,
    max_seats: 3,
    seats_rule: "TOY-3",
    options: &[
        OptionSpec { id: "rounds", default: "2", values: Values::Number { min: 1, max: 3 }, rule: "TOY-1" },
        OptionSpec { id: "bidding", default: "on", values: SWITCH, rule: "TOY-2" },
    ],
    end_reasons: &["bids", "rounds", "bank"],
};

impl<const FAULT: u8> Toy<FAULT> {
    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn bidding_now(&self, state: &State) -> bool {
        state.turn == self.rounds * self.seats()
    }

    fn on_turn(&self, state: &State) -> Seat {
        Seat::new(state.turn % self.seats())
    }

    fn draw(&self, state: &mut State, seat: Seat, chance: &mut impl Chance) -> u8 {
        chance.bring_up(&mut state.deck, |card, name| card.to_string() == name);
        let card = state.deck.pop().expect("check forbids drawing from an empty deck");
        let hand = &mut state.hands[seat.index()];
        hand.push(card);
        hand.sort_unstable();
        card
    }

    fn roll(&self, state: &mut State, seat: Seat, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
        let face = chance.die(6);
        events.push(|| Event::Rolled { seat, face });
        if face > 2 {
            self.take_token(state, seat);
        }
        if FAULT == fault::LOST_TOKEN && face == 6 {
            state.tokens[seat.index()] -= 1;
        }
    }

    /// Rolls for those who do not want to be asked.
    fn roll_by_order(&self, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
        while !self.bidding_now(state) && state.bank > 0 && state.rolled_for.contains(self.on_turn(state)) {
            let seat = self.on_turn(state);
            if FAULT == fault::UNSAID_ORDER {
                self.roll(state, seat, chance, &mut Silent);
            } else {
                self.roll(state, seat, chance, events);
            }
            state.turn += 1;
        }
    }

    fn take_token(&self, state: &mut State, seat: Seat) {
        state.bank -= 1;
        state.tokens[seat.index()] += 1;
    }
}

impl<const FAULT: u8> Game for Toy<FAULT> {
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let setup = setup.checked(&FACTS)?;
        let rounds = setup.get(&FACTS, "rounds").parse().expect("checked to be a number");
        Ok(Toy { rounds, bidding: setup.is_on(&FACTS, "bidding"), setup })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self, chance: &mut impl Chance, _events: &mut impl Sink<Event>) -> State {
        let mut state = State {
            deck: (1..=CARDS).collect(),
            hands: Default::default(),
            shown: Vec::new(),
            tokens: [1; SEATS],
            bank: TOKENS - SEATS as u8,
            turn: 0,
            bids: [NO_BID; SEATS],
            ready: SeatSet::EMPTY,
            rolled_for: SeatSet::EMPTY,
        };
        chance.shuffle(&mut state.deck);
        for seat in Seat::all(self.seats()) {
            self.draw(&mut state, seat, chance);
        }
        state
    }

    fn status(&self, state: &State) -> Status {
        let everybody = SeatSet::full(self.seats());
        let reason = match (state.bank, self.bidding_now(state)) {
            (0, _) => "bank",
            (_, false) => return Status::Acting(SeatSet::only(self.on_turn(state))),
            (_, true) if !self.bidding => "rounds",
            (_, true) if state.ready == everybody => "bids",
            (_, true) => {
                let waiting = Seat::all(self.seats()).filter(|seat| !state.ready.contains(*seat));
                return Status::Acting(waiting.collect());
            }
        };
        let bid = |index: usize| if state.bids[index] == NO_BID { 0 } else { i32::from(state.bids[index]) };
        let scores =
            (0..usize::from(self.seats())).map(|index| i32::from(state.tokens[index]) * 2 - bid(index));
        Status::Over(Outcome::by_score(&scores.collect::<Vec<_>>(), reason))
    }

    fn legal_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if !self.status(state).acting().contains(seat) {
            return;
        }
        if FAULT == fault::STUCK && state.tokens[seat.index()] > 2 {
            return;
        }
        let first = moves.len();
        if self.bidding_now(state) {
            let bids = (0..=state.tokens[seat.index()]).map(Move::Bid);
            moves.extend(bids.chain([Move::Ready]).filter(|mv| self.check(state, seat, *mv).is_ok()));
        } else {
            moves.extend(state.hands[seat.index()].iter().map(|card| Move::Show(*card)));
            if !state.deck.is_empty() && state.hands[seat.index()].len() < 2 {
                moves.push(Move::Draw);
            }
            moves.push(Move::Roll);
        }
        if FAULT == fault::LEAKY_MOVES && state.deck.last().is_some_and(|card| card % 2 == 0) {
            moves[first..].reverse();
        }
    }

    fn interjections(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let on = self.status(state).outcome().is_none();
        if on && !self.bidding_now(state) && state.tokens[seat.index()] > 1 {
            moves.push(Move::GiveBack);
        }
    }

    fn standing_orders(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if self.status(state).outcome().is_none() {
            moves.push(Move::RollForMe(!state.rolled_for.contains(seat)));
        }
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if self.status(state).outcome().is_none() {
            match mv {
                Move::GiveBack if self.bidding_now(state) => {
                    return Err(Refusal::new("TOY-10", "toy-too-late-to-give"));
                }
                Move::GiveBack if state.tokens[seat.index()] < 2 => {
                    return Err(Refusal::new("TOY-10", "toy-nothing-to-give"));
                }
                Move::GiveBack if FAULT == fault::REFUSED_INTERJECTION && self.on_turn(state) != seat => {}
                Move::RollForMe(on) if on == state.rolled_for.contains(seat) => {
                    return Err(Refusal::new("TOY-11", "toy-same-order"));
                }
                Move::GiveBack | Move::RollForMe(_) => return Ok(()),
                Move::Draw | Move::Show(_) | Move::Roll | Move::Bid(_) | Move::Ready => {}
            }
        }
        if !self.status(state).acting().contains(seat) {
            return Err(Refusal::new("TOY-3", "toy-not-asked"));
        }
        let (hand, bid) = (&state.hands[seat.index()], state.bids[seat.index()]);
        let bidding = self.bidding_now(state);
        match mv {
            Move::Draw | Move::Show(_) | Move::Roll if bidding => {
                Err(Refusal::new("TOY-4", "toy-time-to-bid"))
            }
            Move::Bid(_) | Move::Ready if !bidding => Err(Refusal::new("TOY-5", "toy-no-time-to-bid")),
            Move::Draw if state.deck.is_empty() => Err(Refusal::new("TOY-6", "toy-no-card-left")),
            Move::Draw if hand.len() >= 2 && FAULT != fault::MISMATCH => {
                Err(Refusal::new(if FAULT == fault::WRONG_RULE { "6" } else { "TOY-6" }, "toy-hand-full"))
            }
            Move::Show(card) if !hand.contains(&card) => {
                let leak = FAULT == fault::LEAKY_REFUSAL && state.deck.contains(&card);
                Err(Refusal::new(if leak { "TOY-7b" } else { "TOY-7" }, "toy-not-your-card"))
            }
            Move::Bid(amount) if amount > state.tokens[seat.index()] => {
                let have = i64::from(state.tokens[seat.index()]);
                Err(Refusal::with("TOY-8", Phrase::new("toy-too-much").number("have", have)))
            }
            Move::Bid(amount) if amount == bid => Err(Refusal::new("TOY-8", "toy-same-bid")),
            Move::Ready if bid == NO_BID => Err(Refusal::new("TOY-9", "toy-bid-first")),
            Move::GiveBack | Move::RollForMe(_) => Err(Refusal::new("TOY-3", "toy-not-asked")),
            Move::Draw | Move::Show(_) | Move::Roll | Move::Bid(_) | Move::Ready => Ok(()),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        mv: Move,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        match mv {
            Move::Draw => {
                let card = self.draw(state, seat, chance);
                events.push(|| Event::Drew { seat, card: Some(card) });
            }
            Move::Show(card) => {
                assert!(FAULT != fault::PANIC || card != 7, "the planted panic");
                let best = state.shown.iter().max().copied().unwrap_or(0);
                state.hands[seat.index()].retain(|other| *other != card);
                state.shown.push(card);
                events.push(|| Event::Showed { seat, card });
                if card > best {
                    self.take_token(state, seat);
                }
            }
            Move::Roll => {
                self.roll(state, seat, chance, events);
            }
            Move::GiveBack => {
                state.tokens[seat.index()] -= 1;
                state.bank += 1;
                events.push(|| Event::GaveBack { seat });
                return;
            }
            Move::RollForMe(on) => {
                let orders = state.rolled_for;
                state.rolled_for = if on { orders.with(seat) } else { orders.without(seat) };
                events.push(|| Event::Ordered { seat, on });
                if FAULT == fault::LUCKY_ORDER {
                    chance.die(6);
                }
                return;
            }
            Move::Bid(bid) => {
                state.bids[seat.index()] = bid;
                events.push(|| Event::Bid { seat, bid });
            }
            Move::Ready => {
                if FAULT != fault::ENDLESS {
                    state.ready = state.ready.with(seat);
                }
                events.push(|| Event::Readied { seat });
                if state.ready == SeatSet::full(self.seats()) {
                    events.push(|| Event::Opened { bids: state.bids[..usize::from(self.seats())].to_vec() });
                }
            }
        }
        if !self.bidding_now(state) {
            state.turn += 1;
            self.roll_by_order(state, chance, events);
        }
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        mv: Move,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if FAULT == fault::TOUCHING_REFUSAL {
            state.shown.push(0);
        }
        self.check(state, seat, mv)?;
        if FAULT == fault::TOUCHING_REFUSAL {
            state.shown.pop();
        }
        self.apply(state, seat, mv, chance, events);
        Ok(())
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        let seats = usize::from(self.seats());
        let over = self.status(state).outcome().is_some();
        let sees = |seat: Seat| {
            observer.knows_secrets_of(seat)
                || FAULT == fault::LEAKY_SPECTATOR && observer == Observer::Spectator
                || FAULT == fault::LEAKY_HANDS && state.hands[seat.index()].len() == 2
        };
        let sees_bid = |seat: Seat| {
            over || observer.knows_secrets_of(seat) || FAULT == fault::LEAKY_BID && state.ready.contains(seat)
        };
        let hand = |seat: Seat| sees(seat).then(|| state.hands[seat.index()].clone());
        let bid = |seat: Seat| {
            (sees_bid(seat) && state.bids[seat.index()] != NO_BID).then_some(state.bids[seat.index()])
        };
        View {
            you: observer.seat(),
            hands: Seat::all(self.seats()).map(hand).collect(),
            cards: state.hands[..seats].iter().map(|hand| hand.len() as u8).collect(),
            deck: state.deck.len() as u8,
            shown: state.shown.clone(),
            tokens: state.tokens[..seats].to_vec(),
            bank: state.bank,
            bids: Seat::all(self.seats()).map(bid).collect(),
            ready: state.ready,
            acting: self.status(state).acting(),
            top: if FAULT == fault::LEAKY_VIEW { state.deck.last().copied() } else { None },
            rolled_for: state
                .rolled_for
                .iter()
                .filter(|seat| FAULT == fault::SEEN_ORDER || observer.knows_secrets_of(*seat))
                .collect(),
        }
    }

    fn project(&self, event: &Event, observer: Observer) -> Option<Event> {
        match event {
            Event::Drew { seat, .. } if FAULT != fault::LEAKY_EVENT && !observer.knows_secrets_of(*seat) => {
                Some(Event::Drew { seat: *seat, card: None })
            }
            Event::Bid { seat, .. } if !observer.knows_secrets_of(*seat) => {
                (FAULT == fault::LEAKY_BID_EVENT).then(|| event.clone())
            }
            Event::Ordered { seat, .. } if !observer.knows_secrets_of(*seat) => {
                (FAULT == fault::HEARD_ORDER).then(|| event.clone())
            }
            Event::Drew { .. }
            | Event::Showed { .. }
            | Event::Rolled { .. }
            | Event::Bid { .. }
            | Event::Readied { .. }
            | Event::Opened { .. }
            | Event::GaveBack { .. }
            | Event::Ordered { .. } => Some(event.clone()),
        }
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Drew { .. } => FAULT != fault::WRONG_UNDO,
            Event::Showed { .. } | Event::Rolled { .. } | Event::Opened { .. } => true,
            Event::Bid { .. } | Event::Readied { .. } | Event::GaveBack { .. } | Event::Ordered { .. } => {
                false
            }
        }
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
        if FAULT == fault::IMAGINE_TRUTH {
            return state.clone();
        }
        let mut world = state.clone();
        world.rolled_for = if state.rolled_for.contains(seat) { SeatSet::only(seat) } else { SeatSet::EMPTY };
        let kept = if FAULT == fault::IMAGINE_PEEKS { world.deck.pop() } else { None };
        let others: Vec<Seat> = Seat::all(self.seats()).filter(|other| *other != seat).collect();
        let mut unseen = std::mem::take(&mut world.deck);
        for other in &others {
            unseen.append(&mut world.hands[other.index()]);
        }
        unseen.sort_unstable();
        chance.shuffle(&mut unseen);
        for other in others {
            let hand = unseen.split_off(unseen.len() - state.hands[other.index()].len());
            world.hands[other.index()] = hand;
            world.hands[other.index()].sort_unstable();
            if self.bidding_now(state) && self.bidding && self.status(state).outcome().is_none() {
                let may_be_open = u32::from(!state.ready.contains(other));
                let bid = chance.below(u32::from(state.tokens[other.index()]) + 1 + may_be_open);
                let open = bid > u32::from(state.tokens[other.index()]);
                world.bids[other.index()] = if open { NO_BID } else { bid as u8 };
            }
        }
        world.deck = unseen;
        world.deck.extend(kept);
        world
    }

    fn write_move(&self, mv: Move) -> String {
        match mv {
            Move::Draw => "draw".to_owned(),
            Move::Show(card) => format!("show {card}"),
            Move::Roll => "roll".to_owned(),
            Move::Bid(amount) => format!("bid {amount}"),
            Move::Ready => "ready".to_owned(),
            Move::GiveBack => "give".to_owned(),
            Move::RollForMe(true) => "order roll".to_owned(),
            Move::RollForMe(false) => "order none".to_owned(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, NotationError> {
        let wrong = || {
            NotationError::new(
                text,
                "moves are: draw, show N, roll, bid N, ready, give, order roll, order none",
            )
        };
        let number = |text: &str| text.parse::<u8>().map_err(|_| wrong());
        match text.split_once(' ') {
            None if text == "draw" => Ok(Move::Draw),
            None if text == "roll" => Ok(Move::Roll),
            None if text == "ready" => Ok(Move::Ready),
            None if text == "give" => Ok(Move::GiveBack),
            Some(("order", order)) if order == "roll" || order == "none" => {
                Ok(Move::RollForMe(order == "roll"))
            }
            Some(("show", card)) => Ok(Move::Show(number(card)?)),
            Some(("bid", amount)) => {
                Ok(Move::Bid(number(amount)? + u8::from(FAULT == fault::LOSSY_NOTATION)))
            }
            Some(_) | None => Err(wrong()),
        }
    }

    fn write_position(&self, state: &State) -> String {
        #[derive(Serialize)]
        struct File<'a> {
            game: &'a str,
            setup: &'a Setup,
            position: State,
        }
        let mut position = state.clone();
        if FAULT == fault::LOSSY_POSITION {
            position.bids = [NO_BID; SEATS];
        }
        toml::to_string(&File { game: FACTS.id, setup: &self.setup, position }).expect("plain data")
    }

    fn read_position(text: &str) -> Result<(Self, State), PositionError> {
        let file: PositionFile<State> = toml::from_str(text)?;
        let game = Self::new(&file.setup)?;
        game.conserved(&file.position).map_err(PositionError::one)?;
        Ok((game, file.position))
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        let mut cards: Vec<u8> =
            state.hands.iter().flatten().chain(&state.deck).chain(&state.shown).copied().collect();
        cards.sort_unstable();
        let tokens = state.bank + state.tokens.iter().sum::<u8>();
        match () {
            () if cards != (1..=CARDS).collect::<Vec<_>>() => Err(format!("the cards are {cards:?}")),
            () if tokens != TOKENS => Err(format!("there are {tokens} tokens, not {TOKENS}")),
            () => Ok(()),
        }
    }
}
