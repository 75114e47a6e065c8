//! The table in text: 80 columns, at most 20 lines. What is too long continues below; only where the whole would
//! not fit the screen any more are lines cut off. Everything is also told [in words](super::in_words).

use super::in_words::counted;
use super::phrases;
use crate::Lords;
use crate::components::{Adventurer, EventTile, Order, Season};
use crate::rules::scoring::Sheet;
use crate::state::{COLUMNS, Cell, Occupant, Player, ROWS};
use crate::view::View;
use undercroft_core::{Company, Phrase, Seat, Words};

const WIDTH: usize = 80;
const LINES: usize = 20;
/// What the drawn dungeon takes of the width.
const SITE: usize = 19;
/// The column of names, and each column of numbers.
const NAMES: usize = 17;
const NUMBERS: usize = 7;

/// Says phrases for one reader.
struct Pen<'a> {
    words: &'a Words,
    company: &'a Company,
    /// Long lines are cut off rather than continued.
    cuts: bool,
}

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.company)
    }

    fn list(&self, phrases: impl IntoIterator<Item = Phrase>) -> String {
        let said: Vec<String> = phrases.into_iter().map(|phrase| self.say(&phrase)).collect();
        if said.is_empty() { "–".to_owned() } else { said.join(", ") }
    }

    /// A text that is too long continues on indented lines, or is cut off.
    fn lines(&self, text: &str, width: usize) -> Vec<String> {
        if self.cuts { vec![cut(text, width)] } else { wrap(text, width) }
    }

    /// Puts as many pieces on a line as fit.
    fn flow(&self, pieces: Vec<String>) -> Vec<String> {
        const BETWEEN: &str = " · ";
        let mut lines: Vec<String> = Vec::new();
        for piece in pieces {
            match lines.last_mut() {
                Some(line) if length(line) + length(BETWEEN) + length(&piece) <= WIDTH => {
                    *line += BETWEEN;
                    *line += &piece;
                }
                Some(_) | None => lines.push(piece),
            }
        }
        lines.iter().flat_map(|line| self.lines(line, WIDTH)).collect()
    }

    /// A line that begins with what it is about.
    fn about(&self, key: &'static str, items: impl IntoIterator<Item = Phrase>) -> String {
        self.say(&Phrase::new(key).text("items", self.list(items)))
    }
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// Breaks a text at spaces; what continues is indented.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.trim().is_empty() && length(&line) + 1 + length(word) > width {
            lines.push(std::mem::replace(&mut line, "  ".to_owned()));
        } else if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

fn cut(text: &str, width: usize) -> String {
    if length(text) <= width {
        return text.to_owned();
    }
    text.chars().take(width - 1).chain(['…']).collect()
}

fn pad(text: &str, width: usize) -> String {
    let text = cut(text, width);
    let space = width - length(&text);
    text + &" ".repeat(space)
}

impl Lords {
    pub(super) fn table(&self, view: &View, words: &Words, company: &Company) -> String {
        let drawn = |cuts| self.lines(view, &Pen { words, company, cuts });
        let mut lines = drawn(false);
        if lines.len() > LINES {
            lines = drawn(true);
        }
        lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n") + "\n"
    }

    fn lines(&self, view: &View, pen: &Pen<'_>) -> Vec<String> {
        let mut lines = pen.flow(self.head(view, pen));
        if let Some(sheet) = &view.scores {
            lines.extend(self.players(view, pen));
            lines.extend(self.reckoning(view, sheet, pen));
        } else {
            lines.extend(self.offers(view, pen));
            lines.extend(self.players(view, pen));
            if view.combat_round > 0 {
                lines.extend(self.known_cards(view, pen).iter().flat_map(|cards| pen.lines(cards, WIDTH)));
            }
            lines.extend(self.dungeon(view, view.subject(), pen));
        }
        lines
    }

    /// When it is, who goes first, where the paladin is, and which events come.
    fn head(&self, view: &View, pen: &Pen<'_>) -> Vec<String> {
        let year = Phrase::new("lords-draw-year").number("year", view.year);
        if view.scores.is_some() {
            return vec![pen.say(&year), pen.say(&Phrase::new("lords-draw-reckoning"))];
        }
        let time = if view.combat_round > 0 {
            Phrase::new("lords-draw-combat").number("round", view.combat_round)
        } else {
            phrases::season(view.season)
        };
        let mut head = vec![
            pen.say(&year),
            pen.say(&time),
            pen.say(&Phrase::new("lords-draw-first").seat("who", view.first)),
        ];
        if self.agreed.training.is_none() {
            head.push(pen.say(&phrases::paladin(view.paladin)));
        }
        if view.combat_round > 0 {
            return head;
        }
        for season in [Season::Spring, Season::Summer, Season::Autumn] {
            let place = EventTile::place_of(season);
            // What is over needs no place, and what is not known yet has nothing to say.
            let Some(tile) =
                place.filter(|_| place >= EventTile::place_of(view.season)).and_then(|at| view.events[at])
            else {
                continue;
            };
            let event = match (tile, view.special) {
                (EventTile::Special, Some(special)) => phrases::special(special),
                (EventTile::PayDay | EventTile::Taxes | EventTile::Special, _) => phrases::tile(tile),
            };
            let when = Phrase::new("lords-draw-event").phrase("season", phrases::season(season));
            head.push(pen.say(&when.phrase("event", event)));
        }
        head.extend(self.known_cards(view, pen));
        head
    }

    /// What is on offer, who comes, and the minions on the board.
    fn offers(&self, view: &View, pen: &Pen<'_>) -> Vec<String> {
        if view.combat_round > 0 {
            return Vec::new();
        }
        let people = |key, list: &[Adventurer]| {
            (!list.is_empty()).then(|| pen.about(key, list.iter().map(|who| self.adventurer_phrase(*who))))
        };
        let pieces = [
            Some(pen.about("lords-draw-tavern", self.tavern(view))),
            Some(pen.about("lords-draw-shop", self.shop(view))),
            people("lords-draw-arriving", &view.arriving),
            people("lords-draw-forecast", &view.forecast),
        ];
        let mut lines = pen.flow(pieces.into_iter().flatten().collect());
        lines.extend(board(view, pen));
        lines.extend(closed(view, pen).iter().flat_map(|line| pen.lines(line, WIDTH)));
        lines
    }

    /// The combat cards: all four in combat, those that were spied on before. What a card does that is still to come
    /// is what a plan is made by.
    fn known_cards(&self, view: &View, pen: &Pen<'_>) -> Option<String> {
        let known = |card: &Option<_>| view.combat_round > 0 || card.is_some();
        let ahead = |place| view.combat_round > 0 && place >= view.combat_round && !pen.cuts;
        let cards = (1..).zip(&view.cards).filter(|(_, card)| known(card)).map(|(place, card)| match card {
            Some(card) => Phrase::new(if ahead(place) { "lords-card-told" } else { "lords-draw-card" })
                .number("place", place)
                .phrase("card", phrases::card(*card))
                .phrase("text", self.card_text(*card)),
            None => Phrase::new("lords-draw-hidden").number("place", place),
        });
        let cards: Vec<Phrase> = cards.collect();
        (!cards.is_empty()).then(|| pen.about("lords-draw-cards", cards))
    }

    /// The dungeon of one player, with his things beside it.
    fn dungeon(&self, view: &View, seat: Seat, pen: &Pen<'_>) -> Vec<String> {
        let player = &view.player(seat).shown;
        let rooms = player.dungeon.rooms.iter().map(|(room, cell)| {
            Phrase::new("lords-room-on").phrase("room", phrases::room(room)).text("cell", cell.to_string())
        });
        let rooms = pen.list(rooms);
        let title = pen.say(&Phrase::new("lords-draw-dungeon").seat("who", seat).text("rooms", rooms));
        let mut lines = pen.lines(&title, WIDTH);
        // In combat there are more of them, and the rest of the table is short.
        if view.combat_round > 0 && !player.party.is_empty() {
            lines.extend(pen.lines(&pen.about("lords-draw-party", self.line_up(player)), WIDTH));
        }
        let site = (0..ROWS).map(|row| {
            let cells: String = (0..COLUMNS).map(|column| square(player, Cell::at(column, row))).collect();
            format!("{} {cells}", row + 1)
        });
        let mut site = site.chain(["   A  B  C  D  E".to_owned()]).fuse();
        let beside = self.beside(view, seat, pen);
        let mut beside = beside.iter().flat_map(|text| pen.lines(text, WIDTH - SITE));
        loop {
            match (site.next(), beside.next()) {
                (None, None) => break,
                (drawn, text) => {
                    lines.push(pad(&drawn.unwrap_or_default(), SITE) + &text.unwrap_or_default());
                }
            }
        }
        lines
    }

    /// What stands beside the drawn dungeon: creatures, traps, prisoners, and orders or the plan.
    fn beside(&self, view: &View, seat: Seat, pen: &Pen<'_>) -> Vec<String> {
        let player = view.player(seat);
        let shown = &player.shown;
        let down = counted(&shown.down, phrases::creature);
        let down = down.into_iter().map(|one| Phrase::new("lords-knocked-out").phrase("creature", one));
        let lair = counted(&shown.up, phrases::creature).into_iter().chain(down);
        let traps = if shown.traps.is_empty() && player.trap_cards > 0 {
            pen.say(&Phrase::new("lords-draw-traps").text("items", player.trap_cards.to_string()))
        } else {
            pen.about("lords-draw-traps", counted(&shown.traps, phrases::trap))
        };
        let mut beside = vec![pen.about("lords-draw-lair", lair), traps];
        if !shown.prison.is_empty() {
            let prison = shown.prison.iter().map(|who| self.adventurer_phrase(*who));
            beside.push(pen.about("lords-draw-prison", prison));
        }
        if view.combat_round == 0 {
            if !shown.party.is_empty() {
                beside.push(pen.about("lords-draw-party", self.line_up(shown)));
            }
            if !shown.chosen.is_empty() {
                beside.push(pen.about("lords-draw-orders", shown.chosen.iter().copied().map(phrases::order)));
            }
        } else if let Some(cell) = shown.plan.tile {
            let traps = shown.plan.traps.iter().copied().map(phrases::trap);
            let sent = counted(&shown.plan.sent, phrases::creature);
            let plan = pen.list(traps.chain(sent));
            beside.push(
                pen.say(&Phrase::new("lords-draw-plan").text("cell", cell.to_string()).text("items", plan)),
            );
        }
        beside
    }

    /// Everybody's stores, one line each.
    fn players(&self, view: &View, pen: &Pen<'_>) -> Vec<String> {
        let columns = [
            "lords-column-evil",
            "lords-column-gold",
            "lords-column-food",
            "lords-column-imps",
            "lords-column-traps",
            "lords-column-monsters",
            "lords-column-prison",
            "lords-column-lost",
            "lords-column-marks",
        ];
        let cell = |text: &String| format!("{text:>NUMBERS$}");
        let titles: String = columns.iter().map(|key| cell(&pen.words.text(key))).collect();
        let mut lines = vec![" ".repeat(NAMES) + &titles];
        for seat in self.present(view) {
            let player = view.player(seat);
            let shown = &player.shown;
            let numbers = [
                shown.evil.to_string(),
                shown.gold.to_string(),
                shown.food.to_string(),
                format!("{}/{}", shown.free_imps(), shown.imps),
                player.trap_cards.to_string(),
                shown.monsters().to_string(),
                shown.prison.len().to_string(),
                shown.dungeon.conquered.len().to_string(),
                shown.marks.to_string(),
            ];
            let numbers: String = numbers.iter().map(cell).collect();
            lines.push(pad(&format!("{seat} {}", pen.say(&phrases::seat(seat))), NAMES) + &numbers);
        }
        if self.has_unplayed_counter(view) {
            let counter = pad(&format!("  {}", pen.words.text("lords-draw-unplayed")), NAMES);
            lines.push(counter + &cell(&view.dummy_evil.to_string()));
        }
        lines
    }

    /// Where everybody's points come from.
    fn reckoning(&self, view: &View, sheet: &Sheet, pen: &Pen<'_>) -> Vec<String> {
        let line = |seat: Seat| {
            let points = &sheet.points[seat.index()];
            Phrase::new("lords-draw-points")
                .seat("who", seat)
                .number("total", points.total())
                .number("rooms", points.rooms)
                .number("monsters", points.monsters)
                .number("prisoners", points.prisoners)
                .number("conquered", points.conquered)
                .number("marks", points.marks)
                .number("bonus", points.scoring_rooms)
                .number("titles", points.titles + points.fame)
        };
        self.present(view).flat_map(|seat| pen.lines(&pen.say(&line(seat)), WIDTH)).collect()
    }
}

/// Two letters and a space: nothing, a tunnel, a room, or what was conquered.
fn square(player: &Player, cell: Cell) -> String {
    let dungeon = &player.dungeon;
    let conquered = dungeon.conquered.contains(cell);
    let marked = player.plan.tile == Some(cell);
    let tile = match dungeon.room_at(cell) {
        Some(_) if conquered => "R",
        Some(_) => "■",
        None if !dungeon.tunnels.contains(cell) => "·",
        None if conquered => "x",
        None => "□",
    };
    format!(" {tile}{}", if marked { "!" } else { " " })
}

/// A minion in one letter.
fn mark(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Free => "·".to_owned(),
        Occupant::Player(seat) => seat.to_string(),
        Occupant::Dummy(dummy) => phrases::dummy_name(*dummy).to_owned(),
    }
}

/// DL-066: the closed orders of everybody lie open; nothing while there are none.
fn closed(view: &View, pen: &Pen<'_>) -> Option<String> {
    let players = Seat::all(view.players.len() as u8)
        .map(|seat| (Occupant::Player(seat), view.player(seat).shown.inaccessible));
    let dummies = view.dummies.iter().zip(0..).map(|(one, index)| (Occupant::Dummy(index), one.inaccessible));
    let all = players.chain(dummies).filter(|(_, orders)| !orders.is_empty()).map(|(who, orders)| {
        let names = orders.iter().map(|order| format!(" {}", pen.say(&phrases::short_order(order))));
        mark(&who) + &names.collect::<String>()
    });
    let all: Vec<String> = all.collect();
    (!all.is_empty()).then(|| pen.say(&Phrase::new("lords-draw-closed").text("items", all.join(" · "))))
}

/// Minions on the board, action by action; nothing while it is empty.
fn board(view: &View, pen: &Pen<'_>) -> Option<String> {
    if view.board.iter().flatten().all(|space| *space == Occupant::Free) {
        return None;
    }
    let spaces = |order: &Order| -> String { view.board[order.place()].iter().map(mark).collect() };
    let actions = Order::ALL
        .iter()
        .map(|order| format!("{} {}", pen.say(&phrases::short_order(*order)), spaces(order)));
    Some(actions.collect::<Vec<_>>().join(" "))
}
