//! What somebody chooses who makes a table.

mod entries;
mod form;
mod house;
mod making;
mod options;
mod order;
mod own_file;
mod seats;
mod variants;
mod way;

pub(crate) use form::Form;
pub(crate) use house::WordsChoice;
pub(crate) use making::{Making, WrongOptions};
pub(crate) use options::{AllOptions, OptionRow};
pub(crate) use order::{Order, Place, Who};
pub(crate) use seats::{BotOptions, PlanChoice, default_bot};
pub(crate) use variants::Presets;
pub(crate) use way::Way;
