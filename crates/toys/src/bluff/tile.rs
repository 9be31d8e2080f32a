use kee_game::{Dice, Unreadable};
use std::fmt;

/// A tile with a number from 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct NumberTile(u8);

impl NumberTile {
    /// The tile of this number, if there is one.
    pub fn new(number: u32) -> Option<Self> {
        (1..=9).contains(&number).then_some(Self(number as u8))
    }

    /// Its number.
    pub fn number(self) -> u32 {
        u32::from(self.0)
    }
}

impl fmt::Display for NumberTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

kee_game::text_form!(NumberTile, |text| {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] => Ok(Self(digit - b'0')),
        _ => Err(Unreadable::new("a tile, 1 to 9", text)),
    }
});

/// A set of tiles, written from the lowest to the highest as in `1124`, or `-` if it is empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tiles([u8; 9]);

impl Tiles {
    /// The tiles 1 to `values`, `copies` of each.
    pub fn full(values: u32, copies: u32) -> Self {
        let mut tiles = Self::default();
        tiles.0[..values as usize].fill(copies as u8);
        tiles
    }

    /// The number of copies of this tile.
    pub fn count(&self, tile: NumberTile) -> u8 {
        self.0[usize::from(tile.0) - 1]
    }

    /// The number of tiles.
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds a tile.
    pub fn put(&mut self, tile: NumberTile) {
        self.0[usize::from(tile.0) - 1] += 1;
    }

    /// Takes a tile out; false if there is none.
    pub fn take(&mut self, tile: NumberTile) -> bool {
        let count = &mut self.0[usize::from(tile.0) - 1];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    /// Each different tile once, from the lowest.
    pub fn kinds(&self) -> impl Iterator<Item = NumberTile> {
        (1..=9).map(NumberTile).filter(|tile| self.count(*tile) > 0)
    }

    /// Every tile, from the lowest.
    pub fn iter(&self) -> impl Iterator<Item = NumberTile> {
        (1..=9).map(NumberTile).flat_map(|tile| std::iter::repeat_n(tile, usize::from(self.count(tile))))
    }

    /// Draws `most` tiles at random, or all there are.
    pub fn draw(&self, most: usize, dice: &mut Dice) -> Drawn {
        let mut tiles: Vec<NumberTile> = self.iter().collect();
        dice.shuffle(&mut tiles);
        tiles.truncate(most);
        Drawn(tiles)
    }
}

impl Extend<NumberTile> for Tiles {
    fn extend<I: IntoIterator<Item = NumberTile>>(&mut self, tiles: I) {
        tiles.into_iter().for_each(|tile| self.put(tile));
    }
}

impl FromIterator<NumberTile> for Tiles {
    fn from_iter<I: IntoIterator<Item = NumberTile>>(tiles: I) -> Self {
        let mut set = Self::default();
        set.extend(tiles);
        set
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|tile| write!(f, "{tile}"))
    }
}

kee_game::text_form!(Tiles, |text| {
    let wrong = || Unreadable::new("tiles in order such as `1124`, or `-`", text);
    // More than anyone could hold would overflow a count.
    if text.len() > 9 * 8 {
        return Err(wrong());
    }
    let names = if text == "-" { "" } else { text };
    let tiles: Result<Tiles, _> = names.chars().map(|name| name.to_string().parse::<NumberTile>()).collect();
    tiles.ok().filter(|tiles| tiles.to_string() == text).ok_or_else(wrong)
});

/// Tiles in the order of drawing: `413`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn(pub Vec<NumberTile>);

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|tile| write!(f, "{tile}"))
    }
}

kee_game::text_form!(Drawn, |text| {
    let tiles: Result<Vec<NumberTile>, _> = text.chars().map(|name| name.to_string().parse()).collect();
    let some = tiles.ok().filter(|tiles| !tiles.is_empty());
    some.map(Self).ok_or_else(|| Unreadable::new("drawn tiles such as `413`", text))
});
