//! The expert of Welcome to the Dungeon: trained bidding for two, reckoning for more, exact decisions below.

use super::abstraction::{ACTIONS, Knowledge, Memory, bid_index, decision_index};
use super::company::{self, Reckoning};
use super::guide::{WelcomeGuide, kits_of};
use super::kit::Kit;
use super::policy::{Policy, PolicyError, SHIPPED};
use super::prior;
use super::race::Race;
use super::survival::{Dungeon, Progress, Solver, namings};
use super::tallies::Tallies;
use crate::bot::Bot;
use crate::budget::{Budget, Limit};
use crate::ismcts::Ismcts;
use std::sync::{Arc, OnceLock};
use undercroft_core::{Chance, Quick, Seat, SeatHandle};
use undercroft_welcome::{Fate, Hero, Monster, Move, PhaseView, PileOrder, Player, View, Welcome};

/// The shipped policy, read once.
pub fn shipped() -> Result<Arc<Policy>, PolicyError> {
    static SHIPPED_POLICY: OnceLock<Result<Arc<Policy>, PolicyError>> = OnceLock::new();
    SHIPPED_POLICY.get_or_init(|| Policy::read_finished(SHIPPED).map(Arc::new)).clone()
}

/// The bot.
#[derive(Debug)]
pub struct Expert {
    policy: Option<Arc<Policy>>,
    kits: Box<[[Kit; 64]; 4]>,
    memory: [Memory; 4],
    race: Race,
    /// How it bids by what is at stake, where it does not go by a policy.
    reckons: Option<Reckoning>,
    search: Ismcts<WelcomeGuide>,
}

impl Expert {
    /// An expert that bids for two by this policy; more players need none. Without one, for component values the policy
    /// was not trained for, two are searched for.
    pub fn new(game: &Welcome, policy: Option<Arc<Policy>>, budget: Budget) -> Expert {
        let policy = policy.filter(|_| game.seats() == 2 && Policy::fits(game));
        Expert {
            policy,
            kits: Box::new(Hero::ALL.map(|hero| kits_of(game, hero))),
            memory: Default::default(),
            race: Race::new(game.seats()),
            reckons: (game.seats() > 2).then_some(IN_COMPANY),
            search: Ismcts::new(budget, WelcomeGuide::new(game)),
        }
    }

    /// A player who reckons and does not bluff, with any number of players.
    pub fn reckoning(game: &Welcome, reckoning: Reckoning, budget: Budget) -> Expert {
        Expert { reckons: Some(reckoning), ..Expert::new(game, None, budget) }
    }

    fn bid(
        &mut self,
        handle: &SeatHandle<'_, Welcome>,
        view: &View,
        luck: &mut Quick,
        limit: &Limit,
    ) -> Option<Move> {
        let (game, seat) = (handle.game(), handle.seat());
        if let Some(reckoning) = self.reckons {
            let (race, kits, memory) = (&self.race, &*self.kits, &mut self.memory);
            return company::Mind { game, race, kits, memory, reckoning }.bid(handle, luck, limit);
        }
        let policy = self.policy.clone()?;
        let (knowledge, tallies) = (knowledge(game, view), tallies(view, seat)?);
        let hero = view.hero as usize;
        let outlook = self.memory[hero].outlook(&self.kits[hero], &knowledge);
        match view.card {
            None => {
                let pass = policy.settled_pass(tallies, view.hero, bid_index(&knowledge, &outlook));
                let pass = pass.unwrap_or_else(|| prior::pass(&outlook));
                Some(if toss(luck) < pass { Move::Pass } else { Move::Draw })
            }
            Some(card) => {
                let known =
                    policy.settled_decision(tallies, view.hero, decision_index(&knowledge, card, &outlook));
                let strategy = known.unwrap_or_else(|| {
                    prior::place(&mut self.memory[hero], &self.kits[hero], &knowledge, card)
                });
                Some(placing(game, view, pick(&strategy, toss(luck))))
            }
        }
    }
}

impl Bot<Welcome> for Expert {
    fn choose(&mut self, seat: &SeatHandle<'_, Welcome>, luck: &mut Quick, limit: &Limit) -> Option<Move> {
        let moves = seat.legal_moves();
        if moves.len() < 2 {
            return moves.first().copied();
        }
        let (game, view) = (seat.game(), seat.view());
        let wanted = match view.phase {
            PhaseView::Bidding | PhaseView::Deciding => self.bid(seat, &view, luck, limit),
            PhaseView::ChoosingHero if self.reckons.is_some() => Some(Move::Choose(RECKONERS)),
            PhaseView::ChoosingHero => {
                self.policy.as_ref().and_then(|policy| best_hero(policy, &view, seat.seat()))
            }
            PhaseView::Naming | PhaseView::Facing | PhaseView::Dying => {
                best(&dungeon_choices(game, &view).unwrap_or_default())
            }
            PhaseView::Delving | PhaseView::Over => None,
        };
        match wanted.filter(|mv| moves.contains(mv)) {
            Some(mv) => Some(mv),
            None => self.search.choose(seat, luck, limit),
        }
    }
}

/// The hero of those who reckon.
const RECKONERS: Hero = Hero::Warrior;

/// How the expert bids with three and four players. Measured among three `ismcts@400` with 400 games each: 24 % as
/// [`Reckoning::PLAIN`], 30 without spite, 34 with the least chance besides, 38 (± 5) with tries.
const IN_COMPANY: Reckoning = Reckoning { least: 0.4, spite: false, tries: 240, ..Reckoning::PLAIN };
/// And how somebody does with two who never bluffs; a little bolder than the tallies say, or `bluffer` wins 54 % instead
/// of 52.
pub const HONEST: Reckoning = Reckoning { caution: 0.8, ..Reckoning::PLAIN };

/// A number from 0 up to 1.
pub fn toss(luck: &mut Quick) -> f32 {
    (luck.bits() >> 8) as f32 / 16_777_216.0
}

/// The action in whose share of a strategy the mark falls.
pub fn pick(strategy: &[f32; ACTIONS], mut mark: f32) -> usize {
    for (action, chance) in strategy.iter().enumerate() {
        if mark < *chance {
            return action;
        }
        mark -= chance;
    }
    strategy.iter().rposition(|chance| *chance > 0.0).unwrap_or(0)
}

/// The move behind an action of the policy.
pub fn placing(game: &Welcome, view: &View, action: usize) -> Move {
    company::placing(game, view.hero, action)
}

/// What the observer of a bidding view knows.
pub fn knowledge(game: &Welcome, view: &View) -> Knowledge {
    let mut own = [0; 8];
    for monster in view.pile.iter().filter_map(|card| card.monster) {
        own[monster as usize] += 1;
    }
    let known: u8 = own.iter().sum();
    let printed = game.components().tiles(view.hero).iter().enumerate();
    let left = printed.filter(|(_, (tile, _))| view.tiles.contains(tile));
    Knowledge {
        tiles: left.fold(0, |bits, (bit, _)| bits | 1 << bit),
        own,
        unseen: view.unseen,
        unknown: view.pile.len() as u8 - known,
    }
}

/// The tallies of the round's first bidder and the other: who that is follows from the cards drawn.
pub fn tallies(view: &View, seat: Seat) -> Option<Tallies> {
    let player = |index: usize| {
        let player = view.players.get(index)?;
        Some(Player { successes: player.successes, failures: player.failures })
    };
    let drawn = view.pile.len() + view.discard.len();
    let (me, other) = (player(seat.index())?, player(1 - seat.index().min(1))?);
    if drawn.is_multiple_of(2) { Tallies::new(me, other) } else { Tallies::new(other, me) }
}

/// The hero with whom the first bidder's chances are best.
pub fn best_hero(policy: &Policy, view: &View, seat: Seat) -> Option<Move> {
    let values = policy.values(tallies(view, seat)?);
    let best =
        Hero::ALL.into_iter().max_by(|one, other| values[*one as usize].total_cmp(&values[*other as usize]));
    best.map(Move::Choose)
}

/// The move with the best chance; of equals, the first.
pub fn best(choices: &[(Move, f64)]) -> Option<Move> {
    let mut choices = choices.iter();
    let first = choices.next()?;
    Some(choices.fold(first, |best, next| if next.1 > best.1 + 1e-12 { next } else { best }).0)
}

/// The kit of the view's hero with what is left of it.
pub fn kit(game: &Welcome, view: &View) -> Kit {
    let kit = Kit::new(game.components(), view.hero, view.tiles.iter().copied().collect());
    match view.delve.as_ref().and_then(|delve| delve.named) {
        Some(named) => kit.naming(named),
        None => kit,
    }
}

/// The dungeon as the observer knows it; nothing can be computed exactly about a shuffled pile.
pub fn dungeon(game: &Welcome, view: &View) -> Option<Dungeon> {
    let options = game.options();
    (options.pile_order != PileOrder::Shuffle).then(|| Dungeon {
        pile: view.pile.iter().map(|card| card.monster).collect(),
        unseen: view.unseen,
        deck: view.deck,
        polymorph_from_pile: options.polymorph_from_pile,
        replaced_counts: options.omnipotence_counts_replaced,
    })
}

/// The exact chance to survive after each choice of a runner who is asked.
pub fn dungeon_choices(game: &Welcome, view: &View) -> Option<Vec<(Move, f64)>> {
    let (kit, dungeon) = (kit(game, view), dungeon(game, view)?);
    let delve = view.delve.as_ref()?;
    if view.phase == PhaseView::Naming {
        let mut choices: Vec<(Move, f64)> = namings(kit, &dungeon)
            .into_iter()
            .map(|(monster, chance)| (Move::Name(monster), chance))
            .collect();
        // Kinds that are beaten anyway: all alike.
        let mut idle = Solver::new(kit, &dungeon);
        let start = idle.start();
        let chance = idle.go_on(start);
        let beaten = Monster::ALL.into_iter().filter(|monster| kit.beaten[*monster as usize]);
        choices.extend(beaten.map(|monster| (Move::Name(monster), chance)));
        return Some(choices);
    }
    let left = |wanted: bool, tile: fn(&undercroft_welcome::Effect) -> bool| {
        let tiles = delve.spent.iter().copied().collect();
        wanted && game.components().find(view.hero, tiles, tile).is_none()
    };
    let mut solver = Solver::new(kit, &dungeon);
    let mut at = Progress {
        health: delve.health,
        axe: left(kit.axe, |effect| *effect == undercroft_welcome::Effect::Axe),
        polymorph: left(kit.polymorph, |effect| *effect == undercroft_welcome::Effect::Polymorph),
        potion: left(kit.potion, |effect| *effect == undercroft_welcome::Effect::Potion),
        pact: delve.pact,
        ..solver.start()
    };
    for (monster, fate) in &delve.met {
        let counts = match fate {
            Fate::Facing => false,
            Fate::Replaced => dungeon.replaced_counts,
            Fate::Beaten(_) | Fate::Hit | Fate::Healed | Fate::Shown => true,
        };
        if counts {
            at.twice |= at.met & 1 << *monster as u8 != 0;
            at.met |= 1 << *monster as u8;
        }
    }
    match (view.phase, delve.met.last()) {
        (PhaseView::Facing, Some((monster, _))) => Some(solver.facing(at, *monster)),
        (PhaseView::Dying, _) => Some(solver.dying(at)),
        (PhaseView::Delving, _) => Some(vec![(Move::Reveal, solver.go_on(at))]),
        (PhaseView::Facing, None) => None,
        (
            PhaseView::Naming
            | PhaseView::Bidding
            | PhaseView::Deciding
            | PhaseView::ChoosingHero
            | PhaseView::Over,
            _,
        ) => None,
    }
}
