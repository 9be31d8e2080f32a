use crate::{Unreadable, hex};
use std::{fmt, str::FromStr};

/// The hash of a seed, shown before the first deal. Whoever deals has bound himself to the seed with it, and it does
/// not help anyone to find the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub(crate) [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl FromStr for Commitment {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        hex::read(text).map(Self).ok_or_else(|| Unreadable::new("a hash of 64 digits 0-9 a-f", text))
    }
}

crate::serde_as_text!(Commitment);
