use kee_game::Unreadable;
use kee_lexicon::{Letter, LetterSet};
use std::fmt;

/// Letters with their counts, in no order: a rack, a hand, or all letters of a box.
///
/// They are read in capitals in any order, and written alphabetically: `AEENRT`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Letters {
    counts: [u8; Letter::COUNT],
}

impl Letters {
    /// No letters.
    pub const NONE: Self = Self { counts: [0; Letter::COUNT] };

    /// One letter, once.
    pub fn only(letter: Letter) -> Self {
        [letter].into_iter().collect()
    }

    /// The count of a letter.
    #[inline]
    pub fn count(&self, letter: Letter) -> usize {
        usize::from(self.counts[letter.index()])
    }

    /// Whether a letter is there.
    pub fn contains(&self, letter: Letter) -> bool {
        self.count(letter) > 0
    }

    /// The total number of letters.
    pub fn len(&self) -> usize {
        self.counts.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there are no letters.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Each of them, in alphabetical order.
    pub fn iter(&self) -> impl Iterator<Item = Letter> + '_ {
        Letter::all().flat_map(|letter| std::iter::repeat_n(letter, self.count(letter)))
    }

    /// The letters without their counts.
    pub fn kinds(&self) -> LetterSet {
        Letter::all().filter(|letter| self.contains(*letter)).collect()
    }

    /// Adds one. The count of a letter stops at 255.
    pub fn put(&mut self, letter: Letter) {
        let count = &mut self.counts[letter.index()];
        *count = count.saturating_add(1);
    }

    /// Removes one, if it is there.
    pub fn take(&mut self, letter: Letter) -> bool {
        let there = self.contains(letter);
        self.counts[letter.index()] -= u8::from(there);
        there
    }

    /// Removes a letter as often as it is there.
    pub fn take_every(&mut self, letter: Letter) {
        self.counts[letter.index()] = 0;
    }

    /// Those of the given letters that are missing here.
    #[must_use]
    pub fn lacking(&self, wanted: &Self) -> Self {
        let mut lacking = *wanted;
        lacking.counts.iter_mut().zip(self.counts).for_each(|(wanted, here)| *wanted = wanted.saturating_sub(here));
        lacking
    }

    /// Whether all of these are here, each as often.
    pub fn has_all(&self, others: &Self) -> bool {
        self.lacking(others).is_empty()
    }

    /// Every choice of one or more of these letters, each once: `A`, `AE`, `E` and so on.
    pub fn choices(&self) -> impl Iterator<Item = Self> + '_ {
        let step = |chosen: &Self| {
            // Counts up, with a digit for each letter and its count as the base.
            let mut next = *chosen;
            for place in (0..Letter::COUNT).rev() {
                if next.counts[place] < self.counts[place] {
                    next.counts[place] += 1;
                    return Some(next);
                }
                next.counts[place] = 0;
            }
            None
        };
        std::iter::successors(Some(Self::NONE), step).skip(1)
    }

    /// The letters with spaces, so that they are spoken one by one: `A E T`.
    pub fn spaced(&self) -> String {
        let letters: Vec<String> = self.iter().map(Letter::to_capital).map(String::from).collect();
        letters.join(" ")
    }

    /// The letters for the search for words.
    pub const fn rack(self) -> Rack {
        Rack::of(self, 0)
    }

    pub(crate) const fn counts(&self) -> &[u8; Letter::COUNT] {
        &self.counts
    }

    /// Reads letters in any case and order, and nothing else.
    pub fn gather(text: &str) -> Option<Self> {
        let fits = text.len() <= usize::from(u8::MAX);
        text.chars().map(Letter::from_char).collect::<Option<Self>>().filter(|_| fits)
    }
}

impl FromIterator<Letter> for Letters {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        let mut gathered = Self::NONE;
        letters.into_iter().for_each(|letter| gathered.put(letter));
        gathered
    }
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|letter| write!(f, "{}", letter.to_capital()))
    }
}

kee_game::text_form!(Letters, |text| {
    let letters = Self::gather(text).filter(|_| text.bytes().all(|byte| byte.is_ascii_uppercase()));
    letters.ok_or_else(|| Unreadable::new("letters in capitals", text))
});

/// The letters that a player can place, with their counts, and blanks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rack {
    letters: Letters,
    blanks: u8,
}

impl Rack {
    pub(crate) const fn of(letters: Letters, blanks: u8) -> Self {
        Self { letters, blanks }
    }

    /// These letters, without blanks.
    pub fn new(letters: impl IntoIterator<Item = Letter>) -> Self {
        Self::with_blanks(letters, 0)
    }

    /// These letters and this many blanks.
    pub fn with_blanks(letters: impl IntoIterator<Item = Letter>, blanks: u8) -> Self {
        Self::of(letters.into_iter().collect(), blanks)
    }

    /// The count of a letter, without blanks.
    #[inline]
    pub fn count(&self, letter: Letter) -> usize {
        self.letters.count(letter)
    }

    /// The number of blanks.
    #[inline]
    pub fn blanks(&self) -> usize {
        usize::from(self.blanks)
    }

    /// The total number of letters, blanks included.
    pub fn len(&self) -> usize {
        self.letters.len() + self.blanks()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The different letters, without blanks.
    pub fn letters(&self) -> LetterSet {
        self.letters.kinds()
    }

    pub(crate) const fn counts(&self) -> &[u8; Letter::COUNT] {
        self.letters.counts()
    }
}
