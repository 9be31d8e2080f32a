//! Everything around a game at a table: plates and clocks, the lobby, the rail with moves and talk, what floats above, the result.

mod announcing;
mod best;
mod clock;
mod command;
mod connection;
mod frame;
mod gathering;
mod icon;
mod invitation;
mod menu;
mod over;
mod plate;
mod rail;
mod result;
mod rules;
mod seats;
mod stage;
mod status;
mod talk;
mod together;
mod unread;
mod words;

pub(crate) use clock::time_left;
pub(crate) use connection::ConnectionBanner;
pub(crate) use frame::TableFrame;
pub(crate) use result::{ending, result};
pub(crate) use stage::{Plates, TableStage};
pub(crate) use talk::reaction_name;
pub(crate) use words::{
    bot_meaning, bot_name, expected, form_name, option_help, option_name, preset_meaning, preset_name, summary,
    value_name,
};
