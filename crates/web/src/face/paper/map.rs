//! What is printed on the sheet: rooms, walls, water, tunnels, and what lies in the rooms.

use super::Middle;
use super::art::{href, monster};
use maud::{Markup, html};
use std::fmt::Write as _;
use undercroft_paper::Common;
use undercroft_paper::components::{COLUMNS, Direction, ROWS, Room, Treasure};

/// The size of a room in the drawing, and where the first column and the last row begin.
const CELL: i32 = 70;
const LEFT: i32 = 24;
const TOP: i32 = 14;
const RIGHT: i32 = LEFT + CELL * COLUMNS as i32;
const BOTTOM: i32 = TOP + CELL * ROWS as i32;

/// The corner of a room, in the drawing.
pub(super) fn corner(room: Room) -> (i32, i32) {
    (LEFT + CELL * i32::from(room.column()), TOP + CELL * i32::from(ROWS - 1 - room.row()))
}

/// A little unrest, so that lines look drawn: always the same for the same line.
pub(super) fn unrest(one: i32, other: i32, most: i32) -> i32 {
    let mixed = (one.wrapping_mul(73_856_093) ^ other.wrapping_mul(19_349_663)).wrapping_mul(83_492_791);
    (mixed >> 8).rem_euclid(2 * most + 1) - most
}

/// The print of this dungeon, drawn once; other sheets refer to it.
pub(super) fn print(common: &Common<'_>) -> Markup {
    html! {
        g #print {
            path.hatch d=(hatching()) {}
            path.floor d=(format!("M{LEFT} {TOP}H{RIGHT}V{BOTTOM}H{LEFT}z")) {}
            path.seams d=(seams()) {}
            (borders(common))
            path.outer d=(outline(common)) {}
            (tunnels(common))
            (doors())
            (rows(common))
            @for room in Room::all() { (content(common, room)) }
        }
    }
}

/// Short strokes around the dungeon: rock.
fn hatching() -> String {
    let mut path = String::new();
    let strokes = |path: &mut String, x: i32, y: i32| {
        let flat = unrest(x, y, 1) > 0;
        for line in 0..3 {
            let (dx, dy) = (unrest(x, line, 2), unrest(y, line, 2));
            let _ = match flat {
                true => write!(path, "M{} {}l13 {}", x + dx, y + 4 * line, dy - 1),
                false => write!(path, "M{} {}l{} 13", x + 4 * line, y + dy, dx - 1),
            };
        }
    };
    for step in 0..30 {
        let y = step * 18;
        if y < BOTTOM {
            strokes(&mut path, 2, y);
            strokes(&mut path, RIGHT + 6, y);
        }
        let x = step * 18;
        if x < RIGHT {
            strokes(&mut path, x, 0);
            if (x - LEFT).rem_euclid(CELL) > 50 || (x - LEFT).rem_euclid(CELL) < 6 {
                strokes(&mut path, x, BOTTOM + 4);
            }
        }
    }
    path
}

fn seams() -> String {
    let upright = (1..i32::from(COLUMNS)).map(|column| format!("M{} {TOP}V{BOTTOM}", LEFT + CELL * column));
    let level = (1..i32::from(ROWS)).map(|row| format!("M{LEFT} {}H{RIGHT}", TOP + CELL * row));
    upright.chain(level).collect()
}

/// Walls and water between two rooms.
fn borders(common: &Common<'_>) -> Markup {
    let (mut walls, mut pools, mut waves) = (String::new(), String::new(), String::new());
    for room in Room::all() {
        let (x, y) = corner(room);
        for (direction, upright) in [(Direction::Right, true), (Direction::Up, false)] {
            let way = common.map().way(room, direction);
            if way.to.is_none() || way.tunnel {
                continue;
            }
            let (x, y) = if upright { (x + CELL, y) } else { (x, y) };
            if way.water {
                let _ = match upright {
                    true => write!(pools, "M{} {y}v{CELL}h16v-{CELL}z", x - 8),
                    false => write!(pools, "M{x} {}h{CELL}v16h-{CELL}z", y - 8),
                };
                for offset in [-4, 0, 4] {
                    let _ = match upright {
                        true => write!(
                            waves,
                            "M{} {}q-4 4 0 8.300t0 8.300 0 8.300 0 8.300 0 8.300 0 8.300 0 8.300 0 8.300",
                            x + offset,
                            y + 2
                        ),
                        false => write!(
                            waves,
                            "M{} {}q4-4 8.300 0t8.300 0 8.300 0 8.300 0 8.300 0 8.300 0 8.300 0 8.300 0",
                            x + 2,
                            y + offset
                        ),
                    };
                }
            }
            if way.wall {
                let _ = write!(walls, "{}", stroke((x, y), if upright { (0, CELL) } else { (CELL, 0) }));
            }
        }
    }
    html! {
        path.pool d=(pools) {}
        path.waves d=(waves) {}
        path.ticks d=(walls) {}
        path.walls d=(walls) {}
    }
}

/// A line with a little unrest in it.
fn stroke((x, y): (i32, i32), (dx, dy): (i32, i32)) -> String {
    let wave = |part: i32| {
        let off = unrest(x + part, y - part, 1);
        if dx == 0 { (x + off, y + dy * part / 4) } else { (x + dx * part / 4, y + off) }
    };
    let points: Vec<(i32, i32)> = (0..=4).map(wave).collect();
    format!(
        "M{} {}Q{} {} {} {}Q{} {} {} {}",
        points[0].0,
        points[0].1,
        points[1].0,
        points[1].1,
        points[2].0,
        points[2].1,
        points[3].0,
        points[3].1,
        points[4].0,
        points[4].1
    )
}

/// The outer wall, open where tunnels and doors are.
fn outline(common: &Common<'_>) -> String {
    let mut path = String::new();
    for room in Room::all() {
        let (x, y) = corner(room);
        let open = |direction| common.map().way(room, direction).tunnel;
        if room.column() == 0 {
            side(&mut path, (x, y), (0, CELL), open(Direction::Left));
        }
        if room.column() == COLUMNS - 1 {
            side(&mut path, (x + CELL, y), (0, CELL), open(Direction::Right));
        }
        if room.row() == ROWS - 1 {
            side(&mut path, (x, y), (CELL, 0), open(Direction::Up));
        }
        if room.row() == 0 {
            side(&mut path, (x, y + CELL), (CELL, 0), true);
        }
    }
    path
}

fn side(path: &mut String, (x, y): (i32, i32), (dx, dy): (i32, i32), open: bool) {
    if open {
        let (px, py) = (dx * 3 / 10, dy * 3 / 10);
        *path += &stroke((x, y), (px, py));
        *path += &stroke((x + dx - px, y + dy - py), (px, py));
    } else {
        *path += &stroke((x, y), (dx, dy));
    }
}

fn tunnels(common: &Common<'_>) -> Markup {
    let (mut mouths, mut arrows) = (String::new(), String::new());
    for room in Room::all() {
        let (x, y) = corner(room);
        let tunnel = |direction| common.map().way(room, direction).tunnel;
        if tunnel(Direction::Left) {
            let _ = write!(mouths, "M{LEFT} {}h-8a16 16 0 0 0 0 32h8", y + 19);
            let _ = write!(arrows, "M{} {}l-7 6 7 6", LEFT - 5, y + 29);
        }
        if tunnel(Direction::Right) {
            let _ = write!(mouths, "M{RIGHT} {}h8a16 16 0 0 1 0 32h-8", y + 19);
            let _ = write!(arrows, "M{} {}l7 6-7 6", RIGHT + 5, y + 29);
        }
        if tunnel(Direction::Up) {
            let _ = write!(mouths, "M{} {TOP}a16 13 0 0 1 32 0", x + 19);
            let _ = write!(arrows, "M{} {}l6-6 6 6", x + 29, TOP - 2);
        }
        if tunnel(Direction::Down) {
            let _ = write!(arrows, "M{} {}l5 6 5-6", x + 54, BOTTOM + 10);
        }
    }
    html! { path.tunnel d=(mouths) {} path.arrow d=(arrows) {} }
}

/// PD-164: an entrance below every column, with its letter.
fn doors() -> Markup {
    let middles = (0..COLUMNS).map(|column| (column, LEFT + CELL * i32::from(column) + CELL / 2));
    let frames: String = middles.clone().map(|(_, x)| format!("M{} {BOTTOM}v24h28v-24", x - 14)).collect();
    html! {
        path.door d=(frames) {}
        @for (column, x) in middles { text.print-text x=(x) y=(BOTTOM + 18) { (char::from(b'A' + column)) } }
    }
}

fn rows(common: &Common<'_>) -> Markup {
    html! {
        @for room in Room::all().filter(|room| room.column() == 0) {
            // A tunnel's mouth is in the way of the number.
            @let aside = if common.map().way(room, Direction::Left).tunnel { 24 } else { 0 };
            @let y = corner(room).1 + 35 - aside;
            circle.rowdot cx="11" cy=(y) r="9" {}
            text.print-text.row x="11" y=(y + 5) { (room.row() + 1) }
        }
    }
}

/// What lies in a room: a creature above on the left, treasure below on the right.
fn content(common: &Common<'_>, room: Room) -> Markup {
    let (x, y) = corner(room);
    let content = &common.components.rooms[room.index()];
    let lair = common.dungeon.lairs.iter().position(|lair| *lair == room);
    let crowded = content.minion.is_some() || content.trap;
    html! {
        @if content.trap { (picture("trap", x + 4, y + 4, 32)) }
        @if let Some((minion, level)) = content.minion {
            (picture(minion.id(), x + 3, y + 2, 39))
            (pill(x + 3, y + 49, 32, ""))
            (picture(&format!("f-{}", common.components.fighters[minion as usize].id()), x + 5, y + 51, 14))
            text.print-text.lv x=(x + 27) y=(y + 63) { (level) }
        }
        @match content.treasure {
            Some(Treasure::Gem(gem)) => {
                (picture("gem", x + 36, y + 35, 32))
                text.print-text.gl x=(x + 52) y=(y + 53) { (gem) }
            }
            Some(Treasure::Reward(reward)) => (picture(reward.id(), x + 38, y + 37, 29)),
            None => {}
        }
        @if let Some(stage) = lair {
            @let id = &common.monster_of(stage).id;
            @let (mx, my, size) = if crowded { (x + 33, y + 2, 34) } else { (x + 3, y + 3, 46) };
            (picture(monster(id), mx, my, size))
            @let (px, py) = if crowded { (x + 42, y + 30) } else { (x + 3, y + 49) };
            (pill(px, py, 26, "lair"))
            text.print-text.lv.lair x=(px + 13) y=(py + 14) { (["I", "II", "III"][stage]) }
        }
    }
}

fn picture(id: &str, x: i32, y: i32, size: i32) -> Markup {
    html! { use href=(href(id)) x=(x) y=(y) width=(size) height=(size) {} }
}

fn pill(x: i32, y: i32, width: i32, class: &str) -> Markup {
    html! { path.pill.(class) d=(format!("M{x} {y}h{width}v18h-{width}z")) {} }
}

/// The whole map: print, pen, and the buttons above them.
pub(super) fn map(easel: &super::Easel<'_>, middle: &Middle<'_>, legend: bool) -> Markup {
    let signs = easel.speech.text("web-paper-signs");
    html! {
        div.map {
            svg.ink viewBox="0 0 468 542" aria-hidden="true" focusable="false" {
                (print(&middle.common))
                (super::pen::marks(&middle.common, &middle.team.sheet, super::pen::base(easel, middle.seat).as_ref()))
                (super::rooms::reach(easel, middle))
            }
            (super::pen::token(middle.seat, &middle.team.sheet))
            (super::rooms::rooms(easel, middle))
            @if legend { button.key-btn type="button" popovertarget="signs" title=(signs) aria-label=(signs) { "?" } }
        }
    }
}
