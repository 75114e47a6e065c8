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
    show(&hall, &visit, &id, None).await
}

pub(super) async fn me(State(hall): State<Arc<Hall>>, visit: Visit) -> Answer {
    let Some(id) = visit.id() else { return Ok(go("/sign-in", None)) };
    show(&hall, &visit, id, None).await
}

/// A profile; with what only the person may see, if it is their own.
async fn show(hall: &Arc<Hall>, visit: &Visit, id: &PersonId, wrong: Option<&str>) -> Answer {
    let failure = |trouble| visit.failure(trouble);
    let profile = hall.profile(id).await.map_err(failure)?;
    let own = match visit.id() == Some(id) {
        true => {
            let sessions = hall.sessions_of(id, &visit.token).await.map_err(failure)?;
            Some(people::Own { sessions, now: hall.now() })
        }
        false => None,
    };
    Ok(people::profile(&visit.reader, &profile, own.as_ref(), wrong).into_response())
}

/// A new name, an account for a guest, or a new password.
pub(super) async fn change(State(hall): State<Arc<Hall>>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let person = visit.known()?;
    let fields = ["old", "new", "login", "password", "name"].map(|field| posted.get(field));
    let done = match fields {
        [Some(old), Some(new), ..] => {
            let device = visit.caller.device();
            let changed = hall.change_password(person, old, new, device).await;
            changed.map(|token| Some(visit.caller.session_cookie(&hall, &token)))
        }
        [_, _, Some(login), Some(password), _] => {
            hall.make_account(person, login, password).await.map(|()| None)
        }
        [.., Some(name)] => {
            hall.change_person(person, name, person.language, person.theme).await.map(|_| None)
        }
        [.., None] => Ok(None),
    };
    match done {
        Ok(cookie) => Ok(go("/me", cookie)),
        Err(trouble @ (Trouble::Invalid(_) | Trouble::Not(_) | Trouble::TooMany { .. })) => {
            let text = visit.reader.speech().say(&trouble.phrase());
            show(&hall, visit, &person.id, Some(&text)).await
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
        (Some(login), Some(password)) => {
            let signed_in = visit.caller.sign_in(&hall, login, password).await;
            signed_in.map(|(person, token)| (Some(visit.caller.device_cookie(&hall, &person.id)), token))
        }
        _ => {
            let welcomed = visit.caller.welcome(&hall, posted.get("name").unwrap_or("")).await;
            welcomed.map(|(_, token)| (None, token))
        }
    };
    match done {
        Ok((device, token)) => {
            Ok(go("/", device.into_iter().chain([visit.caller.session_cookie(&hall, &token)])))
        }
        Err(trouble @ (Trouble::Invalid(_) | Trouble::Not(_) | Trouble::TooMany { .. })) => {
            let text = visit.reader.speech().say(&trouble.phrase());
            Ok(people::sign_in(&visit.reader, Some(&text)).into_response())
        }
        Err(trouble) => Err(visit.failure(trouble)),
    }
}

/// Here, or everywhere.
pub(super) async fn sign_out(State(hall): State<Arc<Hall>>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let done = match (posted.get("everywhere"), &visit.person) {
        (Some(_), Some(person)) => hall.sign_out_everywhere(person).await,
        (Some(_) | None, _) => hall.sign_out(&visit.token).await,
    };
    done.map_err(|trouble| visit.failure(trouble))?;
    Ok(go("/", Some(hall.sessions().clear_cookie())))
}

/// Language and theme: kept in cookies, and with the person if there is one.
pub(super) async fn settings(State(hall): State<Arc<Hall>>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let back = posted.get("back");
    if back.is_some_and(|back| !is_path(back)) {
        return Err(visit.failure(Trouble::Malformed(undercroft_core::Phrase::new("server-bad-way-back"))));
    }
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
    Ok(go(back.unwrap_or("/"), cookies.into_iter().flatten()))
}

/// Is this a path of our own? An address with a host would lead people away, and browsers leave out some characters
/// before they read it.
fn is_path(text: &str) -> bool {
    let plain = !text.contains(['\\', '\u{7f}']) && text.chars().all(|c| c >= ' ');
    text.starts_with('/') && !text.starts_with("//") && plain
}
