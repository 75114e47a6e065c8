//! Battles and checks: a battle of the reader's own as a staged duel over the map, one of others as a strip below it.

mod after;
mod clash;
mod ordeal;
mod sums;
mod window;

pub(super) use after::ended;

use super::bits::hearts;
use super::{Easel, first_name, pictures};
use crate::art::picture;
use crate::table::emblem;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_dungeoneer::Event;
use undercroft_dungeoneer::components::{Checks, Symbol};
use undercroft_dungeoneer::event::Being;
use undercroft_dungeoneer::state::{Asked, Battle, Check, Choice, Creature, Fate, Frame, Stage, Window};

/// What is fought or tested now.
pub(super) enum Fight {
    /// The reader fights: the stage is the battle's.
    Own(Markup),
    /// Others fight, or somebody is tested: the map stays in sight.
    Beside(Markup),
    Nothing,
}

pub(super) fn fight(easel: &Easel<'_>) -> Fight {
    let view = easel.view;
    match view.shown.battles.last() {
        Some(battle) if view.you.is_some_and(|you| is_in(battle, you)) => Fight::Own(staged(easel, battle)),
        Some(battle) => Fight::Beside(strip(easel, battle)),
        None => ordeal::ordeal(easel).map_or(Fight::Nothing, Fight::Beside),
    }
}

/// Does the seat fight here, or play the attackers?
fn is_in(battle: &Battle, seat: Seat) -> bool {
    let hero = Creature::Hero(seat);
    battle.defender == hero || battle.owner == seat || battle.attacks.iter().any(|one| one.attacker == hero)
}

/// The reader's own battle.
fn staged(easel: &Easel<'_>, battle: &Battle) -> Markup {
    html! {
        div.veil {}
        section.battle aria-label=(title(easel, battle)) {
            (track(easel, stage(easel, battle)))
            div.arena {
                div.clashes.many[battle.attacks.len() > 2] { @for nth in 0..battle.attacks.len() { (clash::clash(easel, battle, nth)) } }
                (defender(easel, battle))
            }
            (window::window(easel))
        }
    }
}

/// The stage that the reader is asked in; the table may be a step further already.
fn stage(easel: &Easel<'_>, battle: &Battle) -> Stage {
    if !easel.view.is_asked() {
        return battle.stage;
    }
    match easel.view.shown.stack.last() {
        Some(Frame::Ask { what: Asked::Window(Window::OwnAttack), .. }) => Stage::Attack,
        Some(Frame::Ask { what: Asked::Window(Window::Response), .. }) => Stage::Response,
        Some(Frame::Ask { what: Asked::Choice(Choice::Challenge), .. }) => Stage::Challenge,
        Some(Frame::Ask { what: Asked::Choice(Choice::Lair(_) | Choice::Crowded), .. }) => Stage::Lair,
        Some(Frame::Ask { what: Asked::Choice(Choice::Gift), .. }) => Stage::Reward,
        _ => battle.stage,
    }
}

fn title(easel: &Easel<'_>, battle: &Battle) -> String {
    let on = easel.game.creature_phrase(battle.defender);
    easel.speech.say(&Phrase::new("web-dungeoneer-battle").phrase("on", on))
}

const NUMBERS: [&str; 8] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
const STAGES: [&str; 8] =
    ["attack", "response", "attack-roll", "counter-roll", "comparison", "challenge", "lair", "reward"];

/// The eight stages (DR-336).
fn track(easel: &Easel<'_>, stage: Stage) -> Markup {
    let now = stage as usize;
    html! {
        ol.track aria-label=(easel.speech.text("web-dungeoneer-stages")) {
            @for (nth, word) in STAGES.iter().enumerate() {
                li.past[nth < now].now[nth == now] aria-current=[(nth == now).then_some("step")] {
                    b aria-hidden="true" { (NUMBERS[nth]) } span { (super::named(easel, "web-dungeoneer-stage", word)) }
                }
            }
        }
    }
}

/// Who is attacked, on the right.
fn defender(easel: &Easel<'_>, battle: &Battle) -> Markup {
    let (game, shown) = (easel.game, &easel.view.shown);
    let who = battle.defender;
    let form = battle.attacks.iter().find(|one| one.fate == Fate::Standing && !one.trap).map(|one| one.form);
    let counters = form.filter(|form| game.symbol(shown, who, *form) != Symbol::None);
    html! {
        div.hero-side {
            (medal(easel, who))
            b { (name(easel, who)) }
            (hearts(easel, game.life(shown, who), game.whole_life(shown, who)))
            @if let Some(form) = counters {
                p { (easel.speech.say(&Phrase::new("web-dungeoneer-counters-in").text("form", super::named(easel, "dungeoneer-stat", form.word())))) }
            }
        }
    }
}

/// The picture of whoever fights, round for a hero.
fn medal(easel: &Easel<'_>, who: Creature) -> Markup {
    html! {
        span.medal.beast[!matches!(who, Creature::Hero(_))] {
            (picture(portrait(easel, who)))
            @if let Creature::Hero(seat) = who { span.rank { (easel.view.player(seat).level) } (emblem(seat)) }
        }
    }
}

fn portrait(easel: &Easel<'_>, who: Creature) -> &'static str {
    let components = easel.game.components();
    match who {
        Creature::Hero(seat) => pictures::hero(components.hero(easel.view.player(seat).hero)),
        Creature::Monster(card) => pictures::card(components, components.card(card)),
        Creature::Quest(quest) => pictures::quest_monster(components, components.quest(quest)),
        Creature::Nobody => "dr-die",
    }
}

fn name(easel: &Easel<'_>, who: Creature) -> String {
    match who {
        Creature::Hero(seat) => first_name(easel, seat),
        Creature::Monster(card) => super::card_name(easel, card),
        Creature::Quest(_) => easel.speech.say(&easel.game.creature_phrase(who)),
        Creature::Nobody => String::new(),
    }
}

/// A battle of others: it does not take the map away.
fn strip(easel: &Easel<'_>, battle: &Battle) -> Markup {
    let stage = (battle.stage as usize).min(7);
    html! {
        section.strip aria-label=(title(easel, battle)) {
            p.at-stage { b aria-hidden="true" { (NUMBERS[stage]) } " " (super::named(easel, "web-dungeoneer-stage", STAGES[stage])) }
            @for nth in 0..battle.attacks.len().min(3) { (clash::line(easel, battle, nth)) }
            @if battle.attacks.len() > 3 { p.more { (easel.speech.count("web-dungeoneer-more-attacks", battle.attacks.len() as i64 - 3)) } }
        }
    }
}

/// The check that is being made, with its die if it has been cast.
fn current(easel: &Easel<'_>) -> Option<Check> {
    easel.view.shown.stack.iter().rev().find_map(|frame| match frame {
        Frame::Check(check) => Some(*check),
        _ => None,
    })
}

/// The die that made a total: of the last such roll that was told.
fn die_of(easel: &Easel<'_>, who: Creature, made: Checks, sum: i8) -> Option<u8> {
    easel.told.iter().rev().take(400).find_map(|(_, event)| match event {
        Event::Rolled { by, die, total, checks, .. }
            if *checks == made && *total == sum && is(easel, by, who) =>
        {
            Some(*die)
        }
        _ => None,
    })
}

/// Is this who an event speaks of?
fn is(easel: &Easel<'_>, being: &Being, who: Creature) -> bool {
    let components = easel.game.components();
    match (being, who) {
        (Being::Hero(seat), Creature::Hero(other)) => *seat == other,
        (Being::Monster(word), Creature::Monster(card)) => components.card_words[card.index()] == *word,
        (Being::QuestMonster(word), Creature::Quest(quest)) => components.quest(quest).print.word == *word,
        (Being::Nobody, Creature::Nobody) => true,
        _ => false,
    }
}

/// Whom an event speaks of.
fn creature(easel: &Easel<'_>, being: &Being) -> Creature {
    let components = easel.game.components();
    match being {
        Being::Nobody => Creature::Nobody,
        Being::Hero(seat) => Creature::Hero(*seat),
        Being::Monster(word) => components.find_card(word).map_or(Creature::Nobody, Creature::Monster),
        Being::QuestMonster(word) => components.find_quest(word).map_or(Creature::Nobody, Creature::Quest),
    }
}
