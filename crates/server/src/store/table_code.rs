use super::{Listed, TableId};
use kee_game::Unreadable;
use kee_wire::Phase;
use std::str::FromStr;

/// The first six characters of a table's name: short enough to be said across a room. It finds the table only as long as
/// that has seats to spare before its first game, and whoever tries codes is soon held back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableCode([u8; Self::LENGTH]);

impl TableCode {
    /// How many characters of a name it has.
    pub const LENGTH: usize = 6;

    /// The first and the last name that begin with it.
    pub(crate) fn range(&self) -> (TableId, TableId) {
        (TableId::beginning_with(&self.0, b'0'), TableId::beginning_with(&self.0, b'z'))
    }

    /// The one among these that can be joined.
    pub(crate) fn only_open(&self, found: Vec<Listed>) -> Option<Listed> {
        let can_be_joined = |listed: &Listed| listed.summary.phase == Phase::Gathering && listed.summary.has_room();
        let mut open = found.into_iter().filter(can_be_joined);
        let first = open.next()?;
        open.next().is_none().then_some(first)
    }
}

impl FromStr for TableCode {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("the six letters and digits of a table's code", text);
        let bytes: [u8; Self::LENGTH] = text.to_ascii_lowercase().as_bytes().try_into().map_err(|_| wrong())?;
        bytes.iter().all(|byte| TableId::has_letter(*byte)).then_some(Self(bytes)).ok_or_else(wrong)
    }
}
