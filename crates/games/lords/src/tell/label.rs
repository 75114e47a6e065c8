//! Moves as choices.

use super::phrases;
use crate::Lords;
use crate::components::{Cost, Creature, RoomEffect, RoomUse, SpecialEffect, Spell};
use crate::moves::{Mode, Move};
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
            // The action is done then; only the look is left out.
            Move::Pass if view.ask == Ask::Spy => Phrase::new("lords-move-pass-spy"),
            Move::Pass => Phrase::new("lords-move-pass"),
            Move::Done => Phrase::new("lords-move-done"),
            Move::Spy(place) => Phrase::new("lords-move-spy").number("place", place),
            Move::Dig(cell) => Phrase::new("lords-move-dig").text("cell", cell.to_string()),
            Move::Mine(imps) => Phrase::new("lords-move-mine").number("imps", imps),
            Move::Hire(creature) => {
                let space = view.space.map_or(0, |(_, space)| space);
                with("lords-move-hire", creature)
                    .phrase("cost", phrases::cost(self.hiring_cost(creature, space)))
                    .phrase("text", self.creature_text(creature))
            }
            Move::Build(room, cell) => Phrase::new("lords-move-build")
                .phrase("room", phrases::room(room))
                .text("cell", cell.to_string()),
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
            Move::Accept => Phrase::new("lords-move-accept").number("evil", self.evil_to_accept(view)),
            Move::Tile(cell) => {
                let dungeon = &view.player(view.subject()).shown.dungeon;
                match dungeon.room_at(cell) {
                    Some(room) => Phrase::new("lords-move-tile-room")
                        .text("cell", cell.to_string())
                        .phrase("room", phrases::room(room)),
                    None => Phrase::new("lords-move-tile").text("cell", cell.to_string()),
                }
            }
            Move::Send(creature) => {
                with("lords-move-send", creature).phrase("text", self.creature_text(creature))
            }
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

    /// The Evil of the spell or of the special event that asks.
    fn evil_to_accept(&self, view: &View) -> u8 {
        let card = view.cards.get(usize::from(view.combat_round.saturating_sub(1))).copied().flatten();
        match (view.ask, card, view.special) {
            (Ask::Peace, Some(card), _) => match self.components.card(card).spell {
                Spell::Peace { evil } => evil,
                _ => 0,
            },
            (_, _, Some(special)) => match self.components.special(special) {
                SpecialEffect::WitchHunt { evil } => evil,
                _ => 0,
            },
            _ => 0,
        }
    }

    fn use_label(&self, view: &View) -> Phrase {
        let Some((order, space)) = view.space.filter(|_| view.ask == Ask::Space) else {
            return Phrase::new("lords-move-use");
        };
        let cost = self.components.space(order, space).cost;
        let key = if cost == Cost::default() { "lords-move-use-free" } else { "lords-move-use-space" };
        Phrase::new(key)
            .phrase("cost", phrases::cost(cost))
            .phrase("gain", self.gain(order, space, view.year))
    }

    fn attack_label(&self, view: &View, creature: Creature, mode: Mode, place: u8) -> Phrase {
        let key = match (mode, place) {
            (Mode::Plain, 0) => self.plain_attack(view, creature),
            (Mode::Plain, _) if creature == Creature::Demon => "lords-move-attack-demon",
            (Mode::Plain, _) => "lords-move-attack-at",
            (Mode::Hold, _) => "lords-move-attack-hold",
            (Mode::Fed, _) => "lords-move-attack-fed",
            (Mode::Split, _) => "lords-move-attack-split",
            (Mode::Sip, _) => "lords-move-attack-sip",
        };
        let (damage, other) = self.damage_shown(view, creature);
        let damage = if mode == Mode::Plain { damage } else { other };
        self.target(key, view, place)
            .phrase("creature", phrases::creature(creature))
            .number("damage", damage)
            .number("other", other)
    }

    /// Whom an attack without a choice hits: the first, the first and perhaps the next, or everybody.
    fn plain_attack(&self, view: &View, creature: Creature) -> &'static str {
        let raging = view.battle.rage && creature.is_monster();
        match creature {
            _ if is_sheep(view, creature) => "lords-move-attack",
            Creature::Goblin => "lords-move-attack-goblin",
            Creature::Slime if !raging => "lords-move-attack-all",
            Creature::Dragon if !raging => "lords-move-attack-dragon",
            Creature::Slime
            | Creature::Dragon
            | Creature::Ghost
            | Creature::Troll
            | Creature::Witch
            | Creature::Vampire
            | Creature::Golem
            | Creature::Demon => "lords-move-attack",
        }
    }

    /// The damage of both ways to attack, with what the room adds; a sheep has but one.
    fn damage_shown(&self, view: &View, creature: Creature) -> (u8, u8) {
        let spec = self.components.creature(creature);
        let player = &view.player(view.subject()).shown;
        if is_sheep(view, creature) {
            let card = view.cards.get(usize::from(view.combat_round.saturating_sub(1)));
            let spell = card.copied().flatten().map(|card| self.components.card(card).spell);
            let damage = if let Some(Spell::Metamorphosis { damage }) = spell { damage } else { 1 };
            return (damage, damage);
        }
        let room = player.plan.tile.and_then(|cell| player.dungeon.room_at(cell));
        let more = match room.map(|room| &self.components.room(room).purpose) {
            Some(RoomUse::Effect(RoomEffect::Stronger { creatures, damage }))
                if creatures.contains(&creature) =>
            {
                *damage
            }
            _ => 0,
        };
        (spec.damage + more, spec.other + more)
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

/// Of several of a kind the sheep acts last.
fn is_sheep(view: &View, creature: Creature) -> bool {
    let sent = view.player(view.subject()).shown.plan.sent;
    view.battle.sheep == Some(creature) && sent.count(creature) == 1
}
