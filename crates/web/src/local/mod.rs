//! Tables that need no server: one player alone or against bots, or several people around this screen.
//!
//! Such a table lives in a [worker](crate::worker) of the page, and its log on the [`Shelf`] of this browser. The page
//! talks to it through its [`Helper`], in the table protocol.

mod curtain;
mod database;
mod handover;
mod helper;
mod seats;
mod shelf;
mod storage_error;

pub(crate) use curtain::Curtain;
pub(crate) use handover::next_holder;
pub(crate) use helper::Helper;
pub(crate) use seats::LocalSeat;
pub(crate) use shelf::{Addition, KeptTable, Shelf};
pub(crate) use storage_error::StorageError;

use crate::{
    api::RequestRefusal,
    worker::{LocalTableRequest, MakeTask, WordsTask},
};
use kee_games::Setup;
use kee_wire::House;

/// Makes a table in this browser, seats everyone, and returns its id: its page is `/local/<id>`. The game begins when that
/// page is opened.
pub(crate) async fn make(
    game: &str,
    setup: Setup,
    house: House,
    words: Option<String>,
    seats: Vec<LocalSeat>,
) -> Result<String, RequestRefusal> {
    make_requested(LocalTableRequest { game: game.to_owned(), setup, house, words, seats, challenge: None }).await
}

/// The same for a complete request.
pub(crate) async fn make_requested(wanted: LocalTableRequest) -> Result<String, RequestRefusal> {
    Helper::ask(MakeTask { wanted }).await
}

/// Looks these words, in lower case, up in an English list, which is fetched on first use.
pub(crate) async fn look_up(list: &str, words: Vec<String>) -> Result<Vec<bool>, RequestRefusal> {
    Helper::ask(WordsTask { list: list.to_owned(), words }).await
}
