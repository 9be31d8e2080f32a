use kee_game::{Message, Unreadable};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// What a seat can do. `FAULT` is in the types because a text form can be faulty too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Move<const FAULT: u8> {
    /// Bids a tile, unseen.
    Bid(u8),
    /// Draws a tile.
    Draw,
    /// Leaves it at that.
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

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reason {
    /// The seat does not hold this tile.
    NoSuchTile(u8),
    /// Planted: the seat does not hold this tile, but another does.
    HeldBy(u8, kee_game::Seat),
    /// Planted: no sentence at all.
    Grunt,
    /// It is not the time for this.
    NotNow,
    /// The pouch is empty.
    Empty,
    /// These tiles cannot have been dealt.
    WrongDeal,
    /// There is nothing to rule on.
    NoRuling,
}

kee_game::messages! {
    /// What this game refuses.
    pub(crate) REFUSALS;
    no_such_tile(tile);
    held_by(tile, seat);
    grunt();
    not_now();
    empty();
    wrong_deal();
    over();
}

impl kee_game::Reason for Reason {
    fn message(&self) -> Message {
        match self {
            Self::NoSuchTile(tile) => no_such_tile(*tile),
            Self::HeldBy(tile, seat) => held_by(*tile, *seat),
            Self::Grunt => grunt(),
            Self::NotNow => not_now(),
            Self::Empty => empty(),
            Self::WrongDeal => wrong_deal(),
            Self::NoRuling => over(),
        }
    }
}
