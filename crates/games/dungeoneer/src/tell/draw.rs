//! The table in text: the map round the asked hero, the players, the battle as arithmetic, the hand.
//!
//! Every location takes 10 columns and 3 lines; where there is no room for all, those round the hero are shown.
//! Everything is also told [in words](super::in_words).

use crate::Rules;
use crate::components::{Barrier, Exit, Token};
use crate::ids::Spot;
use crate::state::{Asked, Cell, Choice, Frame, Phase, Side};
use crate::view::View;
use undercroft_core::{Company, Language, Phrase, Seat, Words};

const WIDTH: usize = 80;
const LINES: usize = 19;
/// One location.
const CARD: (usize, usize) = (10, 3);
/// Locations beside each other.
const COLUMNS: i8 = 8;

/// The table, at most 80 columns and 19 lines, so that the question and a few answers fit below it. The words come first: the
/// map has as many rows as are left.
pub(super) fn table(rules: &Rules, view: &View, words: &Words, company: &Company) -> String {
    let say = |phrase: &Phrase| words.say(phrase, company);
    let mut below: Vec<String> =
        Seat::all(view.shown.seats()).map(|seat| cut(&say(&player_line(rules, view, seat)))).collect();
    below.extend(super::in_words::battles(rules, view).iter().flat_map(|battle| wrapped(&say(battle))));
    below.extend(super::legend::event(rules, view).map(|event| cut(&say(&event))));
    below.extend(super::short::hero(rules, view).map(|hero| cut(&say(&hero))));
    below.extend(super::in_words::plots(rules, view).iter().flat_map(|plots| wrapped(&say(plots))));
    below.extend(super::in_words::hand(rules, view).iter().flat_map(|hand| wrapped(&say(hand))));
    below.extend(super::short::quests(rules, view).iter().flat_map(|quests| wrapped(&say(quests))));
    let rows = (LINES.saturating_sub(below.len()) / CARD.1).clamp(2, 5);
    let mut lines = map(rules, view, words, rows as i8);
    lines.extend(below);
    lines.truncate(LINES);
    lines.join("\n")
}

/// The text in two lines, broken between words; what is more is cut off.
fn wrapped(text: &str) -> Vec<String> {
    if text.chars().count() <= WIDTH {
        return vec![text.to_owned()];
    }
    let head: String = text.chars().take(WIDTH + 1).collect();
    let at = head.rfind(' ').unwrap_or(0);
    if at == 0 {
        return vec![cut(text)];
    }
    vec![text[..at].to_owned(), cut(&format!("  {}", text[at..].trim_start()))]
}

fn player_line(rules: &Rules, view: &View, seat: Seat) -> Phrase {
    let player = view.player(seat);
    if player.out {
        return Phrase::new("dungeoneer-line-out").number("seat", seat.number()).seat("who", seat);
    }
    Phrase::new("dungeoneer-line")
        .number("seat", seat.number())
        .seat("who", seat)
        .number("turn", u8::from(seat == view.shown.active))
        .number("level", player.level)
        .number("life", player.life)
        .number("glory", i64::from(player.glory))
        .number("peril", i64::from(player.peril))
        .number("ap", player.ap + u8::from(player.spare))
        .number("saved", u8::from(player.saved))
        .number("prone", u8::from(player.prone))
        .number("quests", player.completed.len() as i64)
        .phrase("location", rules.site_phrase(view.shown.placed(player.spot).location))
}

/// The text cut off at the screen's edge.
fn cut(text: &str) -> String {
    if text.chars().count() <= WIDTH {
        return text.to_owned();
    }
    text.chars().take(WIDTH - 1).chain(['…']).collect()
}

/// Whose hero is looked at: the observer's while he is asked, or that of whoever is.
fn looked_at(view: &View) -> Seat {
    let asked = view.acting.first().unwrap_or(view.shown.active);
    view.you.filter(|you| view.acting.contains(*you)).unwrap_or(asked)
}

/// The cells of a window of the map round the hero, and no more than there is to see.
fn map(rules: &Rules, view: &View, words: &Words, most: i8) -> Vec<String> {
    let hero = view.shown.placed(view.player(looked_at(view)).spot).cell;
    let gaps = gaps(rules, view);
    let cells: Vec<Cell> = view.shown.map.iter().map(|placed| placed.cell).chain(gaps.clone()).collect();
    let (left, right) = window(cells.iter().map(|cell| cell.x), hero.x, COLUMNS);
    let (bottom, top) = window(cells.iter().map(|cell| cell.y), hero.y, most);
    let mut lines = Vec::new();
    for y in (bottom..=top).rev() {
        let mut row = vec![String::new(); CARD.1];
        for x in left..=right {
            let cell = Cell { x, y };
            let drawn = match view.shown.spot_at(cell) {
                Some(spot) => location(rules, view, spot, words.language()),
                None if gaps.contains(&cell) => {
                    [String::new(), format!("{:^width$}", cell.to_string(), width = CARD.0), String::new()]
                }
                None => [const { String::new() }; CARD.1],
            };
            for (line, part) in row.iter_mut().zip(drawn) {
                *line += &format!("{part:width$}", width = CARD.0);
            }
        }
        lines.extend(row.into_iter().map(|line| line.trim_end().to_owned()));
    }
    lines
}

/// The stretch of at most `most` that shows the most round the middle.
fn window(all: impl Iterator<Item = i8> + Clone, middle: i8, most: i8) -> (i8, i8) {
    let low = all.clone().min().unwrap_or(middle);
    let high = all.max().unwrap_or(middle);
    if high - low < most {
        return (low, high);
    }
    let from = (middle - most / 2).clamp(low, high - most + 1);
    (from, from + most - 1)
}

/// Free cells that an exit faces: where the dungeon can grow. They are drawn with the name that a move gives them.
fn gaps(rules: &Rules, view: &View) -> Vec<Cell> {
    let mut found = Vec::new();
    let placing = match view.shown.stack.last() {
        Some(Frame::Ask { what: Asked::Choice(choice), .. }) => matches!(choice, Choice::Relocate { .. }),
        Some(Frame::Place { .. }) => true,
        _ => view.shown.phase == Phase::Laying,
    };
    for placed in view.shown.map.iter().filter(|_| placing) {
        for side in Side::ALL {
            let cell = placed.cell.beside(side);
            let wall = placed.exit(rules.components.site(placed.location), side).is_wall();
            if !wall && view.shown.spot_at(cell).is_none() && !found.contains(&cell) {
                found.push(cell);
            }
        }
    }
    found
}

/// One location: glory and peril, barrier and quest above, the name, heroes and tokens below, the exits all round.
fn location(rules: &Rules, view: &View, spot: Spot, language: Language) -> [String; 3] {
    let placed = view.shown.placed(spot);
    let site = rules.components.site(placed.location);
    let gate = |side: Side, wall: char| match placed.exit(site, side) {
        Exit::Wall => wall,
        Exit::Open => ' ',
        Exit::Blocked { .. } => '#',
        Exit::Trap { .. } => '^',
    };
    let barrier = match site.barrier {
        Barrier::None => '─',
        Barrier::Hazard { .. } => '~',
        Barrier::Spikes { .. } => '±',
        Barrier::Pit { .. } => '○',
    };
    let quest = match rules.resident(&view.shown, placed.location) {
        Some(_) => '&',
        None if has_quest(rules, view, spot) => '!',
        None => '─',
    };
    let north = gate(Side::North, '─');
    let top = format!("┌{}/{}{north}{north}─{barrier}{quest}┐", site.glory.min(9), site.peril.min(9));
    let name: String = site.print.name.in_language(language).chars().take(CARD.0 - 2).collect();
    let middle =
        format!("{}{name:^width$}{}", gate(Side::West, '│'), gate(Side::East, '│'), width = CARD.0 - 2);
    let south = gate(Side::South, '─');
    let pawn = |seat: u8| {
        let here = Seat::all(view.shown.seats())
            .filter(|one| one.number() == seat)
            .any(|one| !view.player(one).out && view.player(one).spot == spot);
        if here { char::from(b'0' + seat) } else { '─' }
    };
    let token = |token: Token, sign: char| if placed.has(token) { sign } else { '─' };
    let marks = if placed.has(Token::Deactivation) {
        token(Token::Deactivation, '×')
    } else {
        token(Token::Tracking, '?')
    };
    let below = format!(
        "└{}{}{}{south}{south}{}{}{marks}┘",
        pawn(1),
        pawn(2),
        pawn(3),
        pawn(4),
        token(Token::Bridge, '='),
    );
    [top, middle, below]
}

/// Can an open quest be attempted here?
fn has_quest(rules: &Rules, view: &View, spot: Spot) -> bool {
    use crate::components::Where;
    let location = view.shown.placed(spot).location;
    let theirs = |owner: Option<Seat>| owner.is_none() || view.you.is_none() || owner == view.you;
    (view.shown.quests.iter().filter(|open| theirs(open.owner))).any(|open| {
        rules.components.quest(open.quest).sites.iter().any(|site| match site {
            Where::At(at) => *at == location,
            Where::Terrain(_) => false,
        })
    })
}
