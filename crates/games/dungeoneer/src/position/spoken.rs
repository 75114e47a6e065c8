//! A state as people write it: cards, places, quests and heroes by their words instead of numbers. Positions and the
//! protocol speak so; states themselves hold numbers only.

use crate::Components;
use crate::components::{Class, Token};
use crate::ids::Name;
use crate::state::Order;
use serde_json::Value;

/// What the numbers of a field stand for.
#[derive(Copy, Clone)]
enum Kind {
    Card,
    Location,
    Quest,
    Hero,
    /// A place of the map, which is called by the location that lies there.
    Spot,
    /// One bit for each of these.
    Bits(Set),
}

#[derive(Copy, Clone)]
enum Set {
    Spots,
    Locations,
    Heroes,
    Orders,
    Classes,
    Tokens,
}

/// What a field holds, by the way to it; lists do not count as steps.
fn kind(path: &[&str]) -> Option<Kind> {
    Some(match path {
        ["players", "hero" | "pairs"] => Kind::Hero,
        ["players", "hand" | "known"] | ["legend", "attackers"] => Kind::Card,
        ["deck" | "peril_deck" | "discard" | "apart" | "removed" | "held"] => Kind::Card,
        ["stack", "solo", "drawn"] | [.., "choice", "lair" | "host" | "instead"] => Kind::Card,
        [.., "choice", "look", "drawn"] | ["locations"] | [.., "location"] => Kind::Location,
        [.., "choice", "form"] | ["players", "completed"] | ["quest_deck"] | [.., "quest"] => Kind::Quest,
        [.., "swap", "first" | "second"]
        | [.., "relocate", "what"]
        | [.., "escort", "lying"]
        | [.., "spot"] => Kind::Spot,
        [.., "card" | "monster" | "minion"] => Kind::Card,
        ["players", "visited"] => Kind::Bits(Set::Spots),
        ["players", "plots"] | ["gone"] => Kind::Bits(Set::Locations),
        ["players", "orders"] => Kind::Bits(Set::Orders),
        ["players", "played"] => Kind::Bits(Set::Classes),
        ["map", "tokens"] => Kind::Bits(Set::Tokens),
        ["fallen"] => Kind::Bits(Set::Heroes),
        _ => return None,
    })
}

/// The words of everything that has a number: where it stands in the list is its number.
struct Lists<'a> {
    components: &'a Components,
    /// The words of the map, place by place.
    spots: Vec<String>,
}

impl Lists<'_> {
    fn words(&self, kind: Kind) -> Vec<&str> {
        fn printed<'a>(names: impl Iterator<Item = &'a Name>) -> Vec<&'a str> {
            names.map(|name| &**name).collect()
        }
        let all = self.components;
        match kind {
            Kind::Card => printed(all.card_words.iter()),
            Kind::Location | Kind::Bits(Set::Locations) => {
                printed(all.sites.iter().map(|site| &site.print.word))
            }
            Kind::Quest => printed(all.quests.iter().map(|quest| &quest.print.word)),
            Kind::Hero | Kind::Bits(Set::Heroes) => printed(all.heroes.iter().map(|hero| &hero.print.word)),
            Kind::Spot | Kind::Bits(Set::Spots) => self.spots.iter().map(String::as_str).collect(),
            Kind::Bits(Set::Orders) => Order::ALL.iter().map(|order| order.word()).collect(),
            Kind::Bits(Set::Classes) => Class::ALL.iter().map(|class| class.word()).collect(),
            Kind::Bits(Set::Tokens) => Token::ALL.iter().map(|token| token.word()).collect(),
        }
    }
}

/// How a kind is called where something of it is not known.
fn called(kind: Kind) -> &'static str {
    match kind {
        Kind::Card => "card",
        Kind::Location | Kind::Bits(Set::Locations) => "location",
        Kind::Quest => "quest",
        Kind::Hero | Kind::Bits(Set::Heroes) => "hero",
        Kind::Spot | Kind::Bits(Set::Spots) => "location on the map",
        Kind::Bits(Set::Orders) => "standing order",
        Kind::Bits(Set::Classes) => "class of cards",
        Kind::Bits(Set::Tokens) => "token",
    }
}

/// Puts words in the place of numbers.
pub(crate) fn say(components: &Components, state: &mut Value) {
    let spots = locations(state)
        .filter_map(|location| location.as_u64())
        .map(|number| word_of(components, number))
        .collect();
    let lists = Lists { components, spots };
    for placed in list_mut(state, "map") {
        let Some(placed) = placed.as_object_mut() else { continue };
        let number = |cell: &Value, key: &str| cell.get(key).and_then(Value::as_i64).unwrap_or_default();
        // In the place of the cell, so that the order of fields stays.
        let spoken = placed.iter().map(|(key, value)| match key.as_str() {
            "cell" => ("at".to_owned(), format!("{},{}", number(value, "x"), number(value, "y")).into()),
            _ => (key.clone(), value.clone()),
        });
        *placed = spoken.collect();
    }
    walk(state, &mut Vec::new(), &mut |value, path| {
        let Some(kind) = kind(path) else { return };
        let words = lists.words(kind);
        if let (Kind::Bits(_), Value::Array(members)) = (kind, &mut *value) {
            // More members than a number has bits are a list already.
            let word = |member: &Value| words.get(member.as_u64()? as usize).copied();
            members.iter_mut().for_each(|member| *member = word(member).map_or(member.take(), Value::from));
            return;
        }
        let Some(number) = value.as_u64() else { return };
        *value = match kind {
            Kind::Bits(_) => (words.iter().enumerate())
                .filter(|(bit, _)| *bit < 64 && number >> bit & 1 != 0)
                .map(|(_, word)| *word)
                .collect(),
            _ => words.get(number as usize).map_or(Value::from(number), |word| Value::from(*word)),
        };
    });
}

/// Puts numbers in the place of words; numbers may stay. Tells every word that nothing is called by.
pub(super) fn understand(components: &Components, state: &mut Value) -> Vec<String> {
    let mut wrong = Vec::new();
    for placed in list_mut(state, "map") {
        let Some(placed) = placed.as_object_mut() else { continue };
        let Some(at) = placed.shift_remove("at") else { continue };
        let cell = at.as_str().and_then(|at| at.split_once(',')).and_then(|(x, y)| {
            let number = |text: &str| text.trim().parse::<i8>().ok();
            Some((number(x)?, number(y)?))
        });
        match cell {
            Some((x, y)) => {
                placed.insert("cell".to_owned(), serde_json::json!({ "x": x, "y": y }));
            }
            None => wrong.push(format!("map: at = {at} is no place; write it like \"2,-1\"")),
        }
    }
    let spots = locations(state)
        .map(|location| match location.as_u64() {
            Some(number) => word_of(components, number),
            None => location.as_str().unwrap_or_default().to_owned(),
        })
        .collect();
    let lists = Lists { components, spots };
    walk(state, &mut Vec::new(), &mut |value, path| {
        let Some(kind) = kind(path) else { return };
        let mut number = |word: &str| {
            let found = lists.words(kind).iter().position(|one| one.eq_ignore_ascii_case(word));
            if found.is_none() {
                wrong.push(format!(
                    "{}: no {} is called “{word}”{}",
                    path.join("."),
                    called(kind),
                    instead(&lists, kind)
                ));
            }
            found.unwrap_or_default() as u64
        };
        match (&*value, kind) {
            (Value::Array(words), Kind::Bits(_)) => {
                let member = |one: &Value| one.as_str().map(&mut number).or(one.as_u64());
                let members: Vec<u64> = words.iter().filter_map(member).collect();
                *value = match members.iter().all(|member| *member < 64) {
                    true => members.iter().fold(0, |bits, member| bits | 1u64 << member).into(),
                    false => members.into(),
                };
            }
            (Value::String(word), Kind::Bits(_)) => *value = (1u64 << number(word).min(63)).into(),
            (Value::String(word), _) => *value = number(word).into(),
            _ => {}
        }
    });
    wrong
}

/// What would be right, where that can be told in a line.
fn instead(lists: &Lists<'_>, kind: Kind) -> String {
    match kind {
        Kind::Card | Kind::Location | Kind::Quest | Kind::Bits(Set::Locations) => {
            "; they are called as in moves".to_owned()
        }
        Kind::Hero | Kind::Spot | Kind::Bits(_) => format!("; there are {}", lists.words(kind).join(", ")),
    }
}

fn word_of(components: &Components, number: u64) -> String {
    components.sites.get(number as usize).map_or(String::new(), |site| site.print.word.to_string())
}

fn locations(state: &Value) -> impl Iterator<Item = &Value> {
    let map = state.get("map").and_then(Value::as_array).into_iter().flatten();
    map.map(|placed| placed.get("location").unwrap_or(&Value::Null))
}

fn list_mut<'a>(state: &'a mut Value, key: &str) -> impl Iterator<Item = &'a mut Value> {
    state.get_mut(key).and_then(Value::as_array_mut).into_iter().flatten()
}

/// Visits every value before its parts, with the names of the fields that lead to it.
fn walk<'a>(value: &'a mut Value, path: &mut Vec<&'a str>, visit: &mut impl FnMut(&mut Value, &[&str])) {
    visit(value, path);
    match value {
        Value::Array(values) => values.iter_mut().for_each(|value| walk(value, path, visit)),
        Value::Object(fields) => {
            for (key, value) in fields.iter_mut() {
                path.push(key);
                walk(value, path, visit);
                path.pop();
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
