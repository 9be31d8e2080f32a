use kee_lexicon::Letter;

/// What the letters A to Z are worth.
const VALUES: [u8; Letter::COUNT] = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10];

/// What a letter is worth; a blank is worth nothing, whatever it stands for.
#[inline]
pub(super) const fn value(letter: Letter, blank: bool) -> u16 {
    if blank { 0 } else { VALUES[letter.index()] as u16 }
}
