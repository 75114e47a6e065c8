//! What was shown of a table last: whoever looks from the same place after the same entry is shown the same, and
//! everything is projected once for each observer, move by move.

use super::happenings::Happenings;
use super::presence::Present;
use super::see::{Offer, table_view};
use super::{Sight, TableView};
use crate::ids::PersonId;
use crate::room::Room;
use std::sync::{Arc, Mutex, PoisonError};
use undercroft_core::{Ear, Language, Observer, Seat};
use undercroft_shelf::{AnyScene, AnyTable};

/// From where a person looks. Two people with the same viewpoint are shown the same.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Viewpoint {
    /// Their seat.
    pub(super) you: Option<Seat>,
    /// Is it their table?
    pub(super) is_host: bool,
}

impl Viewpoint {
    pub(super) fn of(room: &Room, person: Option<&PersonId>) -> Viewpoint {
        Viewpoint {
            you: person.and_then(|person| room.seat_of(person)),
            is_host: person == Some(&room.terms.host),
        }
    }

    pub(super) fn observer(self) -> Observer {
        self.you.map_or(Observer::Spectator, Observer::Seat)
    }
}

/// What was shown last, to whom. Only a cache: it may be dropped at any time.
#[derive(Debug, Default)]
pub(super) struct Shown {
    told: Vec<(Observer, Told)>,
    /// Those of the last entry, with who was there.
    seen: Vec<(Viewpoint, Arc<TableView>)>,
    seq: i64,
    present: Arc<Present>,
}

impl Shown {
    /// The table from this viewpoint, without the times of its clocks.
    pub(super) fn view(
        &mut self,
        room: &Room,
        viewpoint: Viewpoint,
        present: &Arc<Present>,
    ) -> Arc<TableView> {
        if self.seq != room.seq || self.present != *present {
            self.seen.clear();
            (self.seq, self.present) = (room.seq, present.clone());
        }
        if let Some((_, view)) = self.seen.iter().find(|(whose, _)| *whose == viewpoint) {
            return view.clone();
        }
        let sight = room.table().map(|table| self.sight(room, table, viewpoint.observer()));
        let view = Arc::new(table_view(room, viewpoint, present, sight));
        self.seen.push((viewpoint, view.clone()));
        view
    }

    /// Gives up what can be worked out again.
    pub(super) fn forget(&mut self) {
        if !self.seen.is_empty() || !self.told.is_empty() {
            *self = Shown::default();
        }
    }

    fn sight(&mut self, room: &Room, table: &dyn AnyTable, observer: Observer) -> Sight {
        let index = self.told.iter().position(|(whose, _)| *whose == observer).unwrap_or_else(|| {
            self.told.push((observer, Told::default()));
            self.told.len() - 1
        });
        let told = &mut self.told[index].1;
        if told.rewritten != room.rewritten || told.moves > table.moves() {
            *told = Told { rewritten: room.rewritten, ..Told::default() };
        }
        told.catch_up(table, observer);
        Sight {
            scene: told.scene(table, observer, Offer::to(room, observer)),
            happenings: told.happenings.clone(),
        }
    }
}

/// What was made of a view, kept for the next who wants the same: all spectators, for a start. It is no part of
/// what the view says.
#[derive(Debug, Default)]
pub(crate) struct Rendered(Mutex<Vec<Text>>);

/// Which language, from which event on, and the text.
type Text = (Language, usize, Arc<str>);

impl Rendered {
    /// The text in this language with the events from the `from`-th on.
    pub(crate) fn get(&self, language: Language, from: usize, make: impl FnOnce() -> String) -> Arc<str> {
        // A text is there as a whole or not at all.
        let mut texts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, _, text)) = texts.iter().find(|text| (text.0, text.1) == (language, from)) {
            return text.clone();
        }
        let text: Arc<str> = make().into();
        texts.push((language, from, text.clone()));
        text
    }
}

impl Clone for Rendered {
    fn clone(&self) -> Rendered {
        Rendered::default()
    }
}

impl PartialEq for Rendered {
    fn eq(&self, _: &Rendered) -> bool {
        true
    }
}

impl Eq for Rendered {}

/// What an observer was told, and up to which move.
#[derive(Debug, Default)]
struct Told {
    rewritten: usize,
    moves: usize,
    ear: Ear,
    happenings: Happenings,
    /// What is there after these moves, with all it offers.
    whole: Option<Arc<dyn AnyScene>>,
    /// The same with what is really offered.
    offered: Option<(Offer, Arc<dyn AnyScene>)>,
}

impl Told {
    fn catch_up(&mut self, table: &dyn AnyTable, observer: Observer) {
        if self.moves != table.moves() {
            (self.whole, self.offered) = (None, None);
        }
        self.happenings.extend(table.listen(&mut self.ear, observer));
        self.moves = table.moves();
    }

    /// One projection for each observer and move, whatever else happens at the table.
    fn scene(&mut self, table: &dyn AnyTable, observer: Observer, offer: Offer) -> Arc<dyn AnyScene> {
        let whole = self.whole.get_or_insert_with(|| table.scene(observer));
        match &self.offered {
            Some((made, scene)) if *made == offer => scene.clone(),
            Some(_) | None => {
                let scene = match offer {
                    Offer::Everything => whole.clone(),
                    Offer::Asides => whole.only_asides(),
                    Offer::Nothing => whole.only_watched(),
                };
                self.offered = Some((offer, scene.clone()));
                scene
            }
        }
    }
}
