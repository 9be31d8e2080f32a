use crate::Unreadable;
use std::{fmt, str::FromStr};

/// Somebody at a table or an event, as whoever runs it knows them: an opaque id that is never shown to others.
///
/// `machine` is nobody's: logs of events write it for the event itself.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PersonId(Box<str>);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for PersonId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let plain = text.bytes().all(|byte| byte.is_ascii_graphic());
        if plain && (1..=64).contains(&text.len()) && text != "machine" {
            Ok(Self(text.into()))
        } else {
            Err(Unreadable::new("a person's id of 1 to 64 plain characters", text))
        }
    }
}

crate::serde_as_text!(PersonId);
