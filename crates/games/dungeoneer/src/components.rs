//! The tables of all sets in a game: heroes, locations, quests, adventure cards, and the arenas their effects lie in.
//!
//! Cards, locations, quests and heroes are small numbers over all sets of the game, so that a state holds nothing
//! else and several sets fit into one value.

mod file;
pub mod ids;
mod lower;
pub(crate) mod sets;
mod together;
pub mod vocabulary;

pub use vocabulary::*;

use ids::{Card, HeroId, Location, Name, QuestId};
use undercroft_core::Language;

/// The pack of the heroic set.
pub const VAULT: &str = include_str!("../packs/vault.toml");
/// The pack of the legendary set.
pub const SERPENT: &str = include_str!("../packs/serpent.toml");
/// A small heroic set that joins the first: the example of a pack of the players' own.
pub const MILL: &str = include_str!("../../../../examples/drowned-mill.toml");

/// Most adventure cards of all sets together.
pub const MOST_CARDS: usize = 250;
/// Most cards of one deck.
pub const DECK: usize = 128;
/// Most locations of all sets together, and so of the map: three whole sets and some more. Visited spots are 128 bits.
pub const MOST_LOCATIONS: usize = 80;
/// Most quests of all sets together.
pub const MOST_QUESTS: usize = 64;
/// Most heroes of all sets together.
pub const MOST_HEROES: usize = 32;

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Text {
    pub en: String,
    pub ru: String,
}

impl Text {
    /// In a language; the other one where this one is missing.
    pub fn in_language(&self, language: Language) -> &str {
        let (first, second) = match language {
            Language::En => (&self.en, &self.ru),
            Language::Ru => (&self.ru, &self.en),
        };
        if first.is_empty() { second } else { first }
    }
}

/// What every printed card has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Print {
    /// Its word in notation and files, unique among its sort in this game.
    pub word: Name,
    /// Its name.
    pub name: Text,
    /// What it says, in our own words.
    pub text: Text,
    /// Its set (DR-579).
    pub set: u8,
}

impl Print {
    /// Its id within its set: the word without the set that tells it from others of the same id.
    pub fn id(&self) -> &str {
        self.word.split_once(':').map_or(&*self.word, |(_, id)| id)
    }
}

/// The numbers of a set.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Set {
    pub id: String,
    pub name: Text,
    pub grade: Grade,
    pub start_level: u8,
    pub top_level: u8,
    pub start_life: u8,
    pub hand_size: u8,
    pub quests_to_win: u8,
    pub deactivation_tokens: u8,
    pub bridge_tokens: u8,
    pub tracking_pairs: u8,
}

/// A hero card (DR-025).
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Hero {
    pub print: Print,
    pub race: Text,
    pub class: Text,
    pub life: u8,
    pub first_level: u8,
    pub symbols: [Symbol; 3],
    /// By form, for each level from the first.
    pub values: [Vec<u8>; 3],
    pub boon_limit: u8,
    pub treasure_limit: u8,
    pub abilities: Span,
    pub ability_names: Vec<Print>,
}

impl Hero {
    /// DR-028: the value printed for a level.
    pub fn value(&self, form: Form, level: u8) -> u8 {
        let values = &self.values[form as usize];
        let place = usize::from(level.saturating_sub(self.first_level)).min(values.len() - 1);
        values[place]
    }
}

/// One side of a location (DR-051).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Exit {
    Wall,
    Open,
    Blocked { stat: Stat, target: u8 },
    Trap { stat: Stat, target: u8 },
}

impl Exit {
    /// Is it no way at all?
    pub const fn is_wall(self) -> bool {
        matches!(self, Exit::Wall)
    }
}

/// What lies in the middle of a location (section 13).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Barrier {
    None,
    Hazard { amount: u8 },
    Spikes { stat: Stat, target: u8 },
    Pit { stat: Stat, target: u8 },
}

/// A location card (DR-047).
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Site {
    pub print: Print,
    pub terrain: Terrain,
    pub entrance: bool,
    pub glory: u8,
    pub peril: u8,
    /// North, east, south, west of the upright card.
    pub exits: [Exit; 4],
    /// Sides that are no walls, as bits of the upright card.
    pub ways: u8,
    pub barrier: Barrier,
    pub blocks: Span,
    /// The title of the monster that stands there.
    pub resident: Option<u8>,
    /// Some effect happens to those who enter.
    pub on_entry: bool,
}

impl Site {
    /// Is it of this terrain? A dark passage is a passage, an entrance a room.
    pub fn is(&self, terrain: Terrain) -> bool {
        match terrain {
            Terrain::Room => self.terrain == Terrain::Room,
            Terrain::Passage => matches!(self.terrain, Terrain::Passage | Terrain::DarkPassage),
            Terrain::DarkPassage => self.terrain == Terrain::DarkPassage,
            Terrain::Entrance => self.entrance,
        }
    }
}

/// The fighting side of a monster.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Sheet {
    pub life: u8,
    pub symbols: [Symbol; 3],
    pub values: [u8; 3],
    pub hits: [Option<Hit>; 3],
    pub kind: u8,
    pub family: Option<u8>,
    pub keywords: Vec<Keyword>,
}

/// Why a card is not in a solo game, and what it waits for there (DR-544, DR-553).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Solo {
    pub removed: bool,
    pub hold_for: Option<Hold>,
}

/// What a bane of the solo game waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Hold {
    Monster,
    Trap,
    Check,
    Kind(u8),
}

/// A title of the adventure deck (DR-053).
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Adventure {
    pub print: Print,
    pub class: Class,
    pub copies: u8,
    pub cost: u8,
    pub upkeep: u8,
    pub timing: Timing,
    pub duration: Duration,
    pub kind: u8,
    pub family: Option<u8>,
    pub keywords: Vec<Keyword>,
    pub host: Option<HostKind>,
    /// Kinds of hosts, as bits; 0 for all.
    pub host_kinds: u64,
    pub targeted: bool,
    pub placement: Placement,
    pub solo: Solo,
    pub in_deck: bool,
    /// A monster's number among [`Components::sheets`].
    pub sheet: Option<u8>,
    pub blocks: Span,
    /// Some block is always in force.
    pub has_static: bool,
}

impl Adventure {
    /// Does it bear the word?
    pub fn has(&self, keyword: Keyword) -> bool {
        self.keywords.contains(&keyword)
    }
}

/// Where a quest can be attempted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Where {
    At(Location),
    Terrain(Terrain),
}

/// A quest card (DR-043).
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Quest {
    pub print: Print,
    pub grade: Grade,
    pub categories: Vec<Category>,
    pub sites: Vec<Where>,
    pub steps: Span,
    pub influence: Span,
    pub level: u8,
    pub glory: u8,
    pub win: bool,
    pub reward: Span,
    /// Its own monster among [`Components::sheets`].
    pub monster: Option<u8>,
    /// The adventure card that its monster is, if it has none of its own.
    pub title: Option<u8>,
    pub monster_name: Option<Print>,
    pub in_deck: bool,
}

impl Quest {
    /// Is it of this category? A quest may have two (DR-247).
    pub fn is(&self, category: Category) -> bool {
        self.categories.contains(&category)
    }
}

/// The legendary event card (DR-444).
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct EventCard {
    pub print: Print,
    pub max_tokens: u8,
    pub token_on: u8,
    pub blocks: Span,
    /// The title whose defeat ends it.
    pub ends_with: Option<u8>,
}

/// All tables of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Components {
    pub sets: Vec<Set>,
    pub kinds: Vec<Print>,
    pub families: Vec<String>,
    pub heroes: Vec<Hero>,
    pub sites: Vec<Site>,
    pub quests: Vec<Quest>,
    pub titles: Vec<Adventure>,
    /// The title of each physical card.
    pub cards: Vec<u8>,
    /// The word of each physical card: its title's, with a number from the second copy on.
    pub card_words: Vec<Name>,
    pub sheets: Vec<Sheet>,
    pub events: Vec<EventCard>,
    pub blocks: Vec<Block>,
    pub ops: Vec<Op>,
    pub options: Vec<Span>,
    pub filters: Vec<Filter>,
    pub steps: Vec<Step>,
    pub paths: Vec<Span>,
    pub threats: Vec<(Stat, u8)>,
}

impl Components {
    /// Reads packs, or says everything that is wrong with them.
    pub fn read(packs: &[&str]) -> Result<Components, Vec<String>> {
        let nameless: Vec<(&str, &str)> = packs.iter().map(|text| ("", *text)).collect();
        lower::read(&nameless)
    }

    /// The same of files with names, which are told with whatever is wrong in them.
    pub fn read_files(packs: &[(&str, &str)]) -> Result<Components, Vec<String>> {
        lower::read(packs)
    }

    /// A physical card's title.
    #[inline]
    pub fn card(&self, card: Card) -> &Adventure {
        &self.titles[usize::from(self.cards[card.index()])]
    }

    /// A location.
    #[inline]
    pub fn site(&self, location: Location) -> &Site {
        &self.sites[location.index()]
    }

    /// A quest.
    #[inline]
    pub fn quest(&self, quest: QuestId) -> &Quest {
        &self.quests[quest.index()]
    }

    /// A hero.
    #[inline]
    pub fn hero(&self, hero: HeroId) -> &Hero {
        &self.heroes[hero.index()]
    }

    /// The blocks of a span.
    #[inline]
    pub fn blocks(&self, span: Span) -> &[Block] {
        &self.blocks[span.range()]
    }

    /// The operations of a span.
    #[inline]
    pub fn ops(&self, span: Span) -> &[Op] {
        &self.ops[span.range()]
    }

    /// A filter.
    #[inline]
    pub fn filter(&self, filter: FilterId) -> &Filter {
        &self.filters[usize::from(filter.0)]
    }

    /// The card with this word.
    pub fn find_card(&self, word: &str) -> Option<Card> {
        self.card_words.iter().position(|one| **one == *word).map(|index| Card(index as u8))
    }

    /// The location with this word.
    pub fn find_site(&self, word: &str) -> Option<Location> {
        self.sites.iter().position(|one| *one.print.word == *word).map(|index| Location(index as u8))
    }

    /// The quest with this word.
    pub fn find_quest(&self, word: &str) -> Option<QuestId> {
        self.quests.iter().position(|one| *one.print.word == *word).map(|index| QuestId(index as u8))
    }

    /// The hero with this word.
    pub fn find_hero(&self, word: &str) -> Option<HeroId> {
        self.heroes.iter().position(|one| *one.print.word == *word).map(|index| HeroId(index as u8))
    }

    /// The grade of whatever bears this print.
    #[inline]
    pub fn grade_of(&self, print: &Print) -> Grade {
        self.sets[usize::from(print.set)].grade
    }

    /// The grades of this game, the lowest first (DR-488).
    pub fn grades(&self) -> impl Iterator<Item = Grade> + '_ {
        Grade::ALL.iter().copied().filter(|grade| self.sets.iter().any(|set| set.grade == *grade))
    }

    /// The numbers that hold while a grade is played: those of its first set.
    pub fn set_of(&self, grade: Grade) -> &Set {
        self.sets.iter().find(|set| set.grade == grade).unwrap_or(&self.sets[0])
    }

    /// The sets of a grade (section 26 of the catalogue).
    pub fn sets_of(&self, grade: Grade) -> impl Iterator<Item = &Set> {
        self.sets.iter().filter(move |set| set.grade == grade)
    }

    /// DR-463: from this level on legendary cards may be played.
    pub fn legendary_level(&self) -> u8 {
        self.sets_of(Grade::Legendary).next().map_or(7, |set| set.start_level)
    }

    /// Heroes of a grade.
    pub fn heroes_of(&self, grade: Grade) -> impl Iterator<Item = HeroId> + '_ {
        let all = (0..self.heroes.len() as u8).map(HeroId);
        all.filter(move |hero| self.grade_of(&self.hero(*hero).print) == grade)
    }

    /// DR-486: the card of the same hero in a grade.
    pub fn shared(&self, hero: HeroId, grade: Grade) -> Option<HeroId> {
        let id = self.hero(hero).print.id();
        self.heroes_of(grade).find(|other| self.hero(*other).print.id() == id)
    }

    /// All physical cards.
    pub fn all_cards(&self) -> impl Iterator<Item = Card> + '_ {
        (0..self.cards.len()).map(|index| Card(index as u8))
    }
}
