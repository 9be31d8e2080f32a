use crate::{PersonId, Table};
use kee_wire::PlayerView;

impl Table {
    /// Whose seats they are, and who plays there as everyone sees it. A seat has no person if it is open, if a bot has it
    /// for itself, or if whoever had it has left for good.
    pub fn sitting(&self) -> impl Iterator<Item = (Option<&PersonId>, PlayerView)> {
        self.chairs.iter().map(|chair| (chair.person.as_ref(), chair.player()))
    }

    /// Whether this person has a seat and is not gone.
    pub fn is_present(&self, person: &PersonId) -> bool {
        self.chairs.iter().any(|chair| chair.person.as_ref() == Some(person) && chair.is_present())
    }

    /// How many games have begun here.
    pub fn games(&self) -> u32 {
        self.games
    }
}
