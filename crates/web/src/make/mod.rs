//! The form for a new table.

mod creation_form;
mod entries;
mod form;
mod game_variant;
mod house;
mod options;
mod order;
mod own_file;
mod quick_game;
mod seat_drag;
mod seats;
mod strength;
mod variants;

pub(crate) use creation_form::{CreationForm, WrongOptions};
pub(crate) use form::{FEW, MakeForm};
pub(crate) use game_variant::GameVariant;
pub(crate) use house::WordsChoice;
pub(crate) use options::{AllOptions, OptionRow};
pub(crate) use order::{Occupant, TableLocation, TableOrder};
pub(crate) use quick_game::start_quick_game;
pub(crate) use seats::{BotOptions, PlanChoice, default_bot};
pub(crate) use strength::{StrengthChoice, strength_words};
pub(crate) use variants::Presets;
