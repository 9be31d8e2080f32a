use kee_lexicon::{Letter, LetterSet};

/// The letters somebody can lay: how many of each, and how many blanks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rack {
    counts: [u8; Letter::COUNT],
    blanks: u8,
}

impl Rack {
    /// These letters, without blanks.
    pub fn new(letters: impl IntoIterator<Item = Letter>) -> Self {
        Self::with_blanks(letters, 0)
    }

    /// These letters and this many blanks.
    pub fn with_blanks(letters: impl IntoIterator<Item = Letter>, blanks: u8) -> Self {
        let mut rack = Self { blanks, ..Self::default() };
        for letter in letters {
            rack.counts[letter.index()] += 1;
        }
        rack
    }

    /// How many of a letter there are, blanks apart.
    #[inline]
    pub fn count(&self, letter: Letter) -> usize {
        usize::from(self.counts[letter.index()])
    }

    /// How many blanks there are.
    #[inline]
    pub fn blanks(&self) -> usize {
        usize::from(self.blanks)
    }

    /// How many letters there are in all, blanks included.
    pub fn len(&self) -> usize {
        self.counts.iter().map(|&count| usize::from(count)).sum::<usize>() + self.blanks()
    }

    /// Whether there is nothing to lay.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The different letters, blanks apart.
    pub fn letters(&self) -> LetterSet {
        Letter::all().filter(|&letter| self.count(letter) > 0).collect()
    }

    pub(crate) const fn counts(&self) -> &[u8; Letter::COUNT] {
        &self.counts
    }
}
