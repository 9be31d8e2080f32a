use super::{Board, Card, Cards, MOST_SEATS, Points, SQUARES_A_SEAT};

/// The rules of one table as the core needs them: its seats and every option, resolved.
///
/// The fields are public so that tests and experiments can set up any table; the core takes them as they are. A table
/// that makes sense comes from [`crate::Keezen::laws`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laws {
    /// How many seats, 2 to 8.
    pub seats: u8,
    /// How many pawns a seat has, 1 to 4.
    pub pawns: u8,
    /// The partner of each seat, if it has one.
    pub partner: [Option<u8>; MOST_SEATS],
    /// How many cards each seat gets in each deal of a cycle; 0 means that there is no such deal.
    pub deals: [u8; 3],
    /// Whether the dealer changes with every deal, not only with every cycle (Z2.1).
    pub dealer_per_deal: bool,
    /// Whether partners exchange a card before each deal is played (Z2.2).
    pub exchange: bool,
    /// Whether a king may move 13 (Z3.1).
    pub king_moves: bool,
    /// Whether own and partner's pawns may be captured (Z4.1).
    pub friendly_fire: bool,
    /// Whether a pawn that comes back to its start guards it again (Z4.2).
    pub guard_again: bool,
    /// Whether an own pawn on its start may be swapped (Z4.4).
    pub jack_from_start: bool,
    /// Whether a pawn with too many steps for its base goes on for another lap (Z4.5).
    pub extra_lap: bool,
    /// Whether a base is filled from its deepest slot on (Z4.6).
    pub deepest_first: bool,
    /// Whether a move inside the base must be made if there is no other (Z4.7).
    pub base_moves_forced: bool,
    /// Whether a seven may be shared with the partner at any time (Z5.2).
    pub free_share: bool,
    /// What is paid (Z7).
    pub points: Points,
    /// One of each rank that is played with; the deck has one for every seat.
    pub ranks: Cards,
}

impl Laws {
    /// The tournament sheet for so many seats, in pairs of partners opposite or each for himself.
    pub fn sheet(seats: usize, in_pairs: bool) -> Self {
        let mut partner = [None; MOST_SEATS];
        if in_pairs {
            let opposite = |seat: usize| ((seat + seats / 2) % seats) as u8;
            partner.iter_mut().take(seats).enumerate().for_each(|(seat, of)| *of = Some(opposite(seat)));
        }
        Self {
            seats: seats as u8,
            pawns: 4,
            partner,
            deals: [5, 4, 4],
            dealer_per_deal: false,
            exchange: false,
            king_moves: false,
            friendly_fire: true,
            guard_again: true,
            jack_from_start: true,
            extra_lap: false,
            deepest_first: false,
            base_moves_forced: true,
            free_share: false,
            points: Points::Tournament,
            ranks: Card::all().collect(),
        }
    }

    /// How many seats there are.
    pub const fn seat_count(&self) -> usize {
        self.seats as usize
    }

    /// How many squares the track has.
    pub const fn squares(&self) -> u8 {
        self.seats * SQUARES_A_SEAT
    }

    /// Where pawns of the seat enter.
    pub const fn start(seat: usize) -> u8 {
        seat as u8 * SQUARES_A_SEAT
    }

    /// The last square before the base of the seat (Z1.1).
    pub const fn entry(&self, seat: usize) -> u8 {
        if seat == 0 { self.squares() - 1 } else { Self::start(seat) - 1 }
    }

    /// The seat to the left, clockwise.
    pub const fn after(&self, seat: usize) -> usize {
        if seat + 1 == self.seat_count() { 0 } else { seat + 1 }
    }

    /// The partner of a seat.
    pub const fn partner(&self, seat: usize) -> Option<usize> {
        match self.partner[seat] {
            Some(partner) => Some(partner as usize),
            None => None,
        }
    }

    /// Whether two seats are the same or partners.
    pub fn same_side(&self, one: usize, other: usize) -> bool {
        one == other || self.partner(one) == Some(other)
    }

    /// Whose pawns a seat plays: its own, and its partner's once all of its own are in (Z6.1).
    pub fn mover(&self, board: &Board, seat: usize) -> usize {
        match self.partner(seat) {
            Some(partner) if board.is_in(seat) => partner,
            _ => seat,
        }
    }

    /// Whether all pawns of the seat and its partner are in (Z6.2).
    pub fn side_is_in(&self, board: &Board, seat: usize) -> bool {
        board.is_in(seat) && self.partner(seat).is_none_or(|partner| board.is_in(partner))
    }

    /// All cards of the deck, without an order.
    pub fn full_deck(&self) -> Cards {
        self.ranks.iter().flat_map(|card| std::iter::repeat_n(card, self.seat_count())).collect()
    }

    /// How many cards a hand has at most.
    pub fn largest_hand(&self) -> usize {
        self.deals.iter().map(|cards| usize::from(*cards)).max().unwrap_or(0)
    }
}
