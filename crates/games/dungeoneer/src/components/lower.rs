//! From the rows of packs to tables: words become numbers, lists go into the arenas, and every problem is told with
//! its line and entry.

use super::file::*;
use super::vocabulary::*;
use super::*;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// One entry of a pack, with where it stands.
struct Entry<T> {
    set: u8,
    place: String,
    row: T,
}

/// Reads packs in their order, each with the name of its file. Entries of another pack are written as `vault:crypt`.
pub(super) fn read(packs: &[(&str, &str)]) -> Result<Components, Vec<String>> {
    let mut reader = Reader::default();
    for (set, (name, text)) in packs.iter().enumerate() {
        let before = reader.wrong.len();
        reader.take(set as u8, text);
        for wrong in &mut reader.wrong[before..] {
            *wrong = in_file(name, wrong);
        }
        reader.files.push((*name).to_owned());
    }
    if reader.sets.len() != packs.len() {
        return Err(reader.wrong);
    }
    // Entries that could be read are looked at even if others could not, so that everything is told at once.
    let mut lower = Lower::new(&reader);
    lower.all(&reader);
    if reader.wrong.is_empty() {
        lower.wrong.extend(super::together::check(&lower.out, &reader.places()));
    }
    let wrong = [reader.wrong, lower.wrong].concat();
    if wrong.is_empty() { Ok(lower.out) } else { Err(wrong) }
}

/// What is wrong, after the file it is wrong in.
fn in_file(name: &str, reason: &str) -> String {
    if name.is_empty() { reason.to_owned() } else { format!("{name}: {reason}") }
}

#[derive(Default)]
struct Reader {
    files: Vec<String>,
    /// The lines in which the sets begin.
    lines: Vec<usize>,
    sets: Vec<SetRow>,
    kinds: BTreeMap<String, Text>,
    heroes: Vec<Entry<HeroRow>>,
    locations: Vec<Entry<LocationRow>>,
    quests: Vec<Entry<QuestRow>>,
    adventure: Vec<Entry<AdventureRow>>,
    events: Vec<Entry<EventRow>>,
    /// Ids of entries that could not be read: whoever names them is not to blame.
    broken: Vec<String>,
    wrong: Vec<String>,
}

impl Reader {
    fn take(&mut self, set: u8, text: &str) {
        let pack: Pack = match toml::from_str(text) {
            Ok(pack) => pack,
            Err(error) => {
                self.wrong.push(error.to_string().trim_end().to_owned());
                return;
            }
        };
        let line = |from: usize| text[..from.min(text.len())].matches('\n').count() + 1;
        let mut wrong = std::mem::take(&mut self.wrong);
        match SetRow::deserialize_table(pack.set.get_ref()) {
            Ok(row) => {
                self.sets.push(row);
                self.lines.push(line(pack.set.span().start));
            }
            Err(error) => wrong.push(format!("line {}, [set]: {error}", line(pack.set.span().start))),
        }
        for (id, row) in pack.kinds {
            // What a set of the table has named already keeps its name.
            self.kinds.entry(id).or_insert(Text { en: row.en, ru: row.ru });
        }
        let mut read = Rows { set, line: &line, wrong: &mut wrong, broken: &mut self.broken };
        read.rows("heroes", &pack.heroes, HERO_KEYS, &mut self.heroes);
        read.rows("locations", &pack.locations, LOCATION_KEYS, &mut self.locations);
        read.rows("quests", &pack.quests, QUEST_KEYS, &mut self.quests);
        read.rows("adventure", &pack.adventure, ADVENTURE_KEYS, &mut self.adventure);
        read.rows("event", pack.event.as_slice(), EVENT_KEYS, &mut self.events);
        if let Some(row) = self.sets.get(usize::from(set)) {
            let own = |sets: &mut dyn Iterator<Item = u8>| sets.filter(|one| *one == set).count();
            let cards: usize = self
                .adventure
                .iter()
                .filter(|entry| entry.set == set)
                .map(|entry| usize::from(entry.row.copies))
                .sum();
            let counted = [
                ("locations", row.counts.locations, own(&mut self.locations.iter().map(|one| one.set))),
                ("quests", row.counts.quests, own(&mut self.quests.iter().map(|one| one.set))),
                ("heroes", row.counts.heroes, own(&mut self.heroes.iter().map(|one| one.set))),
                ("adventure", row.counts.adventure, cards),
                ("events", row.counts.events, own(&mut self.events.iter().map(|one| one.set))),
            ];
            for (what, said, found) in counted {
                if said != found && wrong.is_empty() {
                    wrong.push(format!("[set] counts {said} {what}, but the pack has {found}"));
                }
            }
        }
        self.wrong = wrong;
    }

    /// Where each thing stands, for what only all of them together can tell.
    fn places(&self) -> super::together::Places {
        fn named<T>(files: &[String], entries: &[Entry<T>]) -> Vec<String> {
            entries.iter().map(|entry| in_file(&files[usize::from(entry.set)], &entry.place)).collect()
        }
        let sets = self.files.iter().zip(&self.lines);
        super::together::Places {
            sets: sets.map(|(file, line)| in_file(file, &format!("line {line}, [set]"))).collect(),
            heroes: named(&self.files, &self.heroes),
            sites: named(&self.files, &self.locations),
            quests: named(&self.files, &self.quests),
            titles: named(&self.files, &self.adventure),
            events: named(&self.files, &self.events),
        }
    }
}

trait FromTable: Sized {
    fn deserialize_table(table: &toml::Table) -> Result<Self, String>;
}

impl<T: DeserializeOwned> FromTable for T {
    fn deserialize_table(table: &toml::Table) -> Result<T, String> {
        T::deserialize(table.clone()).map_err(|error| error.to_string().trim_end().replace('\n', " "))
    }
}

struct Rows<'a> {
    set: u8,
    line: &'a dyn Fn(usize) -> usize,
    wrong: &'a mut Vec<String>,
    broken: &'a mut Vec<String>,
}

impl Rows<'_> {
    fn rows<T: DeserializeOwned>(
        &mut self,
        sort: &str,
        raw: &[toml::Spanned<toml::Table>],
        keys: &[&str],
        into: &mut Vec<Entry<T>>,
    ) {
        let mut seen: Vec<(String, usize)> = Vec::new();
        for entry in raw {
            let line = (self.line)(entry.span().start);
            let table = entry.get_ref();
            let id = table.get("id").and_then(toml::Value::as_str).unwrap_or("?");
            let place = format!("line {line}, {sort} {id}");
            if let Some((_, first)) = seen.iter().find(|(known, _)| known == id) {
                self.wrong.push(format!("{place}: the id is taken already in line {first}"));
            }
            seen.push((id.to_owned(), line));
            if !is_word(id) {
                self.wrong.push(format!("{place}: an id has small letters, digits and _ only"));
            }
            for key in table.keys().filter(|key| !keys.contains(&key.as_str())) {
                self.wrong
                    .push(format!("{place}: there is no field “{key}”; the fields are: {}", keys.join(", ")));
            }
            match T::deserialize_table(table) {
                Ok(row) => into.push(Entry { set: self.set, place, row }),
                Err(error) => {
                    self.broken.push(id.to_owned());
                    self.wrong.push(format!("{place}: {error}"));
                }
            }
        }
    }
}

fn is_word(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|one| one.is_ascii_lowercase() || one.is_ascii_digit() || one == '_')
}

const HERO_KEYS: &[&str] = &[
    "id",
    "name_en",
    "name_ru",
    "text",
    "text_ru",
    "race_en",
    "race_ru",
    "class_en",
    "class_ru",
    "life",
    "levels",
    "melee",
    "magic",
    "speed",
    "boon_limit",
    "treasure_limit",
    "also_in",
    "abilities",
    "provenance",
    "house_fields",
    "note",
];
const LOCATION_KEYS: &[&str] = &[
    "id",
    "name_en",
    "name_ru",
    "text",
    "text_ru",
    "type",
    "entrance",
    "glory",
    "peril",
    "exits",
    "barrier",
    "resident",
    "effects",
    "provenance",
    "house_fields",
    "note",
];
const QUEST_KEYS: &[&str] = &[
    "id",
    "name_en",
    "name_ru",
    "text",
    "text_ru",
    "grade",
    "categories",
    "sites",
    "requires",
    "influence",
    "reward",
    "monster",
    "artifact_kind",
    "in_deck",
    "provenance",
    "house_fields",
    "note",
];
const ADVENTURE_KEYS: &[&str] = &[
    "id",
    "name_en",
    "name_ru",
    "text",
    "text_ru",
    "class",
    "copies",
    "cost",
    "upkeep",
    "timing",
    "duration",
    "kind",
    "family",
    "keywords",
    "host",
    "host_kinds",
    "targeted",
    "placement",
    "solo",
    "in_deck",
    "life",
    "melee",
    "magic",
    "speed",
    "hits",
    "effects",
    "provenance",
    "house_fields",
    "note",
];
const EVENT_KEYS: &[&str] = &[
    "id",
    "name_en",
    "name_ru",
    "text",
    "text_ru",
    "kind",
    "max_tokens",
    "start_tokens",
    "roll_at",
    "roll_if_tokens_below",
    "token_on",
    "discarded_when_defeated",
    "effects",
    "provenance",
    "house_fields",
    "note",
];

/// Turns rows into tables.
struct Lower {
    out: Components,
    broken: Vec<String>,
    /// Ids by sort, with set, for looking words up.
    locations: Vec<(u8, String)>,
    titles: Vec<(u8, String)>,
    files: Vec<String>,
    set: u8,
    place: String,
    wrong: Vec<String>,
}

impl Lower {
    fn new(reader: &Reader) -> Lower {
        let sets = reader.sets.iter().map(|row| Set {
            id: row.id.clone(),
            name: Text { en: row.name_en.clone(), ru: row.name_ru.clone() },
            grade: row.grade,
            start_level: row.start_level,
            top_level: row.top_level,
            start_life: row.start_life,
            hand_size: row.hand_size,
            quests_to_win: row.quests_to_win,
            deactivation_tokens: row.tokens.deactivation,
            bridge_tokens: row.tokens.bridge,
            tracking_pairs: row.tokens.tracking_pairs,
        });
        let kinds = reader.kinds.iter().map(|(id, name)| Print {
            word: id.as_str().into(),
            name: name.clone(),
            text: Text::default(),
            set: 0,
        });
        let out = Components {
            sets: sets.collect(),
            kinds: kinds.collect(),
            filters: vec![Filter::default()],
            ..Components::default()
        };
        let ids = |(set, id): (u8, &str)| (set, id.to_owned());
        Lower {
            out,
            locations: reader.locations.iter().map(|one| ids((one.set, &one.row.name.id))).collect(),
            titles: reader.adventure.iter().map(|one| ids((one.set, &one.row.name.id))).collect(),
            files: reader.files.clone(),
            broken: reader.broken.clone(),
            set: 0,
            place: String::new(),
            wrong: Vec::new(),
        }
    }

    fn all(&mut self, reader: &Reader) {
        for entry in &reader.heroes {
            self.at(entry.set, &entry.place);
            let hero = self.hero(&entry.row, count(&reader.heroes, |row| &row.name, &entry.row.name.id));
            self.out.heroes.push(hero);
        }
        for entry in &reader.locations {
            self.at(entry.set, &entry.place);
            let twice = count(&reader.locations, |row| &row.name, &entry.row.name.id);
            let site = self.site(&entry.row, twice);
            self.out.sites.push(site);
        }
        for entry in &reader.adventure {
            self.at(entry.set, &entry.place);
            let twice = count(&reader.adventure, |row| &row.name, &entry.row.name.id);
            let title = self.adventure(&entry.row, twice);
            self.out.titles.push(title);
        }
        for entry in &reader.quests {
            self.at(entry.set, &entry.place);
            let quest = self.quest(&entry.row, count(&reader.quests, |row| &row.name, &entry.row.name.id));
            self.out.quests.push(quest);
        }
        for entry in &reader.events {
            self.at(entry.set, &entry.place);
            let blocks = self.blocks(&entry.row.effects);
            let ends_with = entry.row.discarded_when_defeated.as_ref().and_then(|id| self.title(id));
            let print = self.print(&entry.row.name, false);
            self.out.events.push(EventCard {
                print,
                max_tokens: entry.row.max_tokens,
                token_on: entry.row.token_on,
                blocks,
                ends_with,
            });
        }
        let copies = |one: &Adventure| usize::from(one.copies);
        for (index, title) in self.out.titles.iter().enumerate() {
            for copy in 0..copies(title) {
                self.out.cards.push(index as u8);
                let word = if copy == 0 {
                    title.print.word.clone()
                } else {
                    format!("{}.{}", title.print.word, copy + 1).into()
                };
                self.out.card_words.push(word);
            }
        }
    }

    fn at(&mut self, set: u8, place: &str) {
        self.set = set;
        place.clone_into(&mut self.place);
    }

    fn wrong(&mut self, reason: impl std::fmt::Display) {
        let file = &self.files[usize::from(self.set)];
        self.wrong.push(in_file(file, &format!("{}: {reason}", self.place)));
    }

    fn print(&mut self, row: &NameRow, ambiguous: bool) -> Print {
        if row.name_en.is_empty() && row.name_ru.is_empty() {
            self.wrong(format!("“{}” needs a name: name_en, name_ru or both", row.id));
        }
        let word = if ambiguous {
            format!("{}:{}", self.out.sets[usize::from(self.set)].id, row.id).into()
        } else {
            row.id.as_str().into()
        };
        Print {
            word,
            name: Text { en: row.name_en.clone(), ru: row.name_ru.clone() },
            text: Text { en: row.text.clone(), ru: row.text_ru.clone() },
            set: self.set,
        }
    }

    fn hero(&mut self, row: &HeroRow, ambiguous: bool) -> Hero {
        let forms = [&row.melee, &row.magic, &row.speed];
        for (form, values) in Form::ALL.iter().zip(forms) {
            if values.values.len() != row.levels.len() || row.levels.is_empty() {
                let (have, need) = (values.values.len(), row.levels.len());
                self.wrong(format!("{} has {have} values for {need} levels", form.word()));
            }
        }
        if row.levels.windows(2).any(|pair| pair[0] + 1 != pair[1]) {
            self.wrong("levels must follow one another");
        }
        if forms.iter().all(|form| form.symbol != Symbol::Attack) {
            self.wrong("a hero needs a form to attack in");
        }
        let blocks: Vec<&BlockRow> = row.abilities.iter().map(|ability| &ability.block).collect();
        let abilities = self.block_list(&blocks);
        Hero {
            print: self.print(&row.name, ambiguous),
            race: Text { en: row.race_en.clone(), ru: row.race_ru.clone() },
            class: Text { en: row.class_en.clone(), ru: row.class_ru.clone() },
            life: row.life,
            first_level: row.levels.first().copied().unwrap_or(1),
            symbols: forms.map(|form| form.symbol),
            values: forms.map(|form| form.values.clone()),
            boon_limit: row.boon_limit,
            treasure_limit: row.treasure_limit,
            abilities,
            ability_names: row.abilities.iter().map(|ability| self.print(&ability.name, false)).collect(),
        }
    }

    fn site(&mut self, row: &LocationRow, ambiguous: bool) -> Site {
        let exits = [&row.exits.n, &row.exits.e, &row.exits.s, &row.exits.w].map(|exit| match *exit {
            ExitRow::Open => Exit::Open,
            ExitRow::Wall => Exit::Wall,
            ExitRow::Blocked { target, stat } => Exit::Blocked { stat, target },
            ExitRow::Trap { target, stat } => Exit::Trap { stat, target },
        });
        let ways = (0..4).fold(0, |ways, side| ways | (u8::from(!exits[side].is_wall()) << side));
        if ways == 0 {
            self.wrong("a location needs a side that is no wall");
        }
        let barrier = match row.barrier {
            BarrierRow::None => Barrier::None,
            BarrierRow::Hazard { amount } => Barrier::Hazard { amount },
            BarrierRow::Spikes { target, stat } => Barrier::Spikes { stat, target },
            BarrierRow::Pit { target, stat } => Barrier::Pit { stat, target },
        };
        let on_entry = row.effects.iter().any(|block| matches!(block.on, Trigger::Enter | Trigger::AnyEntry))
            || matches!(barrier, Barrier::Spikes { .. } | Barrier::Pit { .. });
        Site {
            print: self.print(&row.name, ambiguous),
            terrain: row.terrain,
            entrance: row.entrance,
            glory: row.glory,
            peril: row.peril,
            exits,
            ways,
            barrier,
            blocks: self.blocks(&row.effects),
            resident: row.resident.as_ref().and_then(|id| self.title(id)),
            on_entry,
        }
    }

    fn sheet(
        &mut self,
        forms: [&FormRow; 3],
        hits: &HitsRow,
        life: u8,
        kind: u8,
        family: Option<u8>,
        keywords: Vec<Keyword>,
    ) -> u8 {
        let hits = [&hits.melee, &hits.magic, &hits.speed]
            .map(|hit| hit.as_ref().map(|hit| Hit { wounds: hit.wounds, then: self.ops(&hit.then) }));
        if life == 0 {
            self.wrong("a monster needs life");
        }
        self.out.sheets.push(Sheet {
            life,
            symbols: forms.map(|form| form.symbol),
            values: forms.map(|form| form.value),
            hits,
            kind,
            family,
            keywords,
        });
        (self.out.sheets.len() - 1) as u8
    }

    fn adventure(&mut self, row: &AdventureRow, ambiguous: bool) -> Adventure {
        let kind = self.kind(&row.kind);
        let family = row.family.as_ref().map(|family| self.family(family));
        let sheet = match (row.class, row.life, &row.melee, &row.magic, &row.speed) {
            (Class::Monster, Some(life), Some(melee), Some(magic), Some(speed)) => {
                Some(self.sheet([melee, magic, speed], &row.hits, life, kind, family, row.keywords.clone()))
            }
            (Class::Monster, ..) => {
                self.wrong("a monster needs life, melee, magic and speed");
                None
            }
            (_, None, None, None, None) => None,
            (..) => {
                self.wrong("only a monster has life, melee, magic or speed");
                None
            }
        };
        if (row.duration == Duration::Attachment) != row.host.is_some() {
            self.wrong("an attachment needs a host, and nothing else has one");
        }
        let host_kinds = row.host_kinds.iter().fold(0, |bits, kind| bits | 1u64 << self.kind(kind));
        let solo = Solo {
            removed: row.solo.teleport || row.solo.shift || row.solo.needs_several_heroes,
            hold_for: row.solo.hold_for.as_ref().map(|word| match word.as_str() {
                "monster" => Hold::Monster,
                "trap" => Hold::Trap,
                "check" => Hold::Check,
                kind => Hold::Kind(self.kind(kind)),
            }),
        };
        Adventure {
            print: self.print(&row.name, ambiguous),
            class: row.class,
            copies: row.copies,
            cost: row.cost,
            upkeep: row.upkeep,
            timing: row.timing,
            duration: row.duration,
            kind,
            family,
            keywords: row.keywords.clone(),
            host: row.host,
            host_kinds,
            targeted: row.targeted,
            placement: row.placement,
            solo,
            in_deck: row.in_deck,
            sheet,
            blocks: self.blocks(&row.effects),
            has_static: row.effects.iter().any(|block| block.on == Trigger::Static),
        }
    }

    fn quest(&mut self, row: &QuestRow, ambiguous: bool) -> Quest {
        let mut sites = Vec::new();
        for site in &row.sites {
            match site.strip_prefix("terrain:") {
                Some(terrain) => match Terrain::from_word(terrain) {
                    Some(terrain) => sites.push(Where::Terrain(terrain)),
                    None => self.wrong(format!("there is no terrain “{terrain}”")),
                },
                None => sites.extend(self.location(site).map(Where::At)),
            }
        }
        if row.sites.is_empty() {
            self.wrong("a quest needs a site");
        }
        let monster = row.monster.as_ref().map(|monster| {
            let kind = self.kind(&monster.kind);
            let family = monster.family.as_ref().map(|family| self.family(family));
            let forms = [&monster.melee, &monster.magic, &monster.speed];
            self.sheet(forms, &monster.hits, monster.life, kind, family, Vec::new())
        });
        let own = row.monster.as_ref().map(|one| one.name.id.clone());
        // A hunt may be for a monster that is an adventure card of its own.
        let title = row.requires.iter().find_map(|step| match step {
            StepRow::Hunt { monster } if own.as_ref() != Some(monster) => Some(monster),
            _ => None,
        });
        let title = title.and_then(|id| self.title(id));
        let hunted = title.map(|title| &self.out.titles[usize::from(title)]);
        let named = hunted.map(|hunted| hunted.print.clone());
        let monster = monster.or(hunted.and_then(|hunted| hunted.sheet));
        let steps = self.steps(&row.requires, monster, own.as_deref());
        Quest {
            print: self.print(&row.name, ambiguous),
            grade: row.grade,
            categories: row.categories.clone(),
            sites,
            steps,
            influence: self.blocks(&row.influence),
            level: row.reward.level,
            glory: row.reward.glory,
            win: row.reward.win,
            reward: self.blocks(&row.reward.effects),
            monster,
            title,
            monster_name: row.monster.as_ref().map(|one| self.print(&one.name, false)).or(named),
            in_deck: row.in_deck,
        }
    }

    fn steps(&mut self, rows: &[StepRow], monster: Option<u8>, own: Option<&str>) -> Span {
        let steps: Vec<Step> = rows.iter().filter_map(|row| self.step(row, monster, own)).collect();
        push_all(&mut self.out.steps, steps)
    }

    fn step(&mut self, row: &StepRow, monster: Option<u8>, own: Option<&str>) -> Option<Step> {
        Some(match row {
            StepRow::Search { target, terrain, ap } => {
                Step::Search { target: *target, terrain: *terrain, ap: *ap }
            }
            StepRow::Pay { glory, life, ap } => Step::Pay { glory: *glory, life: *life, ap: *ap },
            StepRow::Give { class, count, min_total_cost, .. } => {
                Step::Give { class: *class, count: *count, min_total_cost: *min_total_cost }
            }
            StepRow::Threat { options, fail } => {
                let options = options.iter().map(|one| (one.stat, one.target)).collect();
                Step::Threat { options: push_all(&mut self.out.threats, options), fail: self.ops(fail) }
            }
            StepRow::Hunt { monster: id } => match monster {
                Some(monster) if own == Some(id) => Step::Hunt { monster },
                _ => {
                    let title = self.title(id)?;
                    match self.out.titles[usize::from(title)].sheet {
                        Some(monster) => Step::Hunt { monster },
                        None => {
                            self.wrong(format!("“{id}” is no monster"));
                            return None;
                        }
                    }
                }
            },
            StepRow::Escort { from, to } => {
                Step::Escort { from: self.location(from)?.0, to: self.location(to)?.0 }
            }
            StepRow::Roll { dice, test, target, fail } => {
                Step::Roll { dice: *dice, test: *test, target: *target, fail: self.ops(fail) }
            }
            StepRow::AnyOf { options } => {
                let first = |row: &StepRow| {
                    matches!(row, StepRow::AnyOf { .. } | StepRow::Search { .. } | StepRow::Escort { .. })
                };
                if options.iter().flatten().any(first) {
                    self.wrong("any_of, search and escort cannot be part of an alternative");
                }
                let paths = options.iter().map(|path| self.steps(path, monster, own)).collect();
                Step::AnyOf { options: push_all(&mut self.out.paths, paths) }
            }
            StepRow::Play { class } => Step::Play { class: *class },
            StepRow::Do { ops } => Step::Do { ops: self.ops(ops) },
        })
    }

    fn blocks(&mut self, rows: &[BlockRow]) -> Span {
        let rows: Vec<&BlockRow> = rows.iter().collect();
        self.block_list(&rows)
    }

    fn block_list(&mut self, rows: &[&BlockRow]) -> Span {
        let blocks: Vec<Block> = rows.iter().map(|row| self.block(row)).collect();
        push_all(&mut self.out.blocks, blocks)
    }

    fn block(&mut self, row: &BlockRow) -> Block {
        if (row.on == Trigger::Use) != row.timing.is_some_and(|timing| timing != Timing::Always) {
            self.wrong("a block with on = \"use\" needs a timing, and no other has one");
        }
        let discard_this = match row.cost.discard.as_deref() {
            None => false,
            Some("this") => true,
            Some(other) => {
                self.wrong(format!("the cost discard = “{other}” is unknown; it can be \"this\""));
                false
            }
        };
        let (glory, glory_x) = match row.cost.glory {
            None => (0, false),
            Some(Payment::Number(number)) => (number, false),
            Some(Payment::X) => (0, true),
        };
        if glory_x != row.x.is_some() {
            self.wrong("a cost of x needs x = \"chosen\" or \"target_cost\", and no other cost has it");
        }
        let when = Condition {
            terrain: row.when.terrain,
            location: row.when.location.as_ref().and_then(|id| self.location(id)).map(|one| one.0),
            versus: row.when.versus.as_ref().map_or(FilterId::ANY, |filter| self.filter(filter)),
            min_life: row.when.min_life,
            max_life: row.when.max_life,
            wrath_tokens: row.when.wrath_tokens,
            prone: row.when.prone,
            own_turn: row.when.own_turn,
            owner_hero_turn: row.when.owner_hero_turn,
            unmarked: row.when.unmarked,
            marked: row.when.marked,
        };
        Block {
            on: row.on,
            timing: row.timing.unwrap_or(Timing::Always),
            cost: Cost {
                glory,
                glory_x,
                peril: row.cost.peril,
                ap: row.cost.ap,
                life: row.cost.life,
                charge: row.cost.charge,
                discard_this,
            },
            x: row.x,
            x_plus: row.x_plus,
            x_max: row.x_max,
            limit: row.limit,
            by: row.by,
            optional: row.optional || matches!(row.on, Trigger::Use | Trigger::Special),
            when,
            ops: self.ops(&row.ops),
        }
    }

    fn ops(&mut self, rows: &[OpRow]) -> Span {
        let ops: Vec<Op> = rows.iter().map(|row| self.op(row)).collect();
        push_all(&mut self.out.ops, ops)
    }

    fn op(&mut self, row: &OpRow) -> Op {
        match row {
            OpRow::Modify { who, stat, amount, checks, versus, of, until } => Op::Modify {
                who: *who,
                value: *stat,
                amount: *amount,
                checks: *checks,
                versus: self.filter(versus),
                of: self.filter(of),
                until: *until,
            },
            OpRow::Reroll { checks, stat, faces, .. } => Op::Reroll {
                checks: *checks,
                stat: *stat,
                faces: faces.iter().fold(0, |bits, face| bits | 1 << (face % 8)),
            },
            OpRow::Wound { who, amount, of } => Op::Wound { who: *who, amount: *amount, of: self.filter(of) },
            OpRow::Heal { who, amount } => Op::Heal { who: *who, amount: *amount },
            OpRow::Prevent { who, amount, source, form, versus } => Op::Prevent {
                who: *who,
                amount: *amount,
                source: *source,
                form: *form,
                versus: self.filter(versus),
            },
            OpRow::Gain { who, resource, amount } => {
                Op::Gain { who: *who, resource: *resource, amount: *amount }
            }
            OpRow::Lose { who, resource, amount } => {
                Op::Lose { who: *who, resource: *resource, amount: *amount }
            }
            OpRow::Transfer { who, resource, amount, to } => {
                Op::Transfer { who: *who, resource: *resource, amount: *amount, to: *to }
            }
            OpRow::Threat { who, stat, target, fail, pass } => Op::Threat {
                who: *who,
                stat: *stat,
                target: *target,
                fail: self.ops(fail),
                pass: self.ops(pass),
            },
            OpRow::CancelAttack { of, .. } => Op::CancelAttack { of: self.filter(of) },
            OpRow::Redirect { of, .. } => Op::Redirect { of: self.filter(of) },
            OpRow::ExtraAttack { amount, checks_bonus, .. } => {
                Op::ExtraAttack { amount: *amount, bonus: *checks_bonus }
            }
            OpRow::MakeMinion { of, .. } => Op::MakeMinion { of: self.filter(of) },
            OpRow::Discard { who, from, class, amount, chooser, of } => Op::Discard {
                who: *who,
                from: *from,
                class: *class,
                amount: *amount,
                chooser: *chooser,
                of: self.filter(of),
            },
            OpRow::Draw { who, amount, from, class, of } => {
                Op::Draw { who: *who, amount: *amount, from: *from, class: *class, of: self.filter(of) }
            }
            OpRow::PlayFree { class, max_cost, peril_equal_cost, .. } => {
                Op::PlayFree { class: *class, max_cost: *max_cost, peril_equal_cost: *peril_equal_cost }
            }
            OpRow::CostChange { who, of, amount, until } => {
                Op::CostChange { who: *who, of: self.filter(of), amount: *amount, until: *until }
            }
            OpRow::Charge { who, amount } => Op::Charge { who: *who, amount: *amount },
            OpRow::Move { who, steps, chooser, walls } => {
                Op::Move { who: *who, steps: *steps, chooser: *chooser, walls: *walls }
            }
            OpRow::Teleport { who, to, within, chooser } => {
                Op::Teleport { who: *who, to: self.filter(to), within: *within, chooser: *chooser }
            }
            OpRow::Shift { who, mode, of, half_turn, riders } => Op::Shift {
                who: *who,
                mode: *mode,
                of: self.filter(of),
                half_turn: *half_turn,
                riders: *riders,
            },
            OpRow::Explore { amount, look, .. } => Op::Explore { amount: *amount, look: *look },
            OpRow::Ignore { who, what, until } => Op::Ignore { who: *who, what: *what, until: *until },
            OpRow::Mark { token, at, .. } => {
                let at = if at == "this" { None } else { self.location(at).map(|one| one.0) };
                Op::Mark { token: *token, at }
            }
            OpRow::Fall { who } => Op::Fall { who: *who },
            OpRow::Stand { who } => Op::Stand { who: *who },
            OpRow::Forbid { who, what, until } => Op::Forbid { who: *who, what: *what, until: *until },
            OpRow::Immune { to, .. } => Op::Immune { to: *to },
            OpRow::EndPhase { .. } => Op::EndPhase,
            OpRow::SwapQuest { who } => Op::SwapQuest { who: *who },
            OpRow::Choose { who, options } => {
                if options.len() < 2 {
                    self.wrong("choose needs at least two options");
                }
                let options = options.iter().map(|ops| self.ops(ops)).collect();
                Op::Choose { who: *who, options: push_all(&mut self.out.options, options) }
            }
        }
    }

    fn filter(&mut self, row: &FilterRow) -> FilterId {
        if *row == FilterRow::default() {
            return FilterId::ANY;
        }
        let kinds = row.kind.iter().chain(&row.kinds).fold(0, |bits, kind| bits | 1u64 << self.kind(kind));
        let filter = Filter {
            class: row.class,
            kinds,
            family: row.family.as_ref().map(|family| self.family(family)),
            keyword: row.keyword,
            not_keyword: row.not_keyword,
            title: row.id.as_ref().and_then(|id| self.title(id)),
            max_cost: row.max_cost,
            max_life: row.max_life,
            form: row.form,
            terrain: row.terrain,
            occupied: row.occupied,
        };
        let known = self.out.filters.iter().position(|one| *one == filter);
        let place = known.unwrap_or_else(|| {
            self.out.filters.push(filter);
            self.out.filters.len() - 1
        });
        if place > usize::from(u8::MAX) {
            self.wrong("more than 255 different filters");
        }
        FilterId(place as u8)
    }

    fn kind(&mut self, id: &str) -> u8 {
        match self.out.kinds.iter().position(|kind| *kind.word == *id) {
            Some(place) if place < 64 => place as u8,
            Some(_) => {
                self.wrong("a game has at most 64 kinds");
                0
            }
            None => {
                self.wrong(format!("the kind “{id}” has no name in [kinds]"));
                0
            }
        }
    }

    fn family(&mut self, id: &str) -> u8 {
        let known = self.out.families.iter().position(|family| family == id);
        known.unwrap_or_else(|| {
            self.out.families.push(id.to_owned());
            self.out.families.len() - 1
        }) as u8
    }

    fn location(&mut self, id: &str) -> Option<Location> {
        let (set, word) = self.qualified(id);
        let found = self.locations.iter().position(|(of, known)| *of == set && known == word);
        if found.is_none() && !self.broken.iter().any(|broken| broken == word) {
            self.wrong(format!(
                "there is no location “{id}” in this set; one of another set is written set:id"
            ));
        }
        found.map(|place| Location(place as u8))
    }

    fn title(&mut self, id: &str) -> Option<u8> {
        let (set, word) = self.qualified(id);
        let found = self.titles.iter().position(|(of, known)| *of == set && known == word);
        if found.is_none() && !self.broken.iter().any(|broken| broken == word) {
            self.wrong(format!(
                "there is no adventure card “{id}” in this set; one of another set is written set:id"
            ));
        }
        found.map(|place| place as u8)
    }

    /// The set that a word names before a colon, and the rest of it; else the set of the entry at hand.
    fn qualified<'a>(&self, id: &'a str) -> (u8, &'a str) {
        let named = id.split_once(':').and_then(|(set, word)| {
            let place = self.out.sets.iter().position(|one| one.id == set)?;
            Some((place as u8, word))
        });
        named.unwrap_or((self.set, id))
    }
}

fn count<T>(entries: &[Entry<T>], name: impl Fn(&T) -> &NameRow, id: &str) -> bool {
    entries.iter().filter(|entry| name(&entry.row).id == id).count() > 1
}

fn push_all<T>(arena: &mut Vec<T>, items: Vec<T>) -> Span {
    let from = arena.len() as u16;
    arena.extend(items);
    Span { from, to: arena.len() as u16 }
}
