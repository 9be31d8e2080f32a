//! The behaviour of each bot.

mod habits;
mod keebble;
mod keebble_strong;
mod keebble_table;
mod keesdrow;
mod keesdrow_sprees;
mod keezen;
mod keezen_review;
mod keyword;
mod levels;
