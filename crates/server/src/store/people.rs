//! People as they are stored.

use super::append::insert;
use super::writer::Work;
use super::{SessionRow, Store};
use crate::ids::PersonId;
use crate::time::Millis;
use crate::trouble::{Not, Trouble};
use sqlx::{Any, AssertSqlSafe, Row, Transaction};

/// A person as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// The account's name; a guest has none.
    pub login: Option<String>,
    /// The hash of the password.
    pub password: Option<String>,
    /// Of old raised to end all sessions; now it counts changes of the password.
    pub epoch: i64,
    /// The language's code; empty if the browser decides.
    pub language: String,
    /// The theme's name; empty if the system decides.
    pub theme: String,
    /// Since when.
    pub created: Millis,
}

pub(super) fn person(row: &sqlx::any::AnyRow) -> Result<PersonRow, Trouble> {
    let id: String = row.try_get("id")?;
    Ok(PersonRow {
        id: PersonId::read(&id).ok_or_else(|| Trouble::Storage(format!("person “{id}”")))?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        password: row.try_get("password")?,
        epoch: row.try_get("epoch")?,
        language: row.try_get("language")?,
        theme: row.try_get("theme")?,
        created: row.try_get("created")?,
    })
}

const PEOPLE: &[&str] =
    &["people", "id", "name", "login", "password", "epoch", "language", "theme", "created"];

/// New people, all at once.
pub(super) async fn insert_people(
    transaction: &mut Transaction<'_, Any>,
    people: &[&PersonRow],
) -> Result<(), sqlx::Error> {
    if people.is_empty() {
        return Ok(());
    }
    let mut query = sqlx::query(AssertSqlSafe(insert(PEOPLE, people.len(), "")));
    for person in people {
        query = query
            .bind(person.id.as_str())
            .bind(person.name.as_str())
            .bind(person.login.as_deref())
            .bind(person.password.as_deref())
            .bind(person.epoch)
            .bind(person.language.as_str())
            .bind(person.theme.as_str())
            .bind(person.created);
    }
    query.execute(&mut **transaction).await?;
    Ok(())
}

impl Store {
    /// Adds a guest, with their first session.
    pub async fn add_person(&self, person: &PersonRow, session: &SessionRow) -> Result<(), Trouble> {
        self.hand_in(Work::Person(person.clone(), session.clone())).await.map(|_| ())
    }

    /// The person with this id.
    pub async fn person(&self, id: &PersonId) -> Result<Option<PersonRow>, Trouble> {
        let row = sqlx::query("SELECT * FROM people WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(self.pool()?)
            .await?;
        row.as_ref().map(person).transpose()
    }

    /// The person with this account.
    pub async fn person_by_login(&self, login: &str) -> Result<Option<PersonRow>, Trouble> {
        let row = sqlx::query("SELECT * FROM people WHERE login = $1")
            .bind(login)
            .fetch_optional(self.pool()?)
            .await?;
        row.as_ref().map(person).transpose()
    }

    /// Makes a guest an account. A login that is taken is refused, also when two ask at once.
    pub async fn give_account(&self, id: &PersonId, login: &str, password: &str) -> Result<(), Trouble> {
        let done = sqlx::query("UPDATE people SET login = $1, password = $2 WHERE id = $3 AND login IS NULL")
            .bind(login)
            .bind(password)
            .bind(id.as_str())
            .execute(self.pool()?)
            .await;
        match done {
            Ok(done) if done.rows_affected() == 1 => Ok(()),
            Ok(_) => Err(Not::AccountAlready.into()),
            Err(error) if error.as_database_error().is_some_and(|e| e.is_unique_violation()) => {
                Err(Not::LoginTaken.into())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Changes the password and ends all sessions.
    pub async fn change_password(&self, id: &PersonId, password: &str) -> Result<(), Trouble> {
        sqlx::query("UPDATE people SET password = $1, epoch = epoch + 1 WHERE id = $2")
            .bind(password)
            .bind(id.as_str())
            .execute(self.pool()?)
            .await?;
        self.end_sessions(id, None).await
    }

    /// Changes name, language and theme.
    pub async fn change_person(
        &self,
        id: &PersonId,
        name: &str,
        language: &str,
        theme: &str,
    ) -> Result<(), Trouble> {
        sqlx::query("UPDATE people SET name = $1, language = $2, theme = $3 WHERE id = $4")
            .bind(name)
            .bind(language)
            .bind(theme)
            .bind(id.as_str())
            .execute(self.pool()?)
            .await?;
        Ok(())
    }
}
