//! Minions, attachments and other cards of the legendary set (sections 24 and 25).

use crate::bench::Altar;
use undercroft_core::Seat;
use undercroft_dungeoneer::event::Event;
use undercroft_dungeoneer::state::{Attached, Host, Item, Phase};

/// The second player, attacked by a fiend, with glory and these cards.
fn attacked_by(monster: &str, form: &str, hand: &[&str]) -> Altar {
    let mut bench = Altar::new(2);
    bench.as_dungeonlord(20);
    bench.cast(2, "roderik_talus");
    bench.player(2).glory = 9;
    bench.hold(2, hand);
    bench.hold(1, &[monster]);
    bench.play(1, &format!("send {monster} 2 {form}"));
    bench
}

fn rolls(bench: &Altar) -> Vec<(&'static str, i8)> {
    let rolled = bench.events.iter().filter_map(|event| match event {
        Event::Rolled { bonus, checks, .. } => Some((checks.word(), *bonus)),
        _ => None,
    });
    rolled.collect()
}

/// DR-467, DR-468: a card makes an attacker serve, with the life it has; it takes a treasure's place.
#[test]
fn an_attacker_becomes_a_minion() {
    let mut bench = attacked_by("coil_fiend", "melee", &["command_fiend"]);
    bench.play(1, "declare");
    bench.play(2, "play command_fiend");
    let fiend = bench.card("coil_fiend");
    assert_eq!(bench.player(2).items.iter().map(|item| (item.card, item.life)).next(), Some((fiend, 4)));
    assert!(bench.state.field.is_empty());
    assert!(bench.legal(2).is_empty(), "nothing is left to answer");
    assert_eq!(bench.player(2).life, 18, "its attack is gone");
    assert!(bench.me().lair.is_empty());
}

/// DR-475: with the treasure limit reached there is no place for one.
#[test]
fn without_a_place_there_is_no_minion() {
    let mut bench = attacked_by("coil_fiend", "melee", &["command_fiend"]);
    for card in ["plate_of_gwildor", "mirror_shield", "boots_of_the_quiet_coil", "ring_of_sidelong_steps"] {
        bench.ready(2, card);
    }
    bench.play(1, "declare");
    assert!(!bench.may(2, "play command_fiend"));
}

/// A minion in the second player's inventory.
fn with_minion(bench: &mut Altar, word: &str) {
    let card = bench.card(word);
    bench.take_out(card);
    bench.player(2).items.push(Item { card, life: 4, ..Item::default() });
}

/// DR-469, DR-471…473: a minion counters instead of its master, with its own values, once a turn, and bears the wounds.
#[test]
fn a_minion_counters_instead_of_its_master() {
    let mut bench = attacked_by("serpent_folk", "melee", &[]);
    with_minion(&mut bench, "coil_fiend");
    bench.play_with(1, "declare", &["6"]);
    assert_eq!(bench.legal(2), ["monster coil_fiend", "done"]);
    // 7 + 6 against 8 + 1: two wounds for the minion.
    bench.play_with(2, "monster coil_fiend", &["1"]);
    assert_eq!(rolls(&bench), [("attack", 7), ("counter", 8)]);
    assert_eq!((bench.player(2).life, bench.player(2).items[0].life), (18, 2));
    bench.play(1, "lair serpent_folk");
    assert_ne!(bench.state.phase, Phase::Over);
    assert!(!bench.legal(1).iter().any(|mv| mv.starts_with("peril")), "no hero was wounded");
}

/// DR-473: without life it is discarded.
#[test]
fn a_minion_without_life_is_discarded() {
    let mut bench = attacked_by("serpent_folk", "melee", &[]);
    with_minion(&mut bench, "coil_fiend");
    bench.player(2).items[0].life = 1;
    bench.play_with(1, "declare", &["6"]);
    bench.play_with(2, "monster coil_fiend", &["1"]);
    assert!(bench.player(2).items.is_empty());
    assert!(bench.state.discard.contains(bench.card("coil_fiend")));
}

/// DR-469, DR-470, DR-472, DR-474: at the end of a battle it attacks whoever attacked its master, in a form with a round
/// symbol, for the point of the challenge; then it has served (DR-471).
#[test]
fn a_minion_attacks_at_the_end_of_a_battle() {
    let mut bench = attacked_by("serpent_folk", "melee", &[]);
    with_minion(&mut bench, "coil_fiend");
    bench.player(2).saved = true;
    bench.play_with(1, "declare", &["1"]);
    bench.play_with(2, "done", &["1"]);
    let own: Vec<String> = bench.legal(2).into_iter().filter(|mv| mv.starts_with("unleash")).collect();
    assert_eq!(own, ["unleash coil_fiend serpent_folk melee"], "Magic and Speed are for counterattacks");
    bench.play_with(2, "unleash coil_fiend serpent_folk melee", &["6", "1"]);
    assert!(!bench.player(2).saved, "DR-474");
    assert!(bench.player(2).fought);
    let folk = bench.card("serpent_folk");
    let left = bench.state.field.iter().find(|one| one.card == folk).map(|one| one.life);
    assert_eq!(left, Some(1), "2 wounds of 3");
    let glory = bench.player(2).glory;
    bench.play(1, "lair serpent_folk");
    assert_eq!(bench.player(2).glory, glory, "no hero dealt the wounds");
}

/// DR-476: a minion is discarded at the end of a turn like a treasure.
#[test]
fn a_minion_can_be_discarded_like_a_treasure() {
    let mut bench = Altar::new(2);
    let card = bench.card("coil_fiend");
    bench.take_out(card);
    bench.me().items.push(Item { card, life: 4, ..Item::default() });
    bench.state.phase = Phase::Discard;
    assert!(bench.may(1, "discard coil_fiend"));
    bench.play(1, "discard coil_fiend");
    assert!(bench.me().items.is_empty());
}

/// DR-062, DR-467: the Collar goes on an attacker that then serves, with +1 on its checks.
#[test]
fn the_collar_makes_a_minion() {
    let mut bench = attacked_by("serpent_folk", "melee", &["collar_of_obedience"]);
    bench.play(1, "declare");
    bench.play(2, "play collar_of_obedience");
    let (folk, collar) = (bench.card("serpent_folk"), bench.card("collar_of_obedience"));
    assert_eq!(bench.player(2).items.iter().map(|item| item.card).next(), Some(folk));
    let on = bench.state.attached.iter().find(|one| one.card == collar).map(|one| one.host);
    assert_eq!(on, Some(Host::Card(folk)));
}

/// DR-062, DR-378: Scales of Favour add a life and +1 to a monster that is ready or in the lair.
#[test]
fn scales_of_favour_strengthen_a_monster() {
    let mut bench = attacked_by("serpent_folk", "melee", &[]);
    bench.hold(1, &["serpent_folk", "scales_of_favour"]);
    bench.play(1, "curse scales_of_favour 2");
    bench.play_with(1, "declare", &["1", "1"]);
    assert_eq!(rolls(&bench)[0], ("attack", 8));
    let folk = bench.card("serpent_folk");
    assert_eq!(bench.state.field.iter().find(|one| one.card == folk).map(|one| one.life), Some(4));
    assert!(bench.may(1, "hand serpent_folk"), "unwounded");
    bench.play(1, "hand serpent_folk");
    assert!(bench.state.attached.is_empty(), "DR-378");
}

/// Venom bites at the start of the bearer's turn, or is gone.
#[test]
fn venom_bites_at_the_start_of_a_turn() {
    for (die, life, attached) in [("3", 17, 1), ("4", 18, 0)] {
        let mut bench = Altar::new(2);
        let card = bench.card("venom_in_the_blood");
        bench.take_out(card);
        let host = Host::Hero(Seat::new(1));
        bench.state.attached.push(Attached { card, controller: Seat::FIRST, host });
        bench.state.legend.tokens = 5;
        bench.state.phase = Phase::Save;
        bench.me().ap = 1;
        assert_eq!(bench.me().hand.len(), 5);
        bench.play_with(1, "done", &[die]);
        assert_eq!((bench.player(2).life, bench.state.attached.len()), (life, attached));
    }
}

/// DR-220: a boon under a Broken Vow does nothing until its owner pays.
#[test]
fn a_broken_vow_silences_a_boon() {
    let mut bench = Altar::new(2);
    let (boon, vow) = (bench.ready(1, "distraction"), bench.card("broken_vow"));
    assert!(bench.may(1, "use distraction"));
    bench.take_out(vow);
    bench.state.attached.push(Attached { card: vow, controller: Seat::new(1), host: Host::Card(boon) });
    assert!(!bench.may(1, "use distraction"));
    bench.me().glory = 3;
    bench.play(1, "use broken_vow 2");
    assert!(bench.state.attached.is_empty() && bench.may(1, "use distraction"));
}

/// DR-407: the Cloak of Luck gives a token, or itself, for a new roll.
#[test]
fn the_cloak_gives_tokens_for_new_rolls() {
    let mut bench = Altar::new(2);
    bench.cast(1, "roderik_talus");
    bench.hold(1, &["cloak_of_luck"]);
    bench.me().glory = 5;
    bench.play(1, "play cloak_of_luck");
    assert_eq!(bench.me().items[0].tokens, 3);
    bench.only_quest("raise_the_oathsword", Some(1));
    bench.put(1, "hall_of_broken_oaths");
    bench.play_with(1, "attempt raise_the_oathsword", &["1"]);
    assert_eq!(bench.legal(1), ["use cloak_of_luck 2", "use cloak_of_luck 3", "done"]);
    bench.play_with(1, "use cloak_of_luck 2", &["5"]);
    assert_eq!(bench.me().items[0].tokens, 2);
    bench.play(1, "done");
    assert_eq!(bench.me().completed.len(), 1);
}

/// DR-202: the Lookout draws three locations, lays one and shuffles the others back.
#[test]
fn the_lookout_lays_one_of_three() {
    let mut bench = Altar::new(2);
    bench.put(1, "lookout");
    bench.me().ap = 2;
    let before = bench.state.locations.len();
    bench.play_with(1, "use lookout", &["oubliette", "reliquary", "choir_of_fangs"]);
    assert_eq!(bench.me().ap, 1);
    let mut shown = bench.legal(1);
    shown.sort_unstable();
    assert_eq!(shown, ["to choir_of_fangs", "to oubliette", "to reliquary"]);
    bench.play(1, "to reliquary");
    assert_eq!(bench.state.locations.len(), before - 1);
    assert!(bench.legal(1).iter().all(|mv| mv.starts_with("build")));
}
