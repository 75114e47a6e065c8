//! Sections 7 and 8 in whole rounds: the order of the phases, and what the New Round Phase brings.

use crate::bench::Bench;
use undercroft_core::{Chance, Game, Observer, Quick, Seat, Setup, Silent, Status};
use undercroft_lords::components::{Adventurer, Room, Season};
use undercroft_lords::state::{Ask, Occupant};
use undercroft_lords::{Event, Lords, State};

use Adventurer::*;

/// Which phase an event belongs to, where it tells of one.
fn phase_of(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Round { .. } | Event::Tavern { .. } | Event::Shop { .. } => "new round",
        Event::EventShown { .. } | Event::Forecast { .. } => "new round",
        Event::Ordered { .. } => "orders",
        Event::Placed { .. } => "minions",
        Event::Declined { .. } | Event::Used { .. } => "actions",
        Event::Done { .. } => "production",
        Event::Recalled { .. } => "orders come back",
        Event::Happens { .. } => "event",
        Event::Arrived { .. } => "adventurers",
        Event::Combat { .. } => "combat",
        _ => return None,
    })
}

/// DL-049, DL-050, DL-067, DL-193: the phases of the four rounds of a year; winter has neither event nor adventurers.
#[test]
fn phases_in_order() {
    for seats in 2..=4 {
        let mut bench = Bench::new(seats);
        bench.room(Room::Mint, "C3");
        let mut told: Vec<&str> = bench.events.iter().filter_map(phase_of).collect();
        while bench.state.combat_round == 0 {
            let before = bench.state.clone();
            bench.until(|state| *state != before);
            told.extend(bench.events.iter().filter_map(phase_of));
        }
        told.dedup();
        let winter = ["new round", "orders", "minions", "actions", "production", "orders come back"];
        let spring = [&winter[..], &["event", "adventurers"]].concat();
        let year = [&winter[..], &spring[..], &spring[..], &spring[..], &["combat"]].concat();
        assert_eq!(told, year, "{seats} players");
    }
}

/// DL-015, DL-052: creatures, rooms and adventurers that nobody got leave the game for good.
#[test]
fn leftovers_are_discarded() {
    let mut bench = Bench::new(4);
    let (tavern, shop) = (bench.state.tavern, bench.state.shop);
    while bench.state.season == Season::Winter {
        let number = bench.acting()[0];
        let legal = bench.legal(number);
        let wanted = if bench.may(number, "pass") { "pass" } else { &legal[0] };
        bench.play(number, wanted);
    }
    assert_eq!(bench.state.creatures_gone, tavern);
    assert_eq!(bench.state.rooms_gone, shop.iter().copied().collect());
    assert!(!bench.state.room_stack.iter().any(|room| shop.contains(room)));
}

/// DL-058, DL-059: the forecast of spring is what arrives in spring, and a new one takes its place.
#[test]
fn the_forecast_arrives() {
    for (seats, count) in [(2, 3), (3, 3), (4, 4)] {
        let mut bench = Bench::new(seats);
        let forecast = bench.state.forecast;
        assert_eq!((forecast.len(), bench.state.arriving.len()), (count, 0));
        bench.until(|state| state.season == Season::Spring);
        assert_eq!(bench.state.arriving, forecast);
        assert_eq!(bench.state.forecast.len(), count);
        let tile = bench.state.event_tiles[0];
        let view = bench.game.view(&bench.state, Observer::Spectator);
        assert_eq!(view.events, [Some(tile), Some(bench.state.event_tiles[1]), None]);
    }
}

/// DL-060, DL-061, DLA-14: an adventurer put under the stack has been seen by all, and is drawn after all others.
#[test]
fn who_is_put_back_is_told() {
    let mut bench = Bench::new(3);
    bench.state.adventurer_stacks[0] = [PriestA, WarriorC, WizardB, PriestB, ThiefB].into_iter().collect();
    bench.until(|state| state.season == Season::Spring);
    assert_eq!(bench.state.forecast.to_vec(), [ThiefB, PriestB, WarriorC]);
    let told: Vec<Event> = bench
        .events
        .iter()
        .filter_map(|event| event.project(Observer::Spectator))
        .filter(|event| matches!(event, Event::PutBack { .. } | Event::Forecast { .. }))
        .collect();
    assert_eq!(told[0], Event::PutBack { adventurer: WizardB });
    assert!(matches!(told[1..], [Event::Forecast { .. }]));
    assert_eq!(bench.state.adventurer_stacks[0].to_vec(), [WizardB, PriestA]);
    for seed in 0..10 {
        let world = bench.game.imagine(&bench.state, Seat::FIRST, &mut Quick::new(seed));
        assert_eq!(world.adventurer_stacks[0][0], WizardB, "everybody knows who lies at the bottom");
    }
}

/// DL-060: two may have to go under the stack, the second below the first.
#[test]
fn two_are_put_back() {
    let mut bench = Bench::new(2);
    bench.state.adventurer_stacks[0] =
        [WizardA, WarriorC, ThiefC, WizardB, PriestB, ThiefB].into_iter().collect();
    bench.until(|state| state.season == Season::Spring);
    assert_eq!(bench.state.adventurer_stacks[0].to_vec(), [ThiefC, WizardB, WizardA]);
    let back: Vec<&str> = bench
        .events
        .iter()
        .filter_map(|event| match event {
            Event::PutBack { adventurer } => Some(adventurer.id()),
            _ => None,
        })
        .collect();
    assert_eq!(back, ["wizard-b", "thief-c"]);
    assert_eq!(bench.state.returned, 2);
}

/// DL-060: when those who were put back are drawn in the end, nothing of the stack is known any more but what is left of
/// them.
#[test]
fn who_was_put_back_comes_in_the_end() {
    let mut bench = Bench::new(3);
    bench.state.adventurer_stacks[0] = [WizardB, ThiefC, WarriorA, PriestC].into_iter().collect();
    bench.state.returned = 3;
    bench.until(|state| state.season == Season::Spring);
    assert_eq!(bench.state.forecast.to_vec(), [WarriorA, PriestC, ThiefC]);
    assert_eq!((bench.state.adventurer_stacks[0].to_vec(), bench.state.returned), (vec![WizardB], 1));
    let world = bench.game.imagine(&bench.state, Seat::FIRST, &mut Quick::new(1));
    assert_eq!(world.adventurer_stacks[0].to_vec(), [WizardB]);
}

/// DL-053, DL-054, DL-058, DL-062, DL-168, DL-169, DL-191, DL-192: every round of random games, in both years and for all
/// player counts, begins with six orders in hand, nobody at work, a full market and the visitors so far at the stairs.
#[test]
fn every_round_begins_alike() {
    let mut rounds = 0;
    for seats in 2..=4 {
        for seed in 0..12 {
            let game = Lords::new(&Setup::new(seats).with("rules", "full")).expect("a set-up of the game");
            let mut luck = Quick::new(seed);
            let mut state = game.start(&mut luck, &mut Silent);
            let mut moves = Vec::new();
            while let Status::Acting(acting) = game.status(&state) {
                let unbegun = state.players.iter().all(|player| player.chosen.is_empty());
                if state.ask == Ask::Orders && unbegun {
                    begins_alike(&state);
                    rounds += 1;
                }
                let seat = acting.first().expect("somebody is asked");
                moves.clear();
                game.legal_moves(&state, seat, &mut moves);
                let mv = moves[luck.below(moves.len() as u32) as usize];
                game.play(&mut state, seat, mv, &mut luck, &mut Silent).expect("a legal move");
            }
        }
    }
    // The first move of an order leaves one seat with a card: each round is looked at once.
    assert_eq!(rounds, 3 * 12 * 8);
}

fn begins_alike(state: &State) {
    let people = if state.seats() == 4 { 4 } else { 3 };
    let season = state.season.place();
    assert_eq!((state.tavern.total(), state.shop.len()), (3, 2));
    assert_eq!(state.arriving.len(), if season == 0 { 0 } else { people });
    assert_eq!(state.forecast.len(), if season == 3 { 0 } else { people });
    assert_eq!(usize::from(state.events_shown), (season + 1).min(3));
    for player in &state.players {
        assert_eq!((player.inaccessible.len(), player.hand().len(), player.waiting.len()), (2, 6, 0));
        assert_eq!((player.busy_imps, player.busy_trolls, player.worked.total()), (0, 0, 0));
        let paladin = |who| matches!(who, SilverPaladin | GoldPaladin);
        let party = player.party.iter().filter(|one| !paladin(one.who)).count();
        assert_eq!(party, season.saturating_sub(1), "a visitor for each season that is over");
    }
    for dummy in &state.dummies {
        let (closed, drawn) = if state.seats() == 2 { (3, 2) } else { (3, 0) };
        assert_eq!((dummy.inaccessible.len(), dummy.drawn.len(), dummy.third), (closed, drawn, None));
    }
    let minions = state.board.iter().flatten().filter(|space| **space != Occupant::Free);
    assert_eq!(minions.count(), [4, 3, 0][usize::from(state.seats() - 2)]);
}
