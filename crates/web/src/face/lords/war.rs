//! The combat: its cards, the battle on the stage, and the dungeon in small below.

use super::things::{disc, named, pic};
use super::{Easel, lane, pit, seasons, spells, steps, things, wings};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_lords::components::Card;
use undercroft_lords::state::{Cell, Phase};

pub(super) fn stage(easel: &Easel<'_>) -> Markup {
    let seat = on_stage(easel);
    html! {
        div.year #part-year { (puzzle(easel)) (rounds(easel)) (seasons::evilometer(easel)) }
        section.battle #part-battle aria-label=(easel.speech.text("web-lords-battle")) {
            header { h2 { (heading(easel, seat)) } (turns(easel)) }
            (steps::steps(easel, seat))
            (lane::lane(easel, seat))
        }
        div.under #part-dungeon {
            (wings::stores(easel)) (pit::pit(easel, false)) (wings::lair(easel)) (wings::traps(easel)) (wings::prison(easel))
        }
    }
}

/// Whose battle is on the stage: the one that is fought, or while all plan the reader's own.
fn on_stage(easel: &Easel<'_>) -> Seat {
    let view = easel.view;
    let own = view.you.filter(|you| !view.player(*you).shown.party.is_empty());
    view.fighter().or(own).or_else(|| view.acting.first()).unwrap_or(view.first)
}

/// The four combat cards, each with the magic it needs and the fatigue it brings.
fn rounds(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    html! {
        ol.rounds aria-label=(speech.text("web-lords-rounds")) {
            @for (round, card) in (1u8..).zip(&view.cards) {
                @let up = round <= view.cards_shown;
                @let now = round == view.combat_round;
                @let told = card.map(|card| things::about_card(easel, card));
                li.up[up].hid[!up].past[round < view.combat_round].now[now] aria-current=[now.then_some("step")]
                    data-thing=(things::spell(round)) data-inspect=[told] {
                    i.nth { (round) }
                    (round_card(easel, round, *card, up))
                }
            }
        }
    }
}

fn round_card(easel: &Easel<'_>, round: u8, card: Option<Card>, up: bool) -> Markup {
    let speech = easel.speech;
    let seen = spells::seen_by(easel, usize::from(round) - 1);
    let names: Vec<Phrase> =
        seen.iter().map(|seat| Phrase::new("lords-occupant").seat("who", *seat)).collect();
    html! {
        @match card {
            Some(card) => { b { (named(easel, "lords-card", card)) } p { (speech.say(&easel.game.card_text(card))) } },
            None => { b.q { "?" } p { (speech.text("web-lords-face-down")) } },
        }
        @if !up && !seen.is_empty() {
            p.seen { span.unseen { (speech.say(&Phrase::new("web-lords-seen-by").list("who", names))) } @for seat in &seen { (disc(*seat)) } }
        }
        span.need {
            span title=(speech.text("web-lords-needs-magic")) { (pic("magic")) (round) }
            @if let Some(card) = card {
                span title=(speech.text("web-lords-fatigue")) { (pic("boot")) (easel.game.components().card(card).fatigue) }
            }
        }
    }
}

fn heading(easel: &Easel<'_>, seat: Seat) -> Markup {
    let player = &easel.view.player(seat).shown;
    let tile = player.plan.tile;
    let room = tile.and_then(|cell| player.dungeon.room_at(cell));
    let place = |cell: Cell| match room {
        Some(room) => Phrase::new("web-lords-tile-room")
            .text("cell", cell.to_string())
            .phrase("room", Phrase::member("lords-room", room.id())),
        None => Phrase::new("web-lords-tile-tunnel").text("cell", cell.to_string()),
    };
    let fighting = easel.view.fighter().is_some();
    let phrase = match (fighting, tile) {
        (true, Some(cell)) => Phrase::new("web-lords-fights").phrase("place", place(cell)),
        (false, Some(cell)) => Phrase::new("web-lords-plans").phrase("place", place(cell)),
        (_, None) => Phrase::new("web-lords-plans-soon"),
    };
    html! {
        (pic(room.map_or("arch", |room| room.id())))
        (easel.speech.say(&phrase.seat("who", seat)))
    }
}

/// Who plans or fights when.
fn turns(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    let (turn, words) = match view.phase {
        Phase::Battle(turn) => {
            (turn, ["web-lords-turn-fought", "web-lords-turn-fights", "web-lords-turn-next"])
        }
        Phase::Planning(turn) => {
            (turn, ["web-lords-turn-ready", "web-lords-turn-plans", "web-lords-turn-then"])
        }
        _ => (0, [""; 3]),
    };
    html! {
        ol.turns {
            @for (order, seat) in (0..view.players.len() as u8).map(|order| (order, view.seat_in_turn(order))) {
                @let word = if order < turn { words[0] } else if order == turn { words[1] } else { words[2] };
                @let nobody = view.player(seat).shown.party.is_empty();
                li.now[order == turn] {
                    (disc(seat))
                    span.unseen { (speech.say(&Phrase::new("lords-seat").seat("who", seat))) ": " }
                    @if nobody { (speech.text("web-lords-no-party")) } @else { (speech.text(word)) }
                }
            }
        }
    }
}

/// On the training ground: which battle it is, and the result to beat.
fn puzzle(easel: &Easel<'_>) -> Markup {
    let Some(scenario) = easel.game.scenario() else { return html! {} };
    let name = Phrase::member("lords-option-training", scenario.id);
    let told = Phrase::new("web-lords-puzzle").phrase("name", name).number("lost", scenario.lost);
    html! { p.paper.puzzle { (pic("hall-of-fame")) (easel.speech.say(&told)) } }
}
