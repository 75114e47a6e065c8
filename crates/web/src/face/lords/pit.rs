//! A dungeon: one's own cut through the ground, those of others in small.

use super::things::{self, adventurer, named, numbered, pic, stairs};
use super::{Easel, asks, piece};
use crate::art::drawing;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_lords::Move;
use undercroft_lords::components::{Order, Room};
use undercroft_lords::state::{Ask, COLUMNS, Cell, Dungeon, ROWS};

/// The reader's dungeon, with the party at the stairs.
pub(super) fn pit(easel: &Easel<'_>, surface: bool) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let seat = view.subject();
    let dungeon = &view.player(seat).shown.dungeon;
    let whose = speech.say(&Phrase::new("web-lords-dungeon-of").seat("who", seat));
    html! {
        section.pit data-season=(view.season.id()) aria-label=(whose) {
            @if surface {
                div.surface {
                    (stairs("stairs"))
                    (queue(easel, seat))
                    p.sign {
                        (whose)
                        small { (speech.say(&Phrase::new("web-lords-taxes").number("tiles", dungeon.tiles().len()).number("gold", dungeon.taxes()))) }
                    }
                }
            }
            div.earth {
                (carved(dungeon))
                div.cells { @for cell in Cell::all() { (square(easel, seat, cell)) } }
            }
        }
    }
}

/// The party at the stairs, the front nearest to them.
fn queue(easel: &Easel<'_>, seat: Seat) -> Markup {
    let party = &easel.view.player(seat).shown.party;
    let names = numbered("adv", party.iter().map(|member| member.who));
    html! {
        ol.queue aria-label=(easel.speech.text("web-lords-party")) {
            @for (member, (who, name)) in party.iter().zip(names) {
                @let label = easel.speech.say(&easel.game.member_phrase(member));
                li.adv data-vt=(name) data-inspect=(things::about_adventurer(easel, who, &label)) {
                    (adventurer(easel, who, easel.game.hit_points(member).saturating_sub(member.damage), None))
                    span.unseen { (label) }
                }
            }
        }
    }
}

/// The ways through the ground as one line, square by square of a hundred.
fn ways(dungeon: &Dungeon) -> String {
    let tiles = dungeon.tiles();
    let mut line = String::new();
    for cell in tiles.iter() {
        let (x, y) = (u32::from(cell.column()) * 100 + 50, u32::from(cell.row()) * 100 + 50);
        line += &format!("M{x} {y}h.1");
        if cell.column() + 1 < COLUMNS && tiles.contains(Cell::at(cell.column() + 1, cell.row())) {
            line += "h100";
        }
        if cell.row() + 1 < ROWS && tiles.contains(Cell::at(cell.column(), cell.row() + 1)) {
            line += &format!("M{x} {y}v100");
        }
    }
    line
}

/// The floor of conquered tiles.
fn lost(dungeon: &Dungeon) -> String {
    let spot = |cell: Cell| {
        format!("M{} {}h.1", u32::from(cell.column()) * 100 + 50, u32::from(cell.row()) * 100 + 50)
    };
    dungeon.conquered.iter().map(spot).collect()
}

fn carved(dungeon: &Dungeon) -> Markup {
    let line = ways(dungeon);
    html! {
        svg.carve viewBox="0 0 500 400" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            (paving())
            path.w1 d=(line) {} path.w2 d=(line) {} path.w3 d=(line) stroke="url(#paving)" {}
            @if !dungeon.conquered.is_empty() { path.ash d=(lost(dungeon)) {} }
        }
    }
}

fn paving() -> Markup {
    html! {
        defs {
            pattern id="paving" width="66" height="44" patternUnits="userSpaceOnUse" {
                path.joint d="M0 0h66v44H0z" {}
                @for (x, y, width) in [(3, 3, 34), (42, 3, 21), (-13, 25, 30), (22, 25, 26), (53, 25, 30)] {
                    rect.stone x=(x) y=(y) width=(width) height="17" rx="6" {}
                }
            }
        }
    }
}

/// One square of the building site with what stands there and what can be done there.
fn square(easel: &Easel<'_>, seat: Seat, cell: Cell) -> Markup {
    let view = easel.view;
    let player = &view.player(seat).shown;
    let dungeon = &player.dungeon;
    let thing = things::cell(cell);
    let place = format!("cell at-{cell}");
    let fought = player.plan.tile == Some(cell);
    let on_space =
        |wanted: Order| asks(easel, Ask::Space) && view.space.is_some_and(|(order, _)| order == wanted);
    let digging = on_space(Order::Dig) || asks(easel, Ask::Dig) || asks(easel, Ask::Tunnel);
    let room = dungeon.room_at(cell);
    let shown = html! {
        span.where aria-hidden="true" { (cell) }
        @if let Some(room) = room { (room_tile(easel, room, dungeon.conquered.contains(cell))) }
        @if dungeon.conquered.contains(cell) { span.banner { (pic("conquered")) } }
    };
    if digging && !dungeon.tiles().contains(cell) {
        let inside = html! { (shown) span.spade { (pic("dig")) } };
        return piece(easel, Move::Dig(cell), &thing, &place, inside);
    }
    if asks(easel, Ask::Tile) && dungeon.tiles().contains(cell) {
        return piece(easel, Move::Tile(cell), &thing, &place, shown);
    }
    if asks(easel, Ask::Produce)
        && let Some(room) = room
    {
        return piece(easel, Move::Produce(room), &things::room(room), &place, shown);
    }
    let ghosts: Vec<Room> = match on_space(Order::Room) && dungeon.tunnels.contains(cell) {
        true => view.shop.clone(),
        false => Vec::new(),
    };
    html! {
        div.(place).fought[fought] data-thing=(thing) data-inspect=[told(easel, seat, cell)] {
            (shown)
            @if !ghosts.is_empty() {
                div.ghosts {
                    @for room in ghosts { (piece(easel, Move::Build(room, cell), &thing, "put", pic(room.id()))) }
                }
            }
        }
    }
}

fn told(easel: &Easel<'_>, seat: Seat, cell: Cell) -> Option<String> {
    let room = easel.view.player(seat).shown.dungeon.room_at(cell)?;
    Some(things::about_room(easel, room))
}

fn room_tile(easel: &Easel<'_>, room: Room, conquered: bool) -> Markup {
    html! {
        span.chamber.lost-room[conquered] data-vt={ "shop-" (room) } {
            (pic(room.id())) span { (named(easel, "lords-room", room)) }
        }
    }
}

/// A whole dungeon in small.
pub(super) fn small(easel: &Easel<'_>, seat: Seat) -> Markup {
    let player = &easel.view.player(seat).shown;
    let dungeon = &player.dungeon;
    let at = |cell: Cell, inset: u32| {
        (u32::from(cell.column()) * 100 + inset, u32::from(cell.row()) * 100 + inset)
    };
    html! {
        svg.pic.map viewBox="0 0 500 400" aria-hidden="true" focusable="false" {
            path.w3 d=(ways(dungeon)) {}
            @if !dungeon.conquered.is_empty() { path.ash d=(lost(dungeon)) {} }
            @for (room, cell) in dungeon.rooms.iter() {
                @let (x, y) = at(cell, 8);
                rect x=(x) y=(y) width="84" height="84" rx="16" {}
                (drawing(room.id(), f64::from(x + 8), f64::from(y + 8), 68.0))
            }
            @for cell in dungeon.conquered.iter() {
                @let (x, y) = at(cell, 18);
                (drawing("conquered", f64::from(x), f64::from(y), 64.0))
            }
            @if let Some(cell) = player.plan.tile {
                @let (x, y) = at(cell, 8);
                rect.ring x=(x) y=(y) width="84" height="84" rx="16" {}
            }
        }
    }
}
