//! A hero with what equipment is left, in the form that counting needs.

use undercroft_welcome::{Components, Effect, Hero, Monster, TileSet};

/// How many of each kind of monster.
pub type Counts = [u8; 8];

/// What a hero can do with the tiles left.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Kit {
    /// Health on entering.
    pub health: i8,
    /// Health after the potion.
    pub base: i8,
    /// Strength by kind.
    pub strength: [i8; 8],
    /// Kinds beaten every time.
    pub beaten: [bool; 8],
    /// Kinds whose strength is gained.
    pub absorbed: [bool; 8],
    /// The kind that calls the pact.
    pub pact: Option<Monster>,
    /// May a kind be named?
    pub vorpal: bool,
    /// Is there an axe?
    pub axe: bool,
    /// Is there a potion?
    pub potion: bool,
    /// Is there a Polymorph?
    pub polymorph: bool,
    /// Is there Omnipotence?
    pub omnipotence: bool,
}

impl Kit {
    /// The kit of `hero` with `tiles` left.
    pub fn new(components: &Components, hero: Hero, tiles: TileSet) -> Kit {
        let base = components.health(hero) as i8;
        let mut kit = Kit {
            health: base,
            base,
            strength: Monster::ALL.map(|monster| components.strength(monster) as i8),
            beaten: [false; 8],
            absorbed: [false; 8],
            pact: None,
            vorpal: false,
            axe: false,
            potion: false,
            polymorph: false,
            omnipotence: false,
        };
        for (_, effect) in components.tiles(hero).iter().filter(|(tile, _)| tiles.contains(*tile)) {
            match effect {
                Effect::Health(bonus) => kit.health += *bonus as i8,
                Effect::Beats(kinds) => {
                    for monster in Monster::ALL.into_iter().filter(|monster| kinds.contains(*monster)) {
                        kit.beaten[monster as usize] = true;
                    }
                }
                Effect::Absorbs(kinds) => {
                    for monster in Monster::ALL.into_iter().filter(|monster| kinds.contains(*monster)) {
                        kit.beaten[monster as usize] = true;
                        kit.absorbed[monster as usize] = true;
                    }
                }
                Effect::Vorpal => kit.vorpal = true,
                Effect::Axe => kit.axe = true,
                Effect::Potion => kit.potion = true,
                Effect::Polymorph => kit.polymorph = true,
                Effect::Pact(monster) => {
                    kit.beaten[*monster as usize] = true;
                    kit.pact = Some(*monster);
                }
                Effect::Omnipotence => kit.omnipotence = true,
            }
        }
        kit
    }

    /// The kinds worth naming: those that would otherwise hit.
    pub fn worth_naming(&self) -> impl Iterator<Item = Monster> + '_ {
        Monster::ALL.into_iter().filter(|monster| !self.beaten[*monster as usize])
    }

    /// The kit once a kind is named.
    #[must_use]
    pub fn naming(mut self, monster: Monster) -> Kit {
        self.beaten[monster as usize] = true;
        self
    }
}
