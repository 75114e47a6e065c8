//! What happened, in sentences.

use super::names::{die, hero, talent, who};
use crate::Paper;
use crate::components::Die;
use crate::event::{Deed, Event};
use crate::rules::Score;
use undercroft_core::{Phrase, Seat};

impl Paper {
    pub(super) fn told(&self, event: &Event) -> Option<Phrase> {
        Some(match event {
            Event::Opened { dungeon, missions } if missions.is_empty() => {
                Phrase::new("paper-log-opened").text("dungeon", dungeon.letter())
            }
            Event::Opened { dungeon, missions } => Phrase::new("paper-log-opened-missions")
                .text("dungeon", dungeon.letter())
                .list("missions", missions.iter().map(|card| self.mission_phrase(*card)).collect()),
            Event::Dealt { talents, goals, .. } => Phrase::new("paper-log-dealt")
                .list("talents", talents.map(talent).into())
                .list("goals", goals.map(|goal| self.goal_phrase(goal)).into()),
            Event::Done { seat, what } => self.deed(what).seat("who", *seat),
            Event::Shown { .. } => return None,
            Event::Ready { seat } => Phrase::new("paper-log-ready").seat("who", *seat),
            Event::Talents { talents } => Phrase::new("paper-log-talents").list(
                "talents",
                Seat::all(talents.len() as u8)
                    .zip(talents)
                    .map(|(seat, kept)| {
                        Phrase::new("paper-log-team-talent")
                            .phrase("who", who(seat))
                            .phrase("talent", talent(*kept))
                    })
                    .collect(),
            ),
            Event::Rolled { round, dice, .. } => {
                Phrase::new("paper-log-rolled").number("round", *round).list(
                    "dice",
                    (0..6)
                        .map(|place| die(Die { colour: Die::colour_at(place), symbol: dice[place] }))
                        .collect(),
                )
            }
            Event::Announced { seat, gems } => {
                Phrase::new("paper-log-announced").seat("who", *seat).text("gems", gems.to_string())
            }
            Event::Fought { seat, monster, power, glory, wounds } => Phrase::new("paper-log-fought")
                .seat("who", *seat)
                .phrase("monster", self.monster_phrase(*monster))
                .number("power", *power)
                .number("glory", *glory)
                .number("wounds", *wounds),
            Event::Fled { seat, monster, glory } => Phrase::new("paper-log-fled")
                .seat("who", *seat)
                .phrase("monster", self.monster_phrase(*monster))
                .number("glory", -*glory),
            Event::Prize { seat, monster } => Phrase::new("paper-log-prize")
                .seat("who", *seat)
                .phrase("monster", self.monster_phrase(*monster)),
            Event::Vanished { gems, .. } => Phrase::new("paper-log-vanished").text("gems", gems.to_string()),
            Event::Mission { card, seats, glory } => Phrase::new("paper-log-mission")
                .phrase("mission", self.mission_phrase(*card))
                .list("teams", seats.iter().map(who).collect())
                .number("glory", *glory),
            Event::Scored { seat, goal, score, .. } => Phrase::new("paper-log-scored")
                .seat("who", *seat)
                .phrase("goal", self.goal_phrase(*goal))
                .list("lines", lines(score))
                .number("total", score.total()),
        })
    }

    fn deed(&self, deed: &Deed) -> Phrase {
        match deed {
            Deed::KeepsTalent { talent: kept } => {
                Phrase::new("paper-log-keeps-talent").phrase("talent", talent(*kept))
            }
            Deed::KeepsGoal { goal } => {
                Phrase::new("paper-log-keeps-goal").phrase("goal", self.goal_phrase(*goal))
            }
            Deed::Declines => Phrase::new("paper-log-declines"),
            Deed::Takes { die: used } => Phrase::new("paper-log-takes").phrase("die", die(*used)),
            Deed::Levels { hero: raised, level } => {
                Phrase::new("paper-log-levels").phrase("hero", hero(*raised)).number("level", *level)
            }
            Deed::FillsBox { item: filled, boxes } => {
                Phrase::new("paper-log-fills").phrase("item", self.item_name(*filled)).number("boxes", *boxes)
            }
            Deed::Potions { potions, total } => {
                Phrase::new("paper-log-potions").number("potions", *potions).number("total", *total)
            }
            Deed::Marches { moves } => Phrase::new("paper-log-marches").number("moves", *moves),
            Deed::Goes { room } => Phrase::new("paper-log-goes").text("room", room.to_string()),
            Deed::Beats { room, minion, level } => Phrase::new("paper-log-beats")
                .text("room", room.to_string())
                .phrase("minion", Phrase::member("paper-minion", minion.id()))
                .number("level", *level),
            Deed::Trap { room } => Phrase::new("paper-log-trap").text("room", room.to_string()),
            Deed::StealsGem { gem: Some(gem), total } => {
                Phrase::new("paper-log-steals").text("gem", gem.to_string()).number("total", *total)
            }
            Deed::StealsGem { gem: None, total } => {
                Phrase::new("paper-log-steals-outside").number("total", *total)
            }
            Deed::Wounded { wounds, healed, total } => Phrase::new("paper-log-wounded")
                .number("wounds", *wounds)
                .number("healed", *healed)
                .number("total", *total),
            Deed::Resurrected => Phrase::new("paper-log-resurrected"),
        }
    }
}

/// The score line by line.
fn lines(score: &Score) -> Vec<Phrase> {
    score
        .lines()
        .into_iter()
        .map(|(letter, glory)| {
            Phrase::new("paper-score-line")
                .phrase("line", Phrase::member("paper-line", &letter.to_ascii_lowercase().to_string()))
                .number("glory", glory)
        })
        .collect()
}
