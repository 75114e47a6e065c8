//! Which drawing shows which card, so that cards of a pack that nobody has drawn for look like something too: first the
//! card's own drawing, then what its words speak of, then its kind, and in the end its class.

use crate::art::named;
use undercroft_dungeoneer::Components;
use undercroft_dungeoneer::components::{Adventure, Category, Class, Form, Hero, Print, Quest, Stat};

/// Words in a monster's id or English name, and what they are drawn as. The first that fits counts.
const MONSTERS: [(&str, &str); 34] = [
    ("rat", "dr-card-mutant_rat"),
    ("skelet", "dr-card-crouching_skeleton"),
    ("bone", "dr-card-crouching_skeleton"),
    ("archer", "dr-card-bone_archer"),
    ("ooze", "dr-card-caustic_ooze"),
    ("slime", "dr-card-caustic_ooze"),
    ("golem", "dr-card-vault_guardian"),
    ("guardian", "dr-card-vault_guardian"),
    ("brute", "dr-card-vat_born_brute"),
    ("troll", "dr-card-vat_born_brute"),
    ("ogre", "dr-card-vat_born_brute"),
    ("wraith", "dr-card-weeping_wraith"),
    ("ghost", "dr-card-weeping_wraith"),
    ("spirit", "dr-card-weeping_wraith"),
    ("imp", "dr-card-sulphur_imp"),
    ("goblin", "goblin"),
    ("orc", "orc"),
    ("vampire", "vampire"),
    ("lich", "lich"),
    ("demon", "demon"),
    ("dragon", "dragon"),
    ("witch", "witch"),
    ("knight", "dr-card-depraved_knight"),
    ("priest", "dr-card-priestess_of_nakari"),
    ("boa", "dr-card-monstrous_boa"),
    ("viper", "dr-card-monstrous_boa"),
    ("snake", "dr-kind-serpent"),
    ("serpent", "dr-kind-serpent"),
    ("wolf", "dr-kind-beast"),
    ("bear", "dr-kind-beast"),
    ("hound", "dr-kind-beast"),
    ("bandit", "dr-kind-human"),
    ("cultist", "dr-kind-human"),
    ("alchem", "dr-card-ramalith"),
];

/// The same for traps.
const TRAPS: [(&str, &str); 13] = [
    ("slime", "dr-card-enveloping_slime"),
    ("dart", "dr-card-dart_gallery"),
    ("gas", "dr-card-choking_gas"),
    ("acid", "dr-card-acid_flood"),
    ("log", "dr-card-swinging_log"),
    ("vat", "dr-card-tipping_vat"),
    ("pit", "dr-card-snake_pit"),
    ("flame", "dr-card-breath_of_the_idol"),
    ("fire", "dr-card-breath_of_the_idol"),
    ("mind", "dr-card-mind_snare"),
    ("viper", "dr-card-sleeping_vipers"),
    ("snake", "dr-card-snake_pit"),
    ("coil", "dr-card-crushing_coils"),
];

/// The same for treasures, boons and banes.
const THINGS: [(&str, &str); 19] = [
    ("memory", "dr-card-erased_memory"),
    ("haste", "dr-card-haste"),
    ("dodge", "dr-card-dodge"),
    ("step", "dr-card-shadow_step"),
    ("luck", "dr-card-lucky_break"),
    ("breath", "dr-card-catch_your_breath"),
    ("drill", "dr-card-weapon_drill"),
    ("counter", "dr-card-counterspell"),
    ("rift", "dr-card-planar_rift"),
    ("portal", "dr-card-planar_rift"),
    ("glyph", "dr-card-banishing_glyph"),
    ("tithe", "dr-card-tithe_to_the_vault"),
    ("fury", "dr-kind-rage"),
    ("frenzy", "dr-kind-rage"),
    ("sword", "dr-kind-sword"),
    ("blade", "dr-kind-sword"),
    ("ring", "dr-kind-ring"),
    ("shield", "dr-kind-shield"),
    ("key", "dr-kind-tools"),
];

/// Kinds that share a drawing with a card.
const KINDS: [(&str, &str); 8] = [
    ("undead", "dr-card-crouching_skeleton"),
    ("fiend", "dr-card-shackle_fiend"),
    ("ooze", "dr-card-caustic_ooze"),
    ("construct", "dr-card-vault_guardian"),
    ("alchemist", "dr-card-ramalith"),
    ("priestess", "dr-card-priestess_of_nakari"),
    ("legendary_demon", "dr-card-nakari"),
    ("demon", "demon"),
];

/// The drawing of an adventure card.
pub(super) fn card(components: &Components, title: &Adventure) -> &'static str {
    let kind = components.kinds.get(usize::from(title.kind)).map_or("", |kind| &kind.word);
    own("card", &title.print)
        .or_else(|| by_words(&title.print, title.class))
        .or_else(|| by_kind(kind))
        .unwrap_or(class(title.class))
}

/// The drawing of a class of cards.
pub(super) fn class(class: Class) -> &'static str {
    match class {
        Class::Treasure => "dr-class-treasure",
        Class::Boon => "dr-class-boon",
        Class::Bane => "dr-class-bane",
        Class::Monster => "dr-class-monster",
        Class::Trap => "dr-class-trap",
    }
}

/// The head of a hero; whom nobody has drawn gets one of four strangers' heads, always the same.
pub(super) fn hero(hero: &Hero) -> &'static str {
    const STRANGERS: [&str; 4] = ["dr-hero-1", "dr-hero-2", "dr-hero-3", "dr-hero-4"];
    own("hero", &hero.print).unwrap_or(STRANGERS[mixed(&hero.print.word) as usize % STRANGERS.len()])
}

/// What a quest asks for.
pub(super) fn quest(quest: &Quest) -> &'static str {
    quest.categories.first().map_or("dr-quest", |category| self::category(*category))
}

fn category(category: Category) -> &'static str {
    match category {
        Category::Artifact => "dr-quest-artifact",
        Category::Influence => "dr-quest-influence",
        Category::Sacrifice => "dr-quest-sacrifice",
        Category::Hunt => "dr-quest-hunt",
        Category::Search => "dr-quest-search",
        Category::Escort => "dr-quest-escort",
        Category::Threat => "dr-quest-threat",
        Category::Chance => "dr-quest-chance",
    }
}

/// The monster that a quest brings along.
pub(super) fn quest_monster(components: &Components, quest: &Quest) -> &'static str {
    if let Some(title) = quest.title {
        return card(components, &components.titles[usize::from(title)]);
    }
    let print = quest.monster_name.as_ref().unwrap_or(&quest.print);
    let sheet = quest.monster.and_then(|sheet| components.sheets.get(usize::from(sheet)));
    let kind = sheet.and_then(|sheet| components.kinds.get(usize::from(sheet.kind)));
    own("card", print)
        .or_else(|| by_words(print, Class::Monster))
        .or_else(|| by_kind(kind.map_or("", |kind| &kind.word)))
        .unwrap_or("dr-class-monster")
}

/// The sign of a form of battle.
pub(super) fn form(form: Form) -> &'static str {
    match form {
        Form::Melee => "dr-melee",
        Form::Magic => "dr-magic",
        Form::Speed => "dr-speed",
    }
}

/// The sign of what is tested.
pub(super) fn stat(stat: Stat) -> Option<&'static str> {
    match stat {
        Stat::Melee => Some("dr-melee"),
        Stat::Magic => Some("dr-magic"),
        Stat::Speed => Some("dr-speed"),
        Stat::Level => Some("dr-level"),
        Stat::Life => Some("dr-life"),
        Stat::Best => Some("dr-best"),
        Stat::None => None,
    }
}

fn own(family: &str, print: &Print) -> Option<&'static str> {
    // In a game of two sets a word may be told apart by its set's name before it.
    let word = print.word.rsplit(['.', ':', '/']).next().unwrap_or(&print.word);
    named(&format!("dr-{family}-{word}"))
}

fn by_words(print: &Print, class: Class) -> Option<&'static str> {
    let said = format!("{} {}", print.word, print.name.en).to_lowercase();
    let begins = |word: &str| {
        said.match_indices(word).any(|(at, _)| !said[..at].ends_with(|before: char| before.is_alphanumeric()))
    };
    let words: &[(&str, &'static str)] = match class {
        Class::Monster => &MONSTERS,
        Class::Trap => &TRAPS,
        Class::Treasure | Class::Boon | Class::Bane => &THINGS,
    };
    words.iter().find(|(word, _)| begins(word)).map(|(_, name)| *name)
}

fn by_kind(kind: &str) -> Option<&'static str> {
    let shared = KINDS.iter().find(|(one, _)| *one == kind).map(|(_, name)| *name);
    shared.or_else(|| named(&format!("dr-kind-{kind}")))
}

/// A number that is always the same for the same word.
pub(super) fn mixed(word: &str) -> u32 {
    word.bytes().fold(2_166_136_261, |mixed, byte| (mixed ^ u32::from(byte)).wrapping_mul(16_777_619))
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_dungeoneer::components::{SERPENT, VAULT};

    #[test]
    fn every_word_leads_to_a_drawing() {
        let all = MONSTERS.iter().chain(&TRAPS).chain(&THINGS).chain(&KINDS);
        for (word, name) in all {
            assert!(named(name).is_some(), "{word}: nobody has drawn {name}");
        }
    }

    /// Whatever is in our boxes is drawn as more than its class.
    #[test]
    fn our_own_cards_are_drawn() {
        for pack in [VAULT, SERPENT] {
            let components = Components::read(&[pack]).unwrap();
            for title in &components.titles {
                let name = card(&components, title);
                assert!(named(name).is_some(), "{name}");
                assert_ne!(name, class(title.class), "{}", title.print.word);
            }
            for one in &components.heroes {
                assert!(hero(one).len() > "dr-hero-1".len(), "{}", one.print.word);
            }
            for one in &components.quests {
                assert!(named(quest(one)).is_some() && named(quest_monster(&components, one)).is_some());
            }
        }
    }
}
