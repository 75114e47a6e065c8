//! The quests: the reader's own and the common ones with where, what and how likely; those of the others folded.

use super::bits::{hearts, percent, stamp};
use super::{Easel, cards, legal, named, pictures, things};
use crate::art::picture;
use crate::table::{Choice, emblem};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_dungeoneer::Move;
use undercroft_dungeoneer::components::{Checks, Form, Quest, Stat, Step, Symbol, Where};
use undercroft_dungeoneer::ids::QuestId;
use undercroft_dungeoneer::state::{Creature, Escort, OpenQuest};

pub(super) fn quests(easel: &Easel<'_>) -> Vec<Markup> {
    let view = easel.view;
    let mine = |open: &&OpenQuest| open.owner.is_none() || open.owner == view.you;
    let own: Vec<_> = view.shown.quests.iter().filter(mine).collect();
    let others: Vec<_> = view.shown.quests.iter().filter(|open| !mine(open)).collect();
    let list = |all: &[&OpenQuest]| html! { ul { @for open in all { (quest(easel, open)) } } };
    let mut found = Vec::new();
    if !own.is_empty() {
        found.push(html! { section #quests.card.quests { h2 { (easel.speech.text("web-dungeoneer-quests")) } (list(&own)) } });
    }
    if !others.is_empty() {
        let spectates = view.you.is_none();
        found.push(html! {
            details #others-quests.card.quests.fold open[spectates] {
                summary { h2 { (easel.speech.count("web-dungeoneer-others-quests", others.len() as i64)) } }
                (list(&others))
            }
        });
    }
    found
}

fn quest(easel: &Easel<'_>, open: &OpenQuest) -> Markup {
    let one = easel.game.components().quest(open.quest);
    let can: Vec<&Choice> = legal(easel)
        .into_iter()
        .filter(|(mv, _)| is_about(*mv, open.quest))
        .map(|(_, choice)| choice)
        .collect();
    html! {
        li.quest.now[!can.is_empty()] data-thing=(things::quest(open.quest)) data-vt=(things::quest(open.quest)) data-about=[sites_about(one)] {
            (picture(pictures::quest(one)))
            b data-inspect=(cards::about_quest(easel, open.quest)) tabindex="0" { (cards::name(easel, &one.print)) }
            div.c {
                @if let Some(owner) = open.owner.filter(|owner| easel.view.you != Some(*owner)) { (emblem(owner)) " " }
                @if open.owner.is_none() { span.tag.all { (picture("dr-flag")) (easel.speech.text("web-dungeoneer-open-to-all")) } " " }
                (sites(easel, one))
                (tests(easel, open, one))
                @if open.escort != Escort::Waiting { " " em { (escort(easel, open)) } }
                " " span.tag { (reward(easel, one)) }
                @for choice in can { button.choice.mini name="move" value=(choice.notation) { (choice.label) } }
            }
        }
    }
}

fn is_about(mv: Move, quest: QuestId) -> bool {
    match mv {
        Move::Attempt(one)
        | Move::Search(one)
        | Move::Take(one)
        | Move::Deliver(one)
        | Move::Leave(one)
        | Move::Quest(one) => one == quest,
        _ => false,
    }
}

fn sites_about(quest: &Quest) -> Option<String> {
    let sites = quest.sites.iter().filter_map(|site| match site {
        Where::At(location) => Some(things::site(*location).to_string()),
        Where::Terrain(_) => None,
    });
    let sites: Vec<String> = sites.collect();
    (!sites.is_empty()).then(|| sites.join(" "))
}

/// Where it is done: a click shows the place on the map.
fn sites(easel: &Easel<'_>, quest: &Quest) -> Markup {
    html! {
        @for (index, site) in quest.sites.iter().enumerate() {
            @if index > 0 { ", " }
            @match site {
                Where::At(location) => button.site type="button" data-site=(things::site(*location)) data-about=(things::site(*location)) { (easel.speech.say(&easel.game.site_phrase(*location))) },
                Where::Terrain(terrain) => span { (named(easel, "web-dungeoneer-terrain", terrain.word())) },
            }
        }
        @if !quest.sites.is_empty() { ": " }
    }
}

/// What it takes, in signs, with the reader's chances.
pub(super) fn tests(easel: &Easel<'_>, open: &OpenQuest, quest: &Quest) -> Markup {
    let components = easel.game.components();
    let steps = &components.steps[quest.steps.range()];
    html! {
        @for (index, step) in steps.iter().enumerate() {
            @if index > 0 { " · " }
            (step_told(easel, open, quest, step))
        }
    }
}

fn step_told(easel: &Easel<'_>, open: &OpenQuest, quest: &Quest, step: &Step) -> Markup {
    let (components, speech) = (easel.game.components(), easel.speech);
    match step {
        Step::Threat { options, .. } => html! {
            @for (index, (stat, target)) in components.threats[options.range()].iter().enumerate() {
                @if index > 0 { " " (speech.text("web-dungeoneer-or")) " " }
                (threat(easel, *stat, *target))
            }
        },
        Step::Search { target, .. } => html! { span.nb { (picture("dr-quest-search")) (target) "+" } },
        Step::Pay { glory, life, ap } => html! {
            @if *glory > 0 { span.nb { (picture("dr-glory")) (glory) } }
            @if *life > 0 { span.nb { (picture("dr-wound")) (life) } }
            @if *ap > 0 { span.nb { (picture("dr-step")) (ap) } }
        },
        Step::Give { class, count, min_total_cost } => {
            let said = Phrase::new("web-dungeoneer-give")
                .text("class", named(easel, "dungeoneer-class", class.word()))
                .number("count", *count)
                .number("total", *min_total_cost);
            html! { (speech.say(&said)) }
        }
        Step::Hunt { .. } => hunt(easel, open, quest),
        Step::Escort { .. } => {
            html! { span.nb { (picture("dr-quest-escort")) (speech.text("web-dungeoneer-escort")) } }
        }
        Step::Roll { dice, target, .. } => html! { span.nb { (dice) (picture("dr-die")) " " (target) } },
        Step::AnyOf { options } => html! {
            @for (index, path) in components.paths[options.range()].iter().enumerate() {
                @if index > 0 { " " (speech.text("web-dungeoneer-or")) " " }
                @for step in &components.steps[path.range()] { (step_told(easel, open, quest, step)) }
            }
        },
        Step::Play { class } => {
            html! { (speech.say(&Phrase::new("web-dungeoneer-play-one").text("class", named(easel, "dungeoneer-class", class.word())))) }
        }
        Step::Do { .. } => html! {},
    }
}

/// A test with the chance of the reader's hero.
pub(super) fn threat(easel: &Easel<'_>, stat: Stat, target: u8) -> Markup {
    let chance = easel.view.you.filter(|you| !easel.view.player(*you).out).map(|you: Seat| {
        easel.game.passing(&easel.view.shown, Creature::Hero(you), stat, Checks::Threat, target)
    });
    let name = named(easel, "dungeoneer-stat", stat.word());
    html! {
        span.nb {
            @match pictures::stat(stat) { Some(sign) => { (picture(sign)) span.unseen { (name) " " } }, None => (picture("dr-die")) }
            (target) "+"
        }
        @if let Some(faces) = chance { " " em.bad[faces < 3] { (percent(easel, faces, 6)) } }
    }
}

/// The monster to be hunted.
fn hunt(easel: &Easel<'_>, open: &OpenQuest, quest: &Quest) -> Markup {
    let who = Creature::Quest(open.quest);
    let (state, game) = (&easel.view.shown, easel.game);
    let sheet = quest.monster.map(|sheet| &game.components().sheets[usize::from(sheet)]);
    html! {
        @if let Some(sheet) = sheet {
            span.beast {
                (picture(pictures::quest_monster(game.components(), quest)))
                (hearts(easel, game.life(state, who), sheet.life))
                @for form in Form::ALL { @if sheet.symbols[*form as usize] != Symbol::None { (stamp(easel, who, *form, sheet.values[*form as usize] as i8)) } }
            }
        }
    }
}

fn escort(easel: &Easel<'_>, open: &OpenQuest) -> String {
    easel.speech.say(&match open.escort {
        Escort::Waiting => Phrase::new("dungeoneer-escort-waiting"),
        Escort::Carried => Phrase::new("dungeoneer-escort-carried"),
        Escort::Lying(spot) => Phrase::new("dungeoneer-escort-lying")
            .phrase("location", easel.game.site_phrase(easel.view.shown.placed(spot).location)),
    })
}

fn reward(easel: &Easel<'_>, quest: &Quest) -> String {
    let key = if quest.win { "web-dungeoneer-wins" } else { "web-dungeoneer-reward-short" };
    easel.speech.say(&Phrase::new(key).number("level", quest.level).number("glory", quest.glory))
}
