//! The rules page as players meet it: every paragraph has a test that carries its number.

mod bad_input;
mod board_files;
mod common;
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
mod texts;
mod turn;
mod typed;
