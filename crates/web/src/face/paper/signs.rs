//! What the buttons of the bar show: a picture, a word, and what comes of it.

use super::art::{dry, ink};
use super::{Easel, cards, hero_name, legal, short_item};
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_paper::Move;
use undercroft_paper::rules::potions_of_a_die;

/// Every legal move with what its button shows.
pub(super) fn signs(easel: &Easel<'_>) -> Vec<(String, Markup)> {
    let sign = |mv: Move| {
        let (picture, name, small) = words(easel, mv)?;
        Some(
            html! { @if let Some(picture) = picture { (picture) } span { (name) @if !small.is_empty() { small { (small) } } } },
        )
    };
    legal(easel).filter_map(|(mv, choice)| Some((choice.notation.clone(), sign(mv)?))).collect()
}

/// A move in a picture, a word, and what comes of it; none where the label says it best.
fn words(easel: &Easel<'_>, mv: Move) -> Option<(Option<Markup>, String, String)> {
    let speech = easel.speech;
    let sheet = &easel.view.own()?.1.sheet;
    Some(match mv {
        Move::Level(_, hero) | Move::Train(hero) => {
            let level = speech.count("web-paper-to-level", sheet.level(hero) + 1);
            (Some(ink(hero.id())), hero_name(easel, hero), level)
        }
        Move::Craft(_, item) | Move::Fill(item) => {
            let number = speech.count("web-paper-box", sheet.items[item as usize] + 1);
            (Some(dry(item.id())), short_item(easel, item), number)
        }
        Move::Brew(_) => {
            let potions = speech.count("web-paper-potions-more", potions_of_a_die(sheet));
            (Some(ink("potion")), speech.text("web-paper-brew"), potions)
        }
        Move::March(die) => {
            let far = speech.count("web-paper-rooms-far", die.moves());
            (Some(ink("f-boots")), speech.text("web-paper-march"), far)
        }
        Move::Go(room) => (None, room.to_string(), speech.say(&easel.game.ahead(easel.view, sheet, room))),
        Move::Steal(gem) => (Some(ink("gem")), gem.to_string(), String::new()),
        Move::Talent(talent) => {
            let name = speech.say(&Phrase::member("paper-talent", talent.id()));
            (Some(ink(cards::picture(talent))), name, String::new())
        }
        Move::Goal(goal) => (Some(ink("laurel")), speech.say(&easel.game.goal_phrase(goal)), String::new()),
        Move::Slay(_) | Move::Decline | Move::Heal(_) | Move::Stop | Move::Done => return None,
    })
}
