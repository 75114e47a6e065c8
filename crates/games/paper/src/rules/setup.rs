//! Setting up the table.

use crate::components::{CARDS, GoalCard, Symbol, Talent};
use crate::event::Event;
use crate::state::{Dealt, DungeonCard, MISSIONS, MissionSlot, Phase, State, Team};
use crate::{Agreements, Paper};
use tinyvec::ArrayVec;
use undercroft_core::{Chance, MAX_SEATS, Seat, Sink};

impl Paper {
    /// PD-008 to PD-025: everything up to the choice of cards.
    pub(crate) fn set_up(&self, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> State {
        let agreed = self.agreements();
        let dungeon = reveal_dungeon(agreed, chance);
        let missions = reveal_missions(agreed, chance);
        let teams = deal(agreed.seats, chance);
        let shown = teams;
        let state = State {
            phase: Phase::Prelude,
            round: 0,
            dungeon,
            missions,
            dice: [Symbol::Skull; 6],
            teams,
            shown,
        };
        events.push(|| Event::Opened {
            dungeon,
            missions: state.missions.iter().map(|slot| slot.card).collect(),
        });
        for (seat, team) in Seat::all(agreed.seats).zip(&state.teams) {
            if let Some(Dealt { talents, goals }) = team.dealt {
                events.push(|| Event::Dealt { seat, talents, goals });
            }
        }
        state
    }
}

/// PD-009: a random dungeon card, or the agreed one (PD-310).
fn reveal_dungeon(agreed: &Agreements, chance: &mut impl Chance) -> DungeonCard {
    agreed.dungeon.unwrap_or_else(|| {
        let mut cards: [u8; 12] = std::array::from_fn(|index| index as u8);
        chance.shuffle(&mut cards);
        DungeonCard(draw(&mut cards.to_vec(), chance, |card, name| {
            DungeonCard::from_letter(name) == Some(DungeonCard(*card))
        }))
    })
}

/// PD-014, PD-015: three missions, unless they are left out.
fn reveal_missions(agreed: &Agreements, chance: &mut impl Chance) -> ArrayVec<[MissionSlot; MISSIONS]> {
    if !agreed.missions {
        return ArrayVec::new();
    }
    let mut cards: Vec<u8> = (1..=CARDS as u8).collect();
    chance.shuffle(&mut cards);
    (0..MISSIONS)
        .map(|_| draw(&mut cards, chance, |card, name| name.parse() == Ok(*card)))
        .map(|card| MissionSlot { card, round: 0 })
        .collect()
}

/// PD-016, PD-018: two talents and two goals for everybody, no card twice.
fn deal(seats: u8, chance: &mut impl Chance) -> ArrayVec<[Team; MAX_SEATS]> {
    let mut talents: Vec<Talent> = Talent::ALL.into();
    let mut goals: Vec<GoalCard> = GoalCard::all().collect();
    chance.shuffle(&mut talents);
    chance.shuffle(&mut goals);
    (0..seats)
        .map(|_| {
            let talents = [(); 2].map(|()| draw(&mut talents, chance, |card, name| card.id() == name));
            let goals =
                [(); 2].map(|()| draw(&mut goals, chance, |card, name| name.parse() == Ok(card.number())));
            Team::new(Dealt { talents, goals })
        })
        .collect()
}

fn draw<C: Copy>(pile: &mut Vec<C>, chance: &mut impl Chance, named: impl Fn(&C, &str) -> bool) -> C {
    chance.bring_up(pile, named);
    pile.pop().expect("eight players take no more than all sixteen cards")
}
