//! What the pen has drawn: the way, explored rooms, beaten minions, what was taken and what is gone.

use super::Easel;
use super::map::{corner, unrest};
use crate::table::emblem;
use maud::{Markup, html};
use std::fmt::Write as _;
use undercroft_core::Seat;
use undercroft_paper::components::{Direction, Room, Rooms, Treasure};
use undercroft_paper::{Common, Event, Team};

/// The sheet as it was shown last: what is not on it is still wet.
pub(super) fn base(easel: &Easel<'_>, of: Seat) -> Option<Team> {
    let shown = easel.told.iter().rev().find_map(|(_, event)| match event {
        Event::Shown { seat, sheet, .. } if *seat == of => Some(**sheet),
        _ => None,
    });
    // Before the first sheets are shown a team has only what everybody begins with.
    Some(shown.unwrap_or(Team { levels: [1; 4], ..Team::default() }))
}

/// Everything a pen draws on the map; marks that are not on `base` are wet.
pub(super) fn marks(common: &Common<'_>, sheet: &Team, base: Option<&Team>) -> Markup {
    let before = base.copied().unwrap_or(*sheet);
    let old = |rooms: Rooms, known: Rooms| (rooms.and(known), rooms.without(known));
    let (seen, fresh_seen) = old(sheet.explored, before.explored);
    let (right, fresh_right) = old(sheet.lines_right, before.lines_right);
    let (up, fresh_up) = old(sheet.lines_up, before.lines_up);
    let (beaten, fresh_beaten) = old(sheet.beaten, before.beaten);
    let taken = |of: &Team| taken(common, of);
    let (rings, fresh_rings) = old(taken(sheet), taken(&before));
    let entrance = |is_old: bool| sheet.entrance.filter(|_| (before.entrance == sheet.entrance) == is_old);
    html! {
        g.pen {
            path.seen d=(washes(seen)) {}
            path.seen.fresh d=(washes(fresh_seen)) {}
            path.way d=(ways(common, right, up, entrance(true))) {}
            path.way.fresh pathLength="1" d=(ways(common, fresh_right, fresh_up, entrance(false))) {}
            path.x d=(crosses(beaten)) {}
            path.x.fresh pathLength="1" d=(crosses(fresh_beaten)) {}
            path.ring d=(circles(common, rings)) {}
            path.ring.fresh pathLength="1" d=(circles(common, fresh_rings)) {}
            path.gone d=(strikes(common, sheet)) {}
        }
    }
}

/// The rooms whose treasure this team has.
fn taken(common: &Common<'_>, sheet: &Team) -> Rooms {
    Room::all()
        .filter(|room| match common.components.rooms[room.index()].treasure {
            Some(Treasure::Gem(gem)) => sheet.letters.contains(gem),
            Some(Treasure::Reward(_)) => sheet.explored.contains(*room),
            None => false,
        })
        .collect()
}

fn washes(rooms: Rooms) -> String {
    rooms.iter().map(corner).map(|(x, y)| format!("M{} {}h66v66h-66z", x + 2, y + 2)).collect()
}

/// Where the way runs through a room.
fn middle(room: Room) -> (i32, i32) {
    let (x, y) = corner(room);
    (x + 35 + unrest(x, y, 4), y + 35 + unrest(y, x, 4))
}

fn ways(common: &Common<'_>, right: Rooms, up: Rooms, entrance: Option<Room>) -> String {
    let mut path = String::new();
    for (rooms, direction) in [(right, Direction::Right), (up, Direction::Up)] {
        for room in rooms.iter() {
            let way = common.map().way(room, direction);
            let (Some(next), (x, y)) = (way.to, middle(room)) else { continue };
            let (to_x, to_y) = middle(next);
            if way.tunnel {
                // Out at one side, in at the other.
                let (out, into) = match direction {
                    Direction::Right => ((460, y), (8, to_y)),
                    Direction::Up | Direction::Down | Direction::Left => ((x, 4), (to_x, 530)),
                };
                let _ = write!(path, "M{x} {y}L{} {}M{} {}L{to_x} {to_y}", out.0, out.1, into.0, into.1);
            } else {
                path += &curve((x, y), (to_x, to_y));
            }
        }
    }
    if let Some(room) = entrance {
        let (x, y) = middle(room);
        path += &curve((x - 1, 532), (x, y));
    }
    path
}

fn curve((x, y): (i32, i32), (to_x, to_y): (i32, i32)) -> String {
    let third = |part: i32| {
        let off = unrest(x + part, to_y - part, 4);
        ((x * (3 - part) + to_x * part) / 3 + off, (y * (3 - part) + to_y * part) / 3 - off)
    };
    let (one, two) = (third(1), third(2));
    format!("M{x} {y}C{} {} {} {} {to_x} {to_y}", one.0, one.1, two.0, two.1)
}

fn crosses(rooms: Rooms) -> String {
    let cross = |room: Room| {
        let (x, y) = corner(room);
        let off = unrest(x, y, 2);
        format!("M{} {}q11 15 28 26M{} {}q-17 10-28 27", x + 7 + off, y + 7, x + 36, y + 6 + off)
    };
    rooms.iter().map(cross).collect()
}

fn circles(common: &Common<'_>, rooms: Rooms) -> String {
    let circle = |room: Room| {
        let (x, y) = corner(room);
        match common.components.rooms[room.index()].treasure {
            Some(Treasure::Gem(_)) => {
                format!("M{} {}c-22-8-34 10-26 22 8 15 37 12 41-8 .1-14-12-20-27-17", x + 62, y + 36)
            }
            Some(Treasure::Reward(_)) | None => {
                format!("M{} {}c-20-8-30 9-23 20 8 14 33 10 36-8 .1-12-10-18-24-15", x + 61, y + 38)
            }
        }
    };
    rooms.iter().map(circle).collect()
}

/// PD-211: gems that are gone for this team.
fn strikes(common: &Common<'_>, sheet: &Team) -> String {
    let mut path = String::new();
    for room in Room::all() {
        if let Some(Treasure::Gem(gem)) = common.components.rooms[room.index()].treasure
            && sheet.crossed.contains(gem)
            && !sheet.letters.contains(gem)
        {
            let (x, y) = corner(room);
            let _ = write!(path, "M{} {}l31-24M{} {}l30-23", x + 36, y + 62, x + 38, y + 66);
        }
    }
    path
}

/// Where the team stands: above the sheet, so that it can walk.
pub(super) fn token(seat: Seat, sheet: &Team) -> Markup {
    html! {
        @if let Some(room) = sheet.position {
            span.pawn.{ "col-" (room.column() + 1) }.{ "row-" (room.row() + 1) } data-thing="team" data-vt="team" aria-hidden="true" {
                i.halo {}
                (emblem(seat))
            }
        }
    }
}

/// A sheet in small: the way and where the team stands.
pub(super) fn small(common: &Common<'_>, sheet: &Team) -> Markup {
    let place = |room: Room| (5 + 10 * i32::from(room.column()), 65 - 10 * i32::from(room.row()));
    let mut path = String::new();
    for (rooms, direction) in [(sheet.lines_right, Direction::Right), (sheet.lines_up, Direction::Up)] {
        for room in rooms.iter() {
            let ((x, y), way) = (place(room), common.map().way(room, direction));
            let _ = match (direction, way.tunnel, way.to.map(place)) {
                (Direction::Right, true, Some((_, to_y))) => write!(path, "M{x} {y}h5M0 {to_y}h5"),
                (Direction::Right, _, _) => write!(path, "M{x} {y}h10"),
                (_, true, Some((to_x, _))) => write!(path, "M{x} {y}v-5M{to_x} 70v-5"),
                (_, _, _) => write!(path, "M{x} {y}v-10"),
            };
        }
    }
    if let Some(room) = sheet.entrance {
        let (x, y) = place(room);
        let _ = write!(path, "M{x} {y}v5");
    }
    html! {
        svg.small-sheet viewBox="-2 -2 64 74" aria-hidden="true" focusable="false" {
            path.e d=(path) {}
            path.l d=(path) {}
            @if let Some(room) = sheet.position { @let (x, y) = place(room); circle.t cx=(x) cy=(y) r="3.6" {} }
        }
    }
}

/// The same on a sheet that only lies there: nothing walks on it.
pub(super) fn still_token(seat: Seat, sheet: &Team) -> Markup {
    html! {
        @if let Some(room) = sheet.position {
            span.pawn.{ "col-" (room.column() + 1) }.{ "row-" (room.row() + 1) } aria-hidden="true" { (emblem(seat)) }
        }
    }
}
