//! Simple players of Welcome to the Dungeon: what a person at the table might go by. None of them knows the policy, and
//! a good opponent must not lose to any of them.

use super::abstraction::{ACTIONS, Knowledge, Memory};
use super::expert::{best, dungeon_choices, knowledge, placing, toss};
use super::guide::kits_of;
use super::kit::Kit;
use crate::bot::Bot;
use crate::budget::Limit;
use undercroft_core::{Quick, Seat, SeatHandle};
use undercroft_welcome::{Hero, Monster, Move, PhaseView, View, Welcome};

/// When a simple player passes.
#[derive(Copy, Clone, PartialEq, Debug)]
enum Bidding {
    /// As soon as its own chance to survive is below this.
    Below(f32),
    /// With a threshold that it tosses anew every time, between these two.
    Between(f32, f32),
    /// As soon as so many cards are in the pile.
    After(usize),
    /// If the next runner is likelier to die now than the player itself to live after one more card.
    OneAhead,
}

/// What a simple player does with a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Placing {
    /// Whatever keeps its own chance highest.
    Safe,
    /// Into the dungeon, always.
    Add,
    /// Away with the tile that it misses least.
    StripLeast,
    /// Away with the tile that everybody misses most.
    StripMost,
    /// Adds if the others have added more often than they have thrown away.
    Copy,
    /// Harmless cards go in and look dangerous; the rest is thrown away.
    Bluff,
    /// Cards that hurt go in; harmless ones are thrown away with the best tile.
    Trap,
    /// A trap every other time, safety otherwise.
    Mixed,
}

/// A simple player.
#[derive(Copy, Clone, Debug)]
struct Style {
    name: &'static str,
    bidding: Bidding,
    placing: Placing,
    hero: Hero,
}

const fn style(name: &'static str, bidding: Bidding, placing: Placing, hero: Hero) -> Style {
    Style { name, bidding, placing, hero }
}

use Bidding::{After, Below, Between, OneAhead};
use Hero::{Barbarian, Mage, Rogue, Warrior};

const STYLES: [Style; 19] = [
    style("threshold-25", Below(0.25), Placing::Safe, Warrior),
    style("threshold-40", Below(0.4), Placing::Safe, Warrior),
    style("threshold-50", Below(0.5), Placing::Safe, Warrior),
    style("threshold-60", Below(0.6), Placing::Safe, Warrior),
    style("wavering", Between(0.2, 0.6), Placing::Safe, Warrior),
    style("one-ahead", OneAhead, Placing::Safe, Warrior),
    style("pass-after-3", After(3), Placing::Safe, Warrior),
    style("pass-after-5", After(5), Placing::Safe, Warrior),
    style("always-add", Below(0.5), Placing::Add, Barbarian),
    style("always-strip", Below(0.4), Placing::StripLeast, Warrior),
    style("dismantler", Below(0.5), Placing::StripMost, Warrior),
    style("copycat", Below(0.4), Placing::Copy, Warrior),
    style("bluffer", Below(0.3), Placing::Bluff, Rogue),
    style("trap-layer", Below(0.6), Placing::Trap, Warrior),
    style("cold-trap", Below(0.35), Placing::Trap, Warrior),
    style("half-trap", Below(0.45), Placing::Mixed, Warrior),
    style("mage-fan", Below(0.4), Placing::Safe, Mage),
    style("rogue-fan", Below(0.4), Placing::Safe, Rogue),
    style("barbarian-fan", Below(0.4), Placing::Safe, Barbarian),
];

/// The names of the simple players.
pub const NAMES: &[&str] = &{
    let mut names = [""; STYLES.len()];
    let mut number = 0;
    while number < names.len() {
        names[number] = STYLES[number].name;
        number += 1;
    }
    names
};

/// A simple player on a seat.
#[derive(Debug)]
pub struct Simple {
    style: Style,
    kits: Box<[[Kit; 64]; 4]>,
    memory: [Memory; 4],
}

impl Simple {
    /// The player of that name.
    pub fn called(name: &str, game: &Welcome) -> Option<Simple> {
        let style = *STYLES.iter().find(|style| style.name == name)?;
        let kits = Box::new(Hero::ALL.map(|hero| kits_of(game, hero)));
        Some(Simple { style, kits, memory: Default::default() })
    }

    fn chance(&mut self, hero: Hero, knowledge: &Knowledge) -> f32 {
        self.memory[hero as usize].estimate(&self.kits[hero as usize], knowledge).0
    }

    fn passes(&mut self, view: &View, known: &Knowledge, luck: &mut Quick) -> bool {
        let chance = self.chance(view.hero, known);
        match self.style.bidding {
            Bidding::Below(least) => chance < least,
            Bidding::Between(low, high) => chance < low + (high - low) * toss(luck),
            Bidding::After(cards) => view.pile.len() >= cards,
            Bidding::OneAhead => 1.0 - chance > self.after_a_draw(view.hero, known),
        }
    }

    /// The player's chance once it has drawn a card and done its best with it.
    fn after_a_draw(&mut self, hero: Hero, known: &Knowledge) -> f32 {
        let (mut sum, mut cards) = (0.0, 0.0);
        for card in Monster::ALL.into_iter().filter(|card| known.unseen[*card as usize] > 0) {
            let count = f32::from(known.unseen[card as usize]);
            let mut drawn = *known;
            drawn.unseen[card as usize] -= 1;
            let chances = self.chances(hero, &drawn, card);
            sum += count * chances.into_iter().flatten().fold(0.0, f32::max);
            cards += count;
        }
        if cards > 0.0 { sum / cards } else { 0.0 }
    }

    /// The player's chance after each way to place the card, where it is possible.
    fn chances(&mut self, hero: Hero, known: &Knowledge, card: Monster) -> [Option<f32>; ACTIONS] {
        std::array::from_fn(|action| {
            let mut after = *known;
            match action.checked_sub(1) {
                None => after.own[card as usize] += 1,
                Some(bit) if known.tiles >> bit & 1 == 1 => after.tiles &= !(1 << bit),
                Some(_) => return None,
            }
            Some(self.chance(hero, &after))
        })
    }

    fn place(
        &mut self,
        view: &View,
        seat: Seat,
        known: &Knowledge,
        card: Monster,
        luck: &mut Quick,
    ) -> usize {
        let chances = self.chances(view.hero, known, card);
        let strips = || (1..ACTIONS).filter_map(|action| Some((action, chances[action]?)));
        let least = strips().max_by(|one, other| one.1.total_cmp(&other.1));
        let most = strips().min_by(|one, other| one.1.total_cmp(&other.1));
        let (Some((least, least_chance)), Some((most, _))) = (least, most) else { return 0 };
        let safe = if chances[0].is_some_and(|added| added >= least_chance) { 0 } else { least };
        let now = self.chance(view.hero, known);
        let harmless = chances[0].is_some_and(|added| added >= now);
        let trap = if harmless { most } else { 0 };
        match self.style.placing {
            Placing::Safe => safe,
            Placing::Add => 0,
            Placing::StripLeast => least,
            Placing::StripMost => most,
            Placing::Copy => {
                let added = view.pile.iter().filter(|card| card.by != Some(seat)).count();
                let thrown = view.discard.iter().filter(|card| card.by != seat).count();
                if added >= thrown { 0 } else { least }
            }
            Placing::Bluff => {
                if harmless {
                    0
                } else {
                    least
                }
            }
            Placing::Trap => trap,
            Placing::Mixed => {
                if toss(luck) < 0.5 {
                    trap
                } else {
                    safe
                }
            }
        }
    }
}

impl Bot<Welcome> for Simple {
    fn choose(&mut self, seat: &SeatHandle<'_, Welcome>, luck: &mut Quick, _: &Limit) -> Option<Move> {
        let moves = seat.legal_moves();
        if moves.len() < 2 {
            return moves.first().copied();
        }
        let (game, view) = (seat.game(), seat.view());
        let wanted = match view.phase {
            PhaseView::Bidding | PhaseView::Deciding => {
                let known = knowledge(game, &view);
                Some(match view.card {
                    Some(card) => placing(game, &view, self.place(&view, seat.seat(), &known, card, luck)),
                    None if self.passes(&view, &known, luck) => Move::Pass,
                    None => Move::Draw,
                })
            }
            PhaseView::ChoosingHero => Some(Move::Choose(self.style.hero)),
            PhaseView::Naming | PhaseView::Facing | PhaseView::Dying => {
                best(&dungeon_choices(game, &view).unwrap_or_default())
            }
            PhaseView::Delving | PhaseView::Over => None,
        };
        wanted.filter(|mv| moves.contains(mv)).or(moves.first().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_core::{Game, Seed, Setup, Table};

    /// They are simple, not stupid: each plays whole games by the rules, with any number of players.
    #[test]
    fn every_simple_player_plays_whole_games() {
        assert!(NAMES.len() >= 12);
        for (number, name) in NAMES.iter().enumerate() {
            let seats = 2 + number as u8 % 3;
            let mut table = Table::new(
                <Welcome as Game>::new(&Setup::new(seats)).unwrap(),
                Seed::new(format!("gauntlet-{name}")).unwrap(),
            );
            let mut bot = Simple::called(name, table.game()).unwrap();
            for step in 0..2_000 {
                let Some(seat) = table.status().acting().first() else { break };
                let mv = bot.choose(&table.handle(seat), &mut Quick::new(step), &Limit::NONE).unwrap();
                table.play(seat, mv).unwrap();
            }
            assert!(table.status().acting().first().is_none(), "{name} never ends");
        }
    }

    /// The rule of thumb of the threshold players, on the first card of a Warrior: nothing to fear yet.
    #[test]
    fn a_threshold_player_draws_while_it_is_safe_and_passes_when_it_is_not() {
        let game = <Welcome as Game>::new(&Setup::new(2)).unwrap();
        let table = Table::new(game, Seed::new("first").unwrap());
        let seat = table.status().acting().first().unwrap();
        let mut bot = Simple::called("threshold-40", table.game()).unwrap();
        let view = table.handle(seat).view();
        let known = knowledge(table.game(), &view);
        assert!(!bot.passes(&view, &known, &mut Quick::new(1)));
        let naked = Knowledge { tiles: 0, unknown: 3, ..known };
        assert!(bot.passes(&view, &naked, &mut Quick::new(1)));
    }
}
