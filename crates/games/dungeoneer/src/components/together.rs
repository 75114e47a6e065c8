//! What only all sets of a game together can tell: are there enough of everything for each grade, do the sets of a grade
//! agree, do the grades follow one another, and is there room for all of it.

use super::*;

/// Most quests of all sets that lie on the table from the start: beside those that are dealt there is room for these.
const MOST_STANDING: usize = 4;
/// Most blocks of effects on one card: those that are bought are bits.
const MOST_BLOCKS: usize = 8;

/// Where each thing stands: its file, line and id.
pub(super) struct Places {
    pub sets: Vec<String>,
    pub heroes: Vec<String>,
    pub sites: Vec<String>,
    pub quests: Vec<String>,
    pub titles: Vec<String>,
    pub events: Vec<String>,
}

/// Everything that is wrong with sets that are whole by themselves.
pub(super) fn check(all: &Components, places: &Places) -> Vec<String> {
    let mut wrong = Vec::new();
    room(all, places, &mut wrong);
    // What is counted below is found by numbers that would not fit.
    if wrong.is_empty() {
        each_set(all, places, &mut wrong);
        entries(all, places, &mut wrong);
        grades(all, places, &mut wrong);
        map(all, places, &mut wrong);
    }
    wrong
}

/// The sets by name, as in a sentence.
fn named(sets: &[&Set]) -> String {
    let ids: Vec<&str> = sets.iter().map(|set| set.id.as_str()).collect();
    match ids[..] {
        [only] => format!("set {only} has"),
        [..] => format!("sets {} together have", ids.join(" and ")),
    }
}

/// Is there room for everything?
fn room(all: &Components, places: &Places, wrong: &mut Vec<String>) {
    let sets: Vec<&Set> = all.sets.iter().collect();
    let mut need = |have: usize, most: usize, what: &str| {
        if have > most {
            wrong.push(format!("{} {have} {what}; a game has room for {most}", named(&sets)));
        }
    };
    need(all.sets.len(), 8, "sets");
    need(all.cards.len(), MOST_CARDS, "adventure cards");
    need(all.sites.len(), MOST_LOCATIONS, "locations");
    need(all.quests.len(), MOST_QUESTS, "quests");
    need(all.heroes.len(), MOST_HEROES, "heroes");
    need(all.titles.len(), 255, "different adventure cards");
    need(all.sheets.len(), 255, "monsters");
    need(all.families.len(), 255, "families");
    let arenas = [all.blocks.len(), all.ops.len(), all.options.len(), all.steps.len(), all.paths.len()];
    need(arenas.into_iter().max().unwrap_or(0), usize::from(u16::MAX), "effects");
    let standing = all.quests.iter().filter(|quest| !quest.in_deck).count();
    need(standing, MOST_STANDING, "quests that are never in the deck");
    if let Some(second) = places.events.get(1) {
        wrong.push(format!("{second}: {} lies on the table already; a game has one event", places.events[0]));
    }
}

/// The numbers of each set, and whether the sets of its grade agree in them (DR-482).
fn each_set(all: &Components, places: &Places, wrong: &mut Vec<String>) {
    for (nth, set) in all.sets.iter().enumerate() {
        let place = &places.sets[nth];
        let mut number = |what: &str, value: u8, least: u8, most: u8| {
            if !(least..=most).contains(&value) {
                wrong.push(format!("{place}: {what} = {value}; needed: {least} to {most}"));
            }
        };
        number("start_level", set.start_level, 1, 30);
        number("top_level", set.top_level, set.start_level.saturating_add(1), 40);
        number("start_life", set.start_life, 1, 60);
        number("hand_size", set.hand_size, 1, 10);
        number("quests_to_win", set.quests_to_win, 1, 9);
        if all.sets[..nth].iter().any(|other| other.id == set.id) {
            wrong.push(format!("{place}: the id “{}” is that of another set on the table", set.id));
        }
        let first = all.set_of(set.grade);
        let numbers = |set: &Set| {
            [
                ("start_level", set.start_level),
                ("top_level", set.top_level),
                ("start_life", set.start_life),
                ("hand_size", set.hand_size),
                ("quests_to_win", set.quests_to_win),
            ]
        };
        for ((what, own), (_, others)) in numbers(set).into_iter().zip(numbers(first)) {
            if own != others {
                wrong.push(format!(
                    "{place}: {what} = {own}, but {} has {others}; sets of one grade agree in it (DR-482)",
                    first.id
                ));
            }
        }
    }
}

/// What single entries owe to their set.
fn entries(all: &Components, places: &Places, wrong: &mut Vec<String>) {
    let set_of = |print: &Print| &all.sets[usize::from(print.set)];
    for (hero, place) in all.heroes.iter().zip(&places.heroes) {
        let set = set_of(&hero.print);
        let last = hero.first_level.saturating_add(hero.values[0].len().saturating_sub(1) as u8);
        if (hero.first_level, last) != (set.start_level, set.top_level) {
            let (from, to) = (set.start_level, set.top_level);
            wrong.push(format!(
                "{place}: levels {} to {last}, but set {} is played from level {from} to {to} (DR-028)",
                hero.first_level, set.id
            ));
        }
        if !(1..=100).contains(&hero.life) {
            wrong.push(format!("{place}: life = {}; needed: 1 to 100", hero.life));
        }
    }
    for (quest, place) in all.quests.iter().zip(&places.quests) {
        let set = set_of(&quest.print);
        if quest.grade != set.grade {
            let (own, grade) = (quest.grade.word(), set.grade.word());
            wrong.push(format!("{place}: the quest is {own}, but set {} is {grade} (DR-045)", set.id));
        }
    }
    for (title, place) in all.titles.iter().zip(&places.titles) {
        if title.blocks.len() > MOST_BLOCKS {
            wrong.push(format!(
                "{place}: {} blocks of effects; a card has room for {MOST_BLOCKS}",
                title.blocks.len()
            ));
        }
    }
    for (site, place) in all.sites.iter().zip(&places.sites) {
        if site.blocks.len() > MOST_BLOCKS {
            wrong.push(format!(
                "{place}: {} blocks of effects; a location has room for {MOST_BLOCKS}",
                site.blocks.len()
            ));
        }
    }
}

/// Is there enough of everything for each grade, and do the grades follow one another (DR-488)?
fn grades(all: &Components, places: &Places, wrong: &mut Vec<String>) {
    let mut before: Option<&Set> = None;
    for grade in all.grades() {
        let sets: Vec<&Set> = all.sets_of(grade).collect();
        let place = all.sets.iter().position(|set| set.grade == grade).map_or("", |nth| &places.sets[nth]);
        let have = named(&sets);
        let own = |print: &Print| all.grade_of(print) == grade;
        let sites = || all.sites.iter().filter(|site| own(&site.print));
        let mut need = |fits: bool, reason: String| {
            if !fits {
                wrong.push(format!("{place}: {reason}"));
            }
        };
        let entrances = sites().filter(|site| site.entrance).count();
        // Only what is played first is laid before the game.
        need(before.is_some() || entrances > 0, format!("{have} no entrance; one is needed (DR-070)"));
        let passages = sites().filter(|site| site.is(Terrain::Passage)).count();
        need(
            before.is_some() || passages >= 4,
            format!("{have} {passages} passages; four are needed (DR-071)"),
        );
        let heroes = all.heroes.iter().filter(|hero| own(&hero.print)).count();
        need(heroes >= 4, format!("{have} {heroes} heroes; four are needed (DR-074)"));
        let quests = all.quests.iter().filter(|quest| own(&quest.print) && quest.in_deck).count();
        need(quests >= 9, format!("{have} {quests} quests; four players need nine (DR-083)"));
        let cards = all.cards.iter().map(|title| &all.titles[usize::from(*title)]);
        let cards = cards.filter(|title| own(&title.print) && title.in_deck).count();
        need(
            (20..=DECK).contains(&cards),
            format!("{have} {cards} adventure cards; needed: 20 to {DECK} (DR-086)"),
        );
        if let (Some(before), Some(first)) = (before, sets.first()) {
            need(
                before.top_level <= first.start_level,
                format!(
                    "start_level = {}, but {} is played to level {}; grades follow one another (DR-488)",
                    first.start_level, before.id, before.top_level
                ),
            );
        }
        before = sets.first().copied();
    }
}

/// Can the map be laid at all? Four passages go round the entrance, and all locations have to be joined.
fn map(all: &Components, places: &Places, wrong: &mut Vec<String>) {
    use crate::state::Side;
    let first = all.grades().next();
    let own = |site: &&Site| Some(all.grade_of(&site.print)) == first;
    let entrance = all.sites.iter().zip(&places.sites).find(|(site, _)| site.entrance && own(site));
    if let Some((entrance, place)) = entrance {
        for side in Side::ALL.into_iter().filter(|side| entrance.exits[*side as usize].is_wall()) {
            let side = side.word();
            wrong.push(format!(
                "{place}: its {side} side is a wall; a passage goes there at the start (DR-071)"
            ));
        }
    }
    // A half turn swaps north with south and east with west.
    for (axis, name) in [(0b0101, "north and south"), (0b1010, "east and west")] {
        let fit =
            all.sites.iter().filter(own).filter(|site| site.is(Terrain::Passage) && site.ways & axis != 0);
        let fit = fit.count();
        if fit < 2 {
            let place = &places.sets[0];
            wrong
                .push(format!("{place}: {fit} passages fit {name} of the entrance; two are needed (DR-071)"));
        }
    }
    let (sites, exits) = (all.sites.len(), all.sites.iter().map(|site| site.ways.count_ones()).sum::<u32>());
    let needed = 2 * (sites as u32).saturating_sub(1);
    if exits < needed {
        let place = &places.sets[0];
        wrong.push(format!(
            "{place}: {sites} locations have {exits} exits; to join all of them {needed} are needed (DR-137)"
        ));
    }
}
