//! The value of the letters kept on the rack.
//!
//! Values are in tenths of a point of the next turn's score, compared to an empty rack that is filled up. Fitted to
//! 42,000 turns of two `full` bots: the next score by the letters kept, the duplicates, and how far the vowels are from
//! their share.

use kee_lexicon::Letter;
use keyword::Letters;

#[rustfmt::skip] // A row of the alphabet a line.
const WORTH: [i32; Letter::COUNT] = [
    // a   b    c    d    e    f    g    h    i    j    k    l    m
    -32, -45, -25, -33, -21, -65, -57, -44, -24, -96, -71, -29, -38,
    // n   o    p    q    r    s    t    u    v    w    x    y    z
    -20, -34, -48, -91, -18,  20, -24, -50, -65, -73, -85, -61, -86,
];
/// The value of each duplicate letter.
const AGAIN: i32 = -30;
/// The ideal share of vowels, in percent.
const VOWELS: i32 = 42;
/// The value of a vowel too many or too few, squared.
const UNBALANCED: i32 = -7;
/// A letter worth less than this is better put back.
const SPOILS: i32 = -40;

/// The value of these letters for the next turn.
pub(super) fn worth(kept: &Letters) -> i32 {
    let (mut worth, mut vowels, mut all) = (0, 0, 0);
    for letter in Letter::all() {
        let count = kept.count(letter) as i32;
        if count > 0 {
            worth += WORTH[letter.index()] * count + AGAIN * (count - 1);
            all += count;
            vowels += if is_vowel(letter) { count } else { 0 };
        }
    }
    let hundredths = 100 * vowels - VOWELS * all;
    worth + UNBALANCED * hundredths * hundredths / 10_000
}

/// The letters of a rack that are hard to use, and the duplicates.
pub(super) fn spoiling(rack: &Letters) -> Letters {
    let spoiling = |letter: Letter| {
        let kept = usize::from(WORTH[letter.index()] >= SPOILS);
        std::iter::repeat_n(letter, rack.count(letter).saturating_sub(kept))
    };
    Letter::all().flat_map(spoiling).collect()
}

fn is_vowel(letter: Letter) -> bool {
    matches!(letter.to_ascii(), b'a' | b'e' | b'i' | b'o' | b'u')
}
