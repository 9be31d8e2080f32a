use kee_game::WallTime;
use kee_table::PersonId;

/// Somebody who came by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// By which logs know them.
    pub id: PersonId,
    /// Whose account has claimed them: who sat down as a guest and later made an account is two persons.
    pub belongs_to: Option<PersonId>,
    /// When they came.
    pub made: WallTime,
}
