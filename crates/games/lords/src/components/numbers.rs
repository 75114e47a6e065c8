//! Numbers of a component table that the rules can add up, and costs that they know how to ask for.

use crate::components::{
    Adventurer, Card, Components, Cost, Creature, Gain, Named, Order, Room, RoomEffect, RoomUse, Special,
    SpecialEffect, Spell, Trap, TrapEffect,
};

/// More of anything than this belongs to another game.
const MOST: u8 = 30;

/// Everything that is too large, or asked for where nobody could pay it.
pub(super) fn wrong_numbers(parts: &Components) -> Vec<String> {
    let mut wrong = Vec::new();
    for order in Order::ALL {
        for (space, spec) in parts.spaces[order.place()].iter().enumerate() {
            let entry = format!("space {order} {}", space + 1);
            check(&mut wrong, &entry, &costs(&spec.cost));
            check(&mut wrong, &entry, &gains(&spec.gain));
            no_creature_cost(&mut wrong, &entry, &spec.cost);
            if spec.gain.traps > 0 && spec.gain.spy {
                wrong.push(format!("{entry}: gives traps or spy, not both"));
            }
        }
    }
    for creature in Creature::ALL {
        let spec = parts.creature(*creature);
        let entry = format!("creature {creature}");
        let blows = [("damage", spec.damage), ("other", spec.other)];
        check(&mut wrong, &entry, &costs(&spec.cost));
        check(&mut wrong, &entry, &blows);
        if spec.cost.traps > 0 && spec.cost.monsters > 0 {
            wrong.push(format!("{entry}: a cost can ask for traps or for monsters, not for both"));
        }
    }
    for who in Adventurer::ALL {
        let spec = parts.adventurer(*who);
        let entry = format!("adventurer {who}");
        let numbers = [("trap", spec.trap), ("heal", spec.heal), ("magic", spec.magic)];
        check(&mut wrong, &entry, &numbers);
        if !(1..=MOST).contains(&spec.hit_points) {
            wrong.push(format!("{entry}: hit_points must be 1 to {MOST}"));
        }
    }
    for trap in Trap::ALL {
        for (year, side) in parts.traps[trap.place()].years.iter().enumerate() {
            let entry = if year == 0 { format!("trap {trap}") } else { format!("trap {trap}, second_year") };
            let effect = &side.effect;
            let harm = [
                ("first", effect.first),
                ("second", effect.second),
                ("last", effect.last),
                ("each", effect.each),
                ("others", effect.others),
                ("any", effect.any),
                ("poison", effect.poison),
            ];
            check(&mut wrong, &entry, &costs(&side.cost));
            check(&mut wrong, &entry, &harm);
            // A side that only changes the cost must repeat what the trap does.
            if *effect == TrapEffect::default() {
                let words = harm.map(|(word, _)| word).join(", ");
                wrong.push(format!(
                    "{entry}: effect is empty; needed is at least one of {words}, lethal, hold, anti_magic"
                ));
            }
            // DL-233: traps are paid in imps, food or gold.
            if [side.cost.evil, side.cost.traps, side.cost.monsters] != [0; 3] {
                wrong.push(format!("{entry}: a trap costs gold, food or imps, nothing else"));
            }
        }
    }
    for room in Room::ALL {
        let entry = format!("room {room}");
        match &parts.room(*room).purpose {
            RoomUse::Production { imps, cost, gain } => {
                check(&mut wrong, &entry, &costs(cost));
                check(&mut wrong, &entry, &gains(gain));
                check(&mut wrong, &entry, &[("imps", *imps)]);
                no_creature_cost(&mut wrong, &entry, cost);
                if gain.tunnels > 1 {
                    wrong.push(format!("{entry}: tunnels is {}; a room digs 1 at most", gain.tunnels));
                }
            }
            RoomUse::Effect(RoomEffect::Stronger { damage: number, .. }) => {
                check(&mut wrong, &entry, &[("damage", *number)]);
            }
            RoomUse::Effect(RoomEffect::Points { points: number, .. }) => {
                check(&mut wrong, &entry, &[("points", *number)]);
            }
            RoomUse::Effect(RoomEffect::Labyrinth | RoomEffect::AntiMagic | RoomEffect::Fame) => {}
        }
    }
    for card in Card::ALL {
        let number = match parts.card(*card).spell {
            Spell::LoseStores { count } | Spell::LoseImps { count } | Spell::GainEvil { count } => count,
            Spell::Peace { evil } => evil,
            Spell::Shield { damage } | Spell::Metamorphosis { damage } => damage,
            Spell::CreateFood { hit_points } => hit_points,
            Spell::Nothing
            | Spell::Invisibility
            | Spell::Suggestion
            | Spell::Fear
            | Spell::Illusion
            | Spell::BlindRage
            | Spell::Gate
            | Spell::Regeneration => 0,
        };
        check(&mut wrong, &format!("card {card}"), &[("spell", number)]);
    }
    for special in Special::ALL {
        let number = match parts.special(*special) {
            SpecialEffect::WitchHunt { evil: number }
            | SpecialEffect::ImpFeast { imps: number }
            | SpecialEffect::BadPress { monsters: number }
            | SpecialEffect::Audit { gold: number } => number,
            SpecialEffect::MonsterStrike
            | SpecialEffect::HalveGold
            | SpecialEffect::ImpatientHeroes
            | SpecialEffect::HalveFood
            | SpecialEffect::HalveTraps => 1,
        };
        let entry = format!("special {special}");
        check(&mut wrong, &entry, &[("effect", number)]);
        if number == 0 {
            wrong.push(format!("{entry}: effect is 0; needed is 1 to {MOST}"));
        }
    }
    wrong
}

fn check(wrong: &mut Vec<String>, entry: &str, numbers: &[(&str, u8)]) {
    for (value, number) in numbers.iter().filter(|(_, number)| *number > MOST) {
        wrong.push(format!("{entry}: {value} is {number}; allowed is at most {MOST}"));
    }
}

/// Only creatures are paid in trap cards or monsters: what is given up is asked afterwards, which only hiring and
/// paying wait for.
fn no_creature_cost(wrong: &mut Vec<String>, entry: &str, cost: &Cost) {
    if cost.traps > 0 || cost.monsters > 0 {
        wrong
            .push(format!("{entry}: only creatures cost traps or monsters; allowed: gold, food, evil, imps"));
    }
}

fn costs(cost: &Cost) -> [(&'static str, u8); 6] {
    let Cost { gold, food, evil, imps, traps, monsters } = *cost;
    [
        ("cost.gold", gold),
        ("cost.food", food),
        ("cost.evil", evil),
        ("cost.imps", imps),
        ("cost.traps", traps),
        ("cost.monsters", monsters),
    ]
}

fn gains(gain: &Gain) -> [(&'static str, u8); 7] {
    let Gain { food, gold, imps, traps, tunnels, goodness, spy: _, most, foreman: _ } = *gain;
    [
        ("gain.food", food),
        ("gain.gold", gold),
        ("gain.imps", imps),
        ("gain.traps", traps),
        ("gain.tunnels", tunnels),
        ("gain.goodness", goodness),
        ("gain.most", most),
    ]
}
