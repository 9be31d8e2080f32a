//! The rules page, with a test for every paragraph, named after its number.

mod bad_input;
mod board_files;
mod endings;
mod equipment;
mod gcg;
mod leaving;
mod mistakes;
mod position;
mod prizes;
mod score;
mod slow;
mod solitaire;
mod start;
mod table;
mod texts;
mod turn;
mod typed;
