//! What somebody chooses who makes a table.

mod all_options;
mod bots;
mod carrying;
mod clocks;
mod entries;
mod form;
mod house_rules;
mod option_row;
mod order;
mod own_file;
mod presets;
mod problems;
mod seat_rows;
mod way;
mod where_to;

pub(crate) use all_options::AllOptions;
pub(crate) use bots::{BotOptions, default_bot};
pub(crate) use form::Form;
pub(crate) use house_rules::WordsChoice;
pub(crate) use option_row::OptionRow;
pub(crate) use order::{Order, Place, Who};
pub(crate) use presets::Presets;
pub(crate) use problems::{Making, WrongOptions};
pub(crate) use seat_rows::PlanChoice;
pub(crate) use way::Way;

use clocks::{CLOCKS, clock_words};
