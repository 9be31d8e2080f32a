use super::link_name::LinkName;
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// The name of an event in its link: 16 characters, 80 bits of chance or of a hash. Like the name of a table it is not for
/// logs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EventId(LinkName);

impl EventId {
    /// How many characters of the name are its code, short enough to be said across a room.
    const CODE: usize = 6;

    /// An id from bytes of the system's random source, or of the hash of what makes the event this one.
    pub fn new(random: [u8; 10]) -> Self {
        Self(LinkName::new(random))
    }

    /// Where it is found on a site.
    pub fn link(&self) -> String {
        format!("/e/{self}")
    }

    /// As it is in the link.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// What to type to come to it.
    pub fn code(&self) -> &str {
        &self.as_str()[..Self::CODE]
    }
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for EventId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("the 16 letters and digits of an event's link", text);
        LinkName::read(text).map(Self).ok_or_else(wrong)
    }
}

kee_game::serde_as_text!(EventId);

kee_game::schema_as_text! {
    EventId: "An event, as in its link. Who knows it may come there.", "^[0-9a-hjkmnp-tv-z]{16}$", "0123456789abcdef";
}
