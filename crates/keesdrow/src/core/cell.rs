use std::fmt;

/// A cell of the board, written as in `a1`: the column's letter and the row's number, from the upper left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// From 0, left to right.
    pub column: u8,
    /// From 0, top to bottom.
    pub row: u8,
}

impl Cell {
    /// The most columns and rows a board can have: a column is one letter.
    pub const MOST: u8 = 26;

    /// The cell in this column and row, both from 0.
    pub const fn new(column: u8, row: u8) -> Self {
        Self { column, row }
    }

    /// Whether a step from one to the other is allowed (K3.1): to any of the eight neighbours, or to stay.
    pub const fn touches(self, other: Self) -> bool {
        self.column.abs_diff(other.column) <= 1 && self.row.abs_diff(other.row) <= 1
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

kee_game::text_form!(Cell, "a cell such as `a1`", |text| {
    let (column, row) = text.split_at_checked(1)?;
    let column = column.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
    let number: u8 = row.parse().ok().filter(|number| (1..=Self::MOST).contains(number))?;
    Some(Self { column, row: number - 1 })
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_reads_back_and_has_one_spelling() {
        for (column, row) in (0..26).flat_map(|column| (0..26).map(move |row| (column, row))) {
            let cell = Cell::new(column, row);
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for wrong in ["", "a", "a0", "a01", "A1", "a27", "1a", "a+1", "é1"] {
            assert!(wrong.parse::<Cell>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn k3_1_a_step_goes_to_a_neighbour_or_stays() {
        let middle = Cell::new(4, 4);
        let near = (0..9).flat_map(|column| (0..9).map(move |row| Cell::new(column, row)));
        assert_eq!(near.filter(|cell| middle.touches(*cell)).count(), 9);
    }
}
