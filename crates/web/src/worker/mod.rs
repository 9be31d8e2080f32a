//! What runs beside the page, so that the page never waits: tables that need no server, bots, reviews.

/// Attends to what the page asks for.
pub(crate) fn attend() {}
