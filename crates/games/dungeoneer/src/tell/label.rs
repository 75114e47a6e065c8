//! Moves as choices.

use super::names;
use crate::Rules;
use crate::components::Resource;
use crate::ids::Card;
use crate::moves::Move;
use crate::state::{Asked, Choice, Frame, Phase};
use crate::view::View;
use undercroft_core::{Phrase, Seat};

/// A move as a choice.
pub(super) fn label(rules: &Rules, view: &View, mv: Move) -> Phrase {
    let with_card = |key: &'static str, card: Card| Phrase::new(key).phrase("card", rules.card_phrase(card));
    let quest = |key: &'static str, one| Phrase::new(key).phrase("quest", rules.quest_phrase(one));
    match mv {
        Move::Done => Phrase::new(done(view)),
        Move::Build(cell, turned) => Phrase::new("dungeoneer-do-build")
            .text("cell", cell.to_string())
            .number("turned", u8::from(turned)),
        Move::Go(to) => go(rules, view, to),
        Move::Explore => Phrase::new("dungeoneer-do-explore"),
        Move::Stand => Phrase::new("dungeoneer-do-stand"),
        Move::Lie => Phrase::new("dungeoneer-do-lie"),
        Move::Play(card) => with_card("dungeoneer-do-play", card).phrase("cost", cost(rules, card)),
        Move::Use(source, nth, x) => {
            Phrase::new("dungeoneer-do-use").phrase("what", rules.source_phrase(source, nth)).number("x", x)
        }
        Move::UseOn(source, nth, who) => Phrase::new("dungeoneer-do-use-on")
            .phrase("what", rules.source_phrase(source, nth))
            .phrase("target", rules.creature_phrase(who)),
        Move::Attack(seat, form) => attack("dungeoneer-do-attack", rules.hero_at(seat), names::form(form)),
        Move::Challenge(who, form) => {
            attack("dungeoneer-do-challenge", rules.creature_phrase(who), names::form(form))
        }
        Move::Attempt(one) => quest("dungeoneer-do-attempt", one),
        Move::Search(one) => quest("dungeoneer-do-search", one),
        Move::Take(one) => quest("dungeoneer-do-take", one),
        Move::Deliver(one) => quest("dungeoneer-do-deliver", one),
        Move::Leave(one) => quest("dungeoneer-do-leave", one),
        Move::Curse(card, seat) => {
            with_card("dungeoneer-do-curse", card).seat("who", seat).phrase("cost", cost(rules, card))
        }
        Move::Send(card, seat, form) => with_card("dungeoneer-do-send", card)
            .seat("who", seat)
            .phrase("form", names::form(form))
            .phrase("cost", cost(rules, card)),
        Move::Set(card, seat) => {
            with_card("dungeoneer-do-set", card).seat("who", seat).phrase("cost", cost(rules, card))
        }
        Move::SetAt(card, seat, location) => with_card("dungeoneer-do-set-at", card)
            .seat("who", seat)
            .phrase("location", rules.site_phrase(location))
            .phrase("cost", cost(rules, card)),
        Move::Special(card, nth) => special(rules, card, nth),
        Move::Unleash(card, who, form) => with_card("dungeoneer-do-unleash", card)
            .phrase("target", rules.creature_phrase(who))
            .phrase("form", names::form(form)),
        Move::Declare => Phrase::new("dungeoneer-do-declare"),
        Move::Discard(card) => with_card("dungeoneer-do-discard", card),
        Move::Save => Phrase::new("dungeoneer-do-save"),
        Move::Pick(nth) => pick(rules, view, nth),
        Move::Hero(seat) => rules.hero_at(seat),
        Move::Monster(who) => rules.creature_phrase(who),
        Move::To(location) => rules.site_phrase(location),
        Move::Card(card) => rules.card_phrase(card),
        Move::Form(form) => names::form(form),
        Move::Lair(card) => with_card("dungeoneer-do-lair", card),
        Move::Hand(card) => with_card("dungeoneer-do-hand", card),
        Move::Peril(seat) => Phrase::new("dungeoneer-do-peril").seat("who", seat),
        Move::Choose(hero) => {
            let hero = rules.components.hero(hero);
            Phrase::new("dungeoneer-do-choose")
                .phrase("hero", names::text(&hero.print.name))
                .phrase("race", names::text(&hero.race))
                .phrase("class", names::text(&hero.class))
        }
        Move::Quest(one) => rules.quest_phrase(one),
        Move::Order(order, on) => Phrase::new("dungeoneer-do-order")
            .phrase("order", Phrase::member("dungeoneer-order", order.word()))
            .number("on", u8::from(on)),
    }
}

impl Rules {
    fn hero_at(&self, seat: Seat) -> Phrase {
        self.creature_phrase(crate::state::Creature::Hero(seat))
    }
}

/// What "nothing more" comes to here.
fn done(view: &View) -> &'static str {
    match view.shown.stack.last() {
        Some(Frame::Ask { what: Asked::Window(_), .. }) => "dungeoneer-do-pass",
        Some(Frame::Ask { what: Asked::Choice(Choice::Spikes), .. }) => "dungeoneer-do-brave-spikes",
        Some(Frame::Ask { what: Asked::Choice(Choice::Instead(_)), .. }) => "dungeoneer-do-wound-it",
        Some(Frame::Ask { what: Asked::Choice(Choice::StandIn), .. }) => "dungeoneer-do-counter-itself",
        Some(_) => "dungeoneer-do-done",
        None => match view.shown.phase {
            Phase::Dungeonlord => "dungeoneer-do-end-dungeonlord",
            Phase::Hero => "dungeoneer-do-end-hero",
            Phase::Discard => "dungeoneer-do-keep-all",
            Phase::Save => "dungeoneer-do-save-none",
            Phase::Laying => "dungeoneer-do-lay-nothing",
            Phase::Heroes | Phase::Pairing | Phase::Reset | Phase::Building | Phase::Draw | Phase::Over => {
                "dungeoneer-do-done"
            }
        },
    }
}

/// A way, with what is in it and where it leads.
fn go(rules: &Rules, view: &View, side: crate::state::Side) -> Phrase {
    let hero = match view.shown.stack.last() {
        Some(Frame::Ask { what: Asked::Choice(Choice::Side { hero, .. }), .. }) => Some(*hero),
        _ => view.you,
    };
    let spot = hero.map(|seat| view.player(seat).spot);
    let plain = Phrase::new("dungeoneer-do-go").phrase("side", names::side(side));
    match spot.and_then(|spot| Some((spot, view.shown.beside(spot, side)?))) {
        Some((spot, beside)) => Phrase::new("dungeoneer-do-go-to")
            .phrase("side", names::side(side))
            .phrase("exit", rules.exit_phrase(&view.shown, spot, side))
            .phrase("location", rules.site_phrase(view.shown.placed(beside).location)),
        None => plain,
    }
}

/// What is bought for an encounter, with its price in peril.
fn special(rules: &Rules, card: Card, nth: u8) -> Phrase {
    let title = rules.components.card(card);
    let block = rules.components.blocks(title.blocks).get(usize::from(nth));
    let peril = block.map_or(0, |block| block.cost.peril);
    Phrase::new("dungeoneer-do-special")
        .phrase("card", rules.card_phrase(card))
        .number("peril", peril)
        .phrase("cost", names::points(Resource::Peril, peril))
}

/// The printed price of a card, in the points it is paid with.
fn cost(rules: &Rules, card: Card) -> Phrase {
    let title = rules.components.card(card);
    let resource = if title.class.is_glory() { Resource::Glory } else { Resource::Peril };
    names::points(resource, title.cost)
}

fn attack(key: &'static str, target: Phrase, form: Phrase) -> Phrase {
    Phrase::new(key).phrase("target", target).phrase("form", form)
}

/// One of several options, by what is being asked.
fn pick(rules: &Rules, view: &View, nth: u8) -> Phrase {
    let numbered = || Phrase::new("dungeoneer-do-pick").number("nth", nth + 1);
    let Some(Frame::Ask { what: Asked::Choice(choice), .. }) = view.shown.stack.last() else {
        return numbered();
    };
    match choice {
        Choice::Deck { .. } if nth == 0 => Phrase::new("dungeoneer-do-glory-deck"),
        Choice::Deck { .. } => Phrase::new("dungeoneer-do-peril-deck"),
        Choice::Spikes => Phrase::new("dungeoneer-do-evade-spikes"),
        Choice::Instead(_) => Phrase::new("dungeoneer-do-token-instead"),
        Choice::QuestThreat { options, .. } => {
            match rules.components.threats[options.range()].get(usize::from(nth)) {
                Some((stat, target)) => Phrase::new("dungeoneer-do-threat")
                    .phrase("stat", Phrase::member("dungeoneer-stat", stat.word()))
                    .number("target", *target),
                None => numbered(),
            }
        }
        _ => numbered(),
    }
}
