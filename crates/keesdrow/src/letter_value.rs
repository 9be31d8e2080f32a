//! K1.3: what a letter is worth.

use kee_lexicon::Letter;

/// By letter, from A to Z.
const VALUES: [u8; 26] = [
    1, 4, 3, 3, 1, 5, 4, 3, 1, 5, 5, 2, 3, // A to M
    2, 1, 4, 5, 1, 2, 2, 3, 5, 5, 5, 4, 5, // N to Z
];

/// What the first use of a letter pays (K1.3).
pub const fn value(letter: Letter) -> u8 {
    VALUES[letter.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k1_3_values_are_those_of_the_sheet() {
        let sheet = [(1, "AEIOR"), (2, "LNST"), (3, "CDHMU"), (4, "BGPY"), (5, "FJKQVWXZ")];
        let mut seen = 0;
        for (worth, letters) in sheet {
            for letter in letters.chars() {
                assert_eq!(value(Letter::from_char(letter).expect("a letter")), worth, "{letter}");
                seen += 1;
            }
        }
        assert_eq!(seen, 26);
    }
}
