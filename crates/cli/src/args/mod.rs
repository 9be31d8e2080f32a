//! Arguments that many commands share: a game, a table, a word list.

mod choice;
pub(crate) mod game_name;
mod nearest;
mod table_args;
pub(crate) mod word_source;

pub(crate) use choice::{choice, option_choice};
pub(crate) use nearest::{did_you_mean, mistyped};
pub(crate) use table_args::{TableArgs, seat_letter};
