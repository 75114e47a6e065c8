//! The fast search against a plain one, which tries everything and knows no bound.

use super::bound::Plans;
use super::{Goal, SAME, Solver};
use undercroft_core::{Chance, Game, Quick, Seat, Setup, Silent};
use undercroft_lords::components::{Adventurer, Card, Creature, Room, Trap};
use undercroft_lords::moves::Move;
use undercroft_lords::state::{Ask, Cell, Cells, Dungeon, Member, Paladin, Phase, State};
use undercroft_lords::{Lords, rules};

/// A combat of the first of two players, begun in one of the last rounds so that everything can be tried.
fn combat(game: &Lords, chance: &mut Quick, creatures: usize, traps: usize) -> State {
    let mut state = game.start(chance, &mut Silent);
    let mut any = |count: usize| chance.below(count as u32) as usize;
    (state.year, state.phase, state.ask) = (1 + any(2) as u8, Phase::Planning(0), Ask::Plan);
    (state.first, state.actor) = (Seat::FIRST, Seat::FIRST);
    state.combat_round = 3 + any(2) as u8;
    let year = state.year;
    let parts = game.components();
    let people: Vec<Adventurer> = Adventurer::ALL
        .iter()
        .copied()
        .filter(|who| parts.adventurer(*who).year == year && parts.adventurer(*who).power < 9)
        .collect();
    let mut cards: Vec<Card> = parts.cards_of(year).collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, any(last + 1));
    }
    state.cards[usize::from(year - 1)] = cards.into_iter().take(4).collect();
    state.cards_shown = state.combat_round - 1;
    // The paladin rides about in some of them.
    let (evil, other) = (any(13) as u8, any(13) as u8);
    state.paladin = [Paladin::Out, Paladin::Tent][any(2)];
    state.players[1].evil = other;
    let me = &mut state.players[0];
    me.evil = evil;
    (me.gold, me.food, me.imps) = (any(3) as u8, any(3) as u8, any(3) as u8);
    me.party = (0..1 + any(3)).map(|_| Member::new(people[any(people.len())])).collect();
    me.party.iter_mut().for_each(|one| one.damage = any(3) as u8);
    me.up = (0..creatures).map(|_| Creature::ALL[any(Creature::COUNT)]).collect();
    me.traps = (0..traps).map(|_| Trap::ALL[any(Trap::COUNT)]).collect();
    me.dungeon = dungeon(&mut any);
    me.plan.tile = me.dungeon.closest().iter().next();
    let space = parts.evilometer.paladin;
    if state.paladin == Paladin::Tent && evil.max(other) >= space {
        let host = Seat::new(u8::from(other > evil));
        state.paladin = Paladin::With(host);
        let who = if year == 1 { Adventurer::SilverPaladin } else { Adventurer::GoldPaladin };
        state.player_mut(host).party.insert(0, Member::new(who));
    }
    state
}

/// A dungeon with some more tunnels and rooms, part of it lost already.
fn dungeon(any: &mut impl FnMut(usize) -> usize) -> Dungeon {
    let mut dungeon = Dungeon::default();
    for _ in 0..any(6) {
        let cells: Vec<Cell> = dungeon.diggable().iter().collect();
        dungeon.tunnels.insert(cells[any(cells.len())]);
    }
    for _ in 0..any(4) {
        let (room, cells) = (Room::ALL[any(Room::COUNT)], dungeon.tunnels.iter().collect::<Vec<Cell>>());
        let cell = cells[any(cells.len())];
        if dungeon.rooms.cell_of(room).is_none() {
            dungeon.tunnels = dungeon.tunnels.minus(Cells::only(cell));
            dungeon.rooms.put(room, cell);
        }
    }
    // Two traps fit the Labyrinth; it should be met often enough.
    let first = dungeon.closest().iter().next().filter(|cell| dungeon.room_at(*cell).is_none());
    let free = dungeon.rooms.cell_of(Room::Labyrinth).is_none() && any(4) == 0;
    if let Some(cell) = first.filter(|_| free) {
        dungeon.tunnels = dungeon.tunnels.minus(Cells::only(cell));
        dungeon.rooms.put(Room::Labyrinth, cell);
    }
    for _ in 0..any(3) {
        let cells: Vec<Cell> = dungeon.closest().iter().collect();
        if dungeon.unconquered().len() > 1 {
            dungeon.conquered.insert(cells[any(cells.len())]);
        }
    }
    dungeon
}

impl Solver<'_> {
    /// The best of everything that can be done, tried move by move.
    fn plain(&self, state: &State) -> f64 {
        if !self.in_combat(state) {
            return self.weights.now(self.game, state.player(self.me));
        }
        if self.is_done(state) {
            let guess = self.weights.guess(self.game, state, self.me);
            return guess.min(self.at_best(state, Plans::Open));
        }
        let mut moves = Vec::new();
        self.game.legal_moves(state, self.me, &mut moves);
        let chances = self.chances(state);
        let mut best = f64::MIN;
        for mv in moves {
            let value = if mv == Move::Ready && !chances.is_empty() {
                let all = |(card, count): &(Card, u8)| {
                    let mut next = self.with_card(state, *card);
                    self.make(&mut next, mv);
                    (self.plain(&next) * f64::from(*count), f64::from(*count))
                };
                let (sum, total) = chances.iter().map(all).fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
                sum / total
            } else {
                let mut next = state.clone();
                self.make(&mut next, mv);
                self.plain(&next)
            };
            let plans = if mv == Move::Ready { Plans::Closed } else { Plans::Open };
            let most = self.at_best(state, plans);
            assert!(
                value <= most + SAME,
                "{mv} is worth {value}, above {most}: {:?} {:?} {:?} {:?} {:?}",
                (state.combat_round, self.last_round, self.wanders, state.paladin, &state.cards),
                state.ask,
                state.battle,
                state.player(self.me),
                state.players.iter().map(|one| one.evil).collect::<Vec<_>>(),
            );
            best = best.max(value);
        }
        best
    }
}

/// Known cards to the end, unknown cards to the end, and unknown cards for one round: the fast search and the plain
/// one agree in the value and in which moves are best.
#[test]
fn the_fast_search_finds_what_the_plain_one_finds() {
    let games = [Setup::new(2), Setup::new(2).with("rules", "full")].map(|setup| Lords::new(&setup).unwrap());
    let mut chance = Quick::new(7);
    for number in 0..3_000 {
        let game = &games[number % 2];
        let goal = [Goal::Points, Goal::Thrift, Goal::Prosper][number % 3];
        let mut state = combat(game, &mut chance, number % 4, number % 3);
        if number % 30 == 5 {
            state.combat_round = 2;
            state.cards_shown = 1;
        }
        // What takes the plain search too long.
        let known = state.combat_round < 4 || chance.below(2) == 0;
        state.players[0].spied = [known; 4];
        let solver = Solver::new(game, &state, Seat::FIRST, goal).unwrap();
        let mut solver = if chance.below(3) == 0 { solver.rounds(&state, 1) } else { solver };
        let solution = solver.solve(&state);
        let alone = solver.alone(&state);
        let plain = solver.plain(&alone);
        assert!((solution.value - plain).abs() < SAME, "{} {plain} {:?}", solution.value, state.players[0]);
        for (mv, most) in &solution.worth {
            let mut next = alone.clone();
            if *mv == Move::Ready && !solver.chances(&alone).is_empty() {
                continue;
            }
            solver.make(&mut next, *mv);
            let value = solver.plain(&next);
            assert!(value <= most + SAME, "{mv} is worth {value}, more than {most}: {:?}", state.players[0]);
            let among = solution.moves.contains(mv);
            assert!(
                !among || (value - plain).abs() < SAME,
                "{mv} is not among the best: {:?}",
                state.players[0]
            );
        }
    }
}

/// In random play every bound on the way holds for the outcome.
#[test]
fn the_bound_holds_in_random_play() {
    let game = Lords::new(&Setup::new(2)).unwrap();
    let mut chance = Quick::new(5);
    for number in 0..60_000 {
        let mut state = combat(&game, &mut chance, 1 + number % 5, number % 5);
        state.combat_round = 1 + (number % 4) as u8;
        state.cards_shown = state.combat_round - 1;
        state.players[0].spied = [chance.below(2) == 0; 4];
        let mut solver = Solver::new(&game, &state, Seat::FIRST, Goal::Prosper).unwrap();
        if chance.below(2) == 0 {
            solver = solver.rounds(&state, 1 + chance.below(2) as u8);
        }
        let mut state = solver.alone(&state);
        let mut most = f64::MAX;
        let mut before = String::new();
        let mut moves = Vec::new();
        while solver.in_combat(&state) && !solver.is_done(&state) {
            let bound = solver.at_best(&state, Plans::Open);
            let now = format!("{:?} {:?} {:?}", state.ask, state.battle, state.player(solver.me));
            (most, before) = if bound < most { (bound, now) } else { (most, before) };
            let closed = solver.at_best(&state, Plans::Closed);
            moves.clear();
            solver.game.legal_moves(&state, solver.me, &mut moves);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            most = if mv == Move::Ready { most.min(closed) } else { most };
            let chances = solver.chances(&state);
            if mv == Move::Ready && !chances.is_empty() {
                state = solver.with_card(&state, chances[chance.below(chances.len() as u32) as usize].0);
            }
            solver.make(&mut state, mv);
        }
        let worth = if solver.in_combat(&state) {
            solver.weights.guess(&game, &state, solver.me).min(solver.at_best(&state, Plans::Open))
        } else {
            f64::from(rules::scoring::points(&game, state.player(solver.me)).total())
        };
        assert!(worth <= most + SAME, "{worth} above {most}: {before}, then {:?}", state.players);
    }
}

/// A blow for everybody strikes one whom poison takes anyway; the party then heals him in vain.
#[test]
fn healing_is_wasted_on_the_poisoned() {
    let game = Lords::new(&Setup::new(2)).unwrap();
    for seed in 0..400 {
        let mut state = combat(&game, &mut Quick::new(seed), 0, 0);
        (state.year, state.combat_round, state.cards_shown) = (1, 3, 3);
        state.cards[0] = [Card::MagicShield, Card::FistOfJustice, Card::WordOfPeace, Card::DetectEvil]
            .into_iter()
            .collect();
        state.paladin = Paladin::With(Seat::FIRST);
        let me = &mut state.players[0];
        me.evil = 11;
        me.up = [Creature::Slime, Creature::Dragon].into_iter().collect();
        me.traps = [Trap::AntiMagicDart].into_iter().collect();
        me.party = [Adventurer::SilverPaladin, Adventurer::ThiefC, Adventurer::ThiefA]
            .map(Member::new)
            .into_iter()
            .collect();
        (me.party[1].damage, me.party[1].poison, me.party[2].damage) = (2, 2, 1);
        let mut solver = Solver::new(&game, &state, Seat::FIRST, Goal::Prosper).unwrap().rounds(&state, 1);
        let solution = solver.solve(&state);
        let alone = solver.alone(&state);
        // The plain search holds every bound against what comes of it.
        assert!((solution.value - solver.plain(&alone)).abs() < SAME, "{:?}", state.players[0]);
    }
}
