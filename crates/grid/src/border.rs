use crate::{Direction, Square};
use kee_game::{Unreadable, serde_as_text};
use std::{fmt, str::FromStr};

/// The border between two neighbouring squares, where a wall can stand: `c3|c4`.
///
/// It is kept with the upper or left square first, so that a border has one spelling. A board need not have it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Border {
    first: Square,
    direction: Direction,
}

impl Border {
    /// The border after this square, crossed by words that lie in this direction.
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

impl FromStr for Border {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new("two neighbouring squares such as `c3|c4`", text);
        let (one, other) = text.split_once('|').ok_or_else(unreadable)?;
        Self::between(one.parse()?, other.parse()?).ok_or_else(unreadable)
    }
}

serde_as_text!(Border);
