//! The monsters: the next one with its ranges and where the team stands, the others below.

use super::art::{heart, ink, monster, named};
use super::tracks::flag;
use super::{Easel, Middle, hero_name, monster_name, plain, signed};
use crate::table::inspect;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_paper::Event;
use undercroft_paper::rules::Power;

const LAST_ROUNDS: [u8; 3] = [3, 6, 8];

/// How a team fared against a monster, if it has met it.
pub(super) fn fought<'a>(easel: &Easel<'a>, of: Seat, foe: u8) -> Option<&'a Event> {
    easel.told.iter().map(|(_, event)| *event).find(|event| match event {
        Event::Fought { seat, monster, .. } | Event::Fled { seat, monster, .. } => {
            *seat == of && *monster == foe
        }
        _ => false,
    })
}

pub(super) fn foes(easel: &Easel<'_>, middle: &Middle<'_>) -> Vec<Markup> {
    let monsters = middle.common.dungeon.monsters;
    let next = (0..3).find(|stage| fought(easel, middle.seat, monsters[*stage]).is_none());
    let others = html! {
        section.card.foe.others {
            @for stage in (0..3).filter(|stage| Some(*stage) != next) { (row(easel, middle, stage)) }
        }
    };
    next.map(|stage| card(easel, middle, stage)).into_iter().chain([others]).collect()
}

fn when(easel: &Easel<'_>, stage: usize) -> String {
    let (round, speech) = (LAST_ROUNDS[stage], easel.speech);
    if easel.view.round == round {
        speech.text("web-paper-after-this")
    } else {
        speech.count("web-paper-after-round", round)
    }
}

fn fears(easel: &Easel<'_>, middle: &Middle<'_>, stage: usize, key: &'static str) -> String {
    let hero = middle.common.monster_of(stage).weakness;
    easel.speech.say(&Phrase::new(key).phrase("hero", Phrase::member("paper-hero", hero.id())))
}

/// All that is known of a monster, for the inspector.
fn about(easel: &Easel<'_>, middle: &Middle<'_>, stage: usize) -> String {
    let (speech, common) = (easel.speech, &middle.common);
    let foe = common.monster_of(stage);
    let range = |index: usize| {
        let wounds = speech.count("web-paper-wounds-count", foe.wounds[index]);
        format!("{} → {} · {wounds}", foe.power[index], signed(foe.glory[index]))
    };
    let text = [
        when(easel, stage),
        fears(easel, middle, stage, "web-paper-fears-twice"),
        (0..3).map(range).collect::<Vec<_>>().join("\n"),
        format!("{} → {}", speech.text("web-paper-flee"), plain(-foe.flee)),
    ];
    let name = monster_name(easel, common.dungeon.monsters[stage]);
    inspect(&named(monster(&foe.id)), &name, &text.join("\n"), None)
}

fn card(easel: &Easel<'_>, middle: &Middle<'_>, stage: usize) -> Markup {
    let (speech, sheet, common) = (easel.speech, &middle.team.sheet, &middle.common);
    let foe = common.monster_of(stage);
    let (power, lair) = (Power::of(sheet, foe.weakness), common.dungeon.lairs[stage]);
    let found = sheet.explored.contains(lair);
    let range = common.range(sheet, stage).filter(|_| found);
    let you = html! { span.you-mark { (speech.count("web-paper-your-power", power.total())) } };
    html! {
        section.card.foe data-thing={ "monster-" (foe.id) } {
            div.top-line {
                span.pic-frame data-inspect=(about(easel, middle, stage)) { (ink(monster(&foe.id))) }
                div {
                    h2 { (monster_name(easel, common.dungeon.monsters[stage])) }
                    p { b { (when(easel, stage)) } }
                    p { (ink(&format!("f-{}", foe.weakness.id()))) (fears(easel, middle, stage, "web-paper-fears-twice")) }
                }
            }
            ol.ranges aria-label=(speech.text("web-paper-ranges")) {
                li.here[range.is_none()] {
                    @if range.is_none() { (you) }
                    b { (speech.text("web-paper-flee")) }
                    span { (plain(-foe.flee)) }
                    span { "0 " (heart(false)) span.unseen { (speech.count("web-paper-wounds-count", 0)) } }
                }
                @for index in 0..3 {
                    li.here[range == Some(index)] {
                        @if range == Some(index) { (you) }
                        b { (foe.power[index]) }
                        span { (signed(foe.glory[index])) }
                        span { (foe.wounds[index]) " " (heart(false)) span.unseen { (speech.count("web-paper-wounds-count", foe.wounds[index])) } }
                    }
                }
            }
            p.adds { (sum(easel, middle, stage, power)) }
            p.adds.lair-line.found[found] {
                @if found { (ink("tick")) (speech.text("web-paper-lair-found")) }
                @else { (speech.say(&Phrase::new("web-paper-lair").text("room", lair.to_string()))) }
            }
            @if easel.view.teams.len() > 1 { p.adds { (prize(easel, middle, stage)) } }
            @if easel.game.agreements().vanishing && !foe.vanish.is_empty() {
                p.adds { (speech.say(&Phrase::new("web-paper-vanish").text("gems", letters(foe.vanish)))) }
            }
        }
    }
}

/// Gems as people list them.
pub(super) fn letters(gems: undercroft_paper::components::Gems) -> String {
    gems.iter().map(|gem| gem.to_string()).collect::<Vec<_>>().join(", ")
}

/// The power of the team as a sum.
fn sum(easel: &Easel<'_>, middle: &Middle<'_>, stage: usize, power: Power) -> Markup {
    let speech = easel.speech;
    let weakness = middle.common.monster_of(stage).weakness;
    let more = [
        ("web-paper-sum-warrior", power.warrior),
        ("web-paper-sum-sword", power.sword),
        ("web-paper-sum-talent", power.talent),
    ];
    html! {
        (speech.count("web-paper-sum-levels", power.levels))
        " + " (hero_name(easel, weakness)) " " (power.feared)
        @for (key, bonus) in more.into_iter().filter(|(_, bonus)| *bonus > 0) { " + " (speech.count(key, bonus)) }
        " = " b { (power.total()) }
    }
}

/// What the strongest team gets.
pub(super) fn prize(easel: &Easel<'_>, middle: &Middle<'_>, stage: usize) -> String {
    let (reward, count) = middle.common.monster_of(stage).prize;
    let phrase = Phrase::new("web-paper-prize")
        .phrase("reward", Phrase::member("paper-reward", reward.id()))
        .number("n", count);
    easel.speech.say(&phrase)
}

fn row(easel: &Easel<'_>, middle: &Middle<'_>, stage: usize) -> Markup {
    let (speech, common) = (easel.speech, &middle.common);
    let (foe, number) = (common.monster_of(stage), common.dungeon.monsters[stage]);
    let met = fought(easel, middle.seat, number);
    let join = |numbers: [i64; 3]| numbers.map(plain).join("/");
    html! {
        div.row-foe data-thing={ "monster-" (foe.id) } data-inspect=(about(easel, middle, stage)) {
            (ink(monster(&foe.id)))
            span {
                b { (monster_name(easel, number)) @if met.is_none() { " " small { (when(easel, stage)) } } }
                @match met {
                    Some(Event::Fought { power, .. }) => small { (speech.count("web-paper-hurt-with", *power)) },
                    Some(_) => small { (speech.text("web-paper-fled")) },
                    None => {
                        small { (join(foe.power.map(i64::from))) " → +" (join(foe.glory.map(i64::from))) }
                        small { (speech.text("web-paper-flee")) " " (plain(-foe.flee)) " · " (fears(easel, middle, stage, "web-paper-fears")) }
                    }
                }
            }
            @if met.is_some() { (flag(['A', 'B', 'C'][stage], middle.team.sheet.monster_glory[stage])) }
        }
    }
}
