//! The form for a new table.

use super::lobby::game_name;
use crate::page::{Frame, Reader, page as frame_page};
use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_core::{Facts, Phrase, Values};
use undercroft_shelf::bots::LEVELS;

/// The form; `wrong` says what was wrong with the last attempt.
pub fn page(reader: &Reader, facts: &'static Facts, wrong: Option<&str>) -> Markup {
    let speech = reader.speech();
    let frame = Frame { title: speech.text("web-new-table"), class: "plain", ..Frame::default() };
    let name = game_name(&speech, facts.id);
    frame_page(
        reader,
        &frame,
        html! {
            form.sheet.form method="post" action={ "/new/" (facts.id) } {
                input type="hidden" name="word" value=(reader.token);
                h1 { (speech.text("web-new-table")) ": " (name) }
                @if let Some(wrong) = wrong { p.wrong role="alert" { (wrong) } }
                @if ["vault", "serpent"].contains(&facts.id) { p { a href="/packs" { (speech.text("web-packs")) } } }
                @if reader.name.is_none() {
                    label { span { (speech.text("web-your-name")) } input name="name" maxlength="24" required autocomplete="nickname"; }
                }
                fieldset {
                    legend { (speech.text("web-seats")) }
                    @for number in 1..=facts.max_seats { (seat_choice(&speech, facts, number)) }
                }
                fieldset {
                    legend { (speech.text("web-clock")) }
                    label { span { (speech.text("web-clock-label")) }
                        select name="clock" {
                            @for (value, key) in [
                                ("none", "web-clock-none"), ("live-5", "web-clock-live-5"), ("live-15", "web-clock-live-15"),
                                ("slow-1", "web-clock-slow-1"), ("slow-3", "web-clock-slow-3"),
                            ] { option value=(value) { (speech.text(key)) } }
                        }
                    }
                    label.check { input type="checkbox" name="public" value="1"; span { (speech.text("web-public")) } }
                }
                details {
                    summary { (speech.text("web-options")) }
                    @for option in facts.options {
                        label { span { (speech.say(&family(facts.id, option.id, None))) }
                            @match option.values {
                                Values::OneOf(words) => select name={ "option-" (option.id) } {
                                    @for word in words {
                                        option value=(word) selected[*word == option.default] { (speech.say(&family(facts.id, option.id, Some(word)))) }
                                    }
                                },
                                Values::Number { min, max } => input type="number" name={ "option-" (option.id) } min=(min) max=(max) value=(option.default);,
                            }
                        }
                    }
                }
                p { button.choice.main { (speech.text("web-open-table")) } }
            }
        },
    )
}

/// The message of an option or of one of its values.
fn family(game: &str, option: &str, value: Option<&str>) -> Phrase {
    let rest = value.map(|value| format!("-{value}")).unwrap_or_default();
    Phrase::keyed(format!("{game}-option-{option}{rest}"))
}

fn seat_choice(speech: &Speech, facts: &Facts, number: u8) -> Markup {
    let usual = match number {
        1 => "me",
        number if number <= facts.min_seats.max(3) => "open",
        _ => "none",
    };
    html! {
        div.seat-choice {
            label for={ "seat" (number) } { (speech.count("web-seat", number)) }
            select #{ "seat" (number) } name={ "seat" (number) } {
                @if number == 1 { option value="me" selected { (speech.text("web-seat-me")) } }
                option value="open" selected[usual == "open"] { (speech.text("web-seat-open")) }
                @if number > 1 { option value="here" { (speech.text("web-seat-here")) } }
                @for level in LEVELS { option value=(level) { (speech.say(&Phrase::member("web-level", level))) } }
                @if number > facts.min_seats { option value="none" selected[usual == "none"] { (speech.text("web-seat-none")) } }
            }
            // The stylesheet shows it only for a seat on this device.
            @if number > 1 {
                @let label = speech.count("web-seat-name", number);
                input.here-name name={ "name" (number) } maxlength="24" autocomplete="off" aria-label=(label) placeholder=(label);
            }
        }
    }
}
