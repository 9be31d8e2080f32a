//! The slow obvious generator: every word of the list, at every square, both ways, with every choice of blanks.

use kee_grid::{Board, Direction, FittedWord, Must, Placement, PlacementSquare, Rack, Reading, Square, Tile};
use kee_lexicon::{Letter, Lexicon};

/// Every legal placement as text, in order, each once.
pub(crate) fn placements(
    board: &Board,
    lexicon: &Lexicon,
    reading: Reading,
    rack: &Rack,
    must: Must<'_>,
) -> Vec<String> {
    let mut found = Vec::new();
    for word in lexicon.words() {
        let backwards: String = word.chars().rev().collect();
        let spellings = if reading.backwards { vec![word, backwards] } else { vec![word] };
        for square in board.squares() {
            for direction in Direction::BOTH {
                for spelling in &spellings {
                    let tiles = new_tiles(board, square, direction, spelling);
                    for tiles in tiles.into_iter().flat_map(|tiles| with_blanks(&tiles, rack)) {
                        if let Some(placement) = legal(board, lexicon, reading, must, &tiles) {
                            found.push(placement.to_string());
                        }
                    }
                }
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

/// The new tiles if the word is placed there; `None` if it cannot be.
fn new_tiles(board: &Board, start: Square, direction: Direction, word: &str) -> Option<Vec<(Square, Tile)>> {
    let laid = word.chars().map(|letter| PlacementSquare::New(Tile::new(Letter::from_char(letter).unwrap()))).collect();
    let placement = Placement::new(start, direction, laid)?;
    Some(placement.fit(board).ok()?.tiles().to_vec())
}

/// Every way to place these tiles from the rack.
fn with_blanks(tiles: &[(Square, Tile)], rack: &Rack) -> Vec<Vec<(Square, Tile)>> {
    let choices = (0..1usize << tiles.len()).map(|choice| {
        let tile = |(index, &(square, tile)): (usize, &(Square, Tile))| {
            let blank = choice >> index & 1 != 0;
            (square, if blank { Tile::blank(tile.letter()) } else { tile })
        };
        tiles.iter().enumerate().map(tile).collect::<Vec<_>>()
    });
    let held = |tiles: &Vec<(Square, Tile)>| {
        let real = |letter| tiles.iter().filter(|(_, tile)| !tile.is_blank() && tile.letter() == letter).count();
        let blanks = tiles.iter().filter(|(_, tile)| tile.is_blank()).count();
        blanks <= rack.blanks() && Letter::all().all(|letter| real(letter) <= rack.count(letter))
    };
    choices.filter(held).collect()
}

fn legal(
    board: &Board,
    lexicon: &Lexicon,
    reading: Reading,
    must: Must<'_>,
    tiles: &[(Square, Tile)],
) -> Option<Placement> {
    let fitted = FittedWord::from_tiles(board, tiles).ok()?;
    let words = fitted.words(board);
    let reads = |word: &kee_grid::FormedWord| {
        let forwards = lexicon.contains(&word.to_string());
        let backwards = reading.backwards && lexicon.contains(&word.backwards());
        word.len() >= reading.shortest && (forwards || backwards)
    };
    let stands = match must {
        Must::Join => fitted.is_joined(board),
        Must::Cover(squares) => tiles.iter().any(|(square, _)| squares.contains(square)),
    };
    (!words.is_empty() && words.iter().all(reads) && stands).then(|| fitted.placement(board))
}
