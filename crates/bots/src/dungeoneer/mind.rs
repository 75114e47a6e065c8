//! A sensible move without looking ahead: what a search plays on with, and an opponent of its own.

use super::chart::beats;
use super::effects::Judge;
use super::prospects::{Outlook, Prospect, sheet_of, strikes, struck};
use crate::bot::any_of;
use undercroft_core::{Chance, Quick, Seat};
use undercroft_dungeoneer::components::{Form, Op, Resource, Where};
use undercroft_dungeoneer::ids::{Card, Location, Spot};
use undercroft_dungeoneer::state::{
    Asked, Cell, Choice, Creature, Frame, OpenQuest, Phase, Player, Side, Source,
};
use undercroft_dungeoneer::{Dungeoneer, Move, State};

/// What a decision is made from.
#[derive(Debug)]
pub struct Mind<'a, const SET: usize> {
    pub(super) game: &'a Dungeoneer<SET>,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
    judge: Judge<'a>,
}

/// How much a whim may weigh.
const WHIM: f32 = 0.25;

impl<'a, const SET: usize> Mind<'a, SET> {
    /// The mind of a seat in a state as the seat imagines it.
    pub fn new(game: &'a Dungeoneer<SET>, state: &'a State, seat: Seat) -> Self {
        Mind { game, state, seat, player: state.player(seat), judge: Judge::new(game, state, seat) }
    }

    /// The move a sensible player would probably make.
    pub fn likely_move(&self, moves: &[Move], luck: &mut Quick) -> Option<Move> {
        if moves.len() < 2 {
            return moves.first().copied();
        }
        let mut best = any_of(moves, luck)?;
        let mut most = f32::MIN;
        self.weigh(moves, |mv, worth| {
            let worth = worth + WHIM * luck.below(1024) as f32 / 1024.0;
            if worth > most {
                (best, most) = (mv, worth);
            }
        });
        Some(best)
    }

    /// All moves with what they seem to be worth at first sight, best first.
    pub fn ranked(&self, moves: &[Move]) -> Vec<(Move, f32)> {
        let mut all = Vec::with_capacity(moves.len());
        self.weigh(moves, |mv, worth| all.push((mv, worth)));
        all.sort_by(|one, other| other.1.total_cmp(&one.1));
        all
    }

    fn weigh(&self, moves: &[Move], mut found: impl FnMut(Move, f32)) {
        let walking = moves.iter().any(|mv| matches!(mv, Move::Go(_) | Move::Explore | Move::Attempt(_)));
        let outlook = walking.then(|| Outlook::new(self.game, self.state, self.seat));
        let way = outlook.as_ref().and_then(|outlook| outlook.nearest()).map(|(_, prospect)| prospect);
        for mv in moves {
            found(*mv, self.worth(*mv, outlook.as_ref(), way));
        }
    }

    fn worth(&self, mv: Move, outlook: Option<&Outlook<'a, SET>>, way: Option<Prospect>) -> f32 {
        match mv {
            Move::Done => self.waiting(),
            Move::Build(cell, _) => self.building(cell),
            Move::Go(side) => match outlook {
                Some(outlook) => self.going(side, outlook, way),
                None => 0.3,
            },
            Move::Explore => match way {
                Some(Prospect { goal: Some(_), .. }) => 0.2,
                Some(_) | None => 1.4,
            },
            Move::Stand => 2.0,
            Move::Lie => -1.0,
            Move::Play(card) => self.judge.playing(card),
            Move::Use(source, nth, x) => self.using(source, nth, x),
            Move::UseOn(source, nth, _) => self.using(source, nth, 0),
            Move::Attack(target, form) => self.attacking(target, form),
            Move::Challenge(who, form) => self.challenging(who, form),
            Move::Attempt(quest) => {
                let open = self.state.open_quest(quest);
                let conquest = open.zip(outlook).and_then(|(open, outlook)| outlook.conquest(open));
                if conquest.is_some_and(|conquest| conquest.is_folly()) {
                    return -1.5;
                }
                let chance = open.zip(outlook).map_or(0.5, |(open, outlook)| outlook.prospect(open).chance);
                if self.player.life <= 1 && chance < 0.6 { 0.1 } else { 0.5 + 6.0 * chance }
            }
            Move::Search(_) => 4.0,
            Move::Take(_) | Move::Deliver(_) => 8.0,
            Move::Leave(_) => -3.0,
            Move::Curse(card, payer) => self.judge.card(card) * (0.4 + self.rivalry(payer)),
            Move::Send(card, target, form) => self.sending(card, target, form),
            Move::Set(_, target) => 0.6 + self.rivalry(target),
            // Anybody may walk into a hidden trap, perhaps oneself.
            Move::SetAt(_, target, _) => 0.3 + 0.5 * self.rivalry(target),
            Move::Special(..) => 0.7,
            // A minion risks its own life, not the hero's.
            Move::Unleash(..) => 0.9,
            Move::Declare => 0.45,
            Move::Discard(card) => -self.judge.card(card),
            Move::Save => 0.1,
            Move::Pick(_) | Move::Form(_) | Move::Hand(_) => 0.3,
            Move::Lair(_) => 0.6,
            Move::Hero(seat) => self.pointing(seat),
            Move::Monster(_) => 0.4,
            Move::To(location) => self.wanted(location),
            Move::Card(card) => self.judge.card(card),
            Move::Peril(seat) => {
                if seat == self.seat {
                    -1.0
                } else {
                    0.3 + self.rivalry(seat)
                }
            }
            Move::Choose(_) | Move::Quest(_) => 0.0,
            Move::Order(..) => 0.0,
        }
    }

    /// Ending a phase or letting something pass.
    fn waiting(&self) -> f32 {
        match (self.state.stack.last(), self.state.phase) {
            (None, Phase::Hero) if self.player.ap > 0 => -0.2,
            _ => 0.1,
        }
    }

    /// Towards the quest that can be done first; else where there is glory to be had.
    fn going(&self, side: Side, outlook: &Outlook<'a, SET>, way: Option<Prospect>) -> f32 {
        let Some(to) = self.game.way(self.state, self.player.spot, side) else { return 0.0 };
        let site = self.game.components().site(self.state.placed(to).location);
        let fresh = if self.player.has_visited(to) { 0.0 } else { 1.0 };
        let points = fresh * (0.25 * f32::from(site.glory) - 0.1 * f32::from(site.peril));
        let towards = way.and_then(|way| way.goal).and_then(|goal| outlook.first_step(goal));
        let here = way.and_then(|way| way.goal).is_some_and(|goal| goal == self.player.spot);
        let direction = match towards {
            Some(first) if first == side => 1.5,
            Some(_) => -0.8,
            // An attempt that may be repeated is better than a walk, and a walk better than standing still.
            None if here => -0.3,
            None => 0.2,
        };
        direction + points + self.dread(to, outlook)
    }

    /// Whoever enters the lair of the monster whose defeat wins is attacked: not without a chance to outlive it.
    fn dread(&self, to: Spot, outlook: &Outlook<'a, SET>) -> f32 {
        let components = self.game.components();
        let Some(title) = components.site(self.state.placed(to).location).resident else { return 0.0 };
        let lives = self.state.quests.iter().find(|open| components.quest(open.quest).title == Some(title));
        let conquest = lives.and_then(|open| outlook.conquest(open));
        if conquest.is_some_and(|conquest| conquest.is_folly()) { -4.0 } else { 0.0 }
    }

    /// One's own sites near, those of rivals far away.
    fn building(&self, cell: Cell) -> f32 {
        let Some(Frame::Place { location, .. }) = self.state.stack.last() else { return 0.0 };
        let mut worth = 0.0;
        for open in &self.state.quests {
            let quest = self.game.components().quest(open.quest);
            if !quest.sites.iter().any(|site| matches!(site, Where::At(at) if at == location)) {
                continue;
            }
            for seat in self.state.heroes_from(self.seat) {
                if open.owner.is_some_and(|owner| owner != seat) {
                    continue;
                }
                let away = f32::from(self.state.placed(self.state.player(seat).spot).cell.distance(cell));
                worth += if seat == self.seat { -0.5 * away } else { 0.25 * away };
            }
        }
        worth
    }

    fn using(&self, source: Source, nth: u8, x: u8) -> f32 {
        let components = self.game.components();
        let span = match source {
            Source::Rules => return 0.0,
            Source::Card(card) => components.card(card).blocks,
            Source::Location(location) => components.site(location).blocks,
            Source::Quest(quest) => components.quest(quest).reward,
            Source::Hero(hero) => components.hero(hero).abilities,
            Source::Event(event) => components.events[usize::from(event)].blocks,
        };
        components.blocks(span).get(usize::from(nth)).map_or(0.0, |block| self.judge.using(block, x))
    }

    /// How much one would like to see a rival fail: the closer to the end, the more.
    pub(super) fn rivalry(&self, seat: Seat) -> f32 {
        if seat == self.seat {
            return -2.0;
        }
        let player = self.state.player(seat);
        let weak = if player.life <= 2 { 0.3 } else { 0.0 };
        0.3 + 0.4 * player.completed.len() as f32 + 0.02 * f32::from(player.glory.min(20)) + weak
    }

    fn sending(&self, card: Card, target: Seat, form: Form) -> f32 {
        let Some(sheet) = sheet_of(self.game, Creature::Monster(card)) else { return 0.0 };
        let strikes = struck(self.game, self.state, target, sheet, form);
        let wounds = sheet.hits[form as usize].map_or(1, |hit| hit.wounds.max(1));
        0.3 + strikes * (0.5 + 0.5 * f32::from(wounds)) * (0.6 + self.rivalry(target))
    }

    fn attacking(&self, target: Seat, form: Form) -> f32 {
        let own = self.game.value(self.state, self.seat, form);
        let other = self.game.value(self.state, target, form);
        let chance = beats(own, other);
        if self.player.life <= 2 {
            return -0.5;
        }
        (chance - 0.45) * 2.0 * (0.6 + self.rivalry(target))
    }

    fn challenging(&self, who: Creature, form: Form) -> f32 {
        let Some(sheet) = sheet_of(self.game, who) else { return 0.0 };
        let chance = strikes(self.game, self.state, self.seat, sheet, form);
        if let Creature::Quest(quest) = who
            && let Some(open) = self.state.open_quest(quest)
            && let Some(conquest) = Outlook::new(self.game, self.state, self.seat).conquest(open)
        {
            // Her end may be one's own; otherwise every strike brings it nearer.
            let deadly = conquest.last && self.player.life <= conquest.blast;
            return if deadly { -2.0 } else { 0.4 + 2.0 * chance };
        }
        1.6 * (chance - 0.35) * if self.player.life <= 1 { 0.3 } else { 1.0 }
    }

    /// Somebody is to be chosen for an effect: oneself for what is good, the most dangerous rival for the rest.
    fn pointing(&self, seat: Seat) -> f32 {
        let good = match self.state.stack.last() {
            Some(Frame::Ask { what: Asked::Choice(Choice::Target(number)), .. }) => {
                let op = &self.game.components().ops[usize::from(*number)];
                helps(op)
            }
            _ => false,
        };
        match (good, seat == self.seat) {
            (true, true) => 1.0,
            (true, false) => -self.rivalry(seat),
            (false, true) => -1.0,
            (false, false) => self.rivalry(seat),
        }
    }

    /// A place to be brought to: the site of an own quest.
    fn wanted(&self, location: Location) -> f32 {
        let own = self.state.quests.iter().filter(|open| open.owner.is_none_or(|owner| owner == self.seat));
        let site = |open: &OpenQuest| {
            let quest = self.game.components().quest(open.quest);
            quest.sites.iter().any(|site| matches!(site, Where::At(at) if *at == location))
        };
        let sites = own.filter(|open| site(open)).count();
        let spot = self.state.spot_of(location).unwrap_or(Spot(0));
        let fresh = if self.player.has_visited(spot) { 0.0 } else { 0.2 };
        sites as f32 + fresh
    }
}

/// Is this good for whoever it happens to?
fn helps(op: &Op) -> bool {
    match op {
        Op::Heal { .. } | Op::Draw { .. } | Op::Stand { .. } | Op::Ignore { .. } | Op::Prevent { .. } => true,
        Op::Gain { resource, .. } => *resource != Resource::Peril,
        Op::Lose { resource, .. } => *resource == Resource::Peril,
        Op::Modify { amount, .. } => amount.plus > 0,
        Op::Reroll { .. }
        | Op::Wound { .. }
        | Op::Transfer { .. }
        | Op::Threat { .. }
        | Op::CancelAttack { .. }
        | Op::Redirect { .. }
        | Op::ExtraAttack { .. }
        | Op::MakeMinion { .. }
        | Op::Discard { .. }
        | Op::PlayFree { .. }
        | Op::CostChange { .. }
        | Op::Charge { .. }
        | Op::Move { .. }
        | Op::Teleport { .. }
        | Op::Shift { .. }
        | Op::Explore { .. }
        | Op::Mark { .. }
        | Op::Fall { .. }
        | Op::Forbid { .. }
        | Op::Immune { .. }
        | Op::EndPhase
        | Op::SwapQuest { .. }
        | Op::Choose { .. } => false,
    }
}
