//! One file laid over another.

use super::node::{Node, Place, Slot, Table, Value};
use super::reading::Reading;

pub(super) fn slot(name: &str, node: Node) -> Slot {
    Slot { name: name.to_owned(), at: node.at, node }
}

/// Says in which file everything in the table stands.
pub(super) fn move_to(table: &mut Table, file: u8) {
    for slot in &mut table.0 {
        slot.at.file = file;
        move_node(&mut slot.node, file);
    }
}

fn move_node(node: &mut Node, file: u8) {
    node.at.file = file;
    match &mut node.value {
        Value::List(list) => list.iter_mut().for_each(|one| move_node(one, file)),
        Value::Table(table) => move_to(table, file),
        Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Other(_) => {}
    }
}

/// Two entries of one list may not be known by the same name.
pub(super) fn find_doubles(table: &Table, reading: &Reading<'_>) {
    for slot in &table.0 {
        match &slot.node.value {
            Value::Table(inner) => find_doubles(inner, reading),
            Value::List(list) => {
                let mut seen: Vec<(String, Place)> = Vec::new();
                for entry in list.iter().filter_map(|node| Some((node.at, node.table()?))) {
                    let (at, inner) = entry;
                    find_doubles(inner, reading);
                    let Some(key) = reading.pack.key(&slot.name, inner) else { continue };
                    if let Some((_, first)) = seen.iter().find(|(known, _)| *known == key) {
                        let name = format!("[[{}]] “{key}”", slot.name);
                        let found = format!("it twice, first on line {}", first.line);
                        reading.report(at, &name, "", found, "each once".to_owned());
                    }
                    seen.push((key, at));
                }
            }
            Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Other(_) => {}
        }
    }
}

/// Sections: field by field.
pub(super) fn lay(mut base: Table, mut over: Table, reading: &Reading<'_>) -> Table {
    remove_fields(&mut base, &mut over, "", reading);
    for mut slot in over.0 {
        if let Value::Table(table) = &mut slot.node.value
            && takes_out(table)
        {
            if base.take(&slot.name).is_none() {
                let name = format!("[{}]", slot.name);
                reading.report(slot.at, &name, "remove", "nothing to remove".to_owned(), String::new());
            }
            continue;
        }
        let Some(old) = base.get_mut(&slot.name) else {
            if let Value::List(list) = &slot.node.value {
                for (at, table) in list.iter().filter_map(|node| Some((node.at, node.table()?))) {
                    if table.get("remove").is_some() {
                        let name = format!("[[{}]]", slot.name);
                        reading.report(at, &name, "remove", "nothing to remove".to_owned(), String::new());
                    }
                }
            }
            base.0.push(slot);
            continue;
        };
        let at = slot.node.at;
        let (kept, new) = (std::mem::replace(&mut old.value, Value::Flag(false)), slot.node.value);
        (old.value, old.at) = match (kept, new) {
            (Value::Table(kept), Value::Table(new)) => (Value::Table(lay(kept, new, reading)), old.at),
            (kept, new) => replace(&slot.name, (kept, old.at), (new, at), reading),
        };
    }
    base
}

/// Anything but a section: entries by what they are known by, everything else whole.
fn replace(list: &str, kept: (Value, Place), new: (Value, Place), reading: &Reading<'_>) -> (Value, Place) {
    let known = |value: &Value| match value {
        Value::List(list_of) => {
            list_of.iter().all(|one| one.table().is_some_and(|table| reading.pack.key(list, table).is_some()))
        }
        Value::Table(_) | Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Other(_) => false,
    };
    if !known(&kept.0) || !known(&new.0) {
        return new;
    }
    match (kept, new) {
        ((Value::List(entries), at), (Value::List(news), _)) => {
            (Value::List(lay_list(list, entries, news, reading)), at)
        }
        (_, new) => new,
    }
}

fn lay_list(list: &str, mut entries: Vec<Node>, news: Vec<Node>, reading: &Reading<'_>) -> Vec<Node> {
    for mut new in news {
        let Value::Table(table) = &mut new.value else { continue };
        let key = reading.pack.key(list, table);
        let name = format!("[[{list}]] “{}”", key.as_deref().unwrap_or_default());
        let place =
            entries.iter().position(|old| old.table().and_then(|old| reading.pack.key(list, old)) == key);
        let leaves = takes_out(table);
        match place {
            Some(place) if leaves => drop(entries.remove(place)),
            None if leaves => {
                reading.report(new.at, &name, "remove", "nothing to remove".to_owned(), String::new())
            }
            None => entries.push(new),
            Some(place) => {
                let Value::Table(base) = &mut entries[place].value else { continue };
                remove_fields(base, table, &name, reading);
                for slot in std::mem::take(&mut table.0) {
                    match base.get_mut(&slot.name) {
                        None => base.0.push(slot),
                        // What is only said again keeps its source.
                        Some(old) if old.json() == slot.node.json() => {}
                        Some(old) => {
                            let kept = std::mem::replace(&mut old.value, Value::Flag(false));
                            let new = (slot.node.value, slot.node.at);
                            (old.value, old.at) = replace(&slot.name, (kept, old.at), new, reading);
                        }
                    }
                }
            }
        }
    }
    entries
}

fn takes_out(table: &Table) -> bool {
    table.get("remove").is_some_and(|node| matches!(node.value, Value::Flag(true)))
}

/// `remove = ["field", …]`.
fn remove_fields(base: &mut Table, over: &mut Table, entry: &str, reading: &Reading<'_>) {
    let Some(remove) = over.take("remove") else { return };
    let names = match &remove.value {
        Value::List(names) => names.iter().map(|name| (name, name.text())).collect(),
        Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Table(_) | Value::Other(_) => {
            vec![(&remove, None)]
        }
    };
    for (node, name) in names {
        if name.and_then(|name| base.take(name)).is_none() {
            let fields: Vec<_> = base.0.iter().map(|slot| slot.name.as_str()).collect();
            let needed = format!("true, or a list of these fields: {}", fields.join(", "));
            reading.report(node.at, entry, "remove", node.shown(), needed);
        }
    }
}
