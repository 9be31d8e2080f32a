use super::{Board, Card, Cards, Deck, Gift, Laws, MOST_SEATS, Play};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// What a table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nobody has dealt yet; the first dealer is to be drawn.
    Dealer,
    /// The dealer is to shuffle.
    Shuffle,
    /// Partners are to hand each other a card.
    Exchange,
    /// A seat is to play a card.
    Turn,
    /// A team has won.
    Won,
}

/// A game as the core sees it: pawns, hands, deck and turn.
///
/// It is small and `Copy`, so that a search can try a play on a copy. All hands and the order of the deck lie open in
/// it; what one seat knows is a [`crate::KeezenView`], from which [`crate::KeezenView::determinise`] makes a table that
/// fits it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The pawns.
    pub board: Board,
    /// The cards of each seat.
    pub hands: [Cards; MOST_SEATS],
    /// The cards of the later deals of this cycle, and those that stay undealt.
    pub deck: Deck,
    /// What it waits for.
    pub phase: Phase,
    /// Who plays, or will begin when the cards are dealt.
    pub turn: u8,
    /// Who deals.
    pub dealer: u8,
    /// Which deal of the cycle it is, from 0.
    pub deal: u8,
    /// How many pawns have come in, of all seats.
    pub arrivals: u8,
    /// What the pawns of each colour have brought; the bonus of the win is not in it.
    pub points: [i16; MOST_SEATS],
    /// What each seat has chosen to hand to its partner, as long as the exchange is open.
    pub given: [Option<Card>; MOST_SEATS],
    /// A card each seat was given in this deal and still holds: the partner it is from knows of it.
    pub known: [Option<Gift>; MOST_SEATS],
    /// How often somebody was asked something: a new number for every turn and every exchange.
    pub asks: u32,
}

impl Table {
    /// All pawns wait, and the first dealer is to be drawn.
    pub fn new(laws: &Laws) -> Self {
        Self {
            board: Board::new(laws),
            hands: [Cards::NONE; MOST_SEATS],
            deck: Deck::EMPTY,
            phase: Phase::Dealer,
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

    /// Who plays, if somebody is to.
    pub fn on_turn(&self) -> Option<usize> {
        (self.phase == Phase::Turn).then_some(usize::from(self.turn))
    }

    /// Shows every legal play of the seat on turn until the visitor has seen enough: cards from the ace to the king and
    /// jokers last, equal cards once. Nothing is allocated, and nothing is shown when nobody is on turn.
    pub fn visit_plays(&self, laws: &Laws, visit: &mut impl FnMut(Play) -> ControlFlow<()>) -> ControlFlow<()> {
        match self.on_turn() {
            Some(seat) => self.visit_plays_of(laws, seat, visit),
            None => ControlFlow::Continue(()),
        }
    }

    /// The same for any seat, as if it were on turn.
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

    /// Whether the seat on turn may throw its hand in though it can play: only inside a base, where that is not forced
    /// (Z4.7).
    pub fn may_throw_in(&self, laws: &Laws) -> bool {
        let must = |play: Play| if play.is_inside_base() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
        !laws.base_moves_forced && self.phase == Phase::Turn && self.visit_plays(laws, &mut { must }).is_continue()
    }

    /// A seat of the team that has won.
    pub fn winner(&self, laws: &Laws) -> Option<usize> {
        (0..laws.seat_count()).find(|seat| laws.side_is_in(&self.board, *seat))
    }

    /// The points of a seat and its partners, the bonus of a win included.
    pub fn side_points(&self, laws: &Laws, seat: usize) -> i16 {
        let colours = (0..laws.colour_count()).filter(|colour| laws.same_side(seat, *colour));
        let bonus = if laws.side_is_in(&self.board, seat) { laws.points.of_win() } else { 0 };
        colours.map(|colour| self.points[colour]).sum::<i16>() + bonus
    }
}
