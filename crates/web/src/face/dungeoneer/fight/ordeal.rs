//! A check outside of a battle: an exit, a barrier, a location, a trap that lay in wait.

use super::super::bits::{hearts, percent};
use super::super::{Easel, named};
use super::sums::{Sum, sum};
use super::{current, medal, name, window};
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_dungeoneer::components::Checks;
use undercroft_dungeoneer::state::{Asked, Check, Creature, Frame};

/// What is tested, and what can be done about it.
pub(super) fn ordeal(easel: &Easel<'_>) -> Option<Markup> {
    let shown = &easel.view.shown;
    let check =
        current(easel).filter(|check| check.checks != Checks::Attack && check.checks != Checks::Counter);
    let wound = shown.stack.iter().rev().find_map(|frame| match frame {
        Frame::Wound(wound) => Some(*wound),
        _ => None,
    });
    let window = easel.view.is_asked()
        && matches!(shown.stack.last(), Some(Frame::Ask { what: Asked::Window(_), .. }));
    if check.is_none() && wound.is_none() && !window {
        return None;
    }
    let who = check.map(|check| check.by).or(wound.map(|wound| wound.to));
    Some(html! {
        section.ordeal aria-label=(easel.speech.text("web-dungeoneer-ordeal")) {
            @if let Some(who) = who {
                div.whose { (medal(easel, who)) b { (name(easel, who)) } (hearts(easel, easel.game.life(shown, who), easel.game.whole_life(shown, who))) }
            }
            @if let Some(check) = check { (test(easel, &check)) }
            @if let Some(wound) = wound.filter(|_| check.is_none()) {
                p.hurts { (easel.speech.count("web-dungeoneer-wounds-due", wound.amount)) }
            }
            (window::window(easel))
        }
    })
}

/// One check: the sum against what is to be reached.
pub(super) fn test(easel: &Easel<'_>, check: &Check) -> Markup {
    let shown = &easel.view.shown;
    let addends = easel.game.addends(shown, check.by, check.stat, check.checks, check.versus);
    let rolled = (check.die > 0).then_some((check.die as i8 + check.bonus, Some(check.die)));
    let faces = easel.game.passing(shown, check.by, check.stat, check.checks, check.target);
    let said = Phrase::new("web-dungeoneer-test")
        .text("stat", named(easel, "dungeoneer-stat", check.stat.word()))
        .number("target", check.target);
    let passed = rolled.map(|(total, _)| total >= check.target as i8);
    let own = easel.view.you.is_some_and(|you| check.by == Creature::Hero(you));
    html! {
        div.test {
            (sum(easel, &Sum { stat: check.stat, addends: &addends, rolled, attacks: false }))
            div.verdict {
                b { (easel.speech.say(&said)) }
                p { @match passed {
                    None => (easel.speech.say(&Phrase::new("web-dungeoneer-passes-in").text("percent", percent(easel, faces, 6)))),
                    Some(true) => em { (easel.speech.text(if own { "web-dungeoneer-you-pass" } else { "web-dungeoneer-passes" })) },
                    Some(false) => em.bad { (easel.speech.text(if own { "web-dungeoneer-you-fail" } else { "web-dungeoneer-fails" })) },
                } }
            }
        }
    }
}
