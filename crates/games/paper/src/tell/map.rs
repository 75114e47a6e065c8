//! The dungeon in text: rooms, walls, water and the path.

use super::table::{Page, cut};
use crate::components::{COLUMNS, Direction, ROWS, Room, Treasure};
use crate::view::TeamView;
use undercroft_core::Phrase;

/// The width of a room.
const CELL: usize = 7;

impl Page<'_> {
    /// Seven rows of rooms with the borders between them, and the columns below.
    pub(super) fn sheet(&self, team: &TeamView) -> Vec<String> {
        let mut lines = Vec::new();
        for row in (0..ROWS).rev() {
            let rooms = (0..COLUMNS).filter_map(|column| Room::new(column, row));
            let mut line = format!("{}", row + 1);
            line.push(self.left_edge(team, row));
            for room in rooms.clone() {
                line += &self.room(team, room);
                line.push(self.right_border(team, room));
            }
            lines.push(line);
            if row > 0 {
                let below = rooms.filter_map(|room| room.neighbour(Direction::Down));
                let borders: String = below.map(|room| self.border_above(team, room)).collect();
                lines.push(format!("  {borders}"));
            }
        }
        let columns = (0..COLUMNS).filter_map(|column| Room::new(column, 0)).map(|room| {
            let mark = if team.sheet.entrance == Some(room) { '▲' } else { '△' };
            format!("  {mark}{}    ", (b'A' + room.column()) as char)
        });
        lines.push(format!("  {}", columns.collect::<String>()));
        lines
    }

    fn room(&self, team: &TeamView, room: Room) -> String {
        let sheet = &team.sheet;
        let content = &self.common.components.rooms[room.index()];
        let explored = sheet.explored.contains(room);
        let mut text = String::from(if sheet.position == Some(room) {
            "@"
        } else if explored {
            "•"
        } else {
            " "
        });
        if let Some((minion, level)) = content.minion {
            if sheet.beaten.contains(room) {
                text.push('×');
            } else {
                text += &self.say(&Phrase::member("paper-short", minion.id()));
                text += &level.to_string();
            }
        }
        if content.trap {
            text.push('^');
        }
        match content.treasure {
            Some(Treasure::Gem(gem)) if sheet.letters.contains(gem) => {}
            Some(Treasure::Gem(gem)) if sheet.crossed.contains(gem) => text += "+-",
            Some(Treasure::Gem(gem)) => text += &format!("+{gem}"),
            Some(Treasure::Reward(reward)) if !explored => {
                text.push('+');
                text += &self.say(&Phrase::member("paper-short", reward.id()));
            }
            Some(Treasure::Reward(_)) | None => {}
        }
        if let Some(stage) = self.common.dungeon.lairs.iter().position(|lair| *lair == room) {
            text += &format!("M{}", stage + 1);
        }
        format!("{:<CELL$}", cut(&text, CELL))
    }

    fn left_edge(&self, team: &TeamView, row: u8) -> char {
        let room = Room::new(COLUMNS - 1, row);
        room.map_or('║', |last| self.right_border(team, last))
    }

    /// What stands to the right of a room, and whether the path goes through it.
    fn right_border(&self, team: &TeamView, room: Room) -> char {
        let way = self.common.map().way(room, Direction::Right);
        let walked = team.sheet.lines_right.contains(room);
        match (way.to, way.tunnel) {
            (None, _) => '║',
            (Some(_), true) => {
                if walked {
                    '»'
                } else {
                    '›'
                }
            }
            (Some(_), false) => match (way.wall, way.water, walked) {
                (true, _, false) => '┃',
                (true, _, true) => '╋',
                (false, true, false) => '≈',
                (false, true, true) => '≋',
                (false, false, false) => ' ',
                (false, false, true) => '─',
            },
        }
    }

    /// The border above a room, as wide as the room.
    fn border_above(&self, team: &TeamView, room: Room) -> String {
        let way = self.common.map().way(room, Direction::Up);
        let walked = team.sheet.lines_up.contains(room);
        let (edge, middle) = match (way.wall, way.water, walked) {
            (true, _, false) => ('━', '━'),
            (true, _, true) => ('━', '╋'),
            (false, true, false) => ('≈', '≈'),
            (false, true, true) => ('≈', '│'),
            (false, false, false) => (' ', ' '),
            (false, false, true) => (' ', '│'),
        };
        let sides: String = [edge; CELL / 2].iter().collect();
        format!("{sides}{middle}{sides} ")
    }
}
