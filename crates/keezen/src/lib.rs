//! Keezen: a Dutch partnership race with cards and pawns.

pub mod core;
