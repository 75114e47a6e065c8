//! Events as sentences of the log.

use super::names;
use crate::Rules;
use crate::components::{Resource, Stat};
use crate::event::Event;
use crate::state::End;
use undercroft_core::{Phrase, Seat};

/// An event as a sentence; nothing if it is not worth one.
pub(super) fn sentence(rules: &Rules, event: &Event) -> Option<Phrase> {
    let by = |key: &'static str, seat: &Seat| Phrase::new(key).seat("who", *seat);
    let named = |name: &str| rules.named(name);
    let being = |who| rules.being_phrase(who);
    Some(match event {
        Event::Started { heroes, first } => {
            let plays = |(seat, hero): (Seat, &crate::event::Name)| {
                by("dungeoneer-plays", &seat).phrase("hero", named(hero))
            };
            let heroes = Seat::all(heroes.len() as u8).zip(heroes).map(plays).collect();
            by("dungeoneer-started", first).list("heroes", heroes)
        }
        Event::HeroChosen { seat, hero } => by("dungeoneer-hero-chosen", seat).phrase("hero", named(hero)),
        Event::Paired { seat, hero } => by("dungeoneer-paired", seat).phrase("hero", named(hero)),
        Event::GradeBegan { grade } => {
            Phrase::new("dungeoneer-grade-began").phrase("grade", names::grade(*grade))
        }
        Event::Rose { seat, hero, level, life } => by("dungeoneer-rose", seat)
            .phrase("hero", named(hero))
            .number("level", *level)
            .number("life", *life),
        Event::Turn { round, seat } => by("dungeoneer-turn", seat).number("round", *round),
        Event::LocationDrawn { seat, location } => {
            by("dungeoneer-location-drawn", seat).phrase("location", named(location))
        }
        Event::LocationAside { location } => {
            Phrase::new("dungeoneer-location-aside").phrase("location", named(location))
        }
        Event::LocationPassed { seat, to } => by("dungeoneer-location-passed", seat).seat("to", *to),
        Event::Placed { seat, location, cell, turned } => by("dungeoneer-placed", seat)
            .phrase("location", named(location))
            .text("cell", cell.to_string())
            .number("turned", u8::from(*turned)),
        Event::LocationShown { seat, location } => {
            by("dungeoneer-location-shown", seat).phrase("location", named(location))
        }
        Event::LaidNothing { seat } => by("dungeoneer-laid-nothing", seat),
        Event::LocationsGone { locations } => {
            let locations = locations.iter().map(|location| named(location)).collect();
            Phrase::new("dungeoneer-locations-gone").list("locations", locations)
        }
        Event::QuestGone { quest } => Phrase::new("dungeoneer-quest-gone").phrase("quest", named(quest)),
        Event::Relocated { location, cell, turned } => Phrase::new("dungeoneer-relocated")
            .phrase("location", named(location))
            .text("cell", cell.to_string())
            .number("turned", u8::from(*turned)),
        Event::NothingFits => Phrase::new("dungeoneer-nothing-fits"),
        Event::Moved { seat, side, location } => by("dungeoneer-moved", seat)
            .phrase("side", names::side(*side))
            .phrase("location", named(location)),
        Event::Stuck { seat, side } => by("dungeoneer-stuck", seat).phrase("side", names::side(*side)),
        Event::Teleported { seat, location } => {
            by("dungeoneer-teleported", seat).phrase("location", named(location))
        }
        Event::Gained { seat, resource, amount } => change("dungeoneer-gained", *seat, *resource, *amount),
        Event::Lost { seat, resource, amount } => change("dungeoneer-lost", *seat, *resource, *amount),
        Event::Rolled { by, die, stat, bonus, total, target, checks } => Phrase::new("dungeoneer-rolled")
            .phrase("by", being(by))
            .number("die", *die)
            .phrase("stat", stat_of(*stat))
            .number("plus", i64::from(*bonus).abs())
            .text("sign", if *bonus < 0 { "−" } else { "+" })
            .number("total", *total)
            .number("target", *target)
            .phrase("check", Phrase::member("dungeoneer-check", checks.word())),
        Event::Dice { seat, dice } => {
            let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
            by("dungeoneer-dice", seat).text("dice", dice.join(", "))
        }
        Event::Wounded { who, wounds, life } => Phrase::new("dungeoneer-wounded")
            .phrase("target", being(who))
            .number("wounds", *wounds)
            .number("life", *life),
        Event::Healed { who, amount, life } => Phrase::new("dungeoneer-healed")
            .phrase("target", being(who))
            .number("amount", *amount)
            .number("life", *life),
        Event::Prevented { seat, amount } => by("dungeoneer-prevented", seat).number("amount", *amount),
        Event::Fell { seat } => by("dungeoneer-fell", seat),
        Event::Stood { seat } => by("dungeoneer-stood", seat),
        Event::Defeated { seat } => by("dungeoneer-defeated", seat),
        Event::Marked { location, token } => Phrase::new("dungeoneer-marked")
            .phrase("location", named(location))
            .phrase("token", Phrase::member("dungeoneer-token", token.word())),
        Event::Rotated { location } => Phrase::new("dungeoneer-rotated").phrase("location", named(location)),
        Event::Swapped { first, second } => {
            Phrase::new("dungeoneer-swapped").phrase("first", named(first)).phrase("second", named(second))
        }
        Event::Played { seat, card, against: Some(against), price } => by("dungeoneer-played-against", seat)
            .seat("against", *against)
            .phrase("card", named(card))
            .phrase("price", names::points(Resource::Peril, *price)),
        Event::Played { seat, card, against: None, price } => by("dungeoneer-played", seat)
            .phrase("card", named(card))
            .phrase("price", names::points(Resource::Glory, *price)),
        Event::DungeonPlays { cards } => {
            let cards = cards.iter().map(|card| named(card)).collect();
            Phrase::new("dungeoneer-dungeon-plays").list("cards", cards)
        }
        Event::Used { seat, source } => by("dungeoneer-used", seat).phrase("what", named(source)),
        Event::Attached { card, to } => {
            Phrase::new("dungeoneer-attached").phrase("card", named(card)).phrase("to", named(to))
        }
        Event::Discarded { seat, card } => by("dungeoneer-discarded", seat).phrase("card", named(card)),
        Event::KeptAll { seat } => by("dungeoneer-kept-all", seat),
        Event::Saved { seat } => by("dungeoneer-saved", seat),
        Event::Drew { seat, cards: Some(cards), .. } if !cards.is_empty() => {
            let cards = cards.iter().map(|card| named(card)).collect();
            by("dungeoneer-drew-cards", seat).list("cards", cards)
        }
        Event::Drew { seat, count, .. } => by("dungeoneer-drew", seat).number("count", *count),
        Event::TookBack { seat, card } => by("dungeoneer-took-back", seat).phrase("card", named(card)),
        Event::Reshuffled => Phrase::new("dungeoneer-reshuffled"),
        Event::QuestRevealed { quest, owner: Some(owner) } => {
            by("dungeoneer-quest-personal", owner).phrase("quest", named(quest))
        }
        Event::QuestRevealed { quest, owner: None } => {
            Phrase::new("dungeoneer-quest-common").phrase("quest", named(quest))
        }
        Event::QuestSwapped { seat, old, new } => {
            by("dungeoneer-quest-swapped", seat).phrase("old", named(old)).phrase("new", named(new))
        }
        Event::Attempted { seat, quest } => by("dungeoneer-attempted", seat).phrase("quest", named(quest)),
        Event::Searched { seat, quest, total, found } => by("dungeoneer-searched", seat)
            .phrase("quest", named(quest))
            .number("total", *total)
            .number("found", u8::from(*found)),
        Event::Completed { seat, quest, level } => {
            by("dungeoneer-completed", seat).phrase("quest", named(quest)).number("level", *level)
        }
        Event::EscortTaken { seat, quest } => {
            by("dungeoneer-escort-taken", seat).phrase("quest", named(quest))
        }
        Event::EscortLeft { seat, quest, location } => by("dungeoneer-escort-left", seat)
            .phrase("quest", named(quest))
            .phrase("location", named(location)),
        Event::Sent { seat, card, target, form: Some(form) } => by("dungeoneer-sent", seat)
            .seat("target", *target)
            .phrase("card", named(card))
            .phrase("form", names::form(*form)),
        Event::Sent { seat, card, target, form: None } => {
            by("dungeoneer-set", seat).seat("target", *target).phrase("card", named(card))
        }
        Event::Declared { seat } => by("dungeoneer-declared", seat),
        Event::Attacks { by, on, form } => Phrase::new("dungeoneer-attacks")
            .phrase("by", being(by))
            .phrase("on", being(on))
            .phrase("form", names::form(*form)),
        Event::Challenged { seat, target, form } => by("dungeoneer-challenged", seat)
            .phrase("target", being(target))
            .phrase("form", names::form(*form)),
        Event::Voided { by } => Phrase::new("dungeoneer-voided").phrase("by", being(by)),
        Event::Redirected { by, to } => {
            Phrase::new("dungeoneer-redirected").phrase("by", being(by)).phrase("to", being(to))
        }
        Event::Struck { by, on } => {
            Phrase::new("dungeoneer-struck").phrase("by", being(by)).phrase("on", being(on))
        }
        Event::Drawn { by, on } => {
            Phrase::new("dungeoneer-drawn").phrase("by", being(by)).phrase("on", being(on))
        }
        Event::WentHome { card, owner, lair } => {
            by("dungeoneer-went-home", owner).phrase("card", named(card)).number("lair", u8::from(*lair))
        }
        Event::MonsterKilled { who } => Phrase::new("dungeoneer-monster-killed").phrase("target", being(who)),
        Event::EventRolled { seat, die, tokens } => {
            let event = rules.components.events.first().map(|event| names::text(&event.print.name));
            by("dungeoneer-event-rolled", seat)
                .phrase("event", event.unwrap_or_else(|| Phrase::new("dungeoneer-rules")))
                .number("die", *die)
                .number("tokens", *tokens)
        }
        Event::Charged { what, tokens } => {
            Phrase::new("dungeoneer-charged").phrase("card", named(what)).number("tokens", *tokens)
        }
        Event::EventEnded { event } => Phrase::new("dungeoneer-event-ended").phrase("event", named(event)),
        Event::Returned { seat, card } => by("dungeoneer-returned", seat).phrase("card", named(card)),
        Event::Prepared { seat, card } => by("dungeoneer-prepared", seat).phrase("card", named(card)),
        Event::Special { seat, card } => by("dungeoneer-special", seat).phrase("card", named(card)),
        Event::TrapLaid { seat, card, location } => {
            by("dungeoneer-trap-laid", seat).phrase("card", named(card)).phrase("location", named(location))
        }
        Event::TrapSprung { seat, card, location } => {
            by("dungeoneer-trap-sprung", seat).phrase("card", named(card)).phrase("location", named(location))
        }
        Event::Tamed { seat, card } => by("dungeoneer-tamed", seat).phrase("card", named(card)),
        Event::StoodIn { seat, card } => by("dungeoneer-stood-in", seat).phrase("card", named(card)),
        Event::Order { seat, order, on } => by("dungeoneer-ordered", seat)
            .phrase("order", Phrase::member("dungeoneer-order", order.word()))
            .number("on", u8::from(*on)),
        Event::AskedByOrder { seat, asked, .. } => {
            by("dungeoneer-asked-by-order", seat).number("asked", u8::from(*asked))
        }
        Event::Ended { winner: Some(winner), .. } => by("dungeoneer-won", winner),
        Event::Ended { winner: None, end } => Phrase::new(match end {
            End::Nobody => "dungeoneer-ended-nobody",
            End::TurnLimit => "dungeoneer-ended-turn-limit",
            End::SoloLost => "dungeoneer-ended-solo-lost",
            End::Points => "dungeoneer-ended-points",
            End::Quests | End::LastHero | End::Nakari | End::SoloWon => "dungeoneer-prompt-over",
        }),
        // What comes of it speaks for itself.
        Event::PhaseEnded { .. } | Event::SetOut { .. } | Event::Chose { .. } => return None,
    })
}

fn change(key: &'static str, seat: Seat, resource: Resource, amount: u16) -> Phrase {
    Phrase::new(key).seat("who", seat).phrase("points", names::points(resource, amount))
}

fn stat_of(stat: Stat) -> Phrase {
    Phrase::member("dungeoneer-stat", stat.word())
}
