//! The table of Welcome to the Dungeon.

mod cards;
mod census;
mod delve;
mod draw;
mod kit;
mod luck;
mod odds;
mod stage;
mod tale;
mod trip;

use super::{Face, Interlude, Place, Thing};
use crate::table::Board;
use cards::monster_name;
use maud::Markup;
use undercroft_core::Tell as _;
use undercroft_welcome::{Event, Hero, Monster, Move, Tile, View, Welcome};

type Easel<'a> = super::Easel<'a, Welcome>;

impl Face for Welcome {
    fn board(easel: &Easel<'_>) -> Board {
        draw::board(easel)
    }

    /// Drawing, the hero and what is used in the dungeon stand in the bar as well as on the board: the bar must not be
    /// empty when something is asked.
    fn place(_: &View, mv: Move) -> Place {
        match mv {
            Move::Discard(tile) => Place::On(tile_thing(tile)),
            Move::Name(monster) => Place::On(monster_thing(monster)),
            Move::Choose(_)
            | Move::Pass
            | Move::Draw
            | Move::Add
            | Move::Reveal
            | Move::Axe
            | Move::Polymorph
            | Move::Face
            | Move::Drink
            | Move::Fall
            | Move::Order(_) => Place::Bar,
        }
    }

    fn about(&self, event: &Event) -> Vec<Thing> {
        tale::about(event)
    }

    fn begins(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::Won { .. })
    }

    /// The round: the deadly card and the verdict, before the next hero is chosen.
    fn interlude(easel: &Easel<'_>) -> Option<Interlude> {
        delve::interlude(easel)
    }
}

fn monster_thing(monster: Monster) -> Thing {
    Thing::of("monster", monster.id())
}

fn tile_thing(tile: Tile) -> Thing {
    Thing::of("tile", tile.id())
}

fn hero_thing(hero: Hero) -> Thing {
    Thing::of("hero", hero.id())
}

/// A thing on the board that stands for a move.
fn piece(easel: &Easel<'_>, mv: Move, thing: &Thing, class: &str, inside: Markup) -> Markup {
    let label = easel.speech.say(&easel.game.label(easel.view, mv));
    easel.choices.piece(&mv.to_string(), &label, thing, class, inside)
}
