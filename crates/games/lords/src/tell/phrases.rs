//! The names of things.

use crate::Lords;
use crate::components::{
    Adventurer, Card, Class, Cost, Creature, EventTile, Order, Room, RoomEffect, RoomUse, Season, Special,
    SpecialEffect, Speed, Spell, Title, Trap, Zone,
};
use crate::event::Store;
use crate::moves::Part;
use crate::state::{Member, Occupant, Paladin};
use undercroft_core::{Phrase, Seat};

pub(crate) fn seat(seat: Seat) -> Phrase {
    Phrase::new("lords-seat").seat("who", seat)
}

/// Who stands on a space of the board, if anybody does.
pub(crate) fn occupant(occupant: Occupant) -> Option<Phrase> {
    match occupant {
        Occupant::Free => None,
        Occupant::Player(one) => Some(Phrase::new("lords-occupant").seat("who", one)),
        Occupant::Dummy(dummy) => Some(Phrase::new("lords-dummy").text("dummy", dummy_name(dummy))),
    }
}

/// DL-190: where the paladin is.
pub(crate) fn paladin(paladin: Paladin) -> Phrase {
    match paladin {
        Paladin::Tent => Phrase::new("lords-draw-paladin-tent"),
        Paladin::With(seat) => Phrase::new("lords-draw-paladin-with").seat("who", seat),
        Paladin::Out => Phrase::new("lords-draw-paladin-out"),
    }
}

/// What a colour that nobody plays is called.
pub(crate) fn dummy_name(dummy: u8) -> &'static str {
    if dummy == 0 { "A" } else { "B" }
}

/// The colour whose third order a player chooses (DL-045, 148).
pub(crate) fn dummy_of(seat: Seat) -> &'static str {
    dummy_name(seat.index() as u8)
}

pub(crate) fn order(order: Order) -> Phrase {
    Phrase::member("lords-order", order.id())
}

/// An order in a few letters, for tables.
pub(crate) fn short_order(order: Order) -> Phrase {
    Phrase::member("lords-short", order.id())
}

pub(crate) fn creature(creature: Creature) -> Phrase {
    Phrase::member("lords-creature", creature.id())
}

pub(crate) fn room(room: Room) -> Phrase {
    Phrase::member("lords-room", room.id())
}

pub(crate) fn trap(trap: Trap) -> Phrase {
    Phrase::member("lords-trap", trap.id())
}

pub(crate) fn card(card: Card) -> Phrase {
    Phrase::member("lords-card", card.id())
}

pub(crate) fn special(special: Special) -> Phrase {
    Phrase::member("lords-special", special.id())
}

pub(crate) fn season(season: Season) -> Phrase {
    Phrase::member("lords-season", season.id())
}

pub(crate) fn tile(tile: EventTile) -> Phrase {
    Phrase::member("lords-event", tile.id())
}

pub(crate) fn title(title: Title) -> Phrase {
    Phrase::member("lords-title", title.id())
}

pub(crate) fn class(class: Class) -> Phrase {
    Phrase::member("lords-class", class.id())
}

/// So much of a store that is lost.
pub(crate) fn loss(store: Store, count: u8) -> Phrase {
    let key = match store {
        Store::Gold => "lords-loss-gold",
        Store::Food => "lords-loss-food",
        Store::Imps => "lords-loss-imps",
    };
    Phrase::new(key).number("n", count)
}

pub(crate) fn part(part: Part) -> Phrase {
    Phrase::member("lords-part", part.id())
}

/// What a cost comes to, part by part.
pub(crate) fn cost(cost: Cost) -> Phrase {
    let parts = [
        ("lords-cost-gold", cost.gold),
        ("lords-cost-food", cost.food),
        ("lords-cost-evil", cost.evil),
        ("lords-cost-imps", cost.imps),
        ("lords-cost-traps", cost.traps),
        ("lords-cost-monsters", cost.monsters),
    ];
    let list: Vec<Phrase> = parts
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(key, count)| Phrase::new(key).number("n", count))
        .collect();
    if list.is_empty() {
        Phrase::new("lords-cost-free")
    } else {
        Phrase::new("lords-cost-list").list("parts", list)
    }
}

impl Lords {
    /// An adventurer by class, hit points and symbols.
    pub fn adventurer_phrase(&self, who: Adventurer) -> Phrase {
        let spec = self.components.adventurer(who);
        self.symbols(Phrase::new("lords-adventurer"), who).number("hp", spec.hit_points)
    }

    /// An adventurer in a party, with what is left of his hit points.
    pub fn member_phrase(&self, member: &Member) -> Phrase {
        self.symbols(Phrase::new("lords-member"), member.who)
            .number("left", self.hit_points(member).saturating_sub(member.damage))
            .number("hp", self.hit_points(member))
    }

    fn symbols(&self, phrase: Phrase, who: Adventurer) -> Phrase {
        let spec = self.components.adventurer(who);
        phrase
            .phrase("class", class(spec.class))
            .number("trap", spec.trap)
            .number("heal", spec.heal)
            .number("magic", spec.magic)
    }

    /// What a space of the board gives; in the second year traps come with one more to choose from.
    pub fn gain(&self, order: Order, space: usize, year: u8) -> Phrase {
        let gain = self.components.space(order, space).gain;
        let extra = u8::from(year == 2 && order == Order::Traps);
        Phrase::member("lords-gain", order.id())
            .number("food", gain.food)
            .number("gold", gain.gold)
            .number("imps", gain.imps)
            .number("traps", gain.traps + extra)
            .number("extra", extra)
            .number("goodness", gain.goodness)
            .number("spy", u8::from(gain.spy))
            .number("most", gain.most)
            .number("foreman", u8::from(gain.foreman))
    }

    /// Where a room may stand: the name of its zone, nothing if it may stand anywhere.
    pub fn zone(&self, room: Room) -> Option<Phrase> {
        let cells = self.components.room(room).zone;
        let named = [
            (Zone::Surface, "lords-zone-surface"),
            (Zone::Deep, "lords-zone-deep"),
            (Zone::Edge, "lords-zone-edge"),
            (Zone::Centre, "lords-zone-centre"),
        ];
        named.into_iter().find(|(zone, _)| zone.cells() == cells).map(|(_, key)| Phrase::new(key))
    }

    /// How a creature fights.
    pub fn creature_text(&self, creature: Creature) -> Phrase {
        let spec = self.components.creature(creature);
        Phrase::member("lords-creature-text", creature.id())
            .number("damage", spec.damage)
            .number("other", spec.other)
    }

    /// What a trap does this year and costs here, with the gold for a room. Told from what it does, not from its
    /// name: a table may have other traps.
    pub fn trap_text(&self, trap: Trap, year: u8, surcharge: u8) -> Phrase {
        let side = self.components.trap(trap, year);
        let price = side.cost.and(Cost { gold: surcharge, ..Cost::default() });
        let effect = &side.effect;
        let poison = if effect.any > 0 { "lords-harm-poison-more" } else { "lords-harm-poison" };
        let harm = [
            ("lords-harm-first", effect.first),
            ("lords-harm-lethal", u8::from(effect.lethal)),
            ("lords-harm-second", effect.second),
            ("lords-harm-each", effect.each),
            ("lords-harm-last", effect.last),
            ("lords-harm-others", effect.others),
            ("lords-harm-any", effect.any),
            (poison, effect.poison),
        ];
        let mut harm: Vec<Phrase> = harm
            .into_iter()
            .filter(|(_, damage)| *damage > 0)
            .map(|(key, damage)| Phrase::new(key).number("damage", damage))
            .collect();
        if harm.is_empty() {
            harm.push(Phrase::new("lords-harm-none"));
        }
        Phrase::new("lords-trap-text")
            .list("harm", harm)
            .number("hold", u8::from(effect.hold))
            .number("quiet", u8::from(effect.anti_magic))
            .number("priced", u8::from(price != Cost::default()))
            .phrase("cost", cost(price))
    }

    /// What a combat card does, by its spell: a table may give a card another one.
    pub fn card_text(&self, card: Card) -> Phrase {
        let spec = self.components.card(card);
        let (spell, count) = match spec.spell {
            Spell::Nothing => ("nothing", 0),
            Spell::Invisibility => ("invisibility", 0),
            Spell::Shield { damage } => ("shield", damage),
            Spell::LoseStores { count } => ("lose-stores", count),
            Spell::LoseImps { count } => ("lose-imps", count),
            Spell::Suggestion => ("suggestion", 0),
            Spell::Peace { evil } => ("peace", evil),
            Spell::GainEvil { count } => ("gain-evil", count),
            Spell::Fear => ("fear", 0),
            Spell::CreateFood { hit_points } => ("create-food", hit_points),
            Spell::Illusion => ("illusion", 0),
            Spell::BlindRage => ("blind-rage", 0),
            Spell::Metamorphosis { damage } => ("metamorphosis", damage),
            Spell::Gate => ("gate", 0),
            Spell::Regeneration => ("regeneration", 0),
        };
        let speed = match spec.speed {
            Speed::Fast => "lords-speed-fast",
            Speed::Slow => "lords-speed-slow",
        };
        Phrase::new("lords-card-does")
            .phrase("speed", Phrase::new(speed))
            .phrase("text", Phrase::member("lords-spell", spell).number("count", count))
            .number("fatigue", spec.fatigue)
    }

    /// What a special event does, by its effect: a table may give an event another one.
    pub fn special_text(&self, special: Special) -> Phrase {
        let (effect, count) = match self.components.special(special) {
            SpecialEffect::WitchHunt { evil } => ("witch-hunt", evil),
            SpecialEffect::MonsterStrike => ("monster-strike", 0),
            SpecialEffect::HalveGold => ("halve-gold", 0),
            SpecialEffect::ImpatientHeroes => ("impatient-heroes", 0),
            SpecialEffect::HalveFood => ("halve-food", 0),
            SpecialEffect::HalveTraps => ("halve-traps", 0),
            SpecialEffect::ImpFeast { imps } => ("imp-feast", imps),
            SpecialEffect::BadPress { monsters } => ("bad-press", monsters),
            SpecialEffect::Audit { gold } => ("audit", gold),
        };
        Phrase::member("lords-special-text", effect).number("count", count)
    }

    /// What a room is for.
    pub fn room_text(&self, room: Room) -> Phrase {
        let phrase = Phrase::member("lords-room-text", room.id());
        match &self.components.room(room).purpose {
            RoomUse::Production { imps, cost, gain } => {
                let made = gain.food + gain.gold + gain.imps + gain.traps + gain.tunnels + gain.goodness;
                phrase.number("imps", *imps).number("food", cost.food).number("made", made)
            }
            RoomUse::Effect(RoomEffect::Stronger { damage, .. }) => phrase.number("damage", *damage),
            RoomUse::Effect(RoomEffect::Points { points, .. }) => phrase.number("points", *points),
            RoomUse::Effect(RoomEffect::Labyrinth | RoomEffect::AntiMagic | RoomEffect::Fame) => phrase,
        }
    }
}
