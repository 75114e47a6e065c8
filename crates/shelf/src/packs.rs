//! Which packs are in force at a table, and what they say.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use undercroft_core::Game;
use undercroft_core::pack::{InForce, Library, Pack};

/// The packs whose values are in force, each laid over the ones before it.
pub(crate) fn in_force<G: Game>(game: &G) -> Vec<InForce> {
    look(game, |packs| packs.iter().flat_map(|pack| pack.in_force()).collect())
}

/// All values in force: for each table of components, its packs and what they say together.
pub(crate) fn values<G: Game>(game: &G) -> Value {
    let said = |pack: &&Pack| json!({ "packs": pack.in_force(), "values": pack.values() });
    look(game, |packs| packs.iter().map(said).collect())
}

/// A game that keeps no packs is shown the file it was set up with.
fn look<G: Game, T>(game: &G, look: impl FnOnce(&[&Pack]) -> T) -> T {
    let kept = game.packs();
    if !kept.is_empty() {
        return look(&kept);
    }
    let id = G::facts().id;
    match &game.setup().components {
        None => look(&BOXES.get(id).and_then(|(_, pack)| pack.as_ref()).into_iter().collect::<Vec<_>>()),
        Some(own) => {
            let pack = BOXES.get(id).and_then(|(library, _)| library.open(Some(own)).ok());
            look(&pack.iter().collect::<Vec<_>>())
        }
    }
}

/// What is in each box. The lists live as long as the program, which a library expects of its texts.
static BOXES: LazyLock<BTreeMap<&'static str, (Library, Option<Pack>)>> = LazyLock::new(|| {
    let boxed = |id: &'static str| {
        let packs: &'static [(&'static str, &'static str)] = vec![(id, crate::in_the_box(id)?)].leak();
        let library = Library { packs, keys: &[] };
        Some((id, (library, library.open(None).ok())))
    };
    crate::ids().into_iter().filter_map(boxed).collect()
});

#[cfg(test)]
mod tests {
    use crate::any_table::new_table;
    use undercroft_core::{Seed, Setup};

    /// Every game on the shelf says which packs are in force and shows their values.
    #[test]
    fn every_game_shows_its_components() {
        for facts in crate::facts() {
            let setup = Setup::new(facts.max_seats);
            let table = new_table(facts.id, &setup, Seed::new("x").unwrap()).unwrap();
            assert!(!table.packs().is_empty(), "{}", facts.id);
            let shown = table.components();
            assert!(shown[0]["values"].as_object().is_some_and(|values| !values.is_empty()), "{}", facts.id);
            assert_eq!(shown[0]["packs"][0]["fingerprint"], table.packs()[0].fingerprint);
        }
    }

    /// A file of the players' own is in force over the box, or instead of it.
    #[test]
    fn own_files_are_in_force() {
        let open = |game: &str, own: String| {
            let setup = Setup { components: Some(own), ..Setup::new(2) };
            new_table(game, &setup, Seed::new("x").unwrap()).unwrap()
        };
        let house =
            "[pack]\nid = \"attic\"\nuses = [\"welcome\"]\n[[monsters]]\nid = \"dragon\"\nstrength = 8\n";
        let table = open("welcome", house.to_owned());
        let ids: Vec<_> = table.packs().into_iter().map(|pack| pack.id).collect();
        assert_eq!(ids, ["welcome", "attic"]);
        assert_eq!(table.components()[0]["values"]["monsters"][7]["strength"], 8);
        for id in ["lords", "paper"] {
            let own = crate::in_the_box(id).unwrap().to_owned();
            assert_eq!(open(id, own).packs().len(), 1, "{id}");
        }
    }
}
