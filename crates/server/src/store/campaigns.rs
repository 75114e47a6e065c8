//! Campaigns and the Hall of Fame.

use super::Store;
use crate::ids::{PersonId, TableId};
use crate::time::Millis;
use crate::trouble::Trouble;
use serde::{Deserialize, Serialize};
use sqlx::{Any, Transaction};
use undercroft_core::Outcome;
use undercroft_shelf::campaigns::Campaign;

/// A campaign as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CampaignState {
    /// Scenario, agreements and results.
    pub story: Campaign,
    /// What they are called, by seat; known after the first chapter.
    #[serde(default)]
    pub names: Vec<String>,
    /// Who of them are people, by seat.
    #[serde(default)]
    pub people: Vec<Option<PersonId>>,
    /// The bots that play along, by seat.
    pub bots: Vec<Option<String>>,
    /// A chapter was given up, and with it the campaign.
    #[serde(default)]
    pub broken_off: bool,
}

/// A campaign with the table of its last chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignRow {
    /// Its name.
    pub id: TableId,
    /// How it stands.
    pub state: CampaignState,
    /// The table of the chapter that is on or was played last.
    pub table: TableId,
    /// When something last happened.
    pub changed: Millis,
}

/// A finished chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChapterResult {
    /// Of which campaign.
    pub campaign: TableId,
    /// The scores by seat; none if it was given up.
    pub scores: Option<Vec<i32>>,
    /// Names by seat.
    pub names: Vec<String>,
    /// The people, by seat.
    pub people: Vec<Option<PersonId>>,
    /// Did they play it themselves?
    pub themselves: Vec<bool>,
}

/// A name in the Hall of Fame.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct FameRow {
    /// Who.
    #[schema(value_type = String)]
    pub person: PersonId,
    /// What they were called then.
    pub name: String,
    /// In which scenario.
    pub scenario: String,
    /// The glory of each chapter.
    pub chapters: Vec<i32>,
    /// All together.
    pub total: i64,
    /// When.
    pub at: Millis,
}

type Row = (String, String, String, i64);

fn row((id, state, table, changed): Row) -> Option<CampaignRow> {
    let state = match serde_json::from_str(&state) {
        Ok(state) => state,
        Err(error) => {
            tracing::error!(campaign = id, %error, "a campaign is damaged");
            return None;
        }
    };
    Some(CampaignRow { id: TableId::read(&id)?, state, table: TableId::read(&table)?, changed })
}

impl Store {
    /// Notes a new campaign, whose first chapter is played at this table.
    pub async fn keep_campaign(&self, row: &CampaignRow, host: &PersonId) -> Result<(), Trouble> {
        let mut step = self.begin().await?;
        sqlx::query("INSERT INTO campaigns (id, state, table_id, changed) VALUES ($1, $2, $3, $4)")
            .bind(row.id.as_str())
            .bind(write(&row.state))
            .bind(row.table.as_str())
            .bind(row.changed)
            .execute(&mut *step)
            .await?;
        belong(&mut step, &row.id, host).await?;
        Ok(step.commit().await?)
    }

    /// A campaign.
    pub async fn campaign(&self, id: &TableId) -> Result<Option<CampaignRow>, Trouble> {
        let found: Option<Row> =
            sqlx::query_as("SELECT id, state, table_id, changed FROM campaigns WHERE id = $1")
                .bind(id.as_str())
                .fetch_optional(self.pool()?)
                .await?;
        Ok(found.and_then(row))
    }

    /// Somebody's campaigns, the most recent first.
    pub async fn campaigns_of(&self, person: &PersonId, limit: u32) -> Result<Vec<CampaignRow>, Trouble> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT id, state, table_id, changed FROM campaigns
             JOIN campaigners ON campaigners.campaign = campaigns.id
             WHERE campaigners.person = $1 ORDER BY changed DESC, id LIMIT $2",
        )
        .bind(person.as_str())
        .bind(i64::from(limit))
        .fetch_all(self.pool()?)
        .await?;
        Ok(rows.into_iter().filter_map(row).collect())
    }

    /// The next chapter is played at this table, unless somebody was faster. Says at which.
    pub async fn next_chapter(
        &self,
        before: &CampaignRow,
        table: &TableId,
        at: Millis,
    ) -> Result<TableId, Trouble> {
        sqlx::query("UPDATE campaigns SET table_id = $1, changed = $2 WHERE id = $3 AND table_id = $4")
            .bind(table.as_str())
            .bind(at)
            .bind(before.id.as_str())
            .bind(before.table.as_str())
            .execute(self.pool()?)
            .await?;
        Ok(self.campaign(&before.id).await?.ok_or(Trouble::NotFound)?.table)
    }

    /// The names that are remembered, the best first.
    pub async fn fame(&self, limit: u32) -> Result<Vec<FameRow>, Trouble> {
        type Fame = (String, String, String, String, i64, i64);
        let rows: Vec<Fame> = sqlx::query_as(
            "SELECT person, name, scenario, chapters, total, at FROM fame ORDER BY total DESC, at, campaign, seat LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(self.pool()?)
        .await?;
        let fame = |(person, name, scenario, chapters, total, at): Fame| {
            let chapters = serde_json::from_str(&chapters).ok()?;
            Some(FameRow { person: PersonId::read(&person)?, name, scenario, chapters, total, at })
        };
        Ok(rows.into_iter().filter_map(fame).collect())
    }
}

fn write(state: &CampaignState) -> String {
    serde_json::to_string(state).expect("a campaign is plain data")
}

async fn belong(step: &mut Transaction<'_, Any>, id: &TableId, person: &PersonId) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO campaigners (person, campaign) VALUES ($1, $2) ON CONFLICT (person, campaign) DO NOTHING")
        .bind(person.as_str())
        .bind(id.as_str())
        .execute(&mut **step)
        .await?;
    Ok(())
}

/// Notes how a chapter ended at the table where it was to be played; the last one brings its winners into the Hall of Fame.
pub(super) async fn record(
    step: &mut Transaction<'_, Any>,
    table: &TableId,
    result: &ChapterResult,
    at: Millis,
) -> Result<(), sqlx::Error> {
    let found: Option<Row> =
        sqlx::query_as("SELECT id, state, table_id, changed FROM campaigns WHERE id = $1 AND table_id = $2")
            .bind(result.campaign.as_str())
            .bind(table.as_str())
            .fetch_optional(&mut **step)
            .await?;
    let Some(CampaignRow { id, mut state, .. }) = found.and_then(row) else { return Ok(()) };
    let scores = result.scores.as_ref().map(|scores| Outcome::by_score(scores, "scored"));
    let recorded = scores.is_some_and(|outcome| state.story.record(&outcome).is_ok());
    state.broken_off |= !recorded;
    state.names.clone_from(&result.names);
    // Whoever let a bot play on is remembered by nobody, even if they come back for the next chapter.
    let themselves = result.people.iter().zip(&result.themselves);
    let people: Vec<Option<PersonId>> =
        themselves.map(|(person, own)| person.clone().filter(|_| *own)).collect();
    state.people = if state.people.is_empty() {
        people
    } else {
        let both = state.people.into_iter().zip(people);
        both.map(|(before, now)| before.filter(|before| now.as_ref() == Some(before))).collect()
    };
    sqlx::query("UPDATE campaigns SET state = $1, changed = $2 WHERE id = $3")
        .bind(write(&state))
        .bind(at)
        .bind(id.as_str())
        .execute(&mut **step)
        .await?;
    for person in result.people.iter().flatten() {
        belong(step, &id, person).await?;
    }
    if !state.broken_off {
        remember(step, &id, &state, at).await?;
    }
    Ok(())
}

async fn remember(
    step: &mut Transaction<'_, Any>,
    id: &TableId,
    state: &CampaignState,
    at: Millis,
) -> Result<(), sqlx::Error> {
    for seat in state.story.winners().unwrap_or_default().iter() {
        let Some(person) = state.people.get(seat.index()).and_then(Option::as_ref) else { continue };
        let chapters: Vec<i32> = state.story.results().iter().map(|chapter| chapter[seat.index()]).collect();
        let total: i64 = chapters.iter().map(|glory| i64::from(*glory)).sum();
        sqlx::query(
            "INSERT INTO fame (campaign, seat, person, name, scenario, chapters, total, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (campaign, seat) DO NOTHING",
        )
        .bind(id.as_str())
        .bind(i64::from(seat.number()))
        .bind(person.as_str())
        .bind(state.names.get(seat.index()).map_or("", String::as_str))
        .bind(state.story.scenario().id())
        .bind(serde_json::to_string(&chapters).unwrap_or_default())
        .bind(total)
        .bind(at)
        .execute(&mut **step)
        .await?;
    }
    Ok(())
}
