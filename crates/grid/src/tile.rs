use kee_game::Unreadable;
use kee_lexicon::Letter;
use std::fmt;

/// A letter on the board or about to be placed: `E`, or `e` for a blank that stands for an E.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// Any tile, for places whose tile does not matter.
    pub(crate) const ANY: Self = Self(b'A');

    /// The tile, or blank, with the letter of this number.
    #[inline]
    pub(crate) const fn from_index(index: u32, blank: bool) -> Self {
        Self(index as u8 + if blank { b'a' } else { b'A' })
    }

    /// A unique number below 64, for tables of tile values.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// A tile with this letter on it.
    #[inline]
    pub const fn new(letter: Letter) -> Self {
        Self(letter.to_ascii().to_ascii_uppercase())
    }

    /// A blank that stands for this letter.
    #[inline]
    pub const fn blank(letter: Letter) -> Self {
        Self(letter.to_ascii())
    }

    /// The letter it is, or stands for.
    #[inline]
    pub fn letter(self) -> Letter {
        Letter::from_ascii(self.0).expect("a tile holds a letter")
    }

    /// Whether it is a blank.
    #[inline]
    pub const fn is_blank(self) -> bool {
        self.0.is_ascii_lowercase()
    }

    /// The tile as a character: upper case, or lower case for a blank.
    #[inline]
    pub const fn to_char(self) -> char {
        self.0 as char
    }

    /// The tile with this character.
    pub const fn from_char(character: char) -> Option<Self> {
        if character.is_ascii_alphabetic() { Some(Self(character as u8)) } else { None }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

kee_game::text_form!(Tile, |text| {
    let mut characters = text.chars();
    let tile = characters.next().and_then(Self::from_char);
    tile.filter(|_| characters.next().is_none()).ok_or_else(|| Unreadable::new("a letter", text))
});
