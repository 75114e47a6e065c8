//! After the game: what each decision cost, judged from what its seat knew at the time.

use crate::budget::{Budget, Limit};
use crate::hint::{judge, percent, strongest};
use crate::opponents::Opponents;
use undercroft_core::{Phrase, Quick, Seat, SeatHandle, Table};

/// One decision of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<M> {
    /// The number of the move, counted from 1.
    pub number: usize,
    /// Who moved.
    pub seat: Seat,
    /// What was played.
    pub played: M,
    /// What would have been best.
    pub best: M,
    /// The mover's chance to win before the move, playing the best move.
    pub chance: f64,
    /// How much of it the move gave away.
    pub loss: f64,
    /// How uncertain the loss is (95 %).
    pub margin: f64,
}

/// A reviewed game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<M> {
    /// Every decision with a choice.
    pub decisions: Vec<Judged<M>>,
    /// The costliest mistakes, worst first; at most three, and only those beyond doubt.
    pub mistakes: Vec<(Judged<M>, Phrase)>,
}

impl<M: Copy> Review<M> {
    /// The winning chance of a seat over the game: move number and chance, as it could know it.
    pub fn curve(&self, seat: Seat) -> Vec<(usize, f64)> {
        let own = self.decisions.iter().filter(|judged| judged.seat == seat);
        own.map(|judged| (judged.number, judged.chance)).collect()
    }

    /// What a seat gave away in all.
    pub fn total_loss(&self, seat: Seat) -> f64 {
        self.decisions.iter().filter(|judged| judged.seat == seat).map(|judged| judged.loss).sum()
    }
}

/// Reviews a game; `progress` hears how many moves are judged.
pub fn review<G: Opponents>(
    table: &Table<G>,
    budget: Budget,
    limit: &Limit,
    mut progress: impl FnMut(usize),
) -> Review<G::Move> {
    let mut decisions = Vec::new();
    let mut mistakes = Vec::new();
    for (index, turn) in table.turns().iter().enumerate() {
        if limit.is_over() {
            break;
        }
        let state = table.state_at(index);
        let handle = SeatHandle::new(table.game(), &state, turn.seat);
        if let Some(judged) = judge_move(&handle, turn.mv, index + 1, budget, limit) {
            // What was worked out has no margin and needs no second opinion.
            let doubtful = judged.margin > 0.0 && judged.loss > judged.margin.max(0.01);
            let judged = if doubtful { heard(&handle, judged, limit) } else { judged };
            if judged.loss > judged.margin.max(0.01) {
                let phrase = explain(&handle, &judged);
                mistakes.push((judged.clone(), phrase));
            }
            decisions.push(judged);
        }
        progress(index + 1);
    }
    mistakes.sort_by(|(one, _), (other, _)| other.loss.total_cmp(&one.loss));
    mistakes.truncate(3);
    Review { decisions, mistakes }
}

/// Before a move is called a mistake the strongest player of the game is heard: what it would do itself is none.
fn heard<G: Opponents>(
    handle: &SeatHandle<'_, G>,
    judged: Judged<G::Move>,
    limit: &Limit,
) -> Judged<G::Move> {
    let opinions = (0..G::OPINIONS).filter_map(|number| {
        let luck = judged.number as u64 * G::OPINIONS + number;
        strongest(handle, &mut Quick::new(luck), limit)
    });
    let would_do_it = opinions.into_iter().any(|mv| mv == judged.played);
    if would_do_it { Judged { best: judged.played, loss: 0.0, ..judged } } else { judged }
}

fn judge_move<G: Opponents>(
    handle: &SeatHandle<'_, G>,
    played: G::Move,
    number: usize,
    budget: Budget,
    limit: &Limit,
) -> Option<Judged<G::Move>> {
    if handle.legal_moves().len() < 2 {
        return None;
    }
    let hints = judge(handle, budget, &mut Quick::new(number as u64), limit);
    let best = hints.first()?;
    let own = hints.iter().find(|hint| hint.mv == played)?;
    Some(Judged {
        number,
        seat: handle.seat(),
        played,
        best: best.mv,
        chance: best.chance,
        loss: (best.chance - own.chance).max(0.0),
        margin: best.margin + own.margin,
    })
}

fn explain<G: Opponents>(handle: &SeatHandle<'_, G>, judged: &Judged<G::Move>) -> Phrase {
    let (game, view) = (handle.game(), handle.view());
    let phrase = Phrase::new("bots-review-mistake")
        .seat("who", judged.seat)
        .number("number", judged.number as i64)
        .number("loss", percent(judged.loss))
        .phrase("played", game.label(&view, judged.played))
        .phrase("best", game.label(&view, judged.best));
    let mut reasons = G::reasons(handle, judged.best);
    reasons.truncate(2);
    if reasons.is_empty() {
        phrase
    } else {
        Phrase::new("bots-review-because").phrase("mistake", phrase).list("reasons", reasons)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::luck_of;
    use crate::hint::hints;
    use crate::opponents::Fallback;
    use undercroft_core::{Game, Seed, Setup, Status};
    use undercroft_welcome::Welcome;

    /// Experts bluff: a plain search would blame them for it.
    #[test]
    fn the_strongest_player_is_not_blamed() {
        let mut seen = 0;
        for deal in 0..4 {
            let seed = Seed::new(format!("blamed-{deal}")).unwrap();
            let game = <Welcome as Game>::new(&Setup::new(2)).unwrap();
            let mut bot = game.expert(Fallback::Refuse).unwrap();
            let mut table = Table::new(game, seed.clone());
            while let Status::Acting(acting) = table.status() {
                let seat = acting.first().unwrap();
                let mut luck = luck_of(&seed, seat, table.turns().len());
                let mv = bot.choose(&table.handle(seat), &mut luck, &Limit::NONE).unwrap();
                table.play(seat, mv).unwrap();
            }
            let judged = review(&table, Budget::iterations(300), &Limit::NONE, |_| {});
            assert!(judged.mistakes.is_empty(), "{:?}", judged.mistakes);
            seen += judged.decisions.len();
        }
        assert!(seen > 40, "{seen}");
    }

    #[test]
    fn the_first_hint_is_what_the_strongest_player_would_do() {
        let game = <Welcome as Game>::new(&Setup::new(2)).unwrap();
        let table = Table::new(game, Seed::new("hinted").unwrap());
        let seat = table.status().acting().first().unwrap();
        let found = hints(&table.handle(seat), Budget::iterations(200), &mut Quick::new(1), &Limit::NONE);
        let wise = |reasons: &[Phrase]| reasons.contains(&Phrase::new("bots-why-strongest"));
        assert!(wise(&found[0].reasons) && found[1..].iter().all(|hint| !wise(&hint.reasons)), "{found:?}");
        // Nothing threatens yet: nobody passes.
        assert_eq!(found[0].mv, undercroft_welcome::Move::Draw);
    }
}
