//! Which sets are on the table: those of the box, those of the players' own, and those they are played with.
//!
//! A pack is a set. One that says `uses = ["vault"]` in its `[pack]` joins that set of the box; one that says nothing
//! of the kind takes the place of the set of its grade. Several packs are one text, each after a line `#!pack NAME`.

use super::{Components, Grade, MILL, SERPENT, VAULT};
use std::sync::{Arc, OnceLock};
use undercroft_core::pack::{Library, NEXT_PACK, Pack, Problem, Problems};

/// The sets of the box.
pub const LIBRARY: Library =
    Library { packs: &[("vault", VAULT), ("serpent", SERPENT), ("mill", MILL)], keys: &[] };

/// A pack without a name of its own is told of as this.
const NAMELESS: &str = "components";

/// All sets of a table.
#[derive(Debug)]
pub(crate) struct Sets {
    pub components: Arc<Components>,
    /// What they say, as files.
    pub packs: Vec<Pack>,
}

/// A set that is found.
struct Found {
    id: String,
    /// The file it stands in; none for one of the box.
    file: String,
    text: String,
    pack: Pack,
    grade: Grade,
}

/// The sets of the box with these ids, and those of the players' own.
pub(crate) fn open(game: &str, boxed: &[&'static str], own: Option<&str>) -> Result<Arc<Sets>, Vec<String>> {
    let Some(own) = own else { return unchanged(boxed) };
    let files = files(own);
    if files.is_empty() {
        return Err(vec![format!("{NAMELESS}: no pack in it; a pack has a [set]")]);
    }
    let mut found: Vec<Found> = boxed.iter().filter_map(|id| from_the_box(id)).collect();
    let mut wrong = Vec::new();
    // One that takes a place has it before others join.
    let (join, replace): (Vec<_>, Vec<_>) = files
        .iter()
        .filter_map(|(name, text)| match read(name, text) {
            Ok(read) => Some(read),
            Err(problems) => {
                wrong.extend(problems);
                None
            }
        })
        .partition(|one| one.pack.heads().any(|head| !head.uses.is_empty()));
    if !wrong.is_empty() {
        return Err(wrong);
    }
    for one in replace {
        let is_of_box = |place: &&mut Found| place.file.is_empty();
        let mut places: Vec<&mut Found> = found.iter_mut().filter(is_of_box).collect();
        let of_grade = places.iter().position(|place| place.grade == one.grade);
        match of_grade.or(places.iter().position(|place| place.id == game)) {
            Some(place) => *places[place] = one,
            None => found.push(one),
        }
    }
    for one in join {
        for id in one.pack.heads().flat_map(|head| &head.uses) {
            if !found.iter().any(|set| set.id == *id) {
                found.extend(from_the_box(id));
            }
        }
        found.push(one);
    }
    lay(found)
}

/// Sets of the box as they are: read once, because every position names a game that needs them.
fn unchanged(boxed: &[&'static str]) -> Result<Arc<Sets>, Vec<String>> {
    type Read = Result<Arc<Sets>, Vec<String>>;
    // By the sets that are there, as bits.
    static READ: [OnceLock<Read>; 8] = [const { OnceLock::new() }; 8];
    let bits = LIBRARY.packs.iter().enumerate();
    let bits = bits.fold(0, |bits, (nth, (id, _))| bits | usize::from(boxed.contains(id)) << nth);
    READ[bits % 8].get_or_init(|| lay(boxed.iter().filter_map(|id| from_the_box(id)).collect())).clone()
}

/// Lower grades come first (DR-492); the sets of a grade stay in the order in which they were found.
fn lay(mut found: Vec<Found>) -> Result<Arc<Sets>, Vec<String>> {
    found.sort_by_key(|set| set.grade);
    let named = |set: &Found| if set.file.is_empty() { set.id.clone() } else { set.file.clone() };
    let names: Vec<String> = found.iter().map(named).collect();
    let texts: Vec<(&str, &str)> =
        names.iter().zip(&found).map(|(name, set)| (name.as_str(), set.text.as_str())).collect();
    let components = Arc::new(Components::read_files(&texts)?);
    Ok(Arc::new(Sets { components, packs: found.into_iter().map(|set| set.pack).collect() }))
}

/// The packs of a text, each with the name of its file.
fn files(text: &str) -> Vec<(String, String)> {
    let mut files = vec![(NAMELESS.to_owned(), String::new())];
    for line in text.lines() {
        match line.strip_prefix(NEXT_PACK) {
            Some(name) => {
                let name: String = name.trim().chars().take(60).collect();
                let name = if name.is_empty() { NAMELESS.to_owned() } else { name };
                files.push((name, String::new()));
            }
            None => {
                if let Some((_, text)) = files.last_mut() {
                    text.push_str(line);
                    text.push('\n');
                }
            }
        }
    }
    // What stands before the first name is a pack only if there is something in it.
    let says = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
    files.retain(|(_, text)| text.lines().any(says));
    files
}

fn from_the_box(id: &str) -> Option<Found> {
    let (id, text) = LIBRARY.packs.iter().find(|(known, _)| *known == id)?;
    let pack = LIBRARY.alone(id, text).ok()?;
    let grade = grade_of(&pack).unwrap_or_default();
    Some(Found { id: (*id).to_owned(), file: String::new(), text: (*text).to_owned(), pack, grade })
}

/// A pack of the players' own by its head; what is in it is read together with all the others.
fn read(name: &str, text: &str) -> Result<Found, Vec<String>> {
    let told = |problems: Problems| {
        let named = |problem: &Problem| Problem { file: name.to_owned(), ..problem.clone() }.to_string();
        let of_head = |problem: &&Problem| problem.entry.starts_with("[pack]");
        let head: Vec<String> = problems.0.iter().filter(of_head).map(named).collect();
        if !head.is_empty() {
            return head;
        }
        // Whoever reads the entries says more about them.
        let entries = Components::read_files(&[(name, text)]).err();
        entries.unwrap_or_else(|| problems.0.iter().map(named).collect())
    };
    let own_id = id_of(text);
    let pack = LIBRARY.alone(own_id.as_deref().unwrap_or(name), text).map_err(told)?;
    let grade = grade_of(&pack).unwrap_or_default();
    let id = own_id.unwrap_or_default();
    Ok(Found { id, file: name.to_owned(), text: text.to_owned(), pack, grade })
}

fn id_of(text: &str) -> Option<String> {
    let file = toml::from_str::<toml::Table>(text).ok()?;
    Some(file.get("set")?.get("id")?.as_str()?.to_owned())
}

fn grade_of(pack: &Pack) -> Option<Grade> {
    pack.values().get("set")?.get("grade")?.as_str().and_then(Grade::from_word)
}
