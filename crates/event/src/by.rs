use kee_game::{PersonId, Unreadable};
use std::{fmt, str::FromStr};

const MACHINE: &str = "machine";

/// The author of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum By {
    /// Whoever runs the event, for the games that are played in it.
    Machine,
    /// A person; who they are in this event is for the event to know.
    Person(PersonId),
}

impl By {
    /// The person, if it is one.
    pub fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Machine => None,
            Self::Person(person) => Some(person),
        }
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Machine => f.write_str(MACHINE),
            Self::Person(person) => person.fmt(f),
        }
    }
}

impl FromStr for By {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == MACHINE { Ok(Self::Machine) } else { text.parse().map(Self::Person) }
    }
}

kee_game::serde_as_text!(By);
