use kee_game::WallTime;
use kee_table::PersonId;

/// A program that plays. It is a person of its own, so that its owner can sit down against it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bot {
    /// Who sits at the tables.
    pub person: PersonId,
    /// Whose account answers for it.
    pub owner: PersonId,
    /// What its owner calls it. Two names that differ only in capitals are the same.
    pub name: String,
    /// When it was made.
    pub made: WallTime,
}
