//! More than a game could pile up: refused first, for all other checks count with these numbers.

use super::is_paladin;
use crate::state::{Bag, COMBAT_ROUNDS, MOST_STORES, State};
use undercroft_core::kit::{Member, Named};

/// The tiles of creatures, the trap cards, and the prisoners that two years can bring: three adventurers and the
/// paladin in each.
const CREATURES: u32 = 24;
const TRAPS: u32 = 27;
const PRISONERS: usize = 8;
/// The most hit points that magic adds in four rounds, and the most poison of two traps: 30 each time.
const MAGIC: u8 = 120;
const POISON: u8 = 60;
/// The training ground goes on for as many rounds as it takes, but not for so many.
const ROUNDS: u8 = 100;

/// Everything of which there is more than a game could pile up, so that no rule runs out of numbers or places.
pub(super) fn beyond_the_box(state: &State, training: bool) -> Vec<String> {
    let mut wrong = Vec::new();
    // Three adventurers, and in combat an illusion more in each round.
    let most = if state.combat_round == 0 { 3 } else { 3 + usize::from(COMBAT_ROUNDS) };
    for (index, player) in state.players.iter().enumerate() {
        let mut at_most = |what: &str, count: usize, limit: usize| {
            if count > limit {
                wrong.push(format!("player {}: {what} is {count}; a game gives at most {limit}", index + 1));
            }
        };
        let stores = [
            ("gold", player.gold),
            ("food", player.food),
            ("imps", player.imps),
            ("marks", player.marks),
            ("busy_imps", player.busy_imps),
            ("busy_trolls", player.busy_trolls),
        ];
        for (what, count) in stores {
            at_most(what, count.into(), MOST_STORES.into());
        }
        let creatures = [player.up, player.down, player.plan.sent].iter().map(sum).sum::<u32>();
        at_most("the number of creatures", creatures as usize, CREATURES as usize);
        at_most("the number of traps in hand", sum(&player.traps) as usize, TRAPS as usize);
        at_most("the number of traps discarded", sum(&player.buried) as usize, TRAPS as usize);
        let people = player.party.iter().filter(|one| !is_paladin(one.who)).count();
        at_most("the number of adventurers at the dungeon", people, most);
        at_most("the number of prisoners", player.prison.len(), PRISONERS);
        for one in &player.party {
            at_most(&format!("extra of {}", one.who), one.extra.into(), MAGIC.into());
            at_most(&format!("poison of {}", one.who), one.poison.into(), POISON.into());
        }
    }
    if state.combat_round > ROUNDS {
        wrong.push(format!("combat_round is {}; training has at most {ROUNDS}", state.combat_round));
    }
    if training && state.cards.iter().any(|cards| !cards.is_empty()) {
        wrong.push("cards: training has no combat cards".to_owned());
    }
    wrong
}

/// How many there are of all kinds, whatever a file says.
fn sum<K: Named + Member, const N: usize>(bag: &Bag<K, N>) -> u32 {
    K::all().iter().map(|kind| u32::from(bag.count(*kind))).sum()
}
