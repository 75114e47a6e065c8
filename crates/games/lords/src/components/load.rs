//! Reads a component table and refuses one that is not whole, with every reason.

use super::numbers::wrong_numbers;
use crate::components::{
    Adventurer, AdventurerSpec, Card, CardSpec, Class, Components, Cost, Creature, CreatureSpec, Evilometer,
    Gain, Named, Order, Provenance, Room, RoomEffect, RoomSpec, RoomUse, Source, SpaceSpec, Special,
    SpecialEffect, Speed, Spell, StartStores, Trap, TrapEffect, TrapSide, TrapSpec, Zone,
};
use crate::state::Cells;
use serde::Deserialize;
use std::collections::BTreeMap;

type But = BTreeMap<String, Source>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    evilometer: EvilometerEntry,
    start: StartEntry,
    #[serde(default)]
    space: Vec<SpaceEntry>,
    #[serde(default)]
    creature: Vec<CreatureEntry>,
    #[serde(default)]
    adventurer: Vec<AdventurerEntry>,
    #[serde(default)]
    trap: Vec<TrapEntry>,
    #[serde(default)]
    room: Vec<RoomEntry>,
    #[serde(default)]
    card: Vec<CardEntry>,
    #[serde(default)]
    special: Vec<SpecialEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EvilometerEntry {
    spaces: u8,
    start: u8,
    paladin: u8,
    source: Source,
    #[serde(default)]
    source_of: But,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartEntry {
    food: u8,
    gold: u8,
    imps: u8,
    source: Source,
    #[serde(default)]
    source_of: But,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceEntry {
    order: Order,
    space: usize,
    #[serde(default)]
    cost: Cost,
    #[serde(default)]
    gain: Gain,
    source: Source,
    #[serde(default)]
    source_of: But,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CreatureEntry {
    id: Creature,
    copies: [u8; 2],
    cost: Cost,
    damage: u8,
    #[serde(default)]
    other: u8,
    source: Source,
    #[serde(default)]
    source_of: But,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdventurerEntry {
    id: Adventurer,
    year: u8,
    class: Class,
    power: u8,
    hit_points: u8,
    #[serde(default)]
    trap: u8,
    #[serde(default)]
    heal: u8,
    #[serde(default)]
    magic: u8,
    #[serde(default = "one")]
    copies: u8,
    source: Source,
    #[serde(default)]
    source_of: But,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrapEntry {
    id: Trap,
    copies: u8,
    #[serde(default)]
    cost: Cost,
    effect: TrapEffect,
    second_year: Option<TrapSide>,
    source: Source,
    #[serde(default)]
    source_of: But,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoomEntry {
    id: Room,
    year: u8,
    zone: Option<Zone>,
    imps: Option<u8>,
    #[serde(default)]
    cost: Cost,
    #[serde(default)]
    gain: Gain,
    effect: Option<RoomEffect>,
    source: Source,
    #[serde(default)]
    source_of: But,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: Card,
    year: u8,
    speed: Speed,
    fatigue: u8,
    spell: Spell,
    source: Source,
    #[serde(default)]
    source_of: But,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialEntry {
    id: Special,
    effect: SpecialEffect,
    source: Source,
    #[serde(default)]
    source_of: But,
}

/// Collects what is wrong while the entries are put in their places.
struct Reader {
    wrong: Vec<String>,
    sources: BTreeMap<String, Provenance>,
}

impl Reader {
    fn note(&mut self, entry: &str, source: Source, but: But) {
        if self.sources.insert(entry.to_owned(), Provenance { source, but }).is_some() {
            self.wrong.push(format!("{entry} stands there twice"));
        }
    }

    fn need(&mut self, fits: bool, reason: impl FnOnce() -> String) {
        if !fits {
            self.wrong.push(reason());
        }
    }

    /// Every kind must have its entry; a deck that is not there at all is told of once.
    fn missing<K: Named>(&mut self, what: &str) {
        let prefix = format!("{what} ");
        if !self.sources.keys().any(|entry| entry.starts_with(&prefix)) {
            let ids = K::words();
            return self
                .wrong
                .push(format!("there is no {what} at all; needed is a [[{what}]] for each of: {ids}"));
        }
        for kind in K::all() {
            let entry = format!("{what} {}", kind.word());
            if !self.sources.contains_key(&entry) {
                self.wrong.push(format!("{entry} is missing"));
            }
        }
    }
}

impl Components {
    /// Reads a table, or tells everything that is wrong with it.
    pub fn read(text: &str) -> Result<Components, Vec<String>> {
        let plain =
            |error: String| error.trim_end().replace("expected u8", "expected a number from 0 to 255");
        let file: File = toml::from_str(text).map_err(|error| vec![plain(error.to_string())])?;
        let mut reader = Reader { wrong: Vec::new(), sources: BTreeMap::new() };
        let components = fill(file, &mut reader);
        counts(&components, &mut reader);
        if reader.wrong.is_empty() {
            Ok(Components { sources: reader.sources, ..components })
        } else {
            Err(reader.wrong)
        }
    }
}

fn fill(file: File, reader: &mut Reader) -> Components {
    let mut components = Components::empty();
    let meter = file.evilometer;
    reader.note("evilometer", meter.source, meter.source_of);
    reader.need((2..=60).contains(&meter.spaces), || "evilometer: spaces must be 2 to 60".to_owned());
    reader.need(meter.start < meter.spaces && meter.paladin < meter.spaces, || {
        "evilometer: start and paladin must be below spaces".to_owned()
    });
    components.evilometer = Evilometer { spaces: meter.spaces, start: meter.start, paladin: meter.paladin };
    let start = file.start;
    reader.note("start", start.source, start.source_of);
    reader.need(start.food.max(start.gold).max(start.imps) <= 30, || "start: at most 30 of each".to_owned());
    components.start = StartStores { food: start.food, gold: start.gold, imps: start.imps };
    for entry in file.space {
        let name = format!("space {} {}", entry.order, entry.space);
        reader.note(&name, entry.source, entry.source_of);
        match entry.space {
            1..=3 => {
                components.spaces[entry.order.place()][entry.space - 1] =
                    SpaceSpec { cost: entry.cost, gain: entry.gain };
            }
            _ => reader.wrong.push(format!("{name}: an action has the spaces 1 to 3")),
        }
    }
    for entry in file.creature {
        let name = format!("creature {}", entry.id);
        reader.note(&name, entry.source, entry.source_of);
        components.creatures[entry.id.place()] =
            CreatureSpec { copies: entry.copies, cost: entry.cost, damage: entry.damage, other: entry.other };
    }
    for entry in file.adventurer {
        let name = format!("adventurer {}", entry.id);
        reader.need(matches!(entry.year, 1 | 2), || format!("{name}: year must be 1 or 2"));
        reader.note(&name, entry.source, entry.source_of);
        components.adventurers[entry.id.place()] = AdventurerSpec {
            year: entry.year,
            class: entry.class,
            power: entry.power,
            hit_points: entry.hit_points,
            trap: entry.trap,
            heal: entry.heal,
            magic: entry.magic,
            copies: entry.copies,
        };
    }
    for entry in file.trap {
        reader.note(&format!("trap {}", entry.id), entry.source, entry.source_of);
        let first = TrapSide { cost: entry.cost, effect: entry.effect };
        let years = [first, entry.second_year.unwrap_or(first)];
        components.traps[entry.id.place()] = TrapSpec { copies: entry.copies, years };
    }
    for entry in file.room {
        let name = format!("room {}", entry.id);
        reader.note(&name, entry.source, entry.source_of);
        reader.need(matches!(entry.year, 1 | 2), || format!("{name}: year must be 1 or 2"));
        let purpose = match (entry.imps, entry.effect) {
            (Some(imps), None) => RoomUse::Production { imps, cost: entry.cost, gain: entry.gain },
            (None, Some(effect)) => RoomUse::Effect(effect),
            (Some(_), Some(_)) | (None, None) => {
                reader.wrong.push(format!("{name}: needs either imps (with gain) or effect"));
                continue;
            }
        };
        let zone = entry.zone.map_or(Cells::ALL, Zone::cells);
        components.rooms[entry.id.place()] = RoomSpec { year: entry.year, zone, purpose };
    }
    for entry in file.card {
        let name = format!("card {}", entry.id);
        reader.note(&name, entry.source, entry.source_of);
        reader.need(matches!(entry.year, 1 | 2), || format!("{name}: year must be 1 or 2"));
        components.cards[entry.id.place()] =
            CardSpec { year: entry.year, speed: entry.speed, fatigue: entry.fatigue, spell: entry.spell };
    }
    for entry in file.special {
        reader.note(&format!("special {}", entry.id), entry.source, entry.source_of);
        components.specials[entry.id.place()] = entry.effect;
    }
    components
}

/// How many there are of each kind, to find the wrong one.
fn listed<K: Named>(copies: impl Fn(&K) -> u8) -> String {
    let each = K::all().iter().map(|kind| format!("{} {}", kind.word(), copies(kind)));
    each.collect::<Vec<_>>().join(", ")
}

/// The decks have their printed sizes.
fn counts(components: &Components, reader: &mut Reader) {
    for order in Order::ALL {
        for space in 1..=3 {
            let name = format!("space {order} {space}");
            let there = reader.sources.contains_key(&name);
            reader.need(there, || format!("{name} is missing"));
        }
    }
    reader.missing::<Creature>("creature");
    reader.missing::<Adventurer>("adventurer");
    reader.missing::<Trap>("trap");
    reader.missing::<Room>("room");
    reader.missing::<Card>("card");
    reader.missing::<Special>("special");
    if !reader.wrong.is_empty() {
        return;
    }
    reader.wrong.extend(wrong_numbers(components));
    let traps: u32 = components.traps.iter().map(|trap| u32::from(trap.copies)).sum();
    reader.need(traps == 27, || {
        let copies = |trap: &Trap| components.traps[trap.place()].copies;
        format!("the trap deck has {traps} cards; it needs 27 (copies: {})", listed(copies))
    });
    for year in [1, 2] {
        let tiles: u32 =
            components.creatures.iter().map(|one| u32::from(one.copies[usize::from(year - 1)])).sum();
        reader.need(tiles == 12, || {
            let copies = |one: &Creature| components.creatures[one.place()].copies[usize::from(year - 1)];
            format!("year {year} has {tiles} creatures; it needs 12 (copies: {})", listed(copies))
        });
        let people: u32 = components
            .adventurers
            .iter()
            .filter(|one| one.year == year && !matches!(one.class, Class::Paladin | Class::Illusion))
            .map(|one| u32::from(one.copies))
            .sum();
        reader.need(people == 16, || format!("year {year} has {people} adventurers; it needs 16"));
        let rooms = components.rooms.iter().filter(|room| room.year == year).count();
        reader.need(rooms == 8, || format!("year {year} has {rooms} rooms; it needs 8"));
        let mut fatigue: Vec<u8> =
            components.cards.iter().filter(|card| card.year == year).map(|card| card.fatigue).collect();
        fatigue.sort_unstable();
        let printed: [u8; 9] = std::array::from_fn(|at| year - 1 + u8::from(at > 0) + u8::from(at > 4));
        reader.need(fatigue == printed, || {
            format!("the combat cards of year {year} have fatigue {fatigue:?}; the deck is {printed:?}")
        });
    }
    let trolls: u32 =
        components.creatures[Creature::Troll.place()].copies.iter().copied().map(u32::from).sum();
    reader.need(trolls == 3, || format!("there are {trolls} Trolls, but 3 Troll Tokens"));
    for (who, year) in [(Adventurer::SilverPaladin, 1), (Adventurer::GoldPaladin, 2)] {
        let spec = components.adventurer(who);
        reader.need(spec.class == Class::Paladin && spec.year == year && spec.copies == 1, || {
            format!("adventurer {who}: must be the one paladin of year {year}")
        });
    }
    let illusion = components.adventurer(Adventurer::Illusion);
    reader.need(illusion.class == Class::Illusion && illusion.copies == 0, || {
        "adventurer illusion: must be of class illusion with copies = 0".to_owned()
    });
}
