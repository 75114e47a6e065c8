//! The parts that entries are made of: costs, gains and effects.

use super::load::{MOST, OF_TRAPS};
use super::{Cost, Creature, Gain, Order, RoomEffect, SpecialEffect, Spell, TrapEffect, TrapSide};
use undercroft_core::kit::Named as _;
use undercroft_core::pack::Entry;

/// A number that is 0 where it is left out.
pub(super) fn number(entry: &Entry<'_>, name: &str) -> u8 {
    entry.maybe_number(name, 0..=MOST).unwrap_or(0)
}

/// The year of an entry.
pub(super) fn year(entry: &Entry<'_>) -> u8 {
    entry.number("year", 1..=2)
}

/// What something costs, in what it may cost.
pub(super) fn cost(entry: &Entry<'_>, allowed: &[&str]) -> Cost {
    let Some(cost) = entry.maybe_table("cost") else { return Cost::default() };
    let of = |name: &str| if allowed.contains(&name) { number(&cost, name) } else { 0 };
    Cost {
        gold: of("gold"),
        food: of("food"),
        evil: of("evil"),
        imps: of("imps"),
        traps: of("traps"),
        monsters: of("monsters"),
    }
}

/// What a space or room gives.
pub(super) fn gain(entry: &Entry<'_>) -> Gain {
    let Some(gain) = entry.maybe_table("gain") else { return Gain::default() };
    Gain {
        food: number(&gain, "food"),
        gold: number(&gain, "gold"),
        imps: number(&gain, "imps"),
        traps: number(&gain, "traps"),
        tunnels: number(&gain, "tunnels"),
        goodness: number(&gain, "goodness"),
        spy: gain.flag("spy"),
        most: number(&gain, "most"),
        foreman: gain.flag("foreman"),
    }
}

/// A trap in one year: a side that only changes the cost must repeat what the trap does.
pub(super) fn side(entry: &Entry<'_>) -> TrapSide {
    let cost = cost(entry, OF_TRAPS);
    let table = entry.table("effect");
    let effect = TrapEffect {
        first: number(&table, "first"),
        second: number(&table, "second"),
        last: number(&table, "last"),
        each: number(&table, "each"),
        others: number(&table, "others"),
        any: number(&table, "any"),
        lethal: table.flag("lethal"),
        hold: table.flag("hold"),
        poison: number(&table, "poison"),
        anti_magic: table.flag("anti_magic"),
    };
    if effect == TrapEffect::default() && entry.field("effect").is_some() {
        table.wrong(
            "a trap that does nothing",
            "at least one of first, second, last, each, others, any, poison, lethal, hold, anti_magic",
        );
    }
    TrapSide { cost, effect }
}

/// What a room of the second year does.
pub(super) fn room_effect(effect: &Entry<'_>) -> Option<RoomEffect> {
    type Read = fn(&Entry<'_>) -> RoomEffect;
    let kinds: [(&str, Read); 5] = [
        ("stronger", |entry| {
            let creatures = creatures(entry);
            RoomEffect::Stronger { creatures, damage: entry.number("damage", 0..=MOST) }
        }),
        ("labyrinth", |_| RoomEffect::Labyrinth),
        ("anti-magic", |_| RoomEffect::AntiMagic),
        ("points", |entry| {
            let creatures = creatures(entry);
            RoomEffect::Points { creatures, points: entry.number("points", 0..=MOST) }
        }),
        ("fame", |_| RoomEffect::Fame),
    ];
    effect.one_of("kind", &kinds).map(|read| read(effect))
}

fn creatures(entry: &Entry<'_>) -> Vec<Creature> {
    entry.list("creatures").iter().filter_map(|field| field.word()).collect()
}

/// What a spell does.
pub(super) fn spell(spell: &Entry<'_>) -> Option<Spell> {
    type Read = fn(&Entry<'_>) -> Spell;
    fn of(entry: &Entry<'_>, name: &str) -> u8 {
        entry.number(name, 0..=MOST)
    }
    let kinds: [(&str, Read); 15] = [
        ("nothing", |_| Spell::Nothing),
        ("invisibility", |_| Spell::Invisibility),
        ("shield", |entry| Spell::Shield { damage: of(entry, "damage") }),
        ("lose-stores", |entry| Spell::LoseStores { count: of(entry, "count") }),
        ("lose-imps", |entry| Spell::LoseImps { count: of(entry, "count") }),
        ("suggestion", |_| Spell::Suggestion),
        ("peace", |entry| Spell::Peace { evil: of(entry, "evil") }),
        ("gain-evil", |entry| Spell::GainEvil { count: of(entry, "count") }),
        ("fear", |_| Spell::Fear),
        ("create-food", |entry| Spell::CreateFood { hit_points: of(entry, "hit_points") }),
        ("illusion", |_| Spell::Illusion),
        ("blind-rage", |_| Spell::BlindRage),
        ("metamorphosis", |entry| Spell::Metamorphosis { damage: of(entry, "damage") }),
        ("gate", |_| Spell::Gate),
        ("regeneration", |_| Spell::Regeneration),
    ];
    spell.one_of("kind", &kinds).map(|read| read(spell))
}

/// What a special event does.
pub(super) fn special_effect(effect: &Entry<'_>) -> Option<SpecialEffect> {
    type Read = fn(&Entry<'_>) -> SpecialEffect;
    fn of(entry: &Entry<'_>, name: &str) -> u8 {
        entry.number(name, 1..=MOST)
    }
    let kinds: [(&str, Read); 9] = [
        ("witch-hunt", |entry| SpecialEffect::WitchHunt { evil: of(entry, "evil") }),
        ("monster-strike", |_| SpecialEffect::MonsterStrike),
        ("halve-gold", |_| SpecialEffect::HalveGold),
        ("impatient-heroes", |_| SpecialEffect::ImpatientHeroes),
        ("halve-food", |_| SpecialEffect::HalveFood),
        ("halve-traps", |_| SpecialEffect::HalveTraps),
        ("imp-feast", |entry| SpecialEffect::ImpFeast { imps: of(entry, "imps") }),
        ("bad-press", |entry| SpecialEffect::BadPress { monsters: of(entry, "monsters") }),
        ("audit", |entry| SpecialEffect::Audit { gold: of(entry, "gold") }),
    ];
    effect.one_of("kind", &kinds).map(|read| read(effect))
}

/// Every action has its three spaces.
pub(super) fn all_spaces(root: &Entry<'_>, found: &[(Order, usize)]) {
    let all = Order::ALL.iter().flat_map(|order| (1..=3).map(move |space| (*order, space)));
    let lacking: Vec<String> = all
        .filter(|space| !found.contains(space))
        .map(|(order, space)| format!("{} {space}", order.id()))
        .collect();
    if !lacking.is_empty() {
        let needed = format!("[[space]] 1 to 3 for each of {}", Order::ids());
        root.wrong(format!("no [[space]] for {}", lacking.join(", ")), needed);
    }
}
