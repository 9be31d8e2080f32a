use crate::square::{column, row};
use crate::{Board, Direction, Square, Tile};
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// One square of a placement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PlacementSquare {
    /// A new tile.
    New(Tile),
    /// A tile that was there before.
    Standing(Tile),
}

impl PlacementSquare {
    /// The tile, new or not.
    pub const fn tile(self) -> Tile {
        match self {
            Self::New(tile) | Self::Standing(tile) => tile,
        }
    }

    /// Whether it is new.
    pub const fn is_new(self) -> bool {
        matches!(self, Self::New(_))
    }
}

/// A word as a player names it: its first square, its direction and its letters.
///
/// Its text is `8D WORD` across and `D8 WORD` down. Letters that are already there stand in brackets, blanks in lower
/// case: `8D W(OR)d`. It knows nothing of a board; see [`Placement::fit`].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    start: Square,
    direction: Direction,
    letters: Vec<PlacementSquare>,
}

impl Placement {
    /// A word from this square on. `None` if it has no letters, or more than any board has room for after that square.
    pub fn new(start: Square, direction: Direction, letters: Vec<PlacementSquare>) -> Option<Self> {
        let room = Board::MOST - start.place(direction);
        (1..=room).contains(&letters.len()).then_some(Self { start, direction, letters })
    }

    /// Its first square.
    pub const fn start(&self) -> Square {
        self.start
    }

    /// Its direction.
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// Its letters in order.
    pub fn letters(&self) -> &[PlacementSquare] {
        &self.letters
    }

    /// Its squares with their letters.
    pub fn squares(&self) -> impl Iterator<Item = (Square, PlacementSquare)> + '_ {
        let (line, first) = (self.start.line(self.direction), self.start.place(self.direction));
        let place = move |offset| Square::on(self.direction, line, first + offset);
        self.letters.iter().enumerate().map(move |(offset, &laid)| (place(offset), laid))
    }

    /// Its new tiles and their squares.
    pub fn new_tiles(&self) -> impl Iterator<Item = (Square, Tile)> + '_ {
        self.squares().filter(|(_, laid)| laid.is_new()).map(|(square, laid)| (square, laid.tile()))
    }

    /// The word in lower case.
    pub fn word(&self) -> String {
        self.letters.iter().map(|laid| laid.tile().letter().to_char()).collect()
    }

    /// The same word in capitals throughout, for games without blanks.
    #[must_use]
    pub fn without_blanks(mut self) -> Self {
        for laid in &mut self.letters {
            let tile = Tile::new(laid.tile().letter());
            *laid = if laid.is_new() { PlacementSquare::New(tile) } else { PlacementSquare::Standing(tile) };
        }
        self
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", Coordinate(self.start, self.direction))?;
        let mut within = false;
        for laid in &self.letters {
            if within == laid.is_new() {
                f.write_str(if within { ")" } else { "(" })?;
                within = !within;
            }
            write!(f, "{}", laid.tile())?;
        }
        f.write_str(if within { ")" } else { "" })
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

kee_game::text_form!(Placement, |text| {
    let (at, word) = text.split_once(' ').ok_or_else(|| Unreadable::new("a word such as `8D WORD`", text))?;
    let Coordinate(start, direction) = at.parse()?;
    let letters = read_letters(word)?;
    Self::new(start, direction, letters).ok_or_else(|| Unreadable::new("a word that fits on a board", word))
});

fn read_letters(word: &str) -> Result<Vec<PlacementSquare>, Unreadable> {
    let unreadable = || Unreadable::new("letters, those already there in brackets", word);
    let mut within = false;
    let mut letters = Vec::new();
    // Brackets around nothing, or two pairs side by side, would be another spelling of the same word.
    let mut last = None;
    for character in word.chars() {
        match (character, within) {
            ('(', false) if last != Some(')') => within = true,
            (')', true) if last != Some('(') => within = false,
            _ => {
                let tile = Tile::from_char(character).ok_or_else(unreadable)?;
                letters.push(if within { PlacementSquare::Standing(tile) } else { PlacementSquare::New(tile) });
            }
        }
        last = Some(character);
    }
    if within { Err(unreadable()) } else { Ok(letters) }
}

/// The first square and direction of a word: `8D` across, `D8` down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coordinate(pub Square, pub Direction);

impl fmt::Display for Coordinate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = (self.0.row() + 1, (b'A' + self.0.column() as u8) as char);
        match self.1 {
            Direction::Across => write!(f, "{row}{column}"),
            Direction::Down => write!(f, "{column}{row}"),
        }
    }
}

impl FromStr for Coordinate {
    type Err = Unreadable;

    /// The column may be in either case.
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new("a start such as `8D` (across) or `D8` (down)", text);
        let read = |letter: Option<char>, number: &str, direction| {
            let square = Square::new(row(number)?, column(letter?)?);
            Some(Self(square, direction))
        };
        let mut characters = text.chars();
        let across = text.starts_with(|first: char| first.is_ascii_digit());
        let letter = if across { characters.next_back() } else { characters.next() };
        let direction = if across { Direction::Across } else { Direction::Down };
        read(letter, characters.as_str(), direction).ok_or_else(unreadable)
    }
}
