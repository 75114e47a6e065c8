//! The table of Dungeoneer: a dungeon that grows, the heroes in it, and the cards around it.

mod bits;
mod cards;
mod draw;
mod fight;
mod hand;
mod lord;
mod map;
mod pack;
mod phases;
mod picker;
mod pictures;
pub mod plan;
mod quests;
mod seats;
mod sheet;
mod tale;
mod things;
mod wrath;

pub use pack::browse;

use super::{Face, Interlude, Place, Thing};
use crate::table::Board;
use maud::Markup;
use undercroft_core::{Phrase, Seat, Tell as _};
use undercroft_dungeoneer::ids::Card;
use undercroft_dungeoneer::state::{Asked, Choice, Frame, Side};
use undercroft_dungeoneer::{Dungeoneer, Event, Move, Vault, View};

/// Whichever set is played, the table is drawn from the same rules.
type Easel<'a> = super::Easel<'a, Vault>;

/// The easel of any set as the one that everything here draws from.
fn on_easel<const SET: usize, T>(
    easel: &super::Easel<'_, Dungeoneer<SET>>,
    draw: impl FnOnce(&Easel<'_>) -> T,
) -> T {
    let game = easel.game.under::<0>();
    let super::Easel { view, choices, told, speech, .. } = *easel;
    draw(&Easel { game: &game, view, choices, told, speech })
}

impl<const SET: usize> Face for Dungeoneer<SET> {
    fn board(easel: &super::Easel<'_, Self>) -> Board {
        on_easel(easel, draw::board)
    }

    fn place(view: &View, mv: Move) -> Place {
        place(view, mv)
    }

    fn about(&self, event: &Event) -> Vec<Thing> {
        tale::about(self.components(), event)
    }

    fn begins(event: &Event) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn interlude(easel: &super::Easel<'_, Self>) -> Option<Interlude> {
        on_easel(easel, fight::ended)
    }
}

/// What leads somewhere on the map glows there, what is done with a card of the hand glows in the hand; an encounter goes
/// from its card to its victim. Everything else stands in the bar, and is drawn where it belongs besides.
fn place(view: &View, mv: Move) -> Place {
    match mv {
        Move::Build(cell, _) => Place::On(things::cell(cell)),
        Move::Go(side) => beside(view, side).map_or(Place::Bar, Place::On),
        Move::To(location) => Place::On(things::site(location)),
        Move::Play(card) | Move::Discard(card) if in_hand(view, card) => Place::On(things::card(card)),
        Move::Card(card) => Place::On(things::card(card)),
        Move::Choose(hero) => Place::On(things::hero(hero)),
        Move::Curse(card, seat)
        | Move::Send(card, seat, _)
        | Move::Set(card, seat)
        | Move::SetAt(card, seat, _) => Place::Pair(things::card(card), Thing::seat(seat)),
        Move::Done
        | Move::Explore
        | Move::Stand
        | Move::Lie
        | Move::Play(_)
        | Move::Use(..)
        | Move::UseOn(..)
        | Move::Attack(..)
        | Move::Challenge(..)
        | Move::Unleash(..)
        | Move::Attempt(_)
        | Move::Search(_)
        | Move::Take(_)
        | Move::Deliver(_)
        | Move::Leave(_)
        | Move::Special(..)
        | Move::Declare
        | Move::Discard(_)
        | Move::Save
        | Move::Pick(_)
        | Move::Hero(_)
        | Move::Monster(_)
        | Move::Form(_)
        | Move::Lair(_)
        | Move::Hand(_)
        | Move::Peril(_)
        | Move::Quest(_)
        | Move::Order(..) => Place::Bar,
    }
}

fn in_hand(view: &View, card: Card) -> bool {
    view.you.is_some_and(|you| view.player(you).hand.contains(card))
}

/// The location on a side of the hero who goes: the reader's own, or the one who is sent away.
fn beside(view: &View, side: Side) -> Option<Thing> {
    let goes = match view.shown.stack.last() {
        Some(Frame::Ask { what: Asked::Choice(Choice::Side { hero, .. }), .. }) => Some(*hero),
        _ => view.you,
    };
    let spot = view.shown.beside(view.player(goes?).spot, side)?;
    Some(things::site(view.shown.placed(spot).location))
}

/// A thing on the table that stands for a move.
fn piece(easel: &Easel<'_>, mv: Move, thing: &Thing, class: &str, inside: Markup) -> Markup {
    use undercroft_core::Game as _;
    let label = easel.speech.say(&easel.game.label(easel.view, mv));
    easel.choices.piece(&easel.game.write_move(mv), &label, thing, class, inside)
}

/// The legal moves of the reader, with the words for each.
fn legal<'a>(easel: &Easel<'a>) -> Vec<(Move, &'a crate::table::Choice)> {
    use undercroft_core::Game as _;
    let read =
        |choice: &'a crate::table::Choice| Some((easel.game.read_move(&choice.notation).ok()?, choice));
    easel.choices.legal.iter().filter_map(read).collect()
}

fn card_name(easel: &Easel<'_>, card: Card) -> String {
    easel.speech.say(&easel.game.card_phrase(card))
}

fn player_name(easel: &Easel<'_>, seat: Seat) -> String {
    easel.speech.company().names.get(seat.index()).cloned().unwrap_or_default()
}

/// The hero's name without the epithet, where there is little room.
fn first_name(easel: &Easel<'_>, seat: Seat) -> String {
    let name = easel.speech.say(&easel.game.hero_phrase(easel.view.player(seat).hero));
    name.split(' ').next().unwrap_or(&name).to_owned()
}

/// A word of the engine, such as a form's name.
fn named(easel: &Easel<'_>, family: &'static str, word: &str) -> String {
    easel.speech.say(&Phrase::member(family, word))
}

/// A number with its sign, and a true minus.
fn signed(number: impl Into<i64>) -> String {
    match number.into() {
        less @ ..0 => format!("−{}", -less),
        more => format!("+{more}"),
    }
}
