//! Campaign mode: four scenarios of three chapters, and the Hall of Fame that outlives them.

use crate::Paper;
use serde::{Deserialize, Serialize};
use undercroft_core::{Game, Outcome, Phrase, Seat, SeatSet, Setup};

/// PD-307, PD-310: a scenario.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scenario {
    /// City Legends: A, B, C.
    City,
    /// The Mummy of Hamunaptra: D, E, F.
    Mummy,
    /// The Sinister Tower: G, H, I.
    Tower,
    /// Around the Kingdom: J, K, L.
    Kingdom,
}

/// PD-307: chapters of a scenario.
pub const CHAPTERS: usize = 3;

impl Scenario {
    /// All four.
    pub const ALL: [Scenario; 4] = [Scenario::City, Scenario::Mummy, Scenario::Tower, Scenario::Kingdom];

    /// The name in commands and files.
    pub const fn id(self) -> &'static str {
        ["city", "mummy", "tower", "kingdom"][self as usize]
    }

    /// The scenario with this name.
    pub fn from_id(id: &str) -> Option<Scenario> {
        Scenario::ALL.into_iter().find(|scenario| scenario.id() == id)
    }

    /// Its name for people.
    pub fn phrase(self) -> Phrase {
        Phrase::member("paper-scenario", self.id())
    }

    /// PD-308, PD-310: the dungeon cards of its chapters, in order.
    pub const fn chapters(self) -> [&'static str; CHAPTERS] {
        [["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"], ["j", "k", "l"]][self as usize]
    }
}

/// A campaign being played: nothing but the scores carries over (PD-313).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "CampaignFile")]
pub struct Campaign {
    scenario: Scenario,
    setup: Setup,
    results: Vec<Vec<i32>>,
}

/// A campaign as a file has it, not yet checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CampaignFile {
    scenario: Scenario,
    setup: Setup,
    results: Vec<Vec<i32>>,
}

impl TryFrom<CampaignFile> for Campaign {
    type Error = String;

    fn try_from(file: CampaignFile) -> Result<Campaign, String> {
        let CampaignFile { scenario, setup, results } = file;
        if results.len() > CHAPTERS {
            return Err(format!("a campaign has {CHAPTERS} chapters, not {}", results.len()));
        }
        let campaign = Campaign { scenario, setup, results };
        if let Some(wrong) = campaign.results.iter().find(|chapter| chapter.len() != campaign.seats()) {
            return Err(format!("the campaign has {} teams, a chapter {}", campaign.seats(), wrong.len()));
        }
        if let Some(setup) = campaign.setup() {
            Paper::new(&setup).map_err(|error| error.to_string())?;
        }
        Ok(campaign)
    }
}

impl Campaign {
    /// PD-309: a campaign by these agreements; the dungeon is set by the chapter.
    pub fn new(scenario: Scenario, setup: Setup) -> Campaign {
        Campaign { scenario, setup, results: Vec::new() }
    }

    /// How many teams.
    pub fn seats(&self) -> usize {
        usize::from(self.setup.seats)
    }

    /// The scenario.
    pub fn scenario(&self) -> Scenario {
        self.scenario
    }

    /// The chapter to be played, counted from 1; none after the last.
    pub fn chapter(&self) -> Option<usize> {
        (self.results.len() < CHAPTERS).then(|| self.results.len() + 1)
    }

    /// PD-310, PD-311: the set-up of the chapter to be played, an ordinary game.
    pub fn setup(&self) -> Option<Setup> {
        let card = *self.scenario.chapters().get(self.results.len())?;
        Some(self.setup.clone().with("dungeon", card))
    }

    /// Notes the result of a chapter. Refused after the last one, or with another number of teams.
    pub fn record(&mut self, outcome: &Outcome) -> Result<(), String> {
        if self.chapter().is_none() {
            return Err("all three chapters have been played".to_owned());
        }
        let (seats, scores) = (self.seats(), outcome.scores());
        if scores.len() != seats {
            return Err(format!("the campaign has {seats} teams, the chapter {}", scores.len()));
        }
        self.results.push(scores.to_vec());
        Ok(())
    }

    /// The results so far, chapter by chapter and seat by seat.
    pub fn results(&self) -> &[Vec<i32>] {
        &self.results
    }

    /// PD-312: the sums so far, by seat.
    pub fn totals(&self) -> Vec<i32> {
        (0..self.seats()).map(|seat| self.results.iter().map(|chapter| chapter[seat]).sum()).collect()
    }

    /// PD-312, PD-314: who has the highest sum after the last chapter; equal sums share the victory.
    pub fn winners(&self) -> Option<SeatSet> {
        if self.chapter().is_some() {
            return None;
        }
        let totals = self.totals();
        let best = totals.iter().max().copied()?;
        Some(Seat::all(self.setup.seats).filter(|seat| totals[seat.index()] == best).collect())
    }
}

/// The names that are remembered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HallOfFame {
    /// The best first.
    pub entries: Vec<Fame>,
}

/// One line of the Hall of Fame.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fame {
    /// Who won.
    pub name: String,
    /// In which scenario.
    pub scenario: Scenario,
    /// With how much glory in each chapter.
    pub chapters: Vec<i32>,
    /// When, as the front end writes dates.
    pub date: String,
}

impl Fame {
    /// The sum of the chapters.
    pub fn total(&self) -> i32 {
        self.chapters.iter().sum()
    }
}

impl HallOfFame {
    /// How many names are kept.
    pub const LENGTH: usize = 100;

    /// Enters the winners of a finished campaign; an unfinished one changes nothing.
    pub fn enter(&mut self, campaign: &Campaign, names: &[String], date: &str) {
        for seat in campaign.winners().unwrap_or_default().iter() {
            self.entries.push(Fame {
                name: names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string()),
                scenario: campaign.scenario(),
                chapters: campaign.results().iter().map(|chapter| chapter[seat.index()]).collect(),
                date: date.to_owned(),
            });
        }
        // A stable sort: of equal totals the older one stays above.
        self.entries.sort_by_key(|fame| std::cmp::Reverse(fame.total()));
        self.entries.truncate(HallOfFame::LENGTH);
    }
}
