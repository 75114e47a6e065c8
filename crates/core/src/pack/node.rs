//! A TOML file as a tree in which everything knows its file and line.

use super::problem::Problem;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Where something stands: in which of the files that are read together, and on which line.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    pub(super) file: u8,
    pub(super) line: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub(super) at: Place,
    pub(super) value: Value,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value {
    Text(String),
    Number(i64),
    Flag(bool),
    List(Vec<Node>),
    Table(Table),
    /// Something that no component file has a use for, in words.
    Other(&'static str),
}

/// A field with its own place, which is not always that of its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    pub(super) name: String,
    pub(super) at: Place,
    pub(super) node: Node,
}

/// Fields in the order in which they are written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Table(pub(super) Vec<Slot>);

impl Table {
    pub(super) fn get(&self, name: &str) -> Option<&Node> {
        self.0.iter().find(|slot| slot.name == name).map(|slot| &slot.node)
    }

    pub(super) fn get_mut(&mut self, name: &str) -> Option<&mut Node> {
        self.0.iter_mut().find(|slot| slot.name == name).map(|slot| &mut slot.node)
    }

    pub(super) fn take(&mut self, name: &str) -> Option<Node> {
        let at = self.0.iter().position(|slot| slot.name == name)?;
        Some(self.0.remove(at).node)
    }
}

impl Node {
    pub(super) fn table(&self) -> Option<&Table> {
        match &self.value {
            Value::Table(table) => Some(table),
            Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::List(_) | Value::Other(_) => None,
        }
    }

    pub(super) fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Text(text) => Some(text),
            Value::Number(_) | Value::Flag(_) | Value::List(_) | Value::Table(_) | Value::Other(_) => None,
        }
    }

    /// Does anything in it stand in a file that is laid over this one?
    pub(super) fn is_later_than(&self, file: u8) -> bool {
        self.at.file > file
            || match &self.value {
                Value::List(list) => list.iter().any(|node| node.is_later_than(file)),
                Value::Table(table) => table.0.iter().any(|slot| slot.node.is_later_than(file)),
                Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Other(_) => false,
            }
    }

    /// A text or a number as it is written.
    pub(super) fn plain(&self) -> Option<String> {
        match &self.value {
            Value::Text(text) => Some(text.clone()),
            Value::Number(number) => Some(number.to_string()),
            Value::Flag(_) | Value::List(_) | Value::Table(_) | Value::Other(_) => None,
        }
    }

    /// The value for a message.
    pub(super) fn shown(&self) -> String {
        match &self.value {
            Value::Text(text) => format!("“{}”", text.chars().take(60).collect::<String>()),
            Value::Number(number) => number.to_string(),
            Value::Flag(flag) => flag.to_string(),
            Value::List(list) => format!("a list of {}", list.len()),
            Value::Table(_) => "a table".to_owned(),
            Value::Other(what) => (*what).to_owned(),
        }
    }

    /// The value without places, for fingerprints and for those who want to see what is in force.
    pub(super) fn json(&self) -> serde_json::Value {
        match &self.value {
            Value::Text(text) => text.as_str().into(),
            Value::Number(number) => (*number).into(),
            Value::Flag(flag) => (*flag).into(),
            Value::List(list) => list.iter().map(Node::json).collect(),
            Value::Table(table) => table.json(),
            Value::Other(what) => (*what).into(),
        }
    }
}

impl Table {
    pub(super) fn json(&self) -> serde_json::Value {
        self.0.iter().map(|slot| (slot.name.clone(), slot.node.json())).collect()
    }
}

/// Reads a text, or finds every place where it is not TOML.
pub(super) fn parse(text: &str, file: u8) -> Result<Table, Vec<Problem>> {
    let (document, errors) = DeTable::parse_recoverable(text);
    let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let lines = Lines { file, starts };
    if errors.is_empty() {
        return Ok(lines.table(document.into_inner()));
    }
    let problem = |error: toml::de::Error| Problem {
        file: String::new(),
        line: lines.place(error.span().unwrap_or_default()).line,
        entry: String::new(),
        field: String::new(),
        found: format!("something that is not TOML ({})", error.message()),
        needed: String::new(),
    };
    let mut problems: Vec<_> = errors.into_iter().map(problem).collect();
    problems.sort_by_key(|problem| problem.line);
    Err(problems)
}

struct Lines {
    file: u8,
    starts: Vec<usize>,
}

impl Lines {
    fn place(&self, span: Range<usize>) -> Place {
        let line = self.starts.partition_point(|start| *start <= span.start);
        Place { file: self.file, line: line as u32 }
    }

    fn table(&self, table: DeTable<'_>) -> Table {
        let mut fields: Vec<_> = table.into_iter().collect();
        fields.sort_by_key(|(name, _)| name.span().start);
        let slot = |(name, value): (Spanned<_>, _)| Slot {
            at: self.place(name.span()),
            name: toml::de::DeString::into_owned(name.into_inner()),
            node: self.node(value),
        };
        Table(fields.into_iter().map(slot).collect())
    }

    fn node(&self, value: Spanned<DeValue<'_>>) -> Node {
        let at = self.place(value.span());
        let value = match value.into_inner() {
            DeValue::String(text) => Value::Text(text.into_owned()),
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
                .map_or(Value::Other("a number too large to count with"), Value::Number),
            DeValue::Float(_) => Value::Other("a number with a fraction"),
            DeValue::Boolean(flag) => Value::Flag(flag),
            DeValue::Datetime(_) => Value::Other("a date"),
            DeValue::Array(list) => Value::List(list.into_iter().map(|one| self.node(one)).collect()),
            DeValue::Table(table) => Value::Table(self.table(table)),
        };
        Node { at, value }
    }
}
