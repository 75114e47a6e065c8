//! Ratings after Weng and Lin: made for games with more than two players.

use crate::store::Rating;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How a bot of this level is called in results and ratings. No person's id has a dash.
pub fn bot_player(level: &str) -> String {
    format!("bot-{level}")
}

/// The level, if this player is a bot.
pub fn level_of(player: &str) -> Option<&str> {
    player.strip_prefix("bot-")
}

impl Default for Rating {
    fn default() -> Rating {
        let fresh = WengLinRating::new();
        Rating { rating: fresh.rating, uncertainty: fresh.uncertainty, games: 0 }
    }
}

impl Rating {
    /// The number people see: what the player can be trusted with, starting at 1000.
    pub fn shown(&self) -> f64 {
        (1000.0 + 40.0 * (self.rating - 3.0 * self.uncertainty)).round()
    }
}

/// Everybody's rating after a game that ended in these places. A player who sat on several seats (bots do) is
/// rated by each of them on its own; the last one counts.
pub fn rate(before: &[Rating], places: &[u8]) -> Vec<Rating> {
    let teams: Vec<[WengLinRating; 1]> =
        before.iter().map(|r| [WengLinRating { rating: r.rating, uncertainty: r.uncertainty }]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(places)
        .map(|(team, place)| (team.as_slice(), MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let rating = |(team, before): (Vec<WengLinRating>, &Rating)| {
        let own = team.first().copied().unwrap_or_default();
        Rating { rating: own.rating, uncertainty: own.uncertainty, games: before.games + 1 }
    };
    after.into_iter().zip(before).map(rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_rises_and_the_last_falls() {
        let fresh = [Rating::default(); 3];
        let after = rate(&fresh, &[2, 1, 3]);
        assert!(after[1].rating > after[0].rating && after[0].rating > after[2].rating);
        assert!(after.iter().all(|rating| rating.games == 1 && rating.uncertainty < fresh[0].uncertainty));
        assert_eq!(fresh[0].shown(), 1000.0);
    }

    #[test]
    fn a_shared_place_is_shared() {
        let after = rate(&[Rating::default(); 2], &[1, 1]);
        assert_eq!(after[0].rating, after[1].rating);
    }

    #[test]
    fn bots_and_people_cannot_be_confused() {
        assert_eq!(level_of(&bot_player("hard")), Some("hard"));
        assert_eq!(level_of(crate::ids::PersonId::random().as_str()), None);
    }
}
