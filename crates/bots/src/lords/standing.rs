//! How the lords stand after the first year: how many points each will have in the end, going by what they own, and what
//! that is worth. A game played on in thought ends there, for the second year would drown what the first was about.

use crate::guide::Shares;
use undercroft_core::{MAX_SEATS, Seat};
use undercroft_lords::components::Creature;
use undercroft_lords::rules::scoring::points;
use undercroft_lords::state::Player;
use undercroft_lords::{Lords, State};

/// What tells how a lord stands; `cargo run --release -p undercroft-bots --example lords-standing` finds the weights.
pub const FEATURES: usize = 24;

/// Points in the end for each thing noticed, with two, three and four players.
/// Found by letting stewards play 8,000 games with each number of players.
const WEIGHTS: [[f32; FEATURES]; 3] = [
    [
        -0.445, 1.104, 0.964, 0.540, 0.636, 0.349, 0.197, 1.164, -0.600, -0.509, 0.161, 0.651, -0.329,
        -0.490, 0.699, -0.014, 1.176, 0.226, -0.068, 0.299, 0.180, 0.456, 0.681, -0.165,
    ],
    [
        -1.140, 0.995, 0.926, 0.515, 0.833, 0.314, 0.517, 0.853, -0.333, -0.367, 0.244, 0.439, -0.851,
        -0.195, 1.410, -0.128, 1.737, -0.295, -0.175, 0.170, 0.125, 0.303, 0.836, -0.014,
    ],
    [
        -3.746, 0.980, 0.667, 0.895, 0.689, 0.403, 0.717, 0.699, -0.303, -0.116, 0.305, 0.315, -0.795,
        -0.011, 1.457, -0.135, 1.053, 0.498, -0.238, 0.293, 0.038, 0.521, 0.710, 0.069,
    ],
];

/// How the expected lead over the best of the others belongs to the win.
#[derive(Copy, Clone, Debug)]
struct Slope {
    /// The lead at which it is even.
    even: f64,
    /// How many points a step is.
    width: f64,
}

/// The share of the win by the expected lead, with two, three and four players.
const WINS: [Slope; 3] =
    [Slope { even: 0.0, width: 6.0 }, Slope { even: 2.0, width: 5.0 }, Slope { even: 2.5, width: 4.0 }];
/// And the share where the lead counts as much as the win.
const LEADS: [Slope; 3] =
    [Slope { even: 0.0, width: 9.5 }, Slope { even: 2.0, width: 8.5 }, Slope { even: 2.5, width: 7.5 }];

/// Everybody's prospects; `ambition` is how much the lead in points counts besides the win itself.
pub fn shares(game: &Lords, state: &State, ambition: f64) -> Shares {
    let which = usize::from(state.seats().clamp(2, 4) - 2);
    let mut expected = [0.0f64; MAX_SEATS];
    for seat in Seat::all(state.seats()) {
        let noticed = features(game, state, seat);
        let sum: f32 = noticed.iter().zip(&WEIGHTS[which]).map(|(value, weight)| value * weight).sum();
        expected[seat.index()] = f64::from(sum);
    }
    let slope = if ambition > 0.0 { LEADS[which] } else { WINS[which] };
    let mut shares = [0.0; MAX_SEATS];
    for seat in Seat::all(state.seats()) {
        let others = Seat::all(state.seats()).filter(|other| *other != seat);
        let best = others.map(|other| expected[other.index()]).fold(f64::MIN, f64::max);
        shares[seat.index()] = slope.at(expected[seat.index()] - best);
    }
    shares
}

impl Slope {
    /// From 0 for far behind to 1 for far ahead, without an exponential, so that every machine comes to the same.
    fn at(self, lead: f64) -> f64 {
        let steps = (lead - self.even) / self.width;
        0.5 + 0.5 * steps / (1.0 + steps.abs())
    }
}

/// What a lord has, and how far ahead of the others in what titles are given for.
pub fn features(game: &Lords, state: &State, seat: Seat) -> [f32; FEATURES] {
    let parts = game.components();
    let player = state.player(seat);
    let number = |count: u8| f32::from(count);
    let ahead = |of: fn(&Player) -> u8| {
        let others = Seat::all(state.seats()).filter(|other| *other != seat);
        let best = others.map(|other| of(state.player(other))).max().unwrap_or(0);
        (number(of(player)) - number(best)).clamp(-3.0, 3.0)
    };
    let strength: u8 = Creature::ALL.iter().map(|one| player.owned(*one) * parts.creature(*one).damage).sum();
    let now = points(game, player);
    let paladin = parts.evilometer.paladin;
    [
        1.0,
        f32::from(now.total()),
        number(player.gold),
        number(player.gold.min(3)),
        number(player.food),
        number(player.food.min(3)),
        number(player.imps),
        number(player.imps.min(5)),
        number(player.evil),
        number((player.evil + 2).saturating_sub(paladin)),
        number(player.dungeon.unconquered().len()),
        number(player.dungeon.minable().len()),
        number(player.dungeon.conquered.len()),
        player.dungeon.working_rooms().count() as f32,
        number(player.monsters()),
        f32::from(strength),
        number(player.traps.total()),
        number(player.traps.total().min(2)),
        ahead(|one| one.evil),
        ahead(|one| one.dungeon.working_rooms().count() as u8),
        ahead(|one| one.dungeon.unconquered().len()),
        ahead(Player::monsters),
        ahead(|one| one.imps),
        ahead(|one| one.prison.len() as u8),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_core::{Game, Quick, Setup, Silent};

    #[test]
    fn whoever_has_more_stands_better() {
        for seats in 2..=4 {
            let game = <Lords as Game>::new(&Setup::new(seats)).unwrap();
            let mut state = game.start(&mut Quick::new(1), &mut Silent);
            for ambition in [0.0, 0.5] {
                let even = shares(&game, &state, ambition);
                assert!((even[0] - even[1]).abs() < 1e-6, "{even:?}");
                let lord = state.player_mut(Seat::FIRST);
                (lord.gold, lord.food, lord.imps) = (lord.gold + 4, lord.food + 3, lord.imps + 2);
                let ahead = shares(&game, &state, ambition);
                assert!(ahead[0] > even[0] && ahead[1] < even[1], "{ahead:?}");
                assert!(ahead.iter().all(|share| (0.0..=1.0).contains(share)));
                let lord = state.player_mut(Seat::FIRST);
                (lord.gold, lord.food, lord.imps) = (lord.gold - 4, lord.food - 3, lord.imps - 2);
            }
        }
    }
}
