//! The legendary set: start, event, upkeep, fiends, special effects, placed traps (sections 4, 6, 22 to 25).

use crate::bench::Altar;
use undercroft_core::{Game, Quick, Seat, Setup};
use undercroft_dungeoneer::components::{Form, Grade, Token};
use undercroft_dungeoneer::event::Event;
use undercroft_dungeoneer::state::{Lurker, Phase};
use undercroft_dungeoneer::{Serpent, Vault};

/// DRX-03, DR-077, DR-078, DR-082, DR-092…094, DR-022, DR-023, DR-444: 18 life at level 7, 1 glory and 2 peril, 5 cards, 2 personal
/// quests each, a common one and Nakari's besides, an event without tokens.
#[test]
fn everybody_starts_as_a_legend() {
    for seats in 2..=4 {
        let game = Serpent::new(&Setup::new(seats)).expect("a set-up");
        let mut luck = Quick::new(u64::from(seats));
        let mut events: Vec<Event> = Vec::new();
        let state = game.start(&mut luck, &mut events);
        for seat in Seat::all(seats) {
            let player = state.player(seat);
            assert_eq!((player.life, player.level), (18, 7));
            assert_eq!((player.glory, player.peril, player.hand.len()), (1, 2, 5));
            assert_eq!(state.quests.iter().filter(|open| open.owner == Some(seat)).count(), 2);
        }
        let nakari = game.components().find_quest("defeat_nakari").expect("her quest");
        let common: Vec<_> = state.quests.iter().filter(|open| open.owner.is_none()).collect();
        assert_eq!(common.len(), 2);
        assert!(common.iter().any(|open| open.quest == nakari), "DR-093");
        let mut quests = 13;
        quests -= 2 * usize::from(seats) + 1;
        assert_eq!(state.quest_deck.len(), quests, "DRA-51: 13 are shuffled");
        assert_eq!(state.deck.len(), 59 - 5 * usize::from(seats), "DRA-51: 59 are shuffled");
        // The first player has rolled already (DR-445): there is a token or none.
        assert!(state.legend.tokens <= 1);
        assert_eq!(game.components().sets[0].tracking_pairs, 10);
        assert_eq!(game.components().events.len(), 1);
    }
}

/// DR-027, DR-029, DR-045, DR-488: values for levels 7 to 10, two abilities each, legendary quests only.
#[test]
fn the_cards_are_of_the_legendary_grade() {
    let bench = Altar::new(2);
    let components = bench.components();
    assert_eq!(components.sets[0].grade, Grade::Legendary);
    assert_eq!((components.sets[0].start_level, components.sets[0].top_level), (7, 10));
    for hero in &components.heroes {
        assert_eq!((hero.first_level, hero.values[0].len()), (7, 4));
        assert_eq!(hero.abilities.len(), 2);
        assert_eq!(hero.life, 18);
    }
    assert!(components.quests.iter().all(|quest| quest.grade == Grade::Legendary));
}

/// The turn passes to the second player, who rolls this die for the event.
fn next_turn(bench: &mut Altar, die: &str) {
    bench.state.phase = Phase::Save;
    bench.me().ap = 1;
    let hand = bench.me().hand;
    for card in bench.state.deck.iter().copied().collect::<Vec<_>>() {
        if bench.me().hand.len() < 5 {
            bench.state.deck.retain(|one| *one != card);
            bench.me().hand.insert(card);
        }
    }
    assert!(hand.len() <= 5);
    let chance: Vec<&str> = if die.is_empty() { Vec::new() } else { vec![die] };
    bench.play_with(1, "done", &chance);
    assert_eq!(bench.state.active, Seat::new(1));
}

/// DRX-30, DR-112, DR-445…447: at the start of a turn a die is rolled, 4 or more puts a token there, and with 5 tokens there is
/// no roll.
#[test]
fn the_event_grows_on_a_four_until_it_holds_five() {
    for (before, die, after) in [(0, "3", 0), (0, "4", 1), (4, "6", 5), (2, "1", 2)] {
        let mut bench = Altar::new(2);
        bench.state.legend.tokens = before;
        next_turn(&mut bench, die);
        assert_eq!(bench.state.legend.tokens, after, "{before} tokens, die {die}");
        let place = |wanted: &dyn Fn(&Event) -> bool| bench.events.iter().position(wanted);
        let rolled = place(&|event| matches!(event, Event::EventRolled { .. })).expect("a roll");
        assert!(place(&|event| matches!(event, Event::Turn { .. })).is_some_and(|turn| turn < rolled));
    }
    let mut bench = Altar::new(2);
    bench.state.legend.tokens = 5;
    next_turn(&mut bench, "");
    assert_eq!(bench.state.legend.tokens, 5);
    assert!(!bench.events.iter().any(|event| matches!(event, Event::EventRolled { .. })));
}

/// DRX-31, DR-108…111: upkeep is paid in Reset, after what is refreshed and before the action points; what cannot be
/// paid goes back to the hand without its tokens and attachments.
#[test]
fn upkeep_is_paid_or_the_card_goes_back_to_the_hand() {
    let mut bench = Altar::new(2);
    let cloak = bench.ready(2, "cloak_of_luck");
    bench.player(2).items[0].tokens = 3;
    bench.player(2).glory = 1;
    next_turn(&mut bench, "1");
    assert_eq!((bench.player(2).glory, bench.player(2).items.len()), (0, 1));
    assert_eq!(bench.player(2).items[0].tokens, 3);

    let mut bench = Altar::new(2);
    let sword = bench.ready(2, "oathblade_of_ilbor");
    let edge = bench.card("silvered_edge");
    bench.take_out(edge);
    let host = undercroft_dungeoneer::state::Host::Card(sword);
    let attached = undercroft_dungeoneer::state::Attached { card: edge, controller: Seat::new(1), host };
    bench.state.attached.push(attached);
    bench.player(2).glory = 0;
    next_turn(&mut bench, "1");
    assert_eq!(bench.legal(2), ["hand oathblade_of_ilbor"], "DRA-63: the only card to choose");
    bench.play(2, "hand oathblade_of_ilbor");
    assert!(bench.player(2).items.is_empty() && bench.player(2).hand.contains(sword), "DR-109");
    assert!(bench.player(2).known.contains(sword), "everybody saw it");
    assert!(bench.state.attached.is_empty() && bench.state.discard.contains(edge), "DR-111");
    assert_eq!(bench.state.phase, Phase::Dungeonlord);
    let _ = cloak;
}

/// DR-108, DRA-63: with too little for both the player chooses what he keeps, and pays for it.
#[test]
fn the_player_chooses_what_he_keeps() {
    let mut bench = Altar::new(2);
    bench.ready(2, "cloak_of_luck");
    bench.ready(2, "vigil_of_ilbor");
    bench.player(2).glory = 1;
    next_turn(&mut bench, "1");
    assert_eq!(bench.legal(2), ["hand cloak_of_luck", "hand vigil_of_ilbor"]);
    bench.play(2, "hand cloak_of_luck");
    assert_eq!((bench.player(2).glory, bench.player(2).items.len()), (0, 1));
}

/// DRX-29, DR-448…450, DRA-53: two fiends of cost 2 cost 4 less the number of tokens, never less than nothing.
#[test]
fn fiends_played_together_cost_less_by_a_peril_for_each_token() {
    for (tokens, paid) in [(0, 4), (1, 3), (3, 1), (4, 0), (5, 0)] {
        let mut bench = Altar::new(2);
        bench.as_dungeonlord(9);
        bench.hold(1, &["scaled_imp", "scaled_imp.2"]);
        bench.state.legend.tokens = tokens;
        bench.play(1, "send scaled_imp 2 magic");
        bench.play(1, "send scaled_imp.2 2 magic");
        bench.play(1, "declare");
        assert_eq!(9 - bench.player(2).peril, paid, "{tokens} tokens");
    }
}

/// DR-448, DR-450, DR-572: the discount makes fiends affordable, and nothing else.
#[test]
fn the_discount_is_for_fiends_only() {
    let mut bench = Altar::new(2);
    bench.as_dungeonlord(3);
    bench.hold(1, &["gilded_tempter", "depraved_knight"]);
    assert!(!bench.may(1, "send gilded_tempter 2 magic"));
    bench.state.legend.tokens = 2;
    assert!(bench.may(1, "send gilded_tempter 2 magic"), "5 less 2 is 3");
    assert!(!bench.may(1, "send depraved_knight 2 melee"), "no fiend");
}

/// DRA-53: charged to several opponents, the Dungeonlord allots the reduction.
#[test]
fn the_dungeonlord_allots_the_discount() {
    let mut bench = Altar::new(3);
    bench.as_dungeonlord(9);
    bench.player(3).peril = 9;
    bench.hold(3, &[]);
    bench.hold(1, &["scaled_imp", "scaled_imp.2"]);
    bench.state.legend.tokens = 1;
    bench.play(1, "send scaled_imp 2 magic");
    bench.play(1, "send scaled_imp.2 3 magic");
    bench.play(1, "declare");
    assert_eq!(bench.legal(1), ["hero 2", "hero 3"]);
    bench.play(1, "hero 3");
    assert_eq!((bench.player(2).peril, bench.player(3).peril), (7, 8));
}

/// DR-451, DR-452, DR-463: priestesses have +1 on attack checks for each token, on counterattacks none.
#[test]
fn tokens_help_priestesses_attack() {
    let mut bench = Altar::new(2);
    bench.as_dungeonlord(9);
    bench.hold(1, &["priestess_of_nakari"]);
    bench.state.legend.tokens = 3;
    bench.player(2).saved = true;
    bench.cast(2, "bel_brewspirits");
    bench.player(2).glory = 0;
    bench.play(1, "send priestess_of_nakari 2 magic");
    bench.play_with(1, "declare", &["2", "3"]);
    let attack = |bench: &Altar| {
        bench.events.iter().rev().find_map(|event| match event {
            Event::Rolled { bonus, checks, .. } if checks.word() == "attack" => Some(*bonus),
            _ => None,
        })
    };
    assert_eq!(attack(&bench), Some(9), "6 and 3 tokens");
    // Attacked by the hero in turn, she has what is printed.
    bench.play_with(2, "challenge priestess_of_nakari magic", &["3", "3"]);
    let counter = bench.events.iter().rev().find_map(|event| match event {
        Event::Rolled { bonus, checks, .. } if checks.word() == "counter" => Some(*bonus),
        _ => None,
    });
    assert_eq!(counter, Some(6));
}

/// DRX-23, DR-342: the Boa is scared off for 3 glory, the knight's 4 + 6 + 1 against 1 + 1 costs one life, and A gives a peril.
#[test]
fn the_battle_of_the_book() {
    let mut bench = Altar::new(2);
    bench.as_dungeonlord(20);
    bench.hold(1, &["monstrous_boa", "depraved_knight"]);
    bench.cast(2, "bel_brewspirits");
    bench.hold(2, &["scare_off"]);
    bench.player(2).glory = 3;
    bench.play(1, "send monstrous_boa 2 melee");
    bench.play(1, "send depraved_knight 2 melee");
    bench.play(1, "declare");
    assert_eq!(bench.player(2).peril, 20 - 7 - 5);
    bench.play(2, "play scare_off");
    bench.play(2, "monster monstrous_boa");
    assert_eq!(bench.player(2).glory, 0);
    let (boa, scare) = (bench.card("monstrous_boa"), bench.card("scare_off"));
    assert!(bench.state.discard.contains(boa) && bench.state.discard.contains(scare));
    if bench.may(2, "done") {
        bench.play_with(2, "done", &["4", "1"]);
    }
    let totals: Vec<i8> = bench
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Rolled { total, .. } => Some(*total),
            _ => None,
        })
        .collect();
    assert_eq!(totals, [11, 2]);
    assert_eq!(bench.player(2).life, 17);
    bench.play(1, "lair depraved_knight");
    let before = bench.player(2).peril;
    bench.play(1, "peril 2");
    assert_eq!(bench.player(2).peril, before + 1);
    assert_eq!(bench.me().lair.len(), 1);
}

/// DRX-20, DRX-24: with two knights each attack has +2, and a Magic strike takes 2 life.
#[test]
fn knights_help_each_other() {
    let mut bench = Altar::new(3);
    bench.as_dungeonlord(9);
    bench.player(3).peril = 9;
    bench.hold(3, &[]);
    bench.hold(1, &["depraved_knight", "depraved_knight.2"]);
    bench.play(1, "send depraved_knight 2 magic");
    // DRX-20: also against another hero, for all attack in the same turn.
    bench.play(1, "send depraved_knight.2 3 magic");
    bench.play_with(1, "declare", &["6", "1"]);
    let bonus = |bench: &Altar| {
        bench.events.iter().rev().find_map(|event| match event {
            Event::Rolled { bonus, checks, .. } if checks.word() == "attack" => Some(*bonus),
            _ => None,
        })
    };
    assert_eq!(bonus(&bench), Some(7));
    // DRX-20: a Magic strike takes 2 life.
    assert_eq!(bench.player(2).life, 16);
    bench.play(1, "hand depraved_knight");
    bench.play(1, "done");
    bench.play_with(1, "done", &["1", "6"]);
    assert_eq!(bonus(&bench), Some(7), "the first has gone home, but attacked this turn");
}

/// DRX-17: Serpent-folk attack in Melee only, and their strike takes 2 life.
#[test]
fn serpent_folk_attack_in_melee_only() {
    let mut bench = Altar::new(2);
    bench.as_dungeonlord(9);
    bench.hold(1, &["serpent_folk"]);
    let sends: Vec<String> = bench.legal(1).into_iter().filter(|mv| mv.starts_with("send")).collect();
    assert_eq!(sends, ["send serpent_folk 2 melee"]);
    bench.play(1, "send serpent_folk 2 melee");
    bench.play_with(1, "declare", &["6", "1"]);
    assert_eq!(bench.player(2).life, 16);
}

/// DRX-26, DR-396…399, DR-585: a placed trap waits in a location without heroes, is paid when it is played, and meets the first
/// who enters.
#[test]
fn a_placed_trap_waits_for_the_first_to_enter() {
    for (die, life, glory) in [("5", 18, 2), ("4", 15, 0)] {
        let mut bench = Altar::new(2);
        bench.line(&["temple_forecourt", "crossroads"]);
        bench.as_dungeonlord(9);
        bench.hold(1, &["acid_flood"]);
        bench.cast(1, "nord_fimble");
        let places: Vec<String> = bench.legal(1).into_iter().filter(|mv| mv.starts_with("set")).collect();
        assert_eq!(places, ["set acid_flood 2 at crossroads"], "heroes stand at the entrance");
        bench.play(1, "set acid_flood 2 at crossroads");
        bench.play(1, "declare");
        assert_eq!(bench.player(2).peril, 0, "DR-398: paid at once");
        assert!(bench.state.map[1].has(Token::Tracking));
        assert_eq!(bench.state.legend.traps.len(), 1);
        bench.state.phase = Phase::Hero;
        bench.me().glory = 0;
        bench.me().ap = 2;
        // The one who laid it may be the first to enter (DR-399, DRA-36).
        bench.play_with(1, "go north", &[die]);
        let flood = bench.card("acid_flood");
        assert_eq!(bench.me().life, life);
        // 2 for the location.
        assert_eq!(bench.me().glory, 2 + glory);
        assert!(bench.state.discard.contains(flood) && bench.state.legend.traps.is_empty(), "DR-397");
        assert!(!bench.state.map[1].has(Token::Tracking));
    }
}

/// DR-440…443, DRA-62: a special effect costs extra peril of the attacked hero and a threat comes before the battle.
#[test]
fn special_effects_are_bought_with_extra_peril() {
    let mut bench = Altar::new(2);
    bench.as_dungeonlord(9);
    bench.hold(1, &["coil_fiend"]);
    bench.play(1, "send coil_fiend 2 melee");
    assert!(!bench.may(1, "special coil_fiend"), "8 and 2 are more than 9");
    bench.player(2).peril = 10;
    bench.play(1, "special coil_fiend");
    assert!(!bench.may(1, "special coil_fiend"), "once per attack");
    // The threat, then the attack and the counterattack.
    bench.play_with(1, "declare", &["1", "1", "6"]);
    assert_eq!(bench.player(2).peril, 0);
    assert!(bench.player(2).prone, "DR-442");
    let checks: Vec<&str> = bench
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Rolled { checks, .. } => Some(checks.word()),
            _ => None,
        })
        .collect();
    assert_eq!(checks, ["threat", "attack", "counter"]);
}

/// DR-440: the Brood Mother buys one more attack, with -1 on its check; DR-441: every time she attacks.
#[test]
fn an_extra_attack_can_be_bought() {
    let mut bench = Altar::new(2);
    bench.as_dungeonlord(14);
    bench.hold(1, &["brood_mother"]);
    bench.play(1, "send brood_mother 2 melee");
    bench.play(1, "special brood_mother");
    bench.play_with(1, "declare", &["1", "1", "2", "2"]);
    let bonuses: Vec<i8> = bench
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Rolled { bonus, checks, .. } if checks.word() == "attack" => Some(*bonus),
            _ => None,
        })
        .collect();
    assert_eq!(bonuses, [8, 7]);
    assert_eq!(bench.player(2).peril, 0);
}

/// DRA-55: the Boa attacks once more for each token, grows with each strike, and whoever wounds it may take a token instead.
#[test]
fn the_boa_grows_and_loses_tokens_instead_of_life() {
    let mut bench = Altar::new(2);
    bench.as_dungeonlord(9);
    bench.hold(1, &[]);
    let card = bench.card("monstrous_boa");
    bench.take_out(card);
    bench.me().lair.push(Lurker { card, owner: Seat::FIRST, life: 4, tokens: 1, attacked: false });
    bench.play(1, "send monstrous_boa 2 melee");
    bench.play(1, "special monstrous_boa");
    assert!(!bench.may(1, "special monstrous_boa"), "one token, one more attack");
    bench.cast(2, "roderik_talus");
    bench.player(2).glory = 0;
    // 7 + 6 against 7 + 1 strikes; 7 + 1 against 7 + 6 is countered.
    bench.play_with(1, "declare", &["6", "1", "1", "6"]);
    assert_eq!(bench.player(2).life, 16);
    assert_eq!(bench.legal(2), ["pick 1", "done"], "two tokens lie on it now");
    bench.play(2, "pick 1");
    let boa = bench.state.field.iter().find(|one| one.card == card).expect("the Boa");
    assert_eq!((boa.life, boa.tokens), (4, 1));
}

/// DR-463…466, DRA-59: a legendary card needs level 7, of its player or of the one it is played against.
#[test]
fn legendary_cards_need_the_legendary_level() {
    let mut bench = Altar::new(2);
    bench.hold(1, &["plate_of_gwildor"]);
    bench.me().glory = 9;
    assert!(bench.may(1, "play plate_of_gwildor"), "DR-466");
    bench.me().level = 6;
    assert!(!bench.may(1, "play plate_of_gwildor"), "DR-464");
    bench.as_dungeonlord(20);
    bench.hold(1, &["brood_mother", "voice_of_nakari"]);
    assert!(bench.may(1, "send brood_mother 2 melee"), "DR-465: the target is enough");
    assert!(bench.may(1, "curse voice_of_nakari 2"));
    bench.player(2).level = 6;
    assert!(!bench.may(1, "send brood_mother 2 melee"));
    assert!(!bench.may(1, "curse voice_of_nakari 2"));
    bench.me().level = 7;
    assert!(bench.may(1, "send brood_mother 2 melee"), "DR-465: so is the player");
    let mut strict = Altar::with(Setup::new(2).with("legendary_peril", "target_only"));
    strict.as_dungeonlord(20);
    strict.hold(1, &["brood_mother"]);
    strict.player(2).level = 6;
    assert!(!strict.may(1, "send brood_mother 2 melee"));
}

/// DR-425, DRA-60: alone, the legendary set knows no level below 7.
#[test]
fn nobody_falls_below_the_first_level() {
    let mut bench = Altar::new(2);
    bench.as_dungeonlord(9);
    bench.hold(1, &["hunger_of_the_goddess"]);
    bench.cast(2, "roderik_talus");
    bench.player(2).glory = 0;
    bench.play_with(1, "curse hunger_of_the_goddess 2", &["1"]);
    assert_eq!((bench.player(2).level, bench.player(2).glory), (7, 2));
}

/// DR-239, DR-241: a completed artifact stays with its owner, and as a common quest it is replaced.
#[test]
fn a_common_artifact_is_replaced_and_kept() {
    let mut bench = Altar::new(2);
    bench.only_quest("raise_the_oathsword", None);
    bench.put(1, "hall_of_broken_oaths");
    bench.cast(1, "roderik_talus");
    bench.play_with(1, "attempt raise_the_oathsword", &["5"]);
    assert_eq!((bench.me().level, bench.me().completed.len()), (8, 1));
    assert_eq!(bench.state.quests.iter().filter(|open| open.owner.is_none()).count(), 1, "DR-241");
    assert!(
        Vault::facts().option("common_artifacts").is_some()
            && Serpent::facts().option("common_artifacts").is_none()
    );
}

/// DRX-10, DR-278: into the Holy of Holies the trap is ignored, out of it the check is made; the search distance counts from there.
#[test]
fn a_trap_exit_is_checked_on_the_way_out() {
    let mut bench = Altar::new(2);
    bench.line(&["temple_forecourt", "lookout", "holy_of_holies"]);
    bench.cast(1, "roderik_talus");
    bench.me().spot = undercroft_dungeoneer::ids::Spot(1);
    bench.me().ap = 4;
    bench.play(1, "go north");
    assert_eq!(bench.me().life, 18);
    // Magic 3 against 10+.
    bench.play_with(1, "go south", &["6"]);
    assert_eq!((bench.me().life, bench.me().spot.0), (17, 1));
}

/// DRX-14, DRX-15, DR-217, DR-222, DR-223: at the limit the Belt Pouch may be played, and a potion only to be used at once.
#[test]
fn what_may_be_played_at_the_limit() {
    let mut bench = Altar::new(2);
    bench.cast(1, "nord_fimble");
    for card in ["plate_of_gwildor", "mirror_shield", "boots_of_the_quiet_coil"] {
        bench.ready(1, card);
    }
    bench.hold(1, &["belt_pouch", "potion_of_rejuvenation", "ring_of_sidelong_steps"]);
    bench.me().glory = 20;
    bench.me().life = 10;
    assert!(bench.may(1, "play belt_pouch"));
    assert!(!bench.may(1, "play ring_of_sidelong_steps"));
    bench.play(1, "play potion_of_rejuvenation");
    assert_eq!((bench.me().life, bench.me().items.len()), (14, 3));
    assert!(bench.state.discard.contains(bench.card("potion_of_rejuvenation")));
    bench.play(1, "play belt_pouch");
    assert!(bench.may(1, "play ring_of_sidelong_steps"), "the limit has grown by two");
    assert_eq!(bench.components().hero(bench.state.players[0].hero).value(Form::Magic, 7), 6);
}
