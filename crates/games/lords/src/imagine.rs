//! Sampling a full state from what a seat knows.

use crate::Lords;
use crate::components::{Card, Creature, EventTile, Order, Room, Special, Trap};
use crate::rules::random_orders;
use crate::state::{Ask, List, Orders, State, Traps};
use crate::view::special_is_shown;
use undercroft_core::{Chance, Seat};

/// Everything the seat does not know is dealt anew; whatever it knows stays. Unknown things are brought into
/// a fixed order before they are shuffled, so that the result does not depend on how they truly lie.
pub(crate) fn imagine(game: &Lords, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
    let mut world = state.clone();
    if game.agreed.training.is_some() {
        imagine_training(game, state, &mut world, seat, chance);
    } else {
        imagine_tiles(game, &mut world, chance);
        imagine_cards(game, state, &mut world, seat, chance);
        imagine_orders(state, &mut world, seat, chance);
        imagine_traps(game, state, &mut world, seat, chance);
    }
    world
}

/// The stacks of tiles: what is in them is known by what has been seen, but not the order.
fn imagine_tiles(game: &Lords, world: &mut State, chance: &mut impl Chance) {
    let parts = &game.components;
    let below = world.creature_stack.len().min(12);
    let (second, first) = world.creature_stack.split_at_mut(below);
    for part in [second, first] {
        part.sort_unstable_by_key(|one: &Creature| one.place());
        chance.shuffle(part);
    }
    let in_second = world.room_stack.iter().filter(|room| parts.room(**room).year == 2).count();
    let (second, first) = world.room_stack.split_at_mut(in_second);
    for part in [second, first] {
        part.sort_unstable_by_key(|one: &Room| one.place());
        chance.shuffle(part);
    }
    for (index, stack) in world.adventurer_stacks.iter_mut().enumerate() {
        let current = index + 1 == usize::from(world.year);
        let known = if current { usize::from(world.returned) } else { 0 };
        let unknown = &mut stack[known..];
        unknown.sort_unstable_by_key(|one| one.place());
        chance.shuffle(unknown);
    }
    let shown = usize::from(world.events_shown);
    world.event_tiles[shown..].sort_unstable_by_key(|tile: &EventTile| tile.place());
    chance.shuffle(&mut world.event_tiles[shown..]);
}

/// Combat cards and special events.
fn imagine_cards(game: &Lords, state: &State, world: &mut State, seat: Seat, chance: &mut impl Chance) {
    for year in [1, 2] {
        let index = usize::from(year - 1);
        let current = year == state.year;
        let known = |place: usize| {
            current && (place < usize::from(state.cards_shown) || state.player(seat).spied[place])
        };
        let cards = &mut world.cards[index];
        let seen: List<Card, 4> =
            cards.iter().enumerate().filter(|(place, _)| known(*place)).map(|(_, card)| *card).collect();
        let mut unknown: List<Card, { Card::COUNT }> =
            game.components.cards_of(year).filter(|card| !seen.contains(card)).collect();
        chance.shuffle(&mut unknown);
        for (place, card) in cards.iter_mut().enumerate() {
            if !known(place)
                && let Some(other) = unknown.pop()
            {
                *card = other;
            }
        }
    }
    // The event of a past year was shown; that of this year is known once its tile lies face up.
    let known = usize::from(state.year - 1) + usize::from(special_is_shown(state));
    let known = known.min(world.specials.len());
    let mut unknown: List<Special, { Special::COUNT }> =
        Special::ALL.iter().copied().filter(|one| !world.specials[..known].contains(one)).collect();
    chance.shuffle(&mut unknown);
    for special in &mut world.specials[known..] {
        if let Some(other) = unknown.pop() {
            *special = other;
        }
    }
}

/// Choices that others make in secret. Who has finished shows; what was chosen does not. How many orders somebody has
/// given who has not finished shows to nobody either, but an imagined world keeps the number: another one would end the
/// choosing at another move than the true one does.
fn imagine_orders(state: &State, world: &mut State, seat: Seat, chance: &mut impl Chance) {
    for other in Seat::all(state.seats()).filter(|other| *other != seat) {
        match state.ask {
            Ask::Keep => {
                let finished = state.player(other).kept.is_some();
                let player = world.player_mut(other);
                player.drawn = random_orders(Orders::ALL, 3, chance);
                let kept = random_orders(player.drawn, 1, chance);
                player.kept = kept.iter().next().filter(|_| finished);
            }
            Ask::Orders => {
                let finished = state.has_ordered(other);
                let hand = Orders::ALL.minus(state.player(other).inaccessible);
                let mut cards: List<Order, { Order::COUNT }> = hand.iter().collect();
                chance.shuffle(&mut cards);
                let chosen = cards.into_iter().take(state.player(other).chosen.len());
                world.player_mut(other).chosen = chosen.collect();
                if let Some(index) = state.operated_dummy(other) {
                    let third = random_orders(state.third_candidates(other), 1, chance);
                    world.dummies[index].third = third.iter().next().filter(|_| finished);
                }
            }
            // Nothing is chosen in secret.
            Ask::Nothing
            | Ask::Space
            | Ask::Spy
            | Ask::Dig
            | Ask::Discard
            | Ask::Feed
            | Ask::Produce
            | Ask::Tunnel
            | Ask::Recall
            | Ask::Wages
            | Ask::Give
            | Ask::Hunt
            | Ask::Strike
            | Ask::Tile
            | Ask::Plan
            | Ask::Free
            | Ask::TrapOrder
            | Ask::TrapTarget
            | Ask::Suggestion
            | Ask::Peace
            | Ask::Pick
            | Ask::Fight
            | Ask::Second => {}
        }
    }
}

/// Traps in the deck, in others' hands and plans, and among what others discarded face down.
fn imagine_traps(game: &Lords, state: &State, world: &mut State, seat: Seat, chance: &mut impl Chance) {
    let others = || Seat::all(state.seats()).filter(move |other| *other != seat);
    let mut pool: Traps = state.trap_deck.iter().copied().collect();
    let mut laid: List<Seat, 8> = List::new();
    for other in others() {
        let player = state.player(other);
        pool.pour(&player.traps);
        pool.pour(&player.buried);
        hide_plan(state, world, other, &mut pool, &mut laid);
    }
    let mut cards: List<Trap, 64> = pool.each().collect();
    lay_possible(game, world, &laid, &mut cards, chance);
    let mut deal = |count: u8| -> Traps { (0..count).filter_map(|_| cards.pop()).collect() };
    for other in others() {
        let (hand, buried) = (state.player(other).traps.total(), state.player(other).buried.total());
        let player = world.player_mut(other);
        player.traps = deal(hand);
        player.buried = deal(buried);
    }
    world.trap_deck = cards.into_iter().take(state.trap_deck.len()).collect();
}

/// DL-377: everybody trains with the same traps; which of theirs others have laid is all that is unknown.
fn imagine_training(game: &Lords, state: &State, world: &mut State, seat: Seat, chance: &mut impl Chance) {
    for other in Seat::all(state.seats()).filter(|other| *other != seat) {
        let mut pool = state.player(other).traps;
        let mut laid = List::new();
        hide_plan(state, world, other, &mut pool, &mut laid);
        let mut cards: List<Trap, 64> = pool.each().collect();
        lay_possible(game, world, &laid, &mut cards, chance);
        world.player_mut(other).traps = cards.into_iter().collect();
    }
}

/// Takes the traps that lie face down out of a plan; one that is being aimed has been turned up.
fn hide_plan(state: &State, world: &mut State, other: Seat, pool: &mut Traps, laid: &mut List<Seat, 8>) {
    let shown = usize::from(state.ask == Ask::TrapTarget && state.actor == other);
    for trap in state.player(other).plan.traps.iter().skip(shown) {
        pool.add(*trap);
        laid.push(other);
    }
    world.player_mut(other).plan.traps.truncate(shown);
}

/// How often the traps are dealt before a possible deal is put together.
const DEALS: usize = 500;

/// DLA-19: a trap in a plan was affordable. A deal with one that was not is dealt again, so that all possible deals
/// are equally likely; where they are too rare to meet one, the last deal is mended.
fn lay_possible(
    game: &Lords,
    world: &mut State,
    laid: &[Seat],
    cards: &mut List<Trap, 64>,
    chance: &mut impl Chance,
) {
    for _ in 0..DEALS {
        chance.shuffle(cards);
        if lay_as_dealt(game, world, laid, cards) {
            return;
        }
    }
    if !mend(game, world, laid, cards) {
        // Not even the true cards can be paid any more.
        for seat in laid {
            world.player_mut(*seat).plan.traps.extend(cards.pop());
        }
    }
}

/// Lays the cards from the top into the plans; takes them back if a plan was not possible.
fn lay_as_dealt(game: &Lords, world: &mut State, laid: &[Seat], cards: &mut List<Trap, 64>) -> bool {
    let Some((seat, rest)) = laid.split_first() else { return true };
    let Some(trap) = cards.pop() else { return false };
    if affordable(game, world, *seat, trap) {
        world.player_mut(*seat).plan.traps.push(trap);
        if lay_as_dealt(game, world, rest, cards) {
            return true;
        }
        world.player_mut(*seat).plan.traps.pop();
    }
    cards.push(trap);
    false
}

/// Tries the cards in turn until all plans are possible, which at least the true cards are.
fn mend(game: &Lords, world: &mut State, laid: &[Seat], cards: &mut List<Trap, 64>) -> bool {
    let Some((seat, rest)) = laid.split_first() else { return true };
    for place in (0..cards.len()).rev() {
        let trap = cards[place];
        if cards[place + 1..].contains(&trap) || !affordable(game, world, *seat, trap) {
            continue;
        }
        cards.remove(place);
        world.player_mut(*seat).plan.traps.push(trap);
        if mend(game, world, rest, cards) {
            return true;
        }
        world.player_mut(*seat).plan.traps.pop();
        cards.insert(place, trap);
    }
    false
}

/// Could the seat have laid this trap with what it has? The gold for a room has been paid already.
fn affordable(game: &Lords, world: &State, seat: Seat, trap: Trap) -> bool {
    let mut player = *world.player(seat);
    player.gold += game.plan_limits(&player).surcharge;
    game.lays(world, &player, trap)
}
