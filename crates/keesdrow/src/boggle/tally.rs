//! How many words a board has, and what they pay.

/// How many words a board has, and what they pay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The words, each counted once however often it can be walked.
    pub words: u32,
    /// Their points: 1 for three or four letters, 2 for five, 3 for six, 5 for seven, 11 from eight on. Qu is two
    /// letters.
    pub points: u32,
}

impl Tally {
    /// What a word of this many letters pays.
    pub const fn points(letters: usize) -> u32 {
        POINTS[if letters < 8 { letters } else { 8 }]
    }
}

const POINTS: [u32; 9] = [0, 0, 0, 1, 1, 2, 3, 5, 11];
