//! Section 40: who knows what.

use crate::bench::{Bench, cell};
use std::collections::BTreeSet;
use undercroft_core::table::UndoError;
use undercroft_core::{Game, Observer, Quick, Seat, Seed, Setup, Table};
use undercroft_lords::components::{Adventurer, Creature, EventTile, Room, Season, Special, Trap};
use undercroft_lords::state::{Ask, Member, Phase};
use undercroft_lords::{Event, Lords, State};

const OTHER: Observer = Observer::Seat(Seat::new(1));
const OWN: Observer = Observer::Seat(Seat::FIRST);

/// DL-118, DL-381, DL-382: trap cards and unrevealed orders are the owner's secret; their number is not.
#[test]
fn hands_are_secret() {
    let mut bench = Bench::new(2);
    bench.me().traps = [Trap::Pendulum, Trap::TrapDoor].into_iter().collect();
    let order = bench.legal(1)[0].clone();
    bench.play(1, &order);
    let own = bench.game.view(&bench.state, OWN);
    let other = bench.game.view(&bench.state, OTHER);
    assert_eq!((own.players[0].shown.traps.total(), own.players[0].shown.chosen.len()), (2, 1));
    assert_eq!((other.players[0].shown.traps.total(), other.players[0].shown.chosen.len()), (0, 0));
    assert_eq!(other.players[0].trap_cards, 2);
    assert_eq!(other.players[0].shown.gold, 3);
    assert_eq!(bench.events[0].project(OTHER), None, "orders are given in silence");
}

/// Everything that somebody receives: status, view and events, as they leave for a client.
fn received(table: &Table<Lords>, observer: Observer) -> String {
    let (view, events) = (table.view(observer), table.events(0, observer));
    let told: Vec<_> = events.into_iter().map(|(_, event)| event).collect();
    format!("{:?}\n{}\n{}", table.status(), json(&view), json(&told))
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

/// DL-064, DL-382: an order is given in silence: it can be taken back after another seat has given its own, and nobody
/// else notices either. Once all orders are revealed it stands.
#[test]
fn an_order_can_be_taken_back_until_the_reveal() {
    let (first, second) = (Seat::FIRST, Seat::new(1));
    for setup in [Setup::new(3), Setup::new(2), Setup::new(4).with("draft", "on")] {
        let mut table =
            Table::new(Lords::new(&setup).expect("a set-up"), Seed::new("orders").expect("a seed"));
        let others: Vec<Observer> = Seat::all(setup.seats)
            .filter(|seat| *seat != first)
            .map(Observer::Seat)
            .chain([Observer::Spectator])
            .collect();
        let all = |table: &Table<Lords>| -> Vec<String> {
            others.iter().map(|observer| received(table, *observer)).collect()
        };
        if table.state().ask == Ask::Keep {
            for seat in Seat::all(setup.seats) {
                let mv = table.legal_moves(seat)[0];
                table.play(seat, mv).expect("a legal move");
            }
        }
        let before = all(&table);
        let given = table.legal_moves(first)[0];
        table.play(first, given).expect("a legal move");
        assert_eq!(all(&table), before, "nobody notices an order");
        let mv = table.legal_moves(second)[0];
        table.play(second, mv).expect("a legal move");
        let after = all(&table);
        table.undo(first).expect("nobody has heard of it");
        assert_eq!(all(&table), after, "nobody notices that it is taken back");
        assert_eq!(table.state().player(first).chosen.len(), 0);
        assert_eq!(table.state().player(second).chosen.len(), 1, "the other order stands");
        assert!(table.legal_moves(first).contains(&given));
        while table.state().ask == Ask::Orders {
            // Even the last of one's orders, as long as somebody else has not finished.
            let seat = table.status().acting().first().expect("somebody chooses");
            let mv = table.legal_moves(seat)[0];
            table.play(seat, mv).expect("a legal move");
            let asked = table.status().acting();
            if table.state().ask == Ask::Orders && !asked.contains(seat) {
                table.undo(seat).expect("nothing has been revealed");
                assert!(table.status().acting().contains(seat), "asked again");
                table.play(seat, mv).expect("a legal move");
            }
        }
        assert_eq!(table.undo(first), Err(UndoError::Revealed));
    }
}

/// DL-039, DL-382: what is kept of the first three orders is chosen in silence as well.
#[test]
fn a_kept_order_can_be_taken_back() {
    let game = Lords::new(&Setup::new(3).with("rules", "full")).expect("a set-up");
    let mut table = Table::new(game, Seed::new("draft").expect("a seed"));
    for seat in [Seat::FIRST, Seat::new(1)] {
        let mv = table.legal_moves(seat)[0];
        table.play(seat, mv).expect("a legal move");
    }
    let heard = |table: &Table<Lords>| json(&table.events(0, OTHER));
    let before = heard(&table);
    table.undo(Seat::FIRST).expect("nobody has heard of it");
    assert_eq!(heard(&table), before);
    assert_eq!(table.state().players[0].kept, None);
    assert!(table.state().players[1].kept.is_some());
}

/// DL-383: everybody sees that and where somebody spied, but only he knows the card.
#[test]
fn spied_cards() {
    let mut bench = Bench::new(2);
    bench.me().spied[2] = true;
    let card = bench.state.cards[0][2];
    assert_eq!(bench.game.view(&bench.state, OWN).cards, [None, None, Some(card), None]);
    for observer in [OTHER, Observer::Spectator] {
        let view = bench.game.view(&bench.state, observer);
        assert_eq!(view.cards, [None; 4], "{observer:?}");
        assert!(view.players[0].shown.spied[2]);
    }
    let told = Event::Spied { seat: Seat::FIRST, place: 3, card: Some(card) };
    assert_eq!(told.project(OWN).as_ref(), Some(&told));
    for observer in [OTHER, Observer::Spectator] {
        let hidden = Event::Spied { seat: Seat::FIRST, place: 3, card: None };
        assert_eq!(told.project(observer), Some(hidden));
    }
}

/// DL-118, DL-382: of drawn traps others hear only how many.
#[test]
fn drawn_traps_are_secret() {
    let traps = Some(vec![Trap::Pendulum, Trap::TrapDoor]);
    let told = Event::Drew { seat: Seat::FIRST, count: 2, traps };
    assert_eq!(told.project(OWN).as_ref(), Some(&told));
    for observer in [OTHER, Observer::Spectator] {
        let hidden = Event::Drew { seat: Seat::FIRST, count: 2, traps: None };
        assert_eq!(told.project(observer), Some(hidden));
    }
}

/// DL-039, DL-382: which three orders were drawn at the start, and which one is kept, only the owner knows until all
/// have chosen.
#[test]
fn the_first_choice_is_secret() {
    let mut bench = Bench::full(2);
    let drawn = bench.me().drawn;
    let unchosen = bench.game.imagine(&bench.state, Seat::new(1), &mut Quick::new(1));
    assert_eq!(unchosen.players[0].kept, None, "all see who has not chosen yet");
    let keep = bench.legal(1)[0].clone();
    bench.play(1, &keep);
    let (own, other) = (bench.game.view(&bench.state, OWN), bench.game.view(&bench.state, OTHER));
    assert_eq!((own.players[0].shown.drawn, own.players[0].shown.kept.is_some()), (drawn, true));
    assert_eq!((other.players[0].shown.drawn.len(), other.players[0].shown.kept), (0, None));
    assert_eq!(bench.events[0].project(OTHER), None, "a choice is made in silence");
    let told = Event::Drawn { seat: Seat::FIRST, orders: drawn };
    assert_eq!((told.project(OTHER), told.project(Observer::Spectator)), (None, None));
    assert_eq!(told.project(OWN), Some(told));
    let worlds: Vec<_> =
        (0..20).map(|seed| bench.game.imagine(&bench.state, Seat::new(1), &mut Quick::new(seed))).collect();
    assert!(worlds.iter().any(|world| world.players[0].drawn != drawn), "the other does not know them");
    assert!(worlds.iter().all(|world| world.players[0].kept.is_some()), "but that the choice is made");
}

/// DL-092, DL-383: the card that was looked at is told to nobody else; a drawn trap neither.
#[test]
fn what_others_hear() {
    let bench = Bench::new(2);
    let card = bench.state.cards[0][0];
    let spied = Event::Spied { seat: Seat::FIRST, place: 1, card: Some(card) };
    let drew = Event::Drew { seat: Seat::FIRST, count: 1, traps: Some(vec![Trap::Pendulum]) };
    for observer in [OTHER, Observer::Spectator] {
        let blind = Event::Spied { seat: Seat::FIRST, place: 1, card: None };
        assert_eq!(spied.project(observer), Some(blind));
        let blind = Event::Drew { seat: Seat::FIRST, count: 1, traps: None };
        assert_eq!(drew.project(observer), Some(blind));
    }
    assert_eq!((spied.project(OWN), drew.project(OWN)), (Some(spied), Some(drew)));
}

/// DL-384: what is face down is unknown: an imagined world has the same things in another order.
#[test]
fn stacks_are_unknown() {
    let bench = Bench::new(3);
    let world = bench.game.imagine(&bench.state, Seat::FIRST, &mut Quick::new(5));
    assert_ne!(world.trap_deck, bench.state.trap_deck);
    assert_ne!(world.creature_stack, bench.state.creature_stack);
    assert_eq!(world.forecast, bench.state.forecast);
    assert!(bench.game.conserved(&world).is_ok());
    // The second year lies under the first, in either world.
    let parts = bench.game.components();
    let late = [Creature::Golem, Creature::Dragon, Creature::Demon];
    assert!(world.creature_stack[12..].iter().all(|one| !late.contains(one)));
    assert!(world.room_stack[..8].iter().all(|room| parts.room(*room).year == 2));
}

/// DL-382, DL-383, DL-384: in the worlds a seat can imagine, all it cannot know varies and all it knows stays.
#[test]
fn imagined_worlds() {
    let mut bench = Bench::full(2);
    for number in [1, 2] {
        let keep = bench.legal(number)[0].clone();
        bench.play(number, &keep);
    }
    for _ in 0..3 {
        let choice = bench.legal(1)[0].clone();
        bench.play(1, &choice);
    }
    let world = bench.game.imagine(&bench.state, Seat::new(1), &mut Quick::new(1));
    assert_eq!(world.dummies[0].third, None, "all see that it is not chosen yet");
    let choice = bench.legal(1)[0].clone();
    bench.play(1, &choice);
    let choice = bench.legal(2)[0].clone();
    bench.play(2, &choice);
    bench.me().traps = [Trap::Pendulum, Trap::TrapDoor].into_iter().collect();
    bench.me().buried = [Trap::CursedRing].into_iter().collect();
    bench.player(2).traps = [Trap::WallOfFire].into_iter().collect();
    bench.player(2).buried = [Trap::KamikazeImp].into_iter().collect();
    let mut deck = bench.state.trap_deck;
    for trap in [Trap::Pendulum, Trap::TrapDoor, Trap::CursedRing, Trap::WallOfFire, Trap::KamikazeImp] {
        let place = deck.iter().position(|one| *one == trap).expect("three of each");
        deck.remove(place);
    }
    bench.state.trap_deck = deck;
    bench.me().spied[0] = true;
    bench.player(2).spied[1] = true;
    bench.state.event_tiles = [EventTile::PayDay, EventTile::Taxes, EventTile::Special];
    let truth = bench.state.clone();
    let worlds: Vec<_> =
        (0..60).map(|seed| bench.game.imagine(&truth, Seat::new(1), &mut Quick::new(seed))).collect();

    let varies = |what: &str, part: &dyn Fn(&State) -> String| {
        let kinds: BTreeSet<String> = worlds.iter().map(part).collect();
        assert!(kinds.len() > 1, "{what} would be known");
    };
    let stays = |what: &str, part: &dyn Fn(&State) -> String| {
        assert!(worlds.iter().all(|world| part(world) == part(&truth)), "{what} is known");
    };
    varies("an order of the other", &|world| format!("{:?}", world.players[0].chosen));
    varies("the third order of the other", &|world| format!("{:?}", world.dummies[0].third));
    varies("traps of the other", &|world| format!("{:?}", world.players[0].traps));
    varies("what the other discarded", &|world| format!("{:?}", world.players[0].buried));
    varies("the trap deck", &|world| format!("{:?}", world.trap_deck));
    varies("a card the other spied", &|world| format!("{:?}", world.cards[0][0]));
    varies("a card of next year", &|world| format!("{:?}", world.cards[1][1]));
    varies("the events to come", &|world| format!("{:?}", world.event_tiles[1]));
    varies("the special event", &|world| format!("{:?}", world.specials[0]));
    varies("the special event of next year", &|world| format!("{:?}", world.specials[1]));
    varies("creatures", &|world| format!("{:?}", world.creature_stack.last()));
    varies("creatures of next year", &|world| format!("{:?}", world.creature_stack[0]));
    varies("rooms", &|world| format!("{:?}", world.room_stack.last()));
    varies("rooms of next year", &|world| format!("{:?}", world.room_stack[0]));
    varies("adventurers", &|world| format!("{:?}", world.adventurer_stacks[0].last()));
    varies("adventurers of next year", &|world| format!("{:?}", world.adventurer_stacks[1].last()));
    stays("one's own", &|world| format!("{:?}", world.players[1]));
    stays("how far the other is", &|world| {
        format!("{:?}", (world.players[0].chosen.len(), world.dummies[0].third.is_some()))
    });
    stays("how many traps the other has", &|world| {
        format!("{:?}", (world.players[0].traps.total(), world.players[0].buried.total()))
    });
    stays("a card one spied", &|world| format!("{:?}", world.cards[0][1]));
    stays("the next event", &|world| format!("{:?}", world.event_tiles[0]));
    stays("what lies open", &|world| {
        format!("{:?}", (world.tavern, &world.shop, &world.forecast, &world.board, world.dummies[0].drawn))
    });
    for world in &worlds {
        assert!(bench.game.conserved(world).is_ok());
        let closed = world.players[0].inaccessible;
        assert!(world.players[0].chosen.iter().all(|order| !closed.contains(*order)));
    }
}

/// DL-222, DL-385: in planning creatures are public; of a trap only that it is there.
#[test]
fn plans_are_half_public() {
    let mut bench = Bench::new(2);
    bench.combat(&[Adventurer::WarriorC], &[Trap::Pendulum], &[Creature::Troll]);
    bench.play(1, "lay pendulum");
    let laid = Event::Laid { seat: Seat::FIRST, trap: None };
    for observer in [OTHER, Observer::Spectator] {
        assert!(bench.events.iter().all(|event| event.project(observer).as_ref() == Some(&laid)));
    }
    bench.play(1, "send troll");
    let plan = &bench.game.view(&bench.state, OTHER).players[0];
    assert_eq!((plan.laid_traps, plan.shown.plan.traps.len(), plan.shown.plan.sent.total()), (1, 0, 1));
    assert_eq!(bench.game.view(&bench.state, OWN).players[0].shown.plan.traps.len(), 1);
    assert!(matches!(bench.state.phase, Phase::Planning(_)));
}

/// DL-015, DL-386: a discarded trap lies face down, a used one has been seen.
#[test]
fn discards() {
    let mut bench = Bench::new(2);
    bench.me().buried.add(Trap::Pendulum);
    for (observer, known) in [(OWN, 1), (OTHER, 0), (Observer::Spectator, 0)] {
        let view = bench.game.view(&bench.state, observer);
        assert_eq!((view.players[0].shown.buried.total(), view.traps_seen.total()), (known, 0));
    }
    let hidden = Event::Discarded { seat: Seat::FIRST, trap: Some(Trap::Pendulum) };
    assert_eq!(hidden.project(OTHER), Some(Event::Discarded { seat: Seat::FIRST, trap: None }));
    let used = Event::Sprung { seat: Seat::FIRST, trap: Trap::Pendulum };
    assert_eq!(used.project(OTHER), Some(used));
    let mut bench = Bench::new(2);
    bench.me().buried.add(Trap::Pendulum);
    assert_eq!(bench.game.view(&bench.state, OWN).players[0].shown.buried.total(), 1);
    for observer in [OTHER, Observer::Spectator] {
        assert_eq!(bench.game.view(&bench.state, observer).players[0].shown.buried.total(), 0);
    }
}

/// DL-015, DL-381: tiles that left the game lie face up: everybody may look through them.
#[test]
fn discarded_tiles_are_public() {
    let mut bench = Bench::new(2);
    let (tavern, shop) = (bench.state.tavern, bench.state.shop);
    bench.until(|state| state.season == Season::Spring);
    bench.until(|state| state.season == Season::Summer);
    let elsewhere = bench.events.iter().find_map(|event| match event {
        Event::WentElsewhere { adventurer } => Some(*adventurer),
        _ => None,
    });
    for observer in [OWN, OTHER, Observer::Spectator] {
        let view = bench.game.view(&bench.state, observer);
        assert!(tavern.kinds().all(|creature| view.creatures_gone.has(creature)));
        assert!(shop.iter().all(|room| view.rooms_gone.has(*room)));
        assert_eq!((view.creatures_gone.total(), view.rooms_gone.total()), (6, 4), "of winter and spring");
        assert_eq!(
            view.adventurers_gone.each().collect::<Vec<_>>(),
            elsewhere.into_iter().collect::<Vec<_>>()
        );
        assert_eq!(view.adventurers_gone.total(), 1);
    }
}

/// DL-196: all Evil Counters are public.
#[test]
fn counters_are_public() {
    let mut bench = Bench::new(2);
    bench.me().evil = 8;
    assert_eq!(bench.game.view(&bench.state, Observer::Spectator).players[0].shown.evil, 8);
}

/// DL-222, DL-363, DL-385: two traps lie face down in the Labyrinth. Whether they are alike shows in nothing that
/// others receive until the second one is turned up: the owner says which goes first in either case.
#[test]
fn two_traps_alike_look_like_any_two() {
    let seen = |second: Trap| {
        let mut bench = Bench::new(2);
        bench.room(Room::Labyrinth, "C1");
        bench.combat(&[Adventurer::WarriorC], &[Trap::RollingStone, second], &[]);
        bench.all(1, &["lay rolling-stone", &format!("lay {second}"), "ready"]);
        assert!(bench.may(1, "first rolling-stone"), "{second}: {:?}", bench.legal(1));
        let views =
            [bench.game.view(&bench.state, OTHER), bench.game.view(&bench.state, Observer::Spectator)];
        let heard: Vec<_> = bench.events.iter().map(|event| event.project(OTHER)).collect();
        (views, heard, bench.legal(1).len())
    };
    let (alike, other) = (seen(Trap::RollingStone), seen(Trap::Pendulum));
    assert_eq!((alike.0, alike.1), (other.0, other.1));
    assert_eq!((alike.2, other.2), (1, 2), "nothing is offered twice");
}

/// DL-385, DLA-19: whoever sees two plans with a trap each knows that both could be paid, and no more: every way the
/// cards can lie is equally likely. Of ring, pendulum and door one lies with seat 1, who has a gold, one with seat 2,
/// who has none, and one in the deck; the ring is with seat 1 in two of the four ways.
#[test]
fn possible_plans_are_equally_likely() {
    let mut bench = Bench::new(3);
    bench.combat(&[Adventurer::WarriorC], &[], &[]);
    bench.state.trap_deck = [Trap::CursedRing].into_iter().collect();
    for (number, gold, trap) in [(1, 1, Trap::Pendulum), (2, 0, Trap::TrapDoor)] {
        let player = bench.player(number);
        player.gold = gold;
        player.plan.tile = Some(cell("C1"));
        player.plan.traps.push(trap);
    }
    let deals = 4000;
    let mut with_first = 0;
    for seed in 0..deals {
        let world = bench.game.imagine(&bench.state, Seat::new(2), &mut Quick::new(seed));
        assert!(!world.players[1].plan.traps.contains(&Trap::CursedRing), "seat 2 could not pay it");
        with_first += u32::from(world.players[0].plan.traps.contains(&Trap::CursedRing));
    }
    assert!((1850..=2150).contains(&with_first), "{with_first} of {deals}");

    // In a room the gold on the trap has been paid: with none left, a trap that costs nothing may lie there.
    bench.room(Room::Hatchery, "C1");
    (bench.me().gold, bench.me().plan.surcharge) = (0, 1);
    let laid: BTreeSet<Trap> = (0..40)
        .map(|seed| bench.game.imagine(&bench.state, Seat::new(2), &mut Quick::new(seed)))
        .map(|world| world.players[0].plan.traps[0])
        .collect();
    assert_eq!(laid.into_iter().collect::<Vec<_>>(), [Trap::Pendulum, Trap::TrapDoor]);
}

/// DL-377, DL-385: in training everybody has the same traps, which all can read; which of two somebody has laid is a
/// secret.
#[test]
fn training_hands_are_known() {
    let mut bench = Bench::with(Setup::new(2).with("training", "3"));
    let world = |bench: &Bench, seed| bench.game.imagine(&bench.state, Seat::new(1), &mut Quick::new(seed));
    assert!((0..20).all(|seed| world(&bench, seed) == bench.state), "nothing is unknown");
    bench.play(1, "lay cursed-ring");
    let worlds: Vec<State> = (0..20).map(|seed| world(&bench, seed)).collect();
    let laid: BTreeSet<Trap> = worlds.iter().map(|world| world.players[0].plan.traps[0]).collect();
    assert_eq!(laid.into_iter().collect::<Vec<_>>(), [Trap::Pendulum, Trap::CursedRing]);
    for world in &worlds {
        let me = &world.players[0];
        assert!(me.traps.total() == 1 && !me.traps.has(me.plan.traps[0]), "the other one is in hand");
    }
}

/// DL-233, DL-385, DL-386: a trap that is being aimed has been shown to all; the second one of the Labyrinth and those
/// in other plans still lie face down.
#[test]
fn a_trap_that_is_aimed_is_seen() {
    let mut bench = Bench::new(3);
    bench.room(Room::Labyrinth, "C1");
    let traps = [Trap::PoisonedDart, Trap::Pendulum];
    bench.combat(&[Adventurer::WarriorC, Adventurer::WarriorB], &traps, &[]);
    let other = bench.player(2);
    other.party.push(Member::new(Adventurer::WarriorA));
    other.traps.add(Trap::TrapDoor);
    bench.send_all().all(2, &["lay trap-door", "ready"]).play(1, "first poisoned-dart");
    assert_eq!(bench.state.ask, Ask::TrapTarget);
    let third = Seat::new(2);
    for observer in [Observer::Seat(third), Observer::Spectator] {
        let view = bench.game.view(&bench.state, observer);
        let plans: Vec<_> =
            view.players.iter().map(|one| (one.shown.plan.traps.to_vec(), one.laid_traps)).collect();
        assert_eq!(plans, [(vec![Trap::PoisonedDart], 2), (vec![], 1), (vec![], 0)], "{observer:?}");
    }
    let worlds: Vec<State> =
        (0..40).map(|seed| bench.game.imagine(&bench.state, third, &mut Quick::new(seed))).collect();
    assert!(worlds.iter().all(|world| world.players[0].plan.traps[0] == Trap::PoisonedDart));
    let varies = |seat: usize, place: usize| {
        worlds.iter().map(|world| world.players[seat].plan.traps[place]).collect::<BTreeSet<_>>().len() > 1
    };
    assert!(varies(0, 1) && varies(1, 0));
}

/// DL-384: in the second year the special event of the first is known, and that it does not come again.
#[test]
fn the_special_event_of_last_year_is_known() {
    let mut bench = Bench::full(2);
    bench.state.year = 2;
    bench.state.specials = [Special::Rats, Special::BadPress].into_iter().collect();
    let worlds: Vec<State> =
        (0..100).map(|seed| bench.game.imagine(&bench.state, Seat::FIRST, &mut Quick::new(seed))).collect();
    assert!(worlds.iter().all(|world| world.specials[0] == Special::Rats));
    let now: BTreeSet<Special> = worlds.iter().map(|world| world.specials[1]).collect();
    assert_eq!(now.len(), 8, "{now:?}");
    assert!(!now.contains(&Special::Rats));
}
