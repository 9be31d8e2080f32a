//! What the address bar knows.

mod home;
mod local;
mod make;
mod mine;
mod not_found;
mod print;
mod referee;
mod replay;
mod table;

pub(crate) use home::Home;
pub(crate) use local::{LocalTable, LocalTables};
pub(crate) use make::Make;
pub(crate) use mine::Mine;
pub(crate) use not_found::NotFound;
pub(crate) use print::Print;
pub(crate) use referee::{Referee, RefereeTable};
pub(crate) use replay::{LocalReplay, TableReplay};
pub(crate) use table::Table;
