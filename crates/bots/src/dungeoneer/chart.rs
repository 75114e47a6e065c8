//! How far it is from one place to every other: action points an average hero spends, exits and barriers counted.

use undercroft_core::Seat;
use undercroft_dungeoneer::components::{Barrier, Exit, Form, Stat};
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::state::{MAP, Side};
use undercroft_dungeoneer::{Dungeoneer, State};

/// No way there.
pub const FAR: f32 = 99.0;

/// Distances from one place.
#[derive(Copy, Clone, Debug)]
pub struct Chart {
    costs: [f32; MAP],
    first: [Option<Side>; MAP],
}

impl Chart {
    /// The chart of a hero from a place.
    pub fn from<const SET: usize>(game: &Dungeoneer<SET>, state: &State, stats: &Stats, from: Spot) -> Chart {
        let mut chart = Chart { costs: [FAR; MAP], first: [None; MAP] };
        let mut done = [false; MAP];
        chart.costs[from.index()] = 0.0;
        let count = state.map.len();
        loop {
            let open = (0..count).filter(|index| !done[*index] && chart.costs[*index] < FAR);
            let Some(next) = open.min_by(|one, other| chart.costs[*one].total_cmp(&chart.costs[*other]))
            else {
                return chart;
            };
            done[next] = true;
            let spot = Spot(next as u8);
            for side in Side::ALL {
                let Some(to) = game.way(state, spot, side) else { continue };
                let cost = chart.costs[next] + step(game, state, stats, spot, side, to);
                if cost < chart.costs[to.index()] {
                    chart.costs[to.index()] = cost;
                    chart.first[to.index()] = chart.first[next].or(Some(side));
                }
            }
        }
    }

    /// Action points to a place.
    pub fn to(&self, spot: Spot) -> f32 {
        self.costs[spot.index()]
    }

    /// The first step on the way there.
    pub fn first_step(&self, spot: Spot) -> Option<Side> {
        self.first[spot.index()]
    }
}

/// What a wound or a fall on the way counts, in action points.
const HARM: f32 = 1.2;

fn step<const SET: usize>(
    game: &Dungeoneer<SET>,
    state: &State,
    stats: &Stats,
    from: Spot,
    side: Side,
    to: Spot,
) -> f32 {
    let components = game.components();
    let placed = state.placed(from);
    let leaving = match placed.exit(components.site(placed.location), side) {
        Exit::Open | Exit::Wall => 0.0,
        Exit::Blocked { stat, target } => 1.0 - stats.chance(stat, target),
        Exit::Trap { stat, target } => HARM * (1.0 - stats.chance(stat, target)),
    };
    let entering = match components.site(state.placed(to).location).barrier {
        Barrier::None | Barrier::Hazard { .. } => 0.0,
        Barrier::Spikes { stat, target } => HARM * (1.0 - stats.chance(stat, target)),
        Barrier::Pit { stat, target } => 1.0 - stats.chance(stat, target),
    };
    1.0 + leaving + entering
}

/// A hero's characteristics, looked up once.
#[derive(Copy, Clone, Debug)]
pub struct Stats {
    /// By form.
    pub forms: [i8; 3],
    level: u8,
    life: u8,
}

impl Stats {
    /// Of a seat's hero.
    pub fn of<const SET: usize>(game: &Dungeoneer<SET>, state: &State, seat: Seat) -> Stats {
        let player = state.player(seat);
        let forms = [Form::Melee, Form::Magic, Form::Speed].map(|form| game.value(state, seat, form));
        Stats { forms, level: player.level, life: player.life }
    }

    /// The chance that a die and the characteristic reach a target.
    pub fn chance(&self, stat: Stat, target: u8) -> f32 {
        let value = match stat {
            Stat::Melee => self.forms[0],
            Stat::Magic => self.forms[1],
            Stat::Speed => self.forms[2],
            Stat::Level => self.level as i8,
            Stat::Life => self.life as i8,
            Stat::Best => self.forms.into_iter().max().unwrap_or(0),
            Stat::None => 0,
        };
        die_reaches(target as i8 - value)
    }
}

/// The chance of a die to show at least so much.
pub fn die_reaches(least: i8) -> f32 {
    f32::from((7 - least).clamp(0, 6)) / 6.0
}

/// The chance that a die with one number added beats a die with another.
pub fn beats(one: i8, other: i8) -> f32 {
    let lead = one - other;
    let wins: i32 = (1..=6i8).map(|die| i32::from((die + lead - 1).clamp(0, 6))).sum();
    wins as f32 / 36.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_counted() {
        assert_eq!(die_reaches(1), 1.0);
        assert_eq!(die_reaches(7), 0.0);
        assert_eq!(die_reaches(5), 2.0 / 6.0);
        assert_eq!(beats(0, 0), 15.0 / 36.0, "a tie does not beat");
        assert_eq!(beats(6, 0), 1.0);
        assert_eq!(beats(0, 5), 0.0);
    }
}
