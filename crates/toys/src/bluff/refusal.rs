use super::Tile;
use kee_game::{Refuse, Seat};
use std::fmt;

/// Why not.
#[derive(Clone, PartialEq, Debug)]
pub enum BluffRefusal {
    /// It is somebody else's turn; the seat may only challenge or let.
    NotYourTurn,
    /// The tile is not in the seat's hand.
    NotInHand(Tile),
    /// No tile has this number.
    NoSuchClaim(Tile, u32),
    /// There is nothing this seat could challenge.
    NothingToChallenge,
    /// The drawn tiles are not in the bag, or too many or too few.
    WrongDraw,
    /// A ruling on a lay, when none is open.
    NothingToRuleOn,
    /// A forfeit of a seat that is not on turn.
    NotOnTurn(Seat),
}

impl Refuse for BluffRefusal {
    fn code(&self) -> &'static str {
        match self {
            Self::NotYourTurn => "not_your_turn",
            Self::NotInHand(_) => "not_in_hand",
            Self::NoSuchClaim(..) => "no_such_claim",
            Self::NothingToChallenge => "nothing_to_challenge",
            Self::WrongDraw => "wrong_draw",
            Self::NothingToRuleOn => "nothing_to_rule_on",
            Self::NotOnTurn(_) => "not_on_turn",
        }
    }
}

impl fmt::Display for BluffRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotYourTurn => f.write_str("It is not your turn to lay; you may challenge or let."),
            Self::NotInHand(tile) => write!(f, "You hold no {tile}; lay one of your own tiles."),
            Self::NoSuchClaim(claim, highest) => write!(f, "No tile is a {claim}; claim 1 to {highest}."),
            Self::NothingToChallenge => f.write_str("There is no lay that you could challenge now."),
            Self::WrongDraw => f.write_str("These tiles cannot be drawn now."),
            Self::NothingToRuleOn => f.write_str("No lay is open that could be ruled on."),
            Self::NotOnTurn(seat) => write!(f, "Seat {seat} is not on turn and has nothing to forfeit."),
        }
    }
}
