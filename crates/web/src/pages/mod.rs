//! What the address bar knows.

mod challenge;
mod daily;
mod event;
mod event_screen;
mod events;
mod home;
mod join;
mod learn;
mod local;
mod make;
mod make_event;
mod mine;
mod not_found;
mod print;
mod referee;
mod replay;
mod table;
mod today;

pub(crate) use challenge::Challenge;
pub(crate) use daily::Daily;
pub(crate) use event::Event;
pub(crate) use event_screen::EventScreen;
pub(crate) use events::Events;
pub(crate) use home::Home;
pub(crate) use learn::{Learn, LearnGame};
pub(crate) use local::{LocalTable, LocalTables};
pub(crate) use make::Make;
pub(crate) use make_event::MakeEvent;
pub(crate) use mine::Mine;
pub(crate) use not_found::NotFound;
pub(crate) use print::Print;
pub(crate) use referee::{Referee, RefereeTable};
pub(crate) use replay::{LocalReplay, TableReplay};
pub(crate) use table::Table;

use leptos_router::params::ParamsMap;

/// What an address names, as a part of other addresses: whatever is typed there, it leads nowhere else.
fn named(params: &ParamsMap, name: &str) -> String {
    js_sys::encode_uri_component(&params.get(name).unwrap_or_default()).into()
}
