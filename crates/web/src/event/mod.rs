//! Parties and tournaments, as visitors, the host, stewards and the room see them.
//!
//! [`EventVisit`] is the connection to one, [`Outline`] is what all kinds have in common. Nothing is decided here: buttons
//! send commands, and typed lines are read as `kee party` and `kee tournament` read them.

pub(crate) mod api;
mod command;
mod frame;
mod head;
mod host_step;
mod live_scores;
mod my_table;
mod news;
mod order;
mod order_form;
mod paging;
mod people;
mod podium;
mod print;
mod prizes;
mod questions;
mod result_fields;
mod result_form;
mod rounds;
#[cfg(test)]
pub(crate) mod sample;
mod screen;
mod screen_tables;
mod standings;
mod visit;

pub(crate) use frame::EventFrame;
pub(crate) use order::{sentence, title};
pub(crate) use order_form::OrderForm;
pub(crate) use screen::BigScreen;
pub(crate) use visit::EventVisit;

use command::EventCommandBar;
use head::EventHead;
use host_step::HostStep;
use kee_event::{Outline, OutlineRow as Row, OutlineTable as Table};
use my_table::OwnTable;
use people::{JoinForm, PeopleList};
use podium::Podium;
use print::PrintButtons;
use prizes::Prizes;
use questions::Questions;
use result_form::ResultDialog;
use rounds::{RoundClock, RoundList};
use standings::{EventStandings, Winners};
use visit::RefusalNote;

/// The Fluent selector that chooses between teams and guests.
fn players(event: &Outline) -> &'static str {
    if event.teams { "teams" } else { "guests" }
}
