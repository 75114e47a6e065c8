//! Many choices, put together: those that start from the same thing, and those that begin with the same words.

use super::Choice;
use super::choices::sign;
use crate::face::{Place, Thing};
use maud::{Markup, html};

/// So many choices have keys and room in the bar; more are grouped.
pub(super) const FEW: usize = 9;

/// Choices of a kind. It opens to its members: first what to do or with what, then the rest.
#[derive(Clone, Debug)]
pub struct Group {
    /// What it is known by on the page.
    pub id: String,
    /// What its members have in common.
    pub heading: String,
    /// The thing they start from, which glows.
    pub from: Option<Thing>,
    /// Its key, 1 to 9.
    pub key: Option<u8>,
    /// Each with the rest of its label.
    pub members: Vec<(Choice, String)>,
}

impl Group {
    /// The moves of its members.
    pub(super) fn notations(&self) -> impl Iterator<Item = String> {
        self.members.iter().map(|(choice, _)| choice.notation.clone())
    }
}

/// Choices from the same thing, in the order of the first of each; `called` names the things.
pub(super) fn by_source(choices: &[Choice], called: impl Fn(&Thing) -> Option<String>) -> Vec<Group> {
    let mut groups: Vec<(&Thing, Vec<Choice>)> = Vec::new();
    for choice in choices {
        let Some(from) = source(choice) else { continue };
        match groups.iter_mut().find(|(other, _)| *other == from) {
            Some((_, alike)) => alike.push(choice.clone()),
            None => groups.push((from, vec![choice.clone()])),
        }
    }
    let named = |(from, alike): (&Thing, Vec<Choice>)| {
        let shared = heading(&alike).unwrap_or("");
        let short = |choice: &Choice| match &choice.place {
            Place::Amount(_, amount) => amount.to_string(),
            Place::Bar | Place::On(_) | Place::Pair(..) => choice.label[shared.len()..].trim().to_owned(),
        };
        let heading = called(from).unwrap_or_else(|| {
            let words =
                if shared.is_empty() { alike.first().map_or("", |choice| &choice.label) } else { shared };
            capital(words.trim_end_matches([':', ',']))
        });
        let members = alike.iter().map(|choice| (choice.clone(), short(choice))).collect();
        Group { id: format!("from-{from}"), heading, from: Some(from.clone()), key: None, members }
    };
    groups.into_iter().map(named).collect()
}

/// Groups what would stand in the bar, if that is much. What stands alone stays there.
pub(super) fn by_beginning(choices: &[Choice]) -> Vec<Group> {
    let bar: Vec<Choice> = choices.iter().filter(|choice| choice.place == Place::Bar).cloned().collect();
    if bar.len() <= FEW {
        return Vec::new();
    }
    let mut groups: Vec<Group> = Vec::new();
    for alike in by_words(&bar, 1) {
        match heading(&alike) {
            None if alike.len() > 1 => {
                groups.extend(by_words(&alike, 2).iter().filter_map(|alike| named(alike, 2)));
            }
            None => {}
            Some(_) => groups.extend(named(&alike, 1)),
        }
    }
    groups
}

/// Choices whose notations begin with the same words, in the order of the first of each.
fn by_words(choices: &[Choice], words: usize) -> Vec<Vec<Choice>> {
    let start =
        |choice: &Choice| -> String { choice.notation.split(' ').take(words).collect::<Vec<_>>().join(" ") };
    let mut all: Vec<(String, Vec<Choice>)> = Vec::new();
    for choice in choices {
        match all.iter_mut().find(|(other, _)| *other == start(choice)) {
            Some((_, alike)) => alike.push(choice.clone()),
            None => all.push((start(choice), vec![choice.clone()])),
        }
    }
    all.into_iter().map(|(_, alike)| alike).collect()
}

/// The words all labels begin with; nothing if there are none, or only one choice.
fn heading(choices: &[Choice]) -> Option<&str> {
    let (first, rest) = choices.split_first()?;
    let mut shared = rest.first().map_or(0, |_| first.label.len());
    for choice in rest {
        let alike = first.label.char_indices().zip(choice.label.chars());
        let apart = alike.take_while(|((_, one), other)| one == other).last();
        shared = shared.min(apart.map_or(0, |((at, letter), _)| at + letter.len_utf8()));
    }
    // Only whole words.
    let end = first.label[..shared].rfind(' ')?;
    Some(&first.label[..end]).filter(|shared| !shared.trim_matches(':').is_empty())
}

fn named(choices: &[Choice], words: usize) -> Option<Group> {
    let shared = heading(choices)?;
    let id = choices.first()?.notation.split(' ').take(words).collect::<Vec<_>>().join("-");
    let after = shared.len();
    let heading = capital(shared.trim_end_matches([':', ',']));
    let members = choices.iter().map(|choice| (choice.clone(), choice.label[after..].trim().to_owned()));
    Some(Group { id: format!("group-{id}"), heading, from: None, key: None, members: members.collect() })
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A group as it stands in the bar or on a plain stage. The script opens it for a click on the thing it starts from, and
/// clicks its members for a click on the thing they lead to.
pub fn group(group: &Group) -> Markup {
    group_with(group, &[], &[])
}

/// The same with what the face shows instead of the words of some moves, and with the moves that a lesson wants.
pub(super) fn group_with(group: &Group, signs: &[(String, Markup)], wanted: &[String]) -> Markup {
    let wants = |choice: &Choice| wanted.contains(&choice.notation);
    let shown = |choice: &Choice| signs.iter().find(|(notation, _)| *notation == choice.notation);
    html! {
        details #(group.id).group name="group" data-from=[group.from.as_ref()] {
            summary.spot[group.from.is_none() && group.members.iter().any(|(choice, _)| wants(choice))] data-key=[group.key] {
                b { (group.heading) } span.soft { (group.members.len()) }
                @if let Some(key) = group.key { kbd aria-hidden="true" { (key) } }
            }
            div.things {
                @for (index, (choice, rest)) in group.members.iter().enumerate() {
                    @let key = (index < FEW).then_some(index + 1);
                    button.choice.amount[matches!(choice.place, Place::Amount(..))].spot[wants(choice)] name="move" value=(choice.notation)
                        data-to=[target(choice)] data-subkey=[key] {
                        @match shown(choice) {
                            Some((_, inside)) => (sign(choice, inside)),
                            None => { span.unseen { (choice.label) } span aria-hidden="true" { (rest) } },
                        }
                        @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
                    }
                }
            }
        }
    }
}

/// The thing a move starts from.
pub(super) fn source(choice: &Choice) -> Option<&Thing> {
    match &choice.place {
        Place::Pair(from, _) | Place::Amount(from, _) => Some(from),
        Place::Bar | Place::On(_) => None,
    }
}

/// The thing a move leads to.
pub(super) fn target(choice: &Choice) -> Option<&Thing> {
    match &choice.place {
        Place::Pair(_, to) => Some(to),
        Place::Bar | Place::On(_) | Place::Amount(..) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Choices;

    fn choices(told: &[(&str, &str)]) -> Choices {
        let legal = told.iter().map(|(notation, label)| Choice {
            notation: (*notation).to_owned(),
            label: (*label).to_owned(),
            place: Place::Bar,
            key: None,
        });
        Choices { legal: legal.collect(), ..Choices::default() }.arranged(|_| None)
    }

    const DICE: [(&str, &str); 11] = [
        ("white-cleric craft crown", "white cross: Crown, box 1"),
        ("white-cleric craft armour", "white cross: Armour, box 1"),
        ("white-cleric brew", "white cross: brew 2 potions"),
        ("white-cleric move", "white cross: move up to 2 rooms"),
        ("black-wizard level wizard", "black hat: Wizard to level 2"),
        ("black-wizard craft tome", "black hat: Tome, box 1"),
        ("black-wizard brew", "black hat: brew 2 potions"),
        ("black-wizard move", "black hat: move up to 2 rooms"),
        ("attack vampire sip 1", "Vampire hits number 1"),
        ("attack vampire sip 2", "Vampire hits number 2"),
        ("done", "Done with this round"),
    ];

    #[test]
    fn many_choices_are_grouped_by_what_they_begin_with() {
        let choices = choices(&DICE);
        let headings: Vec<&str> = choices.groups.iter().map(|group| group.heading.as_str()).collect();
        assert_eq!(headings, ["White cross", "Black hat", "Vampire hits number"]);
        assert_eq!(choices.groups[0].members[2].1, "brew 2 potions");
        let bar: Vec<_> = choices.in_bar().collect();
        assert_eq!(bar.len(), 1, "what stands alone stays in the bar");
        assert_eq!((bar[0].notation.as_str(), bar[0].key), ("done", Some(4)));
    }

    #[test]
    fn few_choices_stay_as_they_are() {
        let choices = choices(&DICE[..9]);
        assert!(choices.groups.is_empty());
        assert_eq!(choices.in_bar().count(), 9);
    }

    #[test]
    fn what_has_nothing_in_common_stays_in_the_bar() {
        let told: Vec<(String, String)> =
            (0..12).map(|number| (format!("go {number}"), format!("{number} steps"))).collect();
        let told: Vec<(&str, &str)> = told.iter().map(|(one, other)| (&**one, &**other)).collect();
        let choices = choices(&told);
        assert!(choices.groups.is_empty());
        assert_eq!(choices.in_bar().count(), 12);
    }

    #[test]
    fn moves_between_things_are_grouped_by_where_they_start() {
        let pair = |notation: &str, from: &str, to: &str| Choice {
            notation: notation.to_owned(),
            label: format!("{from} to {to}"),
            place: Place::Pair(Thing::new(from), Thing::new(to)),
            key: None,
        };
        let legal = vec![pair("1", "imp", "mine"), pair("2", "ghost", "lair"), pair("3", "imp", "tunnel")];
        let choices = Choices { legal, ..Choices::default() }
            .arranged(|thing| (*thing == Thing::new("ghost")).then(|| "The ghost".to_owned()));
        let told: Vec<_> = choices
            .groups
            .iter()
            .map(|group| (group.heading.as_str(), group.key, group.members.len()))
            .collect();
        assert_eq!(told, [("Imp to", Some(1), 2), ("The ghost", Some(2), 1)]);
        assert_eq!(choices.groups[0].members[1].1, "tunnel");
        assert_eq!(choices.in_bar().count(), 0);
    }
}
