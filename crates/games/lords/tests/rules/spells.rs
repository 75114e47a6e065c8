//! Sections 30.6 and 30.8 in detail: who can cast, and what every spell does to whom.

use crate::bench::Bench;
use undercroft_core::{Seat, Setup};
use undercroft_lords::Event;
use undercroft_lords::components::{Adventurer, Card, Creature, Room, Trap};
use undercroft_lords::state::{Ask, Member, Paladin};

use Adventurer::*;

fn cast(bench: &Bench) -> bool {
    bench.heard(|event| matches!(event, Event::Cast { .. }))
}

/// A battle in the year of the card, up to where the owner is asked or the next round begins.
fn under(card: Card, party: &[Adventurer], traps: &[Trap], creatures: &[Creature]) -> Bench {
    let mut bench = ready_for(card, party, traps, creatures);
    bench.send_all();
    bench
}

fn ready_for(card: Card, party: &[Adventurer], traps: &[Trap], creatures: &[Creature]) -> Bench {
    let mut bench = Bench::new(4);
    bench.state.year = bench.game.components().card(card).year;
    bench.combat(party, traps, creatures).cards(&[card; 4]);
    bench
}

/// DL-244, DL-245: the magic of all wizards and of the paladin is added up, and eliminated ones do not count.
#[test]
fn magic_adds_up() {
    for (party, casts_until) in [
        (&[WarriorC, WizardA][..], 1),
        (&[WarriorC, WizardA, WizardA], 2),
        (&[SilverPaladin, WizardA], 3),
        (&[SilverPaladin, WizardB], 4),
        (&[WarriorC, ThiefD, PriestD], 0),
    ] {
        for round in 1..=4 {
            let mut bench = ready_for(Card::DetectEvil, party, &[], &[]);
            bench.state.combat_round = round;
            bench.send_all();
            assert_eq!(cast(&bench), round <= casts_until, "{party:?} in round {round}");
        }
    }
    let mut bench = ready_for(Card::DetectEvil, &[WizardA, WizardA], &[Trap::RollingStone], &[]);
    bench.state.combat_round = 2;
    bench.send_all();
    assert!(!cast(&bench), "the stone took one of two wizards");
}

/// DL-365, DL-372: neither fast nor slow spells in the Anti-magic Room or after a dart on a wizard; the Witch and the
/// traps work as ever.
#[test]
fn neither_fast_nor_slow() {
    for card in [Card::WordOfPeace, Card::DetectEvil] {
        let mut bench = ready_for(card, &[WarriorC, WizardD], &[Trap::RollingStone], &[Creature::Witch]);
        bench.room(Room::AntiMagicRoom, "C1").send_all();
        assert_eq!((bench.state.ask, bench.damage()), (Ask::Fight, vec![3, 0]), "{card}");
        bench.play(1, "attack witch");
        assert!(!cast(&bench) && bench.me().prison.contains(&WarriorC), "{card}");

        let mut bench = under(card, &[WarriorC, WizardD], &[Trap::AntiMagicDart], &[Creature::Goblin]);
        bench.play(1, "target 2");
        assert_eq!(bench.state.ask, Ask::Fight, "{card}");
        bench.play(1, "attack goblin");
        assert!(!cast(&bench), "{card}");
    }
}

/// DL-248: the shield takes the first damage from whoever stands in front, once; the dart's poison comes too late for
/// it, as it does for invisible wizards.
#[test]
fn the_shield_holds_once() {
    let mut bench = under(Card::MagicShield, &[WarriorC, WizardD], &[], &[Creature::Slime]);
    bench.play(1, "attack slime");
    assert_eq!(bench.damage(), [1, 1], "1 - 1 and 1 by fatigue; 1");

    let mut bench = under(Card::MagicShield, &[WarriorC, WizardD], &[Trap::PoisonedDart], &[Creature::Slime]);
    bench.all(1, &["target 1", "attack slime hold"]);
    assert_eq!(bench.damage(), [1 + 2, 0], "the trap before the shield, the poison after it");

    let mut bench = under(Card::Invisibility, &[WarriorC, WizardD], &[Trap::PoisonedDart], &[]);
    bench.play(1, "target 2");
    assert_eq!(bench.damage(), [0, 1 + 2]);
}

/// DLA-09: an attack that the shield absorbs altogether is an attack, and the party heals.
#[test]
fn an_absorbed_attack_is_an_attack() {
    let mut bench = ready_for(Card::MagicShield, &[SilverPaladin], &[], &[Creature::Slime]);
    bench.me().party[0].damage = 3;
    bench.send_all().play(1, "attack slime");
    assert_eq!(bench.damage(), [3 - 2 + 1], "two hearts, and fatigue");
}

/// DL-248: invisible wizards are no targets and take nothing from an attack on all.
#[test]
fn nobody_hits_invisible_wizards() {
    let party = [WizardD, WarriorC, WizardB, ThiefD];
    let bench = under(Card::Invisibility, &party, &[], &[Creature::Vampire]);
    assert_eq!(bench.party(), ["warrior-c", "thief-d", "wizard-d", "wizard-b"]);
    let bites: Vec<String> = bench.legal(1).into_iter().filter(|text| !text.contains("sip")).collect();
    assert_eq!(bites, ["attack vampire 1", "attack vampire 2"]);
    let mut bench = under(Card::Invisibility, &party, &[], &[Creature::Slime]);
    bench.play(1, "attack slime");
    assert_eq!(bench.damage(), [1, 1, 0, 0]);
}

/// DL-248, DL-266: gold is lost first, then food, then a trap of the owner's choice, then nothing; the house card takes
/// two in the same order.
#[test]
fn treasure_is_found_in_this_order() {
    let two = [Trap::Pendulum, Trap::TrapDoor];
    for (card, gold, food, traps, left) in [
        (Card::DetectTreasure, 1, 1, 2, (0, 1, 2)),
        (Card::DetectTreasure, 0, 2, 2, (0, 1, 2)),
        (Card::DetectTreasure, 0, 0, 2, (0, 0, 1)),
        (Card::DetectTreasure, 0, 0, 0, (0, 0, 0)),
        (Card::HolyTithe, 3, 3, 2, (1, 3, 2)),
        (Card::HolyTithe, 1, 3, 2, (0, 2, 2)),
        (Card::HolyTithe, 0, 1, 2, (0, 0, 1)),
        (Card::HolyTithe, 0, 0, 2, (0, 0, 0)),
        (Card::HolyTithe, 0, 0, 1, (0, 0, 0)),
    ] {
        let mut bench = ready_for(card, &[WarriorH, WizardD], &two[..traps], &[]);
        (bench.me().gold, bench.me().food) = (gold, food);
        bench.play(1, "ready");
        while bench.state.ask == Ask::Discard {
            assert_eq!(bench.refused(1, "discard wall-of-fire"), "DL-266");
            let discard = bench.legal(1).pop().expect("a trap");
            bench.play(1, &discard);
        }
        let me = bench.me();
        assert_eq!((me.gold, me.food, me.traps.total()), left, "{card}: {gold} gold, {food} food, {traps}");
    }
}

/// DL-248, DL-333: the Suggestion asks for every monster's wage as on Pay Day; ghosts stay without being asked.
#[test]
fn the_suggestion_asks_for_each_monster() {
    let lair = [Creature::Golem, Creature::Troll, Creature::Ghost];
    let mut bench = ready_for(Card::Suggestion, &[WarriorH, WizardD], &[Trap::Pendulum], &lair);
    bench.room(Room::Hatchery, "C1");
    bench.all(1, &["send golem", "send troll", "send ghost", "ready"]);
    assert_eq!(bench.legal(1), ["pay troll", "withdraw troll", "pay golem", "withdraw golem"]);
    assert_eq!(bench.refused(1, "pay ghost"), "DL-248");
    bench.play(1, "pay golem");
    assert_eq!(bench.refused(1, "discard trap-door"), "DL-347");
    bench.play(1, "discard pendulum");
    assert_eq!((bench.me().gold, bench.me().traps.total()), (2, 0));
    assert_eq!(bench.legal(1), ["pay troll", "withdraw troll"]);
    bench.me().food = 1;
    assert_eq!(bench.refused(1, "pay troll"), "DL-018");
    bench.play(1, "withdraw troll");
    assert_eq!((bench.state.ask, bench.me().up.count(Creature::Troll)), (Ask::Fight, 1));
    assert_eq!(bench.me().plan.sent.total(), 2, "the Golem and the ghost fight");
}

/// DL-332, DL-333: in the full game a Vampire at the top of the Evilometer cannot be paid again.
#[test]
fn the_suggestion_needs_room_on_the_scale() {
    for (rules, moves) in
        [("first", &["pay vampire", "withdraw vampire"][..]), ("full", &["withdraw vampire"])]
    {
        let mut bench = Bench::with(Setup::new(4).with("rules", rules));
        bench.combat(&[WarriorC, WizardA], &[], &[Creature::Vampire]).cards(&[Card::Suggestion; 4]);
        bench.me().evil = 13;
        bench.send_all();
        assert_eq!(bench.legal(1), moves, "{rules}");
    }
}

/// DL-350, DL-351: under the Suggestion a Demon eats as on Pay Day; a monster it ate in the battle is not paid.
#[test]
fn the_suggestion_feeds_the_demon() {
    let lair = [Creature::Demon, Creature::Goblin];
    let mut bench = ready_for(Card::Suggestion, &[WarriorH, WizardD], &[], &lair);
    bench.room(Room::Hatchery, "C1").send_all();
    bench.play(1, "pay demon");
    assert_eq!(bench.legal(1), ["feed goblin"]);
    bench.play(1, "feed goblin");
    assert_eq!((bench.state.ask, bench.me().plan.sent.total(), bench.me().evil), (Ask::Fight, 1, 5));
    let mut bench = ready_for(Card::Suggestion, &[WarriorH, WizardD], &[], &lair);
    bench.me().down.add(Creature::Goblin);
    bench.all(1, &["send demon", "ready", "pay demon", "feed goblin"]);
    assert_eq!(
        (bench.me().down.total(), bench.me().up.total()),
        (0, 1),
        "one that is knocked out goes first"
    );
    let mut bench = under(Card::Suggestion, &[WarriorH, WizardD], &[], &[Creature::Demon]);
    assert_eq!(bench.legal(1), ["withdraw demon"], "there is nothing to eat");
    bench.play(1, "withdraw demon");
    assert_eq!(bench.me().up.total(), 1);
}

/// DL-250, DL-334: the Word of Peace sends all monsters home on their feet, or brings Evil, clamped at the top; ghosts
/// stay, and without a monster in the battle nothing is asked.
#[test]
fn the_word_of_peace() {
    let lair = [Creature::Troll, Creature::Troll, Creature::Ghost];
    let party = [WarriorC, WizardA];
    let mut bench = ready_for(Card::WordOfPeace, &party, &[], &lair);
    bench.room(Room::Hatchery, "C1").send_all().play(1, "retreat");
    let me = bench.me();
    assert_eq!((me.up.count(Creature::Troll), me.plan.sent.count(Creature::Ghost), me.evil), (2, 1, 4));
    assert_eq!(bench.legal(1), ["attack ghost 2"]);

    let mut bench = Bench::full(4);
    bench.combat(&party, &[], &[Creature::Troll]).cards(&[Card::WordOfPeace; 4]);
    bench.me().evil = 13;
    bench.send_all().play(1, "accept");
    assert_eq!((bench.me().evil, bench.state.ask), (14, Ask::Fight));
    assert_eq!(under(Card::WordOfPeace, &party, &[], &[Creature::Ghost]).state.ask, Ask::Fight);
}

/// DL-012, DL-248: spells on one monster do nothing where only ghosts were sent.
#[test]
fn no_monster_no_effect() {
    for card in [Card::AuraOfFear, Card::Metamorphosis, Card::DimensionalGate] {
        let bench = under(card, &[WarriorH, WizardD], &[], &[Creature::Ghost]);
        assert_eq!((bench.state.ask, cast(&bench)), (Ask::Fight, true), "{card}");
        assert!(!cast(&under(card, &[WarriorH], &[], &[])), "{card}");
    }
}

/// DL-248: in a Blind Rage all attacks of monsters go to the first, with all they bring; ghosts keep their heads.
#[test]
fn blind_rage() {
    let party = [WarriorH, PriestH, WizardD];
    for (creature, attack, damage) in [
        (Creature::Slime, "attack slime", [1, 0, 0]),
        (Creature::Dragon, "attack dragon", [2, 0, 0]),
        (Creature::Witch, "attack witch split 1", [2, 0, 0]),
        (Creature::Demon, "attack demon 1", [7, 0, 0]),
        (Creature::Ghost, "attack ghost 3", [0, 0, 2]),
    ] {
        let mut bench = under(Card::BlindRage, &party, &[], &[creature]);
        bench.play(1, attack);
        let mut expected = damage.to_vec();
        // Fatigue 2, and 3 hearts after an attack; the Dragon stops them, the Demon stops fatigue.
        let healed = if creature == Creature::Dragon { 0 } else { 3 };
        let mut hearts = healed;
        for one in &mut expected {
            let less = hearts.min(*one);
            (*one, hearts) = (*one - less, hearts - less);
        }
        expected[0] += if creature == Creature::Demon { 0 } else { 2 };
        assert_eq!(bench.damage(), expected, "{attack}");
    }
    let bench = under(Card::BlindRage, &party, &[], &[Creature::Demon]);
    assert_eq!(bench.legal(1), ["attack demon 1"]);
    let mut bench = under(Card::BlindRage, &[PriestH, WarriorH, WizardD], &[], &[Creature::Vampire]);
    assert!(cast(&bench) && bench.me().up.has(Creature::Vampire), "it finds only a priest in front");
}

/// DL-248: a sheep hits the first for 1 and nothing more: no return icon, no room, no effect; of two of a kind it comes
/// last. Its attack is an attack.
#[test]
fn the_sheep() {
    let party = [WarriorH, WizardD, PriestH];
    for creature in [Creature::Golem, Creature::Vampire, Creature::Dragon, Creature::Demon] {
        let mut bench = under(Card::Metamorphosis, &party, &[], &[creature]);
        let pick = format!("pick {creature}");
        bench.play(1, &pick);
        assert_eq!(bench.legal(1), [format!("attack {creature}")]);
        bench.play(1, &format!("attack {creature}"));
        assert!(bench.heard(|event| matches!(event, Event::Healed { count: 1, .. })), "{creature}");
        assert_eq!((bench.damage(), bench.conquered()), (vec![3, 0, 0], 1), "{creature}: fatigue only");
        assert_eq!(bench.me().down.total(), 1, "{creature}");
    }
    let goblins = [Creature::Goblin, Creature::Goblin];
    let mut bench = ready_for(Card::Metamorphosis, &[WarriorH, WizardD], &[], &goblins);
    bench.room(Room::TrainingRoom, "C1").send_all().play(1, "pick goblin");
    bench.play(1, "attack goblin");
    assert_eq!(bench.damage(), [3, 0], "the other one, at home in the room");
    bench.play(1, "attack goblin");
    assert_eq!(bench.damage(), [3 + 1 + 3, 0], "the sheep, and fatigue");
}

/// DLA-11: a Golem that is a sheep and came too late lies down like any other.
#[test]
fn an_idle_sheep() {
    for (picked, stands) in [("pick golem", false), ("pick goblin", true)] {
        let lair = [Creature::Golem, Creature::Goblin];
        let mut bench = ready_for(Card::Metamorphosis, &[WizardD], &[], &lair);
        bench.player(2).party.push(Member::new(WarriorH));
        bench.room(Room::Hatchery, "C1");
        bench.me().party[0].damage = 3;
        bench.send_all().play(2, "ready").all(1, &[picked, "attack goblin"]);
        assert_eq!((bench.me().prison.len(), bench.me().up.has(Creature::Golem)), (1, stands), "{picked}");
    }
}

/// DL-248: an illusion stands before everybody, the paladin too, and lasts; alone it is nobody.
#[test]
fn the_illusion() {
    let bench = under(Card::Illusion, &[GoldPaladin, WarriorH], &[], &[Creature::Ghost]);
    assert_eq!(bench.party(), ["illusion", "paladin-gold", "warrior-h"]);
    assert_eq!(bench.legal(1), ["attack ghost 2", "attack ghost 3"], "the paladin is not the first now");

    let mut bench = under(Card::Illusion, &[WarriorH, WizardD], &[], &[Creature::Demon]);
    bench.play(1, "attack demon 2");
    assert_eq!((bench.party(), bench.conquered()), (vec!["illusion", "warrior-h", "wizard-d"], 0));
    assert_eq!(bench.state.combat_round, 2, "the Demon kept off fatigue too");

    let mut bench = under(Card::Illusion, &[WizardD], &[], &[Creature::Demon]);
    bench.play(1, "attack demon 2");
    assert_eq!((bench.me().prison.to_vec(), bench.conquered()), (vec![WizardD], 0));
    assert!(bench.is_over(), "an illusion alone does not go on");
}

/// DL-205, DL-248, DLA-41: with the paladin who was alone behind it and rides on, an illusion is gone; it does not wait
/// for him.
#[test]
fn an_illusion_left_alone() {
    let mut bench = ready_for(Card::CreateFood, &[Illusion, GoldPaladin], &[], &[]);
    bench.state.paladin = Paladin::With(Seat::FIRST);
    (bench.me().evil, bench.player(2).evil) = (10, 10);
    bench.me().party[0].extra = 1;
    bench.play(1, "ready");
    assert_eq!((bench.conquered(), bench.state.paladin), (1, Paladin::With(Seat::new(1))));
    assert!(bench.me().party.is_empty(), "{:?}", bench.party());
}

/// DL-205, DL-248: the paladin who comes in the middle of a battle stands behind an illusion.
#[test]
fn the_paladin_behind_an_illusion() {
    let mut bench = Bench::new(4);
    bench.state.year = 2;
    bench.combat(&[WarriorH, WizardD], &[], &[]).cards(&[Card::BookOfCrimes; 4]);
    bench.me().party.insert(0, Member::new(Illusion));
    bench.me().evil = 8;
    bench.play(1, "ready");
    assert!(bench.heard(|event| matches!(event, Event::Paladin { .. })));
    assert!(bench.heard(|event| matches!(event, Event::Vanished { .. })), "the first point of fatigue");
    assert_eq!((bench.party()[0], bench.damage()[0]), ("paladin-gold", 2), "the other two");
}

/// DL-248, DLA-07: created food strengthens the first for the rest of the combat, an illusion too; a Poisoned Meal is
/// then served with one more.
#[test]
fn created_food() {
    let mut bench = under(Card::CreateFood, &[WarriorE, WizardE], &[], &[]);
    assert_eq!((bench.me().party[0].extra, bench.damage()), (1, vec![1, 0]));
    bench.me().traps.add(Trap::PoisonedMeal);
    bench.me().party[0].damage = 0;
    bench.state.cards[1][1] = Card::Regeneration;
    bench.all(1, &["lay poisoned-meal", "ready"]);
    assert_eq!(bench.me().prison.to_vec(), [WarriorE], "5 + 1 by the meal");

    let mut bench = ready_for(Card::CreateFood, &[Illusion, WizardE], &[], &[Creature::Goblin]);
    bench.send_all();
    assert_eq!(bench.state.ask, Ask::Fight);
    bench.play(1, "attack goblin");
    assert!(bench.heard(|event| matches!(event, Event::Hurt { adventurer: Illusion, damage: 2, .. })));
}

/// DL-248: losing imps, gaining Evil and healing by a spell, at their limits.
#[test]
fn spells_at_their_limits() {
    for (card, before, after) in [(Card::FistOfJustice, 0, 0), (Card::Exorcism, 1, 0), (Card::Exorcism, 5, 3)]
    {
        let mut bench = ready_for(card, &[WarriorH, WizardD], &[], &[]);
        bench.me().imps = before;
        bench.play(1, "ready");
        assert_eq!(bench.me().imps, after, "{card}");
    }
    let mut bench = ready_for(Card::BookOfCrimes, &[WarriorH, WizardD], &[], &[]);
    bench.me().evil = 13;
    bench.state.paladin = Paladin::Out;
    bench.play(1, "ready");
    assert_eq!(bench.me().evil, 14 - 1, "to the top, and one down for the tile");
}
