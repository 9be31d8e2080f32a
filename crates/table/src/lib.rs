//! A live table without I/O: seats, clocks, the log, and who is told what.
//!
//! A [`Table`] is a fold over numbered [`TableEntry`]s. [`Table::decide`] turns what somebody wants into entries, or says why
//! not; [`Table::apply`] takes entries that were decided elsewhere or before. Both lead to the same table, so whatever a
//! node needs after a power cut comes from the log. Time, random bytes and the word list come in from outside: the
//! table has no clock, no randomness and no file of its own.
//!
//! A [`Runner`] has a table at work: it knows who listens, keeps what was decided until it is stored, asks for seeds and for
//! the thoughts of bots, and says what is to be told to whom. A shell around it moves bytes: it stores, sends, lets bots
//! think and looks at the clock. The server, the browser's worker, `kee play` and the tests are such shells.
//!
//! Nobody is told anything before it is stored: what was told must still be true after a power cut.

mod agreement;
mod command;
mod entry;
mod runner;
mod table;

pub use agreement::Agreement;
pub use command::{Command, Decision, MachineCommand, TableRefusal};
pub use entry::{BrokenLog, EntryKind, RequestKey, TableEntry, TableTerms};
pub use kee_game::PersonId;
pub use runner::{EarId, Newcomer, Output, Patience, Reply, Runner, RunnerNeed, StoreTask};
pub use table::{BotDecision, BotTask, Need, PROBLEMS, Table, TableRequest, Teller, no_such_game};
