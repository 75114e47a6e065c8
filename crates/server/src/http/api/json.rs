//! A table as JSON for one observer.

use crate::hall::{Happenings, Name, TableView, Undo};
use crate::ids::{PersonId, TableId};
use crate::journal::{Absence, ClockTerms};
use crate::room::{Ending, Phase};
use crate::time::Millis;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::sync::Arc;
use undercroft_core::pack::InForce;
use undercroft_core::{Company, Phrase, SeatSet, Words};
use undercroft_shelf::{AnyScene, Choice, Happening, NotNow};

/// A pack of component values.
#[derive(Clone, PartialEq, Debug, Serialize, utoipa::ToSchema)]
struct PackJson {
    id: String,
    version: u32,
    /// Changes with every value, not with comments.
    fingerprint: String,
}

/// A table as its observer may see it. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, utoipa::ToSchema)]
pub struct TableJson {
    #[schema(value_type = String)]
    id: TableId,
    game: String,
    options: BTreeMap<String, String>,
    /// The packs of component values in force, each laid over the ones before it; none before the start.
    packs: Vec<PackJson>,
    phase: Phase,
    public: bool,
    clock: ClockTerms,
    /// Does the game start from a situation that the host brought? Then it is not rated, and its seal says nothing about
    /// how it began.
    from_position: bool,
    /// The day it is played for, the same for everybody.
    day: Option<String>,
    host: String,
    is_host: bool,
    /// The invitation's word, for host and players.
    invite: Option<String>,
    /// Your seat; none if you watch.
    you: Option<u8>,
    seats: Vec<SeatJson>,
    /// The seats that are asked for a move.
    asked: Vec<u8>,
    paused: bool,
    ending: Option<EndingJson>,
    /// The version of the rules the game was begun by, if this server has others: it cannot go on here.
    other_rules: Option<u32>,
    /// How many follow the table without a seat.
    watchers: usize,
    /// The hash of the seed: all luck was fixed before the game.
    seal: Option<String>,
    /// The seed, when the game is over.
    seed: Option<String>,
    /// What you are asked to do, or what is being waited for.
    prompt: Option<String>,
    /// What you see, in the game's own terms.
    #[schema(value_type = Option<Value>)]
    view: Option<SceneView>,
    /// What you may do.
    choices: Vec<ChoiceJson>,
    /// What you may do now although nobody waits for it.
    asides: Vec<ChoiceJson>,
    /// Orders you may give the game, asked or not: they stand until you take them back, and only you know of them.
    /// They are played like moves.
    standing_orders: Vec<ChoiceJson>,
    /// What you might expect but may not do.
    not_now: Vec<NotNowJson>,
    talk: Vec<LineJson>,
    undo: Undo,
    /// A wish to take back a move that waits for answers.
    undo_asked: Option<UndoAskedJson>,
    /// Where the same people play again.
    #[schema(value_type = Option<String>)]
    again: Option<TableId>,
    /// How many of the events you had before still hold; the new ones follow them.
    events_from: usize,
    /// How many there are with the new ones.
    events_total: usize,
    events: Vec<EventJson>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
struct SeatJson {
    seat: u8,
    name: String,
    /// The level, if a bot sits there.
    bot: Option<String>,
    #[schema(value_type = Option<String>)]
    person: Option<PersonId>,
    /// Why a bot plays for the person.
    absence: Option<Absence>,
    /// Does the person follow the table right now?
    present: bool,
    wants_pause: bool,
    time_left_ms: Option<Millis>,
    clock_runs: bool,
}

/// How it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
struct EndingJson {
    /// One of the game's end reasons, `given-up` or `closed`.
    reason: String,
    /// Places by seat, counted from 1.
    places: Vec<u8>,
    scores: Vec<i32>,
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
struct ChoiceJson {
    #[serde(rename = "move")]
    notation: String,
    label: String,
}

/// A move that is not allowed, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
struct NotNowJson {
    #[serde(rename = "move")]
    notation: String,
    label: String,
    rule: &'static str,
    reason: String,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
struct LineJson {
    #[schema(value_type = String)]
    person: PersonId,
    name: String,
    text: String,
    at: Millis,
}

/// A wish to take back a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
struct UndoAskedJson {
    by: u8,
    waiting_for: Vec<u8>,
}

/// Something that happened, as the observer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, utoipa::ToSchema)]
struct EventJson {
    /// Events with the same number came together.
    turn: usize,
    #[schema(value_type = Value)]
    event: Told,
    text: Option<String>,
}

/// The data of a scene, which is not copied for everybody who is shown it.
#[derive(Clone, Debug)]
struct SceneView(Arc<dyn AnyScene>);

impl PartialEq for SceneView {
    fn eq(&self, other: &SceneView) -> bool {
        self.0.same(&*other.0)
    }
}

impl Serialize for SceneView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.view().serialize(serializer)
    }
}

/// The data of a happening, likewise.
#[derive(Clone, PartialEq, Debug)]
struct Told(Arc<Happening>);

impl Serialize for Told {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.event.data().serialize(serializer)
    }
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.number()).collect()
}

fn pack_json(pack: &InForce) -> PackJson {
    let InForce { id, version, fingerprint } = pack.clone();
    PackJson { id, version, fingerprint }
}

/// The table in the observer's language, with the events from the `events_from`-th on.
pub fn table_json(view: &TableView, words: &Words, events_from: usize) -> TableJson {
    let company = view.company(words);
    let say = |phrase: &Phrase| words.say(phrase, &company);
    let scene = view.sight.as_ref().map(|sight| &sight.scene);
    let happenings = view.sight.as_ref().map(|sight| &sight.happenings);
    let event = |happening: &Arc<Happening>| EventJson {
        turn: happening.number,
        event: Told(happening.clone()),
        text: happening.sentence.as_ref().map(say),
    };
    TableJson {
        id: view.id.clone(),
        game: view.game.clone(),
        options: view.setup.options.clone(),
        packs: view.packs.iter().map(pack_json).collect(),
        phase: view.phase,
        public: view.public,
        clock: view.clock,
        from_position: view.from_position,
        day: view.day.clone(),
        host: view.host_name.clone(),
        is_host: view.is_host,
        invite: view.invite.clone(),
        you: view.you.map(|seat| seat.number()),
        seats: seats_json(view, &company),
        asked: numbers(view.asked),
        paused: view.paused,
        ending: view.ending.map(|ending| ending_json(ending, view.chairs.len())),
        other_rules: view.other_rules,
        watchers: view.watchers,
        seal: view.seal.clone(),
        seed: view.seed.clone(),
        prompt: scene.map(|scene| say(scene.prompt())),
        view: scene.map(|scene| SceneView(scene.clone())),
        choices: scene.map_or_else(Vec::new, |scene| choices_json(scene.choices(), &say)),
        asides: scene.map_or_else(Vec::new, |scene| choices_json(scene.interjections(), &say)),
        standing_orders: scene.map_or_else(Vec::new, |scene| choices_json(scene.standing_orders(), &say)),
        not_now: scene.map_or_else(Vec::new, |scene| {
            let not_now = |not_now: NotNow| NotNowJson {
                label: say(&not_now.choice.label),
                notation: not_now.choice.notation,
                rule: not_now.refusal.rule,
                reason: say(&not_now.refusal.phrase),
            };
            scene.not_now().into_iter().map(not_now).collect()
        }),
        talk: view.talk.iter().map(line_json).collect(),
        undo: view.undo,
        undo_asked: view
            .back
            .as_ref()
            .map(|wish| UndoAskedJson { by: wish.seat.number(), waiting_for: numbers(wish.waiting) }),
        again: view.again.clone(),
        events_from,
        events_total: happenings.map_or(0, Happenings::len),
        events: happenings
            .map_or_else(Vec::new, |heard| heard.shared().skip(events_from).map(event).collect()),
    }
}

fn choices_json(choices: Vec<Choice>, say: &dyn Fn(&Phrase) -> String) -> Vec<ChoiceJson> {
    let json = |choice: Choice| ChoiceJson { label: say(&choice.label), notation: choice.notation };
    choices.into_iter().map(json).collect()
}

fn seats_json(view: &TableView, company: &Company) -> Vec<SeatJson> {
    let seat = |(chair, name): (&crate::hall::ChairView, &String)| SeatJson {
        seat: chair.seat.number(),
        name: name.clone(),
        bot: match &chair.name {
            Name::Bot(level) => Some(level.clone()),
            Name::Free | Name::Person(_) => None,
        },
        person: chair.person.clone(),
        absence: chair.absence,
        present: chair.present,
        wants_pause: chair.wants_pause,
        time_left_ms: chair.time_left,
        clock_runs: chair.clock_runs,
    };
    view.chairs.iter().zip(&company.names).map(seat).collect()
}

fn ending_json(ending: Ending, seats: usize) -> EndingJson {
    match ending {
        Ending::Played(outcome) => EndingJson {
            reason: outcome.reason().to_owned(),
            places: outcome.places().to_vec(),
            scores: outcome.scores().to_vec(),
        },
        Ending::GivenUp { winner } => {
            let place = |index| if winner.is_none_or(|seat| seat.index() == index) { 1 } else { 2 };
            EndingJson {
                reason: "given-up".into(),
                places: (0..seats).map(place).collect(),
                scores: vec![0; seats],
            }
        }
        Ending::Closed => EndingJson { reason: "closed".into(), places: Vec::new(), scores: Vec::new() },
    }
}

fn line_json(line: &crate::room::Line) -> LineJson {
    LineJson { person: line.person.clone(), name: line.name.clone(), text: line.text.clone(), at: line.at }
}
