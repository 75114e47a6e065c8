//! The table of Dungeon Lords.

mod aftermath;
mod bar;
mod count;
mod draw;
mod guards;
mod lane;
mod orders;
mod pit;
pub(super) mod puzzles;
mod rivals;
mod road;
mod seasons;
mod spells;
mod steps;
mod tale;
mod things;
mod war;
mod wings;

use super::{Face, Interlude, Place, Thing};
use crate::table::Board;
use maud::Markup;
use undercroft_core::{Phrase, Tell as _};
use undercroft_lords::state::Ask;
use undercroft_lords::{Event, Lords, Move, View};

type Easel<'a> = super::Easel<'a, Lords>;

impl Face for Lords {
    fn board(easel: &Easel<'_>) -> Board {
        draw::board(easel)
    }

    fn place(view: &View, mv: Move) -> Place {
        place(view, mv)
    }

    fn about(&self, event: &Event) -> Vec<Thing> {
        tale::about(event)
    }

    fn begins(event: &Event) -> bool {
        tale::begins(event)
    }

    fn called(_: &View, thing: &Thing) -> Option<Phrase> {
        things::called(thing)
    }

    fn interlude(easel: &Easel<'_>) -> Option<Interlude> {
        aftermath::battle(easel)
    }
}

/// What stands on a thing of the table stands there; numbers, and what ends a question, stand in the bar.
fn place(view: &View, mv: Move) -> Place {
    match mv {
        Move::Use
        | Move::Pass
        | Move::Done
        | Move::Mine(_)
        | Move::Give(_)
        | Move::Accept
        | Move::Ready
        | Move::Retreat => Place::Bar,
        Move::Keep(order) | Move::Order(order) | Move::Third(order) | Move::Recall(order) => {
            Place::On(things::order(order))
        }
        Move::Spy(place) => Place::On(things::spell(place)),
        Move::Dig(cell) | Move::Tile(cell) => Place::On(things::cell(cell)),
        Move::Hire(creature) => Place::On(things::tavern(creature)),
        Move::Build(room, cell) => Place::Pair(things::shop(room), things::cell(cell)),
        Move::Produce(room) => Place::On(things::room(room)),
        Move::Discard(trap) | Move::Lay(trap) | Move::First(trap) => Place::On(things::trap(trap)),
        Move::Pay(creature) if view.ask == Ask::Suggestion => Place::On(things::sent(creature)),
        Move::Withdraw(creature) | Move::Pick(creature) | Move::Idle(creature) => {
            Place::On(things::sent(creature))
        }
        Move::Feed(creature)
        | Move::Pay(creature)
        | Move::Release(creature)
        | Move::PayPart(creature, _)
        | Move::Strike(creature)
        | Move::Lose(creature)
        | Move::Send(creature) => Place::On(things::lair(creature)),
        Move::Free(who) => Place::On(things::prisoner(who)),
        Move::Target(place) => Place::On(things::foe(place)),
        Move::Attack(creature, _, 0) => Place::On(things::sent(creature)),
        Move::Attack(creature, _, place) => Place::Pair(things::sent(creature), things::foe(place)),
    }
}

/// A thing on the table that stands for a move.
fn piece(easel: &Easel<'_>, mv: Move, thing: &Thing, class: &str, inside: Markup) -> Markup {
    let label = easel.speech.say(&easel.game.label(easel.view, mv));
    easel.choices.piece(&mv.to_string(), &label, thing, class, inside)
}

/// Is the reader asked this?
fn asks(easel: &Easel<'_>, ask: Ask) -> bool {
    easel.view.ask == ask && easel.view.is_asked()
}
