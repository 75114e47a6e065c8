//! Sections 3, 14, 15 and 22: cards in play, their limits and moments, and what else effects do.

use crate::bench::Bench;
use undercroft_dungeoneer::components::Form;
use undercroft_dungeoneer::state::Phase;

/// A hero of Treasure limit 3 in his Hero phase, with nothing in hand and plenty of glory.
fn rich() -> Bench {
    let mut bench = Bench::new(2);
    bench.clear_hand(1);
    bench.clear_hand(2);
    (bench.me().glory, bench.me().ap) = (12, 3);
    bench.player(2).glory = 0;
    bench
}

/// DR-040, DR-054, DR-057, DR-207, DR-208, DR-210: a treasure costs glory and no point, and lies in the inventory.
#[test]
fn glory_pays() {
    let mut bench = rich();
    let helm = bench.deal(1, "helm_of_clear_sight");
    bench.me().glory = 3;
    bench.play(1, "play helm_of_clear_sight");
    assert_eq!((bench.me().glory, bench.me().ap), (0, 3));
    assert_eq!(bench.me().items[0].card, helm);
    assert!(!bench.me().hand.contains(helm));
}

/// DR-039, DR-209: as many as can be paid, and none that cannot.
#[test]
fn as_long_as_the_glory_lasts() {
    let mut bench = rich();
    bench.deal(1, "helm_of_clear_sight");
    bench.deal(1, "burnished_shield");
    bench.me().glory = 5;
    bench.play(1, "play helm_of_clear_sight");
    assert!(!bench.may(1, "play burnished_shield"), "two glory are left of three");
}

/// DRX-12, DR-214, DR-215: no second cloak, whatever one pays.
#[test]
fn one_treasure_of_a_kind() {
    let mut bench = rich();
    bench.ready(1, "guardian_cloak");
    bench.deal(1, "cloak_of_phasing");
    assert!(!bench.may(1, "play cloak_of_phasing"));
}

/// DR-216: two boons of a kind are fine.
#[test]
fn boons_of_a_kind() {
    let mut bench = rich();
    bench.ready(1, "weapon_drill");
    bench.deal(1, "trap_sense");
    assert!(bench.may(1, "play trap_sense"));
}

/// DRX-14, DR-060, DR-061, DR-211…213, DR-217: with three treasures only the Belt Pouch finds room, or what does not stay.
#[test]
fn limits_and_the_pouch() {
    let mut bench = rich();
    for word in ["burnished_shield", "apprentices_staff", "jailers_keys"] {
        bench.ready(1, word);
    }
    for word in ["sword_of_fiendslaying", "belt_pouch", "potion_of_speed"] {
        bench.deal(1, word);
    }
    assert!(!bench.may(1, "play sword_of_fiendslaying"));
    assert!(bench.may(1, "play potion_of_speed"));
    bench.play(1, "play belt_pouch");
    assert!(bench.may(1, "play sword_of_fiendslaying"));
}

/// DR-058, DR-150: Haste gives two points and is spent.
#[test]
fn an_instant_is_spent() {
    let mut bench = rich();
    let haste = bench.deal(1, "haste");
    bench.play(1, "play haste");
    assert_eq!(bench.me().ap, 5);
    assert!(bench.state.discard.contains(haste));
}

/// DR-148, DR-224, DR-319, DR-574: cards for the Hero phase wait for it.
#[test]
fn cards_have_their_time() {
    let mut bench = rich();
    bench.deal(1, "haste");
    bench.deal(1, "alchemists_fire");
    assert!(!bench.may(1, "play alchemists_fire"), "a response answers an attack");
    bench.state.phase = Phase::Dungeonlord;
    assert!(!bench.may(1, "play haste"));
}

/// DR-404, DR-432, DR-434: boots add to Speed at once and to nothing else.
#[test]
fn speed_is_not_action_points() {
    let mut bench = rich();
    bench.line(&["entrance_to_the_vault", "spiked_corridor"]);
    bench.deal(1, "pathfinder_boots");
    bench.play(1, "play pathfinder_boots");
    assert_eq!(bench.me().ap, 3);
    // Spikes of Speed 5: 1 + 4 would be five, but so would zero with the boots' one more.
    let value = bench.components().hero(bench.state.players[0].hero).value(Form::Speed, 1);
    assert_eq!(value, 4);
    bench.play_with(1, "go north", &["1"]);
    assert_eq!(bench.me().life, 6);
}

/// DR-316, DR-411, DR-412, DR-573: a fallen hero does not move; standing up costs a point.
#[test]
fn the_fallen_stand_up() {
    let mut bench = rich();
    bench.line(&["entrance_to_the_vault", "crossroads"]);
    bench.me().prone = true;
    assert!(!bench.may(1, "go north") && !bench.may(1, "explore"));
    bench.play(1, "stand");
    assert_eq!((bench.me().prone, bench.me().ap), (false, 2));
    assert!(bench.may(1, "go north"));
}

/// DRX-28, DR-421: whoever lies on the ground still lies there where he is teleported to.
#[test]
fn a_fallen_hero_stays_fallen() {
    let mut bench = rich();
    bench.line(&["entrance_to_the_vault", "crossroads"]);
    let spot = bench.lay("black_drain");
    bench.deal(1, "shadow_step");
    bench.me().prone = true;
    bench.play(1, "play shadow_step");
    assert_eq!((bench.me().spot, bench.me().prone), (spot, true));
}

/// DR-418: healing ends at the starting life.
#[test]
fn healing_has_an_end() {
    let mut bench = rich();
    bench.deal(1, "healing_draught");
    bench.me().life = 5;
    bench.play(1, "play healing_draught");
    assert_eq!(bench.me().life, 6);
}

/// DR-038, DR-129: what peril is passed on is the other's; there is no upper end.
#[test]
fn blame_is_shifted() {
    let mut bench = rich();
    bench.deal(1, "shift_the_blame");
    (bench.me().peril, bench.player(2).peril) = (3, 40);
    bench.play(1, "play shift_the_blame");
    assert_eq!((bench.me().peril, bench.player(2).peril), (0, 43));
}

/// DRX-27, DR-170, DR-405, DR-406: on entering, the glory comes first, then a card may be paid with it, then the effect.
#[test]
fn glory_of_the_place_pays_before_its_effect() {
    let mut bench = rich();
    bench.line(&["entrance_to_the_vault", "flooded_chamber"]);
    bench.me().glory = 0;
    bench.deal(1, "potion_of_speed");
    bench.play(1, "order entering on");
    bench.play(1, "go north");
    assert_eq!(bench.me().glory, 2, "the chamber's glory is there");
    bench.play(1, "play potion_of_speed");
    // Speed 5 with 4 + 2 and any die.
    bench.play_with(1, "done", &["1"]);
    assert_eq!((bench.me().ap, bench.me().glory), (2, 0));
}
