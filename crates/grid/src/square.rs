use crate::Board;
use kee_game::Unreadable;
use std::fmt;

/// A square: column and row, counted from 0 at the upper left.
///
/// Its text is the column's letter and the row's number, as on a chessboard but counted from the top: `d8`. Squares are
/// ordered in reading order, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u16);

/// Bits for the column.
const COLUMN: u32 = 5;

impl Square {
    /// The number of different squares; [`Square::index`] is below it.
    pub const COUNT: usize = 1 << (2 * COLUMN);

    /// The square in this row and column.
    ///
    /// # Panics
    ///
    /// Panics if one of them is not below [`Board::MOST`].
    #[inline]
    pub const fn new(row: usize, column: usize) -> Self {
        assert!(row < Board::MOST && column < Board::MOST, "no board is that large");
        Self((row << COLUMN | column) as u16)
    }

    /// The square at this place of a line: a row if the line lies across, a column if down.
    #[inline]
    pub const fn on(direction: Direction, line: usize, place: usize) -> Self {
        match direction {
            Direction::Across => Self::new(line, place),
            Direction::Down => Self::new(place, line),
        }
    }

    /// The row, from 0.
    #[inline]
    pub const fn row(self) -> usize {
        (self.0 >> COLUMN) as usize
    }

    /// The column, from 0.
    #[inline]
    pub const fn column(self) -> usize {
        (self.0 & ((1 << COLUMN) - 1)) as usize
    }

    /// The line it is on: its row if lines lie across, its column if down.
    #[inline]
    pub const fn line(self, direction: Direction) -> usize {
        match direction {
            Direction::Across => self.row(),
            Direction::Down => self.column(),
        }
    }

    /// Its place on that line.
    #[inline]
    pub const fn place(self, direction: Direction) -> usize {
        self.line(direction.other())
    }

    /// A unique number, for tables of [`Square::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next square to the right or below, if any board can have it.
    #[inline]
    pub const fn next(self, direction: Direction) -> Option<Self> {
        let place = self.place(direction) + 1;
        if place < Board::MOST { Some(Self::on(direction, self.line(direction), place)) } else { None }
    }

    /// The square to the left or above, if there can be one.
    #[inline]
    pub const fn previous(self, direction: Direction) -> Option<Self> {
        match self.place(direction) {
            0 => None,
            place => Some(Self::on(direction, self.line(direction), place - 1)),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column() as u8) as char, self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

kee_game::text_form!(Square, |text| {
    let unreadable = || Unreadable::new("a square such as `d8`", text);
    let mut characters = text.chars();
    let column = characters.next().and_then(column).ok_or_else(unreadable)?;
    let row = row(characters.as_str()).ok_or_else(unreadable)?;
    Ok(Self::new(row, column))
});

/// The column of a letter, in either case.
pub(crate) fn column(letter: char) -> Option<usize> {
    let column = (letter.to_ascii_lowercase() as usize).checked_sub('a' as usize)?;
    (column < Board::MOST).then_some(column)
}

/// The row of a number, which has no leading zero.
pub(crate) fn row(number: &str) -> Option<usize> {
    let plain = !number.starts_with('0') && number.bytes().all(|byte| byte.is_ascii_digit());
    let row = number.parse::<usize>().ok().filter(|_| plain)?.checked_sub(1)?;
    (row < Board::MOST).then_some(row)
}

/// The two directions of a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Direction {
    /// Along a row.
    Across,
    /// Along a column.
    Down,
}

impl Direction {
    /// Both, across first.
    pub const BOTH: [Self; 2] = [Self::Across, Self::Down];

    /// The other one.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::Across => Self::Down,
            Self::Down => Self::Across,
        }
    }
}

/// The border between two neighbouring squares, which can have a wall: `c3|c4`.
///
/// The upper or left square comes first, so that a border has one spelling. The board need not have it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Border {
    first: Square,
    direction: Direction,
}

impl Border {
    /// The border after this square, crossed by words in this direction.
    ///
    /// `None` at the last line any board can have.
    pub const fn after(first: Square, direction: Direction) -> Option<Self> {
        match first.next(direction) {
            Some(_) => Some(Self { first, direction }),
            None => None,
        }
    }

    /// The border between two squares, in either order, if they are neighbours.
    pub fn between(one: Square, other: Square) -> Option<Self> {
        let (first, second) = (one.min(other), one.max(other));
        let direction = Direction::BOTH.into_iter().find(|&direction| first.next(direction) == Some(second))?;
        Some(Self { first, direction })
    }

    /// The two squares, the upper or left one first.
    pub const fn squares(self) -> [Square; 2] {
        let second = self.first.next(self.direction).expect("the border was made with two squares");
        [self.first, second]
    }

    /// The direction of the words that cross it.
    pub const fn direction(self) -> Direction {
        self.direction
    }
}

impl fmt::Display for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.squares();
        write!(f, "{first}|{second}")
    }
}

impl fmt::Debug for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

kee_game::text_form!(Border, |text| {
    let unreadable = || Unreadable::new("two neighbouring squares such as `c3|c4`", text);
    let (one, other) = text.split_once('|').ok_or_else(unreadable)?;
    Self::between(one.parse()?, other.parse()?).ok_or_else(unreadable)
});
