use kee_lexicon::Letter;

/// What each letter counts in Scrabble Scoring (B9).
const SCRABBLE: [u8; Letter::COUNT] = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10];

/// What a letter counts that nobody else has in hand (B2.2).
pub(crate) const UNIQUE: i64 = 5;

/// What a letter counts in Scrabble Scoring (B9).
pub fn scrabble_value(letter: Letter) -> i64 {
    i64::from(SCRABBLE[letter.index()])
}

/// What a letter counts that somebody else has in hand: a vowel 1, a consonant 3 (B2.2).
pub fn plain_value(letter: Letter) -> i64 {
    if is_vowel(letter) { 1 } else { 3 }
}

/// Whether it is A, E, I, O or U.
pub fn is_vowel(letter: Letter) -> bool {
    matches!(letter.to_char(), 'a' | 'e' | 'i' | 'o' | 'u')
}

/// How likely a letter is on a generated board (B1.6): one over its Scrabble value, in units of a 120th, so that all
/// weights are whole.
pub(crate) fn weight(letter: Letter) -> usize {
    120 / usize::from(SCRABBLE[letter.index()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b1_6_weights_are_exactly_one_over_the_value() {
        for letter in Letter::all() {
            assert_eq!(weight(letter) as i64 * scrabble_value(letter), 120, "{letter}");
        }
    }

    #[test]
    fn b9_the_hundred_tiles_of_scrabble_have_these_values() {
        let of = |letter: char| scrabble_value(Letter::from_char(letter).expect("a letter"));
        assert_eq!("quiz".chars().map(of).sum::<i64>(), 22);
        assert_eq!(Letter::all().map(scrabble_value).sum::<i64>(), 87);
    }
}
