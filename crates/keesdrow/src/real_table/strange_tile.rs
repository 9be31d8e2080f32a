use crate::{Cell, Side, TwoSidedTile};
use kee_lexicon::Letter;
use std::fmt;

/// A tile on the table that our box does not have, or not often enough.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StrangeTile {
    /// Its upper left cell.
    pub cell: Cell,
    /// The side that lies face up.
    pub side: Side,
    /// A free side of our box that differs in only one letter, probably the one that was meant.
    pub nearest: Option<Side>,
    /// Whether the box has such a tile, but it already lies elsewhere.
    pub again: bool,
}

impl StrangeTile {
    /// The tiles that a box does not have. As many as possible are matched.
    pub(super) fn among(laid: &[(Cell, Side)], tiles: &[TwoSidedTile]) -> Vec<Self> {
        let mut fitting = Fitting { laid, tiles, taken_by: vec![None; tiles.len()] };
        let strange: Vec<usize> =
            (0..laid.len()).filter(|place| !fitting.find(*place, &mut vec![false; tiles.len()])).collect();
        let free: Vec<&TwoSidedTile> =
            tiles.iter().zip(&fitting.taken_by).filter(|(_, by)| by.is_none()).map(|(tile, _)| tile).collect();
        let of = |place: usize| {
            let (cell, side) = laid[place];
            let again = tiles.iter().any(|tile| tile.sides.contains(&side));
            let mut near = free.iter().flat_map(|tile| tile.sides).filter(|other| differing(other, &side) == 1);
            Self { cell, side, nearest: near.next(), again }
        };
        strange.into_iter().map(of).collect()
    }
}

fn differing(one: &Side, other: &Side) -> usize {
    one.iter().zip(other).filter(|(one, other)| one != other).count()
}

/// An assignment of the box's tiles to places. Two tiles may show the same side, so one that was assigned may have to
/// give way.
struct Fitting<'a> {
    laid: &'a [(Cell, Side)],
    tiles: &'a [TwoSidedTile],
    /// The place that each tile of the box fills.
    taken_by: Vec<Option<usize>>,
}

impl Fitting<'_> {
    fn find(&mut self, place: usize, tried: &mut [bool]) -> bool {
        for tile in 0..self.tiles.len() {
            if tried[tile] || !self.tiles[tile].sides.contains(&self.laid[place].1) {
                continue;
            }
            tried[tile] = true;
            if self.taken_by[tile].is_none_or(|other| self.find(other, tried)) {
                self.taken_by[tile] = Some(place);
                return true;
            }
        }
        false
    }
}

impl fmt::Display for StrangeTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.cell, two_lines(&self.side))?;
        if self.again {
            f.write_str(" is a side of a tile that already lies elsewhere")?;
        }
        match &self.nearest {
            Some(near) => write!(f, " (perhaps {})", two_lines(near)),
            None => Ok(()),
        }
    }
}

/// `BN/IA`, in reading order.
fn two_lines(side: &Side) -> String {
    let [one, two, three, four] = side.map(Letter::to_capital);
    format!("{one}{two}/{three}{four}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strange(laid: &[&str], tiles: &[&str]) -> Vec<String> {
        let tiles: Vec<TwoSidedTile> = tiles.iter().map(|tile| tile.parse().expect("a tile")).collect();
        let side = |text: &str| format!("{text} {text}").parse::<TwoSidedTile>().expect("a side").sides[0];
        let laid: Vec<(Cell, Side)> =
            (0..).step_by(2).zip(laid).map(|(column, text)| (Cell::new(column, 0), side(text))).collect();
        StrangeTile::among(&laid, &tiles).iter().map(StrangeTile::to_string).collect()
    }

    #[test]
    fn k1_2_a_board_of_our_box_has_no_strange_tile() {
        assert_eq!(strange(&["EFGH", "IJKL"], &["ABCD EFGH", "IJKL MNOP"]), [""; 0]);
        // The second tile shows the same, so the first one found has to give way.
        assert_eq!(strange(&["ABCD", "EFGH"], &["ABCD EFGH", "ABCD IJKL"]), [""; 0]);
    }

    #[test]
    fn a_typing_mistake_is_named_with_the_tile_that_was_probably_meant() {
        assert_eq!(strange(&["EFGX", "IJKL"], &["ABCD EFGH", "IJKL MNOP"]), ["a1 EF/GX (perhaps EF/GH)"]);
        assert_eq!(strange(&["ZZZZ", "IJKL"], &["ABCD EFGH", "IJKL MNOP"]), ["a1 ZZ/ZZ"]);
    }

    #[test]
    fn a_tile_lies_on_the_board_with_one_of_its_sides_only() {
        assert_eq!(
            strange(&["ABCD", "EFGH"], &["ABCD EFGH", "IJKL MNOP"]),
            ["c1 EF/GH is a side of a tile that already lies elsewhere"]
        );
    }
}
