//! The final count: every line of the sheet, team by team, and what each team brought home.

use super::art::{ink, monster};
use super::{Easel, map, monster_name, pen, plain, player_name, signed};
use crate::table::emblem;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_paper::TeamView;
use undercroft_paper::components::Item;
use undercroft_paper::modes::Rank;

pub(super) fn ending(easel: &Easel<'_>) -> Markup {
    let places = easel.view.places();
    let mut order: Vec<Seat> = Seat::all(easel.view.teams.len() as u8).collect();
    order.sort_by_key(|seat| places[seat.index()]);
    html! {
        div.final {
            (ledger(easel, &places))
            div.ends {
                @for seat in order { (card(easel, seat, places[seat.index()])) }
                (sheet(easel))
            }
        }
    }
}

/// Alone, the whole sheet once more; in company only its print, to which the sheets that open refer.
fn sheet(easel: &Easel<'_>) -> Markup {
    let common = easel.view.common(easel.game.components());
    match &easel.view.teams[..] {
        [alone] => html! {
            div.map.home {
                svg.ink viewBox="0 0 468 542" aria-hidden="true" focusable="false" {
                    (map::print(&common)) (pen::marks(&common, &alone.sheet, None))
                }
                (pen::still_token(Seat::FIRST, &alone.sheet))
            }
        },
        _ => {
            html! { svg.ink.apart viewBox="0 0 468 542" aria-hidden="true" focusable="false" { defs { (map::print(&common)) } } }
        }
    }
}

fn title(easel: &Easel<'_>, places: &[u8]) -> String {
    let (speech, teams) = (easel.speech, &easel.view.teams);
    if let [alone] = &teams[..] {
        let total = i32::from(alone.score.total());
        let phrase = Phrase::new("web-paper-home-alone")
            .number("glory", total)
            .phrase("title", Rank::of(total).title());
        return speech.say(&phrase);
    }
    let winners = Seat::all(teams.len() as u8).filter(|seat| places[seat.index()] == 1);
    let winners = winners.map(|seat| Phrase::new("paper-who").seat("who", seat)).collect();
    speech.say(&Phrase::new("web-paper-most-glory").list("teams", winners))
}

fn ledger(easel: &Easel<'_>, places: &[u8]) -> Markup {
    let (speech, teams) = (easel.speech, &easel.view.teams);
    let lines: Vec<[(char, i16); 11]> = teams.iter().map(|team| team.score.lines()).collect();
    html! {
        div.ledger.crowd[teams.len() > 4] {
            h2 { (ink("laurel")) span { (title(easel, places)) } }
            div.scroll tabindex="0" role="group" aria-label=(speech.text("web-paper-count")) {
                table {
                    thead { tr {
                        th scope="col" { span.unseen { (speech.text("web-paper-line")) } }
                        @for seat in Seat::all(teams.len() as u8) { th scope="col" { (emblem(seat)) " " span { (player_name(easel, seat)) } } }
                    } }
                    tbody {
                        @for line in 0..11 { (row(easel, &lines, line)) }
                    }
                    tfoot { tr {
                        th scope="row" { i { "L" } (speech.text("web-paper-glory")) }
                        @for team in teams { td { (plain(team.score.total())) } }
                    } }
                }
            }
        }
    }
}

fn row(easel: &Easel<'_>, lines: &[[(char, i16); 11]], line: usize) -> Markup {
    let common = easel.view.common(easel.game.components());
    let (letter, best) = (lines[0][line].0, lines.iter().map(|team| team[line].1).max());
    let single = lines.iter().filter(|team| Some(team[line].1) == best).count() == 1;
    let (picture, name) = match line {
        0..=2 => (monster(&common.monster_of(line).id), monster_name(easel, common.dungeon.monsters[line])),
        _ => {
            const KEYS: [(&str, &str); 8] = [
                ("level", "levels"),
                ("item", "items"),
                ("gem", "gems"),
                ("orc", "minions"),
                ("heart", "wounds"),
                ("tomb", "resurrection"),
                ("laurel", "goal"),
                ("mission", "missions"),
            ];
            let (picture, key) = KEYS[line - 3];
            (picture, easel.speech.say(&Phrase::member("web-paper-row", key)))
        }
    };
    html! {
        tr {
            th scope="row" { i { (letter) } (ink(picture)) (name) }
            @for team in lines {
                @let glory = team[line].1;
                td.minus[glory < 0].best[single && lines.len() > 1 && Some(glory) == best && glory > 0] { @if glory == 0 { "–" } @else { (plain(glory)) } }
            }
        }
    }
}

fn card(easel: &Easel<'_>, seat: Seat, place: u8) -> Markup {
    let (speech, view) = (easel.speech, easel.view);
    let common = view.common(easel.game.components());
    let team: &TeamView = &view.teams[seat.index()];
    let sheet = &team.sheet;
    let found = Phrase::new("web-paper-brought")
        .number("rooms", sheet.explored.len())
        .number("gems", sheet.gems)
        .number("minions", sheet.minions())
        .number("wounds", sheet.wounds);
    html! {
        div.end-card.first[place == 1] data-thing={ "seat-" (seat.number()) } {
            (pen::small(&common, sheet))
            h3 { (emblem(seat)) span { (place) ". " (player_name(easel, seat)) } b { (plain(team.score.total())) } }
            @if let Some(talent) = sheet.talent {
                p { b { (speech.say(&Phrase::member("paper-talent", talent.id()))) } " " (signed(team.score.talent)) }
            }
            @if let Some(goal) = sheet.goal {
                @let task = common.components.goal(goal).task;
                p { (super::tasks::name(easel, task)) " " b { (common.measure(sheet, task)) } ": " (signed(team.score.goal)) }
            }
            p { (speech.say(&found)) }
            p.finished { @for item in Item::ALL { @if sheet.has(item) { (ink(item.id())) } } }
        }
    }
}
