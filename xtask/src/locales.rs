//! The words: every key in every language, with the same variables, used by the program and none missing.
//!
//! A key counts as used if it stands in the program as a literal, or if it begins with a literal of the
//! program and a dash (a family such as `welcome-tile`). Names of games, options and ends are used by rule.

use crate::source::{Literal, files, literals, read};
use anyhow::{Result, bail};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The messages of one Fluent file: each key with the variables it speaks of.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Prints what is wrong; `false` if anything is.
pub fn run(root: &Path) -> Result<bool> {
    let folder = root.join("locales");
    let languages = subfolders(&folder)?;
    if languages.len() < 2 {
        bail!(
            "{} should have a folder for each language; there is {}",
            folder.display(),
            languages.join(", ")
        );
    }
    let mut problems = Vec::new();
    let mut all: BTreeMap<String, Messages> = BTreeMap::new();
    let mut names = BTreeSet::new();
    for language in &languages {
        let messages = all.entry(language.clone()).or_default();
        for path in files(&folder.join(language), "ftl")? {
            let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let (found, mut wrong) = messages_of(&file, &read(&path)?);
            for (key, variables) in found {
                if messages.insert(key.clone(), variables).is_some() {
                    wrong.push(format!("{key} stands in two files"));
                }
            }
            problems.extend(wrong.into_iter().map(|problem| format!("{language}/{file}.ftl: {problem}")));
            names.insert(file);
        }
    }
    problems.extend(languages_differ(&all));
    let keys: BTreeSet<String> = all.values().flat_map(Messages::keys).cloned().collect();
    let used = literals_of(root)?;
    problems.extend(unused(&keys, &names, &used));
    problems.extend(missing(&keys, &names, &used));
    println!("words: {} messages in {}, {} problems", keys.len(), languages.join(" and "), problems.len());
    problems.iter().for_each(|problem| println!("  {problem}"));
    Ok(problems.is_empty())
}

fn subfolders(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    if folder.is_dir() {
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            if entry.path().is_dir() {
                names.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
    }
    names.sort();
    Ok(names)
}

/// Every literal of the program, with the place where it stands; tests are not part of it.
fn literals_of(root: &Path) -> Result<Vec<(String, Literal)>> {
    let mut found = Vec::new();
    for path in files(&root.join("crates"), "rs")? {
        let inside = path.strip_prefix(root).unwrap_or(&path);
        if !inside.components().any(|part| part.as_os_str() == "src") {
            continue;
        }
        let place = inside.display().to_string();
        found.extend(literals(&read(&path)?).into_iter().map(|literal| (place.clone(), literal)));
    }
    Ok(found)
}

/// The messages of a file and what is wrong with them.
fn messages_of(file: &str, text: &str) -> (Messages, Vec<String>) {
    let (resource, errors) = match parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let line = |at: usize| 1 + text[..at].matches('\n').count();
    let mut wrong: Vec<String> =
        errors.iter().map(|error| format!("line {}: {}", line(error.pos.start), error.kind)).collect();
    let mut messages = Messages::new();
    for entry in &resource.body {
        let (key, value, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {
                continue;
            }
        };
        if !key.trim_start_matches('-').starts_with(&format!("{file}-")) {
            wrong.push(format!("{key} should begin with “{file}-”"));
        }
        let mut variables = BTreeSet::new();
        for pattern in value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
            variables_of(pattern, &mut variables);
        }
        if messages.insert(key.clone(), variables).is_some() {
            wrong.push(format!("{key} stands here twice"));
        }
    }
    (messages, wrong)
}

/// The variables of a pattern by the name of their argument: `$monster-acc` and `$who_is` come with `$monster`
/// and `$who`.
fn variables_of(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, found);
        }
    }
}

fn of_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, found),
        Expression::Select { selector, variants } => {
            of_inline(selector, found);
            variants.iter().for_each(|variant| variables_of(&variant.value, found));
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let name = id.name.split('-').next().unwrap_or(id.name);
            found.insert(name.strip_suffix("_is").unwrap_or(name).to_owned());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            let named = arguments.named.iter().map(|argument| &argument.value);
            arguments.positional.iter().chain(named).for_each(|inline| of_inline(inline, found));
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { arguments: None, .. } => {}
    }
}

fn languages_differ(all: &BTreeMap<String, Messages>) -> Vec<String> {
    let keys: BTreeSet<&String> = all.values().flat_map(Messages::keys).collect();
    let mut problems = Vec::new();
    for key in keys {
        let lacking = all.iter().filter(|(_, messages)| !messages.contains_key(key));
        problems.extend(lacking.map(|(language, _)| format!("{key} is missing in {language}")));
        let spoken: BTreeSet<_> = all.values().filter_map(|messages| messages.get(key)).collect();
        if spoken.len() > 1 {
            let told = all.iter().filter_map(|(language, messages)| {
                let variables: Vec<_> = messages.get(key)?.iter().map(String::as_str).collect();
                Some(format!("{language} [{}]", variables.join(", ")))
            });
            problems.push(format!("{key} has different variables: {}", told.collect::<Vec<_>>().join(", ")));
        }
    }
    problems
}

/// Is this the beginning of a key of one of the files?
fn belongs<'a>(names: &'a BTreeSet<String>, text: &str) -> Option<&'a String> {
    names.iter().find(|name| text.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with('-')))
}

fn unused(keys: &BTreeSet<String>, names: &BTreeSet<String>, used: &[(String, Literal)]) -> Vec<String> {
    let texts: BTreeSet<&str> = used.iter().map(|(_, literal)| literal.text.as_str()).collect();
    let families: Vec<String> = texts
        .iter()
        .filter(|text| belongs(names, text).is_some())
        .map(|text| match text.split_once('{') {
            Some((family, _)) => family.to_owned(),
            None => format!("{text}-"),
        })
        .collect();
    let by_rule = |key: &str| {
        let rest = belongs(names, key).and_then(|name| key.strip_prefix(name.as_str())).unwrap_or_default();
        rest == "-name" || rest.starts_with("-end-") || rest.starts_with("-option-")
    };
    keys.iter()
        .filter(|key| !key.starts_with('-') && !texts.contains(key.as_str()) && !by_rule(key))
        .filter(|key| !families.iter().any(|family| key.starts_with(family.as_str())))
        .map(|key| format!("{key} is not used by the program"))
        .collect()
}

fn missing(keys: &BTreeSet<String>, names: &BTreeSet<String>, used: &[(String, Literal)]) -> Vec<String> {
    let mut problems = BTreeSet::new();
    for (place, literal) in used {
        let text = literal.text.as_str();
        let is_key =
            text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_');
        let spoken = literal.before.trim_end().ends_with("Phrase::new(");
        if !spoken && (!is_key || belongs(names, text).is_none()) {
            continue;
        }
        let family = format!("{}-", text.trim_end_matches('-'));
        let known = keys.contains(text) || !spoken && keys.iter().any(|key| key.starts_with(&family));
        if !known {
            problems.insert(format!("{text} is used at {place}:{} but no language has it", literal.line));
        }
    }
    problems.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> BTreeSet<String> {
        BTreeSet::from(["toy".to_owned()])
    }

    fn keys(list: &[&str]) -> BTreeSet<String> {
        list.iter().map(|key| (*key).to_owned()).collect()
    }

    fn program(source: &str) -> Vec<(String, Literal)> {
        literals(source).into_iter().map(|literal| ("toy.rs".to_owned(), literal)).collect()
    }

    #[test]
    fn messages_are_read_with_their_variables() {
        let text = "# Toy\ntoy-a = Meet { $monster-acc }, { $who_is ->\n    [you] you\n   *[other] { $who }\n}\n    .acc = { $n }\ntoy-b = B\ntoy-b = again\nother = x\ntoy-c { $broken\n";
        let (messages, wrong) = messages_of("toy", text);
        assert_eq!(messages["toy-a"], BTreeSet::from(["monster", "n", "who"].map(str::to_owned)));
        assert!(wrong[0].starts_with("line 10: "), "{}", wrong[0]);
        assert_eq!(wrong[1..], ["toy-b stands here twice", "other should begin with “toy-”"]);
    }

    #[test]
    fn languages_must_agree() {
        let en = messages_of("toy", "toy-a = { $x }\ntoy-b = B\n").0;
        let ru = messages_of("toy", "toy-a = { $y }\n").0;
        let all = BTreeMap::from([("en".to_owned(), en), ("ru".to_owned(), ru)]);
        assert_eq!(
            languages_differ(&all),
            ["toy-a has different variables: en [x], ru [y]", "toy-b is missing in ru"]
        );
    }

    #[test]
    fn literals_families_and_names_are_used() {
        let source =
            "Phrase::new(\"toy-a\"); Phrase::member(\"toy-tile\", id); format!(\"toy-hero-{id}\"); \"toy\";";
        let keys = keys(&[
            "toy-a",
            "toy-tile-torch",
            "toy-hero-mage",
            "toy-name",
            "toy-end-won",
            "toy-option-x",
            "toy-z",
        ]);
        assert_eq!(unused(&keys, &names(), &program(source)), ["toy-z is not used by the program"]);
    }

    #[test]
    fn words_that_no_language_has_are_found() {
        let source = "Phrase::new(\"toy-a\"); Phrase::new(\"tyo-b\");\nlet key = \"toy-c\"; \"toy-tile\"; \"toy-tale\"; \"toy box\";";
        let found = missing(&keys(&["toy-a", "toy-tile-torch"]), &names(), &program(source));
        let told = ["toy-c is used at toy.rs:2", "toy-tale is used at toy.rs:2", "tyo-b is used at toy.rs:1"];
        assert_eq!(found, told.map(|text| format!("{text} but no language has it")));
    }
}
