//! The scene: everything one observer may know of a table, made by one projection.
//!
//! Pages, streams, the terminal, the protocol, lessons and replays all start from here; nobody asks the table again
//! for parts of it.

use crate::game::Tell;
use crate::outcome::Status;
use crate::phrase::Phrase;
use crate::refusal::Refusal;
use crate::seat::Observer;
use crate::table::Table;
use std::fmt::Debug;
use std::sync::Arc;

/// A table as one observer may see it. Two tables that the observer cannot tell apart give equal scenes.
#[derive(Clone)]
pub struct Scene<G: Tell> {
    /// The rules, options and component values.
    pub game: Arc<G>,
    /// Who looks.
    pub observer: Observer,
    /// Who is asked, or how it ended.
    pub status: Status,
    /// What lies on the table.
    pub view: G::View,
    /// What the observer is asked to do, or what is being waited for.
    pub prompt: Phrase,
    /// What the observer's seat may do.
    pub deeds: Vec<Deed<G::Move>>,
    /// What people might expect to be allowed now, and why it is not.
    pub refused: Vec<(G::Move, Refusal)>,
}

/// Something a seat may do, and in which of the three ways.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Deed<M> {
    /// The table waits for it.
    Answer(M),
    /// Accepted now, but nobody waits for it.
    Interjection(M),
    /// An order that stands until it is taken back.
    StandingOrder(M),
}

impl<M: Copy> Deed<M> {
    /// The move itself.
    pub fn mv(self) -> M {
        match self {
            Deed::Answer(mv) | Deed::Interjection(mv) | Deed::StandingOrder(mv) => mv,
        }
    }
}

impl<G: Tell> Scene<G> {
    /// The answers the seat may give, in their order.
    pub fn answers(&self) -> impl Iterator<Item = G::Move> {
        self.deeds.iter().filter_map(|deed| match deed {
            Deed::Answer(mv) => Some(*mv),
            Deed::Interjection(_) | Deed::StandingOrder(_) => None,
        })
    }

    /// What the seat may do without being asked.
    pub fn asides(&self) -> impl Iterator<Item = G::Move> {
        self.deeds.iter().filter_map(|deed| match deed {
            Deed::Answer(_) => None,
            Deed::Interjection(mv) | Deed::StandingOrder(mv) => Some(*mv),
        })
    }

    /// May the seat do this now?
    pub fn allows(&self, mv: G::Move) -> bool {
        self.deeds.iter().any(|deed| deed.mv() == mv)
    }

    /// A move as the observer is offered it.
    pub fn label(&self, mv: G::Move) -> Phrase {
        self.game.label(&self.view, mv)
    }

    /// The same for a seat that is not asked: only what it may do without being asked is offered.
    #[must_use]
    pub fn only_asides(mut self) -> Scene<G> {
        self.deeds.retain(|deed| !matches!(deed, Deed::Answer(_)));
        self.refused.clear();
        self
    }

    /// The same for somebody who may only watch: nothing is offered.
    #[must_use]
    pub fn only_watched(mut self) -> Scene<G> {
        self.deeds.clear();
        self.refused.clear();
        self
    }
}

impl<G: Tell> Table<G> {
    /// What this observer may know now. Who looks with a seat's eyes is offered what that seat may do.
    pub fn scene(&self, observer: Observer) -> Scene<G> {
        let view = self.view(observer);
        let prompt = self.game().prompt(&view);
        let (mut deeds, mut refused) = (Vec::new(), Vec::new());
        if let Some(seat) = observer.seat() {
            let handle = self.handle(seat);
            deeds.extend(handle.legal_moves().into_iter().map(Deed::Answer));
            deeds.extend(handle.interjections().into_iter().map(Deed::Interjection));
            deeds.extend(handle.standing_orders().into_iter().map(Deed::StandingOrder));
            let expected = self.game().expected(&view).into_iter();
            refused.extend(
                expected.filter_map(|mv| Some((mv, self.game().check(self.state(), seat, mv).err()?))),
            );
        }
        Scene {
            game: self.shared_game().clone(),
            observer,
            status: self.status(),
            view,
            prompt,
            deeds,
            refused,
        }
    }
}

impl<G: Tell> Debug for Scene<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scene")
            .field("observer", &self.observer)
            .field("view", &self.view)
            .finish_non_exhaustive()
    }
}

/// The rules themselves are agreed before the game and are not compared.
impl<G: Tell> PartialEq for Scene<G> {
    fn eq(&self, other: &Scene<G>) -> bool {
        self.observer == other.observer
            && self.status == other.status
            && self.view == other.view
            && self.prompt == other.prompt
            && self.deeds == other.deeds
            && self.refused == other.refused
    }
}
