//! Moves as choices.

use super::phrases;
use crate::Lords;
use crate::moves::{Mode, Move};
use crate::names::{Creature, Order};
use crate::state::Ask;
use crate::view::View;
use undercroft_core::Phrase;

impl Lords {
    pub(super) fn label_of(&self, view: &View, mv: Move) -> Phrase {
        let ordered = |key: &'static str, order| Phrase::new(key).phrase("order", phrases::order(order));
        let with =
            |key: &'static str, creature| Phrase::new(key).phrase("creature", phrases::creature(creature));
        match mv {
            Move::Keep(order) => ordered("lords-move-keep", order),
            Move::Order(order) => ordered("lords-move-order", order),
            Move::Third(order) => ordered("lords-move-third", order),
            Move::Recall(order) => ordered("lords-move-recall", order),
            Move::Use => self.use_label(view),
            Move::Pass => Phrase::new("lords-move-pass"),
            Move::Done => Phrase::new("lords-move-done"),
            Move::Spy(place) => Phrase::new("lords-move-spy").number("place", place),
            Move::Dig(cell) => Phrase::new("lords-move-dig").text("cell", cell.to_string()),
            Move::Mine(imps) => Phrase::new("lords-move-mine").number("imps", imps),
            Move::Hire(creature) => {
                let space = view.space.map_or(0, |(_, space)| space);
                with("lords-move-hire", creature)
                    .phrase("cost", phrases::cost(self.hiring_cost(creature, space)))
            }
            Move::Build(room, cell) => Phrase::new("lords-move-build")
                .phrase("room", phrases::room(room))
                .text("cell", cell.to_string())
                .phrase("text", self.room_text(room)),
            Move::Produce(room) => Phrase::new("lords-move-produce")
                .phrase("room", phrases::room(room))
                .phrase("text", self.room_text(room)),
            Move::Discard(trap) => Phrase::new("lords-move-discard").phrase("trap", phrases::trap(trap)),
            Move::Lay(trap) => {
                let surcharge = self.plan_limits(&view.player(view.subject()).shown).surcharge;
                Phrase::new("lords-move-lay")
                    .phrase("trap", phrases::trap(trap))
                    .phrase("text", self.trap_text(trap, view.year, surcharge))
            }
            Move::First(trap) => Phrase::new("lords-move-first").phrase("trap", phrases::trap(trap)),
            Move::Feed(creature) => with("lords-move-feed", creature),
            Move::Pay(creature) => with("lords-move-pay", creature)
                .phrase("cost", phrases::cost(self.components.creature(creature).cost)),
            Move::Release(creature) => with("lords-move-release", creature),
            Move::Give(amount) => Phrase::new("lords-move-give")
                .number("paid", amount)
                .number("missing", i64::from(view.due) - i64::from(amount)),
            Move::PayPart(creature, part) => {
                with("lords-move-part", creature).phrase("part", phrases::part(part))
            }
            Move::Strike(creature) => with("lords-move-strike", creature),
            Move::Lose(creature) => with("lords-move-lose", creature),
            Move::Accept => Phrase::new("lords-move-accept"),
            Move::Tile(cell) => {
                let dungeon = &view.player(view.subject()).shown.dungeon;
                match dungeon.room_at(cell) {
                    Some(room) => Phrase::new("lords-move-tile-room")
                        .text("cell", cell.to_string())
                        .phrase("room", phrases::room(room)),
                    None => Phrase::new("lords-move-tile").text("cell", cell.to_string()),
                }
            }
            Move::Send(creature) => with("lords-move-send", creature),
            Move::Ready => Phrase::new("lords-move-ready"),
            Move::Free(who) => Phrase::new("lords-move-free").phrase("who", self.adventurer_phrase(who)),
            Move::Target(place) => self.target("lords-move-target", view, place),
            Move::Withdraw(creature) => with("lords-move-withdraw", creature),
            Move::Retreat => Phrase::new("lords-move-retreat"),
            Move::Pick(creature) => with("lords-move-pick", creature),
            Move::Attack(creature, mode, place) => self.attack_label(view, creature, mode, place),
            Move::Idle(creature) => with("lords-move-idle", creature),
        }
    }

    fn use_label(&self, view: &View) -> Phrase {
        let Some((order, space)) = view.space.filter(|_| view.ask == Ask::Space) else {
            return Phrase::new("lords-move-use");
        };
        let spec = self.components.space(order, space);
        let gain = spec.gain;
        let extra = u8::from(view.year == 2 && order == Order::Traps);
        Phrase::new("lords-move-use-space").phrase("cost", phrases::cost(spec.cost)).phrase(
            "gain",
            Phrase::member("lords-gain", crate::names::Named::word(order))
                .number("food", gain.food)
                .number("gold", gain.gold)
                .number("imps", gain.imps)
                .number("traps", gain.traps + extra)
                .number("extra", extra)
                .number("goodness", gain.goodness)
                .number("spy", u8::from(gain.spy)),
        )
    }

    fn attack_label(&self, view: &View, creature: Creature, mode: Mode, place: u8) -> Phrase {
        let key = match (mode, place) {
            (Mode::Plain, 0) => "lords-move-attack",
            (Mode::Plain, _) => "lords-move-attack-at",
            (Mode::Hold, _) => "lords-move-attack-hold",
            (Mode::Fed, _) => "lords-move-attack-fed",
            (Mode::Split, _) => "lords-move-attack-split",
            (Mode::Sip, _) => "lords-move-attack-sip",
        };
        self.target(key, view, place).phrase("creature", phrases::creature(creature))
    }

    /// A label that may name the adventurer in a place.
    fn target(&self, key: &'static str, view: &View, place: u8) -> Phrase {
        let party = &view.player(view.subject()).shown.party;
        let who = match place.checked_sub(1).and_then(|index| party.get(usize::from(index))) {
            Some(member) => self.member_phrase(member),
            None => Phrase::new("lords-nobody"),
        };
        Phrase::new(key).number("place", place).phrase("who", who)
    }
}
