//! A plan's address: everything that is on it, in a few letters. `r3.3-o-o-b5g-o-x-altar` is a room that gives 3 glory
//! and 3 peril, with a gate (magic 5) in the south, no barrier, and an altar.

use super::{Plan, furniture};
use sha2::{Digest as _, Sha256};
use std::sync::LazyLock;
use undercroft_dungeoneer::components::{Barrier, Exit, Stat, Terrain};

/// Drawn anew, plans have new addresses: browsers keep the old ones for ever.
static DRAWN_WITH: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for text in [
        include_str!("../../../../art/places.svg"),
        include_str!("../../../../art/dungeoneer.svg"),
        include_str!("mod.rs"),
    ] {
        hash.update(text);
    }
    hash.finalize().iter().take(4).map(|byte| format!("{byte:02x}")).collect()
});

/// Where a plan's picture is.
pub fn address(plan: &Plan) -> String {
    format!("/places/{}/{}.svg", *DRAWN_WITH, written(plan))
}

/// The picture at an address.
pub fn drawing(drawn_with: &str, file: &str) -> Option<String> {
    let code = file.strip_suffix(".svg").filter(|_| drawn_with == *DRAWN_WITH)?;
    let plan = read(code)?;
    // One picture, one address.
    (written(&plan) == code).then(|| plan.svg())
}

fn written(plan: &Plan) -> String {
    let [north, east, south, west] = plan.exits.map(exit);
    let terrain = match plan.terrain {
        Terrain::Room | Terrain::Entrance => 'r',
        Terrain::Passage => 'p',
        Terrain::DarkPassage => 'd',
    };
    let barrier = match plan.barrier {
        Barrier::None => "x".to_owned(),
        Barrier::Hazard { amount } => format!("h{amount}"),
        Barrier::Spikes { stat, target } => format!("s{target}{}", letter(stat)),
        Barrier::Pit { stat, target } => format!("p{target}{}", letter(stat)),
    };
    let bridge = if plan.bridge { "-bridge" } else { "" };
    let (glory, peril, name) = (plan.glory, plan.peril, plan.furniture.name);
    format!("{terrain}{glory}.{peril}-{north}-{east}-{south}-{west}-{barrier}-{name}{bridge}")
}

fn read(code: &str) -> Option<Plan> {
    let parts: Vec<&str> = code.split('-').collect();
    let ([points, north, east, south, west, barrier, name], bridge) = match *parts {
        [a, b, c, d, e, f, g] => ([a, b, c, d, e, f, g], false),
        [a, b, c, d, e, f, g, "bridge"] => ([a, b, c, d, e, f, g], true),
        _ => return None,
    };
    let (terrain, points) = (points.chars().next()?, points.get(1..)?);
    let (glory, peril) = points.split_once('.')?;
    Some(Plan {
        terrain: match terrain {
            'r' => Terrain::Room,
            'p' => Terrain::Passage,
            'd' => Terrain::DarkPassage,
            _ => return None,
        },
        glory: number(glory)?,
        peril: number(peril)?,
        exits: [read_exit(north)?, read_exit(east)?, read_exit(south)?, read_exit(west)?],
        barrier: match barrier.split_at_checked(1)? {
            ("x", "") => Barrier::None,
            ("h", amount) => Barrier::Hazard { amount: number(amount)? },
            ("s", test) => read_test(test).map(|(stat, target)| Barrier::Spikes { stat, target })?,
            ("p", test) => read_test(test).map(|(stat, target)| Barrier::Pit { stat, target })?,
            _ => return None,
        },
        furniture: furniture::named(name)?,
        bridge,
    })
}

fn exit(exit: Exit) -> String {
    match exit {
        Exit::Open => "o".to_owned(),
        Exit::Wall => "w".to_owned(),
        Exit::Blocked { stat, target } => format!("b{target}{}", letter(stat)),
        Exit::Trap { stat, target } => format!("t{target}{}", letter(stat)),
    }
}

fn read_exit(text: &str) -> Option<Exit> {
    Some(match text.split_at_checked(1)? {
        ("o", "") => Exit::Open,
        ("w", "") => Exit::Wall,
        ("b", test) => read_test(test).map(|(stat, target)| Exit::Blocked { stat, target })?,
        ("t", test) => read_test(test).map(|(stat, target)| Exit::Trap { stat, target })?,
        _ => return None,
    })
}

fn read_test(text: &str) -> Option<(Stat, u8)> {
    let stat = Stat::ALL.iter().copied().find(|stat| text.ends_with(letter(*stat)))?;
    Some((stat, number(&text[..text.len() - 1])?))
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok()
}

const fn letter(stat: Stat) -> char {
    match stat {
        Stat::Melee => 'm',
        Stat::Magic => 'g',
        Stat::Speed => 's',
        Stat::Level => 'l',
        Stat::Life => 'h',
        Stat::Best => 'b',
        Stat::None => 'n',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_dungeoneer::Components;
    use undercroft_dungeoneer::components::{SERPENT, VAULT};

    #[test]
    fn every_location_of_ours_is_drawn_at_its_address() {
        let mut seen = Vec::new();
        for pack in [VAULT, SERPENT] {
            let components = Components::read(&[pack]).unwrap();
            for site in &components.sites {
                for turned in [false, true] {
                    let there = address(&Plan::lying(site, turned));
                    let parts: Vec<&str> = there.split('/').collect();
                    let svg = drawing(parts[2], parts[3]).unwrap_or_else(|| panic!("{there}"));
                    assert!(svg.contains("id=\"o\""), "{there}");
                    for used in svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                        assert!(svg.contains(&format!("id=\"{used}\"")), "{there}: nobody has drawn {used}");
                    }
                    if !turned {
                        seen.push(there);
                    }
                }
            }
        }
        let count = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert!(count - seen.len() <= 1, "only the two crossroads may look alike");
    }

    #[test]
    fn other_addresses_lead_nowhere() {
        let good = "r3.3-o-o-b5g-o-x-altar.svg";
        assert!(drawing(&DRAWN_WITH, good).is_some());
        assert!(drawing("00000000", good).is_none(), "drawn with other pieces");
        for wrong in [
            "",
            ".svg",
            "r3.3-o-o-b5g-o-x-altar",
            "q3.3-o-o-b5g-o-x-altar.svg",
            "r3-o-o-b5g-o-x-altar.svg",
            "r3.3-o-o-b5z-o-x-altar.svg",
            "r3.3-o-o-b5g-o-x-sofa.svg",
            "r3.3-o-o-b5g-o-x-altar-bridge-bridge.svg",
            "r03.3-o-o-b5g-o-x-altar.svg",
            "r3.3-o-o-b999g-o-x-altar.svg",
            "é3.3-o-o-b5g-o-x-altar.svg",
            "r3.3-é-o-b5g-o-x-altar.svg",
        ] {
            assert!(drawing(&DRAWN_WITH, wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn a_half_turn_moves_the_exits_and_leaves_the_furniture() {
        let components = Components::read(&[VAULT]).unwrap();
        let altar = components.site(components.find_site("dark_altar").unwrap());
        assert_eq!(written(&Plan::lying(altar, false)), "r3.3-o-o-b5g-o-x-altar");
        assert_eq!(written(&Plan::lying(altar, true)), "r3.3-b5g-o-o-o-x-altar");
    }
}
