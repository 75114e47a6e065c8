//! In the dungeon: one monster after the other, with the arithmetic shown, and how it ended.

use super::Easel;
use super::cards::{answers, card_back, monster_card, tile_name};
use super::stage::{backdrop, figure, hero, signed};
use super::trip::{End, Step, Trip, last};
use crate::art::picture;
use crate::face::{Interlude, Thing};
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_welcome::{DelveView, Event, Fate, Monster, Move, PhaseView};

pub(super) fn corridor(easel: &Easel<'_>) -> Markup {
    let Some(delve) = &easel.view.delve else { return html! {} };
    let steps = steps(easel, delve);
    html! {
        div.scene.delve {
            (backdrop("deep"))
            (hero(easel))
            @if easel.view.phase == PhaseView::Naming { (kinds(easel)) } @else { (path(easel, delve, &steps)) }
        }
    }
}

/// The fates as the view has them, the healths as the events told them.
fn steps(easel: &Easel<'_>, delve: &DelveView) -> Vec<Step> {
    let told = last(easel.told).map(|trip| trip.steps).unwrap_or_default();
    // The last ones met are the ones that were told.
    let unheard = delve.met.len().saturating_sub(told.len());
    let met = delve.met.iter().enumerate().map(|(index, (monster, fate))| {
        let health = index.checked_sub(unheard).and_then(|index| told.get(index)?.health);
        Step { monster: *monster, fate: *fate, health }
    });
    met.collect()
}

/// The cards met so far, the newest one large, and those that wait.
fn path(easel: &Easel<'_>, delve: &DelveView, steps: &[Step]) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let total = steps.len() + view.pile.len();
    let (past, now) = steps.split_at(steps.len().saturating_sub(1));
    html! {
        div.path.{ (crowd(past.len())) } {
            @if let Some(now) = now.first() {
                p.plate.caption { (speech.say(&Phrase::new("web-welcome-card-of").number("n", steps.len() as i64).number("all", total as i64))) @if now.is_deadly() { (picture("skull")) } }
            }
            (notes(easel, delve))
            (behind(easel, past, total))
            @match now.first() {
                Some(now) => (newest(easel, now, total - steps.len())),
                None => p.waiting { (speech.text("web-welcome-nothing-met")) },
            }
            @if !view.pile.is_empty() { (to_come(easel)) }
        }
    }
}

fn notes(easel: &Easel<'_>, delve: &DelveView) -> Markup {
    let speech = easel.speech;
    html! {
        @if delve.named.is_some() || delve.pact {
            p.notes {
                @if let Some(named) = delve.named {
                    span.plate { (picture(named.id())) (speech.say(&Phrase::new("web-welcome-named").phrase("monster", Phrase::member("welcome-monster", named.id())))) }
                }
                @if delve.pact { span.plate { (picture("demonic-pact")) (speech.text("web-welcome-pact")) } }
            }
        }
    }
}

/// So many cards need so much room.
fn crowd(past: usize) -> &'static str {
    match past {
        0..=3 => "",
        4..=6 => "some",
        _ => "many",
    }
}

/// The cards that are behind the hero, oldest first.
fn behind(easel: &Easel<'_>, past: &[Step], total: usize) -> Markup {
    let columns = if past.len() > 3 { past.len().div_ceil(2) } else { past.len() };
    html! {
        @if !past.is_empty() {
            ol.past.{ "cols-" (columns) } {
                @for (index, step) in past.iter().enumerate() {
                    li.step.{ (fate_class(step)) } data-vt={ "pile-" (total - 1 - index) } {
                        (monster_card(easel, step.monster, None))
                        (stamp(easel, step))
                        (sum(easel, step))
                    }
                }
            }
        }
    }
}

fn newest(easel: &Easel<'_>, step: &Step, left: usize) -> Markup {
    html! {
        div.step.now.{ (fate_class(step)) } data-vt={ "pile-" (left) } {
            (monster_card(easel, step.monster, Some(answers(easel, step.monster))))
            (stamp(easel, step))
            (sum(easel, step))
        }
    }
}

/// The cards that wait, the next one first: a click on it turns it over.
fn to_come(easel: &Easel<'_>) -> Markup {
    let view = easel.view;
    let count = view.pile.len();
    html! {
        ol.to-come.{ "cols-" (count.div_ceil(2).min(4)) } {
            @for (index, card) in view.pile.iter().enumerate() {
                @let back = card_back(easel, card.by, card.monster, &format!("pile-{}", count - 1 - index));
                li.step.next {
                    @if index == 0 { (super::piece(easel, Move::Reveal, &Thing::new("pile"), "turn-over", back)) } @else { (back) }
                }
            }
        }
    }
}

fn fate_class(step: &Step) -> &'static str {
    match step.fate {
        Fate::Facing => "facing",
        Fate::Beaten(_) => "beaten",
        Fate::Replaced => "replaced",
        Fate::Hit if step.is_deadly() => "hit deadly",
        Fate::Hit => "hit",
        Fate::Healed => "healed",
        Fate::Shown => "shown",
    }
}

/// What became of it, as a seal on the card and in words.
fn stamp(easel: &Easel<'_>, step: &Step) -> Markup {
    let speech = easel.speech;
    let strength = easel.game.components().strength(step.monster);
    let sealed = |sign: &str, class: &str, words: String| {
        html! { span.stamp.(class) title=(words) { (picture(sign)) span.unseen { (words) } } }
    };
    match step.fate {
        Fate::Facing => html! { span.unseen { (speech.text("web-welcome-stamp-facing")) } },
        Fate::Shown => html! { small { (speech.text("web-welcome-stamp-shown")) } },
        Fate::Beaten(tile) => sealed(tile.id(), "", tile_name(speech, tile)),
        Fate::Replaced => sealed("polymorph", "", speech.text("web-welcome-stamp-swapped")),
        Fate::Hit if step.is_deadly() => sealed("skull", "hit", speech.text("web-welcome-stamp-deadly")),
        Fate::Hit => {
            html! { span.stamp.hit { "−" (strength) span.unseen { " " (speech.text("web-welcome-stamp-hit")) } } }
        }
        Fate::Healed => {
            sealed("healing-potion", "hit", tile_name(speech, undercroft_welcome::Tile::HealingPotion))
        }
    }
}

/// What the card did to the health, as a sum.
fn sum(easel: &Easel<'_>, step: &Step) -> Markup {
    let Some((before, after)) = step.health else { return html! {} };
    let strength = easel.game.components().strength(step.monster);
    let (text, good) = match step.fate {
        Fate::Shown => return html! {},
        Fate::Facing => (format!("{before} − {strength}?"), false),
        Fate::Hit => (format!("{before} − {strength} = {}", signed(after)), false),
        Fate::Healed => (format!("{before} − {strength} → {after}"), false),
        Fate::Beaten(_) if after > before => (format!("{before} + {strength} = {after}"), true),
        Fate::Beaten(_) | Fate::Replaced => (format!("{after}"), true),
    };
    html! { span.eq.ok[good] { (text) } }
}

/// Before the first card: the kinds the vorpal weapon could be named for.
fn kinds(easel: &Easel<'_>) -> Markup {
    html! {
        div.naming {
            @for monster in Monster::ALL {
                @let inside = monster_card(easel, monster, None);
                (super::piece(easel, Move::Name(monster), &super::monster_thing(monster), "kind-card", inside))
            }
        }
    }
}

/// The round that has just ended: every card, the deadly one large, and the verdict.
pub(super) fn interlude(easel: &Easel<'_>) -> Option<Interlude> {
    let trip = last(easel.told)?;
    let (number, end) = trip.end?;
    let over = easel.view.phase == PhaseView::Over;
    let title = verdict_words(easel, &trip, end).0;
    let on = match easel.told.iter().rev().find_map(|(_, event)| won(event)) {
        Some(()) => easel.speech.text("web-welcome-on-end"),
        None => easel.speech.count("web-welcome-on", i64::from(trip.round) + 1),
    };
    let shown = ended(easel, &trip, end)?;
    (!over).then_some(Interlude { ended: format!("round-{}", trip.round), number, title, shown, on })
}

fn won(event: &Event) -> Option<()> {
    matches!(event, Event::Won { .. }).then_some(())
}

/// The stage of a trip that has ended.
pub(super) fn ended(easel: &Easel<'_>, trip: &Trip, end: End) -> Option<Markup> {
    let hero = trip.hero.unwrap_or(easel.view.hero);
    let shown = trip.steps.iter().take_while(|step| step.fate != Fate::Shown).count();
    let (before, waiting) = trip.steps.split_at(shown);
    let (past, now) = before.split_at(before.len().saturating_sub(1));
    let total = trip.steps.len();
    let class = match end {
        End::Out { .. } => "won",
        End::Fell { .. } => "dead",
    };
    let name = easel.speech.say(&Phrase::member("welcome-hero", hero.id()));
    Some(html! {
        div.stage { div.show.verdict-only {
            div.scene.delve.(class) {
                (backdrop("deep"))
                (verdict(easel, trip, end))
                (figure(easel, hero, trip.health, html! { (name) }))
                div.path.{ (crowd(past.len())) } {
                    (behind(easel, past, total))
                    @if let Some(now) = now.first() { (newest(easel, now, total - before.len())) }
                    @if !waiting.is_empty() { ol.past.{ "cols-" (waiting.len().div_ceil(2).min(4)) } {
                        @for step in waiting { li.step.shown { (monster_card(easel, step.monster, None)) (stamp(easel, step)) } }
                    } }
                }
            }
        } }
    })
}

fn verdict_words(easel: &Easel<'_>, trip: &Trip, end: End) -> (String, String) {
    let speech = easel.speech;
    let (head, tail) = match end {
        End::Out { successes } => {
            ("web-welcome-verdict-out", Phrase::new("web-welcome-verdict-successes").number("n", successes))
        }
        End::Fell { eliminated: true } => {
            ("web-welcome-verdict-fell", Phrase::new("web-welcome-verdict-eliminated"))
        }
        End::Fell { eliminated: false } => {
            ("web-welcome-verdict-fell", Phrase::new("web-welcome-verdict-failed"))
        }
    };
    (speech.say(&Phrase::new(head).seat("who", trip.runner)), speech.say(&tail.seat("who", trip.runner)))
}

/// The ribbon: who came out or fell; at the end of the game, who has won and why.
fn verdict(easel: &Easel<'_>, trip: &Trip, end: End) -> Markup {
    let speech = easel.speech;
    let (mut head, mut tail) = verdict_words(easel, trip, end);
    let mut sign = match end {
        End::Out { .. } => "crown",
        End::Fell { .. } => "skull",
    };
    if let Some(outcome) = &easel.view.outcome {
        let winners = outcome.winners();
        let told: Vec<String> =
            winners.iter().map(|seat| speech.say(&Phrase::new("web-winner").seat("who", seat))).collect();
        tail = format!("{head} {}", speech.say(&Phrase::member("welcome-end", outcome.reason())));
        (head, sign) = (told.join(" "), "trophy");
    }
    let final_one = easel.view.outcome.is_some();
    html! {
        div.verdict {
            div.ribbon { (picture(sign)) div { p.winner[final_one] { b { (head) } } p { small { (tail) } } } }
        }
    }
}
