//! The named English lists.

use std::fmt;
use std::str::FromStr;

/// An English list, by how rare a word may be to be in it.
///
/// The levels are SCOWL's: the lower, the more people know the word. Every list holds the ones before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum List {
    /// Words nearly everyone knows: up to level 35.
    Everyday,
    /// Words met in books and newspapers: up to level 50.
    Common,
    /// Words of a large dictionary: up to level 70.
    Standard,
    /// Words of the largest dictionaries: up to level 80. The judge of a game unless another is chosen.
    Full,
}

impl List {
    /// Every list, the smallest first.
    pub const ALL: [Self; 4] = [Self::Everyday, Self::Common, Self::Standard, Self::Full];

    /// The list that hints and reviews take their words from unless another is asked for. The judge knows many more, but a word
    /// that nobody could have thought of is no advice.
    pub const SUGGESTED: Self = Self::Standard;

    /// The name, as written on a command line and in a record.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Everyday => "everyday",
            Self::Common => "common",
            Self::Standard => "standard",
            Self::Full => "full",
        }
    }

    /// What the list holds, in one sentence.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Everyday => "Words nearly everyone knows.",
            Self::Common => "Words met in books and newspapers.",
            Self::Standard => "Words of a large dictionary, many of them known to few.",
            Self::Full => "Words of the largest dictionaries, rare and old ones too.",
        }
    }

    /// The highest SCOWL level of a word in the list.
    pub const fn highest_level(self) -> u8 {
        match self {
            Self::Everyday => 35,
            Self::Common => 50,
            Self::Standard => 70,
            Self::Full => 80,
        }
    }
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for List {
    type Err = UnknownList;

    /// Reads a name as [`List::name`] gives it, in any ASCII case.
    fn from_str(name: &str) -> Result<Self, UnknownList> {
        Self::ALL
            .into_iter()
            .find(|list| list.name().eq_ignore_ascii_case(name))
            .ok_or_else(|| UnknownList(name.to_owned()))
    }
}

/// A name that no list has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownList(pub String);

impl fmt::Display for UnknownList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = List::ALL.map(List::name).join(", ");
        write!(f, "there is no list “{}”; the lists are {names}", self.0)
    }
}

impl std::error::Error for UnknownList {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for list in List::ALL {
            assert_eq!(list.to_string().parse(), Ok(list));
            assert_eq!(list.name().to_uppercase().parse(), Ok(list));
        }
    }

    #[test]
    fn other_names_are_refused_with_the_ones_there_are() {
        let refused = "ful".parse::<List>().expect_err("refused");
        assert_eq!(refused.to_string(), "there is no list “ful”; the lists are everyday, common, standard, full");
    }
}
