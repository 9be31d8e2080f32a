//! Events without a server: the whole state is one file that people can read.

mod ask;
mod event_file;
mod name_list;
mod opening;
mod party;
mod prize_word;
mod tournament;

pub(crate) use party::{PartyArgs, run as run_party};
pub(crate) use tournament::{TournamentArgs, run as run_tournament};
