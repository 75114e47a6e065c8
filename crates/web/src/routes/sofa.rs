//! Pass and play: several people share one device, and the table is shown to one of them at a time.
//!
//! Each of them is a guest like any other, with a seat and a token of their own. The device keeps the tokens in
//! a cookie, and in another one who looks at the moment. Between two of them a curtain hides the table.

use super::visit::{Failure, Visit, cookie};
use axum::http::HeaderMap;
use std::sync::Arc;
use undercroft_core::Seat;
use undercroft_server::hall::Seating;
use undercroft_server::room::Phase;
use undercroft_server::{Hall, Person, PersonId, TableId, TableView, Trouble};

/// The cookie with the tokens of the others.
const OTHERS: &str = "sofa";
/// The cookie with the id of who looks.
const LOOKS: &str = "looks";
/// No table has more seats.
const MOST: usize = 7;

/// Those who share the device with the visitor.
#[derive(Clone, Debug, Default)]
pub(super) struct Sofa {
    tokens: Vec<String>,
    looks: Option<PersonId>,
}

/// What the device shows of a table.
pub(super) enum Shown {
    /// The table, as whoever looks may see it.
    Table { view: Arc<TableView> },
    /// A curtain: the device is to be handed over to whoever sits here.
    Curtain { view: Arc<TableView>, to: Seat },
}

/// Who looks at the device.
pub(super) enum Looks {
    /// This person; nobody without a name has a seat.
    Reader(Option<Person>),
    /// Nobody yet: it is to be handed over to whoever sits here.
    HandOver(Seat),
}

impl Shown {
    /// The table; behind a curtain as the visitor sees it.
    pub(super) fn view(&self) -> &TableView {
        match self {
            Shown::Table { view } | Shown::Curtain { view, .. } => view,
        }
    }

    /// Is the table hidden?
    pub(super) fn is_curtain(&self) -> bool {
        matches!(self, Shown::Curtain { .. })
    }
}

impl Sofa {
    pub(super) fn read(headers: &HeaderMap) -> Sofa {
        let tokens = cookie(headers, OTHERS).unwrap_or("").split('~').filter(|token| !token.is_empty());
        Sofa {
            tokens: tokens.take(MOST).map(str::to_owned).collect(),
            looks: cookie(headers, LOOKS).and_then(PersonId::read),
        }
    }

    /// Those of the tokens that are still good, with their people.
    async fn people(&self, hall: &Hall) -> Result<Vec<(Person, String)>, Trouble> {
        let mut people: Vec<(Person, String)> = Vec::new();
        for token in &self.tokens {
            if let Some(person) = hall.who(token).await? {
                people.push((person, token.clone()));
            }
        }
        Ok(people)
    }
}

impl Visit {
    /// The table as the device may show it now.
    pub(super) async fn look(&self, hall: &Arc<Hall>, id: &TableId) -> Result<Shown, Trouble> {
        Ok(match self.looks(hall, id).await? {
            Looks::HandOver(to) => Shown::Curtain { view: hall.see(self.id(), id).await?, to },
            Looks::Reader(actor) => {
                let view = hall.see(actor.as_ref().map(|actor| &actor.id), id).await?;
                Shown::Table { view }
            }
        })
    }

    /// Who looks at the device now, which is also who acts.
    pub(super) async fn looks(&self, hall: &Arc<Hall>, id: &TableId) -> Result<Looks, Trouble> {
        let seating = hall.seating(self.id(), id).await?;
        let seated = self.seated(hall, &seating).await?;
        let [first, _, ..] = seated.as_slice() else { return Ok(Looks::Reader(self.person.clone())) };
        let looks = seated.iter().find(|(_, person)| Some(&person.id) == self.sofa.looks.as_ref());
        let (own, actor) = looks.unwrap_or(first);
        let asked = |seat: &Seat| seating.phase == Phase::Playing && seating.asked.contains(*seat);
        Ok(match seated.iter().find(|(seat, _)| asked(seat)).filter(|_| !asked(own)) {
            Some((to, _)) => Looks::HandOver(*to),
            None => Looks::Reader(Some(actor.clone())),
        })
    }

    /// Everybody on this device, the visitor first.
    pub(super) async fn device(&self, hall: &Hall) -> Result<Vec<Person>, Trouble> {
        let others = self.sofa.people(hall).await?.into_iter().map(|(person, _)| person);
        Ok(self.person.iter().cloned().chain(others).collect())
    }

    /// Those of them who have a seat at the table and play themselves.
    async fn seated(&self, hall: &Arc<Hall>, seating: &Seating) -> Result<Vec<(Seat, Person)>, Trouble> {
        let seat_of =
            |person: &Person| seating.people.iter().find(|(_, id)| *id == person.id).map(|own| own.0);
        let people = self.device(hall).await?.into_iter();
        Ok(people.filter_map(|person| Some((seat_of(&person)?, person))).collect())
    }

    /// Those who share the device with the one who acts, at this table.
    pub(super) async fn neighbours(
        &self,
        hall: &Arc<Hall>,
        id: &TableId,
        actor: &Person,
    ) -> Result<Vec<Person>, Trouble> {
        let seating = hall.seating(Some(&actor.id), id).await?;
        let seated = self.seated(hall, &seating).await?;
        Ok(seated.into_iter().map(|(_, person)| person).filter(|person| person.id != actor.id).collect())
    }

    /// The cookie after the device was handed over to whoever has this seat.
    pub(super) async fn hand_over(
        &self,
        hall: &Arc<Hall>,
        id: &TableId,
        to: Seat,
    ) -> Result<String, Trouble> {
        let seating = hall.seating(self.id(), id).await?;
        let seated = self.seated(hall, &seating).await?;
        let (_, person) = seated.into_iter().find(|(seat, _)| *seat == to).ok_or(Trouble::NotFound)?;
        Ok(self.caller.cookie(LOOKS, person.id.as_str()))
    }

    /// Seats these people beside the visitor, each on the seat named with them. Who sat here before under the
    /// same name is the same person. Gives the cookies to be set.
    pub(super) async fn make_room(
        &self,
        hall: &Arc<Hall>,
        host: &Person,
        id: &TableId,
        names: &[(Seat, String)],
    ) -> Result<Vec<String>, Failure> {
        let failure = |trouble| self.failure(trouble);
        let mut people = self.sofa.people(hall).await.map_err(failure)?;
        let invite = hall.see(Some(&host.id), id).await.map_err(failure)?.invite.clone().unwrap_or_default();
        let mut seated: Vec<PersonId> = Vec::new();
        for (seat, name) in names {
            let known =
                people.iter().find(|(person, _)| person.name == *name && !seated.contains(&person.id));
            let person = match known {
                Some((person, _)) => person.clone(),
                None => {
                    let (person, token) = self.caller.welcome(hall, name).await.map_err(failure)?;
                    people.insert(0, (person.clone(), token));
                    person
                }
            };
            hall.admit(&person, id, &invite).await.map_err(failure)?;
            hall.join(&person, id, Some(*seat)).await.map_err(failure)?;
            seated.push(person.id);
        }
        let tokens: Vec<&str> = people.iter().take(MOST).map(|(_, token)| token.as_str()).collect();
        Ok(vec![self.caller.cookie(OTHERS, &tokens.join("~")), self.caller.cookie(LOOKS, host.id.as_str())])
    }
}
