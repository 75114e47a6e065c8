//! Texts of cards: the packs' own and those made from the operations say the same.
//!
//! Two texts about one card are compared by what they name: every number but 1 (which people write as "a card"), X,
//! and the facts of the table below, each by the beginnings of its words. What one of them names the other must
//! name, unless it is a reminder listed with its reason.

use std::collections::BTreeSet;
use undercroft_core::{Company, Game, Language, Phrase, Setup, Tell, Words};
use undercroft_dungeoneer::components::Print;
use undercroft_dungeoneer::ids::{HeroId, Location, QuestId};
use undercroft_dungeoneer::{Components, Dungeoneer, Printed, Vault};

/// A fact, and the beginnings of words that name it in English and in Russian; two words are written with `+`, a whole word with `=`.
const FACTS: &[(&str, &[&str], &[&str])] = &[
    ("melee", &["melee"], &["ближн+бо"]),
    ("magic", &["magic"], &["=магия", "=магии", "=магию", "=магией"]),
    ("speed", &["speed"], &["скорост"]),
    ("glory", &["glory"], &["слав"]),
    ("peril", &["peril"], &["риск"]),
    ("action points", &["action+point"], &["действия"]),
    ("life", &["life"], &["здоров"]),
    ("wounds", &["wound", "wounds"], &["рана", "раны", "рану", "ран", "ранит"]),
    ("level", &["level"], &["уров"]),
    ("tokens", &["token"], &["жетон"]),
    ("threat", &["threat"], &["угроз"]),
    ("attack checks", &["attack+check"], &["проверк+атаки", "атакам"]),
    ("counterattack", &["counterattack"], &["контратак"]),
    ("re-roll", &["re-roll"], &["перебро", "заново"]),
    ("prevent", &["prevent"], &["отмен"]),
    ("restore", &["restore"], &["восстан"]),
    ("discard", &["discard"], &["сброс", "сбрас", "расстаньтесь"]),
    ("fall", &["=fall", "=falls"], &["падает", "падение", "падаете"]),
    ("upkeep", &["upkeep"], &["сохранения"]),
    ("minion", &["minion"], &["приспешник", "подчинить"]),
    ("once a turn", &["once+per+turn"], &["раз+в+ход"]),
    ("end of turn", &["end+of+th+turn", "this+turn"], &["до+конца+хода", "в+этот+ход"]),
    ("this battle", &["this+battle", "each+battle"], &["этой+битве", "каждой+битве"]),
    ("end of the game", &["end+of+the+game"], &["до+конца+игры"]),
    ("dark passage", &["dark+passage"], &["мрачн+тоннел"]),
    ("room", &["any+room"], &["люб+помещен"]),
    ("response", &["response+stage"], &["этапе+ответа"]),
    ("treasure", &["treasure"], &["сокровищ"]),
    ("boon", &["boon"], &["преимуществ"]),
    ("bane", &["bane"], &["прокляти"]),
    ("attachment", &["attach"], &["прикреп", "подложите", "наденьте"]),
    ("fiend", &["fiend"], &["исчади"]),
    ("undead", &["undead"], &["нежить", "нежити", "нежитью"]),
    ("priestess", &["priestess"], &["жриц"]),
    ("knight", &["knight"], &["рыцар"]),
    ("legendary", &["legendary"], &["легендарн", "нелегендарн"]),
    ("entrance", &["entrance"], &["=вход", "=входу", "=входом", "=входа"]),
    ("nakari", &["nakari"], &["накари"]),
    ("pit", &["pit", "pits"], &["яма", "ямы"]),
    ("spikes", &["spikes"], &["шипы"]),
    ("hazard", &["hazard"], &["опасность"]),
    ("deactivation", &["deactivation"], &["деактивации"]),
    ("bridge", &["bridge"], &["моста"]),
    ("challenge", &["challenge"], &["вызов", "вызова"]),
    ("abilities", &["abilities"], &["умениями"]),
    ("half a turn", &["half-turned"], &["пол-оборота"]),
    ("wall", &["wall", "walls"], &["стен", "=проход"]),
    ("random", &["random"], &["наугад", "случайн"]),
    ("Hero phase ends", &["hero+phase+ends"], &["фаза+подвигов"]),
    ("search", &["search"], &["ищите"]),
    ("pair", &["pair"], &["пара"]),
    ("dice", &["roll", "die", "dice"], &["бросьте", "бросает", "бросок", "перебро", "заново", "кубик"]),
];

/// What only one of the texts names, and why that is right.
const REMINDERS: &[(&str, &[&str], &str)] = &[
    ("armory", &["treasure"], "the kinds it names are treasures"),
    ("silvered_edge", &["treasure"], "the kinds it names are treasures"),
    (
        "still_the_bone_brewer",
        &["discard", "magic", "random"],
        "its monster's strikes have a text of their own",
    ),
    ("banish_the_bound_fiend", &["attack checks"], "the location gives it"),
    ("drain_the_mother_ooze", &["speed"], "a form without a symbol"),
    ("defeat_nakari", &["life", "wounds"], "how the quest's monster keeps its wounds (DR-459)"),
    ("defeat_the_high_priestess", &["attack checks", "tokens"], "the event card gives it (DR-452)"),
    ("priestess_of_nakari", &["attack checks", "tokens", "priestess"], "the event card gives it (DR-452)"),
    (
        "venom_priestess_of_nakari",
        &["attack checks", "tokens", "priestess"],
        "the event card gives it (DR-452)",
    ),
    ("wrath_of_the_serpent_goddess", &["peril"], "fiends are paid with peril"),
    ("voice_of_nakari", &["5"], "the event card holds no more"),
    ("potion_of_speed", &["action points"], "a reminder of DR-435"),
    ("pathfinder_boots", &["action points", "restore"], "a reminder of DR-435"),
    ("sword_of_fiendslaying", &["2"], "+1 and +1 more"),
    ("apprentices_staff", &["2"], "+1 and +1 more"),
    ("ward_against_fiends", &["2"], "+1 and +1 more"),
    ("dodge", &["wounds"], "what no effect at all means"),
    ("counterspell", &["wounds"], "what no effect at all means"),
    ("ill_omen", &["end of turn"], "unused it ends with the turn"),
    (
        "righteous_blow",
        &["legendary", "nakari", "this battle"],
        "Nakari is the only legendary demon; one attack is one battle",
    ),
    ("inner_flame", &["this battle"], "one attack is one battle"),
    ("depraved_knight", &["knight"], "it names itself"),
    ("ring_of_sidelong_steps", &["nakari"], "nobody is teleported to a resident"),
    ("walk_the_coils", &["nakari"], "nobody is teleported to a resident"),
    ("sinking_galleries", &["nakari", "entrance"], "neither is ever shifted"),
    ("monstrous_boa", &["prevent"], "a token instead of the wound"),
];

fn all(components: &Components) -> Vec<(Printed, &Print)> {
    let mut found = Vec::new();
    for (index, hero) in components.heroes.iter().enumerate() {
        for (nth, print) in hero.ability_names.iter().enumerate() {
            found.push((Printed::Ability(HeroId(index as u8), nth as u8), print));
        }
    }
    let sites = components.sites.iter().enumerate();
    found.extend(sites.map(|(index, site)| (Printed::Location(Location(index as u8)), &site.print)));
    let quests = components.quests.iter().enumerate();
    found.extend(quests.map(|(index, quest)| (Printed::Quest(QuestId(index as u8)), &quest.print)));
    let mut titles = Vec::new();
    for card in components.all_cards() {
        let print = &components.card(card).print;
        if !titles.contains(&&print.word) {
            titles.push(&print.word);
            found.push((Printed::Card(card), print));
        }
    }
    let events = components.events.iter().enumerate();
    found.extend(events.map(|(index, event)| (Printed::Event(index as u8), &event.print)));
    found
}

/// Its words, small; a number is a word.
fn words_of(text: &str) -> Vec<String> {
    let small = text.to_lowercase().replace('ё', "е");
    let inside = |c: char| c.is_alphanumeric() || c == '-';
    small.split(|c| !inside(c)).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Does the text name it? Words of one fact stand within a few words of each other, in this order.
fn names(words: &[String], pattern: &str) -> bool {
    let pattern = pattern.replace('ё', "е");
    let mut parts = pattern.split('+');
    let first = parts.next().unwrap_or_default();
    let rest: Vec<&str> = parts.collect();
    let short = |word: &str, part: &str| {
        if let Some(whole) = part.strip_prefix('=') {
            return word == whole;
        }
        word.starts_with(part)
            && (part.chars().count() > 4 || word.chars().count() <= part.chars().count() + 3)
    };
    (0..words.len()).filter(|at| short(&words[*at], first)).any(|at| {
        let mut at = at;
        rest.iter().all(|part| {
            let next = (at + 1..words.len().min(at + 4)).find(|next| words[*next].starts_with(part));
            at = next.unwrap_or(at);
            next.is_some()
        })
    })
}

fn facts(text: &str, language: Language) -> BTreeSet<String> {
    let words = words_of(text);
    let mut found = BTreeSet::new();
    for word in &words {
        let number: String = word.chars().filter(char::is_ascii_digit).collect();
        if !number.is_empty() && number != "1" && word.chars().all(|c| c.is_ascii_digit() || c == '-') {
            found.insert(number);
        }
        if word == "x" || word == "столько" {
            found.insert("X".to_owned());
        }
    }
    for (fact, en, ru) in FACTS {
        let patterns = if language == Language::En { en } else { ru };
        if patterns.iter().any(|pattern| names(&words, pattern)) {
            found.insert((*fact).to_owned());
        }
    }
    found
}

/// The differences between the two texts of every card of a set.
fn differences<const SET: usize>(reminded: &mut BTreeSet<(&'static str, &'static str)>) -> Vec<String> {
    let game = Dungeoneer::<SET>::new(&Setup::new(2)).expect("a game");
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language, &[Dungeoneer::<SET>::words(language)]);
        let say = |phrase: &Phrase| words.try_say(phrase, &Company::default()).expect("a sentence");
        for (of, print) in all(game.components()) {
            let own = print.text.in_language(language);
            let made = game.made_text(of).map(|made| say(&made)).unwrap_or_default();
            let (named, there) = (facts(own, language), facts(&made, language));
            for fact in named.symmetric_difference(&there) {
                let of_this = REMINDERS.iter().filter(|(word, ..)| *print.word == **word);
                let mut known = of_this.flat_map(|(word, what, _)| what.iter().map(move |one| (*word, *one)));
                if let Some(reminder) = known.find(|(_, what)| what == fact) {
                    reminded.insert(reminder);
                    continue;
                }
                let only = if named.contains(fact) { "pack" } else { "operations" };
                wrong.push(format!("{}: only the {only} name {fact}\n    {own}\n    {made}", &*print.word));
            }
        }
    }
    wrong
}

/// What the packs say of their cards is what the cards do.
#[test]
fn own_texts_name_what_the_operations_name() {
    let mut reminded = BTreeSet::new();
    let mut wrong = differences::<0>(&mut reminded);
    wrong.extend(differences::<1>(&mut reminded));
    let listed = REMINDERS.iter().flat_map(|(word, what, _)| what.iter().map(move |one| (*word, *one)));
    let idle = listed.filter(|reminder| !reminded.contains(reminder));
    wrong.extend(idle.map(|(word, what)| format!("{word}: no text names {what} alone any more")));
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

/// The comparison hears a wrong number, form, cost, target and duration.
#[test]
fn the_comparison_can_fail() {
    let pairs = [
        (Language::En, "The target takes 2 wounds.", "The target takes 3 wounds."),
        (Language::En, "You have +2 Melee.", "You have +2 Magic."),
        (Language::En, "Pay 2 glory: restore 3 life.", "Pay 2 peril: restore 3 life."),
        (Language::En, "+2 against fiends.", "+2 against the undead."),
        (Language::En, "+2 in this battle.", "+2 until the end of the turn."),
        (Language::Ru, "Цель получает 2 раны.", "Цель теряет 2 очка славы."),
        (Language::Ru, "+2 к ближнему бою.", "+2 к скорости."),
        (Language::Ru, "Раз в ход сбросьте карту.", "Сбросьте карту."),
    ];
    for (language, one, other) in pairs {
        assert_ne!(facts(one, language), facts(other, language), "{one} / {other}");
    }
    assert_eq!(facts("Draw a card.", Language::En), facts("Draw 1 card.", Language::En));
}

/// A pack without texts is read in both languages, and one with English texts alone in Russian, too.
#[test]
fn what_a_pack_does_not_say_is_made_from_its_operations() {
    let pack = undercroft_dungeoneer::components::VAULT;
    let silent: String = pack
        .lines()
        .filter(|line| !line.starts_with("text"))
        .fold(String::new(), |all, line| all + line + "\n");
    let english: String = pack
        .lines()
        .filter(|line| !line.starts_with("text_ru"))
        .fold(String::new(), |all, line| all + line + "\n");
    let say = |pack: &str, language: Language| {
        let game = Vault::new(&Setup { components: Some(pack.to_owned()), ..Setup::new(2) }).expect("a game");
        let words = Words::new(language, &[Vault::words(language)]);
        let card = game.components().find_card("haste").expect("a card");
        let text = game.text(Printed::Card(card)).expect("a text");
        words.try_say(&text, &Company::default()).expect("a sentence")
    };
    assert_eq!(say(pack, Language::En), "Gain 2 action points at once.");
    assert_eq!(say(pack, Language::Ru), "Сразу получите 2 очка действия.");
    assert_eq!(say(&silent, Language::En), "When played: you gain 2 action points.");
    assert_eq!(say(&silent, Language::Ru), "При розыгрыше: вы получаете 2 очка действия.");
    assert_eq!(say(&english, Language::En), "Gain 2 action points at once.");
    assert_eq!(say(&english, Language::Ru), "При розыгрыше: вы получаете 2 очка действия.");
}

/// What is not there has no text; a plain passage says nothing.
#[test]
fn nothing_is_said_of_what_says_nothing() {
    let game = Vault::new(&Setup::new(2)).expect("a game");
    let passage = game.components().find_site("winding_stair").expect("a location");
    assert_eq!(game.text(Printed::Location(passage)), None);
    let (card, hero) = (undercroft_dungeoneer::ids::Card(255), HeroId(0));
    assert_eq!(game.text(Printed::Card(card)), None);
    assert_eq!(game.text(Printed::Ability(hero, 7)), None);
    assert_eq!(game.text(Printed::Event(0)), None);
}
