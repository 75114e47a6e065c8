//! The best moves for a seat, with their chances and the reasons in words.

use crate::budget::{Budget, Limit};
use crate::ismcts::Ismcts;
use crate::opponents::{Fallback, Opponents};
use undercroft_core::{Phrase, Quick, SeatHandle};

/// What is known about one move without a search: worked out once, with everything that came to light on the way.
#[derive(Clone, PartialEq, Debug)]
pub struct Insight<M> {
    /// The move.
    pub mv: M,
    /// The chance to win the game after it.
    pub chance: f64,
    /// Why, in words, where that came with the chance.
    pub reasons: Vec<Phrase>,
    /// The judgement where a winning chance is not what people count in; in a solo game, say.
    pub said: Option<Phrase>,
}

impl<M> Insight<M> {
    /// A chance and nothing more.
    pub fn new(mv: M, chance: f64) -> Insight<M> {
        Insight { mv, chance, reasons: Vec::new(), said: None }
    }
}

/// One move, judged from what the seat knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<M> {
    /// The move.
    pub mv: M,
    /// The chance to win after it.
    pub chance: f64,
    /// Half the width of the 95 % interval; 0 where the chance is computed.
    pub margin: f64,
    /// Why, in words.
    pub reasons: Vec<Phrase>,
    /// The judgement in the game's own measure, where it has one.
    pub said: Option<Phrase>,
}

impl<M> Hint<M> {
    /// The judgement in one sentence.
    pub fn summary(&self) -> Phrase {
        if let Some(said) = &self.said {
            return said.clone();
        }
        let chance = percent(self.chance);
        if self.margin > 0.0 {
            let margin = percent(self.margin).max(1);
            Phrase::new("bots-hint-about").number("chance", chance).number("margin", margin)
        } else {
            Phrase::new("bots-hint-exact").number("chance", chance)
        }
    }
}

/// A share as a whole number of per cent.
pub fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

/// All legal moves: first the one that the strongest player of the game would make, then the others, best first. The same luck gives the
/// same hints with a budget of iterations.
pub fn hints<G: Opponents>(
    seat: &SeatHandle<'_, G>,
    budget: Budget,
    luck: &mut Quick,
    limit: &Limit,
) -> Vec<Hint<G::Move>> {
    let mut hints = judge(seat, budget, luck, limit);
    G::explain(seat, &mut hints);
    // What was worked out needs no second opinion; where it was searched for, the game's own expert knows better.
    if hints.iter().any(|hint| hint.margin > 0.0)
        && hints.len() > 1
        && let Some(mv) = strongest(seat, luck, limit)
        && let Some(place) = hints.iter().position(|hint| hint.mv == mv)
    {
        hints[..=place].rotate_right(1);
        hints[0].reasons.push(Phrase::new("bots-why-strongest"));
    }
    hints
}

/// What the strongest player of the game does on this seat.
pub fn strongest<G: Opponents>(seat: &SeatHandle<'_, G>, luck: &mut Quick, limit: &Limit) -> Option<G::Move> {
    seat.game().expert(Fallback::Search).ok()?.choose(seat, luck, limit)
}

/// The same without reasons beyond those that are known at once, for reviews.
pub fn judge<G: Opponents>(
    seat: &SeatHandle<'_, G>,
    budget: Budget,
    luck: &mut Quick,
    limit: &Limit,
) -> Vec<Hint<G::Move>> {
    let mut hints: Vec<Hint<G::Move>> = match G::insights(seat) {
        Some(insights) => insights
            .into_iter()
            .map(|found| Hint {
                mv: found.mv,
                chance: found.chance,
                margin: 0.0,
                reasons: found.reasons,
                said: found.said,
            })
            .collect(),
        None => search(seat, budget, luck, limit),
    };
    // A move that was hardly looked at is not recommended on the strength of a lucky try.
    let cautious = |hint: &Hint<G::Move>| hint.chance - hint.margin;
    hints.sort_by(|one, other| cautious(other).total_cmp(&cautious(one)));
    hints
}

fn search<G: Opponents>(
    seat: &SeatHandle<'_, G>,
    budget: Budget,
    luck: &mut Quick,
    limit: &Limit,
) -> Vec<Hint<G::Move>> {
    let mut bot = Ismcts::new(budget, seat.game().guide());
    bot.settings.threads = 0;
    let findings = bot.search(seat, luck, limit);
    let hint = |mv, tally: &crate::ismcts::Tally| {
        // Wilson's interval: honest for few visits and for chances near 0 and 1.
        let (count, mean) = (f64::from(tally.visits), tally.mean());
        let spread = 1.96 * 1.96 / count.max(1.0);
        let centre = (mean + spread / 2.0) / (1.0 + spread);
        let half = 1.96 * (mean * (1.0 - mean) / count.max(1.0) + spread / (4.0 * count.max(1.0))).sqrt()
            / (1.0 + spread);
        Hint { mv, chance: centre, margin: half, reasons: Vec::new(), said: None }
    };
    findings.moves.iter().map(|found| hint(found.mv, &found.tally)).collect()
}
