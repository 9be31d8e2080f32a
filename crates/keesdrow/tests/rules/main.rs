//! The rules page as players meet it: every paragraph has a test that carries its number.

mod anything;
mod bad_input;
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
mod table;
mod teams;
mod turn;
mod typed;
mod word;
