//! The monsters of the deck: where each copy is as far as the reader knows, and what of the kit beats the kind.

use super::Easel;
use super::cards::{When, beaten_by, monster_name, tile_name};
use crate::art::picture;
use maud::{Markup, html};
use undercroft_core::{Observer, Phrase};
use undercroft_welcome::{Monster, PhaseView};

/// Where a copy is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Where {
    Inside,
    Hand,
    Thrown,
    Met,
    Unknown,
}

impl Where {
    fn key(self) -> &'static str {
        match self {
            Where::Inside => "web-welcome-copy-inside",
            Where::Hand => "web-welcome-copy-hand",
            Where::Thrown => "web-welcome-copy-thrown",
            Where::Met => "web-welcome-copy-met",
            Where::Unknown => "web-welcome-copy-unknown",
        }
    }

    fn sign(self) -> Markup {
        match self {
            Where::Inside => picture("stairs"),
            Where::Hand => picture("eye"),
            Where::Thrown => picture("bin"),
            Where::Met => picture("check"),
            Where::Unknown => html! { "?" },
        }
    }

    fn class(self) -> &'static str {
        match self {
            Where::Inside | Where::Hand => "in",
            Where::Thrown | Where::Met => "off",
            Where::Unknown => "",
        }
    }
}

fn copies(easel: &Easel<'_>, monster: Monster) -> Vec<Where> {
    let view = easel.view;
    let delve = view.delve.as_ref();
    let of = |place: Where, all: Vec<Monster>| -> Vec<Where> {
        all.into_iter().filter(|one| *one == monster).map(|_| place).collect()
    };
    let met: Vec<Monster> = delve.iter().flat_map(|delve| delve.met.iter().map(|(one, _)| *one)).collect();
    // After a shuffle the reader knows what is in the pile, but not where; what was met is no longer there.
    let below = view.pile.iter().filter_map(|card| card.monster);
    let mut own: Vec<Monster> = delve.map(|delve| delve.own_in_pile.clone()).unwrap_or_default();
    own.retain(|one| !met.contains(one));
    let mut all = of(Where::Inside, below.chain(own).collect());
    all.extend(of(Where::Hand, view.card.into_iter().collect()));
    all.extend(of(Where::Thrown, view.discard.iter().filter_map(|card| card.monster).collect()));
    all.extend(of(Where::Met, met));
    let total = usize::from(easel.game.components().copies(monster));
    all.truncate(total);
    all.resize(total, Where::Unknown);
    all
}

pub(super) fn census(easel: &Easel<'_>) -> Option<Markup> {
    let (view, speech) = (easel.view, easel.speech);
    let left: i64 = view.unseen.iter().map(|count| i64::from(*count)).sum();
    let lead = match view.phase {
        PhaseView::ChoosingHero => speech.text("web-welcome-census-fresh"),
        _ if view.observer == Observer::Omniscient => String::new(),
        _ => speech.count("web-welcome-census-lead", left),
    };
    Some(html! {
        section #census.card.census {
            h2 { (speech.count("web-welcome-census", easel.game.components().deck_size() as i64)) }
            @if !lead.is_empty() { p { (lead) } }
            ol { @for monster in Monster::ALL { (row(easel, monster)) } }
            p.key aria-hidden="true" {
                @for place in [Where::Inside, Where::Thrown, Where::Met] { span { (place.sign()) (speech.text(place.key())) } }
            }
        }
    })
}

fn row(easel: &Easel<'_>, monster: Monster) -> Markup {
    let speech = easel.speech;
    let strength = easel.game.components().strength(monster);
    let copies = copies(easel, monster);
    let said: Vec<String> = copies.iter().map(|place| speech.text(place.key())).collect();
    let beaten = match easel.view.phase {
        PhaseView::ChoosingHero => Vec::new(),
        _ => beaten_by(easel, monster),
    };
    let sure: Vec<_> = beaten.iter().filter(|(_, when)| *when == When::Always).take(2).collect();
    let names: Vec<String> = sure.iter().map(|(tile, _)| tile_name(speech, *tile)).collect();
    html! {
        li data-thing=(super::monster_thing(monster)) {
            (picture(monster.id())) b { (strength) } span.name { (monster_name(speech, monster)) }
            span.copies role="img" aria-label=(said.join(", ")) {
                @for place in &copies { i.(place.class()) { (place.sign()) } }
            }
            @if sure.is_empty() {
                @let loses = speech.say(&Phrase::new("web-welcome-costs").number("n", strength));
                span.beat.hurt role="img" aria-label=(loses) { "−" (strength) (picture("heart")) }
            } @else {
                span.beat role="img" aria-label=(names.join(", ")) { @for (tile, _) in &sure { (picture(tile.id())) } }
            }
        }
    }
}
