//! Moving through the dungeon, and what happens in the rooms.

use super::{Common, Why};
use crate::components::{COLUMNS, Item, ROOMS, Room, Rooms, Talent, Treasure, Way};
use crate::event::Deed;
use crate::state::Team;
use undercroft_core::Sink;

impl Common<'_> {
    /// PD-162 to PD-172: may the team move to this room?
    pub(super) fn may_go(&self, team: &Team, room: Room) -> Result<(), Why> {
        let Some(position) = team.position else {
            return if room.row() == 0 { Ok(()) } else { Err(Why::NotAnEntrance) };
        };
        match self.map().between(position, room) {
            Some((_, way)) => self.may_pass(team, way),
            None if position == room => Err(Why::SameRoom),
            None => {
                let columns = position.column().abs_diff(room.column());
                let rows = position.row().abs_diff(room.row());
                Err(if (columns, rows) == (1, 1) { Why::Diagonal } else { Why::NotNextTo })
            }
        }
    }

    /// PD-169 to PD-171: walls need the cloak, water the medallion, both need both.
    pub(super) fn may_pass(&self, team: &Team, way: Way) -> Result<(), Why> {
        if way.wall && !team.has(Item::Cloak) {
            Err(Why::Wall)
        } else if way.water && !team.has(Item::Medallion) {
            Err(Why::Water)
        } else {
            Ok(())
        }
    }

    /// One move: draws the line and enters the room.
    pub(super) fn go(&self, team: &mut Team, room: Room, deeds: &mut impl Sink<Deed>) {
        let mut moves = team.moves.map_or(0, |moves| moves.saturating_sub(1));
        match team.position {
            None => team.entrance = Some(room),
            Some(position) => {
                if let Some((direction, way)) = self.map().between(position, room) {
                    team.draw_line(position, room, direction);
                    team.barriers = team.barriers.saturating_add(u8::from(way.wall) + u8::from(way.water));
                    // PD-270, PD-271: the Ranger gains a move by crossing water.
                    moves += u8::from(way.water && team.is(Talent::Ranger));
                }
            }
        }
        team.moves = (moves > 0).then_some(moves);
        team.position = Some(room);
        deeds.push(|| Deed::Goes { room });
        self.enter(team, room, deeds);
    }

    /// PD-176 to PD-179: step 1, the trap or the minion. The rest waits until the wounds are marked.
    fn enter(&self, team: &mut Team, room: Room, deeds: &mut impl Sink<Deed>) {
        team.pending.wounds += self.wounds_of_entering(team, room);
        if self.components.rooms[room.index()].trap {
            team.traps = team.traps.saturating_add(1);
            deeds.push(|| Deed::Trap { room });
        }
        team.pending.room |= !team.explored.contains(room);
    }

    /// PD-186, PD-194: the wounds of entering a room now, before any of them is healed.
    pub fn wounds_of_entering(&self, team: &Team, room: Room) -> u8 {
        // PD-268: traps do not wound a Scout.
        let trap = self.components.rooms[room.index()].trap && !team.is(Talent::Scout);
        let known = team.explored.contains(room) || team.beaten.contains(room);
        u8::from(trap) + if known { 0 } else { self.wounds_from_minion(team, room) }
    }

    /// PD-158 to PD-172: the rooms that so many moves can lead to from where the team stands.
    pub fn reach(&self, team: &Team, moves: u8) -> Rooms {
        let mut best = [0u8; ROOMS];
        let mut open: Vec<(Room, u8)> = match team.position {
            Some(position) => vec![(position, moves)],
            None => {
                Room::all().take(usize::from(COLUMNS)).map(|door| (door, moves.saturating_sub(1))).collect()
            }
        };
        let mut reached: Rooms =
            if team.position.is_none() && moves > 0 { Rooms::row(0) } else { Rooms::EMPTY };
        while let Some((room, left)) = open.pop() {
            if left == 0 || best[room.index()] >= left {
                continue;
            }
            best[room.index()] = left;
            for way in self.map().ways(room).iter().filter(|way| self.may_pass(team, **way).is_ok()) {
                let Some(next) = way.to else { continue };
                reached.insert(next);
                // PD-270: the Ranger gains a move by crossing water, but not for ever between two rooms.
                open.push((next, left - u8::from(!(way.water && team.is(Talent::Ranger)))));
            }
        }
        reached
    }

    /// PD-186 to PD-188, PD-131: the hero of the room fights; what its level lacks is paid in wounds.
    pub fn wounds_from_minion(&self, team: &Team, room: Room) -> u8 {
        let Some((minion, level)) = self.components.rooms[room.index()].minion else { return 0 };
        let hero = self.components.fighters[minion as usize];
        level.saturating_sub(team.level(hero) + u8::from(team.has(Item::Armour)))
    }

    /// PD-177, PD-181, PD-190: step 2, once the wounds are marked: the minion is crossed out, the reward taken.
    pub(super) fn explore(&self, team: &mut Team, deeds: &mut impl Sink<Deed>) {
        let Some(room) = team.position else { return };
        team.explored.insert(room);
        let content = &self.components.rooms[room.index()];
        if content.minion.is_some() && !team.beaten.contains(room) {
            self.cross_out_minion(team, room, deeds);
        }
        match content.treasure {
            // PD-212, PDA-22: a gem that is crossed out or already owned cannot be stolen.
            Some(Treasure::Gem(gem)) if !team.letters.or(team.crossed).contains(gem) => {
                self.steal(team, Some(gem), deeds);
            }
            Some(Treasure::Reward(reward)) => self.give(team, reward, deeds),
            Some(Treasure::Gem(_)) | None => {}
        }
    }
}
