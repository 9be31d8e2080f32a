//! What the letters are worth that are kept on the rack.
//!
//! In tenths of a point of the next turn's score, against an empty rack that is filled up. Fitted to 42,000 turns of two
//! `full` bots: the next score by the letters kept, how many are there twice, and how far the vowels are from their share.

use kee_lexicon::Letter;
use keyword::Letters;

#[rustfmt::skip] // A row of the alphabet a line.
const WORTH: [i32; Letter::COUNT] = [
    // a   b    c    d    e    f    g    h    i    j    k    l    m
    -32, -45, -25, -33, -21, -65, -57, -44, -24, -96, -71, -29, -38,
    // n   o    p    q    r    s    t    u    v    w    x    y    z
    -20, -34, -48, -91, -18,  20, -24, -50, -65, -73, -85, -61, -86,
];
/// Each further letter of a kind.
const AGAIN: i32 = -30;
/// The vowels among letters that go well together, in percent.
const VOWELS: i32 = 42;
/// A vowel too many or too few; it counts by the square.
const UNBALANCED: i32 = -7;
/// A letter worth less than this is better put back.
const SPOILS: i32 = -40;

/// What it brings at the next turn to have these letters.
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

/// The letters of a rack that are hard to use, and those that are there again.
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
