//! Many choices, put together by what they begin with: first the verb or the die, then the rest.

use crate::face::{Place, Thing};
use crate::table::{Choice, Choices};

/// So many choices have keys and room in the bar; more are grouped.
const FEW: usize = 9;

/// Choices that begin alike.
#[derive(Debug)]
pub(super) struct Group {
    /// What their notations begin with, as a name.
    pub id: String,
    /// What their labels have in common.
    pub heading: String,
    /// Each with the rest of its label.
    pub members: Vec<(Choice, String)>,
}

/// Groups the legal choices if there are many. What stands alone stays in the bar; the others get the place of their group.
pub(super) fn group(choices: &mut Choices) -> Vec<Group> {
    if choices.legal.len() <= FEW {
        return Vec::new();
    }
    let mut groups: Vec<Group> = Vec::new();
    for alike in by_words(&choices.legal, 1) {
        match heading(&alike) {
            None if alike.len() > 1 => {
                groups.extend(by_words(&alike, 2).iter().filter_map(|alike| named(alike, 2)));
            }
            None => {}
            Some(_) => groups.extend(named(&alike, 1)),
        }
    }
    for (index, group) in groups.iter().enumerate() {
        for choice in &mut choices.legal {
            if group.members.iter().any(|(member, _)| member.notation == choice.notation) {
                choice.place = Place::On(Thing::of("group", index + 1));
                choice.key = None;
            }
        }
    }
    // What is left in the bar has the keys after those of the groups.
    let left = choices.legal.iter_mut().filter(|choice| choice.place == Place::Bar);
    for (key, choice) in (groups.len() + 1..).zip(left) {
        choice.key = u8::try_from(key).ok().filter(|key| usize::from(*key) <= FEW);
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
    Some(Group { id, heading, members: members.collect() })
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(told: &[(&str, &str)]) -> Choices {
        let legal = told.iter().enumerate().map(|(index, (notation, label))| Choice {
            notation: (*notation).to_owned(),
            label: (*label).to_owned(),
            place: Place::Bar,
            key: u8::try_from(index + 1).ok(),
        });
        Choices { legal: legal.collect(), ..Choices::default() }
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
        let mut choices = choices(&DICE);
        let groups = group(&mut choices);
        let headings: Vec<&str> = groups.iter().map(|group| group.heading.as_str()).collect();
        assert_eq!(headings, ["White cross", "Black hat", "Vampire hits number"]);
        assert_eq!(groups[0].members[2].1, "brew 2 potions");
        let bar: Vec<_> = choices.legal.iter().filter(|choice| choice.place == Place::Bar).collect();
        assert_eq!(bar.len(), 1, "what stands alone stays in the bar");
        assert_eq!((bar[0].notation.as_str(), bar[0].key), ("done", Some(4)));
    }

    #[test]
    fn few_choices_stay_as_they_are() {
        let mut choices = choices(&DICE[..9]);
        assert!(group(&mut choices).is_empty());
        assert!(choices.legal.iter().all(|choice| choice.place == Place::Bar));
    }

    #[test]
    fn what_has_nothing_in_common_stays_in_the_bar() {
        let told: Vec<(String, String)> =
            (0..12).map(|number| (format!("go {number}"), format!("{number} steps"))).collect();
        let told: Vec<(&str, &str)> = told.iter().map(|(one, other)| (&**one, &**other)).collect();
        let mut choices = choices(&told);
        assert!(group(&mut choices).is_empty());
        assert_eq!(choices.legal[11].place, Place::Bar);
    }
}
