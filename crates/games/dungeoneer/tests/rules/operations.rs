//! Every operation of the vocabulary does what it says: one story each, and none can be added without one.

mod battle;
mod cards;
mod map;

use crate::bench::{Bench, edited, with_pack};
use undercroft_core::Setup;
use undercroft_dungeoneer::components::{Op, VAULT};
use undercroft_dungeoneer::state::Phase;

/// The test of each operation. A new operation does not compile before it is here.
fn story(op: &Op) -> &'static str {
    match op {
        Op::Modify { .. } => "modify_adds_to_a_value",
        Op::Reroll { .. } => "reroll_rolls_one_die_again",
        Op::Wound { .. } => "wound_takes_life_and_rewards_nobody",
        Op::Heal { .. } => "heal_restores_life",
        Op::Prevent { .. } => "prevent_cancels_wounds",
        Op::Gain { .. } => "gain_gives_points",
        Op::Lose { .. } => "lose_takes_what_is_there",
        Op::Transfer { .. } => "transfer_moves_what_is_there",
        Op::Threat { .. } => "threat_has_two_ends",
        Op::CancelAttack { .. } => "cancel_attack_leaves_nothing_of_it",
        Op::Redirect { .. } => "redirect_turns_an_attacker_away",
        Op::ExtraAttack { .. } => "extra_attack_rolls_twice",
        Op::MakeMinion { .. } => "make_minion_takes_a_monster_over",
        Op::Discard { .. } => "discard_takes_cards",
        Op::Draw { .. } => "draw_brings_cards",
        Op::PlayFree { .. } => "play_free_plays_without_paying",
        Op::CostChange { .. } => "cost_change_makes_cards_cheaper",
        Op::Charge { .. } => "charge_puts_tokens_on_a_card",
        Op::Move { .. } => "move_takes_a_hero_next_door",
        Op::Teleport { .. } => "teleport_takes_a_hero_anywhere_it_says",
        Op::Shift { .. } => "shift_moves_locations",
        Op::Explore { .. } => "explore_lays_a_location",
        Op::Ignore { .. } => "ignore_skips_a_check",
        Op::Mark { .. } => "mark_puts_a_token_down",
        Op::Fall { .. } => "fall_lays_a_hero_down",
        Op::Stand { .. } => "stand_gets_him_up",
        Op::Forbid { .. } => "forbid_forbids",
        Op::Immune { .. } => "immune_cannot_be_meant",
        Op::EndPhase => "end_phase_ends_the_hero_phase",
        Op::SwapQuest { .. } => "swap_quest_brings_another",
        Op::Choose { .. } => "choose_offers_what_can_be_done",
    }
}

/// The stories are there: every operation that a pack of ours uses has its test in this room.
#[test]
fn every_operation_has_its_story() {
    let room = [
        include_str!("operations/battle.rs"),
        include_str!("operations/cards.rs"),
        include_str!("operations/map.rs"),
    ];
    let told = |name: &str| {
        let heading = format!("#[test]\nfn {name}() {{");
        room.iter().any(|file| file.contains(&heading))
    };
    let mut seen = std::collections::BTreeSet::new();
    for pack in [VAULT, undercroft_dungeoneer::components::SERPENT] {
        let components = undercroft_dungeoneer::Components::read(&[pack]).expect("a pack");
        seen.extend(components.ops.iter().map(story));
    }
    let untold: Vec<_> = seen.iter().filter(|name| !told(name)).collect();
    assert_eq!(untold, Vec::<&&str>::new());
    assert!(seen.len() >= 29, "the packs use nearly all of them: {seen:?}");
}

/// The first player's Dungeonlord phase with the pack as it is or edited: empty hands, ten peril each, heroes at the
/// Crossroads with the Corridor to the north.
fn lord(edits: &[(&str, &str, &str)]) -> Bench {
    let pack = edits.iter().fold(VAULT.to_owned(), |pack, (id, from, to)| edited(&pack, id, from, to));
    let setup = if edits.is_empty() { Setup::new(2) } else { with_pack(2, pack) };
    let mut bench = Bench::with(setup);
    bench.bare();
    bench.dungeon(&[("crossroads", 0, 0), ("spiked_corridor", 0, 1)]);
    bench.state.phase = Phase::Dungeonlord;
    for player in bench.state.players.iter_mut() {
        player.peril = 10;
    }
    bench
}

/// The same in the Hero phase with plenty of glory.
fn hero(edits: &[(&str, &str, &str)]) -> Bench {
    let mut bench = lord(edits);
    bench.turn_of(1, 3);
    bench.me().glory = 12;
    bench
}

/// Sends a monster of the first player's hand against the second.
fn send(bench: &mut Bench, monster: &str, form: &str, dice: &[&str]) {
    bench.hold(1, &[monster]);
    bench.play(1, &format!("send {monster} 2 {form}"));
    bench.play_with(1, "declare", dice);
}
