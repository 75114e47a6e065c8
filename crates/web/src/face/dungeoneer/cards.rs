//! What a card says, for the inspector and for whoever draws one.

use super::bits::stamp_said;
use super::{Easel, named, pictures};
use crate::table::inspect;
use undercroft_core::Phrase;
use undercroft_dungeoneer::Printed;
use undercroft_dungeoneer::components::{Adventure, Class, Form, Print, Site, Symbol};
use undercroft_dungeoneer::ids::{Card, Location, QuestId};

/// What it does, in the reader's language: the pack's own words, or sentences made from what it does.
pub(super) fn said(easel: &Easel<'_>, of: Printed) -> String {
    easel.game.text(of).map(|text| easel.speech.say(&text)).unwrap_or_default()
}

pub(super) fn name(easel: &Easel<'_>, print: &Print) -> String {
    print.name.in_language(easel.speech.language()).to_owned()
}

/// Its class and kind: “monster, fiend”.
pub(super) fn kind(easel: &Easel<'_>, title: &Adventure) -> String {
    let class = named(easel, "dungeoneer-class", title.class.word());
    match easel.game.components().kinds.get(usize::from(title.kind)) {
        Some(kind) => {
            let kind = name(easel, kind);
            if kind.to_lowercase() == class { class } else { format!("{class}, {}", kind.to_lowercase()) }
        }
        None => class,
    }
}

/// A card in large.
pub(super) fn about(easel: &Easel<'_>, card: Card) -> String {
    let components = easel.game.components();
    let title = components.card(card);
    let mut lines = vec![kind(easel, title)];
    lines.extend(monster_line(easel, title));
    lines.push(said(easel, Printed::Card(card)));
    if title.upkeep > 0 {
        lines.push(easel.speech.count("web-dungeoneer-upkeep", title.upkeep));
    }
    let cost = if title.class.is_glory() { "dungeoneer-points-glory" } else { "dungeoneer-points-peril" };
    let rule = Phrase::new("web-dungeoneer-cost")
        .text("cost", easel.speech.count(cost, title.cost))
        .text("rule", rule_of(title.class));
    lines.retain(|line| !line.is_empty());
    inspect(
        pictures::card(components, title),
        &name(easel, &title.print),
        &lines.join("\n"),
        Some(&easel.speech.say(&rule)),
    )
}

/// The three forms of a monster in words.
fn monster_line(easel: &Easel<'_>, title: &Adventure) -> Option<String> {
    let sheet = &easel.game.components().sheets[usize::from(title.sheet?)];
    let forms = Form::ALL.iter().filter(|form| sheet.symbols[**form as usize] != Symbol::None);
    let forms: Vec<String> = forms
        .map(|form| {
            stamp_said(easel, sheet.symbols[*form as usize], *form, sheet.values[*form as usize] as i8)
        })
        .collect();
    let life = easel.speech.count("web-dungeoneer-lives", sheet.life);
    Some(format!("{life} {}", forms.join(" ")))
}

/// The rule that says how cards of a class are played.
fn rule_of(class: Class) -> &'static str {
    match class {
        Class::Treasure => "DR-214",
        Class::Boon => "DR-219",
        Class::Bane => "DR-115",
        Class::Monster => "DR-323",
        Class::Trap => "DR-390",
    }
}

/// What sort of place it is.
pub(super) fn terrain(easel: &Easel<'_>, site: &Site) -> String {
    named(easel, "web-dungeoneer-terrain", site.terrain.word())
}

/// What entering gives.
pub(super) fn points_of(site: &Site) -> Phrase {
    Phrase::new("web-dungeoneer-site-points").number("glory", site.glory).number("peril", site.peril)
}

/// A location in large.
pub(super) fn about_site(easel: &Easel<'_>, location: Location) -> String {
    let site = easel.game.components().site(location);
    let mut lines = vec![format!("{}. {}", terrain(easel, site), easel.speech.say(&points_of(site)))];
    lines.push(said(easel, Printed::Location(location)));
    lines.retain(|line| !line.is_empty());
    inspect("dr-place", &name(easel, &site.print), &lines.join("\n"), Some("DR-161"))
}

/// A quest in large.
pub(super) fn about_quest(easel: &Easel<'_>, quest: QuestId) -> String {
    let one = easel.game.components().quest(quest);
    let reward = Phrase::new("web-dungeoneer-reward").number("level", one.level).number("glory", one.glory);
    let monster = easel.game.sheet(Printed::QuestMonster(quest)).map(|sheet| easel.speech.say(&sheet));
    let strikes = said(easel, Printed::QuestMonster(quest));
    let mut lines = vec![
        said(easel, Printed::Quest(quest)),
        monster.unwrap_or_default(),
        strikes,
        easel.speech.say(&reward),
    ];
    lines.retain(|line| !line.is_empty());
    inspect(pictures::quest(one), &name(easel, &one.print), &lines.join("\n"), Some("DR-043"))
}
