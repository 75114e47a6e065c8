//! Things that operations speak of: targets, filters, numbers and their units.

use crate::Rules;
use crate::components::{
    Amount, Checks, Class, Filter, FilterId, Form, Keyword, Per, Resource, Stat, Terrain, Until, Who,
};
use crate::tell::names;
use undercroft_core::Phrase;

/// Says nothing.
pub(super) fn nothing() -> Phrase {
    Phrase::new("dungeoneer-card-nothing")
}

/// A list in brackets; nothing for an empty one.
pub(super) fn in_brackets(marks: Vec<Phrase>) -> Phrase {
    if marks.is_empty() { nothing() } else { Phrase::new("dungeoneer-card-brackets").list("marks", marks) }
}

/// A characteristic, with its cases.
pub(super) fn stat(stat: Stat) -> Phrase {
    Phrase::member("dungeoneer-card-stat", stat.word())
}

pub(super) fn form(form: Form) -> Phrase {
    Phrase::member("dungeoneer-card-stat", form.word())
}

pub(super) fn wounds(amount: i64) -> Phrase {
    Phrase::new("dungeoneer-card-wounds").number("n", amount)
}

/// What is counted, with its number in the message's `$n`.
#[derive(Copy, Clone)]
pub(super) enum Unit {
    Wounds,
    Life,
    Points(Resource),
    Tokens,
    Cards,
    Locations,
    Attacks,
    /// A change of a value, with its sign.
    Bonus,
    /// So much more or less.
    Change,
    /// So many wounds more or less.
    WoundsChange,
}

impl Unit {
    fn message(self) -> Phrase {
        match self {
            Unit::Wounds => Phrase::new("dungeoneer-card-wounds"),
            Unit::Life => Phrase::new("dungeoneer-card-life"),
            Unit::Points(resource) => Phrase::member("dungeoneer-points", resource.word()),
            Unit::Tokens => Phrase::new("dungeoneer-card-tokens"),
            Unit::Cards => Phrase::new("dungeoneer-card-cards"),
            Unit::Locations => Phrase::new("dungeoneer-card-locations"),
            Unit::Attacks => Phrase::new("dungeoneer-card-attacks"),
            Unit::Bonus => Phrase::new("dungeoneer-card-bonus"),
            Unit::Change => Phrase::new("dungeoneer-card-more"),
            Unit::WoundsChange => Phrase::new("dungeoneer-card-wounds-more"),
        }
    }

    /// Everything there is of it.
    fn all(self) -> Phrase {
        let word = match self {
            Unit::Wounds | Unit::WoundsChange => "wounds",
            Unit::Life | Unit::Bonus | Unit::Change => "life",
            Unit::Points(resource) => resource.word(),
            Unit::Tokens => "tokens",
            Unit::Cards => "cards",
            Unit::Locations => "locations",
            Unit::Attacks => "attacks",
        };
        Phrase::member("dungeoneer-card-all", word)
    }

    fn of(self, number: i8) -> Phrase {
        match self {
            Unit::Bonus if number < 0 => self.message().text("n", format!("−{}", number.unsigned_abs())),
            Unit::Bonus => self.message().text("n", format!("+{number}")),
            Unit::Change if number < 0 => {
                Phrase::new("dungeoneer-card-less").number("n", number.unsigned_abs())
            }
            Unit::WoundsChange if number < 0 => {
                Phrase::new("dungeoneer-card-wounds-less").number("n", number.unsigned_abs())
            }
            _ => self.message().number("n", number.unsigned_abs()),
        }
    }

    fn of_x(self, amount: Amount) -> Phrase {
        let x = match amount.plus {
            0 => "X".to_owned(),
            plus if plus < 0 => format!("X − {}", plus.unsigned_abs()),
            plus => format!("X + {plus}"),
        };
        match self {
            Unit::Bonus if amount.times < 0 => self.message().text("n", format!("−{x}")),
            Unit::Bonus => self.message().text("n", format!("+{x}")),
            _ => self.message().text("n", x),
        }
    }
}

/// So much of something.
pub(super) fn amount(amount: Amount, unit: Unit) -> Phrase {
    if amount.all {
        return unit.all();
    }
    let Some(per) = amount.per else { return unit.of(amount.plus) };
    if per == Per::X {
        return unit.of_x(amount);
    }
    let most = if amount.max == i8::MAX { 0 } else { amount.max };
    Phrase::new("dungeoneer-card-per")
        .phrase("what", unit.of(amount.times))
        .phrase("per", Phrase::member("dungeoneer-card-per", per.word()))
        .number("plus", amount.plus)
        .number("most", most)
}

/// The checks that a change admits, of one characteristic or of all.
pub(super) fn checks(checks: Checks, stat: &str) -> Phrase {
    Phrase::member("dungeoneer-card-on", checks.word())
        .text("stat", stat)
        .phrase("name", Phrase::member("dungeoneer-card-stat", stat))
}

/// The dice of these checks.
pub(super) fn rolled(checks: Checks, stat: &str) -> Phrase {
    Phrase::member("dungeoneer-card-rolled", checks.word())
        .text("stat", stat)
        .phrase("name", Phrase::member("dungeoneer-card-stat", stat))
}

pub(super) fn until(until: Until) -> Phrase {
    Phrase::member("dungeoneer-card-until", until.word())
}

/// The message for a sort of card, with its cases.
fn class(class: Option<Class>) -> Phrase {
    Phrase::member("dungeoneer-card-noun", class.map_or("card", Class::word))
}

impl Rules {
    fn filter(&self, filter: FilterId) -> &Filter {
        self.components.filter(filter)
    }

    /// A card of this sort that passes the filter; `any` is what it is called where the filter names no class.
    pub(super) fn noun(&self, any: Option<Class>, filter: FilterId) -> Phrase {
        let filter = self.filter(filter);
        let base = match (filter.title, filter.terrain) {
            (Some(title), _) => {
                let name = &self.components.titles[usize::from(title)].print.name;
                Phrase::new("dungeoneer-card-named").phrase("name", names::text(name))
            }
            (None, Some(terrain)) => terrain_noun(Some(terrain)),
            (None, None) => class(filter.class.or(any)),
        };
        Phrase::new("dungeoneer-card-noun")
            .phrase("base", base)
            .phrase("marks", in_brackets(self.marks(filter)))
    }

    /// A location that passes the filter.
    pub(super) fn place(&self, filter: FilterId) -> Phrase {
        let filter = self.filter(filter);
        Phrase::new("dungeoneer-card-noun")
            .phrase("base", terrain_noun(filter.terrain))
            .phrase("marks", in_brackets(self.marks(filter)))
    }

    /// What a filter asks for besides class and terrain.
    pub(super) fn marks(&self, filter: &Filter) -> Vec<Phrase> {
        let mut marks = self.kind_marks(filter.kinds);
        let number = |key: &'static str, n: u8| Phrase::new(key).number("n", n);
        marks.extend(filter.family.map(|family| self.family(family)));
        marks.extend(filter.keyword.map(keyword));
        marks.extend(
            filter.not_keyword.map(|word| Phrase::new("dungeoneer-card-not").phrase("what", keyword(word))),
        );
        marks.extend(filter.max_cost.map(|n| number("dungeoneer-card-max-cost", n)));
        marks.extend(filter.max_life.map(|n| number("dungeoneer-card-max-life", n)));
        marks.extend(filter.form.map(form));
        marks.extend(filter.occupied.map(|occupied| {
            Phrase::new(if occupied { "dungeoneer-card-occupied" } else { "dungeoneer-card-unoccupied" })
        }));
        marks
    }

    /// Kinds by their names.
    pub(super) fn kind_marks(&self, kinds: u64) -> Vec<Phrase> {
        let kinds_of = self.components.kinds.iter().enumerate();
        let named = kinds_of.filter(|(index, _)| kinds >> index & 1 != 0);
        let named: Vec<Phrase> = named.map(|(_, print)| names::text(&print.name)).collect();
        let or = super::one_after_another("dungeoneer-card-or-kind", named);
        or.into_iter().collect()
    }

    /// A family has no name of its own: it is called after its member with the shortest one.
    fn family(&self, family: u8) -> Phrase {
        let members = self.components.titles.iter().filter(|title| title.family == Some(family));
        let shortest = members.min_by_key(|title| title.print.name.en.len());
        let name = match shortest {
            Some(title) => names::text(&title.print.name),
            None => names::word(&self.components.families[usize::from(family)]),
        };
        Phrase::new("dungeoneer-card-family").phrase("name", name)
    }

    /// Whom an operation concerns, with cases and with `-is`, which is `you` or `other`.
    pub(super) fn target(&self, who: Who, of: FilterId) -> Phrase {
        Phrase::member("dungeoneer-card-who", who.word()).phrase("of", self.noun(Some(Class::Monster), of))
    }
}

fn terrain_noun(terrain: Option<Terrain>) -> Phrase {
    Phrase::member("dungeoneer-card-place", terrain.map_or("any", Terrain::word))
}

fn keyword(word: Keyword) -> Phrase {
    Phrase::member("dungeoneer-card-keyword", word.word())
}
