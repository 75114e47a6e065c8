//! The road: who comes this season and to whom as things stand, who comes next, and where the paladin is.

use super::Easel;
use super::things::{about_adventurer, adventurer, disc, named, numbered, pic};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_lords::components::Adventurer;
use undercroft_lords::state::Paladin;

pub(super) fn road(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let goes_to = easel.game.arrivals(view);
    let season = view.season.id();
    html! {
        section.paper.coming data-thing="road" data-season=(season) aria-label=(speech.text("web-lords-adventurers")) {
            (land())
            div.walk {
                @if view.arriving.is_empty() {
                    h3 { (speech.say(&Phrase::member("web-lords-nobody-comes", season))) }
                } @else {
                    h3 { (speech.say(&Phrase::member("web-lords-come", season))) }
                    ol {
                        @for ((who, name), seat) in numbered("adv", view.arriving.iter().copied()).into_iter().zip(goes_to) {
                            (walker(easel, who, &name, seat))
                        }
                    }
                }
            }
            @if let Some(next) = view.season.next().filter(|_| !view.forecast.is_empty()) {
                div.walk.next {
                    h3 { (speech.say(&Phrase::member("web-lords-next", next.id()))) }
                    ol {
                        @for (who, name) in numbered("adv", view.forecast.iter().copied()) {
                            li.adv data-vt=(name) data-inspect=(about_adventurer(easel, who, &said(easel, who))) {
                                (adventurer(easel, who, hit_points(easel, who), None))
                                span.unseen { (said(easel, who)) }
                            }
                        }
                    }
                }
            }
            (tent(easel))
        }
    }
}

/// One who comes, with the sign of the player to whom he would come now.
fn walker(easel: &Easel<'_>, who: Adventurer, name: &str, seat: Option<Seat>) -> Markup {
    let phrase = match seat {
        Some(seat) => Phrase::new("web-lords-comes-to").seat("who", seat),
        None => Phrase::new("web-lords-comes-to-nobody"),
    };
    let label = easel.speech.say(&phrase.phrase("adventurer", easel.game.adventurer_phrase(who)));
    let sign = match seat {
        Some(seat) => disc(seat),
        None => html! { span.emblem.nobody aria-hidden="true" { "·" } },
    };
    html! {
        li.adv data-vt=(name) data-inspect=(about_adventurer(easel, who, &label)) {
            (adventurer(easel, who, hit_points(easel, who), Some(sign)))
            span.unseen { (label) }
        }
    }
}

fn said(easel: &Easel<'_>, who: Adventurer) -> String {
    easel.speech.say(&easel.game.adventurer_phrase(who))
}

fn hit_points(easel: &Easel<'_>, who: Adventurer) -> u8 {
    easel.game.components().adventurer(who).hit_points
}

fn tent(easel: &Easel<'_>) -> Markup {
    let speech = easel.speech;
    let (phrase, host) = match easel.view.paladin {
        Paladin::Tent => (Phrase::new("web-lords-paladin-tent"), None),
        Paladin::With(seat) => (Phrase::new("web-lords-paladin-with").seat("who", seat), Some(seat)),
        Paladin::Out => (Phrase::new("web-lords-paladin-out"), None),
    };
    let at_home = easel.view.paladin == Paladin::Tent;
    let gone = easel.view.paladin == Paladin::Out;
    html! {
        div.tent {
            span.camp.empty[!at_home] {
                (pic("tent"))
                @if !gone { span.rider data-vt="paladin" { (pic("paladin")) } }
                @if let Some(host) = host { (disc(host)) }
            }
            b { (named(easel, "lords-class", undercroft_lords::components::Class::Paladin)) }
            small { (speech.say(&phrase)) }
        }
    }
}

/// Hills, a meadow and the road itself.
fn land() -> Markup {
    html! {
        svg.land viewBox="0 0 500 80" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            path.hills d="M0 52c60-26 110-22 160-4 60-30 120-26 180 0 60-18 110-16 160 2v30H0z" {}
            path.meadow d="M0 66c90-12 170-4 250-6s170-8 250 2v18H0z" {}
            path.track d="M0 74c120-8 250 4 500-4" {}
        }
    }
}
