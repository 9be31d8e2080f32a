use crate::{Commitment, Dice, Unreadable, hex};
use sha2::{Digest, Sha256};
use std::fmt;

/// The secret from which all chance of one game is drawn.
///
/// It is kept apart from the game, its state, its views and its log. Its [`Commitment`] is shown before the first
/// deal and the seed itself only after the end, so that everyone can check that the deck was not stacked. A seed has
/// no text form except by [`Seed::reveal`], and its `Debug` form says nothing.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of 32 bytes, which for a real game must come from the system's random source.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed of a name, the same for everyone: for challenges, simulations and tests.
    ///
    /// Anyone who knows the name knows all draws.
    pub fn named(name: &str) -> Self {
        let mut hash = Sha256::new_with_prefix(b"keeboard seed\n");
        hash.update(name);
        Self(hash.finalize().into())
    }

    /// The dice for one draw of the game, counted from 0. Draws are independent: the outcome of one does not depend
    /// on how much randomness another has used.
    pub fn dice(&self, draw: u64) -> Dice {
        Dice::new(&self.0, draw)
    }

    /// The hash to show beforehand: SHA-256 of the 32 bytes.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The seed as 64 hexadecimal digits, for the record of a finished game.
    pub fn reveal(&self) -> String {
        hex::write(&self.0)
    }

    /// Reads what [`Seed::reveal`] wrote.
    pub fn from_hex(text: &str) -> Result<Self, Unreadable> {
        hex::read(text).map(Self).ok_or_else(|| Unreadable::new("a seed of 64 digits 0-9 a-f", text))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// A seed in plain text in a log: `#[serde(with = "kee_game::revealed")]`. Such a log is for the store, and nobody may
/// read it before the end.
pub mod revealed {
    use super::Seed;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    /// Writes the seed as 64 hexadecimal digits.
    pub fn serialize<S: Serializer>(seed: &Seed, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&seed.reveal())
    }

    /// Reads it back.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(from)?;
        Seed::from_hex(&text).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_output_does_not_reveal_the_seed() {
        assert_eq!(format!("{:?}", Seed::named("x")), "Seed(secret)");
    }

    #[test]
    fn the_commitment_is_the_sha256sum_of_the_bytes() {
        let commitment = Seed::new([0; 32]).commitment().to_string();
        assert_eq!(commitment, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    }

    #[test]
    fn a_revealed_seed_reads_back() {
        let seed = Seed::named("game night");
        assert_eq!(Seed::from_hex(&seed.reveal()), Ok(seed));
        assert!(Seed::from_hex("00").is_err());
    }
}
