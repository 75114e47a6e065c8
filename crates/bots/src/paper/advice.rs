//! The planner as an adviser: what each move leads to, and why, in words.

use super::distances::Distances;
use super::estimate::Judge;
use super::features::dice_left;
use super::network::Network;
use super::patience::Patience;
use super::search::Search;
use undercroft_core::{Phrase, Seat, SeatHandle, Silent, Tell};
use undercroft_paper::Paper;
use undercroft_paper::event::{Deed, Event};
use undercroft_paper::modes::Rank;
use undercroft_paper::moves::Move;
use undercroft_paper::rules::{Common, Fight};
use undercroft_paper::state::{Phase, ROUNDS, Team};
use undercroft_paper::view::View;

/// How many sheets an adviser keeps after each die.
const WIDTH: usize = 6;
/// How many consequences of a move are told.
const TOLD: usize = 6;

/// What the planner thinks of one move.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The move.
    pub mv: Move,
    /// The glory it expects at the end of the game.
    pub glory: f32,
    /// The chance to win; alone, to earn the title that good play earns ([`Rank::par`]).
    pub chance: f64,
    /// What happens until the end of the round if the team follows the plan.
    pub plan: Vec<Phrase>,
}

/// What the planner thinks of every legal move; nothing if the seat is not asked.
pub fn advise(handle: &SeatHandle<'_, Paper>) -> Vec<Advice> {
    advise_each(handle, &handle.legal_moves())
}

/// What the planner thinks of one legal move.
pub fn advise_on(handle: &SeatHandle<'_, Paper>, mv: Move) -> Option<Advice> {
    advise_each(handle, &[mv]).pop()
}

fn advise_each(handle: &SeatHandle<'_, Paper>, moves: &[Move]) -> Vec<Advice> {
    let (game, view) = (handle.game(), handle.view());
    let Some((seat, own)) = view.own() else { return Vec::new() };
    let common = view.common(game.components());
    let distances = Distances::new(common.map());
    let judge = Judge::new(game, &view.missions, &distances, Some(Network::in_the_box()));
    let advice = |mv: Move| {
        let mut after = own.sheet;
        common.apply(&mut after, mv, &mut Silent);
        let mut search = Search::new(&judge, common, after);
        search.run(WIDTH, &mut Patience::new(&mut || true));
        let best = search.best();
        let glory = if best == 0 { judge.worth(&common, &after) } else { search.worth(best) };
        let chance = chance(&judge, &view, &common, seat, glory, &after);
        let moves = std::iter::once(mv).chain(search.path_to(best).into_iter().map(|(_, mv)| mv));
        Advice { mv, glory, chance, plan: told(game, &common, seat, own.sheet, moves) }
    };
    moves.iter().copied().map(advice).collect()
}

/// By how much final scores differ from what is expected with so many dice to come. Measured while learning:
/// about 11 at the start, nearly nothing at the end.
fn spread(dice: u8) -> f64 {
    0.5 + 11.0 * (f64::from(dice) / 24.0).sqrt()
}

fn chance(judge: &Judge<'_>, view: &View, common: &Common<'_>, seat: Seat, glory: f32, after: &Team) -> f64 {
    let spread = spread(dice_left(common, after));
    let ahead = |of: f64, spread: f64| 1.0 / (1.0 + (-1.7 * (f64::from(glory) - of) / spread).exp());
    if judge.solo {
        return ahead(f64::from(Rank::par()), spread);
    }
    let others = view.teams.iter().enumerate().filter(|(index, _)| *index != seat.index());
    others
        .map(|(_, other)| {
            ahead(f64::from(judge.worth(common, &other.sheet)), spread * std::f64::consts::SQRT_2)
        })
        .product()
}

/// The consequences worth telling, as the log would tell them.
fn told(
    game: &Paper,
    common: &Common<'_>,
    seat: Seat,
    mut team: Team,
    moves: impl Iterator<Item = Move>,
) -> Vec<Phrase> {
    let mut deeds: Vec<Deed> = Vec::new();
    for mv in moves {
        common.apply(&mut team, mv, &mut deeds);
    }
    deeds.retain(|deed| match deed {
        Deed::Levels { .. }
        | Deed::FillsBox { .. }
        | Deed::Beats { .. }
        | Deed::StealsGem { .. }
        | Deed::Resurrected => true,
        Deed::Wounded { wounds, .. } => *wounds > 0,
        Deed::KeepsTalent { .. }
        | Deed::KeepsGoal { .. }
        | Deed::Declines
        | Deed::Takes { .. }
        | Deed::Potions { .. }
        | Deed::Marches { .. }
        | Deed::Goes { .. }
        | Deed::Trap { .. } => false,
    });
    let mut events: Vec<Event> = deeds.into_iter().map(|what| Event::Done { seat, what }).collect();
    events.truncate(TOLD);
    if matches!(common.round, 3 | 6 | ROUNDS) && common.phase == Phase::Dice {
        let monster = common.dungeon.monsters[common.stage];
        events.push(match common.fight(&team, common.stage) {
            Fight::Hurts { power, glory, wounds } => Event::Fought { seat, monster, power, glory, wounds },
            Fight::Flees { glory } => Event::Fled { seat, monster, glory },
        });
    }
    events.iter().filter_map(|event| game.sentence(event)).collect()
}

impl Advice {
    /// The judgement in a few words.
    pub fn summary(&self, solo: bool) -> Phrase {
        let glory = self.glory.round() as i64;
        if solo {
            Phrase::new("paper-advice-solo")
                .number("glory", glory)
                .phrase("title", Rank::of(glory as i32).title())
        } else {
            let chance = (self.chance * 100.0).round() as i64;
            Phrase::new("paper-advice").number("glory", glory).number("chance", chance)
        }
    }
}
