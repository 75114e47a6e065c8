//! Who sends a request: by cookie from a page, by token from a program.

use super::{Answer, App, Caller, refuse};
use crate::hall::Person;
use crate::session::token_in_cookies;
use crate::trouble::Trouble;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use undercroft_core::Language;

/// Whoever sends the request, known or not.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who it is, if they said so.
    pub person: Option<Person>,
    /// The session's token; empty without a session.
    pub token: String,
    /// The language they read.
    pub language: Language,
    /// Where the request comes from.
    pub caller: Caller,
}

/// A visitor who said who they are.
#[derive(Clone, Debug)]
pub struct Player {
    /// Who.
    pub person: Person,
    /// The session's token.
    pub token: String,
    /// Where the request comes from.
    pub caller: Caller,
    /// The language they read.
    pub language: Language,
}

/// Protection of forms: every form carries a word that follows from the session.
#[derive(Copy, Clone, Debug)]
pub struct Form;

impl Form {
    /// The word to put into a hidden field named [`FORM_WORD`](crate::session::FORM_WORD).
    pub fn word(app: &App, visitor: &Visitor) -> String {
        app.hall().sessions().form_word(&visitor.token)
    }

    /// Refuses a form that does not come from this visitor's own pages.
    pub fn check(app: &App, visitor: &Visitor, word: &str) -> Result<(), Trouble> {
        if app.hall().sessions().is_form_word(&visitor.token, word) {
            return Ok(());
        }
        Err(Trouble::invalid("server-bad-form"))
    }
}

/// The token in the headers: `Authorization: Bearer …` or the cookie.
pub(super) fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    bearer.or_else(|| token_in_cookies(headers.get(COOKIE)?.to_str().ok()?)).map(str::trim)
}

/// What the person chose, or the first of the browser's languages that we speak.
pub(super) fn language(person: Option<&Person>, headers: &HeaderMap) -> Language {
    let asked = || {
        let header = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
        header.split(',').find_map(|part| {
            let tag = part.split([';', '-']).next()?.trim();
            Language::from_code(tag)
        })
    };
    person.and_then(|person| person.language).or_else(asked).unwrap_or_default()
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Answer;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Answer> {
        let token = token(&parts.headers).unwrap_or_default().to_owned();
        let person = match app.hall().who(&token).await {
            Ok(person) => person,
            Err(error) => return Err(refuse(app, Language::En, &error)),
        };
        Ok(Visitor {
            language: language(person.as_ref(), &parts.headers),
            // A token nobody knows is as good as none.
            token: if person.is_some() { token } else { String::new() },
            person,
            caller: Caller::of(parts),
        })
    }
}

impl FromRequestParts<App> for Player {
    type Rejection = Answer;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Player, Answer> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        match visitor.person {
            Some(person) => {
                let Visitor { token, language, caller, .. } = visitor;
                Ok(Player { person, token, caller, language })
            }
            None => Err(refuse(app, visitor.language, &Trouble::NotSignedIn)),
        }
    }
}
