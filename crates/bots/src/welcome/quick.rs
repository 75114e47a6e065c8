//! Quick answers where the exact ones would take too long: inside a search and in training.

use super::kit::{Counts, Kit};
use undercroft_welcome::Monster;

/// Does the runner come out alive? Plays one known pile with plain decisions: the axe for whatever would kill
/// or hits for six or more, Polymorph likewise, the potion whenever it helps. `pile` is in the order it is
/// turned over; `deck` gives Polymorph's replacement.
pub fn delve(
    kit: &Kit,
    named: Option<Monster>,
    pile: impl Iterator<Item = Monster> + Clone,
    deck: Option<Monster>,
) -> bool {
    let (mut health, mut axe, mut potion) = (kit.health, kit.axe, kit.potion);
    let mut swap = if kit.polymorph { deck } else { None };
    let mut pact = false;
    for first in pile.clone() {
        let mut monster = first;
        loop {
            let kind = monster as usize;
            let strength = kit.strength[kind];
            let beaten = pact || kit.beaten[kind] || named == Some(monster);
            if kit.absorbed[kind] {
                health += strength;
            }
            pact = kit.pact == Some(monster);
            if beaten {
                break;
            }
            let worth_it = strength >= health || strength >= 6;
            if worth_it && axe {
                axe = false;
                break;
            }
            if worth_it && let Some(replacement) = swap.take() {
                monster = replacement;
                continue;
            }
            health -= strength;
            break;
        }
        if health <= 0 {
            if !potion {
                return kit.omnipotence && all_different(pile);
            }
            potion = false;
            health = kit.base;
        }
    }
    true
}

fn all_different(pile: impl Iterator<Item = Monster>) -> bool {
    let mut seen = 0u8;
    for monster in pile {
        let bit = 1 << monster as u8;
        if seen & bit != 0 {
            return false;
        }
        seen |= bit;
    }
    true
}

/// About how likely is it to come out alive, knowing `own` cards of the pile, with `unknown` further ones out
/// of `unseen`? The order of the cards is left out of account. Also the best kind to name.
pub fn estimate(kit: &Kit, own: &Counts, unseen: &Counts, unknown: u8) -> (f32, Option<Monster>) {
    if !kit.vorpal {
        return (chance(kit, own, unseen, unknown), None);
    }
    let mut best = (-1.0, None);
    for name in kit.worth_naming() {
        if own[name as usize] + unseen[name as usize].min(unknown) == 0 {
            continue;
        }
        let found = chance(&kit.naming(name), own, unseen, unknown);
        if found > best.0 {
            best = (found, Some(name));
        }
    }
    if best.1.is_none() { (chance(kit, own, unseen, unknown), Some(Monster::Dragon)) } else { best }
}

fn chance(kit: &Kit, own: &Counts, unseen: &Counts, unknown: u8) -> f32 {
    let mut cards = *own;
    let (mut good, mut all) = (0.0, 0.0);
    every_hand(kit, &mut cards, unseen, unknown, 0, 1.0, &mut good, &mut all);
    if all > 0.0 { good / all } else { 0.0 }
}

/// Every way to draw the unknown cards, each weighed by the number of deals behind it.
#[expect(clippy::too_many_arguments, reason = "a recursion over kinds that must not allocate")]
fn every_hand(
    kit: &Kit,
    cards: &mut Counts,
    unseen: &Counts,
    left: u8,
    kind: usize,
    weight: f32,
    good: &mut f32,
    all: &mut f32,
) {
    if left == 0 {
        *all += weight;
        if survives(kit, cards) {
            *good += weight;
        }
        return;
    }
    if kind == 8 {
        return;
    }
    let mut ways = 1.0;
    for taken in 0..=unseen[kind].min(left) {
        cards[kind] += taken;
        every_hand(kit, cards, unseen, left - taken, kind + 1, weight * ways, good, all);
        cards[kind] -= taken;
        ways = ways * f32::from(unseen[kind] - taken) / f32::from(taken + 1);
    }
}

/// Would this pile be survived in a middling order?
fn survives(kit: &Kit, cards: &Counts) -> bool {
    let (mut damage, mut gained, mut hardest, mut hits) = (0i16, 0i16, 0i16, 0i16);
    let mut all_different = true;
    for (kind, count) in cards.iter().enumerate() {
        let (count, strength) = (i16::from(*count), i16::from(kit.strength[kind]));
        all_different &= count < 2;
        if kit.absorbed[kind] {
            gained += count * strength;
        }
        if count > 0 && !kit.beaten[kind] {
            damage += count * strength;
            hits += count;
            hardest = hardest.max(strength);
        }
    }
    if kit.axe {
        damage -= hardest;
    } else if kit.polymorph && hardest > 0 {
        // A random card comes instead; about half of them are beaten.
        damage -= (hardest - 2).max(0);
    }
    if hits > 0 && kit.pact.is_some_and(|caller| cards[caller as usize] > 0) {
        damage -= damage / (hits + 1);
    }
    let mut health = i16::from(kit.health) + gained;
    if kit.potion {
        // The blow that kills may be harder than needed, and the rest of it is lost.
        health += i16::from(kit.base) + hardest / 3;
    }
    damage < health || (kit.omnipotence && all_different)
}
