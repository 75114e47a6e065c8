//! Which language to speak, and its words.

use std::sync::LazyLock;
use undercroft_core::{Company, Facts, Language, Outcome, Phrase, Setup, Values, Words};

/// The language asked for, or the one the system is set to.
pub fn chosen(asked: Option<Language>) -> Language {
    asked.unwrap_or_else(|| of_locale(&system_locale()))
}

/// The language of this run. It is looked for before anything else is read, because what cannot be read is told in it.
pub fn of_run() -> Language {
    chosen(asked_for(std::env::args().skip(1)))
}

/// Says what is wrong in the language of this run.
pub fn tell(phrase: &Phrase) -> String {
    static WORDS: LazyLock<Words> = LazyLock::new(|| words(of_run()));
    WORDS.say(phrase, &Company::default())
}

fn asked_for(mut args: impl Iterator<Item = String>) -> Option<Language> {
    let mut asked = None;
    while let Some(arg) = args.next() {
        let code = if arg == "--lang" { args.next() } else { arg.strip_prefix("--lang=").map(str::to_owned) };
        asked = code.as_deref().and_then(Language::from_code).or(asked);
    }
    asked
}

/// The words of this program and of all games.
pub fn words(language: Language) -> Words {
    let own = match language {
        Language::En => include_str!("../../../locales/en/cli.ftl"),
        Language::Ru => include_str!("../../../locales/ru/cli.ftl"),
    };
    let mut files = undercroft_shelf::words(language);
    files.extend([own, undercroft_server::words(language)]);
    Words::new(language, &files)
}

/// The name of a game.
pub fn game_name(game: &'static str) -> Phrase {
    Phrase::member(game, "name")
}

/// Why a game ended, in words.
pub fn end_reason(game: &'static str, outcome: &Outcome) -> Phrase {
    Phrase::member(game, &format!("end-{}", outcome.reason()))
}

/// What was agreed before the game, option by option.
pub fn agreed(facts: &'static Facts, setup: &Setup) -> Vec<Phrase> {
    let name = |id: &str, rest: &str| Phrase::member(facts.id, &format!("option-{id}{rest}"));
    let said = setup.options.iter().map(|(id, value)| {
        let agreed = Phrase::new("cli-agreed-option").phrase("option", name(id, ""));
        match facts.option(id).map(|spec| &spec.values) {
            Some(Values::OneOf(_)) => agreed.phrase("value", name(id, &format!("-{value}"))),
            Some(Values::Number { .. }) | None => agreed.text("value", value.clone()),
        }
    });
    said.collect()
}

/// The locale by the usual order of the variables; an empty one counts as not set.
fn system_locale() -> String {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .unwrap_or_default()
}

fn of_locale(locale: &str) -> Language {
    if locale.starts_with("ru") { Language::Ru } else { Language::En }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_russian_system_gets_russian() {
        assert_eq!(of_locale("ru_RU.UTF-8"), Language::Ru);
        assert_eq!(of_locale("C.UTF-8"), Language::En);
        assert_eq!(of_locale(""), Language::En);
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let asked = |line: &str| asked_for(line.split(' ').map(str::to_owned));
        assert_eq!(asked("play chess --lang ru --seed x"), Some(Language::Ru));
        assert_eq!(asked("play --lang=en chess"), Some(Language::En));
        assert_eq!(asked("play chess --lang klingon"), None);
        assert_eq!(asked("play chess"), None);
    }
}
