//! The table of Paper Dungeons: a sheet in ink, dice on wood, and the monsters that wait.

mod art;
mod cards;
mod dice;
mod draw;
mod ending;
mod foes;
mod glass;
mod map;
mod pen;
mod players;
mod rooms;
mod round;
mod signs;
mod tale;
mod tasks;
mod tracks;

use super::{Face, Interlude, Place, Thing};
use crate::table::Board;
use undercroft_core::{Phrase, Seat};
use undercroft_paper::components::{Die, Hero, Item, Room, Talent};
use undercroft_paper::{Common, Event, Move, Paper, TeamView, View};

type Easel<'a> = super::Easel<'a, Paper>;

impl Face for Paper {
    fn board(easel: &Easel<'_>) -> Board {
        draw::board(easel)
    }

    /// A die is taken first and then the place it is used for. Everything else glows where it lies and stands in the bar
    /// too, except minions, of which there are too many.
    fn place(_: &View, mv: Move) -> Place {
        match mv {
            Move::Level(die, hero) => Place::Pair(die_thing(die), hero_thing(hero)),
            Move::Craft(die, item) => Place::Pair(die_thing(die), item_thing(item)),
            Move::Brew(die) => Place::Pair(die_thing(die), potions_thing()),
            Move::March(die) => Place::Pair(die_thing(die), team_thing()),
            Move::Slay(room) => Place::On(room_thing(room)),
            Move::Go(_)
            | Move::Steal(_)
            | Move::Train(_)
            | Move::Fill(_)
            | Move::Talent(_)
            | Move::Goal(_)
            | Move::Heal(_)
            | Move::Decline
            | Move::Stop
            | Move::Done => Place::Bar,
        }
    }

    fn called(_: &View, thing: &Thing) -> Option<Phrase> {
        let name = thing.to_string();
        let die = Die::from_name(name.strip_prefix("die-")?)?;
        Some(Phrase::member("paper-die", &die.name()))
    }

    fn about(&self, event: &Event) -> Vec<Thing> {
        tale::about(event)
    }

    fn begins(event: &Event) -> bool {
        matches!(event, Event::Rolled { .. } | Event::Scored { .. })
    }

    fn interlude(easel: &Easel<'_>) -> Option<Interlude> {
        round::interlude(easel)
    }
}

fn die_thing(die: Die) -> Thing {
    Thing::of("die", die.name())
}

fn hero_thing(hero: Hero) -> Thing {
    Thing::of("hero", hero.id())
}

fn item_thing(item: Item) -> Thing {
    Thing::of("item", item.id())
}

fn room_thing(room: Room) -> Thing {
    Thing::of("room", room)
}

fn talent_thing(talent: Talent) -> Thing {
    Thing::of("talent", talent.id())
}

fn potions_thing() -> Thing {
    Thing::new("potions")
}

fn team_thing() -> Thing {
    Thing::new("team")
}

/// The sheet that lies in the middle: the reader's own, and for others the first one.
#[derive(Copy, Clone)]
struct Middle<'a> {
    seat: Seat,
    team: &'a TeamView,
    common: Common<'a>,
    own: bool,
}

impl<'a> Middle<'a> {
    fn of(easel: &Easel<'a>) -> Option<Middle<'a>> {
        let common = easel.view.common(easel.game.components());
        let own = easel.view.own();
        let (seat, team) = own.or_else(|| Some((Seat::FIRST, easel.view.teams.first()?)))?;
        Some(Middle { seat, team, common, own: own.is_some() })
    }
}

/// The legal moves of the reader, with the words for each.
fn legal<'a>(easel: &Easel<'a>) -> impl Iterator<Item = (Move, &'a crate::table::Choice)> + use<'a> {
    let choices = easel.choices;
    choices.legal.iter().filter_map(|choice| Some((choice.notation.parse::<Move>().ok()?, choice)))
}

/// A number with its sign, and a true minus.
fn signed(number: impl Into<i64>) -> String {
    match number.into() {
        more @ 1.. => format!("+{more}"),
        less => less.to_string().replace('-', "−"),
    }
}

/// A number with a true minus.
fn plain(number: impl Into<i64>) -> String {
    number.into().to_string().replace('-', "−")
}

fn hero_name(easel: &Easel<'_>, hero: Hero) -> String {
    easel.speech.say(&Phrase::member("paper-hero", hero.id()))
}

fn short_item(easel: &Easel<'_>, item: Item) -> String {
    easel.speech.say(&easel.game.short_item_name(item))
}

fn monster_name(easel: &Easel<'_>, monster: u8) -> String {
    easel.speech.say(&easel.game.monster_phrase(monster))
}

fn player_name(easel: &Easel<'_>, seat: Seat) -> String {
    easel.speech.company().names.get(seat.index()).cloned().unwrap_or_default()
}

/// The lettered gems of a team, as people list them.
fn letters_of(sheet: &undercroft_paper::Team) -> String {
    foes::letters(sheet.letters)
}
