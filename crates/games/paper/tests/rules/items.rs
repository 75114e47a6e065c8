use crate::bench::{Bench, room};
use undercroft_paper::Components;
use undercroft_paper::components::{Hero, Item};

/// PD-115, PD-116, PD-117, PD-118, PD-119, PD-120, PDA-19: eight items of two boxes; one die fills one box, its colour does not matter;
/// the first four on the sheet need their symbols, the others take any.
#[test]
fn boxes_and_symbols() {
    let table = Components::in_force(None).unwrap();
    let needs = |item: &Item| table.boxes[*item as usize].iter().any(Option::is_some);
    let (first, rest) = table.item_order.split_at(4);
    assert!(first.iter().all(needs) && !rest.iter().any(needs));
    let mut bench = Bench::new(1);
    assert_eq!(bench.refused("black-rogue craft sword"), "PD-118");
    bench.play(&["black-warrior craft sword", "white-warrior craft sword", "clover craft crown"]);
    assert_eq!((bench.team().items[Item::Sword as usize], bench.team().items[Item::Crown as usize]), (2, 1));
}

/// PD-121, PD-122, PD-123, PD-134: an item works from its second box on: the Cauldron brews three potions at once, not before.
#[test]
fn an_item_works_when_finished() {
    let mut bench = Bench::new(1);
    bench.play(&["black-rogue craft cauldron"]);
    assert_eq!(bench.team().potions, 0);
    bench.play(&["clover craft cauldron"]);
    assert_eq!(bench.team().potions, 3);
}

/// PD-126, PD-127: a finished item takes no more boxes; any number may be half finished, in any order.
#[test]
fn half_finished_items() {
    let mut bench = Bench::new(1);
    bench.finish_item(Item::Medallion);
    assert_eq!(bench.refused("clover craft medallion"), "PD-126");
    bench.play(&["clover craft sceptre", "black-rogue craft armour", "white-warrior craft sword"]);
    assert_eq!(bench.team().items, [1, 0, 0, 0, 1, 0, 2, 1]);
}

/// PD-128, PD-201: a box as the reward of a room may be filled in any item.
#[test]
fn a_box_as_a_reward() {
    let mut bench = Bench::new(1);
    bench.play(&["clover move", "go E1"]);
    assert_eq!(bench.legal().len(), 8);
    assert_eq!(bench.refused("stop"), "PD-128");
    bench.play(&["fill cloak"]);
    assert_eq!(bench.team().items[Item::Cloak as usize], 1);
}

/// PD-129, PDA-04: boxes from tracks are as free: the sixth gem gives one.
#[test]
fn boxes_from_tracks_are_free() {
    let mut bench = Bench::new(1);
    (bench.team().gems, bench.team().levels[3]) = (5, 3);
    bench.play(&["clover level rogue"]);
    assert_eq!(bench.legal().len(), 8);
}

/// PD-130: with all sixteen boxes full the reward is lost.
#[test]
fn no_box_left() {
    let mut bench = Bench::new(1);
    bench.team().items = [2; 8];
    bench.play(&["clover move", "go E1", "stop"]);
    assert!(bench.team().pending.is_empty());
}

/// PD-131, PD-132: the Armour adds one level in minion fights, even beyond 6, and nowhere else.
#[test]
fn armour() {
    let mut bench = Bench::new(1);
    bench.finish_item(Item::Armour);
    bench.team().levels[3] = 2;
    let team = *bench.team();
    let common = bench.game.common(&bench.state);
    assert_eq!(common.wounds_from_minion(&team, room("D1")), 0);
    assert_eq!(common.wounds_from_minion(&team, room("F5")), 2);
    assert_eq!((team.health(), bench.score().items), (5, 4));
}

/// PD-133: the Crown is worth four glory and does nothing.
#[test]
fn crown() {
    let mut bench = Bench::new(1);
    let before = bench.score();
    bench.finish_item(Item::Crown);
    assert_eq!(bench.score().total() - before.total(), 2 + 4);
}

/// PD-135, PD-169: water stops a team without the Medallion.
#[test]
fn medallion() {
    let mut bench = Bench::new(1).at("B3");
    bench.play(&["clover move"]);
    assert_eq!(bench.refused("go B4"), "PD-169");
    bench.finish_item(Item::Medallion);
    bench.play(&["go B4"]);
    assert_eq!(bench.team().barriers, 1);
}

/// PD-136, PD-137, PD-170, PDA-33: walls, printed or added, stop a team without the Cloak; it helps neither over water nor out of
/// the dungeon.
#[test]
fn cloak() {
    for (from, to) in [("A1", "B1"), ("C5", "D5")] {
        let mut bench = Bench::new(1).at(from);
        bench.play(&["clover move"]);
        assert_eq!(bench.refused(&format!("go {to}")), "PD-170");
        bench.finish_item(Item::Cloak);
        bench.play(&[&format!("go {to}")]);
        assert_eq!(bench.team().barriers, 1);
    }
    let mut bench = Bench::new(1).at("B3");
    bench.finish_item(Item::Cloak);
    bench.play(&["clover move"]);
    assert_eq!(bench.refused("go B4"), "PD-169");
    let mut bench = Bench::new(1).at("A3");
    bench.finish_item(Item::Cloak);
    bench.play(&["clover move"]);
    assert_eq!(bench.refused("go F3"), "PD-162", "no tunnel in row 3");
}

/// PD-171: a border with wall and water needs both items.
#[test]
fn wall_and_water() {
    let text = undercroft_paper::components::IN_THE_BOX
        .replace("walls = [\"A1-B1\",", "walls = [\"B3-B4\", \"A1-B1\",");
    let mut setup = undercroft_core::Setup::new(1).with("dungeon", "a").with("missions", "off");
    setup.components = Some(text);
    for (items, rule) in [(vec![Item::Cloak], "PD-169"), (vec![Item::Medallion], "PD-170")] {
        let mut bench = Bench::with(setup.clone()).at("B3");
        items.iter().for_each(|item| bench.finish_item(*item));
        bench.play(&["clover move"]);
        assert_eq!(bench.refused("go B4"), rule);
        bench.finish_item(Item::Cloak);
        bench.finish_item(Item::Medallion);
        bench.play(&["go B4"]);
        assert_eq!(bench.team().barriers, 2);
    }
}

/// PD-138: the Sword adds three power against monsters.
#[test]
fn sword() {
    let mut bench = Bench::new(1).at("F4");
    bench.team().levels = [2, 1, 2, 1];
    let power = |bench: &mut Bench| {
        let team = *bench.team();
        match bench.game.common(&bench.state).fight(&team, 0) {
            undercroft_paper::rules::Fight::Hurts { power, .. } => power,
            undercroft_paper::rules::Fight::Flees { .. } => 0,
        }
    };
    assert_eq!(power(&mut bench), 0);
    bench.finish_item(Item::Sword);
    assert_eq!(power(&mut bench), 10);
}

/// PD-139, PD-140, PD-141, PDA-10: the Sceptre beats two minions of choice without wounds; their rooms give their reward on the first
/// visit, without a fight.
#[test]
fn sceptre() {
    let mut bench = Bench::new(1);
    bench.team().items[Item::Sceptre as usize] = 1;
    bench.play(&["clover craft sceptre"]);
    assert_eq!(bench.legal().len(), 12);
    assert_eq!(bench.refused("slay A1"), "PD-139");
    bench.play(&["slay D1"]);
    assert_eq!(bench.refused("slay D1"), "PD-191");
    bench.play(&["slay B7"]);
    assert_eq!((bench.team().minions(), bench.team().wounds, bench.team().potions), (2, 0, 0));
    bench.play(&["boots move", "go D1", "stop"]);
    assert_eq!((bench.team().minions(), bench.team().wounds, bench.team().potions), (2, 0, 1));
}

/// PD-142: with fewer than two minions left the Sceptre takes what there is.
#[test]
fn sceptre_with_one_minion_left() {
    let mut bench = Bench::new(1);
    let all = bench.game.components().minion_rooms();
    bench.team().beaten = all.without([room("D1")].into_iter().collect());
    bench.team().items[Item::Sceptre as usize] = 1;
    bench.play(&["clover craft sceptre", "slay D1"]);
    assert_eq!((bench.team().minions(), bench.team().pending.is_empty()), (12, true));
}

/// PD-143: the Tome raises a hero of choice at once and is worth three glory.
#[test]
fn tome() {
    let mut bench = Bench::new(1);
    bench.team().items[Item::Tome as usize] = 1;
    bench.play(&["white-wizard craft tome", "train cleric"]);
    assert_eq!((bench.team().level(Hero::Cleric), bench.score().items), (2, 5));
}

/// PD-124, PD-125, PD-285, PD-286, PDX-05, PDX-18: six boxes are worth six glory, the finished Armour two more; half-finished items have no
/// effect.
#[test]
fn items_are_scored() {
    let mut bench = Bench::new(1);
    bench.finish_item(Item::Sword);
    bench.finish_item(Item::Armour);
    bench.team().items[Item::Cloak as usize] = 1;
    bench.team().items[Item::Cauldron as usize] = 1;
    assert_eq!(bench.score().items, 8);
    assert_eq!(bench.team().potions, 0);
    for (item, glory) in
        [(Item::Armour, 4), (Item::Crown, 6), (Item::Medallion, 3), (Item::Tome, 5), (Item::Sceptre, 1)]
    {
        let mut bench = Bench::new(1);
        bench.team().items[item as usize] = 1;
        assert_eq!(bench.score().items, 1);
        bench.finish_item(item);
        assert_eq!(bench.score().items, glory, "{}", item.id());
    }
}

/// PD-144, PD-146, PD-147, PD-148, PD-157, PD-200: a die brews two potions; the sixth, brewed or found, completes the first row and gives a level.
#[test]
fn brewing() {
    let mut bench = Bench::new(1);
    bench.team().potions = 3;
    bench.play(&["black-rogue brew"]);
    assert_eq!((bench.team().potions, bench.team().pending.levels), (5, 0));
    bench.play(&["clover move", "go F1"]);
    assert_eq!((bench.team().potions, bench.team().pending.levels), (6, 1));
}

/// PD-149, PD-150, PD-151: the twelfth potion is worth a gem; there are no more, surplus is ignored.
#[test]
fn the_twelfth_potion() {
    let mut bench = Bench::new(1);
    bench.team().potions = 11;
    bench.play(&["black-rogue brew"]);
    assert_eq!((bench.team().potions, bench.team().gems), (12, 1));
    bench.play(&["clover brew"]);
    assert_eq!((bench.team().potions, bench.team().gems), (12, 1));
}
