//! Rulings on ambiguities of the rulebook: the end of combat and of the game.

use crate::bench::{Bench, cell};
use undercroft_core::{Seat, Setup};
use undercroft_lords::Event;
use undercroft_lords::components::{Adventurer, Card, Creature, Order, Room, Title};
use undercroft_lords::rules::scoring::{points, scores};
use undercroft_lords::state::{Ask, Member, Occupant, Phase};

use Adventurer::*;

/// Seat 1 has lost everything and keeps prisoners; a party may still be there.
fn ruined(party: &[Adventurer], prison: &[Adventurer]) -> Bench {
    let mut bench = Bench::new(4);
    bench.combat(party, &[], &[]).cards(&[Card::Invisibility; 4]);
    bench.me().dungeon.conquered = ["C1", "C2", "C3"].into_iter().map(cell).collect();
    bench.me().plan.tile = None;
    bench.me().prison = prison.iter().copied().collect();
    bench.player(2).party = [WarriorC, WarriorB].into_iter().map(Member::new).collect();
    (bench.state.phase, bench.state.ask) = (Phase::Planning(0), Ask::Free);
    bench
}

/// DLA-45: each round without a tile left one prisoner goes free, also one of the first year; he does not rejoin, and
/// with an empty prison nothing happens.
#[test]
fn prisoners_go_free_round_by_round() {
    let mut bench = ruined(&[WarriorE], &[WarriorA, PriestA]);
    bench.play(1, "free warrior-a").play(2, "ready");
    assert_eq!((bench.state.combat_round, bench.party()), (2, vec!["warrior-e"]));
    bench.play(1, "free priest-a").play(2, "ready");
    assert_eq!((bench.state.combat_round, bench.acting()), (3, vec![2]));
}

/// DLA-46: where no adventurers are left nobody is freed.
#[test]
fn nobody_frees_the_prisoners() {
    let mut bench = ruined(&[], &[WarriorA]);
    (bench.state.ask, bench.state.actor, bench.state.phase) = (Ask::Plan, Seat::new(1), Phase::Planning(1));
    bench.player(2).plan.tile = Some(cell("C1"));
    bench.play(2, "ready");
    assert_eq!((bench.state.combat_round, bench.acting()), (2, vec![2]));
    assert_eq!(bench.me().prison.len(), 1);
}

/// DLA-47: a tile that was held in the last round stays ours.
#[test]
fn held_in_the_last_round() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC], &[], &[Creature::Slime]);
    bench.state.combat_round = 4;
    bench.send_all().play(1, "attack slime hold");
    assert_eq!((bench.state.year, bench.conquered()), (2, 0));
}

/// DLA-48: a title for having none of something is shared by all who have none.
#[test]
fn titles_for_nothing() {
    let bench = Bench::new(4);
    let award = &scores(&bench.game, &bench.state).titles[Title::Monsters.place()];
    assert_eq!((award.holders.len(), award.points), (4, 2));
}

/// DLA-49: so is the Battlelord where all have lost as much.
#[test]
fn equal_battlelords() {
    let mut bench = Bench::new(4);
    for number in 1..=4 {
        bench.player(number).dungeon.conquered.insert(cell("C1"));
    }
    let award = &scores(&bench.game, &bench.state).titles[Title::Battle.place()];
    assert_eq!((award.holders.len(), award.points), (4, 2));
}

/// DLA-50: the Hall of Fame honours exclusive titles, with 2 or with 3 players by 1; by the other reading shared ones
/// too.
#[test]
fn the_hall_of_fame() {
    for (seats, reading, exclusive, shared) in [
        (4, "exclusive", 2, 0),
        (3, "exclusive", 1, 0),
        (2, "exclusive", 1, 0),
        (3, "shared", 2, 1),
        (4, "shared", 2, 1),
    ] {
        let mut bench = Bench::with(Setup::new(seats).with("hall_of_fame", reading));
        bench.room(Room::HallOfFame, "C3");
        bench.me().imps = 9;
        let sheet = scores(&bench.game, &bench.state);
        let holds = |award: &&undercroft_lords::rules::scoring::Award| award.holders.contains(Seat::FIRST);
        let alone = sheet.titles.iter().filter(holds).filter(|award| award.holders.len() == 1).count();
        let many = sheet.titles.iter().filter(holds).count() - alone;
        assert!(alone > 0 && many > 0);
        let fame = exclusive * alone as i16 + shared * many as i16;
        assert_eq!(sheet.points[0].fame, fame, "{seats} players, {reading}");
    }
}

/// DLA-51: the token does not break a tie for the Lord of Dark Deeds.
#[test]
fn equally_dark_deeds() {
    let mut bench = Bench::new(4);
    (bench.me().evil, bench.player(3).evil) = (8, 8);
    for first in 0..4 {
        bench.state.first = Seat::new(first);
        let award = &scores(&bench.game, &bench.state).titles[Title::DarkDeeds.place()];
        assert_eq!(award.holders, [Seat::new(0), Seat::new(2)].into_iter().collect());
    }
}

/// DLA-52: creatures that were knocked out count in the end.
#[test]
fn knocked_out_monsters_count() {
    let mut bench = Bench::new(4);
    bench.me().up.add(Creature::Goblin);
    bench.me().down.add(Creature::Troll);
    bench.room(Room::Cafeteria, "C3");
    let sheet = points(&bench.game, &bench.state.players[0]);
    assert_eq!((sheet.monsters, sheet.scoring_rooms), (2, 2));
}

/// DLA-54, DL-307: in the second year the party attacks the closest tile to the entrance that is still ours, through
/// those lost in the first, which stay lost.
#[test]
fn the_second_combat_goes_deeper() {
    let mut bench = Bench::new(4);
    bench.until(|state| state.year == 2);
    for player in &mut bench.state.players {
        player.dungeon.conquered = [cell("C1")].into_iter().collect();
    }
    bench.until(|state| state.combat_round == 1);
    let number = bench.acting()[0];
    assert_eq!(bench.player(usize::from(number)).plan.tile, Some(cell("C2")));
    bench.until(|state| state.combat_round == 2);
    for player in &bench.state.players {
        assert!(player.dungeon.conquered.contains(cell("C1")));
    }
}

/// DL-004: what counts while building is out of sight in combat and in the end, and the other way round: orders and
/// minions belong to the one, the combat round to the other.
#[test]
fn building_and_combat_are_two_sides() {
    let mut bench = Bench::new(4);
    assert_eq!((bench.state.combat_round, bench.state.cards_shown), (0, 0));
    bench.until(|state| state.combat_round == 1);
    assert_eq!(bench.state.board, [[Occupant::Free; 3]; Order::COUNT]);
    assert!(bench.state.players.iter().all(|player| player.chosen.is_empty()));
    bench.until(|state| state.year == 2);
    assert_eq!((bench.state.combat_round, bench.state.cards_shown, bench.state.phase), (0, 0, Phase::Orders));
    bench.until(|state| state.phase == Phase::Over);
    assert!(bench.is_over());
}

/// DL-017: two conquests in one round are two movements on the Evilometer, one after the other.
#[test]
fn one_movement_after_the_other() {
    let mut bench = Bench::new(4);
    bench.combat(&[WarriorC], &[], &[]).cards(&[Card::Invisibility; 4]);
    bench.player(2).party.push(Member::new(WarriorC));
    bench.play(1, "ready").play(2, "ready");
    let moved = bench.events.iter().filter_map(|event| match event {
        Event::Evil { seat, from, to } => Some((seat.number(), *from, *to)),
        _ => None,
    });
    assert_eq!(moved.collect::<Vec<_>>(), [(1, 4, 3), (2, 4, 3)]);
}

/// DL-020, DL-037: the table is set for everybody, and all minions are at home: none stands on the board or on a card.
#[test]
fn the_table_is_set() {
    for seats in 2..=4 {
        let bench = Bench::new(seats);
        assert_eq!(bench.state.players.len(), usize::from(seats));
        let nobody = |space: &Occupant| !matches!(space, Occupant::Player(_));
        assert!(bench.state.board.iter().flatten().all(nobody));
        for player in &bench.state.players {
            assert!(player.waiting.is_empty() && player.chosen.is_empty());
            assert_eq!(player.dungeon.tiles().len(), 3);
        }
    }
}

/// DL-051: after every phase the next one comes, season by season.
#[test]
fn phases_follow_each_other() {
    let mut bench = Bench::new(4);
    let number = |phase: Phase| match phase {
        Phase::Draft => 0,
        Phase::Orders => 1,
        Phase::Actions(_) => 2,
        Phase::Production(_) => 3,
        Phase::Recall(_) => 4,
        Phase::Event(_) => 5,
        Phase::Arrival(_) => 6,
        Phase::Planning(_) => 7,
        Phase::Battle(_) => 8,
        Phase::Over => 9,
    };
    while bench.state.combat_round == 0 {
        let (season, phase) = (bench.state.season, number(bench.state.phase));
        let before = bench.state.clone();
        bench.until(|state| *state != before);
        let later = bench.state.season > season || bench.state.combat_round > 0;
        assert!(later || number(bench.state.phase) >= phase, "{:?}", bench.state.phase);
    }
}

/// DL-135: a room may take the place of a tunnel dug and mined this round, and the imps stay used.
#[test]
fn a_room_on_a_new_tunnel() {
    let mut bench = Bench::new(4);
    bench.state.shop = [Room::Mint].into_iter().collect();
    bench.me().imps = 4;
    use Order::{Dig, Food, Imps, Mine, Reputation, Traps};
    let others = [[Food, Imps, Traps], [Food, Imps, Traps], [Reputation, Imps, Traps]];
    bench.orders(&[[Dig, Mine, Order::Room], others[0], others[1], others[2]]);
    let mine = |state: &undercroft_lords::State| state.actor == Seat::FIRST && state.ask == Ask::Space;
    bench.until(mine);
    bench.all(1, &["dig D3", "done"]);
    bench.until(mine);
    bench.play(1, "mine 2");
    bench.until(mine);
    bench.play(1, "build mint D3");
    assert_eq!((bench.me().busy_imps, bench.me().dungeon.room_at(cell("D3"))), (3, Some(Room::Mint)));
    assert!(!bench.may(1, "produce mint"), "one imp is left, and the Mint needs three");
}

/// DL-137: one room, three uses: points in the end, work in the first year, and another limit in combat.
#[test]
fn what_a_room_is_for() {
    let mut bench = Bench::new(4);
    let before = points(&bench.game, &bench.state.players[0]).total();
    bench.room(Room::Hatchery, "C1");
    assert_eq!(points(&bench.game, &bench.state.players[0]).total() - before, 2);
    let mut working = Bench::new(4);
    working.room(Room::Hatchery, "C1");
    (working.state.phase, working.state.ask) = (Phase::Production(0), Ask::Produce);
    working.state.actor = Seat::FIRST;
    assert!(working.may(1, "produce hatchery"));
    bench.combat(&[WarriorC], &[], &[Creature::Goblin, Creature::Troll]);
    bench.all(1, &["send goblin", "send troll"]);
}
