//! What people do at tables.

use super::{Hall, Person, card, write_entry};
use crate::ids::{PersonId, TableId, random_word};
use crate::journal::{ClockTerms, Entry, Place, Terms};
use crate::room::{Phase, Room, set_table, started};
use crate::store::{Append, Card, Shelf, Written};
use crate::trouble::Trouble;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::watch;
use undercroft_core::{Seat, Seed, Setup};
use undercroft_shelf::bots::BOTS;

/// The most tables one list shows.
const LONGEST_LIST: u32 = 100;

/// The largest component table or position that people may bring.
const LARGEST_TEXT: usize = 64 * 1024;

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Who is meant to sit where; at least as many as the game needs.
    #[schema(value_type = Vec<String>)]
    pub seats: Vec<SeatPlan>,
    /// Options that differ from their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// May everybody see it in the lobby, join and watch?
    #[serde(default)]
    pub public: bool,
    /// How long people may think.
    #[serde(default)]
    pub clock: ClockTerms,
    /// The bot that takes over when a person leaves; the strongest unless said otherwise.
    #[serde(default)]
    pub stand_in: Option<String>,
    /// Begin as soon as no seat is free, without the host. Tables without free seats begin at once anyway.
    #[serde(default)]
    pub start_when_full: bool,
    /// Component values of the host's own copy, as TOML.
    #[serde(default)]
    pub components: Option<String>,
    /// The situation to start from; the text brings its own options and components.
    #[serde(default)]
    pub position: Option<String>,
}

/// Who is meant to sit on a seat: `me`, `open` or the level of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum SeatPlan {
    /// Who opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

impl From<String> for SeatPlan {
    fn from(text: String) -> SeatPlan {
        match text.as_str() {
            "me" => SeatPlan::Me,
            "open" => SeatPlan::Open,
            _ => SeatPlan::Bot(text),
        }
    }
}

impl From<SeatPlan> for String {
    fn from(plan: SeatPlan) -> String {
        match plan {
            SeatPlan::Me => "me".into(),
            SeatPlan::Open => "open".into(),
            SeatPlan::Bot(level) => level,
        }
    }
}

impl NewTable {
    /// A private table without clocks, by the default options.
    pub fn new(game: &str, seats: Vec<SeatPlan>) -> NewTable {
        NewTable {
            game: game.to_owned(),
            seats,
            options: BTreeMap::new(),
            public: false,
            clock: ClockTerms::None,
            stand_in: None,
            start_when_full: false,
            components: None,
            position: None,
        }
    }

    fn terms(&self, host: &Person) -> Result<Terms, Trouble> {
        let mut wrong = Vec::new();
        if self.seats.iter().filter(|plan| **plan == SeatPlan::Me).count() > 1 {
            wrong.push("only one seat can be yours".to_owned());
        }
        let levels = self.seats.iter().filter_map(|plan| match plan {
            SeatPlan::Bot(level) => Some(level),
            SeatPlan::Me | SeatPlan::Open => None,
        });
        for level in levels.chain(&self.stand_in).filter(|level| !BOTS.contains(&level.as_str())) {
            let level: String = level.chars().take(40).collect();
            wrong.push(format!("there is no bot “{level}”; there are: {}", BOTS.join(", ")));
        }
        if self.components.iter().chain(&self.position).any(|text| text.len() > LARGEST_TEXT) {
            wrong.push(format!("a text is longer than {LARGEST_TEXT} bytes"));
        }
        match self.clock {
            ClockTerms::None => {}
            ClockTerms::Live { bank, increment }
                if bank + increment == 0 || bank > 86_400 || increment > 3_600 =>
            {
                wrong.push("a live clock has up to a day, and up to an hour with each move".to_owned());
            }
            ClockTerms::Slow { per_move } if !(60..=30 * 86_400).contains(&per_move) => {
                wrong.push("a slow clock gives between a minute and 30 days for a move".to_owned());
            }
            ClockTerms::Live { .. } | ClockTerms::Slow { .. } => {}
        }
        if !wrong.is_empty() {
            return Err(Trouble::Invalid(wrong.join("; ")));
        }
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let place = |plan: &SeatPlan| match plan {
            SeatPlan::Me | SeatPlan::Open => Place::Open,
            SeatPlan::Bot(level) => Place::Bot(level.clone()),
        };
        let mut terms = Terms {
            game: self.game.clone(),
            setup: Setup { seats, options: self.options.clone(), components: self.components.clone() },
            places: self.seats.iter().map(place).collect(),
            public: self.public,
            start_when_full: self.start_when_full,
            clock: self.clock,
            stand_in: self.stand_in.clone().unwrap_or_else(|| strongest().to_owned()),
            host: host.id.clone(),
            host_name: host.name.clone(),
            invite: random_word(20),
            position: self.position.clone(),
        };
        // Setting the game up once is the best proof that it can be.
        let trial = set_table(&terms, Seed::from_bytes([0; 16]))
            .map_err(|error| Trouble::Invalid(error.to_string()))?;
        if trial.facts().id != terms.game || trial.setup().seats != seats {
            return Err(Trouble::Invalid(
                "the position is of another game or another number of seats".into(),
            ));
        }
        terms.setup = trial.setup().clone();
        Ok(terms)
    }
}

fn strongest() -> &'static str {
    BOTS.last().copied().unwrap_or("random")
}

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
        let terms = new.terms(host)?;
        let mut entries = vec![Entry::Opened(terms)];
        for (seat, plan) in Seat::all(new.seats.len() as u8).zip(&new.seats) {
            if *plan == SeatPlan::Me {
                entries.push(Entry::Sat { seat, person: host.id.clone(), name: host.name.clone() });
            }
        }
        if !new.seats.contains(&SeatPlan::Open) {
            entries.push(match seed {
                Some(seed) => Entry::Started { seed: seed.as_str().to_owned() },
                None => started(),
            });
        }
        self.write_new(host, &entries).await
    }

    pub(super) async fn write_new(
        self: &Arc<Hall>,
        host: &Person,
        entries: &[Entry],
    ) -> Result<TableId, Trouble> {
        let (id, at) = (TableId::random(), self.now());
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
            due: room.due(),
            people: vec![host.id.clone()],
        };
        if self.store.append(append).await? == Written::Late {
            return Err(Trouble::Storage("two tables got the same name".into()));
        }
        self.lobby.send_modify(|version| *version += 1);
        self.drive(&id);
        Ok(id)
    }

    /// Lets somebody in who has the invitation's word; from then on they may see the table.
    pub async fn admit(self: &Arc<Hall>, person: &Person, id: &TableId, invite: &str) -> Result<(), Trouble> {
        let (person, invite) = (person.id.clone(), invite.to_owned());
        self.act(id, move |room| room.admit(&person, &invite)).await
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

    /// Orders a move to be played whenever it is allowed, or takes the order back.
    pub async fn order(
        self: &Arc<Hall>,
        person: &Person,
        id: &TableId,
        notation: Option<&str>,
    ) -> Result<(), Trouble> {
        let notation = notation.map(str::to_owned);
        self.act_as(person, id, move |room, person| room.order(&person.id, notation.as_deref())).await
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
        let terms = Terms {
            host: person.id.clone(),
            host_name: person.name.clone(),
            invite: random_word(20),
            start_when_full: true,
            position: None,
            ..terms
        };
        let waits =
            terms.places.iter().filter(|place| **place == Place::Open).count() > 1 && people.len() > 1;
        let mut entries = vec![Entry::Opened(terms)];
        entries.extend(people.into_iter().map(|person| Entry::Admitted { person }));
        entries.push(Entry::Sat { seat, person: person.id.clone(), name: person.name.clone() });
        if !waits {
            entries.push(started());
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
        let shelf = Shelf { game: game.map(str::to_owned), phase, limit: LONGEST_LIST };
        self.store.public_tables(&shelf).await
    }

    /// The person's own tables, the most recent first.
    pub async fn tables_of(&self, person: &PersonId) -> Result<Vec<Card>, Trouble> {
        self.store.tables_of(person, LONGEST_LIST).await
    }
}
