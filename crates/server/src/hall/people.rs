//! Guests, accounts and what they like.

use super::{Hall, readable_name};
use crate::ids::{PersonId, random_bytes};
use crate::session::{Claim, same};
use crate::store::{PersonRow, Rating, SessionRow, Tally};
use crate::time::Millis;
use crate::trouble::{Not, Trouble};
use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Semaphore;
use undercroft_core::Language;
use undercroft_core::Phrase;

/// Passwords must be at least this long, in characters.
const SHORTEST_PASSWORD: usize = 8;
/// Hashing longer ones would cost time for nothing.
const LONGEST_PASSWORD: usize = 200;
const LONGEST_LOGIN: usize = 32;

/// Somebody who asks for things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// The account's name; a guest has none.
    pub login: Option<String>,
    /// The language they chose.
    pub language: Option<Language>,
    /// The theme they chose.
    pub theme: Option<Theme>,
    /// Since when they are here.
    pub created: Millis,
}

/// Where somebody signs in from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Origin<'a> {
    /// The address attempts are counted by.
    pub address: &'a str,
    /// What it is, for people to recognise.
    pub device: &'a str,
    /// What the device kept from when they signed in there before.
    pub known: Option<&'a str>,
}

impl<'a> From<&'a str> for Origin<'a> {
    fn from(address: &'a str) -> Origin<'a> {
        Origin { address, ..Origin::default() }
    }
}

/// Light or dark.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// By torchlight.
    Dark,
    /// By daylight.
    Light,
}

impl Theme {
    /// Its name.
    pub fn word(self) -> &'static str {
        match self {
            Theme::Dark => "dark",
            Theme::Light => "light",
        }
    }

    /// The theme with this name.
    pub fn from_word(word: &str) -> Option<Theme> {
        [Theme::Dark, Theme::Light].into_iter().find(|theme| theme.word() == word)
    }
}

/// What anybody may know about a person.
#[derive(Clone, PartialEq, Debug)]
pub struct Profile {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// Have they an account?
    pub account: bool,
    /// Since when.
    pub created: Millis,
    /// Ratings by game.
    pub ratings: Vec<(String, Rating)>,
    /// The last results, the most recent first.
    pub results: Vec<Tally>,
}

impl From<PersonRow> for Person {
    fn from(row: PersonRow) -> Person {
        Person {
            id: row.id,
            name: row.name,
            login: row.login,
            language: Language::from_code(&row.language),
            theme: Theme::from_word(&row.theme),
            created: row.created,
        }
    }
}

impl Hall {
    /// A guest: all it takes is a name. Gives the person and the token of the session. People come in through
    /// [`Caller::welcome`](crate::http::Caller::welcome), which counts them.
    pub async fn welcome(&self, name: &str) -> Result<(Person, String), Trouble> {
        self.welcome_on(name, "").await
    }

    pub(crate) async fn welcome_on(&self, name: &str, device: &str) -> Result<(Person, String), Trouble> {
        let row = PersonRow {
            id: PersonId::random(),
            name: readable_name(name)?,
            login: None,
            password: None,
            epoch: 0,
            language: String::new(),
            theme: String::new(),
            created: self.now(),
        };
        let session = SessionRow::new(&row.id, device, self.now());
        self.store.add_person(&row, &session).await?;
        Ok((Person::from(row), self.token(&session)))
    }

    fn token(&self, session: &SessionRow) -> String {
        self.sessions.token(&session.person, session.number)
    }

    async fn new_session(&self, person: &PersonId, device: &str) -> Result<String, Trouble> {
        let session = SessionRow::new(person, device, self.now());
        self.store.add_session(&session).await?;
        Ok(self.token(&session))
    }

    /// Whose token is this?
    pub async fn who(&self, token: &str) -> Result<Option<Person>, Trouble> {
        let Some(claim) = self.sessions.read(token) else { return Ok(None) };
        let now = self.now();
        match self.known.find(&claim, now) {
            Ok(person) => Ok(Some(person)),
            Err(word) => {
                let row = self.store.person_of_session(&claim.person, claim.session, now).await?;
                let Some(row) = row else { return Ok(None) };
                let person = Person::from(row);
                self.known.remember(&claim, &person, word, now);
                Ok(Some(person))
            }
        }
    }

    /// Has this token's session ended here? Without a look at the database: for streams, which are opened once and
    /// looked at often.
    pub fn has_ended(&self, token: &str) -> bool {
        self.sessions.read(token).is_some_and(|claim| self.known.has_ended(&claim))
    }

    /// Makes the guest an account.
    pub async fn make_account(&self, person: &Person, login: &str, password: &str) -> Result<(), Trouble> {
        let login = readable_login(login)?;
        check_password(password)?;
        self.may_make_account(person)?;
        // Look first, hash after: hashing is dear.
        if person.login.is_some() {
            return Err(Not::AccountAlready.into());
        }
        if self.store.person_by_login(&login).await?.is_some() {
            return Err(Not::LoginTaken.into());
        }
        let hash = self.hash(password).await?;
        let given = self.store.give_account(&person.id, &login, &hash).await;
        self.known.forget(&person.id);
        given
    }

    /// Signs in. Guesses are counted by account and by where they come from, and wait longer and longer; but not on a
    /// device on which this person has signed in before, so that nobody can lock them out.
    pub async fn sign_in(
        &self,
        login: &str,
        password: &str,
        from: impl Into<Origin<'_>>,
    ) -> Result<(Person, String), Trouble> {
        let (now, from) = (self.now(), from.into());
        let login = readable_login(login).map_err(|_| Not::WrongPassword)?;
        let row = self.store.person_by_login(&login).await?;
        let known = row
            .as_ref()
            .zip(from.known)
            .is_some_and(|(row, word)| same(self.sessions.device_word(&row.id).as_bytes(), word.as_bytes()));
        let (address, account) = (format!("from {}", from.address), format!("as {login}"));
        let device = format!("on a device of {login}");
        if known {
            self.guesses_at_home.attempt(&device, now)?;
        } else {
            self.guesses_from.attempt(&address, now)?;
            self.guesses_at.attempt(&account, now)?;
        }
        let hash = row.as_ref().and_then(|row| row.password.clone());
        match (row, self.verify_password(password, hash).await?) {
            (Some(row), true) => {
                self.guesses_from.succeeded(&address);
                self.guesses_at.succeeded(&account);
                self.guesses_at_home.succeeded(&device);
                let token = self.new_session(&row.id, from.device).await?;
                Ok((Person::from(row), token))
            }
            (Some(_) | None, _) => Err(Not::WrongPassword.into()),
        }
    }

    /// Changes the password; every session ends and the token of a new one is given.
    pub async fn change_password(
        &self,
        person: &Person,
        old: &str,
        new: &str,
        device: &str,
    ) -> Result<String, Trouble> {
        let login = person.login.as_deref().ok_or(Not::WrongPassword)?;
        check_password(new)?;
        let device_name = format!("on a device of {login}");
        self.guesses_at_home.attempt(&device_name, self.now())?;
        let row = self.store.person(&person.id).await?.ok_or(Trouble::NotFound)?;
        if !self.verify_password(old, row.password).await? {
            return Err(Not::WrongPassword.into());
        }
        self.guesses_at_home.succeeded(&device_name);
        let hash = self.hash(new).await?;
        self.end_all(&person.id).await?;
        self.store.change_password(&person.id, &hash).await?;
        self.known.forget(&person.id);
        self.new_session(&person.id, device).await
    }

    /// Ends this session.
    pub async fn sign_out(&self, token: &str) -> Result<(), Trouble> {
        let Some(claim) = self.sessions.read(token) else { return Ok(()) };
        self.store.end_sessions(&claim.person, Some(claim.session)).await?;
        self.known.forget(&claim.person);
        self.known.end([claim]);
        Ok(())
    }

    /// Ends all sessions of the person.
    pub async fn sign_out_everywhere(&self, person: &Person) -> Result<(), Trouble> {
        self.end_all(&person.id).await
    }

    async fn end_all(&self, person: &PersonId) -> Result<(), Trouble> {
        let sessions = self.store.sessions_of(person, self.now()).await?;
        self.store.end_sessions(person, None).await?;
        self.known.forget(person);
        let claim = |row: SessionRow| Claim { person: row.person, session: row.number };
        self.known.end(sessions.into_iter().map(claim));
        Ok(())
    }

    /// Where the person is signed in, the most recently used first; with it, which of them the token belongs to.
    pub async fn sessions_of(
        &self,
        person: &PersonId,
        token: &str,
    ) -> Result<Vec<(SessionRow, bool)>, Trouble> {
        let own = self.sessions.read(token).map(|claim| claim.session);
        let sessions = self.store.sessions_of(person, self.now()).await?;
        Ok(sessions
            .into_iter()
            .map(|row| (own == Some(row.number), row))
            .map(|(own, row)| (row, own))
            .collect())
    }

    /// Changes what the person is called and likes. Gives the person as they are stored.
    pub async fn change_person(
        &self,
        person: &Person,
        name: &str,
        language: Option<Language>,
        theme: Option<Theme>,
    ) -> Result<Person, Trouble> {
        let name = readable_name(name)?;
        let words = (language.map_or("", Language::code), theme.map_or("", Theme::word));
        self.store.change_person(&person.id, &name, words.0, words.1).await?;
        self.known.forget(&person.id);
        Ok(Person { name, language, theme, ..person.clone() })
    }

    /// What anybody may know about a person.
    pub async fn profile(&self, id: &PersonId) -> Result<Profile, Trouble> {
        let row = self.store.person(id).await?.ok_or(Trouble::NotFound)?;
        // In this order: whoever sees a result sees what it did to the rating.
        let results = self.store.results_of(id.as_str(), 200).await?;
        Ok(Profile {
            ratings: self.store.ratings_of(id.as_str()).await?,
            results,
            id: row.id,
            name: row.name,
            account: row.login.is_some(),
            created: row.created,
        })
    }

    /// The best players of a game: id, name (nothing for a bot) and rating.
    pub async fn leaders(&self, game: &str) -> Result<Vec<(String, Option<String>, Rating)>, Trouble> {
        undercroft_shelf::facts_of(game).map_err(|_| Trouble::NotFound)?;
        self.store.leaders(game, 100).await
    }

    async fn hash(&self, password: &str) -> Result<String, Trouble> {
        let password = password.to_owned();
        let hash = move || {
            let salt = random_bytes(16);
            Argon2::default().hash_password_with_salt(password.as_bytes(), &salt).map(|hash| hash.to_string())
        };
        self.hashing.work(hash).await?.map_err(|error| Trouble::Storage(error.to_string()))
    }

    /// Takes as long for an account that does not exist.
    async fn verify_password(&self, password: &str, hash: Option<String>) -> Result<bool, Trouble> {
        if password.chars().count() > LONGEST_PASSWORD {
            return Ok(false);
        }
        let Some(hash) = hash else {
            self.hash(password).await?;
            return Ok(false);
        };
        let password = password.to_owned();
        let verify = move || {
            let hash = PasswordHash::new(&hash).map_err(|error| error.to_string())?;
            Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        };
        self.hashing.work(verify).await?.map_err(Trouble::Storage)
    }
}

/// Hashing a password takes time and 19 MB, which is why few are hashed at once, and few may wait for it.
#[derive(Debug)]
pub(super) struct Hashing {
    at_once: Arc<Semaphore>,
    waiting: AtomicUsize,
}

impl Hashing {
    const AT_ONCE: usize = 2;
    const WAITING: usize = 32;

    pub(super) fn new() -> Hashing {
        Hashing { at_once: Arc::new(Semaphore::new(Hashing::AT_ONCE)), waiting: AtomicUsize::new(0) }
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Trouble> {
        let failed = |error: String| Trouble::Storage(error);
        if self.waiting.load(Ordering::Relaxed) >= Hashing::WAITING {
            return Err(Trouble::TooMany { seconds: 2 });
        }
        let waits = Waits::begin(&self.waiting);
        let turn = self.at_once.clone().acquire_owned().await.map_err(|error| failed(error.to_string()))?;
        drop(waits);
        // The turn is over when the work is, also if nobody waits for it any more.
        let work = move || (work(), turn).0;
        tokio::task::spawn_blocking(work).await.map_err(|error| failed(error.to_string()))
    }
}

/// Somebody who waits, until this goes.
struct Waits<'a>(&'a AtomicUsize);

impl<'a> Waits<'a> {
    fn begin(waiting: &'a AtomicUsize) -> Waits<'a> {
        waiting.fetch_add(1, Ordering::Relaxed);
        Waits(waiting)
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn readable_login(login: &str) -> Result<String, Trouble> {
    let login = login.trim().to_lowercase();
    let fits = (2..=LONGEST_LOGIN).contains(&login.chars().count())
        && login.chars().all(|c| c.is_alphanumeric() || "-_.".contains(c));
    if fits {
        return Ok(login);
    }
    Err(Trouble::invalid("server-bad-login"))
}

fn check_password(password: &str) -> Result<(), Trouble> {
    if (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&password.chars().count()) {
        return Ok(());
    }
    let most = LONGEST_PASSWORD as i64;
    Err(Trouble::Invalid(
        Phrase::new("server-bad-password").number("least", SHORTEST_PASSWORD as i64).number("most", most),
    ))
}
