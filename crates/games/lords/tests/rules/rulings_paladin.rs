//! Rulings on ambiguities of the rulebook: the Evilometer and the paladin.

use crate::actions::on_space;
use crate::bench::{Bench, play_at_random};
use undercroft_core::{Game, Seat, Setup};
use undercroft_lords::components::{Adventurer, Card, Creature, EventTile, Order, Title, Trap};
use undercroft_lords::rules::scoring::scores;
use undercroft_lords::state::{Ask, Member, Paladin, Player};
use undercroft_lords::{Event, Lords};

use Adventurer::*;
use Card::{DetectEvil, Invisibility, Suggestion};

fn with(number: u8) -> Paladin {
    Paladin::With(Seat::new(number - 1))
}

/// Seats 1 and 2 are equally evil; the paladin leads seat 1's party and seat 2 has this one.
fn two_hosts(party: &[Adventurer], second: &[Adventurer]) -> Bench {
    let mut bench = Bench::new(4);
    bench.combat(party, &[], &[]).cards(&[Invisibility; 4]);
    bench.state.paladin = with(1);
    (bench.me().evil, bench.player(2).evil) = (10, 10);
    bench.player(2).party = second.iter().copied().map(Member::new).collect();
    bench
}

fn battles(bench: &Bench) -> Vec<u8> {
    let seats = bench.events.iter().filter_map(|event| match event {
        Event::Battle { seat, .. } => Some(seat.number()),
        _ => None,
    });
    seats.collect()
}

/// DLA-32: the counter that nobody plays calls no paladin and takes no title.
#[test]
fn the_dummy_counter_is_ignored() {
    let mut bench = Bench::new(2);
    bench.state.dummy_evil = 13;
    for _ in 0..2 {
        bench.event(EventTile::PayDay);
        assert_eq!((bench.state.dummy_evil, bench.state.paladin), (14, Paladin::Tent), "at the top it stays");
    }
    bench.me().evil = 5;
    let award = &scores(&bench.game, &bench.state).titles[Title::DarkDeeds.place()];
    assert_eq!(award.holders.first(), Some(Seat::FIRST));
    assert_eq!(award.holders.len(), 1);
}

/// DLA-36: a payment of two Evil is one movement, judged by where it ends.
#[test]
fn one_payment_is_one_movement() {
    let mut bench = Bench::new(4);
    bench.player(2).party.push(Member::new(SilverPaladin));
    (bench.state.paladin, bench.player(2).evil, bench.me().evil) = (with(2), 9, 8);
    bench.me().up = [Creature::Vampire, Creature::Ghost].into_iter().collect();
    bench.event(EventTile::PayDay);
    bench.play(1, "pay vampire");
    let steps: Vec<_> = bench.events.iter().filter(|event| matches!(event, Event::Evil { .. })).collect();
    assert!(matches!(steps[..], [Event::Evil { from: 8, to: 10, .. }]), "{steps:?}");
    assert_eq!(bench.state.paladin, with(1));
}

/// DLA-37: when the host becomes two steps nicer, several may be more evil than he is; the most evil one gets the
/// paladin, wherever he sits, and only equals go by player order.
#[test]
fn the_most_evil_gets_him() {
    for (others, host) in [([11, 12, 10], 3), ([12, 11, 11], 2), ([12, 12, 11], 3), ([12, 11, 12], 2)] {
        // Seat 4 holds the token.
        let mut bench = on_space(Order::Reputation, 2);
        bench.me().party.push(Member::new(SilverPaladin));
        (bench.state.paladin, bench.me().evil) = (with(1), 12);
        for (player, evil) in bench.state.players[1..].iter_mut().zip(others) {
            player.evil = evil;
        }
        bench.play(1, "use");
        assert_eq!((bench.me().evil, bench.state.paladin), (10, with(host)), "{others:?}");
        assert_eq!((bench.party().len(), bench.player(host.into()).party[0].who), (0, SilverPaladin));
    }
}

/// DLA-38: called during one's own battle he leads the party at once.
#[test]
fn he_comes_in_the_middle_of_a_battle() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC, WizardA], &[], &[Creature::Vampire]).cards(&[Suggestion; 4]);
    bench.me().evil = 7;
    bench.send_all().play(1, "pay vampire");
    assert_eq!(bench.party(), ["paladin-silver", "warrior-c", "wizard-a"]);
    assert_eq!(bench.state.ask, Ask::Fight);
    bench.play(1, "attack vampire 1");
    assert_eq!(bench.party()[0], "paladin-silver");
    assert!(bench.heard(|event| matches!(event, Event::Hurt { adventurer: SilverPaladin, damage: 3, .. })));
}

/// DLA-39: whoever has not fought yet this round fights him this round, with the plan as it is.
#[test]
fn he_joins_a_party() {
    let mut bench = two_hosts(&[SilverPaladin, WarriorA], &[WarriorB]);
    bench.cards(&[Card::Fireball; 4]);
    bench.play(1, "ready").play(2, "ready");
    assert_eq!(battles(&bench), [1, 2]);
    let second = &bench.player(2).party;
    assert_eq!((second[0].who, second[0].damage), (SilverPaladin, 2), "tired in both dungeons");
}

/// DLA-40: at a dungeon that was cleared there is no battle this round, but a plan in the next; after the last round he
/// just leaves.
#[test]
fn he_comes_to_a_cleared_dungeon() {
    let mut bench = two_hosts(&[SilverPaladin, WarriorA], &[]);
    bench.play(1, "ready");
    assert_eq!((battles(&bench), bench.state.paladin), (vec![1], with(2)));
    bench.play(1, "ready");
    assert_eq!((bench.acting(), bench.state.ask), (vec![2], Ask::Plan));

    let mut bench = two_hosts(&[SilverPaladin, WarriorA], &[]);
    bench.state.combat_round = 4;
    bench.play(1, "ready");
    assert_eq!(bench.state.year, 2);
    assert!(bench.player(2).prison.is_empty());
}

/// DLA-41: when he was the last at a dungeon and rides away, the plan against him comes back and nobody is captured.
#[test]
fn he_rides_away() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC, WizardA], &[], &[]).cards(&[DetectEvil; 4]);
    bench.state.paladin = with(2);
    (bench.me().evil, bench.player(2).evil) = (9, 9);
    let other = bench.player(2);
    other.party.push(Member::new(SilverPaladin));
    other.up.add(Creature::Goblin);
    other.traps.add(Trap::RollingStone);
    bench.play(1, "ready").all(2, &["lay rolling-stone", "send goblin", "ready"]);
    assert_eq!((battles(&bench), bench.state.paladin), (vec![1], with(1)));
    let other = bench.player(2);
    assert_eq!((other.up.total(), other.traps.total(), other.prison.len()), (1, 1, 0));
}

/// DLA-42: at the beginning of the second year the most evil player gets the new paladin; of equals the last in the new
/// player order.
#[test]
fn the_second_paladin() {
    for (evil, host) in [([10, 12, 12, 9], 3), ([12, 10, 11, 9], 1), ([12, 10, 11, 12], 1)] {
        let mut bench = Bench::new(4);
        bench.combat(&[WarriorA], &[Trap::RollingStone], &[]);
        bench.state.paladin = Paladin::Out;
        for (player, evil) in bench.state.players.iter_mut().zip(evil) {
            player.evil = evil;
        }
        bench.send_all();
        assert_eq!((bench.state.year, bench.state.first.number()), (2, 4));
        assert_eq!(bench.state.paladin, with(host), "{evil:?}");
        assert_eq!(bench.player(host.into()).party[0].who, GoldPaladin);
    }
}

/// DLA-43: a conquest makes its victim less evil at once, and he may leave before the next battle of the round.
#[test]
fn a_conquest_may_send_him_on() {
    let mut bench = two_hosts(&[SilverPaladin, WarriorA], &[WarriorB]);
    bench.play(1, "ready").play(2, "ready");
    let place = |wanted: &dyn Fn(&Event) -> bool| bench.events.iter().position(wanted);
    let lost = place(&|event| matches!(event, Event::Conquered { seat, .. } if *seat == Seat::FIRST));
    let moves = place(&|event| matches!(event, Event::Paladin { .. }));
    let next = place(&|event| matches!(event, Event::Battle { seat, .. } if seat.number() == 2));
    assert!(lost.is_some() && lost < moves && moves < next, "{:?}", bench.events);
}

/// DLA-44: poison follows him to the other dungeon, and he is captured there.
#[test]
fn poison_follows_him() {
    let mut bench = two_hosts(&[SilverPaladin, WarriorC], &[]);
    bench.me().traps.add(Trap::PoisonedDart);
    bench.me().party[0].damage = 3;
    bench.send_all().play(1, "target 1");
    assert_eq!(bench.player(2).prison.to_vec(), [SilverPaladin]);
    assert_eq!(bench.state.paladin, Paladin::Out);
}

/// DL-198, DL-199, DL-202, DL-203, DL-206: whatever happens in a game, he is in his tent while nobody is evil enough,
/// else at the head of one party, and nobody on or above his space is more evil than his host.
#[test]
fn he_is_always_where_he_belongs() {
    let mut hosts = 0;
    for seats in 2..=4 {
        let game = Lords::new(&Setup::new(seats).with("rules", "full")).expect("a set-up");
        let space = game.components().evilometer.paladin;
        for seed in 0..30 {
            play_at_random(&game, seed, |state| {
                let who = if state.year == 1 { SilverPaladin } else { GoldPaladin };
                let leads = |player: &Player| {
                    let mut real = player.party.iter().filter(|one| one.who != Illusion);
                    real.next().is_some_and(|first| first.who == who)
                };
                let led: Vec<bool> = state.players.iter().map(leads).collect();
                let many = state
                    .players
                    .iter()
                    .flat_map(|player| &player.party)
                    .filter(|one| one.who == who)
                    .count();
                match state.paladin {
                    Paladin::Tent => {
                        assert_eq!(many, 0);
                        assert!(state.players.iter().all(|player| player.evil < space));
                    }
                    Paladin::With(host) => {
                        assert!(many == 1 && led[host.index()], "{state:?}");
                        let most = state.player(host).evil.max(space - 1);
                        assert!(state.players.iter().all(|player| player.evil <= most), "{state:?}");
                        hosts += 1;
                    }
                    Paladin::Out => assert_eq!(many, 0),
                }
            });
        }
    }
    assert!(hosts > 1000, "{hosts}");
}
