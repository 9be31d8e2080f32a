//! The messages between a page and its worker.

use super::WorkerTask;
use crate::{api::RequestRefusal, challenge::ChallengeDeal, local::LocalSeat};
use kee_games::Setup;
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
    /// The result of a task: its [`super::TypedTask::Answer`].
    Done { id: u32, result: Result<Value, RequestRefusal> },
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
