//! Whom an operation concerns.

use crate::Rules;
use crate::components::{Barrier, Class, FilterId, From, Ignored, Op, Value, Who};
use crate::ids::Card;
use crate::state::{Context, Creature, Fate, Host, List, Source, State};
use undercroft_core::{Seat, SeatSet};

/// Creatures in their order.
pub(crate) type Creatures = List<Creature, 16>;

impl Rules {
    /// The one of an operation's sides that has to be chosen first.
    pub(crate) fn to_be_chosen(&self, op: &Op) -> Option<Who> {
        let who = match op {
            Op::Modify { who, .. }
            | Op::Wound { who, .. }
            | Op::Heal { who, .. }
            | Op::Prevent { who, .. }
            | Op::Gain { who, .. }
            | Op::Lose { who, .. }
            | Op::Threat { who, .. }
            | Op::Draw { who, .. }
            | Op::CostChange { who, .. }
            | Op::Charge { who, .. }
            | Op::Move { who, .. }
            | Op::Teleport { who, .. }
            | Op::Ignore { who, .. }
            | Op::Fall { who }
            | Op::Stand { who }
            | Op::Forbid { who, .. }
            | Op::SwapQuest { who }
            | Op::Choose { who, .. } => *who,
            Op::Transfer { who, to, .. } => {
                if needs_choice(*who) {
                    *who
                } else {
                    *to
                }
            }
            Op::Discard { who, from, .. } => {
                if *from == From::Attackers {
                    Who::Attacker
                } else {
                    *who
                }
            }
            Op::CancelAttack { .. } | Op::Redirect { .. } | Op::MakeMinion { .. } => Who::Attacker,
            Op::Reroll { .. }
            | Op::ExtraAttack { .. }
            | Op::PlayFree { .. }
            | Op::Shift { .. }
            | Op::Explore { .. }
            | Op::Mark { .. }
            | Op::Immune { .. }
            | Op::EndPhase => return None,
        };
        needs_choice(who).then_some(who)
    }

    /// Everybody who could be chosen for an operation; all of it is public.
    pub(crate) fn candidates(&self, state: &State, who: Who, op: &Op, context: &Context) -> Creatures {
        let you = context.you;
        let mut found = Creatures::default();
        let filter = match op {
            Op::Modify { of, .. }
            | Op::Wound { of, .. }
            | Op::CancelAttack { of }
            | Op::Redirect { of }
            | Op::MakeMinion { of }
            | Op::Discard { of, .. } => *of,
            _ => FilterId::ANY,
        };
        let heroes = |keep: &dyn Fn(Seat) -> bool| -> Creatures {
            state
                .heroes_from(state.active)
                .filter(|seat| state.player(*seat).life > 0 && keep(*seat))
                .map(Creature::Hero)
                .collect()
        };
        match who {
            Who::Opponent => found = heroes(&|seat| seat != you),
            Who::Hero => found = heroes(&|_| true),
            Who::HeroHere => {
                let spot = state.player(you).spot;
                found = heroes(&|seat| seat != you && state.player(seat).spot == spot);
            }
            Who::Attacker => {
                if let Some(battle) = state.battles.last() {
                    // While a strike is being applied, only that one can be meant (DRA-76).
                    let striking = self.striking(state);
                    for (nth, attack) in battle.attacks.iter().enumerate() {
                        let fits = attack.fate == Fate::Standing
                            && striking.is_none_or(|struck| struck == nth)
                            && !attack.trap
                            && self.admits(state, filter, attack.attacker, Some(attack.form))
                            && self.can_be_meant(state, op, attack.attacker)
                            && !self.is_warded_off(state, context.source, attack.attacker)
                            && (!matches!(op, Op::MakeMinion { .. })
                                || self.has_place_for_minion(state, you));
                        if fits && !found.contains(&attack.attacker) {
                            found.push(attack.attacker);
                        }
                    }
                }
            }
            Who::AttackingMonster => {
                for lurker in &state.field {
                    let monster = Creature::Monster(lurker.card);
                    if self.admits(state, filter, monster, None) {
                        found.push(monster);
                    }
                }
                for sent in &state.tray {
                    let monster = Creature::Monster(sent.card);
                    let class = self.components.card(sent.card).class;
                    if class == Class::Monster && self.admits(state, filter, monster, Some(sent.form)) {
                        found.push(monster);
                    }
                }
            }
            Who::LairMonster => {
                for lurker in state.players.iter().flat_map(|player| player.lair.iter()) {
                    let monster = Creature::Monster(lurker.card);
                    if self.admits(state, filter, monster, None) && found.len() < found.capacity() {
                        found.push(monster);
                    }
                }
            }
            Who::You
            | Who::Victim
            | Who::Entering
            | Who::EachHere
            | Who::OthersHere
            | Who::EachHero
            | Who::EachOpponent
            | Who::MonstersHere
            | Who::EachMonster
            | Who::This
            | Who::Host
            | Who::Bearer
            | Who::Struck
            | Who::Event => {}
        }
        found
    }

    /// Heroes and quest monsters cannot be discarded or turned, immune monsters neither.
    fn can_be_meant(&self, state: &State, op: &Op, who: Creature) -> bool {
        use crate::components::Immunity;
        let immunity = match op {
            Op::Discard { .. } => Immunity::Discard,
            Op::Redirect { .. } => Immunity::Redirect,
            Op::MakeMinion { .. } => Immunity::MakeMinion,
            _ => return true,
        };
        match who {
            Creature::Nobody | Creature::Hero(_) | Creature::Quest(_) => false,
            // A minion is not on the field: it cannot be turned away from its master.
            Creature::Monster(card) => {
                state.field.iter().any(|lurker| lurker.card == card) && !self.is_immune(state, who, immunity)
            }
        }
    }

    /// The heroes an operation concerns.
    pub(crate) fn heroes(&self, state: &State, who: Who, context: &Context) -> SeatSet {
        let you = context.you;
        let only = |creature: Creature| match creature {
            Creature::Hero(seat) => SeatSet::only(seat),
            Creature::Nobody | Creature::Monster(_) | Creature::Quest(_) => SeatSet::EMPTY,
        };
        let all = || state.heroes_from(Seat::FIRST).collect::<SeatSet>();
        let found: SeatSet = match who {
            Who::You | Who::Bearer => SeatSet::only(you),
            Who::Victim | Who::Entering | Who::Struck => only(context.victim),
            Who::Opponent | Who::Hero | Who::HeroHere => only(context.victim),
            Who::EachHere => state.heroes_at(context.spot).collect(),
            Who::OthersHere => state.heroes_at(context.spot).filter(|seat| *seat != you).collect(),
            Who::EachHero => all(),
            Who::EachOpponent => all().without(you),
            Who::Host => match context.source {
                Source::Card(card) => match self.host_of(state, card) {
                    Some(Host::Hero(seat)) => SeatSet::only(seat),
                    Some(Host::Card(_)) | None => SeatSet::EMPTY,
                },
                _ => SeatSet::EMPTY,
            },
            Who::Attacker
            | Who::AttackingMonster
            | Who::LairMonster
            | Who::MonstersHere
            | Who::EachMonster
            | Who::This
            | Who::Event => SeatSet::EMPTY,
        };
        // Nothing more happens to the fallen (DR-582).
        found.iter().filter(|seat| state.player(*seat).life > 0).collect()
    }

    /// Everybody an operation concerns.
    pub(crate) fn creatures(&self, state: &State, who: Who, context: &Context) -> Creatures {
        match who {
            Who::Victim
            | Who::Entering
            | Who::Struck
            | Who::Attacker
            | Who::AttackingMonster
            | Who::LairMonster
            | Who::Opponent
            | Who::Hero
            | Who::HeroHere => [context.victim].into_iter().collect(),
            Who::This => match context.source {
                Source::Card(card) => [Creature::Monster(card)].into_iter().collect(),
                Source::Quest(quest) => [Creature::Quest(quest)].into_iter().collect(),
                Source::Rules | Source::Location(_) | Source::Hero(_) | Source::Event(_) => {
                    Creatures::default()
                }
            },
            Who::Host => match context.source {
                Source::Card(card) => match self.host_of(state, card) {
                    Some(Host::Hero(seat)) => [Creature::Hero(seat)].into_iter().collect(),
                    Some(Host::Card(card)) => [Creature::Monster(card)].into_iter().collect(),
                    None => Creatures::default(),
                },
                _ => Creatures::default(),
            },
            Who::MonstersHere | Who::EachMonster => {
                state.field.iter().map(|lurker| Creature::Monster(lurker.card)).collect()
            }
            Who::You
            | Who::Bearer
            | Who::EachHere
            | Who::OthersHere
            | Who::EachHero
            | Who::EachOpponent
            | Who::Event => {
                let seats = self.heroes(state, who, context);
                state
                    .heroes_from(state.active)
                    .filter(|seat| seats.contains(*seat))
                    .map(Creature::Hero)
                    .collect()
            }
        }
    }

    pub(crate) fn host_of(&self, state: &State, card: Card) -> Option<Host> {
        state.attached.iter().find(|one| one.card == card).map(|one| one.host)
    }

    /// Cards of a player that could be discarded.
    pub(crate) fn discards(
        &self,
        state: &State,
        seat: Seat,
        from: From,
        class: Option<Class>,
        of: FilterId,
    ) -> impl Iterator<Item = Card> + use<'_> {
        let player = *state.player(seat);
        let hand = matches!(from, From::Hand | From::HandOrInventory);
        let items = matches!(from, From::Inventory | From::HandOrInventory);
        let lair = from == From::Lair;
        let attached: List<Card, 16> = state
            .attached
            .iter()
            .filter(|_| from == From::Attached)
            .filter(|one| match one.host {
                Host::Hero(host) => host == seat,
                Host::Card(card) => player.items.iter().any(|item| item.card == card),
            })
            .map(|one| one.card)
            .collect();
        let of_hand = player.hand.iter().filter(move |_| hand);
        let of_items = player.items.into_iter().map(|item| item.card).filter(move |_| items);
        let of_lair = player.lair.into_iter().map(|lurker| lurker.card).filter(move |_| lair);
        of_hand.chain(of_items).chain(of_lair).chain(attached).filter(move |card| {
            let title = self.components.card(*card);
            // DR-468: a minion is a treasure of its master.
            let minion = title.class == Class::Monster && player.items.iter().any(|item| item.card == *card);
            let fits = |class| class == title.class || (minion && class == Class::Treasure);
            class.is_none_or(fits) && self.admits_card(of, *card)
        })
    }

    /// Options of a choice that can be carried out: every loss and discard in full.
    pub(crate) fn open_options(
        &self,
        state: &State,
        seat: Seat,
        options: crate::components::Span,
        context: &Context,
    ) -> impl Iterator<Item = u8> {
        let all = &self.components.options[options.range()];
        all.iter()
            .enumerate()
            .filter(move |(_, ops)| self.in_full(state, seat, **ops, context))
            .filter(move |(_, ops)| self.is_of_this_moment(state, **ops))
            .map(|(nth, _)| nth as u8)
    }

    pub(crate) fn in_full(
        &self,
        state: &State,
        seat: Seat,
        ops: crate::components::Span,
        context: &Context,
    ) -> bool {
        use crate::components::Resource;
        let has = |resource: Resource, amount: i8| {
            let player = state.player(seat);
            let there = match resource {
                Resource::Glory => player.glory,
                Resource::Peril => player.peril,
                Resource::Ap => player.ap.into(),
                Resource::Level => player.level.into(),
            };
            there >= amount.max(0) as u16
        };
        self.components.ops(ops).iter().all(|op| match op {
            Op::Lose { resource, amount, .. } | Op::Transfer { resource, amount, .. } => {
                has(*resource, self.amount(state, amount, context))
            }
            Op::Discard { from, class, amount, of, .. } if !matches!(from, From::This | From::Attackers) => {
                let found = self.discards(state, seat, *from, *class, *of).count();
                found >= self.amount(state, amount, context).max(0) as usize
            }
            Op::Threat { who, .. } if needs_choice(*who) => {
                !self.candidates(state, *who, op, context).is_empty()
            }
            _ => true,
        })
    }

    /// Cards of the discard pile that fit.
    pub(crate) fn pile(
        &self,
        state: &State,
        class: Option<Class>,
        of: FilterId,
    ) -> impl Iterator<Item = Card> + use<'_> {
        state.discard.iter().filter(move |card| {
            class.is_none_or(|class| class == self.components.card(*card).class)
                && self.admits_card(of, *card)
        })
    }

    /// DR-194, DR-195, DRA-37: a hazard adds to a trap's number for everybody who came there himself and does not ignore it;
    /// what was changed for the trap's victim adds for all.
    pub(crate) fn trap_target(&self, state: &State, target: u8, context: &Context, seat: Seat) -> u8 {
        let site = self.components.site(state.placed(context.spot).location);
        let hazard = match site.barrier {
            Barrier::Hazard { amount } => amount,
            Barrier::None | Barrier::Spikes { .. } | Barrier::Pit { .. } => 0,
        };
        let spared = state.player(seat).brought || self.ignores(state, Creature::Hero(seat), Ignored::Hazard);
        let hazard = if spared { 0 } else { hazard };
        let tightened = self.added(state, context.victim, Value::TrapTarget);
        (i16::from(target) + i16::from(hazard) + i16::from(tightened)).clamp(0, 100) as u8
    }
}

/// Somebody has to be chosen before the operation can be carried out.
const fn needs_choice(who: Who) -> bool {
    match who {
        Who::Opponent
        | Who::Hero
        | Who::HeroHere
        | Who::Attacker
        | Who::AttackingMonster
        | Who::LairMonster => true,
        Who::You
        | Who::Victim
        | Who::Entering
        | Who::EachHere
        | Who::OthersHere
        | Who::EachHero
        | Who::EachOpponent
        | Who::MonstersHere
        | Who::EachMonster
        | Who::This
        | Who::Host
        | Who::Bearer
        | Who::Struck
        | Who::Event => false,
    }
}
