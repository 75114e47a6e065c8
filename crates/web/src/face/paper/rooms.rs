//! The buttons above the map: rooms to walk into, minions to beat from afar, gems to steal.

use super::art::{heart, ink};
use super::map::corner;
use super::{Easel, Middle, legal, room_thing, team_thing};
use maud::{Markup, html};
use undercroft_core::Tell as _;
use undercroft_paper::Move;
use undercroft_paper::components::{COLUMNS, ROWS, Room, Rooms, Treasure};

pub(super) fn rooms(easel: &Easel<'_>, middle: &Middle<'_>) -> Markup {
    html! {
        div.rooms {
            @for row in (0..ROWS).rev() {
                @for room in (0..COLUMNS).filter_map(|column| Room::new(column, row)) { (piece(easel, middle, room)) }
            }
        }
        (marchers(easel, middle))
    }
}

fn piece(easel: &Easel<'_>, middle: &Middle<'_>, room: Room) -> Markup {
    let mv = deed(easel, room);
    let label = easel.speech.say(&easel.game.label(easel.view, mv));
    let wounds = match mv {
        Move::Go(_) => middle.common.wounds_of_entering(&middle.team.sheet, room),
        _ => 0,
    };
    let allowed = easel.choices.allowed(&mv.to_string()).is_some();
    let inside = html! {
        @if allowed && wounds > 0 { span.tag aria-hidden="true" { "−" (wounds) (heart(true)) } }
    };
    easel.choices.piece(&mv.to_string(), &label, &room_thing(room), "room", inside)
}

/// What a click on a room does: what is allowed there, or else going there.
fn deed(easel: &Easel<'_>, room: Room) -> Move {
    let gem = match easel.game.components().rooms[room.index()].treasure {
        Some(Treasure::Gem(gem)) => Some(Move::Steal(gem)),
        Some(Treasure::Reward(_)) | None => None,
    };
    let deeds = [Some(Move::Slay(room)), gem, Some(Move::Go(room))];
    let mut allowed = deeds.into_iter().flatten();
    allowed.find(|mv| easel.choices.allowed(&mv.to_string()).is_some()).unwrap_or(Move::Go(room))
}

/// Where a die is used for moving: at the team, or at the doors before it has entered.
fn marchers(easel: &Easel<'_>, middle: &Middle<'_>) -> Markup {
    let place = match middle.team.sheet.position {
        Some(room) => format!("marchers col-{} row-{}", room.column() + 1, room.row() + 1),
        None => "marchers at-door".to_owned(),
    };
    let can = legal(easel).any(|(mv, _)| matches!(mv, Move::March(_)));
    html! { @if can { (easel.choices.target(&team_thing(), &place, ink("f-boots"))) } }
}

/// Where two moves can lead, and the three of the boots: dotted while such a die is chosen.
pub(super) fn reach(easel: &Easel<'_>, middle: &Middle<'_>) -> Markup {
    let mut moves: Vec<u8> = legal(easel)
        .filter_map(|(mv, _)| match mv {
            Move::March(die) => Some(die.moves()),
            _ => None,
        })
        .collect();
    moves.sort_unstable();
    moves.dedup();
    html! {
        @for moves in moves {
            path.reach.{ "far-" (moves) } d=(frames(middle.common.reach(&middle.team.sheet, moves))) {}
        }
    }
}

fn frames(rooms: Rooms) -> String {
    rooms.iter().map(corner).map(|(x, y)| format!("M{} {}h60v60h-60z", x + 5, y + 5)).collect()
}
