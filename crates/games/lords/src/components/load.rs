//! Reads a component pack, entry by entry. What does not fit is told by the pack reader, all of it at once.

use super::read::{all_spaces, cost, gain, number, room_effect, side, special_effect, spell, year};
use super::whole::is_whole;
use super::{
    Adventurer, AdventurerSpec, Card, CardSpec, Class, Components, Creature, CreatureSpec, Evilometer,
    IN_THE_BOX, Order, Room, RoomEffect, RoomSpec, RoomUse, SpaceSpec, Special, Speed, Spell, StartStores,
    Trap, TrapSpec, Zone,
};
use crate::state::Cells;
use undercroft_core::pack::{Entry, Library, Pack, Problems};

/// The packs in the box.
pub static LIBRARY: Library =
    Library { packs: &[("lords", IN_THE_BOX)], keys: &[("space", &["order", "space"])] };

/// More of anything than this belongs to another game.
pub(super) const MOST: u8 = 30;

/// What creatures cost, spaces and rooms, and traps (DL-233). Only creatures are paid in trap cards or monsters: what
/// is given up is asked afterwards, which only hiring and paying wait for.
const OF_CREATURES: &[&str] = &["gold", "food", "evil", "imps", "traps", "monsters"];
pub(super) const OF_PLACES: &[&str] = &["gold", "food", "evil", "imps"];
pub(super) const OF_TRAPS: &[&str] = &["gold", "food", "imps"];

impl Components {
    /// Reads a pack, or tells everything that is wrong with it.
    pub fn read(pack: &Pack) -> Result<Components, Problems> {
        pack.read(|root| {
            let mut components = Components::empty();
            components.evilometer = evilometer(root, &mut components);
            components.start = start(root, &mut components);
            spaces(root, &mut components);
            creatures(root, &mut components);
            adventurers(root, &mut components);
            traps(root, &mut components);
            rooms(root, &mut components);
            cards(root, &mut components);
            specials(root, &mut components);
            is_whole(root, &components);
            Some(components)
        })
    }

    fn note(&mut self, name: String, entry: &Entry<'_>) {
        self.sources.insert(name, entry.source());
    }
}

fn evilometer(root: &Entry<'_>, components: &mut Components) -> Evilometer {
    let entry = root.table("evilometer");
    let spaces = entry.number("spaces", 2..=60);
    let (start, paladin) = (entry.number("start", 0..=spaces - 1), entry.number("paladin", 0..=spaces - 1));
    components.note("evilometer".to_owned(), &entry);
    Evilometer { spaces, start, paladin }
}

fn start(root: &Entry<'_>, components: &mut Components) -> StartStores {
    let entry = root.table("start");
    let [food, gold, imps] = ["food", "gold", "imps"].map(|store| entry.number(store, 0..=MOST));
    components.note("start".to_owned(), &entry);
    StartStores { food, gold, imps }
}

fn spaces(root: &Entry<'_>, components: &mut Components) {
    let mut found = Vec::new();
    for entry in root.entries("space") {
        let Some(order) = entry.word::<Order>("order") else { continue };
        let space = entry.number("space", 1..=3_usize);
        let spec = SpaceSpec { cost: cost(&entry, OF_PLACES), gain: gain(&entry) };
        if spec.gain.traps > 0 && spec.gain.spy {
            entry.wrong("a space that gives traps and spy", "traps or spy, not both");
        }
        components.spaces[order.place()][space - 1] = spec;
        components.note(format!("space {order} {space}"), &entry);
        found.push((order, space));
    }
    all_spaces(root, &found);
}

fn creatures(root: &Entry<'_>, components: &mut Components) {
    for (creature, entry) in root.one_each::<Creature>("creature") {
        let copies = entry.numbers("copies", 0..=MOST);
        let cost = cost(&entry, OF_CREATURES);
        if cost.traps > 0 && cost.monsters > 0 {
            entry.wrong("a cost in traps and in monsters", "traps or monsters, not both");
        }
        let (damage, other) = (entry.number("damage", 0..=MOST), number(&entry, "other"));
        components.creatures[creature.place()] = CreatureSpec { copies, cost, damage, other };
        components.note(format!("creature {creature}"), &entry);
    }
}

fn adventurers(root: &Entry<'_>, components: &mut Components) {
    for (who, entry) in root.one_each::<Adventurer>("adventurer") {
        let Some(class) = entry.word::<Class>("class") else { continue };
        components.adventurers[who.place()] = AdventurerSpec {
            year: year(&entry),
            class,
            power: entry.number("power", 0..=MOST),
            hit_points: entry.number("hit_points", 1..=MOST),
            trap: number(&entry, "trap"),
            heal: number(&entry, "heal"),
            magic: number(&entry, "magic"),
            copies: entry.maybe_number("copies", 0..=MOST).unwrap_or(1),
        };
        components.note(format!("adventurer {who}"), &entry);
    }
}

fn traps(root: &Entry<'_>, components: &mut Components) {
    for (trap, entry) in root.one_each::<Trap>("trap") {
        let first = side(&entry);
        let second = entry.maybe_table("second_year").map_or(first, |second| side(&second));
        components.traps[trap.place()] =
            TrapSpec { copies: entry.number("copies", 0..=MOST), years: [first, second] };
        components.note(format!("trap {trap}"), &entry);
    }
}

fn rooms(root: &Entry<'_>, components: &mut Components) {
    let zones =
        [("surface", Zone::Surface), ("deep", Zone::Deep), ("edge", Zone::Edge), ("centre", Zone::Centre)];
    for (room, entry) in root.one_each::<Room>("room") {
        let year = year(&entry);
        let zone = entry.field("zone").and_then(|field| field.one_of(zones.into_iter()));
        let zone = zone.map_or(Cells::ALL, Zone::cells);
        let (imps, effect) = (entry.maybe_number("imps", 0..=MOST), entry.maybe_table("effect"));
        let (cost, gain) = (cost(&entry, OF_PLACES), gain(&entry));
        if gain.tunnels > 1 {
            entry.wrong(format!("gain.tunnels = {}", gain.tunnels), "at most 1: a room digs one tunnel");
        }
        components.note(format!("room {room}"), &entry);
        let purpose = match (imps, effect) {
            (Some(imps), None) => RoomUse::Production { imps, cost, gain },
            (None, Some(effect)) => RoomUse::Effect(room_effect(&effect).unwrap_or(RoomEffect::Fame)),
            (Some(_), Some(_)) | (None, None) => {
                entry.wrong("both or neither of imps and effect", "either imps (with gain) or effect");
                RoomUse::Effect(RoomEffect::Fame)
            }
        };
        components.rooms[room.place()] = RoomSpec { year, zone, purpose };
    }
}

fn cards(root: &Entry<'_>, components: &mut Components) {
    let speeds = [("fast", Speed::Fast), ("slow", Speed::Slow)];
    for (card, entry) in root.one_each::<Card>("card") {
        let year = year(&entry);
        let (speed, fatigue) = (entry.one_of("speed", &speeds), entry.number("fatigue", 0..=MOST));
        let spell = spell(&entry.table("spell"));
        components.note(format!("card {card}"), &entry);
        // Something stands in for what is wrong, so that the deck is not short of a card besides.
        let (speed, spell) = (speed.unwrap_or(Speed::Fast), spell.unwrap_or(Spell::Nothing));
        components.cards[card.place()] = CardSpec { year, speed, fatigue, spell };
    }
}

fn specials(root: &Entry<'_>, components: &mut Components) {
    for (special, entry) in root.one_each::<Special>("special") {
        if let Some(effect) = special_effect(&entry.table("effect")) {
            components.specials[special.place()] = effect;
        }
        components.note(format!("special {special}"), &entry);
    }
}
