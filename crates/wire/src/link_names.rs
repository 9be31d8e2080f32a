//! The names of tables and events in their links.

use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// No i, l, o or u, which are easily misread.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// 16 characters: 80 bits, random or from a hash. Anyone who knows the name may come in, so it must be impossible to
/// guess and stays out of logs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct LinkName([u8; LinkName::LENGTH]);

impl LinkName {
    const LENGTH: usize = 16;

    fn new(random: [u8; 10]) -> Self {
        let bits = random.iter().fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
        Self(std::array::from_fn(|place| ALPHABET[(bits >> (5 * place) & 31) as usize]))
    }

    fn read(text: &str) -> Option<Self> {
        let bytes: [u8; Self::LENGTH] = text.as_bytes().try_into().ok()?;
        bytes.iter().all(|byte| ALPHABET.contains(byte)).then_some(Self(bytes))
    }

    fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

/// The beginning: enough to tell names apart in a log, but not the link.
impl fmt::Debug for LinkName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", &self.as_str()[..4])
    }
}

macro_rules! link_ids {
    ($($(#[$doc:meta])* $type:ident, $folder:literal, $expected:literal;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $type(LinkName);

        impl $type {
            /// An id from bytes of the system's random source, or of a hash.
            pub fn new(random: [u8; 10]) -> Self {
                Self(LinkName::new(random))
            }

            /// Its path on a site.
            pub fn link(&self) -> String {
                format!(concat!("/", $folder, "/{}"), self)
            }

            /// The name as it stands in the link.
            pub fn as_str(&self) -> &str {
                self.0.as_str()
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl FromStr for $type {
            type Err = Unreadable;

            fn from_str(text: &str) -> Result<Self, Unreadable> {
                LinkName::read(text).map(Self).ok_or_else(|| Unreadable::new($expected, text))
            }
        }

        kee_game::serde_as_text!($type);
    )+};
}

link_ids! {
    /// The name of a table in its link. Anyone who knows it may come to the table, so it stays out of logs.
    TableId, "t", "the 16 letters and digits of a table's link";
    /// The name of an event in its link. Like the name of a table it stays out of logs.
    EventId, "e", "the 16 letters and digits of an event's link";
}

#[cfg(feature = "schema")]
kee_game::schema_as_text! {
    TableId: "A table, as in its link. Anyone who knows it may visit the table.",
        "^[0-9a-hjkmnp-tv-z]{16}$", "0123456789abcdef";
    EventId: "An event, as in its link. Anyone who knows it may visit the event.",
        "^[0-9a-hjkmnp-tv-z]{16}$", "0123456789abcdef";
}

impl EventId {
    /// The code to type to get to it, short enough to say across a room.
    pub fn code(&self) -> &str {
        &self.as_str()[..TableCode::LENGTH]
    }
}

/// The first six characters of a table's name: short enough to say across a room. It finds the table only while that
/// has open seats before its first game, and guessing is rate limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableCode([u8; Self::LENGTH]);

impl TableCode {
    /// The length of a code.
    pub const LENGTH: usize = 6;

    /// The first and the last name that begin with it.
    pub fn range(&self) -> (TableId, TableId) {
        let padded = |rest: u8| std::array::from_fn(|place| self.0.get(place).copied().unwrap_or(rest));
        (TableId(LinkName(padded(b'0'))), TableId(LinkName(padded(b'z'))))
    }
}

impl FromStr for TableCode {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("the six letters and digits of a table's code", text);
        let bytes: [u8; Self::LENGTH] = text.to_ascii_lowercase().as_bytes().try_into().map_err(|_| wrong())?;
        bytes.iter().all(|byte| ALPHABET.contains(byte)).then_some(Self(bytes)).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_counts_and_the_text_reads_back() {
        let mut seen = std::collections::BTreeSet::new();
        for bit in 0..80 {
            let mut random = [0; 10];
            random[bit / 8] = 1 << (bit % 8);
            let id = TableId::new(random);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert!(seen.insert(id), "{id}");
        }
    }

    #[test]
    fn invalid_links_are_refused() {
        for wrong in
            ["", "0123456789abcde", "0123456789abcdefg", "0123456789abcdeu", "0123456789ABCDEF", "0123456789abcdé"]
        {
            assert!(wrong.parse::<TableId>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_log_line_does_not_reveal_the_link() {
        assert_eq!(format!("{:?}", TableId::new([0; 10])), "TableId(0000…)");
    }
}
