//! Events as sentences of the log.

use super::phrases;
use crate::Lords;
use crate::components::{Cost, EventTile, Order};
use crate::event::{Event, Silence};
use crate::moves::Mode;
use undercroft_core::{Phrase, Seat};

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("who", seat)
}

pub(super) fn space_name(space: u8) -> &'static str {
    ["I", "II", "III"].get(usize::from(space)).copied().unwrap_or("–")
}

impl Lords {
    pub(super) fn sentence_of(&self, event: &Event) -> Option<Phrase> {
        let creature = |key, seat, one| by(key, seat).phrase("creature", phrases::creature(one));
        let adventurer = |key, seat, one| by(key, seat).phrase("adventurer", self.adventurer_phrase(one));
        Some(match event {
            Event::Started { first } => by("lords-log-started", *first),
            Event::Drawn { seat, orders } => {
                by("lords-log-drawn", *seat).list("orders", orders.iter().map(phrases::order).collect())
            }
            Event::Kept { seat, order } => {
                by("lords-log-kept", *seat).phrase("order", phrases::order(*order))
            }
            Event::Inaccessible { seat, orders } => by("lords-log-inaccessible", *seat)
                .list("orders", orders.iter().map(phrases::order).collect()),
            Event::Round { year, season, first } => {
                by("lords-log-round", *first).number("year", *year).phrase("season", phrases::season(*season))
            }
            Event::Tavern { creatures } => Phrase::new("lords-log-tavern")
                .list("creatures", creatures.iter().map(|one| phrases::creature(*one)).collect()),
            Event::Shop { rooms } => Phrase::new("lords-log-shop")
                .list("rooms", rooms.iter().map(|one| phrases::room(*one)).collect()),
            Event::EventShown { season, tile } => Phrase::new("lords-log-event-shown")
                .phrase("season", phrases::season(*season))
                .phrase("event", phrases::tile(*tile)),
            Event::SpecialShown { special } => Phrase::new("lords-log-special-shown")
                .phrase("special", phrases::special(*special))
                .phrase("text", self.special_text(*special)),
            Event::PutBack { adventurer: one } => {
                Phrase::new("lords-log-put-back").phrase("adventurer", self.adventurer_phrase(*one))
            }
            Event::Forecast { season, adventurers } => Phrase::new("lords-log-forecast")
                .phrase("season", phrases::season(*season))
                .list("adventurers", adventurers.iter().map(|one| self.adventurer_phrase(*one)).collect()),
            Event::DummyPlaced { dummy, order, space } => Phrase::new("lords-log-dummy")
                .text("dummy", phrases::dummy_name(*dummy))
                .phrase("order", phrases::order(*order))
                .text("space", space_name(*space)),
            Event::Ordered { seat, order } => {
                by("lords-log-ordered", *seat).phrase("order", phrases::order(*order))
            }
            Event::ThirdChosen { seat, order } => by("lords-log-third", *seat)
                .phrase("order", phrases::order(*order))
                .text("dummy", phrases::dummy_of(*seat)),
            Event::Placed { seat, nth, order, space } => {
                let key = match space {
                    Some(_) => "lords-log-placed",
                    // DL-330: the fee may have been the obstacle.
                    None if self.agreed.full && *nth == 0 && *order == Order::Hire => "lords-log-no-fee",
                    None => "lords-log-no-space",
                };
                by(key, *seat)
                    .number("nth", nth + 1)
                    .phrase("order", phrases::order(*order))
                    .text("space", space.map_or("–", space_name))
            }
            Event::Fee { seat } => by("lords-log-fee", *seat),
            Event::Used { seat, order, space } => self.used(*seat, *order, *space),
            Event::Declined { seat, order, forced } => {
                let key = if *forced { "lords-log-unable" } else { "lords-log-declined" };
                by(key, *seat).phrase("order", phrases::order(*order))
            }
            Event::Spied { seat, place, card } => match card {
                Some(card) => by("lords-log-spied-card", *seat)
                    .number("place", *place)
                    .phrase("card", phrases::card(*card))
                    .phrase("text", self.card_text(*card)),
                None => by("lords-log-spied", *seat).number("place", *place),
            },
            Event::Dug { seat, cell } => by("lords-log-dug", *seat).text("cell", cell.to_string()),
            Event::Mined { seat, gold } => by("lords-log-mined", *seat).number("gold", *gold),
            Event::Drew { seat, count, traps } => match traps {
                Some(traps) => by("lords-log-drew-traps", *seat)
                    .list("traps", traps.iter().map(|one| phrases::trap(*one)).collect()),
                None => by("lords-log-drew", *seat).number("count", *count),
            },
            Event::Discarded { seat, trap } => match trap {
                Some(trap) => by("lords-log-discarded-trap", *seat).phrase("trap", phrases::trap(*trap)),
                None => by("lords-log-discarded", *seat),
            },
            Event::Hired { seat, creature: one } => creature("lords-log-hired", *seat, *one),
            Event::Fed { seat, creature: one } => creature("lords-log-fed", *seat, *one),
            Event::Built { seat, room, cell } => by("lords-log-built", *seat)
                .phrase("room", phrases::room(*room))
                .text("cell", cell.to_string()),
            Event::Produced { seat, room } => by("lords-log-produced", *seat)
                .phrase("room", phrases::room(*room))
                .phrase("text", self.room_text(*room)),
            Event::Recalled { seat, order } => {
                by("lords-log-recalled", *seat).phrase("order", phrases::order(*order))
            }
            Event::Happens { tile } => {
                // DL-173, 335: the tile is there all the same.
                let nothing =
                    *tile == EventTile::Special && !(self.agreed.full && self.agreed.special_events);
                Phrase::new(if nothing { "lords-log-no-special" } else { "lords-log-happens" })
                    .phrase("event", phrases::tile(*tile))
            }
            Event::SpecialHappens { special } => Phrase::new("lords-log-special")
                .phrase("special", phrases::special(*special))
                .phrase("text", self.special_text(*special)),
            Event::Paid { seat, creature: one } => creature("lords-log-paid", *seat, *one)
                .phrase("cost", phrases::cost(self.components.creature(*one).cost)),
            Event::Left { seat, creature: one } => creature("lords-log-left", *seat, *one),
            Event::Gave { seat, store, paid, missing } => by("lords-log-gave", *seat)
                .phrase("paid", phrases::loss(*store, *paid))
                .number("missing", *missing),
            Event::Lost { seat, store, count } => {
                by("lords-log-lost", *seat).phrase("what", phrases::loss(*store, *count))
            }
            Event::LostCreature { seat, creature: one } => creature("lords-log-lost-creature", *seat, *one),
            Event::OnStrike { seat, creature: one } => creature("lords-log-strike", *seat, *one),
            Event::Evil { seat, from, to } => {
                let key = if to > from { "lords-log-evil-up" } else { "lords-log-evil-down" };
                by(key, *seat).number("steps", from.abs_diff(*to)).number("to", *to)
            }
            Event::DummyEvil { to } => Phrase::new("lords-log-dummy-evil").number("to", *to),
            Event::Paladin { seat } => by("lords-log-paladin", *seat),
            Event::Arrived { seat, adventurer: one } => adventurer("lords-log-arrived", *seat, *one),
            Event::WentElsewhere { adventurer: one } => {
                Phrase::new("lords-log-elsewhere").phrase("adventurer", self.adventurer_phrase(*one))
            }
            Event::Combat { year } => Phrase::new("lords-log-combat").number("year", *year),
            Event::CombatRound { round } => Phrase::new("lords-log-combat-round").number("round", *round),
            Event::Marked { seat, cell } => by("lords-log-marked", *seat).text("cell", cell.to_string()),
            Event::Laid { seat, trap } => match trap {
                Some(trap) => by("lords-log-laid-trap", *seat).phrase("trap", phrases::trap(*trap)),
                None => by("lords-log-laid", *seat),
            },
            Event::Sent { seat, creature: one } => creature("lords-log-sent", *seat, *one),
            Event::Ready { .. } | Event::Done { .. } => return None,
            Event::Accepted { seat } => by("lords-log-accepted", *seat),
            Event::Aimed { seat, place, adventurer: one } => {
                adventurer("lords-log-aimed", *seat, *one).number("place", *place)
            }
            Event::PaidPart { seat, creature: one, part } => {
                creature("lords-log-paid-part", *seat, *one).phrase("part", phrases::part(*part))
            }
            Event::Freed { seat, adventurer: one } => adventurer("lords-log-freed", *seat, *one),
            Event::Turned { round, card } => Phrase::new("lords-log-turned")
                .number("round", *round)
                .phrase("card", phrases::card(*card))
                .phrase("text", self.card_text(*card)),
            Event::Battle { seat, cell } => by("lords-log-battle", *seat).text("cell", cell.to_string()),
            Event::Sprung { seat, trap } => {
                by("lords-log-sprung", *seat).phrase("trap", phrases::trap(*trap))
            }
            Event::TrapFails { seat, trap } => {
                by("lords-log-trap-fails", *seat).phrase("trap", phrases::trap(*trap))
            }
            Event::Prevented { count, .. } => Phrase::new("lords-log-prevented").number("count", *count),
            Event::Hurt { seat, adventurer: one, damage } => {
                adventurer("lords-log-hurt", *seat, *one).number("damage", *damage)
            }
            Event::Absorbed { damage, .. } => Phrase::new("lords-log-absorbed").number("damage", *damage),
            Event::Captured { seat, adventurer: one } => adventurer("lords-log-captured", *seat, *one),
            Event::Vanished { .. } => Phrase::new("lords-log-vanished"),
            Event::NotCast { seat, card, why } => {
                let key = match why {
                    Silence::Magic => "lords-log-not-cast-magic",
                    Silence::Room => "lords-log-not-cast-room",
                    Silence::Dart => "lords-log-not-cast-dart",
                };
                by(key, *seat).phrase("card", phrases::card(*card))
            }
            Event::Cast { seat, card } => by("lords-log-cast", *seat).phrase("card", phrases::card(*card)),
            Event::Withdrawn { seat, creature: one } => creature("lords-log-withdrawn", *seat, *one),
            Event::Sheep { seat, creature: one } => creature("lords-log-sheep", *seat, *one),
            Event::Banished { seat, creature: one } => creature("lords-log-banished", *seat, *one),
            Event::Attacks { seat, creature: one, mode } => {
                let key = match mode {
                    Mode::Plain => "lords-log-attacks",
                    Mode::Hold => "lords-log-attacks-hold",
                    Mode::Fed => "lords-log-attacks-fed",
                    Mode::Split => "lords-log-attacks-split",
                    Mode::Sip => "lords-log-attacks-sip",
                };
                creature(key, *seat, *one)
            }
            Event::Idle { seat, creature: one } => creature("lords-log-idle", *seat, *one),
            Event::Healed { seat, adventurer: one, count } => {
                adventurer("lords-log-healed", *seat, *one).number("count", *count)
            }
            Event::Fatigue { seat, count } => by("lords-log-fatigue", *seat).number("count", *count),
            Event::Held { .. } => Phrase::new("lords-log-held"),
            Event::Conquered { seat, cell } => {
                by("lords-log-conquered", *seat).text("cell", cell.to_string())
            }
            Event::Defended { seat } => by("lords-log-defended", *seat),
            Event::PartyLeaves { seat, count } => by("lords-log-leaves", *seat).number("count", *count),
            // Who goes first is told with the winter that follows at once.
            Event::SecondYear { .. } => Phrase::new("lords-log-second-year"),
            Event::Titled { seat, title, points } => by("lords-log-titled", *seat)
                .phrase("title", phrases::title(*title))
                .number("points", *points),
            // The training ground gives no licences; the table shows the points.
            Event::Scored { .. } if self.agreed.training.is_some() => return None,
            Event::Scored { seat, points } => {
                let key = if *points > 0 { "lords-log-scored" } else { "lords-log-scored-none" };
                by(key, *seat).number("points", *points)
            }
        })
    }

    fn used(&self, seat: Seat, order: Order, space: u8) -> Phrase {
        let cost = self.components.space(order, space.into()).cost;
        let key = if cost == Cost::default() { "lords-log-used-free" } else { "lords-log-used" };
        // Year 1: what the second year adds to traps is told with the cards drawn.
        by(key, seat)
            .phrase("order", phrases::order(order))
            .text("space", space_name(space))
            .phrase("cost", phrases::cost(cost))
            .phrase("gain", self.gain(order, space.into(), 1))
    }
}
