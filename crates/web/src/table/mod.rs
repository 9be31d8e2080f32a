//! All that surrounds a game at a table: players, clocks, log, talk, rules, the connection.

mod announcing;
mod best;
mod clock;
mod command;
mod connection;
mod frame;
mod gathering;
mod log;
mod menu;
mod over;
mod panel;
mod players;
mod result;
mod rules;
mod stage;
mod status;
mod talk;
mod timers;
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
