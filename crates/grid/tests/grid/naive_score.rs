//! The score of a placement as people add it up at a table.

use kee_grid::{Board, Placement, Tile};

/// The printed board: `=` triple word, `-` double word, `"` triple letter, `'` double letter.
const PREMIUMS: [&str; 15] = [
    "=  '   =   '  =",
    " -   \"   \"   - ",
    "  -   ' '   -  ",
    "'  -   '   -  '",
    "    -     -    ",
    " \"   \"   \"   \" ",
    "  '   ' '   '  ",
    "=  '   -   '  =",
    "  '   ' '   '  ",
    " \"   \"   \"   \" ",
    "    -     -    ",
    "'  -   '   -  '",
    "  -   ' '   -  ",
    " -   \"   \"   - ",
    "=  '   =   '  =",
];

fn value(tile: Tile) -> i32 {
    match tile.to_char() {
        'A' | 'E' | 'I' | 'L' | 'N' | 'O' | 'R' | 'S' | 'T' | 'U' => 1,
        'D' | 'G' => 2,
        'B' | 'C' | 'M' | 'P' => 3,
        'F' | 'H' | 'V' | 'W' | 'Y' => 4,
        'K' => 5,
        'J' | 'X' => 8,
        'Q' | 'Z' => 10,
        _ => 0,
    }
}

pub(crate) fn naive_score(board: &Board, placement: &Placement) -> i32 {
    let fitted = placement.fit(board).expect("it was found");
    let is_new = |square| board.tile(square).is_none();
    let mut total = 0;
    for word in fitted.words(board) {
        let (mut letters, mut times) = (0, 1);
        for (square, tile) in word.squares() {
            let premium = PREMIUMS[square.row()].chars().nth(square.column()).unwrap();
            letters += match premium {
                '\'' if is_new(square) => 2 * value(tile),
                '"' if is_new(square) => 3 * value(tile),
                _ => value(tile),
            };
            times *= match premium {
                '-' if is_new(square) => 2,
                '=' if is_new(square) => 3,
                _ => 1,
            };
        }
        total += letters * times;
    }
    total + if fitted.tiles().len() == 7 { 50 } else { 0 }
}
