//! One attack: who attacks, both sums, and what comes of it in words or in odds.

use super::super::bits::{hearts, percent};
use super::super::{Easel, cards, legal, named, pictures};
use super::sums::{Sum, die, sum};
use super::{current, die_of, name, portrait};
use crate::art::picture;
use crate::table::Choice;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_dungeoneer::components::{Checks, Form, Stat, Symbol};
use undercroft_dungeoneer::state::{Attack, Battle, Creature, Fate, Stage};
use undercroft_dungeoneer::{Duel, Move, Odds, Printed};

/// A total and its die.
type Rolled = Option<(i8, Option<u8>)>;

/// How an attack stands.
struct Standing {
    duel: Duel,
    answers: Creature,
    attack: Rolled,
    counter: Rolled,
}

fn standing(easel: &Easel<'_>, battle: &Battle, nth: usize) -> Standing {
    let (game, shown) = (easel.game, &easel.view.shown);
    let attack = &battle.attacks[nth];
    let answers = game.answers(battle, attack);
    // A die that has been cast and may still be cast again.
    let pending = |made: Checks, who: Creature| {
        let check =
            current(easel).filter(|check| usize::from(battle.cursor) == nth && check.checks == made)?;
        (check.by == who && check.die > 0).then_some((check.die as i8 + check.bonus, Some(check.die)))
    };
    let rolled = |total: Option<i8>, made: Checks, who: Creature| match total {
        Some(total) => Some((total, die_of(easel, who, made, total))),
        None => pending(made, who),
    };
    let (first, second) = (
        rolled(attack.total, Checks::Attack, attack.attacker),
        rolled(attack.counter, Checks::Counter, answers),
    );
    let totals = (first.map(|(total, _)| total), second.map(|(total, _)| total));
    let duel = game.duel(shown, (attack.attacker, answers, attack.form), totals);
    Standing { duel, answers, attack: first, counter: second }
}

const fn stat_of(form: Form) -> Stat {
    match form {
        Form::Melee => Stat::Melee,
        Form::Magic => Stat::Magic,
        Form::Speed => Stat::Speed,
    }
}

/// How it comes out for the reader's side: a word for the stylesheet.
fn outcome(easel: &Easel<'_>, battle: &Battle, attack: &Attack, standing: &Standing) -> &'static str {
    let (Some((total, _)), Some((counter, _))) = (standing.attack, standing.counter) else { return "open" };
    let symbol = easel.game.symbol(&easel.view.shown, standing.answers, attack.form);
    // Whoever plays the attackers is glad when they strike.
    let glad = easel.view.you == Some(battle.owner);
    match total.cmp(&counter) {
        std::cmp::Ordering::Greater => {
            if glad {
                "win"
            } else {
                "lose"
            }
        }
        std::cmp::Ordering::Less if symbol != Symbol::None => {
            if glad {
                "lose"
            } else {
                "win"
            }
        }
        std::cmp::Ordering::Equal | std::cmp::Ordering::Less => "tie",
    }
}

pub(super) fn clash(easel: &Easel<'_>, battle: &Battle, nth: usize) -> Markup {
    let attack = &battle.attacks[nth];
    if attack.trap {
        return trap(easel, battle, attack);
    }
    let standing = standing(easel, battle, nth);
    let outcome = outcome(easel, battle, attack, &standing);
    let stat = stat_of(attack.form);
    let challenges = challenges(easel, battle, attack);
    let here = usize::from(battle.cursor) == nth;
    html! {
        div.clash.(outcome).void[attack.fate == Fate::Void].here[here && battle.stage <= Stage::Comparison] {
            (card(easel, attack.attacker))
            (sum(easel, &Sum { stat, addends: &standing.duel.attack, rolled: standing.attack, attacks: true }))
            (verdict(easel, battle, attack, &standing, outcome))
            @if challenges.is_empty() {
                (sum(easel, &Sum { stat, addends: &standing.duel.counter, rolled: standing.counter, attacks: false }))
            } @else {
                div.attacks { @for (form, choice) in challenges { (challenge(easel, battle, attack.attacker, form, choice)) } }
            }
        }
    }
}

/// The attacker's card.
fn card(easel: &Easel<'_>, who: Creature) -> Markup {
    let (game, shown) = (easel.game, &easel.view.shown);
    let (class, kind, about) = match who {
        Creature::Monster(card) => {
            let title = game.components().card(card);
            (title.class.word(), Some(cards::kind(easel, title)), Some(cards::about(easel, card)))
        }
        Creature::Quest(quest) => ("monster", None, Some(cards::about_quest(easel, quest))),
        Creature::Hero(_) | Creature::Nobody => ("hero", None, None),
    };
    html! {
        div.mc.(class) data-inspect=[about] {
            span.a { (picture(portrait(easel, who))) @if game.life(shown, who) > 0 { (hearts(easel, game.life(shown, who), 0)) } }
            b { (name(easel, who)) }
            @if let Some(kind) = kind { small { (kind) } }
        }
    }
}

fn verdict(
    easel: &Easel<'_>,
    battle: &Battle,
    attack: &Attack,
    standing: &Standing,
    outcome: &str,
) -> Markup {
    let speech = easel.speech;
    if attack.fate == Fate::Void {
        return html! { div.verdict { b { (speech.text("web-dungeoneer-void")) } } };
    }
    if standing.attack.is_none() || standing.counter.is_none() {
        return html! { div.verdict { (odds(easel, standing.duel.odds, battle)) } };
    }
    let (by, on, attacks) = match (standing.attack, standing.counter) {
        (Some((total, _)), Some((counter, _))) if total > counter => {
            (attack.attacker, standing.answers, true)
        }
        _ => (standing.answers, attack.attacker, false),
    };
    if outcome == "tie" {
        return html! { div.verdict { span.big { (picture("dr-deactivation")) } b { (speech.text("web-dungeoneer-tie")) } p { (speech.text("web-dungeoneer-tie-text")) } } };
    }
    let wounds = easel.game.wounds(&easel.view.shown, by, on, (attack.form, attacks));
    let names = |key: &'static str| {
        Phrase::new(key)
            .phrase("by", easel.game.creature_phrase(by))
            .phrase("on", easel.game.creature_phrase(on))
    };
    let own = |who: Creature| easel.view.you.is_some_and(|you| who == Creature::Hero(you));
    let said = match (own(by), own(on)) {
        (true, _) => Phrase::new("web-dungeoneer-you-strike"),
        (_, true) => Phrase::new("web-dungeoneer-you-are-struck"),
        _ => names("web-dungeoneer-strikes"),
    };
    let sign = if own(on) { "dr-wound" } else { pictures::form(attack.form) };
    html! {
        div.verdict {
            span.big { (picture(sign)) }
            b { (speech.say(&said)) }
            p { (speech.say(&names("web-dungeoneer-blow").number("wounds", wounds))) }
        }
    }
}

/// The exact chances, if nothing changes.
fn odds(easel: &Easel<'_>, odds: Odds, battle: &Battle) -> Markup {
    let you = easel.view.you.filter(|you| battle.defender == Creature::Hero(*you));
    let keys = if you.is_some() { ["it-hits", "tie", "you-hit"] } else { ["hits", "tie", "counters"] };
    let parts = [("a", odds.wins), ("t", odds.ties), ("c", odds.losses)];
    html! {
        div.odds {
            b { (easel.speech.text("web-dungeoneer-odds")) }
            svg.bar3 viewBox="0 0 36 6" preserveAspectRatio="none" aria-hidden="true" {
                rect.a x="0" y="0" width=(odds.wins) height="6" {} rect.t x=(odds.wins) y="0" width=(odds.ties) height="6" {} rect.c x=(odds.wins + odds.ties) y="0" width=(odds.losses) height="6" {}
            }
            div.lg { @for ((class, ways), key) in parts.into_iter().zip(keys) { span.(class) { b { (percent(easel, ways, 36)) } " " (named(easel, "web-dungeoneer-odds", key)) } } }
        }
    }
}

/// Forms in which the reader may challenge this attacker now.
fn challenges<'a>(easel: &Easel<'a>, battle: &Battle, attack: &Attack) -> Vec<(Form, &'a Choice)> {
    let first = battle.attacks.iter().find(|one| one.attacker == attack.attacker);
    if super::stage(easel, battle) != Stage::Challenge || first.is_some_and(|one| !std::ptr::eq(one, attack))
    {
        return Vec::new();
    }
    let of = |(mv, choice): (Move, &'a Choice)| match mv {
        Move::Challenge(who, form) if who == attack.attacker => Some((form, choice)),
        _ => None,
    };
    legal(easel).into_iter().filter_map(of).collect()
}

fn challenge(easel: &Easel<'_>, battle: &Battle, who: Creature, form: Form, choice: &Choice) -> Markup {
    let duel = easel.game.duel(&easel.view.shown, (battle.defender, who, form), (None, None));
    let said = Phrase::new("web-dungeoneer-challenge")
        .text("hit", percent(easel, duel.odds.wins, 36))
        .text("struck", percent(easel, duel.odds.losses, 36));
    html! {
        button.atk.can.spot[easel.choices.wants(&choice.notation)] name="move" value=(choice.notation) title=(choice.label) {
            (picture(pictures::form(form)))
            span { b { (named(easel, "dungeoneer-stat", form.word())) " " (Duel::sum(&duel.attack)) " : " (Duel::sum(&duel.counter)) } (easel.speech.say(&said)) }
            @if let Some(key) = choice.key { kbd aria-hidden="true" { (key) } }
        }
    }
}

/// A trap threatens at the time of the attack roll.
fn trap(easel: &Easel<'_>, battle: &Battle, attack: &Attack) -> Markup {
    let text = match attack.attacker {
        Creature::Monster(card) => easel.game.text(Printed::Card(card)),
        Creature::Nobody | Creature::Hero(_) | Creature::Quest(_) => None,
    };
    let check = current(easel).filter(|check| check.by == battle.defender && check.target > 0);
    html! {
        div.clash.trap-row.void[attack.fate == Fate::Void] {
            (card(easel, attack.attacker))
            @if let Some(text) = text { p.fx { (easel.speech.say(&text)) } }
            @if let Some(check) = check { (super::ordeal::test(easel, &check)) }
        }
    }
}

/// The same in one line, for a battle of others.
pub(super) fn line(easel: &Easel<'_>, battle: &Battle, nth: usize) -> Markup {
    let attack = &battle.attacks[nth];
    let standing = standing(easel, battle, nth);
    let outcome = outcome(easel, battle, attack, &standing);
    let side = |rolled: Rolled, addends: &[undercroft_dungeoneer::Addend], red: bool| {
        html! {
            span.half {
                @match rolled {
                    Some((total, face)) => { (die(easel, face, red)) b { (total) } },
                    None => b { (super::super::signed(Duel::sum(addends))) },
                }
            }
        }
    };
    html! {
        div.line.void[attack.fate == Fate::Void] {
            (picture(portrait(easel, attack.attacker))) span.who { (name(easel, attack.attacker)) }
            @if attack.trap {
                span.half { (easel.speech.text("web-dungeoneer-springs")) }
            } @else {
                (picture(pictures::form(attack.form)))
                (side(standing.attack, &standing.duel.attack, true))
                span.against aria-hidden="true" { @match outcome { "open" => ":", "tie" => "=", _ => @if standing.attack.map(|one| one.0) > standing.counter.map(|one| one.0) { ">" } @else { "<" } } }
                (side(standing.counter, &standing.duel.counter, false))
                @if outcome == "open" && attack.fate == Fate::Standing { small { (percent(easel, standing.duel.odds.wins, 36)) } }
            }
            (picture(portrait(easel, standing.answers))) span.who { (name(easel, standing.answers)) }
        }
    }
}
