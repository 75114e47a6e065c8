//! The small parts that entries are made of: rooms, borders, letters.

use super::{LETTERED_CARDS, Map, Room};
use undercroft_core::pack::Field;

/// A room by its name.
pub(super) fn room(field: &Field<'_>) -> Option<Room> {
    field.read(Room::from_name, "a room from A1 to F7")
}

/// Two rooms, written as `A1-B1`.
pub(super) fn pair(field: &Field<'_>) -> Option<(Room, Room)> {
    let read = |text: &str| {
        let (from, to) = text.split_once('-')?;
        Some((Room::from_name(from)?, Room::from_name(to)?))
    };
    field.read(read, "two rooms such as A1-B1")
}

/// The letter of a card, counted from 0.
pub(super) fn letter(field: &Field<'_>) -> Option<usize> {
    let read = |text: &str| {
        let [letter] = text.as_bytes() else { return None };
        let index = usize::from(letter.checked_sub(b'A')?);
        (index < LETTERED_CARDS).then_some(index)
    };
    field.read(read, "a letter from A to L")
}

/// Puts walls between rooms.
pub(super) fn add_walls(map: &mut Map, walls: &[Field<'_>]) {
    for field in walls {
        let Some((from, to)) = pair(field) else { continue };
        match map.between(from, to) {
            None => field.wrong(format!("{from}-{to}"), "two neighbouring rooms"),
            Some((_, way)) if way.wall => {
                field.wrong(format!("a second wall between {from} and {to}"), "each wall once");
            }
            Some(_) => {
                map.set_border(from, to, |way| way.wall = true);
            }
        }
    }
}
