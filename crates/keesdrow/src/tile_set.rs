use kee_game::Unreadable;
use kee_lexicon::Letter;
use std::{fmt, str::FromStr, sync::LazyLock};

kee_game::choices! {
    /// Which box is opened (K1.1).
    pub enum Edition {
        /// 36 tiles, 12 x 12 letters.
        Classic = "classic",
        /// 64 tiles, 16 x 16 letters.
        Deluxe = "deluxe",
    }
}

/// Four letters, read as they lie: upper left, upper right, lower left, lower right.
pub type Side = [Letter; 4];

/// A tile with its two sides, written `ABCD EFGH`. Any case is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Either may lie up (K2.1).
    pub sides: [Side; 2],
}

impl Edition {
    /// How many tiles lie in a row, and how many rows there are.
    pub const fn tiles_across(self) -> u8 {
        match self {
            Self::Classic => 6,
            Self::Deluxe => 8,
        }
    }

    /// Our tiles for this box (K1.2). The printed ones are not published.
    pub fn tiles(self) -> &'static [Tile] {
        static CLASSIC: LazyLock<Vec<Tile>> = LazyLock::new(|| read(include_str!("../data/classic.tiles")));
        static DELUXE: LazyLock<Vec<Tile>> = LazyLock::new(|| read(include_str!("../data/deluxe.tiles")));
        match self {
            Self::Classic => &CLASSIC,
            Self::Deluxe => &DELUXE,
        }
    }
}

/// A tile a line.
fn read(data: &str) -> Vec<Tile> {
    data.lines().map(|line| line.parse().expect("the tiles of this program are a tile a line")).collect()
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [front, back] = self.sides.map(|side| side.map(|letter| letter.to_char().to_ascii_uppercase()));
        write!(f, "{} {}", String::from_iter(front), String::from_iter(back))
    }
}

impl FromStr for Tile {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let side = |text: &str| -> Option<Side> {
            let letters: Vec<Letter> = text.chars().map(Letter::from_char).collect::<Option<_>>()?;
            letters.try_into().ok()
        };
        let sides = text.split_once(' ').and_then(|(front, back)| Some([side(front)?, side(back)?]));
        sides.map(|sides| Self { sides }).ok_or_else(|| Unreadable::new("a tile such as `ABCD EFGH`", text))
    }
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
    fn every_tile_reads_back_and_other_text_is_no_tile() {
        for tile in EDITIONS.iter().flat_map(|(edition, _)| edition.tiles()) {
            assert_eq!(tile.to_string().parse(), Ok(*tile));
        }
        for wrong in ["", "ABCD", "ABCD ", "ABC DEFG", "ABCDE FGH", "ABCD EFG1", "ABCD  EFGH"] {
            assert!(wrong.parse::<Tile>().is_err(), "{wrong}");
        }
    }
}
