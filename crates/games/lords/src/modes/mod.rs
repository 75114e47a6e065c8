//! Ways to play besides the game itself.

pub mod training;
