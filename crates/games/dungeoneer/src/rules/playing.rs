//! Playing cards and using effects: prices, limits, moments (sections 15 and 19).

use super::Play;
use crate::Rules;
use crate::components::{
    Block, By, Class, DrawFrom, Duration, Forbidden, From, HostKind, Limit, Op, ShiftMode, Span, Timing,
    Trigger, Until, Value, Who, X,
};
use crate::event::Event;
use crate::ids::Card;
use crate::moves::Move;
use crate::state::{
    Attached, Change, Choice, Context, Creature, Frame, Host, Item, List, Phase, Source, State, Used, Window,
};
use undercroft_core::{Chance, Seat, Sink};

/// When an effect that can be used any time has its place (DRA-85).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// Between two moves, before a roll, in a Response stage.
    Between,
    /// After an own roll.
    AfterRoll,
    /// When wounds are about to be taken.
    Wound,
    /// While an attack stands.
    Battle,
    /// The same for what cancels an attack: until its strike is applied (DRA-76).
    Cancel,
}

impl Rules {
    /// The moment follows from the operations.
    pub(crate) fn moment(&self, ops: Span) -> Moment {
        let mut moment = Moment::Between;
        for op in self.components.ops(ops) {
            match op {
                Op::Reroll { .. } => moment = Moment::AfterRoll,
                Op::Prevent { .. } => moment = Moment::Wound,
                Op::CancelAttack { .. } => moment = Moment::Cancel,
                Op::Redirect { .. } | Op::MakeMinion { .. } => moment = Moment::Battle,
                Op::Discard { from: From::Attackers, .. } | Op::Wound { who: Who::Attacker, .. } => {
                    moment = Moment::Battle;
                }
                Op::Threat { pass, .. } if matches!(self.moment(*pass), Moment::Battle | Moment::Cancel) => {
                    moment = Moment::Battle;
                }
                Op::Choose { options, .. } => {
                    for option in &self.components.options[options.range()] {
                        if self.moment(*option) != Moment::Between {
                            moment = self.moment(*option);
                        }
                    }
                }
                _ => {}
            }
        }
        moment
    }

    /// Does something of this timing and moment fit here? `None` is between two moves.
    pub(crate) fn fits(
        &self,
        state: &State,
        seat: Seat,
        timing: Timing,
        moment: Moment,
        window: Option<Window>,
    ) -> bool {
        let between = matches!(window, None | Some(Window::Entering));
        match timing {
            Timing::Hero => between && state.active == seat && state.phase == Phase::Hero,
            Timing::Dungeonlord => {
                window.is_none() && state.active == seat && state.phase == Phase::Dungeonlord
            }
            Timing::Response => window == Some(Window::Response),
            Timing::OwnAttack => window == Some(Window::OwnAttack),
            Timing::Always => false,
            Timing::AnyTime => match moment {
                Moment::Between => {
                    between
                        || matches!(window, Some(Window::Response | Window::BeforeRoll | Window::OwnAttack))
                }
                Moment::AfterRoll => window == Some(Window::AfterRoll),
                Moment::Wound => window == Some(Window::Wound),
                Moment::Battle => window == Some(Window::Response),
                Moment::Cancel => {
                    let struck = window == Some(Window::Wound) && self.agreed.cancel_until_strike;
                    window == Some(Window::Response) || (struck && self.striking(state).is_some())
                }
            },
        }
    }

    /// The moment of a card's effects when it is played.
    pub(crate) fn play_moment(&self, card: Card) -> Moment {
        let blocks = self.components.blocks(self.components.card(card).blocks);
        let plays = blocks.iter().filter(|block| block.on == Trigger::Play);
        plays
            .map(|block| self.moment(block.ops))
            .find(|moment| *moment != Moment::Between)
            .unwrap_or(Moment::Between)
    }

    /// What a card costs, paid by this seat's glory or peril.
    pub(crate) fn price(&self, state: &State, payer: Seat, card: Card) -> u16 {
        let mut price = i16::from(self.components.card(card).cost);
        let who = Creature::Hero(payer);
        self.statics(state, who, &mut |op, context| {
            if let Op::CostChange { of, amount, .. } = op
                && self.admits_card(*of, card)
            {
                price += i16::from(self.amount(state, amount, context));
            }
        });
        for one in state.modifiers.iter().filter(|one| one.on == who) {
            if let Change::Cost { of, amount } = one.change
                && self.admits_card(of, card)
            {
                price += i16::from(amount);
            }
        }
        price.max(0) as u16
    }

    /// DR-211…217, DR-222: may this glory card come into play?
    pub(crate) fn has_room(&self, state: &State, seat: Seat, card: Card) -> bool {
        let title = self.components.card(card);
        let forbidden = match title.class {
            Class::Boon => Forbidden::PlayBoon,
            Class::Treasure => Forbidden::PlayTreasure,
            Class::Bane | Class::Monster | Class::Trap => return false,
        };
        if self.forbidden(state, Creature::Hero(seat), forbidden) {
            return false;
        }
        match title.duration {
            Duration::Instant | Duration::Monster => true,
            Duration::Attachment => !self.hosts(state, seat, card, None).is_empty(),
            Duration::Permanent => {
                let items = &state.player(seat).items;
                let same_kind = |item: &Item| {
                    let other = self.components.card(item.card);
                    other.class == Class::Treasure && other.kind == title.kind
                };
                let twice = title.class == Class::Treasure && items.iter().any(same_kind);
                let own = self.own_raise(card, title.class);
                let room =
                    self.readied(state, seat, title.class) < self.limit(state, seat, title.class) + own;
                !twice && room && items.len() < items.capacity()
            }
        }
    }

    /// DR-217: what the card itself adds to the limit.
    fn own_raise(&self, card: Card, class: Class) -> i16 {
        let wanted = if class == Class::Boon { Value::BoonLimit } else { Value::TreasureLimit };
        let blocks = self.components.blocks(self.components.card(card).blocks);
        let raises = blocks.iter().filter(|block| block.on == Trigger::Static).flat_map(|block| {
            self.components.ops(block.ops).iter().filter_map(|op| match op {
                Op::Modify { value, amount, .. } if *value == wanted => Some(i16::from(amount.plus)),
                _ => None,
            })
        });
        raises.sum()
    }

    /// What an attachment could be put on.
    pub(crate) fn hosts(
        &self,
        state: &State,
        seat: Seat,
        card: Card,
        victim: Option<Seat>,
    ) -> List<Host, 16> {
        let title = self.components.card(card);
        let mut hosts = List::default();
        let bearer = victim.unwrap_or(seat);
        let mut add = |host: Host| {
            if hosts.len() < hosts.capacity() {
                hosts.push(host);
            }
        };
        match title.host {
            Some(HostKind::Hero) => add(Host::Hero(bearer)),
            Some(kind @ (HostKind::Treasure | HostKind::Boon)) => {
                let class = if kind == HostKind::Boon { Class::Boon } else { Class::Treasure };
                for item in &state.player(bearer).items {
                    let other = self.components.card(item.card);
                    let fits = title.host_kinds == 0 || title.host_kinds >> other.kind & 1 != 0;
                    if other.class == class && fits {
                        add(Host::Card(item.card));
                    }
                }
            }
            // A treasure is put on a monster that attacks and serves from then on.
            Some(HostKind::Monster) if title.class.is_glory() => {
                let context = Context::of(seat, Source::Card(card), state.player(seat).spot);
                let blocks = self.components.blocks(title.blocks).iter();
                let ops = blocks.flat_map(|block| self.components.ops(block.ops));
                for op in ops.filter(|op| matches!(op, Op::MakeMinion { .. })) {
                    for creature in self.candidates(state, Who::Attacker, op, &context) {
                        if let Creature::Monster(card) = creature {
                            add(Host::Card(card));
                        }
                    }
                }
            }
            Some(HostKind::Monster) => {
                for lurker in &state.player(seat).lair {
                    add(Host::Card(lurker.card));
                }
                let ready = state.tray.iter().map(|sent| sent.card);
                let in_hand = |card: &Card| state.player(seat).hand.contains(*card);
                let monster = |card: &Card| self.components.card(*card).class == Class::Monster;
                for card in ready.filter(|card| state.active == seat && in_hand(card) && monster(card)) {
                    add(Host::Card(card));
                }
            }
            None => {}
        }
        hosts
    }

    /// May the seat play this glory card here?
    pub(crate) fn can_play(&self, state: &State, seat: Seat, card: Card, window: Option<Window>) -> bool {
        let title = self.components.card(card);
        title.class.is_glory()
            && !state.tray.iter().any(|sent| sent.card == card)
            && self.is_timely(state, seat, card, window)
            && state.player(seat).glory >= self.price(state, seat, card)
            && self.is_legendary_enough(state, seat, card, None)
            && (self.has_room(state, seat, card) || self.is_used_at_once(state, seat, card))
            && self.blocks_possible(state, seat, card)
    }

    /// Is this a moment for the card? Alone, permanent treasures have one of their own.
    pub(crate) fn is_timely(&self, state: &State, seat: Seat, card: Card, window: Option<Window>) -> bool {
        let title = self.components.card(card);
        if window == Some(Window::Reward) {
            return title.class == Class::Treasure && title.duration == Duration::Permanent;
        }
        self.fits(state, seat, title.timing, self.play_moment(card), window)
            && self.solo_allows(state, seat, card)
            // When wounds are about to be taken only what could concern them is worth a question.
            && (window != Some(Window::Wound) || self.blocks_fit(state, seat, card, window))
    }

    /// Do the effects of a card fit what is on the stack, as everybody sees it?
    fn blocks_fit(&self, state: &State, seat: Seat, card: Card, window: Option<Window>) -> bool {
        let blocks = self.components.blocks(self.components.card(card).blocks);
        let mut plays = blocks.iter().filter(|block| block.on == Trigger::Play);
        plays.all(|block| self.check_fits(state, block.ops, window))
            && self.blocks_possible(state, seat, card)
    }

    /// The attack whose strike is about to be applied: its place in the innermost battle.
    pub(crate) fn striking(&self, state: &State) -> Option<usize> {
        let below =
            state.stack.iter().rev().find(|frame| !matches!(frame, Frame::Ask { .. } | Frame::Run { .. }));
        let Some(Frame::Wound(wound)) = below else { return None };
        let battle = state.battles.last()?;
        let nth = usize::from(battle.cursor);
        let attack = battle.attacks.get(nth)?;
        let strikes = wound.source == crate::components::WoundSource::Strike
            && attack.attacker == wound.from
            && attack.fate == crate::state::Fate::Standing;
        strikes.then_some(nth)
    }

    /// DR-561…563.
    fn solo_allows(&self, state: &State, seat: Seat, card: Card) -> bool {
        let title = self.components.card(card);
        if !self.agreed.solo || title.duration != Duration::Permanent {
            return true;
        }
        let here = self.components.site(state.placed(state.player(seat).spot).location);
        match title.class {
            Class::Boon => here.entrance,
            Class::Treasure | Class::Bane | Class::Monster | Class::Trap => false,
        }
    }

    /// DR-222: what is used as soon as it is played needs no place.
    pub(crate) fn is_used_at_once(&self, state: &State, seat: Seat, card: Card) -> bool {
        let context = Context::of(seat, Source::Card(card), state.player(seat).spot);
        let who = Creature::Hero(seat);
        self.components.card(card).class == Class::Treasure
            && self.components.card(card).duration == Duration::Permanent
            && !self.forbidden(state, who, Forbidden::PlayTreasure)
            && self.use_at_once(card).is_some_and(|block| self.possible(state, block.ops, &context))
    }

    /// The effect for which the card is discarded, if it needs no moment of its own.
    pub(crate) fn use_at_once(&self, card: Card) -> Option<&Block> {
        self.blocks_of(Source::Card(card)).iter().find(|block| {
            block.on == Trigger::Use
                && block.timing == Timing::AnyTime
                && block.cost.discard_this
                && self.moment(block.ops) == Moment::Between
        })
    }

    fn blocks_possible(&self, state: &State, seat: Seat, card: Card) -> bool {
        let context = Context::of(seat, Source::Card(card), state.player(seat).spot);
        let blocks = self.components.blocks(self.components.card(card).blocks);
        blocks
            .iter()
            .filter(|block| block.on == Trigger::Play)
            .all(|block| self.possible(state, block.ops, &context))
    }

    /// Can every operation of the list begin?
    pub(crate) fn possible(&self, state: &State, ops: Span, context: &Context) -> bool {
        self.components.ops(ops).iter().all(|op| {
            if let Some(who) = self.to_be_chosen(op)
                && !context.chosen
            {
                return !self.candidates(state, who, op, context).is_empty();
            }
            let you = context.you;
            match op {
                Op::Teleport { who: Who::You, to, within, .. } => {
                    self.teleports(state, you, *to, *within).next().is_some()
                }
                Op::Move { who: Who::You, walls, .. } => self.sides(state, you, *walls).next().is_some(),
                Op::Draw { from: DrawFrom::DiscardPile, class, of, .. } => {
                    self.pile(state, *class, *of).next().is_some()
                }
                Op::Explore { .. } => !state.locations.is_empty(),
                Op::SwapQuest { .. } => {
                    !state.quest_deck.is_empty() && self.swappable(state, you).next().is_some()
                }
                Op::PlayFree { class, max_cost, .. } => {
                    self.free_plays(state, you, *class, *max_cost).next().is_some()
                }
                Op::Mark { token, at } => {
                    let location = at.map_or(state.placed(context.spot).location, crate::ids::Location);
                    state.spot_of(location).is_none_or(|spot| !state.placed(spot).has(*token))
                }
                Op::Shift { mode: ShiftMode::Swap, of, half_turn, .. } => {
                    self.swaps(state, *of, *half_turn).next().is_some()
                }
                Op::Shift { mode: ShiftMode::Relocate, of, half_turn, .. } => {
                    self.relocatable(state, *of, *half_turn).next().is_some()
                }
                Op::Threat { who: Who::You, pass, .. } => self.possible(state, *pass, context),
                _ => true,
            }
        })
    }

    /// Cards that could be played without paying.
    pub(crate) fn free_plays(
        &self,
        state: &State,
        seat: Seat,
        class: Option<Class>,
        max_cost: u8,
    ) -> impl Iterator<Item = Card> {
        self.distinct(state, seat).filter(move |card| {
            let title = self.components.card(*card);
            class.is_none_or(|class| class == title.class)
                && title.cost <= max_cost
                && matches!(title.timing, Timing::Hero | Timing::AnyTime)
                && self.play_moment(*card) == Moment::Between
                && self.is_legendary_enough(state, seat, *card, None)
                && self.has_room(state, seat, *card)
                && self.blocks_possible(state, seat, *card)
        })
    }

    /// Personal quests that can be exchanged: an escort under way cannot.
    pub(crate) fn swappable(&self, state: &State, seat: Seat) -> impl Iterator<Item = crate::ids::QuestId> {
        let own = state
            .quests
            .iter()
            .filter(move |open| open.owner == Some(seat) && open.escort == crate::state::Escort::Waiting);
        // DR-091: of the grade whose deck is there to draw from.
        own.map(|open| open.quest).filter(|quest| self.components.quest(*quest).grade == state.grade)
    }

    /// Everything that carries effects a seat may use, with its blocks.
    pub(crate) fn usable(&self, state: &State, seat: Seat, mut found: impl FnMut(Source, Span)) {
        let player = state.player(seat);
        for hero in self.hero_cards(state, seat) {
            found(Source::Hero(hero), self.components.hero(hero).abilities);
        }
        for item in &player.items {
            found(Source::Card(item.card), self.components.card(item.card).blocks);
        }
        for attached in &state.attached {
            let mine = match attached.host {
                Host::Hero(host) => host == seat,
                Host::Card(card) => player.items.iter().any(|item| item.card == card),
            };
            if mine {
                found(Source::Card(attached.card), self.components.card(attached.card).blocks);
            }
        }
        let location = state.placed(player.spot).location;
        found(Source::Location(location), self.components.site(location).blocks);
    }

    /// The blocks of a source.
    pub(crate) fn blocks_of(&self, source: Source) -> &[Block] {
        let span = match source {
            Source::Rules => Span::default(),
            Source::Card(card) => self.components.card(card).blocks,
            Source::Location(location) => self.components.site(location).blocks,
            Source::Quest(quest) => self.components.quest(quest).reward,
            Source::Hero(hero) => self.components.hero(hero).abilities,
            Source::Event(event) => self.components.events[usize::from(event)].blocks,
        };
        self.components.blocks(span)
    }

    /// Adds every use of an effect that is open to the seat here. All of it is public.
    pub(crate) fn uses(&self, state: &State, seat: Seat, window: Option<Window>, moves: &mut Vec<Move>) {
        self.usable(state, seat, |source, span| {
            if span.is_empty() {
                return;
            }
            for (nth, block) in self.components.blocks(span).iter().enumerate() {
                if matches!(block.on, Trigger::Use | Trigger::WouldWound) {
                    self.uses_of(state, seat, source, nth as u8, block, window, moves);
                }
            }
        });
    }

    #[allow(clippy::too_many_arguments)]
    fn uses_of(
        &self,
        state: &State,
        seat: Seat,
        source: Source,
        nth: u8,
        block: &Block,
        window: Option<Window>,
        moves: &mut Vec<Move>,
    ) {
        let player = state.player(seat);
        let context = Context::of(seat, source, player.spot);
        let attached = matches!(source, Source::Card(card) if self.host_of(state, card).is_some());
        let by = match block.by {
            By::Controller => !attached && !matches!(source, Source::Location(_)),
            By::Bearer => attached,
            By::AnyHere => matches!(source, Source::Location(_)) && state.active == seat,
            By::Dealer => false,
        };
        // DR-416: what a card asks for standing up is paid by those who lie.
        let ap = if self.is_standing_up(block.ops) && player.prone {
            if state.active == seat { player.ap } else { u8::from(player.saved) }
        } else {
            self.points_for_actions(state, seat)
        };
        let affordable = player.glory >= block.cost.glory.into()
            && ap >= block.cost.ap
            && player.life > block.cost.life
            && block.cost.charge <= self.tokens_of(state, source);
        let used = Used { source, nth, by: seat.number() };
        let silenced = match source {
            Source::Hero(_) => self.forbidden(state, Creature::Hero(seat), Forbidden::Abilities),
            Source::Card(card) => self.is_silenced(state, card),
            Source::Rules | Source::Location(_) | Source::Quest(_) | Source::Event(_) => false,
        };
        // What prevents wounds has its moment and no other timing.
        let timing = if block.on == Trigger::WouldWound { Timing::AnyTime } else { block.timing };
        let open = by
            && affordable
            && self.fits_ops(state, seat, timing, block.ops, window)
            && !(block.limit != Limit::None && state.used.contains(&used))
            && self.holds(state, &block.when, &context)
            && !silenced;
        if !open {
            return;
        }
        match block.x {
            Some(X::TargetCost) => {
                let Some(op) = self.components.ops(block.ops).first() else { return };
                let Some(who) = self.to_be_chosen(op) else { return };
                for creature in self.candidates(state, who, op, &context) {
                    if player.glory >= self.target_price(block, creature) {
                        moves.push(Move::UseOn(source, nth, creature));
                    }
                }
            }
            Some(X::Chosen) if self.possible(state, block.ops, &context) => {
                let most = player.glory.min(block.x_max.into()).min(250) as u8;
                moves.extend((1..=most).map(|x| Move::Use(source, nth, x)));
            }
            None if self.possible(state, block.ops, &context) => moves.push(Move::Use(source, nth, 0)),
            Some(X::Chosen) | None => {}
        }
    }

    /// Does the effect get its user back on his feet, perhaps after a threat?
    fn is_standing_up(&self, ops: Span) -> bool {
        self.components.ops(ops).iter().any(|op| match op {
            Op::Stand { .. } => true,
            Op::Threat { pass, .. } => self.is_standing_up(*pass),
            _ => false,
        })
    }

    /// Does one of the ways in which the effect can be used fit here?
    fn fits_ops(&self, state: &State, seat: Seat, timing: Timing, ops: Span, window: Option<Window>) -> bool {
        let one = |ops: Span| {
            self.fits(state, seat, timing, self.moment(ops), window) && self.check_fits(state, ops, window)
        };
        match self.components.ops(ops) {
            [Op::Choose { options, .. }] => {
                let context = Context::of(seat, Source::Rules, state.player(seat).spot);
                let all = &self.components.options[options.range()];
                all.iter().any(|ops| one(*ops) && self.in_full(state, seat, *ops, &context))
            }
            _ => one(ops),
        }
    }

    fn tokens_of(&self, state: &State, source: Source) -> u8 {
        match source {
            Source::Card(card) => self.tokens_on(state, card),
            Source::Rules | Source::Location(_) | Source::Quest(_) | Source::Hero(_) | Source::Event(_) => 0,
        }
    }

    /// Does an option of a choice belong to this moment? Wounds are prevented when they are about to be taken.
    pub(crate) fn is_of_this_moment(&self, state: &State, ops: Span) -> bool {
        let below =
            state.stack.iter().rev().find(|frame| !matches!(frame, Frame::Ask { .. } | Frame::Run { .. }));
        let wound = matches!(below, Some(Frame::Wound(_)));
        (self.moment(ops) == Moment::Wound) == wound
    }

    /// DR-410: X is the cost of the creature.
    pub(crate) fn target_price(&self, block: &Block, creature: Creature) -> u16 {
        let cost = match creature {
            Creature::Monster(card) => self.components.card(card).cost,
            Creature::Nobody | Creature::Hero(_) | Creature::Quest(_) => 0,
        };
        u16::from(cost) + u16::from(block.x_plus)
    }

    /// A re-roll or a prevention has to fit what is on the stack.
    fn check_fits(&self, state: &State, ops: Span, window: Option<Window>) -> bool {
        let below = state.stack.iter().rev().find(|frame| !matches!(frame, Frame::Ask { .. }));
        self.components.ops(ops).iter().all(|op| match (op, below) {
            (Op::Reroll { checks, stat, faces }, Some(Frame::Check(check))) => {
                window == Some(Window::AfterRoll)
                    && checks.admit(check.checks)
                    && stat.is_none_or(|form| super::values::form_of(check.stat) == Some(form))
                    && faces >> check.die & 1 != 0
            }
            (Op::Prevent { source, form, versus, .. }, Some(Frame::Wound(wound))) => {
                (*source == crate::components::WoundSource::Any || *source == wound.source)
                    && form.is_none_or(|form| wound.form == Some(form))
                    && self.admits(state, *versus, wound.from, wound.form)
            }
            (Op::Reroll { .. } | Op::Prevent { .. }, _) => false,
            _ => true,
        })
    }

    /// Adds the glory cards that the seat can play here.
    pub(crate) fn plays(&self, state: &State, seat: Seat, window: Option<Window>, moves: &mut Vec<Move>) {
        for card in self.distinct(state, seat) {
            let blocks = self.components.blocks(self.components.card(card).blocks);
            let mut plays = blocks.iter().filter(|block| block.on == Trigger::Play);
            if self.can_play(state, seat, card, window)
                && plays.all(|block| self.check_fits(state, block.ops, window))
            {
                moves.push(Move::Play(card));
            }
        }
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A glory card is played and paid (DR-207…210).
    pub fn play_card(&mut self, seat: Seat, card: Card) {
        let rules = self.rules;
        let price = rules.price(self.state, seat, card);
        self.player(seat).glory -= price;
        if !rules.has_room(self.state, seat, card)
            && let Some(block) = rules.use_at_once(card)
        {
            // DR-222: used at once, it never takes a place.
            let player = self.player(seat);
            player.hand.remove(card);
            player.known.remove(card);
            player.played |= 1 << rules.components.card(card).class as u8;
            self.state.discard.insert(card);
            let played =
                Event::Played { seat, card: rules.card_name(card), against: None, price: price as u8 };
            self.events.push(|| played);
            let context = self.context(seat, Source::Card(card));
            self.push(Frame::Run { ops: block.ops, context });
            return;
        }
        self.put_into_play(seat, card, price as u8, None);
    }

    /// The card leaves the hand and does what it does; a bane is played against a victim.
    pub fn put_into_play(&mut self, seat: Seat, card: Card, price: u8, against: Option<Seat>) {
        let rules = self.rules;
        let title = rules.components.card(card);
        let player = self.player(seat);
        player.hand.remove(card);
        player.known.remove(card);
        player.played |= 1 << title.class as u8;
        self.events.push(|| Event::Played { seat, card: rules.card_name(card), against, price });
        let mut context = self.context(seat, Source::Card(card));
        if let Some(victim) = against {
            context.victim = Creature::Hero(victim);
            context.spot = self.state.player(victim).spot;
        }
        match title.duration {
            Duration::Instant | Duration::Monster => {
                self.state.discard.insert(card);
                self.run_blocks(card, context);
            }
            Duration::Permanent => {
                self.player(seat).items.push(Item { card, ..Item::default() });
                self.run_blocks(card, context);
            }
            Duration::Attachment => {
                let hosts = rules.hosts(self.state, seat, card, against);
                match hosts[..] {
                    [] => {
                        self.state.discard.insert(card);
                    }
                    [only] => self.attach(card, seat, only, context),
                    [..] => {
                        // Until its host is named the card lies with the hero it concerns.
                        self.attach(card, seat, Host::Hero(against.unwrap_or(seat)), context);
                        if title.host == Some(HostKind::Monster) && against.is_some() {
                            self.show_tray();
                        }
                        self.ask(seat, Choice::Host(card), context);
                    }
                }
            }
        }
    }

    pub fn attach(&mut self, card: Card, controller: Seat, host: Host, context: Context) {
        if self.state.attached.len() == self.state.attached.capacity() {
            self.state.discard.insert(card);
            return;
        }
        self.state.attached.push(Attached { card, controller, host });
        self.run_blocks(card, on_host(context, host));
        self.host_named(card, host);
    }

    /// What an attachment changes at once about its host.
    pub fn host_named(&mut self, card: Card, host: Host) {
        let rules = self.rules;
        let Host::Card(monster) = host else { return };
        if self.state.player(self.state.active).hand.contains(monster) {
            self.commit(Creature::Monster(monster));
        }
        let more = rules.life_added_by(card);
        if let Some(lurker) = self.lurker_mut(monster) {
            lurker.life = lurker.life.saturating_add(more);
        }
        self.discard_if_spent(monster);
    }

    pub fn run_blocks(&mut self, card: Card, context: Context) {
        let blocks = self.rules.blocks_of(Source::Card(card));
        for block in blocks.iter().rev().filter(|block| block.on == Trigger::Play) {
            self.push(Frame::Run { ops: block.ops, context });
        }
    }

    /// An effect is used and paid for.
    pub fn use_effect(&mut self, seat: Seat, source: Source, nth: u8, x: u8, on: Option<Creature>) {
        let rules = self.rules;
        let Some(block) = rules.blocks_of(source).get(usize::from(nth)).copied() else { return };
        self.events.push(|| Event::Used { seat, source: rules.source_name(source) });
        let mut context = self.context(seat, source);
        context.x = x;
        let mut glory = u16::from(block.cost.glory) + u16::from(x);
        if let Some(creature) = on {
            glory = rules.target_price(&block, creature);
            context.x = glory as u8;
            context.victim = creature;
            context.chosen = true;
        }
        self.lose(seat, crate::components::Resource::Glory, glory);
        for _ in 0..block.cost.ap {
            self.pay_ap(seat);
        }
        if block.cost.life > 0 {
            self.lose_life(Creature::Hero(seat), block.cost.life);
        }
        if block.cost.charge > 0 {
            self.charge(Who::This, -(block.cost.charge as i8), &context);
        }
        if block.limit != Limit::None {
            let used = Used { source, nth, by: seat.number() };
            if !self.state.used.contains(&used) && self.state.used.len() < self.state.used.capacity() {
                self.state.used.push(used);
            }
        }
        self.push(Frame::Run { ops: block.ops, context });
        if let Source::Card(card) = source {
            if block.cost.discard_this {
                self.discard_from_play(card);
            } else {
                self.discard_if_spent(card);
            }
        }
    }

    /// DR-221: a treasure that has lost its effects is discarded at once.
    fn discard_if_spent(&mut self, card: Card) {
        if self.rules.has_lost_its_effects(self.state, card) {
            self.discard_from_play(card);
        }
    }

    /// What can be used once in each battle or check can be used again.
    pub fn refresh(&mut self, limit: Limit) {
        let rules = self.rules;
        self.state.used.retain(|used| {
            let block = rules.blocks_of(used.source).get(usize::from(used.nth));
            block.is_none_or(|block| block.limit != limit)
        });
    }

    /// What lasts for a battle or a check is over.
    pub fn forget(&mut self, until: Until) {
        self.state.modifiers.retain(|one| one.until != until);
    }
}

/// An attachment's effects concern the monster it is put on.
pub(crate) fn on_host(context: Context, host: Host) -> Context {
    match host {
        Host::Card(card) => Context { victim: Creature::Monster(card), chosen: true, ..context },
        Host::Hero(_) => context,
    }
}

impl Rules {
    /// Life that an attachment adds to its host.
    fn life_added_by(&self, card: Card) -> u8 {
        let blocks = self.components.blocks(self.components.card(card).blocks).iter();
        let ops = blocks
            .filter(|block| block.on == Trigger::Static)
            .flat_map(|block| self.components.ops(block.ops));
        let more: i16 = ops
            .map(|op| match op {
                Op::Modify { who: Who::Host, value: Value::Life, amount, .. } => amount.plus.into(),
                _ => 0,
            })
            .sum();
        more.clamp(0, 100) as u8
    }

    /// DR-221: is this a readied treasure that can do nothing any more? Something attached to it has silenced it, or all
    /// it can do needs tokens that it has no longer.
    fn has_lost_its_effects(&self, state: &State, card: Card) -> bool {
        let title = self.components.card(card);
        let readied = state.players.iter().any(|player| player.items.iter().any(|item| item.card == card));
        if !readied || title.class != Class::Treasure {
            return false;
        }
        let tokens = self.tokens_on(state, card);
        let mut blocks = self.blocks_of(Source::Card(card)).iter().filter(|block| block.on != Trigger::Play);
        let spent = blocks.clone().next().is_some()
            && blocks.all(|block| block.on == Trigger::Use && block.cost.charge > tokens);
        spent || self.is_silenced(state, card)
    }

    /// The life of an unwounded monster, with what is attached to it.
    pub(crate) fn whole_life(&self, state: &State, card: Card) -> u8 {
        let printed = self.sheet(Creature::Monster(card)).map_or(0, |sheet| sheet.life);
        let attached = state.attached.iter().filter(|one| one.host == Host::Card(card));
        attached.fold(printed, |life, one| life.saturating_add(self.life_added_by(one.card)))
    }
}
