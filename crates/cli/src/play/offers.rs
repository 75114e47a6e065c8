//! What is offered at once: all choices, or, where they are too many for a page, first what to use and then what for.

use undercroft_shelf::Choice;

/// So many choices fit below a table.
const MANY: usize = 12;

/// A numbered line below the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Offer {
    /// A move.
    Move { notation: String, label: String },
    /// Several moves that begin with the same word, such as the uses of a die.
    Group { word: String, label: String },
}

impl Offer {
    /// How it is written.
    pub(super) fn label(&self) -> &str {
        match self {
            Offer::Move { label, .. } | Offer::Group { label, .. } => label,
        }
    }

    /// The move it stands for, if it is one.
    pub(super) fn notation(&self) -> Option<&str> {
        match self {
            Offer::Move { notation, .. } => Some(notation),
            Offer::Group { .. } => None,
        }
    }
}

/// The lines for these choices, each with its label in words; `within` is the word of the group that was chosen.
pub(super) fn offers(choices: &[Choice], labels: Vec<String>, within: Option<&str>) -> Vec<Offer> {
    let all: Vec<(&str, &str, String)> = choices
        .iter()
        .zip(labels)
        .map(|(choice, label)| {
            let word = choice.notation.split(' ').next().unwrap_or_default();
            (choice.notation.as_str(), word, label)
        })
        .collect();
    let plain =
        |notation: &str, label: &str| Offer::Move { notation: notation.to_owned(), label: label.to_owned() };
    if let Some(within) = within {
        let inside = all.iter().filter(|(_, word, _)| *word == within);
        return inside
            .map(|(notation, _, label)| plain(notation, head_and_rest(label).map_or(label, |(_, rest)| rest)))
            .collect();
    }
    if all.len() <= MANY {
        return all.iter().map(|(notation, _, label)| plain(notation, label)).collect();
    }
    let mut offers: Vec<Offer> = Vec::new();
    for (notation, word, label) in &all {
        let members = all.iter().filter(|(_, other, _)| other == word);
        let head = head_and_rest(label).map(|(head, _)| head);
        let alike = members.clone().all(|(_, _, other)| head_and_rest(other).map(|(head, _)| head) == head);
        match head.filter(|_| alike && members.count() > 1) {
            None => offers.push(plain(notation, label)),
            Some(head) => {
                let group = Offer::Group { word: (*word).to_owned(), label: head.to_owned() };
                if !offers.contains(&group) {
                    offers.push(group);
                }
            }
        }
    }
    offers
}

/// What a label says before and after its colon.
fn head_and_rest(label: &str) -> Option<(&str, &str)> {
    label.split_once(": ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_core::Phrase;

    fn choices(count: usize) -> (Vec<Choice>, Vec<String>) {
        let mut choices = Vec::new();
        let mut labels = Vec::new();
        for number in 0..count {
            let die = if number % 2 == 0 { "clover" } else { "boots" };
            choices.push(Choice { notation: format!("{die} use-{number}"), label: Phrase::new("toy") });
            labels.push(format!("the {die}: use {number}"));
        }
        choices.push(Choice { notation: "done".to_owned(), label: Phrase::new("toy") });
        labels.push("Done".to_owned());
        (choices, labels)
    }

    #[test]
    fn few_choices_are_offered_at_once() {
        let (choices, labels) = choices(4);
        assert_eq!(offers(&choices, labels, None).len(), 5);
    }

    #[test]
    fn many_choices_are_offered_in_two_steps() {
        let (choices, labels) = choices(14);
        let first = offers(&choices, labels.clone(), None);
        assert_eq!(first.iter().map(Offer::label).collect::<Vec<_>>(), ["the clover", "the boots", "Done"]);
        assert_eq!(first[2].notation(), Some("done"));
        let second = offers(&choices, labels, Some("boots"));
        assert_eq!(
            (second.len(), second[0].label(), second[0].notation()),
            (7, "use 1", Some("boots use-1"))
        );
    }
}
