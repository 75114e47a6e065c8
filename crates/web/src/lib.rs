//! The pages of Undercroft: maud and SVG, one stylesheet, one small script.
//!
//! Everything under [`face`], [`table`] and [`pages`] is a function from what somebody may see to markup.

pub mod art;
pub mod assets;
pub mod face;
pub mod page;
pub mod pages;
mod routes;
pub mod scene;
pub mod speech;
pub mod table;

pub use routes::router;
