use super::{Card, Cards, Colours, MOST_SEATS, PawnBoard, SQUARES_A_SEAT};

/// The rules of one table as the core needs them: its seats and every option, resolved.
///
/// The fields are public so that tests and experiments can set up any table; the core doesn't check them. A sensible
/// table comes from [`crate::Keezen::laws`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laws {
    /// The number of seats, 2 to 9.
    pub seats: u8,
    /// The number of colours: one per seat, or two (Z1.5).
    pub colours: u8,
    /// The number of pawns of a colour, 1 to 4.
    pub pawns: u8,
    /// The side of each colour; partners are on the same.
    pub side: [u8; MOST_SEATS],
    /// The number of cards each seat gets in each deal of a cycle; 0 if there is no such deal.
    pub deals: [u8; 3],
    /// Whether the dealer changes with every deal, not only with every cycle (Z2.1).
    pub dealer_per_deal: bool,
    /// Whether partners exchange a card before each deal is played (Z2.2).
    pub exchange: bool,
    /// Whether a king may move 13 (Z3.1).
    pub king_moves: bool,
    /// Whether a player may capture their own and their partners' pawns (Z4.1).
    pub friendly_fire: bool,
    /// Whether a pawn that comes back to its start guards it again (Z4.2).
    pub guard_again: bool,
    /// Whether a player may swap their own pawn away from its start (Z4.4).
    pub jack_from_start: bool,
    /// Whether a pawn that would overshoot its base goes round for another lap (Z4.5).
    pub extra_lap: bool,
    /// The order in which a base is filled (Z4.6).
    pub fill: Fill,
    /// Whether a move inside the base must be made if there is no other (Z4.7).
    pub base_moves_forced: bool,
    /// The most pawns a seven may be split among (Z5.1).
    pub parts: u8,
    /// Whether a seven may be shared with the partner at any time (Z5.2).
    pub free_share: bool,
    /// The points for pawns and the win (Z7).
    pub points: PawnPoints,
    /// One card of each rank in the deck, which has one for every seat.
    pub ranks: Cards,
    /// The number of jokers in the deck besides them (Z3.3).
    pub jokers: u8,
}

impl Laws {
    /// The laws of the tournament sheet for this many seats, with partners opposite or playing individually.
    pub fn sheet(seats: usize, in_pairs: bool) -> Self {
        Self {
            seats: seats as u8,
            colours: seats as u8,
            pawns: 4,
            side: Self::sides(if in_pairs { seats / 2 } else { seats }),
            deals: [5, 4, 4],
            dealer_per_deal: false,
            exchange: false,
            king_moves: false,
            friendly_fire: true,
            guard_again: true,
            jack_from_start: true,
            extra_lap: false,
            fill: Fill::Free,
            base_moves_forced: true,
            parts: 2,
            free_share: false,
            points: PawnPoints::Tournament,
            ranks: Card::all().collect(),
            jokers: 0,
        }
    }

    /// The side of each colour when this many sides sit evenly spread.
    pub fn sides(count: usize) -> [u8; MOST_SEATS] {
        std::array::from_fn(|colour| (colour % count) as u8)
    }

    /// The number of seats.
    pub const fn seat_count(&self) -> usize {
        self.seats as usize
    }

    /// The number of colours.
    pub const fn colour_count(&self) -> usize {
        self.colours as usize
    }

    /// The seat that plays a colour.
    pub const fn seat_of(&self, colour: usize) -> usize {
        colour % self.seat_count()
    }

    /// The colours of a seat: its own, and the one opposite if it has two.
    pub fn colours_of(&self, seat: usize) -> impl Iterator<Item = usize> + use<> {
        (seat..self.colour_count()).step_by(self.seat_count())
    }

    /// The number of squares of the track.
    pub const fn squares(&self) -> u8 {
        self.colours * SQUARES_A_SEAT
    }

    /// The square on which pawns of the colour enter.
    pub const fn start(colour: usize) -> u8 {
        colour as u8 * SQUARES_A_SEAT
    }

    /// The last square before the base of the colour (Z1.1).
    pub const fn entry(&self, colour: usize) -> u8 {
        if colour == 0 { self.squares() - 1 } else { Self::start(colour) - 1 }
    }

    /// The colour whose start comes next after a square.
    pub const fn next_start(&self, square: u8) -> usize {
        let next = (square / SQUARES_A_SEAT + 1) as usize;
        if next == self.colour_count() { 0 } else { next }
    }

    /// The seat to the left, clockwise.
    pub const fn after(&self, seat: usize) -> usize {
        if seat + 1 == self.seat_count() { 0 } else { seat + 1 }
    }

    /// The partners of a seat, clockwise from it.
    pub fn partners(&self, seat: usize) -> impl Iterator<Item = usize> + Clone + '_ {
        let round = (seat + 1..self.seat_count()).chain(0..seat);
        round.filter(move |other| self.side[*other] == self.side[seat])
    }

    /// The partner of a seat; in a team of three the next one clockwise.
    pub fn partner(&self, seat: usize) -> Option<usize> {
        self.partners(seat).next()
    }

    /// Whether two seats or colours are the same or on the same side.
    pub const fn same_side(&self, one: usize, other: usize) -> bool {
        self.side[one] == self.side[other]
    }

    /// The colours a seat plays: its own and, once all of those are home, those of the next partner clockwise who still
    /// has pawns out (Z6.1). None if all are home.
    pub fn movers(&self, board: &PawnBoard, seat: usize) -> Colours {
        let own: Colours = self.colours_of(seat).filter(|colour| !board.is_in(*colour)).collect();
        if own.is_empty() {
            return self.partners(seat).find(|partner| !board.is_in(*partner)).into_iter().collect();
        }
        own
    }

    /// The first colour that a seat plays; its own if all pawns are home.
    pub fn mover(&self, board: &PawnBoard, seat: usize) -> usize {
        self.movers(board, seat).iter().next().unwrap_or(seat)
    }

    /// Whether all pawns of the seat's side are home (Z6.2).
    pub fn side_is_in(&self, board: &PawnBoard, seat: usize) -> bool {
        board.is_in(seat) && (0..self.colour_count()).all(|other| !self.same_side(seat, other) || board.is_in(other))
    }

    /// All cards of the deck, without an order.
    pub fn full_deck(&self) -> Cards {
        let ranks = self.ranks.iter().flat_map(|card| std::iter::repeat_n(card, self.seat_count()));
        ranks.chain(std::iter::repeat_n(Card::JOKER, usize::from(self.jokers))).collect()
    }

    /// Whether a deal of the cycle comes after this one.
    pub fn has_deal_after(&self, deal: u8) -> bool {
        self.deals.get(usize::from(deal) + 1).is_some_and(|cards| *cards > 0)
    }

    /// The most cards a hand can have.
    pub fn largest_hand(&self) -> usize {
        self.deals.iter().map(|cards| usize::from(*cards)).max().unwrap_or(0)
    }
}

/// The order in which a base is filled (Z4.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// In any order, as long as no pawn is jumped.
    Free,
    /// Only the deepest free slot (Z4.10).
    DeepestFirst,
    /// Only the slot next to the pawn deeper in, or the deepest slot if there is none (Z4.12).
    Connected,
}

/// The points for a pawn that enters its base, and for the win (Z7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PawnPoints {
    /// 150, 140, ... 10 for the first to the fifteenth pawn of all, and 200 for the win (Z7.1).
    Tournament,
    /// 2 per pawn and 10 for the win (Z7.4).
    Nk,
    /// No points: every pawn counts one.
    Pawns,
}

impl PawnPoints {
    /// The points for a pawn that enters its base after this many others, of all seats.
    pub const fn of_pawn(self, others_before: u8) -> i16 {
        match self {
            Self::Tournament if others_before < 15 => 150 - 10 * others_before as i16,
            Self::Tournament => 0,
            Self::Nk => 2,
            Self::Pawns => 1,
        }
    }

    /// The bonus for the win.
    pub const fn of_win(self) -> i16 {
        match self {
            Self::Tournament => 200,
            Self::Nk => 10,
            Self::Pawns => 0,
        }
    }
}
