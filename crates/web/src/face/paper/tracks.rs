//! The tracks beside the map: heroes, items, potions, gems and minions, each with its line of the score.

use super::art::{dry, heart, ink, named, scribble};
use super::{Easel, Middle, hero_name, hero_thing, item_thing, plain, potions_thing, short_item};
use crate::table::inspect;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_paper::components::{Colour, Gem, Hero, Item};
use undercroft_paper::{Move, Team};

pub(super) fn tracks(easel: &Easel<'_>, middle: &Middle<'_>) -> Markup {
    let before = super::pen::base(easel, middle.seat).unwrap_or(middle.team.sheet);
    html! {
        div.tracks {
            (heroes(easel, middle, &before))
            (items(easel, middle, &before))
            (potions(easel, middle))
            (gems(easel, middle))
            (minions(easel, middle, &before))
        }
    }
}

/// A line of the score.
pub(super) fn flag(letter: char, glory: impl Into<i64>) -> Markup {
    html! { span.flag { (letter) " " b { (plain(glory)) } } }
}

/// A box of the sheet that a reward may be used for now.
fn glowing(easel: &Easel<'_>, mv: Move, inside: Markup) -> Markup {
    html! {
        @if let Some(choice) = easel.choices.allowed(&mv.to_string()) {
            button.use.now.spot[easel.choices.wants(&choice.notation)] name="move" value=(choice.notation) data-key=[choice.key] title=(choice.label) {
                span.unseen { (choice.label) } (inside)
            }
        }
    }
}

fn heroes(easel: &Easel<'_>, middle: &Middle<'_>, before: &Team) -> Markup {
    let speech = easel.speech;
    html! {
        section.block.heroes-block {
            h3 { (speech.text("web-paper-heroes")) (flag('D', middle.team.score.levels)) }
            @for hero in Hero::ALL { (easel.choices.target(&hero_thing(hero), "hero-row", hero_row(easel, middle, before, hero))) }
            p.glory-row {
                span { (speech.text("web-paper-lowest")) }
                @for level in 1..=6usize { b { (plain(middle.common.components.level_glory[level])) } }
            }
        }
    }
}

fn hero_row(easel: &Easel<'_>, middle: &Middle<'_>, before: &Team, hero: Hero) -> Markup {
    let (speech, level) = (easel.speech, middle.team.sheet.level(hero));
    let gift = speech.say(&Phrase::member("web-paper-four", hero.id()));
    html! {
        (ink(hero.id()))
        span.who {
            b { (hero_name(easel, hero)) }
            @if let Some(training) = middle.team.training { (pip(easel, training[hero as usize])) }
        }
        ol.lvls aria-label=(speech.count("web-paper-level-now", level)) {
            @for number in 1..=6u8 {
                li.m[number <= level].next[number == level + 1].four[number == 4] title=[(number == 4).then_some(&gift)] {
                    span { (number) }
                    @if number <= level { (scribble(number > before.level(hero))) }
                    @if number == 4 { (ink("star")) }
                    @if number == level + 1 { (glowing(easel, Move::Train(hero), html! { span { (number) } })) }
                }
            }
        }
    }
}

/// Which dice train a hero.
pub(super) fn pip(easel: &Easel<'_>, colour: Colour) -> Markup {
    let key = match colour {
        Colour::White => "web-paper-white-dice",
        Colour::Black => "web-paper-black-dice",
    };
    html! { small.trains { i.pip.(colour.id()) {} (easel.speech.text(key)) } }
}

fn items(easel: &Easel<'_>, middle: &Middle<'_>, before: &Team) -> Markup {
    let (speech, table) = (easel.speech, middle.common.components);
    html! {
        section.block {
            h3 { (speech.text("web-paper-items")) small { (speech.text("web-paper-items-worth")) } (flag('E', middle.team.score.items)) }
            div.item-grid { @for item in table.item_order { (item_card(easel, middle, before, item)) } }
        }
    }
}

fn item_card(easel: &Easel<'_>, middle: &Middle<'_>, before: &Team, item: Item) -> Markup {
    let (speech, sheet, table) = (easel.speech, &middle.team.sheet, middle.common.components);
    let (filled, glory) = (sheet.items[item as usize], table.item_glory[item as usize]);
    let inside = html! {
        @if sheet.has(item) { (ink(item.id())) } @else { (dry(item.id())) }
        span.boxes {
            @for (index, needed) in table.boxes[item as usize].iter().enumerate() {
                @let number = index as u8 + 1;
                i.m[number <= filled].next[number == filled + 1] {
                    @if let Some(hero) = needed { (ink(&format!("f-{}", hero.id()))) }
                    @if number <= filled { (scribble(number > before.items[item as usize])) }
                    @if number == filled + 1 { (glowing(easel, Move::Fill(item), html! {})) }
                }
            }
        }
        span.nm data-inspect=(inspect(&named(item.id()), &speech.say(&easel.game.item_name(item)), &does(easel, item), None)) { (short_item(easel, item)) @if glory != 0 { " " em { (super::signed(glory)) } } }
        span.unseen { (speech.count("web-paper-boxes-filled", filled)) }
    };
    easel.choices.target(&item_thing(item), if sheet.has(item) { "item finished" } else { "item" }, inside)
}

/// What an item does, for the inspector.
fn does(easel: &Easel<'_>, item: Item) -> String {
    easel.speech.say(&Phrase::member("paper-does", item.id()))
}

fn potions(easel: &Easel<'_>, middle: &Middle<'_>) -> Markup {
    let (speech, sheet, table) = (easel.speech, &middle.team.sheet, middle.common.components);
    let mut rows: Vec<Vec<u8>> = vec![Vec::new()];
    for potion in 1..=table.potion_limit() {
        if let Some(row) = rows.last_mut() {
            row.push(potion);
        }
        if table.potion_rewards[usize::from(potion)].is_some() && potion < table.potion_limit() {
            rows.push(Vec::new());
        }
    }
    let brews = undercroft_paper::rules::potions_of_a_die(sheet);
    let left = middle.common.free_hearts(sheet);
    let said = Phrase::new("web-paper-potions-now").number("potions", sheet.potions).number("hearts", left);
    let shelf = html! {
        @for row in rows {
            ol.brew {
                @for potion in &row {
                    li.brewed[*potion <= sheet.potions].next[*potion > sheet.potions && *potion <= sheet.potions + brews] {
                        @if *potion <= sheet.potions { (ink("potion")) } @else { (dry("potion")) }
                        span.hs {
                            @for part in 0..table.hearts {
                                @let used = (potion - 1) * table.hearts + part < sheet.healed;
                                i { (heart(false)) @if used { (ink("cross")) } }
                            }
                        }
                    }
                }
                @if let Some(reward) = row.last().and_then(|last| table.potion_rewards[usize::from(*last)]) {
                    @let title = speech.say(&Phrase::new("web-paper-row-gives").phrase("reward", Phrase::member("paper-reward", reward.id())));
                    li.row-end title=(title) { (ink(reward.id())) span.unseen { (title) } }
                }
            }
        }
    };
    html! {
        section.block {
            h3 { (speech.text("web-paper-potions")) small { (speech.say(&said)) } }
            (easel.choices.target(&potions_thing(), "brewery", shelf))
        }
    }
}

fn gems(easel: &Easel<'_>, middle: &Middle<'_>) -> Markup {
    let (speech, sheet, table) = (easel.speech, &middle.team.sheet, middle.common.components);
    let letters: Vec<Gem> = sheet.letters.iter().collect();
    html! {
        section.block.lead data-thing="gems" {
            h3.unseen { (speech.count("web-paper-gems-now", sheet.gems)) }
            (ink("gem"))
            ol.track.gem {
                @for (index, (glory, reward)) in table.gem_track.iter().enumerate().skip(1) {
                    li.now[index == usize::from(sheet.gems)] {
                        @if index <= usize::from(sheet.gems) {
                            i.g { (ink("gem")) @match letters.get(index - 1) { Some(gem) => b { (gem) }, None => (ink("star")) } }
                        } @else {
                            i { @if let Some(reward) = reward { (ink(reward.id())) } }
                        }
                        (plain(*glory))
                    }
                }
            }
            (flag('F', middle.team.score.gems))
        }
    }
}

fn minions(easel: &Easel<'_>, middle: &Middle<'_>, before: &Team) -> Markup {
    let (speech, sheet, table) = (easel.speech, &middle.team.sheet, middle.common.components);
    let (beaten, all) = (sheet.minions(), table.minion_rooms().len());
    html! {
        section.block.lead data-thing="minions" {
            h3.unseen { (speech.count("web-paper-minions-now", beaten)) }
            (ink("goblin"))
            ol.track.min {
                @for number in 1..=all {
                    li.now[number == beaten] {
                        i.m[number <= beaten] { @if number <= beaten { (scribble(number > before.minions())) } }
                        (plain(table.minion_glory[usize::from(number)]))
                    }
                }
            }
            (flag('G', middle.team.score.minions))
        }
    }
}
