//! Heroes moved and locations shifted by effects (DR-419…431).

use super::super::Play;
use crate::Rules;
use crate::components::{Chooser, FilterId, ShiftMode, Token};
use crate::event::Event;
use crate::ids::{Location, Spot};
use crate::state::{Choice, Context, Side, Source, State};
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
            (_, Chooser::You) => self.ask(context.you, Choice::Side { hero, walls }, context),
            (_, Chooser::Owner) => self.ask(hero, Choice::Side { hero, walls }, context),
        }
    }

    /// The hero goes to the location on that side, whatever lies between.
    pub fn push_aside(&mut self, hero: Seat, side: Side) {
        let rules = self.rules;
        let from = self.state.player(hero).spot;
        if let Some(to) = self.state.beside(from, side) {
            let location = rules.spot_name(self.state, from);
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
            (_, Chooser::You) => self.ask(context.you, Choice::Teleport { hero, to, within }, context),
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
                let choice = Choice::Swap { of, half_turn, riders, first: None };
                let _ = (choice, context);
            }
            ShiftMode::Relocate => {}
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

impl Rules {
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
