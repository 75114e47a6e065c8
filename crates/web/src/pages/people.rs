//! Profiles, sign-in and the leaderboard.

use super::lobby::game_name;
use crate::art::picture;
use crate::page::{Frame, Reader, page as frame_page};
use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_server::hall::Profile;
use undercroft_server::ratings::level_of;
use undercroft_server::store::{Rating, SessionRow, Tally};
use undercroft_server::time::Millis;

/// What only the person may see of their profile.
#[derive(Debug)]
pub struct Own {
    /// Where they are signed in; one of them is this session.
    pub sessions: Vec<(SessionRow, bool)>,
    /// What time it is.
    pub now: Millis,
}

/// A person: ratings, results and, for themselves, name, account and sessions.
pub fn profile(reader: &Reader, profile: &Profile, own: Option<&Own>, wrong: Option<&str>) -> Markup {
    let speech = reader.speech();
    let frame = Frame { title: profile.name.clone(), class: "plain", ..Frame::default() };
    let games = profile.results.len();
    let won = profile.results.iter().filter(|tally| tally.place == 1).count();
    frame_page(
        reader,
        &frame,
        html! {
            div.columns {
            section.sheet {
                h1 { (picture("person")) " " (profile.name) }
                p.soft { (speech.text(if profile.account { "web-account" } else { "web-is-guest" })) }
                @if let Some(wrong) = wrong { p.wrong role="alert" { (wrong) } }
                dl.figures {
                    div { dt { (speech.text("web-games-played")) } dd { (games) } }
                    div { dt { (speech.text("web-games-won")) } dd { (won) } }
                    @for (game, rating) in &profile.ratings {
                        div { dt { (game_name(&speech, game)) } dd { (rating.shown().round()) } }
                    }
                }
                (curve(&speech, &profile.results))
                @if !profile.results.is_empty() {
                    h2 { (speech.text("web-last-games")) }
                    ul.tables { @for tally in profile.results.iter().take(15) { (result(&speech, tally)) } }
                }
            }
            @if let Some(own) = own { div.own { (own_forms(reader, &speech, profile, own)) } }
            }
        },
    )
}

fn result(speech: &Speech, tally: &Tally) -> Markup {
    html! {
        li { a href={ "/tables/" (tally.table) "/replay?move=0" } {
            b { (game_name(speech, &tally.game)) }
            span.who { (speech.say(&Phrase::new("web-place").number("place", tally.place).number("seats", tally.seats))) }
            span.state { @if let Some(rating) = tally.rating { (rating.round()) } }
        } }
    }
}

/// The rating over the last rated games, oldest first, as a line.
fn curve(speech: &Speech, results: &[Tally]) -> Markup {
    let points: Vec<f64> = results.iter().rev().filter_map(|tally| tally.rating).collect();
    if points.len() < 2 {
        return html! {};
    }
    let low = points.iter().copied().fold(f64::INFINITY, f64::min);
    let high = points.iter().copied().fold(f64::NEG_INFINITY, f64::max).max(low + 1.0);
    let step = 300.0 / (points.len() - 1) as f64;
    let place = |(index, value): (usize, &f64)| {
        format!("{:.1},{:.1}", index as f64 * step, 66.0 - (value - low) / (high - low) * 60.0)
    };
    let line: Vec<String> = points.iter().enumerate().map(place).collect();
    let label = speech
        .say(&Phrase::new("web-curve").number("low", low.round() as i64).number("high", high.round() as i64));
    html! {
        figure.curve {
            svg viewBox="-4 0 308 72" role="img" aria-label=(label) { polyline points=(line.join(" ")) {} }
            figcaption.soft { (label) }
        }
    }
}

fn own_forms(reader: &Reader, speech: &Speech, profile: &Profile, own: &Own) -> Markup {
    html! {
        form.sheet.form method="post" action="/me" {
            input type="hidden" name="word" value=(reader.token);
            h2 { (speech.text("web-change-name")) }
            label { span { (speech.text("web-your-name")) } input name="name" maxlength="24" required value=(profile.name); }
            p { button.choice { (speech.text("web-save")) } }
        }
        @if !profile.account {
            form.sheet.form method="post" action="/me" {
                input type="hidden" name="word" value=(reader.token);
                h2 { (speech.text("web-make-account")) }
                p.soft { (speech.text("web-make-account-why")) }
                label { span { (speech.text("web-login")) } input name="login" required autocomplete="username"; }
                label { span { (speech.text("web-password")) } input type="password" name="password" minlength="8" required autocomplete="new-password"; }
                p { button.choice.main { (speech.text("web-make-account")) } }
            }
        }
        @else {
            form.sheet.form method="post" action="/me" {
                input type="hidden" name="word" value=(reader.token);
                h2 { (speech.text("web-change-password")) }
                label { span { (speech.text("web-old-password")) } input type="password" name="old" required autocomplete="current-password"; }
                label { span { (speech.text("web-new-password")) } input type="password" name="new" minlength="8" required autocomplete="new-password"; }
                p { button.choice { (speech.text("web-save")) } }
            }
        }
        form.sheet.form method="post" action="/sign-out" {
            input type="hidden" name="word" value=(reader.token);
            h2 { (speech.text("web-sessions")) }
            ul.sessions { @for (session, this) in &own.sessions { (session_line(speech, session, *this, own.now)) } }
            p {
                button.tool { (speech.text("web-sign-out")) }
                " " button.tool name="everywhere" value="1" { (speech.text("web-sign-out-everywhere")) }
            }
            // Nobody can sign in to a guest again.
            @if !profile.account { p.soft { (speech.text("web-sign-out-guest")) } }
        }
    }
}

fn session_line(speech: &Speech, session: &SessionRow, this: bool, now: Millis) -> Markup {
    const DAY: Millis = 86_400_000;
    let device =
        if session.device.is_empty() { speech.text("web-session-program") } else { session.device.clone() };
    html! {
        li {
            (device) ", "
            @if this { b { (speech.text("web-session-this")) } }
            @else { (speech.count("web-session-seen", (now - session.seen).max(0) / DAY)) }
        }
    }
}

/// A name is enough; an account keeps games and ratings.
pub fn sign_in(reader: &Reader, wrong: Option<&str>) -> Markup {
    let speech = reader.speech();
    let frame = Frame { title: speech.text("web-sign-in"), class: "plain", ..Frame::default() };
    frame_page(
        reader,
        &frame,
        html! {
            @if let Some(wrong) = wrong { p.sheet.wrong role="alert" { (wrong) } }
            div.columns {
            form.sheet.form method="post" action="/sign-in" {
                input type="hidden" name="word" value=(reader.token);
                h1 { (speech.text("web-as-guest")) }
                label { span { (speech.text("web-your-name")) } input name="name" maxlength="24" required autocomplete="nickname"; }
                p { button.choice.main { (speech.text("web-come-in")) } }
            }
            form.sheet.form method="post" action="/sign-in" {
                input type="hidden" name="word" value=(reader.token);
                h2 { (speech.text("web-with-account")) }
                label { span { (speech.text("web-login")) } input name="login" required autocomplete="username"; }
                label { span { (speech.text("web-password")) } input type="password" name="password" required autocomplete="current-password"; }
                p { button.choice { (speech.text("web-sign-in")) } }
            }
            }
        },
    )
}

/// The best players of a game.
pub fn leaders(reader: &Reader, game: &str, leaders: &[(String, Option<String>, Rating)]) -> Markup {
    let speech = reader.speech();
    let frame = Frame { title: speech.text("web-leaders"), class: "plain", ..Frame::default() };
    frame_page(
        reader,
        &frame,
        html! {
            section.sheet {
                h1 { (speech.text("web-leaders")) ": " (game_name(&speech, game)) }
                @if leaders.is_empty() { p { (speech.text("web-leaders-empty")) } }
                @else {
                    table.leaders {
                        thead { tr { th { "#" } th { (speech.text("web-player")) } th { (speech.text("web-rating")) } th { (speech.text("web-games-played")) } } }
                        tbody {
                            @for (index, (id, name, rating)) in leaders.iter().enumerate() {
                                tr {
                                    td { (index + 1) }
                                    td {
                                        @match (name, level_of(id)) {
                                            (Some(name), _) => { (picture("person")) " " a href={ "/people/" (id) } { (name) } }
                                            (None, Some(level)) => { (picture("bot")) " " (speech.say(&Phrase::member("web-level", level))) }
                                            (None, None) => { (id) }
                                        }
                                    }
                                    td { (rating.shown().round()) }
                                    td { (rating.games) }
                                }
                            }
                        }
                    }
                }
            }
        },
    )
}
