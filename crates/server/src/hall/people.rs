//! Guests, accounts and what they like.

use super::{Hall, readable_name};
use crate::ids::{PersonId, random_bytes};
use crate::store::{PersonRow, Rating, Tally};
use crate::time::Millis;
use crate::trouble::{Not, Trouble};
use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use serde::{Deserialize, Serialize};
use undercroft_core::Language;

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
    epoch: i64,
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
            epoch: row.epoch,
        }
    }
}

impl Hall {
    /// A guest: all it takes is a name. Gives the person and the token of the session.
    pub async fn welcome(&self, name: &str) -> Result<(Person, String), Trouble> {
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
        self.store.add_person(&row).await?;
        let person = Person::from(row);
        let token = self.token(&person);
        Ok((person, token))
    }

    /// A token for the person: the value of the cookie, and what the API takes.
    pub fn token(&self, person: &Person) -> String {
        self.sessions.token(&person.id, person.epoch)
    }

    /// Whose token is this?
    pub async fn who(&self, token: &str) -> Result<Option<Person>, Trouble> {
        let Some(claim) = self.sessions.read(token) else { return Ok(None) };
        let now = self.now();
        let person = match self.known.find(&claim.person, now) {
            Ok(person) => person,
            Err(word) => {
                let Some(row) = self.store.person(&claim.person).await? else { return Ok(None) };
                let person = Person::from(row);
                self.known.remember(&person, word, now);
                person
            }
        };
        Ok(Some(person).filter(|person| person.epoch == claim.epoch))
    }

    /// Makes the guest an account.
    pub async fn make_account(&self, person: &Person, login: &str, password: &str) -> Result<(), Trouble> {
        let login = readable_login(login)?;
        check_password(password)?;
        let hash = self.hash(password).await?;
        let given = self.store.give_account(&person.id, &login, &hash).await;
        self.known.forget(&person.id);
        given
    }

    /// Signs in. Attempts are counted by account and by where they come from, so that guessing takes for
    /// ever.
    pub async fn sign_in(
        &self,
        login: &str,
        password: &str,
        from: &str,
    ) -> Result<(Person, String), Trouble> {
        let now = self.now();
        self.sign_ins.attempt(&format!("from {from}"), now)?;
        let login = readable_login(login).map_err(|_| Not::WrongPassword)?;
        self.sign_ins.attempt(&format!("as {login}"), now)?;
        let row = self.store.person_by_login(&login).await?;
        let hash = row.as_ref().and_then(|row| row.password.clone());
        match (row, self.verify_password(password, hash).await?) {
            (Some(row), true) => {
                let person = Person::from(row);
                let token = self.token(&person);
                Ok((person, token))
            }
            (Some(_) | None, _) => Err(Not::WrongPassword.into()),
        }
    }

    /// Changes the password; every session ends and the new token is given.
    pub async fn change_password(&self, person: &Person, old: &str, new: &str) -> Result<String, Trouble> {
        let login = person.login.as_deref().ok_or(Not::WrongPassword)?;
        self.sign_ins.attempt(&format!("as {login}"), self.now())?;
        let row = self.store.person(&person.id).await?.ok_or(Trouble::NotFound)?;
        if !self.verify_password(old, row.password).await? {
            return Err(Not::WrongPassword.into());
        }
        check_password(new)?;
        self.store.change_password(&person.id, &self.hash(new).await?).await?;
        self.known.forget(&person.id);
        Ok(self.sessions.token(&person.id, row.epoch + 1))
    }

    /// Ends all sessions of the person.
    pub async fn sign_out_everywhere(&self, person: &Person) -> Result<(), Trouble> {
        self.store.end_sessions(&person.id).await?;
        self.known.forget(&person.id);
        Ok(())
    }

    /// Changes what the person is called and likes.
    pub async fn change_person(
        &self,
        person: &Person,
        name: &str,
        language: Option<Language>,
        theme: Option<Theme>,
    ) -> Result<(), Trouble> {
        let name = readable_name(name)?;
        let (language, theme) = (language.map_or("", Language::code), theme.map_or("", Theme::word));
        self.store.change_person(&person.id, &name, language, theme).await?;
        self.known.forget(&person.id);
        Ok(())
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
        off_the_main_road(hash).await?.map_err(|error| Trouble::Storage(error.to_string()))
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
        off_the_main_road(verify).await?.map_err(Trouble::Storage)
    }
}

/// Work that takes long must not hold up the others.
async fn off_the_main_road<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Trouble> {
    tokio::task::spawn_blocking(work).await.map_err(|error| Trouble::Storage(error.to_string()))
}

fn readable_login(login: &str) -> Result<String, Trouble> {
    let login = login.trim().to_lowercase();
    let fits = (2..=LONGEST_LOGIN).contains(&login.chars().count())
        && login.chars().all(|c| c.is_alphanumeric() || "-_.".contains(c));
    if fits {
        return Ok(login);
    }
    Err(Trouble::Invalid("an account's name is 2 to 32 letters, digits, “-”, “_” or “.”".into()))
}

fn check_password(password: &str) -> Result<(), Trouble> {
    if (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&password.chars().count()) {
        return Ok(());
    }
    Err(Trouble::Invalid(format!("a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")))
}
