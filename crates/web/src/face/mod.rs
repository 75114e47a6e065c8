//! Faces: how the games look in the browser. [`BOXES`] is the one list of games in these pages; a game that is not
//! in it stands on the shelf all the same, with a plain face.

mod dungeoneer;
mod easel;
mod interlude;
mod lords;
mod paper;
mod place;
mod plain;
pub mod welcome;

pub use dungeoneer::{browse as browse_pack, plan};
pub use easel::{Drawn, Easel};
pub use interlude::Interlude;
pub use place::{Place, Thing};

use crate::page::Reader;
use crate::speech::Speech;
use crate::table::Board;
use maud::Markup;
use undercroft_bots::Opponents;
use undercroft_core::{Language, Phrase};
use undercroft_dungeoneer::{Serpent, Vault};
use undercroft_lords::Lords;
use undercroft_paper::Paper;
use undercroft_server::hall::Sight;
use undercroft_welcome::Welcome;

/// A game with a drawn table.
pub trait Face: Opponents {
    /// Draws the table.
    fn board(easel: &Easel<'_, Self>) -> Board;

    /// Where a move lives.
    fn place(view: &Self::View, mv: Self::Move) -> Place;

    /// The things that a line of the log speaks of.
    fn about(&self, event: &Self::Event) -> Vec<Thing>;

    /// Does the event begin something new, such as a round?
    fn begins(event: &Self::Event) -> bool;

    /// What a thing is called from which moves start ([`Place::Pair`], [`Place::Amount`]); without it the words that its
    /// moves have in common.
    fn called(_view: &Self::View, _thing: &Thing) -> Option<Phrase> {
        None
    }

    /// What has just ended and should be seen before the next thing.
    fn interlude(_easel: &Easel<'_, Self>) -> Option<Interlude> {
        None
    }
}

/// Draws a table for one reader; nothing if it is a table of another game.
type Draw = fn(game: &str, sight: &Sight, speech: &Speech, wish: Wish) -> Option<Drawn>;

/// What is special about a reader.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// Whatever is clicked and is not allowed gets an answer.
    curious: bool,
    /// The moves that a lesson wants, which are marked.
    wanted: Vec<String>,
}

/// A game as it stands on the shelf, and who draws its table.
#[derive(Debug)]
pub struct GameBox {
    /// The game's id.
    game: &'static str,
    /// The picture of its cover.
    pub cover: &'static str,
    /// How long a game against bots takes.
    pub minutes: Option<u16>,
    /// How much there is to think of, from 1 to 5.
    pub weight: Option<u8>,
    /// How to play it, as a text in English and in Russian.
    guide: Option<[&'static str; 2]>,
    /// How to play it, as a game with sentences: its `lesson.toml`.
    pub lesson: Option<&'static str>,
    /// The page of its puzzles.
    pub puzzles: Option<fn(&Reader) -> Markup>,
    /// Draws what its puzzle of the day starts from, given as a position.
    pub day: Option<fn(&Speech, &str) -> Markup>,
    /// The colours of its box.
    colours: &'static str,
    /// The stylesheet of its table.
    sheet: &'static str,
    draw: Draw,
}

/// A text of `docs/how-to-play`, in both languages.
macro_rules! guide {
    ($game:literal) => {
        Some([
            include_str!(concat!("../../../../docs/how-to-play/", $game, ".md")),
            include_str!(concat!("../../../../docs/how-to-play/", $game, ".ru.md")),
        ])
    };
}

/// All sets of Dungeoneer are played on the same table.
const DUNGEONEER: &str = concat!(
    include_str!("../../assets/dungeoneer.css"),
    include_str!("../../assets/dungeoneer-map.css"),
    include_str!("../../assets/dungeoneer-fight.css"),
    include_str!("../../assets/dungeoneer-small.css")
);

static BOXES: [GameBox; 5] = [
    GameBox {
        game: "welcome",
        cover: "cover-welcome",
        minutes: Some(10),
        weight: Some(1),
        guide: guide!("welcome"),
        lesson: Some(include_str!("../../../games/welcome/lesson.toml")),
        puzzles: None,
        day: None,
        colours: ".game-welcome { --c: #8a5a33; --t: #ffe3a6; --tall: .9; }",
        sheet: include_str!("../../assets/welcome.css"),
        draw: easel::draw::<Welcome>,
    },
    GameBox {
        game: "lords",
        cover: "cover-lords",
        minutes: Some(75),
        weight: Some(4),
        guide: guide!("lords"),
        lesson: Some(include_str!("../../../games/lords/lesson.toml")),
        puzzles: Some(lords::puzzles::page),
        day: Some(lords::puzzles::of_the_day),
        colours: ".game-lords { --c: #5b3f86; --t: #ffd873; --tall: 1; }",
        sheet: concat!(
            include_str!("../../assets/lords.css"),
            include_str!("../../assets/lords-war.css"),
            include_str!("../../assets/lords-small.css")
        ),
        draw: easel::draw::<Lords>,
    },
    GameBox {
        game: "paper",
        cover: "cover-paper",
        minutes: Some(25),
        weight: Some(2),
        guide: guide!("paper"),
        lesson: Some(include_str!("../../../games/paper/lesson.toml")),
        colours: ".game-paper { --c: #2c6e74; --t: #fff3d2; --tall: .92; }",
        sheet: include_str!("../../assets/paper.css"),
        draw: easel::draw::<Paper>,
        ..PLAIN
    },
    GameBox {
        game: "vault",
        cover: "cover-vault",
        minutes: Some(60),
        weight: Some(4),
        guide: guide!("vault"),
        lesson: Some(include_str!("../../../games/dungeoneer/lesson.toml")),
        colours: ".game-vault { --c: #7a2f2f; --t: #ffdcae; --tall: .96; }",
        sheet: DUNGEONEER,
        draw: easel::draw::<Vault>,
        ..PLAIN
    },
    GameBox {
        game: "serpent",
        cover: "cover-serpent",
        minutes: Some(55),
        weight: Some(4),
        guide: guide!("serpent"),
        colours: ".game-serpent { --c: #0f3d44; --t: #ffefb8; --tall: .96; }",
        sheet: DUNGEONEER,
        draw: easel::draw::<Serpent>,
        ..PLAIN
    },
];

/// What a game has that nobody has drawn anything for.
const PLAIN: GameBox = GameBox {
    game: "",
    cover: "cover-plain",
    minutes: None,
    weight: None,
    guide: None,
    lesson: None,
    puzzles: None,
    day: None,
    colours: "",
    sheet: "",
    draw: plain::draw,
};
static UNKNOWN: GameBox = PLAIN;

impl GameBox {
    /// The box of the game with this id.
    pub fn of(game: &str) -> &'static GameBox {
        BOXES.iter().find(|boxed| boxed.game == game).unwrap_or(&UNKNOWN)
    }

    /// How to play it, as a text.
    pub fn guide(&self, language: Language) -> Option<&'static str> {
        let [en, ru] = self.guide?;
        Some(match language {
            Language::En => en,
            Language::Ru => ru,
        })
    }
}

/// The colours of all boxes.
pub fn colours() -> String {
    BOXES.iter().map(|boxed| boxed.colours).collect()
}

/// The stylesheets of drawn tables, by game.
pub fn sheets() -> impl Iterator<Item = (&'static str, &'static str)> {
    BOXES.iter().map(|boxed| (boxed.game, boxed.sheet)).filter(|(_, sheet)| !sheet.is_empty())
}

/// Draws the table of any game. A reader who is `curious` gets an answer to every click on something that is not allowed.
pub fn draw(game: &str, sight: &Sight, speech: &Speech, curious: bool) -> Drawn {
    draw_for(game, sight, speech, Wish { curious, wanted: Vec::new() })
}

/// Draws the table of a lesson, in which the wanted moves are marked.
pub fn draw_wanted(game: &str, sight: &Sight, speech: &Speech, wanted: Vec<String>) -> Drawn {
    draw_for(game, sight, speech, Wish { curious: !wanted.is_empty(), wanted })
}

fn draw_for(game: &str, sight: &Sight, speech: &Speech, wish: Wish) -> Drawn {
    let drawn = (GameBox::of(game).draw)(game, sight, speech, wish);
    drawn.unwrap_or_else(|| plain::table(game, sight, speech))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_box_holds_a_game_of_the_shelf() {
        for boxed in &BOXES {
            assert!(undercroft_shelf::ids().contains(&boxed.game), "{}", boxed.game);
            assert!(crate::art::is_drawn(boxed.cover), "{}: its cover is not drawn", boxed.game);
        }
        assert!(crate::art::is_drawn(UNKNOWN.cover));
    }
}
