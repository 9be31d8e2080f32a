//! The small games as their players know them, and records as a forger would try them.

mod auction;
mod bluff;
mod chain;
mod record;
mod table;
