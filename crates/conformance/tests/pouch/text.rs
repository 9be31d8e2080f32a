use kee_game::{Seat, Unreadable};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// An action of a seat. `FAULT` is in the types because a text form can be faulty too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Move<const FAULT: u8> {
    /// Bids a tile, unseen.
    Bid(u8),
    /// Draws a tile.
    Draw,
    /// Keeps its tiles.
    Keep,
}

impl<const FAULT: u8> fmt::Display for Move<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(tile) => write!(f, "bid {tile}"),
            Self::Draw if FAULT == super::Fault::BrokenTextForm as u8 => f.write_str("keep"),
            Self::Draw => f.write_str("draw"),
            Self::Keep => f.write_str("keep"),
        }
    }
}

impl<const FAULT: u8> FromStr for Move<FAULT> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let lenient = FAULT == super::Fault::SecondSpelling as u8;
        match text {
            "draw" => Ok(Self::Draw),
            "keep" => Ok(Self::Keep),
            _ => {
                let tile = text.strip_prefix("bid ").and_then(|tile| tile.parse().ok());
                let moved = tile.map(Self::Bid).filter(|moved| lenient || moved.to_string() == text);
                moved.ok_or_else(|| Unreadable::new("`bid TILE`, `draw` or `keep`", text))
            }
        }
    }
}

/// Tiles that leave the pouch, in the order in which they are dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Deal<const FAULT: u8>(pub(crate) Vec<u8>);

impl<const FAULT: u8> fmt::Display for Deal<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tiles = self.0.clone();
        if FAULT == super::Fault::ReplayDiffers as u8 {
            tiles.sort_unstable();
        }
        let tiles: Vec<String> = tiles.iter().map(u8::to_string).collect();
        f.write_str(&tiles.join(" "))
    }
}

impl<const FAULT: u8> FromStr for Deal<FAULT> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("tiles as in `3 1 8`", text);
        let tiles = text.split(' ').map(|tile| tile.parse().map_err(|_| wrong())).collect::<Result<Vec<u8>, _>>()?;
        let plain = tiles.iter().map(u8::to_string).collect::<Vec<_>>().join(" ") == text;
        if plain { Ok(Self(tiles)) } else { Err(wrong()) }
    }
}

kee_game::message_enum! {
    /// A reason to refuse something.
    pub(crate) enum PouchRefusal: Reason {
        /// The seat does not hold this tile.
        NoSuchTile(tile: u8) = "no_such_tile"(tile),
        /// Planted: the seat does not hold this tile, but another does.
        HeldBy(tile: u8, seat: Seat) = "held_by"(tile, seat),
        /// Planted: no sentence at all.
        Grunt = "grunt"(),
        /// This is not possible now.
        NotNow = "not_now"(),
        /// The pouch is empty.
        Empty = "empty"(),
        /// These tiles can't have been dealt.
        WrongDeal = "wrong_deal"(),
        /// There is nothing to rule on.
        NoRuling = "over"(),
    }
}
