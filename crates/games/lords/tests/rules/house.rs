//! Cards whose values are ours: what they do, how they are told, and that another table replaces them.

use crate::bench::Bench;
use undercroft_core::{Company, Game, Language, Observer, Seat, Setup, Tell, Words};
use undercroft_lords::components::{Adventurer, Card, Creature, EventTile, IN_THE_BOX, Room, Special, Trap};
use undercroft_lords::{Event, Lords, Move};

use Adventurer::*;

fn said(game: &Lords, language: Language, event: &Event) -> String {
    let words = Words::new(language, &[Lords::words(language)]);
    let phrase = game.sentence(event).expect("a sentence");
    words.try_say(&phrase, &Company::default()).expect("words for it")
}

/// What the button says that lays a trap in this year.
fn lay(bench: &mut Bench, language: Language, trap: Trap, year: u8) -> String {
    bench.state.year = year;
    let view = bench.game.view(&bench.state, Observer::Seat(Seat::FIRST));
    let words = Words::new(language, &[Lords::words(language)]);
    words.try_say(&bench.game.label(&view, Move::Lay(trap)), &Company::default()).expect("words for it")
}

/// The table in the box with one passage changed, behind an id.
fn changed(id: &str, from: &str, to: &str) -> Lords {
    let at = IN_THE_BOX.find(&format!("id = \"{id}\"")).expect("an entry");
    let (before, after) = IN_THE_BOX.split_at(at);
    assert!(after.contains(from), "{from}");
    let text = format!("{before}{}", after.replacen(from, to, 1));
    Lords::new(&Setup { components: Some(text), ..Setup::new(2) }).expect("a whole table")
}

/// DL-007: the traps of the second year in a battle, thieves apart: damage, cost and whether the tile is lost.
#[test]
fn traps_of_the_second_year() {
    for (trap, damage, gold, food, imps, lost) in [
        (Trap::RollingStone, [4, 0, 0], 3, 3, 3, 1),
        (Trap::Pendulum, [0, 4, 0], 3, 3, 3, 1),
        (Trap::WallOfFire, [1, 1, 2], 3, 3, 3, 1),
        (Trap::TrapDoor, [3, 0, 0], 3, 3, 3, 0),
        (Trap::CursedRing, [1, 1, 1], 2, 3, 3, 0),
        (Trap::KamikazeImp, [3, 1, 1], 3, 3, 2, 1),
        (Trap::PoisonedDart, [3, 0, 0], 3, 3, 3, 1),
        (Trap::AntiMagicDart, [1, 0, 0], 3, 3, 3, 1),
    ] {
        let mut bench = Bench::new(4);
        bench.state.year = 2;
        bench.combat(&[WarriorH, WarriorG, WarriorF], &[trap], &[]).cards(&[Card::CreateFood; 4]);
        bench.send_all();
        if bench.may(1, "target 1") {
            bench.play(1, "target 1");
        }
        let mut found = bench.damage();
        // The card's fatigue is 1, where there is any.
        found[0] -= lost;
        assert_eq!((found, bench.conquered()), (damage.to_vec(), lost), "{trap}");
        assert_eq!((bench.me().gold, bench.me().food, bench.me().imps), (gold, food, imps), "{trap}");
    }
    let mut bench = Bench::new(4);
    bench.state.year = 2;
    bench.combat(&[WarriorH, WarriorG], &[Trap::PoisonedMeal], &[]).cards(&[Card::CreateFood; 4]);
    bench.me().food = 1;
    assert_eq!(bench.refused(1, "lay poisoned-meal"), "DL-234");
    bench.me().food = 2;
    bench.send_all();
    assert_eq!((bench.me().prison.to_vec(), bench.me().food), (vec![WarriorH], 0));
}

/// DL-235: traps against a party of one: both parts of the Wall of Fire hit him, the Pendulum nobody, a dart him.
#[test]
fn traps_against_one() {
    for (trap, damage) in [
        (Trap::RollingStone, 3),
        (Trap::Pendulum, 0),
        (Trap::WallOfFire, 2),
        (Trap::KamikazeImp, 3),
        (Trap::CursedRing, 1),
        (Trap::PoisonedDart, 3),
        (Trap::AntiMagicDart, 1),
    ] {
        let mut bench = Bench::battle(&[WarriorC], &[trap], &[], Card::Invisibility);
        assert_eq!(bench.damage(), [damage], "{trap}");
        assert_eq!((bench.me().traps.total(), bench.state.traps_seen.count(trap)), (0, 1), "{trap}");
    }
}

/// Traps are told by what they do this year.
#[test]
fn traps_are_told_as_they_are() {
    let mut bench = Bench::new(2);
    for (trap, first, second) in [
        (Trap::RollingStone, "3 to the first", "4 to the first"),
        (Trap::Pendulum, "3 to the second", "4 to the second"),
        (Trap::WallOfFire, "1 to each, 1 more to the last", "1 to each, 1 more to the last"),
        (Trap::TrapDoor, "2 to the first; no conquering", "3 to the first; no conquering"),
        (
            Trap::CursedRing,
            "1 to each; no conquering; costs 1 gold",
            "1 to each; no conquering; costs 1 gold",
        ),
        (
            Trap::PoisonedMeal,
            "the first takes as much as he has hit points; costs 1 food",
            "the first takes as much as he has hit points; costs 2 food",
        ),
        (
            Trap::KamikazeImp,
            "3 to the first, 1 to the others; costs 1 imp",
            "3 to the first, 1 to the others; costs 1 imp",
        ),
        (
            Trap::PoisonedDart,
            "1 to anyone, and 2 more at the end of the round",
            "1 to anyone, and 2 more at the end of the round",
        ),
        (
            Trap::AntiMagicDart,
            "1 to anyone; a wizard hit stops spells, a priest hit stops healing",
            "1 to anyone; a wizard hit stops spells, a priest hit stops healing",
        ),
    ] {
        for (year, text) in [(1, first), (2, second)] {
            let told = lay(&mut bench, Language::En, trap, year);
            assert!(told.contains(text), "{told}, not {text}");
            assert!(!lay(&mut bench, Language::Ru, trap, year).is_empty());
        }
    }
}

/// DL-220, DL-226: in a room the gold more is part of the price one reads.
#[test]
fn traps_are_dearer_in_a_room() {
    for (room, stone, ring) in [
        (None, "3 to the first", "costs 1 gold"),
        (Some(Room::Hatchery), "3 to the first; costs 1 gold", "costs 2 gold"),
        (Some(Room::Labyrinth), "3 to the first", "costs 1 gold"),
    ] {
        let mut bench = Bench::new(2);
        if let Some(room) = room {
            bench.room(room, "C1");
        }
        bench.combat(&[WarriorC], &[Trap::RollingStone, Trap::CursedRing], &[]);
        assert!(lay(&mut bench, Language::En, Trap::RollingStone, 1).ends_with(stone), "{room:?}");
        assert!(lay(&mut bench, Language::En, Trap::CursedRing, 1).ends_with(ring), "{room:?}");
    }
}

/// Another table with another effect on a card: the card does that, and says so in both languages.
#[test]
fn replaced_cards_say_what_they_do() {
    let game =
        changed("exorcism", "{ kind = \"lose-imps\", count = 2 }", "{ kind = \"gain-evil\", count = 1 }");
    let event = Event::Turned { round: 1, card: Card::Exorcism };
    let card = "Combat card of round 1: Exorcism, slow spell: you gain 1 Evil; fatigue 2. It needs 1 magic.";
    assert_eq!(said(&game, Language::En, &event), card);
    assert!(said(&game, Language::Ru, &event).contains("Зло +1"));
    let game = changed("rats", "{ kind = \"halve-food\" }", "{ kind = \"audit\", gold = 3 }");
    let event = Event::SpecialShown { special: Special::Rats };
    let rats = "The special event will be Rats: pay 3 gold; each gold unpaid is a red marker.";
    assert_eq!(said(&game, Language::En, &event), rats);
    assert!(said(&game, Language::Ru, &event).contains("отдайте 3 золота; каждое неуплаченное"));
    let mut bench = Bench::new(2);
    bench.game = changed(
        "pendulum",
        "second_year = { effect = { second = 4 } }",
        "second_year = { cost = { gold = 2 }, effect = { others = 2, poison = 1 } }",
    );
    let told = lay(&mut bench, Language::En, Trap::Pendulum, 2);
    assert!(told.contains("2 to the others, 1 to anyone at the end of the round; costs 2 gold"), "{told}");
}

/// A dearer audit may be paid in part: each gold unpaid is a marker, as with taxes (DL-181, DL-182).
#[test]
fn a_dearer_audit() {
    let mut bench = Bench::new(2);
    bench.game = changed("tunnel-audit", "gold = 1", "gold = 3");
    bench.state.specials = [Special::TunnelAudit, Special::Rats].into_iter().collect();
    bench.event(EventTile::Special);
    assert_eq!(bench.legal(1), ["give 0", "give 1", "give 2", "give 3"]);
    bench.play(1, "give 1");
    assert_eq!((bench.me().gold, bench.me().marks), (2, 2));
}

/// Every card and event has a name and a text in both languages.
#[test]
fn everything_has_words() {
    let bench = Bench::new(2);
    for language in Language::ALL {
        for card in &Card::ALL {
            let text = said(&bench.game, language, &Event::Turned { round: 4, card: *card });
            assert!(text.len() > 20, "{text}");
        }
        for special in &Special::ALL {
            let text = said(&bench.game, language, &Event::SpecialHappens { special: *special });
            assert!(text.len() > 20, "{text}");
        }
    }
}

/// A full game with this special event in spring.
fn event(which: Special, prepare: impl Fn(&mut Bench)) -> Bench {
    let mut bench = Bench::full(4);
    for number in 1..=4 {
        let keep = bench.legal(number)[0].clone();
        bench.play(number, &keep);
    }
    bench.state.first = Seat::FIRST;
    bench.state.specials = [which, Special::Rats].into_iter().collect();
    prepare(&mut bench);
    bench.event(EventTile::Special);
    bench
}

/// DL-012, DL-334: the Witch Hunt wants a monster, not a ghost; without one there is only the Evil, clamped at the top.
#[test]
fn the_witch_hunt() {
    let mut bench = event(Special::WitchHunt, |bench| {
        bench.me().up = [Creature::Ghost, Creature::Witch].into_iter().collect();
        bench.player(2).up.add(Creature::Ghost);
        bench.player(3).evil = 13;
    });
    assert_eq!(bench.legal(1), ["lose witch", "accept"]);
    bench.play(1, "accept");
    assert_eq!((bench.me().evil, bench.me().monsters()), (7, 1));
    assert_eq!((bench.player(2).evil, bench.player(3).evil, bench.player(2).up.total()), (7, 14, 1));
}

/// The Monster Strike: one unit of one part for each monster, ghosts do not strike; Evil is a wage here, so it must fit
/// on the scale (DL-332), and a striking monster misses the combat of the year, not the next Pay Day.
#[test]
fn the_monster_strike() {
    let lair = [Creature::Ghost, Creature::Vampire, Creature::Golem, Creature::Demon];
    let mut bench = event(Special::MonsterStrike, |bench| {
        bench.me().up = lair.into_iter().collect();
        bench.me().traps.add(Trap::Pendulum);
        bench.state.event_tiles = [EventTile::Taxes; 3];
    });
    assert_eq!(
        bench.legal(1),
        [
            "part vampire evil",
            "strike vampire",
            "part golem gold",
            "part golem trap",
            "strike golem",
            "part demon evil",
            "strike demon"
        ]
    );
    bench.all(1, &["part vampire evil", "part golem trap", "discard pendulum", "strike demon"]);
    let me = bench.me();
    assert_eq!((me.evil, me.gold, me.traps.total()), (5, 3, 0));
    assert_eq!((me.up.total(), me.down.count(Creature::Demon), me.monsters()), (3, 1, 3));
    bench.until(|state| state.combat_round > 0 && state.actor == Seat::FIRST);
    assert_eq!(bench.refused(1, "send demon"), "DL-227");
    bench.until(|state| state.year == 2);
    assert!(bench.me().up.has(Creature::Demon));

    let bench = event(Special::MonsterStrike, |bench| {
        bench.me().up.add(Creature::Vampire);
        bench.me().evil = 14;
    });
    assert_eq!(bench.legal(1), ["strike vampire"]);
}

/// Halves are rounded down, for one or none as well; the Imp Feast and the Tunnel Audit take what is there.
#[test]
fn halves_and_feasts() {
    for (had, left) in [(0, 0), (1, 1), (2, 1), (7, 4)] {
        assert_eq!(event(Special::TreasuryLeak, |bench| bench.me().gold = had).me().gold, left);
        assert_eq!(event(Special::Rats, |bench| bench.me().food = had).me().food, left);
    }
    let bench = event(Special::TrapRecall, |bench| bench.me().traps.add(Trap::Pendulum));
    assert_eq!(bench.state.players[0].traps.total(), 1);
    let mut bench = event(Special::ImpFeast, |bench| (bench.me().imps, bench.me().food) = (9, 1));
    assert_eq!(bench.legal(1), ["give 0", "give 1"]);
    bench.play(1, "give 1");
    assert_eq!((bench.me().imps, bench.me().food), (7, 0));
    let mut bench = event(Special::TunnelAudit, |bench| bench.me().gold = 0);
    assert_eq!(bench.legal(1), ["give 0"]);
    bench.play(1, "give 0");
    assert_eq!(bench.me().marks, 1);
    let mut bench = event(Special::BadPress, |bench| {
        bench.me().up = [Creature::Troll, Creature::Ghost].into_iter().collect();
    });
    assert_eq!(bench.me().evil, 4, "a monster and a ghost are not two monsters");
}
