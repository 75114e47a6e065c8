//! The pages of Undercroft: maud and SVG, one stylesheet, one small script.
//!
//! Everything under [`table`], [`welcome`] and [`pages`] is a function from what somebody may see to markup.

pub mod art;
pub mod assets;
pub mod boards;
pub mod page;
pub mod pages;
mod routes;
pub mod scene;
pub mod speech;
pub mod table;
pub mod welcome;

pub use routes::router;
