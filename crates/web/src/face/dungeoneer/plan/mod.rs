//! A location card as a floor plan, drawn from the card's data, so that a pack of anybody's looks as good as ours.
//!
//! The plan's address says everything that is on it: it can be drawn by whoever is asked for it, without knowing a
//! table, and kept by browsers for ever. A map is then a few pictures that are fetched once.

mod address;
mod furniture;
mod parts;

pub use address::{address, drawing};

use furniture::Furniture;
use parts::Pieces;
use std::fmt::Write as _;
use undercroft_dungeoneer::components::{Barrier, Exit, Site, Stat, Terrain, Token};
use undercroft_dungeoneer::state::{Placed, Side};

/// A card is 180 units wide and 144 high.
const MIDDLE: (i32, i32) = (90, 72);
/// Half the width of a corridor.
const HALF: i32 = 17;

/// The shape of a chamber.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Shape {
    Hall,
    Octagon,
    Round,
    /// Where corridors meet.
    Hub,
    /// A hub that time has gnawed at.
    Gallery,
    Cave,
}

/// A location as it lies.
#[derive(Copy, Clone, Debug)]
pub struct Plan {
    terrain: Terrain,
    glory: u8,
    peril: u8,
    /// North, east, south, west of the map.
    exits: [Exit; 4],
    barrier: Barrier,
    furniture: &'static Furniture,
    /// A bridge token lies here.
    bridge: bool,
}

impl Plan {
    /// A location on the map.
    pub fn of(site: &Site, placed: &Placed) -> Plan {
        Plan { bridge: placed.has(Token::Bridge), ..Plan::lying(site, placed.turned) }
    }

    /// A location card, half-turned or not.
    pub fn lying(site: &Site, turned: bool) -> Plan {
        let placed = Placed { turned, ..Placed::default() };
        Plan {
            terrain: site.terrain,
            glory: site.glory,
            peril: site.peril,
            exits: Side::ALL.map(|side| placed.exit(site, side)),
            barrier: site.barrier,
            furniture: furniture::of(site),
            bridge: false,
        }
    }

    fn is_dark(&self) -> bool {
        self.terrain == Terrain::DarkPassage
    }

    fn shape(&self) -> Shape {
        match self.terrain {
            Terrain::Room | Terrain::Entrance => self.furniture.chamber.unwrap_or(Shape::Octagon),
            Terrain::Passage if self.furniture.name == "rubble" => Shape::Gallery,
            Terrain::Passage => Shape::Hub,
            Terrain::DarkPassage => Shape::Cave,
        }
    }

    /// The picture.
    fn svg(&self) -> String {
        let (mut pieces, mut out) = (Pieces::default(), String::with_capacity(8_000));
        self.ground(&mut pieces, &mut out);
        if self.furniture.torches {
            for place in torches(self.shape()) {
                pieces.put(&mut out, "p-torch", place);
            }
        }
        for part in self.furniture.standing {
            pieces.put(&mut out, part, "");
        }
        if self.bridge {
            pieces.put(&mut out, "bridge", "");
        }
        for (exit, side) in self.exits.into_iter().zip(Side::ALL) {
            door(&mut pieces, &mut out, exit, side);
        }
        for (exit, side) in self.exits.into_iter().zip(Side::ALL) {
            test_of(&mut pieces, &mut out, exit, side);
        }
        self.barrier(&mut pieces, &mut out);
        self.points(&mut pieces, &mut out);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 180 144\" width=\"360\" height=\"288\" \
             font-family=\"system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',sans-serif\" font-weight=\"700\" \
             font-size=\"16\" text-anchor=\"middle\"><defs>{}</defs>{out}</svg>",
            pieces.drawn()
        )
    }

    /// Rock, walls and floor. One outline is drawn three times: a dark line, the stone of the walls, and the floor a little
    /// lower, so that the walls cast a shadow.
    fn ground(&self, pieces: &mut Pieces, out: &mut String) {
        let (floor, shade, light) = match self.terrain {
            Terrain::Room | Terrain::Entrance => ("flag", "#8f7550", "lit-room"),
            Terrain::Passage => ("slab", "#836a48", "lit-room"),
            Terrain::DarkPassage => ("murk", "#3d3742", "lit-dark"),
        };
        pieces.want(floor);
        pieces.want(light);
        pieces.put(out, if self.is_dark() { "rock-dark" } else { "rock" }, "");
        let outline = self.outline();
        let _ = write!(
            out,
            "<defs><path id=\"o\" d=\"{outline}\"/><clipPath id=\"c\"><use href=\"#o\"/></clipPath></defs>\
             <g fill=\"none\" stroke-linejoin=\"round\"><use href=\"#o\" stroke=\"#15100c\" stroke-width=\"15\"/>\
             <use href=\"#o\" stroke=\"#9a866b\" stroke-width=\"9\"/></g>\
             <g clip-path=\"url(#c)\"><use href=\"#o\" fill=\"{shade}\"/>\
             <use href=\"#o\" transform=\"translate(3 6)\" fill=\"url(#{floor})\"/>"
        );
        if !self.furniture.floor.is_empty() {
            pieces.put(out, self.furniture.floor, "");
        }
        let _ = write!(out, "<path d=\"M0 0h180v144H0z\" fill=\"url(#{light})\"/></g>");
    }

    /// The chamber, and a corridor for every side that is no wall.
    fn outline(&self) -> String {
        let shape = self.shape();
        let mut path = String::from(match shape {
            Shape::Hall => "M34 29h112v84h-112z",
            Shape::Octagon => "M54 27h72l22 19v52l-22 19H54L32 98V46z",
            Shape::Round => "M90 24c34 0 58 21 58 48s-24 48-58 48S32 99 32 72s24-48 58-48z",
            Shape::Hub => "M72 48h36l12 10v28l-12 10H72L60 86V58z",
            Shape::Gallery => "M46 52l30-6 34 4 26 5-2 34-30 4-34-2-24-6z",
            Shape::Cave => {
                "M64 50c10-9 28-4 38-5 14-1 22 10 20 24 3 14-6 25-20 26-12 1-28 4-38-5-10-8-8-30 0-40z"
            }
        });
        for (exit, side) in self.exits.iter().zip(Side::ALL) {
            if !exit.is_wall() {
                path += &if shape == Shape::Cave { crawl(side) } else { corridor(side) };
            }
        }
        path
    }

    /// What lies in the middle, told in the upper right corner.
    fn barrier(&self, pieces: &mut Pieces, out: &mut String) {
        let (piece, stat, number, y) = match self.barrier {
            Barrier::None => return,
            Barrier::Hazard { amount } => ("b-hazard", None, format!("+{amount}"), 22),
            Barrier::Spikes { stat, target } => ("b-spikes", Some(stat), target.to_string(), 17),
            Barrier::Pit { stat, target } => ("b-pit", Some(stat), target.to_string(), 17),
        };
        let x = if stat.is_some() { 153 } else { 159 };
        pieces.put(out, piece, &format!(" x=\"{x}\" y=\"{y}\""));
        match stat {
            Some(stat) => {
                sign(pieces, out, stat, x - 17, y - 8);
                number_at(out, x + 8, y + 5, &number);
            }
            None => number_at(out, x + 1, y + 8, &number),
        }
    }

    /// DR-161: what entering gives.
    fn points(&self, pieces: &mut Pieces, out: &mut String) {
        pieces.put(out, "dr-glory-token", " x=\"5\" y=\"4\" width=\"27\" height=\"27\" stroke=\"#2a1810\"");
        pieces.put(out, "dr-peril-token", " x=\"31\" y=\"3\" width=\"29\" height=\"29\" stroke=\"#2a1810\"");
        let _ = write!(
            out,
            "<g fill=\"#fff\" stroke=\"#0008\" stroke-width=\"2.500\" paint-order=\"stroke\">\
             <text x=\"18.500\" y=\"23\">{}</text><text x=\"45.500\" y=\"23\">{}</text></g>",
            self.glory, self.peril
        );
    }
}

fn rectangle(x: i32, y: i32, width: i32, height: i32) -> String {
    format!("M{x} {y}h{width}v{height}h-{width}z")
}

/// A corridor from the middle to a side; it runs past the edge, so that neighbours join.
fn corridor(side: Side) -> String {
    let ((x, y), wide) = (MIDDLE, 2 * HALF);
    match side {
        Side::North => rectangle(x - HALF, -14, wide, y + 14),
        Side::East => rectangle(x, y - HALF, x + 14, wide),
        Side::South => rectangle(x - HALF, y, wide, y + 14),
        Side::West => rectangle(-14, y - HALF, x + 14, wide),
    }
}

/// The same, dug by hand.
fn crawl(side: Side) -> String {
    match side {
        Side::North => "M76-14h28c-3 16 3 24 0 40 2 14 2 28 0 46H76c-3-16 2-30-1-46 3-14-1-26 1-40z",
        Side::East => "M194 58v28c-16-3-26 3-42 0-20 2-40 3-62 0V58c18-3 40 2 60-1 18 3 28-1 44 1z",
        Side::South => "M104 158H76c-3-16 3-24 0-40-2-14 0-28 0-46h28c-2 16 2 30 0 46 3 14-1 26 0 40z",
        Side::West => "M-14 86V58c16 3 26-3 42 0 20-2 40-1 62 0v28c-18 2-40-2-60 1-18-3-28 1-44-1z",
    }
    .to_owned()
}

/// Where torches hang.
fn torches(shape: Shape) -> &'static [&'static str] {
    match shape {
        Shape::Hall => &[" x=\"56\" y=\"31\"", " x=\"124\" y=\"31\""],
        Shape::Octagon => &[" x=\"58\" y=\"31\"", " x=\"122\" y=\"31\""],
        Shape::Round | Shape::Hub | Shape::Gallery | Shape::Cave => &[],
    }
}

/// A gate, jaws or bricks, drawn for the north and turned for the other sides.
fn door(pieces: &mut Pieces, out: &mut String, exit: Exit, side: Side) {
    let piece = match exit {
        Exit::Open => return,
        Exit::Wall => "x-brick",
        Exit::Blocked { .. } => "x-gate",
        Exit::Trap { .. } => "x-jaws",
    };
    let turn = match side {
        Side::North => "translate(90 0)",
        Side::East => "translate(180 72) rotate(90)",
        Side::South => "translate(90 144) rotate(180)",
        Side::West => "translate(0 72) rotate(-90)",
    };
    pieces.put(out, piece, &format!(" transform=\"{turn}\""));
}

/// What opening it takes.
fn test_of(pieces: &mut Pieces, out: &mut String, exit: Exit, side: Side) {
    let (piece, stat, target) = match exit {
        Exit::Open | Exit::Wall => return,
        Exit::Blocked { stat, target } => ("b-blocked", stat, target),
        Exit::Trap { stat, target } => ("b-trap", stat, target),
    };
    let (x, y) = match side {
        Side::North => (90, 18),
        Side::East => (155, 72),
        Side::South => (90, 126),
        Side::West => (25, 72),
    };
    pieces.put(out, piece, &format!(" x=\"{x}\" y=\"{y}\""));
    sign(pieces, out, stat, x - 17, y - 8);
    number_at(out, x + 8, y + 5, &target.to_string());
}

fn sign(pieces: &mut Pieces, out: &mut String, stat: Stat, x: i32, y: i32) {
    if let Some(sign) = super::pictures::stat(stat) {
        let place =
            format!(" x=\"{x}\" y=\"{y}\" width=\"16\" height=\"16\" stroke=\"#2a1810\" fill=\"none\"");
        pieces.put(out, sign, &place);
    }
}

fn number_at(out: &mut String, x: i32, y: i32, number: &str) {
    // Two figures are a little narrower than one.
    let size = if number.len() > 1 && !number.starts_with('+') { " font-size=\"14\"" } else { "" };
    let _ = write!(out, "<text x=\"{x}\" y=\"{y}\" fill=\"#2a1810\"{size}>{number}</text>");
}
