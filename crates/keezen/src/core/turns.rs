//! The course of a game: deals, turns and hands thrown in.

use super::{CardTable, Cards, Deck, KeezenPhase, Laws, MOST_SEATS, Play, TableEvent};

impl CardTable {
    /// Sets the first dealer.
    pub fn set_dealer(&mut self, laws: &Laws, dealer: usize) {
        self.dealer = dealer as u8;
        self.turn = laws.after(dealer) as u8;
        self.phase = KeezenPhase::Shuffle;
    }

    /// Deals the first deal of a cycle from a shuffled deck (Z2.1), which should be the whole deck.
    pub fn shuffle(&mut self, laws: &Laws, deck: Deck, hear: &mut impl FnMut(TableEvent)) {
        self.deck = deck;
        self.deal = 0;
        self.deal_out(laws, hear);
    }

    /// Plays a card of the seat whose turn it is; then throws in dead hands and deals, until a seat can play, the deck
    /// has to be shuffled or the game is won.
    ///
    /// The play has to be one that [`CardTable::visit_plays`] visits; this is not checked again.
    pub fn play(&mut self, laws: &Laws, play: &Play, hear: &mut impl FnMut(TableEvent)) {
        let seat = usize::from(self.turn);
        self.hands[seat].take(play.held());
        if self.known[seat].is_some_and(|gift| gift.card == play.held()) {
            self.known[seat] = None;
        }
        let made = self.board.make_and_tell(laws, seat, play);
        hear(TableEvent::Played { seat, play: *play, captured: made.captured, swapped: made.swapped });
        for owner in made.arrived.into_iter().flatten().map(usize::from) {
            let points = laws.points.of_pawn(self.arrivals);
            self.arrivals += 1;
            self.points[owner] += points;
            hear(TableEvent::Arrived { owner, points });
        }
        if made.arrived.iter().any(Option::is_some) && laws.side_is_in(&self.board, seat) {
            self.phase = KeezenPhase::Won;
            return;
        }
        self.turn = laws.after(seat) as u8;
        self.go_on(laws, hear);
    }

    /// Throws in the hand of the seat whose turn it is, which then waits for the next deal.
    pub fn throw_in(&mut self, laws: &Laws, hear: &mut impl FnMut(TableEvent)) {
        self.discard(usize::from(self.turn), hear);
        self.go_on(laws, hear);
    }

    /// Lets a seat leave for good: its hand is thrown in, now and at every later turn, and its pawns stay.
    pub fn leave(&mut self, laws: &Laws, seat: usize, hear: &mut impl FnMut(TableEvent)) {
        self.leave_board(laws, seat);
        self.discard(seat, hear);
        match self.phase {
            KeezenPhase::Exchange => self.leave_exchange(laws, seat, hear),
            KeezenPhase::Turn if usize::from(self.turn) == seat => self.go_on(laws, hear),
            _ => {}
        }
    }

    /// Lets the last seat of all other sides leave: its hand is thrown in, and nobody plays on.
    pub(crate) fn leave_at_end(&mut self, laws: &Laws, seat: usize, hear: &mut impl FnMut(TableEvent)) {
        self.leave_board(laws, seat);
        self.given[seat] = None;
        self.discard(seat, hear);
        if self.phase == KeezenPhase::Exchange {
            self.turn = self.next_with_cards(laws).map_or(self.turn, |next| next as u8);
        }
    }

    fn leave_board(&mut self, laws: &Laws, seat: usize) {
        laws.colours_of(seat).for_each(|colour| self.board.leave(colour));
    }

    fn discard(&mut self, seat: usize, hear: &mut impl FnMut(TableEvent)) {
        let hand = std::mem::take(&mut self.hands[seat]);
        self.known[seat] = None;
        if !hand.is_empty() {
            hear(TableEvent::ThrewIn(seat, hand));
        }
    }

    /// The next seat with cards, starting with the one whose turn it is.
    pub(super) fn next_with_cards(&self, laws: &Laws) -> Option<usize> {
        let (from, seats) = (usize::from(self.turn), laws.seat_count());
        let round = (from..seats).chain(0..from);
        round.into_iter().find(|seat| !self.hands[*seat].is_empty())
    }

    /// Finds the next seat that can play, throwing in dead hands on the way (Z2.4).
    pub(crate) fn go_on(&mut self, laws: &Laws, hear: &mut impl FnMut(TableEvent)) {
        while let Some(seat) = self.next_with_cards(laws) {
            self.turn = seat as u8;
            if !self.board.is_gone(seat) && self.can_play(laws, seat) {
                self.phase = KeezenPhase::Turn;
                self.asks += 1;
                return;
            }
            self.discard(seat, hear);
        }
        self.next_deal(laws, hear);
    }

    fn next_deal(&mut self, laws: &Laws, hear: &mut impl FnMut(TableEvent)) {
        // Cards left over after all deals stay undealt until the next shuffle (Z3.3).
        let more = laws.has_deal_after(self.deal) && !self.deck.is_empty();
        if laws.dealer_per_deal || !more {
            self.dealer = laws.after(usize::from(self.dealer)) as u8;
        }
        if more {
            self.deal += 1;
            self.deal_out(laws, hear);
        } else {
            self.phase = KeezenPhase::Shuffle;
            self.turn = laws.after(usize::from(self.dealer)) as u8;
        }
    }

    /// Deals each seat its cards in one packet, starting left of the dealer; that seat also plays first.
    fn deal_out(&mut self, laws: &Laws, hear: &mut impl FnMut(TableEvent)) {
        let first = laws.after(usize::from(self.dealer));
        self.turn = first as u8;
        self.known = [None; MOST_SEATS];
        let count = laws.deals.get(usize::from(self.deal)).copied().unwrap_or(0);
        for seat in (first..laws.seat_count()).chain(0..first) {
            let packet: Cards = (0..count).map_while(|_| self.deck.deal()).collect();
            self.hands[seat] = packet;
            hear(TableEvent::Dealt(seat, packet));
        }
        if laws.exchange {
            self.open_exchange(laws, hear);
        } else {
            self.go_on(laws, hear);
        }
    }
}
