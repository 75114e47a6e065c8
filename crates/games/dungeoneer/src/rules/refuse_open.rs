//! What is refused while a question is open: by the rule of that question.

use crate::Rules;
use crate::ids::{Card, Location};
use crate::moves::Move;
use crate::state::{Asked, Cell, Choice, Creature, Side, State, Window, turned_ways};
use undercroft_core::Refusal;

/// Something else is asked.
pub(super) fn of_question(asked: Asked) -> Refusal {
    let rule = match asked {
        Asked::Window(Window::OwnAttack) => "DR-339",
        Asked::Window(Window::Response) => "DR-340",
        Asked::Window(Window::BeforeRoll | Window::AfterRoll | Window::Wound) => "DR-313",
        Asked::Window(Window::Entering) => "DR-170",
        Asked::Window(Window::Reward) => "DR-561",
        Asked::Choice(choice) => rule_of(choice),
    };
    Refusal::new(rule, "dungeoneer-no-other-question")
}

/// The rule by which this is asked.
fn rule_of(choice: Choice) -> &'static str {
    match choice {
        // What a card asks for.
        Choice::Option(_)
        | Choice::Target(_)
        | Choice::Instead(_)
        | Choice::Side { .. }
        | Choice::Discard { .. }
        | Choice::FromPile { .. }
        | Choice::PlayFree { .. }
        | Choice::SwapQuest
        | Choice::Look { .. } => "DR-407",
        Choice::Redirect(_) => "DR-584",
        Choice::Challenge => "DR-362",
        Choice::Lair(_) => "DR-371",
        Choice::Crowded => "DR-375",
        Choice::Gift => "DR-379",
        Choice::Teleport { .. } => "DR-419",
        Choice::Host(_) => "DR-062",
        Choice::Swap { .. } | Choice::Relocate { .. } => "DR-427",
        Choice::Form(_) => "DR-262",
        Choice::Deck { .. } => "DR-480",
        Choice::Surplus(_) => "DR-218",
        Choice::NewHero => "DR-517",
        Choice::Entrance(_) => "DR-520",
        Choice::Spoils(_) => "DR-326",
        Choice::Path { .. } | Choice::QuestThreat { .. } | Choice::Give { .. } => "DR-226",
        Choice::Spikes => "DR-542",
        Choice::Upkeep => "DR-109",
        Choice::Allot { .. } => "DR-449",
        Choice::StandIn => "DR-469",
    }
}

impl Rules {
    /// An answer that does not fit its question.
    pub(super) fn no_answer(&self, state: &State, choice: Choice, mv: Move) -> Refusal {
        match (choice, mv) {
            (Choice::Lair(card), Move::Hand(other)) if card == other && self.was_wounded(state, card) => {
                Refusal::new("DR-576", "dungeoneer-no-wounded-hand")
            }
            (Choice::Challenge, Move::Challenge(..)) => Refusal::new("DR-363", "dungeoneer-no-challenge-of"),
            (Choice::Relocate { what: Some(_), .. }, Move::Build(..)) => {
                Refusal::new("DR-147", "dungeoneer-no-build")
            }
            _ => of_question(Asked::Choice(choice)),
        }
    }

    fn was_wounded(&self, state: &State, card: Card) -> bool {
        self.life(state, Creature::Monster(card)) < self.whole_life(state, card)
    }

    /// DR-135…141: what is wrong with a place for a location.
    pub(super) fn no_building(&self, state: &State, location: Location, cell: Cell, turned: bool) -> Refusal {
        let at = |cell: Cell| state.map.iter().find(|placed| placed.cell == cell);
        if at(cell).is_some() {
            return Refusal::new("DR-135", "dungeoneer-no-build-taken");
        }
        let ways = turned_ways(self.components.site(location).ways, turned);
        let (mut touches, mut passages) = (false, 0);
        for side in Side::ALL {
            let Some(placed) = at(cell.beside(side)) else { continue };
            touches = true;
            let there = !placed.exit(self.components.site(placed.location), side.opposite()).is_wall();
            let here = ways >> side as u8 & 1 != 0;
            if there != here {
                return Refusal::new("DR-140", "dungeoneer-no-build-wall");
            }
            passages += u8::from(here);
        }
        if !touches {
            Refusal::new("DR-135", "dungeoneer-no-build-apart")
        } else if passages == 0 {
            Refusal::new("DR-136", "dungeoneer-no-build-cut-off")
        } else {
            Refusal::new("DR-141", "dungeoneer-no-build-closed")
        }
    }
}
