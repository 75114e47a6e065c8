//! Campaigns: those being played, a new one, and the Hall of Fame.

use super::today::date;
use crate::art::picture;
use crate::face::GameBox;
use crate::page::{Frame, Reader, page as frame_page};
use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_server::hall::CampaignView;
use undercroft_server::store::FameRow;
use undercroft_server::time::date_of;
use undercroft_shelf::bots::LEVELS;
use undercroft_shelf::campaigns::{CHAPTERS, GAME, Scenario};

/// The level that is offered first.
const USUAL_LEVEL: &str = "normal";
/// So many bots or friends may come along.
const COMPANIONS: u8 = 7;

/// All of it.
pub fn page(reader: &Reader, own: &[CampaignView], fame: &[FameRow], wrong: Option<&str>) -> Markup {
    let speech = reader.speech();
    // Without the stylesheet of the table: its sheet of paper is another one than those of these pages.
    let frame = Frame { title: speech.text("web-campaign-title"), class: "plain", ..Frame::default() };
    let main = html! {
        div.title-row { h1 { (speech.text("web-campaign-title")) } }
        @if !own.is_empty() {
            section.sheet.campaigns {
                h2 { (speech.text("web-campaign-yours")) }
                @for one in own { (story(reader, &speech, one)) }
            }
        }
        (new(reader, &speech, wrong))
        (hall_of_fame(reader, &speech, fame))
    };
    frame_page(reader, &frame, main)
}

/// The card of the first page: the campaign to go on with, or the way to one.
pub fn card(reader: &Reader, speech: &Speech, own: &[CampaignView], fame: Option<&FameRow>) -> Markup {
    let running = own.iter().find(|one| one.goes_on());
    html! {
        article.day {
            div.art { (picture(GameBox::of(GAME).cover)) }
            div {
                p.kicker {
                    (speech.text("web-campaign-one"))
                    @if let Some(chapter) = running.and_then(|one| one.story.chapter()) { " · " (chapter_of(speech, chapter)) }
                }
                h3 { @match running { Some(one) => (speech.say(&one.story.scenario().phrase())), None => (speech.text("web-campaign-tagline")) } }
                p { @match (running, fame) {
                    (Some(one), _) => (speech.count("web-campaign-so-far", i64::from(own_total(one)))),
                    (None, Some(best)) => (speech.say(&Phrase::new("web-campaign-best").text("name", best.name.clone()).number("total", best.total))),
                    (None, None) => (speech.text("web-campaign-hall-free")),
                } }
            }
            @match running {
                Some(one) => (go_on(reader, speech, one)),
                None => a.choice.act href="/campaigns" { (speech.text("web-campaign-set-out")) },
            }
        }
    }
}

fn own_total(one: &CampaignView) -> i32 {
    one.you.and_then(|seat| one.story.totals().get(seat.index()).copied()).unwrap_or_default()
}

fn chapter_of(speech: &Speech, chapter: usize) -> String {
    let told = Phrase::new("web-campaign-chapter").number("chapter", chapter as i64);
    speech.say(&told.number("chapters", CHAPTERS as i64))
}

/// The button that leads on.
fn go_on(reader: &Reader, speech: &Speech, one: &CampaignView) -> Markup {
    let chapter = one.story.chapter().unwrap_or(CHAPTERS);
    html! {
        @if one.playing {
            a.choice.act.main href={ "/tables/" (one.table) } { (speech.text("web-day-go-on")) }
        } @else if one.goes_on() {
            form method="post" action={ "/campaigns/" (one.id) } {
                input type="hidden" name="word" value=(reader.token);
                button.choice.act.main { (speech.count("web-campaign-next", chapter as i64)) }
            }
        } @else {
            a.choice.act href={ "/tables/" (one.table) } { (speech.text("web-day-look-back")) }
        }
    }
}

/// One campaign: who has how much, chapter by chapter.
fn story(reader: &Reader, speech: &Speech, one: &CampaignView) -> Markup {
    let (totals, results) = (one.story.totals(), one.story.results());
    let winners = one.story.winners().unwrap_or_default();
    let state = match one.story.chapter() {
        _ if one.broken_off => speech.text("web-campaign-broken-off"),
        Some(chapter) => chapter_of(speech, chapter),
        None => speech.text("web-campaign-over"),
    };
    html! {
        article.campaign {
            div.day {
                div.art { (picture(GameBox::of(GAME).cover)) }
                div { p.kicker { (state) } h3 { (speech.say(&one.story.scenario().phrase())) } }
                (go_on(reader, speech, one))
            }
            @if !results.is_empty() {
                table.leaders {
                    caption.unseen { (speech.say(&one.story.scenario().phrase())) }
                    thead { tr {
                        th { (speech.text("web-player")) }
                        @for chapter in 1..=CHAPTERS { th { (chapter) } }
                        th { (speech.text("web-campaign-total")) }
                    } }
                    tbody {
                        @for (seat, total) in Seat::all(totals.len() as u8).zip(&totals) {
                            tr.mine[winners.contains(seat)] {
                                td { (who(speech, one, seat)) @if winners.contains(seat) { " " (picture("crown")) } }
                                @for chapter in 0..CHAPTERS { td { @if let Some(scores) = results.get(chapter) { (scores[seat.index()]) } @else { "–" } } }
                                td { b { (total) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn who(speech: &Speech, one: &CampaignView, seat: Seat) -> Markup {
    html! {
        @if one.bots.get(seat.index()).is_some_and(Option::is_some) {
            (picture("bot")) " " (speech.say(&Phrase::member("bots-name", &seat.number().to_string())))
        } @else { (picture("person")) " " (one.names.get(seat.index()).cloned().unwrap_or_default()) }
    }
}

fn new(reader: &Reader, speech: &Speech, wrong: Option<&str>) -> Markup {
    html! {
        form.sheet.form method="post" action="/campaigns" {
            input type="hidden" name="word" value=(reader.token);
            h2.title { (speech.text("web-campaign-new")) }
            p { (speech.text("web-campaign-what")) }
            @if let Some(wrong) = wrong { p.wrong role="alert" { (wrong) } }
            @if reader.name.is_none() {
                label { span { (speech.text("web-your-name")) } input name="name" maxlength="24" autocomplete="nickname" placeholder=(speech.text("web-guest")); }
            }
            label { span { (speech.text("web-campaign-scenario")) }
                select name="scenario" {
                    @for scenario in Scenario::ALL { option value=(scenario.id()) { (speech.say(&scenario.phrase())) } }
                }
            }
            label { span { (speech.text("web-opponents")) }
                select name="bots" { @for count in 0..=COMPANIONS { option value=(count) { @if count == 0 { (speech.text("web-alone")) } @else { (speech.count("web-bots", count)) } } } }
            }
            label { span { (speech.text("web-strength")) }
                select name="level" {
                    @for level in LEVELS { option value=(level) selected[*level == USUAL_LEVEL] { (speech.say(&Phrase::member("web-strength", level))) } }
                }
            }
            label { span { (speech.text("web-campaign-friends")) }
                select name="friends" { @for count in 0..=COMPANIONS { option value=(count) { (count) } } }
            }
            p { button.choice.main { (speech.text("web-campaign-set-out")) } }
        }
    }
}

fn hall_of_fame(reader: &Reader, speech: &Speech, fame: &[FameRow]) -> Markup {
    html! {
        section.sheet #fame {
            h2.title { (speech.text("web-campaign-hall")) }
            @if fame.is_empty() { p { (speech.text("web-campaign-hall-free")) } }
            @else {
                div.wide { table.leaders {
                    thead { tr {
                        th { "#" } th { (speech.text("web-player")) } th { (speech.text("web-campaign-scenario")) }
                        th { (speech.text("web-campaign-chapters")) } th { (speech.text("web-campaign-total")) } th { (speech.text("web-campaign-when")) }
                    } }
                    tbody {
                        @for (index, row) in fame.iter().enumerate() {
                            tr.mine[reader.person.as_ref() == Some(&row.person)] {
                                td { (index + 1) }
                                td { (picture("person")) " " a href={ "/people/" (row.person) } { (row.name) } }
                                td { @if let Some(scenario) = Scenario::from_id(&row.scenario) { (speech.say(&scenario.phrase())) } }
                                td { (row.chapters.iter().map(i32::to_string).collect::<Vec<_>>().join(" + ")) }
                                td { b { (row.total) } }
                                td { (date(speech, &date_of(row.at))) }
                            }
                        }
                    }
                } }
            }
        }
    }
}
