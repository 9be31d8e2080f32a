use kee_game::Unreadable;
use kee_lexicon::{Letter, LetterSet};
use std::{fmt, str::FromStr};

/// Letters without an order, each there any number of times: a hand, or what somebody calls.
///
/// Read in any order and written in that of the alphabet: `EERT`, and `-` if there are none.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Letters {
    counts: [u8; Letter::COUNT],
}

impl Letters {
    /// No letters.
    pub const NONE: Self = Self { counts: [0; Letter::COUNT] };

    /// The most letters a text can have; no game comes near it.
    const MOST: usize = 200;

    /// One letter, once.
    pub fn only(letter: Letter) -> Self {
        [letter].into_iter().collect()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.counts.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.counts == [0; Letter::COUNT]
    }

    /// How often a letter is there.
    pub fn count(&self, letter: Letter) -> usize {
        usize::from(self.counts[letter.index()])
    }

    /// Whether a letter is there.
    pub fn contains(&self, letter: Letter) -> bool {
        self.counts[letter.index()] > 0
    }

    /// Whether all of these are there, each as often.
    pub fn has_all(&self, others: &Self) -> bool {
        self.counts.iter().zip(others.counts).all(|(count, other)| *count >= other)
    }

    /// Puts a letter in.
    pub fn add(&mut self, letter: Letter) {
        let count = &mut self.counts[letter.index()];
        *count = count.saturating_add(1);
    }

    /// Takes a letter out; false if it is not there.
    pub fn take(&mut self, letter: Letter) -> bool {
        let count = &mut self.counts[letter.index()];
        let there = *count > 0;
        *count = count.saturating_sub(1);
        there
    }

    /// Takes a letter out as often as it is there.
    pub fn take_every(&mut self, letter: Letter) {
        self.counts[letter.index()] = 0;
    }

    /// The letters in the order of the alphabet, equal ones one after the other.
    pub fn iter(&self) -> impl Iterator<Item = Letter> + '_ {
        Letter::all().flat_map(|letter| std::iter::repeat_n(letter, self.count(letter)))
    }

    /// The letters without their counts.
    pub fn kinds(&self) -> LetterSet {
        Letter::all().filter(|letter| self.contains(*letter)).collect()
    }

    /// The letters as people read them: `E R`, or `nothing`.
    pub fn spaced(&self) -> String {
        let letters: Vec<String> = self.iter().map(capital).map(String::from).collect();
        if letters.is_empty() { "nothing".to_owned() } else { letters.join(" ") }
    }
}

/// A letter as it is written on paper.
pub(crate) fn capital(letter: Letter) -> char {
    letter.to_char().to_ascii_uppercase()
}

/// The letter a text consists of, in capitals.
pub(crate) fn read_capital(text: &str) -> Option<Letter> {
    match text.as_bytes() {
        [byte @ b'A'..=b'Z'] => Letter::from_ascii(*byte),
        _ => None,
    }
}

impl FromIterator<Letter> for Letters {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        let mut all = Self::NONE;
        letters.into_iter().for_each(|letter| all.add(letter));
        all
    }
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|letter| write!(f, "{}", capital(letter)))
    }
}

impl fmt::Debug for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Letters {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "-" {
            return Ok(Self::NONE);
        }
        let capitals = text.bytes().all(|byte| byte.is_ascii_uppercase());
        if text.is_empty() || text.len() > Self::MOST || !capitals {
            return Err(Unreadable::new("capital letters, or `-`", text));
        }
        Ok(text.bytes().filter_map(Letter::from_ascii).collect())
    }
}

kee_game::serde_as_text!(Letters);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_counted_and_written_in_order() {
        let mut letters: Letters = "TREE".parse().expect("letters");
        let e = Letter::from_char('e').expect("a letter");
        assert_eq!((letters.len(), letters.count(e), letters.spaced().as_str()), (4, 2, "E E R T"));
        assert!(letters.take(e) && letters.take(e) && !letters.take(e));
        assert_eq!(letters.to_string(), "RT");
        assert!(!letters.has_all(&"RR".parse().expect("letters")) && letters.has_all(&"T".parse().expect("letters")));
        for wrong in ["", "er", "E R", "É"] {
            assert!(wrong.parse::<Letters>().is_err(), "{wrong}");
        }
    }
}
