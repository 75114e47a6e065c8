use crate::bench::{Bench, QUIET, room};
use undercroft_core::{Game, Quick, Script, Setup, Silent};
use undercroft_paper::components::{Item, Talent};
use undercroft_paper::{Components, Paper};

/// A solo game in dungeon A whose team has just kept this talent and goal 7.
fn before_the_game(talent: Talent) -> Bench {
    let game = Paper::new(&Setup::new(1).with("dungeon", "a").with("missions", "off")).unwrap();
    let other = if talent == Talent::Noble { "seer" } else { "noble" };
    let mut chance = Script::new([talent.id(), other, "7", "14"], Quick::new(1));
    let mut bench = Bench { state: game.start(&mut chance, &mut Silent), game };
    chance.finish().unwrap();
    bench.play(&[&format!("talent {}", talent.id()), "goal 7"]);
    bench
}

/// PD-042, PD-043: what each talent adds or takes at the end, used or not.
#[test]
fn glory_of_talents() {
    let table = Components::in_force(None).unwrap();
    let glory = Talent::ALL.map(|talent| table.talent_glory(talent));
    assert_eq!(glory, [-1, -1, 0, 0, -2, -2, -3, 2, 2, -2, -1, -1, 0, -3, 2, 3]);
    let bench = Bench::talent(Talent::Shaman);
    assert_eq!(bench.score().talent, 3);
}

/// PD-252, PD-253: the Alchemist brews three with a die; found potions are not increased.
#[test]
fn alchemist() {
    let mut bench = Bench::talent(Talent::Alchemist);
    bench.play(&["clover brew"]);
    assert_eq!(bench.team().potions, 3);
    bench.play(&["boots move", "go F1"]);
    assert_eq!(bench.team().potions, 4);
}

/// PD-254, PD-255, PDA-27: the Noble fills a box whenever a hero reaches level 5, by a die or by a reward.
#[test]
fn noble() {
    let mut bench = Bench::talent(Talent::Noble);
    bench.team().levels = [4, 4, 1, 1];
    bench.play(&["black-warrior level warrior", "fill crown", "clover level warrior"]);
    assert_eq!((bench.team().levels[0], bench.team().pending.boxes), (6, 0));
    bench.team().potions = 5;
    bench.play(&["black-rogue brew", "train wizard", "fill crown"]);
    assert_eq!(bench.team().items[Item::Crown as usize], 2);
}

/// PD-256, PD-257: the Barbarian takes no wounds from monsters, but the glory; traps wound him as anybody.
#[test]
fn barbarian() {
    let mut bench = Bench::talent(Talent::Barbarian).at("F4");
    bench.team().levels = [2, 3, 2, 2];
    bench.end_round(3, &QUIET);
    assert_eq!((bench.team().monster_glory[0], bench.team().wounds), (3, 0));
    bench.play(&["black-warrior move", "go F3"]);
    assert_eq!(bench.team().wounds, 1);
}

/// PD-258, PD-259, PD-260, PDA-21, PDA-22: the Thief may steal any gem before the game; it is not announced, the others keep theirs, and its own room is only a
/// trap or a minion then.
#[test]
fn thief() {
    let mut bench = before_the_game(Talent::Thief);
    assert_eq!(bench.legal().len(), 9);
    bench.play(&["steal B"]);
    assert_eq!((bench.team().gems, bench.team().fresh.len(), bench.team().wounds), (1, 0, 0));
    let mut free = before_the_game(Talent::Thief);
    free.play(&["decline"]);
    assert_eq!(free.team().gems, 0);
    let mut bench = Bench::new(2).at("C2");
    bench.team().letters.insert(undercroft_paper::components::Gem::from_letter("B").unwrap());
    bench.team().gems = 1;
    bench.play(&["clover move", "go C3", "stop"]);
    assert_eq!((bench.team().gems, bench.team().wounds), (1, 1));
    bench.end_round(1, &QUIET);
    assert!(bench.other().crossed.is_empty());
}

/// PD-261: the Bloodthirsty have two more power against monsters.
#[test]
fn bloodthirsty() {
    let mut bench = Bench::talent(Talent::Bloodthirsty).at("F4");
    bench.team().levels = [1, 1, 2, 1];
    bench.end_round(3, &QUIET);
    assert_eq!(bench.team().monster_glory[0], 2, "6 + 2 reaches 8");
}

/// PD-262, PD-278, PD-279: Marauder and Shaman gain by every third minion, however it was beaten.
#[test]
fn marauder_and_shaman() {
    for (talent, boxes, potions) in [(Talent::Marauder, 1, 1), (Talent::Shaman, 0, 2)] {
        let mut bench = Bench::talent(talent);
        bench.team().beaten = ["B2", "E2"].map(room).into_iter().collect();
        bench.play(&["clover move", "go D1"]);
        assert_eq!((bench.team().pending.boxes, bench.team().potions), (boxes, potions));
        let mut bench = Bench::talent(talent);
        bench.team().beaten = ["B2"].map(room).into_iter().collect();
        bench.team().items[Item::Sceptre as usize] = 1;
        bench.play(&["clover craft sceptre", "slay D1", "slay E2"]);
        assert_eq!((bench.team().pending.boxes, bench.team().potions), (boxes, potions - 1));
    }
}

/// PD-263, PD-264: the Master raises two different heroes before the game and starts with health 6.
#[test]
fn master() {
    let mut bench = before_the_game(Talent::Master);
    bench.play(&["train rogue"]);
    assert_eq!(bench.refused("train rogue"), "PD-263");
    bench.play(&["train warrior", "done"]);
    assert_eq!((bench.team().levels, bench.team().health()), ([2, 1, 1, 2], 6));
}

/// PD-265, PDA-16: once a round the Mystic may use a die in the other colour; with a Wizard of level 4 nothing is spent.
#[test]
fn mystic() {
    let mut bench = Bench::talent(Talent::Mystic);
    bench.play(&["white-warrior level warrior"]);
    assert_eq!(bench.refused("black-rogue level rogue"), "PD-101");
    let mut bench = Bench::talent(Talent::Mystic);
    bench.team().levels[1] = 4;
    bench.play(&["white-warrior level warrior", "black-rogue level rogue"]);
    assert!(!bench.team().recoloured);
}

/// PD-266, PD-267, PDA-25: the Seer takes one skull wound less in a round, never below none, also with a Cleric of level 4.
#[test]
fn seer() {
    for (skulls, cleric, wounds) in [(0, 1, 0), (1, 1, 0), (2, 1, 1), (2, 4, 0)] {
        let mut bench = Bench::talent(Talent::Seer);
        bench.team().levels[2] = cleric;
        let mut dice = QUIET;
        dice.iter_mut().take(skulls).for_each(|die| *die = "6");
        bench.end_round(1, &dice);
        assert_eq!(bench.team().wounds, wounds);
    }
}

/// PD-268, PD-269: traps do not wound the Scout, but count as set off and do not keep the reward.
#[test]
fn scout() {
    let mut bench = Bench::talent(Talent::Scout);
    bench.play(&["clover move", "go E1"]);
    assert_eq!((bench.team().wounds, bench.team().traps, bench.team().pending.boxes), (0, 1, 1));
}

/// PD-270, PD-271, PDA-12: for the Ranger every crossing of water gives another move of the same die, which may cross water again.
#[test]
fn ranger() {
    let mut bench = Bench::talent(Talent::Ranger).at("B3");
    bench.finish_item(Item::Medallion);
    bench.play(&["clover move", "go B4"]);
    assert_eq!(bench.team().moves, Some(2));
    bench.play(&["go C4"]);
    assert_eq!(bench.team().moves, Some(2));
    bench.play(&["go C5", "heal 0", "train warrior", "go C6"]);
    assert_eq!(bench.team().moves, None);
}

/// PD-272, PD-273, PDA-28: the Merchant gets a potion for every gem, also for those outside; one beyond the twelfth is lost.
#[test]
fn merchant() {
    let mut bench = Bench::talent(Talent::Merchant);
    bench.team().levels[3] = 3;
    bench.play(&["clover level rogue"]);
    assert_eq!((bench.team().gems, bench.team().potions), (1, 1));
    bench.team().potions = 11;
    bench.play(&["black-rogue brew"]);
    assert_eq!((bench.team().gems, bench.team().potions), (2, 12));
}

/// PD-274, PD-275: the Assassin beats two minions before the game; their rooms still give their reward.
#[test]
fn assassin() {
    let mut bench = before_the_game(Talent::Assassin);
    bench.play(&["slay D1", "slay F5"]);
    assert_eq!((bench.team().minions(), bench.team().wounds, bench.legal()), (2, 0, vec!["done".to_owned()]));
    let mut bench = Bench::talent(Talent::Assassin);
    bench.team().beaten = ["D1"].map(room).into_iter().collect();
    bench.play(&["clover move", "go D1"]);
    assert_eq!((bench.team().potions, bench.team().wounds), (1, 0));
}

/// PD-276: the Craftsman fills the first box of two different items.
#[test]
fn craftsman() {
    let mut bench = before_the_game(Talent::Craftsman);
    bench.play(&["fill sword"]);
    assert_eq!(bench.refused("fill sword"), "PD-276");
    bench.play(&["fill tome"]);
    assert_eq!(bench.team().items, [1, 1, 0, 0, 0, 0, 0, 0]);
}

/// PD-277: the Healer starts with two potions.
#[test]
fn healer() {
    assert_eq!(before_the_game(Talent::Healer).team().potions, 2);
}
