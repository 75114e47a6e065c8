//! Why a move of Dungeoneer is good or bad, in words: chances of attempts and of blows, and how far quests are.

use super::prospects::{Outlook, sheet_of, strikes, struck};
use crate::hint::percent;
use undercroft_core::{Phrase, Quick, SeatHandle};
use undercroft_dungeoneer::state::Creature;
use undercroft_dungeoneer::{Dungeoneer, Move};

/// The reasons behind a move, as far as they can be counted.
pub fn reasons<const SET: usize>(seat: &SeatHandle<'_, Dungeoneer<SET>>, mv: Move) -> Vec<Phrase> {
    reason(seat, mv).into_iter().collect()
}

fn reason<const SET: usize>(seat: &SeatHandle<'_, Dungeoneer<SET>>, mv: Move) -> Option<Phrase> {
    // What is counted here lies open on the table or in the own hand: any imagined world will do.
    let state = seat.imagine(&mut Quick::new(0));
    let (game, own) = (seat.game(), seat.seat());
    let told = |key: &'static str, chance: f32| Phrase::new(key).number("chance", percent(f64::from(chance)));
    let outlook = || Outlook::new(game, &state, own);
    match mv {
        Move::Attempt(quest) | Move::Search(quest) => {
            let open = state.open_quest(quest)?;
            Some(told("bots-why-attempt", outlook().prospect(open).chance))
        }
        Move::Go(side) => {
            let outlook = outlook();
            let (open, prospect) = outlook.nearest()?;
            let goal = prospect.goal?;
            let towards = outlook.first_step(goal) == Some(side);
            let steps = outlook.steps_to(goal).round() as i64;
            towards.then(|| {
                Phrase::new("bots-why-towards")
                    .number("steps", steps)
                    .phrase("quest", game.quest_phrase(open.quest))
            })
        }
        Move::Explore => {
            let (open, prospect) = outlook().nearest()?;
            let unseen = prospect.goal.is_none();
            unseen.then(|| Phrase::new("bots-why-explore").phrase("quest", game.quest_phrase(open.quest)))
        }
        Move::Send(card, target, form) => {
            let sheet = sheet_of(game, Creature::Monster(card))?;
            Some(told("bots-why-strikes", struck(game, &state, target, sheet, form)))
        }
        Move::Challenge(who, form) => {
            Some(told("bots-why-strikes", strikes(game, &state, own, sheet_of(game, who)?, form)))
        }
        _ => None,
    }
}
