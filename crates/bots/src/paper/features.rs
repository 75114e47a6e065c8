//! What the planner looks at on a sheet to judge what is still to come: numbers between about -1 and 1.

use super::estimate::Judge;
use tinyvec::ArrayVec;
use undercroft_paper::components::{CARDS, Colour, Gems, Reward, Room, Talent, Treasure};
use undercroft_paper::rules::{Common, power_against};
use undercroft_paper::state::{Phase, ROUNDS, Team};

/// How many features there are.
pub(super) const FEATURES: usize = 263;

/// Rounds in which the three monsters are fought (PD-045).
const FIGHTS: [u8; 3] = [3, 6, ROUNDS];

/// The features that are not 0, each with its number.
pub(super) type Features = ArrayVec<[(u16, f32); FEATURES]>;

/// Looks at a sheet.
pub(super) fn features(judge: &Judge<'_>, common: &Common<'_>, team: &Team) -> Features {
    let mut list = List { next: 0, features: Features::new() };
    time(common, team, &mut list);
    heroes(common, team, &mut list);
    tracks(common, team, &mut list);
    monsters(judge, common, team, &mut list);
    rooms(judge, common, team, &mut list);
    cards(judge, common, team, &mut list);
    debug_assert_eq!(list.next, FEATURES);
    list.features
}

/// Features in their order.
struct List {
    next: usize,
    features: Features,
}

impl List {
    #[inline]
    fn put(&mut self, feature: usize, value: f32) {
        if value != 0.0 {
            self.features.push((feature as u16, value));
        }
    }

    #[inline]
    fn number(&mut self, value: f32) {
        self.put(self.next, value);
        self.next += 1;
    }

    fn flag(&mut self, is: bool) {
        self.number(f32::from(u8::from(is)));
    }

    /// One of `count` features is `value`, the others are 0.
    #[inline]
    fn one_of(&mut self, count: usize, which: usize, value: f32) {
        if which < count {
            self.put(self.next + which, value);
        }
        self.next += count;
    }
}

/// Dice that the team may still use in the whole game.
pub(super) fn dice_left(common: &Common<'_>, team: &Team) -> u8 {
    let in_this_round =
        if common.phase == Phase::Dice { 3u8.saturating_sub(team.dice_used() as u8) } else { 0 };
    3 * (ROUNDS - common.round.min(ROUNDS)) + in_this_round
}

fn time(common: &Common<'_>, team: &Team, list: &mut List) {
    list.number(f32::from(dice_left(common, team)) / 24.0);
    list.one_of(9, usize::from(common.round), 1.0);
    list.one_of(4, team.dice_used(), 1.0);
}

fn heroes(common: &Common<'_>, team: &Team, list: &mut List) {
    let lowest = team.levels.iter().min().copied().unwrap_or(1);
    for level in team.levels {
        list.one_of(6, usize::from(level) - 1, 1.0);
    }
    list.one_of(6, usize::from(lowest) - 1, 1.0);
    list.one_of(5, team.levels.iter().filter(|level| **level == lowest).count(), 1.0);
    list.number(f32::from(team.health()) / 24.0);
    for (colour, level) in common.training(team).into_iter().zip(team.levels) {
        list.number(if colour == Colour::Black { f32::from(level) / 6.0 } else { 0.0 });
    }
}

fn tracks(common: &Common<'_>, team: &Team, list: &mut List) {
    let (wounds, health) = (f32::from(team.wounds), f32::from(team.health()));
    list.number(wounds / 24.0);
    list.number(((health - wounds) / 8.0).clamp(-1.0, 1.5));
    list.number(((health - wounds) / 3.0).clamp(-1.0, 1.0));
    list.flag(team.resurrected);
    list.number(f32::from(common.free_hearts(team)) / 12.0);
    list.number((f32::from(common.free_hearts(team)) / 4.0).min(1.0));
    list.one_of(13, usize::from(team.potions), 1.0);
    list.one_of(11, usize::from(team.gems), 1.0);
    list.one_of(13, usize::from(team.minions().min(12)), 1.0);
    for boxes in team.items {
        list.one_of(2, usize::from(boxes).wrapping_sub(1), 1.0);
    }
}

/// The fights to come: how strong the team is already, and how far away the lair.
fn monsters(judge: &Judge<'_>, common: &Common<'_>, team: &Team, list: &mut List) {
    const EACH: usize = 13;
    for (stage, last) in FIGHTS.into_iter().enumerate() {
        if common.round > last || common.round == last && team.dice_used() == 3 {
            list.next += EACH;
            continue;
        }
        let monster = common.monster_of(stage);
        let dice = 3 * (last - common.round) + 3u8.saturating_sub(team.dice_used() as u8);
        let power = f32::from(power_against(team, monster.weakness));
        let lair = common.dungeon.lairs[stage];
        let moves = f32::from(judge.distances.of(team)[lair.index()].min(16));
        list.flag(true);
        list.number(f32::from(dice.min(24)) / 24.0);
        for limit in monster.power {
            list.number(((power - f32::from(limit)) / 6.0).clamp(-2.0, 0.5));
        }
        for limit in monster.power {
            list.flag(power >= f32::from(limit));
        }
        let explored = team.explored.contains(lair);
        list.flag(explored);
        list.number(if explored { 0.0 } else { moves / 8.0 });
        list.flag(!explored && moves > 2.0 * f32::from(dice));
        // What the fight would bring now, with the lair found and without.
        let range = monster.power.iter().rposition(|limit| power >= f32::from(*limit));
        let glory = range.map_or(-monster.flee, |range| monster.glory[range]);
        list.number(f32::from(glory) / 8.0);
        list.number(f32::from(if explored { glory } else { -monster.flee }) / 8.0);
    }
}

/// The gems that will vanish at the next fight.
fn vanishing_next(common: &Common<'_>, team: &Team) -> Gems {
    let settled = common.round == FIGHTS[common.stage] && team.dice_used() == 3;
    let stage = common.stage + usize::from(settled);
    if stage < 2 { common.monster_of(stage).vanish } else { Gems::EMPTY }
}

/// What unexplored rooms hold, the less the farther away.
fn rooms(judge: &Judge<'_>, common: &Common<'_>, team: &Team, list: &mut List) {
    const KINDS: usize = 8;
    let [gem, item, level, potion, minion, vanishing, wound, trap] =
        std::array::from_fn::<usize, KINDS, _>(|n| n);
    let distances = judge.distances.of(team);
    let soon = if judge.game.agreements().vanishing { vanishing_next(common, team) } else { Gems::EMPTY };
    let mut lacking = [0f32; 4];
    let mut sums = [[0f32; 2]; KINDS];
    let mut nearest = [u8::MAX; KINDS];
    for room in judge.furnished.without(team.explored).iter() {
        let moves = distances[room.index()];
        let discount = judge.discount[usize::from(moves).min(judge.discount.len() - 1)];
        let mut add = |kind: usize, value: f32| {
            sums[kind][0] += value * discount[0];
            sums[kind][1] += value * discount[1];
            nearest[kind] = nearest[kind].min(moves);
        };
        let content = &common.components.rooms[room.index()];
        match content.treasure {
            Some(Treasure::Gem(letter)) if !team.letters.or(team.crossed).contains(letter) => {
                add(gem, 1.0);
                if soon.contains(letter) {
                    add(vanishing, 1.0);
                }
            }
            Some(Treasure::Reward(Reward::Item)) => add(item, 1.0),
            Some(Treasure::Reward(Reward::Level)) => add(level, 1.0),
            Some(Treasure::Reward(Reward::Potion)) => add(potion, 1.0),
            Some(Treasure::Gem(_) | Treasure::Reward(Reward::Gem)) | None => {}
        }
        if let Some((kind, _)) = content.minion.filter(|_| !team.beaten.contains(room)) {
            let wounds = f32::from(common.wounds_from_minion(team, room));
            add(minion, 1.0);
            add(wound, wounds);
            lacking[common.components.fighters[kind as usize] as usize] += wounds * discount[0];
        }
        if content.trap && !team.is(Talent::Scout) {
            add(trap, 1.0);
        }
    }
    for sum in sums {
        list.number(sum[0] / 2.0);
        list.number(sum[1]);
    }
    for wounds in lacking {
        list.number(wounds / 4.0);
    }
    for nearest in &nearest[..6] {
        list.number((1.0 - f32::from(*nearest) / 8.0).max(0.0));
    }
    list.number(f32::from(team.explored.len()) / 42.0);
    list.flag(team.position.is_none());
    list.number(team.position.map_or(0.0, |room: Room| f32::from(room.row()) / 6.0));
}

/// Talent, goal and open missions, with how much of them is done.
fn cards(judge: &Judge<'_>, common: &Common<'_>, team: &Team, list: &mut List) {
    list.one_of(CARDS, team.talent.map_or(CARDS, |talent| talent as usize), 1.0);
    let (card, done, lacks) = team.goal.map_or((CARDS, 0.0, 0.0), |card| {
        let goal = common.components.goal(card);
        let measure = common.measure(team, goal.task);
        let done = f32::from(measure) / f32::from(goal.steps[2]);
        let next = goal.steps.into_iter().find(|step| *step > measure);
        let lacks = next.map_or(0.0, |next| f32::from(next - measure) / f32::from(goal.steps[2]));
        (usize::from(card.0), done.min(1.0), lacks)
    });
    list.one_of(CARDS, card, 1.0);
    list.one_of(CARDS, card, done);
    list.number(lacks);
    let start = list.next;
    list.next += 2 * CARDS;
    for slot in judge.missions.iter().filter(|slot| slot.round == 0) {
        let card = usize::from(slot.card) - 1;
        let mission = common.components.missions[card];
        let done = f32::from(common.measure(team, mission.task)) / f32::from(mission.count);
        // What is done is counted as glory; only what is not is a promise.
        if done < 1.0 {
            list.put(start + card, 1.0);
            list.put(start + CARDS + card, done);
        }
    }
    list.number(f32::from(common.mission_glory(common.round.max(1), judge.solo)) / 6.0);
}
