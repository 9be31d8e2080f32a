use crate::store::{Sitting, TableSummary};
use kee_game::WallTime;
use kee_wire::Phase;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The part of a summary that seldom changes. It is stored as one text and apart from the rest, so that a move does not
/// touch it.
#[derive(Serialize, Deserialize)]
pub(super) struct Frame<'a> {
    pub(super) game: Cow<'a, str>,
    pub(super) phase: Phase,
    pub(super) listed: bool,
    pub(super) seats: Cow<'a, [Sitting]>,
    pub(super) made: WallTime,
}

impl<'a> From<&'a TableSummary> for Frame<'a> {
    fn from(summary: &'a TableSummary) -> Self {
        Self {
            game: Cow::Borrowed(&summary.game),
            phase: summary.phase,
            listed: summary.listed,
            seats: Cow::Borrowed(&summary.seats),
            made: summary.made,
        }
    }
}
