//! The top of the table: the seasons with their events, and the Evilometer.

use super::Easel;
use super::things::{disc, named, pic};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_lords::components::{EventTile, Season};
use undercroft_lords::state::Phase;

/// Four seasons and the combat, with the event of each as far as it is known.
pub(super) fn strip(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let now = |season: Season| season == view.season;
    html! {
        ol.paper.seasons data-thing="year" aria-label=(speech.count("web-lords-year", view.year)) {
            @for season in Season::ALL.iter().copied() {
                li.past[season < view.season].now[now(season)] aria-current=[now(season).then_some("step")] {
                    (pic(season.id())) b { (named(easel, "lords-season", season)) }
                    (event(easel, season))
                }
            }
            li { (pic("swords")) b { (speech.text("web-lords-combat")) } span.evt { (speech.text("web-lords-four-rounds")) } }
        }
    }
}

fn event(easel: &Easel<'_>, season: Season) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let Some(place) = EventTile::place_of(season) else { return html! { span.evt { "–" } } };
    let Some(tile) = view.events[place] else {
        return html! { span.evt title=(speech.text("web-lords-event-unknown")) { "?" } };
    };
    let special = view.special.filter(|_| tile == EventTile::Special);
    let title = special.map(|special| {
        let name = Phrase::member("lords-special", special.id());
        let text = easel.game.special_text(special);
        speech.say(&Phrase::new("lords-legend-thing").phrase("name", name).phrase("text", text))
    });
    html! {
        span.evt title=[title] {
            (pic(tile.id()))
            @match special {
                Some(special) => (named(easel, "lords-special", special)),
                None => (speech.say(&Phrase::member("web-lords-event", tile.id()))),
            }
        }
    }
}

/// The Evilometer with everybody's counter; the paladin waits at his space.
pub(super) fn evilometer(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let scale = easel.game.components().evilometer;
    let seats: Vec<Seat> = Seat::all(view.players.len() as u8).collect();
    let told: Vec<Phrase> = seats
        .iter()
        .map(|seat| {
            Phrase::new("web-lords-evil-of").seat("who", *seat).number("evil", view.player(*seat).shown.evil)
        })
        .collect();
    let label =
        Phrase::new("web-lords-evilometer").list("all", told).number("paladin", i64::from(scale.paladin));
    let unplayed = easel.game.has_unplayed_counter(view);
    html! {
        section.paper.evilo data-thing="evilometer" role="img" aria-label=(speech.say(&label)) {
            small { (pic("reputation")) (speech.text("web-lords-nice")) }
            @for space in 0..scale.spaces {
                @let here: Vec<Seat> = seats.iter().copied().filter(|seat| view.player(*seat).shown.evil == space).collect();
                @let unplayed = unplayed && view.dummy_evil == space;
                @let taken = unplayed || !here.is_empty();
                span.{ "n" (space) }.pal[space == scale.paladin].dark[space > 6] {
                    @if space == scale.paladin { (pic("paladin")) }
                    @for seat in &here { span.counter data-vt={ "evil-" (seat.number()) } { (disc(*seat)) } }
                    @if unplayed { span.counter data-vt="evil-0" { span.emblem.nobody { "·" } } }
                    @if taken { i { (space) } } @else { (space) }
                }
            }
            small { (speech.text("web-lords-evil")) (pic("evil")) }
        }
    }
}

/// Is the year's building done?
pub(super) fn at_war(easel: &Easel<'_>) -> bool {
    matches!(easel.view.phase, Phase::Planning(_) | Phase::Battle(_))
}
