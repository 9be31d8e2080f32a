use super::{CapturedPawn, Card, Cards, Deck, Gift, Laws, MOST_PARTS, MOST_SEATS, PawnBoard, Play};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// The step that a table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeezenPhase {
    /// The draw of the first dealer.
    Dealer,
    /// The dealer's shuffle.
    Shuffle,
    /// The exchange of a card between partners.
    Exchange,
    /// A play.
    Turn,
    /// Nothing: a team has won.
    Won,
}

/// A game as the core sees it: pawns, hands, deck and turn.
///
/// It is small and `Copy`, so that a search can try a play on a copy. It shows all hands and the order of the deck;
/// what one seat knows is a [`crate::KeezenView`], from which [`crate::KeezenView::determinise`] makes a possible
/// table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct CardTable {
    /// The pawns.
    pub board: PawnBoard,
    /// The cards of each seat.
    pub hands: [Cards; MOST_SEATS],
    /// The cards of the later deals of this cycle, and those that stay undealt.
    pub deck: Deck,
    /// The step that it is waiting for.
    pub phase: KeezenPhase,
    /// The seat that plays, or will go first once the cards are dealt.
    pub turn: u8,
    /// The dealer.
    pub dealer: u8,
    /// The number of the deal in its cycle, from 0.
    pub deal: u8,
    /// The number of pawns that are home, of all seats.
    pub arrivals: u8,
    /// The points scored by the pawns of each colour, without the bonus for the win.
    pub points: [i16; MOST_SEATS],
    /// The card each seat has chosen for its partner, while the exchange is open.
    pub given: [Option<Card>; MOST_SEATS],
    /// A card each seat was given in this deal and still holds, which the giver knows about.
    pub known: [Option<Gift>; MOST_SEATS],
    /// The number of turns and exchanges so far.
    pub asks: u32,
}

impl CardTable {
    /// A new table: all pawns wait, and the first dealer will be drawn.
    pub fn new(laws: &Laws) -> Self {
        Self {
            board: PawnBoard::new(laws),
            hands: [Cards::NONE; MOST_SEATS],
            deck: Deck::EMPTY,
            phase: KeezenPhase::Dealer,
            turn: 0,
            dealer: laws.seats - 1,
            deal: 0,
            arrivals: 0,
            points: [0; MOST_SEATS],
            given: [None; MOST_SEATS],
            known: [None; MOST_SEATS],
            asks: 0,
        }
    }

    /// The seat whose turn it is, if any.
    pub fn on_turn(&self) -> Option<usize> {
        (self.phase == KeezenPhase::Turn).then_some(usize::from(self.turn))
    }

    /// Visits every legal play of the seat whose turn it is, until the visitor stops: cards from the ace to the king
    /// and jokers last, equal cards once. Allocates nothing, and visits nothing when it is nobody's turn.
    pub fn visit_plays(&self, laws: &Laws, visit: &mut impl FnMut(Play) -> ControlFlow<()>) -> ControlFlow<()> {
        match self.on_turn() {
            Some(seat) => self.visit_plays_of(laws, seat, visit),
            None => ControlFlow::Continue(()),
        }
    }

    /// Does the same for any seat, as if it were its turn.
    pub fn visit_plays_of(
        &self,
        laws: &Laws,
        seat: usize,
        visit: &mut impl FnMut(Play) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.hands[seat].kinds().try_for_each(|card| self.board.visit_plays(laws, seat, card, visit))
    }

    /// Whether the seat has a legal play (Z2.4).
    pub fn can_play(&self, laws: &Laws, seat: usize) -> bool {
        self.hands[seat].kinds().any(|card| self.board.can_play(laws, seat, card))
    }

    /// Whether the seat to play may throw in its hand although it can play: only moves inside a base are left, and this
    /// table doesn't force them (Z4.7).
    pub fn may_throw_in(&self, laws: &Laws) -> bool {
        let must = |play: Play| if play.is_inside_base() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
        !laws.base_moves_forced
            && self.phase == KeezenPhase::Turn
            && self.visit_plays(laws, &mut { must }).is_continue()
    }

    /// A seat of the team that has won.
    pub fn winner(&self, laws: &Laws) -> Option<usize> {
        (0..laws.seat_count()).find(|seat| laws.side_is_in(&self.board, *seat))
    }

    /// The points of a seat and its partners, with the bonus for a win.
    pub fn side_points(&self, laws: &Laws, seat: usize) -> i16 {
        let colours = (0..laws.colour_count()).filter(|colour| laws.same_side(seat, *colour));
        let bonus = if laws.side_is_in(&self.board, seat) { laws.points.of_win() } else { 0 };
        colours.map(|colour| self.points[colour]).sum::<i16>() + bonus
    }
}

/// Something that happens at a table. Bots need not listen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TableEvent {
    /// A seat was dealt these cards.
    Dealt(usize, Cards),
    /// An exchanged card changed hands.
    Handed {
        /// The giver.
        from: usize,
        /// The receiver.
        to: usize,
        /// The card.
        card: Card,
    },
    /// A seat played a card.
    Played {
        /// The seat.
        seat: usize,
        /// The play.
        play: Play,
        /// The pawns it captured, by part.
        captured: [Option<CapturedPawn>; MOST_PARTS],
        /// The colour of the pawn that a jack swapped with.
        swapped: Option<u8>,
    },
    /// A pawn entered its base.
    Arrived {
        /// The colour of the pawn.
        owner: usize,
        /// The points it scored.
        points: i16,
    },
    /// A hand was thrown in, face up.
    ThrewIn(usize, Cards),
}
