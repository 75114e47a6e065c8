//! Section 28: what can be agreed before the game; and what is in the box.

use crate::bench::Bench;
use undercroft_core::{Game, Quick, Seat, Setup, Silent, Status};
use undercroft_dungeoneer::components::{Category, Grade};
use undercroft_dungeoneer::state::Phase;
use undercroft_dungeoneer::{Components, Vault};

/// DR-010…013, DR-020, DR-021, DR-025, DR-026, DR-030, DR-043, DR-044, DR-049, DR-052, DR-053: what the box holds.
#[test]
fn the_box() {
    let bench = Bench::new(2);
    let components: &Components = bench.components();
    assert_eq!((components.sites.len(), components.cards.len()), (22, 60));
    assert_eq!((components.quests.len(), components.heroes.len()), (14, 6));
    let set = &components.sets[0];
    assert_eq!((set.deactivation_tokens, set.bridge_tokens, set.tracking_pairs), (3, 1, 4));
    for hero in &components.heroes {
        assert_eq!((hero.life, hero.abilities.len()), (6, 1));
        assert!(hero.values.iter().all(|values| values.len() == 4));
    }
    for quest in &components.quests {
        assert_eq!(quest.grade, Grade::Heroic);
        assert!(!quest.categories.is_empty());
        assert!(!quest.sites.is_empty() || quest.is(Category::Escort), "{}", quest.print.word);
    }
}

/// DRX-02, DR-089: everybody starts with 1 glory, 1 peril, 6 life, level 1, five cards and two quests; one quest is common.
#[test]
fn the_start() {
    let game = Vault::new(&Setup::new(3)).unwrap();
    let state = game.start(&mut Quick::new(5), &mut Silent);
    for seat in Seat::all(3) {
        let player = state.player(seat);
        assert_eq!((player.glory, player.peril, player.life, player.level), (1, 1, 6, 1));
        assert_eq!(player.hand.len(), 5);
        assert_eq!(state.quests.iter().filter(|open| open.owner == Some(seat)).count(), 2);
    }
    assert_eq!(state.quests.iter().filter(|open| open.owner.is_none()).count(), 1);
    assert_eq!(state.active, state.first);
}

/// DR-523: the first player chooses among all heroes, the next among those that are left.
#[test]
fn heroes_are_chosen() {
    let game = Vault::new(&Setup::new(2).with("hero_choice", "on")).unwrap();
    let mut state = game.start(&mut Quick::new(5), &mut Silent);
    let first = state.first;
    let mut moves = Vec::new();
    game.legal_moves(&state, first, &mut moves);
    assert_eq!(moves.len(), 6);
    let mv = game.read_move("choose grog_nordheim").unwrap();
    game.play(&mut state, first, mv, &mut Quick::new(1), &mut Silent).unwrap();
    let next = game.status(&state).acting().first().unwrap();
    assert_ne!(next, first);
    moves.clear();
    game.legal_moves(&state, next, &mut moves);
    assert_eq!(moves.len(), 5);
    assert!(!moves.contains(&mv));
}

/// DR-524: nothing need be discarded, and not more than one card.
#[test]
fn the_discard_is_optional() {
    for (value, may) in [("on", true), ("off", false)] {
        let mut bench = Bench::with(Setup::new(2).with("optional_discard", value));
        bench.state.phase = Phase::Discard;
        assert_eq!(bench.may(1, "done"), may);
    }
}

/// DR-533, DR-534: three points whatever the Speed, and none is saved.
#[test]
fn movement_is_limited() {
    let mut bench = Bench::with(Setup::new(2).with("movement_limit", "on"));
    bench.state.phase = Phase::Discard;
    bench.me().moved = true;
    let card = bench.legal(1).into_iter().find(|text| text.starts_with("discard")).expect("a card");
    bench.play(1, &card);
    assert_eq!(bench.state.active, Seat::new(1), "nothing was asked about saving");
    assert_eq!(bench.player(2).ap, 3);
}

/// DR-542: a point instead of the spikes.
#[test]
fn spikes_are_evaded() {
    let mut bench = Bench::with(Setup::new(2).with("evading_spikes", "on"));
    bench.clear_hand(1);
    bench.line(&["entrance_to_the_vault", "spiked_corridor"]);
    bench.play(1, "go north");
    bench.play(1, "pick 1");
    assert_eq!((bench.me().ap, bench.me().life), (1, 6));
}

/// DR-540: two variants that exclude each other.
#[test]
fn variants_that_exclude_each_other() {
    let setup = Setup::new(2).with("ap_for_falling", "on").with("movement_limit", "on");
    let error = Vault::new(&setup).expect_err("it is refused");
    assert!(error.to_string().contains("DR-540"), "{error:?}");
}

/// DR-517, DR-518, DR-520…522: whoever falls goes on with another hero at the entrance, with new cards and his old quests.
#[test]
fn the_fallen_rise() {
    let mut bench = Bench::with(Setup::new(2).with("resurrection", "on"));
    bench.state.phase = Phase::Dungeonlord;
    for number in 1..=2 {
        bench.clear_hand(number);
    }
    bench.state.players[0].hero = undercroft_dungeoneer::ids::HeroId(1);
    let quests = bench.state.quests.iter().filter(|open| open.owner == Some(Seat::new(1))).count();
    bench.put(2, "crossroads");
    let player = bench.player(2);
    (player.life, player.level, player.glory, player.peril) = (1, 3, 0, 5);
    bench.deal(1, "mutant_rat");
    bench.play(1, "send mutant_rat 2 melee");
    bench.play_with(1, "declare", &["6", "1"]);
    assert!(matches!(bench.game.status(&bench.state), Status::Acting(_)));
    let legal = bench.legal(2);
    assert_eq!(legal.len(), 4, "neither the dead hero nor the one who is played: {legal:?}");
    bench.play(2, "choose nord_fimble");
    let player = *bench.player(2);
    assert_eq!((player.life, player.level, player.glory, player.peril), (6, 1, 1, 1));
    assert_eq!((player.spot.0, player.hand.len(), player.out), (0, 5, false));
    let kept = bench.state.quests.iter().filter(|open| open.owner == Some(Seat::new(1))).count();
    assert_eq!(kept, quests);
}

/// DR-479…481: with split decks each card is drawn from the deck one names.
#[test]
fn decks_are_split() {
    let mut bench = Bench::with(Setup::new(2).with("split_decks", "on"));
    let glory = |bench: &Bench, card| bench.components().card(card).class.is_glory();
    assert!(bench.state.deck.iter().all(|card| glory(&bench, *card)));
    assert!(!bench.state.peril_deck.iter().any(|card| glory(&bench, *card)));
    bench.state.phase = Phase::Draw;
    bench.me().hand = Default::default();
    bench.me().moved = true;
    bench.state.phase = Phase::Save;
    bench.me().ap = 1;
    bench.play(1, "save");
    let before = bench.state.peril_deck.len();
    bench.play(1, "pick 2");
    assert_eq!(bench.state.peril_deck.len(), before - 1);
}
