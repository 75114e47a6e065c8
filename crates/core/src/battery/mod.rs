//! The test battery every game passes.
