//! Parties and tournaments: what a visitor, the host, a steward and the room see of them.
//!
//! [`Visit`] is the connection to one, [`Outline`] what all kinds have in common. Nothing is decided here: buttons send
//! commands, and what people type goes out in the words of `kee party` and `kee tournament`.

pub(crate) mod api;
mod arrange;
mod ask_steward;
mod awake;
mod calls;
mod coming_in;
mod command;
mod first_draw;
mod fitting;
mod frame;
mod host_step;
mod join_form;
mod keep_score;
mod lots;
mod my_table;
mod news;
mod order;
mod order_form;
mod paging;
mod people;
mod print;
mod prizes;
mod questions;
mod refused;
mod result_form;
mod rounds;
#[cfg(test)]
pub(crate) mod sample;
mod screen;
mod standings;
mod tell;
mod time;
mod visit;
mod winners;

pub(crate) use frame::EventFrame;
pub(crate) use order_form::OrderForm;
pub(crate) use screen::Screen;
pub(crate) use visit::Visit;

use kee_event::{Outline, OutlineRow as Row, OutlineTable as Table};

use command::CommandBar;
use host_step::HostStep;
use join_form::JoinForm;
use lots::Lots;
use my_table::MyTable;
use people::People;
use print::Printing;
use prizes::Prizes;
use questions::Questions;
use refused::Refused;
use result_form::ResultDialog;
use rounds::Rounds;
use standings::Standings;
use time::RoundClock;
use winners::Winners;
