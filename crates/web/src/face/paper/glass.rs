//! Wounds: a glass that fills from below, with a line at the team's health.

use super::art::{heart, ink};
use super::tracks::flag;
use super::{Easel, Middle, plain};
use maud::{Markup, html};
use undercroft_core::Phrase;

pub(super) fn glass(easel: &Easel<'_>, middle: &Middle<'_>) -> Markup {
    let (speech, sheet, table) = (easel.speech, &middle.team.sheet, middle.common.components);
    let (health, penalty) = (sheet.health(), &table.wound_penalty);
    let label = Phrase::new("web-paper-wounds-now").number("wounds", sheet.wounds).number("health", health);
    let label = speech.say(&label);
    let waiting = sheet.pending.wounds;
    html! {
        section.wounds data-thing="wounds" {
            h3.unseen { (label) }
            div.tomb.risen[sheet.resurrected] title=(speech.count("web-paper-tomb", table.resurrection)) {
                (ink("tomb"))
                @if sheet.resurrected { (ink("cross")) }
                "I " (plain(-table.resurrection))
            }
            ol aria-hidden="true" {
                @for wound in 1..=table.wound_limit() {
                    @let marked = wound <= sheet.wounds;
                    @let worse = penalty[usize::from(wound)] != penalty[usize::from(wound) - 1];
                    li.m[marked].waits[!marked && wound <= sheet.wounds + waiting].brim[wound == health] {
                        (heart(marked))
                        @if worse { small { (plain(-penalty[usize::from(wound)])) } }
                        @if wound == health { b { (health) } }
                    }
                }
            }
            p.foot aria-hidden="true" { span { (speech.text("web-paper-wounds")) } " " span { (sheet.wounds) "/" (health) } }
            (flag('H', middle.team.score.wounds))
        }
    }
}
