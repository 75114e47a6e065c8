//! What tallies are worth: the race to two successes before two failures.

use crate::guide::Shares;
use undercroft_core::{MAX_SEATS, Seat};
use undercroft_welcome::Player;

/// The winning chances of every combination of tallies, for players who are equally strong: each player still
/// in the game is as likely as any other to be the next to go in, and comes out alive half the time.
#[derive(Clone, Debug)]
pub struct Race {
    seats: usize,
    chances: Vec<[f32; 4]>,
}

/// A player's tallies as one digit: not yet won, not yet out, or out.
fn digit(player: Player) -> usize {
    usize::from(player.successes.min(1)) * 3 + usize::from(player.failures.min(2))
}

impl Race {
    /// The race of `seats` players.
    pub fn new(seats: u8) -> Race {
        let seats = usize::from(seats).min(4);
        let states = 6usize.pow(seats as u32);
        let mut race = Race { seats, chances: vec![[-1.0; 4]; states] };
        for state in 0..states {
            race.solve(state);
        }
        race
    }

    fn solve(&mut self, state: usize) -> [f32; 4] {
        if self.chances[state][0] >= 0.0 {
            return self.chances[state];
        }
        let digits: [usize; 4] = std::array::from_fn(|seat| state / 6usize.pow(seat as u32) % 6);
        let alive: Vec<usize> = (0..self.seats).filter(|seat| digits[*seat] % 3 < 2).collect();
        let mut chances = [0.0; 4];
        match alive[..] {
            [] => {}
            [last] => chances[last] = 1.0,
            [..] => {
                for runner in &alive {
                    let weight = 0.5 / alive.len() as f32;
                    if digits[*runner] >= 3 {
                        chances[*runner] += weight;
                    } else {
                        self.add(&mut chances, weight, state + 3 * 6usize.pow(*runner as u32));
                    }
                    self.add(&mut chances, weight, state + 6usize.pow(*runner as u32));
                }
            }
        }
        self.chances[state] = chances;
        chances
    }

    fn add(&mut self, chances: &mut [f32; 4], weight: f32, state: usize) {
        for (chance, after) in chances.iter_mut().zip(self.solve(state)) {
            *chance += weight * after;
        }
    }

    /// Everybody's chance to win with these tallies.
    pub fn shares(&self, players: &[Player]) -> Shares {
        let mut shares = [0.0; MAX_SEATS];
        if let Some(winner) = players[..self.seats].iter().position(|player| player.successes >= 2) {
            shares[winner] = 1.0;
            return shares;
        }
        let state: usize = (0..self.seats).map(|seat| digit(players[seat]) * 6usize.pow(seat as u32)).sum();
        for (share, chance) in shares.iter_mut().zip(self.chances[state]) {
            *share = f64::from(chance);
        }
        shares
    }

    /// Everybody's chance once `runner` has come out alive, or not.
    pub fn after(&self, players: &[Player; 4], runner: Seat, alive: bool) -> Shares {
        let mut players = *players;
        let player = &mut players[runner.index()];
        if alive {
            player.successes += 1;
        } else {
            player.failures += 1;
        }
        self.shares(&players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_race_is_even_and_a_lead_is_a_lead() {
        for seats in 2..=4u8 {
            let race = Race::new(seats);
            let players = [Player::default(); 4];
            let even = race.shares(&players);
            for share in &even[..seats as usize] {
                assert!((share - 1.0 / f64::from(seats)).abs() < 1e-6, "{even:?}");
            }
            let ahead = race.after(&players, Seat::FIRST, true);
            let behind = race.after(&players, Seat::FIRST, false);
            assert!(ahead[0] > even[0] && even[0] > behind[0]);
            assert!((ahead.iter().sum::<f64>() - 1.0).abs() < 1e-6);
        }
    }

    #[test]
    fn the_second_success_wins_and_the_last_one_standing_too() {
        let race = Race::new(2);
        let mut players = [Player::default(); 4];
        players[1].successes = 1;
        assert_eq!(race.after(&players, Seat::new(1), true)[1], 1.0);
        players[0].failures = 1;
        assert_eq!(race.after(&players, Seat::FIRST, false)[1], 1.0);
    }
}
