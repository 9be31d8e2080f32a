use super::link_name::LinkName;
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// The name of a table in its link: 16 characters, 80 random bits. Who knows it may come to the table, so it must not be
/// guessed and is not for logs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(LinkName);

impl TableId {
    /// An id from bytes of the system's random source.
    pub fn new(random: [u8; 10]) -> Self {
        Self(LinkName::new(random))
    }

    /// The name that begins with these characters and goes on with this one.
    pub(crate) fn beginning_with(start: &[u8], rest: u8) -> Self {
        Self(LinkName::beginning_with(start, rest))
    }

    /// Whether names are made of this character.
    pub(crate) fn has_letter(byte: u8) -> bool {
        LinkName::has_letter(byte)
    }

    /// Where it is found on a site.
    pub fn link(&self) -> String {
        format!("/t/{self}")
    }

    /// As it is in the link.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for TableId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("the 16 letters and digits of a table's link", text);
        LinkName::read(text).map(Self).ok_or_else(wrong)
    }
}

kee_game::serde_as_text!(TableId);

kee_game::schema_as_text! {
    TableId: "A table, as in its link. Who knows it may come there.", "^[0-9a-hjkmnp-tv-z]{16}$", "0123456789abcdef";
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
    fn what_no_link_has_is_refused() {
        for wrong in
            ["", "0123456789abcde", "0123456789abcdefg", "0123456789abcdeu", "0123456789ABCDEF", "0123456789abcdé"]
        {
            assert!(wrong.parse::<TableId>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_log_line_does_not_tell_the_link() {
        assert_eq!(format!("{:?}", TableId::new([0; 10])), "TableId(0000…)");
    }
}
