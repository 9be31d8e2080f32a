//! A live table without I/O: seats, clocks, the log, and who is told what.
//!
//! A [`Table`] is a fold over numbered [`Entry`]s. [`Table::decide`] turns what somebody wants into entries, or says why
//! not; [`Table::apply`] takes entries that were decided elsewhere or before. Both lead to the same table, so whatever a
//! node needs after a power cut comes from the log. Time, random bytes and the word list come in from outside: the
//! table has no clock, no randomness and no file of its own.
//!
//! Whoever runs tables does this, again and again:
//!
//! 1. takes a command and calls [`Table::expire`] and [`Table::decide`] with the time;
//! 2. stores the entries that came out; if that fails, throws the table away and wakes it again from the log;
//! 3. answers the command, and tells every listening viewer the next [`kee_wire::Step`] of its [`Teller`];
//! 4. gives the table what it [needs](Table::needs): a seed to start with, the thoughts of its bots;
//! 5. comes back at [`Table::next_deadline`].
//!
//! Nobody may be told anything before step 2: what was told must still be true after a power cut.

mod agreement;
mod batch;
mod broken;
mod chair;
mod clocks;
mod command;
mod deadlines;
mod decide;
mod decide_host;
mod decide_machine;
mod decide_play;
mod decide_seats;
mod decide_talk;
mod decide_together;
mod entry;
mod happen;
mod happen_absence;
mod happen_input;
mod hearing;
mod memory;
mod needs;
mod playing;
mod refusal;
mod settle;
mod sitting;
mod table;
mod teller;
mod viewing;

pub use agreement::Agreement;
pub use broken::Broken;
pub use command::{Command, Decision, MachineWish};
pub use entry::{Asked, Entry, Made, What};
pub use kee_game::PersonId;
pub use needs::{BotDecision, BotTask, Need};
pub use refusal::TableRefusal;
pub use table::{Table, TableRequest};
pub use teller::Teller;
