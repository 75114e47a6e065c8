//! The whole table in words: players, quests, battles and every location with its exits.

use super::names;
use super::text::Printed;
use crate::Rules;
use crate::components::{Barrier, Exit, Form, Token};
use crate::ids::Spot;
use crate::state::{Attack, Battle, Creature, Escort, Fate, Host, Side, State};
use crate::view::View;
use crate::view::reckon::{Addend, Duel};
use undercroft_core::{Phrase, Seat};

/// Everything on the table, sentence by sentence.
pub(super) fn everything(rules: &Rules, view: &View) -> Vec<Phrase> {
    let mut told = Vec::new();
    told.extend(super::legend::grade(rules, view));
    told.extend(battles(rules, view));
    for seat in Seat::all(view.shown.seats()) {
        told.extend(player(rules, view, seat));
    }
    told.extend(plots(rules, view));
    told.extend(hand(rules, view));
    told.extend(quests(rules, view));
    told.extend(super::legend::event(rules, view));
    told.extend((0..view.shown.map.len()).map(|spot| location(rules, view, Spot(spot as u8))));
    told.push(
        Phrase::new("dungeoneer-words-piles")
            .number("cards", view.decks.cards)
            .number("split", u8::from(rules.agreed.split_decks))
            .number("peril", view.decks.peril)
            .number("locations", view.locations)
            .number("quests", view.quests),
    );
    told
}

fn player(rules: &Rules, view: &View, seat: Seat) -> Vec<Phrase> {
    let player = view.player(seat);
    let hero = rules.components.hero(player.hero);
    if player.out {
        return vec![Phrase::new("dungeoneer-words-out").seat("who", seat)];
    }
    let stat = |form: Form| i64::from(rules.value(&view.shown, seat, form));
    let mut told = vec![
        Phrase::new("dungeoneer-words-hero")
            .seat("who", seat)
            .phrase("hero", names::text(&hero.print.name))
            .phrase("race", names::text(&hero.race))
            .phrase("class", names::text(&hero.class))
            .number("level", player.level)
            .number("life", player.life)
            .number("melee", stat(Form::Melee))
            .number("magic", stat(Form::Magic))
            .number("speed", stat(Form::Speed)),
        Phrase::new("dungeoneer-words-player")
            .seat("who", seat)
            .number("glory", i64::from(player.glory))
            .number("peril", i64::from(player.peril))
            .number("ap", player.ap + u8::from(player.spare))
            .number("saved", u8::from(player.saved))
            .number("prone", u8::from(player.prone))
            .number("cards", player.hand.len() as i64 + i64::from(view.hands[seat.index()].cards))
            .number("more", view.hands[seat.index()].peril)
            .phrase("location", rules.site_phrase(view.shown.placed(player.spot).location)),
    ];
    told.extend(super::legend::combined(rules, view, seat));
    let mut list = |key: &'static str, items: Vec<Phrase>| {
        if !items.is_empty() {
            told.push(Phrase::new(key).seat("who", seat).list("items", items));
        }
    };
    list(
        "dungeoneer-words-items",
        player.items.iter().map(|item| super::legend::item(rules, item)).collect(),
    );
    let lurkers = player.lair.iter().map(|lurker| {
        Phrase::new("dungeoneer-words-lurker")
            .phrase("card", rules.card_phrase(lurker.card))
            .number("life", lurker.life)
    });
    list("dungeoneer-words-lair", lurkers.collect());
    let attached = view.shown.attached.iter().filter(|one| one.host == Host::Hero(seat));
    list("dungeoneer-words-attached", attached.map(|one| rules.card_phrase(one.card)).collect());
    list(
        "dungeoneer-words-completed",
        player.completed.iter().map(|quest| rules.quest_phrase(*quest)).collect(),
    );
    if view.you != Some(seat) && view.plots[seat.index()] > 0 {
        told.push(
            Phrase::new("dungeoneer-words-plots-of")
                .seat("who", seat)
                .number("count", view.plots[seat.index()]),
        );
    }
    let mut list = |key: &'static str, items: Vec<Phrase>| {
        if !items.is_empty() {
            told.push(Phrase::new(key).seat("who", seat).list("items", items));
        }
    };
    if view.you != Some(seat) {
        let known = player.known.iter().map(|card| rules.card_phrase(card));
        list("dungeoneer-words-known", known.collect());
    }
    told
}

/// The locations that the observer has still to lay.
pub(super) fn plots(rules: &Rules, view: &View) -> Option<Phrase> {
    let plots: Vec<Phrase> = view.player(view.you?).plots().map(|plot| rules.site_phrase(plot)).collect();
    (!plots.is_empty()).then(|| Phrase::new("dungeoneer-words-plots").list("items", plots))
}

/// The observer's hand.
pub(super) fn hand(rules: &Rules, view: &View) -> Option<Phrase> {
    let hand = view.player(view.you?).hand;
    let cards: Vec<Phrase> = hand.iter().map(|card| rules.card_phrase(card)).collect();
    let key = if cards.is_empty() { "dungeoneer-words-no-hand" } else { "dungeoneer-words-hand" };
    Some(Phrase::new(key).list("items", cards))
}

/// The quests on the table with what they ask for.
pub(super) fn quests(rules: &Rules, view: &View) -> Vec<Phrase> {
    let open = view.shown.quests.iter();
    open.map(|open| {
        let quest = rules.components.quest(open.quest);
        let text = rules.text_of(Printed::Quest(open.quest));
        let told = match open.owner {
            Some(owner) => Phrase::new("dungeoneer-words-quest-personal").seat("who", owner),
            None => Phrase::new("dungeoneer-words-quest-common"),
        };
        let escort = match open.escort {
            Escort::Waiting => Phrase::new("dungeoneer-escort-waiting"),
            Escort::Carried => Phrase::new("dungeoneer-escort-carried"),
            Escort::Lying(spot) => Phrase::new("dungeoneer-escort-lying")
                .phrase("location", rules.site_phrase(view.shown.placed(spot).location)),
        };
        told.phrase("quest", names::text(&quest.print.name))
            .phrase("text", text.unwrap_or_else(|| names::text(&quest.print.text)))
            .phrase("reward", rules.reward_of(open.quest))
            .number("wounds", open.wounds)
            .number("started", u8::from(open.escort != Escort::Waiting))
            .phrase("escort", escort)
    })
    .collect()
}

/// Every attack of every battle, as arithmetic.
pub(super) fn battles(rules: &Rules, view: &View) -> Vec<Phrase> {
    let battles = view.shown.battles.iter().rev();
    battles
        .flat_map(|battle| {
            battle
                .attacks
                .iter()
                .filter(|attack| attack.fate != Fate::Void)
                .map(|attack| attack_told(rules, &view.shown, battle, attack))
        })
        .collect()
}

fn attack_told(rules: &Rules, state: &State, battle: &Battle, attack: &Attack) -> Phrase {
    let by = rules.creature_phrase(attack.attacker);
    let on = rules.creature_phrase(battle.defender);
    if attack.trap {
        return Phrase::new("dungeoneer-words-trap").phrase("by", by).phrase("on", on);
    }
    let defender = battle.defender_of(attack);
    let duel = rules.duel(state, (attack.attacker, defender, attack.form), (attack.total, attack.counter));
    let key = match (attack.total, attack.counter) {
        (None, _) => "dungeoneer-words-attack",
        (Some(_), None) => "dungeoneer-words-attack-rolled",
        (Some(_), Some(_)) => "dungeoneer-words-attack-both",
    };
    Phrase::new(key)
        .phrase("by", by)
        .phrase("on", on)
        .phrase("form", names::form(attack.form))
        .phrase("attack", sum(rules, attack.total, &duel.attack))
        .phrase("counter", sum(rules, attack.counter, &duel.counter))
        .number("wins", duel.odds.wins)
        .number("losses", duel.odds.losses)
}

/// A total that was rolled, or what is added to the die and where it comes from.
fn sum(rules: &Rules, rolled: Option<i8>, addends: &[Addend]) -> Phrase {
    let parts: Vec<Phrase> = addends
        .iter()
        .filter(|part| rolled.is_none() && part.amount != 0)
        .filter_map(|part| part.source.map(|source| (source, part.amount)))
        .map(|(source, amount)| {
            Phrase::new("dungeoneer-words-part")
                .phrase("source", rules.source_phrase(source, 0))
                .text("sign", if amount < 0 { "−" } else { "+" })
                .number("n", amount.unsigned_abs())
        })
        .collect();
    Phrase::new("dungeoneer-words-sum")
        .number("n", rolled.unwrap_or_else(|| Duel::sum(addends)))
        .number("more", parts.len() as i64)
        .list("parts", parts)
}

impl Rules {
    /// An exit of a placed location.
    pub(super) fn exit_phrase(&self, state: &State, spot: Spot, side: Side) -> Phrase {
        let placed = state.placed(spot);
        let checked = |key: &'static str, stat: crate::components::Stat, target: u8| {
            Phrase::new(key)
                .phrase("stat", Phrase::member("dungeoneer-stat", stat.word()))
                .number("target", target)
        };
        match placed.exit(self.components.site(placed.location), side) {
            Exit::Wall => Phrase::new("dungeoneer-exit-wall"),
            Exit::Open => Phrase::new("dungeoneer-exit-open"),
            Exit::Blocked { stat, target } => checked("dungeoneer-exit-blocked", stat, target),
            Exit::Trap { stat, target } => checked("dungeoneer-exit-trap", stat, target),
        }
    }
}

/// A location with its exits, barrier, tokens and heroes.
fn location(rules: &Rules, view: &View, spot: Spot) -> Phrase {
    let placed = view.shown.placed(spot);
    let site = rules.components.site(placed.location);
    let mut parts = Vec::new();
    for side in Side::ALL.into_iter().filter(|side| !placed.exit(site, *side).is_wall()) {
        let way = Phrase::new("dungeoneer-words-way")
            .phrase("side", names::side(side))
            .phrase("exit", rules.exit_phrase(&view.shown, spot, side));
        parts.push(way);
    }
    let checked = |key: &'static str, stat: crate::components::Stat, target: u8| {
        Phrase::new(key)
            .phrase("stat", Phrase::member("dungeoneer-stat", stat.word()))
            .number("target", target)
    };
    parts.extend(match site.barrier {
        Barrier::None => None,
        Barrier::Hazard { amount } => Some(Phrase::new("dungeoneer-barrier-hazard").number("amount", amount)),
        Barrier::Spikes { stat, target } => Some(checked("dungeoneer-barrier-spikes", stat, target)),
        Barrier::Pit { stat, target } => Some(checked("dungeoneer-barrier-pit", stat, target)),
    });
    let tokens = Token::ALL.iter().filter(|token| placed.has(**token));
    parts.extend(tokens.map(|token| Phrase::member("dungeoneer-token", token.word())));
    let resident = rules.resident(&view.shown, placed.location).map(Creature::Quest);
    parts.extend(resident.map(|who| {
        Phrase::new("dungeoneer-words-lurker")
            .phrase("card", rules.creature_phrase(who))
            .number("life", rules.life(&view.shown, who))
    }));
    let here = Seat::all(view.shown.seats())
        .filter(|seat| !view.player(*seat).out && view.player(*seat).spot == spot);
    parts.extend(here.map(|seat| rules.creature_phrase(Creature::Hero(seat))));
    Phrase::new("dungeoneer-words-location")
        .text("cell", placed.cell.to_string())
        .phrase("location", names::text(&site.print.name))
        .number("glory", site.glory)
        .number("peril", site.peril)
        .list("parts", parts)
}
