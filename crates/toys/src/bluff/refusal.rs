use super::Tile;
use kee_game::{Message, Reason, Seat};

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

kee_game::messages! {
    /// What this game refuses.
    pub(super) REFUSALS;
    not_your_turn();
    not_in_hand(tile);
    no_such_claim(claim, highest);
    nothing_to_challenge();
    wrong_draw();
    nothing_to_rule_on();
    not_on_turn(seat);
}

impl Reason for BluffRefusal {
    fn message(&self) -> Message {
        match self {
            Self::NotYourTurn => not_your_turn(),
            Self::NotInHand(tile) => not_in_hand(tile.to_string()),
            Self::NoSuchClaim(claim, highest) => no_such_claim(claim.to_string(), *highest),
            Self::NothingToChallenge => nothing_to_challenge(),
            Self::WrongDraw => wrong_draw(),
            Self::NothingToRuleOn => nothing_to_rule_on(),
            Self::NotOnTurn(seat) => not_on_turn(*seat),
        }
    }
}
