//! What is asked, in one sentence.

use super::names;
use crate::Rules;
use crate::state::{Asked, Choice, Context, Creature, Frame, Phase, Window};
use crate::view::View;
use undercroft_core::Phrase;

/// What the observer is asked, or what is waited for.
pub(super) fn prompt(rules: &Rules, view: &View) -> Phrase {
    if view.shown.is_over() {
        return Phrase::new("dungeoneer-prompt-over");
    }
    if !view.is_asked() {
        let names = view.acting.iter().map(names::seat).collect();
        return Phrase::new("dungeoneer-prompt-wait").list("who", names);
    }
    match view.shown.stack.last() {
        Some(Frame::Place { location, .. }) => {
            Phrase::new("dungeoneer-prompt-place").phrase("location", rules.site_phrase(*location))
        }
        Some(Frame::Ask { what: Asked::Window(window), context, .. }) => {
            window_prompt(rules, view, *window, context)
        }
        Some(Frame::Ask { what: Asked::Choice(choice), context, .. }) => {
            choice_prompt(rules, choice, context)
        }
        Some(_) | None => phase_prompt(view),
    }
}

fn phase_prompt(view: &View) -> Phrase {
    let own = view.you.map(|you| view.player(you));
    match view.shown.phase {
        Phase::Heroes => Phrase::new("dungeoneer-prompt-heroes"),
        Phase::Pairing => Phrase::new("dungeoneer-prompt-pairing"),
        Phase::Dungeonlord => {
            Phrase::new("dungeoneer-prompt-dungeonlord").number("tray", view.shown.tray.len() as i64)
        }
        Phase::Laying => Phrase::new("dungeoneer-prompt-laying")
            .number("left", own.map_or(0, |player| player.plots.count_ones())),
        Phase::Discard => Phrase::new("dungeoneer-prompt-discard"),
        Phase::Save => Phrase::new("dungeoneer-prompt-save"),
        Phase::Hero | Phase::Reset | Phase::Building | Phase::Draw | Phase::Over => {
            Phrase::new("dungeoneer-prompt-hero")
                .number("ap", own.map_or(0, |player| player.ap + u8::from(player.spare)))
                .number("prone", u8::from(own.is_some_and(|player| player.prone)))
        }
    }
}

fn window_prompt(rules: &Rules, view: &View, window: Window, context: &Context) -> Phrase {
    let check = view.shown.stack.iter().rev().find_map(|frame| match frame {
        Frame::Check(check) => Some(*check),
        _ => None,
    });
    let wound = view.shown.stack.iter().rev().find_map(|frame| match frame {
        Frame::Wound(wound) => Some(*wound),
        _ => None,
    });
    match window {
        Window::OwnAttack => Phrase::new("dungeoneer-prompt-own-attack"),
        Window::Response => Phrase::new("dungeoneer-prompt-response"),
        Window::BeforeRoll => Phrase::new("dungeoneer-prompt-before-roll"),
        Window::Reward => Phrase::new("dungeoneer-prompt-reward"),
        Window::AfterRoll => {
            let (die, bonus, target) =
                check.map_or((0, 0, 0), |check| (check.die, check.bonus, check.target));
            Phrase::new("dungeoneer-prompt-after-roll")
                .number("die", die)
                .number("total", i64::from(die) + i64::from(bonus))
                .number("target", target)
        }
        Window::Wound => {
            Phrase::new("dungeoneer-prompt-wound").number("wounds", wound.map_or(0, |wound| wound.amount))
        }
        Window::Entering => {
            let location = view.shown.placed(context.spot).location;
            Phrase::new("dungeoneer-prompt-entering").phrase("location", rules.site_phrase(location))
        }
    }
}

fn choice_prompt(rules: &Rules, choice: &Choice, context: &Context) -> Phrase {
    let from = |key: &'static str| Phrase::new(key).phrase("source", rules.source_phrase(context.source, 0));
    let hero =
        |key: &'static str, seat| from(key).phrase("hero", rules.creature_phrase(Creature::Hero(seat)));
    let quest = |key: &'static str, quest| Phrase::new(key).phrase("quest", rules.quest_phrase(quest));
    match *choice {
        Choice::Option(_) => from("dungeoneer-prompt-option"),
        Choice::Target(_) => from("dungeoneer-prompt-target"),
        Choice::Redirect(who) => {
            Phrase::new("dungeoneer-prompt-redirect").phrase("target", rules.creature_phrase(who))
        }
        Choice::Challenge => Phrase::new("dungeoneer-prompt-challenge"),
        Choice::Lair(card) => Phrase::new("dungeoneer-prompt-lair").phrase("card", rules.card_phrase(card)),
        Choice::Crowded => Phrase::new("dungeoneer-prompt-crowded"),
        Choice::Gift => Phrase::new("dungeoneer-prompt-gift"),
        Choice::Side { hero: seat, .. } => hero("dungeoneer-prompt-side", seat),
        Choice::Teleport { hero: seat, .. } => hero("dungeoneer-prompt-teleport", seat),
        Choice::Discard { owner, left, .. } => {
            from("dungeoneer-prompt-discard-chosen").seat("who", owner).number("left", left)
        }
        Choice::FromPile { left, .. } => from("dungeoneer-prompt-from-pile").number("left", left),
        Choice::PlayFree { .. } => from("dungeoneer-prompt-play-free"),
        Choice::Host(card) => Phrase::new("dungeoneer-prompt-host").phrase("card", rules.card_phrase(card)),
        Choice::SwapQuest => from("dungeoneer-prompt-swap-quest"),
        Choice::Swap { first, .. } => {
            from("dungeoneer-prompt-swap").number("second", u8::from(first.is_some()))
        }
        Choice::Form(one) => {
            let monster = rules.creature_phrase(Creature::Quest(one));
            Phrase::new("dungeoneer-prompt-form").phrase("monster", monster)
        }
        Choice::Deck { left } => Phrase::new("dungeoneer-prompt-deck").number("left", left),
        Choice::Surplus(class) => Phrase::new("dungeoneer-prompt-surplus")
            .phrase("class", Phrase::member("dungeoneer-class", class.word())),
        Choice::NewHero => Phrase::new("dungeoneer-prompt-new-hero"),
        Choice::Entrance(seat) => Phrase::new("dungeoneer-prompt-entrance").seat("who", seat),
        Choice::Spoils(seat) => Phrase::new("dungeoneer-prompt-spoils").seat("who", seat),
        Choice::Path { quest: one, .. } => quest("dungeoneer-prompt-path", one),
        Choice::QuestThreat { quest: one, .. } => quest("dungeoneer-prompt-quest-threat", one),
        Choice::Give { quest: one, class, count, total } => quest("dungeoneer-prompt-give", one)
            .phrase("class", Phrase::member("dungeoneer-class", class.word()))
            .number("count", count)
            .number("total", total),
        Choice::Spikes => Phrase::new("dungeoneer-prompt-spikes"),
        Choice::Upkeep => Phrase::new("dungeoneer-prompt-upkeep"),
        Choice::Allot { left, .. } => Phrase::new("dungeoneer-prompt-allot").number("left", left),
        Choice::StandIn => Phrase::new("dungeoneer-prompt-stand-in"),
        Choice::Instead(card) => {
            Phrase::new("dungeoneer-prompt-instead").phrase("card", rules.card_phrase(card))
        }
        Choice::Relocate { what, .. } => {
            from("dungeoneer-prompt-relocate").number("where", u8::from(what.is_some()))
        }
        Choice::Look { .. } => Phrase::new("dungeoneer-prompt-look"),
    }
}
