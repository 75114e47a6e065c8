//! The end of a round, told over the map: gems, the fight of every team, missions.

use super::art::{heart, ink, monster};
use super::{Easel, Middle, foes, monster_name, player_name, signed};
use crate::face::Interlude;
use crate::table::emblem;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_paper::{Event, Phase};

/// What has just ended: a fight as long as its wounds are marked, and after it, or without one, the round.
pub(super) fn interlude(easel: &Easel<'_>) -> Option<Interlude> {
    let (view, middle) = (easel.view, Middle::of(easel)?);
    let rolls: Vec<usize> =
        (0..easel.told.len()).filter(|at| matches!(easel.told[*at].1, Event::Rolled { .. })).collect();
    let last = *rolls.last()?;
    let (round, from, to) = match view.phase {
        Phase::Prelude => return None,
        Phase::Aftermath | Phase::Over => (view.round, last, easel.told.len()),
        Phase::Dice => (view.round.checked_sub(1)?, *rolls.iter().rev().nth(1)?, last),
    };
    let told = &easel.told[from..to];
    if !told.iter().any(|(_, event)| is_news(event)) {
        return None;
    }
    // Whoever has seen the fight is held again only if something else came of the round.
    let fought = told.iter().any(|(_, event)| matches!(event, Event::Fought { .. } | Event::Fled { .. }));
    let more = told.iter().any(|(_, event)| matches!(event, Event::Vanished { .. } | Event::Mission { .. }));
    let ended = if fought && !more { "fight" } else { "round" };
    let speech = easel.speech;
    let on = match view.phase {
        Phase::Aftermath => speech.text("web-paper-on-wounds"),
        Phase::Over => speech.text("web-paper-on-count"),
        Phase::Prelude | Phase::Dice => speech.count("web-paper-on-round", view.round),
    };
    Some(Interlude {
        ended: format!("{ended}-{round}"),
        number: told.last()?.0,
        title: speech.count("web-paper-round-ended", round),
        shown: html! { div.reveal { (tale(easel, &middle, told)) } },
        on,
    })
}

/// Is it worth being held for?
fn is_news(event: &Event) -> bool {
    match event {
        Event::Announced { .. }
        | Event::Fought { .. }
        | Event::Fled { .. }
        | Event::Prize { .. }
        | Event::Vanished { .. }
        | Event::Mission { .. } => true,
        Event::Opened { .. }
        | Event::Dealt { .. }
        | Event::Done { .. }
        | Event::Ready { .. }
        | Event::Shown { .. }
        | Event::Talents { .. }
        | Event::Rolled { .. }
        | Event::Scored { .. } => false,
    }
}

/// A round's end, line by line.
pub(super) fn tale(easel: &Easel<'_>, middle: &Middle<'_>, told: &[(usize, &Event)]) -> Markup {
    let speech = easel.speech;
    let stolen = told.iter().filter_map(|(_, event)| match event {
        Event::Announced { seat, gems } => Some((*seat, *gems)),
        _ => None,
    });
    let stolen: Vec<_> = stolen.collect();
    let foe = told.iter().find_map(|(_, event)| match event {
        Event::Fought { monster, .. } | Event::Fled { monster, .. } => Some(*monster),
        _ => None,
    });
    html! {
        @if easel.view.teams.len() > 1 {
            p.step { (ink("gem")) span {
                @if stolen.is_empty() { (speech.text("web-paper-no-gems")) }
                @for (seat, gems) in &stolen {
                    (emblem(*seat)) " " (player_name(easel, *seat)) ": " (foes::letters(*gems)) " "
                }
            } }
        }
        @if let Some(foe) = foe { (fights(easel, middle, told, foe)) }
        @for (_, event) in told {
            @match event {
                Event::Vanished { gems, .. } => p.step { (ink("gem")) span { (speech.say(&Phrase::new("paper-log-vanished").text("gems", foes::letters(*gems)))) } },
                Event::Mission { card, seats, glory } => p.step { (ink("mission")) span {
                    (speech.say(&easel.game.mission_phrase(*card))) ": " b { (signed(*glory)) } " "
                    @for seat in seats.iter() { (emblem(seat)) " " (player_name(easel, seat)) " " }
                } },
                _ => {}
            }
        }
    }
}

fn fights(easel: &Easel<'_>, middle: &Middle<'_>, told: &[(usize, &Event)], foe: u8) -> Markup {
    let speech = easel.speech;
    let card = &middle.common.components.monsters[usize::from(foe)];
    let stage = usize::from(card.stage) - 1;
    let prize = told.iter().find_map(|(_, event)| match event {
        Event::Prize { seat, .. } => Some(*seat),
        _ => None,
    });
    // The bars end a little behind the highest limit, or at the strongest team.
    let strongest = told.iter().filter_map(|(_, event)| match event {
        Event::Fought { power, .. } => Some(*power),
        _ => None,
    });
    let full = strongest.chain([card.power[2] + 4]).max().unwrap_or(1);
    html! {
        h3 { (ink(monster(&card.id))) (monster_name(easel, foe)) }
        ul.duels {
            @for (_, event) in told {
                @match event {
                    Event::Fought { seat, power, glory, wounds, .. } => (duel(easel, *seat, Some((*power, full, card.power)), html! {
                        b { (signed(*glory)) }
                        @if *wounds > 0 { " · " (wounds) (heart(true)) span.unseen { (speech.count("web-paper-wounds-count", *wounds)) } }
                        @if prize == Some(*seat) { small { (foes::prize(easel, middle, stage)) } }
                    })),
                    Event::Fled { seat, glory, .. } => (duel(easel, *seat, None, html! { b { (signed(*glory)) } })),
                    _ => {}
                }
            }
        }
    }
}

/// One team: its power as a bar past the limits, and what it gets.
fn duel(easel: &Easel<'_>, seat: Seat, power: Option<(u8, u8, [u8; 3])>, result: Markup) -> Markup {
    html! {
        li.duel {
            span.who { (emblem(seat)) " " (player_name(easel, seat)) }
            @match power {
                Some((power, full, limits)) => {
                    svg.bars viewBox={ "0 0 " (u32::from(full) * 10) " 30" } preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                        rect.frame x="0" y="4" width=(u32::from(full) * 10) height="22" {}
                        rect.power x="0" y="4" width=(u32::from(power) * 10) height="22" {}
                        @for limit in limits { path.limit d={ "M" (u32::from(limit) * 10) " 0v30" } {} }
                    }
                    span.number { (power) }
                }
                None => span.fled { (easel.speech.text("web-paper-fled")) },
            }
            span.res { (result) }
        }
    }
}
