use crate::{LetterValues, TileSet, TwoSidedTile};
use std::sync::{Arc, LazyLock};

kee_game::choices! {
    /// A box of the game (K1.1).
    pub enum Edition {
        /// 36 tiles, 12 x 12 letters.
        Classic = "classic",
        /// 64 tiles, 16 x 16 letters.
        Deluxe = "deluxe",
    }
}

impl Edition {
    /// The number of tiles in a row, and of rows.
    pub const fn tiles_across(self) -> u8 {
        match self {
            Self::Classic => 6,
            Self::Deluxe => 8,
        }
    }

    /// Our tiles for this box (K1.2); the printed ones are not published.
    pub fn tiles(self) -> &'static [TwoSidedTile] {
        self.tile_set().tiles()
    }

    /// The same tiles with their letter values.
    pub(crate) fn tile_set(self) -> &'static Arc<TileSet> {
        static CLASSIC: LazyLock<Arc<TileSet>> = LazyLock::new(|| read(include_str!("../../data/classic.tiles")));
        static DELUXE: LazyLock<Arc<TileSet>> = LazyLock::new(|| read(include_str!("../../data/deluxe.tiles")));
        match self {
            Self::Classic => &CLASSIC,
            Self::Deluxe => &DELUXE,
        }
    }
}

/// Reads one tile per line.
fn read(data: &str) -> Arc<TileSet> {
    let tiles = data.lines().map(|line| line.parse().expect("the tiles of this program are a tile a line")).collect();
    Arc::new(TileSet::new(tiles, LetterValues::SHEET).expect("the tiles of a box fill a square"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const EDITIONS: [(Edition, usize); 2] = [(Edition::Classic, 36), (Edition::Deluxe, 64)];

    #[test]
    fn k1_1_the_boxes_hold_36_and_64_tiles_that_fill_a_square() {
        for (edition, tiles) in EDITIONS {
            assert_eq!(edition.tiles().len(), tiles);
            assert_eq!(usize::from(edition.tiles_across()).pow(2), tiles);
        }
    }

    #[test]
    fn k1_2_every_side_has_a_vowel_and_none_is_all_vowels() {
        for side in EDITIONS.iter().flat_map(|(edition, _)| edition.tiles()).flat_map(|tile| tile.sides) {
            let vowels = side.iter().filter(|letter| "aeiou".contains(letter.to_char())).count();
            assert!((1..=3).contains(&vowels), "{side:?}");
        }
    }

    #[test]
    fn every_tile_reads_back() {
        for tile in EDITIONS.iter().flat_map(|(edition, _)| edition.tiles()) {
            assert_eq!(tile.to_string().parse(), Ok(*tile));
        }
    }
}
