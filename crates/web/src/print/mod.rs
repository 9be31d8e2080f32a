//! Pages to print: filled in here, drawn by the [worker](crate::worker), and printed by the browser.

mod fields;
mod form;
mod hall;
mod order;
mod sheets;

pub(crate) use form::Printing;
