//! The steward's rules of thumb as numbers, in points of the final score or thereabouts.

use undercroft_lords::components::{Creature, Trap};

/// What the steward wants and how much. Found by letting stewards with slightly different habits play each other,
/// and keeping the better ones.
#[derive(Copy, Clone, Debug)]
#[repr(C)]
pub struct Habits {
    /// So much food is enough; what each missing one counts, and less as the second year goes by.
    pub food_enough: f32,
    /// For each food missing.
    pub food_missing: f32,
    /// The order to get food, less for each season of the second year.
    pub food_late: f32,
    /// To improve the reputation at all.
    pub reputation: f32,
    /// As a part of what the evil costs.
    pub reputation_evil: f32,
    /// So many tiles are enough.
    pub tiles_enough: f32,
    /// For each tile missing.
    pub tiles_missing: f32,
    /// To dig, less for each season of the second year.
    pub dig_late: f32,
    /// Gold wanted besides the taxes.
    pub gold_enough: f32,
    /// For each gold missing, by the number of miners.
    pub gold_missing: f32,
    /// To mine, less for each season of the second year.
    pub mine_late: f32,
    /// So many imps are enough.
    pub imps_enough: f32,
    /// For each imp missing.
    pub imps_missing: f32,
    /// For each season that a new imp will work.
    pub imps_seasons: f32,
    /// A trap when there is none.
    pub traps: f32,
    /// Less for each trap in hand.
    pub traps_held: f32,
    /// More for each season that has passed.
    pub traps_late: f32,
    /// A creature besides what it can do.
    pub hire: f32,
    /// Less for each monster in the lair.
    pub hire_crowd: f32,
    /// A room.
    pub room: f32,
    /// A room's depth.
    pub room_depth: f32,
    /// A production room.
    pub room_production: f32,
    /// A room with an effect.
    pub room_effect: f32,
    /// How much a whim weighs among orders.
    pub order_whim: f32,
    /// Each space on the Evilometer.
    pub evil: f32,
    /// On the paladin's space or above.
    pub evil_paladin: f32,
    /// Each space from two before the paladin's.
    pub evil_near: f32,
    /// What is paid, in food.
    pub price_food: f32,
    /// In gold.
    pub price_gold: f32,
    /// In gold that taxes will ask for.
    pub price_taxes: f32,
    /// In imps.
    pub price_imps: f32,
    /// In traps.
    pub price_traps: f32,
    /// In monsters.
    pub price_monsters: f32,
    /// What a space gives: food.
    pub gain_food: f32,
    /// Gold.
    pub gain_gold: f32,
    /// Imps.
    pub gain_imps: f32,
    /// Traps.
    pub gain_traps: f32,
    /// A step down on the Evilometer.
    pub gain_goodness: f32,
    /// A look at a combat card.
    pub gain_spy: f32,
    /// The use of a space rather than passing.
    pub gain_use: f32,
    /// Squares still to be dug next to a new tunnel.
    pub dig_open: f32,
    /// A new tunnel's depth.
    pub dig_depth: f32,
    /// A dungeon larger than this is not dug any further.
    pub dig_most: f32,
    /// To keep the rest for later rounds of combat.
    pub keep: f32,
    /// A trap's cost in stores.
    pub lay_cost: f32,
    /// To lay a trap besides what it does.
    pub lay: f32,
    /// To send a creature besides what it does.
    pub send: f32,
    /// An adventurer captured.
    pub capture: f32,
    /// No conquering this round.
    pub hold: f32,
    /// A ghost's blow.
    pub ghost: f32,
    /// A creature that comes back on its feet.
    pub stands: f32,
    /// Food for the Troll.
    pub fed: f32,
    /// A room defended rather than a tunnel.
    pub defend_room: f32,
    /// How good each creature is to have.
    pub creatures: [f32; Creature::COUNT],
    /// How good each trap is to have.
    pub traps_rank: [f32; Trap::COUNT],
}

/// The habits of every steward.
pub const USUAL: Habits = Habits {
    food_enough: 4.5,
    food_missing: 0.22,
    food_late: 0.2,
    reputation: 0.3,
    reputation_evil: 1.4,
    tiles_enough: 9.0,
    tiles_missing: 0.24,
    dig_late: 0.15,
    gold_enough: 3.5,
    gold_missing: 0.31,
    mine_late: 0.1,
    imps_enough: 6.5,
    imps_missing: 0.44,
    imps_seasons: 0.2,
    traps: 1.3,
    traps_held: 0.28,
    traps_late: 0.1,
    hire: 1.08,
    hire_crowd: 0.25,
    room: 1.7,
    room_depth: 0.08,
    room_production: 0.63,
    room_effect: 0.35,
    order_whim: 0.8,
    evil: 0.15,
    evil_paladin: 2.5,
    evil_near: 0.3,
    price_food: 0.35,
    price_gold: 0.1,
    price_taxes: 0.5,
    price_imps: 0.6,
    price_traps: 0.8,
    price_monsters: 1.5,
    gain_food: 0.6,
    gain_gold: 0.5,
    gain_imps: 0.8,
    gain_traps: 0.9,
    gain_goodness: 0.3,
    gain_spy: 0.3,
    gain_use: 0.3,
    dig_open: 0.34,
    dig_depth: 0.05,
    dig_most: 12.0,
    keep: 0.54,
    lay_cost: 0.5,
    lay: 0.5,
    send: 1.15,
    capture: 1.5,
    hold: 1.5,
    ghost: 1.5,
    stands: 0.9,
    fed: -0.8,
    defend_room: -1.0,
    creatures: [0.5, 0.7, 0.8, 1.1, 0.63, 0.88, 2.0, 1.42, 2.0],
    traps_rank: [1.04, 0.7, 0.7, 0.8, 0.9, 1.0, 0.9, 0.6, 0.3],
};
