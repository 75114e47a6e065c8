//! What operations do to points and cards.

use super::{hero, lord};
use undercroft_core::Seat;
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::state::Phase;

/// DR-432: two action points, at once.
#[test]
fn gain_gives_points() {
    let mut bench = hero(&[]);
    bench.hold(1, &["haste"]);
    bench.play(1, "play haste");
    assert_eq!(bench.me().ap, 5);
}

/// DR-039: never below nothing.
#[test]
fn lose_takes_what_is_there() {
    for (before, after) in [(3, 2), (0, 0)] {
        let mut bench = lord(&[]);
        bench.put(1, "spiked_corridor");
        bench.player(2).glory = before;
        bench.hold(1, &["mind_snare"]);
        bench.play(1, "set mind_snare 2");
        bench.play_with(1, "declare", &["1"]);
        assert_eq!(bench.player(2).glory, after);
    }
}

/// DR-038: up to three peril, as much as there is.
#[test]
fn transfer_moves_what_is_there() {
    for (mine, left, theirs) in [(5, 2, 13), (2, 0, 12)] {
        let mut bench = hero(&[]);
        bench.hold(1, &["shift_the_blame"]);
        bench.me().peril = mine;
        bench.play(1, "play shift_the_blame");
        assert_eq!((bench.me().peril, bench.player(2).peril), (left, theirs));
    }
}

/// DR-220: a boon that is forced out of play works no more; the owner chooses which.
#[test]
fn discard_takes_cards() {
    let mut bench = lord(&[]);
    bench.ready(2, "weapon_drill");
    bench.ready(2, "arcane_focus");
    bench.ready(2, "helm_of_clear_sight");
    bench.hold(1, &["erased_memory", "mutant_rat"]);
    // Magic 1, the focus 1, the helm 1.
    bench.play_with(1, "curse erased_memory 2", &["1"]);
    assert_eq!(bench.legal(2), ["discard weapon_drill", "discard arcane_focus"], "boons only");
    bench.play(2, "discard weapon_drill");
    bench.play(1, "send mutant_rat 2 melee");
    bench.play_with(1, "declare", &["3", "2"]);
    assert_eq!(bench.player(2).life, 5, "five against four again");
}

/// DR-583: from the deck for its player alone, from the pile for all to see.
#[test]
fn draw_brings_cards() {
    let mut bench = hero(&[]);
    bench.put(1, "forbidden_library");
    bench.play_with(1, "use forbidden_library", &["haste"]);
    assert_eq!(bench.legal(1), ["discard haste"], "one is drawn, one discarded");
    bench.play(1, "discard haste");
    assert_eq!(bench.me().ap, 2);

    let mut bench = hero(&[]);
    bench.put(1, "ossuary");
    let skeleton = bench.card("crouching_skeleton");
    let rat = bench.card("mutant_rat");
    for card in [skeleton, rat] {
        bench.take_out(card);
        bench.state.discard.insert(card);
    }
    bench.play(1, "use ossuary");
    assert_eq!(bench.legal(1), ["card crouching_skeleton"], "a rat is no undead");
    bench.play(1, "card crouching_skeleton");
    assert!(bench.me().hand.contains(skeleton) && bench.me().known.contains(skeleton));
}

/// Once per turn in the Treasury: a treasure for peril instead of glory, and nobody has to.
#[test]
fn play_free_plays_without_paying() {
    let mut bench = hero(&[]);
    bench.put(1, "treasury");
    (bench.me().glory, bench.me().peril) = (0, 0);
    bench.hold(1, &["vault_breastplate", "weapon_drill"]);
    bench.play(1, "use treasury");
    assert_eq!(bench.legal(1), ["play vault_breastplate", "done"], "treasures only");
    bench.play(1, "play vault_breastplate");
    assert_eq!((bench.me().glory, bench.me().peril, bench.me().items.len()), (0, 4, 1));
    assert!(!bench.may(1, "use treasury"));
}

/// A shield costs one glory less in the Armory, a staff does not.
#[test]
fn cost_change_makes_cards_cheaper() {
    let mut bench = hero(&[]);
    bench.put(1, "armory");
    bench.hold(1, &["burnished_shield", "jailers_keys"]);
    bench.play(1, "play burnished_shield");
    bench.play(1, "play jailers_keys");
    assert_eq!(bench.me().glory, 12 - 2 - 1);
}

/// DR-221: a cloak of two tokens prevents two wounds; with the last token it has lost its effect and is discarded.
#[test]
fn charge_puts_tokens_on_a_card() {
    let mut bench = hero(&[(
        "guardian_cloak",
        "on = \"use\"\ntiming = \"any_time\"\ncost = { discard = \"this\" }",
        "on = \"play\"\ndo = [{ op = \"charge\", who = \"this\", amount = 2 }]\n[[adventure.effects]]\n\
         on = \"use\"\ntiming = \"any_time\"\ncost = { charge = 1 }",
    )]);
    bench.cast(1, "hemp_spirit_caller");
    let cloak = bench.deal(1, "guardian_cloak");
    bench.play(1, "play guardian_cloak");
    assert_eq!(bench.me().items[0].tokens, 2);
    for left in [1, 0] {
        bench.me().spot = Spot(0);
        bench.me().ap = 1;
        bench.play_with(1, "go north", &["1"]);
        bench.play(1, "use guardian_cloak 2");
        assert_eq!(bench.me().life, 6);
        assert_eq!(bench.me().items.len(), left);
    }
    assert!(bench.state.discard.contains(cloak));
}

/// DR-221: a treasure that something attached to it has silenced is discarded with it.
#[test]
fn a_silenced_treasure_goes() {
    let mut bench = lord(&[
        ("leaden_feet", "host = \"hero\"", "host = \"treasure\""),
        (
            "leaden_feet",
            r#"{ op = "modify", who = "bearer", stat = "speed", amount = -1, checks = "any" }"#,
            r#"{ op = "forbid", who = "host", what = "card" }"#,
        ),
    ]);
    let helm = bench.ready(2, "helm_of_clear_sight");
    let feet = bench.deal(1, "leaden_feet");
    bench.play(1, "curse leaden_feet 2");
    assert!(bench.player(2).items.is_empty() && bench.state.attached.is_empty());
    assert!(bench.state.discard.contains(helm) && bench.state.discard.contains(feet));
}

/// DR-237: dark healing costs a point, heals, brings peril and ends the phase.
#[test]
fn end_phase_ends_the_hero_phase() {
    let mut bench = hero(&[]);
    bench.put(1, "dark_altar");
    (bench.me().life, bench.me().peril, bench.me().moved) = (4, 0, true);
    bench.play(1, "use dark_altar");
    bench.play_with(1, "hero 2", &["1"]);
    assert_eq!((bench.me().life, bench.me().peril, bench.player(2).life), (5, 3, 5));
    assert_ne!(bench.state.phase, Phase::Hero);
}

/// DR-091.
#[test]
fn swap_quest_brings_another() {
    let mut bench = hero(&[]);
    bench.only_quest("seal_the_rift", Some(1));
    bench.put(1, "entrance_to_the_vault");
    bench.play(1, "use entrance_to_the_vault 2");
    bench.play_with(1, "quest seal_the_rift", &["shady_deal"]);
    let open = bench.state.quests[0];
    assert_eq!((open.quest, open.owner), (bench.quest("shady_deal"), Some(Seat::FIRST)));
}

/// The victim of the Tithe chooses; without three glory there is nothing to choose.
#[test]
fn choose_offers_what_can_be_done() {
    for (glory, asked) in [(3, true), (2, false)] {
        let mut bench = lord(&[]);
        bench.player(2).glory = glory;
        bench.hold(1, &["tithe_to_the_vault"]);
        bench.play(1, "curse tithe_to_the_vault 2");
        if asked {
            assert_eq!(bench.legal(2), ["pick 1", "pick 2"]);
            bench.play(2, "pick 1");
            assert_eq!((bench.player(2).glory, bench.player(2).life), (0, 6));
        } else {
            assert_eq!((bench.player(2).glory, bench.player(2).life), (2, 5));
        }
    }
}
