//! What a page and its worker say to each other.

use super::{WantedPages, WantedReferee};
use crate::{api::No, challenge::ForChallenge, local::LocalSeat};
use kee_game::{Seat, Viewer};
use kee_games::Setup;
use kee_wire::{FromClient, House, ToClient};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the page says.
#[derive(Serialize, Deserialize)]
pub(crate) enum ToWorker {
    /// The first message: where the English words are.
    Begin { words: String },
    /// Somebody says something to a table, in the words of the protocol.
    Said { ear: u32, table: String, message: FromClient },
    /// Somebody does not listen to a table any more.
    Deaf { ear: u32, table: String },
    /// Something is to be done, and the page waits for what comes of it.
    Do { id: u32, task: Task },
}

/// What the worker says.
#[derive(Serialize, Deserialize)]
pub(crate) enum FromWorker {
    /// A table tells somebody something, in the words of the protocol.
    Told { ear: u32, message: Box<ToClient> },
    /// What came of a task.
    Done { id: u32, result: Result<Value, No> },
}

/// What a worker can do.
#[derive(Serialize, Deserialize)]
pub(crate) enum Task {
    /// Make a table; its id comes back.
    Make(Box<WantedTable>),
    /// Say what a seat of a table of this browser can play now.
    Actions { table: String, seat: Seat },
    /// Let the bots that are thinking move at once.
    Hurry,
    /// Read a file of somebody's own for an option of a game; the value it stands for comes back.
    ReadFile { game: String, key: String, contents: String },
    /// Say which of these words, in lower case, a list has.
    LookUp { list: String, words: Vec<String> },
    /// Look at the record of a game from now on; its moments for this viewer come back.
    Study { record: String, viewer: Viewer },
    /// What a viewer saw of it after this many entries.
    Look { entry: usize, viewer: Viewer },
    /// Find the turns in which more could have been had, with no more words than this list has.
    Review { record: String, words: String },
    /// Check all that can be checked of a record.
    Verify { record: String },
    /// Write a record of Keyword in the form that programs for word games read, with these names.
    Gcg { record: String, names: Vec<String> },
    /// Keep count for people around a real board.
    Referee(Box<ToReferee>),
    /// Draw pages to be printed; their pictures come back.
    Print(Box<WantedPages>),
}

/// What a referee at a real table can do.
#[derive(Serialize, Deserialize)]
pub(crate) enum ToReferee {
    /// Say which tiles of a board are not of our box.
    Check(WantedReferee),
    /// Say which letters the board of a seed has, as it can be printed.
    BoardOf { wanted: WantedReferee, seed: String },
    /// Begin to keep count; the id of the game comes back.
    Begin(WantedReferee),
    /// Say how a game stands.
    Look { id: String },
    /// Take what is told, by somebody who has seen so much of it, and say how the game stands then.
    Tell { id: String, told: usize, line: String },
}

/// A table that somebody wants to have in this browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct WantedTable {
    pub(crate) game: String,
    pub(crate) setup: Setup,
    pub(crate) house: House,
    /// Which list of words, by its name; the full one if none is named.
    pub(crate) words: Option<String>,
    pub(crate) seats: Vec<LocalSeat>,
    /// The challenge it is for, if it is for one.
    pub(crate) challenge: Option<ForChallenge>,
}
