//! Campaigns over the API.

use super::super::{Answer, App, Player, Visitor, refuse};
use super::tables::OpenedJson;
use super::{Body, Named, Reply};
use crate::hall::{CampaignView, NewCampaign};
use crate::ids::TableId;
use crate::store::FameRow;
use crate::trouble::Trouble;
use axum::Json;
use axum::extract::State;
use serde::Serialize;

/// A campaign you play.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct CampaignJson {
    #[schema(value_type = String)]
    id: TableId,
    scenario: &'static str,
    /// The chapter that is to be played or being played; nothing when the campaign is over.
    chapter: Option<usize>,
    /// Names by seat; bots by their level.
    names: Vec<String>,
    /// The results so far, chapter by chapter and seat by seat.
    results: Vec<Vec<i32>>,
    totals: Vec<i32>,
    /// The seats that won, counted from 1.
    winners: Vec<u8>,
    /// A chapter was given up, and with it the campaign.
    broken_off: bool,
    /// The table of the chapter that is on or was played last.
    #[schema(value_type = String)]
    table: TableId,
}

fn campaign_json(view: CampaignView) -> CampaignJson {
    let winners = view.story.winners().unwrap_or_default();
    CampaignJson {
        scenario: view.story.scenario().id(),
        chapter: view.story.chapter().filter(|_| !view.broken_off),
        results: view.story.results().to_vec(),
        totals: view.story.totals(),
        winners: winners.iter().map(|seat| seat.number()).collect(),
        id: view.id,
        names: view.names,
        broken_off: view.broken_off,
        table: view.table,
    }
}

fn campaign_id(app: &App, player: &Player, id: &str) -> Result<TableId, Answer> {
    TableId::read(id).ok_or_else(|| refuse(app, player.language, &Trouble::NotFound))
}

/// Your campaigns, the most recent first.
#[utoipa::path(get, path = "/api/campaigns", responses((status = 200, body = Vec<CampaignJson>)),
    security(("token" = [])))]
pub(super) async fn mine(State(app): State<App>, player: Player) -> Reply<Vec<CampaignJson>> {
    let all = app.hall().campaigns_of(&player.person.id).await;
    let all = all.map_err(|trouble| refuse(&app, player.language, &trouble))?;
    Ok(Json(all.into_iter().map(campaign_json).collect()))
}

/// Start a campaign of Paper Dungeons; the answer is the table of its first chapter.
#[utoipa::path(post, path = "/api/campaigns", request_body = NewCampaign,
    responses((status = 200, body = OpenedJson)), security(("token" = [])))]
pub(super) async fn start(
    State(app): State<App>,
    player: Player,
    Body(new): Body<NewCampaign>,
) -> Reply<OpenedJson> {
    let table = app.hall().start_campaign(&player.person, &new).await;
    Ok(Json(OpenedJson::of(table.map_err(|trouble| refuse(&app, player.language, &trouble))?)))
}

/// A campaign you play.
#[utoipa::path(get, path = "/api/campaigns/{id}", params(("id" = String, Path)),
    responses((status = 200, body = CampaignJson)), security(("token" = [])))]
pub(super) async fn see(State(app): State<App>, player: Player, Named(id): Named) -> Reply<CampaignJson> {
    let id = campaign_id(&app, &player, &id)?;
    let view = app.hall().campaign(&player.person.id, &id).await;
    Ok(Json(campaign_json(view.map_err(|trouble| refuse(&app, player.language, &trouble))?)))
}

/// Go on with a campaign: the table of the chapter that is on, or of the next one, with everybody on their seat.
#[utoipa::path(post, path = "/api/campaigns/{id}", params(("id" = String, Path)),
    responses((status = 200, body = OpenedJson)), security(("token" = [])))]
pub(super) async fn go_on(State(app): State<App>, player: Player, Named(id): Named) -> Reply<OpenedJson> {
    let id = campaign_id(&app, &player, &id)?;
    let table = app.hall().go_on_with(&player.person, &id).await;
    Ok(Json(OpenedJson::of(table.map_err(|trouble| refuse(&app, player.language, &trouble))?)))
}

/// The Hall of Fame: who won a campaign with the most glory, the best first.
#[utoipa::path(get, path = "/api/hall-of-fame", responses((status = 200, body = Vec<FameRow>)))]
pub(super) async fn fame(State(app): State<App>, visitor: Visitor) -> Reply<Vec<FameRow>> {
    let fame = app.hall().hall_of_fame().await;
    Ok(Json(fame.map_err(|trouble| refuse(&app, visitor.language, &trouble))?))
}
