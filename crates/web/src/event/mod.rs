//! Parties and tournaments: what a visitor, the host, a steward and the room see of them.
//!
//! [`Visit`] is the connection to one, [`Outline`] what all kinds have in common. Nothing is decided here: buttons send
//! commands, and what people type goes out in the words of `kee party` and `kee tournament`.

pub(crate) mod api;
mod command;
mod frame;
mod host_step;
mod my_table;
mod news;
mod order;
mod order_form;
mod paging;
mod people;
mod print;
mod prizes;
mod questions;
mod result_fields;
mod result_form;
mod rounds;
#[cfg(test)]
pub(crate) mod sample;
mod screen;
mod standings;
mod visit;

pub(crate) use frame::EventFrame;
pub(crate) use order_form::OrderForm;
pub(crate) use screen::Screen;
pub(crate) use visit::Visit;

use command::CommandBar;
use host_step::HostStep;
use kee_event::{Outline, OutlineRow as Row, OutlineTable as Table};
use my_table::MyTable;
use people::{JoinForm, People};
use print::Printing;
use prizes::Prizes;
use questions::Questions;
use result_form::ResultDialog;
use rounds::{RoundClock, Rounds};
use standings::{Standings, Winners};
use visit::Refused;

/// By what sentences choose between teams and guests.
fn players(event: &Outline) -> &'static str {
    if event.teams { "teams" } else { "guests" }
}
