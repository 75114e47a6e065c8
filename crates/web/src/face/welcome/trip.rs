//! A trip through the dungeon as the events tell it: every card, what became of it, and how it ended.

use undercroft_core::Seat;
use undercroft_welcome::{Event, Fate, Hero, Monster, Tile};

/// A monster met, and the health before and after it; nothing is known of what came before the reader listened, as in a
/// game that was begun from a described situation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub monster: Monster,
    pub fate: Fate,
    pub health: Option<(i8, i8)>,
}

impl Step {
    pub fn is_deadly(&self) -> bool {
        self.fate == Fate::Hit && self.health.is_some_and(|(_, after)| after <= 0)
    }
}

/// How a trip ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum End {
    Out { successes: u8 },
    Fell { eliminated: bool },
}

/// A trip.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Trip {
    pub round: u8,
    pub hero: Option<Hero>,
    pub runner: Seat,
    pub health: i8,
    pub steps: Vec<Step>,
    /// With the number of the move.
    pub end: Option<(usize, End)>,
}

/// The last trip that began.
pub(super) fn last(told: &[(usize, &Event)]) -> Option<Trip> {
    let (mut round, mut hero) = (0, None);
    let mut trip: Option<Trip> = None;
    for (number, event) in told {
        match event {
            Event::FirstHero { hero: one, .. } | Event::HeroChosen { hero: one, .. } => hero = Some(*one),
            Event::RoundBegan { round: one, .. } => round = *one,
            Event::Entered { seat, health, .. } => {
                trip =
                    Some(Trip { round, hero, runner: *seat, health: *health, steps: Vec::new(), end: None });
            }
            Event::Met { .. }
            | Event::Axed { .. }
            | Event::Polymorphed { .. }
            | Event::Faced { .. }
            | Event::Drank { .. }
            | Event::RestShown { .. }
            | Event::Succeeded { .. }
            | Event::Failed { .. } => {
                if let Some(trip) = &mut trip {
                    trip.hear(*number, event);
                }
            }
            Event::Ordered { .. }
            | Event::Passed { .. }
            | Event::Drew { .. }
            | Event::Added { .. }
            | Event::ThrewAway { .. }
            | Event::Named { .. }
            | Event::SavedByOmnipotence { .. }
            | Event::Won { .. } => {}
        }
    }
    trip
}

impl Trip {
    fn hear(&mut self, number: usize, event: &Event) {
        let before = self.health;
        let last = self.steps.last_mut();
        match event {
            Event::Met { monster, fate, health, .. } => {
                self.steps.push(Step { monster: *monster, fate: *fate, health: Some((before, *health)) });
                self.health = *health;
            }
            Event::Axed { .. } => {
                if let Some(step) = last {
                    step.fate = Fate::Beaten(Tile::VorpalAxe);
                }
            }
            Event::Polymorphed { .. } => {
                if let Some(step) = last {
                    step.fate = Fate::Replaced;
                }
            }
            Event::Faced { health, .. } => {
                if let Some(step) = last {
                    (step.fate, step.health) = (Fate::Hit, Some((before, *health)));
                }
                self.health = *health;
            }
            Event::Drank { health, .. } => {
                if let Some(step) = last {
                    (step.fate, step.health) =
                        (Fate::Healed, step.health.map(|(before, _)| (before, *health)));
                }
                self.health = *health;
            }
            Event::RestShown { monsters, .. } => {
                let shown = monsters.iter().map(|monster| Step {
                    monster: *monster,
                    fate: Fate::Shown,
                    health: None,
                });
                self.steps.extend(shown);
            }
            Event::Succeeded { successes, .. } => {
                self.end = Some((number, End::Out { successes: *successes }))
            }
            Event::Failed { eliminated, .. } => {
                self.end = Some((number, End::Fell { eliminated: *eliminated }))
            }
            Event::FirstHero { .. }
            | Event::HeroChosen { .. }
            | Event::RoundBegan { .. }
            | Event::Entered { .. }
            | Event::Ordered { .. }
            | Event::Passed { .. }
            | Event::Drew { .. }
            | Event::Added { .. }
            | Event::ThrewAway { .. }
            | Event::Named { .. }
            | Event::SavedByOmnipotence { .. }
            | Event::Won { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn healths(told: &[Event]) -> Vec<Option<(i8, i8)>> {
        let told: Vec<(usize, &Event)> = told.iter().enumerate().collect();
        last(&told).map(|trip| trip.steps.iter().map(|step| step.health).collect()).unwrap_or_default()
    }

    /// WD-121: the pact beats the card after the Demon, and the Ring that the hero also has absorbs nothing of it.
    #[test]
    fn a_card_that_the_pact_beats_heals_nobody() {
        let seat = Seat::FIRST;
        let met = |monster, tile, health| Event::Met { seat, monster, fate: Fate::Beaten(tile), health };
        let told = [
            Event::Entered { seat, health: 5, monsters: 3 },
            met(Monster::Demon, Tile::DemonicPact, 5),
            met(Monster::Goblin, Tile::DemonicPact, 5),
            met(Monster::Goblin, Tile::RingOfPower, 6),
        ];
        assert_eq!(healths(&told), [Some((5, 5)), Some((5, 5)), Some((5, 6))]);
    }

    /// WD-108: the potion changes what the last card did.
    #[test]
    fn a_potion_changes_what_the_last_card_did() {
        let seat = Seat::FIRST;
        let told = [
            Event::Entered { seat, health: 3, monsters: 1 },
            Event::Met { seat, monster: Monster::Dragon, fate: Fate::Facing, health: 3 },
            Event::Faced { seat, monster: Monster::Dragon, health: -6 },
            Event::Drank { seat, health: 4 },
        ];
        assert_eq!(healths(&told), [Some((3, 4))]);
    }

    /// WD-139: the card that kills is the last one, and is remembered when the next round has begun.
    #[test]
    fn the_deadly_card_is_remembered_after_the_round() {
        let seat = Seat::FIRST;
        let told = [
            Event::FirstHero { hero: Hero::Mage, drawn: true },
            Event::RoundBegan { round: 1, first: seat },
            Event::Entered { seat, health: 5, monsters: 2 },
            Event::Met { seat, monster: Monster::Demon, fate: Fate::Hit, health: -2 },
            Event::Failed { seat, eliminated: false },
            Event::HeroChosen { seat, hero: Hero::Rogue },
            Event::RoundBegan { round: 2, first: seat },
        ];
        let told: Vec<(usize, &Event)> = told.iter().enumerate().collect();
        let trip = last(&told).unwrap();
        assert!(trip.steps[0].is_deadly());
        assert_eq!((trip.round, trip.hero), (1, Some(Hero::Mage)));
        assert_eq!(trip.end, Some((4, End::Fell { eliminated: false })));
    }
}
