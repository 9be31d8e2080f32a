//! Events without a server: all of the state is in one readable file.

mod action;
mod event_file;
mod opening;
mod party;
mod prize_word;
mod tournament;

pub(crate) use party::{PartyArgs, run as run_party};
pub(crate) use tournament::{TournamentArgs, run as run_tournament};
