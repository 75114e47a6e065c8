//! How far a hero is from completing each of his quests.

use super::chart::{Chart, FAR, Stats, beats, die_reaches};
use undercroft_core::Seat;
use undercroft_dungeoneer::components::{
    Components, DiceTest, Form, Op, Quest, Sheet, Span, Step, Symbol, Trigger, Where,
};
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::state::{Creature, Escort, OpenQuest, Side};
use undercroft_dungeoneer::{Dungeoneer, State};

/// A quest as one hero sees it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Prospect {
    /// Where to go next for it; nothing if that place is not on the map or cannot be reached.
    pub goal: Option<Spot>,
    /// The chance of one attempt there.
    pub chance: f32,
    /// Turns it will probably take.
    pub turns: f32,
}

/// How a fight to the end with the monster whose defeat wins would go.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Conquest {
    /// The chance of outliving it.
    pub chance: f32,
    /// Battles it takes, one a turn.
    pub battles: f32,
    /// One more strike is enough.
    pub last: bool,
    /// Wounds that her end deals to everybody there.
    pub blast: u8,
}

impl Conquest {
    /// Better not begun.
    pub fn is_folly(&self) -> bool {
        self.chance < 0.4
    }
}

/// What the monster of a quest does to those around it when it falls (DR-461).
fn blast(components: &Components, quest: &Quest) -> u8 {
    let Some(title) = quest.title else { return 0 };
    let blocks = components.blocks(components.titles[usize::from(title)].blocks).iter();
    let ops =
        blocks.filter(|block| block.on == Trigger::Defeated).flat_map(|block| components.ops(block.ops));
    let wounds = ops.map(|op| match op {
        Op::Wound { amount, .. } => amount.plus.max(0) as u8,
        _ => 0,
    });
    wounds.sum()
}

/// A place that is not on the map yet is this many action points away.
const UNKNOWN: f32 = 7.0;
/// Glory that a hero collects in a turn, for those who save it.
const GLORY_A_TURN: f32 = 3.0;
/// Turns to find and ready a card of a class.
const CARD: f32 = 2.5;
/// Turns a quest takes at the most: what seems hopeless today may change.
const LONG: f32 = 20.0;

/// What the hero of a seat can see of his quests.
#[derive(Debug)]
pub struct Outlook<'a, const SET: usize> {
    game: &'a Dungeoneer<SET>,
    state: &'a State,
    seat: Seat,
    chart: Chart,
    stats: Stats,
}

impl<'a, const SET: usize> Outlook<'a, SET> {
    /// From where the hero stands.
    pub fn new(game: &'a Dungeoneer<SET>, state: &'a State, seat: Seat) -> Self {
        let stats = Stats::of(game, state, seat);
        let chart = Chart::from(game, state, &stats, state.player(seat).spot);
        Outlook { game, state, seat, chart, stats }
    }

    /// The first step on the way to a place.
    pub fn first_step(&self, goal: Spot) -> Option<Side> {
        self.chart.first_step(goal)
    }

    /// Action points on the way to a place.
    pub fn steps_to(&self, goal: Spot) -> f32 {
        self.chart.to(goal)
    }

    /// Quests the hero may complete. In a combined game one who waits for the next grade leaves the quests of all to the
    /// others (DRA-66).
    pub fn own(&self) -> impl Iterator<Item = &'a OpenQuest> + use<'a, SET> {
        let (seat, grade) = (self.seat, self.state.grade);
        let components = self.game.components();
        let waits = components.grades().any(|later| later > grade)
            && self.state.player(seat).level >= components.set_of(grade).top_level;
        self.state.quests.iter().filter(move |open| open.owner.map_or(!waits, |owner| owner == seat))
    }

    /// The quest that will be completed first.
    pub fn nearest(&self) -> Option<(&'a OpenQuest, Prospect)> {
        let all = self.own().map(|open| (open, self.prospect(open)));
        all.min_by(|(_, one), (_, other)| one.turns.total_cmp(&other.turns))
    }

    /// How a quest stands.
    pub fn prospect(&self, open: &OpenQuest) -> Prospect {
        let quest = self.game.components().quest(open.quest);
        if let Some(Step::Escort { from, to }) = self.steps(quest.steps).first().copied() {
            return self.escort(open, from, to);
        }
        let (goal, away) = self.site(quest);
        if let Some(conquest) = self.conquest(open) {
            return self.judged_conquest(goal, away, &conquest);
        }
        let (chance, waiting) = self.requirements(open, quest.steps, goal);
        self.judged(goal, away, chance, waiting)
    }

    fn judged(&self, goal: Option<Spot>, away: f32, chance: f32, waiting: f32) -> Prospect {
        let points = f32::from(self.stats.forms[Form::Speed as usize].max(1));
        let walking = (away / points).max(0.0);
        let turns = walking.max(waiting) + (1.0 / chance.max(0.05) - 1.0) * 0.6;
        Prospect { goal, chance, turns: turns.min(LONG) }
    }

    /// A fight to the end with a monster whose defeat wins the game; nothing for any other quest.
    pub fn conquest(&self, open: &OpenQuest) -> Option<Conquest> {
        let components = self.game.components();
        let quest = components.quest(open.quest);
        let sheet = &components.sheets[usize::from(quest.monster.filter(|_| quest.win)?)];
        let player = self.state.player(self.seat);
        let symbols = components.hero(player.hero).symbols;
        let forms = (0..3).filter(|form| symbols[*form] == Symbol::Attack);
        let strike =
            forms.map(|form| beats(self.stats.forms[form], counter(sheet, form))).fold(0.0, f32::max);
        // A rival chooses how she attacks.
        let harm =
            Form::ALL.iter().filter(|form| sheet.symbols[**form as usize] == Symbol::Attack).map(|form| {
                let wounds = sheet.hits[*form as usize].map_or(1, |hit| hit.wounds.max(1));
                f32::from(wounds) * struck(self.game, self.state, self.seat, sheet, *form)
            });
        let harm = harm.fold(0.0, f32::max);
        let life = sheet.life.saturating_sub(open.wounds).max(1);
        let battles = f32::from(life) / strike.max(0.02);
        let blast = blast(components, quest);
        let margin = f32::from(player.life) - harm * battles - f32::from(blast) - 0.5;
        let spread = 1.0 + 1.6 * (harm * battles).sqrt();
        let chance = 1.0 / (1.0 + (-1.7 * margin / spread).exp());
        Some(Conquest { chance, battles, last: life == 1, blast })
    }

    /// A conquest is worth all the quests that are still missing.
    fn judged_conquest(&self, goal: Option<Spot>, away: f32, conquest: &Conquest) -> Prospect {
        let points = f32::from(self.stats.forms[Form::Speed as usize].max(1));
        let player = self.state.player(self.seat);
        let top = self.game.components().set_of(self.state.grade).top_level;
        let missing = f32::from(top.saturating_sub(player.level).max(1));
        let turns = (away / points + conquest.battles) / missing / conquest.chance.max(0.05);
        let turns = if conquest.is_folly() { LONG } else { turns.min(LONG) };
        Prospect { goal, chance: conquest.chance, turns }
    }

    fn steps(&self, span: Span) -> &'a [Step] {
        &self.game.components().steps[span.range()]
    }

    /// The nearest place of a quest, and how far it is.
    fn site(&self, quest: &Quest) -> (Option<Spot>, f32) {
        let components = self.game.components();
        let fits = |spot: &Spot| {
            let location = self.state.placed(*spot).location;
            quest.sites.iter().any(|site| match site {
                Where::At(at) => *at == location,
                Where::Terrain(terrain) => components.site(location).is(*terrain),
            })
        };
        let places = (0..self.state.map.len() as u8).map(Spot).filter(fits);
        let nearest = places.min_by(|one, other| self.chart.to(*one).total_cmp(&self.chart.to(*other)));
        match nearest {
            Some(spot) if self.chart.to(spot) < FAR => (Some(spot), self.chart.to(spot)),
            Some(_) | None => (None, UNKNOWN + self.state.locations.len() as f32 / 4.0),
        }
    }

    fn escort(&self, open: &OpenQuest, from: u8, to: u8) -> Prospect {
        let place = |location: u8| self.state.map.iter().position(|placed| placed.location.0 == location);
        let spot = |location: u8| place(location).map(|index| Spot(index as u8));
        let known = |spot: Option<Spot>| spot.map_or(UNKNOWN, |spot| self.chart.to(spot).min(3.0 * UNKNOWN));
        let between = match (spot(from), spot(to)) {
            (Some(one), Some(other)) => {
                let (one, other) = (self.state.placed(one).cell, self.state.placed(other).cell);
                f32::from(one.distance(other)) * 1.3
            }
            _ => UNKNOWN,
        };
        let (goal, away) = match open.escort {
            Escort::Waiting => (spot(from), known(spot(from)) + between),
            Escort::Lying(lies) => (Some(lies), known(Some(lies)) + between),
            Escort::Carried => (spot(to), known(spot(to))),
        };
        self.judged(goal.filter(|goal| self.chart.to(*goal) < FAR), away, 1.0, 0.0)
    }

    /// The chance of an attempt, and turns that pass before one can be made.
    fn requirements(&self, open: &OpenQuest, steps: Span, goal: Option<Spot>) -> (f32, f32) {
        let (mut chance, mut waiting) = (1.0f32, 0.0f32);
        for step in self.steps(steps) {
            let (likely, turns) = self.requirement(open, step, goal);
            chance *= likely;
            waiting = waiting.max(turns);
        }
        (chance, waiting)
    }

    fn requirement(&self, open: &OpenQuest, step: &Step, goal: Option<Spot>) -> (f32, f32) {
        let player = self.state.player(self.seat);
        let components = self.game.components();
        match *step {
            Step::Search { target, .. } if open.found => (f32::from(target.min(1)), 0.0),
            Step::Search { target, .. } => {
                let entrance = self.state.map.first().map(|placed| placed.cell);
                let away = goal.zip(entrance).map(|(goal, at)| self.state.placed(goal).cell.distance(at));
                (die_reaches(target as i8 - away.unwrap_or(2).saturating_sub(1) as i8).max(0.1), 0.0)
            }
            Step::Pay { glory, life, .. } => {
                let missing = f32::from(u16::from(glory).saturating_sub(player.glory));
                let alive = if player.life > life + 1 { 1.0 } else { 0.3 };
                (alive, missing / GLORY_A_TURN)
            }
            Step::Give { class, count, .. } => {
                let held =
                    player.items.iter().filter(|item| components.card(item.card).class == class).count();
                (1.0, CARD * f32::from(count.saturating_sub(held as u8)))
            }
            Step::Threat { options, .. } => {
                let threats = components.threats[options.range()].iter();
                (threats.map(|(stat, target)| self.stats.chance(*stat, *target)).fold(0.0, f32::max), 0.0)
            }
            Step::Hunt { monster } => (self.hunt(&components.sheets[usize::from(monster)], open.wounds), 0.0),
            Step::Roll { dice, test, target, .. } => (rolls(dice, test, target), 0.0),
            Step::AnyOf { options } => {
                let paths = components.paths[options.range()].iter();
                let ways = paths.map(|path| self.requirements(open, *path, goal));
                ways.min_by(|one, other| {
                    let turns = |way: &(f32, f32)| way.1 + 1.0 / way.0.max(0.05);
                    turns(one).total_cmp(&turns(other))
                })
                .unwrap_or((0.0, 0.0))
            }
            Step::Play { class } => {
                let held = player.hand.iter().any(|card| components.card(card).class == class);
                (1.0, if held { 0.0 } else { CARD })
            }
            Step::Escort { .. } | Step::Do { .. } => (1.0, 0.0),
        }
    }

    /// The part of a monster's life that one battle takes, in the hero's best form.
    fn hunt(&self, sheet: &Sheet, wounds: u8) -> f32 {
        let symbols = self.game.components().hero(self.state.player(self.seat).hero).symbols;
        let forms = (0..3).filter(|form| symbols[*form] == Symbol::Attack);
        let strikes = forms.map(|form| beats(self.stats.forms[form], counter(sheet, form)));
        let life = f32::from(sheet.life.saturating_sub(wounds).max(1));
        strikes.fold(0.0, f32::max) / (0.5 + 0.5 * life)
    }
}

/// The chance that a hero strikes a creature in a form.
pub fn strikes<const SET: usize>(
    game: &Dungeoneer<SET>,
    state: &State,
    seat: Seat,
    sheet: &Sheet,
    form: Form,
) -> f32 {
    beats(game.value(state, seat, form), counter(sheet, form as usize))
}

/// The chance that a creature strikes a hero in a form.
pub fn struck<const SET: usize>(
    game: &Dungeoneer<SET>,
    state: &State,
    seat: Seat,
    sheet: &Sheet,
    form: Form,
) -> f32 {
    let symbol = game.components().hero(state.player(seat).hero).symbols[form as usize];
    let own = match symbol {
        Symbol::Attack | Symbol::Counter => game.value(state, seat, form),
        Symbol::None => 0,
    };
    beats(sheet.values[form as usize] as i8, own)
}

/// The fighting side of a creature that is no hero.
pub fn sheet_of<const SET: usize>(game: &Dungeoneer<SET>, who: Creature) -> Option<&Sheet> {
    let components = game.components();
    let index = match who {
        Creature::Nobody | Creature::Hero(_) => None,
        Creature::Monster(card) => components.card(card).sheet,
        Creature::Quest(quest) => components.quest(quest).monster,
    };
    index.map(|index| &components.sheets[usize::from(index)])
}

fn counter(sheet: &Sheet, form: usize) -> i8 {
    match sheet.symbols[form] {
        Symbol::Attack | Symbol::Counter => sheet.values[form] as i8,
        Symbol::None => 0,
    }
}

/// The chance of dice against what a quest asks of them (DR-294).
fn rolls(dice: u8, test: DiceTest, target: u8) -> f32 {
    let all = 6u32.pow(u32::from(dice.min(4)));
    let fits = |throw: &u32| {
        let faces: Vec<u32> = (0..u32::from(dice.min(4))).map(|nth| throw / 6u32.pow(nth) % 6 + 1).collect();
        let total = faces.iter().sum::<u32>() >= u32::from(target);
        let pair = faces.iter().enumerate().any(|(nth, face)| faces[..nth].contains(face));
        match test {
            DiceTest::TotalAtLeast => total,
            DiceTest::Pair => pair,
            DiceTest::PairOrTotal => pair || total,
        }
    };
    (0..all).filter(fits).count() as f32 / all as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_of_quests_are_counted() {
        assert_eq!(rolls(2, DiceTest::Pair, 0), 1.0 / 6.0);
        assert_eq!(rolls(2, DiceTest::TotalAtLeast, 7), 21.0 / 36.0);
        assert_eq!(rolls(2, DiceTest::PairOrTotal, 12), 1.0 / 6.0);
    }
}
