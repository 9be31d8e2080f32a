use crate::Unreadable;
use std::fmt;

/// A person at a table or an event: an opaque id that is never shown to others.
///
/// `machine` is reserved: logs of events use it for the event itself.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PersonId(Box<str>);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

crate::text_form!(PersonId, |text| {
    let plain = text.bytes().all(|byte| byte.is_ascii_graphic());
    if plain && (1..=64).contains(&text.len()) && text != "machine" {
        Ok(Self(text.into()))
    } else {
        Err(Unreadable::new("a person's id of 1 to 64 plain characters", text))
    }
});
