//! The sixteen pairs of tallies two players can have, and what follows from each end of a round.

use undercroft_welcome::Player;

/// Tallies of the player who bids first and of the other one, as a number from 0 to 15.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tallies(u8);

/// How many pairs of tallies there are.
pub const PAIRS: usize = 16;
/// How many of them play can lead to.
pub const STAGES: usize = 13;

impl Tallies {
    /// The tallies of the first bidder and the other; none if the game would be over.
    pub fn new(first: Player, other: Player) -> Option<Tallies> {
        let digit = |player: Player| {
            (player.successes < 2 && player.failures < 2).then_some(player.successes * 2 + player.failures)
        };
        Some(Tallies(digit(first)? * 4 + digit(other)?))
    }

    /// For arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All that play leads to, such that whatever a round leads to comes before it. Who bids first has just been in the
    /// dungeon, or nobody has.
    pub fn backwards() -> Vec<Tallies> {
        let played = |number: &u8| *number == 0 || *number >= 4;
        let mut all: Vec<Tallies> = (0..PAIRS as u8).filter(played).map(Tallies).collect();
        all.sort_by_key(|tallies| std::cmp::Reverse(tallies.0.count_ones()));
        all
    }

    fn players(self) -> [Player; 2] {
        let player = |digit: u8| Player { successes: digit / 2, failures: digit % 2 };
        [player(self.0 / 4), player(self.0 % 4)]
    }

    /// What comes after `runner` (0: the first bidder) has come out alive or not: the winner of the game (0 or
    /// 1), or the tallies of the next round, in which the runner bids first.
    pub fn after(self, runner: usize, alive: bool) -> Result<Tallies, usize> {
        let mut players = self.players();
        if alive {
            players[runner].successes += 1;
        } else {
            players[runner].failures += 1;
        }
        let next = Tallies::new(players[runner], players[1 - runner]);
        next.ok_or(if alive { runner } else { 1 - runner })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_leads_to_later_tallies_or_to_the_end() {
        let order = Tallies::backwards();
        for (place, tallies) in order.iter().enumerate() {
            for (runner, alive) in [(0, false), (0, true), (1, false), (1, true)] {
                if let Ok(next) = tallies.after(runner, alive) {
                    let found = order.iter().position(|other| *other == next);
                    assert!(found.is_some_and(|found| found < place));
                }
            }
        }
        assert_eq!(order.len(), STAGES);
        assert_eq!(order[STAGES - 1].after(1, true).map(Tallies::index), Ok(8));
    }
}
