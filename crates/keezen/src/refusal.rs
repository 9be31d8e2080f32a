use crate::core::{Card, Obstacle, Place, Play};
use kee_game::{Refuse, Seat, excerpt};
use std::fmt;

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

impl Refuse for KeezenRefusal {
    fn code(&self) -> &'static str {
        match self {
            Self::UnknownCard(_) => "unknown_card",
            Self::NotInHand(_) => "not_in_hand",
            Self::NoPawn(..) => "no_pawn_there",
            Self::NotYours(_) => "not_your_pawn",
            Self::OwnSeat(_) => "own_seat_named",
            Self::Stopped(_, _, obstacle) => match obstacle {
                Obstacle::Waits => "pawn_waits",
                Obstacle::NothingWaits => "nothing_waits",
                Obstacle::StartTaken(_) => "start_taken",
                Obstacle::Guarded(_) => "blocked_start",
                Obstacle::Friend(_) => "friendly_fire",
                Obstacle::Overshoot => "overshoot",
                Obstacle::BaseTaken(_) => "base_jump",
                Obstacle::NotDeepest(_) => "not_deepest",
                Obstacle::NotConnected(_) => "not_connected",
                Obstacle::NoWayBack => "no_way_back",
            },
            Self::WrongSquare(..) => "wrong_square",
            Self::DoesNotEnter(_) => "does_not_enter",
            Self::OnlyEnters(_) => "only_enters",
            Self::DoesNotSwap(_) => "does_not_swap",
            Self::OnlySwaps => "only_swaps",
            Self::NotSplit(_) => "not_split",
            Self::SevenSum(_) => "seven_sum",
            Self::TooManyParts => "too_many_parts",
            Self::WrittenAs(_) => "written_as",
            Self::SamePawn(_) => "same_pawn",
            Self::RestForPartner(_) => "rest_for_partner",
            Self::RestStuck(_) => "rest_stuck",
            Self::NotOnTrack(_) => "not_on_track",
            Self::NothingOn(_) => "nobody_there",
            Self::SwapOwn(_) => "swap_own",
            Self::SwapGuarded(_) => "swap_guarded",
            Self::NotFromStart(_) => "not_from_start",
            Self::NothingToMove(_) => "nothing_to_move",
            Self::NothingToSwap => "nothing_to_swap",
            Self::MustPlay => "must_play",
            Self::ExchangeFirst => "exchange_first",
            Self::NoExchange => "no_exchange",
            Self::WrongDealer => "wrong_dealer",
            Self::WrongDeck => "wrong_deck",
            Self::NotOnTurn(_) => "not_on_turn",
            Self::NothingToRuleOn => "nothing_to_rule_on",
        }
    }
}

/// A pawn as people name it.
fn pawn(place: &Place) -> String {
    if place.is_waiting() { "a waiting pawn".to_owned() } else { format!("the pawn on {place}") }
}

fn stopped(f: &mut fmt::Formatter<'_>, card: &Card, from: &Place, obstacle: &Obstacle) -> fmt::Result {
    let pawn = pawn(from);
    match obstacle {
        Obstacle::Waits => write!(f, "With {card} a waiting pawn cannot move; an ace or a king enters it."),
        Obstacle::NothingWaits => write!(f, "No pawn waits that {card} could enter."),
        Obstacle::StartTaken(square) => write!(f, "No pawn can enter, since an own pawn stands on {square}."),
        Obstacle::Guarded(square) => {
            write!(f, "With {card} {pawn} does not get past {square}: the pawn there is on its own start.")
        }
        Obstacle::Friend(square) => write!(f, "With {card} {pawn} would capture a pawn of its own side on {square}."),
        Obstacle::Overshoot => write!(f, "With {card} {pawn} has too many steps for its base."),
        Obstacle::BaseTaken(slot) => write!(f, "With {card} {pawn} does not get past the pawn in h{slot}."),
        Obstacle::NotDeepest(slot) => {
            write!(f, "With {card} {pawn} would stop short of h{slot}, the deepest free slot.")
        }
        Obstacle::NotConnected(slot) => {
            write!(f, "With {card} {pawn} would leave a gap in the base; it has to end on h{slot}.")
        }
        Obstacle::NoWayBack => write!(f, "With {card} {pawn} cannot move: no pawn comes back out of its base."),
    }
}

impl fmt::Display for KeezenRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownCard(text) => {
                write!(f, "There is no card `{}`; the cards are A23456789TJQK, and `*` is a joker.", excerpt(text))
            }
            Self::NotInHand(card) => write!(f, "You hold no {card}; play one of your own cards."),
            Self::NoPawn(seat, place) if place.is_waiting() => write!(f, "No pawn of seat {seat} waits."),
            Self::NoPawn(seat, place) => write!(f, "No pawn of seat {seat} is on {place}."),
            Self::NotYours(seat) => write!(f, "The pawns of seat {seat} are not yours to move now."),
            Self::OwnSeat(seat) => write!(f, "Your own pawns are written without `{seat}:`."),
            Self::Stopped(card, from, obstacle) => stopped(f, card, from, obstacle),
            Self::WrongSquare(card, from, to, right) => {
                write!(f, "With {card} {} goes to {right}, not to {to}.", pawn(from))
            }
            Self::DoesNotEnter(card) => write!(f, "With {card} no pawn can enter; that takes an ace or a king."),
            Self::OnlyEnters(card) => write!(f, "At this table {card} only enters a pawn."),
            Self::DoesNotSwap(card) => write!(f, "With {card} no pawns are swapped; that takes a jack."),
            Self::OnlySwaps => f.write_str("A jack swaps two pawns, as in `J 5<>30`."),
            Self::NotSplit(card) => write!(f, "Only a seven is split over several pawns, not {card}."),
            Self::SevenSum(steps) => write!(f, "The parts of a seven count 7 together, not {steps}."),
            Self::TooManyParts => f.write_str("At this table a seven is split over two pawns at most."),
            Self::WrittenAs(play) => write!(f, "That play is written `{play}`."),
            Self::SamePawn(place) => write!(f, "Two parts move the same pawn, over {place}; each needs its own pawn."),
            Self::RestForPartner(seat) => {
                write!(f, "Your last pawn comes in, so the rest of the seven has to move a pawn of seat {seat}.")
            }
            Self::RestStuck(rest) => write!(f, "No pawn can make the rest of the seven, {rest}."),
            Self::NotOnTrack(place) => write!(f, "A jack swaps pawns on the track, and {place} is not on it."),
            Self::NothingOn(place) => write!(f, "No pawn stands on {place}."),
            Self::SwapOwn(place) => write!(f, "The pawn on {place} is of the same seat; a jack swaps with another's."),
            Self::SwapGuarded(place) => {
                write!(f, "The pawn on {place} is on its own start and cannot be swapped away.")
            }
            Self::NotFromStart(place) => {
                write!(f, "At this table your pawn on {place}, its own start, cannot be swapped.")
            }
            Self::NothingToMove(card) => {
                write!(f, "There is no pawn on the track or in the base that {card} could move.")
            }
            Self::NothingToSwap => f.write_str("There are no two pawns on the track that a jack could swap."),
            Self::MustPlay => f.write_str("A hand that can be played is not thrown in."),
            Self::ExchangeFirst => f.write_str("Cards are exchanged first: `give` one to your partner."),
            Self::NoExchange => f.write_str("No cards are exchanged now."),
            Self::WrongDealer => f.write_str("The first dealer has to be drawn, one of the seats."),
            Self::WrongDeck => {
                f.write_str("The whole deck has to be shuffled, every card once for each seat, and the jokers.")
            }
            Self::NotOnTurn(seat) => write!(f, "Seat {seat} is not on turn and has nothing to forfeit."),
            Self::NothingToRuleOn => f.write_str("A card played is played; there is nothing to rule on."),
        }
    }
}
