//! Tables that need no server: one person alone or against bots, or several people around this screen.
//!
//! Such a table lives in a [worker](crate::worker) of the page, and its log on the [`Shelf`] of this browser. The page
//! talks to it through its [`Helper`], in the words of the protocol.

mod curtain;
mod database;
mod helper;
mod passing;
mod seats;
mod shelf;
mod unkept;

pub(crate) use curtain::Curtain;
pub(crate) use helper::Helper;
pub(crate) use passing::next_holder;
pub(crate) use seats::LocalSeat;
pub(crate) use shelf::{Addition, KeptTable, Shelf};
pub(crate) use unkept::Unkept;

use crate::{
    api::No,
    worker::{Task, WantedTable},
};
use kee_games::Setup;
use kee_wire::House;

/// Makes a table in this browser and seats everybody, and says its id: it is at `/local/<id>`. The game begins as soon as
/// somebody opens it.
pub(crate) async fn make(
    game: &str,
    setup: Setup,
    house: House,
    words: Option<String>,
    seats: Vec<LocalSeat>,
) -> Result<String, No> {
    make_wanted(WantedTable { game: game.to_owned(), setup, house, words, seats, challenge: None }).await
}

/// The same for a table of which everything is said.
pub(crate) async fn make_wanted(wanted: WantedTable) -> Result<String, No> {
    Helper::ask(Task::Make(Box::new(wanted))).await
}

/// Which of these words, in lower case, an English list has. The list is fetched when it is first asked.
pub(crate) async fn look_up(list: &str, words: Vec<String>) -> Result<Vec<bool>, No> {
    Helper::ask(Task::LookUp { list: list.to_owned(), words }).await
}
