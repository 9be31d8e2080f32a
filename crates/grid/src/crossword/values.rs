use crate::Tile;
use kee_lexicon::Letter;

/// What the letters A to Z are worth.
const LETTERS: [u8; Letter::COUNT] = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10];

/// What tiles are worth, by [`Tile::index`]: a blank nothing, whatever it stands for.
const TILES: [u8; 64] = {
    let mut tiles = [0; 64];
    let mut index = 0;
    while index < Letter::COUNT {
        let letter = Letter::from_index(index).expect("it is below the count");
        tiles[Tile::new(letter).index()] = LETTERS[index];
        index += 1;
    }
    tiles
};

/// What a tile is worth.
#[inline]
pub(super) const fn value(tile: Tile) -> u8 {
    TILES[tile.index()]
}
