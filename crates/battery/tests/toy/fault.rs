//! The mistakes that can be planted in the toy.

/// No mistake.
pub const NONE: u8 = 0;
/// Everybody sees the top card of the deck.
pub const LEAKY_VIEW: u8 = 1;
/// Everybody hears which card was drawn.
pub const LEAKY_EVENT: u8 = 2;
/// The order of the legal moves depends on the top card of the deck.
pub const LEAKY_MOVES: u8 = 3;
/// A refusal tells whether a card is in the deck.
pub const LEAKY_REFUSAL: u8 = 4;
/// `imagine` gives the true state.
pub const IMAGINE_TRUTH: u8 = 5;
/// `imagine` keeps the top card of the deck where it is.
pub const IMAGINE_PEEKS: u8 = 6;
/// A third card may be drawn, though no such move is generated.
pub const MISMATCH: u8 = 7;
/// A six costs a token that goes nowhere.
pub const LOST_TOKEN: u8 = 8;
/// Drawing a card can be taken back.
pub const WRONG_UNDO: u8 = 9;
/// Spectators see all hands.
pub const LEAKY_SPECTATOR: u8 = 10;
/// Who is ready shows the bid.
pub const LEAKY_BID: u8 = 11;
/// Everybody hears every bid.
pub const LEAKY_BID_EVENT: u8 = 12;
/// Two cards in a hand are seen by all.
pub const LEAKY_HANDS: u8 = 13;
/// A rich player has no move.
pub const STUCK: u8 = 14;
/// Nobody is ever ready.
pub const ENDLESS: u8 = 15;
/// The seven cannot be shown.
pub const PANIC: u8 = 16;
/// A refusal names no rule.
pub const WRONG_RULE: u8 = 17;
/// A refused move leaves a trace.
pub const TOUCHING_REFUSAL: u8 = 18;
/// Bids are read wrongly.
pub const LOSSY_NOTATION: u8 = 19;
/// Bids are not written into positions.
pub const LOSSY_POSITION: u8 = 20;
/// A sentence is missing in Russian.
pub const MISSING_WORD: u8 = 21;
/// Everybody hears of standing orders.
pub const HEARD_ORDER: u8 = 23;
/// Everybody sees standing orders.
pub const SEEN_ORDER: u8 = 24;
/// A standing order casts a die.
pub const LUCKY_ORDER: u8 = 25;
/// What is done by order is not said.
pub const UNSAID_ORDER: u8 = 26;
/// Whoever is not asked is refused, though the move is offered.
pub const REFUSED_INTERJECTION: u8 = 27;
/// The table is drawn too wide.
pub const WIDE_TABLE: u8 = 22;
