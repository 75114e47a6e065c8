//! The rules, one file per part of a round.

pub mod bidding;
pub mod delve;
pub mod legality;
pub mod orders;
pub mod rounds;
