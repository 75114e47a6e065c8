//! Tables over the API.

use super::super::{Answer, App, Look, Player, Visitor, refuse, stream};
use super::json::{TableJson, table_json};
use super::{Asked, Body, Named, Reply};
use crate::hall::{Action, Fairness, NewTable, TableView};
use crate::ids::{PersonId, TableId};
use crate::room::Phase;
use crate::store::Card;
use crate::trouble::Trouble;
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::response::sse::Event;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use undercroft_core::{Facts, Language, Values};
use undercroft_shelf::AnyHint;

/// A game that can be played here.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct GameJson {
    id: &'static str,
    min_seats: u8,
    max_seats: u8,
    options: Vec<OptionJson>,
    /// The levels of the bots, the weakest first.
    bots: &'static [&'static str],
}

/// Something that can be agreed before the game.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct OptionJson {
    id: &'static str,
    default: &'static str,
    /// What it may be, if it is one of a few words.
    values: Vec<&'static str>,
    /// The lowest and the highest, if it is a number.
    range: Option<[i64; 2]>,
}

/// Which tables.
#[derive(Deserialize)]
pub(super) struct LobbyQuery {
    game: Option<String>,
    phase: Option<Phase>,
}

/// The table that was opened.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct OpenedJson {
    #[schema(value_type = String)]
    id: TableId,
}

/// One event of a stream.
#[derive(utoipa::ToSchema)]
#[expect(dead_code, reason = "it describes what is written line by line")]
pub(super) struct FollowedJson {
    /// `table`, `alive` from time to time, and `goodbye` from a server that closes.
    event: String,
    /// A text of JSON: the table, as it is answered without a stream; `{}` for the other events.
    #[schema(content_media_type = "application/json")]
    data: String,
}

/// Which move.
#[derive(Deserialize)]
pub(super) struct MoveQuery {
    #[serde(rename = "move")]
    notation: String,
}

/// Why a move is not allowed; both are empty if it is.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct WhyNotJson {
    rule: Option<&'static str>,
    reason: Option<String>,
}

/// A move, judged from what the seat knows.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct HintJson {
    #[serde(rename = "move")]
    notation: String,
    /// The chance to win after it.
    chance: f64,
    /// Half the width of the 95 % interval; 0 where the chance is computed.
    margin: f64,
    summary: String,
    reasons: Vec<String>,
}

impl OpenedJson {
    pub(super) fn of(id: TableId) -> OpenedJson {
        OpenedJson { id }
    }
}

fn table_id(app: &App, language: Language, id: &str) -> Result<TableId, Answer> {
    TableId::read(id).ok_or_else(|| refuse(app, language, &Trouble::NotFound))
}

fn option_json(spec: &'static undercroft_core::OptionSpec) -> OptionJson {
    let (values, range) = match spec.values {
        Values::OneOf(words) => (words.to_vec(), None),
        Values::Number { min, max } => (Vec::new(), Some([min, max])),
    };
    OptionJson { id: spec.id, default: spec.default, values, range }
}

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameJson>)))]
pub(super) async fn games() -> Json<Vec<GameJson>> {
    let game = |facts: &'static Facts| GameJson {
        id: facts.id,
        min_seats: facts.min_seats,
        max_seats: facts.max_seats,
        options: facts.options.iter().map(option_json).collect(),
        bots: undercroft_shelf::bots::BOTS,
    };
    Json(undercroft_shelf::facts().into_iter().map(game).collect())
}

/// Public tables, the most recent first.
#[utoipa::path(get, path = "/api/tables", params(("game" = Option<String>, Query),
    ("phase" = Option<Phase>, Query)), responses((status = 200, body = Vec<Card>)))]
pub(super) async fn lobby(
    State(app): State<App>,
    visitor: Visitor,
    Asked(query): Asked<LobbyQuery>,
) -> Reply<Vec<Card>> {
    let tables = app.hall().lobby(query.game.as_deref(), query.phase.unwrap_or(Phase::Waiting)).await;
    Ok(Json(tables.map_err(|trouble| refuse(&app, visitor.language, &trouble))?))
}

/// Your own tables, the most recent first.
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = Vec<Card>)),
    security(("token" = [])))]
pub(super) async fn mine(State(app): State<App>, player: Player) -> Reply<Vec<Card>> {
    let tables = app.hall().tables_of(&player.person.id).await;
    Ok(Json(tables.map_err(|trouble| refuse(&app, player.language, &trouble))?))
}

/// Open a table. It begins at once if no seat is open.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 200, body = OpenedJson)), security(("token" = [])))]
pub(super) async fn open(
    State(app): State<App>,
    player: Player,
    Body(new): Body<NewTable>,
) -> Reply<OpenedJson> {
    let id = app.hall().open_table(&player.person, &new).await;
    Ok(Json(OpenedJson { id: id.map_err(|trouble| refuse(&app, player.language, &trouble))? }))
}

/// The table as you may see it, with everything that happened.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableJson)), security((), ("token" = [])))]
pub(super) async fn see(State(app): State<App>, visitor: Visitor, Named(id): Named) -> Reply<TableJson> {
    let id = table_id(&app, visitor.language, &id)?;
    let view = app.hall().see(visitor.person.as_ref().map(|person| &person.id), &id).await;
    let view = view.map_err(|trouble| refuse(&app, visitor.language, &trouble))?;
    Ok(Json(table_json(&view, app.words(visitor.language), 0)))
}

/// Do something at the table. The answer is the table afterwards, without the events: follow the stream for
/// those.
#[utoipa::path(post, path = "/api/tables/{id}", params(("id" = String, Path)), request_body = Action,
    responses((status = 200, body = TableJson), (status = 409, body = super::super::answer::Refused)),
    security(("token" = [])))]
pub(super) async fn act(
    State(app): State<App>,
    player: Player,
    Named(id): Named,
    Body(action): Body<Action>,
) -> Reply<TableJson> {
    let id = table_id(&app, player.language, &id)?;
    let done = async {
        app.hall().perform(&player.person, &id, &action).await?;
        app.hall().see(Some(&player.person.id), &id).await
    };
    let view = done.await.map_err(|trouble| refuse(&app, player.language, &trouble))?;
    let events = view.sight.as_ref().map_or(0, |sight| sight.happenings.len());
    Ok(Json(table_json(&view, app.words(player.language), events)))
}

/// Play again with the same people. The first to ask opens the new table, the others sit down at it.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = OpenedJson)), security(("token" = [])))]
pub(super) async fn rematch(State(app): State<App>, player: Player, Named(id): Named) -> Reply<OpenedJson> {
    let id = table_id(&app, player.language, &id)?;
    let again = app.hall().rematch(&player.person, &id).await;
    Ok(Json(OpenedJson { id: again.map_err(|trouble| refuse(&app, player.language, &trouble))? }))
}

/// Follow the table: server-sent events named `table`, each with the table as you may see it. The first brings
/// everything that happened, the later ones what is new: keep the first `events_from` events you have and add
/// those that follow. The last event of a server that closes is named `goodbye`.
#[utoipa::path(get, path = "/api/tables/{id}/stream", params(("id" = String, Path)),
    responses((status = 200, body = FollowedJson, content_type = "text/event-stream")),
    security((), ("token" = [])))]
pub(super) async fn follow(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named,
) -> Result<impl IntoResponse, Answer> {
    let id = table_id(&app, visitor.language, &id)?;
    let (language, hall) = (visitor.language, app.hall().clone());
    let person = visitor.person.map(|person| person.id);
    let pass = visitor.caller.take_stream(person.as_ref());
    let pass = pass.map_err(|trouble| refuse(&app, language, &trouble))?;
    let changes = hall.watch(person.as_ref(), &id).await;
    let changes = changes.map_err(|trouble| refuse(&app, language, &trouble))?;
    let attendance = vec![hall.attend(person.as_ref(), &id)];
    let reader = Reader { app, language, person, token: visitor.token, id, last: None };
    Ok(stream(&hall, pass, changes, attendance, reader))
}

/// Looks at a table for a program.
struct Reader {
    app: App,
    language: Language,
    person: Option<PersonId>,
    token: String,
    id: TableId,
    last: Option<Arc<TableView>>,
}

impl Look for Reader {
    async fn look(&mut self) -> Option<Vec<Event>> {
        if self.app.hall().has_ended(&self.token) {
            return None;
        }
        let glance = match self.app.hall().glance(self.person.as_ref(), &self.id).await {
            Ok(glance) => glance,
            // The storage is away for a moment; when it is back, everybody is woken.
            Err(Trouble::Storage(_)) => return Some(Vec::new()),
            // Whoever may no longer see the table hears no more of it.
            Err(_) => return None,
        };
        // A running clock is no news. Nor is a secret move of somebody else, which must not be told by a beat
        // of the stream. So views are compared without their times.
        if self.last.as_ref() == Some(&glance.view) {
            return Some(Vec::new());
        }
        let last = self.last.replace(glance.view.clone());
        let view = glance.with_times();
        let from = still_hold(&view, last.as_deref());
        let text = view.rendered.get(self.language, from, || {
            let json = table_json(&view, self.app.words(self.language), from);
            serde_json::to_string(&json).expect("a table is plain data")
        });
        Some(vec![Event::default().event("table").data(text)])
    }
}

/// How many of the events that were told before are still true: all, unless something was taken back.
fn still_hold(view: &TableView, last: Option<&TableView>) -> usize {
    let Some((now, before)) = view.sight.as_ref().zip(last.and_then(|last| last.sight.as_ref())) else {
        return 0;
    };
    now.happenings.in_common_with(&before.happenings)
}

/// Why may I not make this move?
#[utoipa::path(get, path = "/api/tables/{id}/why-not", params(("id" = String, Path), ("move" = String, Query)),
    responses((status = 200, body = WhyNotJson)), security(("token" = [])))]
pub(super) async fn why_not(
    State(app): State<App>,
    player: Player,
    Named(id): Named,
    Asked(query): Asked<MoveQuery>,
) -> Reply<WhyNotJson> {
    let id = table_id(&app, player.language, &id)?;
    let asked = async {
        let refusal = app.hall().why_not(&player.person.id, &id, &query.notation).await?;
        Ok((refusal, app.hall().see(Some(&player.person.id), &id).await?))
    };
    let (refusal, view) = asked.await.map_err(|trouble: Trouble| refuse(&app, player.language, &trouble))?;
    let words = app.words(player.language);
    Ok(Json(WhyNotJson {
        rule: refusal.as_ref().map(|refusal| refusal.rule),
        reason: refusal.map(|refusal| words.say(&refusal.phrase, &view.company(words))),
    }))
}

/// Which of my moves are good, and why? Best first.
#[utoipa::path(get, path = "/api/tables/{id}/hints", params(("id" = String, Path)),
    responses((status = 200, body = Vec<HintJson>)), security(("token" = [])))]
pub(super) async fn hints(State(app): State<App>, player: Player, Named(id): Named) -> Reply<Vec<HintJson>> {
    let id = table_id(&app, player.language, &id)?;
    let asked = async {
        let hints = app.hall().hints(&player.person.id, &id).await?;
        Ok((hints, app.hall().see(Some(&player.person.id), &id).await?))
    };
    let (hints, view) = asked.await.map_err(|trouble: Trouble| refuse(&app, player.language, &trouble))?;
    let words = app.words(player.language);
    let company = view.company(words);
    let hint = |hint: AnyHint| HintJson {
        notation: hint.notation,
        chance: hint.chance,
        margin: hint.margin,
        summary: words.say(&hint.summary, &company),
        reasons: hint.reasons.iter().map(|reason| words.say(reason, &company)).collect(),
    };
    Ok(Json(hints.into_iter().map(hint).collect()))
}

/// A finished game as a replay file.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "application/jsonl")), security((), ("token" = [])))]
pub(super) async fn export(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named,
) -> Result<impl IntoResponse, Answer> {
    let id = table_id(&app, visitor.language, &id)?;
    let log = app.hall().export(visitor.person.as_ref().map(|person| &person.id), &id).await;
    let log = log.map_err(|trouble| refuse(&app, visitor.language, &trouble))?;
    let name = format!("attachment; filename=\"{}-{id}.jsonl\"", log.game);
    Ok(([(CONTENT_TYPE, "application/jsonl".to_owned()), (CONTENT_DISPOSITION, name)], log.write()))
}

/// The component values in force: for each table of components its packs, each laid over the ones before it, and what
/// they say together, with the source of every value.
#[utoipa::path(get, path = "/api/tables/{id}/components", params(("id" = String, Path)),
    responses((status = 200, body = Vec<Object>)), security((), ("token" = [])))]
pub(super) async fn components(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named,
) -> Reply<serde_json::Value> {
    let id = table_id(&app, visitor.language, &id)?;
    let components = app.hall().components(visitor.person.as_ref().map(|person| &person.id), &id).await;
    Ok(Json(components.map_err(|trouble| refuse(&app, visitor.language, &trouble))?))
}

/// The proof that the luck was fixed before the game.
#[utoipa::path(get, path = "/api/tables/{id}/fairness", params(("id" = String, Path)),
    responses((status = 200, body = Fairness)), security((), ("token" = [])))]
pub(super) async fn fairness(State(app): State<App>, visitor: Visitor, Named(id): Named) -> Reply<Fairness> {
    let id = table_id(&app, visitor.language, &id)?;
    let fairness = app.hall().fairness(visitor.person.as_ref().map(|person| &person.id), &id).await;
    Ok(Json(fairness.map_err(|trouble| refuse(&app, visitor.language, &trouble))?))
}
