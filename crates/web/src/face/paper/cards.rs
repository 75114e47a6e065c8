//! Before the game: which talent and which goal to keep, and what the signs on the map mean.

use super::art::ink;
use super::tracks::pip;
use super::{Easel, Middle, hero_name, signed, talent_thing};
use crate::face::Thing;
use maud::{Markup, html};
use undercroft_core::{Phrase, Tell as _};
use undercroft_paper::Move;
use undercroft_paper::components::{GoalCard, Hero, Minion, Talent};

/// The cards a team was dealt, as long as it chooses.
pub(super) fn cards(easel: &Easel<'_>, middle: &Middle<'_>) -> Option<Markup> {
    let dealt = middle.team.sheet.dealt.filter(|_| middle.own && middle.team.sheet.goal.is_none())?;
    let speech = easel.speech;
    Some(html! {
        div.dealt {
            h3 { (speech.text("web-paper-keep-talent")) }
            @for talent in dealt.talents { (talent_card(easel, middle, talent)) }
            h3 { (speech.text("web-paper-keep-goal")) " " small { (speech.text("web-paper-goal-trains")) } }
            @for goal in dealt.goals { (goal_card(easel, goal)) }
            (signs(easel))
        }
    })
}

fn talent_card(easel: &Easel<'_>, middle: &Middle<'_>, talent: Talent) -> Markup {
    let (speech, mv) = (easel.speech, Move::Talent(talent));
    let glory = easel.game.components().talent_glory(talent);
    let inside = html! {
        span.nm { (ink(picture(talent))) (speech.say(&Phrase::member("paper-talent", talent.id()))) }
        span { (speech.say(&Phrase::member("paper-effect", talent.id()))) }
        span.end { (speech.say(&Phrase::new("web-paper-glory-end").text("glory", signed(glory)))) }
        @if middle.team.sheet.talent == Some(talent) { span.kept { (ink("tick")) (speech.text("web-paper-kept")) } }
    };
    let label = speech.say(&easel.game.label(easel.view, mv));
    easel.choices.piece(&mv.to_string(), &label, &talent_thing(talent), "pick", inside)
}

/// What a talent is about, in a picture.
pub(super) fn picture(talent: Talent) -> &'static str {
    match talent {
        Talent::Alchemist | Talent::Healer | Talent::Shaman => "potion",
        Talent::Noble | Talent::Marauder | Talent::Craftsman => "item",
        Talent::Barbarian => "heart",
        Talent::Thief | Talent::Merchant => "gem",
        Talent::Bloodthirsty => "sword",
        Talent::Master => "level",
        Talent::Mystic => "f-clover",
        Talent::Seer => "f-skull",
        Talent::Scout => "trap",
        Talent::Ranger => "f-boots",
        Talent::Assassin => "f-rogue",
    }
}

fn goal_card(easel: &Easel<'_>, card: GoalCard) -> Markup {
    let (speech, mv, table) = (easel.speech, Move::Goal(card), easel.game.components());
    let goal = table.goal(card);
    let inside = html! {
        span.nm { (super::tasks::name(easel, goal.task)) }
        span.three {
            @for (step, glory) in goal.steps.iter().zip(table.goal_glory) { span { b { (step) } (signed(glory)) } }
        }
        span.train {
            @for hero in Hero::ALL {
                span { (ink(hero.id())) span.unseen { (hero_name(easel, hero)) " " } (pip(easel, goal.training[hero as usize])) }
            }
        }
    };
    let label = speech.say(&easel.game.label(easel.view, mv));
    easel.choices.piece(&mv.to_string(), &label, &Thing::of("goal", card.number()), "pick", inside)
}

/// What the signs on the map mean.
pub(super) fn signs(easel: &Easel<'_>) -> Markup {
    let speech = easel.speech;
    let fighters = easel.game.components().fighters;
    html! {
        ul.signs {
            @for minion in [Minion::Orc, Minion::Ghost, Minion::Zombie, Minion::Goblin] {
                @let sentence = Phrase::new("web-paper-sign-minion")
                    .phrase("minion", easel.game.minion_name(minion))
                    .phrase("hero", Phrase::member("paper-hero", fighters[minion as usize].id()));
                li { (ink(minion.id())) span { (speech.say(&sentence)) } }
            }
            @for sign in ["trap", "potion", "item", "level", "gem"] {
                li { (ink(sign)) span { (speech.say(&Phrase::member("web-paper-sign", sign))) } }
            }
        }
    }
}
