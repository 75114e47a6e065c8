//! The page behind an invitation link: who invites to what, a name, and a seat.

use super::lobby::{game_name, who};
use crate::page::{Frame, Reader, page as frame_page};
use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_server::journal::ClockTerms;
use undercroft_server::room::Phase;
use undercroft_server::store::Card;

const DAY: u32 = 86_400;

/// The invitation to a table.
pub fn page(reader: &Reader, card: &Card, invite: &str) -> Markup {
    let speech = reader.speech();
    let game = game_name(&speech, &card.game);
    let title = speech.say(&Phrase::new("web-invited-by").text("host", &card.host).text("game", &game));
    let free = card.seats.iter().filter(|seat| seat.name.is_none()).count();
    let (state, open) = match card.phase {
        Phase::Waiting => (speech.count("web-invited-free", free as i64), free > 0),
        Phase::Playing => (speech.text("web-invited-playing"), false),
        Phase::Over => (speech.text("web-invited-over"), false),
    };
    let seats = speech.count("web-invited-seats", card.seats.len() as i64);
    let pace = format!("{}: {}", speech.text("web-clock-label"), pace(&speech, card.clock));
    let tagline = speech.say(&Phrase::member("web-tagline", &card.game));
    let frame = Frame {
        title: title.clone(),
        class: "plain",
        summary: Some(format!("{tagline} {seats}. {state} {pace}.")),
        // The address holds the invitation's word.
        private: true,
        ..Frame::default()
    };
    frame_page(
        reader,
        &frame,
        html! {
            form.sheet.form.invitation method="post" action={ "/join/" (card.id) "/" (invite) } {
                input type="hidden" name="word" value=(reader.token);
                h1 { (title) }
                p { (tagline) }
                p #state { (state) }
                div.tables { (who(&speech, card)) }
                p.soft { (seats) ". " (pace) "." }
                @if reader.name.is_none() {
                    label { span { (speech.text("web-your-name")) } input name="name" maxlength="24" required autocomplete="nickname"; }
                }
                div.choices {
                    @if open { button.choice.main name="sit" value="1" { (speech.text("web-sit-down")) } }
                    button.choice name="watch" value="1" { (speech.text("web-watch")) }
                }
            }
        },
    )
}

/// How long people may think, in words.
fn pace(speech: &Speech, clock: ClockTerms) -> String {
    match clock {
        ClockTerms::None => speech.text("web-clock-none"),
        ClockTerms::Live { bank, increment } => speech.say(
            &Phrase::new("web-pace-live")
                .text("bank", format!("{}:{:02}", bank / 60, bank % 60))
                .number("increment", i64::from(increment)),
        ),
        ClockTerms::Slow { per_move } if per_move % DAY == 0 => {
            speech.count("web-pace-days", i64::from(per_move / DAY))
        }
        ClockTerms::Slow { per_move } => speech.count("web-pace-hours", i64::from(per_move.div_ceil(3600))),
    }
}
