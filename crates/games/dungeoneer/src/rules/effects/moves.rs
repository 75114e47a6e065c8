//! Heroes moved and locations shifted by effects (DR-419…431).

use super::super::Play;
use crate::Rules;
use crate::components::{Chooser, FilterId, ShiftMode, Token};
use crate::event::Event;
use crate::ids::{Location, Spot};
use crate::state::{Cell, Choice, Context, Placed, Side, Source, State};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A hero is moved to an adjacent location without action points and without checks.
    pub fn move_hero(&mut self, hero: Seat, chooser: Chooser, walls: bool, context: Context) {
        let sides: Vec<Side> = self.rules.sides(self.state, hero, walls).collect();
        match (&sides[..], chooser) {
            ([], _) => {}
            ([only], _) => self.push_aside(hero, *only),
            (sides, Chooser::Random) => {
                let side = sides[self.chance.below(sides.len() as u32) as usize];
                self.push_aside(hero, side);
            }
            (_, Chooser::You) => self.ask_player(Choice::Side { hero, walls }, context),
            (_, Chooser::Owner) => self.ask(hero, Choice::Side { hero, walls }, context),
        }
    }

    /// The hero goes to the location on that side, whatever lies between.
    pub fn push_aside(&mut self, hero: Seat, side: Side) {
        let rules = self.rules;
        let from = self.state.player(hero).spot;
        if let Some(to) = self.state.beside(from, side) {
            let location = rules.spot_name(self.state, to);
            self.events.push(|| Event::Moved { seat: hero, side, location });
            self.arrive(hero, to);
        }
    }

    /// DR-419…424.
    pub fn teleport(&mut self, hero: Seat, to: FilterId, within: u8, chooser: Chooser, context: Context) {
        let spots: Vec<Spot> = self.rules.teleports(self.state, hero, to, within).collect();
        match (&spots[..], chooser) {
            ([], _) => {}
            ([only], _) => self.land(hero, *only),
            (spots, Chooser::Random) => {
                let spot = spots[self.chance.below(spots.len() as u32) as usize];
                self.land(hero, spot);
            }
            (_, Chooser::You) => self.ask_player(Choice::Teleport { hero, to, within }, context),
            (_, Chooser::Owner) => self.ask(hero, Choice::Teleport { hero, to, within }, context),
        }
    }

    /// The pawn is put down somewhere else.
    pub fn land(&mut self, hero: Seat, to: Spot) {
        let location = self.rules.spot_name(self.state, to);
        self.events.push(|| Event::Teleported { seat: hero, location });
        self.arrive(hero, to);
    }

    /// DR-427: locations are turned or exchanged.
    pub fn shift(&mut self, mode: ShiftMode, of: FilterId, half_turn: bool, riders: bool, context: Context) {
        match mode {
            ShiftMode::Rotate => {
                if let Source::Location(location) = context.source {
                    self.rotate(location);
                }
            }
            ShiftMode::Swap => {
                if self.rules.swaps(self.state, of, half_turn).next().is_some() {
                    let choice = Choice::Swap { of, half_turn, riders, first: None, second: None };
                    self.ask(context.you, choice, context);
                }
            }
            ShiftMode::Relocate => {
                if self.rules.relocatable(self.state, of, half_turn).next().is_some() {
                    self.ask(context.you, Choice::Relocate { of, half_turn, what: None }, context);
                }
            }
        }
    }

    /// DRA-42: a half turn where it lies; exits held open turn with the card.
    pub fn rotate(&mut self, location: Location) {
        let Some(spot) = self.state.spot_of(location) else { return };
        let placed = &mut self.state.map[spot.index()];
        placed.turned = !placed.turned;
        for player in self.state.players.iter_mut().filter(|player| player.spot == spot) {
            player.holds = player.holds.map(Side::opposite);
        }
        let name = self.rules.site_name(location);
        self.events.push(|| Event::Rotated { location: name });
    }

    /// DR-427…430: two locations change places; without riders heroes keep their places of the grid.
    pub fn swap(&mut self, first: Spot, second: Spot, turns: u8, riders: bool) {
        let rules = self.rules;
        let (one, other) = (rules.spot_name(self.state, first), rules.spot_name(self.state, second));
        exchange(self.state, first, second, turns);
        for player in self.state.players.iter_mut() {
            let to = match player.spot {
                spot if spot == first => second,
                spot if spot == second => first,
                _ => continue,
            };
            player.holds = None;
            if !riders {
                player.spot = to;
                player.brought = true;
            }
        }
        self.events.push(|| Event::Swapped { first: one, second: other });
    }

    /// DR-427…430: a location lies elsewhere now; whoever is on it stays on it.
    pub fn relocate(&mut self, spot: Spot, cell: Cell, turned: bool) {
        let rules = self.rules;
        let placed = &mut self.state.map[spot.index()];
        (placed.cell, placed.turned) = (cell, turned);
        for player in self.state.players.iter_mut().filter(|player| player.spot == spot) {
            player.holds = None;
        }
        let location = rules.spot_name(self.state, spot);
        self.events.push(|| Event::Relocated { location, cell, turned });
    }

    pub fn mark(&mut self, token: Token, at: Option<u8>, context: Context) {
        let location = match (at, context.source) {
            (Some(at), _) => Some(Location(at)),
            (None, Source::Location(location)) => Some(location),
            (None, _) => Some(self.state.placed(context.spot).location),
        };
        let Some(spot) = location.and_then(|location| self.state.spot_of(location)) else { return };
        let name = self.rules.spot_name(self.state, spot);
        self.state.map[spot.index()].mark(token);
        self.events.push(|| Event::Marked { location: name, token });
    }
}

/// Two cards change cells; bits of `turns` turn the first and the second.
fn exchange(state: &mut State, first: Spot, second: Spot, turns: u8) {
    let cells = (state.placed(first).cell, state.placed(second).cell);
    let (one, other) = (first.index(), second.index());
    state.map[one].cell = cells.1;
    state.map[other].cell = cells.0;
    state.map[one].turned ^= turns & 1 != 0;
    state.map[other].turned ^= turns & 2 != 0;
}

impl Rules {
    /// Pairs of locations that may change places, the first before the second.
    pub(crate) fn swaps(
        &self,
        state: &State,
        of: FilterId,
        half_turn: bool,
    ) -> impl Iterator<Item = (Spot, Spot)> {
        let movable = move |spot: &Spot| {
            let site = self.components.site(state.placed(*spot).location);
            !site.entrance && site.resident.is_none() && self.admits_spot(state, of, *spot)
        };
        let spots: Vec<Spot> = (0..state.map.len() as u8).map(Spot).filter(movable).collect();
        let pairs: Vec<(Spot, Spot)> = spots
            .iter()
            .enumerate()
            .flat_map(|(nth, first)| spots[nth + 1..].iter().map(|second| (*first, *second)))
            .collect();
        pairs.into_iter().filter(move |(first, second)| {
            self.swap_turns(state, *first, *second, half_turn).next().is_some()
        })
    }

    /// The ways in which the two may be turned so that the map stays legal, as bits (DR-428, DR-429).
    pub(crate) fn swap_turns(
        &self,
        state: &State,
        first: Spot,
        second: Spot,
        half_turn: bool,
    ) -> impl Iterator<Item = u8> {
        (0..if half_turn { 4 } else { 1 }).filter(move |turns| {
            let mut changed = *state;
            exchange(&mut changed, first, second, *turns);
            self.edges_match(&changed, first) && self.edges_match(&changed, second) && self.is_whole(&changed)
        })
    }

    /// Locations that can be put elsewhere: never an entrance, nor the home of a monster.
    pub(crate) fn relocatable(
        &self,
        state: &State,
        of: FilterId,
        half_turn: bool,
    ) -> impl Iterator<Item = Spot> {
        (0..state.map.len() as u8).map(Spot).filter(move |spot| {
            let site = self.components.site(state.placed(*spot).location);
            let movable = !site.entrance && site.resident.is_none() && self.admits_spot(state, of, *spot);
            movable && !self.new_places(state, *spot, half_turn).is_empty()
        })
    }

    /// Where a location could lie instead, so that the map stays legal and whole (DR-428, DR-429).
    pub(crate) fn new_places(&self, state: &State, spot: Spot, half_turn: bool) -> Vec<(Cell, bool)> {
        let old = *state.placed(spot);
        let mut without = *state;
        without.map.remove(spot.index());
        let mut places = Vec::new();
        self.placements(&without, old.location, |cell, turned| places.push((cell, turned)));
        places.retain(|(cell, turned)| {
            let mut changed = without;
            changed.map.push(Placed { cell: *cell, turned: *turned, ..old });
            *cell != old.cell && (half_turn || *turned == old.turned) && self.is_whole(&changed)
        });
        places
    }

    fn edges_match(&self, state: &State, spot: Spot) -> bool {
        Side::ALL.into_iter().all(|side| {
            let Some(beside) = state.beside(spot, side) else { return true };
            let wall = |spot: Spot, side: Side| {
                let placed = state.placed(spot);
                placed.exit(self.components.site(placed.location), side).is_wall()
            };
            wall(spot, side) == wall(beside, side.opposite())
        })
    }

    /// Every location has a way to the first entrance, and something can still be laid.
    fn is_whole(&self, state: &State) -> bool {
        let mut reached = 1u128;
        let mut free = false;
        loop {
            let before = reached;
            for index in (0..state.map.len()).filter(|index| before >> index & 1 != 0) {
                let spot = Spot(index as u8);
                for side in Side::ALL {
                    let placed = state.placed(spot);
                    let way = !placed.exit(self.components.site(placed.location), side).is_wall();
                    free |= way && state.beside(spot, side).is_none();
                    if let Some(beside) = self.way(state, spot, side) {
                        reached |= 1 << beside.0;
                    }
                }
            }
            if reached == before {
                break;
            }
        }
        reached.count_ones() as usize == state.map.len() && (free || state.locations.is_empty())
    }

    /// Sides a hero can be moved to.
    pub(crate) fn sides(&self, state: &State, hero: Seat, walls: bool) -> impl Iterator<Item = Side> {
        let from = state.player(hero).spot;
        Side::ALL.into_iter().filter(move |side| {
            if walls { state.beside(from, *side).is_some() } else { self.way(state, from, *side).is_some() }
        })
    }

    /// Places a hero can be teleported to.
    pub(crate) fn teleports(
        &self,
        state: &State,
        hero: Seat,
        to: FilterId,
        within: u8,
    ) -> impl Iterator<Item = Spot> {
        let from = state.player(hero).spot;
        let here = state.placed(from).cell;
        (0..state.map.len() as u8).map(Spot).filter(move |spot| {
            let placed = state.placed(*spot);
            *spot != from
                && self.admits_spot(state, to, *spot)
                && (within == 0 || placed.cell.distance(here) <= within)
                && self.components.site(placed.location).resident.is_none()
        })
    }
}
