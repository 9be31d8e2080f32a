use crate::hex;
use std::fmt;

/// The hash of a seed, shown before the first deal. It binds the dealer to the seed without revealing it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub(crate) [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

crate::text_form!(Commitment, "a hash of 64 digits 0-9 a-f", |text| hex::read(text).map(Self));
