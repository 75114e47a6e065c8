//! Items and cards, as they are written.

use super::load::{MOST, Notes};
use super::read::{add_walls, letter, room};
use super::{
    CARDS, Colour, Dungeon, Gem, Gems, Goal, Hero, Item, LETTERED_CARDS, Map, Mission, Monster, Reward, Room,
    Rooms, Talent, Task,
};
use undercroft_core::pack::{Entry, Field};

/// The items by what is written of each, and their order on the sheet.
pub(super) struct Items {
    pub boxes: [[Option<Hero>; 2]; 8],
    pub order: [Item; 8],
    pub glory: [i16; 8],
}

pub(super) fn items(root: &Entry<'_>, notes: &mut Notes) -> Items {
    let mut items = Items { boxes: [[None; 2]; 8], order: Item::ALL, glory: [0; 8] };
    let needs = std::iter::once(("any", None)).chain(Hero::ALL.map(|hero| (hero.id(), Some(hero))));
    for (index, (item, entry)) in root.one_each::<Item>("items").into_iter().enumerate() {
        if let Some(place) = items.order.get_mut(index) {
            *place = item;
        }
        if let Some(boxes) = entry.exactly::<2>("boxes") {
            items.boxes[item.place()] = boxes.map(|field| field.one_of(needs.clone()).flatten());
        }
        items.glory[item.place()] = entry.number("glory", -MOST..=MOST);
        notes.source(&entry, format!("item {item}"));
        notes.name(&entry, format!("paper-item-{item}"));
    }
    items
}

pub(super) fn talents(entry: &Entry<'_>, notes: &mut Notes) -> [i16; CARDS] {
    notes.source(entry, "talents");
    Talent::ALL.map(|talent| entry.number(talent.id(), -MOST..=MOST))
}

/// The cards of a list, which count from 1; nothing if there are more or fewer than sixteen.
fn numbered<T>(
    section: &Entry<'_>,
    what: &str,
    notes: &mut Notes,
    read: impl Fn(&Entry<'_>) -> Option<T>,
) -> Option<[T; CARDS]> {
    let entries = section.entries("cards");
    if entries.len() != CARDS {
        section.wrong(format!("{} cards", entries.len()), format!("{CARDS} cards"));
    }
    let mut cards = Vec::new();
    for (index, entry) in entries.into_iter().enumerate() {
        let id = entry.need("id", &format!("{}", index + 1));
        let number = id.as_ref().and_then(|id| id.number(1..=CARDS));
        if let (Some(id), Some(number)) = (id, number)
            && number != index + 1
        {
            id.wrong(number.to_string(), format!("{}: cards count 1, 2, 3 …", index + 1));
        }
        notes.source(&entry, format!("{what} {}", index + 1));
        cards.extend(read(&entry));
    }
    cards.try_into().ok()
}

/// PD-029, PD-316: glory in company, glory alone by round, and the sixteen cards.
pub(super) fn missions(section: &Entry<'_>, notes: &mut Notes) -> Option<(i16, [i16; 8], [Mission; CARDS])> {
    let (glory, solo) = (section.table("glory"), section.table("solo"));
    notes.source(&glory, "mission glory");
    notes.source(&solo, "solo glory");
    let each = glory.number("each", -MOST..=MOST);
    let rounds = solo.numbers("rounds", -MOST..=MOST);
    let cards = numbered(section, "mission", notes, |card| {
        let count = card.number("count", 1..=u8::MAX);
        Some(Mission { task: card.word::<Task>("task")?, count })
    });
    Some((each, rounds, cards?))
}

/// PD-021: each goal makes two heroes black and two white.
pub(super) fn goals(section: &Entry<'_>, notes: &mut Notes) -> Option<([i16; 3], [Goal; CARDS])> {
    let glory = section.table("glory");
    notes.source(&glory, "goal glory");
    let degrees = glory.numbers("steps", -MOST..=MOST);
    let cards = numbered(section, "goal", notes, |card| {
        let steps = rising(card, "steps", 1);
        let training = card.need("training", TRAINING).and_then(|field| field.read(training, TRAINING));
        Some(Goal { task: card.word::<Task>("task")?, steps, training: training? })
    });
    Some((degrees, cards?))
}

const TRAINING: &str = "two B and two W, such as BWWB";

fn training(text: &str) -> Option<[Colour; 4]> {
    let colour = |letter: &u8| match letter {
        b'B' => Some(Colour::Black),
        b'W' => Some(Colour::White),
        _ => None,
    };
    let colours: Vec<Colour> = text.as_bytes().iter().map(colour).collect::<Option<_>>()?;
    let colours: [Colour; 4] = colours.try_into().ok()?;
    (colours.iter().filter(|colour| **colour == Colour::Black).count() == 2).then_some(colours)
}

/// Three numbers, each larger than the one before.
fn rising(entry: &Entry<'_>, name: &str, least: u8) -> [u8; 3] {
    let numbers: [u8; 3] = entry.numbers(name, least..=u8::MAX);
    if let Some(field) = entry.field(name).filter(|_| !numbers.is_sorted_by(|a, b| a < b)) {
        field.wrong(format!("{numbers:?}"), "three rising numbers");
    }
    numbers
}

/// Reads the cards A to L of a list; a letter without a card is told.
fn lettered<T>(
    root: &Entry<'_>,
    list: &str,
    mut read: impl FnMut(&Entry<'_>, Option<char>) -> Option<T>,
) -> [Option<T>; LETTERED_CARDS] {
    let mut cards = [const { None }; LETTERED_CARDS];
    let mut seen = [false; LETTERED_CARDS];
    for entry in root.entries(list) {
        let index = entry.need("letter", "a letter from A to L").and_then(|field| letter(&field));
        let card = read(&entry, index.map(letter_at));
        if let Some(index) = index {
            (seen[index], cards[index]) = (true, card);
        }
    }
    let lacking: String = (0..LETTERED_CARDS).filter(|index| !seen[*index]).map(letter_at).collect();
    if !lacking.is_empty() {
        root.wrong(format!("no [[{list}]] for {lacking}"), "one for each letter from A to L");
    }
    cards
}

pub(super) fn monsters(root: &Entry<'_>, notes: &mut Notes) -> [Option<Monster>; LETTERED_CARDS] {
    lettered(root, "monsters", |entry, letter| {
        notes.source(entry, format!("monster {}", letter.unwrap_or('?')));
        monster(entry, notes)
    })
}

fn monster(entry: &Entry<'_>, notes: &mut Notes) -> Option<Monster> {
    let id = entry.id("id");
    let weakness = entry.word::<Hero>("weakness");
    let stage = entry.number("stage", 1..=3);
    let prize = entry.table("prize");
    let prize = (prize.word::<Reward>("reward").unwrap_or_default(), prize.number("count", 1..=12));
    let letters = entry.list("vanish");
    let gem = |field: &Field<'_>| field.read(Gem::from_letter, "a gem from A to H");
    let vanish: Gems = letters.iter().filter_map(gem).collect();
    let needed = if stage == 3 { 0 } else { 2 };
    if usize::from(vanish.len()) != letters.len() || vanish.len() != needed {
        let needed = format!("{needed} different gems from A to H after stage {stage}");
        entry.wrong(format!("vanish: {} letters", letters.len()), needed);
    }
    let (power, glory) = (rising(entry, "power", 0), entry.numbers("glory", -99..=99));
    let (wounds, flee) = (entry.numbers("wounds", 0..=99), entry.number("flee", 0..=99));
    notes.name(entry, format!("paper-monster-{}", id.unwrap_or_default()));
    let (id, weakness) = (id?.to_owned(), weakness?);
    Some(Monster { id, stage, weakness, power, glory, wounds, flee, prize, vanish })
}

pub(super) fn dungeons(
    root: &Entry<'_>,
    printed: &Map,
    monsters: &[Option<Monster>; LETTERED_CARDS],
    notes: &mut Notes,
) -> [Option<Dungeon>; LETTERED_CARDS] {
    lettered(root, "dungeons", |entry, letter| {
        notes.source(entry, format!("dungeon {}", letter.unwrap_or('?')));
        dungeon(entry, printed, monsters)
    })
}

fn dungeon(
    entry: &Entry<'_>,
    printed: &Map,
    monsters: &[Option<Monster>; LETTERED_CARDS],
) -> Option<Dungeon> {
    let mut map = printed.clone();
    add_walls(&mut map, &entry.list("walls"));
    let reachable = map.reachable();
    let cut_off: Vec<String> =
        Room::all().filter(|room| !reachable.contains(*room)).map(|room| room.to_string()).collect();
    if !cut_off.is_empty() {
        let found = format!("no way from the entrances to {}", cut_off.join(", "));
        entry.wrong(found, "a dungeon in which every room can be reached");
    }
    let mut stages = [0; 3];
    for (index, field) in entry.exactly::<3>("monsters").into_iter().flatten().enumerate() {
        let Some(found) = letter(&field) else { continue };
        let of_stage = |monster: &Monster| usize::from(monster.stage) == index + 1;
        if monsters[found].as_ref().is_some_and(|monster| !of_stage(monster)) {
            field.wrong(format!("“{}”", letter_at(found)), format!("a monster of stage {}", index + 1));
        }
        stages[index] = found as u8;
    }
    let fields = entry.exactly::<3>("lairs")?;
    let lairs: Vec<Room> = fields.iter().filter_map(room).collect();
    let different: Rooms = lairs.iter().copied().collect();
    if lairs.len() == 3 && different.len() != 3 {
        fields[0].wrong("a room twice among the lairs", "three different rooms");
    }
    Some(Dungeon { monsters: stages, lairs: lairs.try_into().ok()?, map })
}

fn letter_at(index: usize) -> char {
    (b'A' + index as u8) as char
}
