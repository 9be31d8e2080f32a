//! The pages of the app, one for each kind of address.

mod about;
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

pub(crate) use about::About;
pub(crate) use challenge::ChallengePage;
pub(crate) use daily::Daily;
pub(crate) use event::EventPage;
pub(crate) use event_screen::EventScreen;
pub(crate) use events::EventsPage;
pub(crate) use home::Home;
pub(crate) use learn::{Learn, LearnGame, RuleSheet};
pub(crate) use local::{LocalTablePage, LocalTables};
pub(crate) use make::Make;
pub(crate) use make_event::MakeEvent;
pub(crate) use mine::Mine;
pub(crate) use not_found::NotFound;
pub(crate) use print::PrintPage;
pub(crate) use referee::{RefereePage, RefereeTable};
pub(crate) use replay::{LocalReplay, TableReplay};
pub(crate) use table::TablePage;

use leptos_router::params::ParamsMap;

/// A parameter of an address as a part of other addresses. It is escaped, so that it leads nowhere else.
fn named(params: &ParamsMap, name: &str) -> String {
    js_sys::encode_uri_component(&params.get(name).unwrap_or_default()).into()
}
