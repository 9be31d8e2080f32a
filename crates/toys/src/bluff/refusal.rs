use super::NumberTile;
use kee_game::Seat;

kee_game::message_enum! {
    /// A reason to refuse an input.
    pub enum BluffRefusal: Reason {
        /// It is another player's turn; the seat can only challenge or let it stand.
        NotYourTurn = "not_your_turn"(),
        /// The tile is not in the seat's hand.
        NotInHand(tile: NumberTile) = "not_in_hand"(tile),
        /// No tile has this number.
        NoSuchClaim(claim: NumberTile, highest: u32) = "no_such_claim"(claim, highest),
        /// The seat has no lay to challenge.
        NothingToChallenge = "nothing_to_challenge"(),
        /// The drawn tiles are not in the bag, or too many or too few.
        WrongDraw = "wrong_draw"(),
        /// A ruling on a lay when none is open.
        NothingToRuleOn = "nothing_to_rule_on"(),
        /// A forfeit by a seat whose turn it is not.
        NotOnTurn(seat: Seat) = "not_on_turn"(seat),
    }
}
