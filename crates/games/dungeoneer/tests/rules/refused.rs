//! What is refused, and by which rule (section 30).

use crate::bench::Bench;
use undercroft_core::{Game, Seat};
use undercroft_dungeoneer::state::Phase;

#[track_caller]
fn refused(bench: &Bench, number: u8, text: &str) -> &'static str {
    let mv = bench.game.read_move(text).expect("a move");
    bench.game.check(&bench.state, Seat::new(number - 1), mv).expect_err("it is refused").rule
}

/// DR-056, DR-113, DR-122, DR-128, DR-338, DR-572: the Dungeonlord's mistakes.
#[test]
fn the_dungeonlord_is_refused() {
    let mut bench = Bench::new(2);
    bench.clear_hand(1);
    bench.deal(1, "vault_guardian");
    bench.player(2).peril = 10;
    assert_eq!(refused(&bench, 1, "send vault_guardian 2 magic"), "DR-113");
    bench.state.phase = Phase::Dungeonlord;
    assert_eq!(refused(&bench, 1, "send vault_guardian 2 melee"), "DR-338");
    assert_eq!(refused(&bench, 1, "send vault_guardian 1 magic"), "DR-128");
    assert_eq!(refused(&bench, 1, "send jangooba 2 melee"), "DR-056");
    bench.state.declared = true;
    assert_eq!(refused(&bench, 1, "send vault_guardian 2 magic"), "DR-122");
    bench.state.declared = false;
    bench.player(2).peril = 2;
    assert_eq!(refused(&bench, 1, "send vault_guardian 2 magic"), "DR-572");
}

/// DR-039, DR-212, DR-215, DR-570, DR-571, DR-573, DR-574, DR-577: the hero's mistakes.
#[test]
fn the_hero_is_refused() {
    let mut bench = Bench::new(2);
    bench.clear_hand(1);
    bench.line(&["entrance_to_the_vault", "crossroads"]);
    bench.only_quest("seal_the_rift", Some(2));
    for word in ["cloak_of_phasing", "alchemists_fire", "sword_of_fiendslaying"] {
        bench.deal(1, word);
    }
    for word in ["guardian_cloak", "burnished_shield", "jailers_keys"] {
        bench.ready(1, word);
    }
    bench.me().glory = 2;
    assert_eq!(refused(&bench, 1, "play sword_of_fiendslaying"), "DR-039");
    bench.me().glory = 9;
    assert_eq!(refused(&bench, 1, "play cloak_of_phasing"), "DR-215");
    assert_eq!(refused(&bench, 1, "play sword_of_fiendslaying"), "DR-212");
    assert_eq!(refused(&bench, 1, "play alchemists_fire"), "DR-574");
    assert_eq!(refused(&bench, 1, "attempt seal_the_rift"), "DR-577");
    assert_eq!(refused(&bench, 1, "go west"), "DR-156");
    bench.put(2, "crossroads");
    assert_eq!(refused(&bench, 1, "attack 2 melee"), "DR-570");
    bench.put(1, "crossroads");
    bench.me().fought = true;
    assert_eq!(refused(&bench, 1, "attack 2 melee"), "DR-571");
}

/// DR-096, DR-159, DR-319: nobody moves in another's turn.
#[test]
fn not_ones_turn() {
    let mut bench = Bench::new(2);
    bench.line(&["entrance_to_the_vault", "crossroads"]);
    assert_eq!(refused(&bench, 2, "go north"), "DR-096");
}
