//! The names of things.

use crate::Lords;
use crate::components::{AdventurerSpec, Cost, RoomEffect, RoomUse, SpecialEffect, Spell};
use crate::event::Store;
use crate::moves::Part;
use crate::names::{
    Adventurer, Card, Class, Creature, EventTile, Named, Order, Room, Season, Special, Title, Trap,
};
use crate::state::Member;
use undercroft_core::{Phrase, Seat};

pub(crate) fn seat(seat: Seat) -> Phrase {
    Phrase::new("lords-seat").seat("who", seat)
}

pub(crate) fn order(order: Order) -> Phrase {
    Phrase::member("lords-order", order.word())
}

/// An order in a few letters, for tables.
pub(crate) fn short_order(order: Order) -> Phrase {
    Phrase::member("lords-short", order.word())
}

pub(crate) fn creature(creature: Creature) -> Phrase {
    Phrase::member("lords-creature", creature.word())
}

pub(crate) fn room(room: Room) -> Phrase {
    Phrase::member("lords-room", room.word())
}

pub(crate) fn trap(trap: Trap) -> Phrase {
    Phrase::member("lords-trap", trap.word())
}

pub(crate) fn card(card: Card) -> Phrase {
    Phrase::member("lords-card", card.word())
}

pub(crate) fn special(special: Special) -> Phrase {
    Phrase::member("lords-special", special.word())
}

pub(crate) fn season(season: Season) -> Phrase {
    Phrase::member("lords-season", season.word())
}

pub(crate) fn tile(tile: EventTile) -> Phrase {
    Phrase::member("lords-event", tile.word())
}

pub(crate) fn title(title: Title) -> Phrase {
    Phrase::member("lords-title", title.word())
}

pub(crate) fn class(class: Class) -> Phrase {
    Phrase::member("lords-class", class.word())
}

/// So much of a store.
pub(crate) fn stores(store: Store, count: u8) -> Phrase {
    let key = match store {
        Store::Gold => "lords-cost-gold",
        Store::Food => "lords-cost-food",
        Store::Imps => "lords-cost-imps",
    };
    Phrase::new(key).number("n", count)
}

pub(crate) fn part(part: Part) -> Phrase {
    Phrase::member("lords-part", part.word())
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

/// A star for each symbol; a paladin has as many of each kind.
fn symbols(spec: &AdventurerSpec) -> String {
    "*".repeat(spec.trap.max(spec.heal).max(spec.magic).into())
}

impl Lords {
    /// An adventurer as his tile shows him: class, hit points, symbols.
    pub(crate) fn adventurer_phrase(&self, who: Adventurer) -> Phrase {
        let spec = self.components.adventurer(who);
        Phrase::new("lords-adventurer-tile")
            .phrase("class", class(spec.class))
            .number("hp", spec.hit_points)
            .text("symbols", symbols(spec))
    }

    /// An adventurer in a party, in a few characters: class, what is left of his hit points, symbols.
    pub(crate) fn member_phrase(&self, member: &Member) -> Phrase {
        let spec = self.components.adventurer(member.who);
        Phrase::new("lords-member")
            .phrase("class", class(spec.class))
            .number("left", self.hit_points(member).saturating_sub(member.damage))
            .number("hp", self.hit_points(member))
            .text("symbols", symbols(spec))
    }

    /// What a trap does this year.
    pub(crate) fn trap_text(&self, trap: Trap, year: u8) -> Phrase {
        let side = self.components.trap(trap, year);
        let effect = &side.effect;
        Phrase::member("lords-trap-text", trap.word())
            .number("first", effect.first)
            .number("second", effect.second)
            .number("each", effect.each)
            .number("last", effect.last)
            .number("others", effect.others)
            .number("any", effect.any)
            .number("poison", effect.poison)
            .phrase("cost", cost(side.cost))
    }

    /// What a combat card does.
    pub(crate) fn card_text(&self, card: Card) -> Phrase {
        let spec = self.components.card(card);
        let count = match spec.spell {
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
        Phrase::member("lords-card-text", card.word()).number("count", count).number("fatigue", spec.fatigue)
    }

    /// What a special event does.
    pub(crate) fn special_text(&self, special: Special) -> Phrase {
        let count = match self.components.special(special) {
            SpecialEffect::WitchHunt { evil } => evil,
            SpecialEffect::ImpFeast { imps } => imps,
            SpecialEffect::BadPress { monsters } => monsters,
            SpecialEffect::Audit { gold } => gold,
            SpecialEffect::MonsterStrike
            | SpecialEffect::HalveGold
            | SpecialEffect::ImpatientHeroes
            | SpecialEffect::HalveFood
            | SpecialEffect::HalveTraps => 0,
        };
        Phrase::member("lords-special-text", special.word()).number("count", count)
    }

    /// What a room is for.
    pub(crate) fn room_text(&self, room: Room) -> Phrase {
        let phrase = Phrase::member("lords-room-text", room.word());
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
