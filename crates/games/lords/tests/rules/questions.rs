//! A second opinion on building rounds: in random games every choice that is offered is compared with what the rulebook
//! allows, which is written down here apart from the rules; and whoever is not asked about his minion had no choice.

use std::collections::BTreeSet;
use undercroft_core::{Chance, Game, Quick, Seat, Setup, Status};
use undercroft_lords::components::{Creature, EventTile, Order, Room, Special};
use undercroft_lords::state::{Ask, Cell, Occupant, Phase, Player};
use undercroft_lords::{Event, Lords, Move, State};

/// Gold, food, Evil, traps and monsters that a creature wants.
fn price(creature: Creature) -> [u8; 5] {
    match creature {
        Creature::Goblin | Creature::Slime => [0, 1, 0, 0, 0],
        Creature::Ghost => [0, 0, 1, 0, 0],
        Creature::Troll => [0, 2, 0, 0, 0],
        Creature::Witch => [0, 1, 1, 0, 0],
        Creature::Vampire => [0, 0, 2, 0, 0],
        Creature::Golem => [1, 0, 0, 1, 0],
        Creature::Dragon => [0, 2, 2, 0, 0],
        Creature::Demon => [0, 0, 1, 0, 1],
    }
}

/// How many of this kind lie in the lair.
fn lair(player: &Player, creature: Creature) -> u8 {
    player.up.count(creature) + player.down.count(creature)
}

fn monsters(player: &Player) -> u8 {
    Creature::ALL.iter().filter(|one| **one != Creature::Ghost).map(|one| lair(player, *one)).sum()
}

/// What a seat can do, looked up in the rulebook.
struct Rulebook<'a> {
    state: &'a State,
    player: &'a Player,
    full: bool,
}

impl Rulebook<'_> {
    /// DL-018, 332: the whole price; Evil must fit on the scale of 14 in the full game only.
    fn can_pay(&self, [gold, food, evil, traps, eaten]: [u8; 5]) -> bool {
        let scale = !self.full || evil == 0 || self.player.evil + evil <= 14;
        self.player.gold >= gold
            && self.player.food >= food
            && self.player.traps.total() >= traps
            && monsters(self.player) >= eaten
            && scale
    }

    fn tile(&self, column: i8, row: i8) -> bool {
        let inside = (0..5).contains(&column) && (0..4).contains(&row);
        inside && {
            let cell = Cell::at(column as u8, row as u8);
            self.player.dungeon.tunnels.contains(cell) || self.player.dungeon.rooms.cells.contains(cell)
        }
    }

    /// DL-100…102.
    fn digs(&self) -> Vec<String> {
        let may = |cell: &Cell| {
            let (x, y) = (cell.column() as i8, cell.row() as i8);
            let beside =
                self.tile(x - 1, y) || self.tile(x + 1, y) || self.tile(x, y - 1) || self.tile(x, y + 1);
            let block = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
                .iter()
                .any(|(a, b)| self.tile(x + a, y) && self.tile(x, y + b) && self.tile(x + a, y + b));
            !self.tile(x, y) && beside && !block
        };
        Cell::all().filter(may).map(|cell| format!("dig {cell}")).collect()
    }

    /// DL-105: tunnels in which nobody else stands.
    fn own_tunnels(&self) -> Vec<Cell> {
        let dungeon = &self.player.dungeon;
        let ours = |cell: &Cell| dungeon.tunnels.contains(*cell) && !dungeon.conquered.contains(*cell);
        Cell::all().filter(ours).collect()
    }

    /// DL-130…133, 304.
    fn builds(&self, room: Room) -> Vec<String> {
        let zone = |cell: &Cell| {
            let edge = matches!(cell.column(), 0 | 4) || matches!(cell.row(), 0 | 3);
            match room {
                Room::Hatchery | Room::SouvenirShop => cell.row() < 2,
                Room::MushroomFarm | Room::Mint => cell.row() > 1,
                Room::Workshop | Room::ToolShed => edge,
                Room::PrintingPress | Room::MagicRoom => !edge,
                _ => true,
            }
        };
        let alone = |cell: &Cell| {
            let steps =
                |other: Cell| cell.column().abs_diff(other.column()) + cell.row().abs_diff(other.row());
            self.player.dungeon.rooms.iter().all(|(_, other)| steps(other) > 1)
        };
        let squares = self.own_tunnels().into_iter().filter(zone).filter(alone);
        squares.map(|cell| format!("build {room} {cell}")).collect()
    }

    /// What a minion on this space (from 0) can do for its master.
    fn space(&self, order: Order, space: usize) -> Vec<String> {
        let free = self.player.imps.saturating_sub(self.player.busy_imps);
        let (most, workers) = [(2, free), (3, free), (4, free.saturating_sub(1))][space];
        let plain = match order {
            Order::Food => [[1, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 2, 0, 0]][space],
            Order::Reputation => [[0; 5], [0; 5], [1, 0, 0, 0, 0]][space],
            Order::Imps => [[0, 1, 0, 0, 0], [0, 2, 0, 0, 0], [1, 1, 0, 0, 0]][space],
            Order::Traps => [[1, 0, 0, 0, 0], [0; 5], [2, 0, 0, 0, 0]][space],
            Order::Room => [[0; 5], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0]][space],
            Order::Dig | Order::Mine | Order::Hire => [0; 5],
        };
        let nothing = !self.can_pay(plain)
            || order == Order::Traps && self.state.trap_deck.is_empty()
            || order == Order::Dig && workers == 0;
        if nothing {
            return Vec::new();
        }
        match order {
            Order::Food | Order::Reputation | Order::Imps | Order::Traps => vec!["use".to_owned()],
            Order::Dig => self.digs(),
            Order::Mine => {
                let imps = most.min(workers).min(self.own_tunnels().len() as u8);
                (1..=imps).map(|imps| format!("mine {imps}")).collect()
            }
            Order::Hire => {
                let payable = |creature: &Creature| {
                    let [gold, food, evil, traps, eaten] = price(*creature);
                    self.can_pay([gold, food + u8::from(space == 2), evil, traps, eaten])
                };
                let offered = Creature::ALL.iter().filter(|one| self.state.tavern.has(**one));
                offered.filter(|one| payable(one)).map(|one| format!("hire {one}")).collect()
            }
            Order::Room => self.state.shop.iter().flat_map(|room| self.builds(*room)).collect(),
        }
    }

    /// DL-153…162, 353…358.
    fn produces(&self, room: Room) -> bool {
        let player = self.player;
        let free = player.imps.saturating_sub(player.busy_imps)
            + lair(player, Creature::Troll).saturating_sub(player.busy_trolls);
        let (workers, possible) = match room {
            Room::Hatchery | Room::MushroomFarm | Room::SouvenirShop | Room::Mint | Room::PrintingPress => {
                (3, true)
            }
            Room::Workshop => (4, !self.state.trap_deck.is_empty()),
            Room::ToolShed => (2, !self.digs().is_empty()),
            Room::MagicRoom => (2, player.food > 0),
            _ => return false,
        };
        let times = if self.state.year == 1 { 1 } else { 2 };
        let ours =
            player.dungeon.rooms.cell_of(room).is_some_and(|cell| !player.dungeon.conquered.contains(cell));
        ours && free >= workers && possible && player.worked.count(room) < times
    }

    /// Creatures of whom some are still to be dealt with.
    fn unsettled(&self) -> impl Iterator<Item = Creature> {
        let owing = |one: &Creature| lair(self.player, *one) > self.state.settled.count(*one);
        Creature::ALL.iter().copied().filter(owing)
    }

    /// DL-175…177, 350: who can be paid; a Demon does not eat itself.
    fn wages(&self) -> Vec<String> {
        let mut all = Vec::new();
        for creature in self.unsettled() {
            let [gold, food, evil, traps, eaten] = price(creature);
            if self.can_pay([gold, food, evil, traps, eaten * 2]) {
                all.push(format!("pay {creature}"));
            }
            all.push(format!("release {creature}"));
        }
        all
    }

    /// Monster Strike: one of one part of the wage.
    fn strike(&self) -> Vec<String> {
        let mut all = Vec::new();
        for creature in self.unsettled().filter(|one| *one != Creature::Ghost) {
            let parts = ["gold", "food", "evil", "trap"].into_iter().zip(price(creature)).enumerate();
            for (place, (part, printed)) in parts {
                let mut one = [0; 5];
                one[place] = 1;
                if printed > 0 && self.can_pay(one) {
                    all.push(format!("part {creature} {part}"));
                }
            }
            all.push(format!("strike {creature}"));
        }
        all
    }

    /// All answers to a question of a building round; none for those of combat.
    fn answers(&self) -> Option<Vec<String>> {
        let (state, player) = (self.state, self.player);
        let words = |word: &str, names: Vec<String>| -> Vec<String> {
            names.into_iter().map(|name| format!("{word} {name}")).collect()
        };
        let own = |wanted: &dyn Fn(Creature) -> bool| -> Vec<String> {
            Creature::ALL.iter().filter(|one| wanted(**one)).map(ToString::to_string).collect()
        };
        let traps = || player.traps.kinds().map(|trap| trap.to_string()).collect();
        let mut all = match state.ask {
            Ask::Space => {
                let (order, space) = at(state)?;
                [self.space(order, space), vec!["pass".to_owned()]].concat()
            }
            Ask::Dig => [self.digs(), vec!["done".to_owned()]].concat(),
            Ask::Tunnel => self.digs(),
            Ask::Spy => ["spy 1", "spy 2", "spy 3", "spy 4", "pass"].map(str::to_owned).to_vec(),
            Ask::Discard if state.combat_round == 0 => words("discard", traps()),
            Ask::Feed if state.combat_round == 0 => {
                let edible =
                    |one| one != Creature::Ghost && lair(player, one) > u8::from(one == Creature::Demon);
                words("feed", own(&edible))
            }
            Ask::Produce => {
                let rooms = Room::ALL.iter().filter(|room| self.produces(**room));
                [words("produce", rooms.map(ToString::to_string).collect()), vec!["done".to_owned()]].concat()
            }
            Ask::Recall => {
                let back = |order: &&Order| **order == player.chosen[0] || player.waiting.contains(**order);
                words("recall", player.chosen.iter().filter(back).map(ToString::to_string).collect())
            }
            Ask::Wages => self.wages(),
            Ask::Give => {
                let feast = state.event_tile() == Some(EventTile::Special)
                    && state.special() == Some(Special::ImpFeast);
                let due = match (state.event_tile(), feast) {
                    (Some(EventTile::Taxes), _) => {
                        (player.dungeon.tunnels.len() + player.dungeon.rooms.cells.len()).div_ceil(2)
                    }
                    (_, true) => player.imps / 3,
                    (_, false) => 1,
                };
                let most = due.min(if feast { player.food } else { player.gold });
                (0..=most).map(|paid| format!("give {paid}")).collect()
            }
            Ask::Hunt => {
                let any = |one| one != Creature::Ghost && lair(player, one) > 0;
                [words("lose", own(&any)), vec!["accept".to_owned()]].concat()
            }
            Ask::Strike => self.strike(),
            _ => return None,
        };
        all.sort_unstable();
        Some(all)
    }
}

/// The order and the space (from 0) that are carried out.
fn at(state: &State) -> Option<(Order, usize)> {
    let Phase::Actions(step) = state.phase else { return None };
    let (order, place) = (Order::ALL[usize::from(step / 3)], usize::from(step % 3));
    let backwards = matches!(order, Order::Hire | Order::Room);
    Some((order, if backwards { 2 - place } else { place }))
}

/// The minions that went on their cards unasked, with the spaces they had stood on.
fn unasked(before: &State, events: &[Event]) -> Vec<(Seat, Order, usize)> {
    let stood = |seat: Seat, order: Order| {
        let placed = events.iter().find_map(|event| match event {
            Event::Placed { seat: who, order: what, space, .. } if (*who, *what) == (seat, order) => *space,
            _ => None,
        });
        let board = before.board[order.place()].iter().position(|one| *one == Occupant::Player(seat));
        placed.map(usize::from).or(board)
    };
    let forced = events.iter().filter_map(|event| match event {
        Event::Declined { seat, order, forced: true } => Some((*seat, *order, stood(*seat, *order)?)),
        _ => None,
    });
    forced.collect()
}

/// DL-018, DL-076, DL-077, DL-091, DL-095…109, DL-119…123, DL-126…134, DL-153…162, DL-165, DL-175…181, DL-304, DL-305, DL-332,
/// DL-347, DL-350: whatever is asked, exactly what the rulebook allows is offered; whoever is not asked could do nothing.
#[test]
fn every_question_of_a_building_round() {
    let (mut questions, mut skipped, mut kinds) = (0, 0, BTreeSet::new());
    for seats in 2..=4 {
        for rules in ["first", "full"] {
            let game = Lords::new(&Setup::new(seats).with("rules", rules)).expect("a set-up of the game");
            for seed in 100..140 {
                let mut luck = Quick::new(seed);
                let mut state = game.start(&mut luck, &mut Vec::new());
                let mut moves = Vec::new();
                while let Status::Acting(acting) = game.status(&state) {
                    let seat = acting.first().expect("somebody is asked");
                    moves.clear();
                    game.legal_moves(&state, seat, &mut moves);
                    let book = Rulebook { state: &state, player: state.player(seat), full: rules == "full" };
                    if let Some(expected) = book.answers() {
                        let mut offered: Vec<String> = moves.iter().map(ToString::to_string).collect();
                        offered.sort_unstable();
                        assert_eq!(offered, expected, "{:?} of seat {seat}: {state:?}", state.ask);
                        questions += 1;
                        kinds.insert(format!("{:?}", state.ask));
                    }
                    // Passing often would leave the lairs empty and the rooms unbuilt.
                    let mut any = || moves[luck.below(moves.len() as u32) as usize];
                    let mut mv = any();
                    if matches!(mv, Move::Pass | Move::Done) {
                        mv = any();
                    }
                    let before = state.clone();
                    let mut events = Vec::new();
                    game.play(&mut state, seat, mv, &mut luck, &mut events).expect("a legal move");
                    // Later phases may change what somebody has.
                    if !matches!(state.phase, Phase::Actions(_) | Phase::Production(_)) {
                        continue;
                    }
                    for (other, order, space) in unasked(&before, &events) {
                        let book =
                            Rulebook { state: &state, player: state.player(other), full: rules == "full" };
                        assert!(book.space(order, space).is_empty(), "{other} could {order}: {state:?}");
                        skipped += 1;
                    }
                }
            }
        }
    }
    assert!(questions > 10_000 && skipped > 500, "{questions} questions, {skipped} minions not asked");
    assert_eq!(kinds.len(), 12, "{kinds:?}");
}
