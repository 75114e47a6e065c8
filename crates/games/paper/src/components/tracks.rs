//! The tracks of the sheet, as they are written.

use super::load::{MOST, Notes};
use super::{ROOMS, Reward};
use tinyvec::ArrayVec;
use undercroft_core::pack::Entry;

/// One step of a track: what stands under its n-th space.
struct Step {
    glory: i16,
    reward: Option<Reward>,
}

/// The steps of a track, which must count 1, 2, 3, … without a gap.
fn steps(track: &Entry<'_>, list: &str, rewards: bool, what: &str, notes: &mut Notes) -> Vec<Step> {
    let read = |(index, entry): (usize, Entry<'_>)| {
        let at = entry.need("at", &format!("{}", index + 1));
        let number = at.as_ref().and_then(|at| at.number(1..=ROOMS));
        if let (Some(at), Some(number)) = (at, number)
            && number != index + 1
        {
            at.wrong(number.to_string(), format!("{}: steps count 1, 2, 3 …", index + 1));
        }
        notes.source(&entry, format!("{what} {}", index + 1));
        let reward = if rewards { entry.maybe_word("reward") } else { None };
        Step { glory: entry.number("glory", -MOST..=MOST), reward }
    };
    track.entries(list).into_iter().enumerate().map(read).collect()
}

fn count(track: &Entry<'_>, found: usize, needed: usize, of: &str) {
    if found != needed {
        track.wrong(format!("{found} {of}"), format!("{needed} {of}"));
    }
}

pub(super) fn level_track(levels: &Entry<'_>, notes: &mut Notes) -> [i16; 7] {
    let steps = steps(levels, "glory", false, "level", notes);
    count(levels, steps.len(), 6, "levels");
    std::array::from_fn(|level| {
        level.checked_sub(1).and_then(|index| steps.get(index)).map_or(0, |step| step.glory)
    })
}

pub(super) fn gem_track(gems: &Entry<'_>, notes: &mut Notes) -> ArrayVec<[(i16, Option<Reward>); 11]> {
    let steps = steps(gems, "track", true, "gems", notes);
    count(gems, steps.len(), 10, "circles on the gem track");
    std::iter::once((0, None)).chain(steps.iter().map(|step| (step.glory, step.reward))).take(11).collect()
}

pub(super) fn minion_track(track: &Entry<'_>, minions: u8, notes: &mut Notes) -> ArrayVec<[i16; 43]> {
    let steps = steps(track, "track", false, "minions", notes);
    if !(usize::from(minions)..=ROOMS).contains(&steps.len()) {
        let needed = format!("from {minions}, one for each minion of the dungeon, to {ROOMS}");
        track.wrong(format!("{} boxes on the minion track", steps.len()), needed);
    }
    std::iter::once(0).chain(steps.iter().map(|step| step.glory)).take(ROOMS + 1).collect()
}

pub(super) fn wound_track(wounds: &Entry<'_>, notes: &mut Notes) -> Vec<i16> {
    let entry = wounds.table("length");
    let length = entry.number("hearts", 1..=99_usize);
    notes.source(&entry, "wounds");
    let mut penalty = vec![0; length + 1];
    let mut last = 0;
    for shield in wounds.entries("shields") {
        let at = shield.need("at", "a number of wounds");
        let number = at.as_ref().and_then(|at| at.number(1..=length));
        let glory = shield.number("glory", -MOST..=MOST);
        let (Some(at), Some(number)) = (at, number) else { continue };
        notes.source(&shield, format!("shield {number}"));
        if number <= last {
            at.wrong(number.to_string(), format!("more than {last}, where the last shield stands"));
            continue;
        }
        penalty[number..].fill(glory);
        last = number;
    }
    penalty
}

/// PD-147, PD-152: the reward for the n-th potion, and the hearts under each.
pub(super) fn potions(potions: &Entry<'_>, notes: &mut Notes) -> (ArrayVec<[Option<Reward>; 13]>, u8) {
    let mut rewards = ArrayVec::from([None; 13]);
    let mut last = 0;
    for (index, row) in potions.entries("rows").into_iter().enumerate() {
        last += row.number("potions", 1..=12_usize);
        notes.source(&row, format!("potions {}", index + 1));
        let reward = row.maybe_word("reward");
        if let Some(place) = rewards.get_mut(last) {
            *place = reward;
        }
    }
    count(potions, last, 12, "potions in all rows together");
    let hearts = potions.table("hearts");
    notes.source(&hearts, "hearts");
    (rewards, hearts.number("each", 1..=9))
}
