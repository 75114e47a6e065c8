//! Bidding with three and four players: whoever stays longest goes in, so the question is whether to go in oneself is
//! better than to let somebody else. Reckoning answers it from the own chance to survive and the tallies of all; who
//! ponders besides tries every choice in imagined rounds in which everybody reckons.

use super::abstraction::{ACTIONS, Knowledge, Memory};
use super::expert::toss;
use super::guide::WelcomeGuide;
use super::kit::Kit;
use super::race::Race;
use crate::budget::Limit;
use crate::guide::Shares;
use crate::trial::{Tried, by_halving};
use undercroft_core::{Chance, Game, Quick, Seat, SeatHandle, Silent};
use undercroft_welcome::{Hero, Monster, Move, Phase, Player, State, Welcome};

/// Ways to place a card that are so much less safe are as good as the safest.
const ALIKE: f32 = 0.01;

/// How somebody bids who reckons.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Reckoning {
    /// The chance to survive that is asked for, as a part of what the tallies say.
    pub caution: f32,
    /// And never less than this.
    pub least: f32,
    /// Does it make the dungeon worse for the others once it means to leave?
    pub spite: bool,
    /// Rounds played on in thought before a bid; none for somebody who only reckons.
    pub tries: u32,
}

impl Reckoning {
    /// Nothing but reckoning.
    pub const PLAIN: Reckoning = Reckoning { caution: 1.0, least: 0.0, spite: true, tries: 0 };
}

/// Everything needed to reckon at a table.
#[derive(Debug)]
pub struct Mind<'a> {
    /// The table's rules.
    pub game: &'a Welcome,
    /// What tallies are worth.
    pub race: &'a Race,
    /// Every hero with every set of tiles.
    pub kits: &'a [[Kit; 64]; 4],
    /// What was worked out before.
    pub memory: &'a mut [Memory; 4],
    /// How it bids.
    pub reckoning: Reckoning,
}

/// So much does the chance that others ask for vary in thought, up and down.
const WAVERING: f32 = 0.3;

impl Mind<'_> {
    /// The bid of the seat, which is asked.
    pub fn bid(&mut self, seat: &SeatHandle<'_, Welcome>, luck: &mut Quick, limit: &Limit) -> Option<Move> {
        let own = seat.seat();
        let world = seat.imagine(luck);
        if self.reckoning.tries == 0 {
            return Some(self.reckoned(&world, own, 1.0, luck));
        }
        let mut moves: Vec<Tried<Move>> =
            seat.legal_moves().into_iter().filter(|mv| is_bid(*mv)).map(|mv| Tried::new(mv, 0.0)).collect();
        by_halving(&mut moves, self.reckoning.tries, limit, |left| {
            let world = seat.imagine(luck);
            let fate = luck.fork();
            for tried in left {
                let (mut state, mut luck) = (world, fate.clone());
                self.game.apply(&mut state, own, tried.mv, &mut luck, &mut Silent);
                tried.add(self.played_on(&world, state, own, &mut luck)[own.index()]);
            }
        });
        moves.first().map(|best| best.mv)
    }

    /// What whoever is asked does by reckoning.
    fn reckoned(&mut self, state: &State, seat: Seat, wavering: f32, luck: &mut Quick) -> Move {
        let known = knowledge_of(self.game, state, seat);
        let asked = worth_entering(self.race, state, self.game.seats(), seat) * self.reckoning.caution;
        let worth = asked.max(self.reckoning.least) * wavering;
        let hero = state.hero as usize;
        let (memory, kits) = (&mut self.memory[hero], &self.kits[hero]);
        match state.phase {
            Phase::Deciding(card) => {
                let worth = if self.reckoning.spite { worth } else { 0.0 };
                placing(self.game, state.hero, place((memory, kits), &known, card, worth, luck))
            }
            _ if state.deck.is_empty() || memory.estimate(kits, &known).0 < worth => Move::Pass,
            _ => Move::Draw,
        }
    }

    /// Everybody's chances once the round has been played on by reckoning.
    fn played_on(&mut self, root: &State, mut state: State, own: Seat, luck: &mut Quick) -> Shares {
        let mut moves = Vec::with_capacity(ACTIONS);
        loop {
            if state.players != root.players || state.phase == Phase::Over {
                return self.race.shares(&state.players);
            }
            if state.is_delving() {
                let alive = WelcomeGuide::delve(self.game, &state);
                return self.race.after(&state.players, state.turn, alive);
            }
            let seat = state.turn;
            let wavering = if seat == own { 1.0 } else { 1.0 + WAVERING * (2.0 * toss(luck) - 1.0) };
            let wanted = self.reckoned(&state, seat, wavering, luck);
            moves.clear();
            self.game.legal_moves(&state, seat, &mut moves);
            let found = moves.iter().find(|mv| **mv == wanted).or(moves.first());
            let Some(mv) = found.copied() else { return self.race.shares(&state.players) };
            self.game.apply(&mut state, seat, mv, luck, &mut Silent);
        }
    }
}

fn is_bid(mv: Move) -> bool {
    matches!(mv, Move::Draw | Move::Pass | Move::Add | Move::Discard(_))
}

/// The move behind an action of the policy: bit numbers are in the hero's printed order.
pub fn placing(game: &Welcome, hero: Hero, action: usize) -> Move {
    match action.checked_sub(1).and_then(|bit| game.components().tiles(hero).get(bit)) {
        Some((tile, _)) => Move::Discard(*tile),
        None => Move::Add,
    }
}

/// The tiles left, one bit for each in printed order.
fn tiles_of(game: &Welcome, state: &State) -> usize {
    let printed = game.components().tiles(state.hero).iter().enumerate();
    printed.filter(|(_, (tile, _))| state.tiles.contains(*tile)).fold(0, |bits, (bit, _)| bits | 1 << bit)
}

/// What a seat knows in the bidding.
fn knowledge_of(game: &Welcome, state: &State, seat: Seat) -> Knowledge {
    let mut own = [0u8; 8];
    let mut unseen = Monster::ALL.map(|monster| game.components().copies(monster));
    let mut see = |monster: Monster| {
        unseen[monster as usize] = unseen[monster as usize].saturating_sub(1);
    };
    for card in state.pile.iter().filter(|card| card.by == seat) {
        own[card.monster as usize] += 1;
        see(card.monster);
    }
    state.discard.iter().filter(|card| card.by == seat).for_each(|card| see(card.monster));
    if let Phase::Deciding(card) = state.phase
        && state.turn == seat
    {
        see(card);
    }
    let unknown = state.pile.len() as u8 - own.iter().sum::<u8>();
    Knowledge { tiles: tiles_of(game, state) as u8, own, unseen, unknown }
}

/// The chance to survive from which on a player had better go in than leave it to the others who are still bidding.
fn worth_entering(race: &Race, state: &State, seats: u8, seat: Seat) -> f32 {
    let mine = |runner: Seat, alive: bool| race.after(&state.players, runner, alive)[seat.index()];
    let out = |player: &Player| player.failures >= 2;
    let (mut count, mut dead, mut alive) = (0.0, 0.0, 0.0);
    for other in Seat::all(seats) {
        if other != seat && !state.passed.contains(other) && !out(&state.players[other.index()]) {
            count += 1.0;
            dead += mine(other, false);
            alive += mine(other, true);
        }
    }
    let count = f64::max(count, 1.0);
    // What is lost by failing instead of another, and what is won by succeeding instead of another.
    let (lost, won) = (dead / count - mine(seat, false), mine(seat, true) - alive / count);
    if lost + won <= 0.0 { 1.0 } else { (lost / (lost + won)).clamp(0.0, 1.0) as f32 }
}

/// What to do with a card: whatever is safest, as long as the player wants to go in; otherwise whatever makes the dungeon
/// worst for those who will.
fn place(
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
        let mut state = *table.state();
        let even = worth_entering(&race, &state, 4, seat);
        assert!((0.2..0.5).contains(&even), "{even}");
        state.players[0].failures = 1;
        assert!(worth_entering(&race, &state, 4, seat) > even, "the second failure is the last");
        state.players[1].successes = 1;
        state.players[0].failures = 0;
        assert!(worth_entering(&race, &state, 4, seat) < even, "somebody else is about to win");
    }

    /// A Dragon in hand and no tile against it: safe players throw it away, those who leave put it in.
    #[test]
    fn a_card_is_placed_for_oneself_or_against_the_others() {
        let table = table(3);
        let kits = kits_of(table.game(), Hero::Warrior);
        let mut known = knowledge_of(table.game(), table.state(), Seat::FIRST);
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
