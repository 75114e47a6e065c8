//! The tracks of the sheet, as they are written.

use super::check::Problems;
use super::file::{File, StepEntry};
use crate::components::{ROOMS, Reward};
use tinyvec::ArrayVec;

/// Steps must count 1, 2, 3, … without a gap.
fn contiguous(steps: &[StepEntry], problems: &mut Problems) {
    for (index, step) in steps.iter().enumerate() {
        if usize::from(*step.at.get_ref()) != index + 1 {
            problems.at(step.at.span(), format!("step {} is needed here", index + 1));
        }
    }
}

pub(super) fn level_track(file: &File, problems: &mut Problems) -> [i16; 7] {
    let steps = file.levels.glory.get_ref();
    contiguous(steps, problems);
    if steps.len() != 6 {
        problems.at(file.levels.glory.span(), format!("there are 6 levels, not {}", steps.len()));
    }
    std::array::from_fn(|level| {
        level.checked_sub(1).and_then(|index| steps.get(index)).map_or(0, |step| step.glory)
    })
}

pub(super) fn gem_track(file: &File, problems: &mut Problems) -> ArrayVec<[(i16, Option<Reward>); 11]> {
    let steps = file.gems.track.get_ref();
    contiguous(steps, problems);
    if steps.len() != 10 {
        problems.at(file.gems.track.span(), format!("the gem track has 10 circles, not {}", steps.len()));
    }
    std::iter::once((0, None)).chain(steps.iter().map(|step| (step.glory, step.reward))).take(11).collect()
}

pub(super) fn minion_track(file: &File, minions: u8, problems: &mut Problems) -> ArrayVec<[i16; 43]> {
    let steps = file.minion_track.track.get_ref();
    contiguous(steps, problems);
    if steps.len() < usize::from(minions) || steps.len() > ROOMS {
        let problem = format!("the dungeon has {minions} minions, their track {} boxes", steps.len());
        problems.at(file.minion_track.track.span(), problem);
    }
    std::iter::once(0).chain(steps.iter().map(|step| step.glory)).take(ROOMS + 1).collect()
}

pub(super) fn wound_track(file: &File, problems: &mut Problems) -> Vec<i16> {
    let length = *file.wounds.length.hearts.get_ref();
    if !(1..=99).contains(&length) {
        problems.at(file.wounds.length.hearts.span(), "the wound track has 1 to 99 hearts");
    }
    let mut penalty = vec![0; usize::from(length) + 1];
    let mut last = 0;
    for shield in &file.wounds.shields {
        let at = *shield.at.get_ref();
        if at <= last || at > length {
            problems.at(
                shield.at.span(),
                format!("a shield stands higher than the last and at most at {length}"),
            );
            continue;
        }
        penalty[usize::from(at)..].fill(shield.glory);
        last = at;
    }
    penalty
}

pub(super) fn potions(file: &File, problems: &mut Problems) -> ArrayVec<[Option<Reward>; 13]> {
    let rows = file.potions.rows.get_ref();
    let total: u32 = rows.iter().map(|row| u32::from(row.potions)).sum();
    if total != 12 || rows.iter().any(|row| row.potions == 0) {
        problems.at(file.potions.rows.span(), format!("the rows have 12 potions together, not {total}"));
    }
    let mut rewards = ArrayVec::from([None; 13]);
    let mut last = 0;
    for row in rows {
        last += usize::from(row.potions);
        if let Some(place) = rewards.get_mut(last) {
            *place = row.reward;
        }
    }
    rewards
}
