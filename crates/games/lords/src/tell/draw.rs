//! The table in text: 80 columns, 19 lines.

use super::phrases;
use crate::Lords;
use crate::bag::Creatures;
use crate::names::{Named, Order};
use crate::site::{COLUMNS, Cell, ROWS};
use crate::state::{Occupant, Paladin, Player};
use crate::view::View;
use undercroft_core::{Company, Phrase, Seat, Words};

const WIDTH: usize = 80;

/// Says phrases for one reader.
struct Pen<'a> {
    words: &'a Words,
    company: &'a Company,
}

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.company)
    }

    fn list(&self, phrases: impl IntoIterator<Item = Phrase>) -> String {
        let said: Vec<String> = phrases.into_iter().map(|phrase| self.say(&phrase)).collect();
        if said.is_empty() { "–".to_owned() } else { said.join(", ") }
    }

    fn creatures(&self, bag: &Creatures) -> impl Iterator<Item = String> {
        bag.each().map(|one| self.say(&phrases::creature(one)))
    }
}

fn fit(line: &str, width: usize) -> String {
    if line.chars().count() <= width {
        return line.to_owned();
    }
    line.chars().take(width - 1).chain(['…']).collect()
}

fn pad(text: &str, width: usize) -> String {
    let text = fit(text, width);
    let space = width - text.chars().count();
    text + &" ".repeat(space)
}

impl Lords {
    pub(super) fn table(&self, view: &View, words: &Words, company: &Company) -> String {
        let pen = Pen { words, company };
        let mut lines = vec![self.head(view, &pen)];
        lines.extend(self.offers(view, &pen));
        lines.extend(players(view, &pen));
        if self.agreed.training.is_none() {
            lines.push(watch(view, &pen));
        }
        if view.combat_round == 0 && view.cards.iter().any(Option::is_some) {
            lines.push(pen.say(&Phrase::new("lords-draw-cards").text("cards", self.cards(view, &pen))));
        }
        lines.extend(self.dungeon(view, view.subject(), &pen));
        lines.iter().map(|line| fit(line.trim_end(), WIDTH)).collect::<Vec<_>>().join("\n") + "\n"
    }

    fn head(&self, view: &View, pen: &Pen<'_>) -> String {
        let events: Vec<Phrase> = view
            .events
            .iter()
            .map(|tile| tile.map_or(Phrase::new("lords-draw-unknown"), phrases::tile))
            .collect();
        let mut head = pen.say(
            &Phrase::new("lords-draw-head")
                .number("year", view.year)
                .phrase("season", phrases::season(view.season))
                .seat("who", view.first)
                .list("events", events),
        );
        if let Some(special) = view.special {
            head += &format!(" · {}", pen.say(&phrases::special(special)));
        }
        head
    }

    /// What is on offer while building, or the cards in combat.
    fn offers(&self, view: &View, pen: &Pen<'_>) -> Vec<String> {
        if view.combat_round > 0 {
            let cards = self.cards(view, pen);
            return vec![pen.say(
                &Phrase::new("lords-draw-combat").number("round", view.combat_round).text("cards", cards),
            )];
        }
        let tavern = pen.list(view.tavern.each().map(phrases::creature));
        let shop = pen.list(view.shop.iter().map(|room| phrases::room(*room)));
        let people =
            |list: &[crate::names::Adventurer]| pen.list(list.iter().map(|who| self.adventurer_phrase(*who)));
        vec![
            pen.say(&Phrase::new("lords-draw-offer").text("tavern", tavern).text("shop", shop)),
            pen.say(&Phrase::new("lords-draw-coming").text("who", people(&view.arriving))),
            pen.say(&Phrase::new("lords-draw-next").text("who", people(&view.forecast))),
            board(view, pen),
            closed(view, pen),
        ]
    }

    /// The combat cards, as far as the reader knows them.
    fn cards(&self, view: &View, pen: &Pen<'_>) -> String {
        pen.list(view.cards.iter().map(|card| {
            match card {
                Some(card) => Phrase::new("lords-draw-card")
                    .phrase("card", phrases::card(*card))
                    .number("fatigue", self.components.card(*card).fatigue),
                None => Phrase::new("lords-draw-unknown"),
            }
        }))
    }

    /// The dungeon of one player, with his things beside it.
    fn dungeon(&self, view: &View, seat: Seat, pen: &Pen<'_>) -> Vec<String> {
        let player = &view.player(seat).shown;
        let beside = [
            self.lair(player, pen),
            self.party(player, pen),
            self.prison(player, pen),
            self.hand(view, seat, pen),
        ];
        let rooms = player.dungeon.rooms.iter();
        let rooms: Vec<String> =
            rooms.map(|(room, cell)| format!("{} {cell}", pen.say(&phrases::room(room)))).collect();
        let rooms = if rooms.is_empty() { "–".to_owned() } else { rooms.join(", ") };
        let mut lines =
            vec![pen.say(&Phrase::new("lords-draw-dungeon").seat("who", seat).text("rooms", rooms))];
        for (row, text) in (0..ROWS).zip(beside) {
            let cells: String = (0..COLUMNS).map(|column| square(player, Cell::at(column, row))).collect();
            lines.push(format!("{} {cells}  {text}", row + 1));
        }
        lines.push(pad("   A  B  C  D  E", 19) + &orders(player, pen));
        lines
    }

    fn lair(&self, player: &Player, pen: &Pen<'_>) -> String {
        let up = pen.creatures(&player.up);
        let down = pen.creatures(&player.down).map(|name| format!("({name})"));
        let sent = pen.creatures(&player.plan.sent).map(|name| format!("!{name}"));
        let all: Vec<String> = up.chain(down).chain(sent).collect();
        let all = if all.is_empty() { "–".to_owned() } else { all.join(", ") };
        pen.say(&Phrase::new("lords-draw-lair").text("creatures", all))
    }

    fn party(&self, player: &Player, pen: &Pen<'_>) -> String {
        let party = pen.list(player.party.iter().map(|member| self.member_phrase(member)));
        pen.say(&Phrase::new("lords-draw-party").text("party", party))
    }

    fn prison(&self, player: &Player, pen: &Pen<'_>) -> String {
        let prison = pen.list(player.prison.iter().map(|who| self.adventurer_phrase(*who)));
        pen.say(&Phrase::new("lords-draw-prison").text("prison", prison))
    }

    fn hand(&self, view: &View, seat: Seat, pen: &Pen<'_>) -> String {
        let player = view.player(seat);
        let traps = if player.shown.traps.is_empty() {
            player.trap_cards.to_string()
        } else {
            pen.list(player.shown.traps.each().map(phrases::trap))
        };
        pen.say(&Phrase::new("lords-draw-traps").text("traps", traps))
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

fn orders(player: &Player, pen: &Pen<'_>) -> String {
    let list = |orders: Vec<Order>| pen.list(orders.into_iter().map(phrases::short_order));
    pen.say(
        &Phrase::new("lords-draw-orders")
            .text("chosen", list(player.chosen.to_vec()))
            .text("closed", list(player.inaccessible.iter().collect())),
    )
}

fn players(view: &View, pen: &Pen<'_>) -> Vec<String> {
    let mut lines = vec![pen.say(&Phrase::new("lords-draw-columns"))];
    for seat in Seat::all(view.players.len() as u8) {
        let player = view.player(seat);
        let shown = &player.shown;
        let score = view.scores.as_ref().map(|sheet| sheet.total(seat).to_string()).unwrap_or_default();
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
            score,
        ];
        let numbers: String = numbers.iter().map(|number| format!("{number:>6}")).collect();
        lines.push(pad(&pen.say(&phrases::seat(seat)), 14) + &numbers);
    }
    lines
}

/// Where the paladin is, and with two players the counter that nobody plays.
fn watch(view: &View, pen: &Pen<'_>) -> String {
    let paladin = match view.paladin {
        Paladin::Tent => Phrase::new("lords-draw-paladin-tent"),
        Paladin::With(seat) => Phrase::new("lords-draw-paladin-with").seat("who", seat),
        Paladin::Out => Phrase::new("lords-draw-paladin-out"),
    };
    let mut parts = vec![pen.say(&paladin)];
    if view.players.len() == 2 {
        parts.push(pen.say(&Phrase::new("lords-draw-spare").number("evil", view.dummy_evil)));
    }
    parts.join(" · ")
}

/// A minion in one letter.
fn mark(occupant: &Occupant) -> char {
    match occupant {
        Occupant::Free => '·',
        Occupant::Player(seat) => (b'0' + seat.number()) as char,
        Occupant::Dummy(0) => 'a',
        Occupant::Dummy(_) => 'b',
    }
}

/// DL-066: the closed orders of everybody lie open.
fn closed(view: &View, pen: &Pen<'_>) -> String {
    let players = view.players.iter().zip(Seat::all(view.players.len() as u8));
    let players = players.map(|(one, seat)| (Occupant::Player(seat), one.shown.inaccessible));
    let dummies = view.dummies.iter().zip(0..).map(|(one, index)| (Occupant::Dummy(index), one.inaccessible));
    let all = players.chain(dummies).filter(|(_, orders)| !orders.is_empty()).map(|(who, orders)| {
        let names = orders.iter().map(|order| format!(" {}", pen.say(&phrases::short_order(order))));
        mark(&who).to_string() + &names.collect::<String>()
    });
    pen.say(&Phrase::new("lords-draw-closed").text("orders", all.collect::<Vec<_>>().join(" · ")))
}

/// Minions on the board, action by action.
fn board(view: &View, pen: &Pen<'_>) -> String {
    let spaces = |order: &Order| -> String { view.board[order.place()].iter().map(mark).collect() };
    let actions = Order::ALL
        .iter()
        .map(|order| format!("{} {}", pen.say(&phrases::short_order(*order)), spaces(order)));
    actions.collect::<Vec<_>>().join(" ")
}
