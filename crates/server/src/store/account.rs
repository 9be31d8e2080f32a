use kee_game::WallTime;
use kee_table::PersonId;
use std::fmt;

/// A person with a name and a password.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose.
    pub person: PersonId,
    /// The name, as they write it. Two names that differ only in capitals are the same.
    pub name: String,
    /// The password as an argon2 hash in its text form.
    pub password: String,
    /// When it was made.
    pub made: WallTime,
}

impl Account {
    /// What is the same for names that are taken for the same.
    pub fn folded(name: &str) -> String {
        name.to_lowercase()
    }
}

impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account").field("name", &self.name).finish_non_exhaustive()
    }
}
