//! A scene of any game: typed inside, erased only where bytes leave for somebody who is not ours.

use crate::any_table::{Choice, NotNow};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;
use undercroft_bots::Opponents;
use undercroft_core::{Company, Deed, Observer, Phrase, Scene, Status, Words};

/// What one observer may know of a table whose game is known only by its id.
///
/// Whoever knows the game gets the typed [`Scene`] back with [`scene_as`].
pub trait AnyScene: Any + Debug + Send + Sync {
    /// Who looks.
    fn observer(&self) -> Observer;

    /// Who is asked, or how it ended.
    fn status(&self) -> Status;

    /// What lies on the table, as data.
    fn view(&self) -> Value;

    /// What the observer is asked to do, or what is being waited for.
    fn prompt(&self) -> &Phrase;

    /// What the seat may answer.
    fn choices(&self) -> Vec<Choice>;

    /// What the seat may do without being asked: now, between two moves of others.
    fn interjections(&self) -> Vec<Choice>;

    /// The standing orders the seat may give or take back.
    fn standing_orders(&self) -> Vec<Choice>;

    /// What people might expect to be allowed now, and why it is not.
    fn not_now(&self) -> Vec<NotNow>;

    /// The table as text.
    fn draw(&self, words: &Words, company: &Company) -> String;

    /// Everything in words, where a game has more to say than it draws.
    fn in_words(&self) -> Vec<Phrase>;

    /// What the signs and names on the table mean, where a game explains them.
    fn legend(&self) -> Vec<Phrase>;

    /// The same for a seat that is not asked: only what it may do without being asked is offered.
    fn only_asides(&self) -> Arc<dyn AnyScene>;

    /// The same for somebody who may only watch: nothing is offered.
    fn only_watched(&self) -> Arc<dyn AnyScene>;

    /// Does the other scene show just the same?
    fn same(&self, other: &dyn AnyScene) -> bool;
}

/// The typed scene, if it is one of this game.
pub fn scene_as<G: Opponents>(scene: &dyn AnyScene) -> Option<&Scene<G>> {
    (scene as &dyn Any).downcast_ref()
}

fn choice<G: Opponents>(scene: &Scene<G>, mv: G::Move) -> Choice {
    Choice { notation: scene.game.write_move(mv), label: scene.label(mv) }
}

impl<G: Opponents> AnyScene for Scene<G> {
    fn observer(&self) -> Observer {
        self.observer
    }

    fn status(&self) -> Status {
        self.status
    }

    fn view(&self) -> Value {
        data(&self.view)
    }

    fn prompt(&self) -> &Phrase {
        &self.prompt
    }

    fn choices(&self) -> Vec<Choice> {
        self.answers().map(|mv| choice(self, mv)).collect()
    }

    fn interjections(&self) -> Vec<Choice> {
        let offered = self.deeds.iter().filter(|deed| matches!(deed, Deed::Interjection(_)));
        offered.map(|deed| choice(self, deed.mv())).collect()
    }

    fn standing_orders(&self) -> Vec<Choice> {
        let offered = self.deeds.iter().filter(|deed| matches!(deed, Deed::StandingOrder(_)));
        offered.map(|deed| choice(self, deed.mv())).collect()
    }

    fn not_now(&self) -> Vec<NotNow> {
        let refused = self.refused.iter();
        refused.map(|(mv, refusal)| NotNow { choice: choice(self, *mv), refusal: refusal.clone() }).collect()
    }

    fn draw(&self, words: &Words, company: &Company) -> String {
        self.game.draw(&self.view, words, company)
    }

    fn in_words(&self) -> Vec<Phrase> {
        self.game.in_words(&self.view)
    }

    fn legend(&self) -> Vec<Phrase> {
        self.game.legend(&self.view)
    }

    fn only_asides(&self) -> Arc<dyn AnyScene> {
        Arc::new(self.clone().only_asides())
    }

    fn only_watched(&self) -> Arc<dyn AnyScene> {
        Arc::new(self.clone().only_watched())
    }

    fn same(&self, other: &dyn AnyScene) -> bool {
        scene_as::<G>(other).is_some_and(|other| self == other)
    }
}

/// An event of any game, as one observer may know it.
pub trait AnyEvent: Any + Debug + Send + Sync {
    /// The event as data.
    fn data(&self) -> Value;

    /// Is the other event just the same?
    fn same(&self, other: &dyn AnyEvent) -> bool;
}

impl<E: Serialize + Eq + Debug + Send + Sync + 'static> AnyEvent for E {
    fn data(&self) -> Value {
        data(self)
    }

    fn same(&self, other: &dyn AnyEvent) -> bool {
        (other as &dyn Any).downcast_ref::<E>().is_some_and(|other| self == other)
    }
}

/// Something that happened, as one observer may know it.
#[derive(Clone, Debug)]
pub struct Happening {
    /// The number of the move it came with, counted among those the observer heard of; 0 is the set-up.
    pub number: usize,
    /// The event.
    pub event: Arc<dyn AnyEvent>,
    /// The event as a sentence, if it is worth one.
    pub sentence: Option<Phrase>,
}

impl Happening {
    /// The typed event, if it is one of this game.
    pub fn event_of<G: Opponents>(&self) -> Option<&G::Event> {
        (&*self.event as &dyn Any).downcast_ref()
    }
}

impl PartialEq for Happening {
    fn eq(&self, other: &Happening) -> bool {
        self.number == other.number && self.sentence == other.sentence && self.event.same(&*other.event)
    }
}

impl Eq for Happening {}

fn data<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("views and events are plain data, which serialises")
}
