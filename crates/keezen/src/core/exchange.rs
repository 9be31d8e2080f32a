//! The exchange of a card between partners, an option (Z2.2): everyone chooses unseen, then all cards change hands.

use super::{Card, CardTable, Colours, KeezenPhase, Laws, MOST_SEATS, TableEvent};
use kee_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A card that a partner gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gift {
    /// The partner.
    pub from: u8,
    /// The card.
    pub card: Card,
}

impl CardTable {
    /// The seats that still have to choose a card for their partner.
    pub fn givers(&self, laws: &Laws) -> SeatSet {
        let open = self.phase == KeezenPhase::Exchange;
        let still_to_give =
            |seat: &Seat| open && self.given[seat.index()].is_none() && self.exchanges(laws, seat.index());
        Seat::first(laws.seat_count()).filter(still_to_give).collect()
    }

    /// Whether the seat has a card to give and a partner to give it to.
    fn exchanges(&self, laws: &Laws, seat: usize) -> bool {
        self.receiver(laws, seat).is_some() && !self.board.is_gone(seat) && !self.hands[seat].is_empty()
    }

    /// The seat that gets the card of a seat: the next partner clockwise who has not left.
    pub fn receiver(&self, laws: &Laws, seat: usize) -> Option<usize> {
        laws.partners(seat).find(|partner| !self.board.is_gone(*partner))
    }

    pub(crate) fn open_exchange(&mut self, laws: &Laws, hear: &mut impl FnMut(TableEvent)) {
        self.given = [None; MOST_SEATS];
        self.phase = KeezenPhase::Exchange;
        self.asks += 1;
        self.close_exchange_if_done(laws, hear);
    }

    /// Chooses the card of a seat for its partner; it should hold it. When all have chosen, the cards change hands and
    /// the first seat plays.
    pub fn give(&mut self, laws: &Laws, seat: usize, card: Card, hear: &mut impl FnMut(TableEvent)) {
        self.given[seat] = Some(card);
        self.close_exchange_if_done(laws, hear);
    }

    /// Gives the first card of the hand for every seat that has not chosen.
    pub fn give_for_all(&mut self, laws: &Laws, hear: &mut impl FnMut(TableEvent)) {
        for seat in self.givers(laws).iter().map(Seat::index) {
            self.given[seat] = self.hands[seat].kinds().next();
        }
        self.close_exchange_if_done(laws, hear);
    }

    /// Takes a seat that left out of the exchange, and a partner who is then alone.
    pub(super) fn leave_exchange(&mut self, laws: &Laws, seat: usize, hear: &mut impl FnMut(TableEvent)) {
        self.given[seat] = None;
        let alone: Colours = laws.partners(seat).filter(|partner| self.receiver(laws, *partner).is_none()).collect();
        alone.iter().for_each(|partner| self.given[partner] = None);
        if let Some(next) = self.next_with_cards(laws) {
            self.turn = next as u8;
        }
        self.close_exchange_if_done(laws, hear);
    }

    fn close_exchange_if_done(&mut self, laws: &Laws, hear: &mut impl FnMut(TableEvent)) {
        if !self.givers(laws).is_empty() {
            return;
        }
        let given = std::mem::take(&mut self.given);
        for (from, card) in given.iter().enumerate().filter_map(|(seat, card)| card.map(|card| (seat, card))) {
            if let Some(to) = self.receiver(laws, from) {
                self.hands[from].take(card);
                self.hands[to].put(card);
                self.known[to] = Some(Gift { from: from as u8, card });
                hear(TableEvent::Handed { from, to, card });
            }
        }
        self.go_on(laws, hear);
    }
}
