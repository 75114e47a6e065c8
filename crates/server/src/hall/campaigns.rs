//! Campaigns: three chapters, each a table of its own, and the Hall of Fame.

use super::{Hall, NewTable, Person, SeatPlan};
use crate::ids::{PersonId, TableId};
use crate::journal::{Chapter, Entry, Terms};
use crate::room::{Phase, started};
use crate::store::{CampaignRow, CampaignState, FameRow};
use crate::trouble::{Not, Trouble};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use undercroft_core::{Phrase, Seat, Setup};
use undercroft_shelf::campaigns::{Campaign, GAME, Scenario};

/// So many names are remembered.
const REMEMBERED: u32 = 100;

/// How often is looked whether a chapter was counted; it takes a moment.
const COUNTED_WITHIN: usize = 100;

/// The most campaigns a list shows.
const LONGEST_LIST: u32 = 50;

/// A campaign to be started.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCampaign {
    /// `city`, `mummy`, `tower` or `kingdom`.
    pub scenario: String,
    /// Who is meant to sit where: `me`, `open` or the level of a bot.
    #[schema(value_type = Vec<String>)]
    pub seats: Vec<SeatPlan>,
}

/// A campaign as those who play it may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignView {
    /// Its name.
    pub id: TableId,
    /// Scenario and results.
    pub story: Campaign,
    /// Where the person sits.
    pub you: Option<Seat>,
    /// Names by seat; bots by their level.
    pub names: Vec<String>,
    /// The bots, by seat.
    pub bots: Vec<Option<String>>,
    /// A chapter was given up, and with it the campaign.
    pub broken_off: bool,
    /// The table of the chapter that is on or was played last.
    pub table: TableId,
    /// Is that chapter being played?
    pub playing: bool,
}

impl CampaignView {
    /// Is there a chapter to be played, or being played?
    pub fn goes_on(&self) -> bool {
        !self.broken_off && self.story.chapter().is_some()
    }
}

impl Hall {
    /// Starts a campaign; gives the table of its first chapter.
    pub async fn start_campaign(
        self: &Arc<Hall>,
        host: &Person,
        new: &NewCampaign,
    ) -> Result<TableId, Trouble> {
        let scenario = Scenario::from_id(&new.scenario).ok_or_else(|| {
            let known: Vec<&str> = Scenario::ALL.into_iter().map(Scenario::id).collect();
            Trouble::Invalid(Phrase::new("server-bad-scenario").text("known", known.join(", ")))
        })?;
        if !new.seats.contains(&SeatPlan::Me) {
            return Err(Trouble::invalid("server-bad-campaign-seat"));
        }
        self.may_open(host).await?;
        let seats = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
        let bot = |plan: &SeatPlan| match plan {
            SeatPlan::Bot(level) => Some(level.clone()),
            SeatPlan::Me | SeatPlan::Open => None,
        };
        let state = CampaignState {
            story: Campaign::new(scenario, Setup::new(seats)),
            names: Vec::new(),
            people: Vec::new(),
            bots: new.seats.iter().map(bot).collect(),
            broken_off: false,
        };
        let (id, table) = (TableId::random(), TableId::random());
        let row = CampaignRow { id, state, table, changed: self.now() };
        let (terms, begin) = self.chapter_terms(host, &row, &new.seats)?;
        self.store.keep_campaign(&row, &host.id).await?;
        let mut entries = vec![Entry::Opened(Box::new(terms))];
        for (seat, _) in Seat::all(seats).zip(&new.seats).filter(|(_, plan)| **plan == SeatPlan::Me) {
            entries.push(Entry::Sat { seat, person: host.id.clone(), name: host.name.clone() });
        }
        if !new.seats.contains(&SeatPlan::Open) {
            entries.push(begin);
        }
        self.write_as(&row.table, host, &entries).await?;
        Ok(row.table)
    }

    /// The table of the chapter that is on; the first of the players who asks opens it, with everybody on their seat.
    pub async fn go_on_with(self: &Arc<Hall>, person: &Person, id: &TableId) -> Result<TableId, Trouble> {
        let mut row = self.store.campaign(id).await?.ok_or(Trouble::NotFound)?;
        let last = self.look(&row.table, Some(&person.id), |room| {
            let seated = |seat: Seat| {
                let who = room.chair(seat).person()?;
                Some((seat, who.clone(), room.name(seat).to_owned()))
            };
            let number = room.terms.chapter.as_ref().map(|chapter| usize::from(chapter.number));
            Ok((room.phase(), number, room.seats().filter_map(seated).collect::<Vec<_>>()))
        });
        let (phase, number, people) = last.await?;
        if phase != Phase::Over {
            return Ok(row.table);
        }
        people.iter().find(|(_, who, _)| *who == person.id).ok_or(Not::Seated)?;
        // The chapter is over, but perhaps it has not been counted yet.
        for _ in 0..COUNTED_WITHIN {
            if row.state.broken_off || row.state.story.chapter() != number {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
            row = self.store.campaign(id).await?.ok_or(Trouble::NotFound)?;
        }
        if !row.state.broken_off && row.state.story.chapter() == number {
            return Err(Trouble::Storage("the last chapter is still being counted".into()));
        }
        if row.state.broken_off || row.state.story.chapter().is_none() {
            return Err(Not::CampaignOver.into());
        }
        self.may_open(person).await?;
        let plan = |bot: &Option<String>| bot.clone().map_or(SeatPlan::Open, SeatPlan::Bot);
        let plans: Vec<SeatPlan> = row.state.bots.iter().map(plan).collect();
        let (terms, begin) = self.chapter_terms(person, &row, &plans)?;
        let mut entries = vec![Entry::Opened(Box::new(terms))];
        for (seat, who, name) in people {
            entries.push(Entry::Sat { seat, person: who, name });
        }
        entries.push(begin);
        let table = self.store.next_chapter(&row, &TableId::random(), self.now()).await?;
        self.write_as(&table, person, &entries).await?;
        Ok(table)
    }

    fn chapter_terms(
        &self,
        host: &Person,
        row: &CampaignRow,
        plans: &[SeatPlan],
    ) -> Result<(Terms, Entry), Trouble> {
        let (story, campaign) = (&row.state.story, row.id.clone());
        let (number, setup) = story.chapter().zip(story.setup()).ok_or(Not::CampaignOver)?;
        let new = NewTable { options: setup.options, ..NewTable::new(GAME, plans.to_vec()) };
        let chapter = Some(Chapter { campaign, number: number as u8 });
        let terms = Terms { chapter, ..new.terms(host)? };
        let begin = started(&terms);
        Ok((terms, begin))
    }

    /// The person's campaigns, the most recent first.
    pub async fn campaigns_of(&self, person: &PersonId) -> Result<Vec<CampaignView>, Trouble> {
        let mut all = Vec::new();
        for row in self.store.campaigns_of(person, LONGEST_LIST).await? {
            all.extend(self.campaign_view(person, row).await);
        }
        Ok(all)
    }

    /// A campaign of this person.
    pub async fn campaign(&self, person: &PersonId, id: &TableId) -> Result<CampaignView, Trouble> {
        let row = self.store.campaign(id).await?.ok_or(Trouble::NotFound)?;
        self.campaign_view(person, row).await.ok_or(Trouble::NotFound)
    }

    /// Nothing for those who may not see its last table.
    async fn campaign_view(&self, person: &PersonId, row: CampaignRow) -> Option<CampaignView> {
        let seen = self
            .look(&row.table, Some(person), |room| Ok((room.phase(), room.names(), room.seat_of(person))));
        let (phase, names, you) = seen.await.ok()?;
        let CampaignRow { id, state, table, .. } = row;
        Some(CampaignView {
            id,
            story: state.story,
            you,
            names,
            bots: state.bots,
            broken_off: state.broken_off,
            table,
            playing: phase != Phase::Over,
        })
    }

    /// The names that are remembered, the best first.
    pub async fn hall_of_fame(&self) -> Result<Vec<FameRow>, Trouble> {
        self.store.fame(REMEMBERED).await
    }
}
