//! Nakari in her lair, and the quest that wins the game (section 25.2).

use crate::bench::Altar;
use undercroft_core::{Game, Seat, Status};
use undercroft_dungeoneer::event::Event;
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::state::{End, OpenQuest, Phase};

/// The first hero before Nakari's Lair, with action points; her quest is the only one.
fn before_the_lair(seats: u8) -> Altar {
    let mut bench = Altar::new(seats);
    bench.only_quest("defeat_nakari", None);
    bench.line(&["temple_forecourt", "crossroads", "nakaris_lair"]);
    for number in 1..=usize::from(seats) {
        bench.cast(number, "ysolde_marrek");
        bench.hold(number, &[]);
        bench.player(number).glory = 0;
    }
    bench.me().spot = Spot(1);
    // He has been there this turn: nothing comes of entering but what waits there.
    bench.me().visited = 7;
    bench.me().ap = 4;
    bench
}

fn wounds(bench: &Altar) -> Option<u8> {
    bench.state.quests.first().map(|open| open.wounds)
}

/// DR-068, DR-454…458: she stands in her lair and attacks whoever enters, for nothing; the player on the left chooses
/// the form, and her strike is printed: 4 wounds and 4 peril.
#[test]
fn she_attacks_whoever_enters() {
    let mut bench = before_the_lair(2);
    let peril = bench.me().peril;
    bench.play(1, "go north");
    assert_eq!(bench.legal(2), ["form melee", "form magic"], "Speed is a counterattack only");
    bench.play_with(2, "form melee", &["3", "1"]);
    // 6 + 3 against 6 + 1.
    assert_eq!((bench.me().life, bench.me().peril), (14, peril + 4));
    assert!(bench.events.iter().all(|event| !matches!(event, Event::WentHome { .. })), "DR-458");
    // DRA-75: the challenge of the entry battle.
    assert!(bench.may(1, "challenge defeat_nakari melee"));
    bench.play_with(1, "challenge defeat_nakari melee", &["6", "1"]);
    assert_eq!(wounds(&bench), Some(1));
    assert_eq!(bench.me().glory, 0, "DR-382");
    // DR-456, DRA-75: she stays, and an attempt is another attack, the first one free.
    let ap = bench.me().ap;
    bench.play(1, "attempt defeat_nakari");
    assert_eq!(bench.me().ap, ap);
    bench.play_with(2, "form melee", &["5", "5"]);
    assert!(!bench.legal(1).iter().any(|mv| mv.starts_with("challenge")), "one challenge per turn in all");
    assert_eq!(wounds(&bench), Some(1), "11 against 11");
}

/// DR-004, DR-453, DR-459, DR-461, DR-590, DRA-58: the last life brings the blast, then the victory, whatever else was completed.
#[test]
fn her_last_life_wins_the_game() {
    let mut bench = before_the_lair(3);
    bench.state.quests[0].wounds = 2;
    bench.state.legend.tokens = 4;
    bench.player(2).spot = Spot(2);
    bench.play(1, "go north");
    bench.play_with(2, "form magic", &["5", "2"]);
    // 11 against 4 + 2: she strikes for 3, and a card is discarded, of which he has none.
    assert_eq!(bench.me().life, 15);
    bench.play_with(1, "challenge defeat_nakari melee", &["6", "1"]);
    assert_eq!(bench.state.end, Some(End::Nakari));
    assert_eq!((bench.me().life, bench.player(2).life, bench.player(3).life), (12, 15, 18), "DR-461");
    assert!(bench.state.legend.ended && bench.state.legend.tokens == 0, "DR-453");
    let Status::Over(outcome) = bench.game.status(&bench.state) else { panic!("it is over") };
    assert_eq!(outcome.reason(), "nakari");
    assert_eq!(bench.state.winner, Some(Seat::FIRST));
    assert_eq!(bench.me().completed.len(), 1, "DR-005: not one of the three");
}

/// DR-590: a counterattack can take her last life, also in another player's turn.
#[test]
fn a_counterattack_can_end_it() {
    let mut bench = before_the_lair(2);
    bench.state.quests[0].wounds = 2;
    bench.me().level = 10;
    bench.play(1, "go north");
    // 6 + 1 against 8 + 6.
    bench.play_with(2, "form melee", &["1", "6"]);
    assert_eq!(bench.state.end, Some(End::Nakari));
}

/// DRA-58: a victor who dies by the blast does not win; a single survivor does.
#[test]
fn a_dead_victor_does_not_win() {
    let mut bench = before_the_lair(2);
    bench.state.quests[0].wounds = 2;
    bench.me().level = 10;
    bench.me().life = 3;
    bench.play(1, "go north");
    bench.play_with(2, "form melee", &["1", "6"]);
    assert_eq!((bench.state.end, bench.state.winner), (Some(End::LastHero), Some(Seat::new(1))));
    let mut bench = before_the_lair(3);
    bench.state.quests[0].wounds = 2;
    (bench.me().level, bench.me().life) = (10, 3);
    bench.play(1, "go north");
    bench.play_with(2, "form melee", &["1", "6"]);
    assert_eq!(bench.state.end, None, "the game goes on without him");
    assert!(bench.state.players[0].out && bench.state.quests.is_empty() && bench.state.legend.ended);
}

/// DR-462: without her lair there is nothing to attempt.
#[test]
fn without_her_lair_there_is_nothing_to_attempt() {
    let mut bench = before_the_lair(2);
    bench.line(&["temple_forecourt", "crossroads"]);
    bench.me().spot = Spot(1);
    assert!(!bench.legal(1).iter().any(|mv| mv.starts_with("attempt")));
}

/// DR-005: three other quests win besides.
#[test]
fn three_other_quests_win_besides() {
    let mut bench = Altar::new(2);
    let nakari = bench.quest("defeat_nakari");
    bench.only_quest("burn_the_brood", Some(1));
    bench.state.quest_deck.retain(|quest| *quest != nakari);
    bench.state.quests.push(OpenQuest { quest: nakari, ..OpenQuest::default() });
    for done in ["quench_the_stills", "the_lost_standard"] {
        let quest = bench.quest(done);
        bench.state.quest_deck.retain(|one| *one != quest);
        bench.me().completed.push(quest);
    }
    bench.put(1, "brood_chamber");
    bench.cast(1, "roderik_talus");
    bench.play(1, "attempt burn_the_brood");
    bench.play_with(1, "pick 1", &["6"]);
    assert_eq!(bench.state.end, Some(End::Quests));
}

/// DR-460: a ward adds nothing against her, and does against others.
#[test]
fn wards_do_not_work_against_her() {
    let mut bench = before_the_lair(2);
    bench.ready(1, "ward_against_fiends");
    bench.play(1, "go north");
    bench.play_with(2, "form magic", &["1", "1"]);
    let counter = bench.events.iter().find_map(|event| match event {
        Event::Rolled { bonus, checks, .. } if checks.word() == "counter" => Some(*bonus),
        _ => None,
    });
    assert_eq!(counter, Some(4), "Magic 4 and no ward");
    // DRA-57 and the vocabulary: no teleport leads there.
    bench.state.phase = Phase::Hero;
    bench.state.stack.clear();
    bench.state.battles.clear();
    bench.me().spot = Spot(1);
    bench.hold(1, &["walk_the_coils"]);
    bench.me().glory = 9;
    assert!(
        !bench.may(1, "play walk_the_coils"),
        "the other hero stands at the entrance, and she in her lair"
    );
}
