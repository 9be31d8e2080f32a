use std::fmt;

/// Why a store did not do what it was asked. Nothing was half done, except that after [`StoreError::Unavailable`] a write
/// may have happened nevertheless, if the connection to the store broke while it answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The log does not end where the caller thinks: somebody else has written. Read it again and decide anew.
    Taken {
        /// The number that the next entry must have.
        next: u64,
    },
    /// There is no room for more. Reading goes on.
    NoRoom(String),
    /// The store cannot be reached or does not answer, perhaps only for a while.
    Unavailable(String),
    /// What is stored cannot be understood.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taken { next } => write!(f, "somebody else has written: the next entry has number {next}"),
            Self::NoRoom(why) => write!(f, "there is no room to store anything more: {why}"),
            Self::Unavailable(why) => write!(f, "the store does not answer: {why}"),
            Self::Broken(why) => write!(f, "what is stored cannot be understood: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
