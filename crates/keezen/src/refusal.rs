use crate::core::{Card, Obstacle, Place, Play};
use kee_game::{Arg, Message, Seat, excerpt};

kee_game::message_enum! {
    /// A reason to refuse something in Keezen.
    pub enum KeezenRefusal: Reason {
        /// There is no such card.
        UnknownCard(typed: String) = "unknown_card"(typed = excerpt(typed)),
        /// The card is not in the seat's hand.
        NotInHand(card: Card) = "not_in_hand"(card = card.named()),
        /// No pawn of the player, or of another seat, stands there.
        NoPawn(other: Option<Seat>, place: Place) => no_pawn(*other, place),
        /// The player can't move the pawns of this seat, or not yet.
        NotYours(name: Seat) = "not_your_pawn"(name),
        /// A player's own pawn is written without its seat.
        OwnSeat(seat: usize) = "own_seat_named"(seat),
        /// Something is in the way of the pawn.
        Stopped(card: Card, from: Place, obstacle: Obstacle) => stopped(card, from, *obstacle),
        /// The card takes the pawn to another square than the one named.
        WrongSquare(card: Card, from: Place, to: Place, right: Place) =
            "wrong_square"(card = card.in_a_sentence(), pawn = from.pawn(), to, right),
        /// The card does not enter pawns.
        DoesNotEnter(card: Card) = "does_not_enter"(card = card.in_a_sentence()),
        /// The card only enters pawns.
        OnlyEnters(card: Card) = "only_enters"(card = card.in_a_sentence()),
        /// The card does not swap.
        DoesNotSwap(card: Card) = "does_not_swap"(card = card.in_a_sentence()),
        /// A jack does nothing but swap.
        OnlySwaps = "only_swaps"(),
        /// Only a seven is split.
        NotSplit(card: Card) = "not_split"(card = card.in_a_sentence()),
        /// The steps of a seven do not add up; this many were counted.
        SevenSum(steps: u8) = "seven_sum"(steps),
        /// A seven is split among more pawns than this table allows.
        TooManyParts = "too_many_parts"(),
        /// The same play is written in another way.
        WrittenAs(play: Play) = "written_as"(play),
        /// Two parts of a seven move the same pawn.
        SamePawn(place: Place) = "same_pawn"(pawn = place.pawn()),
        /// The rest of the seven has to move a pawn of this partner.
        RestForPartner(name: Seat) = "rest_for_partner"(name),
        /// After these parts no pawn can move the rest.
        RestStuck(rest: u8) = "rest_stuck"(rest),
        /// A jack swaps pawns on the track; this one is not there.
        NotOnTrack(place: Place) = "not_on_track"(pawn = place.pawn()),
        /// There is no pawn on the square.
        NothingOn(place: Place) = "nobody_there"(place),
        /// A jack swaps two pawns of different colours.
        SwapOwn(place: Place) = "swap_own"(place),
        /// A pawn on its own start cannot be swapped away.
        SwapGuarded(place: Place) = "swap_guarded"(place),
        /// At this table a player's own pawn is not swapped away from its start.
        NotFromStart(place: Place) = "not_from_start"(place),
        /// All pawns the card could move wait or are in their base.
        NothingToMove(card: Card) = "nothing_to_move"(card = card.in_a_sentence()),
        /// There is no pawn to swap with.
        NothingToSwap = "nothing_to_swap"(),
        /// A hand that can be played can't be thrown in.
        MustPlay = "must_play"(),
        /// Cards are exchanged first.
        ExchangeFirst = "exchange_first"(),
        /// No exchange is open.
        NoExchange = "no_exchange"(),
        /// The first dealer is not one of the seats.
        WrongDealer = "wrong_dealer"(),
        /// The deck is not the whole deck.
        WrongDeck = "wrong_deck"(),
        /// It is not the turn of the seat that should forfeit.
        NotOnTurn(seat: Seat) = "not_on_turn"(seat),
        /// A ruling on a play, though plays are final (Z2.5).
        NothingToRuleOn = "nothing_to_rule_on"(),
    }
}

kee_game::messages! {
    /// Refusals that depend on the pawn and what is in its way.
    pub(crate) OF_PAWNS;
    no_pawn_there(whose, name, kind, place);
    pawn_waits(card);
    nothing_waits(card);
    start_taken(square);
    blocked_start(card, pawn, square);
    friendly_fire(card, pawn, square);
    overshoot(card, pawn);
    base_jump(card, pawn, slot);
    not_deepest(card, pawn, slot);
    not_connected(card, pawn, slot);
    no_way_back(card, pawn);
}

fn no_pawn(other: Option<Seat>, place: &Place) -> Message {
    let (whose, name) = other.map_or(("own", Arg::from("")), |seat| ("other", seat.into()));
    no_pawn_there(whose, name, place.kind_name(), place)
}

fn stopped(card: &Card, from: &Place, obstacle: Obstacle) -> Message {
    let (card, pawn) = (card.in_a_sentence(), from.pawn());
    match obstacle {
        Obstacle::Waits => pawn_waits(card),
        Obstacle::NothingWaits => nothing_waits(card),
        Obstacle::StartTaken(square) => start_taken(square),
        Obstacle::Guarded(square) => blocked_start(card, pawn, square),
        Obstacle::Friend(square) => friendly_fire(card, pawn, square),
        Obstacle::Overshoot => overshoot(card, pawn),
        Obstacle::BaseTaken(slot) => base_jump(card, pawn, slot),
        Obstacle::NotDeepest(slot) => not_deepest(card, pawn, slot),
        Obstacle::NotConnected(slot) => not_connected(card, pawn, slot),
        Obstacle::NoWayBack => no_way_back(card, pawn),
    }
}
