//! The account of this person, if they have one. Nothing needs it: guests can do everything.

mod api;
mod cards;
mod codes;
mod delete;
mod enter;
mod page;
mod password;
mod state;
mod troubles;

pub(crate) use api::my_tables;
pub(crate) use codes::SeatCode;
pub(crate) use page::AccountPage;
pub(crate) use state::{account_name, check_session, is_signed_in, sign_out};
