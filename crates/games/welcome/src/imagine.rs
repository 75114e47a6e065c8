//! A table as it might be, for all a player knows.

use crate::PileOrder;
use crate::Welcome;
use crate::components::Monster;
use crate::state::Stack;
use crate::state::{Phase, Placed, State};
use undercroft_core::{Chance, Seat};

/// Deals every card whose face `seat` does not know anew among the places where such a card lies. The cards
/// to deal follow from those the seat knows, so that the result depends on nothing else.
pub fn imagine(game: &Welcome, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
    let mut world = *state;
    // WDA-18: what others have ordered cannot be known; at first nobody has.
    world.passing = state.passing.iter().filter(|other| *other == seat).collect();
    let shuffled = state.is_delving() || state.phase == Phase::Over;
    if game.options().pile_order == PileOrder::Shuffle && shuffled {
        imagine_shuffled_pile(game, &mut world, seat, chance);
    }
    let mut faces = unknown_faces(game, &mut world, seat);
    chance.shuffle(&mut faces);
    for_each_unknown(&mut world, seat, |face| *face = faces.pop().unwrap_or(*face));
    world
}

/// Every card lying face down that `seat` has not drawn itself.
fn for_each_unknown(state: &mut State, seat: Seat, mut visit: impl FnMut(&mut Monster)) {
    for face in &mut *state.deck {
        visit(face);
    }
    for card in state.pile.iter_mut().filter(|card| card.by != seat) {
        visit(&mut card.monster);
    }
    for card in state.discard.iter_mut().filter(|card| card.by != seat) {
        visit(&mut card.monster);
    }
    if let Phase::Deciding(face) = &mut state.phase
        && state.turn != seat
    {
        visit(face);
    }
}

/// All cards less those the seat knows, weakest first.
fn unknown_faces(game: &Welcome, world: &mut State, seat: Seat) -> Stack<Monster> {
    let mut left = kinds(game.full_deck().iter().copied());
    let own = own_added(world, seat).zip_with(own_thrown(world, seat), |added, thrown| added + thrown);
    let met_others = kinds(world.delve.met.iter().filter(|met| met.by != Some(seat)).map(|met| met.monster));
    left = left.zip_with(own, |all, known| all - known).zip_with(met_others, |all, known| all - known);
    if let Phase::Deciding(monster) = world.phase
        && world.turn == seat
    {
        left.0[monster as usize] -= 1;
    }
    Monster::ALL
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(kind, left.0[kind as usize] as usize))
        .collect()
}

/// How many of each kind.
#[derive(Copy, Clone)]
struct Kinds([u8; 8]);

impl Kinds {
    fn zip_with(self, other: Kinds, combine: impl Fn(u8, u8) -> u8) -> Kinds {
        Kinds(std::array::from_fn(|kind| combine(self.0[kind], other.0[kind])))
    }

    fn total(self) -> u8 {
        self.0.iter().sum()
    }
}

fn kinds(monsters: impl Iterator<Item = Monster>) -> Kinds {
    let mut counts = Kinds([0; 8]);
    for monster in monsters {
        counts.0[monster as usize] += 1;
    }
    counts
}

/// What the seat put into the dungeon this round, met or not.
fn own_added(state: &State, seat: Seat) -> Kinds {
    let waiting = state.pile.iter().filter(|card| card.by == seat).map(|card| card.monster);
    let met = state.delve.met.iter().filter(|met| met.by == Some(seat)).map(|met| met.monster);
    kinds(waiting.chain(met))
}

fn own_thrown(state: &State, seat: Seat) -> Kinds {
    kinds(state.discard.iter().filter(|card| card.by == seat).map(|card| card.monster))
}

/// WDA-03 with a shuffled pile: nobody knows any more which card is whose. A card met may have been the seat's
/// own or another's of the same kind; it is decided, by the number of deals behind each answer, how many of
/// each kind were its own, and its other cards are put at random places in the rest of the pile.
fn imagine_shuffled_pile(game: &Welcome, world: &mut State, seat: Seat, chance: &mut impl Chance) {
    let own = own_added(world, seat);
    let from_deck = kinds(world.delve.met.iter().filter(|met| met.by.is_none()).map(|met| met.monster));
    let strange = kinds(game.full_deck().iter().copied())
        .zip_with(own, |all, known| all - known)
        .zip_with(own_thrown(world, seat), |all, known| all - known)
        .zip_with(from_deck, |all, known| all - known);
    let met = kinds(world.delve.met.iter().filter(|met| met.by.is_some()).map(|met| met.monster));
    let own_met = choose_own_met(own, strange, met, world.pile.len() as u8, chance);

    let mut owners = other_owners(world, seat);
    chance.shuffle(&mut owners);
    let mut left = own_met;
    for card in world.delve.met.iter_mut().filter(|met| met.by.is_some()) {
        let own_left = &mut left.0[card.monster as usize];
        card.by = if *own_left > 0 {
            *own_left -= 1;
            Some(seat)
        } else {
            owners.pop()
        };
    }
    let unmet = own.zip_with(own_met, |own, met| own - met);
    world.pile = Monster::ALL
        .into_iter()
        .flat_map(|monster| std::iter::repeat_n(monster, unmet.0[monster as usize] as usize))
        .map(|monster| Placed { monster, by: seat })
        // The faces of the others' cards are dealt by the caller.
        .chain(owners.iter().map(|by| Placed { monster: Monster::Goblin, by: *by }))
        .collect();
    chance.shuffle(&mut world.pile);
}

/// Who else put cards into the dungeon this round, once for each card, in seat order: everybody saw that.
fn other_owners(world: &State, seat: Seat) -> Vec<Seat> {
    let waiting = world.pile.iter().map(|card| card.by);
    let met = world.delve.met.iter().filter_map(|met| met.by);
    let mut owners: Vec<Seat> = waiting.chain(met).filter(|by| *by != seat).collect();
    owners.sort();
    owners
}

/// How many cards met of each kind were the seat's own. Each answer weighs as many deals as lead to it.
fn choose_own_met(own: Kinds, strange: Kinds, met: Kinds, waiting: u8, chance: &mut impl Chance) -> Kinds {
    let mut answers: Vec<(Kinds, f64)> = vec![(Kinds([0; 8]), 1.0)];
    for kind in 0..8 {
        let (own, strange, met) = (own.0[kind], strange.0[kind], met.0[kind]);
        let possible = met.saturating_sub(strange)..=own.min(met);
        answers = answers
            .iter()
            .flat_map(|(answer, weight)| {
                possible.clone().map(move |count| {
                    let mut answer = *answer;
                    answer.0[kind] = count;
                    let ways = choose(met, count) * falling(own, count) * falling(strange, met - count);
                    (answer, weight * ways)
                })
            })
            .collect();
    }
    for (answer, weight) in &mut answers {
        let own_waiting = own.total() - answer.total();
        let strange_left = strange.total() + answer.total() - met.total();
        // Own cards left that do not fit into the pile, or fewer strange cards than the pile needs: impossible.
        *weight *= if own_waiting > waiting || strange_left < waiting - own_waiting {
            0.0
        } else {
            falling(waiting, own_waiting) * falling(strange_left, strange_left)
        };
    }
    let total: f64 = answers.iter().map(|(_, weight)| weight).sum();
    let mut mark = f64::from(chance.bits()) / 4_294_967_296.0 * total;
    for (answer, weight) in &answers {
        if mark < *weight {
            return *answer;
        }
        mark -= weight;
    }
    answers.iter().rev().find(|(_, weight)| *weight > 0.0).map_or(Kinds([0; 8]), |(answer, _)| *answer)
}

/// n · (n − 1) · … with k factors.
fn falling(n: u8, k: u8) -> f64 {
    (0..k).map(|step| f64::from(n - step)).product()
}

fn choose(n: u8, k: u8) -> f64 {
    falling(n, k) / falling(k, k)
}
