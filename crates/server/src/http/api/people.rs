//! People over the API.

use super::super::{Answer, App, Player, Visitor, refuse};
use super::{Body, Named, Reply};
use crate::hall::{Person, Theme};
use crate::ids::PersonId;
use crate::store::{SessionRow, Tally};
use crate::time::Millis;
use crate::trouble::Trouble;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use undercroft_core::Language;

/// A name to be called by.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Newcomer {
    /// At least one character that can be seen; what is longer than 24 is cut.
    #[schema(min_length = 1)]
    name: String,
}

/// An account.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Account {
    /// The account's name.
    #[schema(min_length = 2, max_length = 32)]
    login: String,
    /// At least 8 characters.
    #[schema(min_length = 8, max_length = 200)]
    password: String,
    /// The `device` of an earlier sign-in, so that wrong guesses of others do not keep you out.
    #[serde(default)]
    device: Option<String>,
}

/// A password to be changed.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Passwords {
    old: String,
    /// At least 8 characters.
    #[schema(min_length = 8, max_length = 200)]
    new: String,
}

/// Where you are signed in.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct SessionJson {
    /// What it is used on, as far as that was told.
    device: String,
    since: Millis,
    /// When it was last used, to the hour.
    seen: Millis,
    /// When it ends unless it is used.
    expires: Millis,
    /// Is it the one of this request?
    this: bool,
}

/// It is done.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct Done {
    done: bool,
}

/// A person and the token to speak for them.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct Session {
    /// Sent as `Authorization: Bearer …`.
    token: String,
    /// To be sent with later sign-ins: wrong guesses of others do not keep you out then.
    #[serde(skip_serializing_if = "Option::is_none")]
    device: Option<String>,
    #[serde(flatten)]
    me: Me,
}

/// The person whose token it is.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct Me {
    #[schema(value_type = String)]
    id: PersonId,
    name: String,
    login: Option<String>,
    language: Option<&'static str>,
    theme: Option<Theme>,
}

/// What is to be changed; what is not mentioned stays.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Change {
    /// At least one character that can be seen; what is longer than 24 is cut.
    #[schema(min_length = 1)]
    name: Option<String>,
    /// `en` or `ru`.
    language: Option<String>,
    theme: Option<Theme>,
}

/// What anybody may know about a person.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct ProfileJson {
    #[schema(value_type = String)]
    id: PersonId,
    name: String,
    account: bool,
    since: Millis,
    ratings: Vec<GameRating>,
    /// The last results, the most recent first.
    results: Vec<Tally>,
}

/// A rating in one game.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct GameRating {
    game: String,
    rating: f64,
    games: i64,
}

/// A place on the leaderboard.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct Leader {
    /// The person's id, or `bot-` and the level.
    player: String,
    /// The name; a bot is called by its level.
    name: Option<String>,
    rating: f64,
    games: i64,
}

fn me_json(person: &Person) -> Me {
    Me {
        id: person.id.clone(),
        name: person.name.clone(),
        login: person.login.clone(),
        language: person.language.map(Language::code),
        theme: person.theme,
    }
}

/// Come in as a guest: all it takes is a name.
#[utoipa::path(post, path = "/api/people", request_body = Newcomer, responses((status = 200, body = Session)))]
pub(super) async fn newcomer(
    State(app): State<App>,
    visitor: Visitor,
    Body(newcomer): Body<Newcomer>,
) -> Reply<Session> {
    let welcome = visitor.caller.welcome(app.hall(), &newcomer.name).await;
    let (person, token) = welcome.map_err(|trouble| refuse(&app, visitor.language, &trouble))?;
    Ok(Json(Session { token, device: None, me: me_json(&person) }))
}

/// Sign in to an account.
#[utoipa::path(post, path = "/api/session", request_body = Account, responses((status = 200, body = Session)))]
pub(super) async fn sign_in(
    State(app): State<App>,
    visitor: Visitor,
    Body(account): Body<Account>,
) -> Reply<Session> {
    let origin = visitor.caller.origin(account.device.as_deref());
    let signed_in = app.hall().sign_in(&account.login, &account.password, origin).await;
    let (person, token) = signed_in.map_err(|trouble| refuse(&app, visitor.language, &trouble))?;
    let device = Some(app.hall().sessions().device_word(&person.id));
    Ok(Json(Session { token, device, me: me_json(&person) }))
}

/// Sign out: the token is good for nothing afterwards.
#[utoipa::path(delete, path = "/api/session", responses((status = 200, body = Done)), security(("token" = [])))]
pub(super) async fn sign_out(State(app): State<App>, player: Player) -> Reply<Done> {
    let done = app.hall().sign_out(&player.token).await;
    done.map_err(|trouble| refuse(&app, player.language, &trouble))?;
    Ok(Json(Done { done: true }))
}

/// Where am I signed in?
#[utoipa::path(get, path = "/api/me/sessions", responses((status = 200, body = Vec<SessionJson>)),
    security(("token" = [])))]
pub(super) async fn sessions(State(app): State<App>, player: Player) -> Reply<Vec<SessionJson>> {
    let sessions = app.hall().sessions_of(&player.person.id, &player.token).await;
    let sessions = sessions.map_err(|trouble| refuse(&app, player.language, &trouble))?;
    let session = |(row, this): (SessionRow, bool)| SessionJson {
        device: row.device,
        since: row.created,
        seen: row.seen,
        expires: row.expires,
        this,
    };
    Ok(Json(sessions.into_iter().map(session).collect()))
}

/// Sign out everywhere.
#[utoipa::path(delete, path = "/api/me/sessions", responses((status = 200, body = Done)),
    security(("token" = [])))]
pub(super) async fn sign_out_everywhere(State(app): State<App>, player: Player) -> Reply<Done> {
    let done = app.hall().sign_out_everywhere(&player.person).await;
    done.map_err(|trouble| refuse(&app, player.language, &trouble))?;
    Ok(Json(Done { done: true }))
}

/// Change the password. All sessions end; the token of a new one is given.
#[utoipa::path(post, path = "/api/me/password", request_body = Passwords, responses((status = 200, body = Session)),
    security(("token" = [])))]
pub(super) async fn change_password(
    State(app): State<App>,
    player: Player,
    Body(passwords): Body<Passwords>,
) -> Reply<Session> {
    let (hall, device) = (app.hall(), player.caller.device());
    let changed = hall.change_password(&player.person, &passwords.old, &passwords.new, device).await;
    let token = changed.map_err(|trouble| refuse(&app, player.language, &trouble))?;
    let device = Some(hall.sessions().device_word(&player.person.id));
    Ok(Json(Session { token, device, me: me_json(&player.person) }))
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)), security(("token" = [])))]
pub(super) async fn me(player: Player) -> Json<Me> {
    Json(me_json(&player.person))
}

/// Change name, language or theme.
#[utoipa::path(patch, path = "/api/me", request_body = Change, responses((status = 200, body = Me)),
    security(("token" = [])))]
pub(super) async fn change_me(
    State(app): State<App>,
    player: Player,
    Body(change): Body<Change>,
) -> Reply<Me> {
    let refused = |trouble: &Trouble| -> Answer { refuse(&app, player.language, trouble) };
    let mut person = player.person.clone();
    if let Some(code) = change.language {
        let spoken = Language::from_code(&code);
        let unknown = || refused(&Trouble::invalid("server-bad-languages"));
        person.language = Some(spoken.ok_or_else(unknown)?);
    }
    person.theme = change.theme.or(person.theme);
    person.name = change.name.unwrap_or(person.name);
    let changed = app.hall().change_person(&person, &person.name, person.language, person.theme).await;
    let person = changed.map_err(|trouble| refused(&trouble))?;
    Ok(Json(me_json(&person)))
}

/// Keep games and ratings under an account.
#[utoipa::path(post, path = "/api/me/account", request_body = Account, responses((status = 200, body = Me)),
    security(("token" = [])))]
pub(super) async fn make_account(
    State(app): State<App>,
    player: Player,
    Body(account): Body<Account>,
) -> Reply<Me> {
    let made = app.hall().make_account(&player.person, &account.login, &account.password).await;
    made.map_err(|trouble| refuse(&app, player.language, &trouble))?;
    let mut person = player.person;
    person.login = Some(account.login.trim().to_lowercase());
    Ok(Json(me_json(&person)))
}

/// What anybody may know about a person: ratings and results.
#[utoipa::path(get, path = "/api/people/{id}", params(("id" = String, Path)),
    responses((status = 200, body = ProfileJson)))]
pub(super) async fn profile(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named,
) -> Reply<ProfileJson> {
    let profile = match PersonId::read(&id) {
        Some(id) => app.hall().profile(&id).await,
        None => Err(Trouble::NotFound),
    };
    let profile = profile.map_err(|trouble| refuse(&app, visitor.language, &trouble))?;
    let ratings = profile.ratings.into_iter();
    Ok(Json(ProfileJson {
        id: profile.id,
        name: profile.name,
        account: profile.account,
        since: profile.created,
        ratings: ratings
            .map(|(game, rating)| GameRating { game, rating: rating.shown(), games: rating.games })
            .collect(),
        results: profile.results,
    }))
}

/// The best players of a game.
#[utoipa::path(get, path = "/api/games/{game}/leaders", params(("game" = String, Path)),
    responses((status = 200, body = Vec<Leader>)))]
pub(super) async fn leaders(
    State(app): State<App>,
    visitor: Visitor,
    Named(game): Named,
) -> Reply<Vec<Leader>> {
    let leaders = app.hall().leaders(&game).await;
    let leaders = leaders.map_err(|trouble| refuse(&app, visitor.language, &trouble))?;
    let leader = |(player, name, rating): (String, Option<String>, crate::store::Rating)| Leader {
        player,
        name,
        rating: rating.shown(),
        games: rating.games,
    };
    Ok(Json(leaders.into_iter().map(leader).collect()))
}
