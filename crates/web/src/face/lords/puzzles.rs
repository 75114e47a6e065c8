//! The training battles as puzzles: what one has, who comes, and the result to beat.

use super::things::{amount, pic};
use crate::page::{Frame, Reader, page as frame_page};
use crate::pages::lobby::game_name;
use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_core::{Game as _, Phrase, Seat, Setup};
use undercroft_lords::Lords;
use undercroft_lords::training::{SCENARIOS, Scenario};

/// The page of all puzzles.
pub(in crate::face) fn page(reader: &Reader) -> Markup {
    let speech = reader.speech();
    let frame = Frame {
        title: speech.text("web-lords-puzzles"),
        class: "plain",
        game: Some("lords"),
        ..Frame::default()
    };
    let game = Lords::new(&Setup::new(Lords::facts().min_seats)).ok();
    frame_page(
        reader,
        &frame,
        html! {
            section.sheet.puzzles {
                h1 { (game_name(&speech, "lords")) " · " (speech.text("web-lords-puzzles")) }
                p { (speech.text("web-lords-puzzles-what")) }
                p { a href="/today#lords" { (speech.say(&Phrase::member("web-day", "lords"))) } }
                ul.puzzle-list {
                    @if let Some(game) = &game { @for scenario in &SCENARIOS { li { (puzzle(reader, game, scenario)) } } }
                }
            }
        },
    )
}

/// The combat of the day: the party, what one has to meet it, and what the cards will bring.
pub(in crate::face) fn of_the_day(speech: &Speech, position: &str) -> Markup {
    let Ok((game, state)) = Lords::read_position(position) else { return html! {} };
    let own = state.player(Seat::FIRST);
    let party: Vec<_> = own.party.iter().map(|member| member.who).collect();
    let creatures: Vec<_> = own.up.each().collect();
    let traps: Vec<_> = own.traps.each().collect();
    let people = party.iter().map(|who| game.adventurer_phrase(*who)).collect();
    let have = creatures.iter().map(|one| Phrase::member("lords-creature", one.id()));
    let have = have.chain(traps.iter().map(|one| Phrase::member("lords-trap", one.id()))).collect();
    html! {
        p.scene-of-battle aria-hidden="true" {
            @for who in party.iter().rev() { (pic(game.components().adventurer(*who).class.id())) }
            (pic("swords"))
            @for trap in &traps { (pic(trap.id())) }
            @for creature in &creatures { (pic(creature.id())) }
            (amount(own.food, "food")) (amount(own.gold, "gold"))
        }
        p { (speech.say(&Phrase::new("web-lords-puzzle-party").list("who", people))) }
        p { (speech.say(&Phrase::new("web-lords-puzzle-have").list("what", have))) }
    }
}

/// One battle: a bot fights the same one beside you.
fn puzzle(reader: &Reader, game: &Lords, scenario: &Scenario) -> Markup {
    let speech = reader.speech();
    let class = |who| game.components().adventurer(who).class;
    let name = speech.say(&Phrase::member("lords-option-training", scenario.id));
    let people: Vec<Phrase> = scenario.party.iter().map(|who| game.adventurer_phrase(*who)).collect();
    let creatures = scenario.creatures.iter().map(|one| Phrase::member("lords-creature", one.id()));
    let traps = scenario.traps.iter().map(|one| Phrase::member("lords-trap", one.id()));
    html! {
        form.card.puzzle-card method="post" action="/new/lords" {
            input type="hidden" name="word" value=(reader.token);
            input type="hidden" name="seat1" value="me";
            input type="hidden" name="seat2" value="easy";
            input type="hidden" name="option-training" value=(scenario.id);
            h2 { (name) }
            p.scene-of-battle aria-hidden="true" {
                @for who in scenario.party.iter().rev() { (pic(class(*who).id())) }
                (pic("swords"))
                @for trap in scenario.traps { (pic(trap.id())) }
                @for creature in scenario.creatures { (pic(creature.id())) }
                (amount(scenario.food, "food")) (amount(scenario.gold, "gold"))
            }
            p { (speech.say(&Phrase::new("web-lords-puzzle-party").list("who", people))) }
            p { (speech.say(&Phrase::new("web-lords-puzzle-have").list("what", creatures.chain(traps).collect()))) }
            p { b { (speech.say(&Phrase::new("web-lords-puzzle-best").number("lost", scenario.lost))) } }
            button.choice.main { span { (speech.text("web-lords-puzzle-play")) } }
        }
    }
}
