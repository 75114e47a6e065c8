//! What the results say: win rates with intervals, ratings, times, ends and lengths.

use super::results::{Results, Times};
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The figures of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// Games played.
    pub games: usize,
    /// Deals played in every seating.
    pub deals: usize,
    /// By entrant.
    pub bots: Vec<BotFigures>,
    /// How often each end reason occurred.
    pub ends: Vec<(&'static str, usize)>,
    /// Moves in a game: fewest, mean, most.
    pub length: (u32, f64, u32),
    /// How many games had each number of moves.
    pub lengths: Vec<(u32, usize)>,
}

/// The figures of one bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotFigures {
    /// The bot.
    pub bot: String,
    /// Its share of wins, for each seat it takes.
    pub rate: f64,
    /// Half the width of the 95 % interval, from the spread between deals.
    pub margin: f64,
    /// Its share of wins by seat.
    pub by_seat: Vec<f64>,
    /// Its mean score for each seat it takes and half the width of its interval, where points are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<(f64, f64)>,
    /// Weng–Lin rating; 25 is where everybody starts.
    pub rating: f64,
    /// The rating's uncertainty.
    pub uncertainty: f64,
    /// Thinking time.
    pub times: Times,
}

impl Figures {
    /// Counts the results.
    pub fn new(results: &Results, end_reasons: &[&'static str]) -> Figures {
        let seatings = results.plan.seatings();
        let entrants = results.plan.entrants();
        let seats = results.plan.bots.len();
        let mut by_deal: Vec<Vec<f64>> = vec![Vec::new(); entrants.len()];
        let mut points_by_deal: Vec<Vec<f64>> = vec![Vec::new(); entrants.len()];
        let mut by_seat = vec![vec![(0.0, 0usize); seats]; entrants.len()];
        for deal in results.games.chunk_by(|one, other| one.0 == other.0) {
            let mut sums = vec![(0.0, 0usize); entrants.len()];
            let mut points = vec![0.0; entrants.len()];
            for record in deal {
                let winners = record.2.iter().filter(|place| **place == 1).count().max(1);
                for (seat, entrant) in seatings[usize::from(record.1)].iter().enumerate() {
                    let share = if record.2[seat] == 1 { 1.0 / winners as f64 } else { 0.0 };
                    sums[*entrant].0 += share;
                    sums[*entrant].1 += 1;
                    by_seat[*entrant][seat].0 += share;
                    by_seat[*entrant][seat].1 += 1;
                    points[*entrant] += record.5.get(seat).copied().map_or(0.0, f64::from);
                }
            }
            for (entrant, (sum, count)) in sums.into_iter().enumerate() {
                by_deal[entrant].push(sum / count.max(1) as f64);
                points_by_deal[entrant].push(points[entrant] / count.max(1) as f64);
            }
        }
        let ratings = ratings(results, &seatings, entrants.len());
        let counted = results.games.iter().any(|record| !record.5.is_empty());
        let bots = entrants.iter().enumerate().map(|(entrant, bot)| {
            let (rate, margin) = interval(&by_deal[entrant]);
            BotFigures {
                bot: (*bot).to_owned(),
                rate,
                margin,
                by_seat: by_seat[entrant].iter().map(|(sum, count)| sum / (*count).max(1) as f64).collect(),
                score: counted.then(|| interval(&points_by_deal[entrant])),
                rating: ratings[entrant].rating,
                uncertainty: ratings[entrant].uncertainty,
                times: results.times[entrant],
            }
        });
        let mut lengths: Vec<u32> = results.games.iter().map(|record| record.3).collect();
        lengths.sort_unstable();
        let total: u64 = lengths.iter().map(|length| u64::from(*length)).sum();
        Figures {
            games: results.games.len(),
            deals: by_deal.first().map_or(0, Vec::len),
            bots: bots.collect(),
            ends: end_reasons
                .iter()
                .enumerate()
                .map(|(number, reason)| {
                    (*reason, results.games.iter().filter(|record| usize::from(record.4) == number).count())
                })
                .collect(),
            length: (
                lengths.first().copied().unwrap_or(0),
                total as f64 / lengths.len().max(1) as f64,
                lengths.last().copied().unwrap_or(0),
            ),
            lengths: lengths.chunk_by(|one, other| one == other).map(|same| (same[0], same.len())).collect(),
        }
    }
}

/// The mean, and half the width of its 95 % interval. Games of one deal are not independent, deals are. Where
/// all deals agree, the rule of three keeps the interval from vanishing.
pub(crate) fn interval(deals: &[f64]) -> (f64, f64) {
    let count = deals.len().max(1) as f64;
    let mean = deals.iter().sum::<f64>() / count;
    let spread = deals.iter().map(|deal| (deal - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let margin = 1.96 * (spread / count).sqrt();
    (mean, if spread < 1e-12 { 3.0 / count } else { margin })
}

/// Ratings from all games in their order, so that parts merged in any order give the same.
fn ratings(results: &Results, seatings: &[Vec<usize>], entrants: usize) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); entrants];
    let config = WengLinConfig::new();
    for record in &results.games {
        let seating = &seatings[usize::from(record.1)];
        // A bot on several seats is rated once, by its best place.
        let mut best: Vec<(usize, u8)> = Vec::new();
        for (seat, entrant) in seating.iter().enumerate() {
            match best.iter_mut().find(|(known, _)| known == entrant) {
                Some((_, place)) => *place = (*place).min(record.2[seat]),
                None => best.push((*entrant, record.2[seat])),
            }
        }
        if best.len() < 2 {
            continue;
        }
        let before: Vec<[WengLinRating; 1]> = best.iter().map(|(entrant, _)| [ratings[*entrant]]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(&best)
            .map(|(rating, (_, place))| (&rating[..], MultiTeamOutcome::new(usize::from(*place))))
            .collect();
        for ((entrant, _), new) in best.iter().zip(weng_lin_multi_team(&teams, &config)) {
            if let Some(rating) = new.first() {
                ratings[*entrant] = *rating;
            }
        }
    }
    ratings
}

#[cfg(test)]
mod tests {
    use super::interval;

    #[test]
    fn intervals_follow_the_deals() {
        let (mean, margin) = interval(&[1.0, 0.0, 0.5, 0.5]);
        assert!((mean - 0.5).abs() < 1e-12 && (margin - 0.4).abs() < 0.01, "{margin}");
        assert_eq!(interval(&[1.0; 300]), (1.0, 0.01));
    }
}
