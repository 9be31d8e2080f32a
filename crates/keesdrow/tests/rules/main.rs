//! The rules page, with a test for every paragraph, named after its number.

mod anything;
mod bad_input;
mod boggle;
mod challenge;
mod ending;
mod equipment;
mod flip_flop;
mod four_score;
mod listing;
mod option_checks;
mod own_tiles;
mod position;
mod preparation;
mod referee;
mod score;
mod solitaire;
mod solver;
mod table;
mod teams;
mod turn;
mod typed;
mod word;
