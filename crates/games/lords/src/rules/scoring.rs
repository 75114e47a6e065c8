//! Points, titles and the licence.

use crate::Lords;
use crate::components::{Adventurer, Class, Room, RoomEffect, RoomUse, Title};
use crate::state::{List, Player, State};
use serde::Serialize;
use undercroft_core::{Seat, SeatSet};

/// Where a player's points come from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[allow(missing_docs)]
pub struct Points {
    pub rooms: i16,
    pub monsters: i16,
    pub prisoners: i16,
    pub conquered: i16,
    pub marks: i16,
    pub scoring_rooms: i16,
    pub titles: i16,
    pub fame: i16,
}

impl Points {
    /// All of them.
    pub fn total(&self) -> i16 {
        self.rooms
            + self.monsters
            + self.prisoners
            + self.conquered
            + self.marks
            + self.scoring_rooms
            + self.titles
            + self.fame
    }
}

/// A title and who holds it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Award {
    /// The title.
    pub title: Title,
    /// Its holders; more than one share it.
    pub holders: SeatSet,
    /// Points for each holder.
    pub points: u8,
}

/// The final reckoning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Sheet {
    pub points: List<Points, 4>,
    pub titles: List<Award, { Title::COUNT }>,
}

impl Sheet {
    /// The score of a seat.
    pub fn total(&self, seat: Seat) -> i16 {
        self.points[seat.index()].total()
    }
}

/// Illusions are no adventurers.
pub fn is_real(game: &Lords, who: Adventurer) -> bool {
    game.components.adventurer(who).class != Class::Illusion
}

/// DL-308…314, 366…369: the points of one player without titles.
pub fn points(game: &Lords, player: &Player) -> Points {
    let dungeon = &player.dungeon;
    let rooms = dungeon.working_rooms().count() as i16;
    Points {
        rooms: 2 * rooms,
        monsters: i16::from(player.monsters()),
        prisoners: prisoner_points(game, player),
        conquered: -2 * i16::from(dungeon.conquered.len()),
        marks: -3 * i16::from(player.marks),
        scoring_rooms: dungeon.working_rooms().map(|(room, _)| room_points(game, player, room)).sum(),
        titles: 0,
        fame: 0,
    }
}

/// DL-310: what the prisoners count.
pub fn prisoner_points(game: &Lords, player: &Player) -> i16 {
    let each = player.prison.iter().map(|who| match game.components.adventurer(*who).class {
        Class::Paladin => 5,
        Class::Warrior | Class::Thief | Class::Priest | Class::Wizard | Class::Illusion => 2,
    });
    each.sum()
}

/// DL-366…369: what a room counts for the creatures it favours.
pub fn room_points(game: &Lords, player: &Player, room: Room) -> i16 {
    match &game.components.room(room).purpose {
        RoomUse::Effect(RoomEffect::Points { creatures, points }) => {
            let many: u8 = creatures.iter().map(|creature| player.owned(*creature)).sum();
            i16::from(many) * i16::from(*points)
        }
        RoomUse::Effect(
            RoomEffect::Stronger { .. } | RoomEffect::Labyrinth | RoomEffect::AntiMagic | RoomEffect::Fame,
        )
        | RoomUse::Production { .. } => 0,
    }
}

/// DL-319…325: how a player stands in the running for a title; more is better.
fn standing(title: Title, player: &Player) -> i16 {
    match title {
        Title::DarkDeeds => player.evil.into(),
        Title::Halls => player.dungeon.rooms.cells.len().into(),
        Title::Tunnels => player.dungeon.tunnels.len().into(),
        Title::Monsters => player.monsters().into(),
        Title::Imps => player.imps.into(),
        Title::Riches => i16::from(player.gold) + i16::from(player.food) + i16::from(player.traps.total()),
        Title::Battle => -i16::from(player.dungeon.conquered.len()),
    }
}

/// DL-317, 318, 326: points, titles and the Hall of Fame.
pub fn scores(game: &Lords, state: &State) -> Sheet {
    let mut points: List<Points, 4> = state.players.iter().map(|player| self::points(game, player)).collect();
    let mut titles = List::new();
    // The training ground knows no titles.
    if game.agreed.training.is_some() {
        return Sheet { points, titles };
    }
    let (alone, shared) = if state.seats() == 2 { (2, 1) } else { (3, 2) };
    for title in &Title::ALL {
        let best = state.players.iter().map(|player| standing(*title, player)).max();
        let holders: SeatSet = Seat::all(state.seats())
            .filter(|seat| Some(standing(*title, state.player(*seat))) == best)
            .collect();
        let each: u8 = if holders.len() == 1 { alone } else { shared };
        for seat in holders.iter() {
            let own = &mut points[seat.index()];
            own.titles += i16::from(each);
            if game.has_fame(state.player(seat)) {
                own.fame += game.fame_of_title(state.seats(), holders.len() == 1);
            }
        }
        titles.push(Award { title: *title, holders, points: each });
    }
    Sheet { points, titles }
}

impl Lords {
    fn has_fame(&self, player: &Player) -> bool {
        player
            .dungeon
            .working_rooms()
            .any(|(room, _)| matches!(self.components.room(room).purpose, RoomUse::Effect(RoomEffect::Fame)))
    }

    /// DL-370, DLA-50: the Hall of Fame honours exclusive titles, less with two or three players; by the
    /// other reading it honours shared ones too, and the number of players does not matter.
    fn fame_of_title(&self, seats: u8, exclusive: bool) -> i16 {
        match (self.agreed.shared_fame, exclusive) {
            (true, true) => 2,
            (true, false) => 1,
            (false, true) => {
                if seats == 4 {
                    2
                } else {
                    1
                }
            }
            (false, false) => 0,
        }
    }
}
