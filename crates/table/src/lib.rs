//! A live table without I/O: seats, clocks, the log, and what each viewer is told.
//!
//! A [`Table`] is a fold over numbered [`TableEntry`]s. [`Table::decide`] turns a command into entries or a refusal;
//! [`Table::apply`] takes entries that were decided elsewhere or before. Both lead to the same table, so the log is
//! all a server needs after a power cut. Time, random bytes and the word list are passed in: a table has no clock, no
//! randomness and no files of its own.
//!
//! A [`Runner`] drives a table: it tracks listeners, holds decisions until they are stored, asks for seeds and bot
//! moves, and says what to send to whom. A shell around it does the I/O: it stores, sends, runs bots and reads the
//! clock. The server, the browser's worker, `kee play` and the tests are such shells.
//!
//! Nobody is told anything before it is stored: it must still be true after a power cut.

mod agreement;
mod command;
mod entry;
mod exercise;
mod runner;
mod table;

pub use agreement::Agreement;
pub use command::{Command, Decision, MachineCommand, TableRefusal};
pub use entry::{BrokenLog, EntryKind, RequestKey, TableEntry, TableTerms};
pub use exercise::{Exercise, ExerciseView};
pub use kee_game::PersonId;
pub use runner::{AwayTimeouts, EarId, NewListener, Output, Reply, Runner, RunnerNeed, StoreTask};
pub use table::{BotDecision, BotTask, Need, PROBLEMS, Table, TableRequest, Teller, no_such_game};
