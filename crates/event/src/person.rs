use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// Somebody who asks, as whoever runs the event knows them: an opaque key that is never shown to others.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Person(Box<str>);

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Person {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let plain = text.bytes().all(|byte| byte.is_ascii_graphic());
        if plain && (1..=64).contains(&text.len()) && text != MACHINE {
            Ok(Self(text.into()))
        } else {
            Err(Unreadable::new("a person's key of 1 to 64 plain characters", text))
        }
    }
}

const MACHINE: &str = "machine";

/// Who asks for something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum By {
    /// Whoever runs the event, for the games that are played in it.
    Machine,
    /// A person; who they are in this event is for the event to know.
    Person(Person),
}

impl By {
    /// The person, if it is one.
    pub fn person(&self) -> Option<&Person> {
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

kee_game::serde_as_text!(Person, By);
