//! The teams: glory, what they are busy with, and their sheets in small as everybody knows them.

use super::art::ink;
use super::{Easel, hero_name, letters_of, pen, player_name, short_item};
use crate::table::{SeatMarks, emblem};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_paper::components::{Hero, Item};
use undercroft_paper::{Asked, Phase, TeamView};

/// Per seat: glory and the small sheet, and what the team is busy with.
pub(super) fn marks(easel: &Easel<'_>, seat: Seat) -> SeatMarks {
    let (view, speech) = (easel.view, easel.speech);
    let common = view.common(easel.game.components());
    let team = &view.teams[seat.index()];
    let own = view.observer.seat() == Some(seat);
    let title = speech.say(&Phrase::new("web-paper-look").text("name", player_name(easel, seat)));
    let tokens = html! {
        span.glory title=(speech.text("web-paper-glory-now")) { (super::plain(team.score.total())) span.unseen { " " (speech.text("web-paper-glory-now")) } }
        @if own || view.phase == Phase::Prelude { span.mini { (pen::small(&common, &team.sheet)) } }
        @else {
            button.mini type="button" popovertarget={ "sheet-" (seat.number()) } title=(title) aria-label=(title) { (pen::small(&common, &team.sheet)) }
        }
    };
    SeatMarks { tokens, state: state(easel, seat, team), ..SeatMarks::default() }
}

fn state(easel: &Easel<'_>, seat: Seat, team: &TeamView) -> String {
    let (view, speech) = (easel.view, easel.speech);
    let own = view.observer.seat() == Some(seat);
    let common = view.common(easel.game.components());
    match view.phase {
        Phase::Over => speech.count("web-paper-place", view.places()[seat.index()]),
        _ if !view.acting.contains(seat) => speech.text("web-paper-state-done"),
        Phase::Prelude => speech.text("web-paper-state-cards"),
        Phase::Aftermath => speech.text("web-paper-state-wounds"),
        Phase::Dice if own => match common.asked(&team.sheet) {
            Asked::Step => speech.text("web-paper-state-moves"),
            Asked::Confirm => speech.text("web-paper-state-confirm"),
            _ => speech.count("web-paper-state-dice", 3 - team.sheet.dice_used() as i64),
        },
        Phase::Dice => speech.text("web-paper-state-draws"),
    }
}

/// The sheets of the others, enlarged; each opens at a click on its small one.
pub(super) fn sheets(easel: &Easel<'_>) -> Vec<Markup> {
    let view = easel.view;
    if view.phase == Phase::Prelude {
        return Vec::new();
    }
    let others = Seat::all(view.teams.len() as u8).filter(|seat| view.observer.seat() != Some(*seat));
    let sheets: Vec<Markup> = others.map(|seat| sheet(easel, seat)).collect();
    if sheets.is_empty() {
        return Vec::new();
    }
    let key = if view.phase == Phase::Over { "web-paper-sheets-over" } else { "web-paper-sheets-as-of" };
    vec![
        html! { p.asof { (easel.speech.count(key, view.round.saturating_sub(1))) } @for sheet in sheets { (sheet) } },
    ]
}

fn sheet(easel: &Easel<'_>, seat: Seat) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let common = view.common(easel.game.components());
    let team = &view.teams[seat.index()];
    let id = format!("sheet-{}", seat.number());
    html! {
        div.peek-map id=(id) popover="auto" {
            h3 {
                span { (emblem(seat)) " " (player_name(easel, seat)) }
                button.close type="button" popovertarget=(id) popovertargetaction="hide" { (speech.text("web-paper-close")) }
            }
            div.map {
                svg.ink viewBox="0 0 468 542" aria-hidden="true" focusable="false" {
                    use href="#print" {}
                    (pen::marks(&common, &team.sheet, None))
                }
                (pen::still_token(seat, &team.sheet))
            }
            (facts(easel, team))
        }
    }
}

/// A sheet in words.
pub(super) fn facts(easel: &Easel<'_>, team: &TeamView) -> Markup {
    let (speech, sheet) = (easel.speech, &team.sheet);
    let common = easel.view.common(easel.game.components());
    html! {
        p.facts {
            @for hero in Hero::ALL { span { (ink(hero.id())) span.unseen { (hero_name(easel, hero)) " " } b { (sheet.level(hero)) } } }
            span { (ink("heart-full")) (speech.say(&Phrase::new("web-paper-wounds-now").number("wounds", sheet.wounds).number("health", sheet.health()))) }
            span { (ink("potion")) (speech.say(&Phrase::new("web-paper-potions-now").number("potions", sheet.potions).number("hearts", common.free_hearts(sheet)))) }
            span { (ink("gem")) (speech.count("web-paper-gems-now", sheet.gems)) " " (letters_of(sheet)) }
            span { (ink("goblin")) (speech.count("web-paper-minions-now", sheet.minions())) }
            @for item in Item::ALL {
                @let boxes = sheet.items[item as usize];
                @if boxes > 0 { span { (ink(item.id())) (short_item(easel, item)) " " (boxes) "/2" } }
            }
            @if let Some(talent) = sheet.talent { span { b { (speech.say(&Phrase::member("paper-talent", talent.id()))) } } }
        }
    }
}
