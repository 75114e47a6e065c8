use crate::bench::{Bench, QUIET};
use undercroft_core::{Game, Outcome, Seat, Setup};
use undercroft_paper::Paper;
use undercroft_paper::modes::{Campaign, HallOfFame, Rank, Scenario, daily};

/// PD-305, PD-315, PD-318: alone the set-up is as usual, but gems always vanish.
#[test]
fn alone_gems_vanish() {
    let mut bench = Bench::new(1);
    assert!(bench.game.agreements().vanishing);
    bench.end_round(3, &QUIET);
    assert_eq!(bench.team().crossed.to_string(), "AB");
}

/// PD-321: alone the score is the result, and it has a rank; every score has one, and better scores never have a lower one.
#[test]
fn ranks() {
    let ranks: Vec<Rank> = (-40..160).map(Rank::of).collect();
    assert!(ranks.is_sorted());
    assert_eq!(Rank::of(-40), Rank::ALL[0]);
    assert_eq!(Rank::of(200), Rank::ALL[Rank::ALL.len() - 1]);
    let (from, next) = Rank::ALL[0].next().unwrap();
    assert_eq!((Rank::of(from), Rank::of(from - 1)), (next, Rank::ALL[0]));
}

/// The same dungeon for everybody on one day, and nothing for what is not a date.
#[test]
fn the_dungeon_of_the_day() {
    let (setup, seed) = daily("2026-11-16").unwrap();
    assert_eq!((setup, seed.as_str()), (Setup::new(1), "paper-daily-2026-11-16"));
    assert!(daily("2024-02-29").is_ok());
    for wrong in
        ["2026-02-29", "2026-13-01", "2026-00-10", "2026-11-31", "2026-1-1", "today", "", "2026-11-16-1"]
    {
        assert!(daily(wrong).is_err(), "{wrong}");
    }
}

/// PD-307, PD-308, PD-309, PD-310, PDX-22: four scenarios of three chapters, each a dungeon card, in fixed order.
#[test]
fn scenarios() {
    let cards: Vec<&str> = Scenario::ALL.iter().flat_map(|scenario| scenario.chapters()).collect();
    assert_eq!(cards, ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]);
    assert_eq!(Scenario::Mummy.chapters(), ["d", "e", "f"]);
}

/// PD-311, PD-312, PD-313, PD-314, PDX-22: each chapter is an ordinary game; the results are added, equal sums share the victory, and the winners enter the Hall of
/// Fame.
#[test]
fn a_campaign() {
    let mut campaign = Campaign::new(Scenario::Mummy, Setup::new(2));
    let mut hall = HallOfFame::default();
    for (chapter, scores) in [(1, [50, 60]), (2, [70, 40]), (3, [10, 30])] {
        assert_eq!(campaign.chapter(), Some(chapter));
        let game = Paper::new(&campaign.setup().unwrap()).unwrap();
        assert_eq!(game.agreements().dungeon.unwrap().letter(), ['D', 'E', 'F'][chapter - 1]);
        hall.enter(&campaign, &["Mira".into(), "Bo".into()], "2026-11-16");
        assert!(campaign.winners().is_none() && hall.entries.is_empty());
        campaign.record(&Outcome::by_score(&scores, "home")).unwrap();
    }
    assert_eq!(campaign.totals(), [130, 130]);
    assert_eq!(campaign.winners().unwrap().iter().map(Seat::number).collect::<Vec<_>>(), [1, 2]);
    hall.enter(&campaign, &["Mira".into(), "Bo".into()], "2026-11-16");
    assert_eq!(
        (hall.entries.len(), hall.entries[0].name.as_str(), hall.entries[0].total()),
        (2, "Mira", 130)
    );
    assert!(campaign.record(&Outcome::by_score(&[1, 2], "home")).is_err());
    assert!(campaign.setup().is_none());
}

/// PDA-08: with the option, missions are claimed before the fight.
#[test]
fn missions_before_the_monster() {
    let mut bench = Bench::with(Setup::new(1).with("dungeon", "a").with("missions_first", "on"));
    bench.state.missions.clear();
    bench.state.missions.push(undercroft_paper::state::MissionSlot { card: 9, round: 0 });
    bench.team().gems = 4;
    let events = bench.end_round(3, &QUIET);
    let place = |wanted: fn(&undercroft_paper::Event) -> bool| events.iter().position(wanted).unwrap();
    assert!(
        place(|event| matches!(event, undercroft_paper::Event::Mission { .. }))
            < place(|event| matches!(event, undercroft_paper::Event::Fled { .. }))
    );
}
