//! Bidding with three and four players: whoever stays longest goes in, so the question is whether to go in oneself is
//! better than to let somebody else.

use super::abstraction::{ACTIONS, Knowledge, Memory};
use super::kit::Kit;
use super::race::Race;
use undercroft_core::{Chance, Quick, Seat};
use undercroft_welcome::{Monster, Player, View};

/// Ways to place a card that are so much less safe are as good as the safest.
const ALIKE: f32 = 0.01;

/// The chance to survive from which on a player had better go in than leave it to the others who are still bidding.
pub fn worth_entering(race: &Race, view: &View, seat: Seat) -> f32 {
    let mut players = [Player::default(); 4];
    for (player, seen) in players.iter_mut().zip(&view.players) {
        *player = Player { successes: seen.successes, failures: seen.failures };
    }
    let mine = |runner: Seat, alive: bool| race.after(&players, runner, alive)[seat.index()];
    let others: Vec<Seat> = Seat::all(view.players.len() as u8)
        .filter(|other| *other != seat)
        .filter(|other| {
            view.players.get(other.index()).is_some_and(|player| !player.passed && !player.eliminated)
        })
        .collect();
    let mean = |alive: bool| {
        others.iter().map(|other| mine(*other, alive)).sum::<f64>() / others.len().max(1) as f64
    };
    // What is lost by failing instead of another, and what is won by succeeding instead of another.
    let (lost, won) = (mean(false) - mine(seat, false), mine(seat, true) - mean(true));
    if lost + won <= 0.0 { 1.0 } else { (lost / (lost + won)).clamp(0.0, 1.0) as f32 }
}

/// What to do with a card: whatever is safest, as long as the player wants to go in; otherwise whatever makes the dungeon
/// worst for those who will.
pub fn place(
    (memory, kits): (&mut Memory, &[Kit; 64]),
    known: &Knowledge,
    card: Monster,
    worth_entering: f32,
    luck: &mut Quick,
) -> usize {
    let mut chances = [None; ACTIONS];
    for (action, chance) in chances.iter_mut().enumerate() {
        let mut after = *known;
        match action.checked_sub(1) {
            None => after.own[card as usize] += 1,
            Some(bit) if known.tiles >> bit & 1 == 1 => after.tiles &= !(1 << bit),
            Some(_) => continue,
        }
        *chance = Some(memory.estimate(kits, &after).0);
    }
    let best = chances.into_iter().flatten().fold(0.0, f32::max);
    let wanted: Vec<usize> = if best >= worth_entering {
        let alike = |chance: &Option<f32>| chance.is_some_and(|chance| chance >= best - ALIKE);
        // A tile that need not go stays.
        if alike(&chances[0]) {
            return 0;
        }
        (0..ACTIONS).filter(|action| alike(&chances[*action])).collect()
    } else {
        let worst = chances.into_iter().flatten().fold(1.0, f32::min);
        (0..ACTIONS).filter(|action| chances[*action].is_some_and(|chance| chance <= worst + ALIKE)).collect()
    };
    wanted.get(luck.below(wanted.len().max(1) as u32) as usize).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::welcome::expert::knowledge;
    use crate::welcome::guide::kits_of;
    use undercroft_core::{Game, Seed, Setup, Table};
    use undercroft_welcome::{Hero, Welcome};

    fn table(seats: u8) -> Table<Welcome> {
        let game = <Welcome as Game>::new(&Setup::new(seats)).unwrap();
        Table::new(game, Seed::new("company").unwrap())
    }

    /// Who has nothing to lose but the win goes in sooner than somebody with one success and one failure.
    #[test]
    fn what_is_at_stake_decides_who_dares() {
        let table = table(4);
        let (race, seat) = (Race::new(4), Seat::FIRST);
        let mut view = table.handle(seat).view();
        let even = worth_entering(&race, &view, seat);
        assert!((0.2..0.5).contains(&even), "{even}");
        view.players[0].failures = 1;
        assert!(worth_entering(&race, &view, seat) > even, "the second failure is the last");
        view.players[1].successes = 1;
        view.players[0].failures = 0;
        assert!(worth_entering(&race, &view, seat) < even, "somebody else is about to win");
    }

    /// A Dragon in hand and no tile against it: safe players throw it away, those who leave put it in.
    #[test]
    fn a_card_is_placed_for_oneself_or_against_the_others() {
        let table = table(3);
        let kits = kits_of(table.game(), Hero::Warrior);
        let mut known = knowledge(table.game(), &table.handle(Seat::FIRST).view());
        known.unseen[Monster::Dragon as usize] = 0;
        // Without shield, sword and spear: 3 health and 5 from the armour.
        known.tiles = 0b011001;
        let mut memory = Memory::default();
        let mut placed =
            |worth| place((&mut memory, &kits), &known, Monster::Dragon, worth, &mut Quick::new(1));
        assert_ne!(placed(0.4), 0);
        assert_eq!(placed(1.1), 0);
    }
}
