//! Everything around a game at a table: plates and clocks, the lobby, the rail with moves and chat, overlays, the result.

mod about_game;
mod announcing;
mod best;
mod clock;
mod coach;
mod command;
mod connection;
mod frame;
mod gathering;
mod hint;
mod menu;
mod over;
mod plate;
mod rail;
mod result;
mod rules;
mod seats;
mod share_result;
mod skeleton;
mod stage;
mod status;
mod take_back;
mod talk;
mod together;
mod trail;
mod unread;
mod words;
mod zoom;

#[cfg(debug_assertions)]
pub(crate) use clock::GameClock;
pub(crate) use clock::time_left;
pub(crate) use connection::ConnectionBanner;
pub(crate) use frame::TableRoom;
pub(crate) use result::{ending, result};
pub(crate) use skeleton::TableSkeleton;
pub(crate) use stage::{Plates, TableStage};
pub(crate) use talk::reaction_name;
pub(crate) use words::{
    bot_meaning, bot_name, characters, clock_name, expected, form_name, list_name, option_help, option_name,
    player_names, preset_meaning, preset_name, summary, value_name,
};
pub(crate) use zoom::Zoom;
