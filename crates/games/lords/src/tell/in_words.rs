//! The whole table in words, player by player: for those who cannot see a drawn dungeon, and to look at the
//! dungeons of the others.

use super::phrases;
use crate::Lords;
use crate::components::{Adventurer, Order, Room};
use crate::state::{Bag, Cells, Player};
use crate::view::View;
use undercroft_core::kit::{Member, Named};
use undercroft_core::{Phrase, Seat};

/// Things of each kind, with their number where there are several.
pub(super) fn counted<K: Named + Member, const N: usize>(
    bag: &Bag<K, N>,
    name: impl Fn(K) -> Phrase,
) -> Vec<Phrase> {
    bag.kinds().map(|kind| several(name(kind), bag.count(kind))).collect()
}

fn several(what: Phrase, count: u8) -> Phrase {
    if count == 1 { what } else { Phrase::new("lords-several").phrase("what", what).number("count", count) }
}

fn squares(cells: Cells) -> Vec<Phrase> {
    cells.iter().map(|cell| Phrase::new("lords-cell").text("cell", cell.to_string())).collect()
}

/// A list, or a word for an empty one.
fn list(key: &'static str, items: Vec<Phrase>) -> Phrase {
    let items = if items.is_empty() { vec![Phrase::new("lords-none")] } else { items };
    Phrase::new(key).list("items", items)
}

/// The lists that have something in them.
fn told_lists<const N: usize>(lists: [(&'static str, Vec<Phrase>); N]) -> Vec<Phrase> {
    let told = lists.into_iter().filter(|(_, items)| !items.is_empty());
    told.map(|(key, items)| list(key, items)).collect()
}

fn has_nothing(player: &Player) -> bool {
    let creatures = player.up.total() + player.down.total() + player.plan.sent.total();
    creatures == 0 && player.party.is_empty() && player.prison.is_empty()
}

impl Lords {
    /// Everybody who plays; in a training battle fought alone the others have nothing to show.
    pub(super) fn present(&self, view: &View) -> impl Iterator<Item = Seat> {
        let all = self.agreed.training.is_none();
        Seat::all(view.players.len() as u8).filter(move |seat| all || !has_nothing(&view.player(*seat).shown))
    }

    /// DL-047: with two players a third Evil Counter moves along.
    pub fn has_unplayed_counter(&self, view: &View) -> bool {
        view.players.len() == 2 && self.agreed.training.is_none()
    }

    /// What the table shows, sentence by sentence.
    pub(super) fn everything(&self, view: &View) -> Vec<Phrase> {
        let mut told = Vec::new();
        if view.combat_round == 0 && view.scores.is_none() {
            told.extend(self.offers_in_words(view));
            told.extend(self.board_in_words(view));
            told.extend(dummies_in_words(view));
        }
        if view.scores.is_none() && self.agreed.training.is_none() {
            told.push(Phrase::new("lords-words-paladin").phrase("where", phrases::paladin(view.paladin)));
        }
        let known: Vec<Phrase> = (1..)
            .zip(&view.cards)
            .filter_map(|(place, card)| {
                let card = (*card)?;
                Some(
                    Phrase::new("lords-card-told")
                        .number("place", place)
                        .phrase("card", phrases::card(card))
                        .phrase("text", self.card_text(card)),
                )
            })
            .collect();
        if !known.is_empty() {
            told.push(list("lords-words-cards", known));
        }
        let you = view.subject();
        let others = self.present(view).filter(|seat| *seat != you);
        for seat in std::iter::once(you).chain(others) {
            told.extend(self.player_in_words(view, seat));
        }
        if self.has_unplayed_counter(view) {
            told.push(Phrase::new("lords-words-unplayed").number("evil", view.dummy_evil));
        }
        told.extend(self.discards_in_words(view));
        told
    }

    /// DL-015: what has left the game lies face up, and used traps were seen by all.
    fn discards_in_words(&self, view: &View) -> Vec<Phrase> {
        let discards = [
            ("lords-words-gone-creatures", counted(&view.creatures_gone, phrases::creature)),
            ("lords-words-gone-rooms", counted(&view.rooms_gone, phrases::room)),
            (
                "lords-words-gone-adventurers",
                counted(&view.adventurers_gone, |who| self.adventurer_phrase(who)),
            ),
            ("lords-words-gone-traps", counted(&view.traps_seen, phrases::trap)),
        ];
        told_lists(discards)
    }

    /// What is for hire and for sale, and who comes.
    fn offers_in_words(&self, view: &View) -> Vec<Phrase> {
        let people = |who: &[Adventurer]| who.iter().map(|one| self.adventurer_phrase(*one)).collect();
        let offers = [
            ("lords-words-tavern", self.tavern(view)),
            ("lords-words-shop", self.shop(view)),
            ("lords-words-arriving", people(&view.arriving)),
            ("lords-words-forecast", people(&view.forecast)),
        ];
        told_lists(offers)
    }

    /// The creatures for hire with their wages.
    pub(super) fn tavern(&self, view: &View) -> Vec<Phrase> {
        counted(&view.tavern, |creature| {
            Phrase::new("lords-draw-offered")
                .phrase("what", phrases::creature(creature))
                .phrase("note", phrases::cost(self.components.creature(creature).cost))
        })
    }

    /// The rooms for sale with the places where they may stand.
    pub(super) fn shop(&self, view: &View) -> Vec<Phrase> {
        let offered = |room: &Room| match self.zone(*room) {
            Some(zone) => {
                Phrase::new("lords-draw-offered").phrase("what", phrases::room(*room)).phrase("note", zone)
            }
            None => phrases::room(*room),
        };
        view.shop.iter().map(offered).collect()
    }

    /// Who stands where on the action board; nothing while it is empty.
    fn board_in_words(&self, view: &View) -> Option<Phrase> {
        let standing: Vec<Phrase> = Order::ALL
            .iter()
            .flat_map(|order| (0..3).map(move |space| (*order, space)))
            .filter_map(|(order, space)| {
                let who = phrases::occupant(view.board[order.place()][space])?;
                let stands = Phrase::new("lords-words-stands")
                    .phrase("order", phrases::order(order))
                    .text("space", super::sentence::space_name(space as u8))
                    .phrase("occupant", who);
                Some(stands)
            })
            .collect();
        (!standing.is_empty()).then(|| Phrase::new("lords-words-board").list("items", standing))
    }

    /// A player, sentence by sentence.
    pub fn player_in_words(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        let player = view.player(seat);
        let shown = &player.shown;
        let mut told = vec![
            Phrase::new("lords-words-stores")
                .seat("who", seat)
                .number("evil", shown.evil)
                .number("gold", shown.gold)
                .number("food", shown.food)
                .number("imps", shown.imps)
                .number("busy", shown.busy_imps)
                .number("marks", shown.marks),
            dungeon(shown),
        ];
        if !shown.dungeon.conquered.is_empty() {
            told.push(list("lords-words-conquered", squares(shown.dungeon.conquered)));
        }
        told.push(self.lair_in_words(shown));
        told.push(if shown.traps.is_empty() {
            Phrase::new("lords-words-trap-cards").number("count", player.trap_cards)
        } else {
            list("lords-words-traps", counted(&shown.traps, phrases::trap))
        });
        if !shown.party.is_empty() {
            told.push(list("lords-words-party", self.line_up(shown)));
        }
        if !shown.prison.is_empty() {
            let prison = shown.prison.iter().map(|who| self.adventurer_phrase(*who)).collect();
            told.push(list("lords-words-prison", prison));
        }
        if let Some(cell) = shown.plan.tile {
            told.push(
                list("lords-words-plan", counted(&shown.plan.sent, phrases::creature))
                    .text("cell", cell.to_string())
                    .number("traps", player.laid_traps),
            );
        }
        if view.combat_round == 0 {
            if !shown.chosen.is_empty() {
                let given = shown.chosen.iter().copied().map(phrases::order).collect();
                told.push(list("lords-words-orders", given));
            }
            told.push(list("lords-words-closed", shown.inaccessible.iter().map(phrases::order).collect()));
        }
        told
    }

    fn lair_in_words(&self, player: &Player) -> Phrase {
        let mut lair = counted(&player.up, phrases::creature);
        let down = counted(&player.down, phrases::creature);
        lair.extend(down.into_iter().map(|one| Phrase::new("lords-knocked-out").phrase("creature", one)));
        list("lords-words-lair", lair)
    }

    /// The party from the front, each with his place.
    pub(super) fn line_up(&self, player: &Player) -> Vec<Phrase> {
        let placed = |(place, member)| {
            Phrase::new("lords-placed").number("place", place).phrase("who", self.member_phrase(member))
        };
        (1..).zip(&player.party).map(placed).collect()
    }
}

/// DL-143, DL-150: the closed orders of the colours that nobody plays.
fn dummies_in_words(view: &View) -> Vec<Phrase> {
    let dummies = view.dummies.iter().zip(0..).filter(|(dummy, _)| !dummy.inaccessible.is_empty());
    let told = dummies.map(|(dummy, index)| {
        list("lords-words-closed-dummy", dummy.inaccessible.iter().map(phrases::order).collect())
            .text("dummy", phrases::dummy_name(index))
    });
    told.collect()
}

fn dungeon(player: &Player) -> Phrase {
    let rooms = player.dungeon.rooms.iter().map(|(room, cell)| {
        Phrase::new("lords-room-on").phrase("room", phrases::room(room)).text("cell", cell.to_string())
    });
    let rooms: Vec<Phrase> = rooms.collect();
    let rooms = if rooms.is_empty() { vec![Phrase::new("lords-none")] } else { rooms };
    list("lords-words-dungeon", squares(player.dungeon.tunnels)).list("rooms", rooms)
}
