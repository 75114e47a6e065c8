//! A battle told straight through, step by step as the rulebook has it, for [`second_opinion`](crate::second_opinion).

use crate::bench::Bench;
use undercroft_core::{Chance, Quick};
use undercroft_lords::components::{Adventurer, Card, Class, Creature, Room, Trap};
use undercroft_lords::state::{Creatures, Traps};

#[derive(Clone, PartialEq, Debug)]
pub struct One {
    pub who: Adventurer,
    pub class: Class,
    pub life: u8,
    pub damage: u8,
    pub trap: u8,
    pub heal: u8,
    pub magic: u8,
    pub poison: u8,
}

/// What happens at one dungeon.
pub struct Telling<'a> {
    pub bench: &'a mut Bench,
    pub luck: &'a mut Quick,
    pub year: u8,
    pub round: u8,
    pub card: Card,
    pub room: Option<Room>,
    pub party: Vec<One>,
    pub prison: Vec<Adventurer>,
    pub sent: Vec<Creature>,
    pub traps: Vec<Trap>,
    pub up: Creatures,
    pub down: Creatures,
    pub hand: Traps,
    pub gold: u8,
    pub food: u8,
    pub imps: u8,
    pub evil: u8,
    pub lost: u8,
    pub shield: u8,
    pub invisible: bool,
    pub rage: bool,
    pub no_magic: bool,
    pub no_healing: bool,
    pub held: bool,
    pub attacked: bool,
}

impl Telling<'_> {
    /// The owner is asked exactly this; the game is told what chance answers for him.
    fn choose(&mut self, mut options: Vec<String>) -> String {
        let mut offered = self.bench.legal(1);
        options.sort();
        offered.sort();
        assert_eq!(
            offered, options,
            "{} against {:?}, asked {:?}",
            self.card, self.party, self.bench.state.ask
        );
        let choice = options[self.luck.below(options.len() as u32) as usize].clone();
        self.bench.play(1, &choice);
        choice
    }

    fn nobody(&self) -> bool {
        self.party.iter().all(|one| one.class == Class::Illusion)
    }

    fn safe(&self, place: usize) -> bool {
        self.invisible && self.party[place].class == Class::Wizard
    }

    fn targets(&self) -> Vec<usize> {
        (0..self.party.len()).filter(|place| !self.safe(*place)).collect()
    }

    fn hurt(&mut self, place: usize, damage: u8) {
        if !self.safe(place) {
            let absorbed = damage.min(self.shield);
            self.shield -= absorbed;
            self.party[place].damage += damage - absorbed;
        }
    }

    /// True if somebody fell.
    fn remove_fallen(&mut self) -> bool {
        let before = self.party.len();
        let (fallen, standing): (Vec<One>, Vec<One>) =
            self.party.drain(..).partition(|one| one.damage >= one.life);
        self.party = standing;
        self.prison.extend(fallen.iter().filter(|one| one.class != Class::Illusion).map(|one| one.who));
        self.party.len() < before
    }

    fn strike(&mut self, place: usize, damage: u8) -> bool {
        self.hurt(place, damage);
        self.remove_fallen()
    }

    /// Whoever is first and can be harmed.
    fn strike_first(&mut self, damage: u8) -> bool {
        let first = self.targets().first().copied();
        first.is_some_and(|first| self.strike(first, damage))
    }

    /// One of these places, chosen if there is a choice.
    fn aim(&mut self, places: &[usize]) -> usize {
        if let [only] = places {
            return *only;
        }
        let choice = self.choose(places.iter().map(|place| format!("target {}", place + 1)).collect());
        choice.strip_prefix("target ").and_then(|place| place.parse::<usize>().ok()).expect("a place") - 1
    }

    pub fn battle(&mut self) {
        self.spring_traps();
        let fast = !matches!(
            self.card,
            Card::DetectTreasure
                | Card::FistOfJustice
                | Card::DetectEvil
                | Card::Regeneration
                | Card::HolyTithe
                | Card::Exorcism
                | Card::BookOfCrimes
        );
        if !self.nobody() && fast {
            self.cast();
        }
        if !self.nobody() {
            self.creatures_attack();
        }
        for creature in std::mem::take(&mut self.sent) {
            let stands = matches!(creature, Creature::Golem | Creature::Vampire);
            if stands { self.up.add(creature) } else { self.down.add(creature) }
        }
        if !self.nobody() && !fast {
            self.cast();
        }
        if !self.nobody() && self.attacked && !self.no_healing {
            let mut hearts: u8 = self.party.iter().map(|one| one.heal).sum();
            for one in &mut self.party {
                let healed = one.damage.min(hearts);
                one.damage -= healed;
                hearts -= healed;
            }
        }
        if !self.nobody() && !self.held {
            self.conquer();
        }
        // Poison comes last of all.
        (self.shield, self.invisible) = (0, false);
        for one in &mut self.party {
            one.damage += std::mem::take(&mut one.poison);
        }
        self.remove_fallen();
        if self.nobody() {
            self.party.clear();
        }
    }

    fn spring_traps(&mut self) {
        let mut traps = std::mem::take(&mut self.traps);
        if traps.len() == 2 {
            let mut first: Vec<String> = traps.iter().map(|trap| format!("first {trap}")).collect();
            first.dedup();
            let choice = self.choose(first);
            if choice == format!("first {}", traps[1]) {
                traps.reverse();
            }
        }
        let mut used = 0;
        for trap in traps {
            if self.nobody() {
                self.hand.add(trap);
                continue;
            }
            let (last, second) = (self.party.len() - 1, self.year == 2);
            let mut blocks = vec![0; last + 1];
            let aimed = matches!(trap, Trap::PoisonedDart | Trap::AntiMagicDart);
            let target = if aimed { self.aim(&(0..=last).collect::<Vec<_>>()) } else { 0 };
            match trap {
                Trap::RollingStone => blocks[0] = if second { 4 } else { 3 },
                Trap::Pendulum if last > 0 => blocks[1] = if second { 4 } else { 3 },
                Trap::Pendulum => {}
                Trap::WallOfFire => {
                    blocks.fill(1);
                    blocks[last] += 1;
                }
                Trap::TrapDoor => {
                    blocks[0] = if second { 3 } else { 2 };
                    self.held = true;
                }
                Trap::CursedRing => {
                    blocks.fill(1);
                    self.held = true;
                    self.gold -= 1;
                }
                Trap::PoisonedMeal => {
                    blocks[0] = self.party[0].life;
                    self.food -= if second { 2 } else { 1 };
                }
                Trap::KamikazeImp => {
                    blocks.fill(1);
                    blocks[0] = 3;
                    self.imps -= 1;
                }
                Trap::PoisonedDart => {
                    blocks[target] = 1;
                    self.party[target].poison += 2;
                }
                Trap::AntiMagicDart => {
                    blocks[target] = 1;
                    self.no_magic |= self.party[target].class == Class::Wizard;
                    self.no_healing |= self.party[target].class == Class::Priest;
                }
            }
            let symbols: u8 = self.party.iter().map(|one| one.trap).sum();
            while used < symbols
                && let Some(block) = blocks.iter_mut().find(|block| **block > 0)
            {
                *block -= 1;
                used += 1;
            }
            for (one, block) in self.party.iter_mut().zip(blocks) {
                one.damage += block;
            }
            self.remove_fallen();
        }
    }

    fn cast(&mut self) {
        let magic: u8 = self.party.iter().map(|one| one.magic).sum();
        let quiet = self.room == Some(Room::AntiMagicRoom) || self.no_magic;
        if quiet || magic < self.round {
            return;
        }
        let monsters: Vec<Creature> =
            self.sent.iter().copied().filter(|one| *one != Creature::Ghost).collect();
        match self.card {
            Card::Invisibility => {
                let (wizards, others): (Vec<One>, Vec<One>) =
                    self.party.drain(..).partition(|one| one.class == Class::Wizard);
                self.party = [others, wizards].concat();
                self.invisible = true;
            }
            Card::MagicShield => self.shield = 1,
            Card::DetectTreasure => self.gold -= 1,
            Card::HolyTithe => self.gold -= 2,
            Card::FistOfJustice => self.imps = self.imps.saturating_sub(1),
            Card::Exorcism => self.imps = self.imps.saturating_sub(2),
            Card::DetectEvil => self.evil += 2,
            Card::BookOfCrimes => self.evil += 3,
            Card::CreateFood => self.party[0].life += 1,
            Card::Regeneration => self.party[0].damage = 0,
            Card::BlindRage => self.rage = true,
            Card::Illusion => {
                let (who, class) = (Adventurer::Illusion, Class::Illusion);
                let one = One { who, class, life: 1, damage: 0, trap: 0, heal: 0, magic: 0, poison: 0 };
                self.party.insert(0, one);
            }
            Card::WordOfPeace if !monsters.is_empty() => {
                if self.choose(vec!["retreat".to_owned(), "accept".to_owned()]) == "accept" {
                    self.evil += 2;
                } else {
                    self.sent.retain(|one| *one == Creature::Ghost);
                    monsters.iter().for_each(|one| self.up.add(*one));
                }
            }
            Card::AuraOfFear | Card::DimensionalGate if !monsters.is_empty() => {
                let mut kinds = monsters;
                kinds.dedup();
                let choice = self.choose(kinds.iter().map(|one| format!("pick {one}")).collect());
                let picked = *kinds.iter().find(|one| choice == format!("pick {one}")).expect("one of them");
                let place = self.sent.iter().position(|one| *one == picked).expect("it was sent");
                self.sent.remove(place);
                if self.card == Card::AuraOfFear {
                    self.up.add(picked);
                }
            }
            _ => {}
        }
    }

    /// What a creature can do now, as moves.
    fn ways(&self, creature: Creature) -> Vec<String> {
        let all = self.targets();
        let anybody = !all.is_empty();
        let first_only = self.rage && creature != Creature::Ghost;
        let aims = |mode: &str, fits: &dyn Fn(usize) -> bool| -> Vec<String> {
            let chosen = all.iter().filter(|place| fits(**place) && (!first_only || **place == 0));
            chosen.map(|place| format!("attack {creature}{mode} {}", place + 1)).collect()
        };
        let plain = vec![format!("attack {creature}")];
        match creature {
            Creature::Slime => {
                let hold = vec!["attack slime hold".to_owned()];
                if anybody { [plain, hold].concat() } else { hold }
            }
            Creature::Ghost => aims("", &|place| place > 0),
            Creature::Demon => aims("", &|_| true),
            Creature::Vampire => {
                let living = |place: usize| self.party[place].class != Class::Priest;
                [aims("", &living), aims(" sip", &living)].concat()
            }
            _ if !anybody => Vec::new(),
            Creature::Witch => [plain, aims(" split", &|_| true)].concat(),
            Creature::Troll if self.food > 0 => [plain, vec!["attack troll fed".to_owned()]].concat(),
            Creature::Troll | Creature::Goblin | Creature::Golem | Creature::Dragon => plain,
        }
    }

    fn creatures_attack(&mut self) {
        while !self.nobody() && self.sent.iter().any(|one| !self.ways(*one).is_empty()) {
            let mut kinds = self.sent.clone();
            kinds.sort();
            kinds.dedup();
            let mut options = Vec::new();
            for creature in kinds {
                let ways = self.ways(creature);
                options.extend(if ways.is_empty() { vec![format!("idle {creature}")] } else { ways });
            }
            let choice = self.choose(options);
            let words: Vec<&str> = choice.split(' ').collect();
            let creature =
                *self.sent.iter().find(|one| one.to_string() == words[1]).expect("one that was sent");
            let place = self.sent.iter().position(|one| *one == creature).expect("the same");
            self.sent.remove(place);
            let target =
                words.last().and_then(|word| word.parse::<usize>().ok()).map_or(0, |place| place - 1);
            let sip = words.contains(&"sip");
            let returns = match creature {
                Creature::Golem => true,
                Creature::Vampire => sip || words[0] == "idle",
                _ => false,
            };
            if returns {
                self.up.add(creature)
            } else {
                self.down.add(creature)
            }
            if words[0] == "attack" {
                self.attack(creature, &words, target, sip);
            }
        }
    }

    fn attack(&mut self, creature: Creature, words: &[&str], target: usize, sip: bool) {
        let stronger = match self.room {
            Some(Room::TrainingRoom) => matches!(creature, Creature::Goblin | Creature::Troll),
            Some(Room::DarkRoom) => matches!(creature, Creature::Vampire | Creature::Witch),
            _ => false,
        };
        let more = u8::from(stronger);
        if words.contains(&"hold") {
            self.held = true;
            return;
        }
        self.attacked = true;
        match creature {
            Creature::Goblin => {
                if self.strike_first(2 + more) {
                    self.strike_first(1 + more);
                }
            }
            Creature::Troll => {
                let fed = words.contains(&"fed");
                self.food -= u8::from(fed);
                self.strike_first(3 + u8::from(fed) + more);
            }
            Creature::Golem => {
                self.strike_first(4);
            }
            Creature::Witch if words.contains(&"split") => {
                self.strike(target, 1 + more);
                let left = self.targets();
                if self.nobody() || left.is_empty() {
                    return;
                }
                let next = if self.rage { left[0] } else { self.aim(&left) };
                self.strike(next, 1 + more);
            }
            Creature::Witch => {
                self.strike_first(4 + more);
            }
            Creature::Ghost => {
                self.strike(target, 2);
            }
            Creature::Vampire => {
                self.strike(target, if sip { 2 } else { 3 } + more);
            }
            Creature::Demon => {
                self.held = true;
                self.strike(target, 7);
            }
            Creature::Slime | Creature::Dragon => {
                let damage = if creature == Creature::Slime { 1 } else { 2 };
                self.no_healing |= creature == Creature::Dragon;
                let whom = if self.rage { self.targets()[..1].to_vec() } else { self.targets() };
                for place in whom {
                    self.hurt(place, damage);
                }
                self.remove_fallen();
            }
        }
    }

    fn conquer(&mut self) {
        for _ in 0..self.bench.game.components().card(self.card).fatigue {
            if !self.nobody() {
                self.strike_first(1);
            }
        }
        if !self.nobody() {
            self.lost += 1;
            self.evil -= 1;
        }
    }
}
