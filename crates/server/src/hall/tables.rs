//! What people do at tables.

use super::{Hall, NewTable, Person, SeatPlan, card, write_entry};
use crate::ids::{PersonId, TableId, random_word};
use crate::journal::{Entry, Place, Terms};
use crate::room::{Phase, Room, started};
use crate::store::{Append, Card, Shelf, Written};
use crate::trouble::Trouble;
use std::sync::Arc;
use tokio::sync::watch;
use undercroft_core::{Seat, Seed};

/// The most tables one list shows.
const LONGEST_LIST: u32 = 100;

impl Hall {
    /// Opens a table; it begins at once if nobody is awaited.
    pub async fn open_table(self: &Arc<Hall>, host: &Person, new: &NewTable) -> Result<TableId, Trouble> {
        self.open_with(host, new, None).await
    }

    /// Opens a table whose luck is known beforehand: for tests and lessons, never for people who compete.
    pub async fn open_with(
        self: &Arc<Hall>,
        host: &Person,
        new: &NewTable,
        seed: Option<&Seed>,
    ) -> Result<TableId, Trouble> {
        self.may_open(host).await?;
        let terms = Terms { seed: seed.map(|seed| seed.as_str().to_owned()), ..new.terms(host)? };
        let begin = started(&terms);
        let mut entries = vec![Entry::Opened(Box::new(terms))];
        for (seat, plan) in Seat::all(new.seats.len() as u8).zip(&new.seats) {
            if *plan == SeatPlan::Me {
                entries.push(Entry::Sat { seat, person: host.id.clone(), name: host.name.clone() });
            }
        }
        if !new.seats.contains(&SeatPlan::Open) {
            entries.push(begin);
        }
        self.write_new(host, &entries).await
    }

    pub(super) async fn write_new(
        self: &Arc<Hall>,
        host: &Person,
        entries: &[Entry],
    ) -> Result<TableId, Trouble> {
        let id = TableId::random();
        if !self.write_as(&id, host, entries).await? {
            return Err(Trouble::Storage("two tables got the same name".into()));
        }
        Ok(id)
    }

    /// Writes the beginning of a table under this name. Says whether it was the first.
    pub(super) async fn write_as(
        self: &Arc<Hall>,
        id: &TableId,
        host: &Person,
        entries: &[Entry],
    ) -> Result<bool, Trouble> {
        let at = self.now();
        let (first, rest) = entries.split_first().ok_or(Trouble::NotFound)?;
        let mut room = Room::open(id.clone(), first, at)?;
        for entry in rest {
            room.apply(entry, at)?;
        }
        let append = Append {
            table: id.clone(),
            first: 1,
            entries: entries.iter().map(write_entry).collect(),
            at,
            card: card(&room),
            host: room.terms.host.clone(),
            rules: room.terms.rules,
            due: room.due(),
            people: vec![host.id.clone()],
        };
        if self.store.append(append).await? == Written::Late {
            return Ok(false);
        }
        self.lobby.send_modify(|version| *version += 1);
        self.drive(id);
        Ok(true)
    }

    /// Lets somebody in who has the invitation's word; from then on they may see the table.
    pub async fn admit(self: &Arc<Hall>, person: &Person, id: &TableId, invite: &str) -> Result<(), Trouble> {
        let (person, invite) = (person.id.clone(), invite.to_owned());
        self.act(id, move |room| room.admit(&person, &invite)).await
    }

    /// What the invitation says about the table, to whoever has its word and before they have a name. It is what the
    /// lobby would show: nothing of the game itself.
    pub async fn invitation(&self, id: &TableId, invite: &str) -> Result<Card, Trouble> {
        self.inspect(id, |kept| {
            let known = kept.room.terms.public || kept.room.is_invitation(invite);
            if known { Ok(card(&kept.room)) } else { Err(Trouble::NotFound) }
        })
        .await
    }

    /// Does what a person asks for at a table that this person may see.
    async fn act_as(
        self: &Arc<Hall>,
        person: &Person,
        id: &TableId,
        mut decide: impl FnMut(&Room, &Person) -> Result<Vec<Entry>, Trouble> + Send + 'static,
    ) -> Result<(), Trouble> {
        let person = person.clone();
        self.act(id, move |room| {
            if room.may_see(Some(&person.id)) { decide(room, &person) } else { Err(Trouble::NotFound) }
        })
        .await
    }

    /// Sits down, on a seat of their choice or the first free one.
    pub async fn join(
        self: &Arc<Hall>,
        person: &Person,
        id: &TableId,
        seat: Option<Seat>,
    ) -> Result<(), Trouble> {
        self.act_as(person, id, move |room, person| room.sit(&person.id, &person.name, seat)).await
    }

    /// Gets up. Once the game is on, a bot takes over; see [`come_back`](Hall::come_back).
    pub async fn leave(self: &Arc<Hall>, person: &Person, id: &TableId) -> Result<(), Trouble> {
        self.act_as(person, id, |room, person| room.leave(&person.id)).await
    }

    /// The host clears a seat before the start.
    pub async fn kick(self: &Arc<Hall>, host: &Person, id: &TableId, seat: Seat) -> Result<(), Trouble> {
        self.act_as(host, id, move |room, host| room.kick(&host.id, seat)).await
    }

    /// The host begins the game; free seats go to bots.
    pub async fn start(self: &Arc<Hall>, host: &Person, id: &TableId) -> Result<(), Trouble> {
        self.act_as(host, id, |room, host| room.start(&host.id)).await
    }

    /// Plays a move on the person's own seat. With the same `move_id` it is played once, however often it
    /// is sent.
    pub async fn play(
        self: &Arc<Hall>,
        person: &Person,
        id: &TableId,
        notation: &str,
        move_id: Option<&str>,
    ) -> Result<(), Trouble> {
        let (notation, move_id) = (notation.to_owned(), move_id.map(str::to_owned));
        self.act_as(person, id, move |room, person| room.play(&person.id, &notation, move_id.as_deref()))
            .await
    }

    /// Takes the last move back, or asks the others for it.
    pub async fn undo(self: &Arc<Hall>, person: &Person, id: &TableId) -> Result<(), Trouble> {
        self.act_as(person, id, |room, person| room.undo(&person.id)).await
    }

    /// Answers somebody's wish to take back a move; the one who asked withdraws it with `false`.
    pub async fn answer_undo(
        self: &Arc<Hall>,
        person: &Person,
        id: &TableId,
        yes: bool,
    ) -> Result<(), Trouble> {
        self.act_as(person, id, move |room, person| room.answer_back(&person.id, yes)).await
    }

    /// Says something at the table.
    pub async fn say(self: &Arc<Hall>, person: &Person, id: &TableId, text: &str) -> Result<(), Trouble> {
        self.may_speak(person)?;
        let text = text.to_owned();
        self.act_as(person, id, move |room, person| room.say(&person.id, &person.name, &text)).await
    }

    /// Wishes for a rest (it begins when all people at the table do), or to go on.
    pub async fn wish_pause(
        self: &Arc<Hall>,
        person: &Person,
        id: &TableId,
        wish: bool,
    ) -> Result<(), Trouble> {
        self.act_as(person, id, move |room, person| room.wish_pause(&person.id, wish)).await
    }

    /// Gives the game up for good.
    pub async fn resign(self: &Arc<Hall>, person: &Person, id: &TableId) -> Result<(), Trouble> {
        self.act_as(person, id, |room, person| room.resign(&person.id)).await
    }

    /// Takes the own seat over from the bot that stood in.
    pub async fn come_back(self: &Arc<Hall>, person: &Person, id: &TableId) -> Result<(), Trouble> {
        self.act_as(person, id, |room, person| room.come_back(&person.id)).await
    }

    /// Plays again with the same people: the first to ask opens the new table, the others sit down at it.
    pub async fn rematch(self: &Arc<Hall>, person: &Person, id: &TableId) -> Result<TableId, Trouble> {
        let (seat, terms, again, people) = self
            .look(id, Some(&person.id), |room| {
                let seat = room.may_play_again(&person.id)?;
                let people: Vec<PersonId> = room.chairs.iter().filter_map(|c| c.person().cloned()).collect();
                Ok((seat, room.terms.clone(), room.again.clone(), people))
            })
            .await?;
        if let Some(table) = again {
            match self.join(person, &table, None).await {
                Ok(()) | Err(Trouble::Not(_)) => return Ok(table),
                Err(error) => return Err(error),
            }
        }
        self.may_open(person).await?;
        let facts = undercroft_shelf::facts_of(&terms.game).map_err(|_| Trouble::NotFound)?;
        let terms = Terms {
            rules: facts.rules_version,
            components: undercroft_shelf::components_fingerprint(&terms.game, &terms.setup).ok(),
            host: person.id.clone(),
            host_name: person.name.clone(),
            invite: random_word(20),
            start_when_full: true,
            position: None,
            seed: None,
            daily: None,
            chapter: None,
            ..terms
        };
        let waits =
            terms.places.iter().filter(|place| **place == Place::Open).count() > 1 && people.len() > 1;
        let begin = started(&terms);
        let mut entries = vec![Entry::Opened(Box::new(terms))];
        entries.extend(people.into_iter().map(|person| Entry::Admitted { person }));
        entries.push(Entry::Sat { seat, person: person.id.clone(), name: person.name.clone() });
        if !waits {
            entries.push(begin);
        }
        let fresh = self.write_new(person, &entries).await?;
        let table = fresh.clone();
        self.act_as(person, id, move |room, _| match room.again {
            Some(_) => Ok(Vec::new()),
            None => Ok(vec![Entry::Again { table: table.clone() }]),
        })
        .await?;
        let agreed = self.look(id, Some(&person.id), |room| Ok(room.again.clone())).await?;
        match agreed {
            // Somebody else was a moment faster: their table it is.
            Some(theirs) if theirs != fresh => {
                let _ = self.leave(person, &fresh).await;
                let _ = self.join(person, &theirs, None).await;
                Ok(theirs)
            }
            Some(_) | None => Ok(fresh),
        }
    }

    /// Makes the bots of a table move without waiting, until a person is asked again.
    pub async fn hurry(self: &Arc<Hall>, person: &Person, id: &TableId) -> Result<(), Trouble> {
        self.look(id, Some(&person.id), |room| {
            room.seat_of(&person.id).ok_or_else(|| crate::Not::Seated.into())
        })
        .await?;
        if let Some(cell) = self.cells.find(id) {
            cell.hurried.store(true, std::sync::atomic::Ordering::SeqCst);
            cell.hurry.notify_waiters();
        }
        Ok(())
    }

    /// Changes whenever anything changes at the table; whoever is woken looks for themselves what they may
    /// see.
    pub async fn watch(
        &self,
        person: Option<&PersonId>,
        id: &TableId,
    ) -> Result<watch::Receiver<u64>, Trouble> {
        self.look(id, person, |_| Ok(())).await?;
        Ok(self.cells.enter(id, self.now()).watch())
    }

    /// Public tables, the most recent first.
    pub async fn lobby(&self, game: Option<&str>, phase: Phase) -> Result<Vec<Card>, Trouble> {
        if let Some(Err(unknown)) = game.map(undercroft_shelf::facts_of) {
            return Err(Trouble::Malformed(unknown.phrase()));
        }
        let shelf = Shelf { game: game.map(str::to_owned), phase, limit: LONGEST_LIST };
        self.store.public_tables(&shelf).await
    }

    /// The person's own tables, the most recent first.
    pub async fn tables_of(&self, person: &PersonId) -> Result<Vec<Card>, Trouble> {
        self.store.tables_of(person, LONGEST_LIST).await
    }
}
