//! Goal, talent and missions, with how far the team has come; alone, the titles.

use super::art::ink;
use super::tracks::flag;
use super::{Easel, Middle, signed};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_paper::components::Task;
use undercroft_paper::modes::Rank;
use undercroft_paper::{Event, Phase};

/// What a task counts, without a number.
pub(super) fn name(easel: &Easel<'_>, task: Task) -> String {
    let text = easel.speech.say(&undercroft_paper::task(task, String::new()));
    text.trim_end_matches([':', ' ', '\u{2068}', '\u{2069}']).to_owned()
}

pub(super) fn tasks(easel: &Easel<'_>, middle: &Middle<'_>) -> Vec<Markup> {
    [ladder(easel, middle), mine(easel, middle), missions(easel, middle)].into_iter().flatten().collect()
}

/// The goal and the talent of the team.
fn mine(easel: &Easel<'_>, middle: &Middle<'_>) -> Option<Markup> {
    let (speech, sheet, common) = (easel.speech, &middle.team.sheet, &middle.common);
    let talent = sheet.talent?;
    let glory = common.components.talent_glory(talent);
    Some(html! {
        section.card.mine data-thing="goal" {
            h2 {
                (ink("laurel")) (speech.text("web-paper-goal"))
                @if sheet.goal.is_some() { (flag('J', middle.team.score.goal + middle.team.score.talent)) }
            }
            @if let Some(card) = sheet.goal {
                @let goal = common.components.goal(card);
                @let done = common.measure(sheet, goal.task);
                p { b { (name(easel, goal.task)) } " " (done) }
                ul.steps {
                    @for (step, glory) in goal.steps.iter().zip(common.components.goal_glory) {
                        li.got[done >= *step] { (step) b { (signed(glory)) } @if done >= *step { (ink("tick")) } }
                    }
                }
            }
            p { b { (speech.say(&Phrase::member("paper-talent", talent.id()))) } ": " (speech.say(&Phrase::member("paper-effect", talent.id()))) " (" (signed(glory)) ")" }
        }
    })
}

fn missions(easel: &Easel<'_>, middle: &Middle<'_>) -> Option<Markup> {
    let (view, speech, common) = (easel.view, easel.speech, &middle.common);
    if view.missions.is_empty() {
        return None;
    }
    let solo = view.teams.len() == 1;
    let worth = common.mission_glory(view.round.max(1), solo);
    Some(html! {
        section.card.mine data-thing="missions" {
            h2 {
                (ink("mission")) (speech.text("web-paper-missions"))
                @if view.phase != Phase::Over { small { (speech.count(if solo { "web-paper-mission-now" } else { "web-paper-mission-each" }, worth)) } }
                (flag('K', middle.team.score.missions))
            }
            @for (place, slot) in view.missions.iter().enumerate() {
                @let mission = common.components.missions[usize::from(slot.card) - 1];
                @let done = common.measure(&middle.team.sheet, mission.task).min(mission.count);
                div.task.closed[slot.round > 0] data-thing={ "mission-" (slot.card) } {
                    span { (name(easel, mission.task)) }
                    b { (done) "/" (mission.count) }
                    progress value=(done) max=(mission.count) aria-label=(name(easel, mission.task)) {}
                    @if slot.round > 0 {
                        span.by { (ink("tick")) (claimed(easel, place, slot.card, slot.round)) }
                    }
                }
            }
        }
    })
}

/// Who completed a mission, and when.
fn claimed(easel: &Easel<'_>, place: usize, card: u8, round: u8) -> String {
    let told = easel.told.iter().find_map(|(_, event)| match event {
        Event::Mission { card: claimed, seats, .. } if *claimed == card => Some(*seats),
        _ => None,
    });
    let by_sheet = Seat::all(easel.view.teams.len() as u8)
        .filter(|seat| easel.view.teams[seat.index()].sheet.missions[place]);
    let seats = told.unwrap_or_else(|| by_sheet.collect());
    let teams = seats.iter().map(|seat| Phrase::new("paper-who").seat("who", seat)).collect();
    easel.speech.say(&Phrase::new("web-paper-claimed").number("round", round).list("teams", teams))
}

/// Alone: the titles, and how far it is to the next.
fn ladder(easel: &Easel<'_>, middle: &Middle<'_>) -> Option<Markup> {
    if easel.view.teams.len() > 1 {
        return None;
    }
    let (speech, glory) = (easel.speech, i32::from(middle.team.score.total()));
    let rank = Rank::of(glory);
    Some(html! {
        section.card.mine {
            h2 { (ink("crown")) (speech.text("web-paper-titles")) }
            ol.ladder reversed {
                @for one in Rank::ALL.into_iter().rev() {
                    li.mine-rank[one == rank].past[one < rank] aria-current=[(one == rank).then_some("true")] {
                        span { @match one.from() { Some(from) => (from), None => "–" } }
                        b { (speech.say(&one.title())) }
                        @if one < rank { (ink("tick")) }
                    }
                }
            }
            p {
                @match rank.next() {
                    Some((from, _)) => (speech.say(&Phrase::new("web-paper-next-title").number("glory", glory).number("more", from - glory))),
                    None => (speech.count("web-paper-top-title", glory)),
                }
            }
        }
    })
}
