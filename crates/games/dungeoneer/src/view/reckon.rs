//! What a table shows besides the state: sums with what they are made of, prices, limits and chances. Everything here
//! follows from what the asker sees, so it may be asked of a view as well as of a state.

use crate::components::{Checks, Class, EventCard, Form, Stat, Symbol, Value};
use crate::ids::{Card, HeroId, Location, QuestId};
use crate::rules::values::{form_of, value_of};
use crate::state::{Creature, Source, State};
use crate::{Dungeoneer, Rules};
use undercroft_core::{Phrase, Seat};

/// A part of what is added to a die.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Addend {
    /// What it comes from; nothing for the value itself.
    pub source: Option<Source>,
    /// How much.
    pub amount: i8,
}

/// How two dice with something added compare, in 36 ways.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The attacker strikes.
    pub wins: u8,
    /// Nobody does.
    pub ties: u8,
    /// The defender strikes back.
    pub losses: u8,
}

impl Odds {
    /// Of two sums; a die that has been rolled is in its sum.
    fn of(attack: (i8, bool), counter: (i8, bool)) -> Odds {
        let die = |rolled: bool| if rolled { 0..=0 } else { 1..=6 };
        let mut odds = Odds { wins: 0, ties: 0, losses: 0 };
        for one in die(attack.1) {
            for other in die(counter.1) {
                let found = match (attack.0 + one).cmp(&(counter.0 + other)) {
                    std::cmp::Ordering::Greater => &mut odds.wins,
                    std::cmp::Ordering::Equal => &mut odds.ties,
                    std::cmp::Ordering::Less => &mut odds.losses,
                };
                *found += 36 / (*die(attack.1).end().max(&1) * *die(counter.1).end().max(&1)) as u8;
            }
        }
        odds
    }
}

/// One attack and its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duel {
    /// What the attacker adds to the die.
    pub attack: Vec<Addend>,
    /// What the defender adds.
    pub counter: Vec<Addend>,
    /// How it stands, if nothing changes.
    pub odds: Odds,
}

impl Duel {
    /// What is added all together.
    pub fn sum(addends: &[Addend]) -> i8 {
        addends.iter().map(|one| one.amount).sum()
    }
}

impl<const SET: usize> Dungeoneer<SET> {
    /// The same agreement under the name of another set: what lies on a table is told by the same rules.
    pub fn under<const OTHER: usize>(&self) -> Dungeoneer<OTHER> {
        Dungeoneer(self.0.clone())
    }

    /// What a creature can do in a form (DR-332, DR-333).
    pub fn symbol(&self, state: &State, who: Creature, form: Form) -> Symbol {
        self.0.symbol(state, who, form)
    }

    /// Life left.
    pub fn life(&self, state: &State, who: Creature) -> u8 {
        self.0.life(state, who)
    }

    /// The life it had when it was whole.
    pub fn whole_life(&self, state: &State, who: Creature) -> u8 {
        match who {
            Creature::Nobody => 0,
            Creature::Hero(seat) => self.0.starting_life(state, seat),
            Creature::Monster(card) => self.0.whole_life(state, card),
            Creature::Quest(_) => self.0.sheet(who).map_or(0, |sheet| sheet.life),
        }
    }

    /// What a card costs, paid with this seat's glory or peril.
    pub fn price(&self, state: &State, payer: Seat, card: Card) -> u16 {
        self.0.price(state, payer, card)
    }

    /// DR-060: cards of this class in play that count, and how many there may be.
    pub fn places(&self, state: &State, seat: Seat, class: Class) -> (i16, i16) {
        (self.0.readied(state, seat, class), self.0.limit(state, seat, class))
    }

    /// Peril of a seat that the encounters which are ready will cost, before the event's discount.
    pub fn owed(&self, state: &State, seat: Seat) -> u16 {
        self.0.bill(state).due(seat)
    }

    /// Peril that the event takes off the fiends of a declaration, all together (DR-449).
    pub fn discount(&self, state: &State) -> u16 {
        self.0.discount(state).map_or(0, |(_, amount)| amount)
    }

    /// The legendary event while it lies on the table.
    pub fn event(&self, state: &State) -> Option<&EventCard> {
        self.0.event(state).map(|(_, event)| event)
    }

    /// The monster's quest that is at home there.
    pub fn resident(&self, state: &State, location: Location) -> Option<QuestId> {
        self.0.resident(state, location)
    }

    /// What is added to a check, part by part; the value itself comes first.
    pub fn addends(
        &self,
        state: &State,
        who: Creature,
        stat: Stat,
        made: Checks,
        versus: Creature,
    ) -> Vec<Addend> {
        self.0.addends(state, who, stat, made, versus)
    }

    /// How many faces of the die pass a check.
    pub fn passing(&self, state: &State, who: Creature, stat: Stat, made: Checks, target: u8) -> u8 {
        let sum = Duel::sum(&self.0.addends(state, who, stat, made, Creature::Nobody));
        (1..=6).filter(|die| die + sum >= target as i8).count() as u8
    }

    /// An attack of one creature on another in a form, with the totals that have been rolled already.
    pub fn duel(
        &self,
        state: &State,
        who: (Creature, Creature, Form),
        rolled: (Option<i8>, Option<i8>),
    ) -> Duel {
        self.0.duel(state, who, rolled)
    }

    /// A card's name.
    pub fn card_phrase(&self, card: Card) -> Phrase {
        self.0.card_phrase(card)
    }

    /// A location's name.
    pub fn site_phrase(&self, location: Location) -> Phrase {
        self.0.site_phrase(location)
    }

    /// A hero's name.
    pub fn hero_phrase(&self, hero: HeroId) -> Phrase {
        self.0.hero_phrase(hero)
    }

    /// A creature, with its cases.
    pub fn creature_phrase(&self, who: Creature) -> Phrase {
        self.0.creature_phrase(who)
    }

    /// What carries an effect; of a hero the ability.
    pub fn source_phrase(&self, source: Source, nth: u8) -> Phrase {
        self.0.source_phrase(source, nth)
    }
}

impl Rules {
    /// An attack and its answer, with the totals that have been rolled already.
    pub(crate) fn duel(
        &self,
        state: &State,
        (attacker, defender, form): (Creature, Creature, Form),
        rolled: (Option<i8>, Option<i8>),
    ) -> Duel {
        let stat = stat_of(form);
        let harmless = self.symbol(state, defender, form) == Symbol::None;
        let with = if harmless { Stat::None } else { stat };
        let attack = self.addends(state, attacker, stat, Checks::Attack, defender);
        let counter = self.addends(state, defender, with, Checks::Counter, attacker);
        let side = |rolled: Option<i8>, addends: &[Addend]| {
            rolled.map_or_else(|| (Duel::sum(addends), false), |total| (total, true))
        };
        let mut odds = Odds::of(side(rolled.0, &attack), side(rolled.1, &counter));
        if harmless {
            odds = Odds { ties: odds.ties + odds.losses, losses: 0, ..odds };
        }
        Duel { attack, counter, odds }
    }

    fn addends(
        &self,
        state: &State,
        who: Creature,
        stat: Stat,
        made: Checks,
        versus: Creature,
    ) -> Vec<Addend> {
        let added = |wanted: Value, form: Option<Form>, printed: i8| {
            let mut all = vec![Addend { source: None, amount: printed }];
            self.each_bonus(state, who, wanted, (made, versus, form), &mut |source, amount| match all
                .iter_mut()
                .find(|one| one.source == Some(source))
            {
                Some(one) => one.amount += amount,
                None => all.push(Addend { source: Some(source), amount }),
            });
            all
        };
        let of_form = |form: Form| added(value_of(form), Some(form), self.printed(state, who, form));
        match (stat, form_of(stat)) {
            (_, Some(form)) => of_form(form),
            (Stat::Best, _) => {
                let all = Form::ALL.iter().map(|form| of_form(*form));
                all.max_by_key(|addends| Duel::sum(addends)).unwrap_or_default()
            }
            (Stat::Level, _) => {
                let level = match who {
                    Creature::Hero(seat) => state.player(seat).level as i8,
                    Creature::Nobody | Creature::Monster(_) | Creature::Quest(_) => 0,
                };
                added(Value::All, None, level)
            }
            (Stat::Life, _) => added(Value::All, None, self.life(state, who).min(100) as i8),
            (Stat::None | Stat::Melee | Stat::Magic | Stat::Speed, _) => Vec::new(),
        }
    }
}

/// The characteristic of a form.
const fn stat_of(form: Form) -> Stat {
    match form {
        Form::Melee => Stat::Melee,
        Form::Magic => Stat::Magic,
        Form::Speed => Stat::Speed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Vault;
    use crate::state::Check;
    use undercroft_core::{Game, Quick, Setup};

    #[test]
    fn two_dice_compare_in_36_ways() {
        assert_eq!(Odds::of((3, false), (3, false)), Odds { wins: 15, ties: 6, losses: 15 });
        assert_eq!(Odds::of((3, false), (4, false)), Odds { wins: 10, ties: 5, losses: 21 });
        assert_eq!(Odds::of((8, true), (4, false)), Odds { wins: 18, ties: 6, losses: 12 });
        assert_eq!(Odds::of((8, true), (9, true)), Odds { wins: 0, ties: 0, losses: 36 });
    }

    #[test]
    fn the_parts_of_a_sum_are_what_a_check_adds() {
        let game = Vault::new(&Setup::new(3)).expect("a game");
        for number in 0..6 {
            let mut chance = Quick::new(number);
            let mut state = game.start(&mut chance, &mut Vec::new());
            for step in 0..400u32 {
                let Some(seat) = game.status(&state).acting().first() else { break };
                let mut moves = Vec::new();
                game.legal_moves(&state, seat, &mut moves);
                game.apply(
                    &mut state,
                    seat,
                    moves[step as usize * 7 % moves.len()],
                    &mut chance,
                    &mut Vec::new(),
                );
                for seat in Seat::all(3) {
                    for (stat, checks) in [
                        (Stat::Melee, Checks::Exit),
                        (Stat::Best, Checks::Threat),
                        (Stat::Level, Checks::Threat),
                    ] {
                        let by = Creature::Hero(seat);
                        let check = Check {
                            by,
                            stat,
                            checks,
                            versus: Creature::Nobody,
                            target: 5,
                            die: 0,
                            bonus: 0,
                            asked: false,
                        };
                        let parts = game.addends(&state, by, stat, checks, Creature::Nobody);
                        assert_eq!(Duel::sum(&parts), game.0.check_bonus(&state, &check), "{parts:?}");
                    }
                }
            }
        }
    }
}
