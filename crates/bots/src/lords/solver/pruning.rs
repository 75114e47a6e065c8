//! What only makes the search faster, part by part, so that the worth of each can be measured.

/// A part of the search that never changes what is found.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pruning {
    /// Situations that were met before are not searched again (transposition table).
    Transpositions,
    /// Attacks that can be swapped are tried in one order only (sleep sets).
    AttackOrder,
    /// Of tunnels equally far in, one stands for all (symmetry).
    OneTunnel,
    /// A trap of which the thieves leave nothing is not laid (dominance).
    WastedTraps,
    /// A first pass looks for a good plan where the bounds of many plans are alike (aspiration window).
    Aspiration,
    /// A second, closer bound tries who may fall in this round and later, and counts what is healed.
    CloserBound,
    /// The bound counts what thieves take from traps.
    Thieves,
    /// The bound counts the tiles that must be lost.
    TileLosses,
    /// The bound counts what traps cost.
    TrapPrices,
    /// The bound knows that behind the first of the line only aimed harm strikes.
    LineOrder,
    /// Where the paladin cannot come or go, there are no other dungeons in the copy.
    OneDungeon,
}

impl Pruning {
    /// All of them.
    pub const ALL: [Pruning; 11] = [
        Pruning::Transpositions,
        Pruning::AttackOrder,
        Pruning::OneTunnel,
        Pruning::WastedTraps,
        Pruning::Aspiration,
        Pruning::CloserBound,
        Pruning::Thieves,
        Pruning::TileLosses,
        Pruning::TrapPrices,
        Pruning::LineOrder,
        Pruning::OneDungeon,
    ];
}
