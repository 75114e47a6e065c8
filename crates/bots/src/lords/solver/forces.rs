//! Everything of the player's that could still harm the party, collected for the bound.

use super::arsenal::{
    Arsenal, Blows, Crowd, Holders, SLOTS, blow_of, fewest_symbols, insert, met_harm, trap_harm,
};
use super::bound::RoundFacts;
use super::cards::Omens;
use super::party::Harm;
use super::tiles::Tiles;
use super::worth::TRAP_BLOW;
use super::{Pruning, Solver};
use arrayvec::ArrayVec;
use undercroft_lords::components::{Class, Cost, Creature, Trap, TrapEffect, TrapSide};
use undercroft_lords::rules::payment::can_pay;
use undercroft_lords::state::{Ask, COMBAT_ROUNDS, Member, Phase, Player, State, Step, Traps};

/// The traps of the plan.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Laid {
    /// Will they be used for certain? Nothing else is told of those that may not be.
    pub certain: bool,
    /// What they take from the stores at least.
    pub spent: f64,
    pub harm: Harm,
    pub poison: u32,
    /// Do they hold the party, and keep it from healing or casting?
    pub holds: bool,
    pub stops: bool,
}

impl Solver<'_> {
    fn has_paladin(&self, player: &Player) -> bool {
        let is_paladin = |one: &Member| self.game.components().adventurer(one.who).class == Class::Paladin;
        player.party.iter().any(is_paladin)
    }

    /// Everything that could harm the party in this round and those that are looked at.
    pub(super) fn arsenal(&self, facts: &RoundFacts<'_>, state: &State, open: bool, laid: &Laid) -> Arsenal {
        let (tiles, omens, rounds) = (facts.tiles, facts.omens, facts.seen);
        let player = state.player(self.me);
        let mut arsenal = Arsenal {
            sent: Harm::aimed(if state.ask == Ask::Second { state.due.into() } else { 0 }),
            laid: Harm::default(),
            saved: 0,
            traps: ArrayVec::new(),
            crowd: facts.crowd,
            prices: ArrayVec::new(),
            monsters: Blows::default(),
            returning: ArrayVec::new(),
            ghosts: Harm::default(),
            holds_now: false,
            held_by: 0,
            holder_sent: false,
            holders: Holders::default(),
            open: (0, 0),
            is_open: open,
            fits: tiles.fits,
            trap_sums: ArrayVec::new(),
            twofold: false,
            unmet: None,
            met: [0; COMBAT_ROUNDS as usize],
            blows_by: Default::default(),
            blows: TRAP_BLOW * (u32::from(player.traps.total()) + player.plan.traps.len() as u32),
        };
        if open {
            let limits = self.game.plan_limits(player);
            let sent = player.plan.sent.total() - player.plan.sent.count(Creature::Ghost);
            let most = if player.plan.tile.is_some() {
                (limits.traps.into(), limits.monsters.into())
            } else {
                tiles.first
            };
            arsenal.open =
                (most.0.saturating_sub(player.plan.traps.len()), most.1.saturating_sub(usize::from(sent)));
        }
        self.add_traps(&mut arsenal, state, rounds, laid);
        self.add_creatures(&mut arsenal, state, rounds, omens, tiles);
        arsenal.count_blows();
        if !self.uses(Pruning::TrapPrices) {
            arsenal.prices.iter_mut().for_each(|price| *price = 0.0);
        }
        if !self.uses(Pruning::LineOrder) {
            arsenal.forget_the_line();
        }
        arsenal
    }

    /// Whom a trap may meet.
    pub(super) fn crowd(&self, player: &Player, omens: Omens) -> Crowd {
        let parts = self.game.components();
        let joins = omens.wanders && !self.has_paladin(player);
        let party = player.party.len() as u32 + u32::from(joins) + u32::from(omens.conjures);
        let printed = |one: &Member| u32::from(parts.adventurer(one.who).hit_points);
        let toughest = player.party.iter().map(printed).max().unwrap_or(0);
        let toughest = if joins { toughest.max(self.paladin_life) } else { toughest };
        Crowd { party, toughest }
    }

    /// The traps of the plan and those in hand.
    fn add_traps(&self, arsenal: &mut Arsenal, state: &State, rounds: usize, laid: &Laid) {
        let parts = self.game.components();
        let (player, open) = (state.player(self.me), arsenal.is_open);
        // What is in hand stays there if nothing can be added to the plan and no later round is looked at.
        let mut in_hand = if open || rounds > 1 { player.traps } else { Traps::default() };
        if laid.certain {
            arsenal.laid = laid.harm;
            arsenal.sent += laid.harm;
            arsenal.holds_now |= laid.holds;
            arsenal.holder_sent |= laid.holds;
            arsenal.blows -= TRAP_BLOW * player.plan.traps.len() as u32;
        } else {
            for trap in &player.plan.traps {
                in_hand.add(*trap);
                arsenal.open.0 += 1;
                arsenal.holds_now |= parts.trap(*trap, state.year).effect.hold;
            }
        }
        for trap in in_hand.kinds() {
            let side = parts.trap(trap, state.year);
            let price = self.weights.of_trap(side.cost);
            let cost = side.cost;
            let gold = player.gold + player.plan.surcharge;
            // Nothing comes into the stores in combat.
            if cost.gold > gold || cost.food > player.food || cost.imps > player.imps {
                continue;
            }
            arsenal.traps.push((side.effect, in_hand.count(trap)));
            for _ in 0..in_hand.count(trap) {
                insert(&mut arsenal.prices, price, |other| other <= price);
                arsenal.holds_now |= open && side.effect.hold;
                arsenal.holders.traps += u32::from(side.effect.hold);
            }
        }
    }

    /// The creatures on the battleground and those in the lair.
    fn add_creatures(
        &self,
        arsenal: &mut Arsenal,
        state: &State,
        rounds: usize,
        omens: Omens,
        tiles: &Tiles,
    ) {
        let (game, parts) = (self.game, self.game.components());
        let (player, open) = (state.player(self.me), arsenal.is_open);
        let fighting = matches!(state.phase, Phase::Battle(_)) && state.battle.step >= Step::Monsters;
        // Whom a spell sends home fights another day.
        let stays = fighting || !omens.withdraws;
        for creature in Creature::ALL.iter().copied() {
            let (up, sent) = (player.up.count(creature), player.plan.sent.count(creature));
            if up + sent == 0 {
                continue;
            }
            let spec = parts.creature(creature);
            let bonus = |last: usize| {
                let there = tiles.strong.iter().filter(|(_, round)| *round <= last);
                there.map(|(room, _)| u32::from(game.bonus_in(*room, creature))).max().unwrap_or(0)
            };
            let blow = |bonus: u32| blow_of(creature, spec.damage.into(), spec.other.into(), bonus);
            let raging = fighting && state.battle.rage && creature.is_monster();
            let later = bonus(rounds.saturating_sub(1));
            let now = blow(if stays { bonus(0) } else { later }).0;
            // Who sips now can strike later what he has saved, and then at anybody.
            let sips = creature == Creature::Vampire;
            let saved = if sips { u32::from(spec.damage.saturating_sub(spec.other)) } else { 0 };
            let now = if raging { Harm { aimed: saved, ..now.raging() } } else { now };
            arsenal.sent += now * u32::from(sent);
            arsenal.saved += saved * u32::from(sent);
            // Who stays on the battleground lies there afterwards, with two exceptions.
            let back = !stays
                || (omens.wanders && !fighting)
                || matches!(creature, Creature::Vampire | Creature::Golem);
            arsenal.blows +=
                u32::from(spec.damage.max(1)) * (u32::from(up) + if back { u32::from(sent) } else { 0 });
            if matches!(creature, Creature::Slime | Creature::Demon) {
                let later = u32::from(up + if back { sent } else { 0 });
                let holders = &mut arsenal.holders;
                if creature == Creature::Slime {
                    (holders.slimes, holders.slime_damage) = (later, spec.damage.into());
                } else {
                    holders.demons = later;
                }
                arsenal.holder_sent |= sent > 0;
                if sent > 0 || (open && up > 0) {
                    let only = creature == Creature::Slime && !arsenal.holds_now && !raging;
                    arsenal.held_by = if only { spec.damage.into() } else { 0 };
                    arsenal.holds_now = true;
                }
            }
            if !open && rounds == 1 {
                continue;
            }
            let (harm, again) = blow(later);
            if creature == Creature::Ghost {
                arsenal.ghosts += harm * u32::from(up);
                continue;
            }
            for _ in 0..up {
                arsenal.monsters.add(harm);
            }
            if let Some(again) = again {
                arsenal.returning.push((again, up, sent));
            }
        }
    }

    /// The traps of the plan, if they will be used for certain: where the paladin wanders, nobody may be there when the
    /// battle begins.
    pub(super) fn laid_traps(&self, facts: &RoundFacts<'_>, state: &State, open: bool) -> Laid {
        let (player, omens, crowd) = (state.player(self.me), facts.omens, facts.crowd);
        let traps = &player.plan.traps;
        let only = !open || usize::from(self.game.plan_limits(player).traps) == traps.len();
        let to_come = matches!(state.phase, Phase::Planning(_)) || state.battle.step <= Step::Trap;
        let sides = || traps.iter().map(|trap| self.game.components().trap(*trap, state.year));
        // Two are paid one after the other.
        let cost = sides().fold(Cost::default(), |sum, side| sum.and(side.cost));
        let payable = !traps.is_empty() && can_pay(self.game, player, cost, false);
        if !only || !to_come || omens.wanders || !payable {
            return Laid::default();
        }
        let price = |side: &TrapSide| self.weights.of_trap(side.cost);
        let mut laid = Laid { certain: true, ..Laid::default() };
        for side in sides() {
            laid.spent += price(side);
            laid.poison += u32::from(side.effect.poison);
            laid.holds |= side.effect.hold;
            laid.stops |= side.effect.anti_magic;
        }
        let effects: ArrayVec<&TrapEffect, 2> = sides().map(|side| &side.effect).collect();
        if let [one] = effects[..] {
            laid.harm = met_harm(one, crowd, self.symbols(state, player));
        } else {
            let harms = || effects.iter().map(|effect| trap_harm(effect, crowd));
            let worst = harms().map(|harm| harm.all).max().unwrap_or(0);
            // One of them may strike a thief down before he meets the other.
            let symbols = fewest_symbols(&self.thieves(player, omens), worst);
            let symbols = symbols.saturating_sub(state.battle.symbols_used.into());
            let harm = harms().fold(Harm::default(), |sum, harm| sum + harm);
            let all = harm.all - symbols.min(harm.all - laid.poison);
            laid.harm = Harm { all, aimed: harm.aimed.min(all), ..harm };
            // If the first leaves nobody, the second is not paid.
            let life = |one: &Member| u32::from(self.game.hit_points(one).saturating_sub(one.damage));
            if player.party.iter().map(life).sum::<u32>() <= worst {
                laid.spent = sides().map(price).fold(f64::MAX, f64::min);
            }
        }
        laid
    }

    /// The thieves of a party by what it takes to strike them down, and their symbols.
    fn thieves(&self, player: &Player, omens: Omens) -> ArrayVec<(u32, u32), 8> {
        let mut thieves = ArrayVec::new();
        for one in &player.party {
            let spec = self.game.components().adventurer(one.who);
            // Who rides about may be elsewhere.
            if spec.trap == 0 || (omens.wanders && spec.class == Class::Paladin) {
                continue;
            }
            let life = u32::from(spec.hit_points.saturating_sub(one.damage).saturating_sub(one.poison));
            thieves.push((life, spec.trap.into()));
        }
        thieves
    }

    /// Would the thieves take everything away from this trap, if it were the only one of the plan?
    pub(super) fn is_wasted(&self, state: &State, trap: Trap) -> bool {
        let player = state.player(self.me);
        let effect = &self.game.components().trap(trap, state.year).effect;
        let wanders = self.wanders && self.may_wander(state, self.me);
        let only = !wanders && self.game.plan_limits(player).traps == 1;
        let toughest = player.party.iter().map(|one| u32::from(self.game.hit_points(one))).max();
        let crowd = Crowd { party: player.party.len() as u32, toughest: toughest.unwrap_or(0) };
        only && !effect.hold
            && !effect.anti_magic
            && met_harm(effect, crowd, self.symbols(state, player)) == Harm::default()
    }

    /// DL-236: the symbols that the trap of the plan will meet.
    fn symbols(&self, state: &State, player: &Player) -> u32 {
        let parts = self.game.components();
        let symbols: u32 = player.party.iter().map(|one| u32::from(parts.adventurer(one.who).trap)).sum();
        symbols.saturating_sub(state.battle.symbols_used.into())
    }

    /// What the traps in hand can do round by round, when no more thieves have fallen than can have.
    pub(super) fn meet_thieves(
        &self,
        state: &State,
        arsenal: &mut Arsenal,
        weary: &[u32],
        omens: Omens,
        twofold: bool,
    ) {
        if arsenal.traps.is_empty() {
            return;
        }
        arsenal.twofold = arsenal.open.0 > 1 || twofold;
        if arsenal.twofold {
            arsenal.unmet = Some(arsenal.traps_met_by(0, arsenal.crowd));
        }
        let thieves = self.thieves(state.player(self.me), omens);
        let (mut harm, mut fatigue, mut before) = (0, 0, None);
        for (further, more) in weary.iter().enumerate() {
            let symbols = if self.uses(Pruning::Thieves) { fewest_symbols(&thieves, harm) } else { 0 };
            if before != Some(symbols) {
                arsenal.meet_thieves(further, symbols);
            }
            before = Some(symbols);
            fatigue += more;
            let most = arsenal.harm(SLOTS, further);
            harm = most.all + most.each * thieves.len() as u32 + fatigue;
        }
    }
}
