//! What adds to values: cards in play, locations, quests, and changes that end by themselves. Nothing is cached.

use crate::Rules;
use crate::components::{
    Amount, Checks, Condition, FilterId, Forbidden, Form, Ignored, Op, Per, Sheet, Span, Stat, Symbol,
    Trigger, Until, Value, Who,
};
use crate::ids::{Card, Spot};
use crate::state::{Change, Context, Creature, Host, Lurker, Source, State};
use undercroft_core::Seat;

impl Rules {
    /// Calls for every operation that is in force for the creature because something is in play.
    pub(crate) fn statics(&self, state: &State, who: Creature, found: &mut dyn FnMut(&Op, &Context)) {
        match who {
            Creature::Nobody => {}
            Creature::Hero(seat) => self.hero_statics(state, seat, found),
            Creature::Monster(card) => {
                let spot = self.battle_spot(state);
                if let Some(owner) = self.owner_of(state, card) {
                    let context = Context { victim: who, ..Context::of(owner, Source::Card(card), spot) };
                    let of = |op: &Op| matches!(target(op), Some(Who::This));
                    self.each_static(state, self.components.card(card).blocks, &context, &of, found);
                }
                for attached in state.attached.iter().filter(|one| one.host == Host::Card(card)) {
                    let context = Context {
                        victim: who,
                        ..Context::of(attached.controller, Source::Card(attached.card), spot)
                    };
                    let of = |op: &Op| matches!(target(op), Some(Who::Host));
                    self.each_static(state, self.components.card(attached.card).blocks, &context, &of, found);
                }
                self.statics_of_place(state, who, spot, found);
            }
            Creature::Quest(quest) => {
                let spot = self.battle_spot(state);
                if let Some(title) = self.components.quest(quest).title {
                    let context =
                        Context { victim: who, ..Context::of(state.active, Source::Quest(quest), spot) };
                    let of = |op: &Op| matches!(target(op), Some(Who::This));
                    let blocks = self.components.titles[usize::from(title)].blocks;
                    self.each_static(state, blocks, &context, &of, found);
                }
                self.statics_of_place(state, who, spot, found);
            }
        }
    }

    /// What a location and the event add to monsters fighting there.
    fn statics_of_place(
        &self,
        state: &State,
        who: Creature,
        spot: Spot,
        found: &mut dyn FnMut(&Op, &Context),
    ) {
        let location = state.placed(spot).location;
        let context = Context { victim: who, ..Context::of(state.active, Source::Location(location), spot) };
        let of = |op: &Op| matches!(target(op), Some(Who::MonstersHere | Who::EachMonster));
        let mut fitting = |op: &Op, context: &Context| {
            if let Op::Modify { of, .. } = op
                && !self.admits(state, *of, who, None)
            {
                return;
            }
            found(op, context);
        };
        // A minion attacks nobody here on its own account.
        let serves = matches!(who, Creature::Monster(card) if self.minion(state, card).is_some());
        if !serves {
            self.each_static(state, self.components.site(location).blocks, &context, &of, &mut fitting);
        }
        if let Some((index, event)) = self.event(state) {
            let context = Context { source: Source::Event(index), ..context };
            self.each_static(state, event.blocks, &context, &of, &mut fitting);
        }
    }

    fn hero_statics(&self, state: &State, seat: Seat, found: &mut dyn FnMut(&Op, &Context)) {
        let components = &self.components;
        let player = state.player(seat);
        let spot = player.spot;
        let own = |op: &Op| matches!(target(op), Some(Who::You | Who::Bearer));
        let context = |source| Context::of(seat, source, spot);
        for item in &player.items {
            if components.card(item.card).has_static && !self.is_silenced(state, item.card) {
                let blocks = components.card(item.card).blocks;
                self.each_static(state, blocks, &context(Source::Card(item.card)), &own, found);
            }
        }
        for attached in &state.attached {
            let on_me = match attached.host {
                Host::Hero(host) => host == seat,
                Host::Card(card) => player.items.iter().any(|item| item.card == card),
            };
            if on_me {
                let bearer = |op: &Op| matches!(target(op), Some(Who::Bearer));
                let blocks = components.card(attached.card).blocks;
                self.each_static(state, blocks, &context(Source::Card(attached.card)), &bearer, found);
            }
        }
        for hero in self.hero_cards(state, seat) {
            let abilities = components.hero(hero).abilities;
            self.each_static(state, abilities, &context(Source::Hero(hero)), &own, found);
        }
        for quest in &player.completed {
            self.each_static(
                state,
                components.quest(*quest).reward,
                &context(Source::Quest(*quest)),
                &own,
                found,
            );
        }
        for open in &state.quests {
            // DR-252, DR-253.
            if open.owner.is_none_or(|owner| owner == seat) {
                let influence = components.quest(open.quest).influence;
                self.each_static(state, influence, &context(Source::Quest(open.quest)), &own, found);
            }
        }
        let location = state.placed(spot).location;
        let here = |op: &Op| matches!(target(op), Some(Who::EachHere | Who::EachHero));
        self.each_static(
            state,
            components.site(location).blocks,
            &context(Source::Location(location)),
            &here,
            found,
        );
    }

    fn each_static(
        &self,
        state: &State,
        blocks: Span,
        context: &Context,
        of: &dyn Fn(&Op) -> bool,
        found: &mut dyn FnMut(&Op, &Context),
    ) {
        if blocks.is_empty() {
            return;
        }
        for block in self.components.blocks(blocks) {
            if block.on == Trigger::Static && self.holds(state, &block.when, context) {
                for op in self.components.ops(block.ops).iter().filter(|op| of(op)) {
                    found(op, context);
                }
            }
        }
    }

    /// A card attached to this one takes its effects away.
    pub(crate) fn is_silenced(&self, state: &State, card: Card) -> bool {
        state.attached.iter().filter(|one| one.host == Host::Card(card)).any(|one| {
            let blocks = self.components.blocks(self.components.card(one.card).blocks);
            blocks.iter().filter(|block| block.on == Trigger::Static).any(|block| {
                self.components
                    .ops(block.ops)
                    .iter()
                    .any(|op| matches!(op, Op::Forbid { who: Who::Host, what: Forbidden::Card, .. }))
            })
        })
    }

    /// Does a condition hold?
    pub(crate) fn holds(&self, state: &State, when: &Condition, context: &Context) -> bool {
        if *when == Condition::default() {
            return true;
        }
        let place = match context.source {
            Source::Location(location) => state.spot_of(location).unwrap_or(context.spot),
            Source::Rules | Source::Card(_) | Source::Quest(_) | Source::Hero(_) | Source::Event(_) => {
                context.spot
            }
        };
        let here = state.placed(place);
        let site = self.components.site(here.location);
        let player = state.player(context.you);
        when.terrain.is_none_or(|terrain| site.is(terrain))
            && when.location.is_none_or(|location| here.location.0 == location)
            && when.min_life.is_none_or(|life| player.life >= life)
            && when.max_life.is_none_or(|life| player.life <= life)
            && when.wrath_tokens.is_none_or(|tokens| state.wrath_tokens() >= tokens)
            && when.prone.is_none_or(|prone| player.prone == prone)
            && when.own_turn.is_none_or(|own| (state.active == context.you) == own)
            && when.owner_hero_turn.is_none_or(|own| {
                (state.active == context.you && state.phase == crate::state::Phase::Hero) == own
            })
            && (!when.unmarked || !here.has(crate::components::Token::Deactivation))
            && when.marked.is_none_or(|token| here.has(token))
            && (when.versus == FilterId::ANY || self.admits(state, when.versus, context.victim, None))
    }

    /// Does a filter admit a creature, attacking in a form?
    pub(crate) fn admits(&self, state: &State, filter: FilterId, who: Creature, form: Option<Form>) -> bool {
        if filter == FilterId::ANY {
            return true;
        }
        let filter = self.components.filter(filter);
        if filter.form.is_some_and(|wanted| form != Some(wanted)) {
            return false;
        }
        let Some(sheet) = self.sheet(who) else {
            let plain = filter.class.is_none() && filter.kinds == 0 && filter.family.is_none();
            return plain && filter.keyword.is_none();
        };
        let title = match who {
            Creature::Monster(card) => Some(self.components.card(card)),
            Creature::Nobody | Creature::Hero(_) | Creature::Quest(_) => None,
        };
        filter.class.is_none_or(|class| class == crate::components::Class::Monster)
            && (filter.kinds == 0 || filter.kinds >> sheet.kind & 1 != 0)
            && filter.family.is_none_or(|family| sheet.family == Some(family))
            && filter.keyword.is_none_or(|word| sheet.keywords.contains(&word))
            && filter.not_keyword.is_none_or(|word| !sheet.keywords.contains(&word))
            && filter.max_cost.is_none_or(|most| title.is_some_and(|title| title.cost <= most))
            && filter.max_life.is_none_or(|most| self.life(state, who) <= most)
            && filter.title.is_none_or(|wanted| match who {
                Creature::Monster(card) => self.components.cards[card.index()] == wanted,
                Creature::Nobody | Creature::Hero(_) | Creature::Quest(_) => false,
            })
    }

    /// Does a filter admit a card?
    pub(crate) fn admits_card(&self, filter: FilterId, card: Card) -> bool {
        if filter == FilterId::ANY {
            return true;
        }
        let (filter, title) = (self.components.filter(filter), self.components.card(card));
        filter.class.is_none_or(|class| class == title.class)
            && (filter.kinds == 0 || filter.kinds >> title.kind & 1 != 0)
            && filter.family.is_none_or(|family| title.family == Some(family))
            && filter.keyword.is_none_or(|word| title.has(word))
            && filter.not_keyword.is_none_or(|word| !title.has(word))
            && filter.max_cost.is_none_or(|most| title.cost <= most)
            && filter.title.is_none_or(|wanted| self.components.cards[card.index()] == wanted)
    }

    /// Does a filter admit a place?
    pub(crate) fn admits_spot(&self, state: &State, filter: FilterId, spot: Spot) -> bool {
        if filter == FilterId::ANY {
            return true;
        }
        let filter = self.components.filter(filter);
        let site = self.components.site(state.placed(spot).location);
        filter.terrain.is_none_or(|terrain| site.is(terrain))
            && filter.occupied.is_none_or(|wanted| state.heroes_at(spot).next().is_some() == wanted)
    }

    /// An amount in its context.
    pub(crate) fn amount(&self, state: &State, amount: &Amount, context: &Context) -> i8 {
        let Some(per) = amount.per else { return amount.plus };
        let counted = match per {
            Per::WrathToken => state.wrath_tokens(),
            Per::Charge => match context.source {
                Source::Card(card) => self.tokens_on(state, card),
                Source::Rules
                | Source::Location(_)
                | Source::Quest(_)
                | Source::Hero(_)
                | Source::Event(_) => 0,
            },
            Per::SameNameAttacking => match context.victim {
                Creature::Monster(card) => {
                    let title = self.components.cards[card.index()];
                    let same = |one: &Card| self.components.cards[one.index()] == title;
                    state.legend.attackers.iter().filter(same).count() as u8
                }
                Creature::Nobody | Creature::Hero(_) | Creature::Quest(_) => 0,
            },
            Per::CompletedQuest => state.player(context.you).completed.len() as u8,
            Per::TargetCost => match context.victim {
                Creature::Monster(card) => self.components.card(card).cost,
                Creature::Nobody | Creature::Hero(_) | Creature::Quest(_) => 0,
            },
            Per::X => context.x,
            Per::Level => state.player(context.you).level,
        };
        let product = i16::from(counted) * i16::from(amount.times) + i16::from(amount.plus);
        product.clamp(i8::MIN.into(), amount.max.into()) as i8
    }

    /// The fighting side of a monster.
    pub(crate) fn sheet(&self, who: Creature) -> Option<&Sheet> {
        let index = match who {
            Creature::Nobody | Creature::Hero(_) => None,
            Creature::Monster(card) => self.components.card(card).sheet,
            Creature::Quest(quest) => self.components.quest(quest).monster,
        };
        index.map(|index| &self.components.sheets[usize::from(index)])
    }

    /// What it can do in a form.
    pub(crate) fn symbol(&self, state: &State, who: Creature, form: Form) -> Symbol {
        match who {
            Creature::Nobody => Symbol::None,
            Creature::Hero(seat) => self.components.hero(self.hero_card(state, seat)).symbols[form as usize],
            Creature::Monster(_) | Creature::Quest(_) => {
                self.sheet(who).map_or(Symbol::None, |sheet| sheet.symbols[form as usize])
            }
        }
    }

    /// The printed value in a form.
    pub(crate) fn printed(&self, state: &State, who: Creature, form: Form) -> i8 {
        match who {
            Creature::Nobody => 0,
            Creature::Hero(seat) => {
                let hero = self.components.hero(self.hero_card(state, seat));
                hero.value(form, state.player(seat).level) as i8
            }
            Creature::Monster(_) | Creature::Quest(_) => {
                self.sheet(who).map_or(0, |sheet| sheet.values[form as usize] as i8)
            }
        }
    }

    /// A hero's value itself: what counts for every check, not for some (DR-432…435).
    pub(crate) fn value(&self, state: &State, seat: Seat, form: Form) -> i8 {
        let who = Creature::Hero(seat);
        let mut total = self.printed(state, who, form);
        let wanted = value_of(form);
        self.statics(state, who, &mut |op, context| {
            if let Op::Modify { value, amount, checks: Checks::Any, versus: FilterId::ANY, .. } = op
                && (*value == wanted || *value == Value::All)
            {
                total += self.amount(state, amount, context);
            }
        });
        for one in state.modifiers.iter().filter(|one| one.on == who && one.until != Until::NextCheck) {
            if let Change::Add { value, amount, checks: Checks::Any, versus: FilterId::ANY } = one.change
                && (value == wanted || value == Value::All)
            {
                total += amount;
            }
        }
        total
    }

    /// What is added to a limit or another value that is not checked.
    pub(crate) fn added(&self, state: &State, who: Creature, wanted: Value) -> i8 {
        let mut total = 0;
        self.statics(state, who, &mut |op, context| {
            if let Op::Modify { value, amount, .. } = op
                && *value == wanted
            {
                total += self.amount(state, amount, context);
            }
        });
        for one in state.modifiers.iter().filter(|one| one.on == who) {
            if let Change::Add { value, amount, .. } = one.change
                && value == wanted
            {
                total += amount;
            }
        }
        total
    }

    /// What is added to a check: characteristic `stat`, of the sort `made`, against `versus` in `form`.
    pub(crate) fn bonus(
        &self,
        state: &State,
        who: Creature,
        wanted: Value,
        made: Checks,
        versus: Creature,
        form: Option<Form>,
    ) -> i8 {
        let mut total = 0;
        self.each_bonus(state, who, wanted, (made, versus, form), &mut |_, amount| total += amount);
        total
    }

    /// The same, one by one with what each comes from.
    pub(crate) fn each_bonus(
        &self,
        state: &State,
        who: Creature,
        wanted: Value,
        (made, versus, form): (Checks, Creature, Option<Form>),
        found: &mut dyn FnMut(Source, i8),
    ) {
        let fits = |value: Value| {
            value == wanted
                || (value == Value::All
                    && matches!(wanted, Value::Melee | Value::Magic | Value::Speed | Value::All))
        };
        self.statics(state, who, &mut |op, context| {
            if let Op::Modify { value, amount, checks, versus: filter, .. } = op
                && fits(*value)
                && checks.admit(made)
                && self.admits(state, *filter, versus, form)
                && !self.is_warded_off(state, context.source, versus)
            {
                found(context.source, self.amount(state, amount, context));
            }
        });
        for one in state.modifiers.iter().filter(|one| one.on == who) {
            if let Change::Add { value, amount, checks, versus: filter } = one.change
                && fits(value)
                && checks.admit(made)
                && self.admits(state, filter, versus, form)
            {
                found(one.source, amount);
            }
        }
    }

    /// Is something forbidden to the creature?
    pub(crate) fn forbidden(&self, state: &State, who: Creature, wanted: Forbidden) -> bool {
        let mut found =
            state.modifiers.iter().any(|one| one.on == who && one.change == Change::Forbid(wanted));
        if !found {
            self.statics(state, who, &mut |op, _| {
                found |= matches!(op, Op::Forbid { what, .. } if *what == wanted);
            });
        }
        found
    }

    /// Does the creature ignore it?
    pub(crate) fn ignores(&self, state: &State, who: Creature, wanted: Ignored) -> bool {
        let mut found =
            state.modifiers.iter().any(|one| one.on == who && one.change == Change::Ignore(wanted));
        if !found {
            self.statics(state, who, &mut |op, _| {
                found |= matches!(op, Op::Ignore { what, .. } if *what == wanted);
            });
        }
        found
    }

    /// Life left.
    pub(crate) fn life(&self, state: &State, who: Creature) -> u8 {
        match who {
            Creature::Nobody => 0,
            Creature::Hero(seat) => state.player(seat).life,
            Creature::Monster(card) => match self.lurker(state, card) {
                Some(lurker) => lurker.life,
                None => self.minion(state, card).map_or(0, |item| item.life),
            },
            Creature::Quest(quest) => {
                let most = self.sheet(who).map_or(0, |sheet| sheet.life);
                state.open_quest(quest).map_or(0, |open| most.saturating_sub(open.wounds))
            }
        }
    }

    /// A monster in play.
    pub(crate) fn lurker<'a>(&self, state: &'a State, card: Card) -> Option<&'a Lurker> {
        let lairs = state.players.iter().flat_map(|player| player.lair.iter());
        state.field.iter().chain(lairs).find(|lurker| lurker.card == card)
    }

    /// Who plays a card that is in play.
    pub(crate) fn owner_of(&self, state: &State, card: Card) -> Option<Seat> {
        if let Some(lurker) = self.lurker(state, card) {
            return Some(lurker.owner);
        }
        Seat::all(state.seats()).find(|seat| state.player(*seat).items.iter().any(|item| item.card == card))
    }

    pub(crate) fn tokens_on(&self, state: &State, card: Card) -> u8 {
        let items = state.players.iter().flat_map(|player| player.items.iter());
        let on_item = items.filter(|item| item.card == card).map(|item| item.tokens).next();
        on_item.or_else(|| self.lurker(state, card).map(|lurker| lurker.tokens)).unwrap_or(0)
    }

    /// Where the innermost battle is fought, or the active hero stands.
    pub(crate) fn battle_spot(&self, state: &State) -> Spot {
        match state.battles.last().map(|battle| (battle.defender, battle.spot)) {
            Some((Creature::Hero(seat), _)) => state.player(seat).spot,
            Some((_, spot)) => spot,
            None => state.player(state.active).spot,
        }
    }
}

impl State {
    /// Tokens on the legendary event.
    pub(crate) fn wrath_tokens(&self) -> u8 {
        self.legend.tokens
    }
}

/// The value a form is checked with.
pub(crate) const fn value_of(form: Form) -> Value {
    match form {
        Form::Melee => Value::Melee,
        Form::Magic => Value::Magic,
        Form::Speed => Value::Speed,
    }
}

/// The form of a characteristic, if it is one of the three.
pub(crate) const fn form_of(stat: Stat) -> Option<Form> {
    match stat {
        Stat::Melee => Some(Form::Melee),
        Stat::Magic => Some(Form::Magic),
        Stat::Speed => Some(Form::Speed),
        Stat::Level | Stat::Life | Stat::Best | Stat::None => None,
    }
}

/// Whom a lasting operation concerns.
fn target(op: &Op) -> Option<Who> {
    match op {
        Op::Modify { who, .. }
        | Op::CostChange { who, .. }
        | Op::Ignore { who, .. }
        | Op::Forbid { who, .. } => Some(*who),
        Op::Immune { .. } | Op::ExtraAttack { .. } => Some(Who::This),
        Op::Reroll { .. }
        | Op::Wound { .. }
        | Op::Heal { .. }
        | Op::Prevent { .. }
        | Op::Gain { .. }
        | Op::Lose { .. }
        | Op::Transfer { .. }
        | Op::Threat { .. }
        | Op::CancelAttack { .. }
        | Op::Redirect { .. }
        | Op::MakeMinion { .. }
        | Op::Discard { .. }
        | Op::Draw { .. }
        | Op::PlayFree { .. }
        | Op::Charge { .. }
        | Op::Move { .. }
        | Op::Teleport { .. }
        | Op::Shift { .. }
        | Op::Explore { .. }
        | Op::Mark { .. }
        | Op::Fall { .. }
        | Op::Stand { .. }
        | Op::EndPhase
        | Op::SwapQuest { .. }
        | Op::Choose { .. } => None,
    }
}
