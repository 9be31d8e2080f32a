use crate::core::{Card, Obstacle, Place, Play};
use kee_game::{Message, Reason, Seat, excerpt};

/// Why not.
#[derive(Clone, PartialEq, Debug)]
pub enum KeezenRefusal {
    /// There is no such card.
    UnknownCard(String),
    /// The card is not in the seat's hand.
    NotInHand(Card),
    /// No pawn of this seat stands there.
    NoPawn(usize, Place),
    /// The pawns of this seat are not the player's to move, or not yet.
    NotYours(usize),
    /// An own pawn is written without its seat.
    OwnSeat(usize),
    /// Something is in the way of the pawn.
    Stopped(Card, Place, Obstacle),
    /// The card leads elsewhere: the pawn, where it was to go, where it does go.
    WrongSquare(Card, Place, Place, Place),
    /// The card does not enter pawns.
    DoesNotEnter(Card),
    /// The card only enters pawns.
    OnlyEnters(Card),
    /// The card does not swap.
    DoesNotSwap(Card),
    /// A jack does nothing but swap.
    OnlySwaps,
    /// Only a seven is split.
    NotSplit(Card),
    /// The steps of a seven do not add up; this many were counted.
    SevenSum(u8),
    /// A seven is split over more pawns than this table allows.
    TooManyParts,
    /// The same play is written in another way.
    WrittenAs(Play),
    /// Two parts of a seven move the same pawn.
    SamePawn(Place),
    /// The rest of the seven has to go to a pawn of the partner.
    RestForPartner(usize),
    /// After these parts no pawn can make the rest.
    RestStuck(u8),
    /// A jack swaps pawns on the track; this one is not there.
    NotOnTrack(Place),
    /// Nobody stands on the square.
    NothingOn(Place),
    /// The two pawns of a jack have to be of different seats.
    SwapOwn(Place),
    /// A pawn on its own start cannot be swapped away.
    SwapGuarded(Place),
    /// An own pawn on its start is not swapped at this table.
    NotFromStart(Place),
    /// All pawns the card could move wait or are in their base.
    NothingToMove(Card),
    /// There is no pawn with which another could be swapped.
    NothingToSwap,
    /// The hand can be played and is not thrown in.
    MustPlay,
    /// Cards are exchanged first.
    ExchangeFirst,
    /// No exchange is open.
    NoExchange,
    /// The first dealer is to be drawn, one of the seats.
    WrongDealer,
    /// The deck is not the whole deck.
    WrongDeck,
    /// A forfeit of a seat that is not on turn.
    NotOnTurn(Seat),
    /// A ruling on a play, though plays are final (Z2.5).
    NothingToRuleOn,
}

kee_game::messages! {
    /// What this game refuses.
    pub(crate) REFUSALS;
    unknown_card(typed);
    not_in_hand(card);
    no_pawn_there(seat, place);
    not_your_pawn(seat);
    own_seat_named(seat);
    pawn_waits(card);
    nothing_waits(card);
    start_taken(square);
    blocked_start(card, from, square);
    friendly_fire(card, from, square);
    overshoot(card, from);
    base_jump(card, from, slot);
    not_deepest(card, from, slot);
    not_connected(card, from, slot);
    no_way_back(card, from);
    wrong_square(card, from, to, right);
    does_not_enter(card);
    only_enters(card);
    does_not_swap(card);
    only_swaps();
    not_split(card);
    seven_sum(steps);
    too_many_parts();
    written_as(play);
    same_pawn(place);
    rest_for_partner(seat);
    rest_stuck(rest);
    not_on_track(place);
    nobody_there(place);
    swap_own(place);
    swap_guarded(place);
    not_from_start(place);
    nothing_to_move(card);
    nothing_to_swap();
    must_play();
    exchange_first();
    no_exchange();
    wrong_dealer();
    wrong_deck();
    not_on_turn(seat);
    nothing_to_rule_on();
}

fn stopped(card: Card, from: Place, obstacle: &Obstacle) -> Message {
    let (card, from) = (card.to_string(), from.to_string());
    match *obstacle {
        Obstacle::Waits => pawn_waits(card),
        Obstacle::NothingWaits => nothing_waits(card),
        Obstacle::StartTaken(square) => start_taken(square),
        Obstacle::Guarded(square) => blocked_start(card, from, square),
        Obstacle::Friend(square) => friendly_fire(card, from, square),
        Obstacle::Overshoot => overshoot(card, from),
        Obstacle::BaseTaken(slot) => base_jump(card, from, slot),
        Obstacle::NotDeepest(slot) => not_deepest(card, from, slot),
        Obstacle::NotConnected(slot) => not_connected(card, from, slot),
        Obstacle::NoWayBack => no_way_back(card, from),
    }
}

impl Reason for KeezenRefusal {
    fn message(&self) -> Message {
        match self {
            Self::UnknownCard(text) => unknown_card(excerpt(text)),
            Self::NotInHand(card) => not_in_hand(card.to_string()),
            Self::NoPawn(seat, place) => no_pawn_there(*seat, place.to_string()),
            Self::NotYours(seat) => not_your_pawn(*seat),
            Self::OwnSeat(seat) => own_seat_named(*seat),
            Self::Stopped(card, from, obstacle) => stopped(*card, *from, obstacle),
            Self::WrongSquare(card, from, to, right) => {
                wrong_square(card.to_string(), from.to_string(), to.to_string(), right.to_string())
            }
            Self::DoesNotEnter(card) => does_not_enter(card.to_string()),
            Self::OnlyEnters(card) => only_enters(card.to_string()),
            Self::DoesNotSwap(card) => does_not_swap(card.to_string()),
            Self::OnlySwaps => only_swaps(),
            Self::NotSplit(card) => not_split(card.to_string()),
            Self::SevenSum(steps) => seven_sum(*steps),
            Self::TooManyParts => too_many_parts(),
            Self::WrittenAs(play) => written_as(play.to_string()),
            Self::SamePawn(place) => same_pawn(place.to_string()),
            Self::RestForPartner(seat) => rest_for_partner(*seat),
            Self::RestStuck(rest) => rest_stuck(*rest),
            Self::NotOnTrack(place) => not_on_track(place.to_string()),
            Self::NothingOn(place) => nobody_there(place.to_string()),
            Self::SwapOwn(place) => swap_own(place.to_string()),
            Self::SwapGuarded(place) => swap_guarded(place.to_string()),
            Self::NotFromStart(place) => not_from_start(place.to_string()),
            Self::NothingToMove(card) => nothing_to_move(card.to_string()),
            Self::NothingToSwap => nothing_to_swap(),
            Self::MustPlay => must_play(),
            Self::ExchangeFirst => exchange_first(),
            Self::NoExchange => no_exchange(),
            Self::WrongDealer => wrong_dealer(),
            Self::WrongDeck => wrong_deck(),
            Self::NotOnTurn(seat) => not_on_turn(*seat),
            Self::NothingToRuleOn => nothing_to_rule_on(),
        }
    }
}
