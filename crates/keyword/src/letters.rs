use kee_game::Unreadable;
use kee_grid::Rack;
use kee_lexicon::Letter;
use std::{fmt, str::FromStr};

/// Letters in no order, each as often as it is there: a rack, or all that come in a box. Written in the order of the
/// alphabet: `AEENRT`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Letters {
    counts: [u8; Letter::COUNT],
}

impl Letters {
    /// How often a letter is there.
    pub fn count(&self, letter: Letter) -> usize {
        usize::from(self.counts[letter.index()])
    }

    /// How many there are in all.
    pub fn len(&self) -> usize {
        self.counts.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|count| *count == 0)
    }

    /// Each of them, in the order of the alphabet.
    pub fn iter(&self) -> impl Iterator<Item = Letter> + '_ {
        Letter::all().flat_map(|letter| std::iter::repeat_n(letter, self.count(letter)))
    }

    /// Adds one.
    pub fn put(&mut self, letter: Letter) {
        self.counts[letter.index()] += 1;
    }

    /// Takes one away, if it is there.
    pub fn take(&mut self, letter: Letter) -> bool {
        let count = &mut self.counts[letter.index()];
        let there = *count > 0;
        *count = count.saturating_sub(1);
        there
    }

    /// Those of the given letters that are not here, or not so often.
    pub fn lacking(&self, wanted: &Self) -> Self {
        let mut lacking = Self::default();
        for (place, count) in lacking.counts.iter_mut().enumerate() {
            *count = wanted.counts[place].saturating_sub(self.counts[place]);
        }
        lacking
    }

    /// Every choice of one or more of these letters, each once: `A`, `AE`, `E` and so on.
    pub fn choices(&self) -> impl Iterator<Item = Self> + '_ {
        let mut next = Some(Self::default());
        let step = move || {
            // Counting up, with as many digits as there are letters and the number of each as its base.
            let mut chosen = next.take()?;
            for place in (0..Letter::COUNT).rev() {
                if chosen.counts[place] < self.counts[place] {
                    chosen.counts[place] += 1;
                    next = Some(chosen.clone());
                    return Some(chosen);
                }
                chosen.counts[place] = 0;
            }
            None
        };
        std::iter::from_fn(step)
    }

    /// As the search for words takes them.
    pub fn rack(&self) -> Rack {
        Rack::new(self.iter())
    }

    /// Reads letters in any case and order; none but letters.
    pub fn gather(text: &str) -> Option<Self> {
        let fits = text.len() <= usize::from(u8::MAX);
        text.chars().map(Letter::from_char).collect::<Option<Self>>().filter(|_| fits)
    }
}

impl FromIterator<Letter> for Letters {
    /// Of one letter there can be 255; more are not counted.
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        let mut gathered = Self::default();
        for letter in letters {
            let count = &mut gathered.counts[letter.index()];
            *count = count.saturating_add(1);
        }
        gathered
    }
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|letter| write!(f, "{}", letter.to_char().to_ascii_uppercase()))
    }
}

impl FromStr for Letters {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let letters = Self::gather(text).filter(|letters| letters.to_string() == text);
        letters.ok_or_else(|| Unreadable::new("letters in the order of the alphabet", text))
    }
}

kee_game::serde_as_text!(Letters);

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(text: &str) -> Letters {
        text.parse().expect(text)
    }

    #[test]
    fn every_choice_comes_once() {
        let all: Vec<String> = letters("AAB").choices().map(|choice| choice.to_string()).collect();
        assert_eq!(all, ["B", "A", "AB", "AA", "AAB"]);
        assert_eq!(letters("ABCDEFGHIJ").choices().count(), 1023);
        assert_eq!(Letters::default().choices().count(), 0);
    }

    #[test]
    fn letters_have_one_spelling_and_are_gathered_from_any() {
        assert!("BA".parse::<Letters>().is_err() && "a".parse::<Letters>().is_err());
        assert_eq!(Letters::gather("tEa").map(|letters| letters.to_string()), Some("AET".to_owned()));
        assert_eq!(Letters::gather("t?"), None);
    }

    #[test]
    fn what_is_lacking_is_counted_letter_by_letter() {
        assert_eq!(letters("AET").lacking(&letters("AEET")).to_string(), "E");
        let mut rack = letters("AE");
        let e = Letter::from_char('e').expect("a letter");
        assert!(rack.take(e) && !rack.take(e));
        assert_eq!(rack, letters("A"));
    }
}
