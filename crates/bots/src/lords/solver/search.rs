//! The search: whole plans, best first, then what can be done in battle.

use super::bound::{Plans, RoundFacts};
use super::fingerprint::fingerprint;
use super::{Found, Pruning, SAME, Solver};
use arrayvec::ArrayVec;
use undercroft_core::{Game, Seat};
use undercroft_lords::components::{Card, Creature};
use undercroft_lords::moves::{Mode, Move};
use undercroft_lords::state::{Ask, Player, State};

/// The most moves that a plan of a round is made of: more ghosts than the box holds.
const LONGEST: usize = 32;

/// The aspiration window. It is tried where at least so many plans have a bound within the spread below the highest one,
/// and reaches so many points below that.
const ASPIRATION_PLANS: usize = 16;
const ASPIRATION_SPREAD: f64 = 0.5;
const ASPIRATION_WINDOW: f64 = 3.0;

/// The most that play.
const SEATS: usize = 4;

/// A plan that can be sent, by the moves that are still to be made for it before it is ready.
struct Planned {
    moves: ArrayVec<Move, LONGEST>,
    /// What it is worth at the very most.
    most: f64,
}

impl Solver<'_> {
    /// The moves with their values; of those that are not among the best, with what they are worth at most.
    pub(super) fn worth_of_moves(&mut self, state: &State) -> Vec<(Move, f64)> {
        let mut moves = Vec::with_capacity(16);
        self.game.legal_moves(state, self.me, &mut moves);
        if state.ask == Ask::Plan {
            return self.worth_of_plans(state, &moves);
        }
        let mut best = f64::MIN;
        let mut worth = Vec::new();
        for mv in moves {
            let mut next = state.clone();
            self.make(&mut next, mv);
            // Just below the best, so that equals are told apart from what is worse.
            let value = self.value(&mut next, best - 2.0 * SAME);
            best = best.max(value);
            worth.push((mv, value));
        }
        worth
    }

    /// The same for the moves that make a plan: each is worth what the best plan with it is, for they may be made in
    /// any order.
    fn worth_of_plans(&mut self, state: &State, moves: &[Move]) -> Vec<(Move, f64)> {
        let mut worth: Vec<(Move, f64)> = moves.iter().map(|mv| (*mv, f64::MIN)).collect();
        let plans = self.all_plans(state, f64::MIN);
        let mut best = self.aspiration(state, &plans);
        for planned in plans {
            let floor = best - 2.0 * SAME;
            let value =
                if planned.most <= floor { planned.most } else { self.worth_of_plan(state, &planned, floor) };
            best = best.max(value);
            for (mv, own) in &mut worth {
                let part =
                    if *mv == Move::Ready { planned.moves.is_empty() } else { planned.moves.contains(mv) };
                *own = if part { own.max(value) } else { *own };
            }
        }
        worth
    }

    /// Something that the best plan is worth at least, if it pays to find that out. Where the bound hardly tells many
    /// plans apart and all cards are known, a look for one that comes close to it costs little and cuts off much.
    fn aspiration(&mut self, state: &State, plans: &[Planned]) -> f64 {
        let top = plans.first().map_or(f64::MIN, |first| first.most);
        let alike = plans.iter().take_while(|planned| planned.most > top - ASPIRATION_SPREAD).count();
        if alike < ASPIRATION_PLANS || !self.knows_all(state) || !self.uses(Pruning::Aspiration) {
            return f64::MIN;
        }
        let floor = top - ASPIRATION_WINDOW;
        let mut found = floor;
        for planned in plans {
            if planned.most > found {
                found = found.max(self.worth_of_plan(state, planned, found));
            }
        }
        // A little less, so that it is found again.
        if found > floor { found - 2.0 * SAME } else { f64::MIN }
    }

    /// Every plan that may be worth more than `floor`, the most promising first.
    fn all_plans(&mut self, state: &State, floor: f64) -> Vec<Planned> {
        let mut plans = Vec::with_capacity(32);
        let tiles = self.tiles(state.player(self.me));
        let facts = self.facts(state, &tiles);
        self.add_plans(&facts, state, &mut ArrayVec::new(), floor, &mut plans);
        // Of equals the larger plan: what is sent at once more often comes to something.
        plans.sort_by(|one, other| {
            other.most.total_cmp(&one.most).then(other.moves.len().cmp(&one.moves.len()))
        });
        plans
    }

    fn add_plans(
        &self,
        facts: &RoundFacts<'_>,
        state: &State,
        line: &mut ArrayVec<Move, LONGEST>,
        floor: f64,
        plans: &mut Vec<Planned>,
    ) {
        let most = self.at_best_in(facts, state, Plans::Closed, floor);
        if most > floor {
            plans.push(Planned { moves: line.clone(), most });
        }
        let mut moves = Vec::with_capacity(16);
        self.game.legal_moves(state, self.me, &mut moves);
        // No plan is made twice, in another order.
        let last = line.last().copied();
        let later = |mv: &Move| *mv != Move::Ready && last.is_none_or(|last| comes_after(*mv, last));
        moves.retain(later);
        // What every move is worth is asked only where there is no floor.
        if floor > f64::MIN && self.uses(Pruning::WastedTraps) {
            moves.retain(|mv| !matches!(mv, Move::Lay(trap) if self.is_wasted(state, *trap)));
        }
        for mv in moves.iter().copied() {
            let mut next = state.clone();
            self.make(&mut next, mv);
            if line.is_full() {
                continue;
            }
            line.push(mv);
            self.add_plans(facts, &next, line, floor, plans);
            line.pop();
        }
    }

    /// A plan's value if it is more than `floor`, else something between the two; where it turns up an unknown
    /// card, the mean over all that it may be.
    fn worth_of_plan(&mut self, state: &State, planned: &Planned, floor: f64) -> f64 {
        let mut sent = state.clone();
        for mv in &planned.moves {
            self.make(&mut sent, *mv);
        }
        let chances = self.chances(&sent);
        if chances.is_empty() {
            self.make(&mut sent, Move::Ready);
            return self.value(&mut sent, floor);
        }
        let total = f64::from(chances.iter().map(|(_, count)| count).sum::<u8>());
        let mut fates: ArrayVec<(State, f64, f64), { Card::COUNT }> = ArrayVec::new();
        for (card, count) in chances {
            let mut turned = self.with_card(&sent, card);
            self.make(&mut turned, Move::Ready);
            let most =
                if self.in_combat(&turned) { self.at_best(&turned, Plans::Open) } else { planned.most };
            fates.push((turned, f64::from(count), most.min(planned.most)));
        }
        // What the cards can bring together, and what each must bring if all the others bring the most there is.
        let mut sum: f64 = fates.iter().map(|(_, count, most)| most * count).sum();
        for (turned, count, most) in &mut fates {
            if sum <= floor * total {
                break;
            }
            let others = sum - *most * *count;
            sum = others + *count * self.value(turned, (floor * total - others) / *count);
        }
        sum / total
    }

    /// The worth of a situation if it is more than `floor`, else something between the two.
    fn value(&mut self, state: &mut State, floor: f64) -> f64 {
        self.value_besides(state, floor, &[])
    }

    /// The same where the next move need not be one of those `tried`: what they come to is no more than `floor`.
    fn value_besides(&mut self, state: &mut State, floor: f64, tried: &[Move]) -> f64 {
        let mut moves = self.spare.pop().unwrap_or_default();
        let mut besides = tried;
        let value = loop {
            self.situations += 1;
            if !self.in_combat(state) {
                break self.weights.now(self.game, state.player(self.me));
            }
            if self.is_done(state) {
                let guess = self.weights.guess(self.game, state, self.me);
                break if guess <= floor { guess } else { guess.min(self.at_best(state, Plans::Open)) };
            }
            moves.clear();
            if state.ask != Ask::Plan {
                self.game.legal_moves(state, self.me, &mut moves);
                moves.retain(|mv| !besides.contains(mv));
                if state.ask == Ask::Tile && self.uses(Pruning::OneTunnel) {
                    one_tunnel(state.player(self.me), &mut moves);
                }
                // What must be done is done at once.
                match moves[..] {
                    [] => break floor,
                    [only] => {
                        self.make(state, only);
                        besides = &[];
                        continue;
                    }
                    _ => {}
                }
            }
            let key = self.key(state);
            let known = key.and_then(|key| self.known.get(&key).copied());
            if let Some(found) = known.filter(|found| found.exact || found.value <= floor) {
                break found.value;
            }
            let most = self.at_best_above(state, Plans::Open, floor);
            if most <= floor || self.situations >= self.limit {
                break most;
            }
            let best = if state.ask == Ask::Plan {
                self.best_plan(state, most, floor)
            } else {
                self.best_of(state, &moves, most, floor)
            };
            let best = if besides.is_empty() { best } else { best.max(floor) };
            if let Some(key) = key {
                self.known.insert(key, Found { value: best, exact: best > floor });
            }
            break best;
        };
        moves.clear();
        self.spare.push(moves);
        if tried.is_empty() { value } else { value.max(floor) }
    }

    fn best_of(&mut self, state: &State, moves: &[Move], most: f64, floor: f64) -> f64 {
        let mut best = f64::MIN;
        let mut tried: ArrayVec<Move, LONGEST> = ArrayVec::new();
        for mv in moves {
            let mut next = state.clone();
            self.make(&mut next, *mv);
            let either = self.uses(Pruning::AttackOrder) && changes_nothing_else(state, &next, *mv, self.me);
            let besides = if either { &tried[..] } else { &[] };
            best = best.max(self.value_besides(&mut next, floor.max(best), besides));
            if best >= most - SAME {
                break;
            }
            if either {
                let _ = tried.try_push(*mv);
            }
        }
        best
    }

    /// The same where a plan is made.
    fn best_plan(&mut self, state: &State, most: f64, floor: f64) -> f64 {
        // What is left out is worth no more than the floor.
        let mut best = floor;
        for planned in self.all_plans(state, floor) {
            if planned.most <= best {
                break;
            }
            best = best.max(self.worth_of_plan(state, &planned, best));
            if best >= most - SAME {
                break;
            }
        }
        best
    }

    /// A fingerprint of what can still differ, where different ways are likely to meet: where a plan is made, and
    /// where several creatures may fight in any order.
    fn key(&self, state: &State) -> Option<u128> {
        let player = state.player(self.me);
        let crowd = state.ask == Ask::Fight;
        let battle = crowd.then_some(&state.battle);
        // The paladin may come back from elsewhere with what he has suffered.
        let away = || state.players.iter().map(|one| one.party).collect::<ArrayVec<_, SEATS>>();
        let away = self.wanders.then(away);
        let (dungeon, plan) = (&player.dungeon, &player.plan);
        // Tunnels that are equally far in are all the same; what lies nearer is lost before.
        let lost = (dungeon.conquered.and(dungeon.rooms.cells), dungeon.conquered.len());
        let room = plan.tile.map(|cell| dungeon.room_at(cell));
        (self.uses(Pruning::Transpositions) && (crowd || state.ask == Ask::Plan)).then(|| {
            fingerprint(&(
                (state.combat_round, state.paladin, self.cards_to_come(state), battle),
                (room, &plan.traps, plan.surcharge, plan.sent, lost),
                (player.evil, player.gold, player.food, player.imps),
                (player.up, player.down, player.traps, &player.party, &player.prison, away),
            ))
        })
    }
}

/// Of tunnels to defend that are equally far in, one stands for all.
fn one_tunnel(player: &Player, moves: &mut Vec<Move>) {
    let mut found = false;
    moves.retain(|mv| match mv {
        Move::Tile(cell) if player.dungeon.room_at(*cell).is_none() => !std::mem::replace(&mut found, true),
        _ => true,
    });
}

/// One order for what goes into a plan: the traps, then the creatures, by kind. Does this move come after the other,
/// or may it be made again?
pub(super) fn comes_after(mv: Move, other: Move) -> bool {
    match (mv, other) {
        (Move::Lay(trap), Move::Lay(other)) => trap >= other,
        (Move::Lay(_), Move::Send(_)) => false,
        (Move::Send(creature), Move::Send(other)) => creature >= other,
        _ => true,
    }
}

/// Did this attack leave everything else as it was, so that it could as well come after another such attack? Nobody
/// fell by it, no shield wore off; the Goblin strikes again where somebody falls, the Witch chooses twice.
fn changes_nothing_else(before: &State, after: &State, mv: Move, seat: Seat) -> bool {
    let Move::Attack(creature, mode, _) = mv else { return false };
    let (asked, battle) = (before.ask == Ask::Fight && after.ask == Ask::Fight, &before.battle);
    let plain = creature != Creature::Goblin && mode != Mode::Split;
    let standing = |state: &State| state.player(seat).party.len();
    asked && plain && battle.shield == 0 && battle.sheep.is_none() && standing(before) == standing(after)
}
