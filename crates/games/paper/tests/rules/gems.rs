use crate::bench::{Bench, QUIET, room};
use undercroft_core::Seat;
use undercroft_paper::Event;
use undercroft_paper::components::{Components, Gem, Gems, Treasure};

fn gem(letter: &str) -> Gem {
    Gem::from_letter(letter).unwrap()
}

/// PD-206, PD-219: eight lettered gems in the dungeon and two outside make ten circles.
#[test]
fn ten_gems() {
    let table = Components::in_force(None).unwrap();
    let gems: Gems = table
        .rooms
        .iter()
        .filter_map(|content| match content.treasure {
            Some(Treasure::Gem(gem)) => Some(gem),
            Some(Treasure::Reward(_)) | None => None,
        })
        .collect();
    assert_eq!((gems.len(), table.gem_limit()), (8, 10));
    let mut bench = Bench::new(1);
    (bench.team().gems, bench.team().levels[3]) = (10, 3);
    bench.play(&["clover level rogue"]);
    assert_eq!(bench.team().gems, 10);
}

/// PD-207, PD-208: first the minion or trap, then the gem and at once the reward of its circle (the third gives a potion).
#[test]
fn stealing() {
    let mut bench = Bench::new(1).at("C2");
    bench.team().gems = 2;
    bench.play(&["clover move", "go C3"]);
    let team = bench.team();
    assert_eq!((team.wounds, team.gems, team.potions), (1, 3, 1));
    assert!(team.letters.contains(gem("B")) && team.fresh.contains(gem("B")));
}

/// PD-209, PD-210, PD-211, PD-212, PD-215, PD-220, PDA-23: letters are named when the round ends; whoever has not stolen the gem crosses it out for
/// good, but its guard still acts.
#[test]
fn announced_gems_are_gone() {
    let mut bench = Bench::new(2).at("C2");
    (bench.other().position, bench.other().entrance) = (Some(room("C4")), Some(room("C1")));
    bench.play(&["clover move", "go C3", "stop"]);
    let events = bench.end_round(1, &QUIET);
    let announced = events.iter().any(|event| {
        matches!(event, Event::Announced { seat, gems } if *seat == Seat::FIRST && gems.to_string() == "B")
    });
    assert!(announced && bench.other().crossed.contains(gem("B")));
    bench.play_as(2, &["black-warrior move", "go C3", "stop"], &[]);
    assert_eq!((bench.other().gems, bench.other().wounds), (0, 1));
}

/// PD-213, PD-214: in the same round several teams can steal the same gem; each counts it fully.
#[test]
fn stolen_together() {
    let mut bench = Bench::new(2).at("C2");
    (bench.other().position, bench.other().entrance) = (Some(room("C2")), Some(room("C1")));
    bench.play(&["clover move", "go C3", "stop"]);
    bench.play_as(2, &["boots move", "go C3", "stop"], &[]);
    bench.end_round(1, &QUIET);
    for team in &bench.state.teams {
        assert!(team.gems == 1 && team.letters.contains(gem("B")) && team.crossed.is_empty());
    }
}

/// PDA-20: a gem cannot be declined: entering takes it.
#[test]
fn gems_cannot_be_declined() {
    let mut bench = Bench::new(1).at("C2");
    bench.play(&["clover move", "go C3"]);
    assert_eq!(bench.team().gems, 1);
    assert_eq!(bench.refused("decline"), "PD-075");
}

/// PD-302, PD-303, PD-304, PD-306, PD-300, PD-301: if it is agreed, two gems vanish after monsters 1 and 2, for all who do not have them, whether they
/// fought or fled; never after monster 3, and never without the agreement.
#[test]
fn vanishing_gems() {
    use undercroft_core::Setup;
    let setup = || Setup::new(2).with("dungeon", "a").with("missions", "off");
    let mut bench = Bench::with(setup().with("vanishing", "on"));
    bench.team().letters.insert(gem("A"));
    bench.team().gems = 1;
    bench.end_round(3, &QUIET);
    assert_eq!(
        (bench.team().crossed.to_string(), bench.other().crossed.to_string()),
        ("B".into(), "AB".into())
    );
    bench.end_round(6, &QUIET);
    assert_eq!(bench.other().crossed.to_string(), "ABDE");
    bench.end_round(8, &[]);
    assert_eq!(bench.other().crossed.to_string(), "ABDE");
    let mut bench = Bench::with(setup());
    bench.end_round(3, &QUIET);
    assert!(bench.team().crossed.is_empty());
}
