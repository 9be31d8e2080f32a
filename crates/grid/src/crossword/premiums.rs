/// A premium square: what it multiplies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Premium {
    pub(super) letter: u16,
    pub(super) word: u16,
}

/// How many rows and columns there are.
pub(super) const SIZE: usize = 15;

/// The upper left quarter with the middle row and column; the others are its mirror images. `2` and `3` multiply the
/// letter, `d` and `t` the word.
const QUARTER: [&[u8; 8]; 8] =
    [b"t..2...t", b".d...3..", b"..d...2.", b"2..d...2", b"....d...", b".3...3..", b"..2...2.", b"t..2...d"];

/// The premium of a square.
pub(super) const fn premium(row: usize, column: usize) -> Premium {
    let (row, column) = (folded(row), folded(column));
    match QUARTER[row][column] {
        b'2' => Premium { letter: 2, word: 1 },
        b'3' => Premium { letter: 3, word: 1 },
        b'd' => Premium { letter: 1, word: 2 },
        b't' => Premium { letter: 1, word: 3 },
        _ => Premium { letter: 1, word: 1 },
    }
}

const fn folded(line: usize) -> usize {
    if line < SIZE / 2 { line } else { SIZE - 1 - line }
}
