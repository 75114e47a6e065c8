//! Sections 7 and 19 to 21: the Dungeonlord and the eight stages of a battle.

use crate::bench::Bench;
use undercroft_core::{Game, Seat, Setup, Status};
use undercroft_dungeoneer::ids::HeroId;
use undercroft_dungeoneer::state::{Lurker, Phase};

/// The first player's Dungeonlord phase: empty hands, no glory, ten peril each; the others stand at the Crossroads.
fn lord_of(seats: u8) -> Bench {
    let mut bench = Bench::new(seats);
    bench.state.phase = Phase::Dungeonlord;
    for number in 1..=usize::from(seats) {
        bench.clear_hand(number);
        let player = bench.player(number);
        (player.glory, player.peril) = (0, 10);
        if number > 1 {
            bench.put(number, "crossroads");
        }
    }
    bench
}

/// Ends every question of stages VI to VIII by the first thing there is to do.
fn see_it_through(bench: &mut Bench) {
    while !bench.state.stack.is_empty() {
        let asked = bench.game.status(&bench.state).acting().first().expect("somebody is asked").number();
        let first = bench.legal(asked)[0].clone();
        bench.play(asked, &first);
    }
}

/// DR-113…116, DR-121, DR-123…125, DR-323, DR-329, DR-336, DR-344, DR-346, DR-350, DR-352, DR-358: a monster is sent at the
/// victim's peril, both roll, the higher total wounds.
#[test]
fn a_monster_strikes() {
    let mut bench = lord_of(2);
    bench.deal(1, "mutant_rat");
    bench.me().ap = 3;
    bench.play(1, "send mutant_rat 2 melee");
    assert_eq!(bench.player(2).peril, 10, "nothing is paid before the declaration");
    // 5 + 2 against 3 + 2.
    bench.play_with(1, "declare", &["5", "3"]);
    assert_eq!((bench.player(2).peril, bench.player(2).life), (9, 5));
    assert_eq!(bench.me().ap, 3);
}

/// DR-371, DR-379, DR-380, DR-568: unwounded it goes to hand or lair, and its owner may give a peril to anybody.
#[test]
fn a_monster_goes_home_and_its_owner_gives_peril() {
    let mut bench = lord_of(3);
    let rat = bench.deal(1, "mutant_rat");
    bench.play(1, "send mutant_rat 2 melee");
    bench.play_with(1, "declare", &["5", "3"]);
    assert_eq!(bench.legal(1), ["lair mutant_rat", "hand mutant_rat"]);
    bench.play(1, "hand mutant_rat");
    assert!(bench.me().hand.contains(rat) && bench.me().known.contains(rat));
    assert_eq!(bench.legal(1), ["peril 1", "peril 2", "peril 3", "done"]);
    bench.play(1, "peril 3");
    assert_eq!(bench.player(3).peril, 11);
    assert!(bench.state.stack.is_empty());
}

/// DR-351: a tie does nothing.
#[test]
fn a_tie_does_nothing() {
    let mut bench = lord_of(2);
    bench.deal(1, "mutant_rat");
    bench.play(1, "send mutant_rat 2 melee");
    bench.play_with(1, "declare", &["3", "3"]);
    assert_eq!(bench.player(2).life, 6);
    bench.play(1, "hand mutant_rat");
    assert!(bench.state.stack.is_empty(), "no wound, no gift");
}

/// DR-066, DR-352, DR-359, DR-373, DR-381, DRX-22: the defender's higher total wounds the monster; without life it is
/// discarded, and the wound brings a glory.
#[test]
fn a_counterattack_slays() {
    let mut bench = lord_of(2);
    let rat = bench.deal(1, "mutant_rat");
    bench.play(1, "send mutant_rat 2 melee");
    bench.play_with(1, "declare", &["1", "6"]);
    assert!(bench.state.discard.contains(rat));
    assert_eq!((bench.player(2).life, bench.player(2).glory), (6, 1));
    assert!(bench.state.stack.is_empty());
}

/// DR-119, DR-337, DR-345, DR-349, DR-361: several monsters roll one after the other, then the hero against each; only
/// then totals are compared.
#[test]
fn several_monsters_roll_apart() {
    let mut bench = lord_of(2);
    let rat = bench.deal(1, "mutant_rat");
    bench.deal(1, "crouching_skeleton");
    bench.play(1, "send mutant_rat 2 melee");
    bench.play(1, "send crouching_skeleton 2 melee");
    // Rat 3, skeleton 9; against them 8 and 3.
    bench.play_with(1, "declare", &["1", "6", "6", "1"]);
    assert!(bench.state.discard.contains(rat));
    assert_eq!((bench.player(2).life, bench.player(2).peril), (5, 7));
    assert_eq!(bench.legal(1), ["lair crouching_skeleton", "hand crouching_skeleton"]);
    bench.play(1, "lair crouching_skeleton");
    bench.play(1, "done");
    assert_eq!(bench.me().lair.len(), 1);
    assert_eq!(bench.player(2).glory, 1);
}

/// DRX-16, DR-330…333, DR-338, DR-347, DR-362, DR-364…366, DR-369: the Guardian attacks by Magic only; challenged with a
/// saved point it counterattacks in Melee, and that was the hero's battle of the turn.
#[test]
fn forms_and_the_challenge() {
    let mut bench = lord_of(2);
    let guardian = bench.deal(1, "vault_guardian");
    bench.player(2).saved = true;
    assert!(bench.may(1, "send vault_guardian 2 magic"));
    assert!(!bench.may(1, "send vault_guardian 2 melee") && !bench.may(1, "send vault_guardian 2 speed"));
    bench.play(1, "send vault_guardian 2 magic");
    // 1 + 4 against 6 + 1: the hero strikes.
    bench.play_with(1, "declare", &["1", "6"]);
    assert_eq!(bench.legal(2), ["challenge vault_guardian melee", "challenge vault_guardian speed", "done"]);
    // 6 + 2 against 1 + 3.
    bench.play_with(2, "challenge vault_guardian melee", &["6", "1"]);
    assert!(bench.state.discard.contains(guardian));
    let player = bench.player(2);
    assert_eq!((player.glory, player.saved, player.fought, player.life), (2, false, true, 6));
}

/// DR-368: neither without a point nor lying down.
#[test]
fn who_cannot_challenge() {
    for (saved, prone) in [(false, false), (true, true)] {
        let mut bench = lord_of(2);
        bench.deal(1, "jangooba");
        (bench.player(2).saved, bench.player(2).prone) = (saved, prone);
        bench.play(1, "send jangooba 2 melee");
        bench.play_with(1, "declare", &["3", "4"]);
        assert_eq!(bench.game.status(&bench.state).acting().first(), Some(Seat::FIRST));
    }
}

/// DR-126, DR-127, DR-325, DR-372, DR-376, DR-576: a wounded monster goes to the lair or the discard pile; from the lair it
/// attacks again, with the life it has and at its price.
#[test]
fn a_wounded_monster_keeps_its_wounds() {
    let mut bench = lord_of(2);
    bench.deal(1, "jangooba");
    bench.play(1, "send jangooba 2 melee");
    bench.play_with(1, "declare", &["1", "6"]);
    assert_eq!(bench.legal(1), ["lair jangooba", "discard jangooba"]);
    bench.play(1, "lair jangooba");
    assert_eq!((bench.me().lair[0].life, bench.player(2).peril), (1, 7));
    assert!(!bench.may(1, "send jangooba 2 melee"), "one declaration a phase");
    bench.state.declared = false;
    assert!(!bench.may(1, "send jangooba 2 melee"), "one attack a turn");
    bench.me().lair[0].attacked = false;
    bench.play(1, "send jangooba 2 speed");
    // 6 + 3 against 1 + 4.
    bench.play_with(1, "declare", &["6", "1"]);
    assert_eq!((bench.state.field[0].life, bench.player(2).peril), (1, 4));
}

/// DR-374, DR-375, DR-578: a fourth monster in the lair: one of them goes, but never a Boss.
#[test]
fn a_lair_holds_three() {
    let mut bench = lord_of(2);
    for word in ["ramalith", "sulphur_imp", "bone_archer"] {
        let card = bench.card(word);
        bench.take_out(card);
        let life = if word == "ramalith" { 3 } else { 1 };
        bench.me().lair.push(Lurker { card, owner: Seat::FIRST, life, tokens: 0, attacked: true });
    }
    bench.deal(1, "mutant_rat");
    bench.play(1, "send mutant_rat 2 melee");
    bench.play_with(1, "declare", &["3", "3"]);
    bench.play(1, "lair mutant_rat");
    assert_eq!(bench.legal(1), ["discard sulphur_imp", "discard bone_archer", "discard mutant_rat"]);
    bench.play(1, "discard bone_archer");
    assert_eq!(bench.me().lair.len(), 3);
}

/// DR-039, DR-041, DR-042, DR-055, DR-118, DR-128, DR-408, DR-572: one opponent pays the whole price, never oneself.
#[test]
fn who_pays() {
    let mut bench = lord_of(3);
    bench.deal(1, "jangooba");
    (bench.player(2).peril, bench.player(3).peril) = (2, 2);
    assert!(!bench.legal(1).iter().any(|text| text.starts_with("send")), "two and two do not make three");
    bench.player(3).peril = 3;
    assert!(bench.may(1, "send jangooba 3 melee"));
    assert!(!bench.may(1, "send jangooba 2 melee") && !bench.may(1, "send jangooba 1 melee"));
}

/// DR-115, DR-120, DR-122: banes before and after the one declaration.
#[test]
fn banes_at_any_moment() {
    let mut bench = lord_of(2);
    bench.deal(1, "ill_omen");
    bench.deal(1, "mutant_rat");
    bench.deal(1, "sulphur_imp");
    assert!(bench.may(1, "curse ill_omen 2"));
    bench.play(1, "send mutant_rat 2 melee");
    bench.play_with(1, "declare", &["3", "3"]);
    see_it_through(&mut bench);
    assert!(!bench.may(1, "send sulphur_imp 2 magic"));
    bench.play(1, "curse ill_omen 2");
    assert_eq!(bench.player(2).peril, 7);
    assert!(bench.may(1, "done"));
}

/// DRX-25, DR-386, DR-387, DR-389, DR-393…395, DR-400: the Slime against Speed 3: six is enough, five wounds and fells.
#[test]
fn a_trap_is_a_threat() {
    for (die, outcome) in [("3", (6, 1, false)), ("2", (5, 0, true))] {
        let mut bench = lord_of(2);
        bench.player(2).hero = HeroId(1);
        bench.deal(1, "enveloping_slime");
        bench.play(1, "set enveloping_slime 2");
        bench.play_with(1, "declare", &[die]);
        let player = bench.player(2);
        assert_eq!((player.life, player.glory, player.prone), outcome);
        assert!(bench.state.stack.is_empty());
    }
}

/// DR-390…392, DR-582: a trap concerns everybody there, its owner too; each rolls for himself.
#[test]
fn a_trap_spares_nobody_there() {
    let mut bench = lord_of(2);
    bench.put(1, "crossroads");
    bench.deal(1, "enveloping_slime");
    bench.play(1, "set enveloping_slime 2");
    bench.play_with(1, "declare", &["6", "1"]);
    assert_eq!((bench.me().glory, bench.me().life), (1, 6));
    assert_eq!((bench.player(2).glory, bench.player(2).life, bench.player(2).prone), (0, 5, true));
}

/// DR-194, DR-195: a hazard of one makes it seven.
#[test]
fn a_hazard_helps_traps() {
    let mut bench = lord_of(2);
    bench.put(2, "rat_run");
    bench.deal(1, "enveloping_slime");
    bench.play(1, "set enveloping_slime 2");
    bench.play_with(1, "declare", &["2"]);
    assert_eq!(bench.player(2).life, 5, "2 + 4 is six");
}

/// DRX-21, DR-314, DR-340…343: in the Response stage the Manoeuvre takes Jangooba out; the Rat alone attacks, and
/// Jangooba goes home unwounded.
#[test]
fn a_response_takes_an_attacker_out() {
    let mut bench = lord_of(2);
    bench.deal(1, "mutant_rat");
    bench.deal(1, "jangooba");
    bench.deal(2, "distracting_manoeuvre");
    bench.player(2).glory = 1;
    bench.play(1, "send mutant_rat 2 melee");
    bench.play(1, "send jangooba 2 melee");
    bench.play(1, "declare");
    assert_eq!(bench.legal(2), ["play distracting_manoeuvre", "done"]);
    bench.play(2, "play distracting_manoeuvre");
    bench.play(2, "monster jangooba");
    bench.play(2, "done");
    assert_eq!(bench.player(2).glory, 0);
    if bench.may(2, "done") {
        bench.play_with(2, "done", &["6", "1"]);
    }
    assert_eq!(bench.player(2).life, 5);
    bench.play(1, "hand mutant_rat");
    assert_eq!(bench.legal(1), ["lair jangooba", "hand jangooba"]);
}

/// DR-090, DR-320, DR-321, DR-383, DR-570, DR-571: heroes fight where they meet, once a turn, for a point and no reward; at
/// the Entrance they do not.
#[test]
fn heroes_fight_once_a_turn() {
    let mut bench = lord_of(2);
    bench.state.phase = Phase::Hero;
    bench.put(2, "entrance_to_the_vault");
    bench.put(1, "entrance_to_the_vault");
    assert!(!bench.may(1, "attack 2 melee"), "peace at the entrance");
    bench.put(1, "crossroads");
    assert!(!bench.may(1, "attack 2 melee"), "he is somewhere else");
    bench.put(2, "crossroads");
    bench.me().ap = 3;
    bench.play_with(1, "attack 2 melee", &["6", "1"]);
    assert_eq!((bench.player(2).life, bench.me().ap, bench.me().glory), (5, 2, 0));
    assert!(!bench.may(1, "attack 2 melee"));
}

/// DR-003, DR-007, DR-359, DR-360: without life a hero is out, and the last one wins.
#[test]
fn the_last_hero_wins() {
    let mut bench = lord_of(2);
    bench.player(2).life = 1;
    bench.deal(1, "mutant_rat");
    bench.play(1, "send mutant_rat 2 melee");
    bench.play_with(1, "declare", &["6", "1"]);
    let Status::Over(outcome) = bench.game.status(&bench.state) else { panic!("it is over") };
    assert_eq!(outcome.reason(), "last_hero");
    assert_eq!(bench.state.winner, Some(Seat::FIRST));
}

/// DR-008, DR-581: with three the game goes on without the fallen, who cannot be aimed at.
#[test]
fn the_fallen_are_out() {
    let mut bench = lord_of(3);
    bench.player(2).life = 1;
    bench.deal(1, "mutant_rat");
    bench.deal(1, "ill_omen");
    bench.play(1, "send mutant_rat 2 melee");
    bench.play_with(1, "declare", &["6", "1"]);
    see_it_through(&mut bench);
    assert!(bench.player(2).out);
    assert!(bench.may(1, "curse ill_omen 3") && !bench.may(1, "curse ill_omen 2"));
    assert_eq!(bench.state.left_of(Seat::FIRST), Seat::new(2));
}

/// DR-334, DR-353, DR-355, DR-356: the Herald's Melee deals two wounds in all, his Magic one and takes glory.
#[test]
fn strikes_by_their_form() {
    let mut bench = lord_of(2);
    bench.deal(1, "herald_of_the_pit");
    bench.play(1, "send herald_of_the_pit 2 melee");
    bench.play_with(1, "declare", &["6", "1"]);
    assert_eq!(bench.player(2).life, 4);
    let mut bench = lord_of(2);
    bench.player(2).glory = 5;
    bench.deal(1, "herald_of_the_pit");
    bench.play(1, "send herald_of_the_pit 2 magic");
    bench.play_with(1, "declare", &["6", "1"]);
    assert_eq!((bench.player(2).life, bench.player(2).glory), (5, 3));
}

/// DRX-19, DR-354: Ramalith's Magic takes a life and gives it to him.
#[test]
fn ramalith_drinks_life() {
    let mut bench = lord_of(2);
    bench.deal(1, "ramalith");
    bench.play(1, "send ramalith 2 magic");
    bench.play_with(1, "declare", &["6", "1"]);
    assert_eq!((bench.player(2).life, bench.state.field[0].life), (5, 4));
}

/// DR-315, DR-384: a wound that is prevented is none, and brings no peril.
#[test]
fn a_prevented_wound_counts_for_nothing() {
    let mut bench = lord_of(2);
    let cloak = bench.ready(2, "guardian_cloak");
    bench.deal(1, "mutant_rat");
    bench.play(1, "send mutant_rat 2 melee");
    bench.play_with(1, "declare", &["6", "1"]);
    bench.play(2, "use guardian_cloak");
    assert!(bench.state.discard.contains(cloak));
    assert_eq!(bench.player(2).life, 6);
    bench.play(1, "hand mutant_rat");
    assert!(bench.state.stack.is_empty());
}

/// DR-537…539: without a saved point a hero may lie down to challenge what attacked him; with one he may not use this.
#[test]
fn lying_down_to_challenge() {
    let mut bench = Bench::with(Setup::new(2).with("ap_for_falling", "on"));
    bench.state.phase = Phase::Dungeonlord;
    bench.clear_hand(1);
    bench.clear_hand(2);
    (bench.player(2).glory, bench.player(2).peril) = (0, 10);
    bench.put(2, "crossroads");
    bench.deal(1, "jangooba");
    bench.play(1, "send jangooba 2 speed");
    // 1 + 3 against 6 + 4.
    bench.play_with(1, "declare", &["1", "6"]);
    bench.play_with(2, "challenge jangooba speed", &["6", "1"]);
    let player = bench.player(2);
    assert!(player.prone && player.dropped && player.fought);
    assert_eq!(player.glory, 2);
}
