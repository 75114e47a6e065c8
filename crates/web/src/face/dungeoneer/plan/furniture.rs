//! What stands in a place. Ours are furnished by hand; a pack's own places by what their names speak of, and the rest
//! by a number made of the name, so that a place looks the same at every table.

use super::Shape;
use crate::face::dungeoneer::pictures::mixed;
use undercroft_dungeoneer::components::{Site, Terrain};

/// What stands in a place.
#[derive(Debug)]
pub(super) struct Furniture {
    /// Its name in a plan's address.
    pub name: &'static str,
    /// The chamber it needs; nothing if it also fits into a passage.
    pub chamber: Option<Shape>,
    /// Drawn on the floor and cut off by the walls.
    pub floor: &'static str,
    /// Drawn above everything.
    pub standing: &'static [&'static str],
    /// There is room for torches on the wall.
    pub torches: bool,
}

const fn small(name: &'static str, standing: &'static [&'static str]) -> Furniture {
    Furniture { name, chamber: None, floor: "", standing, torches: true }
}

const fn flowing(name: &'static str) -> Furniture {
    Furniture { name, chamber: None, floor: name, standing: &[], torches: true }
}

const fn hall(name: &'static str, shape: Shape, standing: &'static [&'static str]) -> Furniture {
    Furniture { name, chamber: Some(shape), floor: "", standing, torches: true }
}

/// The furniture stands where torches would hang.
const fn bare(name: &'static str, shape: Shape, standing: &'static [&'static str]) -> Furniture {
    Furniture { torches: false, ..hall(name, shape, standing) }
}

use Shape::{Hall, Octagon, Round};

pub(super) static ALL: [Furniture; 63] = [
    hall("entrance", Octagon, &["daylight", "steps", "pillars"]),
    hall("forecourt", Octagon, &["forecourt"]),
    small("signpost", &["signpost"]),
    flowing("chasm"),
    small("brazier", &["brazier"]),
    small("spikes", &["spikes"]),
    small("rubble", &["rubble"]),
    small("spiral", &["spiral"]),
    flowing("drain"),
    small("rats", &["rats"]),
    small("eyes", &["eyes"]),
    hall("turntable", Round, &["turntable"]),
    hall("altar", Hall, &["altar"]),
    hall("hoard", Hall, &["hoard"]),
    hall("portal", Octagon, &["portal"]),
    bare("racks", Hall, &["racks"]),
    bare("lab", Hall, &["lab"]),
    bare("cells", Hall, &["cells"]),
    Furniture { name: "water", chamber: Some(Hall), floor: "water", standing: &[], torches: true },
    hall("vats", Hall, &["vats"]),
    hall("circle", Round, &["circle"]),
    hall("bones", Octagon, &["bones"]),
    bare("shelves", Hall, &["shelves"]),
    hall("nest", Round, &["nest"]),
    small("scales", &["scales"]),
    small("skins", &["skins"]),
    flowing("culvert"),
    small("knights", &["knights"]),
    small("coilstair", &["coilstair"]),
    small("burrow", &["burrow"]),
    small("whispers", &["whispers"]),
    small("eggs", &["eggs"]),
    bare("lookout", Hall, &["lookout"]),
    hall("holy", Octagon, &["holy"]),
    hall("brood", Round, &["brood"]),
    bare("chapter", Hall, &["chapter"]),
    hall("stills", Hall, &["stills"]),
    hall("oaths", Hall, &["oaths"]),
    hall("pool", Octagon, &["pool"]),
    hall("fangs", Round, &["fangs"]),
    hall("bloodstair", Hall, &["bloodstair"]),
    bare("reliquary", Hall, &["reliquary"]),
    hall("oubliette", Octagon, &["oubliette"]),
    hall("well", Octagon, &["well"]),
    hall("throne", Hall, &["throne"]),
    hall("tomb", Hall, &["tomb"]),
    small("mushrooms", &["mushrooms"]),
    small("crystals", &["crystals"]),
    hall("anvil", Hall, &["anvil"]),
    hall("feast", Hall, &["feast"]),
    bare("webs", Octagon, &["webs"]),
    bare("barracks", Hall, &["barracks"]),
    bare("stores", Hall, &["stores"]),
    hall("statue", Octagon, &["statue"]),
    Furniture { name: "flames", chamber: Some(Octagon), floor: "flames", standing: &[], torches: false },
    hall("carpet", Hall, &["carpet"]),
    small("roots", &["roots"]),
    small("stones", &["stones"]),
    small("torchlight", &["torchlight"]),
    hall("pillars", Octagon, &["pillars"]),
    hall("columns", Round, &["pillars", "carpet"]),
    hall("crypt", Octagon, &["tomb", "pillars"]),
    hall("shrine", Round, &["statue", "pillars"]),
];

/// Our own places.
const OURS: [(&str, &str); 43] = [
    ("entrance_to_the_vault", "entrance"),
    ("crossroads", "signpost"),
    ("broken_span", "chasm"),
    ("guard_passage", "brazier"),
    ("spiked_corridor", "spikes"),
    ("collapsed_gallery", "rubble"),
    ("winding_stair", "spiral"),
    ("black_drain", "drain"),
    ("rat_run", "rats"),
    ("crawl_of_eyes", "eyes"),
    ("revolving_hall", "turntable"),
    ("dark_altar", "altar"),
    ("treasury", "hoard"),
    ("interdimensional_portal", "portal"),
    ("armory", "racks"),
    ("ramaliths_laboratory", "lab"),
    ("cell_block", "cells"),
    ("flooded_chamber", "water"),
    ("ooze_vats", "vats"),
    ("circle_of_summoning", "circle"),
    ("ossuary", "bones"),
    ("forbidden_library", "shelves"),
    ("temple_forecourt", "forecourt"),
    ("scale_carved_passage", "scales"),
    ("shed_skin_corridor", "skins"),
    ("weeping_culvert", "culvert"),
    ("knights_ambulatory", "knights"),
    ("coil_stair", "coilstair"),
    ("lightless_burrow", "burrow"),
    ("whispering_dark", "whispers"),
    ("old_egg_gallery", "eggs"),
    ("lookout", "lookout"),
    ("holy_of_holies", "holy"),
    ("nakaris_lair", "nest"),
    ("brood_chamber", "brood"),
    ("chapterhouse_of_ilbor", "chapter"),
    ("venom_stills", "stills"),
    ("hall_of_broken_oaths", "oaths"),
    ("pool_of_molting", "pool"),
    ("choir_of_fangs", "fangs"),
    ("sacrificial_stair", "bloodstair"),
    ("reliquary", "reliquary"),
    ("oubliette", "oubliette"),
];

/// Words of a place's id or English name, by what stands there. The first word that fits counts.
const WORDS: [(&str, &str); 74] = [
    ("altar", "altar"),
    ("shrine", "shrine"),
    ("temple", "shrine"),
    ("chapel", "holy"),
    ("sanct", "holy"),
    ("holy", "holy"),
    ("throne", "throne"),
    ("king", "throne"),
    ("queen", "throne"),
    ("tomb", "tomb"),
    ("grave", "tomb"),
    ("crypt", "crypt"),
    ("catacomb", "bones"),
    ("bone", "bones"),
    ("ossuary", "bones"),
    ("skull", "bones"),
    ("treasur", "hoard"),
    ("gold", "hoard"),
    ("hoard", "hoard"),
    ("vault", "hoard"),
    ("library", "shelves"),
    ("archive", "shelves"),
    ("study", "shelves"),
    ("scriptor", "shelves"),
    ("armor", "racks"),
    ("armour", "racks"),
    ("arsenal", "racks"),
    ("laborator", "lab"),
    ("alchem", "lab"),
    ("still", "stills"),
    ("brew", "stills"),
    ("cell", "cells"),
    ("prison", "cells"),
    ("dungeon", "cells"),
    ("jail", "cells"),
    ("flood", "water"),
    ("lake", "water"),
    ("cistern", "pool"),
    ("pool", "pool"),
    ("bath", "pool"),
    ("fountain", "well"),
    ("well", "well"),
    ("vat", "vats"),
    ("portal", "portal"),
    ("gate", "portal"),
    ("rift", "portal"),
    ("circle", "circle"),
    ("summon", "circle"),
    ("ritual", "circle"),
    ("forge", "anvil"),
    ("smith", "anvil"),
    ("kitchen", "feast"),
    ("feast", "feast"),
    ("dining", "feast"),
    ("barrack", "barracks"),
    ("dormitor", "barracks"),
    ("store", "stores"),
    ("cellar", "stores"),
    ("spider", "webs"),
    ("web", "webs"),
    ("nest", "brood"),
    ("egg", "eggs"),
    ("lava", "flames"),
    ("fire", "flames"),
    ("furnace", "flames"),
    ("crystal", "crystals"),
    ("fung", "mushrooms"),
    ("mushroom", "mushrooms"),
    ("stair", "spiral"),
    ("bridge", "chasm"),
    ("chasm", "chasm"),
    ("sewer", "drain"),
    ("cross", "signpost"),
    ("statue", "statue"),
];

/// What stands in places whose names say nothing.
const ROOMS: [&str; 10] =
    ["pillars", "columns", "carpet", "statue", "feast", "stores", "well", "barracks", "tomb", "crystals"];
const PASSAGES: [&str; 7] = ["torchlight", "rubble", "brazier", "stones", "signpost", "knights", "spiral"];
const DARK: [&str; 6] = ["roots", "mushrooms", "burrow", "eyes", "crystals", "rats"];

/// The furniture with this name.
pub(super) fn named(name: &str) -> Option<&'static Furniture> {
    ALL.iter().find(|one| one.name == name)
}

/// What stands in a location.
pub(super) fn of(site: &Site) -> &'static Furniture {
    let id = site.print.word.rsplit(['.', ':', '/']).next().unwrap_or(&site.print.word);
    let said = format!("{id} {}", site.print.name.en).to_lowercase();
    let begins = |word: &str| {
        said.match_indices(word).any(|(at, _)| !said[..at].ends_with(|before: char| before.is_alphanumeric()))
    };
    let room = site.terrain == Terrain::Room;
    let fits = |one: &&'static Furniture| room || one.chamber.is_none();
    let by_hand = || OURS.iter().find(|(ours, _)| *ours == id).and_then(|(_, name)| named(name)).filter(fits);
    let entrance = || if site.entrance { named("entrance").filter(fits) } else { None };
    let by_words = || {
        let mut words = WORDS.iter().filter(|(word, _)| begins(word));
        words.find_map(|(_, name)| named(name).filter(fits))
    };
    let any: &[&str] = match site.terrain {
        Terrain::Room | Terrain::Entrance => &ROOMS,
        Terrain::Passage => &PASSAGES,
        Terrain::DarkPassage => &DARK,
    };
    let by_chance = || named(any[mixed(&said) as usize % any.len()]);
    by_hand().or_else(entrance).or_else(by_words).or_else(by_chance).unwrap_or(&ALL[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::dungeoneer::plan::parts;

    #[test]
    fn everything_named_is_furniture_and_everything_furnished_is_drawn() {
        let lists = ROOMS.iter().chain(&PASSAGES).chain(&DARK);
        for name in lists.chain(OURS.iter().chain(&WORDS).map(|(_, name)| name)) {
            assert!(named(name).is_some(), "{name}");
        }
        for name in PASSAGES.iter().chain(&DARK) {
            assert!(
                named(name).is_some_and(|one| one.chamber.is_none()),
                "{name} is too large for a passage"
            );
        }
        for one in &ALL {
            for part in one.standing.iter().chain([&one.floor]).filter(|part| !part.is_empty()) {
                assert!(parts::is_drawn(part), "{}: {part}", one.name);
            }
        }
    }
}
