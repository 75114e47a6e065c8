//! A second reckoning: random games are played, and from what is told the stores, the Evilometer, the paladin and the
//! visitors are worked out anew by the rulebook and compared after every move of a building round.

use undercroft_core::{Chance, Game, Quick, Seat, Setup, Status};
use undercroft_lords::components::{Creature, Order, Room, Special};
use undercroft_lords::moves::Part;
use undercroft_lords::state::{Paladin, Phase};
use undercroft_lords::{Event, Lords, State};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Account {
    gold: i16,
    food: i16,
    imps: i16,
    evil: i16,
    marks: i16,
    traps: i16,
    creatures: i16,
    tiles: i16,
}

fn account(state: &State, seat: Seat) -> Account {
    let player = state.player(seat);
    Account {
        gold: player.gold.into(),
        food: player.food.into(),
        imps: player.imps.into(),
        evil: player.evil.into(),
        marks: player.marks.into(),
        traps: player.traps.total().into(),
        creatures: (player.up.total() + player.down.total()).into(),
        tiles: player.dungeon.tiles().len().into(),
    }
}

/// Gold, food and Evil that a creature wants when hired and on Pay Day.
fn price(creature: Creature) -> (i16, i16, i16) {
    match creature {
        Creature::Goblin | Creature::Slime => (0, 1, 0),
        Creature::Ghost | Creature::Demon => (0, 0, 1),
        Creature::Troll => (0, 2, 0),
        Creature::Witch => (0, 1, 1),
        Creature::Vampire => (0, 0, 2),
        Creature::Golem => (1, 0, 0),
        Creature::Dragon => (0, 2, 2),
    }
}

/// The table as it is worked out from what is told.
struct Ledger {
    accounts: Vec<Account>,
    paladin: Paladin,
    first: usize,
    dummy: i16,
    full: bool,
    /// The space on which a creature is hired or a room built, from 0.
    space: usize,
    special: Option<Special>,
    feast: bool,
}

impl Ledger {
    fn new(game: &Lords, state: &State) -> Ledger {
        Ledger {
            accounts: Seat::all(state.seats()).map(|seat| account(state, seat)).collect(),
            paladin: state.paladin,
            first: state.first.index(),
            dummy: state.dummy_evil.into(),
            full: game.setup().options.contains_key("rules"),
            space: 0,
            special: state.special(),
            feast: false,
        }
    }

    fn of(&mut self, seat: Seat) -> &mut Account {
        &mut self.accounts[seat.index()]
    }

    /// Evil that is paid: in the full game it must fit.
    fn pay_evil(&mut self, seat: Seat, points: i16) {
        assert!(!self.full || self.of(seat).evil + points <= 14, "the scale has an end");
        self.move_evil(seat, points);
    }

    fn move_evil(&mut self, seat: Seat, points: i16) {
        let own = self.of(seat);
        own.evil = (own.evil + points).clamp(0, 14);
    }

    fn pay_creature(&mut self, seat: Seat, creature: Creature) {
        let (gold, food, evil) = price(creature);
        let own = self.of(seat);
        own.gold -= gold;
        own.food -= food;
        self.pay_evil(seat, evil);
    }

    fn used(&mut self, seat: Seat, order: Order, space: u8) {
        let own = self.of(seat);
        let (gold, food, imps, evil) = match (order, space) {
            (Order::Food, 0) => (-1, 2, 0, 0),
            (Order::Food, 1) => (0, 3, 0, 1),
            (Order::Food, _) => (1, 3, 0, 2),
            (Order::Reputation, 0) => (0, 0, 0, -1),
            (Order::Reputation, 1) => (0, 0, 0, -2),
            (Order::Reputation, _) => (-1, 0, 0, -2),
            (Order::Imps, 0) => (0, -1, 1, 0),
            (Order::Imps, 1) => (0, -2, 2, 0),
            (Order::Imps, _) => (-1, -1, 2, 0),
            (Order::Traps, 0) => (-1, 0, 0, 0),
            (Order::Traps, 1) => (0, 0, 0, 0),
            (Order::Traps, _) => (-2, 0, 0, 0),
            (Order::Dig | Order::Mine | Order::Hire | Order::Room, _) => panic!("{order} is not just used"),
        };
        own.gold += gold;
        own.food += food;
        own.imps += imps;
        if evil > 0 {
            self.pay_evil(seat, evil);
        } else {
            self.move_evil(seat, evil);
        }
    }

    fn produced(&mut self, seat: Seat, room: Room) {
        let own = self.of(seat);
        match room {
            Room::Hatchery | Room::MushroomFarm => own.food += 1,
            Room::SouvenirShop | Room::Mint => own.gold += 1,
            Room::PrintingPress => self.move_evil(seat, -1),
            Room::MagicRoom => {
                own.food -= 1;
                own.imps += 1;
            }
            // What they bring is told by itself.
            Room::Workshop | Room::ToolShed => {}
            _ => panic!("the {room} produces nothing"),
        }
    }

    /// Who gets the paladin when the counters stand like this; none if he stays.
    fn attracts(&self) -> Option<Seat> {
        let seats = self.accounts.len();
        let least = match self.paladin {
            Paladin::Out => return None,
            Paladin::Tent => 9,
            Paladin::With(host) => 9.max(self.accounts[host.index()].evil + 1),
        };
        let most = self.accounts.iter().map(|one| one.evil).max().filter(|most| *most >= least)?;
        let mut order = (0..seats).map(|turn| (self.first + turn) % seats);
        let last = order.rfind(|index| self.accounts[*index].evil == most)?;
        Some(Seat::new(last as u8))
    }

    /// DL-184, 185, 190: the seats from the nicest on; none is the counter nobody plays.
    fn nicest_first(&self) -> Vec<Option<usize>> {
        let seats = self.accounts.len();
        let mut all: Vec<(i16, usize, Option<usize>)> = (0..seats)
            .map(|turn| (self.first + turn) % seats)
            .enumerate()
            .map(|(turn, index)| (self.accounts[index].evil, turn + 1, Some(index)))
            .collect();
        if seats == 2 {
            all.push((self.dummy, 0, None));
        }
        all.sort_unstable();
        all.into_iter().map(|(_, _, index)| index).collect()
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Fee { seat } => self.of(*seat).gold -= 1,
            Event::Used { seat, order, space } => self.used(*seat, *order, *space),
            Event::Dug { seat, .. } => self.of(*seat).tiles += 1,
            Event::Mined { seat, gold } => self.of(*seat).gold += i16::from(*gold),
            Event::Drew { seat, count, .. } => self.of(*seat).traps += i16::from(*count),
            Event::Discarded { seat, .. } => self.of(*seat).traps -= 1,
            Event::Hired { seat, creature } => {
                self.of(*seat).creatures += 1;
                self.of(*seat).food -= i16::from(self.space == 2);
                self.pay_creature(*seat, *creature);
            }
            Event::Built { seat, .. } => self.of(*seat).gold -= i16::from(self.space > 0),
            Event::Produced { seat, room } => self.produced(*seat, *room),
            Event::Paid { seat, creature } => self.pay_creature(*seat, *creature),
            Event::Left { seat, .. } => {
                self.of(*seat).creatures -= 1;
                self.move_evil(*seat, 1);
            }
            Event::Fed { seat, .. } | Event::LostCreature { seat, .. } => self.of(*seat).creatures -= 1,
            Event::Gave { seat, paid, missing, .. } => {
                let feast = self.feast;
                let own = self.of(*seat);
                if feast {
                    own.food -= i16::from(*paid);
                } else {
                    own.gold -= i16::from(*paid);
                    own.marks += i16::from(*missing);
                }
            }
            Event::Lost { seat, store, count } => {
                use undercroft_lords::event::Store;
                let own = self.of(*seat);
                let stock = match store {
                    Store::Gold => &mut own.gold,
                    Store::Food => &mut own.food,
                    Store::Imps => &mut own.imps,
                };
                *stock -= i16::from(*count);
            }
            Event::PaidPart { seat, part, .. } => match part {
                Part::Gold => self.of(*seat).gold -= 1,
                Part::Food => self.of(*seat).food -= 1,
                Part::Evil => self.pay_evil(*seat, 1),
                Part::Trap => {}
            },
            Event::SpecialHappens { special } => self.feast = *special == Special::ImpFeast,
            Event::Happens { .. } => self.feast = false,
            Event::Round { first, .. } => self.first = first.index(),
            Event::DummyEvil { to } => {
                self.dummy = (self.dummy + 1).min(14);
                assert_eq!(self.dummy, i16::from(*to));
            }
            _ => {}
        }
    }
}

/// Goes through what a move brought about, event by event.
fn follow(ledger: &mut Ledger, events: &[Event]) {
    let mut visitors = ledger.nicest_first().into_iter();
    for (place, event) in events.iter().enumerate() {
        ledger.hear(event);
        match event {
            Event::Evil { seat, from, to } => {
                // Evil that an event brings without a question is told only here.
                let special = matches!(ledger.special, Some(Special::WitchHunt | Special::BadPress));
                if special && ledger.of(*seat).evil == i16::from(*from) {
                    ledger.of(*seat).evil = i16::from(*to);
                }
                assert_eq!(ledger.of(*seat).evil, i16::from(*to), "{event:?} in {events:?}");
                let goes = ledger.attracts();
                let told = match events.get(place + 1) {
                    Some(Event::Paladin { seat }) => Some(*seat),
                    _ => None,
                };
                assert_eq!(told, goes, "the paladin after {event:?}");
                if let Some(host) = goes {
                    ledger.paladin = Paladin::With(host);
                }
            }
            Event::DummyEvil { .. } | Event::Happens { .. } => visitors = ledger.nicest_first().into_iter(),
            Event::Arrived { seat, .. } => {
                assert_eq!(visitors.next(), Some(Some(seat.index())), "{events:?}")
            }
            Event::WentElsewhere { .. } => assert_eq!(visitors.next(), Some(None), "{events:?}"),
            _ => {}
        }
    }
}

/// The counters may have moved since the event was announced: visitors go by where they stand on arrival.
fn settle_before_arrival(events: &[Event]) -> (Vec<Event>, Vec<Event>) {
    let arrival = |event: &Event| {
        matches!(event, Event::DummyEvil { .. } | Event::Arrived { .. } | Event::WentElsewhere { .. })
    };
    let at = events.iter().position(arrival).unwrap_or(events.len());
    (events[..at].to_vec(), events[at..].to_vec())
}

/// DL-018, DL-084, DL-085, DL-086, DL-087, DL-106, DL-111, DL-114, DL-115, DL-116, DL-121, DL-122, DL-128, DL-175, DL-176,
/// DL-178, DL-184, DL-185, DL-189, DL-190, DL-194, DL-195, DL-198, DL-199, DL-202, DL-203, DL-204, DL-331, DL-332, DL-334:
/// everything adds up.
#[test]
fn everything_adds_up() {
    let mut arrivals = 0;
    for seats in 2..=4 {
        for rules in ["first", "full"] {
            for seed in 0..25 {
                let setup = match rules {
                    "full" => Setup::new(seats).with("rules", "full"),
                    _ => Setup::new(seats),
                };
                let game = Lords::new(&setup).expect("a set-up of the game");
                let mut luck = Quick::new(seed);
                let mut state = game.start(&mut luck, &mut Vec::new());
                let mut moves = Vec::new();
                while let Status::Acting(acting) = game.status(&state) {
                    let seat = acting.first().expect("somebody is asked");
                    moves.clear();
                    game.legal_moves(&state, seat, &mut moves);
                    let mv = moves[luck.below(moves.len() as u32) as usize];
                    let mut ledger = Ledger::new(&game, &state);
                    if let Phase::Actions(step) = state.phase {
                        ledger.space = usize::from(2 - step % 3);
                    }
                    ledger.feast = state.special() == Some(Special::ImpFeast)
                        && state.event_tile() == Some(undercroft_lords::components::EventTile::Special);
                    let fighting = state.combat_round > 0;
                    let mut events = Vec::new();
                    game.play(&mut state, seat, mv, &mut luck, &mut events).expect("a legal move");
                    if fighting {
                        continue;
                    }
                    let (before, after) = settle_before_arrival(&events);
                    follow(&mut ledger, &before);
                    follow(&mut ledger, &after);
                    arrivals += usize::from(!after.is_empty());
                    for seat in Seat::all(seats) {
                        let own = ledger.accounts[seat.index()];
                        assert_eq!(account(&state, seat), own, "{seats} players, {rules}, {mv}: {events:?}");
                    }
                    assert_eq!(state.paladin, ledger.paladin, "{events:?}");
                }
            }
        }
    }
    assert!(arrivals > 100);
}
