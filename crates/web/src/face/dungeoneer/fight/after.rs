//! A battle of the reader's hero that has just been fought, held until it was seen: bots and monsters are quick.

use super::super::{Easel, named, pictures};
use super::sums::die;
use super::{creature, is, name, portrait};
use crate::art::picture;
use crate::face::Interlude;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat, Tell as _};
use undercroft_dungeoneer::Event;
use undercroft_dungeoneer::components::{Checks, Form};
use undercroft_dungeoneer::state::Creature;

/// One attack as it was told.
struct Bout {
    by: Creature,
    on: Creature,
    form: Form,
    attack: Option<(u8, i8)>,
    counter: Option<(u8, i8)>,
    /// Who struck, if anybody did.
    struck: Option<Creature>,
    over: bool,
}

/// The last battle of the reader's hero, if nothing of it is left on the table.
pub(in super::super) fn ended(easel: &Easel<'_>) -> Option<Interlude> {
    let you = easel.view.you?;
    if !easel.view.shown.battles.is_empty() {
        return None;
    }
    let begins = |event: &Event| matches!(event, Event::Attacks { by, on, .. } if is(easel, on, Creature::Hero(you)) || is(easel, by, Creature::Hero(you)));
    let settles = |event: &Event| match event {
        Event::Struck { by, on } | Event::Drawn { by, on } => {
            is(easel, by, Creature::Hero(you)) || is(easel, on, Creature::Hero(you))
        }
        _ => false,
    };
    let last = easel.told.iter().rposition(|(_, event)| settles(event))?;
    let first = first_of(easel, last, &begins)?;
    let (number, _) = easel.told[last];
    let fought = &easel.told[first..];
    // Whatever follows belongs to it until the turn goes on.
    let end = fought.iter().position(|(other, _)| *other > number).unwrap_or(fought.len());
    let bouts = bouts(easel, &fought[..end], you);
    if bouts.is_empty() {
        return None;
    }
    let lines = fought[..end].iter().filter(|(_, event)| is_told(event));
    let lines: Vec<String> =
        lines.filter_map(|(_, event)| Some(easel.speech.say(&easel.game.sentence(event)?))).collect();
    Some(Interlude {
        ended: format!("battle-{number}-{}", easel.told.len() - last),
        number,
        title: easel.speech.text("web-dungeoneer-fought"),
        shown: html! {
            section.fought {
                h2 { (easel.speech.text("web-dungeoneer-fought")) }
                @for bout in &bouts { (told(easel, bout, you)) }
                @if !lines.is_empty() { ul { @for line in &lines { li { (line) } } } }
            }
        },
        on: easel.speech.text("web-dungeoneer-go-on"),
    })
}

/// Where the battle began: the first of the attacks that were declared together.
fn first_of(easel: &Easel<'_>, last: usize, begins: &dyn Fn(&Event) -> bool) -> Option<usize> {
    let newest = easel.told[..last].iter().rposition(|(_, event)| begins(event))?;
    let rolled = |event: &Event| matches!(event, Event::Rolled { checks: Checks::Attack, .. });
    let before = easel.told[..newest].iter().rposition(|(_, event)| rolled(event)).map_or(0, |at| at + 1);
    let near = easel.told[before..=newest].iter().position(|(_, event)| begins(event))?;
    Some(before + near)
}

fn bouts(easel: &Easel<'_>, fought: &[(usize, &Event)], you: Seat) -> Vec<Bout> {
    let mut bouts: Vec<Bout> = Vec::new();
    for (_, event) in fought {
        match event {
            Event::Attacks { by, on, form } => {
                let (by, on) = (creature(easel, by), creature(easel, on));
                let known = bouts.iter().any(|bout| bout.by == by && bout.on == on && bout.attack.is_none());
                if !known {
                    bouts.push(Bout {
                        by,
                        on,
                        form: *form,
                        attack: None,
                        counter: None,
                        struck: None,
                        over: false,
                    });
                }
            }
            Event::Challenged { seat, target, form } => {
                let (by, on) = (Creature::Hero(*seat), creature(easel, target));
                bouts.push(Bout {
                    by,
                    on,
                    form: *form,
                    attack: None,
                    counter: None,
                    struck: None,
                    over: false,
                });
            }
            Event::Rolled { by, die, total, checks: Checks::Attack, .. } => {
                let bout = bouts
                    .iter_mut()
                    .find(|bout| !bout.over && is(easel, by, bout.by) && bout.counter.is_none());
                if let Some(bout) = bout {
                    bout.attack = Some((*die, *total));
                }
            }
            Event::Rolled { by, die, total, checks: Checks::Counter, .. } => {
                let mut open = bouts.iter_mut().filter(|bout| !bout.over && bout.attack.is_some());
                let free = open.find(|bout| bout.counter.is_none() && is(easel, by, bout.on));
                if let Some(bout) = free {
                    bout.counter = Some((*die, *total));
                }
            }
            Event::Struck { by, on } => {
                let (by, on) = (creature(easel, by), creature(easel, on));
                let fits = |bout: &&mut Bout| {
                    !bout.over && ((bout.by == by && bout.on == on) || (bout.by == on && bout.on == by))
                };
                if let Some(bout) = bouts.iter_mut().find(fits) {
                    (bout.struck, bout.over) = (Some(by), true);
                }
            }
            Event::Drawn { by, on } => {
                let (by, on) = (creature(easel, by), creature(easel, on));
                if let Some(bout) = bouts.iter_mut().find(|bout| !bout.over && bout.by == by && bout.on == on)
                {
                    bout.over = true;
                }
            }
            _ => {}
        }
    }
    let own = Creature::Hero(you);
    bouts.retain(|bout| bout.attack.is_some() && (bout.by == own || bout.on == own));
    bouts
}

/// What came of it, besides the dice.
fn is_told(event: &Event) -> bool {
    matches!(
        event,
        Event::Wounded { .. }
            | Event::Prevented { .. }
            | Event::Fell { .. }
            | Event::Defeated { .. }
            | Event::MonsterKilled { .. }
            | Event::WentHome { .. }
            | Event::Teleported { .. }
    )
}

fn told(easel: &Easel<'_>, bout: &Bout, you: Seat) -> Markup {
    let own = Creature::Hero(you);
    let (class, key) = match bout.struck {
        Some(who) if who == own => ("win", "web-dungeoneer-you-strike"),
        Some(_) => ("lose", "web-dungeoneer-you-are-struck"),
        None => ("tie", "web-dungeoneer-tie"),
    };
    let side = |who: Creature, rolled: Option<(u8, i8)>, red: bool| {
        html! {
            div.side-of { (picture(portrait(easel, who))) b { (name(easel, who)) } @if let Some((face, total)) = rolled { (die(easel, Some(face), red)) span.tot { (total) } } }
        }
    };
    html! {
        div.bout.(class) {
            (side(bout.by, bout.attack, true))
            div.verdict { (picture(pictures::form(bout.form))) b { (easel.speech.say(&Phrase::new(key))) } small { (named(easel, "dungeoneer-stat", bout.form.word())) } }
            (side(bout.on, bout.counter, false))
        }
    }
}
