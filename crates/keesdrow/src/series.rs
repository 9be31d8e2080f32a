use crate::Print;
use serde::{Deserialize, Serialize};

kee_game::choices! {
    /// Which shorter versions of a word already played are barred (K3.8).
    pub enum Shorter {
        /// Any letters that lie together in an earlier walk.
        AnyRun = "any_run",
        /// Only the beginning of an earlier walk.
        PrefixOnly = "prefix_only",
    }
}

/// The walks that have been played, by their printed letters, so that they are remembered even after a tile has moved
/// (K3.9). A word struck by a challenge is never put in.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Series(Vec<Vec<Print>>);

impl Series {
    /// Remembers a walk.
    pub fn remember(&mut self, prints: Vec<Print>) {
        self.0.push(prints);
    }

    /// All walks, the first one first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[Print]> {
        self.0.iter().map(Vec::as_slice)
    }

    /// The earlier walk, by its place from 0, that bars this one: the same series (K3.5) or a longer one (K3.8).
    pub fn barring(&self, prints: &[Print], shorter: Shorter) -> Option<usize> {
        self.iter().position(|earlier| match shorter {
            Shorter::AnyRun => earlier.windows(prints.len().max(1)).any(|run| run == prints),
            Shorter::PrefixOnly => earlier.starts_with(prints),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(walks: &[&[u16]]) -> Series {
        Series(walks.iter().map(|walk| walk.iter().copied().map(Print).collect()).collect())
    }

    fn bars(earlier: &[u16], later: &[u16], shorter: Shorter) -> bool {
        let later: Vec<Print> = later.iter().copied().map(Print).collect();
        series(&[&[90, 91], earlier]).barring(&later, shorter) == Some(1)
    }

    #[test]
    fn k3_5_the_same_series_may_not_be_walked_again() {
        assert!(bars(&[1, 2, 3], &[1, 2, 3], Shorter::AnyRun));
        assert!(bars(&[1, 2, 3], &[1, 2, 3], Shorter::PrefixOnly));
    }

    #[test]
    fn k3_6_adding_letters_behind_or_in_front_is_allowed() {
        assert!(!bars(&[1, 2, 3], &[1, 2, 3, 4], Shorter::AnyRun));
        assert!(!bars(&[1, 2, 3], &[0, 1, 2, 3], Shorter::AnyRun));
    }

    #[test]
    fn k3_7_one_different_letter_makes_it_elsewhere() {
        assert!(!bars(&[1, 2, 3], &[1, 2, 4], Shorter::AnyRun));
    }

    #[test]
    fn k3_8_a_shorter_version_is_barred_anywhere_or_only_at_the_front() {
        assert!(bars(&[1, 2, 3, 4], &[1, 2, 3], Shorter::AnyRun));
        assert!(bars(&[1, 2, 3, 4], &[2, 3, 4], Shorter::AnyRun));
        assert!(bars(&[1, 2, 3, 4], &[1, 2, 3], Shorter::PrefixOnly));
        assert!(!bars(&[1, 2, 3, 4], &[2, 3, 4], Shorter::PrefixOnly));
        assert!(!bars(&[1, 2, 3, 4], &[1, 3], Shorter::AnyRun), "a run is contiguous");
    }
}
