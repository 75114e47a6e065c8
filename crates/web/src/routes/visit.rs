//! Who asks for a page, in which language, and what they sent.

use super::site::Site;
use super::sofa::Sofa;
use crate::page::{Reader, Theme};
use crate::pages::about;
use axum::extract::{Form, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use std::collections::BTreeMap;
use undercroft_core::Language;
use undercroft_server::http::Caller;
use undercroft_server::session::{FORM_WORD, token_in_cookies};
use undercroft_server::{Hall, Person, PersonId, TableId, Trouble, hall};

/// The header with which our script asks for a part of a page.
pub(super) const FRAGMENT: &str = "x-fragment";

/// Somebody asks for something.
#[derive(Clone, Debug)]
pub(super) struct Visit {
    /// Who, once they told us a name.
    pub person: Option<Person>,
    /// How they read.
    pub reader: Reader,
    /// The script asks: a part of the page is enough.
    pub fragment: bool,
    /// The session's token; empty without a session.
    pub token: String,
    /// Where the request comes from, and whether over HTTPS.
    pub caller: Caller,
    /// Others who play on the same device.
    pub sofa: Sofa,
}

impl Visit {
    /// The id of the person.
    pub(super) fn id(&self) -> Option<&PersonId> {
        self.person.as_ref().map(|person| &person.id)
    }

    /// The person, or the trouble that there is none.
    pub(super) fn known(&self) -> Result<&Person, Failure> {
        self.person.as_ref().ok_or_else(|| self.failure(Trouble::NotSignedIn))
    }

    /// A page that says what went wrong.
    pub(super) fn failure(&self, trouble: Trouble) -> Failure {
        Failure { reader: Box::new(self.reader.clone()), fragment: self.fragment, trouble }
    }

    /// The person, or a new guest; with the cookie to be set for them.
    pub(super) async fn person_or_guest(
        &self,
        hall: &Hall,
        name: Option<&str>,
    ) -> Result<(Person, Option<String>), Failure> {
        if let Some(person) = &self.person {
            return Ok((person.clone(), None));
        }
        let guest = self.reader.speech().text("web-guest");
        let name = name.map(str::trim).filter(|name| !name.is_empty()).unwrap_or(&guest);
        let welcomed = self.caller.welcome(hall, name).await;
        let (person, token) = welcomed.map_err(|trouble| self.failure(trouble))?;
        Ok((person, Some(self.caller.session_cookie(hall, &token))))
    }
}

/// Something was not done; becomes a page or, for the script, a sentence.
#[derive(Debug)]
pub(super) struct Failure {
    reader: Box<Reader>,
    fragment: bool,
    trouble: Trouble,
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.trouble.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        if self.fragment {
            return (status, about::trouble_card(&self.reader.speech(), &self.trouble)).into_response();
        }
        (status, about::trouble(&self.reader, &self.trouble)).into_response()
    }
}

pub(super) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get(header::COOKIE)?.to_str().ok()?;
    all.split(';').find_map(|part| part.trim().strip_prefix(name)?.strip_prefix('='))
}

fn language(headers: &HeaderMap, person: Option<&Person>) -> Language {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let first = asked.split([',', ';', '-']).next().unwrap_or("").trim().to_lowercase();
    let chosen = cookie(headers, "language").and_then(Language::from_code);
    let kept = person.and_then(|person| person.language);
    chosen.or(kept).or_else(|| Language::from_code(&first)).unwrap_or_default()
}

/// The address people use: as the host was told, or as the browser says.
fn origin(site: &Site, headers: &HeaderMap, secure: bool) -> String {
    if let Some(address) = &site.app.limits().public_url {
        return address.trim_end_matches('/').to_owned();
    }
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or("");
    format!("{}://{host}", if secure { "https" } else { "http" })
}

fn theme(headers: &HeaderMap, person: Option<&Person>) -> Theme {
    let kept = person.and_then(|person| person.theme).map(|theme| match theme {
        hall::Theme::Dark => Theme::Dark,
        hall::Theme::Light => Theme::Light,
    });
    cookie(headers, "theme").and_then(Theme::from_id).or(kept).unwrap_or_default()
}

impl FromRequestParts<Site> for Visit {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Visit, Response> {
        let (headers, hall) = (&parts.headers, site.hall());
        let cookies = headers.get(header::COOKIE).and_then(|value| value.to_str().ok()).unwrap_or("");
        let caller = Caller::of(parts);
        let token = token_in_cookies(cookies).unwrap_or("").to_owned();
        // Whoever cannot be looked up gets a page that says so, and not an empty one.
        let (who, away) = match hall.who(&token).await {
            Ok(who) => (who, None),
            Err(trouble) => (None, Some(trouble)),
        };
        // A token that is no longer good must not protect forms.
        let token = if who.is_some() { token } else { String::new() };
        let reader = Reader {
            language: language(headers, who.as_ref()),
            theme: theme(headers, who.as_ref()),
            person: who.as_ref().map(|person| person.id.clone()),
            name: who.as_ref().map(|person| person.name.clone()),
            account: who.as_ref().is_some_and(|person| person.login.is_some()),
            token: hall.sessions().form_word(&token),
            path: parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
            origin: origin(site, headers, caller.is_secure()),
        };
        let fragment = headers.contains_key(FRAGMENT);
        if let Some(trouble) = away {
            return Err(Failure { reader: Box::new(reader), fragment, trouble }.into_response());
        }
        Ok(Visit { person: who, reader, fragment, token, caller, sofa: Sofa::read(headers) })
    }
}

/// A form that certainly came from one of our own pages.
#[derive(Debug)]
pub(super) struct Posted {
    /// Who sent it.
    pub visit: Visit,
    fields: BTreeMap<String, String>,
}

impl Posted {
    /// A field that is not empty.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.fields.get(name).map(String::as_str).filter(|value| !value.is_empty())
    }

    /// All fields.
    pub(super) fn fields(&self) -> &BTreeMap<String, String> {
        &self.fields
    }
}

impl FromRequest<Site> for Posted {
    type Rejection = Response;

    async fn from_request(request: Request, site: &Site) -> Result<Posted, Response> {
        let (mut parts, body) = request.into_parts();
        let visit = Visit::from_request_parts(&mut parts, site).await?;
        let request = Request::from_parts(parts, body);
        let Form(pairs) = Form::<Vec<(String, String)>>::from_request(request, site)
            .await
            .map_err(IntoResponse::into_response)?;
        let fields: BTreeMap<String, String> = pairs.into_iter().collect();
        let word = fields.get(FORM_WORD).map_or("", String::as_str);
        if !site.hall().sessions().is_form_word(&visit.token, word) {
            // The page is older than the session: a fresh one has the right word.
            return Err(Redirect::to("/").into_response());
        }
        Ok(Posted { visit, fields })
    }
}

/// The table an address names.
pub(super) fn table_id(visit: &Visit, text: &str) -> Result<TableId, Failure> {
    TableId::read(text).ok_or_else(|| visit.failure(Trouble::NotFound))
}

/// Goes to an address, with the cookies there are to set.
pub(super) fn go(address: &str, cookies: impl IntoIterator<Item = String>) -> Response {
    let cookies: Vec<_> = cookies.into_iter().map(|cookie| (header::SET_COOKIE, cookie)).collect();
    (AppendHeaders(cookies), Redirect::to(address)).into_response()
}
