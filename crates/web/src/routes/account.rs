//! Names, accounts and preferences.

use super::Answer;
use super::visit::{Posted, Visit, go};
use crate::page::Theme;
use crate::pages::people;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use std::sync::Arc;
use undercroft_core::Language;
use undercroft_server::{Hall, PersonId, Trouble, hall};

pub(super) async fn profile(State(hall): State<Arc<Hall>>, visit: Visit, Path(id): Path<String>) -> Answer {
    let id = PersonId::read(&id).ok_or_else(|| visit.failure(Trouble::NotFound))?;
    let profile = hall.profile(&id).await.map_err(|trouble| visit.failure(trouble))?;
    let own = visit.id() == Some(&id);
    Ok(people::profile(&visit.reader, &profile, own, None).into_response())
}

pub(super) async fn me(State(hall): State<Arc<Hall>>, visit: Visit) -> Answer {
    let Some(id) = visit.id() else { return Ok(go("/sign-in", None)) };
    let profile = hall.profile(id).await.map_err(|trouble| visit.failure(trouble))?;
    Ok(people::profile(&visit.reader, &profile, true, None).into_response())
}

/// A new name, or an account for a guest.
pub(super) async fn change(State(hall): State<Arc<Hall>>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let person = visit.known()?;
    let done = match (posted.get("login"), posted.get("password"), posted.get("name")) {
        (Some(login), Some(password), _) => hall.make_account(person, login, password).await,
        (_, _, Some(name)) => hall.change_person(person, name, person.language, person.theme).await,
        (_, _, None) => Ok(()),
    };
    match done {
        Ok(()) => Ok(go("/me", None)),
        Err(trouble @ (Trouble::Invalid(_) | Trouble::Not(_))) => {
            let profile = hall.profile(&person.id).await.map_err(|trouble| visit.failure(trouble))?;
            let text = visit.reader.speech().say(&trouble.phrase());
            Ok(people::profile(&visit.reader, &profile, true, Some(&text)).into_response())
        }
        Err(trouble) => Err(visit.failure(trouble)),
    }
}

pub(super) async fn sign_in_form(visit: Visit) -> Answer {
    Ok(people::sign_in(&visit.reader, None).into_response())
}

/// With a password into an account, without one as a guest.
pub(super) async fn sign_in(State(hall): State<Arc<Hall>>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let done = match (posted.get("login"), posted.get("password")) {
        (Some(login), Some(password)) => visit.caller.sign_in(&hall, login, password).await,
        _ => visit.caller.welcome(&hall, posted.get("name").unwrap_or("")).await,
    };
    match done {
        Ok((_, token)) => Ok(go("/", Some(visit.caller.session_cookie(&hall, &token)))),
        Err(trouble @ (Trouble::Invalid(_) | Trouble::Not(_) | Trouble::TooMany { .. })) => {
            let text = visit.reader.speech().say(&trouble.phrase());
            Ok(people::sign_in(&visit.reader, Some(&text)).into_response())
        }
        Err(trouble) => Err(visit.failure(trouble)),
    }
}

pub(super) async fn sign_out(State(hall): State<Arc<Hall>>, _posted: Posted) -> Answer {
    Ok(go("/", Some(hall.sessions().clear_cookie())))
}

/// Language and theme: kept in cookies, and with the person if there is one.
pub(super) async fn settings(State(hall): State<Arc<Hall>>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let language = posted.get("language").and_then(Language::from_code);
    let theme = posted.get("theme").and_then(Theme::from_id);
    if let Some(person) = &visit.person {
        let kept = match theme {
            Some(Theme::Dark) => Some(hall::Theme::Dark),
            Some(Theme::Light) => Some(hall::Theme::Light),
            Some(Theme::Auto) => None,
            None => person.theme,
        };
        let spoken = language.or(person.language);
        hall.change_person(person, &person.name, spoken, kept)
            .await
            .map_err(|trouble| visit.failure(trouble))?;
    }
    let cookies = [
        language.map(|language| visit.caller.cookie("language", language.code())),
        theme.map(|theme| visit.caller.cookie("theme", theme.id())),
    ];
    // Only a path of our own: an address with a host would lead people away.
    let back = posted
        .get("back")
        .filter(|back| back.starts_with('/') && !back.starts_with("//") && !back.contains('\\'));
    Ok(go(back.unwrap_or("/"), cookies.into_iter().flatten()))
}
