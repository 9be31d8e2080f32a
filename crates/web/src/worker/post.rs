//! The messages between a page and its worker.

use super::{PagesRequest, RefereeRequest};
use crate::{api::RequestRefusal, challenge::ChallengeDeal, local::LocalSeat};
use kee_game::{Seat, Viewer};
use kee_games::Setup;
use kee_table::Exercise;
use kee_wire::{FromClient, House, ToClient};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A message from the page.
#[derive(Serialize, Deserialize)]
pub(crate) enum ToWorker {
    /// The first message: the address of the English words.
    Begin { words: String },
    /// A message to a table, in the table protocol.
    Said { ear: u32, table: String, message: FromClient },
    /// The page stops listening to a table.
    Deaf { ear: u32, table: String },
    /// A task, whose result the page waits for.
    Do { id: u32, task: WorkerTask },
}

/// A message from the worker.
#[derive(Serialize, Deserialize)]
pub(crate) enum FromWorker {
    /// A message from a table, in the table protocol.
    Told { ear: u32, message: Box<ToClient> },
    /// The result of a task.
    Done { id: u32, result: Result<Value, RequestRefusal> },
}

/// The tasks of a worker.
#[derive(Serialize, Deserialize)]
pub(crate) enum WorkerTask {
    /// Make a table; returns its id.
    Make(Box<LocalTableRequest>),
    /// List the legal actions of a seat at a local table.
    Actions { table: String, seat: Seat },
    /// Find a good action for a seat at a local table, in text form; none if it has nothing to decide.
    Hint { table: String, seat: Seat },
    /// Read a player's own file for an option of a game; returns the option's value.
    ReadFile { game: String, key: String, contents: String },
    /// Find which of these words, in lower case, are on a list.
    LookUp { list: String, words: Vec<String> },
    /// Open the record of a game; returns its moments for this viewer.
    Study { record: String, viewer: Viewer },
    /// The viewer's view after this many entries.
    Look { entry: usize, viewer: Viewer },
    /// Find turns that could have scored more, with the words of this list.
    Review { record: String, words: String },
    /// Verify everything that can be verified of a record.
    Verify { record: String },
    /// Write a record of Keyword as GCG, the notation of word game programs, with these names.
    Gcg { record: String, names: Vec<String> },
    /// Play a position of a lesson.
    Practise(Box<Exercise>),
    /// Keep score for people around a real board.
    Referee(Box<ToReferee>),
    /// Draw pages to print; returns their pictures.
    Print(Box<PagesRequest>),
}

/// The tasks of a referee at a real table.
#[derive(Serialize, Deserialize)]
pub(crate) enum ToReferee {
    /// Find the tiles of a board that are not from our box.
    Check(RefereeRequest),
    /// The letters of the board of a seed, as it can be printed.
    BoardOf { wanted: RefereeRequest, seed: String },
    /// Begin a game; returns its id.
    Begin(RefereeRequest),
    /// The state of a game.
    Look { id: String },
    /// Take a report from a page that has seen this many entries; returns the new state of the game.
    Tell { id: String, told: usize, line: String },
}

/// The order for a table in this browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct LocalTableRequest {
    pub(crate) game: String,
    pub(crate) setup: Setup,
    pub(crate) house: House,
    /// The word list, by name; the full one if none is named.
    pub(crate) words: Option<String>,
    pub(crate) seats: Vec<LocalSeat>,
    /// The challenge it is for, if any.
    pub(crate) challenge: Option<ChallengeDeal>,
}
